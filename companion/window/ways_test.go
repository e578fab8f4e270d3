package window_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table"
	"homespun/engines/record"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// matches returns the matches kept in the folder, the last written first.
func (d *desk) matches() []session.Saved {
	d.Helper()
	list, err := session.Matches(d.folder.Matches(), d.games.Options())
	if err != nil {
		d.Fatal(err)
	}
	return list
}

// write types a text into what has the focus.
func (d *desk) write(text string) {
	d.Helper()
	f := d.shell.Window.Canvas().Focused()
	if f == nil {
		d.Fatalf("nothing has the focus on %q to type %q into", d.shell.Screen().Title(), text)
	}
	test.Type(f, text)
}

// next goes on by Tab, so many times.
func (d *desk) next(times int) {
	for range times {
		d.shell.Window.Canvas().FocusNext()
	}
}

// title checks which screen is shown.
func (d *desk) title(want string) {
	d.Helper()
	if got := d.shell.Screen().Title(); got != want {
		d.Fatalf("got the screen %q, want %q", got, want)
	}
}

// tick lets the time pass that the screens wait for.
func (d *desk) tick() {
	timers := d.timers
	d.timers = nil
	for _, do := range timers {
		do()
	}
}

// What is chosen for a new match stands in its file, by keys alone.
func TestANewMatchIsWhatWasChosen(t *testing.T) {
	d := open(t, usual, settings.Default(), full(t))
	before := len(d.matches())
	d.press("Play")
	d.title("SiTTeRS: New match")
	d.press("Somebody new")
	d.write("Dora 🐉")
	d.press("frog")
	d.press("Done")
	d.press("Real dice at the table")
	d.press("Ben") // gets up: the fox is to have the second turn, so that it does not think during the test
	d.press("Dora 🐉")
	d.press("The fox")
	d.press("Which rules?")
	d.press("Grandma’s")
	d.press("What does it look like?")
	d.press("Burglars")
	d.picture("1-chosen")
	d.press("Play")
	d.title("SiTTeRS: Grandma’s")
	list := d.matches()
	if len(list) != before+1 {
		t.Fatalf("got %d matches, want %d", len(list), before+1)
	}
	var h record.Header
	for _, one := range list {
		if one.Header.House != "" {
			h = one.Header
		}
	}
	want := []record.Seat{{ID: "collectors", Names: []string{"Ava"}}, {ID: "obstructors", Bot: "medium"}}
	if diff := cmp.Diff(want, h.Seats); diff != "" {
		t.Errorf("the seats (-want +got):\n%s", diff)
	}
	if h.Ruleset != "standard" || h.House != "Grandma’s" || h.Theme != "burglars" || h.Dice != "table" ||
		len(h.Rules) == 0 {
		t.Errorf("got ruleset %q, house %q, theme %q, dice %q, rules %v", h.Ruleset, h.House, h.Theme, h.Dice,
			h.Rules)
	}
}

// The names of the last match are there again, several to a side; hostile ones break nothing.
func TestANewMatchRemembersTheNames(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		keep(t, folder, 3, 2, seated("Ava", "Cleo"), seated(hostile[1]))
	})
	d.press("Play")
	d.key(fyne.KeyReturn) // on the main action
	d.title("SiTTeRS")
	list := d.matches()
	if len(list) != 2 {
		t.Fatalf("got %d matches, want 2", len(list))
	}
	if diff := cmp.Diff([][]string{{"Ava", "Cleo"}, {rulesets.CleanName(hostile[1])}},
		[][]string{list[0].Header.Seats[0].Names, list[0].Header.Seats[1].Names}); diff != "" {
		t.Errorf("the names (-want +got):\n%s", diff)
	}
}

// A match that is played in the window notes when people sat at it, and one that is only looked at does not.
func TestTheWindowNotesWhenPeopleSat(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	for _, moves := range []int{0, 1} {
		d.press("Play")
		d.key(fyne.KeyReturn)
		s := d.shell.Screen().(*table.Screen).Session()
		if moves > 0 {
			if err := s.Play(s.Engine().Moves(s.Position(), nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		d.key(fyne.KeyEscape)
		if text, err := os.ReadFile(s.Path()); err != nil || strings.Count(string(text), "\n# at ") != 2*moves {
			t.Errorf("after %d moves the file holds\n%s\n%v", moves, text, err)
		}
		d.shell.Home()
	}
}

// A name of 5,000 letters is typed and played with.
func TestLongNamesArePlayedWith(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Play")
	d.press("Somebody new")
	for _, r := range hostile[0] + strings.Repeat("W", 900) {
		d.shell.Window.Canvas().Focused().TypedRune(r)
	}
	d.key(fyne.KeyReturn)
	d.picture("somebody")
	d.press("Play")
	d.title("SiTTeRS")
	d.key(fyne.KeyEscape)
	d.picture("shelf")
}

// An unfinished match goes on from the shelf, a finished one opens from all matches and leads on from its
// end.
func TestGoOnAndLookBack(t *testing.T) {
	d := open(t, usual, settings.Default(), full(t))
	d.key(fyne.KeyReturn) // the match last played has the keys
	d.title("SiTTeRS")
	if got := d.shell.Screen().(*table.Screen).Session().Seats()[0].Names[0]; got != "Ava" {
		t.Errorf("went on with the match of %q", got)
	}
	d.key(fyne.KeyEscape)
	d.title("Homespun")
	end := func() {
		t.Helper()
		d.press("Matches")
		for range 400 {
			d.next(1)
			if strings.Contains(label(d.shell.Window.Canvas().Focused()), " points") {
				break
			}
		}
		d.key(fyne.KeySpace)
		d.title("SiTTeRS")
		if !d.shell.Screen().(*table.Screen).Session().Over() {
			t.Fatal("that match is not over")
		}
	}
	end()
	d.picture("1-end")
	d.press("Print")
	d.title("SiTTeRS: Print")
	d.key(fyne.KeyEscape)
	d.title("SiTTeRS") // the match is read again
	d.press("Change a rule")
	d.title("Standard: House rules")
	d.key(fyne.KeyEscape)
	d.press("Again")
	d.title("SiTTeRS: New match")
	d.picture("2-again")
	d.press("Play")
	var fresh []record.Seat
	for _, one := range d.matches() {
		if one.Problem == nil && one.Lines == 0 {
			fresh = one.Header.Seats
		}
	}
	if diff := cmp.Diff(
		[]record.Seat{{ID: "collectors", Names: []string{"Ava", "Cleo"}},
			{ID: "obstructors", Names: []string{"Ben"}}}, fresh); diff != "" {
		t.Errorf("Again did not begin a match of the same people (-want +got):\n%s", diff)
	}
	d.key(fyne.KeyEscape)
	d.title("Homespun")
}

// A match of a game of one's own is played again by the rules of its file, and by the same people.
func TestAgainInAGameOfOnesOwn(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		path := filepath.Join(folder.HouseRules(), "Dash.toml")
		write(t, path, "kit = 1\nname = \"Dash\"\nsummary = \"Who is first.\"\n"+
			"seats = { min = 2, max = 2, default = 2 }\nturn = [\"roll\", \"win\"]\n")
		rules, err := games.All().Own().Find(path)
		if err != nil {
			t.Fatal(err)
		}
		keepOf(t, folder, rules, "plain", 9, 0, record.Seat{ID: "A", Names: []string{"Ava"}},
			record.Seat{ID: "B", Names: []string{"Ben"}})
	})
	d.press("Matches")
	d.key(fyne.KeySpace) // the first match has the keys
	d.title("Dash")
	d.press("Again")
	d.title("Dash: New match")
	d.press("Play")
	for _, one := range d.matches() {
		if h := one.Header; h.House != "Dash" || len(h.Seats) != 2 || len(h.Seats[1].Names) != 1 {
			t.Errorf("got a match by %q with %v, want one by Dash with Ava and Ben", h.House, h.Seats)
		}
	}
	if got := len(d.matches()); got != 2 {
		t.Errorf("got %d matches, want 2", got)
	}
}

// When the file of a game of one's own is gone, Again says so and leads to the copies, not to another game.
func TestAgainInAGameThatIsGone(t *testing.T) {
	var path string
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		path = filepath.Join(folder.HouseRules(), "Dash.toml")
		write(t, path, "kit = 1\nname = \"Dash\"\nsummary = \"Who is first.\"\n"+
			"seats = { min = 2, max = 2, default = 2 }\nturn = [\"roll\", \"win\"]\n")
		rules, err := games.All().Own().Find(path)
		if err != nil {
			t.Fatal(err)
		}
		keepOf(t, folder, rules, "plain", 9, 0, record.Seat{ID: "A", Names: []string{"Ava"}},
			record.Seat{ID: "B", Names: []string{"Ben"}})
	})
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	d.press("Matches")
	d.key(fyne.KeySpace) // the first match has the keys
	d.title("Dash")
	d.press("Again")
	d.title("Dash")
	d.press("Bring back…")
	d.title("Bring back")
}

// Broken match files are told with what is wrong, and stay as they are.
func TestBrokenMatchesStay(t *testing.T) {
	d := open(t, usual, settings.Default(), full(t))
	d.press("Matches")
	d.press("Open the file")
	if len(d.opened) != 1 || !strings.HasSuffix(d.opened[0], ".match") {
		t.Errorf("opened %q", d.opened)
	}
	if text, err := os.ReadFile(filepath.Join(d.folder.Matches(), "letter to aunt.match")); err != nil ||
		string(text) != "Dear aunt,\n" {
		t.Errorf("the file is %q now, %v", text, err)
	}
}

// Saving writes a PDF into the family's folder, beside those there are, and opens it.
func TestSavingAPrint(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Print")
	d.press("Single parts")
	d.press("Board")
	d.key(fyne.KeySpace) // and back in
	d.press("Letter")
	d.press("Save and open")
	first, err := os.ReadFile(filepath.Join(d.folder.Prints(), "SiTTeRS Standard Letter.pdf"))
	if err != nil || !bytes.HasPrefix(first, []byte("%PDF-")) || !bytes.Contains(first, []byte("%%EOF")) {
		t.Fatalf("no PDF: %.20q, %v", first, err)
	}
	d.press("Save ink")
	d.press("Save and open")
	second, err := os.ReadFile(filepath.Join(d.folder.Prints(), "SiTTeRS Standard Letter 2.pdf"))
	if err != nil || bytes.Equal(first, second) {
		t.Errorf("the second print is not another file with less ink: %v", err)
	}
	if len(d.opened) != 2 {
		t.Errorf("opened %q", d.opened)
	}
	if again, _ := os.ReadFile(filepath.Join(d.folder.Prints(), "SiTTeRS Standard Letter.pdf")); !bytes.Equal(
		first, again) {
		t.Errorf("the first print was written over")
	}
	d.press("Save as …")
	d.picture("save-as")
	if d.shell.Window.Canvas().Overlays().Top() == nil {
		t.Errorf("no dialog asks where to")
	}
	d.key(fyne.KeyEscape)
	if d.shell.Window.Canvas().Overlays().Top() != nil {
		t.Fatalf("Escape does not close the dialog")
	}
	d.press("Save as …")
	path := filepath.Join(t.TempDir(), "for aunt")
	d.shell.Window.Canvas().Focused().(*widgets.Entry).SetText(path)
	d.key(fyne.KeyReturn)
	if data, err := os.ReadFile(path + ".pdf"); err != nil || !bytes.Equal(data, second) {
		t.Errorf("%d bytes at the path that was typed, %v; want %d", len(data), err, len(second))
	}
	write(t, path+".pdf", "older")
	d.press("Save as …")
	d.shell.Window.Canvas().Focused().(*widgets.Entry).SetText(path)
	d.key(fyne.KeyReturn)
	d.picture("replace")
	if data, _ := os.ReadFile(path + ".pdf"); string(data) != "older" {
		t.Errorf("a file was written over without asking")
	}
	d.press("Replace it")
	if data, _ := os.ReadFile(path + ".pdf"); !bytes.Equal(data, second) {
		t.Errorf("the file was not replaced when asked to")
	}
	d.press("Save as …")
	d.press("Choose a folder …")
	d.picture("folder")
}

// On a computer that opens and shows nothing, a print says where it is, in every look: no error and no word of a
// program.
func TestWhereNothingOpensAPrint(t *testing.T) {
	for name, c := range map[string]struct {
		size fyne.Size
		set  settings.Settings
	}{
		"light":        {usual, look("light", 100)},
		"small, dark":  {fyne.NewSize(1024, 600), look("dark", 100)},
		"small, twice": {fyne.NewSize(1024, 600), look("light", 200)},
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, c.size, c.set, nil)
			d.bare = true
			d.press("Print")
			d.press("Save and open")
			d.picture("1-saved")
			d.reach()
			path := filepath.Join(d.folder.Prints(), "SiTTeRS Standard A4.pdf")
			if d.shell.Window.Canvas().Overlays().Top() != nil || !d.says("Saved · "+path+" · Nothing here can open it") {
				t.Error("it is not said where the print is, or in a dialog")
			}
			d.press("Show in folder")
			d.picture("2-nowhere")
			if !d.says("It lies here: "+path) || d.says("exec") {
				t.Error("it is not said where the print is, or as programs say it")
			}
			d.key(fyne.KeyEscape)
			d.press("Letter")
			if d.says("Show in folder") {
				t.Error("the button stays for another print")
			}
		})
	}
}

// Where the folder cannot be written, a sentence says so.
func TestAPrintThatCannotBeSaved(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	if err := os.RemoveAll(d.folder.Prints()); err != nil {
		t.Fatal(err)
	}
	write(t, d.folder.Prints(), "a file where the folder should be")
	d.press("Print")
	d.press("Save and open")
	if d.shell.Window.Canvas().Overlays().Top() == nil || len(d.opened) != 0 {
		t.Errorf("nothing says that the file could not be written; opened %q", d.opened)
	}
	d.picture("cannot")
}

// House rules: a new file is begun, opened in the editor, and read again when it changes, errors with their
// line.
func TestHouseRulesAreReadAgain(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("House rules")
	d.press("All rules of SiTTeRS")
	d.press("New from this")
	d.write("Grandma's 🐉")
	d.key(fyne.KeyReturn)
	if len(d.opened) != 1 || filepath.Dir(d.opened[0]) != d.folder.HouseRules() {
		t.Fatalf("opened %q, want the new file", d.opened)
	}
	path := d.opened[0]
	if found := games.All().Check(path); len(found) > 0 {
		t.Errorf("the new file is not fine: %v", found)
	}
	d.picture("1-new")
	later := func(text string, seconds int) {
		write(t, path, text)
		when := time.Now().Add(time.Duration(seconds) * time.Second)
		if err := os.Chtimes(path, when, when); err != nil {
			t.Fatal(err)
		}
		d.tick()
	}
	later("extends = \"sitters/standard\"\nname = \"Grandma's\"\nreturn_on = { obstructors = [5, 6] }\n", 5)
	d.picture("2-changed")
	d.press("Play with this")
	d.title("SiTTeRS: New match")
	d.key(fyne.KeyEscape)
	later("extends = \"sitters/standard\"\nname = \"Grandma's\"\nreturn_on = { obstructors = [5, 66] }\n", 10)
	d.picture("3-broken")
	d.next(200)
	for range 100 {
		d.next(1)
		if label(d.shell.Window.Canvas().Focused()) == "Play with this" {
			d.key(fyne.KeySpace)
			break
		}
	}
	d.title("SiTTeRS: House rules") // a broken ruleset is not played with
	if len(d.timers) == 0 {
		t.Errorf("the folder is not looked at any more")
	}
	d.key(fyne.KeyEscape)
	d.key(fyne.KeyEscape)
	d.tick()
	if len(d.timers) != 0 {
		t.Errorf("the folder is still looked at after the screen was left")
	}
}

// A change of the settings is seen at once and kept.
func TestSettingsAreSet(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Settings")
	for _, name := range []string{"High contrast", "175 %", "Less motion", "Quickly", "Letter",
		"Real dice at the table", "Loud", "Read what to do"} {
		d.press(name)
	}
	d.picture("set")
	want := settings.Settings{Look: "contrast", Text: 175, Motion: "less", Orders: "list", Telling: "quick",
		Paper: "letter", Dice: "table", Sound: 100, Voice: "on"}
	if got, err := settings.Load(d.shell.Deps.Settings); err != nil || got != want {
		t.Errorf("kept %v, %v; want %v", got, err, want)
	}
	d.press("Open the folder")
	if diff := cmp.Diff([]string{string(d.folder)}, d.opened); diff != "" {
		t.Errorf("opened (-want +got):\n%s", diff)
	}
}

// Who sets the volume or the voice hears it, and nothing is heard after the window has closed.
func TestWhatIsSetIsHeard(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("Settings")
	if len(d.heard) != 0 {
		t.Errorf("heard %q before anything was pressed", d.heard)
	}
	for _, c := range []struct {
		press string
		want  transcript
	}{
		{"Very quiet", transcript{"play coin at 25"}},
		{"Silent", transcript{"play coin at 0"}},
		{"Read what to do", transcript{"hush", "say " + words.ReadAloudHelp}},
		{"Nothing is read", transcript{"hush"}},
	} {
		d.heard = nil
		if d.press(c.press); !slices.Equal(d.heard, c.want) {
			t.Errorf("%s: heard %q, want %q", c.press, d.heard, c.want)
		}
	}
	d.heard = nil
	d.shell.Back()
	d.shell.Close()
	if want := (transcript{"hush", "close", "close"}); !slices.Equal(d.heard, want) {
		t.Errorf("at the end: heard %q, want %q", d.heard, want)
	}
}

// A match gets another name and goes into the bin of the system, from where people can take it back. Both are
// called by who plays.
func TestMatchesAreRenamedAndThrownAway(t *testing.T) {
	data := t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		keep(t, folder, 30, 1, seated("Ava"), seated("Ben"))
	})
	before := d.matches()
	if len(before) != 1 {
		t.Fatalf("%d matches", len(before))
	}
	d.press("Matches")
	d.press("Another name · Ava and Ben")
	d.write("The one with: the / genie")
	d.key(fyne.KeyReturn)
	renamed := d.matches()
	if len(renamed) != 1 || filepath.Base(renamed[0].Path) != "The one with the genie.match" ||
		renamed[0].Lines != before[0].Lines {
		t.Fatalf("the match is now %+v", renamed)
	}
	d.picture("matches")
	d.press("Into the bin · Ava and Ben")
	d.press("Cancel")
	if len(d.matches()) != 1 {
		t.Fatal("it is gone though nobody has agreed")
	}
	d.press("Into the bin · Ava and Ben")
	d.press("Into the bin")
	if len(d.matches()) != 0 {
		t.Error("it is still there")
	}
	if _, err := os.Stat(filepath.Join(data, "Trash", "files", "The one with the genie.match")); err != nil {
		t.Error(err)
	}
}
