package printables_test

import (
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// notRead are parts that are no cards to read: what is dialled, measured with, glued or stood up, and sheets
// to write on.
var notRead = map[string]bool{"tags": true, "standees": true, "bases": true, "gauges": true, "die": true,
	"cubes": true, "pad": true, "scores": true, "positions": true}

// Who has small hands begins to read: no words on a card are smaller than 12 pt, and each card fits the
// paper.
func TestCardsForSmallHandsAreInLargeLetters(t *testing.T) {
	papers := []string{"a4", "a5"}
	if round.Whole() {
		papers = append(papers, "letter", "a3")
	}
	for _, game := range games.List() {
		for _, size := range papers {
			id := game.Engine.Info.ID
			rules := gameRuleset(t, id, "", nil)
			engine, err := rules.Compile(0)
			if err != nil {
				t.Fatal(err)
			}
			made, err := games.All().Paper.Parts(rules, engine, nil,
				printables.Options{Sheet: sheet(t, size), Edition: printables.SmallHandsEdition})
			if err != nil {
				t.Fatal(err)
			}
			for _, part := range made {
				if part.Kind != parts.Pieces && part.Kind != parts.Cards || notRead[part.ID] {
					continue
				}
				area := sheet(t, size).Area()
				for _, piece := range part.Pieces {
					wide, high := piece.Size()
					if min(wide, high) > min(area.Width, area.Height) ||
						max(wide, high) > max(area.Width, area.Height) {
						t.Errorf("%s on %s: %s of the %s is %.0f × %.0f mm", id, size, piece.Name, part.ID,
							wide, high)
					}
					for _, face := range []*drawing.Drawing{piece.Front, piece.Back} {
						if face == nil {
							continue
						}
						eachWord(face, 1, func(words drawing.Words, scale float64) {
							if pt := words.Size * scale; pt < 12-1e-9 {
								t.Errorf("%s on %s: %s of the %s says %q in %.1f pt", id, size, piece.Name,
									part.ID, words.Text, pt)
							}
						})
					}
				}
			}
		}
	}
}
