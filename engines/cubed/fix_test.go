package cubed

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// The turn so far stays as it is: neither a cube put on nor one taken off counts.
func TestFixesLeaveTheTurnAsItIs(t *testing.T) {
	tab := begin(t, compile(t)).play("A: stack black d4", "A: stack black d4")
	tab.play("table: fix no-cube d4")
	tab.Hears("table fixed-no-cube piece=black space=d4")
	tab.play("table: fix cube yellow e4")
	tab.Hears("table fixed-cube piece=yellow space=e4")
	tab.due("stack A")
	tab.Asks("CUB-02 prompt-stack-more seat=A piece=black more=1")
	tab.play("A: stack black f4")
	tab.due("stack B")
	tab = whole(t).play("A: take a1", "table: fix no-cube a1", "table: fix cube black a1")
	tab.due("take A")
	tab.play("A: take a1")
	tab.due("take B")
}

// A red cube fixed on counts as stacked by the player whose turn it is.
func TestFixCubeRed(t *testing.T) {
	tab := begin(t, compile(t, tiny)).play("A: stack red d4", "A: done", "table: fix cube red d4")
	who, _ := tab.At.LastRed()
	enginetest.Equal(t, "last red", who, engines.Seat(1))
	tab.play("B: stack yellow e4")
	tab.due("take A")
	// Once stacking is done nothing hangs on it.
	tab.play("table: fix turn B", "table: fix no-cube d4", "table: fix cube red d4")
	tab.due("take B")
	who, _ = tab.At.LastRed()
	enginetest.Equal(t, "last red", who, engines.Seat(1))
}

// What follows by itself follows: the filling in, and the end of a turn whose colour has run out.
func TestFixThenWhatFollows(t *testing.T) {
	tab := drawn(t, compile(t, tiny), "d4", "y r", `last_red = "A"`)
	tab.play("table: fix cube red d4")
	tab.Hears("table fixed-cube piece=red space=d4", "CUB-05 filled-in cubes=5",
		"CUB-06 unstacking-begins-after-red seat=B")
	tab = drawn(t, compile(t, tiny), "d4", "y r", `turn = "B"`)
	tab.play("table: fix pile A first red 1")
	tab.Hears("table fixed-first-pile seat=A piece=red cubes=1", "CUB-05 filled-in cubes=5",
		"CUB-06 unstacking-begins seat=A")
	enginetest.Equal(t, "cubes", tab.At.Standing(), 7)
	tab = drawn(t, compile(t, tiny), "d4", "b", "piles.B.second.black = 2").play("A: stack black e4",
		"table: fix pile B first black 1")
	tab.Hears("table fixed-first-pile seat=B piece=black cubes=1", "table fix-ends-turn seat=A piece=black")
	tab.due("stack B")
}

func TestFixTurnBeginsItAfresh(t *testing.T) {
	tab := begin(t, compile(t)).play("A: stack black d4", "table: fix turn A")
	tab.Hears("table fixed-turn seat=A")
	tab.due("stack A")
	tab.play("A: stack red d4", "table: fix turn B", "B: stack yellow d4")
	tab = whole(t).play("A: take a1", "table: fix turn A", "A: take d1")
	enginetest.Equal(t, "first pile", tab.At.InPile(0, First, Yellow), 2)
	tab.due("take A")
}

// The numbers always add up: what is taken off the cube or out of a pile lies beside it, and goes on the cube
// or in a pile from there.
func TestFixPileTakesFromWhatIsLeft(t *testing.T) {
	tab := whole(t).play("A: take a1")
	tab.Refuses("table: fix pile A first yellow 2",
		"CUB-01 fix-too-few-left seat=A piece=yellow cubes=2 most=1")
	tab.play("table: fix pile A first yellow 0")
	enginetest.Equal(t, "beside", tab.At.Left(Yellow), 1)
	tab.Refuses("table: fix cube black a1", "CUB-01 fix-none-left piece=black")
	tab.play("table: fix pile B second yellow 1")
	tab.Hears("table fixed-second-pile seat=B piece=yellow cubes=1")
	enginetest.Equal(t, "beside", tab.At.Beside(), 0)
	tab.play("table: fix pile B second yellow 1", "table: fix pile B first yellow 0")
	// Cubes fixed back to the start of all takes: no pile has any, and the first take of all is due.
	tab.play("table: fix pile B second yellow 0", "table: fix cube yellow a1", "table: fix turn A")
	tab.Refuses("B: take a1", "CUB-06 other-begins seat=A")
}

// The game is not over while a cube lies beside; the table puts it somewhere.
func TestFixTheGameGoesOnWhileACubeLiesBeside(t *testing.T) {
	tab := drawn(t, compile(t), "d4", "br", take, piled).play("table: fix no-cube d4", "A: take d4")
	tab.due("beside A")
	tab.Asks("CUB-10 prompt-beside cubes=1")
	enginetest.Equal(t, "due", tab.Game.Pending(&tab.At),
		engines.Pending{Who: engines.Seats(engines.Table), Kind: DueBeside, Open: true})
	tab.Lists("")
	tab.Refuses("table: fix cube red d5", "CUB-04 first-elsewhere space=d5 target=d4")
	tab.play("table: fix cube red d4")
	tab.due("take A")
	tab.play("A: take d4")
	tab.due("over")

	// After the end a fix takes the match up again, and one ends it.
	tab.play("table: fix pile A second red 1")
	tab.Hears("table fixed-second-pile seat=A piece=red cubes=1", "table fix-goes-on")
	tab.play("table: fix pile A first red 11")
	tab.Hears("table fixed-first-pile seat=A piece=red cubes=11", "CUB-10 wins seat=A points=58 against=32")
	tab.ends("A", 58, 32)
	tab.play("table: fix turn B")
	tab.Hears("table fixed-turn seat=B")
	tab.ends("A", 58, 32)
}

// A fix may put a cube outside of what was the footprint, which moves along.
func TestFixMovesTheFootprint(t *testing.T) {
	tab := drawn(t, compile(t), "a1", "b b\nb .", take, `corner = "a1"`, "piles.A.first.black = 30")
	for _, square := range []string{"c1", "d1", "a3"} {
		tab.play("table: fix cube black " + square)
	}
	tab.Refuses("table: fix cube black e1", "CUB-04 too-wide")
	tab.play("table: fix no-cube a1", "table: fix no-cube a2", "table: fix no-cube a3")
	box, _ := tab.Game.Footprint(&tab.At)
	enginetest.Equal(t, "footprint", box, Box{0, 3, 0, 3})
	tab.play("table: fix cube black e1")
	box, _ = tab.Game.Footprint(&tab.At)
	enginetest.Equal(t, "footprint", box, Box{1, 4, 0, 3})
}
