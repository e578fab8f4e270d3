//go:build cgo

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/kit"
	"homespun/companion/table"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/record"
)

// A print of the game and one of a deck, and then a whole match, through the real window by mouse and keyboard: from the shelf, by way of naming who
// plays, to the end. What is on disk then is legal and comes to the result of the record; half way the match is left, and gone on with. (The window's
// library opens one window in the life of a program.)
func TestAMatchThroughTheRealWindow(t *testing.T) {
	needScreen(t)
	data, err := os.ReadFile(story)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	folder := family(t)
	h := open(t, folder)
	h.picture("shelf")
	h.prints(folder)
	h.begins(evening{game: "SiTTeRS", names: []string{"Ava", "Ben"}})
	half := len(file.Lines) / 2
	h.play(file.Lines[:half])
	h.picture("half")
	h.press(words.Back)
	goOn := h.steady("the match can be gone on with", func() fyne.CanvasObject { return h.tappable("Ava and Ben") })
	h.picture("go-on")
	h.tap(goOn, fyne.NewPos(20, 20))
	h.until("the table is shown", func() bool { return h.table() != nil })
	h.play(file.Lines[half:])
	h.picture("end")
	h.ends(folder, story)

	// The dungeon is won by one set of rules, and lost by a family's own.
	h.house(folder, "Short evening", "extends = \"adventure/hardcore\"\nname = \"Short evening\"\nhearts = 4\n")
	h.spends(folder, evening{game: "Adventure Mode Awesome", rules: "First dungeon", names: []string{"Ava", "Ben"}}, dungeonStory)
	h.spends(folder, evening{game: "Adventure Mode Awesome", rules: "Short evening", theme: "Chess set"}, dungeonLost)
	h.close()
}

// The first frame is on the display within a second of the program's start.
func TestFirstFrame(t *testing.T) {
	needScreen(t)
	h := &hand{t: t}
	program := filepath.Join(t.TempDir(), "homespun")
	build(t, program)
	folder := family(t)
	best := time.Hour
	for range 8 { // other tests may keep the machine busy meanwhile
		start := time.Now()
		stop := launch(t, program, folder)
		h.until("the program shows its first frame", func() bool { return len(colours(h.screen())) > 20 })
		best = min(best, time.Since(start))
		stop()
		h.until("the display is empty again", func() bool { return len(colours(h.screen())) < 5 })
		if best < time.Second {
			break
		}
	}
	t.Logf("first frame after %d ms", best.Milliseconds())
	if best > time.Second {
		t.Errorf("the first frame came after %v, want under 1 s", best)
	}
}

// table returns the table screen that is shown, nil where another one is.
func (h *hand) table() (s *table.Screen) {
	h.do(func() { s, _ = h.shell.Screen().(*table.Screen) })
	return s
}

// focused returns what the keys belong to.
func (h *hand) focused() (f fyne.Focusable) {
	h.do(func() { f = h.shell.Window.Canvas().Focused() })
	return f
}

// tab goes on to what the keys belong to next.
func (h *hand) tab() {
	h.t.Helper()
	before := h.focused()
	h.key("Tab")
	h.until("Tab goes on", func() bool { return h.focused() != before })
}

// button returns the button of some words in the window, nil where there is none.
func (h *hand) button(text string) (found *kit.Button) {
	h.do(func() {
		walk(h.shell.Window.Content(), func(o fyne.CanvasObject) {
			if b, ok := o.(*kit.Button); ok && b.Text == text && found == nil {
				found = b
			}
		})
	})
	return found
}

// press clicks the button of some words.
func (h *hand) press(text string) {
	h.t.Helper()
	button := h.steady("there is a button "+text, func() fyne.CanvasObject {
		if b := h.button(text); b != nil {
			return b
		}
		return nil
	})
	h.tap(button, fyne.NewPos(12, 12))
}

// steady waits for what find finds, until it has lain in the same place for a while: screens go on being laid out while their files are read.
func (h *hand) steady(what string, find func() fyne.CanvasObject) (found fyne.CanvasObject) {
	h.t.Helper()
	var place fyne.Position
	var since time.Time
	h.until(what, func() bool {
		o := find()
		if o == nil {
			found = nil
			return false
		}
		var now fyne.Position
		h.do(func() { now = fyne.CurrentApp().Driver().AbsolutePositionForObject(o) })
		if o != found || now != place {
			found, place, since = o, now, time.Now()
		}
		return time.Since(since) > 300*time.Millisecond
	})
	return found
}

// tappable returns the first thing to be tapped that holds some words.
func (h *hand) tappable(text string) (found fyne.CanvasObject) {
	h.do(func() {
		walk(h.shell.Window.Content(), func(o fyne.CanvasObject) {
			labelled, ok := o.(fyne.Accessible)
			if _, taps := o.(fyne.Tappable); ok && taps && found == nil && strings.Contains(labelled.AccessibilityLabel(), text) {
				found = o
			}
		})
	})
	return found
}

// play plays lines of a match: moves by mouse, real dice by keys, undo and redo by their keys; what the screen has no short way to by a line.
func (h *hand) play(lines []record.FileLine) {
	h.t.Helper()
	screen := h.table()
	prompt := ""
	for _, l := range lines {
		var line record.Line
		var before int
		var at engines.Position
		h.do(func() {
			match := screen.Session().Match()
			var err error
			if line, err = match.ReadLine(l.Text); err != nil {
				h.t.Errorf("%s: %v", l.Text, err)
			}
			before, at = len(match.Steps()), screen.Session().Position()
		})
		switch {
		case line.Kind == record.UndoLine:
			h.key("ctrl+z")
		case line.Kind == record.RedoLine:
			h.key("ctrl+y")
		case line.Kind != record.MoveLine || line.Move.Who == engines.Table && !h.asksTable(screen, line.Move):
			h.do(func() {
				if err := screen.Session().PlayText(l.Text); err != nil {
					h.t.Errorf("%s: %v", l.Text, err)
				}
			})
		case line.Move.Who == engines.Dice:
			for _, face := range line.Move.Faces() {
				h.key(string(rune('0' + face)))
			}
		default:
			h.move(screen, at, line.Move)
		}
		h.until(l.Text+" is made", func() (made bool) {
			h.do(func() { made = len(screen.Session().Match().Steps()) == before+1 })
			return made
		})
		h.hear(screen)
		var now string
		h.do(func() { now = screen.Prompt() })
		if now != prompt {
			prompt = now
			h.picture("prompt")
		}
	}
}

// move clicks a move's pieces and spaces on the board, and its choices beside it.
func (h *hand) move(screen *table.Screen, at engines.Position, m engines.Move) {
	h.t.Helper()
	var inputs []tableau.Input
	h.do(func() { inputs = screen.Game().Inputs(at, m) })
	for _, in := range inputs {
		if in.Kind == tableau.Choice || in.Kind == tableau.Number {
			number := 0
			h.do(func() {
				for _, next := range screen.Question().Next() {
					if next.Kind == tableau.Choice || next.Kind == tableau.Number {
						if number++; next == in {
							return
						}
					}
				}
			})
			h.key(string(rune('0' + number)))
			continue
		}
		var where fyne.Position
		var ok bool
		h.until("the board shows where to tap", func() bool {
			h.do(func() { where, ok = screen.Board().Where(in) })
			return ok
		})
		h.tap(screen.Board(), where)
		time.Sleep(50 * time.Millisecond)
	}
}
