package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/session"
	"homespun/engines/record"
)

// Matches to be read: one of each game in which all that can happen happens, and a dungeon that is lost.
const (
	story        = "../../engines/sitters/testdata/story.match"
	dungeonStory = "../../engines/adventure/testdata/story.match"
	landing      = "../../engines/geyser/testdata/story.match"
	wagonsStory  = "../../engines/saratoga/testdata/story.match"
	dungeonLost  = "../../engines/adventure/testdata/lost.match"
	stacking     = "../../engines/cubed/testdata/story.match"
	battles      = "../../engines/patrollers/testdata/"
)

// Each story typed into the terminal comes to the result of the record, and what each lays in secret is not told before all have laid.
func TestTheStoriesInTheTerminal(t *testing.T) {
	for _, c := range []struct {
		rules, path, options string
		says                 []string
	}{
		{"sitters", story, "--seats Ava,Ben --dice table", []string{"result: "}},
		{"adventure/first-dungeon", dungeonStory, "--seats Ava,Ben --dice table", []string{`result: {"winner":"players","banked":2}`, "taken back: dice: 4"}},
		{"geyser/small-island", landing, "--seats Ava,Ben --dice table", []string{
			`result: {"winner":"A","rounds":9}`, "Ava holds the Mother Geyser on d4 and wins, after 9 rounds.",
		}},
		{"saratoga/short-trail", wagonsStory, "--seats Ava,Ben,Cleo,Dan", []string{
			`result: {"winners":["blue"],"progress":{"blue":9,"green":6,"red":7,"white":9},"supplies":{"blue":9,"green":2,"red":0,"white":6}}`, "C: …\n",
			"taken back: table: fix supplies blue 7", "Ben fends off Ava's raid for 2 progress and takes the 1 supply it cost: that makes 5.",
			"Ben wins with 9 progress: of all with as many, Ben has most supplies, 9.",
		}},
		{"cubed/mini", stacking, "--seats Ava,Ben", []string{
			`result: {"winner":"A","points":{"A":17,"B":11}}`, "Only black cubes are left: 7 fill the cube in.", "Ava wins, with 17 points to 11.",
		}},
	} {
		t.Run(c.rules, func(t *testing.T) {
			data, err := os.ReadFile(c.path)
			if err != nil {
				t.Fatal(err)
			}
			file, err := record.Read(data)
			if err != nil {
				t.Fatal(err)
			}
			var typed strings.Builder
			for _, line := range file.Lines {
				typed.WriteString(line.Text + "\n")
			}
			path := filepath.Join(t.TempDir(), "typed.match")
			var out bytes.Buffer
			command := append([]string{"play", c.rules, "--record", path}, strings.Fields(c.options)...)
			if code := run(command, strings.NewReader(typed.String()), &out, &out); code != 0 {
				t.Fatalf("exit %d\n%s", code, out.String())
			}
			sameEnd(t, path, c.path)
			for _, want := range c.says {
				if !strings.Contains(out.String(), want) {
					t.Errorf("the terminal does not say %q\n%s", want, out.String())
				}
			}
		})
	}
}

// sameEnd checks that a match file is legal, finished, and ends where a recorded one does.
func sameEnd(t *testing.T, path, recorded string) {
	t.Helper()
	got, want := record.VerifyFile(path, session.Resolve, session.Say), record.VerifyFile(recorded, session.Resolve, session.Say)
	if !got.OK || !got.Finished {
		t.Fatalf("%s: %+v, %+v; want a finished match", path, got, got.Error)
	}
	if diff := cmp.Diff(want.Result, got.Result); diff != "" {
		t.Errorf("another result (-record +played):\n%s", diff)
	}
	if diff := cmp.Diff(want.Position, got.Position); diff != "" {
		t.Errorf("another position (-record +played):\n%s", diff)
	}
}
