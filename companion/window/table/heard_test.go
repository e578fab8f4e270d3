package table_test

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

var update = flag.Bool("update", false, "write the golden files anew")

// loud are settings by which everything is heard.
func loud() settings.Settings {
	set := settings.Default()
	set.Voice = "on"
	return set
}

// recorded opens a match with the front matter of a recorded one, and returns the lines of that.
func recorded(t *testing.T, game, name string, set settings.Settings) (*tabletest.Driver, *record.File) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "engines", game, "testdata", name+".match"))
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return tabletest.Open(t, usual, set, begun(t, "", file.Header,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say})), file
}

// linesOf returns the lines of a record.
func linesOf(file *record.File) string {
	var lines strings.Builder
	for _, line := range file.Lines {
		lines.WriteString(line.Text + "\n")
	}
	return lines.String()
}

// beginning and ending are how many lines of a transcript are kept.
const beginning, ending = 60, 15

// What the player and the voice are asked over a match that is played at its own pace: the golden files are
// testdata/heard-GAME.txt. The lines of the match stand between, after ">".
func TestAMatchIsHeard(t *testing.T) {
	for _, game := range []string{"sitters", "adventure", "geyser", "saratoga", "cubed", "patrollers"} {
		t.Run(game, func(t *testing.T) {
			d, file := recorded(t, game, "story", loud())
			d.Hand, d.Patient = tabletest.Taps, true
			d.OnLine = func(text string) { d.Heard = append(d.Heard, "> "+text) }
			d.PlayFile(linesOf(file))
			got := d.Heard
			if len(got) > beginning+ending {
				got = slices.Concat(got[:beginning], []string{"…"}, got[len(got)-ending:])
			}
			text := strings.Join(got, "\n") + "\n"
			path := filepath.Join("testdata", "heard-"+game+".txt")
			if *update {
				if err := os.MkdirAll("testdata", 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(text, "\n")); diff != "" {
				t.Errorf("what is heard has changed (-golden +now); if it should, run with -update:\n%s", diff)
			}
		})
	}
}

// What the pointer comes to is read once to those who want to hear it, and an input stops the voice. Picking
// a piece up makes no sound, and a refusal is read each time.
func TestWhatIsPointedAtIsRead(t *testing.T) {
	d := tabletest.Open(t, usual, loud(), sitters(t, nil))
	d.PlayFile(setUp + "\ndice: 5")
	next := d.Screen.Question().Next()
	heard := func(does string, act func(), want ...string) {
		t.Helper()
		d.Heard = nil
		if act(); !slices.Equal(d.Heard, want) {
			t.Errorf("%s: heard %q, want %q", does, d.Heard, want)
		}
	}
	wizard := "say Ava's wizard"
	heard("the pointer comes", func() { d.Hover(next[0]) }, wizard)
	heard("it rests", func() { d.Hover(next[0]); d.Screen.Update() })
	heard("it comes to nothing", func() { d.Screen.Board().MouseOut() })
	heard("the cursor comes", func() { d.Key(fyne.KeyTab) }, wizard)
	heard("a piece is picked", func() { d.Key(fyne.KeyReturn) })
	heard("it is asked again", func() { d.Rune('r') }, "say "+d.Screen.Prompt())
	for range 2 {
		heard("it cannot go there", func() { d.Input(tableau.ASpot(0)) }, "play refusal at 75",
			"say Ava's wizard cannot get to a1 in exactly 5 steps.")
	}
	d.Screen.PutRight()
	heard("pieces are moved by hand", func() { d.Hover(next[1]) })
}

// Nobody but those who want it is read to, and nobody at all while somebody has the laptop alone.
func TestOnlyThoseWhoWantItAreReadTo(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), sitters(t, nil))
	d.PlayFile(setUp + "\ndice: 5")
	d.Hover(d.Screen.Question().Next()[0])
	if heard := strings.Join(d.Heard, "\n"); strings.Contains(heard, "say ") {
		t.Errorf("nobody wants to be read to, and the voice reads %q", heard)
	}
	d = wagons(t, usual, loud(), chosen, nil)
	d.Lift()
	d.Heard = nil
	for _, in := range d.Screen.Everything() {
		d.Hover(in)
	}
	d.Input(card(t, d, "raid"))
	d.Input(tableau.ASpot(0)) // which is refused
	d.Rune('r')
	if len(d.Heard) > 0 || !d.Screen.Refused() {
		t.Errorf("while Ava has the laptop one hears %q; refused %v", d.Heard, d.Screen.Refused())
	}
}
