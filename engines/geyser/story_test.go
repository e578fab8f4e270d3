package geyser

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
		rules := map[string]string{"restless-mother": restlessMother, "kind-island": kindIsland, "small-island": smallIsland}
		return engines.Wrap(compile(t, len(h.Seats), rules[h.Ruleset])), nil
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
	const front = "+++\nformat = 1\ngame = \"geyser\"\nruleset = \"standard\"\nseats = [{ id = \"A\" }, { id = \"B\" }, { id = \"C\" }]\n" +
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
		p := m.Position().(Position)
		if text := toTOML(t, m.Engine().Save(p)); !strings.Contains(text, c.says) {
			t.Errorf("%s: got\n%s; want %s", c.line, text, c.says)
		}
	}
}
