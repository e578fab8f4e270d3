package printshop

import (
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/printables"
)

// foot is the strip below the pages: a summary of the print, its notices, and the buttons that save it.
type foot struct {
	screen *Screen
	sum    *widget.Label
	notice *widget.Label
	notes  *widgets.Button
	anyway *widgets.Button
	where  *shell.Place
	print  *widgets.Button
	save   *widgets.Button
	saveAs *widgets.Button
	list   []string
	strip  fyne.CanvasObject
}

// inFoot is how many letters of notices fit into the foot. Longer ones are shown in a dialog.
const inFoot = 150

func newFoot(s *Screen) *foot {
	f := &foot{screen: s, sum: widgets.Words(words.LayingOut, theme.SizeNameText, look.Bold),
		notice: widgets.Quiet("")}
	f.notice.Hide()
	f.notes = widgets.NewButton("", theme.InfoIcon(), f.read)
	f.notes.Hide()
	f.anyway = widgets.NewButton(words.BlankToo, theme.ConfirmIcon(), s.printBlank)
	f.anyway.Hide()
	f.where = s.shell.NewPlace()
	f.print = widgets.NewMain(words.Print, theme.DocumentPrintIcon(), s.print)
	f.save = widgets.NewButton(words.SaveAndOpen, theme.FileIcon(), s.saveAndOpen)
	f.saveAs = widgets.NewButton(words.SaveAs, theme.DocumentSaveIcon(), s.saveElsewhere)
	f.strip = widgets.Footer(container.New(widgets.Column{Gap: -10}, f.sum, f.notice), f.notes, f.anyway,
		f.where.Button, f.saveAs, f.save, f.print)
	return f
}

// showJob shows the summary and the notices of a job.
func (f *foot) showJob(job *printables.Job, paper string) {
	if len(job.Pages) == 0 {
		nothing := words.NoPages
		if cut := f.screen.choices.cut; len(cut.asked) > 0 && cut.done() == len(cut.asked) {
			nothing = words.CutAll
		}
		f.set(nothing, "", nil)
		f.able(false)
		return
	}
	files := ""
	switch pages := job.Pages; {
	case len(job.Files()) > 1:
		files = words.TwoFiles
	case job.Ranges() != "":
		first := slices.IndexFunc(pages, func(page printables.Page) bool { return page.Pair != "" })
		files = words.LastBothSides(pages[first].Number, pages[first].Of)
	}
	sum := words.Facts(words.Sheets(job.Sheets(), paper), words.Used(job.Use), words.Cutting(job.Minutes),
		files)
	notice := strings.Join(job.Notices, " ")
	var list []string
	switch {
	case notice == "" && f.little():
	case notice == "":
		notice = words.PrintHundred
	case utf8.RuneCountInString(notice) > inFoot:
		list, notice = job.Notices, ""
	}
	f.set(sum, notice, list)
	f.able(true)
}

// little reports whether the window is so low that the foot leaves out notices which are printed on each
// sheet anyway.
func (f *foot) little() bool {
	return f.screen.shell.Window.Canvas().Size().Height < 500*look.Current().Text
}

// fail shows why nothing can be printed. It is printed nevertheless by one tap if all that is wrong is that some
// cards are empty.
func (f *foot) fail(problem string, blank bool) {
	f.set(words.CannotPrint+": "+problem, "", nil)
	f.able(false)
	widgets.SetVisible(f.anyway, blank)
}

func (f *foot) set(sum, notice string, list []string) {
	f.list = list
	high := f.strip.MinSize().Height
	if f.sum.Text != sum {
		f.sum.SetText(sum)
	}
	if f.notice.Text != notice {
		f.notice.SetText(notice)
	}
	widgets.SetVisible(f.notice, notice != "")
	f.notes.SetText(words.Notes(len(list)))
	widgets.SetVisible(f.notes, len(list) > 0)
	f.anyway.Hide()
	f.where.Set("")
	f.sum.Show()
	f.settle(high)
}

// settle lays out the foot again, and also the screen if the foot's height has changed. Was is the height
// before.
func (f *foot) settle(was float32) {
	f.strip.Refresh()
	if f.strip.MinSize().Height != was {
		f.screen.root.Refresh()
	}
}

// showNotice replaces the notices by another text, such as how a printer prints.
func (f *foot) showNotice(text string) { f.showAt(text, "") }

// showSaved says where something was saved, and offers to show its path there.
func (f *foot) showSaved(text, path string, cannot error) {
	if cannot != nil {
		text = words.Facts(text, words.CannotShow)
	}
	f.showAt(text, path)
}

func (f *foot) showAt(text, path string) {
	high := f.strip.MinSize().Height
	f.notice.SetText(text)
	widgets.SetVisible(f.notice, text != "")
	f.where.Set(path)
	widgets.SetVisible(f.sum, path == "" || !f.little()) // the path takes its place
	f.settle(high)
}

func (f *foot) able(on bool) {
	f.print.SetEnabled(on)
	f.save.SetEnabled(on)
	f.saveAs.SetEnabled(on)
}

// read shows all notices in a dialog, without cutting them.
func (f *foot) read() {
	column := container.New(widgets.Column{Gap: -4})
	for _, one := range f.list {
		column.Add(widgets.Text(one))
	}
	content, page := widgets.Scrolled(column, f.screen.shell.Window.Canvas())
	f.screen.shell.Show(words.NotesTitle, content).OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
}
