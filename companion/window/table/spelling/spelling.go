// Package spelling is the dialog in which people who stand at a table type the names of places: "i1 h2".
package spelling

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
)

// Ask asks for names of places of a scene, and passes on what lies there. What is typed is shown large.
func Ask(sh *shell.Shell, scene func() *tableau.Scene, spelled func(places [][]tableau.Input)) {
	entry := widgets.NewEntry("", words.PlacesExample)
	large := widgets.Words("", look.SizeOrder, look.Title)
	wrong := widgets.Danger(widgets.Words("", theme.SizeNameText, fyne.TextStyle{}))
	entry.Name = words.WhichPlaces
	entry.OnChanged = func(text string) {
		large.SetText(words.Short(text, 24))
		wrong.SetText("")
	}
	var d *widgets.Dialog
	entry.OnEnter = func() {
		places, unknown := scene().Called(entry.Text)
		if unknown != "" {
			wrong.SetText(words.NoSuchPlace(unknown))
			return
		}
		d.Close()
		spelled(places)
	}
	d = sh.Show(words.WhichPlaces, container.New(widgets.Column{Gap: 8}, large, entry, wrong))
	sh.Window.Canvas().Focus(entry)
}
