package printables_test

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// standardSet prints the standard rules of a game. Tests that ask for the same set share one job, which they
// must not change.
func standardSet(t testing.TB, game games.Game, options printables.Options) *printables.Job {
	t.Helper()
	if options.Printer != nil {
		return printStandard(t, game, options)
	}
	if options.Sheet == (paper.Sheet{}) {
		options.Sheet = sheet(t, "a4") // as it is by itself
	}
	key := fmt.Sprintf("%s %#v", game.Engine.Info.ID, options)
	if job, done := standardSets.Load(key); done {
		return job.(*printables.Job)
	}
	job := printStandard(t, game, options)
	standardSets.Store(key, job)
	return job
}

// standardSets holds the jobs of [standardSet].
var standardSets sync.Map

// someGames returns all games, and in the quick round two.
func someGames(t testing.TB) []games.Game {
	return round.Sample(t, round.Many(2, len(games.List()), len(games.List())), games.List())
}

// printStandard prints the standard rules of a game.
func printStandard(t testing.TB, game games.Game, options printables.Options) *printables.Job {
	t.Helper()
	rules := gameRuleset(t, game.Engine.Info.ID, "", nil)
	engine, err := rules.Compile(options.Players)
	if err != nil {
		t.Fatal(err)
	}
	job, err := games.All().Paper.New(rules, engine, nil, options)
	if err != nil {
		t.Fatal(err)
	}
	return job
}

// No set takes more sheets than it may, on A4 and on Letter, without its assembly sheet.
func TestSetsTakeFewSheets(t *testing.T) {
	t.Parallel()
	round.Long(t)
	most := map[string][4]int{ // full and quick on A4, full and quick on Letter
		"sitters": {11, 7, 11, 7}, "adventure": {16, 12, 17, 12}, "geyser": {8, 6, 8, 6},
		"saratoga": {26, 23, 27, 24},
		"cubed":    {16, 5, 16, 5}, "patrollers": {21, 16, 22, 17},
	}
	drawn := []string{printables.AssemblyID}
	for _, game := range someGames(t) {
		id := game.Engine.Info.ID
		for i, options := range []printables.Options{{Switched: drawn}, {Edition: printables.QuickEdition},
			{Sheet: sheet(t, "letter"), Switched: drawn}, {Sheet: sheet(t, "letter"), Edition: printables.QuickEdition}} {
			if got := standardSet(t, game, options).Sheets(); got > most[id][i] {
				t.Errorf("%s takes %d sheets as %d, %d at most", id, got, i, most[id][i])
			}
		}
	}
	for _, c := range []struct {
		game, most int
		options    printables.Options
	}{
		{3, 18, printables.Options{Backs: paper.LongEdge, Switched: drawn}},
		{3, 13, printables.Options{Backs: paper.LongEdge, Players: 4, Switched: drawn}},
		{0, 10, printables.Options{Scale: 0.88, Switched: drawn}},
		{1, 13, printables.Options{Scale: 0.86, Switched: drawn}},
	} {
		if got := standardSet(t, games.List()[c.game], c.options).Sheets(); got > c.most {
			t.Errorf("%s with %+v takes %d sheets, %d at most", games.List()[c.game].Engine.Info.ID, c.options, got, c.most)
		}
	}
}

// A board that is made as small as is offered takes as few sheets as the offer says.
func TestOffersOfASmallerBoardHold(t *testing.T) {
	offers := map[string][2]int{} // the scale in hundredths, and the sheets then
	for _, game := range games.List() {
		offer := standardSet(t, game, printables.Options{}).Offer()
		if offer == nil {
			continue
		}
		id := game.Engine.Info.ID
		offers[id] = [2]int{int(math.Round(100 * float64(offer.Scale))), offer.Sheets}
		for _, scale := range []printables.Scale{offer.Scale, printables.Scale(-offer.Sheets)} {
			tiles := 0
			for _, page := range standardSet(t, game, printables.Options{Scale: scale}).Pages {
				if slices.ContainsFunc(page.Placements, func(p printables.Placement) bool { return p.Part == "board" }) {
					tiles++
				}
			}
			if tiles != offer.Sheets {
				t.Errorf("%s at %g takes %d sheets, and it says: %s", id, float64(scale), tiles, offer)
			}
		}
	}
	if len(offers) == 0 {
		t.Error("nothing is offered")
	}
	t.Log(offers)
}

// What is cut out of sheets of small parts covers three quarters of them, or else less than one sheet more is used:
// in every edition, on A4 and on Letter.
func TestSmallPartsFillTheirSheets(t *testing.T) {
	t.Parallel()
	round.Long(t)
	for _, game := range someGames(t) {
		for _, size := range []string{"a4", "letter"} {
			for edition := range printables.Edition(4) {
				options := printables.Options{Sheet: sheet(t, size), Edition: edition}
				job := standardSet(t, game, options)
				area := options.Sheet.Area()
				covered, sheets := 0.0, 0
				for _, page := range job.Pages {
					boxes, _ := smallParts(job, page)
					for _, box := range boxes {
						covered += box.Width * box.Height
					}
					sheets += min(1, len(boxes))
				}
				if most := int(math.Ceil(covered/(0.75*area.Width*area.Height))) + 1; sheets > most {
					t.Errorf("%s, %s on %s: small parts take %d sheets, %d at most", game.Engine.Info.ID, edition, size,
						sheets, most)
				}
			}
		}
	}
}

// The six sets take a third fewer cuts than they took when every piece was cut by itself: then they were 3,350.
func TestTheSixSetsTakeFewCuts(t *testing.T) {
	const before = 3350
	cuts := 0
	for _, game := range games.List() {
		options := printables.Options{}
		if game.Engine.Info.ID == "adventure" { // it was counted with the pieces of two players
			options.Players = 2
		}
		job := standardSet(t, game, options)
		for _, page := range job.Pages {
			boxes, outlines := smallParts(job, page)
			straight := boxes[:0]
			for i, outline := range outlines {
				if outline == nil {
					straight = append(straight, boxes[i])
				}
				for _, step := range outline {
					if step.Verb != drawing.MoveTo {
						cuts++
					}
				}
			}
			cuts += len(paper.Cuts(straight))
		}
	}
	if cuts > before*2/3 {
		t.Errorf("%d cuts, %d at most", cuts, before*2/3)
	}
}

// smallParts returns the boxes of the small parts on a page, and the outlines of those that are not cut straight.
func smallParts(job *printables.Job, page printables.Page) (boxes []drawing.Rectangle, outlines []drawing.Path) {
	for _, p := range page.Placements {
		for _, part := range job.Parts {
			if part.ID == p.Part && part.Kind == parts.Pieces && part.Grid == 0 {
				boxes, outlines = append(boxes, p.Box), append(outlines, part.Pieces[p.Piece].Outline)
			}
		}
	}
	return boxes, outlines
}

// A board may lie on paper of its own: the rest stays on that of the print.
func TestABoardOnPaperOfItsOwn(t *testing.T) {
	job := standardSet(t, games.List()[1], printables.Options{BoardSheet: sheet(t, "a3")})
	tiles := 0
	for _, page := range job.Pages {
		large := min(page.Width, page.Height) > 210
		board := len(page.Placements) > 0 && page.Placements[0].Part == "board"
		if large != board {
			t.Errorf("%s is %g × %g mm", page.Title, page.Width, page.Height)
		}
		if board {
			tiles++
		}
	}
	if alone := standardSet(t, games.List()[1], printables.Options{Sheet: sheet(t, "a3"), Parts: []string{"board"}}); tiles == 0 ||
		tiles != alone.Sheets()-1 { // a cover besides
		t.Errorf("%d tiles on A3, %d sheets by themselves", tiles, alone.Sheets())
	}
}

// A rulebook by itself is a file of its own, without a cover.
func TestARulebookByItselfHasNoCover(t *testing.T) {
	for _, game := range games.List() {
		job := standardSet(t, game, printables.Options{Parts: []string{"rulebook"}})
		if files := job.Files(); len(files) != 1 || job.Pages[0].Title == "Cover" {
			t.Errorf("%s: %d files, the first page is %q", game.Engine.Info.ID, len(files), job.Pages[0].Title)
		}
	}
}
