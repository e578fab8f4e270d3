package cubed

import (
	"testing"

	"homespun/engines"
	"homespun/engines/record"
	"homespun/engines/record/recordtest"
)

// resolve returns the engine of a record's header.
func resolve(t *testing.T) record.Resolver {
	return func(h record.Header) (engines.Engine, error) {
		rules := map[string]string{"mini": mini, "exact": exact, "points-race": pointsRace}
		return engines.Wrap(compile(t, rules[h.Ruleset])), nil
	}
}

func TestTheStoryIsToldLineByLine(t *testing.T) {
	recordtest.Story(t, "testdata/story.match", resolve(t))
}

// The table sets keys of a position in a record, where the game's own fixes do not reach.
func TestSettingKeysInARecord(t *testing.T) {
	const front = "+++\nformat = 1\ngame = \"cubed\"\nruleset = \"standard\"\nseats = [{ id = \"A\" }, { " +
		"id = \"B\" }]\n" +
		"[position]\ncube = { d4 = [\"black\", \"red\"] }\nlast_red = \"A\"\n+++\n"
	for _, c := range []struct{ line, says, refused string }{
		{"fix set turn b", `turn = "B"`, ""},
		{"fix set last_red B", `last_red = "B"`, ""},
		{"fix set cube.E4 [\"red\"]", `e4 = ["red"]`, ""},
		{"fix set piles.A.first.yellow 3", "yellow = 3", ""},
		{"fix set due take", `due = "take"`, ""},
		{"fix set cube.d4 [\"red\", \"black\", \"black\"]", `d4 = ["red", "black", "black"]`, ""},
		{"fix set piles.A.first.yellow 4", "", "it can be 0 to 3"},
		{"fix set cube.h4 [\"red\"]", "", "is no square"},
		{"fix set due over", "", "with these cubes it is take"},
		{"fix set shape round", "", "shape is no key"},
		{"fix set cube 3", "", "cube holds a value of another kind"},
		{"fix set piles.A 3", "", "piles.A holds a value of another kind"},
		{"fix set piles.A.first red", "", "piles.A.first holds a value of another kind"},
	} {
		recordtest.Set(t, front, c.line, c.says, c.refused, resolve(t))
	}
}
