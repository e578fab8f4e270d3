package printables_test

import (
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printest"
)

// battles are house rules of the battle: plain, as large and as small as they can be, and with toys that a
// family invented.
var battles = map[string]map[string]any{
	"standard": nil,
	"large":    {"team_size": 5, "twine": 6, "base": 3, "strip": 40, "width": 96, "depth": 96},
	"small": {"team_size": 1, "twine": 0.5, "base": 1, "strip": 3, "width": 12, "depth": 12,
		"positions": "measured"},
	"invented": {"roster": map[string]any{"rex": map[string]any{
		"name": "Rex the Unbeatable 🦖", "class": "ninja", "die": "R9 R9 Y9 Y9 B9 B9 B9 B0",
		"special": "gas-attack",
		"attack":  span(0, 9, 9, 9), "defence": span(0, 9, 0, 9), "move": span(1, 5, 0, 0),
		"range": span(3, 3, 1, 1),
	}}},
}

// On the narrowest page that a booklet is made for, a long sum of an example stands below its name, on the page.
func TestALongSumStaysOnItsPage(t *testing.T) {
	small := sheet(t, "a5")
	small.Margin = 15
	options := printables.Options{Sheet: small}
	printest.Check(t, printJob(t, gameRuleset(t, "patrollers", "big-guns", battles["invented"]), "toys", options),
		options)
}

// span is what an ability can be dialled to, on the front and at near death.
func span(low, high, nearLow, nearHigh int) map[string]any {
	return map[string]any{"front": []any{low, high}, "near_death": []any{nearLow, nearHigh}}
}

// Where the cover has become shorter by the very page that it seemed to need, the numbers on it are right all
// the same.
func TestACoverThatBecomesShorterCountsRight(t *testing.T) {
	t.Parallel()
	round.Long(t)
	size, err := paper.ParseSize("143x177")
	if err != nil {
		t.Fatal(err)
	}
	rules := gameRuleset(t, "patrollers", "standard", battles["small"])
	options := printables.Options{Sheet: paper.Sheet{Size: size}, InkSaver: true,
		Names: [][]string{{"Ava"}, {"Ben", "Şule"}}, Spares: 1}
	for _, scale := range round.Sample(t, round.Many(1, 3, 3), []printables.Scale{1, 0.7, 1.3}) {
		for _, backs := range []paper.Backs{paper.NoBacks, paper.FoldOver, paper.LongEdge, paper.ShortEdge} {
			options.Scale, options.Backs = scale, backs
			check(t, printJob(t, rules, "space-port", options), options)
		}
	}
}

// The battle is printed on every usual paper, in colour and saving ink, with backs of every kind.
func TestTheBattleIsPrintedOnUsualPapers(t *testing.T) {
	t.Parallel()
	for _, id := range round.Sample(t, round.Many(1, 4, 4), []string{"a5", "a4", "letter", "a3"}) {
		for _, options := range []printables.Options{
			{Sheet: sheet(t, id)}, {Sheet: sheet(t, id), InkSaver: true, Backs: paper.LongEdge},
			{Sheet: sheet(t, id), Standing: parts.Tents, Backs: paper.ShortEdge},
		} {
			printUsual(t, "patrollers", "toys", options)
		}
	}
}

// The cover says all on one page, with nothing on the next.
func TestTheCoverOfTheBattleIsOnePage(t *testing.T) {
	round.Long(t)
	for _, id := range []string{"a4", "letter"} {
		for _, large := range []bool{false, true} {
			job := printJob(t, gameRuleset(t, "patrollers", "standard", nil), "toys",
				printables.Options{Sheet: sheet(t, id), Large: large})
			if title := job.Pages[1].Title; strings.HasPrefix(title, "Cover") {
				t.Errorf("%s, large %v: the second page is %q", id, large, title)
			}
		}
	}
}

// Each dog-tag lies on one sheet with its slides, whatever the paper, and they are printed again by one name.
func TestADogTagLiesWithItsSlides(t *testing.T) {
	round.Long(t)
	for _, options := range []printables.Options{
		{}, {Sheet: sheet(t, "letter")}, {Sheet: sheet(t, "a3")}, {Large: true},
		{Standing: parts.Tents, Copies: 2},
	} {
		job := printJob(t, gameRuleset(t, "patrollers", "standard", nil), "toys", options)
		type kit struct {
			name string
			copy int
		}
		on := map[kit]int{}
		for number, page := range job.Pages {
			for _, placement := range page.Placements {
				if placement.Part != "tags" {
					continue
				}
				of := kit{job.Parts[0].Pieces[placement.Piece].Kit, placement.Copy}
				if first, seen := on[of]; seen && first != number {
					t.Errorf("%+v: %v lies on pages %d and %d", options, of, first+1, number+1)
				}
				on[of] = number
			}
		}
		if want := 15 * max(1, options.Copies); len(on) != want {
			t.Errorf("%+v: %d dog-tags, want %d", options, len(on), want)
		}
	}
	only, err := printables.ParseOnly("tags:mad dog*2,sarge tag")
	if err != nil {
		t.Fatal(err)
	}
	job := printJob(t, gameRuleset(t, "patrollers", "standard", nil), "toys",
		printables.Options{Only: []printables.Only{only}})
	if got := job.Parts[0].Pieces; len(got) != 6 || got[4].Copies != 2 || got[5].Name != "Sarge tag" ||
		got[5].Copies != 1 {
		t.Errorf("%d pieces are printed", len(got))
	}
}

// A set for everybody of the roster is an afternoon's work, and for a duel of two it is less.
func TestTheBattleTakesAnAfternoon(t *testing.T) {
	job := printJob(t, gameRuleset(t, "patrollers", "standard", nil), "toys", printables.Options{})
	if job.Sheets() > 25 || job.Minutes < 60 || job.Minutes > 240 || job.Use < 0.5 {
		t.Errorf("%d sheets, %d minutes, %.2f of the paper used", job.Sheets(), job.Minutes, job.Use)
	}
	two := printables.Options{Only: []printables.Only{{Part: "tags",
		Pieces: []printables.Wanted{{Number: 1, Copies: 1}, {Number: 2, Copies: 1}}}}}
	if some := printJob(t, gameRuleset(t, "patrollers", "duel", nil), "toys", two); some.Sheets() != 1 ||
		some.Minutes > 10 {
		t.Errorf("two pieces take %d sheets and %d minutes", some.Sheets(), some.Minutes)
	}
}
