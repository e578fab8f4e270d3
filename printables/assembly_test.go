package printables_test

import (
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Each part that takes glue shows how it is made in two to four pictures, each with a caption of at most twelve words,
// under every way to stand and in a large set too.
func TestWhatIsGluedIsShownInPictures(t *testing.T) {
	for _, game := range games.List() {
		for _, options := range []printables.Options{{Parts: []string{"assembly"}},
			{Parts: []string{"assembly"}, Standing: parts.Tents}, {Parts: []string{"assembly"}, Large: true}} {
			for _, part := range standardSet(t, game, options).All {
				glued := strings.Contains(strings.Join(part.Tools, " "), "glue")
				if glued && part.Kind == parts.Pieces && len(part.Made) == 0 {
					t.Errorf("%s: nothing shows how %s is made", game.Engine.Info.ID, part.ID)
				}
				for _, sequence := range part.Made {
					few := 2
					if part.ID == "bases" && options.Standing == parts.Tents {
						few = 1 // they are round, and that is all
					}
					if n := len(sequence.Steps); n < few || n > 4 {
						t.Errorf("%s: %s has %d steps", game.Engine.Info.ID, sequence.Title, n)
					}
					for _, step := range sequence.Steps {
						if n := len(strings.Fields(step.Caption)); n == 0 || n > 12 {
							t.Errorf("%s: %q has %d words", game.Engine.Info.ID, step.Caption, n)
						}
					}
				}
			}
		}
	}
}

// The cover says in words only what no picture of the assembly sheet shows, and names the sheet's page.
func TestTheCoverLeavesToPicturesWhatTheyShow(t *testing.T) {
	for _, test := range []struct {
		switched []string
		has, not string
	}{
		{nil, "On page 2, pictures show", "Die: cut it out"},
		{[]string{printables.AssemblyID}, "Die: cut it out", "pictures show"},
	} {
		job := printJob(t, ruleset(t, "", nil), "plain", printables.Options{Switched: test.switched})
		var said strings.Builder
		eachWord(job.Pages[0].Drawing, 1, func(words drawing.Words, _ float64) { said.WriteString(words.Text + " ") })
		if !strings.Contains(said.String(), test.has) || strings.Contains(said.String(), test.not) {
			t.Errorf("without %v the cover says %s", test.switched, &said)
		}
	}
}

// The cover of each game's full set shows what lies on the table, unless it has to show how a large board goes together.
func TestTheCoverShowsTheTable(t *testing.T) {
	for game, theme := range map[string]string{"sitters": "dungeon", "geyser": "island", "saratoga": "trail",
		"cubed": "cubes", "patrollers": "toys"} {
		job := printJob(t, gameRuleset(t, game, "", nil), theme, printables.Options{})
		shown := false
		eachWord(job.Pages[0].Drawing, 1, func(words drawing.Words, _ float64) {
			shown = shown || words.Text == "On the table"
		})
		if !shown {
			t.Errorf("the cover of %s does not show the table", game)
		}
	}
}
