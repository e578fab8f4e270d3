package table_test

import (
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
)

// frequent are the most taps that a line of each kind takes, by its game and verb. A roll is a tap for each
// die, as with real dice; the app rolls all dice at one.
var frequent = map[string]map[string]int{
	"sitters":   {"dice": 2, "move": 2, "return": 2},
	"adventure": {"dice": 1, "step": 1, "goes": 2, "torch": 1, "done": 1},
	"geyser":    {"dice": 2, "move": 2},
	"saratoga":  {"lays": 5},
	"cubed":     {"stack": 2, "take": 2},
}

// The taps of ordinary turns, in all lines of the recorded stories.
func TestTheTapsOfATurn(t *testing.T) {
	for game, most := range frequent {
		t.Run(game, func(t *testing.T) {
			d, file := recorded(t, game, "story", settings.Default())
			last, counted := "", map[string]int{}
			count := func(next string) {
				if verb, ok := verbOf(last); ok {
					counted[verb] = max(counted[verb], d.Took)
				}
				last = next
			}
			d.OnLine = count
			d.PlayFile(linesOf(file))
			count("")
			for verb, most := range most {
				if n := counted[verb]; n == 0 || n > most {
					t.Errorf("%s takes %d taps, want 1 to %d", verb, n, most)
				}
			}
			t.Log(counted)
		})
	}
}

// verbOf returns the verb of a line of a seat, or "dice".
func verbOf(line string) (verb string, ok bool) {
	who, what, ok := strings.Cut(line, ": ")
	if who == "dice" || !ok || who == "table" {
		return who, who == "dice"
	}
	verb, _, _ = strings.Cut(what, " ")
	return verb, true
}

// A Patroller goes all its way in three taps: the one who goes, the place, and the end of the turn.
func TestTheTapsOfAPatroller(t *testing.T) {
	d := inBattle(t, usual, settings.Default(), battleHeader(t, "standard", fight, nil))
	d.Play("A: order A1")
	d.Input(tableau.APoint(90, 90))
	d.Press("End the turn")
	if d.Tapped != 3 {
		t.Errorf("a whole way and the end of the turn take %d taps", d.Tapped)
	}
	wantLines(t, "gone", d, "A: order A1", "A: move A1 12,9", "A: move A1 10,9", "A: move A1 9,9", "A: end")
}
