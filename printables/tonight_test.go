package printables_test

import (
	"slices"
	"testing"

	"homespun/companion/match/games"
	"homespun/printables"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printest"
)

// tonightSpace is the side of the smallest space of a board for tonight, in millimetres.
const tonightSpace = 17

// What is printed for tonight takes at most 3 sheets and 30 minutes, for as few and for as many players as can
// play, and says so of itself. Only Adventure's 16 rows of 17 mm are longer than a sheet of Letter, so that its
// board takes four there.
func TestASetForTonightTakesThreeSheetsAndHalfAnHour(t *testing.T) {
	t.Parallel()
	const most, minutes = 3, 30
	for _, game := range someGames(t) {
		id := game.Engine.Info.ID
		least, all, _ := gameRuleset(t, id, "", nil).Seats()
		for _, size := range []string{"a4", "letter"} {
			for _, players := range slices.Compact([]int{least, all}) {
				options := printables.Options{Edition: printables.TonightEdition, Players: players, Sheet: sheet(t, size)}
				job := standardSet(t, game, options)
				printest.Check(t, job, options)
				want := most
				if id == "adventure" && size == "letter" {
					want = 5
				}
				if job.Sheets() > want || job.Minutes > minutes {
					t.Errorf("%s for %d on %s takes %d sheets and %d minutes", id, players, size, job.Sheets(), job.Minutes)
				}
				t.Logf("%s for %d on %s: %d sheets, %d minutes", id, players, size, job.Sheets(), job.Minutes)
				flatAlone(t, id, job)
			}
		}
	}
}

// flatAlone reports what is folded or glued, but for the board, and spaces that are too small.
func flatAlone(t *testing.T, id string, job *printables.Job) {
	t.Helper()
	for _, part := range job.Parts {
		for _, piece := range part.Pieces {
			if piece.Work > 0 || piece.Back != nil || piece.Thick > 0 {
				t.Errorf("%s: %s, %s is folded or glued", id, part.Title, piece.Name)
			}
		}
		if part.Kind == parts.Pages {
			t.Errorf("%s: %s fills sheets", id, part.Title)
		}
		if part.Kind != parts.Board {
			continue
		}
		for i := 1; i < len(part.Columns); i++ {
			if side := part.Columns[i] - part.Columns[i-1]; side < tonightSpace-1e-6 {
				t.Errorf("%s: a column is %.2f mm wide", id, side)
			}
		}
	}
}

// Whoever asks for a size gets it for tonight too, and a part that is switched on is printed besides.
func TestASetForTonightIsAsItIsAskedFor(t *testing.T) {
	sitters := games.List()[0]
	fit := standardSet(t, sitters, printables.Options{Edition: printables.TonightEdition, Scale: printables.Fit})
	if fit.Sheets() != 2 {
		t.Errorf("with the board on one sheet it takes %d", fit.Sheets())
	}
	rules := standardSet(t, sitters, printables.Options{Edition: printables.TonightEdition,
		Switched: []string{parts.RulesID}})
	if rules.Sheets() != 4 || !slices.ContainsFunc(rules.Parts, func(part parts.Part) bool { return part.ID == parts.RulesID }) {
		t.Errorf("with the rule sheet it takes %d sheets", rules.Sheets())
	}
	wide := printables.Options{Edition: printables.TonightEdition, KeepMargin: true, Sheet: sheet(t, "a4")}
	wide.Sheet.Margin = paper.DefaultMargin
	printest.Check(t, standardSet(t, sitters, wide), wide)
}

// Those who fight tonight are on the cards, in the order of their sides; who is not named is made up for by
// the first of the roster.
func TestTheSixOfThisMatchArePrinted(t *testing.T) {
	job := printJob(t, gameRuleset(t, "patrollers", "", nil), "toys", printables.Options{
		Edition: printables.TonightEdition, Figures: []string{"sarge", "ice-man"}})
	var names []string
	for _, part := range job.Parts {
		for _, piece := range part.Pieces {
			if part.ID == "cards" {
				names = append(names, piece.Name)
			}
		}
	}
	want := []string{"Sarge", "Ice Man", "Mad Dog", "Doctor Johnson", "Blue Spider", "Red Dragon"}
	if !slices.Equal(names, want) {
		t.Errorf("the cards are %q, want %q", names, want)
	}
	pages := map[int]bool{}
	for i, page := range job.Pages {
		for _, placement := range page.Placements {
			if placement.Part == "bases" {
				pages[i] = true
			}
		}
	}
	if len(pages) != 1 {
		t.Errorf("the bases lie on %d sheets", len(pages))
	}
}
