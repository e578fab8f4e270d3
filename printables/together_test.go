package printables_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"homespun/companion/games"
	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/parts"
)

// onSheets returns on which pages of a job the pieces of each part lie that are cut out, and how much of each such page
// they cover, from 0 to 1.
func onSheets(job *printables.Job, options printables.Options) (of map[string][]int, used map[int]float64) {
	area := options.Sheet.Area()
	of, used = map[string][]int{}, map[int]float64{}
	for number, page := range job.Pages {
		for _, p := range page.Placements {
			i := slices.IndexFunc(job.Parts, func(part printables.Part) bool { return part.ID == p.Part })
			if kind := job.Parts[i].Kind; kind != parts.Pieces && kind != parts.Cards {
				continue
			}
			used[number] += p.Box.Width * p.Box.Height / (area.Width * area.Height)
			if !slices.Contains(of[p.Part], number) {
				of[p.Part] = append(of[p.Part], number)
			}
		}
	}
	return of, used
}

// What belongs together lies on few sheets, in every game and set and on every paper: the halves of a die on one,
// bases, feet and markers on as many as the paper has no other room for, and no sheet but the last of its paper is hardly
// used.
func TestWhatBelongsTogetherLiesTogether(t *testing.T) {
	papers := []string{"a4"}
	if round.Whole() {
		papers = []string{"a4", "letter", "a3"}
	}
	strewn := 0
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		for edition := range printables.Edition(4) {
			for _, size := range papers {
				options := printables.Options{Sheet: sheet(t, size), Edition: edition}
				of, used := onSheets(standardSet(t, game, options), options)
				what := fmt.Sprintf("%s, %s on %s", id, edition, size)
				if on := of["die"]; len(on) > 1 && !known[what] {
					t.Errorf("%s: the die lies on sheets %v", what, on)
				}
				last := 0
				for number := range used {
					last = max(last, number)
				}
				for number, part := range used {
					if part < 0.25 && number < last {
						t.Errorf("%s: sheet %d is used to %.0f %%", what, number+1, 100*part)
					}
				}
				for part, on := range of {
					if strings.Contains("bases feet markers counters labels", part) && len(on) > 1 {
						strewn += len(on) - 1
						t.Log(what, part, on)
					}
				}
			}
		}
	}
	t.Log(strewn)
}

var known = map[string]bool{}
