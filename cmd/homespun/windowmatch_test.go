//go:build cgo

package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"homespun/companion/kit"
	"homespun/companion/session"
	"homespun/companion/table"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/rulesets"
)

// evening is a match to be begun: a game on the shelf, its rules and theme as they are called ("" for those that are offered), and who plays (none for
// those of the match before, who are offered again).
type evening struct {
	game, rules, theme string
	names              []string
}

// begins begins a match with real dice, from the shelf: names are typed, everything else is clicked.
func (h *hand) begins(e evening) {
	h.t.Helper()
	h.tap(h.steady(e.game+" is on the shelf", func() fyne.CanvasObject {
		if b := h.buttonOf(e.game, words.Play); b != nil {
			return h.reached(b)
		}
		return nil
	}), fyne.NewPos(12, 12))
	h.until("a new match is asked for", func() bool { return h.button(words.RealDice) != nil })
	h.until("the first name can be typed, or all are there", func() bool {
		_, yes := h.focused().(*kit.Entry)
		return yes == (len(e.names) > 0)
	})
	for i, name := range e.names {
		for n := 0; i > 0 && n < 10; n++ { // on to the next name, past the buttons between
			if _, yes := h.focused().(*kit.Entry); yes && n > 0 {
				break
			}
			h.tab()
		}
		h.words(name)
	}
	h.press(words.RealDice)
	for _, choice := range []string{e.theme, e.rules} {
		if choice != "" {
			h.tap(h.steady("there is "+choice, func() fyne.CanvasObject { return h.reached(h.tappable(choice)) }), fyne.NewPos(20, 14))
		}
	}
	h.picture("new-match")
	h.press(words.Play)
	h.until("the table is shown", func() bool { return h.table() != nil })
}

// spends plays a recorded match from the shelf to its end and goes back to the shelf.
func (h *hand) spends(folder string, e evening, path string) {
	h.t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		h.t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		h.t.Fatal(err)
	}
	h.begins(e)
	h.play(file.Lines)
	h.picture("end")
	h.ends(folder, path)
}

// ends leaves a match that is over, and compares what is on disk with the record that was played.
func (h *hand) ends(folder, path string) {
	h.t.Helper()
	var played string
	h.do(func() { played = h.shell.Screen().(*table.Screen).Session().Path() })
	if filepath.Dir(played) != rulesets.Folder(folder).Matches() || !strings.HasSuffix(played, session.Ending) {
		h.t.Errorf("the match is kept in %s", played)
	}
	h.press(words.Back)
	h.steady("the shelf is shown", func() fyne.CanvasObject {
		if b := h.button(words.Play); b != nil {
			return b
		}
		return nil
	})
	sameEnd(h.t, played, path)
}

// house writes a family's house rules.
func (h *hand) house(folder, name, text string) {
	h.t.Helper()
	path := filepath.Join(rulesets.Folder(folder).HouseRules(), name+".toml")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		h.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		h.t.Fatal(err)
	}
}

// buttonOf returns the button of some words in the box of a game.
func (h *hand) buttonOf(game, text string) (found *kit.Button) {
	here := false
	h.do(func() {
		walk(h.shell.Window.Content(), func(o fyne.CanvasObject) {
			if title, ok := o.(*canvas.Text); ok && slices.ContainsFunc(rulesets.Games(), func(g *rulesets.Game) bool { return g.Title == title.Text }) {
				here = title.Text == game
			}
			if b, ok := o.(*kit.Button); ok && here && b.Text == text && found == nil {
				found = b
			}
		})
	})
	return found
}

// reached turns the wheel until an object lies in the window, and returns it then.
func (h *hand) reached(o fyne.CanvasObject) fyne.CanvasObject {
	if o == nil {
		return nil
	}
	var at fyne.Position
	var size fyne.Size
	h.do(func() {
		at = fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		size = h.shell.Window.Canvas().Size()
	})
	const head, foot = 80, 110 // what stays at the top and at the bottom of a screen
	wheel := ""
	switch {
	case at.Y > size.Height-foot:
		wheel = "5"
	case at.Y < head:
		wheel = "4"
	default:
		return o
	}
	h.xdo("mousemove", "640", "400", "click", wheel)
	time.Sleep(60 * time.Millisecond)
	return nil
}

// asksTable reports whether the screen asks the table for a move, as while it enters what it deals.
func (h *hand) asksTable(screen *table.Screen, m engines.Move) (asks bool) {
	h.do(func() {
		q, s := screen.Question(), screen.Session()
		asks = q != nil && q.Seat == engines.Table && slices.Contains(s.Engine().Moves(s.Position(), nil), m)
	})
	return asks
}

// hear hears what is told after a line: the first thing, with a picture of it, and then straight to the end.
func (h *hand) hear(screen *table.Screen) {
	h.t.Helper()
	telling := func() (yes bool) {
		h.do(func() { yes = screen.Telling() })
		return yes
	}
	if !telling() {
		return
	}
	h.picture("telling")
	h.key("Escape")
	h.until("everything is told", func() bool { return !telling() })
}
