package rulebook_test

import (
	"homespun/printables/partstest"
	"strings"
	"testing"

	"homespun/companion/games"
	"homespun/companion/rulebook"
	"homespun/companion/tableau/tableautest"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// A present has the rulebook, a box that holds all of it, and labels; each part fits into the box, the score pad too.
func TestTheBoxHoldsTheSet(t *testing.T) {
	for _, game := range games.List() {
		for _, ruleset := range rulesetsOf(t, game) {
			for _, size := range []string{"a4", "letter"} {
				room := sheetRoom(t, size)
				tray, count := bookOf(t, game, ruleset).Boxes(room.Width, room.Height)
				if count < 1 || count > 3 {
					t.Errorf("%s %s on %s: %d boxes", game.Engine.Info.ID, ruleset, size, count)
					continue
				}
				wide, high := tray.Flat()
				lid := tray.Lid(min(tray.Depth, 15))
				lidWide, lidHigh := lid.Flat()
				if max(wide, lidWide) > room.Width+1e-9 || max(high, lidHigh) > room.Height+1e-9 {
					t.Errorf("%s %s: %+v does not fit on %s", game.Engine.Info.ID, ruleset, tray, size)
				}
				inside(t, game, ruleset, tray, count)
			}
		}
	}
}

// inside checks that so many boxes have space for all parts, and that none is too large: boards and tags are folded.
func inside(t *testing.T, game games.Game, ruleset string, tray parts.Tray, count int) {
	made := bookOf(t, game, ruleset).Made()
	if space, needed := float64(count)*tray.Width*tray.Length*tray.Depth, parts.Volume(made); space < needed {
		t.Errorf("%s %s: %.0f mm³ in boxes of %.0f", game.Engine.Info.ID, ruleset, needed, space)
	}
	for _, part := range made {
		if part.Kind == parts.Board || part.Use == parts.Extra {
			continue
		}
		for _, piece := range part.Pieces {
			wide, high := piece.Size()
			if piece.Thick > 0 {
				wide, high = piece.Thick, piece.Thick
			}
			least, most := min(wide, high), max(wide, high)
			if least > min(tray.Width, tray.Length) || most > 2*max(tray.Width, tray.Length) {
				t.Errorf("%s %s: %s %s of %.0f × %.0f mm in a box of %.0f × %.0f", game.Engine.Info.ID, ruleset,
					part.ID, piece.Name, wide, high, tray.Width, tray.Length)
			}
			if part.ID == "score" && (most > max(tray.Width, tray.Length) || least > min(tray.Width, tray.Length)) {
				t.Errorf("%s %s: the score pad does not lie flat in the box", game.Engine.Info.ID, ruleset)
			}
		}
	}
}

// The booklet comes in every set that somebody learns from, and the clauses alone only in the quick one, so that nothing is
// printed twice. Box and labels are for a present.
func TestEachSetHasItsRulesOnce(t *testing.T) {
	has := map[string][]bool{"rulebook": {true, false, true, true}, "rules": {false, true, false, false},
		"box": {false, false, true, false}, "labels": {false, false, true, false}}
	for _, game := range games.List() {
		ids := map[string]printables.Part{}
		for _, part := range presents(t, game) {
			ids[part.ID] = part
		}
		for id, want := range has {
			for i, want := range want {
				part, ok := ids[id]
				if edition := printables.Edition(i); !ok || edition.Has(part) != want {
					t.Errorf("%s: the %s set has %s: %t, want %t", game.Engine.Info.ID, edition, id, !want, want)
				}
			}
		}
		if labels := ids["labels"].Pieces; len(labels) == 0 {
			t.Errorf("%s has no labels", game.Engine.Info.ID)
		}
	}
}

// presents returns all parts of a game's set.
func presents(t *testing.T, game games.Game) []printables.Part {
	t.Helper()
	rules, engine, theme := tableautest.Sit(t, game.Engine.Info.ID, "standard", 0, nil)
	all, err := rulebook.With(game.Paper, game.Table)(&parts.Set{Ruleset: rules, Engine: engine, Theme: theme, Scale: 1})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func sheetRoom(t *testing.T, size string) (room struct{ Width, Height float64 }) {
	t.Helper()
	of, err := paper.SizeByID(size)
	if err != nil {
		t.Fatal(err)
	}
	area := paper.NewSheet(of).Area()
	room.Width, room.Height = area.Width, area.Height
	return room
}

// The booklet of a house rule ends with its code, for small hands in large letters too; it is not folded for them.
func TestTheBookletOfAHouseRuleEndsWithItsCode(t *testing.T) {
	game := games.List()[0]
	found, err := games.All().Game(game.Engine.Info.ID)
	if err != nil {
		t.Fatal(err)
	}
	rules, wrong := found.Read("Grandma's", []byte("extends = \"sitters/standard\"\nname = \"Grandma's\"\npar = 40\n"))
	if rules == nil {
		t.Fatal(wrong)
	}
	for _, edition := range []printables.Edition{printables.FullEdition, printables.SmallHandsEdition} {
		engine, err := rules.Compile(0)
		if err != nil {
			t.Fatal(err)
		}
		job, err := games.All().Paper.New(rules, engine, nil,
			printables.Options{Edition: edition, Parts: []string{"rulebook"}})
		if err != nil {
			t.Fatal(err)
		}
		given, both := false, false
		for _, page := range job.Pages {
			given = given || strings.Contains(strings.Join(partstest.Words(page.Drawing), " "), "To give away")
			both = both || page.Pair != ""
		}
		if !given || both != (edition == printables.FullEdition) {
			t.Errorf("%s: the code is there: %t, on both sides: %t", edition, given, both)
		}
	}
}
