package rulesets

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/go-viper/mapstructure/v2"

	"homespun/engines"
	"homespun/rulesets/values"
)

// Ruleset is one set of rules that can be played: merged, checked and complete. It does not change.
type Ruleset struct {
	Game *Game
	// ID is the id of a shipped ruleset, or the name of the family's file without .toml. A match file names
	// the ruleset by its ID only if it is [Ruleset.Shipped].
	ID string
	// Name and Summary are for people.
	Name, Summary string
	// Path is the family's file; "" for a shipped one.
	Path string

	// chain holds the ruleset's own file and all the files it extends, up to the standard's, and then the
	// game's texts.
	chain []*source
	// tree holds the values of all files of the chain, merged.
	tree map[string]any
	// compiled holds what compile has returned, by the number of seats.
	compiled *sync.Map
}

// build is what [Ruleset.compile] returns.
type build struct {
	engine engines.Engine
	err    error
}

// Shipped reports whether the ruleset came with the program.
func (r *Ruleset) Shipped() bool { return r.Path == "" }

// Base returns the nearest shipped ruleset in the chain of extends: the ruleset itself if it is shipped.
// Match files name this one as their ruleset.
func (r *Ruleset) Base() *Ruleset {
	for _, src := range r.chain {
		if src.path != "" {
			continue
		}
		if base, err := r.Game.shipped(src.id()); err == nil {
			return base
		}
	}
	return r
}

// Seats returns the smallest and the largest number of seats, and the number that is used when nobody
// chooses.
func (r *Ruleset) Seats() (low, high, usual int) {
	return r.number("seats.min", 1), r.number("seats.max", engines.MaxSeats), r.number("seats.default", 1)
}

// Rotates reports how several people who share a seat play: true if they take the seat's turns one after the
// other, false if they play each turn together.
func (r *Ruleset) Rotates() bool {
	v, _ := r.Value("rotate")
	return v == true
}

// Compile returns the game under these rules for a number of seats; 0 means the usual number. The error is a
// [*SeatsError], which gives the numbers that are possible, or the engine's.
func (r *Ruleset) Compile(seats int) (engines.Engine, error) {
	low, high, usual := r.Seats()
	seats = cmp.Or(seats, usual)
	if seats < low || seats > high {
		return nil, &SeatsError{r.Name, low, high, seats}
	}
	return r.compile(seats)
}

// SeatsError is the error for a number of seats that the ruleset does not allow.
type SeatsError struct {
	Ruleset          string
	Low, High, Seats int
}

func (e *SeatsError) Error() string {
	if e.Low == e.High {
		return fmt.Sprintf("%s is for %d seats, not %d", e.Ruleset, e.Low, e.Seats)
	}
	return fmt.Sprintf("%s is for %d to %d seats, not %d", e.Ruleset, e.Low, e.High, e.Seats)
}

// compile returns the engine for a number of seats. Each is built once, as an engine never changes.
func (r *Ruleset) compile(seats int) (engines.Engine, error) {
	known, ok := r.compiled.Load(seats)
	if !ok {
		var made build
		made.engine, made.err = r.Game.Definition.Compile(r.decode, seats)
		known, _ = r.compiled.LoadOrStore(seats, made)
	}
	return known.(build).engine, known.(build).err
}

// decode decodes the fields that belong to the game itself into an engine's struct. A field for which the
// struct has no room is an error: it would be a rule without effect.
func (r *Ruleset) decode(into any) error {
	rules := map[string]any{}
	for _, f := range r.Game.Definition.Info.Fields {
		if v, ok := r.tree[f.Key]; ok {
			rules[f.Key] = v
		}
	}
	var known mapstructure.Metadata
	decoder, err := mapstructure.NewDecoder(&mapstructure.DecoderConfig{
		Result: into, Metadata: &known, TagName: "toml", Squash: true})
	if err == nil {
		err = decoder.Decode(rules)
	}
	var bad *mapstructure.DecodeError
	switch {
	case errors.As(err, &bad):
		return engines.Fieldf(bad.Name(), "%v", bad.Unwrap())
	case err == nil && len(known.Unused) > 0:
		return engines.Fieldf(slices.Min(known.Unused), "is not a field of this game")
	}
	return err
}

// Value returns the value of a field and whether there is one. The key is dotted where the field is inside a
// table. Values are bool, int64, string, []any or map[string]any; the caller must not change them.
func (r *Ruleset) Value(key string) (any, bool) { return values.In(r.tree, strings.Split(key, ".")) }

func (r *Ruleset) number(key string, without int) int {
	v, _ := r.Value(key)
	if n, ok := v.(int64); ok {
		return int(n)
	}
	return without
}

// With returns the ruleset changed by the [rules] table of a match file. The error is a [*Broken] whose
// findings have keys but no lines, as no text is at hand; the caller can find the lines with
// [tomlfile.Lines].
func (r *Ruleset) With(rules map[string]any) (*Ruleset, error) {
	if len(rules) == 0 {
		return r, nil
	}
	out := *r
	c := out.merge(rules)
	if len(c.list) == 0 {
		r.Game.checkPlayable(&out, c)
	}
	if len(c.list) == 0 {
		return &out, nil
	}
	return nil, &Broken{r.ID, InOrder(c.list)}
}

// merge changes the rules, which are a copy of others, by a tree of values. The checker has what is wrong with these.
func (r *Ruleset) merge(rules map[string]any) *checker {
	own := &source{name: r.ID, tree: values.Tidy(rules).(map[string]any)}
	c := &checker{src: own, rules: true}
	fields := r.Game.recordFields()
	if c.table("", r.Game.Title, own.tree, fields); len(c.list) == 0 {
		r.compiled = new(sync.Map)
		r.tree = values.Merge(r.tree, own.tree, fields, func(key string) {
			c.fail(key, "", "%s cannot be taken out: it is not there", key)
		})
	}
	return c
}

// Against returns what a match file must write in its [rules] table so that base.With(table) gives the rules
// of r. It is empty if the rules are the same.
func (r *Ruleset) Against(base *Ruleset) map[string]any {
	return r.against(base, r.Game.recordFields())
}

// against is [Ruleset.Against] for some of the fields.
func (r *Ruleset) against(base *Ruleset, fields []engines.Field) map[string]any {
	out := map[string]any{}
	for _, f := range fields {
		was, is := base.tree[f.Key], r.tree[f.Key]
		if reflect.DeepEqual(was, is) || is == nil {
			continue
		}
		old, wasTable := was.(map[string]any)
		after, isTable := is.(map[string]any)
		if !wasTable || !isTable {
			out[f.Key] = is
			continue
		}
		out[f.Key] = changes(old, after)
	}
	return out
}

// changes returns the table that, merged into old, gives new: the changed entries, and false for each entry
// that was removed.
func changes(old, after map[string]any) map[string]any {
	out := map[string]any{}
	for key, is := range after {
		was, ok := old[key]
		if ok && reflect.DeepEqual(was, is) {
			continue
		}
		before, wasTable := was.(map[string]any)
		after, isTable := is.(map[string]any)
		if wasTable && isTable {
			is = changes(before, after)
		}
		out[key] = is
	}
	for key := range old {
		if _, ok := after[key]; !ok {
			out[key] = false
		}
	}
	return out
}

// Changed reports whether one of the ruleset's files on disk has been changed or removed since it was read.
// It is cheap enough to be called every second.
func (r *Ruleset) Changed() bool {
	return slices.ContainsFunc(r.chain, (*source).changed)
}
