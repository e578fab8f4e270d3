package window_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/enginetest/round"
	"homespun/rulesets/household"
)

// Half a second after a change bots try it out, and the strip beside the sheet says what they found; what differs can
// be shown alone, and put back.
func TestTheStripSaysWhatAChangeDoes(t *testing.T) {
	round.Long(t)
	d := open(t, usual, settings.Default(), nil)
	d.press("House rules")
	d.press("a 6")
	if !d.find("5", 2) {
		t.Fatal("there is no second five")
	}
	d.key(fyne.KeySpace)
	d.press("Done")
	if !d.says("The bots begin to play") {
		t.Error("the strip says nothing after a change")
	}
	d.tick()
	if d.says("The bots begin to play") {
		t.Error("the strip does not say what the bots found")
	}
	d.press("A side may pass: no")
	if !d.says("Yes: “") || !d.says("No: “A side that can move must move. ") {
		t.Error("it is not said which sentences the switch brings in")
	}
	d.picture("0-switch")
	d.press("Done")
	d.press("Only what differs")
	if d.says("Battle") || !d.says("Coming back") {
		t.Error("not only what differs is shown")
	}
	d.picture("1-strip")
	d.press("Put back: Return on, monsters, 6")
	if !d.says("The rules as they are printed") {
		t.Error("it is not put back")
	}
}

// A file that cannot be read, or not be played, opens all the same: it says what is wrong, Play waits, and a change that
// another program makes is taken in.
func TestABrokenFileOpensOnTheSheet(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"no TOML":          {"extends = \"sitters/standard\"\npar == 3\n", "Line 2"},
		"not to be played": {"extends = \"sitters/standard\"\nname = \"Few\"\ncollectors = 2\n", "scoring"},
		"hostile words": {"extends = \"sitters/standard\"\nname = \"" + strings.Repeat("\u05d0\U0001f409", 2000) +
			"\"\n", "as they are printed"},
	} {
		t.Run(name, func(t *testing.T) {
			path := ""
			d := open(t, usual, settings.Default(), func(folder household.Folder) {
				path = filepath.Join(folder.HouseRules(), "Few.toml")
				if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
					t.Fatal(err)
				}
			})
			d.press("House rules")
			d.press("All rules of SiTTeRS")
			list := games.All().All()[0].List()
			d.press(list[len(list)-1].Name)
			d.press("Change these")
			if !d.says(c.says) {
				t.Errorf("the sheet does not say %q", c.says)
			}
			if d.says("What does not fit together") != (name == "not to be played") {
				t.Error("rules that clash are told apart neither from files that cannot be read nor from those that are well")
			}
			d.focusIsOfUse()
			d.picture(strings.ReplaceAll(name, " ", "-"))
			if err := os.WriteFile(path, []byte("extends = \"sitters/standard\"\nname = \"Mended\"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
			d.tick()
			d.title("Mended: House rules")
			d.focusIsOfUse()
			if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
				t.Fatal(err)
			}
			d.tick()
			d.focusIsOfUse()
			if err := os.WriteFile(path, []byte("extends = \"sitters/standard\"\nname = \"Well\"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
			d.tick()
			d.press("Play with this")
			d.title("SiTTeRS: New match")
		})
	}
}

// focusIsOfUse fails if nothing has the keys, or something that does nothing now.
func (d *desk) focusIsOfUse() {
	d.Helper()
	focused := d.shell.Window.Canvas().Focused()
	if off, ok := focused.(fyne.Disableable); focused == nil || ok && off.Disabled() {
		d.Errorf("%q has the keys", label(focused))
	}
}

// Rules that get another name have it on the sheet and in the list of all rules, and so has their file; taken back, it
// has the old one.
func TestTheFileGetsTheNameOfItsRules(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("House rules")
	d.press("A side may pass: no")
	d.press("Yes")
	d.press("Done")
	named := func(want string) {
		t.Helper()
		d.title(want + ": House rules")
		files, _ := filepath.Glob(filepath.Join(d.folder.HouseRules(), "*"))
		if len(files) != 2 || filepath.Base(files[0]) != want+".history" || filepath.Base(files[1]) != want+".toml" {
			t.Errorf("called %s, the files are %q", want, files)
		}
	}
	named("Our SiTTeRS")
	d.press("Give a name")
	d.shell.Window.Canvas().Focused().(*widgets.Entry).SetText("Grandma's")
	d.key(fyne.KeyReturn)
	named("Grandma's")
	d.shell.Screen().(shell.Undoer).Undo()
	named("Our SiTTeRS")
	d.shell.Screen().(shell.Undoer).Redo()
	named("Grandma's")
	d.press("All rules of SiTTeRS")
	d.press("Grandma's")
	d.press("Play with this")
	d.title("SiTTeRS: New match")
}

// Words of a clause that cannot be kept stand there again as they were typed, with what is wrong with them.
func TestWordsThatCannotBeKeptAreNotLost(t *testing.T) {
	m := mouseAt(t, usual)
	m.tap(tap{label: "House rules", n: 5})
	for _, one := range tapped("Rewrite “What can be removed”", "More", "The rule= Take {any.", "Keep") {
		m.tap(one)
		m.picture(one.label)
	}
	if !m.says("The rule has a { without its }: {any.") {
		t.Error("it is not said what is wrong with the words")
	}
	m.click("Keep")
	if !m.says("The rule has a { without its }: {any.") {
		t.Error("the words that were typed are lost")
	}
	m.click("Cancel")
	if m.says("{any") || m.says("without its") {
		t.Error("it is kept all the same")
	}
}

// The way back of everything is there for words alone too, and puts them back; they come again as one step.
func TestRewrittenWordsGoBackWithAllElse(t *testing.T) {
	m := mouseAt(t, usual)
	m.tap(tap{label: "House rules", n: 5})
	back, theirs := "All as in the standard", "The youngest takes any one."
	if m.find(back, 1) != nil {
		t.Error("all is as in the standard, and a button puts it back")
	}
	for _, one := range tapped("Rewrite “What can be removed”", "The rule= "+theirs, "Keep", "The full number: no", "Yes", "Done") {
		m.tap(one)
	}
	m.click(back)
	if m.says(theirs) || m.find("The full number: no", 1) == nil || m.find(back, 1) != nil {
		t.Error("not all is as in the standard again")
	}
	m.shell.Screen().(shell.Undoer).Undo()
	m.settle()
	if !m.says(theirs) || m.find("The full number: yes", 1) == nil {
		t.Error("one step does not take that back")
	}
	m.shell.Screen().(shell.Undoer).Undo()
	m.settle()
	if m.find(back, 1) == nil {
		t.Error("only words differ, and no button puts them back")
	}
}

// The buttons of a dialog whose words are large stand on several lines, within it.
func TestLargeAnswersStayInTheirDialog(t *testing.T) {
	m := &mouse{desk: open(t, fyne.NewSize(800, 600), look("contrast", 200), nil)}
	m.tap(tap{label: "House rules", n: 5})
	m.click("Rewrite “What can be removed”")
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	entry := m.find("The rule", 1)
	left, right := at(entry).X-16, at(entry).X+entry.Size().Width+32
	for _, answer := range []string{"Cancel", "Put the old words back", "Keep"} {
		b := m.find(answer, 1)
		if from := at(b); from.X < left || from.X+b.Size().Width > right || from.Y+b.Size().Height > 600 {
			t.Errorf("%q stands at %v, outside of %v to %v", answer, from, left, right)
		}
	}
}

// Two fields that clash say so at both places: from the one a tap leads to the other, where it is mended. Until then
// Play and Print say why they cannot.
func TestAClashLeadsToItsOtherPlace(t *testing.T) {
	for _, one := range []struct {
		size fyne.Size
		look string
		text int
	}{{usual, "light", 100}, {usual, "dark", 100}, {usual, "contrast", 100}, {fyne.NewSize(800, 600), "light", 200}} {
		t.Run(fmt.Sprint(one.look, one.text), func(t *testing.T) {
			d := open(t, one.size, look(one.look, one.text), nil)
			tap := func(name string, n int) {
				t.Helper()
				if !d.find(name, n) {
					t.Fatalf("nothing is called %q", name)
				}
				d.key(fyne.KeySpace)
			}
			tap("House rules", 4)
			tap("12 progress", 1)
			for range 7 {
				tap("Goal −", 1)
			}
			const why = "Everyone begins with 5 progress, so the goal has to be more than 5."
			if !d.says(why) {
				t.Error("the control does not say what clashes")
			}
			d.picture("0-control")
			tap("Done", 1)
			d.picture("1-goal")
			if d.find("Play with this", 1) || d.find("Print this", 1) || !d.says("played or printed like this: "+why) {
				t.Error("it is not said that it cannot be played")
			}
			tap("Goal: 5", 2) // the first stands at the top of the sheet
			d.picture("2-leads")
			tap("Done", 1)
			tap("Progress at the start: 5", 2)
			tap("Progress at the start −", 1)
			tap("Done", 1)
			d.picture("3-mended")
			if d.says(why) {
				t.Error("it is mended, and it still says so")
			}
			tap("Play with this", 1)
			d.title("Saratoga Sabotage: New match")
		})
	}
}

// What was probably meant is one tap away, and can be taken back.
func TestAMistakeInAFileIsMendedByATap(t *testing.T) {
	path := ""
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		path = filepath.Join(folder.HouseRules(), "Ours.toml")
		text := "extends = \"sitters/standard\"\n# ours\nmay_backtrak = true # always\n" +
			"turns = [\"collectors\", \"obstructor\"]\n"
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	})
	d.press("House rules")
	d.press("All rules of SiTTeRS")
	d.press("Ours")
	d.press("Change these")
	d.title("Ours: House rules")
	d.picture("1-mistakes")
	d.press("Write “may_backtrack”")
	d.press("Write “obstructors”")
	const want = "extends = \"sitters/standard\"\n# ours\nmay_backtrack = true # always\n" +
		"turns = [\"collectors\", \"obstructors\"]\n"
	if text, _ := os.ReadFile(path); string(text) != want {
		t.Errorf("the file is\n%s", text)
	}
	d.press("Play with this")
	d.title("SiTTeRS: New match")
}

// A file that is taken away meanwhile is said once, and nothing is lost but the file.
func TestAFileThatGoesAwayMeanwhile(t *testing.T) {
	path := ""
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		path = filepath.Join(folder.HouseRules(), "Ours.toml")
		if err := os.WriteFile(path, []byte("extends = \"sitters/standard\"\npar = 40\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	})
	d.press("House rules")
	d.press("All rules of SiTTeRS")
	d.press("Ours")
	d.press("Change these")
	if err := os.Rename(path, path+".away"); err != nil {
		t.Fatal(err)
	}
	d.tick()
	d.tick()
	if n := len(d.shell.Window.Canvas().Overlays().List()); n != 1 {
		t.Errorf("%d dialogs say that the file is gone", n)
	}
	if !d.says("The file of these rules is gone: ") {
		t.Error("it is not said what is gone")
	}
	d.key(fyne.KeyEscape)
	d.title("Ours: House rules")
	if err := os.WriteFile(path, []byte("extends = \"sitters/standard\"\nname = \"Brought back\"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	d.tick()
	d.title("Brought back: House rules")
}

// The sheets of all games, to look at.
func TestSheetsToLookAt(t *testing.T) {
	if pictures == "" {
		t.Skip("only draws pictures to look at")
	}
	for _, one := range []struct {
		size fyne.Size
		look string
		text int
	}{{usual, "light", 100}, {fyne.NewSize(800, 600), "dark", 100}, {fyne.NewSize(800, 600), "contrast", 200}} {
		t.Run(one.look, func(t *testing.T) {
			set := settings.Default()
			set.Look, set.Text = one.look, one.text
			for _, c := range []struct {
				game int
				do   []string
			}{{1, []string{"Board: 11 × 7"}}, {2, nil}, {2, []string{"zombie"}}, {3, []string{"Board: 11 × 11"}},
				{2, []string{"Monsters: spiders, creepers, skeletons, zombies"}}, {4, nil}, {5, nil}, {6, nil},
				{3, []string{"Rings: 1, 2, 3, 4, 5"}}, {4, []string{"Colours: red, blue, green, purple, white, black"}},
				{6, []string{"Roster: Mad Dog, Doctor Johnson, Blue Spider, Red Drago…"}},
				{4, []string{"Titles: head west Head West, convoy Convoy, get supplie…"}},
				{3, []string{"New tokens: landing"}},
				{6, []string{"Special actions: yes"}},
				{4, []string{"12 progress"}}, {1, []string{"a 6"}}, {5, []string{"Rewrite “What can be removed”"}},
				{5, []string{"3 yellow cubes"}}, {4, []string{"Colours: red, blue, green, purple, white, black", "red"}},
				{6, []string{"Roster: Mad Dog, Doctor Johnson, Blue Spider, Red Drago…", "Mad Dog"}},
				{6, []string{"Roster: Mad Dog, Doctor Johnson, Blue Spider, Red Drago…", "Mad Dog", "Picture: toy-dog"}},
				{1, []string{"two turns of the delvers, then one turn of the monsters"}}, {2, []string{"a 1 zombies"}}} {
				d := open(t, one.size, set, nil)
				d.find("House rules", c.game)
				d.key(fyne.KeySpace)
				name := d.shell.Screen().Title()
				for _, label := range c.do {
					d.press(label)
					name += " " + label
				}
				d.picture(string(rune('0'+c.game)) + "-" + strings.NewReplacer(":", "", " ", "-", "/", "").Replace(name))
			}
		})
	}
}

// House rules opens the sheet of the rules in force: of those that the family changed last, or those of the last match
// if that was played since, else the standard. A file that does not tell its game is no rules of this one.
func TestHouseRulesOpenTheRulesInForce(t *testing.T) {
	for name, c := range map[string]struct {
		files []string // those that were written, one an hour, the last one first
		want  string
	}{
		"nothing":                {nil, "Standard"},
		"played":                 {[]string{"Gentle.match"}, "Gentle"},
		"changed":                {[]string{"Grandma's.toml"}, "Grandma's"},
		"the last of two":        {[]string{"Sundays.toml", "Grandma's.toml"}, "Sundays"},
		"changed since":          {[]string{"Grandma's.toml", "Gentle.match"}, "Grandma's"},
		"played since":           {[]string{"Gentle.match", "Grandma's.toml"}, "Gentle"},
		"a stray file":           {[]string{"stray.toml", "Gentle.match"}, "Gentle"},
		"not to be played":       {[]string{"Few.toml", "Gentle.match"}, "Few"},
		"rules of another game":  {[]string{"Cubes.toml"}, "Standard"},
		"another game is played": {[]string{"Cubes.match", "Grandma's.toml"}, "Grandma's"},
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, usual, settings.Default(), func(folder household.Folder) {
				for hours, name := range c.files {
					written(t, folder, name, now.Add(-time.Duration(hours)*time.Hour))
				}
			})
			d.press("House rules")
			d.title(c.want + ": House rules")
		})
	}
}

// written writes a match or a house rule that was written at a moment.
func written(t *testing.T, folder household.Folder, name string, when time.Time) {
	t.Helper()
	path := filepath.Join(folder.HouseRules(), name)
	if strings.HasSuffix(name, ".match") {
		path = filepath.Join(folder.Matches(), name)
	}
	match := func(game, ruleset, seat string) string {
		return fmt.Sprintf("+++\nformat = 1\ngame = %q\nruleset = %q\nseats = [ { id = %q, names = [\"Ava\"] } ]\n+++\n",
			game, ruleset, seat)
	}
	write(t, path, map[string]string{
		"Gentle.match":   match("sitters", "gentle", "collectors"),
		"Cubes.match":    match("cubed", "standard", "a"),
		"Grandma's.toml": grandmas,
		"Sundays.toml":   "extends = \"sitters/standard\"\nname = \"Sundays\"\n",
		"Few.toml":       "extends = \"sitters/standard\"\nname = \"Few\"\ncollectors = 2\n",
		"Cubes.toml":     "extends = \"cubed/standard\"\nname = \"Cubes\"\n",
		"stray.toml":     "par = 40\n",
	}[name])
	if err := os.Chtimes(path, when, when); err != nil {
		t.Fatal(err)
	}
}

// What differs is called everywhere as on the sheet: in the words of the theme, without ids.
func TestWhatDiffersSpeaksTheWordsOfTheTheme(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		write(t, filepath.Join(folder.HouseRules(), "Ours.toml"), "extends = \"sitters/standard\"\nobstructors = 5\n"+
			"containers = { collectors = 3 }\nturns = [\"collectors\", \"obstructors\"]\n")
	})
	d.press("House rules")
	d.press("All rules of SiTTeRS")
	d.picture("differs")
	for _, want := range []string{"Monsters", "Chests (delvers)", "delvers, monsters",
		"delvers, delvers, monsters"} {
		if !d.says(want) {
			t.Errorf("nothing says %q", want)
		}
	}
	if d.says("ollectors") || d.says("bstructors") {
		t.Error("an id is to be read")
	}
}

// The sheet of the rules that were shown last opens until the app is closed; all rules of the game are a tap away, and
// come back to the sheet.
func TestHouseRulesComeBackToTheRulesShownLast(t *testing.T) {
	d := open(t, usual, settings.Default(), withGrandmas(t))
	d.press("House rules")
	d.title("Grandma's: House rules")
	d.press("All rules of SiTTeRS")
	d.title("SiTTeRS: House rules")
	d.press("Delve")
	d.press("Change these")
	d.title("Delve: House rules")
	d.key(fyne.KeyEscape)
	d.title("Homespun")
	d.press("House rules")
	d.title("Delve: House rules")
	d.key(fyne.KeyEscape)
	d.find("House rules", 2)
	d.key(fyne.KeySpace)
	d.title("Standard: House rules")
}

// In a small window the strip is a line under the sheet, in every look and with large letters: it says what the bots
// found, and a tap on it opens the lab. Where the rules cannot be played, that stands beside Play in its place.
func TestTheStripIsALineInASmallWindow(t *testing.T) {
	round.Long(t)
	for name, set := range map[string]settings.Settings{"light": look("light", 100), "dark": look("dark", 100),
		"contrast": look("contrast", 200)} {
		t.Run(name, func(t *testing.T) {
			d := open(t, fyne.NewSize(800, 600), set, nil)
			d.press("House rules")
			d.picture("1-before")
			if !d.says("Change something, and bots try it out.") {
				t.Error("there is no line under the sheet")
			}
			d.press("A side may pass: no")
			d.press("Yes")
			d.press("Done")
			d.tick()
			if d.says("Change something, and bots try it out.") || d.says("The bots begin to play …") {
				t.Error("the line does not say what the bots found")
			}
			d.picture("2-said")
			d.press("4 delvers")
			d.press("Delvers −")
			d.press("Done")
			d.picture("3-broken")
			if !d.says("It cannot be played or printed like this") {
				t.Error("the line does not say that the rules cannot be played")
			}
			d.shell.Screen().(shell.Undoer).Undo()
			d.press("What does it do?")
			d.title("What does it do?")
		})
	}
}
