package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/kit"
	"homespun/companion/words"
	"homespun/engines"
)

// confided returns what a seat knows alone, which it may want to look at again.
func (s *Screen) confided(seat engines.Seat) []string {
	position := s.session.Position()
	return s.game.PrivateNotes(s.session.Engine().View(position, seat), seat)
}

// confidants are the people who know something that the others at the laptop must not see; none while the
// laptop is in somebody's hands, or lies there for a single one, who sees all that is theirs on the table.
func (s *Screen) confidants() (list []engines.Seat) {
	if len(s.people()) < 2 || s.lifted >= 0 || s.cover.content.Visible() || s.replay.on() ||
		s.session.Over() {
		return nil
	}
	for _, seat := range s.people() {
		if len(s.confided(seat)) > 0 {
			list = append(list, seat)
		}
	}
	return list
}

// showSecrets asks who looks, while the others look away, and shows them what they alone know.
func (s *Screen) showSecrets() {
	answers := []kit.Answer{{Text: words.Cancel}}
	for _, seat := range s.confidants() {
		answers = append(answers,
			kit.Answer{Text: words.Sentence(words.LooksAlone(s.seatName(seat))),
				Do: func() { s.showSecret(seat) }})
	}
	s.shell.Show(words.LookAlone, kit.Text(words.LookAway), answers...)
}

// showSecret shows a seat what it knows alone.
func (s *Screen) showSecret(seat engines.Seat) {
	var lines []fyne.CanvasObject
	for _, line := range s.confided(seat) {
		lines = append(lines, kit.Text(line))
	}
	body, _ := kit.Scrolled(container.New(kit.Column{Gap: 12, Inset: 6}, lines...), s.shell.Window.Canvas())
	s.shell.Show(words.ForAlone(s.seatName(seat)), body, kit.Answer{Text: words.PutAway, Main: true})
}
