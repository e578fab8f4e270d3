package sitters

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
	rules "homespun/rulesets/sitters"
)

func set(t *testing.T, ruleset, theme string, house map[string]any) *parts.Set {
	t.Helper()
	return partstest.Set(t, rulesets.Source{Engine: engine.Definition, Files: rules.Files}, ruleset, theme,
		house)
}

func game(s *parts.Set) *engine.Game { return s.Engine.Game().(*engine.Game) }

func part(t *testing.T, s *parts.Set, id string) parts.Part {
	t.Helper()
	return partstest.Part(t, Parts, s, id)
}

// SIT-01: 7 rows × 10 columns of 40 mm and the safe zone beyond: 440 × 280 mm, and the margin around.
func TestSIT01BoardIsTrueToSize(t *testing.T) {
	s := set(t, "standard", "dungeon", nil)
	board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	if board.Width != 460 || board.Height != 300 {
		t.Errorf("%g × %g mm, want 460 × 300", board.Width, board.Height)
	}
	if len(spaces) != 73 {
		t.Errorf("%d spaces, want 73", len(spaces))
	}
	for name, want := range map[string]drawing.Rectangle{"a1": drawing.Box(10, 10, 40, 40),
		"j7": drawing.Box(370, 250, 40, 40), "k3": drawing.Box(410, 90, 40, 40)} {
		space, ok := game(s).Board().Find(name)
		if !ok || spaces[space] != want {
			t.Errorf("%s lies at %v, want %v", name, spaces[space], want)
		}
	}
	for i, space := range spaces {
		for _, other := range spaces[:i] {
			if space.Overlaps(other) {
				t.Errorf("%v and %v overlap", space, other)
			}
		}
	}
}

// No line between spaces runs through words, so that no seam does.
func TestLinesRunThroughNoWords(t *testing.T) {
	for _, theme := range []string{"dungeon", "space", "burglars", "plain"} {
		for _, space := range []float64{16, 24, 40, 60} {
			s := set(t, "standard", theme, nil)
			s.Space = space
			partstest.LinesSpareWords(t, part(t, s, "board"))
		}
	}
}

// Every space says its name, and every kind of space is told by more than its tint.
func TestSpacesAreNamedAndMarked(t *testing.T) {
	s := set(t, "standard", "dungeon", nil)
	board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	for i, space := range spaces {
		name, picture := false, false
		for _, mark := range board.Marks {
			switch m := mark.(type) {
			case drawing.Words:
				name = name || m.Text == game(s).Board().Name(i) && space.Contains(m.Ink())
			case drawing.Use:
				picture = picture || space.Contains(drawing.Box(m.At.X, m.At.Y, 0, 0))
			}
		}
		if !name || picture == (game(s).Kind(i) == engine.Plain) {
			t.Errorf("%s: name %v, picture %v", game(s).Board().Name(i), name, picture)
		}
	}
}

// SIT-02: markers as many as the ruleset says, as standees and as tokens, numbered from C1 and O1; SIT-03:
// containers of both sides.
func TestSIT02PiecesAreThoseOfTheRules(t *testing.T) {
	s := set(t, "standard", "plain",
		map[string]any{"collectors": 3, "obstructors": 5,
			"containers": map[string]any{"collectors": 7, "obstructors": 2},
			"scoring":    []any{[]any{1, 2, 3, 4}}, "loot_rows": []any{0}})
	for _, id := range []string{"standees", "tokens"} {
		var names []string
		for _, piece := range part(t, s, id).Pieces {
			if strings.HasPrefix(piece.Name, "foot") {
				continue
			}
			names = append(names, piece.Name)
			if !slices.Contains(partstest.Words(piece.Front), piece.Name) {
				t.Errorf("%s of %s does not bear its name", piece.Name, id)
			}
		}
		if got := strings.Join(names, " "); got != "C1 C2 C3 O1 O2 O3 O4 O5" {
			t.Errorf("%s: %s", id, got)
		}
	}
	if got := part(t, s, "containers").Pieces[0].Copies; got != 9 {
		t.Errorf("%d containers, want 9", got)
	}
}

// SIT-17, SIT-18: the table is the ruleset's, with par.
func TestSIT17ScoringTableIsTheRulesets(t *testing.T) {
	s := set(t, "delve", "dungeon", map[string]any{"par": 44})
	texts := partstest.Words(part(t, s, "scoring").Pieces[0].Front)
	for _, row := range game(s).Rules().Scoring {
		for _, score := range row {
			if !slices.Contains(texts, fmt.Sprint(score)) {
				t.Errorf("%d is not in the table", score)
			}
		}
	}
	for _, text := range []string{"0–7", "8–15", "32 +",
		"More than 44 for each board played: the delvers win.", "Gold"} {
		if !slices.Contains(texts, text) {
			t.Errorf("%q is not on the card: %q", text, texts)
		}
	}
}

func TestThePadHasNamesOrLines(t *testing.T) {
	s := set(t, "team", "space", nil)
	s.Names = [][]string{{"Ava", "Győző", "🐉"}, {"محمد"}}
	front := part(t, s, "pad").Pieces[0].Front
	texts := partstest.Words(front)
	drawn := slices.ContainsFunc(front.Marks, func(mark drawing.Mark) bool {
		use, is := mark.(drawing.Use)
		return is && use.Symbol == drawing.Picture("dragon")
	})
	if !slices.Contains(texts, "Ava, Győző, ") || !drawn {
		t.Errorf("%q, and the dragon is drawn: %v", texts, drawn)
	}
	for _, text := range texts {
		if strings.ContainsAny(text, "?🐉") {
			t.Errorf("%q is no name", text)
		}
	}
}

func TestTheDieHasTheRulesFaces(t *testing.T) {
	for faces, title := range map[int]string{6: "Fold-up die", 8: "Fold-up die", 2: "Fold-up die",
		5: "Spinner"} {
		// A return on 6 needs a die that has one.
		house := map[string]any{"die_faces": faces,
			"return_on": map[string]any{"collectors": []any{}, "obstructors": []any{}}}
		if got := part(t, set(t, "standard", "plain", house), "die").Title; got != title {
			t.Errorf("%d faces: %s, want %s", faces, got, title)
		}
	}
}

// A family's theme may hold anything.
func TestUnrulyThemesKeepTheirWordsInPlace(t *testing.T) {
	words := []string{"collector", "obstructor", "container", "loot", "safe-zone"}
	for _, noun := range []string{"🐉🐉", "محمد", "家庭", strings.Repeat("W", 40), "long-winded thing"} {
		partstest.KeepsWordsInPlace(t, Parts,
			set(t, "standard", partstest.OwnTheme(t, "sitters/themes/plain", words, noun), nil), 0.5, 1, 2)
	}
}

func TestSpacesNobodyCanPlayOnAreRefused(t *testing.T) {
	partstest.RefusesSpaces(t, Parts, set(t, "standard", "plain", nil), 0.2, 4)
}
