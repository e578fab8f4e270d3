package window_test

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/screens/history"
	"homespun/printables/qrcode"
	"homespun/rulesets/household"
)

// recorded puts the matches of a family into the folder that people and earlier versions have recorded.
func recorded(t *testing.T) func(household.Folder) {
	return func(folder household.Folder) {
		const from = "../../cmd/homespun/testdata/written/Matches"
		if err := os.CopyFS(folder.Matches(), os.DirFS(from)); err != nil {
			t.Fatal(err)
		}
	}
}

// The list of the matches is the album: it tells what was played, of all, of a person, of a game, and of what somebody
// types, lists these matches, and saves them.
func TestTheAlbum(t *testing.T) {
	for name, size := range map[string]fyne.Size{"light": usual, "dark": fyne.NewSize(1024, 600)} {
		t.Run(name, func(t *testing.T) {
			d := open(t, size, look(name, 100), recorded(t))
			d.press(words.Matches)
			d.picture("1-all")
			for _, said := range []string{"11 matches played to the end", "played most", "The closest match", "The app’s dice",
				"The favourite house rule"} {
				if !d.says(said) {
					t.Errorf("the album does not say %q", said)
				}
			}
			d.button(words.AlbumAll).Tapped(nil)
			d.picture("1-who")
			d.press("O’Neill Ben")
			d.picture("2-ben")
			if !d.says("O’Neill Ben has won") || !d.says(words.AlbumFound(37, 37)) {
				t.Error("the album does not tell of Ben")
			}
			d.button(words.AlbumGames).Tapped(nil)
			d.press("Cubed")
			d.picture("3-cubed")
			if !d.says("O’Neill Ben has won") || d.says("The favourite game") || len(d.matches()) != 37 {
				t.Error("the album does not tell of Cubed alone")
			}
			d.button(words.AlbumTable).Tapped(nil)
			table, err := os.ReadFile(filepath.Join(d.folder.Prints(), words.AlbumFile+".csv"))
			if err != nil || strings.Count(string(table), "\n") < 9 || strings.Contains(string(table), "Geyser") {
				t.Errorf("%v, the table is %.300q", err, table)
			}
			d.picture("4-saved")
			d.button(words.AlbumBGStats).Tapped(nil)
			if _, err := os.Stat(filepath.Join(d.folder.Prints(), words.AlbumFile+".bgsplay")); err != nil {
				t.Error(err)
			}
			d.button("O’Neill Ben").Tapped(nil)
			d.press(words.AlbumAll)
			d.button("Cubed").Tapped(nil)
			d.press(words.AlbumGames)
			d.seek("sunday saratoga")
			d.picture("5-found")
			if !d.says(words.AlbumFound(1, 37)) {
				t.Error("the match is not found")
			}
			if _, ok := d.shell.Screen().(*history.Screen); !ok {
				t.Error("typing has left the screen")
			}
		})
	}
}

// Who types or chooses while all matches are read anew gets an answer when they have been read.
func TestTheAlbumIsAskedWhileItIsReadAnew(t *testing.T) {
	choose := func(d *desk) { d.press("Cleo") }
	for name, ask := range map[string]func(*desk){"types": (*desk).tick, "chooses": choose} {
		t.Run(name, func(t *testing.T) {
			d := open(t, usual, settings.Default(), func(folder household.Folder) {
				keep(t, folder, 5000, 1, seated("Ava"), seated("Ben"))
				keep(t, folder, 5000, 2, seated("Cleo"), seated("Ben"))
			})
			d.press(words.Matches)
			stir := d.nap()
			d.press(words.Facts(words.Rename, words.AndNames([]string{"Ava", "Ben"})))
			d.write("Sunday")
			d.press(words.Save)
			if name == "chooses" {
				d.button(words.AlbumAll).Tapped(nil)
			} else {
				d.timers = nil
				d.press(words.AlbumFind)
				d.write("Cleo")
			}
			stir(2) // the match is renamed, the folder is read, the matches not yet
			if d.says(words.AlbumFound(1, 2)) {
				t.Fatal("it is answered too early for this test")
			}
			ask(d)
			stir(100)
			if !d.says(words.AlbumFound(1, 2)) || d.says("Ava") {
				t.Errorf("%q", d.allTexts())
			}
		})
	}
}

// What was asked before the matches were read anew is not answered any more, however late the answer comes.
func TestALateAnswerOfTheAlbumIsNotShown(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		keep(t, folder, 5000, 1, seated("Ava"), seated("Ben"))
		keep(t, folder, 5000, 2, seated("Cleo"), seated("Ben"))
	})
	d.press(words.Matches)
	ask := func(text string) {
		d.write(text)
		d.timers = d.timers[len(d.timers)-1:] // those of the letters before are stopped
		d.tick()
	}
	stir := d.nap()
	d.press(words.AlbumFind)
	ask("Cleo")
	d.shell.Start = d.beside
	d.press(words.Facts(words.Rename, words.AndNames([]string{"Ava", "Ben"})))
	d.write("Sunday")
	d.press(words.Save)
	d.press(words.AlbumFind)
	for range len("Cleo") {
		d.key(fyne.KeyBackspace)
	}
	ask("Ben")
	stir(1)
	if !d.says(words.AlbumFound(2, 2)) {
		t.Errorf("%q", d.allTexts())
	}
}

// Any match is looked through from the start, by buttons, keys and the log, and its file stays as it is.
func TestAMatchIsLookedThrough(t *testing.T) {
	for name, size := range map[string]fyne.Size{"light": usual, "dark": fyne.NewSize(1024, 600)} {
		t.Run(name, func(t *testing.T) {
			d := open(t, size, look(name, 100), recorded(t))
			d.press(words.Matches)
			d.button(words.AlbumGames).Tapped(nil)
			d.key(fyne.KeyEscape)
			d.seek("sunday cubed")
			d.press(words.Facts(words.LookThrough, "Ava and Großmama and O’Neill Ben"))
			before := d.texts()
			stands := func(said string) {
				t.Helper()
				if !d.says(said) {
					t.Errorf("%q is not said", said)
				}
			}
			d.picture("1-start")
			stands(words.LookStart(48))
			d.key(fyne.KeySpace)
			d.key(fyne.KeyRight)
			d.picture("2-on")
			stands("2 of 48: Großmama puts a black cube on d3.")
			d.button(words.LookBack).Tapped(nil)
			stands("1 of 48: Ava puts")
			d.key(fyne.KeyEnd)
			d.picture("3-last")
			stands("48 of 48: ")
			d.press(words.ResultCard)
			if len(d.opened) != 1 || filepath.Base(d.opened[0]) != "Sunday at Großmama, cubed card.pdf" {
				t.Errorf("%q was opened", d.opened)
			}
			d.press(words.AlbumBGStats)
			d.picture("4-code")
			codes, err := qrcode.ReadAll(d.shell.Window.Canvas().Capture())
			if err != nil || len(codes) != 1 || !strings.Contains(codes[0], "createPlay.html?data=") {
				t.Errorf("the codes are %q, %v", codes, err)
			}
			d.key(fyne.KeyEscape)
			d.key(fyne.KeyHome)
			stands(words.LookStart(48))
			d.key(fyne.KeyEscape)
			d.title(words.Matches)
			if d.texts() != before {
				t.Error("looking through has changed a file")
			}
		})
	}
}

// Two running matches that differ in a secret alone are looked through alike, at each line.
func TestLookingThroughTellsNothingHidden(t *testing.T) {
	for _, c := range [][3]string{{"patrollers", "A: token A1 none\n", "A: token A1 kevlar-vest\n"},
		{"saratoga", "A: lays raid green\n", "A: lays move self\n"}} {
		var first []string
		for _, secret := range c[1:] {
			d := open(t, usual, settings.Default(), func(folder household.Folder) {
				text := map[string]string{"patrollers": "[rules]\nteam_size = 2\n+++\nA: pick mad-dog\nA: pick sarge\n" +
					"B: pick ice-man\nB: pick patches\n", "saratoga": "[position]\ncolours = [\"red\", \"white\"," +
					" \"green\", \"black\"]\n+++\n"}[c[0]]
				seats := "{ id = \"A\", names = [\"Ava\"] }, { id = \"B\", names = [\"Ben\"] }"
				if c[0] == "saratoga" {
					seats += ", { id = \"C\" }, { id = \"D\" }"
				}
				write(t, filepath.Join(folder.Matches(), "a.match"), "+++\nformat = 1\ngame = \""+c[0]+
					"\"\nruleset = \"standard\"\nseats = [ "+seats+" ]\n"+text+secret)
			})
			d.press(words.Matches)
			var again fyne.Focusable
			for again == nil || !strings.HasPrefix(label(again), words.LookThrough) {
				d.next(1)
				again = d.shell.Window.Canvas().Focused()
			}
			d.key(fyne.KeySpace)
			var said []string
			for range 6 {
				picture := d.shell.Window.Canvas().Capture().(*image.NRGBA)
				said = append(said, strings.Join(d.allTexts(), "\n"), string(picture.Pix))
				d.key(fyne.KeyRight)
			}
			d.picture(c[0])
			if !d.says(" of ") || strings.Contains(strings.Join(said, ""), "kevlar") {
				t.Errorf("%s: %q", c[0], d.allTexts())
			}
			if first == nil {
				first = said
			} else if !slices.Equal(first, said) {
				t.Errorf("%s: %q is to be told from %q", c[0], c[1], c[2])
			}
		}
	}
}

// allTexts returns all texts in the window.
func (d *desk) allTexts() (all []string) {
	var walk func(fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		all = append(all, textsOf(o)...)
		for _, child := range childrenOf(o) {
			walk(child)
		}
	}
	walk(d.shell.Window.Content())
	return all
}

// seek types into the entry behind the button that has the keys.
func (d *desk) seek(text string) {
	d.next(1)
	for _, letter := range text {
		d.shell.Window.Canvas().Focused().TypedRune(letter)
	}
	d.tick()
}

// texts returns the match files as they are.
func (d *desk) texts() string {
	var all strings.Builder
	for _, saved := range d.matches() {
		text, err := os.ReadFile(saved.Path)
		if err != nil {
			d.Fatal(err)
		}
		all.WriteString(saved.Path + "\n" + string(text))
	}
	return all.String()
}
