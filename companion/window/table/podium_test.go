package table_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/record"
)

// finished returns a recorded match that is over, opened from a file of its own. change changes who sits
// there.
func finishedMatch(t testing.TB, path string, change func(*record.Header)) evening.Match {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "engines", filepath.FromSlash(path)))
	if err != nil {
		t.Fatal(err)
	}
	if change != nil {
		file, err := record.Read(data)
		if err != nil {
			t.Fatal(err)
		}
		change(&file.Header)
		front, err := file.Header.Encode()
		if err != nil {
			t.Fatal(err)
		}
		data = front
		for _, line := range file.Lines {
			data = append(data, line.Text+"\n"...)
		}
	}
	path = filepath.Join(t.TempDir(), "a.match")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	m := matchAt(t, path, games.All().Options())
	m.Again, m.House, m.Print = func() {}, func() {}, func() {}
	return m
}

// ends are recorded matches to their ends, one of each game and a lost one.
var ends = []string{"sitters/testdata/story.match", "adventure/testdata/story.match",
	"adventure/testdata/lost.match", "geyser/testdata/four.match", "saratoga/testdata/six.match",
	"cubed/testdata/story.match", "patrollers/testdata/story.match"}

// The ends of all games at every size and in every look; with HOMESPUN_PICTURES they are pictures to look at.
func TestEndStates(t *testing.T) {
	eachLook(t, func(t *testing.T, size fyne.Size, set settings.Settings) {
		for _, path := range ends {
			d := tabletest.Open(t, size, set, finishedMatch(t, path, nil))
			d.Pictures = folder(t)
			name, _, _ := strings.Cut(strings.ReplaceAll(path, "/testdata/", "-"), ".")
			d.Picture(name)
			if goal := d.Screen.Goal(); strings.Contains(goal, "will bring") || strings.Contains(goal, "ends when") {
				t.Errorf("%s: the match is over, and its goal says: %s", path, goal)
			}
			if len(d.Screen.Podium()) < 3 {
				t.Errorf("%s: the podium says %q", path, d.Screen.Podium())
			}
			button := d.Button("How it came about")
			widgets.Reveal(button)
			button.OnTapped()
			d.Picture(name + "-how")
		}
	})
}

// A match that is over shows its podium as soon as it is opened, with Again in hand. From there one sees the
// board, how it came about and the rule behind it, by keys alone, and takes the end back.
func TestAFinishedMatchOpensWithItsPodium(t *testing.T) {
	d := tabletest.Open(t, usual, settings.Default(), finishedMatch(t, ends[0], nil))
	want := []string{"Ava wins with 60 points! More than 50 was enough.",
		"Biggest fight: Ben's goblin beats Ava's genie, 6 to 2.",
		"The dice liked Ava: 95 in 23 throws, where 81 is usual.", "And yet Ben won 3 fights."}
	if got := d.Screen.Podium(); !slices.Equal(got, want) {
		t.Fatalf("the podium says %q", got)
	}
	focused := func() string {
		if b, ok := d.Window.Canvas().Focused().(*widgets.Button); ok {
			return b.Text
		}
		return ""
	}
	press := func(text string) {
		t.Helper()
		d.Shell.Refocus()
		for range 6 {
			if focused() == text {
				d.Key(fyne.KeyReturn)
				return
			}
			d.Window.Canvas().FocusNext()
		}
		t.Fatalf("Tab does not come to %q", text)
	}
	if focused() != "Again" {
		t.Errorf("the focus is on %q", focused())
	}
	press("How it came about")
	if said := saidIn(d.Window.Content()); !strings.Contains(said, "24 gold") || strings.Contains(said, want[1]) {
		t.Errorf("behind the tap stands %q", said)
	}
	d.Key(fyne.KeyEscape) // turns back as the button does
	if said := saidIn(d.Window.Content()); !strings.Contains(said, want[1]) {
		t.Errorf("after Escape stands %q", said)
	}
	press("How it came about")
	press("The podium")
	if said := saidIn(d.Window.Content()); !strings.Contains(said, want[1]) {
		t.Errorf("back on the podium stands %q", said)
	}
	d.Screen.ShowWhy()
	if said := dialog(d); !strings.Contains(said, "SIT-18") {
		t.Errorf("why it came out so: %q", said)
	}
	d.Key(fyne.KeyEscape)
	press("See the board")
	if d.Screen.Podium() != nil {
		t.Error("the podium covers the board")
	}
	press("See the podium")
	if got := d.Screen.Podium(); !slices.Equal(got, want) {
		t.Errorf("the podium, seen again, says %q", got)
	}
	d.Screen.Undo()
	if d.Screen.Podium() != nil || d.Screen.Session().Over() {
		t.Error("the end was taken back, and the podium is still there")
	}
	d.Screen.Redo()
	d.Hear()
	if got := d.Screen.Podium(); !slices.Equal(got, want) {
		t.Errorf("the podium, made again, says %q", got)
	}
}

// Whatever people call themselves, the buttons of the podium are to be seen at every size.
func TestPodiumOfHostileNames(t *testing.T) {
	for name, called := range map[string]string{"long": strings.Repeat("Ava of the house ", 300),
		"one word": strings.Repeat("A", 5000), "emoji": strings.Repeat("👩‍🚀🦊", 50),
		"other way": "\u202eeva\u202c אבא", "none": " "} {
		t.Run(name, func(t *testing.T) {
			match := finishedMatch(t, ends[0], func(h *record.Header) {
				h.Seats[0].Names = []string{called, called + "2"}
			})
			for _, size := range []fyne.Size{usual, fyne.NewSize(800, 600)} {
				set := settings.Default()
				if size != usual {
					set.Text = 200
				}
				d := tabletest.Open(t, size, set, match)
				d.Pictures = folder(t)
				d.Picture("podium")
				if len(d.Screen.Podium()) != 4 {
					t.Errorf("the podium says %q", d.Screen.Podium())
				}
				for _, text := range []string{"Again", "See the board"} {
					button := d.Button(text)
					at := fyne.CurrentApp().Driver().AbsolutePositionForObject(button)
					if at.X < 0 || at.X+button.Size().Width > size.Width || at.Y+button.Size().Height > size.Height {
						t.Errorf("%q at %v is outside the window", text, at)
					}
				}
			}
		})
	}
}
