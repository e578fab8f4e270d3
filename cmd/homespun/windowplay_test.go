//go:build cgo

package main

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table"
	"homespun/engines"
	"homespun/engines/record"
)

// play plays lines of a match: moves by mouse, real dice by keys, undo and redo by their keys; what the
// screen has no short way to by a line.
func (h *hand) play(lines []record.FileLine) {
	h.t.Helper()
	screen := h.table()
	prompt := ""
	for _, l := range lines {
		var line record.Line
		var at engines.Position
		h.do(func() {
			var err error
			if line, err = screen.Session().Match().ReadLine(l.Text); err != nil {
				h.t.Errorf("%s: %v", l.Text, err)
			}
			at = screen.Session().Position()
		})
		before := h.lines(screen)
		switch {
		case line.Kind == record.UndoLine:
			h.key("ctrl+z")
		case line.Kind == record.RedoLine:
			h.key("ctrl+y")
		case line.Kind != record.MoveLine || line.Move.Who == engines.Dice && h.watches ||
			line.Move.Who == engines.Table && !h.asksTable(screen, line.Move):
			if h.twin != nil {
				h.t.Fatalf("%s is not made by hand, so the twin cannot make it", l.Text)
			}
			h.do(func() {
				if err := screen.Session().PlayText(l.Text); err != nil {
					h.t.Errorf("%s: %v", l.Text, err)
				}
			})
		case line.Move.Who == engines.Dice:
			h.rolls(screen, line.Move)
		default:
			h.move(screen, at, line.Move)
		}
		h.until(l.Text+" is made", func() bool { return h.lines(screen) > before })
		h.hear(screen)
		h.reads(screen)
		var now string
		h.do(func() { now = screen.Prompt() })
		if now != prompt {
			prompt = now
			h.picture("prompt")
		}
	}
}

// reads reads the prompt and the tracks, and crosses off what has been waited for.
func (h *hand) reads(screen *table.Screen) {
	if len(h.awaits) == 0 {
		return
	}
	var shown strings.Builder
	h.do(func() {
		shown.WriteString(screen.Prompt() + "\n")
		if scene := screen.Board().Scene(); scene != nil {
			for _, track := range scene.Tracks {
				shown.WriteString(track.Name + "\n" + track.Value + "\n" + track.Detail + "\n")
			}
		}
	})
	h.awaits = slices.DeleteFunc(h.awaits, func(said string) bool {
		return strings.Contains(shown.String(), said)
	})
}

// lines counts the lines that have been made, with the answers in secret that wait for the others.
func (h *hand) lines(screen *table.Screen) (n int) {
	h.do(func() {
		s := screen.Session()
		n = len(s.Match().Steps())
		for i := range s.Seats() {
			if _, laid := s.Sealed(engines.Seat(i)); laid {
				n++
			}
		}
	})
	return n
}

// move clicks a move's pieces and spaces on the board, and its choices beside it, once the laptop is with
// whoever makes it.
func (h *hand) move(screen *table.Screen, at engines.Position, m engines.Move) {
	h.t.Helper()
	var inputs []tableau.Input
	var pending engines.Pending
	var twine tableau.Twine
	laid := false
	h.do(func() {
		inputs, pending = screen.Game().Inputs(at, m), screen.Session().Pending()
		if measurer := screen.Game().Measurer(); measurer != nil {
			twine, laid, _ = measurer.Trail(at, m)
		}
	})
	// what may be said before what is due has a button of its own
	if pending.Optional.Has(m.Who) && !pending.Who.Has(m.Who) {
		var name string
		h.do(func() { name = words.Sentence(screen.Game().Name(at, inputs[0])) })
		h.press(name)
		return
	}
	if m.Who >= 0 { // what is dealt is entered by whoever sits there
		h.handsTo(screen, m.Who)
	}
	if laid {
		h.drags(screen, twine, inputs[0])
		return
	}
	for _, in := range inputs {
		switch in.Kind {
		case tableau.Choice, tableau.Number:
			h.chooses(screen, in)
			continue
		case tableau.Point:
			h.points(screen, in)
			continue
		}
		var where fyne.Position
		var ok bool
		h.until("the board shows where to tap", func() bool {
			h.do(func() { where, ok = screen.Board().Where(in) })
			return ok
		})
		h.puts(screen, in, func() { h.tap(screen.Board(), where) })
	}
}

// handsTo hands the laptop to somebody, where the table is open or covered for another: by the button that
// has the keys, or the one that lets them go first.
func (h *hand) handsTo(screen *table.Screen, seat engines.Seat) {
	h.t.Helper()
	var pressed *widgets.Button
	var since time.Time
	h.until("the screen asks seat "+strconv.Itoa(int(seat)), func() (asks bool) {
		var name string
		h.do(func() {
			q := screen.Question()
			asks = q != nil && q.Seat == seat
			if names := screen.Session().Seats()[seat].Names; len(names) > 0 {
				name = names[0]
			}
		})
		if asks {
			return true
		}
		next := h.button(words.Sentence(words.GoesFirst(name)))
		// one that is still to be seen
		if focused, yes := h.focused().(*widgets.Button); yes && next == nil &&
			h.button(focused.Text) == focused {
			next = focused
		}
		// a click may come before the screen has settled
		if next != nil && (next != pressed || time.Since(since) > time.Second) {
			pressed, since = next, time.Now()
			h.tap(next, fyne.NewPos(12, 12))
		}
		return false
	})
}

// joins plays a match with bots to its end: what people owe is chosen as a bot of the middle level would,
// from what their seat may know, and made by mouse; the app's dice are rolled by Space.
func (h *hand) joins() {
	h.t.Helper()
	screen := h.table()
	r := rand.New(rand.NewPCG(1, 2))
	for over := false; !over; {
		h.hear(screen)
		before := h.lines(screen)
		var m engines.Move
		var at engines.Position
		rolls, asks, told := false, false, false
		h.do(func() {
			s := screen.Session()
			if over, told = s.Over(), screen.Replaying(); over || told {
				return
			}
			pending := s.Pending()
			rolls = pending.Rolling() && !s.BotsTurn()
			for _, seat := range pending.Who.List() {
				if seat < 0 || s.Seats()[seat].Bot != "" {
					continue
				}
				at = s.Position()
				var err error
				if m, err = session.Think(context.Background(), "medium", s.Engine(),
					s.Engine().View(at, seat), seat, r); err != nil {
					h.t.Errorf("seat %d: %v", seat, err)
				}
				asks = true
				return
			}
		})
		if asks && !rolls {
			h.move(screen, at, m)
		}
		var pressed time.Time
		h.until("the match goes on", func() bool {
			h.do(func() { over = screen.Session().Over() })
			if over || told || h.lines(screen) != before {
				return true
			}
			// for a second after a key has ended what is shown, Space does nothing
			if rolls && time.Since(pressed) > time.Second {
				pressed = time.Now()
				h.key("space")
			}
			return false
		})
	}
}
