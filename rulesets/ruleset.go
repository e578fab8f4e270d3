package rulesets

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/tomlfile"
)

// Ruleset is one set of rules that can be played: merged, checked and complete. It does not change.
type Ruleset struct {
	Game *Game
	// ID is a shipped id or the family's file name without .toml; it is what stands in a record only where
	// Shipped.
	ID string
	// Name and Summary are for people.
	Name, Summary string
	// Path is the family's file; "" for a shipped one.
	Path string

	// chain is its file and all those it extends, up to the standard's.
	chain []*source
	// tree is all of them merged, with the texts.
	tree map[string]any
}

// Shipped reports whether the ruleset came with the program.
func (r *Ruleset) Shipped() bool { return r.Path == "" }

// Base returns the shipped ruleset that this one goes back to: what a record names as its ruleset.
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

// Seats returns how few and how many seats a match can have, and how many it has unless someone says.
func (r *Ruleset) Seats() (low, high, usual int) {
	return r.number("seats.min", 1), r.number("seats.max", engines.MaxSeats), r.number("seats.default", 1)
}

// Rotates reports whether the several names of a seat take its turns one after the other; otherwise they play
// each turn together.
func (r *Ruleset) Rotates() bool {
	v, _ := r.Value("rotate")
	return v == true
}

// Compile returns the game under these rules for a number of seats; 0 is the usual number. The error says how
// many can play.
func (r *Ruleset) Compile(seats int) (engines.Engine, error) {
	low, high, usual := r.Seats()
	if seats == 0 {
		seats = usual
	}
	if seats < low || seats > high {
		return nil, &SeatsError{r.Name, low, high, seats}
	}
	return r.compile(seats)
}

// SeatsError says that so many seats cannot play by a ruleset.
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

func (r *Ruleset) compile(seats int) (engine engines.Engine, err error) {
	text, err := r.rulesTOML()
	if err != nil {
		return nil, err
	}
	return r.Game.Definition.Compile(func(into any) error { return decodeRules(text, into) }, seats)
}

// rulesTOML writes the fields that are the game's own as TOML, for the engine to read into its struct.
func (r *Ruleset) rulesTOML() ([]byte, error) {
	rules := map[string]any{}
	for _, f := range r.Game.Definition.Info.Fields {
		if v, ok := r.tree[f.Key]; ok {
			rules[f.Key] = v
		}
	}
	text, err := tomlfile.Encode(rules)
	if err != nil {
		return nil, fmt.Errorf("these rules cannot be written down: %w", err)
	}
	return text, nil
}

// decodeRules fills an engine's struct. What has no place in it is an error, since it would be a rule without
// effect.
func decodeRules(text []byte, into any) error {
	md, err := toml.Decode(string(text), into)
	if err != nil {
		var bad toml.ParseError
		if errors.As(err, &bad) {
			return engines.Fieldf(bad.LastKey, "%s", bad.Message)
		}
		return err
	}
	if rest := md.Undecoded(); len(rest) > 0 {
		return engines.Fieldf(rest[0].String(), "is not a field of this game")
	}
	return nil
}

// Value returns the value of a field, dotted where it is in a table, and whether there is one: bool, int64,
// string, []any or map[string]any, which must not be changed.
func (r *Ruleset) Value(key string) (any, bool) { return valueAt(r.tree, key) }

// valueAt returns what stands in a table under a dotted key.
func valueAt(at any, key string) (any, bool) {
	for rest := key; rest != ""; {
		table, ok := at.(map[string]any)
		if !ok {
			return nil, false
		}
		var part string
		part, rest, _ = strings.Cut(rest, ".")
		if at, ok = table[part]; !ok {
			return nil, false
		}
	}
	return at, true
}

func (r *Ruleset) number(key string, without int) int {
	v, _ := r.Value(key)
	if n, ok := v.(int64); ok {
		return int(n)
	}
	return without
}

// With returns the ruleset with the fields that a record's [rules] names changed. The error is a [*Broken]
// whose findings carry keys and no lines; [tomlfile.Lines] finds those.
func (r *Ruleset) With(rules map[string]any) (*Ruleset, error) {
	if len(rules) == 0 {
		return r, nil
	}
	own := &source{name: r.ID, tree: tidy(rules).(map[string]any)}
	c := checker{src: own}
	fields := r.Game.recordFields()
	c.table("", r.Game.Title, own.tree, fields)
	if len(c.list) == 0 {
		out := *r
		out.tree = merge(r.tree, own.tree, fields, func(key string) {
			c.fail(key, "", "%s cannot be taken out: it is not there", key)
		})
		if r.Game.checkPlayable(&out, &c); len(c.list) == 0 {
			return &out, nil
		}
	}
	return nil, &Broken{r.ID, InOrder(c.list)}
}

// Against returns what a record must hold in [rules] so that base.With of it plays by the rules of r; it is
// empty where they agree.
func (r *Ruleset) Against(base *Ruleset) map[string]any {
	out := map[string]any{}
	for _, f := range r.Game.recordFields() {
		was, is := base.tree[f.Key], r.tree[f.Key]
		if reflect.DeepEqual(was, is) || is == nil {
			continue
		}
		old, wasTable := was.(map[string]any)
		new, isTable := is.(map[string]any)
		if !wasTable || !isTable {
			out[f.Key] = is
			continue
		}
		out[f.Key] = changes(old, new)
	}
	return out
}

// changes returns what must be merged into old to have new: changed entries, and false for those that are
// gone.
func changes(old, new map[string]any) map[string]any {
	out := map[string]any{}
	for key, is := range new {
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
		if _, ok := new[key]; !ok {
			out[key] = false
		}
	}
	return out
}

// Changed reports whether one of the files that the ruleset was read from is another now, or gone. It is
// cheap enough to ask every second.
func (r *Ruleset) Changed() bool {
	for _, src := range r.chain {
		if src.changed() {
			return true
		}
	}
	return false
}
