package printables_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/printest"
)

// A gameSet is what the set of a game is printed under: its rulesets, house rules, plain and as large as they
// can be, and themes.
type gameSet struct {
	game     string
	rulesets []string
	rules    []map[string]any
	themes   []string
	// tiles are how many sheets the standard board takes on A4, Letter and A3, and that of a large set; none
	// are not counted.
	tiles, large [3]int
}

var gameSets = []gameSet{
	{
		"adventure", []string{"standard", "first-dungeon", "four-heroes", "hardcore", "solo"},
		[]map[string]any{nil, dungeons["hearts"], dungeons["dragon"]}, []string{"blocks", "chess-set"},
		[3]int{6, 6, 4}, [3]int{24, 24, 12},
	}, {
		"geyser", []string{"standard", "restless-mother", "kind-island", "small-island"},
		[]map[string]any{
			nil,
			{"board": "S.... ..S\n..1... ..\n.    .2..\n. .M.....\n. .......\n.....3.4.\nS....  .S\n",
				"mother_fires_on": []any{7}},
			{"tokens": 64, "die_faces": 12,
				"board": "S.............S\n..1.2.3.4.5....\n...............\n...............\n.......M.......\n" +
					"...............\n...............\n...............\n...............\n...............\n...............\n...............\n...............\n...............\nS.............S\n"},
		}, []string{"island", "dragons", "fire-moon"},
		[3]int{2, 2, 1}, [3]int{12, 16, 6},
	}, {
		"saratoga", []string{"standard", "short-trail", "plenty"},
		[]map[string]any{
			nil, {"goal": 99, "supplies": 99, "raid": 20}, {"goal": 1, "progress": 0},
			{"colours": map[string]any{"black": false,
				"orange": map[string]any{"color": "#E69F00", "order": 1}}},
		}, []string{"trail", "high-seas"},
		[3]int{1, 2, 1}, [3]int{6, 6, 2},
	},
	{
		game: "sitters", rulesets: []string{"standard"},
		themes: []string{"dungeon", "space", "burglars", "plain"},
		rules: []map[string]any{nil, house["one row"], house["largest"], house["three faces"],
			house["long"]},
	},
	{
		game: "cubed", rulesets: []string{"standard", "mini", "exact", "points-race"},
		themes: []string{"cubes", "tower"},
		rules:  []map[string]any{nil, heaps["two"], heaps["red"], heaps["rich"]},
	},
	{
		game: "patrollers", rulesets: []string{"standard", "basic", "duel", "big-guns"},
		themes: []string{"toys", "space-port"},
		rules:  []map[string]any{nil, battles["large"], battles["small"], battles["invented"]},
	},
}

func TestEverySetLiesWell(t *testing.T) {
	round.Checks(t, 20)
	for _, set := range gameSets {
		t.Run(set.game, func(t *testing.T) {
			if set.game != "sitters" {
				round.Long(t)
			}
			t.Parallel()
			rapid.Check(t, func(t *rapid.T) {
				name, house := rapid.SampledFrom(set.rulesets).Draw(t, "ruleset"),
					rapid.SampledFrom(set.rules).Draw(t, "rules")
				switch {
				case house["seats"] != nil:
					name = "standard"
				case name == "mini" && house["cubes"] == nil:
					house = nil
				}
				printLiesWell(t, gameRuleset(t, set.game, name, house), set.themes)
			})
		})
	}
}

// printUsual prints a game's standard rules, and reports what does not hold of the print and what it has to
// say.
func printUsual(t *testing.T, game, theme string, options printables.Options) *printables.Job {
	t.Helper()
	job := printJob(t, gameRuleset(t, game, "standard", nil), theme, options)
	for _, problem := range append(printest.Problems(job, options), job.Notices...) {
		t.Errorf("%s on %s, ink saver %v, large %v: %s", game, options.Sheet.Size.ID, options.InkSaver,
			options.Large, problem)
	}
	return job
}

// On every usual paper the board joins on as few sheets as can be, and backs lie behind their fronts, in
// colour and saving ink, for the youngest too.
func TestSetsArePrintedOnUsualPapers(t *testing.T) {
	t.Parallel()
	for _, set := range round.Sample(t, round.Many(1, len(gameSets), len(gameSets)), gameSets) {
		if set.tiles == [3]int{} {
			continue
		}
		for i, id := range []string{"a4", "letter", "a3"} {
			for _, options := range []printables.Options{
				{Sheet: sheet(t, id)}, {Sheet: sheet(t, id), InkSaver: true, Backs: paper.LongEdge},
				{Sheet: sheet(t, id), Large: true, Backs: paper.ShortEdge},
			} {
				job := printUsual(t, set.game, set.themes[0], options)
				tiles, want := 0, set.tiles[i]
				if options.Large {
					want = set.large[i]
				}
				for _, page := range job.Pages {
					if len(page.Placements) > 0 && page.Placements[0].Part == "board" {
						tiles++
					}
				}
				if tiles != want {
					t.Errorf("%s: the board takes %d sheets of %s, large %v, want %d", set.game, tiles, id,
						options.Large, want)
				}
			}
		}
	}
}

// What the family's rules call things is told of where no font has all of its letters, once each.
func TestTitlesThatCannotBePrintedAreToldOf(t *testing.T) {
	titles := map[string]any{"raid": "לפשוט", "raiders": "לפשוט", "convoy": "🐴 Konvoi", "sabotage": "Şabotaj"}
	job := printJob(t, gameRuleset(t, "saratoga", "standard", map[string]any{"titles": titles}), "trail",
		printables.Options{})
	want := []string{`Not all letters of the name "🐴 Konvoi" can be printed.`,
		`Not all letters of the name "לפשוט" can be printed.`}
	if diff := cmp.Diff(want, job.Notices); diff != "" {
		t.Error(diff)
	}
}
