package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// spell asks for names of places, and taps these one after the other: people who stand at a table type "i1
// h2". What they type is shown large.
func (s *Screen) spell() {
	if s.replay.on() || s.phase.question == nil && !s.phase.fixing {
		return
	}
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
		list, unknown := s.board.Scene().Called(entry.Text)
		if unknown != "" {
			wrong.SetText(words.NoSuchPlace(unknown))
			return
		}
		d.Close()
		asked, fixing := s.phase.question, s.phase.fixing
		for _, inputs := range list { // none is tapped after a refusal, nor for another question
			if s.refused.text != "" || s.phase.question != asked || s.phase.fixing != fixing {
				break
			}
			s.tap(inputs)
		}
	}
	d = s.shell.Show(words.WhichPlaces, container.New(widgets.Column{Gap: 8}, large, entry, wrong))
	s.shell.Window.Canvas().Focus(entry)
}
