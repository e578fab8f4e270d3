// Package check shows how the family's own table lies, to be compared with it.
package check

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/orders"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
)

// Show opens a dialog with help and what lies where, area by area. same is called if it lies so, and putRight
// if it does not; closed in any case.
func Show(sh *shell.Shell, help string, areas []orders.Area, same, putRight, closed func()) {
	content := container.New(widgets.Column{Gap: 8}, widgets.Quiet(help))
	for _, area := range areas {
		lines := container.New(widgets.Column{Gap: -12}, widgets.Words(area.Name, theme.SizeNameText, look.Bold))
		for _, line := range area.Lines {
			lines.Add(widgets.Words(line, theme.SizeNameText, fyne.TextStyle{}))
		}
		content.Add(lines)
	}
	scrolled, page := widgets.Scrolled(content, sh.Window.Canvas())
	d := sh.Show(words.StillTheSame, scrolled, widgets.Answer{Text: words.PutItRight, Do: putRight},
		widgets.Answer{Text: words.ItIsTheSame, Main: true, Do: same})
	d.OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
	ended := d.OnClose
	d.OnClose = func() {
		if ended != nil {
			ended()
		}
		closed()
	}
}
