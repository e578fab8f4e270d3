package rulesets

import "homespun/engines"

// Ruleset is one set of rules that can be played: merged, checked and complete. It does not change.
type Ruleset struct {
	Game *Game
	// ID is a shipped id or the family's file name without .toml; it is what stands in a record only where Shipped.
	ID string
	// Name and Summary are for people.
	Name, Summary string
	// Path is the family's file; "" for a shipped one.
	Path string
}

// Shipped reports whether the ruleset came with the program.
func (r *Ruleset) Shipped() bool { return r.Path == "" }

// Base returns the shipped ruleset that this one goes back to: what a record names as its ruleset.
func (r *Ruleset) Base() *Ruleset { return nil }

// Seats returns how few and how many seats a match can have, and how many it has unless someone says.
func (r *Ruleset) Seats() (low, high, usual int) { return }

// Compile returns the game under these rules for a number of seats; 0 is the usual number. The error is a [*Broken] or says how many can play.
func (r *Ruleset) Compile(seats int) (engines.Engine, error) { return nil, nil }

// Value returns the value of a field, dotted where it is in a table, and whether there is one: bool, int64, string, []any or map[string]any, which must
// not be changed.
func (r *Ruleset) Value(key string) (any, bool) { return nil, false }

// With returns the ruleset with the fields that a record's [rules] names changed. The error is a [*Broken] whose findings carry keys and no lines;
// [Line] finds those.
func (r *Ruleset) With(rules map[string]any) (*Ruleset, error) { return nil, nil }

// Against returns what a record must hold in [rules] so that base.With of it plays by the rules of r; it is empty where they agree.
func (r *Ruleset) Against(base *Ruleset) map[string]any { return nil }

// Changed reports whether one of the files that the ruleset was read from is another now, or gone. It is cheap enough to ask every second.
func (r *Ruleset) Changed() bool { return false }
