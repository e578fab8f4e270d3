package kit

import (
	"fmt"
	"math"
	"slices"
	"strings"
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

// apartFrom fails where two of the places of a board overlap, or one does not lie on it.
func apartFrom(t *testing.T, rules string, l *Layout) {
	t.Helper()
	var all []drawing.Rectangle
	signs := slices.DeleteFunc(slices.Clone(l.Signs), drawing.Rectangle.Empty)
	for i, box := range slices.Concat([]drawing.Rectangle{l.Title}, signs, l.Yards, l.Spaces[1:]) {
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
}

func TestSpacesAndYardsOfABoardDoNotOverlap(t *testing.T) {
	for n := 1; n <= program.MaxSpaces; n++ {
		for _, track := range []string{"path = %d", "path = %d\ntrack = \"spiral\"", "path = %d\ntrack = \"ring\"", "ring = %d",
			"path = %d\ntrack = \"straight\""} {
			rules := fmt.Sprintf(track, n)
			l := Lay(compiled(t, 1+n%6, rules+fmt.Sprintf("\npieces = %d", n%17)), 0)
			apartFrom(t, rules, l)
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

// Points are measured on a picture of a size: it lies so that they are where they are on it.
func TestPointsAreThoseOfThePictureBelow(t *testing.T) {
	const points = "path = 3\nground = \"map.png\"\npoints = [\"40,50\", \"90, 50\", \"90,120.5\"]"
	for size, want := range map[string]drawing.Point{"\nsize = \"200, 150\"": {X: 200, Y: 150}, "": {X: 130, Y: 170.5}} {
		rules := points + size
		l := Lay(compiled(t, 2, rules), 0)
		apartFrom(t, rules, l)
		first := l.Spaces[1].Centre()
		if math.Abs(first.X-l.Ground.X-40) > 1e-9 || math.Abs(first.Y-l.Ground.Y-50) > 1e-9 ||
			math.Abs(l.Ground.Width-want.X)+math.Abs(l.Ground.Height-want.Y) > 1e-9 || l.Ground.Overlaps(l.Title) {
			t.Errorf("%s: %v is on %v", rules, first, l.Ground)
		}
	}
	l := Lay(compiled(t, 2, "path = 30"), 0)
	if l.Ground != drawing.Box(0, 0, l.Width, l.Height) {
		t.Errorf("%v is under a board of %g × %g", l.Ground, l.Width, l.Height)
	}
}

func TestLanesAndWaysHavePlacesOfTheirOwn(t *testing.T) {
	const ways = "\n[ways]\nbridge = { from = 2, to = %d, spaces = 3 }\nslide = { from = %d, to = 1, spaces = %d }\n" +
		"tunnel = { from = 1, to = 3, spaces = 0 }"
	for _, n := range []int{4, 7, 12, 23, 30, 40, 57, 80} {
		for _, track := range []string{"path = %d", "path = %d\ntrack = \"spiral\"", "path = %d\ntrack = \"ring\"", "ring = %d",
			"path = %d\ntrack = \"straight\""} {
			rules := fmt.Sprintf(track, n) + fmt.Sprintf("\npieces = %d", n%7) + fmt.Sprintf(ways, n, n/2+1, n/3)
			game := compiled(t, 1+n%6, rules)
			l := Lay(game, 0)
			apartFrom(t, rules, l)
			if len(l.Spaces) != n+3+n/3+1 {
				t.Errorf("%s: %d spaces", rules, len(l.Spaces))
			}
		}
		for seats := 2; seats <= 6; seats++ {
			for lane := 1; lane <= 8 && n+lane*seats <= program.MaxSpaces; lane += 3 {
				var even, odd []int
				for seat := range seats {
					even, odd = append(even, seat*n/seats+1), append(odd, seat%n+1)
				}
				for _, starts := range [][]int{even, odd} {
					rules := fmt.Sprintf("ring = %d\npieces = %d\nlane = %d\nstarts = %s", n, seats, lane,
						strings.ReplaceAll(fmt.Sprint(starts), " ", ", "))
					game := compiled(t, seats, rules)
					l := Lay(game, 0)
					apartFrom(t, rules, l)
					if len(l.Spaces) != game.Spaces()+1 {
						t.Errorf("%s: %d spaces", rules, len(l.Spaces))
					}
				}
			}
		}
	}
}

func TestLanesLeadFromTheRingToItsMiddle(t *testing.T) {
	for _, rules := range []string{"ring = 40\npieces = 4\nlane = 4\nstarts = [1, 11, 21, 31]",
		"ring = 48\npieces = 4\nlane = 4\nstarts = [5, 21, 37]", "ring = 60\nlane = 5\nstarts = [1, 11, 21, 31, 41, 51]"} {
		game := compiled(t, 3, rules)
		l := Lay(game, 0)
		middle := drawing.Point{}
		for _, box := range l.Spaces[1 : game.Main()+1] {
			middle = middle.Plus(box.Centre().X/float64(game.Main()), box.Centre().Y/float64(game.Main()))
		}
		for _, lane := range game.Lanes() {
			at := l.Spaces[lane.From].Centre()
			for _, space := range lane.Spaces {
				next := l.Spaces[space].Centre()
				if distance(at, next) > 1.1*l.Space || distance(next, middle) > distance(at, middle) {
					t.Errorf("%s: %d lies at %v after %v", rules, space, next, at)
				}
				at = next
			}
		}
	}
}
