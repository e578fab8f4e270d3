package partstest

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// Maker makes the parts of a game.
type Maker func(*parts.Set) ([]parts.Part, error)

// OwnTheme writes a theme as a family does, in which each of the words is called by one noun, and every other
// has a picture that is not there, and returns its path. extends is the theme it changes.
func OwnTheme(t testing.TB, extends string, words []string, noun string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "own.toml")
	text := fmt.Sprintf("extends = %q\nname = \"Own\"\n", extends)
	for i, word := range words {
		text += fmt.Sprintf("[nouns.%s]\none = %q\n", word, noun)
		if i%2 == 1 {
			text += "icon = \"no-such-icon\"\n"
		}
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// KeepsWordsInPlace checks at each scale that everything can be drawn and that no words leave their box.
func KeepsWordsInPlace(t testing.TB, maker Maker, s *parts.Set, scales ...float64) {
	t.Helper()
	for _, scale := range scales {
		s.Scale = scale
		all, err := maker(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range all {
			for _, d := range Drawings(part) {
				if err := d.Check(); err != nil {
					t.Fatalf("%s at %g: %v", part.ID, scale, err)
				}
				for _, run := range d.Overflows() {
					t.Errorf("%s at %g: %.40q leaves %v", part.ID, scale, run.Text, run.Box)
				}
			}
		}
	}
}

// LinesSpareWords checks that no line along which a board is cut runs through words.
func LinesSpareWords(t testing.TB, board parts.Part) {
	t.Helper()
	for _, mark := range board.Pieces[0].Front.Marks {
		run, ok := mark.(drawing.Words)
		if !ok {
			continue
		}
		ink := run.Ink()
		for _, x := range board.Columns {
			if ink.X < x && x < ink.Right() {
				t.Errorf("the line at %g runs through %q", x, run.Text)
			}
		}
		for _, y := range board.Rows {
			if ink.Y < y && y < ink.Bottom() {
				t.Errorf("the line at %g runs through %q", y, run.Text)
			}
		}
	}
}

// RefusesSpaces checks that spaces nobody can play on are refused in one line, those of the scales and those
// that are no size at all, and that another game's engine is.
func RefusesSpaces(t testing.TB, maker Maker, s *parts.Set, scales ...float64) {
	t.Helper()
	for _, scale := range append(scales, 0, -1, math.NaN(), math.Inf(1)) {
		s.Scale = scale
		if _, err := maker(s); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("scale %g: %v", scale, err)
		}
	}
	s.Scale, s.Engine = 1, stranger{s.Engine}
	if _, err := maker(s); err == nil {
		t.Error("another game's engine was accepted")
	}
}

// stranger is an engine of another game.
type stranger struct{ engines.Engine }

func (stranger) Game() any { return nil }

// IsLarge checks a large set: whatever is cut out of it, and each space, is at least LargeSide long and wide,
// and nothing can be swallowed.
func IsLarge(t testing.TB, all []parts.Part) {
	t.Helper()
	for _, part := range all {
		for _, piece := range slices.Concat(part.Pieces, part.Spares(1)) {
			if width, height := piece.Size(); min(width, height) < parts.LargeSide-1e-9 {
				t.Errorf("%s of the %s is %.1f × %.1f mm", piece.Name, part.ID, width, height)
			}
			if parts.Swallowable(piece) {
				t.Errorf("%s of the %s can be swallowed", piece.Name, part.ID)
			}
		}
		if part.Kind == parts.Board && part.Columns[1]-part.Columns[0] < parts.LargeSide {
			t.Errorf("spaces of %g mm", part.Columns[1]-part.Columns[0])
		}
	}
}

// HasNames checks that everything has a name that can be printed, and nothing of a part that of another.
func HasNames(t testing.TB, all []parts.Part) {
	t.Helper()
	for _, part := range all {
		var names []string
		for _, piece := range slices.Concat(part.Pieces, part.Spares(1)) {
			if piece.Name == "" || piece.Copies < 1 || rulesets.CleanName(piece.Name) != piece.Name ||
				slices.Contains(names, piece.Name) {
				t.Errorf("a piece of the %s is %d × %q", part.ID, piece.Copies, piece.Name)
			}
			names = append(names, piece.Name)
		}
	}
}

// NeedsLargeSpaces checks that half as large spaces are refused for a large set, with the size they need.
func NeedsLargeSpaces(t testing.TB, maker Maker, s *parts.Set) {
	t.Helper()
	s.Large, s.Scale = true, 0.5
	if _, err := maker(s); err == nil || strings.Contains(err.Error(), "\n") ||
		!strings.Contains(err.Error(), "45 mm") {
		t.Errorf("%v", err)
	}
}

// Spare returns the spare of a part, one copy with a name, or nil where that fails the test.
func Spare(t testing.TB, part parts.Part) *parts.Piece {
	t.Helper()
	if part.Blank == nil {
		t.Errorf("the %s have no spare", part.ID)
		return nil
	}
	if err := part.Blank.Front.Check(); err != nil || part.Blank.Copies != 1 || part.Blank.Name == "" {
		t.Errorf("%s: %q, %d copies, %v", part.ID, part.Blank.Name, part.Blank.Copies, err)
	}
	return part.Blank
}

// HoldsClauses checks the cards of a part, none higher than A5 has room for: each of the clauses with these
// ids stands on them to its end.
func HoldsClauses(t testing.TB, cards parts.Part, clauses []rulesets.ClauseText, ids []string) {
	t.Helper()
	text := ""
	for _, piece := range cards.Pieces {
		text += strings.Join(Words(piece.Front), " ") + " "
		if high := piece.Front.Height; high > 180 {
			t.Errorf("%s is %.0f mm high, which A5 has no room for", piece.Name, high)
		}
	}
	for _, clause := range clauses {
		rule := clause.Source
		if rule == "" {
			rule = clause.Decision
		}
		// Where a clause runs on over cards a title stands in it.
		if end := strings.Fields(rule); slices.Contains(ids, clause.ID) &&
			!strings.Contains(text, strings.Join(end[max(0, len(end)-3):], " ")) {
			t.Errorf("%s lacks the end of %s %q", cards.ID, clause.ID, rule)
		}
	}
}
