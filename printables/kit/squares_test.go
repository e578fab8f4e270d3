package kit

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"homespun/engines/kit/program"
	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// Games on squares and on places, as families write them.
func init() {
	games["hunt"] = `
kit   = 1
name  = "Berry hunt"
seats = { min = 2, max = 4, default = 3 }
squares = ["S . b T S", ". # . w .", "b b # . F"]
signs = { S = "start", b = "bush", w = "water", F = "finish", T = "Old tower" }
counters = { hats = 1 }
turn  = ["roll", "move"]
end   = ["if all yours are at the finish: win"]
[land]
bush = ["gain a hat", "LONG"]
"Old tower" = ["go to start"]
[thing.berry]
at   = ["bush", "c2"]
each = 2
[thing."old key"]
at   = ["d1", "bush"]
[thing.fence]
own  = true
icon = "stockade"
`
	games["isles"] = `
kit   = 1
name  = "Isles"
seats = { min = 1, max = 6, default = 6 }
places = ["Harbour - Bay - Treasure island", "Bay - Cave > Treasure island", "Harbour - 🐌 x - מערה", "Cave - LONG"]
finish = "Bay"
safe   = ["Cave"]
kinds  = { island = ["Treasure island", "Cave"] }
turn   = ["roll", "move"]
end    = ["if all yours are at the finish: win"]
land   = { Cave = ["roll again"], island = ["miss a turn"] }
thing  = { coin = { at = ["island", "Harbour"], each = 12 } }
`
	games["hunt"] = strings.ReplaceAll(games["hunt"], "LONG", strings.Repeat("gain a hat and ", 4)+"gain a hat")
	games["isles"] = strings.ReplaceAll(games["isles"], "LONG", strings.Repeat("very long ", 8)+"road")
}

// from returns how far two spaces are apart, in spaces.
func (l *Layout) from(one, other int) (x, y float64) {
	a, b := l.Spaces[one].Centre(), l.Spaces[other].Centre()
	return (b.X - a.X) / l.Space, (b.Y - a.Y) / l.Space
}

func TestSquaresLieInTheirRowsAndPlacesApart(t *testing.T) {
	rows := "squares = [\". . # .\", \"# . . .\"]\npieces = 2"
	l := Lay(compiled(t, 2, rows), 0)
	apartFrom(t, rows, l)
	for _, near := range []struct{ one, other, across, down int }{{1, 2, 1, 0}, {2, 3, 2, 0}, {2, 4, 0, 1}, {4, 6, 2, 0}} {
		if x, y := l.from(near.one, near.other); math.Abs(x-nextOf*float64(near.across))+math.Abs(y-nextOf*float64(near.down)) > 1e-9 {
			t.Errorf("%d lies %.2f, %.2f from %d", near.other, x, y, near.one)
		}
	}
	for _, n := range []int{2, 3, 9, 30, program.MaxSpaces} {
		var ways []string
		for i := 2; i <= n; i++ {
			ways = append(ways, fmt.Sprintf("\"%d-%d\"", i, i/2))
		}
		rules := "places = [" + strings.Join(ways, ", ") + "]\npieces = 3"
		l := Lay(compiled(t, 3, rules), 0)
		apartFrom(t, rules, l)
		if len(l.Spaces) != n+1 || len(l.Yards) > 0 || !l.Round {
			t.Errorf("%d places are %d, with %d yards", n, len(l.Spaces)-1, len(l.Yards))
		}
	}
	most := "squares = [" + strings.Repeat("\"........................# .\",", 5) + "]" // 26 columns
	apartFrom(t, most, Lay(compiled(t, 6, most), 0))
}

func TestABoardOfSquaresSaysWhereEachLies(t *testing.T) {
	words := partstest.Words(made(t, set(t, "hunt"))["board"].Pieces[0].Front)
	said := strings.Join(words, " ")
	for _, want := range []string{"Berry hunt", "Start", "Finish", "Bush", "Old tower", "Water"} {
		if !strings.Contains(said, want) {
			t.Errorf("the board lacks %q: %s", want, said)
		}
	}
	for word, want := range map[string]int{"a": 2, "e": 2, "1": 2, "3": 2, "f": 0, "4": 0, "2": 2 + 4} { // two berries on 4
		if n := len(slices.DeleteFunc(slices.Clone(words), func(s string) bool { return s != word })); n != want {
			t.Errorf("%d times %q on the board, want %d: %q", n, word, want, words)
		}
	}
}

func TestThingsAreTokensAndStandOnTheBoard(t *testing.T) {
	hunt := made(t, set(t, "hunt"))
	var list []string
	for _, piece := range hunt["things"].Pieces {
		list = append(list, fmt.Sprintf("%d %s", piece.Copies, piece.Name))
	}
	if got, want := strings.Join(list, ", "), "8 berry, 8 fence of A, 8 fence of B, 8 fence of C, 8 fence of D, 4 old key"; got != want {
		t.Errorf("there are %s, want %s", got, want)
	}
	if got, want := hunt["things"].Note, "Berry (8), fence (32) and old key (4). Each lies first where the board shows it."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for _, piece := range hunt["counters"].Pieces {
		if piece.Name != "hats" {
			t.Errorf("there is a disc for %s, of which there are tokens", piece.Name)
		}
	}
	keys, fences := 0, 0
	for _, mark := range hunt["board"].Pieces[0].Front.Marks {
		switch use, _ := mark.(drawing.Use); use.Symbol {
		case drawing.Picture("old-key"):
			keys++
		case drawing.Picture("stockade"):
			fences++
		}
	}
	if keys != 4 || fences > 0 {
		t.Errorf("%d keys and %d fences lie on the board at the beginning, want 4 and none", keys, fences)
	}
}
