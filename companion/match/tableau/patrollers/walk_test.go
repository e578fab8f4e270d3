package patrollers_test

import (
	"math"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/engines/enginetest"
)

// long is a battle in which Ice Man may go six twines, three of them before an attack. Sarge has fallen in his
// way.
const long = `A1 ice-man 10,10 6/1/3/3
A2 sarge 30,3 3/3/2/2
B1 mad-dog 14,10 3/2/2/2 side = "fallen"
B2 patches 20,20 3/4/2/2`

// PAT-10: a tap far away is the whole way there, a twine a line, and the sight shows every twine of it.
func TestATapFarAwayIsAWholeWay(t *testing.T) {
	tab := sit(t, "basic", map[string]any{"team_size": 2}).stand(long)
	tab.play("A: order A1")
	tableautest.Equal(t, "straight", tab.tap(ava, at(100, 170)),
		"move A1 10,12; move A1 10,14; move A1 10,16; move A1 10,17")
	for to, clause := range map[tableau.Input]string{
		at(100, 221): "PAT-10 out-of-reach", at(145, 100): "PAT-10 in-the-way", at(100, 3): "PAT-10 move-over-edge",
	} {
		tableautest.Equal(t, to.String(), tab.tap(ava, to), clause)
		if sight := tab.Sight(tab.p, ava, nil, to); len(sight.Twines) != 1 || !sight.Twines[0].Bad {
			t.Errorf("to %v lie %+v", to, sight.Twines)
		}
	}
	q := tableau.Ask(tab.Table, tab.e, tab.p, ava)
	answer := q.Tap(at(180, 100)) // behind who has fallen
	if !answer.Ready || len(answer.Then) < 4 {
		t.Fatalf("a tap behind the fallen gets %+v", answer)
	}
	p := tab.p
	for _, m := range append([]engines.Move{answer.Move}, answer.Then...) {
		if v := tab.e.Check(p, m); !v.OK() {
			t.Fatalf("%s is refused: %s", tab.e.Format(m), tableautest.Refused(tab.e, v))
		}
		p = tab.e.Apply(p, m, nil)
	}
	if last := tab.e.Format(answer.Then[len(answer.Then)-1]); last != "move A1 18,10" {
		t.Errorf("the way ends with %s", last)
	}
	sight := tab.Sight(tab.p, ava, nil, at(180, 100))
	if len(sight.Twines) != len(answer.Then)+1 {
		t.Errorf("%d moves lay %d twines", len(answer.Then)+1, len(sight.Twines))
	}
	for i, twine := range sight.Twines {
		if twine.Bad || i > 0 && twine.From != sight.Twines[i-1].To {
			t.Errorf("twine %d lies %+v", i, twine)
		}
	}
	if !strings.HasSuffix(sight.Words, " of 10 inches, then 1 twine left and no attack") {
		t.Errorf("the way is told as %q", sight.Words)
	}
}

// PAT-09, PAT-10: the reach is what six twines lead to, and in it what leaves an attack; the shadow of who has
// fallen is cut out of both.
func TestTheReachIsDrawn(t *testing.T) {
	tab := sit(t, "basic", map[string]any{"team_size": 2}).stand(long)
	tab.play("A: order A1")
	areas := tab.Sight(tab.p, ava, nil, at(100, 120)).Areas
	if len(areas) != 2 || areas[0].Words != "6 twines" || areas[1].Words != "3 twines, then attack" {
		t.Fatalf("the areas are %+v", areas)
	}
	for i, radius := range []float64{120, 60} {
		box := areas[i].Outline.Bounds()
		if math.Abs(box.Bottom()-100-radius) > 1.5 || math.Abs(100-box.X-min(radius, 92)) > 1.5 ||
			box.Right() > 100+radius {
			t.Errorf("area %d lies in %v", i, box)
		}
		if area := areas[i].Outline.Area(); area > 0.98*math.Pi*radius*radius {
			t.Errorf("nothing is cut out of area %d", i)
		}
	}
	if again := tab.Sight(tab.p, ava, nil, at(100, 130)).Areas; again[0] != areas[0] {
		t.Error("the reach is drawn anew for every place of the pointer")
	}
	tab.play("A: move A1 10,12", "A: move A1 10,14", "A: move A1 10,16")
	areas = tab.Sight(tab.p, ava, nil, at(100, 170)).Areas
	if len(areas) != 1 || areas[0].Words != "3 twines" {
		t.Errorf("after the first move the areas are %+v", areas)
	}
}

// PAT-10: moves of one figure that go on with each other are told as one.
func TestMovesAreToldAsOne(t *testing.T) {
	for _, c := range []struct {
		measured bool
		lines    []string
		want     string
	}{{false, []string{"A: move A1 10,12", "A: move A1 10,13.5"},
		"PAT-10 moved piece=A1 space=10,10 target=10,13.5 length=3.5 twines=2"},
		{true, []string{"A: move A1 2", "A: move A1 1"}, "PAT-10 moved-measured piece=A1 twines=3"}} {
		house := map[string]any{"team_size": 2}
		if c.measured {
			house["positions"] = "measured"
		}
		tab := sit(t, "basic", house).stand(long)
		tab.play("A: order A1")
		var told []engines.Message
		p := tab.p
		for _, line := range c.lines {
			p = tab.e.Apply(p, tableautest.Read(t, tab.e, line), func(n engines.Message) { told = append(told, n) })
		}
		whole, ok := tab.Joined(told[0], told[1])
		if got := enginetest.Say(tab.e, whole); !ok || got != c.want {
			t.Errorf("told as %s, %t; want %s", got, ok, c.want)
		}
		if _, ok := tab.Joined(told[1], told[0]); ok && !c.measured {
			t.Error("a move is told as going on from elsewhere")
		}
	}
}
