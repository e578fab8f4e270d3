package kit

import (
	"fmt"
	"math"
	"testing"

	"homespun/engines/enginetest"
	engine "homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
	kitrules "homespun/rulesets/kit"
)

// compiled returns the game of some rules.
func compiled(t testing.TB, seats int, rules string) *engine.Game {
	t.Helper()
	game, err := engine.Compile(kitrules.Language(), enginetest.TOML("turn = [\"roll\", \"move\"]\n"+rules), seats)
	if err != nil {
		t.Fatalf("%s: %v", rules, err)
	}
	return game
}

func TestSpacesAndYardsOfABoardDoNotOverlap(t *testing.T) {
	for n := 1; n <= program.MaxSpaces; n++ {
		for _, track := range []string{"path = %d", "path = %d\ntrack = \"spiral\"", "path = %d\ntrack = \"ring\"", "ring = %d",
			"path = %d\ntrack = \"straight\""} {
			rules := fmt.Sprintf(track, n)
			l := Lay(compiled(t, 1+n%6, rules+fmt.Sprintf("\npieces = %d", n%17)), 0)
			var all []drawing.Rectangle
			for i, box := range append(append(append(all, l.Title), l.Yards...), l.Spaces[1:]...) {
				box = box.Inset(0.01)
				if box.Empty() || !drawing.Box(0, 0, l.Width, l.Height).Contains(box) {
					t.Fatalf("%s: %d: %v leaves %v × %v", rules, i, box, l.Width, l.Height)
				}
				for _, other := range all {
					if box.Overlaps(other) {
						t.Fatalf("%s: %v lies on %v", rules, box, other)
					}
				}
				all = append(all, box)
			}
			if len(l.Spaces) != n+1 {
				t.Fatalf("%s: %d spaces", rules, len(l.Spaces))
			}
			for i := 1; i < n; i++ { // the next space is the next on the way
				from, to := l.Spaces[i].Centre(), l.Spaces[i+1].Centre()
				if away := math.Hypot(to.X-from.X, to.Y-from.Y); away > 4.1*l.Space {
					t.Errorf("%s: %d and %d are %.1f spaces apart", rules, i, i+1, away/l.Space)
				}
			}
		}
	}
}

func TestABoardLiesOnOneSheetWhereItsSpacesAreLargeEnough(t *testing.T) {
	for rules, sheets := range map[string]bool{"path = 20": true, "path = 128": true, "ring = 40": true, "ring = 72": false,
		"path = 60\ntrack = \"spiral\"": true, "path = 40\ntrack = \"straight\"": false} {
		l := Lay(compiled(t, 4, rules), 0)
		fits := l.Width <= 190 && l.Height <= 248.9 || l.Width <= 259.4 && l.Height <= 179.5
		if fits != sheets || l.Space < 15 {
			t.Errorf("%s: %.0f × %.0f mm with spaces of %g mm", rules, l.Width, l.Height, l.Space)
		}
	}
}

func TestPiecesOnOneSpaceDoNotOverlap(t *testing.T) {
	l := Lay(compiled(t, 6, "path = 30"), 0)
	for of := 1; of <= program.MaxPieces*6; of++ {
		spots := Spread(l.Room(0, 7), of)
		for i, spot := range spots {
			if !l.Spaces[7].Contains(spot.Inset(0.01)) {
				t.Fatalf("%d of %d: %v is not on %v", i, of, spot, l.Spaces[7])
			}
			for _, other := range spots[:i] {
				if spot.Inset(0.01).Overlaps(other) {
					t.Fatalf("%d of %d: %v lies on %v", i, of, spot, other)
				}
			}
		}
	}
}

func TestYardsOfARingLieWhereTheirSeatsBegin(t *testing.T) {
	l := Lay(compiled(t, 4, "ring = 40\npieces = 4\nstarts = [1, 11, 21, 31]"), 0)
	for seat, start := range []int{1, 11, 21, 31} {
		at := l.Spaces[start].Centre()
		away := func(i int) float64 { return math.Hypot(l.Yards[i].Centre().X-at.X, l.Yards[i].Centre().Y-at.Y) }
		for i := range l.Yards {
			if away(i) < away(seat)-1 {
				t.Errorf("%d begins on %d, nearer to the yard of %d", seat, start, i)
			}
		}
	}
}

func TestPointsOfAFileAreTheMiddlesOfSpaces(t *testing.T) {
	l := Lay(compiled(t, 2, "path = 3\npoints = [\"40,50\", \"90, 50\", \"90,120.5\"]"), 0)
	a, b := l.Spaces[1].Centre(), l.Spaces[3].Centre()
	if l.Space != 34 || math.Abs(b.X-a.X-50) > 1e-9 || math.Abs(b.Y-a.Y-70.5) > 1e-9 {
		t.Errorf("%v to %v with spaces of %g mm", a, b, l.Space)
	}
}
