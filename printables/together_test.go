package printables_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/parts"
)

// onSheets returns on which pages of a job the pieces of each part lie that are cut out, and how much of each
// such page they cover, from 0 to 1.
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

// What belongs together lies on few sheets, in every game and set: the halves of a die on one, the pieces of
// a part on few, and no sheet but the last of its paper is hardly used.
func TestWhatBelongsTogetherLiesTogether(t *testing.T) {
	t.Parallel()
	round.Long(t)
	papers := []string{"a4"}
	if round.Whole() {
		papers = []string{"a4", "letter", "a3"}
	}
	for _, game := range someGames(t) {
		id := game.Engine.Info.ID
		for edition := range printables.Edition(4) {
			for _, size := range papers {
				options := printables.Options{Sheet: sheet(t, size), Edition: edition}
				job := standardSet(t, game, options)
				of, used := onSheets(job, options)
				what := fmt.Sprintf("%s, %s on %s", id, edition, size)
				halves := map[string]int{}
				for number, page := range job.Pages {
					for _, p := range page.Placements {
						half, kit := "", ""
						for _, part := range job.Parts {
							if part.ID == p.Part && part.Kind == parts.Pieces && part.Grid == 0 {
								half, kit = part.Pieces[p.Piece].Name, part.Pieces[p.Piece].Kit
							}
						}
						if _, _, found := strings.Cut(half, ", half "); !found {
							continue
						}
						key := fmt.Sprint(kit, p.Copy)
						if on, begun := halves[key]; begun && on != number {
							t.Errorf("%s: the halves of a die lie on sheets %d and %d", what, on+1, number+1)
						}
						halves[key] = number
					}
				}
				last := slices.Max(append(slices.Collect(maps.Keys(used)), 0))
				for number, part := range used {
					if part < 0.25 && number < last {
						t.Errorf("%s: sheet %d is used to %.0f %%", what, number+1, 100*part)
					}
				}
				most := map[string]int{"bases": 4, "feet": 2, "counters": 3, "markers": 3, "gauges": 3}
				if edition == printables.SmallHandsEdition {
					most["bases"], most["counters"], most["gauges"], most["markers"] = 5, 4, 8, 4
				}
				for part, on := range of {
					if limit := most[part]; limit > 0 && len(on) > limit {
						t.Errorf("%s: %s lie on %d sheets: %v", what, part, len(on), on)
					}
				}
			}
		}
	}
}

// Adventure's tiles share sheets and cuts, however many a house rule makes them.
func TestMoreTilesShareTheirCuts(t *testing.T) {
	for _, others := range []map[string]any{{"T": 4}, {"T": 5}, {"T": 16, "W": 15}} { // 16, 17 and 40 tiles
		tiles := map[string]any{"P": 1, "W": 3, "Z": 2, "S": 2, "K": 2, "C": 2}
		maps.Copy(tiles, others)
		rules := gameRuleset(t, "adventure", "", map[string]any{"tiles": tiles})
		for _, page := range printJob(t, rules, "", printables.Options{}).Pages {
			for i, one := range page.Placements {
				if one.Part != "tiles" || i == 0 || page.Placements[i-1].Part != "tiles" {
					continue
				}
				if gap := one.Box.X - page.Placements[i-1].Box.Right(); one.Box.Y == page.Placements[i-1].Box.Y && gap > 0.01 && gap < 20 {
					t.Errorf("%v: tiles lie %.1f mm apart", others, gap)
				}
			}
		}
	}
}
