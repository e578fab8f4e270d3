package rulebook_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"homespun/printables/partstest"
	"homespun/printables/trays"

	"pgregory.net/rapid"

	"homespun/companion/match/games"
	"homespun/companion/match/rulebook"
	"homespun/companion/match/tableau/tableautest"
	"homespun/companion/match/words"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// Boxes hold the folded rulebook and every other part of a set, each in its place: by every game and ruleset,
// for any number of players, on any paper, small or large. What does not fit is named. Boards are folded.
func TestTheBoxHoldsTheSet(t *testing.T) {
	list := games.List()
	rapid.Check(t, func(rt *rapid.T) {
		game := rapid.SampledFrom(list).Draw(rt, "game")
		ruleset := rapid.SampledFrom(rulesetsOf(t, game)).Draw(rt, "ruleset")
		size := rapid.SampledFrom(paper.Sizes[:]).Draw(rt, "paper")
		rules, engine, theme := tableautest.Sit(t, game.Engine.Info.ID, ruleset, 0, nil)
		least, most, _ := rules.Seats()
		set := &parts.Set{Ruleset: rules, Engine: engine, Theme: theme, Large: rapid.Bool().Draw(rt, "large"),
			Scale: rapid.SampledFrom([]float64{1, 1, 0.9}).Draw(rt, "scale"),
			For:   rapid.IntRange(least, most).Draw(rt, "players")}
		if set.Large {
			set.Scale = 1
		}
		set.Engine, _ = rules.Compile(set.For)
		sheet := paper.NewSheet(size)
		set.Sheet, set.Room = drawing.Box(0, 0, size.Width, size.Height), sheet.Area()
		made, err := game.Paper(set)
		if err != nil {
			rt.Skip(err)
		}
		boxes := rulebook.NewBare(set, made).Boxes()
		if len(boxes.Piles) == 0 {
			rt.Fatalf("no box is possible on %s", size.Name)
		}
		onTheirSheets(rt, boxes, set.Room)
		apart(rt, boxes)
		all(rt, set, made, boxes)
	})
}

// onTheirSheets checks that lid and lower part come out of the area of a sheet, and that the lid goes over.
func onTheirSheets(t *rapid.T, boxes rulebook.Boxful, room drawing.Rectangle) {
	for _, part := range []trays.Tray{boxes.Lid, boxes.Tray} {
		wide, high := part.Flat()
		if part == boxes.Tray && boxes.Halves {
			halves := rulebook.Halves(part, drawing.New(wide, high))
			if halves[0].Height <= high/2 || halves[1].Height != high/2 {
				t.Fatalf("halves of %g and %g mm of %g", halves[0].Height, halves[1].Height, high)
			}
			wide, high = halves[0].Height, wide // they lie across
		}
		if wide > room.Width+1e-6 || high > room.Height+1e-6 || part.Depth < 5 {
			t.Fatalf("%+v takes %.1f × %.1f mm of %.1f × %.1f", part, wide, high, room.Width, room.Height)
		}
	}
	if boxes.Lid.Width < boxes.Tray.Width+1 || boxes.Lid.Depth > boxes.Tray.Depth {
		t.Fatalf("%+v does not go over %+v", boxes.Lid, boxes.Tray)
	}
}

// apart checks that what lies in a box lies within its walls, and that no two things are in one place.
func apart(t *rapid.T, boxes rulebook.Boxful) {
	const air, held = 1e-6, 8 // mm: so far the lid goes over the walls at least
	inside := max(boxes.Tray.Depth, boxes.Tray.Depth+boxes.Lid.Depth-held)
	for _, piles := range boxes.Piles {
		for i, p := range piles {
			if p.X < 0 || p.Y < 0 || p.Z < 0 || p.X+p.Width > boxes.Tray.Width || p.Y+p.Length > boxes.Tray.Length ||
				p.Z+p.High > inside+air {
				t.Fatalf("%+v is outside of %+v", p, boxes.Tray)
			}
			for _, q := range piles[:i] {
				if p.X < q.X+q.Width-air && q.X < p.X+p.Width-air && p.Y < q.Y+q.Length-air && q.Y < p.Y+p.Length-air &&
					p.Z < q.Z+q.High-air && q.Z < p.Z+p.High-air {
					t.Fatalf("%+v and %+v are in one place", p, q)
				}
			}
		}
	}
}

// all checks that everything lies in the boxes, in its size, or is named as lying beside them.
func all(t *rapid.T, set *parts.Set, made []parts.Part, boxes rulebook.Boxful) {
	laid, book := map[string]int{}, false
	for _, p := range slices.Concat(boxes.Piles...) {
		laid[p.Part] += p.Count
		if p.Part == "rulebook" { // half a sheet, and not folded again
			short, long := min(p.Width, p.Length), max(p.Width, p.Length)
			book = p.Columns*p.Rows == 1 && short >= min(set.Sheet.Height/2, set.Sheet.Width)-1e-9 &&
				long >= max(set.Sheet.Height/2, set.Sheet.Width)-1e-9
		}
	}
	if !book {
		t.Fatal("the rulebook does not lie flat in the box")
	}
	for _, part := range made {
		if part.Use == parts.Extra || slices.Contains(boxes.Beside, part.Title) {
			continue
		}
		count, volume := 0, 0.0
		for _, piece := range part.Pieces {
			count += piece.Copies
			wide, high := piece.Size()
			volume += float64(piece.Copies) * max(wide*high*0.2, piece.Thick*piece.Thick*piece.Thick) // of thick paper
		}
		if part.Kind == parts.Pages {
			count = 1
		}
		space := 0.0
		for _, p := range slices.Concat(boxes.Piles...) {
			if p.Part == part.ID {
				space += p.Width * p.Length * p.High
			}
		}
		if laid[part.ID] != count || space < volume {
			t.Fatalf("%d of %d %s are in the box, in %.0f mm³ of %.0f", laid[part.ID], count, part.ID, space, volume)
		}
	}
}

// The usual sets have one or two boxes and nothing beside them, on A4, Letter and A3.
func TestNothingLiesBesideTheUsualBox(t *testing.T) {
	for _, game := range games.List() {
		for _, id := range []string{"a4", "letter", "a3"} {
			rules, engine, theme := tableautest.Sit(t, game.Engine.Info.ID, "standard", 0, nil)
			size, err := paper.SizeByID(id)
			if err != nil {
				t.Fatal(err)
			}
			set := &parts.Set{Ruleset: rules, Engine: engine, Theme: theme, Scale: 1,
				Sheet: drawing.Box(0, 0, size.Width, size.Height), Room: paper.NewSheet(size).Area()}
			made, err := rulebook.With(game.Paper, game.Table)(set)
			if err != nil {
				t.Fatal(err)
			}
			boxes := rulebook.NewBare(set, made).Boxes()
			t.Logf("%s on %s: %d of %+v, halves %t", game.Engine.Info.ID, id, len(boxes.Piles), boxes.Tray, boxes.Halves)
			if len(boxes.Piles) > 2 || len(boxes.Beside) > 0 {
				t.Errorf("%s on %s: %d boxes, beside them %v", game.Engine.Info.ID, id, len(boxes.Piles), boxes.Beside)
			}
		}
	}
}

// The booklet comes in every set that somebody learns from, and the clauses alone only in the quick one, so
// that nothing is printed twice. Box and labels are for a present.
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

// The booklet of a house rule ends with its code, for small hands in large letters too; it is not folded for
// them.
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

// Several boxes say which they are, on the lid and at the foot of each sheet; one box says nothing of it.
func TestSeveralBoxesAreNumbered(t *testing.T) {
	rules, engine, theme := tableautest.Sit(t, "cubed", "standard", 0, nil)
	set := &parts.Set{Ruleset: rules, Engine: engine, Theme: theme, Scale: 1}
	game := games.List()[slices.IndexFunc(games.List(), func(g games.Game) bool { return g.Engine.Info.ID == "cubed" })]
	for _, times := range []int{1, 3} {
		made, err := game.Paper(set)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range made {
			for i := range part.Pieces {
				if part.Pieces[i].Thick > 0 {
					part.Pieces[i].Copies *= times
				}
			}
		}
		book := rulebook.New(set, made, game.Table)
		count := len(book.Boxes().Piles)
		var said []string
		for _, sheet := range book.BoxSheets(190, 266.5) {
			said = append(said, partstest.Words(sheet)...)
		}
		for i := range count {
			for _, want := range []string{words.BoxOf(i+1, count), words.BoxLid(i+1, count)} {
				if slices.Contains(said, want) != (count > 1 || want == words.BoxLid(1, 1)) {
					t.Errorf("%d times the cubes, %d boxes: %q is on them %t", times, count, want, slices.Contains(said, want))
				}
			}
		}
		number, facts := drawing.Rectangle{}, math.Inf(1) // which box it is, and from where on for whom it is
		for _, mark := range book.Lid(0, count).Marks {
			if said, ok := mark.(drawing.Words); ok && said.Text == words.BoxOf(1, count) {
				number = said.Ink()
			} else if ok {
				facts = min(facts, said.Ink().Y)
			}
		}
		if count > 1 && (number.Height == 0 || number.Bottom() > facts-2) {
			t.Errorf("which box it is stands at %v, and for whom it is from %.1f mm on", number, facts)
		}
		if (count > 1) != (times > 1) {
			t.Errorf("%d boxes for %d times the cubes", count, times)
		}
	}
}
