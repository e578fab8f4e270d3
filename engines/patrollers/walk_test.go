package patrollers

import (
	"slices"
	"strings"
	"testing"
)

// walked makes the lines by which the figure whose turn it is goes to a place, and returns them; where it cannot
// come there it returns the refusal.
func (t *table) walked(x, y int16) string {
	t.Helper()
	list, v := t.Game.WalkTo(&t.At, t.Game.Walks(&t.At), Place{X: x, Y: y})
	if !v.OK() {
		return t.Say(v.Message)
	}
	var text []string
	for _, m := range list {
		if v := t.Game.Check(&t.At, m); !v.OK() {
			t.Fatalf("%v is refused: %v", m, v)
		}
		t.Game.Apply(&t.At, m, nil)
		text = append(text, t.Game.Format(m))
	}
	return strings.Join(text, "; ")
}

// PAT-10: a figure goes all its way at once, a twine a line: straight in the open, and around a base.
func TestPAT10AWholeWay(t *testing.T) {
	tab := scene(t, walk, basic)
	tab.play("A: order A1")
	if got := tab.walked(100, 150); got != "move A1 10,12; move A1 10,14; move A1 10,15" {
		t.Errorf("straight ahead: %s", got)
	}
	tab.Refuses("A: move A1 10,17.1", "PAT-10 twine-too-short piece=A1 space=10,17.1 length=2.1 most=2")
	tab = scene(t, walk, basic)
	tab.play("A: order A1", "A: move A1 12,10")
	got := tab.walked(153, 110)
	if n := strings.Count(got, "move"); n != 3 || tab.At.units[0].at != (point{X: 153, Y: 110}) {
		t.Errorf("around B1: %s", got)
	}
}

// PAT-10: where a figure cannot come to, the refusal says why.
func TestPAT10NoWay(t *testing.T) {
	tab := scene(t, walk, basic)
	tab.play("A: order A1")
	for _, c := range []struct {
		x, y int16
		want string
	}{
		{100, 181, "PAT-10 out-of-reach piece=A1 space=10,18.1 left=4"},
		{141, 101, "PAT-10 in-the-way piece=A1 space=14.1,10.1 other=B1"},
		{300, 35, "PAT-10 in-the-way piece=A1 space=30,3.5 other=A2"},
		{100, 100, "PAT-10 move-nowhere piece=A1 space=10,10"},
		{100, 239, "PAT-10 move-over-edge piece=A1 space=10,23.9"},
	} {
		if got := tab.walked(c.x, c.y); got != c.want {
			t.Errorf("to %d,%d: %s, want %s", c.x, c.y, got, c.want)
		}
	}
	tab.play("A: move A1 10.1,10", "A: attack A1 B1", "dice: B1-B1")
	if got, want := tab.walked(100, 150), "PAT-09 move-after-attack piece=A1"; got != want {
		t.Errorf("after an attack: %s, want %s", got, want)
	}
}

// PAT-22: nobody goes on from where a Grip holds him, and who is held goes nowhere.
func TestPAT22AGripEndsAWay(t *testing.T) {
	const held = "A1 mad-dog 12,10\nA2 sarge 30,3\nB1 blue-spider 14,10\nB2 ice-man 30,20"
	tab := scene(t, held, ":due = \"order\"", ":turn = \"B\"")
	tab.play("B: order B1", "B: end", "A: order A1")
	walks := tab.Game.Walks(&tab.At)
	if n, ok := walks.Twines(Place{X: 125, Y: 100}); !ok || n != 1 {
		t.Errorf("head-to-head with Blue Spider is %d twines far, %t", n, ok)
	}
	way := walks.Way(Place{X: 144, Y: 118})
	for _, at := range way[:max(0, len(way)-1)] {
		if tab.Game.table.Within(at, point{X: 140, Y: 100}, 1) {
			t.Errorf("the way %v goes on from %v, where a Grip holds", way, at)
		}
	}
	if len(way) == 0 {
		t.Error("no way leads around Blue Spider")
	}
	tab.play("A: move A1 12.5,10")
	if got, want := tab.walked(100, 150), "PAT-22 gripped piece=A1 other=B1"; got != want {
		t.Errorf("held: %s, want %s", got, want)
	}
}

// Where the players measure, a line is one move: the first ones have as many twines as the Move says.
func TestPAT10AWholeWayMeasured(t *testing.T) {
	tab := scene(t, walk, basic, measured)
	tab.play("A: order A1")
	for n, want := range map[int][]string{1: {"move A1 1"}, 2: {"move A1 2"}, 3: {"move A1 2", "move A1 1"},
		4: {"move A1 2", "move A1 2"}} {
		var got []string
		for _, m := range tab.Game.WalkBy(&tab.At, n) {
			got = append(got, tab.Game.Format(m))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d twines: %q, want %q", n, got, want)
		}
	}
}
