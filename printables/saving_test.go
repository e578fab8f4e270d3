package printables_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// What is offered to save sheets does so, by as many as is said, and the cover says it.
func TestOffersOfFewerSheetsHold(t *testing.T) {
	offered := 0
	for _, game := range games.List() {
		for _, edition := range []printables.Edition{printables.FullEdition, printables.GiftEdition} {
			if edition == printables.GiftEdition && game.Engine.Info.ID != "saratoga" {
				continue // one stands for all
			}
			options := printables.Options{Edition: edition}
			job := standardSet(t, game, options)
			cover := pageText(job.Pages[0].Drawing)
			for _, saving := range job.Savings() {
				offered++
				if got := standardSet(t, game, saving.In(options)).Sheets(); got != saving.Sheets || saving.Instead != job.Sheets() ||
					got >= job.Sheets() {
					t.Errorf("%s, %s takes %d sheets, then %d, and is told: %s", game.Engine.Info.ID, edition, job.Sheets(), got,
						saving)
				}
				if said := strings.ReplaceAll(saving.String(), " ", ""); !strings.Contains(cover, said) {
					t.Errorf("%s, %s: the cover does not say %s", game.Engine.Info.ID, edition, saving)
				}
			}
		}
	}
	if offered < 5 {
		t.Errorf("%d offers", offered)
	}
	var sheets []int
	for _, saving := range standardSet(t, games.List()[3], printables.Options{}).Savings() {
		sheets = append(sheets, saving.Sheets)
	}
	if !slices.Equal(sheets, []int{18, 18, 13}) {
		t.Errorf("Saratoga's 27 sheets become %v", sheets)
	}
	for _, options := range []printables.Options{{Players: 4, Backs: paper.LongEdge},
		{Only: []printables.Only{{Part: "cards", Pieces: []printables.Wanted{{Number: 1, Copies: 1}}}}}} {
		if more := standardSet(t, games.List()[3], options).Savings(); len(more) > 0 {
			t.Errorf("with %+v is offered %v", options, more)
		}
	}
}

// pageText returns the words of a page without what is between them.
func pageText(d *drawing.Drawing) string {
	text := ""
	for _, mark := range d.Marks {
		if words, ok := mark.(drawing.Words); ok {
			text += strings.ReplaceAll(words.Text, " ", "")
		}
	}
	return text
}

// A set has the pieces of as many players as the rules allow, or as were asked for, and its cover says for
// how many.
func TestASetHasThePiecesOfAllItsPlayers(t *testing.T) {
	for _, c := range []struct {
		game, part    string
		players, want int // 0 players are all
	}{
		{"adventure", "tracks", 0, 4}, {"adventure", "tracks", 1, 1}, {"adventure", "tracks", 3, 3},
		{"geyser", "tokens", 0, 4}, {"geyser", "tokens", 2, 2},
		{"saratoga", "standees", 0, 6}, {"saratoga", "standees", 5, 5},
	} {
		game := games.List()[slices.IndexFunc(games.List(), func(g games.Game) bool { return g.Engine.Info.ID == c.game })]
		job := standardSet(t, game, printables.Options{Players: c.players})
		seats := 0
		for seat := range 8 {
			letter := string(rune('A' + seat))
			if slices.ContainsFunc(partOf(job, c.part).Pieces, func(p parts.Piece) bool {
				return strings.HasSuffix(p.Kit+p.Name, " of "+letter) || strings.HasPrefix(p.Name, letter) && len(p.Name) < 4
			}) {
				seats++
			}
		}
		if c.game != "saratoga" && seats != c.want {
			t.Errorf("%s for %d players has %s of %d: %s", c.game, c.players, c.part, seats, names(partOf(job, c.part)))
		}
		if cover := pageText(job.Pages[0].Drawing); !strings.Contains(cover, fmt.Sprintf("Thepiecesarefor%dplayer", c.want)) {
			t.Errorf("%s for %d players: the cover does not say that it is for %d", c.game, c.players, c.want)
		}
	}
}

// names returns the names of the pieces of a part.
func names(part printables.Part) (list []string) {
	for _, piece := range part.Pieces {
		list = append(list, piece.Name)
	}
	return list
}
