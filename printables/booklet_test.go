package printables_test

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
)

// A booklet that is folded has its pages in order, and so has one that is printed page by page; small paper is not
// folded.
func TestBookletsAreReadInOrder(t *testing.T) {
	for _, c := range []struct {
		paper   string
		booklet printables.Booklet
		folded  bool
	}{
		{"a4", printables.Folded, true}, {"letter", printables.Folded, true}, {"a3", printables.Folded, true},
		{"a5", printables.Folded, false}, {"a4", printables.PageByPage, false}, {"a5", printables.PageByPage, false},
	} {
		t.Run(c.paper+"/"+c.booklet.String(), func(t *testing.T) {
			job := printJob(t, ruleset(t, "", nil), "dungeon", printables.Options{Sheet: sheet(t, c.paper),
				Booklet: c.booklet, Parts: []string{"rulebook"}, Backs: paper.ShortEdge})
			var sides [][]int
			for _, page := range job.Pages {
				if len(page.Placements) > 0 {
					sides = append(sides, pageNumbers(page.Drawing))
				}
			}
			if !c.folded {
				for i, numbers := range sides[1:] { // the title has none
					if !slices.Equal(numbers, []int{i + 2}) {
						t.Errorf("sheet %d has the pages %v", i+2, numbers)
					}
				}
				return
			}
			last := 2 * len(sides)
			for i, numbers := range sides {
				want := []int{last - i, i + 1}
				if i%2 == 1 {
					slices.Reverse(want)
				}
				if i == 0 {
					want = want[:1]
				}
				if !slices.Equal(numbers, want) {
					t.Errorf("side %d has the pages %v, not %v", i+1, numbers, want)
				}
			}
		})
	}
}

// Square sheets have no long edge: each side of a booklet on them is behind the other all the same, and the ranges
// of pages name the edge over which they are turned.
func TestBookletsLieWellOnSquarePaper(t *testing.T) {
	size, err := paper.ParseSize("300x300")
	if err != nil {
		t.Fatal(err)
	}
	for backs, edge := range map[paper.Backs]string{paper.FoldOver: "upper edge", paper.ShortEdge: "upper edge",
		paper.LongEdge: "left edge"} {
		options := printables.Options{Sheet: paper.NewSheet(size), Backs: backs, Parts: []string{"board", "rulebook"}}
		job := printJob(t, ruleset(t, "", nil), "dungeon", options)
		check(t, job, options)
		if said := job.Ranges(); !strings.Contains(said, "turned over the "+edge) {
			t.Errorf("%v: %q", backs, said)
		}
	}
}

// On the smallest paper that is printed on, the first page of a booklet leaves out what it has no room for.
func TestBookletsLieWellOnTheSmallestPaper(t *testing.T) {
	round.Long(t)
	size, err := paper.ParseSize("140x140")
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range []string{"sitters", "adventure", "geyser", "saratoga", "cubed", "patrollers"} {
		rules := gameRuleset(t, game, "standard", nil)
		for _, margin := range []float64{5, 15} {
			options := printables.Options{Sheet: paper.Sheet{Size: size, Margin: margin},
				Parts: []string{"rules", "rulebook"}}
			check(t, printJob(t, rules, rules.Game.Themes()[0].ID, options), options)
		}
	}
}

// pageNumbers returns the numbers at the foot of the pages of a sheet, from left to right.
func pageNumbers(d *drawing.Drawing) (numbers []int) {
	const foot = 0.04 // of the height
	lowest := 0.0
	var words []drawing.Words
	var collect func(d *drawing.Drawing, place func(drawing.Point) drawing.Point)
	collect = func(d *drawing.Drawing, place func(drawing.Point) drawing.Point) {
		for _, mark := range d.Marks {
			switch mark := mark.(type) {
			case drawing.Use:
				if mark.Turn == 0 && mark.Clip.Empty() {
					collect(mark.Symbol.Drawing, func(p drawing.Point) drawing.Point { return place(mark.Place(p)) })
				}
			case drawing.Words:
				if _, err := strconv.Atoi(mark.Text); err == nil {
					mark.At = place(mark.At)
					words, lowest = append(words, mark), max(lowest, mark.At.Y)
				}
			}
		}
	}
	collect(d, func(p drawing.Point) drawing.Point { return p })
	slices.SortFunc(words, func(a, b drawing.Words) int { return int(a.At.X - b.At.X) })
	for _, one := range words {
		if lowest-one.At.Y < 0.5 && one.At.Y > d.Height*(0.9-foot) {
			number, _ := strconv.Atoi(one.Text)
			numbers = append(numbers, number)
		}
	}
	return numbers
}

// Words that are no way to print a booklet are named.
func TestParseBooklet(t *testing.T) {
	for i, word := range printables.Booklets {
		if b, err := printables.ParseBooklet(" " + word); err != nil || int(b) != i || b.String() != word {
			t.Errorf("%q is read as %v, %v", word, b, err)
		}
	}
	var wrong *printables.BookletError
	if _, err := printables.ParseBooklet("leaflet"); !errors.As(err, &wrong) || wrong.Name != "leaflet" {
		t.Errorf("a leaflet is read: %v", err)
	}
}
