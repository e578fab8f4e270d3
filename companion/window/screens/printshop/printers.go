package printshop

import (
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/printer"
)

// printerChoices is the group for the printers that the family has measured.
type printerChoices struct {
	choices *choices
	fold    *widgets.Fold
	body    *fyne.Container
	list    []printer.Listing
}

func newPrinterChoices(c *choices, open map[string]bool) *printerChoices {
	p := &printerChoices{choices: c, body: container.New(widgets.Column{Gap: 8})}
	p.fold = c.fold(words.PrinterName, open, p.body)
	return p
}

// show lists the printers and chooses the one that the settings name. For a printer whose file is broken it
// shows what is wrong.
func (p *printerChoices) show(list []printer.Listing, err error) {
	s := p.choices.screen
	p.list = nil
	names, chosen := []string{words.NoPrinter}, 0
	var broken []string
	if err != nil {
		broken = append(broken, words.Problem(err))
	}
	for _, one := range list {
		if one.Err != nil {
			broken = append(broken, words.BrokenFile(filepath.Base(one.Path), one.Err))
			continue
		}
		if strings.EqualFold(one.Name, s.shell.Settings().Printer) {
			chosen = len(names)
		}
		names = append(names, words.Short(one.Name, 30))
		p.list = append(p.list, one)
	}
	p.take(chosen)
	again := widgets.NewButton(words.MeasureAgain, theme.ViewRefreshIcon(), func() {
		s.ways.Measure(s.shell.Settings().Printer)
	})
	again.Hidden = chosen == 0
	pick := widgets.NewPick(names, chosen, func(i int) {
		widgets.SetVisible(again, i > 0)
		p.choose(i)
		if i > 0 { // a printer's profile also sets the paper
			if size, err := s.order.printer.Size(); err == nil {
				s.order.size = size
				p.choices.set(func(to *settings.Settings) { to.Paper = size.ID })
				p.choices.paper.Show(size)
			}
		}
		p.choices.content.Again()
		s.lay()
	})
	p.body.Objects = []fyne.CanvasObject{widgets.Quiet(words.PrinterHelp), pick.Row}
	for _, problem := range broken {
		label := widgets.Quiet(problem)
		label.Importance = widget.DangerImportance
		p.body.Add(label)
	}
	p.body.Add(widgets.NewRow(
		widgets.NewButton(words.MeasureNew, theme.ContentAddIcon(), func() { s.ways.Measure("") }), again))
	p.choices.content.Again()
}

// choose is take that the settings remember.
func (p *printerChoices) choose(i int) {
	name := ""
	if i > 0 {
		name = p.list[i-1].Name
	}
	p.choices.set(func(to *settings.Settings) { to.Printer = name })
	p.take(i)
}

// take chooses one of the printers by its place in the list; 0 is none.
func (p *printerChoices) take(chosen int) {
	s := p.choices.screen
	s.order.printer = nil
	if chosen == 0 {
		p.fold.SetNote("")
		return
	}
	profile := p.list[chosen-1].Profile
	s.order.printer = &profile
	p.fold.SetNote(words.Facts(words.Short(profile.Name, 40), words.EdgeNote(profile.Flip == printer.Short)))
}
