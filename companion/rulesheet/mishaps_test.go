package rulesheet

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/kit"
	"homespun/companion/words"
	"homespun/rulesets"
)

// button returns the button of a text in the dialog that is open; nil if there is none.
func (b *bench) button(text string) *kit.Button {
	for _, f := range b.dialog() {
		if button, ok := f.(*kit.Button); ok && button.Text == text {
			return button
		}
	}
	return nil
}

// What rules are called tells them from others: it has no way back to what the standard is called, as other fields
// have.
func TestANameHasNoWayBack(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	if wrong := b.screen.change([]string{"par"}, int64(40)); wrong != "" {
		t.Fatal(wrong)
	}
	for key, want := range map[string]bool{"par": true, "name": false, "summary": false} {
		b.screen.open([]string{key})
		if b.button(words.SheetDone) == nil || (b.button(words.SheetBack) != nil) != want {
			t.Errorf("%s: it is not %v that it can be put back", key, want)
		}
		b.close()
	}
}

// Words that are being typed when the window is closed are in the file.
func TestWordsTypedLastAreKept(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	b.screen.open([]string{"summary"})
	at := slices.IndexFunc(b.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*kit.Entry); return ok })
	entry := b.dialog()[at].(*kit.Entry)
	b.shell.Window.Canvas().Focus(entry)
	entry.SetText("")
	test.Type(entry, "Ours for Sundays")
	b.shell.Close()
	if text, err := os.ReadFile(b.screen.text.Path()); err != nil || !strings.Contains(string(text), "Ours for Sundays") {
		t.Errorf("the words are lost (%v):\n%s", err, text)
	}
}

// A quick stroke tells only few places on its way, and paints all spaces between them.
func TestAQuickStrokeLeavesNoSpaceOut(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	b.screen.open([]string{"board"})
	at := slices.IndexFunc(b.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*easel); return ok })
	e := b.dialog()[at].(*easel)
	e.brush = 2 // a start of the monsters
	side := e.side()
	from, to := fyne.NewPos(1.5*side, 0.5*side), fyne.NewPos(2.5*side, 6.5*side)
	e.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
	e.DragEnd()
	for row, cells := range e.cells {
		if cells[1] != 'O' && cells[2] != 'O' {
			t.Errorf("row %d has been left out: %s", row+1, string(cells))
		}
	}
	v, _ := b.screen.text.Rules.Value("board")
	if board, _ := v.(string); strings.Count(board, "O") < 6+7 {
		t.Errorf("the stroke is not kept:\n%s", board)
	}
}

// The strip says what bots can do before anything is changed: with rules of the family's own that somebody comes back
// to, and with some that cannot be played yet.
func TestTheStripSaysWhatBotsCanDo(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	says := func(want string) {
		t.Helper()
		if got := b.screen.strip.text.Text; got != want {
			t.Errorf("the strip says %q, not %q", got, want)
		}
	}
	says(words.SheetStripEmpty)
	b.screen.change([]string{"par"}, int64(40))
	b.screen.Content() // somebody comes back
	says(words.SheetStripAsk)
	b.screen.change([]string{"obstructors"}, int64(7))
	says(words.SheetStripBroken)
	b.screen.Undo()
	says(words.SheetStripWaits)
}

// A change has its way back wherever it is said: at each clause that says a number, and under More where the clause
// has gone with it.
func TestAChangeGoesBackWhereverItIsSaid(t *testing.T) {
	for _, c := range []struct {
		game, key, clause string
		is                any
	}{
		{"saratoga", "goal", "SAR-01", int64(9)},
		{"saratoga", "goal", "SAR-19", int64(9)},
		{"patrollers", "tokens", "", false},
	} {
		b := open(t, standardOf(t, c.game), true)
		was, _ := b.screen.text.Rules.Value(c.key)
		if wrong := b.screen.change([]string{c.key}, c.is); wrong != "" {
			t.Fatal(wrong)
		}
		card := inside(b.screen.cards[c.clause].object)
		at := slices.IndexFunc(card, func(f fyne.Focusable) bool {
			button, ok := f.(*kit.Button)
			return ok && button.Text == words.SheetBack
		})
		if at < 0 {
			t.Errorf("%s: %q says %s and has no way back", c.game, c.clause, c.key)
			continue
		}
		b.do(card[at])
		if now, _ := b.screen.text.Rules.Value(c.key); now != was {
			t.Errorf("%s: put back at %q, %s is %v", c.game, c.clause, c.key, now)
		}
	}
}

// A new thing comes after all others, which stay in their places, and has no way back to a standard that it never had.
func TestANewThingComesLast(t *testing.T) {
	b := open(t, standardOf(t, "adventure"), true)
	monsters, _ := b.screen.game.FieldAt([]string{"monsters"})
	old, _ := b.screen.text.Rules.Value("monsters")
	ids := rulesets.Keys(monsters, old)
	b.screen.open([]string{"monsters"})
	b.screen.begin(monsters, nil)
	at := slices.IndexFunc(b.dialog(), func(f fyne.Focusable) bool { _, ok := f.(*kit.Entry); return ok })
	entry := b.dialog()[at].(*kit.Entry)
	if entry.PlaceHolder != "" {
		t.Errorf("a monster is to be called %q", entry.PlaceHolder)
	}
	test.Type(entry, "Ghost")
	b.do(b.button(words.SheetNewThing))
	now, _ := b.screen.text.Rules.Value("monsters")
	if got, want := rulesets.Keys(monsters, now), append(slices.Clone(ids), "ghost"); !slices.Equal(got, want) {
		t.Errorf("the monsters are %v, not %v", got, want)
	}
	for _, f := range inside(b.screen.page) {
		if button, ok := f.(*kit.Button); ok && button.Text == words.SheetBack {
			t.Error("the ghost can be put back to what it never was")
		}
	}
}

// A field that counts things of the theme is called what its sentence calls them.
func TestFieldsSpeakTheWordsOfTheTheme(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), true)
	for key, want := range map[string]string{"obstructors": "Monsters", "collectors": "Delvers", "containers": "Chests",
		"par": "Points for a draw"} {
		if got := b.screen.label([]string{key}); got != want {
			t.Errorf("%s is called %q, not %q", key, got, want)
		}
	}
	b = open(t, standardOf(t, "adventure"), true)
	if got := b.screen.label([]string{"monsters", "spider", "figure"}); got != "Monsters, spiders, figure" {
		t.Errorf("the figure of the spiders is called %q", got)
	}
}
