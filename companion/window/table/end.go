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
	*core
	closed bool // people look at the board instead
	shown  int  // the number of lines when the panel was made; -1 if it is hidden
	panel  *podium.Panel
	// facts are those told last, told the match that they are of, after so many lines. They are kept
	// while people look at the board.
	facts   []string
	told    *record.Match
	lines   int
	buttons []*widgets.Button
	content *fyne.Container
}

func newEnd(c *core) *end {
	e := &end{core: c, shown: -1, content: container.NewStack()}
	e.content.Hide()
	return e
}

func (e *end) update() {
	e.content.Hidden = !e.session.Over() || !e.phase.live() || e.closed
	lines := len(e.session.Match().Steps())
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
	match := e.played()
	e.panel = podium.NewPanel(match,
		podium.Choice{Text: words.Again, Icon: theme.MediaReplayIcon(), Do: e.match.Again},
		podium.Choice{Text: words.ChangeRule, Icon: theme.DocumentCreateIcon(), Do: e.match.House},
		podium.Choice{Text: words.Print, Icon: theme.DocumentPrintIcon(), Do: e.match.Print},
		podium.Choice{Text: words.SeeBoard, Icon: theme.VisibilityIcon(),
			Do: func() { e.closed = true; e.updateAll() }})
	e.buttons = e.panel.Buttons
	e.content.Objects = []fyne.CanvasObject{e.panel.Content}
	e.content.Refresh()
	if e.shell.Settings().Moving() {
		e.panel.Leap()
	}
	panel, told, lines := e.panel, e.session.Match(), e.shown
	if e.told == told && e.lines == lines {
		panel.Tell(e.facts)
		return
	}
	e.shell.Work(func() func() {
		facts := match.Facts()
		return func() {
			e.facts, e.told, e.lines = facts, told, lines
			panel.Tell(facts)
		}
	})
}

// played returns the match for the podium, with a game and a voice of its own.
func (e *end) played() *podium.Match {
	_, seats := e.session.Shown()
	voice := e.match.Speak(seats, engines.Table, 0)
	match := podium.Of(e.session, e.match.Dressed(voice), voice, e.match.Book.Theme)
	for seat := range seats {
		figure, _ := e.face(engines.Seat(seat))
		match.Faces = append(match.Faces, figure)
	}
	return match
}
