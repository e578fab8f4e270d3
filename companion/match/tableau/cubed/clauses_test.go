package cubed_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/cubed"
)

// low is a position of stacking.
const low = `
due = "stack"
turn = "A"
cube = { d4 = ["black", "red", "black", "black"], e4 = ["red"], c4 = ["yellow"] }
last_red = "A"
`

// CUB-02: a colour and then a square; the other squares of the turn need no colour, and fewer are a choice.
func TestStackingByTaps(t *testing.T) {
	tab := sit(t, "standard", nil)
	tableautest.Equal(t, "a colour alone", tab.tap(ava, red), "taken")
	tableautest.Equal(t, "a colour and the first square", tab.tap(ava, red, tab.spot("d4")), "stack red d4")
	tableautest.Equal(t, "another colour in its place", tab.tap(ava, red, black, tab.spot("d4")),
		"stack black d4")
	tableautest.Equal(t, "a cube that is left stands for its colour", tab.tap(ava, blackLeft, tab.spot("d4")),
		"stack black d4")
	tableautest.Equal(t, "another cube that is left", tab.tap(ava, red, blackLeft, tab.spot("d4")),
		"stack black d4")
	tableautest.Equal(t, "the same again lays it down", tab.tap(ava, red, redLeft, tab.spot("d4")), "nothing")
	tableautest.Equal(t, "the first square alone", tab.tap(ava, tab.spot("d4")), "nothing")
	tableautest.Equal(t, "a cell of a level", tab.tap(ava, red, tab.cell("d4", 1)), "stack red d4")
	tableautest.Equal(t, "the level above", tab.tap(ava, red, tab.cell("d4", 3)), "stack red d4")
	tableautest.Equal(t, "elsewhere", tab.tap(ava, red, tab.spot("d5")), "CUB-04 first-elsewhere")
	tableautest.Equal(t, "elsewhere without a colour", tab.tap(ava, tab.spot("d5")), "CUB-04 first-elsewhere")
	tableautest.Equal(t, "a pile", tab.tap(ava, red, pile(ava, 0)), "nothing")
	tableautest.Equal(t, "stopping before anything is placed", tab.tap(ava, stop), "CUB-02 nothing-placed")

	tab.play("A: stack black d4")
	tableautest.Equal(t, "a second cube", tab.tap(ava, tab.spot("d4")), "stack black d4")
	tableautest.Equal(t, "the cube there", tab.tap(ava, tableau.APiece(tab.at("d4"))), "stack black d4")
	tableautest.Equal(t, "another colour", tab.tap(ava, redLeft), "CUB-02 other-colour")
	tableautest.Equal(t, "the turn's own colour", tab.tap(ava, blackLeft), "nothing")
	tableautest.Equal(t, "nothing beside it", tab.tap(ava, tab.spot("f6")), "CUB-03 touches-nothing")
	tableautest.Equal(t, "fewer", tab.tap(ava, stop), "done")
	tableautest.Equal(t, "the other player", tab.tap(ben, tab.spot("d4")), "CUB-02 other-stacks")

	exact := sit(t, "exact", nil)
	exact.play("A: stack black d4")
	tableautest.Equal(t, "fewer where all are placed", exact.tap(ava, stop), "CUB-02 must-place-all")
}

// CUB-04: the table shows the squares that the cube can still grow to, all of them before the first cube and
// the footprint once it is full.
func TestTheFloor(t *testing.T) {
	tab := sit(t, "standard", nil)
	floor := func() string {
		list := slices.DeleteFunc(tab.scene().Solid.Floor, func(c tableau.Column) bool { return c.Spot == tableau.NoSpot })
		first, last := list[0], list[len(list)-1]
		return fmt.Sprintf("%d: %s to %s", len(list), tab.g.Board().Name(first.Spot),
			tab.g.Board().Name(last.Spot))
	}
	tableautest.Equal(t, "before the first cube", floor(), "49: a1 to g7")
	tab.set(low)
	tableautest.Equal(t, "three wide", floor(), "35: b1 to f7")
	tableautest.Equal(t, "too tall", tab.tap(ava, red, tab.spot("d4")), "CUB-04 too-tall")
	tab.play("A: stack red b4")
	tableautest.Equal(t, "four wide", floor(), "28: b1 to e7")
	tableautest.Equal(t, "too wide", tab.tap(ava, tab.spot("f4")), "CUB-04 too-wide")
	mini := sit(t, "mini", nil)
	tableautest.Equal(t, "the squares of a smaller cube", len(mini.scene().Solid.Floor), 25)
}

// CUB-04: as long as the same squares can be reached the mat is the same, a square keeps its place and the solid its
// size while fewer can be reached, and the maps of the levels always hold all that is built.
func TestTheMatStays(t *testing.T) {
	tab := sit(t, "standard", nil).set(low)
	before := tab.scene()
	tab.play("A: stack red e4")
	after := tab.scene()
	if before.Mat != after.Mat {
		t.Error("the mat is another one although the squares are the same")
	}
	if tab.play("A: stack red e5"); tab.scene().Mat == after.Mat {
		t.Error("one row less can be reached, but the mat is the same")
	}
	for _, spot := range tab.scene().Spots {
		if was, ok := before.Spot(spot.ID); ok && spot.ID < 100 && was.Box != spot.Box {
			t.Errorf("%s has moved from %v to %v", spot.Name, was.Box, spot.Box)
		}
	}
	if is, was := tab.scene().Solid, before.Solid; is.Box != was.Box || len(is.Floor) != len(was.Floor) {
		t.Errorf("the solid had room for %d squares in %v, now for %d in %v", len(was.Floor), was.Box, len(is.Floor), is.Box)
	}
	for name, cubes := range map[string]int{"d4": 5, "e4": 3, "e5": 2} { // with the one from above
		n := 0
		for _, piece := range tab.scene().Pieces {
			if piece.ID%100 == tab.at(name) && piece.ID < 1000 {
				n++
			}
		}
		tableautest.Equal(t, "cubes on the maps at "+name, n, cubes)
	}
}

// The mat takes the shape of its room: nothing of it lies on anything else, the squares of the footprint are
// targets to tap in the smallest window too, and the titles of the trays can be read.
func TestTheMatFitsItsRoom(t *testing.T) {
	const target, text = 48, 13
	for _, room := range [][2]float64{{466, 460}, {640, 640}, {892, 632}, {1532, 912}, {300, 900},
		{2000, 300}} {
		for ruleset, small := range map[string]bool{"standard": false, "mini": true} {
			for position, squares := range map[string]float64{"": 27, low: 27,
				"due = \"take\"\ncorner = \"c3\"\ncube = { d4 = [\"black\"] }": target} {
				tab := sit(t, ruleset, nil)
				if position == low && small {
					continue // four high
				}
				if position != "" {
					tab.set(position)
				}
				s := tab.Scene(tab.p, engines.Table)
				s.Enlarge(2)
				s.ArrangeFor(room[0], room[1])
				slot := s.Slot
				s.Enlarge(1)
				s.ArrangeFor(room[1], room[0])
				s.ArrangeFor(room[0], room[1])
				if s.Slot > slot || s.Slot == slot && slot < 25 && room[0] < 800 {
					t.Errorf("%s in a room of %v: slots of %v, with text twice as large of %v", ruleset, room,
						s.Slot, slot)
				}
				tableautest.CheckScene(t, s)
				scale := min(room[0]/s.Width, room[1]/s.Height)
				cell, _ := s.Spot(tab.at("d4"))
				if room[0] > 400 && room[1] > 400 && cell.Box.Width*scale < squares {
					t.Errorf("%s in a room of %v: squares of %.0f pixels", ruleset, room,
						cell.Box.Width*scale)
				}
				if room[0] > 400 && room[1] > 400 && s.Slot*tableau.TrayTitle*scale < text-0.5 {
					t.Errorf("%s in a room of %v: titles of %.1f pixels", ruleset, room,
						s.Slot*tableau.TrayTitle*scale)
				}
				for i, spot := range s.Spots[:len(s.Spots)-len(s.Trays)] {
					if !s.Mat.Area().Contains(spot.Box) || spot.Box.Overlaps(s.Solid.Box) {
						t.Fatalf("%s in a room of %v: %s is at %v, the solid at %v, the mat %v", ruleset,
							room, spot.Name, spot.Box, s.Solid.Box, s.Mat.Area())
					}
					for _, other := range s.Spots[:i] {
						if other.Box.Inset(0.01).Overlaps(spot.Box) {
							t.Fatalf("%s in a room of %v: %s lies on %s", ruleset, room, spot.Name,
								other.Name)
						}
					}
				}
			}
		}
	}
}

// CUB-05, CUB-06: filling in and the end of stacking are told after the cube that brings them about.
func TestFillingInIsTold(t *testing.T) {
	tab := sit(t, "mini", map[string]any{"cubes": map[string]any{"yellow": 0, "red": 2, "black": 25}})
	tableautest.Equal(t, "a cube", tab.play("A: stack red d4"), "stacked@d4")
	tableautest.Equal(t, "the last red one", tab.play("A: stack red d4"),
		"stacked@d4 filled-in(5) unstacking-begins-after-red(6)")
	s := tab.scene()
	tableautest.Equal(t, "cubes", len(s.Solid.Cubes), 27)
	tableautest.Equal(t, "squares", len(s.Solid.Floor), 9)
	lit := 0
	for _, cube := range s.Solid.Cubes {
		if cube.Lit {
			lit++
			tableautest.Equal(t, "the level of a cube that may go", cube.Level, 2)
		}
	}
	tableautest.Equal(t, "cubes that may go", lit, 4)
	s.ArrangeFor(466, 460)
	var onMaps []int
	for _, piece := range s.Pieces {
		if piece.Lit {
			onMaps = append(onMaps, piece.ID/100)
		}
	}
	tableautest.Equal(t, "the levels on whose maps they are lit", fmt.Sprint(onMaps), "[3 3 3 3]")
	q := tableau.Ask(tab.Table, tab.e, tab.p, ben)
	tableautest.Equal(t, "what glows", len(q.Next()), 4)
}

// CUB-07, CUB-08: a square alone takes its top cube; on whatever map it is tapped.
func TestTakingByTaps(t *testing.T) {
	tab := sit(t, "mini", nil).set(`
due = "take"
turn = "B"
corner = "d3"
cube = { d3 = ["black", "red"], e3 = ["black", "yellow"], f3 = ["black"], e4 = ["red"], d4 = ["black"] }
`)
	tableautest.Equal(t, "a corner", tab.tap(ben, tab.spot("d3")), "take d3")
	tableautest.Equal(t, "a cell of the lower level", tab.tap(ben, tab.cell("d3", 1)), "take d3")
	tableautest.Equal(t, "a cube on a map", tab.tap(ben, tableau.APiece(200+tab.at("e3"))), "take e3")
	tableautest.Equal(t, "an empty square", tab.tap(ben, tab.spot("f5")), "CUB-08 no-cube-there")
	tableautest.Equal(t, "a pile", tab.tap(ben, pile(ben, 0)), "nothing")
	tableautest.Equal(t, "Ava", tab.tap(ava, tab.spot("d3")), "CUB-06 other-begins")
	tableautest.Equal(t, "told", tab.play("B: take d3"), "taken-first@d3@B1(9)")
	tableautest.Equal(t, "Ben's points", tab.track("Ben"), "3 3 + 0, 2 turns")
	tableautest.Equal(t, "told again", tab.play("B: take e3"), "taken-second@e3@B2(9)")
	tableautest.Equal(t, "a yellow one brings nothing there", tab.track("Ben"), "3 3 + 0, 1 turn")

	full := sit(t, "mini", nil).set(`
due = "take"
corner = "d3"
cube = { d3 = ["black"], e3 = ["black"], f3 = ["black"], d4 = ["black"], e4 = ["red"], f4 = ["black"], d5 = ["black"], e5 = ["black"], f5 = ["black"] }
`)
	_, verdict, _ := tableau.Ask(full.Table, full.e, full.p, ava).Means(full.spot("e4"))
	var way []string
	for _, square := range verdict.Spaces {
		way = append(way, full.g.Board().Name(int(square)))
	}
	slices.Sort(way)
	tableautest.Equal(t, "in the way of e4", strings.Join(way, " "), "d4 e3 e4 e5 f4")
}

// CUB-02: what a turn has placed, and what is left of each colour.
func TestWhatIsCounted(t *testing.T) {
	tab := sit(t, "standard", nil)
	tableautest.Equal(t, "nothing placed", tab.track("Placed this turn"), "0 none yet")
	tableautest.Equal(t, "no red cube yet", tab.track("Last red cube"), "–")
	tab.play("A: stack red d4")
	tableautest.Equal(t, "one of two", tab.track("Placed this turn"), "1 of 2 red cubes")
	tableautest.Equal(t, "the last red cube", tab.track("Last red cube"), "Ava then Ben begins")
	tableautest.Equal(t, "a choice of three", tab.Table.Name(tab.p, black), "up to 3 black cubes")
	tableautest.Equal(t, "a choice of one", tab.Table.Name(tab.p, yellow), "1 yellow cube")
	tableautest.Equal(t, "a square", tab.Table.Name(tab.p, tab.spot("d4")), "d4, 1 high")
}

// CUB-09, CUB-10: the end adds up both piles of both players, cube by cube.
func TestTheEnd(t *testing.T) {
	tab := sit(t, "mini", nil).set(`
due = "take"
turn = "A"
corner = "d3"
cube = { d4 = ["red"] }
piles = { A = { first = { red = 3, black = 3 }, second = { black = 6, yellow = 1 } }, B = { first = { red = 3, yellow = 1, black = 3 }, second = { black = 6 } } }
`)
	tableautest.Equal(t, "told", tab.play("A: take d4"), "taken-first@d4@A1(9) wins(10)")
	e := tab.Ending(tab.p)
	tableautest.Equal(t, "the sum", strings.Join(e.Sum, "; "),
		"Ava, first pile: 4 × 3 = 12; Ava, second pile: 6 × 1 = 6; Ava: 12 + 6 = 18; "+
			"Ben, first pile: 1 × 5 + 3 × 3 = 14; Ben, second pile: 6 × 1 = 6; Ben: 14 + 6 = 20")
	tableautest.Equal(t, "the clause", e.Rule, engines.Clause(10))
	for i, want := range []int{18, 20} {
		tableautest.Equal(t, "points", tab.Readings(tab.p)[i].Value, want)
	}
	tableautest.Equal(t, "no turns are left", tab.track("Ava"), "18 12 + 6")
}

// Everything that a fix can say of cubes is done with cubes: beside, onto a square, into a pile.
func TestPuttingRightByTaps(t *testing.T) {
	tab := sit(t, "mini", nil).set(`
due = "take"
turn = "A"
corner = "d3"
cube = { d4 = ["red", "black"] }
piles = { A = { first = { red = 3, black = 3 }, second = { black = 5, yellow = 1 } }, B = { first = { red = 2, yellow = 1, black = 3 }, second = { black = 6 } } }
`)
	tableautest.Equal(t, "off the cube", tab.fix(tableau.APiece(tab.at("d4")), lying), "fix no-cube d4")
	tableautest.Equal(t, "off the level where it lies", tab.fix(tableau.APiece(200+tab.at("d4")), lying),
		"fix no-cube d4")
	tableautest.Equal(t, "from below another", tab.fix(tableau.APiece(100+tab.at("d4")), lying), "nothing")
	tableautest.Equal(t, "onto what lies beside", tab.fix(tableau.APiece(tab.at("d4")), redLeft),
		"fix no-cube d4")
	tableautest.Equal(t, "from one square to another", tab.fix(tableau.APiece(tab.at("d4")), tab.spot("d5")),
		"nothing")
	tableautest.Equal(t, "out of a pile", tab.fix(inPile(ava, 1, engine.Black), lying),
		"fix pile A second black 4")
	tableautest.Equal(t, "from pile to pile", tab.fix(inPile(ava, 1, engine.Black), pile(ben, 1)), "nothing")
	tableautest.Equal(t, "into a pile", tab.fix(redLeft, pile(ben, 0)), "fix pile B first red 3")
	tableautest.Equal(t, "onto a cube of a pile", tab.fix(redLeft, inPile(ben, 1, engine.Black)),
		"fix pile B second red 1")
	tableautest.Equal(t, "onto a square", tab.fix(redLeft, tab.spot("d5")), "fix cube red d5")
	tableautest.Equal(t, "onto another cube", tab.fix(redLeft, tableau.APiece(tab.at("d4"))),
		"fix cube red d4")
	tableautest.Equal(t, "onto the level where it comes to lie", tab.fix(redLeft, tab.cell("d4", 3)),
		"fix cube red d4")
	tableautest.Equal(t, "onto another level", tab.fix(redLeft, tab.cell("d4", 1)), "nothing")
	tableautest.Equal(t, "too far", tab.fix(redLeft, tab.spot("d3")), "fix cube red d3")
	var turns []string
	for _, setting := range tab.Settings(tab.p) {
		turns = append(turns, fmt.Sprint(tab.e.Format(setting.Move), " ", setting.Now))
	}
	tableautest.Equal(t, "turns", strings.Join(turns, ", "), "fix turn A true, fix turn B false")
}

// What is due is said in short sentences.
func TestHints(t *testing.T) {
	tab := sit(t, "standard", nil)
	first := tab.Hint(tab.p, ava)
	title, _ := tab.Caption(tab.p, ava, []tableau.Input{red})
	tableautest.Equal(t, "after the colour", title, "Where does the red cube go?")
	tab.play("A: stack black d4")
	second := tab.Hint(tab.p, ava)
	third := tab.set("due = \"take\"\ncorner = \"c3\"\ncube = { d4 = [\"black\"] }").Hint(tab.p, ava)
	if first == second || second == third || first == "" || third == "" {
		t.Errorf("hints: %q, %q, %q", first, second, third)
	}
}
