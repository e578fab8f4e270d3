package window_test

import (
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"homespun/companion/system/settings"
	"homespun/printables/parcel"
	"homespun/printables/raster"
	"homespun/rulesets/household"
)

// grandmas is a house rule with a remark that stays at home.
const grandmas = "# Who breaks it does the dishes.\nextends = \"sitters/gentle\"\nname = \"Grandma's\"\nsummary = \"Mild and long.\"\n" +
	"return_on = { obstructors = [5, 6] }\n"

// withGrandmas fills a folder with Grandma's rules.
func withGrandmas(t *testing.T) func(household.Folder) {
	return func(folder household.Folder) {
		write(t, filepath.Join(folder.HouseRules(), "Grandma's.toml"), grandmas)
	}
}

// rulesIn returns the names of the files in the folder of house rules.
func (d *desk) rulesIn() string {
	d.Helper()
	entries, err := os.ReadDir(d.folder.HouseRules())
	if err != nil {
		d.Fatal(err)
	}
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return strings.Join(names, ", ")
}

// give goes to the screen that gives Grandma's rules away.
func (d *desk) give() {
	d.Helper()
	d.press("House rules")
	d.press("All rules of SiTTeRS")
	for range 5 {
		d.key(fyne.KeyDown)
	}
	d.press("Share")
	d.title("SiTTeRS: Share")
}

// A house rule is given away by keys alone: as text, as a picture of its code, as a file; and whichever of them comes to
// another family, pasted, dropped or by Ctrl+V, is shown, kept by Enter, and there to be played.
func TestAHouseRuleGoesFromFamilyToFamily(t *testing.T) {
	d := open(t, usual, settings.Default(), withGrandmas(t))
	d.give()
	d.picture("1-give")
	d.key(fyne.KeySpace) // copies the text
	text := d.shell.Clipboard()
	if rules, err := parcel.Unpack(text); err != nil || !strings.Contains(string(rules), "obstructors") ||
		strings.Contains(string(rules), "dishes") {
		t.Fatalf("copied %q: %q, %v", text, rules, err)
	}
	if !d.says("The text is copied.") {
		t.Error("nothing says that it is copied")
	}
	d.press("Save as picture")
	d.press("Save as file")
	d.press("Save as file")
	prints := d.folder.Prints()
	d.picture("2-saved")
	d.press("Show in folder")
	if last := filepath.Join(prints, "Grandma's 2.toml"); !d.says("Saved as "+last) || len(d.opened) > 0 ||
		strings.Join(d.shown, " ") != last {
		t.Errorf("opened %q, shown %q", d.opened, d.shown)
	}
	picture, file := filepath.Join(prints, "Grandma's.png"), filepath.Join(prints, "Grandma's.toml")
	d.picture("2-given")
	for name, come := range map[string]func(d *desk){
		"text by a button": func(d *desk) {
			d.shell.SetClipboard(text)
			d.press("Paste the text")
		},
		"text by keys": func(d *desk) {
			d.shell.SetClipboard(text)
			d.shell.Paste()
		},
		"picture": func(d *desk) { d.shell.Drop(picture) },
		"file":    func(d *desk) { d.shell.Drop(file) },
		"place of a file": func(d *desk) {
			d.shell.SetClipboard(storage.NewFileURI(picture).String() + "\n")
			d.press("Paste the text")
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, usual, settings.Default(), nil)
			d.press("House rules")
			d.press("All rules of SiTTeRS")
			d.press("Add another family's rules")
			d.title("House rules: Add another family's rules")
			d.picture("1-take")
			come(d)
			d.picture("2-shown")
			if !d.says("Grandma's") || !d.says("Mild and long.") || !d.says("5 or 6") || d.rulesIn() != "" {
				t.Errorf("%s is kept before it is told to be, or not shown", d.rulesIn())
			}
			d.key(fyne.KeySpace)
			d.title("SiTTeRS: House rules")
			d.picture("3-kept")
			if got := d.rulesIn(); got != "Grandma's.toml" || !d.says("Mild and long.") {
				t.Errorf("kept %s, and shown is another", got)
			}
			d.press("Play with this")
			d.title("SiTTeRS: New match")
		})
	}
}

// A picture with two codes is asked about by the names of the rules; one tap or Enter shows the one that is
// meant, and nothing is kept before.
func TestTheWindowAsksWhichOfTwoCodes(t *testing.T) {
	sheet := image.NewGray(image.Rect(0, 0, 1200, 600))
	draw.Draw(sheet, sheet.Rect, image.White, image.Point{}, draw.Src)
	for i, name := range []string{"Ours", "Theirs"} {
		rules := fmt.Appendf(nil, "extends = \"geyser/standard\"\nname = %q\nmother_needs = %d\n", name, i+1)
		code, err := parcel.Parcel{Game: "geyser", Name: name, Rules: rules}.Code()
		if err != nil {
			t.Fatal(err)
		}
		draw.Draw(sheet, sheet.Rect.Add(image.Pt(40+600*i, 40)), raster.Page(code.Drawing(1), 8), image.Point{}, draw.Src)
	}
	path := filepath.Join(t.TempDir(), "both.png")
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(png.Encode(file, sheet), file.Close()); err != nil {
		t.Fatal(err)
	}
	for name, choose := range map[string]func(d *desk){
		"a tap":   func(d *desk) { d.press("Theirs. A house rule for Geyser") },
		"the key": func(d *desk) { d.key(fyne.KeySpace) },
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, usual, settings.Default(), nil)
			d.press("House rules")
			d.press("All rules of SiTTeRS")
			d.press("Add another family's rules")
			d.shell.Drop(path)
			d.picture("1-which")
			d.reach()
			if !d.says("There are 2 house rules in it. Which one do you want to take in?") || !d.says("Ours") || !d.says("Theirs") {
				t.Error("nobody is asked")
			}
			choose(d)
			d.picture("2-shown")
			if d.says("Which one do you want") || d.rulesIn() != "" {
				t.Errorf("still asked, or kept %s", d.rulesIn())
			}
			d.press("Keep it")
			if got := d.rulesIn(); got != "Ours.toml" && got != "Theirs.toml" || name == "a tap" && got != "Theirs.toml" {
				t.Errorf("kept %s", got)
			}
		})
	}
}

// screenshot returns the window as a picture in a file.
func (d *desk) screenshot() string {
	d.Helper()
	path := filepath.Join(d.TempDir(), "screenshot.png")
	file, err := os.Create(path)
	if err != nil {
		d.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, d.shell.Window.Canvas().Capture()); err != nil {
		d.Fatal(err)
	}
	return path
}

// A screenshot of the window that gives a house rule away is enough, in every look, with the largest words and in a small
// window too; and nothing that has to be tapped is too small.
func TestAScreenshotGivesAHouseRuleAway(t *testing.T) {
	for name, c := range map[string]struct {
		size fyne.Size
		set  settings.Settings
	}{
		"light":        {usual, look("light", 100)},
		"dark":         {usual, look("dark", 100)},
		"contrast":     {fyne.NewSize(800, 600), look("contrast", 100)},
		"twice":        {usual, look("light", 200)},
		"small, twice": {fyne.NewSize(800, 600), look("dark", 200)},
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, c.size, c.set, withGrandmas(t))
			d.give()
			d.picture("1-give")
			d.reach()
			if rules, err := parcel.ReadFile(d.screenshot()); err != nil || !strings.Contains(string(rules), "Grandma's") {
				t.Errorf("%q, %v", rules, err)
			}
			shot := d.screenshot()
			d.press("Save as file")
			d.reach()
			d.picture("1-saved")
			d.key(fyne.KeyEscape)
			d.press("Add another family's rules")
			d.reach()
			d.picture("2-take")
			d.shell.Drop(shot)
			d.picture("3-have")
			if !d.says("These are the rules of Grandma's, which are there already.") || d.shell.Screen().Focus() == nil {
				t.Error("nothing says that they are there already")
			}
			d.shell.SetClipboard("extends = \"geyser/standard\"\nname = \"Grandma's\"\nmother_needs = 99\n")
			d.press("Paste the text")
			d.picture("4-wrong")
			d.reach()
			if d.rulesIn() != "Grandma's.toml" || !d.says("Line 3: ") {
				t.Errorf("nothing says what is wrong, or it is kept: %s", d.rulesIn())
			}
		})
	}
}

// What is no house rule says so; what is one of another game goes to that game; a name that is taken gets a number.
func TestWhatIsTakenInIsCheckedAndOverwritesNothing(t *testing.T) {
	d := open(t, usual, settings.Default(), withGrandmas(t))
	letter := filepath.Join(t.TempDir(), "letter.txt")
	write(t, letter, "Dear Ava!")
	d.shell.Drop(letter) // on the shelf
	d.title("House rules: Add another family's rules")
	for text, want := range map[string]string{
		"":                                   "Nothing is copied",
		"Hello!":                             "This is no house rule of Homespun.",
		"HOMESPUN1=SITTERS=0":                "The end of this code is missing",
		"extends = \"sitters/long-haul\"":    "there is nothing to keep",
		filepath.Join(t.TempDir(), "no.png"): "No such file",
	} {
		d.shell.SetClipboard(text)
		d.shell.Paste()
		if !d.says(want) || !d.says("This cannot be taken in") {
			t.Errorf("%q: nothing says %q", text, want)
		}
		d.press("Paste the text") // which has the keys again
	}
	d.shell.SetClipboard("extends = \"geyser/standard\"\nname = \"Ours\"\nmother_needs = 2\n[clauses.GEY-07]\nsource = \"Two.\"\n")
	d.shell.Paste()
	d.picture("1-reworded")
	if !d.says("Two.") || d.says("GEY-07") {
		t.Error("a rule that is told in other words is not shown in them")
	}
	d.press("Keep it")
	d.title("Ours: House rules")
	if !d.says("Two.") {
		t.Error("another ruleset is shown")
	}
	d.key(fyne.KeyEscape)
	d.title("Homespun")
	d.press("House rules")
	d.press("All rules of SiTTeRS")
	d.press("Add another family's rules")
	d.shell.SetClipboard("extends = \"sitters/standard\"\nname = \"Grandma's\"\npar = 30\n")
	d.shell.Paste()
	d.picture("2-renamed")
	d.press("Keep it")
	d.title("SiTTeRS: House rules")
	if got := d.rulesIn(); got != "Grandma's 2.toml, Grandma's.toml, Ours.toml" || !d.says("Grandma's 2") {
		t.Errorf("kept: %s", got)
	}
	if first, err := os.ReadFile(filepath.Join(d.folder.HouseRules(), "Grandma's.toml")); err != nil || string(first) != grandmas {
		t.Errorf("the first is now %q, %v", first, err)
	}
}

// Rules without a code are given as a file, with a sentence that says so; the library's dialog for files closes by Escape.
func TestLongHouseRulesAreGivenAsFiles(t *testing.T) {
	d := open(t, usual, settings.Default(), func(folder household.Folder) {
		var text strings.Builder
		text.WriteString("extends = \"sitters/standard\"\nname = \"Words\"\n[clauses.SIT-13]\nsource = \"")
		for i := range 780 {
			fmt.Fprintf(&text, "%04x ", i*40503%65536)
		}
		write(t, filepath.Join(folder.HouseRules(), "Words.toml"), text.String()+"\"\n")
	})
	d.give()
	d.picture("1-long")
	if !d.says("too long for a code to photograph") {
		t.Error("nothing says that there is no code")
	}
	d.key(fyne.KeySpace)
	path := filepath.Join(d.folder.Prints(), "Words.toml")
	if rules, err := parcel.ReadFile(path); err != nil || !d.says("Words.toml") {
		t.Errorf("%q, %v", rules, err)
	}
	d.key(fyne.KeyEscape)
	d.press("Add another family's rules")
	d.press("Choose a file")
	if d.shell.Window.Canvas().Overlays().Top() == nil {
		t.Fatal("no file can be chosen")
	}
	d.picture("2-choose")
	d.shell.Drop(path) // not while the dialog is open
	d.shell.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if d.shell.Window.Canvas().Overlays().Top() != nil || d.says("Words") {
		t.Error("the dialog stays, or what was dropped on it was taken")
	}
	d.key(fyne.KeyEscape)
	d.title("SiTTeRS: House rules")
}
