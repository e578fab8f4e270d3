package printables_test

import (
	"slices"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/printest"
)

// heaps are house rules of the cube: as small as it can be, of one colour, and with large numbers.
var heaps = map[string]map[string]any{
	"two": {"size": 2, "cubes": map[string]any{"yellow": 1, "red": 2, "black": 5}},
	"red": {"size": 2, "cubes": map[string]any{"yellow": 0, "red": 8, "black": 0}},
	"rich": {"first": map[string]any{"yellow": 99, "red": 98, "black": 97},
		"place": map[string]any{"black": 45}},
}

// CUB-01: the nets of the 64 cubes interlock, so that they take few sheets; the set lies well on every usual
// paper.
func TestCUB01CubesTakeFewSheets(t *testing.T) {
	round.Long(t)
	for id, sheets := range map[string]int{"a4": 8, "letter": 8, "legal": 7, "a3": 4, "tabloid": 4,
		"a5": 22} {
		for _, options := range []printables.Options{{Sheet: sheet(t, id)},
			{Sheet: sheet(t, id), InkSaver: true}, {Sheet: sheet(t, id), Large: true}} {
			job := printUsual(t, "cubed", "tower", options)
			pages, nets := 0, 0
			for _, page := range job.Pages {
				if len(page.Placements) > 0 && page.Placements[0].Part == "cubes" {
					pages, nets = pages+1, nets+len(page.Placements)
				}
			}
			if !options.Large && (pages > sheets || nets != 64) {
				t.Errorf("%d cubes take %d sheets of %s, want %d at most", nets, pages, id, sheets)
			}
		}
	}
}

// A lost cube is printed again by its colour, and an empty one to draw on.
func TestALostCubeIsPrintedAgain(t *testing.T) {
	only, err := printables.ParseOnly("cubes:red*2,spare")
	if err != nil {
		t.Fatal(err)
	}
	options := printables.Options{Only: []printables.Only{only}}
	job := printJob(t, gameRuleset(t, "cubed", "standard", nil), "cubes", options)
	check(t, job, options)
	if len(job.Pages) != 1 || len(job.Pages[0].Placements) != 3 {
		t.Errorf("%d pages, %d nets on the first", len(job.Pages), len(job.Pages[0].Placements))
	}
}

// What interlocks may lie in each other's box, and not on each other.
func TestNetsThatOverlapAreSeen(t *testing.T) {
	options := printables.Options{Parts: []string{"cubes"}}
	job := printJob(t, gameRuleset(t, "cubed", "mini", nil), "cubes", options)
	check(t, job, options)
	page := &job.Pages[slices.IndexFunc(job.Pages, func(page printables.Page) bool {
		return len(page.Placements) > 0
	})]
	boxes := 0
	for i, p := range page.Placements {
		boxes += len(page.Placements[:i]) -
			len(slices.DeleteFunc(slices.Clone(page.Placements[:i]), func(o printables.Placement) bool {
				return o.Box.Overlaps(p.Box)
			}))
	}
	if boxes == 0 {
		t.Error("no two boxes overlap, so that nothing interlocks")
	}
	moveCard(page, 0, 4, 0)
	if problems := strings.Join(printest.Problems(job, options), "\n"); !strings.Contains(problems,
		"overlap") {
		t.Errorf("a net moved by 4 mm: %s", problems)
	}
}
