package geyser

import (
	"testing"

	"homespun/engines"
	"homespun/engines/record"
	"homespun/engines/record/recordtest"
)

// resolve returns the engine of a record's header.
func resolve(t *testing.T) record.Resolver {
	return func(h record.Header) (engines.Engine, error) {
		rules := map[string]string{"restless-mother": restlessMother, "kind-island": kindIsland,
			"small-island": smallIsland}
		return engines.Wrap(compile(t, len(h.Seats), rules[h.Ruleset])), nil
	}
}

func TestTheStoryIsToldLineByLine(t *testing.T) {
	recordtest.Story(t, "testdata/story.match", resolve(t))
}

// The table sets keys of a position in a record, where the game's own fixes do not reach.
func TestSettingKeysInARecord(t *testing.T) {
	const front = "+++\nformat = 1\ngame = \"geyser\"\nruleset = \"standard\"\nseats = [{ id = \"A\" }, { " +
		"id = \"B\" }, { id = \"C\" }]\n" +
		"[position]\ntokens = { a1 = [\"A1\"], k1 = [\"B1\", \"B2\"] }\n+++\n"
	for _, c := range []struct{ line, says, refused string }{
		{"fix set round 9", "round = 9", ""},
		{"fix set roller b", `roller = "B"`, ""},
		{"fix set tokens.K1 [\"B2\"]", `k1 = ["B2"]`, ""},
		{"fix set tokens.c3 [\"A7\", \"A5\"]", `c3 = ["A7", "A5"]`, ""},
		{"fix set highest.a 12", "A = 12", ""},
		{"fix set due firing", `due = "firing"`, ""},
		{"fix set out []", "out = []", ""},
		{"fix set tokens.c3 [\"C1\", \"A5\"]", "", "two players never share a square"},
		{"fix set fighter A1", "", "only where due is battle or again"},
		{"fix set lava 3", "", "lava is no key"},
	} {
		recordtest.Set(t, front, c.line, c.says, c.refused, resolve(t))
	}
}
