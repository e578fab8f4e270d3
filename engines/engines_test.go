package engines_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/toys"
)

func TestSeatSetHoldsWhatIsPutIn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats := rapid.SliceOfDistinct(rapid.Custom(func(t *rapid.T) engines.Seat {
			return engines.Seat(rapid.IntRange(int(engines.Table), engines.MaxSeats-1).Draw(t, "seat"))
		}), func(s engines.Seat) engines.Seat { return s }).Draw(t, "seats")
		set := engines.Seats(seats...)
		slices.Sort(seats)
		if got := set.List(); !slices.Equal(got, seats) || set.Len() != len(seats) {
			t.Fatalf("%v: got %v", seats, got)
		}
		for i, seat := range seats {
			if !set.Has(seat) || set.Without(seat).Has(seat) || set.Without(seat).Len() != len(seats)-1 {
				t.Errorf("%v: %d is not in it, or cannot be taken out", seats, seat)
			}
			if i == 0 && set.First() != seat {
				t.Errorf("%v: first is %d", seats, set.First())
			}
		}
	})
}

func TestOnlyPanicsUnlessThereIsOne(t *testing.T) {
	if got := engines.Seats(engines.Dice).Only(); got != engines.Dice {
		t.Errorf("only dice: got %d", got)
	}
	for _, set := range []engines.SeatSet{0, engines.Seats(0, 1)} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("Only of %v does not panic", set.List())
				}
			}()
			set.Only()
		}()
	}
}

func TestNumberHasNoSignAndNoLeadingZero(t *testing.T) {
	for word, want := range map[string]int16{"0": 0, "7": 7, "32767": 32767, "32768": 32767,
		"99999999999999999999": 32767} {
		if got, ok := engines.Number(word); !ok || got != want {
			t.Errorf("%q: got %d, %t, want %d", word, got, ok, want)
		}
	}
	for _, word := range []string{"", "00", "07", "+1", "-1", "1.0", "1e3", "٣", "1 ", "x"} {
		if got, ok := engines.Number(word); ok {
			t.Errorf("%q was read as %d", word, got)
		}
	}
}

func TestUnknownThingsKeepTheirText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[a-zA-Z](0|[1-9][0-9]{0,2})`).Draw(t, "word")
		letter, number, ok := engines.Label(word)
		if !ok || engines.Unknown(letter, number) >= 0 ||
			engines.UnknownText(engines.Unknown(letter, number)) != strings.ToLower(word) {
			t.Errorf("%q: got letter %d, number %d, %t", word, letter, number, ok)
		}
	})
	if _, number, ok := engines.Label("a1000"); !ok || number != 1000 {
		t.Errorf("a1000: got number %d, %t: a label is cut only where it is unknown", number, ok)
	}
	if got := engines.UnknownText(engines.Unknown(25, 32767)); got != "z999" {
		t.Errorf("z32767 unknown: got %q, want z999", got)
	}
	for _, word := range []string{"", "a", "1", "11", "a01", "aa1", "a-1", "é1", "{1", "a1 "} {
		if letter, number, ok := engines.Label(word); ok {
			t.Errorf("%q was read as %d %d", word, letter, number)
		}
	}
}

func TestTenthsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := rapid.Int16Range(0, 32766).Draw(t, "x"), rapid.Int16Range(0, 32766).Draw(t, "y")
		if gotX, gotY, ok := engines.Point(engines.PointText(x, y)); !ok || gotX != x || gotY != y {
			t.Errorf("%d,%d is written %q and reads %d,%d", x, y, engines.PointText(x, y), gotX, gotY)
		}
	})
	for word, want := range map[string]int16{"12.5": 125, "3": 30, "0.5": 5, "3.0": 30, "9999999": 32767} {
		if got, ok := engines.Tenths(word); !ok || got != want {
			t.Errorf("%q: got %d, %t, want %d", word, got, ok, want)
		}
	}
	for _, word := range []string{"", ".", "1.", ".5", "1.25", "01.5", "-1", "1.x", "1,5"} {
		if got, ok := engines.Tenths(word); ok {
			t.Errorf("%q was read as %d", word, got)
		}
	}
}

func TestClauseIDsAreThoseOfTheRulesPage(t *testing.T) {
	for clause, want := range map[engines.Clause]string{0: "", 8: "SIT-08", 19: "SIT-19",
		engines.TableClause: "table"} {
		if got := clause.ID("SIT"); got != want {
			t.Errorf("clause %d: got %q, want %q", clause, got, want)
		}
	}
}

func TestForgottenVerdictAllowsNothing(t *testing.T) {
	if (engines.Verdict{}).OK() || !engines.Allowed().OK() ||
		engines.Refuse(enginetest.NewMessage(1, 1)).OK() {
		t.Error("only what is allowed may be made")
	}
}

func TestMovesAndNotesAreEqualWhereTheySayTheSame(t *testing.T) {
	one, same := engines.NewMove(0, 1, 2, 3), engines.NewMove(0, 1, 2, 3)
	if one != same || engines.NewMove(0, 1, 2) == engines.NewMove(0, 1, 2, 0) {
		t.Error("moves are not told apart by what they say")
	}
	for name, tooMany := range map[string]func(){
		"move": func() { engines.NewMove(0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9) },
		"note": func() { var a engines.Arg; enginetest.NewMessage(1, 1, a, a, a, a, a, a, a) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("a %s with too many arguments is made", name)
				}
			}()
			tooMany()
		}()
	}
}

func TestWalkerLeavesTheEnginesPositionAlone(t *testing.T) {
	engine := toys.New(&toys.Sowing, 2)
	start := engine.Start()
	w := engine.Walk(start)
	w.Apply(engines.NewMove(engines.Dice, engines.VerbRoll, 4))
	if start != engine.Start() || w.Position() == start {
		t.Error("a walker moves the position it began on, or does not move")
	}
}
