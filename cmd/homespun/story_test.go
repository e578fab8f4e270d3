package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
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

// House rules that battles are told by: a toy of a family's own, with a die of its own; a smaller table; and
// no mat on the screen.
const (
	rex = `extends = "patrollers/duel"
name = "Rex goes to battle"
team_size = 2
width = 24
depth = 12

[roster.rex]
order = 16
name = "Rex"
class = "bizarre"
die = "R1 R2 R3 R4 Y5 B1 B2 B3"
attack = { front = [2, 5], near_death = [1, 3] }
defence = { front = [3, 5], near_death = [2, 4] }
move = { front = [2, 3], near_death = [1, 2] }
range = { front = [1, 2], near_death = [1, 1] }
special = "ambition-extreme"
figure = "dragon"
`
	coffeeTable = "extends = \"patrollers/standard\"\nname = \"Coffee table\"\nteam_size = 5\ntoken_sum = " +
		"12\nwidth = 24\ndepth = 12\n"
	withTwine = "extends = \"patrollers/duel\"\nname = \"With twine\"\npositions = \"measured\"\nteam_size = 2\n"
)

// Each story typed into the terminal comes to the result of the record, and what each lays in secret is not
// told before all have laid.
func TestTheStoriesInTheTerminal(t *testing.T) {
	for _, c := range []struct {
		rules, path, options string
		says                 []string
		house                string // the family's own file, where the rules are not shipped
	}{
		{"sitters", story, "--seats Ava,Ben --dice table", []string{"result: "}, ""},
		{"adventure/first-dungeon", dungeonStory, "--seats Ava,Ben --dice table",
			[]string{`result: {"winner":"players","banked":2}`, "taken back: dice: 4"}, ""},
		{"geyser/small-island", landing, "--seats Ava,Ben --dice table", []string{
			`result: {"winner":"A","rounds":9}`,
			"Ava holds the Mother Geyser and wins, after 9 rounds!",
		}, ""},
		{"saratoga/short-trail", wagonsStory, "--seats Ava,Ben,Cleo,Dan", []string{
			`result: {"winners":["blue"],"progress":{"blue":9,"green":6,"red":7,"white":9},"supplies":{"blue":9,"green":2,"red":0,"white":6}}`, "C: …\n",
			"taken back: table: fix supplies blue 7",
			"Ben stops Ava's raid. Ava pays 1 supply to Ben, who has 5 now.",
			"Ben wins the tie at 9 progress with the most supplies, 9!",
		}, ""},
		{"cubed/mini", stacking, "--seats Ava,Ben", []string{
			`result: {"winner":"A","points":{"A":17,"B":11}}`, "Only black cubes are left: 7 fill up " +
				"the cube.", "Ava wins with 17 points to 11!",
		}, ""},
		{"patrollers/basic", battles + "basic.match", "--seats Ava,Ben --dice table",
			[]string{`result: {"winner":"A","rounds":4}`, "Ballistic B1 falls, 4 to 3"}, ""},
		{"Coffee table", battles + "story.match", "--seats Ava,Ben --dice table",
			[]string{`result: {"winner":"A","rounds":3}`}, coffeeTable},
		{"Rex", battles + "toy.match", "--seats Ava,Ben --dice table",
			[]string{`result: {"winner":"A","rounds":2}`, "Red Dragon B2 is hit, 8 to 6"}, rex},
		{"With twine", battles + "measured.match", "--seats Ava,Ben --dice table",
			[]string{`result: {"winner":"A","rounds":3}`}, withTwine},
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
			rules, path := c.rules, filepath.Join(t.TempDir(), "typed.match")
			if c.house != "" {
				rules = filepath.Join(t.TempDir(), c.rules+".toml")
				if err := os.WriteFile(rules, []byte(c.house), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			var out bytes.Buffer
			command := append([]string{"play", rules, "--record", path}, strings.Fields(c.options)...)
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
func sameEnd(t testing.TB, path, recorded string) {
	t.Helper()
	got, want := record.VerifyFile(path, games.All().Resolve, games.All().Say),
		record.VerifyFile(recorded, games.All().Resolve, games.All().Say)
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
