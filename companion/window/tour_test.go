package window_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// hostile are names as people type them by accident.
var hostile = []string{"🐉👩‍👩‍👧‍👦 Zoë", "مرحبا بالعالم", "龍之介", "Győző Şule\n\u202Eevil",
	strings.Repeat("W", 5000)}

// keep plays a match by random players into the folder, so many lines or to its end, and dates it some days
// back.
func keep(t *testing.T, folder household.Folder, lines, days int, seats ...record.Seat) string {
	t.Helper()
	game, err := games.All().Game("sitters")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.Standard()
	if err != nil {
		t.Fatal(err)
	}
	for i, id := range []string{"collectors", "obstructors"} {
		seats[i].ID = id
		for j, name := range seats[i].Names {
			seats[i].Names[j] = rulesets.CleanName(name)
		}
	}
	return keepOf(t, folder, rules, "dungeon", lines, days, seats...)
}

// keepOf is keep, of any game.
func keepOf(t *testing.T, folder household.Folder, rules *rulesets.Ruleset, theme string, lines, days int,
	seats ...record.Seat) string {
	t.Helper()
	h := session.HeaderOf(rules, seats)
	h.Dice, h.Theme = "app", theme
	s, err := session.CreateIn(folder.Matches(), h,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Now: func() time.Time { return now }})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	random := rand.New(rand.NewPCG(3, uint64(lines)))
	for n := 0; n < lines && !s.Over(); n++ {
		if err := s.Play(s.Engine().Sample(s.Position(), random)); err != nil {
			t.Fatal(err)
		}
	}
	when := now.Add(-time.Duration(days) * 24 * time.Hour)
	if err := os.Chtimes(s.Path(), when, when); err != nil {
		t.Fatal(err)
	}
	return s.Path()
}

func seated(names ...string) record.Seat { return record.Seat{Names: names} }

// write puts a file into the folder.
func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// full fills a family's folder with all that can be in it.
func full(t *testing.T) func(household.Folder) {
	return func(folder household.Folder) {
		keep(t, folder, 30, 0, seated("Ava"), seated("Ben"))
		keep(t, folder, 47, 1, seated(hostile[0], hostile[1]), seated(hostile[4]))
		keep(t, folder, 20, 3, seated(hostile[2]), seated(hostile[3]))
		keep(t, folder, 25, 9, seated("Cleo"), record.Seat{})
		for i := range 4 {
			keep(t, folder, 5000, 10+i, seated("Ava", "Cleo"), seated("Ben"))
		}
		cards(t)(folder)
		write(t, filepath.Join(folder.Matches(), "torn.match"),
			"+++\ngame = \"sitters\"\nruleset = \"standrd\"\n+++\n")
		write(t, filepath.Join(folder.Matches(), "letter to aunt.match"), "Dear aunt,\n")
		write(t, filepath.Join(folder.HouseRules(), "Grandma's.toml"),
			"extends = \"sitters/standard\"\nname = \"Grandma’s\"\nsummary = \"As we play it on "+
				"Sundays.\"\nreturn_on = { collectors = [5, 6], obstructors = [5, 6] }\n")
		write(t, filepath.Join(folder.HouseRules(), "Broken.toml"),
			"extends = \"sitters/standard\"\nname = \"Broken\"\nretrun_on = { collectors = [6] }\n")
		write(t, filepath.Join(folder.HouseRules(), "Long.toml"),
			"extends = \"sitters/standard\"\nname = \""+strings.Repeat("W", 3000)+"\"\nsummary = \""+
				strings.Repeat("مرحبا ", 200)+"\"\n")
		files, err := filepath.Glob(filepath.Join(folder.HouseRules(), "*.toml"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files { // the matches have been played since
			if err := os.Chtimes(path, now.AddDate(-1, 0, 0), now.AddDate(-1, 0, 0)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// tour goes through all screens, and has a picture taken of each.
func tour(t *testing.T, size fyne.Size, set settings.Settings, prepare func(household.Folder)) {
	d := open(t, size, set, prepare)
	see := func(name, title string) {
		t.Helper()
		if got := d.shell.Screen().Title(); got != title {
			t.Errorf("%s: got the screen %q, want %q", name, got, title)
		}
		d.picture(name)
		d.reach()
	}
	back := func() {
		t.Helper()
		before := d.shell.Screen()
		d.key(fyne.KeyEscape)
		if d.shell.Screen() == before {
			t.Fatalf("Escape leaves %q where it is", before.Title())
		}
	}
	see("01-shelf", "Homespun")
	d.press("Play")
	see("02-new-match", "SiTTeRS: New match")
	d.press("The kind owl")
	d.press("Which rules?")
	d.picture("03-new-match-below")
	d.press("Somebody new")
	d.picture("03-somebody")
	d.key(fyne.KeyEscape)
	back()
	d.press("Print")
	see("04-print", "SiTTeRS: Print")
	d.press("Next")
	d.press("Save ink")
	d.press("Full")
	d.press("Our own")
	d.picture("05-print-ink")
	back()
	d.press("House rules")
	see("06-sheet", "Standard: House rules")
	d.press("All rules of SiTTeRS")
	see("06-house", "SiTTeRS: House rules")
	d.key(fyne.KeyDown)
	d.key(fyne.KeyDown)
	d.picture("07-house-variant")
	for range 8 {
		d.key(fyne.KeyDown)
	}
	d.picture("08-house-last")
	d.key(fyne.KeyUp)
	d.key(fyne.KeyUp)
	d.picture("09-house-broken")
	d.press("New from this")
	d.picture("10-house-new")
	d.key(fyne.KeyEscape)
	back()
	back()
	d.press("Matches")
	see("11-matches", "Matches")
	back()
	d.press("Settings")
	see("12-settings", "Settings")
	back()
	d.press("About")
	see("13-about", "About")
	back()
	d.press("Our own cards")
	see("14-decks", "Our own cards")
	if prepared := prepare != nil; prepared {
		d.key(fyne.KeySpace)
		d.press("Cards")
		see("15-cards", "Rainy Sunday dares: Print")
		d.press("More")
		d.picture("16-more")
		back()
	}
	back()
	d.press("Print")
	d.press("Only lost pieces")
	d.next(1)
	d.write("tokens:C1,O2 die:1 standees:1-3 tokens:99")
	d.picture("17-lost-wrong")
	d.shell.Window.Canvas().Focused().(*widgets.Entry).SetText("tokens:C1,O2 die:1 standees:1-3")
	for range 6 {
		d.press("Next")
	}
	d.picture("18-lost")
	d.press("Print only these 6")
	see("19-only", "SiTTeRS: Print")
	d.press("Printer")
	d.press("Measure a printer …")
	for i, name := range []string{"1  Paper", "2  Margin", "3  Size", "4  Backs"} {
		d.press(name)
		see(fmt.Sprintf("2%d-measure", i), "Measure a printer")
	}
	back()
	back()
}

// reach goes through the whole screen by Tab, and checks that what is reached is large enough to be tapped.
func (d *desk) reach() {
	d.Helper()
	c := d.shell.Window.Canvas()
	seen := map[fyne.Focusable]bool{}
	for range 400 {
		c.FocusNext()
		f := c.Focused()
		if f == nil || seen[f] {
			break
		}
		seen[f] = true
		_, near := f.(*widgets.Spot) // a tap beside it counts for it
		if o := f.(fyne.CanvasObject); !near && (o.Size().Width < 47.5 || o.Size().Height < 47.5) {
			d.Errorf("%q on %q is %v, less than 48", label(f), d.shell.Screen().Title(), o.Size())
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(f.(fyne.CanvasObject))
		if at.X < -1 || at.Y < -1 || at.X > c.Size().Width || at.Y > c.Size().Height {
			d.Errorf("%q on %q is at %v when Tab has come to it, out of sight", label(f),
				d.shell.Screen().Title(), at)
		}
	}
	if len(seen) == 0 {
		d.Errorf("Tab reaches nothing on %q", d.shell.Screen().Title())
	}
	d.shell.Refocus()
}

func look(name string, text int) settings.Settings {
	set := settings.Default()
	set.Look, set.Text = name, text
	return set
}

func TestTour(t *testing.T) {
	round.Long(t)
	large, small := fyne.NewSize(1920, 1080), fyne.NewSize(800, 600)
	low, huge := fyne.NewSize(1366, 708), fyne.NewSize(2560, 1440)
	for _, c := range round.Sample(t, 2, []struct {
		name string
		size fyne.Size
		set  settings.Settings
		full bool
	}{
		{"light", usual, look("light", 100), true},
		{"empty", usual, look("light", 100), false},
		{"dark", usual, look("dark", 100), true},
		{"contrast", usual, look("contrast", 100), true},
		{"large", large, look("light", 100), true},
		{"large-dark", large, look("dark", 100), true},
		{"low", low, look("light", 100), true},
		{"low-dark", low, look("dark", 100), true},
		{"huge", huge, look("light", 100), true},
		{"huge-dark", huge, look("dark", 100), true},
		{"huge-twice", huge, look("light", 200), true},
		{"small", small, look("light", 100), true},
		{"twice", usual, look("light", 200), true},
		{"small-twice", small, look("dark", 200), true},
	}) {
		t.Run(c.name, func(t *testing.T) {
			if c.full {
				tour(t, c.size, c.set, full(t))
			} else {
				tour(t, c.size, c.set, nil)
			}
		})
	}
}
