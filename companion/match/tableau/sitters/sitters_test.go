package sitters_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/sitters"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/sitters"
)

func open(t *testing.T, ruleset string) (engines.Engine, *sitters.Table) {
	t.Helper()
	rules, err := games.All().Find("sitters", ruleset)
	if err != nil {
		t.Fatal(err)
	}
	e, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	theme, err := rules.Game.FindTheme("")
	if err != nil {
		t.Fatal(err)
	}
	return e, sitters.New(e, rules.Speaker(theme, e, [][]string{{"Ava"}, {"Ben"}}).OnScreen(), theme)
}

func TestInputsMeanTheirMoves(t *testing.T) {
	for _, ruleset := range []string{"standard", "gentle", "long-haul", "delve"} {
		e, game := open(t, ruleset)
		for seed := range uint64(3) {
			tableautest.CheckInputs(t, e, game, seed, 150)
		}
	}
}

// Every piece lies inside the scene, and none in a tray on another, below the board as beside it, in all
// positions of random matches.
func TestPiecesLieApart(t *testing.T) {
	e, game := open(t, "standard")
	r := rand.New(rand.NewPCG(3, 4))
	p := e.Start()
	for range 300 {
		for _, beside := range []bool{true, false} {
			scene := game.Scene(p, engines.Table)
			scene.Arrange(beside)
			scene.Arrange(beside) // doing it again changes nothing
			if want := len(game.Scene(p, engines.Table).Spots) + len(scene.Trays); len(scene.Spots) != want {
				t.Fatalf("%d spots, want %d", len(scene.Spots), want)
			}
			checkApart(t, scene)
		}
		if e.Pending(p).Over() {
			return
		}
		p = e.Apply(p, e.Sample(p, r), nil)
	}
}

func checkApart(t *testing.T, scene *tableau.Scene) {
	t.Helper()
	for i, a := range scene.Pieces {
		half := a.Size / 2
		if half <= 0 || a.At.X-half < 0 || a.At.Y-half < 0 || a.At.X+half > scene.Width ||
			a.At.Y+half > scene.Height {
			t.Fatalf("%s lies at %v, outside %v × %v", a.Name, a.At, scene.Width, scene.Height)
		}
		for _, b := range scene.Pieces[i+1:] {
			if dx, dy := a.At.X-b.At.X,
				a.At.Y-b.At.Y; a.Spot >= 1000 && b.Spot == a.Spot && max(dx, -dx) < half+b.Size/2 &&
				max(dy, -dy) < half+b.Size/2 {
				t.Fatalf("%s lies on %s", a.Name, b.Name)
			}
		}
	}
}

// A piece and the place where it belongs make the fix that the notation writes.
func TestFixes(t *testing.T) {
	e, game := open(t, "standard")
	p := e.Start()
	r := rand.New(rand.NewPCG(5, 6))
	for e.Pending(p).Kind <= engine.DueStart {
		p = e.Apply(p, e.Sample(p, r), nil)
	}
	board := e.Game().(*engine.Game).Board()
	d3, _ := board.Find("d3")
	for _, c := range []struct {
		piece, spot int
		want        string
	}{
		{engine.MarkerOf(1, 2), d3, "fix put O3 d3"},
		{engine.MarkerOf(1, 2), 1001, "fix off O3"},
		{engine.MarkerOf(0, 0), 1002, "fix safe C1"},
		{99, d3, "fix container d3"},
		{100 + d3, 1003, "fix no-container d3"},
	} {
		m, ok := game.Fix(p, tableau.APiece(c.piece), tableau.ASpot(c.spot))
		if !ok || e.Format(m) != c.want {
			t.Errorf("piece %d on spot %d: got %q, want %q", c.piece, c.spot, e.Format(m), c.want)
		}
	}
	if s := game.Steppers(p); len(s) != 1 || e.Format(s[0].By(1)) != "fix loot 1" {
		t.Errorf("steppers %v", s)
	}
	if s := game.Settings(p); len(s) != 3 || e.Format(s[1].Move) != "fix turn collectors 2" ||
		e.Format(s[2].Move) != "fix turn obstructors 1" && e.Format(s[2].Move) != "fix turn obstructors" {
		t.Errorf("settings %v", s)
	}
	if s := game.Settings(p); !s[0].Now || s[1].Now || s[2].Now {
		t.Errorf("the first turn is not marked as the present one: %v", s)
	}
}

// SIT-17: the goal says how much more loot brings more points, as long as that much is still there, and what
// each delver brings who comes to safety. That stands last, since the last line stays in little room.
func TestTheGoalHasALadder(t *testing.T) {
	e, game := open(t, "standard")
	r := rand.New(rand.NewPCG(3, 4))
	p := e.Start()
	for e.Pending(p).Kind < engine.DueRoll {
		p = e.Apply(p, e.Sample(p, r), nil)
	}
	const end = " Each delver safe: 10."
	for loot, want := range map[int]string{
		0:  "Ava wins with 51 points: 10 so far; Ben wins with fewer than 50. 50 is a draw.; The game ends when all delvers are safe or lost.; 8 more gold will bring 10 points.",
		5:  "Ava wins with 51 points: 10 so far; Ben wins with fewer than 50. 50 is a draw.; The game ends when all delvers are safe or lost.; 3 more gold will bring 10 points.",
		8:  "Ava wins with 51 points: 20 so far; Ben wins with fewer than 50. 50 is a draw.; The game ends when all delvers are safe or lost.; 8 more gold will bring 10 points.",
		32: "Ava wins with 51 points: 50 so far; Ben wins with fewer than 50. 50 is a draw.; The game ends when all delvers are safe or lost.; No more gold will bring points.",
	} {
		fix, err := e.Parse(engines.Table, "fix loot "+strconv.Itoa(loot))
		if err != nil {
			t.Fatal(err)
		}
		goals := game.Scene(e.Apply(p, fix, nil), engines.Table).Goals
		if len(goals) != 1 || strings.Join(append([]string{goals[0].Text}, goals[0].More...), "; ") != want+end {
			t.Errorf("with %d: %v, not %q", loot, goals, want)
		}
	}
}
