package saratoga_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/companion/match/words"
	"homespun/engines"
	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
)

const (
	ava = engines.Seat(0)
	ben = engines.Seat(1)
)

// The choice that lays a pair, and the one that lays nothing.
var (
	layIt = tableau.AChoice(1)
	pass  = tableau.AVerb(engine.VerbPass)
)

// SAR-02: colours are choices with a swatch. A player without a name is called by the chosen colour.
func TestColoursAreChosen(t *testing.T) {
	tab := sit(t, "standard", 4, nil)
	tab.p = tab.e.Start()
	q := tableau.Ask(tab.Table, tab.e, tab.p, ava)
	var names []string
	for _, in := range q.Next() {
		names = append(names, tab.Table.Name(tab.p, in))
		if tab.Swatch(tab.p, in) == drawing.None {
			t.Errorf("%s has no colour", tab.Table.Name(tab.p, in))
		}
	}
	tableautest.Equal(t, "choices", strings.Join(names, " "), "Red Blue Green Purple White Black")
	wears := func(what string, who engines.Seat, colour drawing.Colour, sign drawing.Sign) {
		t.Helper()
		gotColour, gotSign := tab.SeatLook(tab.p, who)
		tableautest.Equal(t, what+" colour", gotColour, colour)
		tableautest.Equal(t, what+" shape", gotSign, sign)
	}
	wears("nobody's yet", ava, drawing.Rule, drawing.CircleSign)
	tab.play("A: colour black", "B: colour white", "C: colour green")
	wears("Ava's", ava, drawing.RGB(0x2B2521), drawing.HexagonSign)
	wears("Ben's", ben, drawing.White, drawing.StarSign)
	tableautest.Equal(t, "those left", len(tableau.Ask(tab.Table, tab.e, tab.p, 3).Next()), 3)
	tableautest.Equal(t, "a nameless player", tab.voice.At(tab.p).Seat(2), "Green")
	told := tab.play("D: colour red")
	tableautest.Equal(t, "told", moments(told), "colour-chosen play-begins talk-is-public")
}

func moments(list []moment) string {
	var names []string
	for _, m := range list {
		names = append(names, m.name)
	}
	return strings.Join(names, " ")
}

// SAR-04, SAR-16: an action card, its target and the confirming choice lay a pair. Cards that are no pair,
// gone or too dear are refused with their clause.
func TestPairsByTaps(t *testing.T) {
	tab := sit(t, "standard", 4, map[string]any{"supplies": 0})
	for cards, want := range map[string]string{
		"move": "nothing", "move self": "nothing", "defend bullet": "nothing",
		"defend defend": "SAR-16 no-pair", "self": "SAR-16 no-action", "green": "SAR-16 no-action",
		"raid": "SAR-16 raid-too-dear", "move blue": "SAR-16 convoy-too-dear",
		"bullet blue": "SAR-16 sabotage-too-dear", "move bullet": "SAR-16 no-pair",
		"bullet move": "SAR-16 no-pair",
	} {
		tableautest.Equal(t, cards, tab.tap(ava, tab.cards(cards)...), want)
	}
	tableautest.Equal(t, "laid", tab.tap(ava, append(tab.cards("defend raid"), layIt)...), "lays defend raid")
	tableautest.Equal(t, "another's wagon", tab.tap(ava, tableau.APiece(1)), "SAR-04 wants-lay")
	tableautest.Equal(t, "a space", tab.tap(ava, tableau.ASpot(5)), "SAR-04 wants-lay")
	tableautest.Equal(t, "passing", tab.tap(ava, pass), "SAR-16 can-lay")
	tab.play("A: lays move self", "B: lays bullet self", "C: lays bullet self", "D: lays bullet self")
	tableautest.Equal(t, "a card that is gone", tab.tap(ava, tab.card("move")), "SAR-04 laid-in-first-turn")
	tableautest.Equal(t, "a target that is gone", tab.tap(ava, tab.cards("bullet self")...),
		"SAR-04 laid-in-first-turn")
}

// Another target takes the place of the first; another action begins anew.
func TestAnotherCardInItsPlace(t *testing.T) {
	tab := sit(t, "standard", 4, nil)
	q := tableau.Ask(tab.Table, tab.e, tab.p, ava)
	for _, step := range []struct{ card, want string }{
		{"move", "move"}, {"self", "move self"}, {"green", "move green"}, {"raid", "raid"},
		{"green", "raid green"}, {"green", "raid"}, {"defend", "defend"},
		{"bullet", "defend bullet"}, {"raid", "defend raid"}, {"move", "move"},
	} {
		if answer := q.Tap(tab.card(step.card)); !answer.Taken {
			t.Fatalf("%s: %+v", step.card, answer)
		}
		var got []string
		for _, in := range q.Inputs() {
			got = append(got, tab.g.CardName(engine.Card(in.ID-200)))
		}
		tableautest.Equal(t, "after "+step.card, strings.Join(got, " "), step.want)
	}
}

// A pair says what it is called, what it costs and what it does, before it is laid.
func TestAPairIsNamed(t *testing.T) {
	tab := sit(t, "standard", 4, nil)
	for cards, want := range map[string]string{
		"": "First an action, then a target.", "raid": "Raid: now a target.", "move self": "Head West",
		"move blue": "Convoy with Ben", "move green": "Convoy with Green",
		"bullet self": "Get Supplies", "bullet green": "Sabotage against Green",
		"raid blue": "Raid against Ben", "defend self": "Circle the Wagons",
		"defend bullet": "Git Off My Land", "defend raid": "Raiders!",
		"defend purple": "You Scoundrel! against Dan",
	} {
		title, _ := tab.Caption(tab.p, ava, tab.cards(cards))
		tableautest.Equal(t, cards, title, want)
	}
	for cards, want := range map[string]string{
		"move self":     "You will gain 1 progress.",
		"move blue":     "It costs 1 of your 5 supplies: you and Ben will gain 2 progress each, but only if Ben chooses you too.",
		"bullet self":   "You will get 2 supplies.",
		"bullet green":  "It costs 1 of your 5 supplies: Green will lose 1 progress, unless Green defends.",
		"raid blue":     "It costs 1 of your 5 supplies: alone it does no harm. If others raid too, Ben will lose 2 progress for each raider, unless Ben defends.",
		"defend self":   "You will lose half of what attacks take. If nobody attacks you, you lose 1 progress.",
		"defend bullet": "No sabotage will harm you, and you get what it costs. If nobody attacks you, you lose 1 progress.",
		"defend raid":   "No raid will harm you, and you get what it costs. If nobody attacks you, you lose 1 progress.",
		"defend purple": "What Dan does to you will happen to Dan, and you get what it costs. If Dan leaves you alone, nothing happens.",
	} {
		_, detail := tab.Caption(tab.p, ava, tab.cards(cards))
		tableautest.Equal(t, cards, detail, want)
	}
	_, detail := tab.Caption(tab.p, ava, tab.cards("defend"))
	tableautest.Equal(t, "what defend can be", detail,
		"Circle the Wagons, Git Off My Land, Raiders! and You Scoundrel!")
	title, _ := tab.Caption(tab.p, ava, append(tab.cards("move blue"), layIt))
	tableautest.Equal(t, "when it is laid", title, "Convoy with Ben")
}

// SAR-16: who has no pair left that may be laid is told so, and lays nothing.
func TestNothingToLay(t *testing.T) {
	tab := sit(t, "standard", 4, nil).set(`
colours = ["red", "blue", "green", "white"]
supplies = { red = 0, blue = 3, green = 3, white = 3 }
turn = 2
first = { red = "defend self", blue = "move self", green = "move self", white = "move self" }
due = "lay"`)
	title, _ := tab.Caption(tab.p, ava, nil)
	tableautest.Equal(t, "the prompt", title, "No pair is left to lay.")
	tableautest.Equal(t, "the choice", tab.Table.Name(tab.p, pass), "Lay nothing")
	tableautest.Equal(t, "passing", tab.tap(ava, pass), "pass")
}

// Only its own seat sees a hand. What each player has left is shown to all, without cards of colours that
// nobody plays (SAR-03).
func TestHands(t *testing.T) {
	tab := sit(t, "standard", 4, nil)
	tab.play("A: lays raid blue", "B: lays move self", "C: lays bullet self", "D: lays bullet self")
	hand := func(seat engines.Seat) (left, gone []string) {
		for _, piece := range tab.Scene(tab.p, seat).Pieces {
			if piece.Spot != 2000 {
				continue
			}
			if piece.Faint {
				gone = append(gone, piece.Label)
			} else {
				left = append(left, piece.Label)
			}
		}
		return left, gone
	}
	left, gone := hand(ava)
	tableautest.Equal(t, "left", strings.Join(left, " "), "move bullet defend green purple self")
	tableautest.Equal(t, "gone", strings.Join(gone, " "), "raid blue")
	for _, seat := range []engines.Seat{engines.Table, engines.Dice} {
		if left, gone = hand(seat); len(left)+len(gone) > 0 {
			t.Errorf("a hand lies open: %v %v", left, gone)
		}
	}
	open := 0
	for _, piece := range tab.Scene(tab.p, engines.Table).Pieces {
		if piece.Spot == 1001 && piece.Shape().Upright && !piece.Faint {
			open++
		}
	}
	tableautest.Equal(t, "cards that Ben has left", open, 6)
}

// Whatever the others have laid, the scene of a seat is the same.
func TestTheSceneHoldsNoSecret(t *testing.T) {
	look := func(ben string) *tableau.Scene {
		tab := sit(t, "standard", 4, nil)
		tab.play("B: "+ben, "C: lays raid blue")
		return tab.Scene(tab.e.View(tab.p, ava), ava)
	}
	one, other := look("lays move self"), look("lays raid green")
	if !slices.Equal(one.Pieces, other.Pieces) || len(one.Arrows)+len(other.Arrows) > 0 {
		t.Error("what Ben has laid is on the scene")
	}
}

// SAR-19: wagons past the goal stand on it and say how far they are.
func TestWagons(t *testing.T) {
	tab := sit(t, "standard", 4, nil).set(`
colours = ["red", "blue", "green", "white"]
progress = { red = 14, blue = 0, green = 12, white = 12 }
due = "lay"`)
	scene := tab.Scene(tab.p, engines.Table)
	for i, want := range []struct {
		spot  int
		label string
	}{{12, "14"}, {0, "B"}, {12, "C"}, {12, "D"}} {
		wagon, _ := scene.Piece(i)
		if wagon.Spot != want.spot || wagon.Label != want.label {
			t.Errorf("wagon %d stands on %d as %q, want %v", i, wagon.Spot, wagon.Label, want)
		}
	}
}

// The first example of the rules page: two raid green, green circles the wagons and loses two of four.
func TestResultsLineByLine(t *testing.T) {
	tab := sit(t, "standard", 4, nil)
	list := tab.play("A: lays raid green", "B: lays raid green", "C: lays defend self", "D: lays move self")
	tableautest.Equal(t, "told", moments(list),
		"laid-raid laid-raid laid-circle-the-wagons laid-head-west raided raided loss-divided loses headed-west")
	for i, want := range map[int]string{
		4: "SAR-10 Raid: Ava: Ava raids Green for 2 progress", 6: "SAR-11 Circle the Wagons: Green: " +
			"With Circle the Wagons Green loses only 2 of 4",
		7: "SAR-17 Counting damage: Green: Green loses 2 progress. 5 − 2 = 3",
	} {
		if !strings.HasPrefix(list[i].why, want) {
			t.Errorf("%s: why is %q, want %q", list[i].name, list[i].why, want)
		}
	}
	up := func(m moment) int {
		n := 0
		for _, piece := range m.scene.Pieces {
			if piece.ID >= 2000 && piece.Label != "" {
				n++
			}
		}
		return n
	}
	tableautest.Equal(t, "cards face up at the first", up(list[0]), 2)
	tableautest.Equal(t, "cards face up at the third", up(list[2]), 6)
	tableautest.Equal(t, "cards face up with the results", up(list[4]), 8)
	tableautest.Equal(t, "the raid is pointed out", slices.Equal(list[4].scene.Here, []int{1002, 5, 1000}),
		true)
	tableautest.Equal(t, "arrows on one space", len(list[4].scene.Arrows), 0)

	tab.set(`
colours = ["red", "blue", "green", "purple"]
progress = { red = 2, blue = 5, green = 7, purple = 5 }
due = "lay"`)
	list = tab.play("A: lays bullet green", "B: lays move self", "C: lays move self", "D: lays move self")
	tableautest.Equal(t, "an arrow between spaces", len(list[4].scene.Arrows), 1)
	tableautest.Equal(t, "its colour", list[4].scene.Arrows[0].Colour, drawing.RGB(0xC8102E))
}

// A wagon is put where it belongs, and steppers set progress and supplies.
func TestFixes(t *testing.T) {
	tab := sit(t, "standard", 4, nil)
	m, ok := tab.Fix(tab.p, tableau.APiece(1), tableau.ASpot(7))
	tableautest.Equal(t, "fix", ok, true)
	tableautest.Equal(t, "the wagon", tab.e.Format(m), "fix progress blue 7")
	_, ok = tab.Fix(tab.p, tableau.APiece(1), tableau.ASpot(1001))
	tableautest.Equal(t, "a wagon in a tray", ok, false)
	var list []string
	for _, s := range tab.Steppers(tab.p) {
		list = append(list,
			words.Their(s.Name, tab.voice.Seat(s.Seat))+" "+tab.e.Format(s.By(-1))+"/"+tab.e.Format(s.By(1)))
	}
	tableautest.Equal(t, "steppers", len(list), 8)
	tableautest.Equal(t, "the last", list[7], "Supplies: Dan fix supplies purple 4/fix supplies purple 6")
}

// SAR-19: the end says what everyone has come to.
func TestTheEnd(t *testing.T) {
	tab := sit(t, "standard", 4, nil).set(`
colours = ["red", "blue", "green", "white"]
progress = { red = 12, blue = 11, green = 3, white = 1 }
supplies = { red = 0, blue = 1, green = 5, white = 5 }
turn = 2
first = { red = "raid blue", blue = "raid red", green = "move self", white = "move self" }
due = "lay"`)
	tab.play("A: lays defend green", "B: lays defend green", "C: lays defend red", "D: lays defend red")
	ending := tab.Ending(tab.p)
	tableautest.Equal(t, "rule", ending.Rule, 19)
	tableautest.Equal(t, "sum", strings.Join(ending.Sum[:2], " "),
		"Ava: 12 progress, 0 supplies. Ben: 11 progress, 1 supply.")
	tableautest.Equal(t, "lines", len(ending.Sum), 4)
	tableautest.Equal(t, "readings", tab.Readings(tab.p)[0].Value, 12)
	// Where more have as much progress, supplies decide, and the sum says so.
	for supplies, want := range map[int]string{3: "Several have 12 progress: the most supplies decide.",
		0: "Dan: 1 progress, 5 supplies."} {
		tab.set(fmt.Sprintf(`
colours = ["red", "blue", "green", "white"]
progress = { red = 12, blue = 12, green = 3, white = 1 }
supplies = { red = %d, blue = 0, green = 5, white = 5 }
due = "over"`, supplies))
		sum := tab.Ending(tab.p).Sum
		tableautest.Equal(t, "what decided", sum[len(sum)-1], want)
	}
}

// Up to four wagons stand side by side on a space. From five on they are a stack with its number: one wagon is
// seen, the lens shows the others, and the number covers neither the wagon nor the number of the space.
func TestAStackOfWagons(t *testing.T) {
	for n := 1; n <= 6; n++ {
		tab := sit(t, "standard", 6, nil)
		colours := []string{"red", "white", "green", "black", "blue", "purple"}
		var progress []string
		for i, colour := range colours {
			at := 5
			if i >= n {
				at = 0
			}
			progress = append(progress, fmt.Sprint(colour, " = ", at))
		}
		tab.set(fmt.Sprintf("colours = [\"%s\"]\nprogress = { %s }\ndue = \"lay\"",
			strings.Join(colours, `", "`), strings.Join(progress, ", ")))
		var seen, signs []tableau.Thing
		under := 0
		for _, piece := range tab.Scene(tab.p, engines.Table).Pieces {
			switch {
			case piece.Spot != 5:
			case piece.Under:
				under++
			case piece.Count > 1:
				signs = append(signs, piece)
			default:
				seen = append(seen, piece)
			}
		}
		if n <= 4 {
			if len(seen) != n || under+len(signs) > 0 {
				t.Errorf("%d wagons: %d are seen, %d below, signs %v", n, len(seen), under, signs)
			}
			continue
		}
		if len(seen) != 1 || under != n-1 || len(signs) != 1 || signs[0].Count != n {
			t.Fatalf("%d wagons: %d are seen, %d below, signs %v", n, len(seen), under, signs)
		}
		tableautest.Equal(t, "the stack's name", signs[0].Name, fmt.Sprint(n, " wagons"))
		if far := signs[0].At.X - seen[0].At.X; far < (signs[0].Size+seen[0].Size)/2-1e-9 {
			t.Errorf("%d wagons: the number stands %g mm beside the wagon", n, far)
		}
	}
}
