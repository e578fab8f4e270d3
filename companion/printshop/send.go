package printshop

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/kit"
	"homespun/companion/spool"
	"homespun/companion/words"
	"homespun/printables/pdf"
	"homespun/rulesets"
)

// print asks which printer is to print, and has it print. Where there is none it saves and opens the pages.
func (s *Screen) print() {
	if s.foot.print.Disabled() || !s.laidOut(s.print) {
		return
	}
	printers := s.shell.Printers
	s.foot.print.SetEnabled(false)
	s.shell.Work(func() func() {
		names := printers.Printers()
		return func() {
			s.foot.able(s.job != nil && len(s.job.Pages) > 0)
			switch {
			case s.gone:
			case len(names) == 0:
				s.saveAndOpen()
			case len(names) == 1 && names[0] == "":
				s.send("")
			default:
				s.askPrinter(names)
			}
		}
	})
}

// askPrinter asks which printer is to print. The first one is the usual one.
func (s *Screen) askPrinter(names []string) {
	column := container.New(kit.Column{Gap: 8}, kit.Text(words.WhichPrinterHelp))
	var d *kit.Dialog
	var first fyne.Focusable
	for i, name := range names {
		button := kit.NewButton(words.Short(strings.ReplaceAll(name, "_", " "), 60), theme.DocumentPrintIcon(),
			func() { d.Close(); s.sendTo(name) })
		button.Main, button.Leading = i == 0, true
		if i == 0 {
			first = button
		}
		column.Add(button)
	}
	content, _ := kit.Scrolled(column, s.shell.Window.Canvas())
	d = kit.NewDialog(s.shell.Window.Canvas(), words.WhichPrinter, content, words.Cancel,
		kit.Answer{Text: words.Cancel})
	d.OnClose = s.shell.Refocus
	d.SetFocus(first)
	d.Show()
}

// plain is the name of a printer without the signs that the system has in place of blanks.
var plain = strings.NewReplacer("_", " ", "-", " ")

// sendTo prints on a printer. If the family has measured a printer of that name, the pages are laid out for it
// first.
func (s *Screen) sendTo(name string) {
	for i, one := range s.choices.printer.list {
		if strings.EqualFold(plain.Replace(one.Name), plain.Replace(name)) &&
			(s.order.printer == nil || s.order.printer.Name != one.Name) {
			s.choices.printer.choose(i + 1)
			s.lay()
			if !s.laidOut(func() { s.send(name) }) {
				return
			}
			break
		}
	}
	s.send(name)
}

// sidesOf are the sides of the paper that a document is printed on.
var sidesOf = map[pdf.Duplex]spool.Sides{pdf.OneSide: spool.OneSide, pdf.LongEdge: spool.LongEdge,
	pdf.ShortEdge: spool.ShortEdge}

// send writes the pages into the family's folder and gives them to a printer.
func (s *Screen) send(printer string) {
	job, name, folder, printers := s.job, s.order.fileName(), rulesets.Folder(s.shell.Folder), s.shell.Printers
	size := spool.Size{Name: s.order.size.ID, Width: s.order.size.Width, Height: s.order.size.Height}
	s.foot.print.SetEnabled(false)
	s.shell.Work(func() func() {
		paths, err := written(job, folder, name)
		var sent []spool.File
		for i, file := range job.Files() {
			if err == nil {
				sent = append(sent, spool.File{Path: paths[i], Sides: sidesOf[file.Document.Duplex]})
			}
		}
		var cannot error
		if err == nil {
			cannot = printers.Send(printer, size, sent)
		}
		return func() {
			s.foot.able(s.job != nil && len(s.job.Pages) > 0)
			switch {
			case err != nil:
				s.cannotSave(err)
			case cannot != nil:
				s.shell.Say(words.SavedPrint, words.At(strings.Join(paths, "\n"), words.Problem(cannot)))
			case !s.gone:
				s.foot.showNotice(words.SentToPrinter(printer, paths[0]))
			}
		}
	})
}
