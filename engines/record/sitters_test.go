package record_test

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/engines/record"
	"homespun/engines/sitters"
)

// resolveSitters resolves matches of SiTTeRS by the standard rules, with what [rules] says on top.
func resolveSitters(h record.Header) (engines.Engine, error) {
	return sitters.Definition.Compile(func(into any) error {
		if _, err := toml.DecodeFile("../../rulesets/sitters/standard.toml", into); err != nil {
			return err
		}
		text, err := toml.Marshal(h.Rules)
		if err != nil {
			return err
		}
		_, err = toml.Decode(string(text), into)
		return err
	}, len(h.Seats))
}

// once resolves the first header only, for tests that read the same one many times.
func once(resolve record.Resolver) record.Resolver {
	var engine engines.Engine
	return func(h record.Header) (_ engines.Engine, err error) {
		if engine == nil {
			engine, err = resolve(h)
		}
		return engine, err
	}
}

const sittersFront = `+++
format = 1
game = "sitters"
ruleset = "standard"
seats = [ { id = "collectors", names = ["Ava"] }, { id = "obstructors", names = ["Ben"] } ]
[position]
`

func TestSettingAKeyDropsWhatFixesDrop(t *testing.T) {
	const roll, move, battle = "due = \"roll\"\n", "due = \"move\"\nroll = 4\n", "due = \"battle\"\n"
	const apart, together = "[position.markers]\nC1 = \"a3\"\nC2 = \"b4\"\nO1 = \"e1\"\n", "[position.markers]\nC1 = \"a3\"\nC2 = \"e1\"\nO1 = \"e1\"\n"
	for _, c := range []struct{ position, line, says, refused string }{
		{roll + apart, "fix set loot 12", "loot = 12", ""},
		{roll + apart, "fix set markers.c2 C5", `C2 = "c5"`, ""},
		{roll + apart, "fix set markers.C4 a5", `C4 = "a5"`, ""},
		{roll + apart, "fix set containers [\"D3\"]", `containers = ["d3"]`, ""},
		{move + apart, "fix set loot 12", "roll = 4", ""},
		{move + apart, "fix set turn 3", "turn = 3\ndue = \"roll\"\n", ""},
		{move + apart, "fix set due roll", "due = \"roll\"\n", ""},
		{roll + apart, "fix set Roll 3", "roll = 3", ""},
		{roll + apart, "fix set LOOT 3", "loot = 3", ""},
		{battle + together, "fix set markers.C2 defeated", "turn = 2\ndue = \"roll\"\n", ""},
		{battle + together, "fix set turn 3", "", "fix-turn-due"},
		{roll + apart, "fix set markers.C2 e1", "", "markers"},
		{roll + apart, "fix set markers.O1 safe", "", "safe"},
		{roll + apart, "fix set due over", "", "collector"},
		{roll + apart, "fix set markers.C9 a1", "", "no marker"},
		{roll + apart, "fix set lot 3", "", "did you mean loot?"},
		{roll + apart, "fix set " + strings.Repeat("x", 6000) + " 3", "", "xx…"},
		{roll + apart, "fix set markers 3", "", "another kind"},
		{roll + apart, "fix set markers C1", "", "another kind"},
		{roll + apart, "fix set turn 0", "", "1 to 3"},
		{"due = \"over\"\n[position.markers]\nC1 = \"safe\"\n", "fix set markers.C2 a3", "due = \"roll\"\n", ""},
		{roll + "[position.markers]\nC1 = \"a3\"\n", "fix set markers.C1 safe", "due = \"over\"\n", ""},
		{"due = \"container\"\n", "fix set loot 0", "", "fix-setting-up"},
	} {
		file, err := record.Read([]byte(sittersFront + c.position + "+++\ntable: " + c.line + "\n"))
		if err != nil {
			t.Fatal(err)
		}
		m, err := record.Replay(file, resolveSitters)
		var refused *record.Refused
		switch {
		case m == nil:
			t.Errorf("%s%s: %v", c.position, c.line, err)
		case c.refused != "" && (!errors.As(err, &refused) || refused.Clause != "table" || !strings.Contains(refused.Problem, c.refused)):
			t.Errorf("%s%s: got %v, want a refusal with the clause table that says %q", c.position, c.line, err, c.refused)
		case c.refused == "" && err != nil:
			t.Errorf("%s%s: %v", c.position, c.line, err)
		case c.refused == "" && !strings.Contains(table(m), c.says):
			t.Errorf("%s%s: got\n%s\nwant %q", c.position, c.line, table(m), c.says)
		}
	}
}

const story = "../sitters/testdata/story.match"

// The story is a whole match of SiTTeRS, to be read: setting up, loot, a tied battle, a return, survivors, fix, undo and redo, the end. It ends as in
// story.json.
func TestTheStoryEndsAsItIsTold(t *testing.T) {
	data, err := os.ReadFile(story)
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(strings.TrimSuffix(story, ".match") + ".json")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string][]byte{
		"as it is": data, "upper case": upperLines(data), "CRLF": bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n")),
	} {
		report := record.Verify("story.match", text, resolveSitters, nil)
		if diff := cmp.Diff(asAny(t, want), asAny(t, asJSON(t, report))); diff != "" {
			t.Errorf("%s: the report (-want +got):\n%s", name, diff)
		}
	}
}

// upperLines puts all after the front matter in upper case.
func upperLines(data []byte) []byte {
	end := bytes.LastIndex(data, []byte("+++\n"))
	return append(bytes.Clone(data[:end]), bytes.ToUpper(data[end:])...)
}

func TestTheStoryCutAtAnyByteIsReadUpToItsLastWholeLine(t *testing.T) {
	data, err := os.ReadFile(story)
	if err != nil {
		t.Fatal(err)
	}
	front := bytes.LastIndex(data, []byte("+++\n")) + 3
	full := record.Verify("x", data, resolveSitters, nil).Moves
	resolve := once(resolveSitters)
	last := 0
	for cut := front; cut <= len(data); cut++ {
		report := record.Verify("x", data[:cut], resolve, nil)
		if !report.OK || report.Moves < last || (len(report.Notices) > 0) != (cut > front && data[cut-1] != '\n') {
			t.Fatalf("cut at %d: %+v", cut, report)
		}
		last = report.Moves
	}
	if last != full {
		t.Errorf("%d lines of the whole story, want %d", last, full)
	}
}

// Whatever one line is changed to, the report says which, and what was accepted before it.
func TestAStoryWithOneLineGoneWrongIsReadUpToThere(t *testing.T) {
	data, err := os.ReadFile(story)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(data), "\n")
	resolve := once(resolveSitters)
	moves := 0
	for i, line := range lines {
		if i < 10 || line == "" || line[0] == '#' {
			continue
		}
		for wrong, exit := range map[string]int{"collectors: move C1 z9": 1, "dice: 9": 1, "obstructors: hop": 2, "collectors move": 2, "table: fix loot 999": 1} {
			changed := slices.Clone(lines)
			changed[i] = wrong
			report := record.Verify("x", []byte(strings.Join(changed, "\n")), resolve, nil)
			if report.OK || report.Error.Line != i+1 || report.Moves != moves || report.Exit() != exit || report.Finished {
				t.Errorf("line %d as %q: got %s", i+1, wrong, asJSON(t, report))
			}
		}
		moves++
	}
}
