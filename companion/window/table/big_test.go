package table_test

import (
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// storied opens the recorded match of a game, without its lines, and returns those.
func storied(t *testing.T, game string, set settings.Settings) (*tabletest.Driver, []string) {
	t.Helper()
	file, _, err := record.Open(filepath.Join("..", "..", "..", "engines", game, "testdata", "story.match"))
	if err != nil {
		t.Fatal(err)
	}
	o := games.All().Options()
	h := file.Header
	for i := range h.Seats {
		h.Seats[i].Bot = ""
	}
	var lines []string
	for _, line := range file.Lines {
		lines = append(lines, line.Text)
	}
	return tabletest.Open(t, usual, set, begun(t, "", h, o)), lines
}

// shot saves a picture of the big view, where pictures are wanted.
func shot(t *testing.T, d *tabletest.Driver, size fyne.Size, name string) {
	t.Helper()
	if pictures == "" {
		return
	}
	window := d.Screen.Big().Window()
	window.Resize(size)
	into := filepath.Join(pictures, "TestTheBigView")
	if err := os.MkdirAll(into, 0o755); err != nil {
		t.Fatal(err)
	}
	file, err := os.Create(filepath.Join(into, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, window.Canvas().Capture()); err != nil {
		t.Fatal(err)
	}
}

// The big view is in step with the table in every game: it shows the same board and prompt, unless somebody
// sees more than all may see. It closes with the table.
func TestTheBigView(t *testing.T) {
	dark := settings.Default()
	dark.Look = "dark"
	for _, game := range games.All().All() {
		t.Run(game.ID, func(t *testing.T) {
			for look, set := range map[string]settings.Settings{"light": settings.Default(), "dark": dark} {
				d, lines := storied(t, game.ID, set)
				d.Screen.ToggleBig()
				big := d.Screen.Big()
				for i, line := range lines[:min(len(lines), 60)] {
					if err := d.Screen.Session().PlayText(line); err != nil {
						t.Fatalf("%s: %v", line, err)
					}
					for n := 0; d.Screen.Replaying() && n < 40; n++ {
						if now := big.Now(); now.Prompt != d.Screen.Prompt() && now.Prompt != "Somebody chooses in secret." {
							t.Fatalf("after %q the table says %q and the big view %q", line, d.Screen.Prompt(), now.Prompt)
						}
						d.Screen.Next()
					}
					if i == 45 {
						shot(t, d, fyne.NewSize(1920, 1080), game.ID+"-"+look)
					}
				}
				d.Hear()
				if now := big.Now(); !d.Screen.Covered() && now.Scene != d.Screen.Board().Scene() {
					t.Error("the big view shows another board")
				}
				if now := big.Now(); now.Scene != nil && len(now.Scene.Goals) > 0 &&
					!slices.Equal(now.More, now.Scene.Goals[0].More) {
					t.Errorf("what else decides is %q on the big view", now.More)
				}
				if game.ID == "sitters" { // where nothing covers the board, which has the keys
					d.Rune('v')
					if d.Screen.Big() != nil {
						t.Error("the key does not close it")
					}
					d.Rune('v')
				}
				d.Screen.Leave()
				if d.Screen.Big() != nil {
					t.Error("it stays open without its table")
				}
			}
		})
	}
}

// What one player alone may see never comes to the big view: with the laptop in Ava's hands, it shows the
// same whatever her secret is.
func TestTheBigViewKeepsSecrets(t *testing.T) {
	seen := func(token string) (string, string) {
		d := inBattle(t, usual, settings.Default(),
			battleHeader(t, "standard", "", map[string]any{"team_size": int64(2)}))
		d.PlayFile(unarmed)
		d.Hand = tabletest.Keys // the test driver takes taps for those of the last window
		d.Screen.ToggleBig()
		d.Play("A: token A1 " + token) // by taps, with the laptop in Ava's hands
		if now := d.Screen.Big().Now(); now.Prompt != "Somebody chooses in secret." {
			t.Errorf("while Ava has the laptop, the big view says %q", now.Prompt)
		}
		d.Screen.Update()
		now := d.Screen.Big().Now()
		var said []string
		for _, piece := range now.Scene.Pieces {
			said = append(said, piece.Name)
		}
		for _, track := range now.Scene.Tracks {
			said = append(said, track.Name, track.Value, track.Detail)
		}
		return strings.Join(said, "|"), now.Prompt
	}
	board, prompt := seen("kevlar-vest")
	other, second := seen("none")
	if board != other || prompt != second {
		t.Errorf("the big view shows\n%s, %s\nand with another token\n%s, %s", board, prompt, other, second)
	}
}

// Where one person plays against a bot, and nothing is secret, the big view tells no more than the table has
// told yet: the board and the words of a bot's move come when they are shown.
func TestTheBigViewIsInStepWithABot(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), sitters(t, func(h *record.Header) {
		h.Seats[1] = record.Seat{ID: "obstructors", Bot: "easy"}
	}))
	d.Screen.ToggleBig()
	s, told := d.Screen.Session(), 0
	random := rand.New(rand.NewPCG(4, 4))
	for line := 0; line < 60 && !s.Over(); line++ {
		if err := s.Play(s.Engine().Sample(s.Position(), random)); err != nil {
			t.Fatal(err)
		}
		for n := 0; d.Screen.Replaying() && n < 40; n++ {
			told++
			if now := d.Screen.Big().Now(); now.Prompt != d.Screen.Prompt() ||
				now.Scene != d.Screen.Board().Scene() {
				t.Fatalf("line %d: the table says %q and the big view %q", line, d.Screen.Prompt(), now.Prompt)
			}
			d.Screen.Next()
		}
	}
	if told == 0 {
		t.Error("nothing was told")
	}
}
