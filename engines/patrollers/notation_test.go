package patrollers

import (
	"errors"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/reasons"
)

// Every line has one text in which it is written; case and blanks do not matter when it is read.
func TestNotation(t *testing.T) {
	g := compile(t)
	for line, want := range map[string]string{
		"A: pick MAD-DOG":                  "pick mad-dog",
		"A: pick nobody":                   "pick ?",
		"A: token a1  kevlar-vest":         "token A1 kevlar-vest",
		"A: token A1 sealed":               "token A1 sealed",
		"A: token A1 none":                 "token A1 none",
		"A: token A1 banana":               "token A1 ?",
		"A: deploy A1 12.5,2":              "deploy A1 12.5,2",
		"A: deploy A1 12.0,2.0":            "deploy A1 12,2",
		"A: deploy A1":                     "deploy A1",
		"A: dial A1 3 2 2 2":               "dial A1 3 2 2 2",
		"dice: r2-b3":                      "R2-B3",
		"dice: Y4":                         "Y4",
		"dice: R12-Q3":                     "R12-Q3",
		"A: order A1":                      "order A1",
		"A: order A1 B1 A2":                "order A1 B1 A2",
		"A: order A1 A2 B1 A2":             "order A1 A2 B1 A2",
		"A: move A1 14,3.5":                "move A1 14,3.5",
		"A: move A1 2":                     "move A1 2",
		"A: attack A1 B2":                  "attack A1 B2",
		"A: attack A1 B2 3":                "attack A1 B2 3",
		"A: sound yes":                     "sound yes",
		"A: sound NO":                      "sound no",
		"A: reroll":                        "reroll",
		"A: keep":                          "keep",
		"A: special A1":                    "special A1",
		"A: special A1 12.5,8":             "special A1 12.5,8",
		"A: special A1 2":                  "special A1 2",
		"A: special A1 B1":                 "special A1 B1",
		"A: special A1 B1 2":               "special A1 B1 2",
		"A: special A1 B1 2 A2 B3":         "special A1 B1 2 A2 B3",
		"A: special A1 A2 B3":              "special A1 A2 B3",
		"A: special A1 B1 3 2 2 2":         "special A1 B1 3 2 2 2",
		"A: special A1 B1 3 2 2 2 0":       "special A1 B1 3 2 2 2",
		"B: reveal self-destruct":          "reveal self-destruct",
		"B: reveal self-destruct B1 C9":    "reveal self-destruct B1 C1",
		"B: give A2":                       "give A2",
		"B: give Z99":                      "give Z99",
		"B: end":                           "end",
		"table: fix put A1 3,4":            "fix put A1 3,4",
		"table: fix put A1":                "fix put A1",
		"table: fix side A1 near-death":    "fix side A1 near-death",
		"table: fix side A1 front":         "fix side A1 front",
		"table: fix off A1":                "fix off A1",
		"table: fix mark A1 on":            "fix mark A1 on",
		"table: fix gas A1 OFF":            "fix gas A1 off",
		"table: fix turn b":                "fix turn B",
		"A: attack A1 B99999999999999":     "attack A1 B999",
		"A: deploy A1 99999999999,9999999": "deploy A1 3276.7,3276.7",
	} {
		m, err := enginetest.Parse(g, line)
		if err != nil {
			t.Errorf("%q: %v", line, err)
			continue
		}
		enginetest.Equal(t, line, g.Format(m), want)
		if again, err := g.Parse(m.Who, want); err != nil || again != m {
			t.Errorf("%q is written %q and read back as %+v, %v", line, want, again, err)
		}
	}
}

func TestUnreadable(t *testing.T) {
	g := compile(t)
	for _, c := range []struct {
		who  engines.Seat
		text string
	}{
		{0, ""}, {0, "pick"}, {0, "pick mad dog"}, {0, "deploy A1 12.55,2"}, {0, "deploy A1 12"},
		{0, "deploy 12,2"}, {0, "deploy A1 -1,2"}, {0, "dial A1 3 2 2"},
		{0, "dial A1 3 2 2 2 2"}, {0, "dial A1 03 2 2 2"}, {0, "order"}, {0, "order A1 2"}, {0, "move A1"},
		{0, "move A1 12,3 4"}, {0, "attack A1"}, {0, "attack A1 B1 B2"},
		{0, "sound maybe"}, {0, "special"}, {0, "special A1 B1 3 2 2"}, {0, "special A1 B1 3 2 2 2 1"},
		{0, "special A1 12.5,8 B1"}, {0, "end A1"}, {0, "fix off A1"}, {0, "R1-R2"},
		{engines.Dice, "5-2"}, {engines.Dice, "R1,R2"}, {engines.Dice, "R1-R2-R3"}, {engines.Dice, "end"},
		{engines.Dice, "R"}, {engines.Dice, "R1 - R2"},
		{engines.Table, "end"}, {engines.Table, "fix"}, {engines.Table, "fix side A1 dead"},
		{engines.Table, "fix mark A1"}, {engines.Table, "fix turn 1"}, {2, "end"},
	} {
		if m, err := g.Parse(c.who, c.text); !errors.Is(err, engines.ErrUnreadable) {
			t.Errorf("%q of seat %d is read as %+v, %v", c.text, c.who, m, err)
		}
	}
}

func TestThingsHaveNames(t *testing.T) {
	g := compile(t)
	for _, c := range []struct {
		arg  reasons.Argument
		want engines.Description
	}{
		{unitArg(0, 1), engines.Description{Text: "A1", Noun: "patroller", Name: "Mad Dog", Owner: 0}},
		{unitArg(9, 0), engines.Description{Text: "B5", Noun: "patroller", Owner: 1, Shared: true,
			Number: 5}},
		{unitArg(engines.Unknown(2, 7), 0), engines.Description{Text: "C7", Owner: engines.Table}},
		{place(point{X: 125, Y: 80}), engines.Description{Text: "12.5,8", Owner: engines.Table}},
		{engines.Of(engines.SpaceArg, 6), engines.Description{Text: "B2", Owner: engines.Table}},
		{seat(1), engines.Description{Text: "B", Noun: "team", Owner: 1, Self: true,
			Figure: engines.Figure{Word: "team", Number: 2, Of: 2, Group: true}}},
		{tokenArg(5), engines.Description{Text: "Kevlar Vest", Name: "Kevlar Vest", Noun: "token",
			Owner: engines.Table}},
		{face(Side(Yellow, 4)), engines.Description{Text: "Y4", Plain: "yellow 4", Owner: engines.Table}},
		{tenths(35), engines.Description{Text: "3.5", Owner: engines.Table}},
		{specialArg(Gatling),
			engines.Description{Text: "Gatling Gun", Name: "Gatling Gun", Owner: engines.Table}},
	} {
		enginetest.Equal(t, "description", g.Describe(c.arg.Arg()), c.want)
	}
	if u, ok := UnitOf(unitArg(7, 3).Arg()); u != 7 || !ok {
		t.Errorf("figure: got %d, %t", u, ok)
	}
	if x, y, ok := PlaceOf(place(point{X: 125, Y: 80}).Arg()); x != 125 || y != 80 || !ok {
		t.Errorf("place: got %d,%d, %t", x, y, ok)
	}
}
