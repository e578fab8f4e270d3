package printables_test

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printer"
)

var update = flag.Bool("update", false, "write the golden files anew")

// pageTitled returns the first page whose title begins so.
func pageTitled(t *testing.T, job *printables.Job, title string) *drawing.Drawing {
	t.Helper()
	i := slices.IndexFunc(job.Pages, func(page printables.Page) bool { return strings.HasPrefix(page.Title, title) })
	if i < 0 {
		t.Fatalf("no page of %s is called %s", job.Title, title)
	}
	return job.Pages[i].Drawing
}

// printBattle prints some pieces of a battle.
func printBattle(t *testing.T, only ...printables.Only) *printables.Job {
	t.Helper()
	return print(t, gameRuleset(t, "patrollers", "", nil), "toys", printables.Options{Only: only})
}

// sheets returns one sheet of each kind there is, by the name of its golden file.
func sheets(t *testing.T) map[string]*drawing.Drawing {
	set := print(t, ruleset(t, "", nil), "plain", printables.Options{})
	some := func(parts ...string) printables.Options { return printables.Options{Parts: parts} }
	butt, tents := some("board"), some("standees")
	butt.Join, tents.Standing = paper.Butt, parts.Tents
	shared := printables.Options{Backs: paper.NoBacks, Bleed: paper.SharedCuts, Marks: paper.CutMarks{Style: paper.Lines}}
	outlined := printables.Options{Backs: paper.NoBacks, Marks: paper.CutMarks{Style: paper.Outlines}}
	deck, duplex := printDeck(t, plainDeck(2), folded), printDeck(t, plainDeck(2), longEdge)
	all := map[string]*drawing.Drawing{
		"cover":          set.Pages[0].Drawing,
		"board":          pageTitled(t, set, "Board A1"),
		"board-butt":     pageTitled(t, print(t, ruleset(t, "", nil), "plain", butt), "Board B2"),
		"turn":           pageTitled(t, set, "Turn card"),
		"standing":       pageTitled(t, print(t, ruleset(t, "", nil), "plain", some("standees")), "Standing"),
		"standing-tents": pageTitled(t, print(t, ruleset(t, "", nil), "plain", tents), "Standing"),
		"tokens":         pageTitled(t, print(t, ruleset(t, "", nil), "plain", some("tokens", "containers")), "Flat"),
		"score":          pageTitled(t, print(t, ruleset(t, "", nil), "plain", some("pad")), "Score"),
		"die":            pageTitled(t, print(t, ruleset(t, "", nil), "plain", some("die")), "Fold-up"),
		"rule":           pageTitled(t, set, "Rule sheet"),
		"cards-cover":    deck.Pages[0].Drawing,
		"cards-fold":     deck.Pages[1].Drawing,
		"cards-front":    duplex.Pages[1].Drawing,
		"cards-back":     duplex.Pages[2].Drawing,
		"cards-shared":   printDeck(t, plainDeck(4), shared).Pages[1].Drawing,
		"cards-outlined": printDeck(t, plainDeck(2), outlined).Pages[1].Drawing,
		"dungeon-cards":  pageTitled(t, print(t, gameRuleset(t, "adventure", "", nil), "chess-set", some("monsters", "tracks")), "Monster cards"),
		"dungeon-tiles":  pageTitled(t, print(t, gameRuleset(t, "adventure", "", nil), "chess-set", some("tiles")), "Tiles"),
		"island-board":   pageTitled(t, print(t, gameRuleset(t, "geyser", "small-island", map[string]any{"mother_fires_on": []any{7}}), "dragons", some("board")), "Board"),
		"island-odds":    pageTitled(t, print(t, gameRuleset(t, "geyser", "restless-mother", nil), "island", some("odds")), "Ring odds"),
		"trail-board":    pageTitled(t, print(t, gameRuleset(t, "saratoga", "short-trail", nil), "trail", some("board")), "Trail"),
		"trail-pairs":    pageTitled(t, print(t, gameRuleset(t, "saratoga", "", nil), "high-seas", some("reference", "tokens")), "Reference cards"),
		"trail-decks":    pageTitled(t, print(t, gameRuleset(t, "saratoga", "", nil), "trail", some("cards")), "Cards 3 of"),
		"cube-mat":       pageTitled(t, print(t, gameRuleset(t, "cubed", "points-race", nil), "cubes", some("board")), "Mat"),
		"cube-nets":      pageTitled(t, print(t, gameRuleset(t, "cubed", "mini", nil), "tower", some("cubes")), "Blocks to fold"),
		"cube-pads":      pageTitled(t, print(t, gameRuleset(t, "cubed", "mini", nil), "cubes", some("positions", "scores")), "Layer maps"),
		"battle-tags":    pageTitled(t, printBattle(t, printables.Only{Part: "tags", Pieces: []printables.Wanted{{Name: "Ice Man", Copies: 1}}}), "Dog-tags"),
		"battle-bases": pageTitled(t, printBattle(t, printables.Only{Part: "bases", Pieces: []printables.Wanted{{Number: 1, Copies: 1}, {Number: 4, Copies: 1}}},
			printables.Only{Part: "standees", Pieces: []printables.Wanted{{Name: "Doctor Johnson", Copies: 1}}}), "Standing"),
		"battle-gauges": pageTitled(t, print(t, gameRuleset(t, "patrollers", "basic", nil), "space-port", some("gauges", "markers")), "Markers"),
		"battle-cards":  pageTitled(t, printBattle(t, printables.Only{Part: "cards", Pieces: []printables.Wanted{{Name: "Eight Bit", Copies: 1}}}), "Cards"),
	}
	measured, err := printer.Sheets(printer.New("Ours", "a4"))
	if err != nil {
		t.Fatal(err)
	}
	for _, sheet := range measured {
		all["printer-"+sheet.ID] = sheet.Drawing
	}
	return all
}

// One sheet of each kind, mark by mark.
func TestSheetsAreDrawnAsTheyWere(t *testing.T) {
	all := sheets(t)
	for name, page := range all {
		file := filepath.Join("testdata", name+".txt")
		got := page.String()
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if string(want) != got {
			t.Errorf("%s is drawn another way; go test -update, if that is meant:\n%s", name, cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")))
		}
	}
	files, err := filepath.Glob(filepath.Join("testdata", "*.txt"))
	if err != nil || len(files) != len(all) || len(all) < 20 {
		t.Errorf("%d kinds of sheets and %d golden files: %v", len(all), len(files), err)
	}
}
