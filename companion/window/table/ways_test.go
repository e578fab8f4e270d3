package table_test

import (
	"strings"
	"testing"

	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
)

// traces writes the traces on the board: "collectors a3-b3-c3".
func traces(d *tabletest.Driver) string {
	var list []string
	scene, ids := d.Screen.Board().Scene(), d.Screen.Session().Engine().SeatIDs()
	for _, way := range scene.Ways {
		var spots []string
		for _, id := range way.Spots {
			spot, _ := scene.Spot(id)
			spots = append(spots, spot.Name)
		}
		list = append(list, ids[way.Seat]+" "+strings.Join(spots, "-"))
	}
	return strings.Join(list, ", ")
}

// The last move of each side leaves a trace until it moves again; a move that is undone leaves none, nor does
// a piece that was put elsewhere.
func TestTheLastMoveLeavesATrace(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), sitters(t, nil))
	d.PlayFile(setUp)
	expect := func(what, want string) {
		t.Helper()
		if got := traces(d); got != want {
			t.Errorf("%s: %q, want %q", what, got, want)
		}
	}
	expect("set up", "")
	d.PlayFile("dice: 1\ncollectors: move C1 b3")
	expect("moved", "collectors a3-b3")
	d.PlayFile("dice: 2")
	expect("rolled", "collectors a3-b3")
	d.PlayFile("collectors: move C2 b5")
	expect("another has moved", "collectors a4-b4-b5")
	d.PlayFile("dice: 2\nobstructors: move O1 g1")
	expect("the other side has moved", "collectors a4-b4-b5, obstructors i1-h1-g1")
	d.Screen.Undo()
	expect("undone", "collectors a4-b4-b5")
	d.Screen.Redo()
	d.PlayFile("table: fix put C2 c7")
	expect("put elsewhere", "obstructors i1-h1-g1")

	steps := d.Screen.Session().Match().Steps()
	for i, step := range steps {
		if step.Text == "collectors: move C1 b3" {
			d.Screen.Session().Look(i)
		}
	}
	expect("looking back at a move", "collectors a3-b3")
	d.Screen.Session().LookNow()
	expect("the present again", "obstructors i1-h1-g1")
}

// What is gained flies from where it was found to where it is counted.
func TestGoldFliesToItsCount(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), sitters(t, nil))
	d.PlayFile(setUp + "\ndice: 5\ncollectors: move C1 d3")
	before := d.Screen.Board().Scene()
	d.PlayFile("dice: 6")
	list := d.Screen.Gains(before)
	if len(list) != 1 {
		t.Fatalf("%d things fly, want the gold alone", len(list))
	}
	chest, _ := d.Screen.Board().Where(space(t, d, "d3"))
	board := d.Screen.Board()
	if want := board.Position().Add(chest); list[0].From != want || list[0].Lost {
		t.Errorf("it flies from %v, want %v", list[0].From, want)
	}
	if to := list[0].To; to.X < board.Position().X+board.Size().Width || to.Y < 0 || to.Y > usual.Height {
		t.Errorf("it flies to %v, not into the column", to)
	}
	if got := d.Screen.Counts(); !strings.Contains(got, "Gold · 6") {
		t.Errorf("the counts say %q", got)
	}
	if more := d.Screen.Gains(d.Screen.Board().Scene()); len(more) != 0 {
		t.Errorf("%d things fly though nothing has changed", len(more))
	}
}

// A heart that is lost falls from where it is counted.
func TestALostHeartFalls(t *testing.T) {
	d := inDungeon(t, usual, settings.Default(), dungeon, nil)
	before := d.Screen.Board().Scene()
	d.PlayFile("table: fix hearts A 3")
	list := d.Screen.Gains(before)
	board := d.Screen.Board()
	if len(list) != 1 || !list[0].Lost || list[0].From.X < board.Position().X+board.Size().Width {
		t.Errorf("what falls: %+v, want one heart from the column", list)
	}
}
