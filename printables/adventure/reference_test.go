package adventure

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// monsterWords returns all that stands on the monster cards, and the heights of the cards.
func monsterWords(t *testing.T, s *parts.Set) string {
	t.Helper()
	text := ""
	for _, piece := range part(t, s, "monsters").Pieces {
		text += strings.Join(partstest.Words(piece.Front), " ") + " "
		if piece.Front.Height > 180 || piece.Front.Width > 128 {
			t.Errorf("%s is %.0f × %.0f mm, which A5 has no room for", piece.Name, piece.Front.Width,
				piece.Front.Height)
		}
	}
	return text
}

func TestMonsterCardsSayWhatTheRulesSay(t *testing.T) {
	s := set(t, "standard", "blocks", nil)
	if count := len(part(t, s, "monsters").Pieces); count != 1 {
		t.Errorf("the four monsters take %d cards", count)
	}
	text := monsterWords(t, s)
	for _, want := range []string{
		"Spider", "16 of them, S1–S16", "over walls and spawners", "1 heart from every player next to it",
		"3 or more",
		"Creeper", "Killed by nothing",
		"explodes next to a player: 5 hearts less the steps away in the 5 × 5 square",
		"Skeleton", "the nearest space to shoot a player it sees", "1 heart, shot up to 4 spaces along " +
			"its row or column, not through walls or monsters", "4 or more",
		"Zombie", "4 of them, Z1–Z4", "the nearest player it sees", "2 hearts from every player next to it",
		"5 or more", "Appears on 1 ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the cards lack %q: %s", want, text)
		}
	}
}

// What a house rule changes is changed on paper.
func TestMonsterCardsFollowHouseRules(t *testing.T) {
	s := set(t, "standard", "chess-set", map[string]any{
		"events": map[string]any{"1": []any{"zombie", "spider"}, "2": "spider", "3": "spider"},
		"monsters": map[string]any{
			"zombie": map[string]any{"steps": 7, "damage": 9, "kill": 6, "supply": 1, "range": 3,
				"target": "hears"},
			"creeper": map[string]any{"range": 1, "damage": 1, "climbs": true},
		},
	})
	text := monsterWords(t, s)
	for _, want := range []string{
		"Rook", "one of them, Z1", "Steps 7 ", "Killed by 6 ", "9 hearts from every king up to 3 steps away",
		"Appears on 1–4 ", "Appears on never",
		"1 heart less the steps away in the 3 × 3 square",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the cards lack %q: %s", want, text)
		}
	}
	for _, gone := range []string{"2 hearts", "5 × 5", "Zombie"} {
		if strings.Contains(text, gone) {
			t.Errorf("%q stands on the cards: %s", gone, text)
		}
	}
}

// A monster that a family invents is on its cards, on tiles, as standees and tokens, among the events and in
// the order of combat.
func TestAnInventedMonsterIsPrinted(t *testing.T) {
	s := set(t, "standard", "blocks", dragon())
	text := monsterWords(t, s)
	for _, want := range []string{"Dragon", "2 of them, D1–D2", "Appears on 6 ", "Steps 4 ", "Killed by 6 ",
		"3 hearts from every player up to 2 steps away"} {
		if !strings.Contains(text, want) {
			t.Errorf("the cards lack %q: %s", want, text)
		}
	}
	tiles := part(t, s, "tiles").Pieces
	if last := tiles[len(tiles)-1]; last.Name != "dragon spawner" || last.Copies != 3 ||
		!slices.Contains(partstest.Words(last.Front), "Dragon") {
		t.Errorf("the last tile is %d × %s", last.Copies, last.Name)
	}
	for _, id := range []string{"standees", "tokens"} {
		if !slices.ContainsFunc(part(t, s, id).Pieces, func(p parts.Piece) bool { return p.Name == "D2" }) {
			t.Errorf("no D2 among the %s", id)
		}
	}
	turn := ""
	for _, piece := range part(t, s, "reference").Pieces {
		turn += strings.Join(partstest.Words(piece.Front), " ") + " "
	}
	for _, want := range []string{"come back, dragons", "zombies dragons"} {
		if !strings.Contains(turn, want) {
			t.Errorf("the turn card lacks %q: %s", want, turn)
		}
	}
}

// ADV-09: where the dead stay dead, or one player plays alone, no face brings anybody back.
func TestTheTurnCardFollowsTheEvents(t *testing.T) {
	for ruleset, back := range map[string]bool{"standard": true, "hardcore": false, "solo": false} {
		text := strings.Join(
			partstest.Words(part(t, set(t, ruleset, "blocks", nil), "reference").Pieces[0].Front), " ")
		if strings.Contains(text, "come back") != back {
			t.Errorf("%s: %s", ruleset, text)
		}
		if !strings.Contains(text, "players spiders creepers skeletons zombies") {
			t.Errorf("%s: the order of combat is another: %s", ruleset, text)
		}
	}
}

func TestTheTurnCardHasItsClausesWhole(t *testing.T) {
	for _, house := range []map[string]any{nil, dragon(), crowd()} {
		s := set(t, "standard", "blocks", house)
		partstest.HoldsClauses(t, part(t, s, "reference"), s.Speaker().Clauses(), turnClauses)
	}
}

func TestRunsAreShort(t *testing.T) {
	for want, numbers := range map[string][]int{"never": nil, "4": {4}, "1, 2": {1, 2}, "1–3": {1, 2, 3},
		"1, 3–6, 8, 9": {1, 3, 4, 5, 6, 8, 9}} {
		if got := runs(numbers); got != want {
			t.Errorf("%s: %s, want %s", fmt.Sprint(numbers), got, want)
		}
	}
}

// A long name of a family's monster is whole on its tiles and in the order of combat, and is the same words
// in the rules.
func TestLongNamesAreNotCutShort(t *testing.T) {
	s := set(t, "standard", "blocks", map[string]any{
		"tiles": map[string]any{"O": 1}, "events": map[string]any{"5": "electric-octopus"},
		"monsters": map[string]any{"electric-octopus": map[string]any{
			"letter": "O", "figure": "electric-octopus", "supply": 3, "steps": 2, "climbs": false,
			"target": "sees", "attack": "hit", "range": 1, "damage": 1, "kill": 3, "order": 5,
		}},
	})
	tiles := part(t, s, "tiles").Pieces
	if got := strings.Join(partstest.Words(tiles[len(tiles)-1].Front), " "); !strings.Contains(got,
		"Electric octopus") {
		t.Errorf("the tile says %q", got)
	}
	if got := strings.Join(partstest.Words(part(t, s, "reference").Pieces[0].Front), " "); strings.Count(got,
		"electric octopuses") != 2 || strings.Contains(got, "…") {
		t.Errorf("the turn card says %q", got)
	}
	for _, c := range s.Speaker().Clauses() {
		if strings.Contains(c.Source+c.Decision, "electric-") {
			t.Errorf("%s names the monster by its id: %q", c.ID, c.Source)
		}
		if c.ID == "ADV-04" && !strings.Contains(c.Source, "3 electric octopuses O1 to O3") {
			t.Errorf("the figure of that name is said twice: %q", c.Source)
		}
	}
}

// The six faces of the usual die stand in one row.
func TestTheUsualDieIsOneRow(t *testing.T) {
	for _, theme := range []string{"blocks", "chess-set"} {
		rows := map[float64]bool{}
		for _, mark := range part(t, set(t, "standard", theme, nil), "reference").Pieces[0].Front.Marks {
			if words, ok := mark.(drawing.Words); ok &&
				slices.Contains([]string{"1", "2", "3", "4", "5", "6"}, words.Text) {
				rows[words.At.Y] = true
			}
		}
		if len(rows) != 1 {
			t.Errorf("%s: the faces of the die stand at %v mm", theme, rows)
		}
	}
}
