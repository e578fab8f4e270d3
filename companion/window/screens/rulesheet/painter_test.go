package rulesheet

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
)

// easel returns the board in the dialog that is open.
func (b *bench) easel() *easel {
	b.Helper()
	for _, f := range b.dialog() {
		if e, ok := f.(*easel); ok {
			return e
		}
	}
	b.Fatal("no board is open")
	return nil
}

// stroke paints the space in a row and a column with the second sign of the palette.
func (b *bench) stroke(row, col int) {
	b.Helper()
	e := b.easel()
	e.brush = 1
	side := e.side()
	e.Tapped(&fyne.PointEvent{Position: fyne.NewPos((float32(col)+0.5)*side, (float32(row)+0.5)*side)})
}

// painted returns the board of the rules.
func (b *bench) painted() string {
	v, _ := b.now().rules.Value("board")
	board, _ := v.(string)
	return board
}

// writes lets another program write the file with some words replaced.
func (b *bench) writes(old, now string) {
	b.Helper()
	text := string(b.now().written)
	if !strings.Contains(text, old) {
		b.Fatalf("there is no %q in\n%s", old, text)
	}
	if err := os.WriteFile(b.now().path, []byte(strings.Replace(text, old, now, 1)), 0o644); err != nil {
		b.Fatal(err)
	}
}

// A board may have more rows than columns have letters, and empty rows above it: of all that a stroke paints
// one space.
func TestAStrokeLeavesTheRestOfTheBoard(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	board := "\n\n" + strings.Repeat("...\n", 40)
	b.change([]string{"board"}, board)
	b.screen.open([]string{"board"})
	b.stroke(30, 1)
	sign := string(b.easel().signs[1].Sign)
	if want := "\n\n" + strings.Repeat("...\n", 28) + "." + sign + ".\n" + strings.Repeat("...\n", 11); b.painted() != want {
		t.Errorf("the board is\n%s", b.painted())
	}
}

// Rows have numbers up to 99, columns letters up to Z: there a row or a column more changes nothing.
func TestABoardGrowsAsFarAsItsNames(t *testing.T) {
	for _, c := range []struct{ board, tool string }{
		{strings.Repeat(".\n", 99), words.SheetRowMore},
		{strings.Repeat(".", 26) + "\n", words.SheetColumnMore},
	} {
		b := open(t, standardOf(t, "sitters"), false)
		b.change([]string{"board"}, c.board)
		b.screen.open([]string{"board"})
		before := string(b.now().written)
		b.do(b.button(c.tool))
		if b.painted() != c.board || string(b.now().written) != before {
			t.Errorf("%s makes of %q\n%q", c.tool, c.board, b.painted())
		}
	}
}

// Undo beside the board takes back what was painted there, with what was wrong with it, and nothing else.
func TestUndoBesideTheBoard(t *testing.T) {
	b := open(t, standardOf(t, "sitters"), false)
	b.change([]string{"par"}, int64(40))
	b.screen.open([]string{"board"})
	enabled := func(undo, redo bool) {
		t.Helper()
		if e := b.easel(); e.undo.Disabled() == undo || e.redo.Disabled() == redo {
			t.Errorf("that it can be taken back is %v, made again %v", !e.undo.Disabled(), !e.redo.Disabled())
		}
	}
	before := b.painted()
	enabled(false, false)
	b.stroke(0, 1)
	b.stroke(0, 8)
	enabled(true, false)
	said := func() string { return strings.Join(textsIn(b.shell.Window.Canvas().Overlays().Top()), "\n") }
	f, broken := b.problem()
	wrong := words.Finding(0, f.Message, f.Suggestion)
	if !broken || !strings.Contains(said(), wrong) {
		t.Error("nothing is wrong with a board that has a start too few")
	}
	for range 2 {
		b.do(b.easel().undo)
	}
	enabled(false, true)
	if par, _ := b.now().rules.Value("par"); b.painted() != before || par != int64(40) {
		t.Errorf("par is %v, and the board\n%s", par, b.painted())
	}
	if strings.Contains(said(), wrong) {
		t.Error("what was wrong is still said")
	}
	b.do(b.easel().redo)
	enabled(true, true)
}

// What another program writes to the field that is open is shown, and not written over by what its dialog
// held.
func TestWhatAnotherProgramWritesIsShownInTheDialog(t *testing.T) {
	first := "...\n...\n"
	for _, seen := range []bool{true, false} { // whether a second passes before the stroke
		b := open(t, standardOf(t, "sitters"), false)
		b.change([]string{"board"}, first)
		b.screen.open([]string{"board"})
		b.writes(first, first+"...\n")
		if seen {
			b.screen.reread()
		} else {
			b.stroke(0, 0) // it is refused
		}
		b.stroke(1, 1)
		sign := string(b.easel().signs[1].Sign)
		if want := "...\n." + sign + ".\n...\n"; b.painted() != want {
			t.Errorf("seen %v: the board is\n%s", seen, b.painted())
		}
	}
	b := open(t, standardOf(t, "sitters"), false)
	b.change([]string{"turns"}, []any{"obstructors", "collectors"})
	b.screen.open([]string{"turns"})
	key := []string{"turns"}
	b.writes(`["obstructors", "collectors"]`, `["collectors"]`)
	b.screen.reread()
	for _, f := range b.dialog() {
		if button, ok := f.(*widgets.Button); ok && button.Text == words.SheetAdd {
			b.do(button)
			break
		}
	}
	if turns, _ := b.now().rules.ValueIn(key); len(turns.([]any)) != 2 || turns.([]any)[0] != "collectors" {
		t.Errorf("the turns are %v", turns)
	}
}
