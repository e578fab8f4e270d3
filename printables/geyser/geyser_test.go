package geyser

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
	"homespun/rulesets"
	rules "homespun/rulesets/geyser"
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

var themes = []string{"island", "dragons", "fire-moon"}

// lakes is a board with lakes, a bay, and spaces that touch only at a corner.
const lakes = "S.... ..S\n..1... ..\n.    .2..\n. .M.....\n. .......\n.....3.4.\nS....  .S\n"

// crowd is as much of everything as there can be: 15 × 15, nine rings with many sums, dice of 12 faces, 64
// tokens.
func crowd() map[string]any {
	rows, rings := make([]string, 15), map[string]any{}
	for i := range rows {
		rows[i] = strings.Repeat(fmt.Sprintf("%d.", i%9+1), 7) + "."
	}
	rows[0], rows[7], rows[14] = "S.............S", "1.2.3..M.4.5.6.", "S.............S"
	sums := []any{}
	for sum := 2; sum <= 24; sum += 2 {
		sums = append(sums, sum)
	}
	for ring := range 9 {
		rings[fmt.Sprint(ring+1)] = map[string]any{"sums": []any{2*ring + 3}, "color": "#FFFFFF",
			"order": 9 - ring}
	}
	rings["1"] = map[string]any{"sums": sums, "color": "#000000", "order": 50}
	return map[string]any{
		"board": strings.Join(rows, "\n") + "\n", "rings": rings, "die_faces": 12, "tokens": 64,
		"mother_needs": 63, "mother_fires_on": []any{2, 4, 7, 9, 13, 23},
	}
}

// GEY-01: 11 × 11 spaces of 22 mm are 242 mm square, and the margin around; two sheets of A4 have room for
// it.
func TestGEY01BoardIsTrueToSize(t *testing.T) {
	s := set(t, "standard", "island", nil)
	board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	if math.Abs(board.Width-257.84) > 1e-9 || board.Height != board.Width || len(spaces) != 121 {
		t.Errorf("%g × %g mm with %d spaces, want 257.84 square with 121", board.Width, board.Height,
			len(spaces))
	}
	for name, want := range map[string]drawing.Rectangle{"a1": drawing.Box(7.92, 7.92, 22, 22),
		"k1": drawing.Box(227.92, 7.92, 22, 22), "c11": drawing.Box(51.92, 227.92, 22, 22)} {
		space, ok := game(s).Board().Find(name)
		if got := spaces[space]; !ok ||
			math.Abs(got.X-want.X)+math.Abs(got.Y-want.Y)+math.Abs(got.Width-want.Width) > 1e-9 {
			t.Errorf("%s lies at %v, want %v", name, got, want)
		}
	}
	part := part(t, s, "board")
	if len(part.Columns) != 12 || part.Columns[0] != 7.92 || len(part.Rows) != 12 {
		t.Errorf("the board is cut at %v and %v", part.Columns, part.Rows)
	}
}

// GEY-01: each geyser bears the numbers of its ring, the Mother Geyser and start squares none; GEY-12: she
// bears what she fires on.
func TestGEY01GeysersBearTheirNumbers(t *testing.T) {
	for _, test := range []struct {
		ruleset, mother string
		house           map[string]any
	}{{"standard", "", nil}, {"restless-mother", "7", nil}, {"small-island", "", nil},
		{"standard", "7/11", map[string]any{"board": lakes, "mother_fires_on": []any{11, 7}}}} {
		s := set(t, test.ruleset, "dragons", test.house)
		board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
		words := make([]string, len(spaces))
		for _, mark := range board.Marks {
			if run, ok := mark.(drawing.Words); ok {
				if i := slices.IndexFunc(spaces, func(space drawing.Rectangle) bool {
					return space.Contains(run.Ink())
				}); i >= 0 {
					words[i] += run.Text
				}
			}
		}
		for i, got := range words {
			want := ""
			switch game(s).Kind(i) {
			case engine.Geyser:
				want = Sums(game(s).Rules().Rings[game(s).RingOf(i)].Sums)
			case engine.Mother:
				want = test.mother
			case engine.Start:
				want = "castle"
			}
			if got != want {
				t.Errorf("%s: %q stands on %s, want %q", test.ruleset, got, game(s).Board().Name(i), want)
			}
		}
	}
}

func TestSumsAreShort(t *testing.T) {
	for want, sums := range map[string][]int{"–": nil, "7": {7}, "6/8": {8, 6}, "2/3": {3, 2},
		"2–5/9": {9, 2, 3, 5, 4},
		"2–24":  {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24}} {
		if got := Sums(sums); got != want {
			t.Errorf("%v: %s, want %s", sums, got, want)
		}
	}
}

// No line between spaces runs through words, so that no seam does.
func TestLinesRunThroughNoWords(t *testing.T) {
	for _, space := range []float64{MinSpace, DefaultSpace, 49, MaxSpace} {
		s := set(t, "restless-mother", "fire-moon", nil)
		s.Space = space
		partstest.LinesSpareWords(t, part(t, s, "board"))
	}
}

// GEY-02: 12 tokens for each tribe that can play, or as many as the rules allow, each with its name.
func TestGEY02TokensAreThoseOfTheRules(t *testing.T) {
	for _, test := range []struct {
		ruleset        string
		house          map[string]any
		tribes, tokens int
	}{{"standard", nil, 4, 12}, {"small-island", nil, 2, 12}, {"standard", map[string]any{"tokens": 5}, 4, 5},
		{"small-island", map[string]any{"tokens": 64}, 2, 64}} {
		s := set(t, test.ruleset, "island", test.house)
		var want, got []string
		for seat := range test.tribes {
			for number := range test.tokens {
				want = append(want, fmt.Sprintf("%c%d", 'A'+seat, number+1))
			}
		}
		for _, piece := range part(t, s, "tokens").Pieces {
			got = append(got, piece.Name)
			if piece.Copies != 1 || !slices.Contains(partstest.Words(piece.Front), piece.Name) {
				t.Errorf("%d × %s with %q on it", piece.Copies, piece.Name, partstest.Words(piece.Front))
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s %v: %s, want %s", test.ruleset, test.house, got, want)
		}
	}
}

// What a geyser fires on can be read below a token that lies on it.
func TestTokensLeaveTheNumbersToBeRead(t *testing.T) {
	for _, space := range []float64{18, DefaultSpace, 40, 64} {
		s := set(t, "standard", "island", nil)
		s.Space = space
		if size, _ := part(t, s, "tokens").Pieces[0].Size(); size > space*(1-bandPart) {
			t.Errorf("a token of %.1f mm covers the numbers on a space of %g mm", size, space)
		}
	}
}

// GEY-02: two dice, with the faces that the rules say.
func TestGEY02TwoDice(t *testing.T) {
	for faces, want := range map[int]string{6: "2 × die", 8: "2 × die", 2: "2 × die", 5: "1 × spinner",
		12: "1 × spinner"} {
		pieces := part(t, set(t, "standard", "island",
			map[string]any{"die_faces": faces, "rings": fewer(faces)}), "die").Pieces
		if got := fmt.Sprintf("%d × %s", pieces[0].Copies, pieces[0].Name); len(pieces) != 1 || got != want {
			t.Errorf("%d faces: %s, want %s", faces, got, want)
		}
	}
}

// fewer returns rings whose sums two dice of so many faces can show.
func fewer(faces int) map[string]any {
	rings := map[string]any{}
	for ring := range 5 {
		sums := []any{}
		for _, sum := range []int{ring + 2, 12 - ring} {
			if sum <= 2*faces {
				sums = append(sums, sum)
			}
		}
		rings[fmt.Sprint(ring+1)] = map[string]any{"sums": sums}
	}
	return rings
}

// A family's rules and theme may hold anything.
func TestEverythingKeepsItsWordsInPlace(t *testing.T) {
	nouns := []string{"", "🐉🐉", "محمد", "家庭", strings.Repeat("W", 40), "long-winded thing"}
	for _, noun := range nouns {
		theme := "fire-moon"
		if noun != "" {
			theme = partstest.OwnTheme(t, "geyser/themes/island", engine.Definition.Info.Words, noun)
		}
		for _, house := range []map[string]any{nil, {"board": lakes}, crowd()} {
			partstest.KeepsWordsInPlace(t, Parts, set(t, "standard", theme, house), 0.6, 1, 3)
		}
	}
}

func TestSpacesNobodyCanPlayOnAreRefused(t *testing.T) {
	partstest.RefusesSpaces(t, Parts, set(t, "standard", "island", nil), 0.4, 5)
}

func TestEveryPieceHasAName(t *testing.T) {
	for _, ruleset := range []string{"standard", "restless-mother", "kind-island", "small-island"} {
		for _, theme := range themes {
			all, err := Parts(set(t, ruleset, theme, nil))
			if err != nil {
				t.Fatal(err)
			}
			partstest.HasNames(t, all)
		}
	}
}
