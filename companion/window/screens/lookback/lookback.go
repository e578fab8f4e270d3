// Package lookback is the screen on which a match is looked through, line by line: its board as it lay, and the log
// with the line that made it so. Nothing is written, and of a running match it shows what all at the table may see.
package lookback

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/chronicle"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/logbook"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Screen looks through one match.
type Screen struct {
	shell *shell.Shell
	match evening.Match
	ways  Ways
	game  tableau.Game
	voice struct{ tableau.Voice }

	entries []session.Entry // the lines that count, what goes together as one
	at      int             // the line after which the position is shown, -1 for the start
	board   *board.Board
	log     *logbook.Logbook
	lines   []logbook.Line
	said    *widget.Label
	width   float32 // of the log, for which it was scrolled

	first, back, on, last *widgets.Button
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Barred   = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
)

// New returns the screen of a match at its start. It owns the session and closes it.
func New(sh *shell.Shell, match evening.Match, ways Ways) *Screen {
	s := &Screen{shell: sh, match: match, ways: ways, at: -1, board: board.New(),
		said: widgets.Line("", theme.SizeNameText, fyne.TextStyle{})}
	s.speak()
	s.game = match.Game(&s.voice)
	match.Session.History.Join(s.game.Joined)
	teller := chronicle.New(&s.match, func() tableau.Game { return s.game })
	s.entries = teller.Folded(slices.DeleteFunc(slices.Clone(match.Session.Log()),
		func(e session.Entry) bool { return !e.Active }))
	for _, entry := range s.entries {
		s.lines = append(s.lines, teller.Line(entry))
	}
	s.log = logbook.New(words.Log, words.NothingYet, s.dress)
	s.log.OnChoose = s.to
	s.board.Work, s.board.OnKey, s.board.Moving = sh.Work, s.Key, sh.Settings().Moving()
	s.first = widgets.NewButton(words.LookFirst, theme.MediaSkipPreviousIcon(), func() { s.to(-1) })
	s.back = widgets.NewButton(words.LookBack, theme.NavigateBackIcon(), func() { s.to(s.at - 1) })
	s.on = widgets.NewMain(words.LookOn, theme.NavigateNextIcon(), func() { s.to(s.at + 1) })
	s.last = widgets.NewButton(words.LookLast, theme.MediaSkipNextIcon(), func() { s.to(len(s.entries) - 1) })
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return s.match.Title }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return s.match.Colour }

// Focus implements shell.Screen: what goes on has the keys, and at the end what goes back.
func (s *Screen) Focus() fyne.Focusable {
	if s.at+1 < len(s.entries) {
		return s.on
	}
	return s.back
}

// Leave implements shell.Screen.
func (s *Screen) Leave() { s.match.Session.Close() }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	s.to(-1)
	return container.NewBorder(nil, widgets.Footer(s.said, s.first, s.back, s.on, s.last), nil, nil,
		container.New(s, s.board, s.log.Content))
}

// Key implements shell.Keyed: the arrows go back and on, Home and End to the ends.
func (s *Screen) Key(key *fyne.KeyEvent) bool {
	to := map[fyne.KeyName]int{fyne.KeyLeft: s.at - 1, fyne.KeyUp: s.at - 1, fyne.KeyRight: s.at + 1,
		fyne.KeyDown: s.at + 1, fyne.KeyHome: -1, fyne.KeyEnd: len(s.entries) - 1}
	at, ok := to[key.Name]
	if ok {
		s.to(at)
	}
	return ok
}

// to shows the position after a line, or the one at the start.
func (s *Screen) to(at int) {
	s.at = max(-1, min(at, len(s.entries)-1))
	step := -1
	if s.at >= 0 {
		step = s.entries[s.at].Index
	}
	s.match.Session.Look(step)
	s.speak()
	s.game = s.match.Dressed(&s.voice)
	position, _ := s.match.Session.Shown()
	s.board.SetScene(s.game.Scene(s.match.Session.Engine().View(position, engines.Table), engines.Table))
	s.mark()
	said := words.LookStart(len(s.entries))
	if s.at >= 0 {
		said = words.LookLine(s.at+1, len(s.entries), s.lines[s.at].Text)
	}
	s.said.SetText(words.Short(said, 300))
	for _, button := range []*widgets.Button{s.first, s.back} {
		button.SetEnabled(s.at >= 0)
	}
	for _, button := range []*widgets.Button{s.on, s.last} {
		button.SetEnabled(s.at+1 < len(s.entries))
	}
	if s.shell.Screen() == s {
		s.shell.Refocus()
	}
}

// mark marks the line in the log and has it in sight; at the start the first one.
func (s *Screen) mark() {
	s.log.Show(s.lines, -1) // else the list does not scroll to a line that is marked already
	if s.at < 0 {
		s.log.Start()
	} else {
		s.log.Show(s.lines, s.at)
	}
}

// speak has the voice speak of those who sat there.
func (s *Screen) speak() {
	_, seats := s.match.Session.Shown()
	s.voice.Voice = s.match.Speak(seats, engines.Table, 0)
}

// dress gives a mark the look of a seat.
func (s *Screen) dress(mark *widgets.Mark, seat engines.Seat) {
	if seat < 0 {
		mark.SetSeat(seat)
		return
	}
	position, _ := s.match.Session.Shown()
	colour, sign := s.game.SeatLook(position, seat)
	mark.SetSeatIn(seat, colour, sign)
}

// Layout implements fyne.Layout: the log stands at the right of the board.
func (s *Screen) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const margin = 16
	log := fyne.Min(look.Current().Grow(340), size.Width*0.4)
	high := size.Height - 2*margin
	widgets.Put(objects[0], fyne.NewSquareOffsetPos(margin), fyne.NewSize(size.Width-log-3*margin, high))
	widgets.Put(objects[1], fyne.NewPos(size.Width-log-margin, margin), fyne.NewSize(log, high))
	if s.width != log {
		s.width = log
		s.log.Fit()
		s.mark()
	}
}

// MinSize implements fyne.Layout.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(480, 240) }
