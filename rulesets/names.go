package rulesets

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/rulesets/nouns"
	"homespun/rulesets/template"
	"homespun/rulesets/values"
)

// checkTemplate checks that a template can be parsed and that every name in it stands for something. Args are
// the arguments that the sentence is given.
func (g *Game) checkTemplate(c *checker, key, written string, args []string) {
	t, err := template.Parse(written)
	if err != nil {
		c.fail(key, "", "%s %s", key, err)
		return
	}
	known := slices.Concat(args, g.Definition.Info.Words)
	for _, f := range g.recordFields() {
		known = append(known, f.Key)
	}
	var look template.Visitor
	look.Value = func(name string, in []template.Loop) {
		if _, ok := g.resolve(name, args, in); !ok {
			c.fail(key, g.nearName(name, known, in), "%s has {%s}, which is nothing that can stand there",
				key, shorten(name))
		}
	}
	look.Compare = func(cond template.Condition, in []template.Loop) {
		f, _ := g.resolve(cond.Name, args, in)
		if f.Kind == engines.ChoiceField && cond.Op != "" && !slices.Contains(f.Choices, cond.With) {
			c.fail(key, text.DidYouMean(cond.With, f.Choices), "%s asks whether %s is %q; it can be %s", key,
				cond.Name, shorten(cond.With), f.Bounds())
		}
	}
	look.Enter = func(l template.Loop, in []template.Loop) {
		switch f, ok := g.resolve(l.Of, args, in); {
		case !ok:
			c.fail(key, g.nearName(l.Of, known, in),
				"%s goes through %s, which is nothing that can stand there", key, shorten(l.Of))
		case !isLoopable(f):
			c.fail(key, "", "%s goes through %s, which has no entries", key, shorten(l.Of))
		case slices.Contains(append(loopNames(in), known...), l.Name) || !nouns.IsIcon(l.Name) ||
			isNumber(l.Name):
			c.fail(key, "", "%s calls an entry of %s %q; it can be a small word that means nothing else", key,
				shorten(l.Of), shorten(l.Name))
		}
	}
	t.Visit(look)
}

// nearName suggests the name that was probably meant. For a dotted name of a loop's entry it looks among the
// fields of that entry, else among the known names.
func (g *Game) nearName(name string, known []string, in []template.Loop) string {
	first, rest, dotted := strings.Cut(name, ".")
	if i := slices.IndexFunc(in, func(l template.Loop) bool { return l.Name == first }); dotted && i >= 0 {
		f, _ := g.resolve(in[i].Of, nil, in[:i])
		var keys []string
		for _, e := range f.Entry {
			keys = append(keys, e.Key)
		}
		if near := text.Nearest(rest, keys); near != "" {
			return fmt.Sprintf("did you mean %q?", first+"."+near)
		}
		return ""
	}
	return text.DidYouMean(name, append(loopNames(in), known...))
}

// resolve looks up a name of a template. It reports whether the name stands for anything: a loop's entry, an
// argument, a field or an entry of one, a noun, or a number. The field is the one that the name belongs to;
// arguments, nouns and numbers have the zero field.
func (g *Game) resolve(name string, args []string, in []template.Loop) (engines.Field, bool) {
	if slices.Contains(args, name) ||
		slices.Contains(g.Definition.Info.Words, strings.TrimPrefix(name, template.NounPrefix)) ||
		isNumber(name) {
		return engines.Field{}, true
	}
	parts := strings.Split(strings.TrimPrefix(name, template.RulesPrefix), ".")
	f, ok := values.Field(g.recordFields(), parts[0])
	if i := slices.IndexFunc(in, func(l template.Loop) bool { return l.Name == parts[0] }); i >= 0 {
		if f, ok = g.resolve(in[i].Of, args, in[:i]); ok {
			f = f.Element()
		}
	}
	named := append(loopNames(in), args...)
	for _, part := range parts[1:] {
		if ok {
			f, ok = entryField(f, part, named)
		}
	}
	return f, ok
}

// entryField returns the field of one entry of a table. The key can also be one of named, the loop entries
// and arguments that stand for a key.
func entryField(f engines.Field, key string, named []string) (engines.Field, bool) {
	switch {
	case f.Kind != engines.TableField:
		return engines.Field{}, false
	case IsThing(f):
		return values.Field(f.Entry, key)
	}
	return f.Element(), key != "" &&
		(len(f.Keys) == 0 || slices.Contains(f.Keys, key) || slices.Contains(named, key))
}

// IsThing reports whether a field is a single thing of a table of things: its keys are fields of their own.
func IsThing(f engines.Field) bool {
	return f.Kind == engines.TableField && f.Of != engines.TableField && len(f.Entry) > 0
}

// isLoopable reports whether a loop can go through a field: a list, or a table whose entries all have the
// same fields.
func isLoopable(f engines.Field) bool {
	return f.Kind == engines.ListField || f.Kind == engines.TableField && !IsThing(f)
}

func loopNames(in []template.Loop) []string {
	names := make([]string, len(in))
	for i, l := range in {
		names[i] = l.Name
	}
	return names
}

func isNumber(written string) bool {
	_, err := strconv.ParseInt(written, 10, 32)
	return err == nil
}
