package table_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// cornered leaves the obstructors two markers, O2 in the corner j1 and O1 beside it on i1, with a container on
// h1. No obstructor enters a space with a container or one of its own side (SIT-09), so that with a 1 O2 can
// go to j2 alone, and O1 to i2 alone.
const cornered = setUp + `
table: fix off O3
table: fix off O4
table: fix off O5
table: fix off O6
table: fix no-container d3
table: fix container h1`

// walledIn has a container on i2 too, so that O1 cannot move at all.
const walledIn = cornered + `
table: fix no-container e1
table: fix container i2`

// corner plays up to the obstructors' roll of a 1, and ends what is told of it.
func corner(t *testing.T, pieces, lines string) *tabletest.Driver {
	t.Helper()
	h := sittersHeader()
	h.Pieces, h.Dice = pieces, "table"
	d := tabletest.Open(t, usual, settings.Default(), begun(t, "", h, session.Options{
		Resolve: games.All().Resolve, Say: games.All().Say, Random: rand.New(rand.NewPCG(38, 1))}))
	d.Pictures = folder(t)
	d.PlayFile(lines + "\ntable: fix turn obstructors")
	for letSee(d); len(d.Screen.Orders()) > 0; letSee(d) {
		d.Press(words.Done)
	}
	d.PlayFile("dice: 1")
	return d
}

// Where the rules leave one move alone, the family has made it on its table: the app says which, and a tap
// enters it.
func TestOneMoveAloneNeedsOnlyANod(t *testing.T) {
	for nod, do := range map[string]func(*tabletest.Driver){
		"the button": func(d *tabletest.Driver) { d.Press(words.YesItHappened) },
		"its number": func(d *tabletest.Driver) { d.Rune('1') },
	} {
		t.Run(nod, func(t *testing.T) {
			d := corner(t, record.OnTable, walledIn)
			if got := d.Screen.Buttons(); !slices.Contains(got, "Yes, that happened") {
				t.Fatalf("with one move alone the buttons are %q", got)
			}
			if got, want := d.Screen.Prompt(), "Only this is possible: Ben's goblin goes to j2."; got != want {
				t.Errorf("below the prompt stands %q, not %q", got, want)
			}
			lines := len(d.Screen.Session().Match().Steps())
			do(d)
			if d.Pass(200 * time.Millisecond); len(d.Screen.Session().Match().Steps()) != lines {
				t.Fatal("a tap that was meant for what was there before has entered the move")
			}
			do(d)
			if len(d.Screen.Session().Match().Steps()) != lines {
				t.Fatal("a tap within a quarter of a second has entered the move")
			}
			d.Pass(200 * time.Millisecond)
			do(d)
			made := d.Screen.Session().Match().Steps()[lines:]
			if len(made) != 1 || made[0].Text != "obstructors: move O2 j2" {
				t.Errorf("the nod made %v", made)
			}
			if d.Pass(time.Minute); slices.Contains(d.Screen.Buttons(), words.YesItHappened) {
				t.Error("the nod is still asked for")
			}
		})
	}
}

// Nothing is nodded to on the screen, where the move is made by it, nor where the rules leave two moves.
func TestNobodyNodsToWhatCanBeChosen(t *testing.T) {
	for name, at := range map[string]struct{ pieces, lines string }{
		"one move on the screen":    {record.OnScreen, walledIn},
		"two moves on the table":    {record.OnTable, cornered},
		"two moves upon the screen": {record.OnScreen, cornered},
	} {
		t.Run(name, func(t *testing.T) {
			d := corner(t, at.pieces, at.lines)
			d.Pass(time.Minute)
			if d.Screen.Question() == nil {
				t.Fatal("nobody is asked")
			}
			if slices.Contains(d.Screen.Buttons(), words.YesItHappened) {
				t.Errorf("the buttons are %q", d.Screen.Buttons())
			}
			d.Key(fyne.KeySpace)
			if last := d.Screen.Session().Match().Steps(); last[len(last)-1].Text != "dice: 1" {
				t.Errorf("Space has made %q", last[len(last)-1].Text)
			}
		})
	}
}
