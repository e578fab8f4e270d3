package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// privateNotes returns what a seat alone knows and may want to read again.
func (s *Screen) privateNotes(seat engines.Seat) []string {
	position := s.session.Position()
	return s.game.PrivateNotes(s.session.Engine().View(position, seat), seat)
}

// seatsWithNotes returns the people who know something that others at the laptop must not see. It returns
// none while somebody has the laptop alone, or if there is a single person, who sees all of it on the table
// anyway.
func (s *Screen) seatsWithNotes() (list []engines.Seat) {
	if len(s.people()) < 2 || s.lifted >= 0 || s.cover.content.Visible() || s.replay.on() ||
		s.session.Over() {
		return nil
	}
	for _, seat := range s.people() {
		if len(s.privateNotes(seat)) > 0 {
			list = append(list, seat)
		}
	}
	return list
}

// showSecrets asks who wants to look, while the others look away, and shows them their private notes.
func (s *Screen) showSecrets() {
	answers := []widgets.Answer{{Text: words.Cancel}}
	for _, seat := range s.seatsWithNotes() {
		answers = append(answers,
			widgets.Answer{Text: words.Sentence(words.LooksAlone(s.seatName(seat), s.voice.Several(seat))),
				Do: func() { s.showSecret(seat) }})
	}
	s.shell.Show(words.LookAlone, widgets.Text(words.LookAway), answers...)
}

// showSecret shows a seat its private notes.
func (s *Screen) showSecret(seat engines.Seat) {
	var lines []fyne.CanvasObject
	for _, line := range s.privateNotes(seat) {
		lines = append(lines, widgets.Text(line))
	}
	body, _ := widgets.Scrolled(container.New(widgets.Column{Gap: 12, Inset: 6}, lines...),
		s.shell.Window.Canvas())
	s.shell.Show(words.ForAlone(s.seatName(seat)), body, widgets.Answer{Text: words.PutAway, Main: true})
}
