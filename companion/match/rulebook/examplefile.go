package rulebook

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/rulesets"
)

// An Example is a picture for a game's rulebook: a position, the moves that are made from it, and its words. It
// is read from a file of the folder examples; the game's engine checks it whenever it is drawn.
type Example struct {
	// ID is the name of the file without .toml. The pictures "title" and "setup" have pages of their own; "title-…" and
	// "setup-…" are others for these pages.
	ID string
	// For are the shipped rulesets by which, or by what extends them, it is shown; none is all.
	For []string
	// Title and Text are templates, as in the texts of the rules. Title is a question or a short name.
	Title, Text string
	// Step is the picture of a step of the turn that it stands in for, as the texts name it: "[crossed-swords]". "" is
	// an example of its own.
	Step string
	// Clauses are the clauses that it explains: "SIT-08".
	Clauses []string
	// Around are names of spots or pieces, or "solid" for a building of cubes: only that part of the board is drawn.
	// None draws all of it.
	Around []string
	// Position is where it begins, as match files write it. Moves are made from there, "collectors: move C1 d3".
	Position map[string]any
	Moves    []string
	// Optional are groups of keys, with blanks between them, that are left out wherever they stand in Position by rules
	// that do not have them: "A2 B2" where one plays alone.
	Optional []string
	// Beside are templates of the names of what lies beside the picture: a piece of the set, "{move} of red", or a tag
	// of the scene by its piece, "A1".
	Beside []string
	// Bare leaves the picture out, so that only what lies beside it is seen.
	Bare bool
	// Show is the beginning of a move, "collectors: move C1". Every legal move with this beginning is marked
	// after Moves. "" marks none.
	Show string
	// Refused is a move that is not legal after Moves; "" for none.
	Refused string
	// Ended says that the picture shows the position after Moves, without their ways.
	Ended bool
	// Arrows are drawn between the spots or pieces that each names, such as from who shoots to who is hit.
	Arrows [][]string
	// Area are two spots in opposite corners of a part of the board that has a line around it; none for no such part.
	Area []string
	// Calls are words for places of the picture, with a number there.
	Calls []Call
	// start is where one begins that comes from a match and not from a file; its words are no templates.
	start engines.Position
}

// A Call names a place of a picture, a spot or a piece, and says in a template what is there. A call without a
// place has its number only beside its words.
type Call struct{ At, Text string }

// examplesOf returns the examples of a game's rulebook, sorted by id; none if it has no folder of examples. The
// error names the file that is wrong.
func examplesOf(g *rulesets.Game) ([]Example, error) {
	entries, err := fs.ReadDir(g.Files(), "examples")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var list []Example
	for _, entry := range entries {
		example, err := readExample(g, path.Join("examples", entry.Name()))
		if err != nil {
			return nil, err
		}
		list = append(list, example)
	}
	slices.SortFunc(list, func(a, b Example) int { return strings.Compare(a.ID, b.ID) })
	return list, err
}

func readExample(g *rulesets.Game, name string) (e Example, err error) {
	text, err := fs.ReadFile(g.Files(), name)
	if err != nil {
		return e, err
	}
	md, err := toml.Decode(string(text), &e)
	if err != nil {
		return e, fmt.Errorf("%s: %w", name, err)
	}
	for _, key := range md.Undecoded() {
		if key[0] != "position" {
			return e, fmt.Errorf("%s: %s is not a field of an example", name, key)
		}
	}
	e.ID = strings.TrimSuffix(path.Base(name), ".toml")
	return e, nil
}

// Shows reports whether an example is shown by a ruleset.
func (e *Example) Shows(r *rulesets.Ruleset) bool {
	return len(e.For) == 0 || slices.Contains(e.For, r.Base().ID)
}

// words returns the title and the text filled in.
func (e *Example) words(speaker *rulesets.Speaker) (title, text string) {
	if e.start != nil {
		return e.Title, e.Text
	}
	title, _ = speaker.Fill(e.Title)
	text, _ = speaker.Fill(e.Text)
	return title, text
}

// OnPage reports whether an example is the picture of a page of its own, "title" or "setup".
func (e *Example) OnPage(page string) bool { return e.ID == page || strings.HasPrefix(e.ID, page+"-") }

// Positions returns the position, and then the position without any of the optional groups, without the first ones
// first.
func (e *Example) Positions() (list []map[string]any) {
	for left := range 1 << len(e.Optional) { // a bit for each group that is left out
		var keys []string
		for i, group := range e.Optional {
			if left>>i&1 == 1 {
				keys = append(keys, strings.Fields(group)...)
			}
		}
		list = append(list, without(e.Position, keys))
	}
	return list
}

// without returns a table, and the tables in it, without some keys.
func without(table map[string]any, keys []string) map[string]any {
	least := map[string]any{}
	for key, value := range table {
		if slices.Contains(keys, key) {
			continue
		}
		if inner, ok := value.(map[string]any); ok {
			value = without(inner, keys)
		}
		least[key] = value
	}
	return least
}
