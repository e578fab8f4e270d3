package printshop

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/system/spool"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/pdf"
	"homespun/rulesets/household"
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
	column := container.New(widgets.Column{Gap: 8}, widgets.Text(words.WhichPrinterHelp))
	var d *widgets.Dialog
	var first fyne.Focusable
	for i, name := range names {
		button := widgets.NewButton(words.Short(strings.ReplaceAll(name, "_", " "), 60),
			theme.DocumentPrintIcon(),
			func() { d.Close(); s.sendTo(name) })
		button.Main, button.Leading = i == 0, true
		if i == 0 {
			first = button
		}
		column.Add(button)
	}
	content, _ := widgets.Scrolled(column, s.shell.Window.Canvas())
	d = widgets.NewDialog(s.shell.Window.Canvas(), words.WhichPrinter, content, words.Cancel,
		widgets.Answer{Text: words.Cancel})
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
	job, name, folder, printers := s.job, s.order.fileName(), household.Folder(s.shell.Folder), s.shell.Printers
	sizes := []paper.Size{s.order.size, s.order.boardSize}
	s.foot.print.SetEnabled(false)
	s.shell.Work(func() func() {
		paths, err := written(job, folder, name)
		var sent []spool.File
		for i, file := range job.Files() {
			if err == nil {
				sent = append(sent, runs(paths[i], file, sizes)...)
			}
		}
		var cannot error
		if err == nil {
			cannot = printers.Send(printer, sent)
		}
		return func() {
			s.foot.able(s.job != nil && len(s.job.Pages) > 0)
			switch {
			case err != nil:
				s.cannotSave(err)
			case cannot != nil:
				s.shell.Say(words.SavedPrint, words.At(strings.Join(paths, "\n"), words.Problem(cannot)))
			case !s.gone:
				s.choices.cut.printed()
				s.foot.showSaved(words.SentToPrinter(printer, paths[0]), paths[0], nil)
				if ranges := job.Ranges(); printer == "" && ranges != "" { // the system's own dialog asks how
					s.foot.showNotice(ranges)
				}
			}
		}
	})
}

// runs returns what a printer is sent of a file: all of it, or page after page that are printed on the same
// sides of paper of the same size, which is one of those given.
func runs(path string, file printables.File, sizes []paper.Size) []spool.File {
	var sent []spool.File
	for i, page := range file.Document.Pages {
		sides, size := sidesOf[file.Sides[i]], sizeOf(page, sizes)
		if len(sent) == 0 || sent[len(sent)-1].Size != size || sent[len(sent)-1].Sides != sides {
			sent = append(sent, spool.File{Path: path, Sides: sides, Size: size, First: i + 1})
		}
		sent[len(sent)-1].Last = i + 1
	}
	if len(sent) == 1 {
		sent[0].First, sent[0].Last = 0, 0
	}
	return sent
}

// sizeOf returns the paper of a page, which lies upright or across. It is the first one where none fits.
func sizeOf(page pdf.Page, sizes []paper.Size) spool.Size {
	wide, high := page.Drawing.Width, page.Drawing.Height
	found := sizes[0]
	for _, size := range sizes {
		if min(wide, high) == min(size.Width, size.Height) && max(wide, high) == max(size.Width, size.Height) {
			found = size
		}
	}
	return spool.Size{Name: found.ID, Width: found.Width, Height: found.Height}
}
