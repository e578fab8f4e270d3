package rulesets

import "homespun/engines"

// A Tree is a TOML file of a family that is not a ruleset, such as a printer or a deck: its values and their
// lines.
type Tree struct {
	// Values holds the whole file: bool, int64, float64, string, []any and map[string]any.
	Values map[string]any

	source *source
}

// ReadTree reads a family's TOML file, at most as large as a ruleset may be. What names its kind in the
// findings: "printer". If there are findings, the tree has no values.
func ReadTree(path, what string) (*Tree, []Finding) {
	src, findings := readSource(path, what)
	return &Tree{src.tree, src}, findings
}

// ParseTree parses a TOML text; name is its file. It is safe on any input: it does not panic and does not run
// for minutes.
func ParseTree(what, name string, text []byte) (*Tree, []Finding) {
	src, findings := parse(what, name, "", text)
	return &Tree{src.tree, src}, findings
}

// Text returns the text that was read, with the line ends "\n".
func (t *Tree) Text() []byte { return t.source.text }

// Line returns the line of a dotted key, 0 where there is none.
func (t *Tree) Line(key string) int { return t.source.line(key) }

// CheckTree checks a table of a TOML text against the fields it can have, in the same way as a ruleset. What
// names the table in messages: "a card". The findings are errors without lines; each has its dotted key.
func CheckTree(what, name string, tree map[string]any, fields []engines.Field) []Finding {
	c := checker{src: &source{name: name, tree: tree}}
	c.table("", what, tree, fields)
	return InOrder(c.list)
}
