package rulesets

import "strings"

// A Tree is a family's TOML file that is no ruleset, such as a printer: its values, and on which lines they stand.
type Tree struct {
	// Values are those of the whole file: bool, int64, float64, string, []any and map[string]any.
	Values map[string]any

	source *source
}

// ReadTree reads a family's TOML file, never more of it than a ruleset can have. What names its kind in what is wrong with it: "printer". Where there
// is a finding the tree has no values.
func ReadTree(path, what string) (*Tree, []Finding) {
	src, findings := readFile(path)
	for i, f := range findings {
		for _, before := range []string{"this is no ", "this file is larger than a "} {
			if rest, ok := strings.CutPrefix(f.Message, before+"ruleset"); ok {
				findings[i].Message = before + what + rest
			}
		}
	}
	return &Tree{src.tree, src}, findings
}

// Line returns the line of a dotted key, 0 where there is none.
func (t *Tree) Line(key string) int { return t.source.line(key) }
