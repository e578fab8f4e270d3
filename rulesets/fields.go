package rulesets

import "homespun/engines"

// ParseTree reads a TOML text that is no ruleset, with the same guards: nothing in it panics or takes minutes. What names its kind in what is wrong with
// it: "deck"; name is its file. Values are as in a [Tree], which is nil where there is a finding.
func ParseTree(what, name string, text []byte) (map[string]any, []Finding) {
	if line, problem := nested(text); problem != "" {
		return nil, []Finding{{Path: name, Line: line, Error: true, Message: "this is no " + what + ": " + problem}}
	}
	src, findings := parse(name, "", text)
	if len(findings) > 0 {
		return nil, findings
	}
	return src.tree, nil
}

// CheckTree says what is wrong with a table of a TOML text against the fields it can have, as with rulesets. What names the table: "a card". The
// findings are errors without lines; each has the dotted key it is about.
func CheckTree(what, name string, tree map[string]any, fields []engines.Field) []Finding {
	c := checker{src: &source{name: name, tree: tree}}
	c.table("", what, tree, fields)
	return inOrder(c.list)
}

// InOrder sorts findings by line, those of one line by key and text, and keeps one of each.
func InOrder(list []Finding) []Finding { return inOrder(list) }

// KindOf names a value of TOML for people: the word "x", the number 3, a list.
func KindOf(value any) string { return kindOf(value) }
