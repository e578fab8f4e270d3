package rulesets

import "homespun/engines"

// A Tree is a family's TOML file that is no ruleset, such as a printer or a deck: its values, and on which
// lines they stand.
type Tree struct {
	// Values are those of the whole file: bool, int64, float64, string, []any and map[string]any.
	Values map[string]any

	source *source
}

// ReadTree reads a family's TOML file, never more of it than a ruleset can have. What names its kind in what
// is wrong with it: "printer". Where there is a finding the tree has no values.
func ReadTree(path, what string) (*Tree, []Finding) {
	src, findings := readSource(path, what)
	return &Tree{src.tree, src}, findings
}

// ParseTree reads a TOML text; name is its file. Nothing in it panics or takes minutes.
func ParseTree(what, name string, text []byte) (*Tree, []Finding) {
	src, findings := parse(what, name, "", text)
	return &Tree{src.tree, src}, findings
}

// Text returns the text it was read from, its line ends "\n".
func (t *Tree) Text() []byte { return t.source.text }

// Line returns the line of a dotted key, 0 where there is none.
func (t *Tree) Line(key string) int { return t.source.line(key) }

// CheckTree says what is wrong with a table of a TOML text against the fields it can have, as with rulesets.
// What names the table: "a card". The findings are errors without lines; each has the dotted key it is about.
func CheckTree(what, name string, tree map[string]any, fields []engines.Field) []Finding {
	c := checker{src: &source{name: name, tree: tree}}
	c.table("", what, tree, fields)
	return InOrder(c.list)
}
