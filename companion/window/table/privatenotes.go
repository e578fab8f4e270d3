package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// notes are what each person alone knows and may want to read again.
type notes struct{ *hands }

// ofSeat returns the notes of a seat.
func (n notes) ofSeat(seat engines.Seat) []string {
	return n.game.PrivateNotes(n.session.Engine().View(n.session.Position(), seat), seat)
}

// seats returns the people who know something that others at the laptop must not see. It returns none while
// somebody has the laptop alone, or if there is a single person, who sees all of it on the table anyway.
func (n notes) seats() (list []engines.Seat) {
	if len(n.people()) < 2 || n.lifted >= 0 || n.phase.is == covered || n.phase.is == telling ||
		n.session.Over() {
		return nil
	}
	for _, seat := range n.people() {
		if len(n.ofSeat(seat)) > 0 {
			list = append(list, seat)
		}
	}
	return list
}

// showSecrets asks who wants to look, while the others look away, and shows them their private notes.
func (n notes) showSecrets() {
	answers := []widgets.Answer{{Text: words.Cancel}}
	for _, seat := range n.seats() {
		answers = append(answers,
			widgets.Answer{Text: words.Sentence(words.LooksAlone(n.seatName(seat), n.voice.Several(seat))),
				Do: func() { n.showSecret(seat) }})
	}
	n.shell.Show(words.LookAlone, widgets.Text(words.LookAway), answers...)
}

// showSecret shows a seat its private notes.
func (n notes) showSecret(seat engines.Seat) {
	var lines []fyne.CanvasObject
	for _, line := range n.ofSeat(seat) {
		lines = append(lines, widgets.Text(line))
	}
	body, _ := widgets.Scrolled(container.New(widgets.Column{Gap: 12, Inset: 6}, lines...),
		n.shell.Window.Canvas())
	n.shell.Show(words.ForAlone(n.seatName(seat)), body, widgets.Answer{Text: words.PutAway, Main: true})
}
