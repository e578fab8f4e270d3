package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/podium"
	"homespun/engines"
	"homespun/engines/record"
)

// end shows the podium over the board once the match is over.
type end struct {
	screen *Screen
	shown  int // the number of lines when the panel was made; -1 if it is hidden
	panel  *podium.Panel
	// match and facts are those told last, told the match that they are of, after so many lines. They are kept
	// while people look at the board.
	facts   []string
	told    *record.Match
	lines   int
	buttons []*widgets.Button
	content *fyne.Container
}

func newEnd(s *Screen) *end {
	e := &end{screen: s, shown: -1, content: container.NewStack()}
	e.content.Hide()
	return e
}

// first returns the button that gets the focus.
func (e *end) first() fyne.Focusable {
	if len(e.buttons) == 0 {
		return e.screen.board
	}
	return e.buttons[0]
}

func (e *end) update() {
	s := e.screen
	_, past := s.session.Looking()
	e.content.Hidden = !s.session.Over() || past || s.fixing || s.replay.on() || s.closed
	lines := len(s.session.Match().Steps())
	switch {
	case e.content.Hidden && e.shown >= 0:
		e.shown = -1
		e.panel.Close()
	case !e.content.Hidden && e.shown != lines:
		e.shown = lines
		e.build()
	}
}

// build makes the panel. The facts are found beside the window, because that takes a while in a long match.
func (e *end) build() {
	s := e.screen
	match := e.match()
	e.panel = podium.NewPanel(match,
		podium.Choice{Text: words.Again, Icon: theme.MediaReplayIcon(), Do: s.match.Again},
		podium.Choice{Text: words.ChangeRule, Icon: theme.DocumentCreateIcon(), Do: s.match.House},
		podium.Choice{Text: words.Print, Icon: theme.DocumentPrintIcon(), Do: s.match.Print},
		podium.Choice{Text: words.SeeBoard, Icon: theme.VisibilityIcon(),
			Do: func() { s.closed = true; s.update() }})
	e.buttons = e.panel.Buttons
	e.content.Objects = []fyne.CanvasObject{e.panel.Content}
	e.content.Refresh()
	if s.shell.Settings().Moving() {
		e.panel.Leap()
	}
	panel, told, lines := e.panel, s.session.Match(), e.shown
	if e.told == told && e.lines == lines {
		panel.Tell(e.facts)
		return
	}
	s.shell.Work(func() func() {
		facts := match.Facts()
		return func() {
			e.facts, e.told, e.lines = facts, told, lines
			panel.Tell(facts)
		}
	})
}

// match returns the match for the podium, with a game and a voice of its own.
func (e *end) match() *podium.Match {
	s := e.screen
	_, seats := s.session.Shown()
	voice := s.match.Speak(seats, engines.Table, 0)
	return podium.Of(s.session, s.match.Game(voice), voice)
}
