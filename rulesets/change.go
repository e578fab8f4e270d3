package rulesets

import (
	"reflect"
	"slices"
	"strings"
	"sync"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets/values"
)

// Change is one change to a file of house rules.
type Change struct {
	// Key is the field, in its parts: "return_on", "obstructors".
	Key []string
	// Value is the new value, of the types that [Ruleset.Value] gives. A whole table changes only the entries
	// that differ; false takes a thing out, or another entry that the standard does without. Nil takes the field
	// out of the file, so that it is again as in the ruleset that the file extends.
	Value any
}

// FieldAt returns the field under a key, given in its parts: of the head, of the game or of the texts.
func (g *Game) FieldAt(key []string) (engines.Field, bool) {
	if len(key) == 0 {
		return engines.Field{}, false
	}
	f, ok := values.Field(g.fields, key[0])
	for _, part := range key[1:] {
		if !ok {
			break
		}
		f, ok = entryField(f, part, nil)
	}
	return f, ok
}

// Read makes a ruleset of the text of a family's file, which need not be saved. The ruleset is nil if the text
// is none. If one of the findings is an error all the same, its fields can be shown and changed, but it cannot
// be played, and [Ruleset.Compile] may fail.
func (g *Game) Read(path string, written []byte) (*Ruleset, []Finding) {
	src, findings := parseGiven(path, path, written)
	if hasError(findings) {
		return nil, findings
	}
	return g.merge(src)
}

// Change returns the text of a family's file after changes, and the findings about it as [Game.Read] gives them.
// Only the bytes that the changes concern differ. The error is an [*engines.FieldError] for a key or value
// that the field cannot have, a [*Broken] for a text that is no ruleset, or [tomlfile.ErrUnchangeable]. A
// change that the rules cannot be played with is none: what excludes it may be changed next.
func (g *Game) Change(path string, written []byte, changes ...Change) ([]byte, *Ruleset, []Finding, error) {
	r, findings := g.Read(path, written)
	if r == nil {
		return nil, nil, nil, &Broken{path, findings}
	}
	return r.Change(written, findings, changes...)
}

// Change is [Game.Change] of rules that [Game.Read] has made of a text, with what it found: each change is read
// once.
func (r *Ruleset) Change(written []byte, findings []Finding, changes ...Change) ([]byte, *Ruleset, []Finding, error) {
	for i, c := range changes {
		next, err := r.change(written, c.Key, c.Value)
		if err != nil {
			return nil, nil, nil, err
		}
		written = next
		path := r.Path
		if r, findings = r.Game.Read(path, written); r != nil {
			continue
		}
		if i < len(changes)-1 {
			return nil, nil, nil, &Broken{path, findings}
		}
		f := firstError(findings)
		return nil, nil, nil, engines.Fieldf(f.Key, "%s", strings.TrimPrefix(f.Message, f.Key+" "))
	}
	return written, r, findings, nil
}

// change returns the text of the ruleset's own file with one field changed.
func (r *Ruleset) change(written []byte, key []string, to any) ([]byte, error) {
	name := strings.Join(key, ".")
	f, ok := r.Game.FieldAt(key)
	if !ok {
		return nil, engines.Fieldf(name, "is not a field of %s%s", r.Game.Title, r.nearKey(key))
	}
	if i := r.missing(key); i > 0 {
		return nil, engines.Fieldf(name, "cannot be set: there is no %s", strings.Join(key[:i], "."))
	}
	was, had := values.In(r.tree, key)
	own, set := values.In(r.chain[0].tree, key)
	to, out := values.Shaped(f, values.Tidy(to)), values.TakesOut(f, to)
	switch {
	case to == nil:
		return tomlfile.Remove(written, key)
	case out && len(key) > 1:
		return r.takeOut(written, key)
	case f.Kind == engines.TableField:
		table, ok := to.(map[string]any)
		if !ok {
			return nil, engines.Fieldf(name, "is %s; it can be %s", tomlfile.KindOf(to), f.Bounds())
		}
		if own == false { // it was taken out, and comes back
			var err error
			if written, err = tomlfile.Remove(written, key); err != nil {
				return nil, err
			}
			r, own = r.Without(key), nil
			was, had = values.In(r.tree, key)
		}
		if IsThing(f) && !had && own == nil {
			return tomlfile.AddTable(written, key, values.Lines(f, table))
		}
		return r.changeTable(written, key, f, was, table)
	case set && reflect.DeepEqual(values.Shaped(f, own), to):
		return written, nil
	}
	return tomlfile.Set(written, key, values.Plain(to), func(v any) string { return values.Written(f, v) })
}

// missing returns how many parts of a key name a thing that the rules do not have; 0 if they have all that the
// key goes through.
func (r *Ruleset) missing(key []string) int {
	for i := 1; i < len(key); i++ {
		f, _ := r.Game.FieldAt(key[:i])
		if _, there := values.In(r.tree, key[:i]); IsThing(f) && !there {
			return i
		}
	}
	return 0
}

// changeTable changes the entries of a table that differ.
func (r *Ruleset) changeTable(written []byte, key []string, f engines.Field, was any,
	to map[string]any) ([]byte, error) {
	old, _ := was.(map[string]any)
	for _, entry := range values.Keys(f, old, to) {
		v, there := to[entry]
		if !there && f.Of == engines.TableField {
			v = false
		}
		before, had := old[entry]
		inner := values.Shaped(values.Inner(f, entry), values.Tidy(v))
		if !there && (!had || f.Of != engines.TableField) || had && reflect.DeepEqual(before, inner) {
			continue
		}
		next, err := r.change(written, append(slices.Clone(key), entry), v)
		if err != nil {
			return nil, err
		}
		written = next
	}
	return written, nil
}

// takeOut takes an entry of a table out of the own file, and says false if the file extends one that has it.
func (r *Ruleset) takeOut(written []byte, key []string) ([]byte, error) {
	written, err := tomlfile.Remove(written, key)
	if err != nil {
		return nil, err
	}
	if _, inherited := values.In(r.Without(key).tree, key); !inherited {
		return written, nil
	}
	return tomlfile.Set(written, key, false, func(any) string { return "false" })
}

// Without returns the rules as they would be if the own file did not say what is under a key: what the way back
// of a field leads to. It is for reading only.
func (r *Ruleset) Without(key []string) *Ruleset {
	out := *r
	out.tree, out.compiled = map[string]any{}, new(sync.Map)
	for _, src := range slices.Backward(r.chain) {
		tree := src.tree
		if src == r.chain[0] {
			tree = values.Without(tree, key)
		}
		out.tree = values.Merge(out.tree, tree, r.Game.fields, func(string) {})
	}
	return &out
}

// Own reports whether the family's file itself sets a field, or something inside it.
func (r *Ruleset) Own(key []string) bool {
	_, ok := values.In(r.chain[0].tree, key)
	return ok && r.Path != ""
}

// nearKey returns a suggestion for a key that no field has.
func (r *Ruleset) nearKey(key []string) string {
	fields := r.Game.fields
	if f, ok := r.Game.FieldAt(key[:len(key)-1]); ok {
		if fields = f.Entry; f.Of == engines.TableField || len(f.Keys) > 0 {
			fields = nil
			for _, k := range f.Keys {
				fields = append(fields, engines.Field{Key: k})
			}
		}
	}
	var known []string
	for _, f := range fields {
		known = append(known, f.Key)
	}
	if hint := text.DidYouMean(key[len(key)-1], known); hint != "" {
		return "; " + hint
	}
	return ""
}

// Parts splits a dotted key at its dots, as people type it. The name of an entry that contains dots stays one part.
func (r *Ruleset) Parts(key string) []string {
	s := source{tree: r.tree}
	return s.parts(key)
}

// ValueIn returns the value of a field by the parts of its key, as [Ruleset.Value] does.
func (r *Ruleset) ValueIn(key []string) (any, bool) { return values.In(r.tree, key) }

// Problem returns the first finding that is an error; ok is false if there is none.
func Problem(findings []Finding) (f Finding, ok bool) {
	if !hasError(findings) {
		return Finding{}, false
	}
	return firstError(findings), true
}
