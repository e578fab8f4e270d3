package saratoga

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/engines/record"
)

var update = flag.Bool("update", false, "write what is told of the story, and its end, into testdata")

// resolve returns the engine of a record's header.
func resolve(t *testing.T) record.Resolver {
	return func(h record.Header) (engines.Engine, error) {
		return engines.Wrap(compile(t, len(h.Seats), variants[h.Ruleset])), nil
	}
}

// golden holds a text against a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := "testdata/" + name
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", name, diff)
	}
}

// What is told of each line of the story stands in the .txt beside it, and its end in the .json.
func TestTheStoryIsToldLineByLine(t *testing.T) {
	data, err := os.ReadFile("testdata/story.match")
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := record.Replay(file, resolve(t))
	if err != nil {
		t.Fatal(err)
	}
	tab := &table{TB: t, g: m.Engine().Game().(*Game)}
	var told strings.Builder
	for _, step := range m.Steps() {
		fmt.Fprintln(&told, m.FormatLine(step.Line))
		for _, n := range step.Notes {
			fmt.Fprintln(&told, "   ", tab.say(n))
		}
	}
	golden(t, "story.txt", told.String())
	report, err := json.MarshalIndent(record.Verify("story.match", data, resolve(t), nil), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "story.json", string(report)+"\n")
}

// The table sets keys of a position in a record, where the game's own fixes do not reach.
func TestSettingKeysInARecord(t *testing.T) {
	const front = "+++\nformat = 1\ngame = \"saratoga\"\nruleset = \"standard\"\nseats = [{ id = \"A\" }, { id = \"B\" }, { id = \"C\" }, { id = \"D\" }]\n" +
		"[position]\ncolours = [\"red\", \"blue\", \"green\", \"white\"]\nturn = 2\nfirst = { red = \"move self\" }\n+++\n"
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
		file, err := record.Read([]byte(front + "table: " + c.line + "\n"))
		if err != nil {
			t.Fatal(err)
		}
		m, err := record.Replay(file, resolve(t))
		if c.refused != "" {
			if err == nil || !strings.Contains(err.Error(), c.refused) {
				t.Errorf("%s: got %v, want it refused: %s", c.line, err, c.refused)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		saved, err := record.SavePosition(m.Engine(), m.Position())
		if text := toTOML(t, saved); err != nil || !strings.Contains(text, c.says) {
			t.Errorf("%s: got\n%s%v; want %s", c.line, text, err, c.says)
		}
	}
}
