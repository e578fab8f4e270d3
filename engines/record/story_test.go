package record_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/engines/record"
	"homespun/engines/sitters"
)

// resolveShipped resolves matches of the games there are by their shipped rules, with what [rules] says on
// top.
func resolveShipped(h record.Header) (engines.Engine, error) {
	game := map[string]engines.Definition{"sitters": sitters.Definition,
		"adventure": adventure.Definition}[h.Game]
	rules := map[string]any{}
	for _, name := range []string{"standard", h.Ruleset} {
		if _, err := toml.DecodeFile(filepath.Join("../../rulesets", h.Game, name+".toml"),
			&rules); err != nil {
			return nil, err
		}
	}
	for key, value := range h.Rules {
		rules[key] = value
	}
	// A face of a die may name one event without a list.
	if events, ok := rules["events"].(map[string]any); ok {
		for face, event := range events {
			events[face] = []any{event}
		}
	}
	text, err := toml.Marshal(rules)
	if err != nil {
		return nil, err
	}
	return game.Compile(func(into any) error {
		_, err := toml.Decode(string(text), into)
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

// stories are whole matches. Each comes with lines that are wrong anywhere in it, and the error that each of
// them gives.
var stories = []struct {
	path  string
	wrong map[string]int
}{
	// Setting up, loot, a tied battle, a return, survivors, fix, undo and redo, the end.
	{"../sitters/testdata/story.match", map[string]int{
		"collectors: move C1 z9": 1, "dice: 9": 1, "obstructors: hop": 2, "collectors move": 2,
		"table: fix loot 999": 1,
	}},
	// Every event, torches, choices, fights, an explosion, deaths, coming back, the end.
	{"../adventure/testdata/story.match", wrongInTheDungeon},
	{"../adventure/testdata/lost.match", wrongInTheDungeon},
}

var wrongInTheDungeon = map[string]int{"A: goes Z9 a1": 1, "dice: 9": 1, "B: hop": 2, "B step": 2,
	"C: done": 2, "table: fix hearts A 99": 1}

func readStory(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Each story ends as the .json beside it says.
func TestTheStoriesEndAsTheyAreTold(t *testing.T) {
	for _, story := range stories {
		data, want := readStory(t, story.path), readStory(t, strings.TrimSuffix(story.path, ".match")+".json")
		for name, text := range map[string][]byte{
			"as it is": data, "upper case": upperLines(data),
			"CRLF": bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n")),
		} {
			report := record.Verify(filepath.Base(story.path), text, resolveShipped, nil)
			if diff := cmp.Diff(asAny(t, want), asAny(t, asJSON(t, report))); diff != "" {
				t.Errorf("%s %s: the report (-want +got):\n%s", story.path, name, diff)
			}
		}
	}
}

// upperLines puts all after the front matter in upper case.
func upperLines(data []byte) []byte {
	end := bytes.LastIndex(data, []byte("+++\n"))
	return append(bytes.Clone(data[:end]), bytes.ToUpper(data[end:])...)
}

// isPart reports whether a text ends in a part of a line that is no remark.
func isPart(text []byte) bool {
	last := bytes.TrimSpace(text[bytes.LastIndexByte(text, '\n')+1:])
	return len(last) > 0 && last[0] != '#'
}

func TestAStoryCutAtAnyByteIsReadUpToItsLastWholeLine(t *testing.T) {
	for _, story := range stories {
		data := readStory(t, story.path)
		front := bytes.LastIndex(data, []byte("+++\n")) + 3
		resolve := once(resolveShipped)
		last := record.Verify("x", data, resolve, nil).Moves
		stride := 1 + len(data)/4000 // of the long ones not every byte, for it takes long
		for cut := len(data); cut >= front; cut -= stride {
			report := record.Verify("x", data[:cut], resolve, nil)
			whole := bytes.Count(data[front:cut], []byte("\n"))
			if !report.OK || report.Moves > last || report.Moves > whole ||
				(len(report.Notices) > 0) != (cut > front && isPart(data[front:cut])) {
				t.Fatalf("%s cut at %d: %+v", story.path, cut, report)
			}
			last = report.Moves
		}
		if last > 1 {
			t.Errorf("%s: %d lines are left of the front matter", story.path, last)
		}
	}
}

// If one line is changed, the report names that line and counts the lines accepted before it.
func TestAStoryWithOneLineGoneWrongIsReadUpToThere(t *testing.T) {
	for _, story := range stories {
		data := readStory(t, story.path)
		front := bytes.Count(data[:bytes.LastIndex(data, []byte("+++\n"))], []byte("\n"))
		lines := strings.Split(string(data), "\n")
		resolve := once(resolveShipped)
		moves := 0
		for i, line := range lines {
			if i <= front || line == "" || line[0] == '#' {
				continue
			}
			for wrong, exit := range story.wrong {
				changed := slices.Clone(lines)
				changed[i] = wrong
				report := record.Verify("x", []byte(strings.Join(changed, "\n")), resolve, nil)
				if report.OK || report.Error.Line != i+1 || report.Moves != moves || report.Exit() != exit ||
					report.Finished {
					t.Errorf("%s line %d as %q: got %s", story.path, i+1, wrong, asJSON(t, report))
				}
			}
			moves++
		}
	}
}
