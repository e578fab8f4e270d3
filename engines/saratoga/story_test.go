package saratoga

import (
	"testing"

	"homespun/engines"
	"homespun/engines/record"
	"homespun/engines/record/recordtest"
)

// resolve returns the engine of a record's header.
func resolve(t *testing.T) record.Resolver {
	return func(h record.Header) (engines.Engine, error) {
		return engines.Wrap(compile(t, len(h.Seats), variants[h.Ruleset])), nil
	}
}

func TestTheStoryIsToldLineByLine(t *testing.T) {
	recordtest.Story(t, "testdata/story.match", resolve(t))
}

// The table sets keys of a position in a record, where the game's own fixes do not reach.
func TestSettingKeysInARecord(t *testing.T) {
	const front = "+++\nformat = 1\ngame = \"saratoga\"\nruleset = \"standard\"\nseats = [{ id = \"A\" }, " +
		"{ id = \"B\" }, { id = \"C\" }, { id = \"D\" }]\n" +
		"[position]\ncolours = [\"red\", \"blue\", \"green\", \"white\"]\nturn = 2\nfirst = { red = " +
		"\"move self\" }\n+++\n"
	for _, c := range []struct{ line, says, refused string }{
		{"fix set progress.RED 120", "red = 120", ""},
		{"fix set round 9", "round = 9", ""},
		{"fix set turn 1", "turn = 1", ""},
		{"fix set first.blue raid red", `blue = "raid red"`, ""},
		{"fix set laid.blue \"move self\"", `blue = "move self"`, ""},
		{"fix set colours [\"red\", \"blue\", \"green\", \"black\"]", `"black"]`, ""},
		{"fix set laid.red move self", "", "cannot have been laid"},
		{"fix set progress.pink 7", "", "no colour in play"},
		{"fix set due over", "", "nobody has a progress of 12"},
		{"fix set laps 7", "", "did you mean laid?"},
	} {
		recordtest.Set(t, front, c.line, c.says, c.refused, resolve(t))
	}
}
