package printables_test

import (
	"strings"
	"testing"

	"homespun/printables"
	"homespun/printables/drawing"
)

// The cover speaks of what was printed and of nothing else, and says that a part is cut out before it is
// folded.
func TestTheCoverTellsOfWhatWasPrinted(t *testing.T) {
	for _, test := range []struct {
		parts, has, without string
		options             printables.Options
	}{
		{parts: "rules", without: "Cutting|scissors|Thick paper"},
		{parts: "die", has: "Cutting and gluing|Die: cut it out|fold",
			without: "Board:|cut straight|along the line"},
		{parts: "board", options: printables.Options{Scale: printables.Fit}, has: "Cutting|Board: cut it out",
			without: "glue|gluing"},
		{parts: "board", has: "Cutting and gluing|a glue stick", without: "Die:|along the line"},
		{parts: "tokens,pad", has: "Flat tokens: cut along the line|Score pad: cut straight along the lines",
			without: "gluing|fold"},
		{parts: "tokens", options: printables.Options{Copies: 2, Spares: 3},
			has: "All of it 2 times. 3 empty ones to draw on."},
		{parts: "tokens", without: "All of it|empty"},
		{parts: "board,standees,tokens,pad,die", has: "10. Score pad|Die: cut it out"},
	} {
		test.options.Sheet, test.options.Parts = sheet(t, "a4"), strings.Split(test.parts, ",")
		job := printJob(t, ruleset(t, "standard", nil), "plain", test.options)
		var said strings.Builder
		eachWord(job.Pages[0].Drawing, 1, func(words drawing.Words, _ float64) {
			said.WriteString(words.Text + " ")
		})
		for _, want := range strings.Split(test.has, "|") {
			if !strings.Contains(said.String(), want) {
				t.Errorf("%s: %q is not on the cover: %s", test.parts, want, &said)
			}
		}
		for _, odd := range strings.Split(test.without, "|") {
			if odd != "" && strings.Contains(said.String(), odd) {
				t.Errorf("%s: %q is on the cover: %s", test.parts, odd, &said)
			}
		}
	}
}

// The cover, its steps and the notices call a game's board what the game calls it.
func TestTheCoverCallsTheBoardByItsName(t *testing.T) {
	for _, test := range []struct {
		game, theme, want string
		options           printables.Options
	}{
		{"cubed", "cubes", "Mat: cut it out", printables.Options{}},
		{"cubed", "cubes", "How the mat goes together|Mat: glue the tiles|Mat: a join is right",
			printables.Options{Large: true}},
		{"cubed", "cubes", "the mat is printed at",
			printables.Options{Sheet: sheet(t, "a5"), Scale: printables.Fit}},
		{"saratoga", "trail", "How the trail board goes together|Trail board: ",
			printables.Options{Large: true}},
		{"sitters", "plain", "How the board goes together|Board: ", printables.Options{}},
	} {
		test.options.Parts = []string{"board"}
		job := printJob(t, gameRuleset(t, test.game, "", nil), test.theme, test.options)
		words := strings.Join(strings.Fields(said(job.Pages)+strings.Join(job.Notices, " ")), " ")
		for _, want := range strings.Split(test.want, "|") {
			if !strings.Contains(words, want) {
				t.Errorf("%s: %q is not among %s", test.game, want, words)
			}
		}
		if test.game == "cubed" && strings.Contains(words, "oard") {
			t.Errorf("%s has a board: %s", test.game, words)
		}
	}
}

// What is done with one part is told in one go: cards are folded, cut and sorted before the wagons, or after.
func TestThePartsAreMadeOneAfterAnother(t *testing.T) {
	words := said(printJob(t, gameRuleset(t, "saratoga", "", nil), "trail", printables.Options{
		Switched: []string{printables.AssemblyID}}).Pages[:1])
	var made []string
	for line := range strings.Lines(words) {
		if title, _, step := strings.Cut(line, ": "); step &&
			(title == "Cards" || title == "Standing wagons") &&
			(len(made) == 0 || made[len(made)-1] != title) {
			made = append(made, title)
		}
	}
	if got := strings.Join(made, ", "); got != "Standing wagons, Cards" {
		t.Errorf("the cover tells of %s", got)
	}
}
