package printables_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines"
	"homespun/engines/patrollers"
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
				options := printables.Options{Edition: printables.TonightEdition, Players: players,
					Sheet: sheet(t, size)}
				job := standardSet(t, game, options)
				printest.Check(t, job, options)
				want := most
				if id == "adventure" && size == "letter" {
					want = 5
				}
				if job.Sheets() > want || job.Minutes > minutes {
					t.Errorf("%s for %d on %s takes %d sheets and %d minutes", id, players, size, job.Sheets(),
						job.Minutes)
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
	if rules.Sheets() != 4 || !slices.ContainsFunc(rules.Parts,
		func(part parts.Part) bool { return part.ID == parts.RulesID }) {
		t.Errorf("with the rule sheet it takes %d sheets", rules.Sheets())
	}
	wide := printables.Options{Edition: printables.TonightEdition, KeepMargin: true, Sheet: sheet(t, "a4")}
	wide.Sheet.Margin = paper.DefaultMargin
	printest.Check(t, standardSet(t, sitters, wide), wide)
}

// Those who are picked in the match are on the cards, in the order of their sides; before that the first of the
// roster are. Their bases lie on one sheet.
func TestTheSixOfThisMatchArePrinted(t *testing.T) {
	rules := gameRuleset(t, "patrollers", "", nil)
	match, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	game := match.Game().(*patrollers.Game)
	position, random := match.Start(), rand.New(rand.NewPCG(4, 4))
	var want []string
	for len(want) < 6 {
		want = nil
		position = match.Apply(position, match.Sample(position, random), func(engines.Message) {})
		p := position.(patrollers.Position)
		for seat := range engines.Seat(patrollers.Players) {
			for _, u := range game.Units(seat) {
				if figure, picked := game.Figure(&p, u); picked {
					want = append(want, game.Fighter(figure.Who).Name)
				}
			}
		}
	}
	first := []string{"Mad Dog", "Doctor Johnson", "Blue Spider", "Red Dragon", "Ice Man", "Sarge"}
	for _, c := range []struct {
		position engines.Position
		want     []string
	}{{nil, first}, {match.Start(), first}, {position, want}} {
		job := printJob(t, rules, "toys", printables.Options{Edition: printables.TonightEdition, Position: c.position})
		var names []string
		on := map[int]bool{}
		for i, page := range job.Pages {
			for _, placement := range page.Placements {
				if placement.Part == "bases" {
					on[i] = true
				}
			}
		}
		for _, part := range job.Parts {
			for _, piece := range part.Pieces {
				if part.ID == "cards" {
					names = append(names, piece.Name)
				}
			}
		}
		if !slices.Equal(names, c.want) || len(on) != 1 || job.Sheets() > 3 || job.Minutes > 30 {
			t.Errorf("the cards are %q, want %q; bases on %d of %d sheets, %d minutes", names, c.want, len(on),
				job.Sheets(), job.Minutes)
		}
	}
}
