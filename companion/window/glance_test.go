package window_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/people"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// glances are the windows in which the shelf is looked at.
var glances = []struct {
	name string
	size fyne.Size
	set  settings.Settings
}{
	{"1280", usual, look("light", 100)},
	{"1280-dark", usual, look("dark", 100)},
	{"1024", fyne.NewSize(1024, 600), look("light", 100)},
	{"1024-dark", fyne.NewSize(1024, 600), look("dark", 100)},
	{"1280-contrast", usual, look("contrast", 100)},
	{"1280-twice", usual, look("light", 200)},
	{"1024-twice", fyne.NewSize(1024, 600), look("dark", 200)},
	{"1920", fyne.NewSize(1920, 1080), look("light", 100)},
	{"2560", fyne.NewSize(2560, 1440), look("light", 100)},
}

// evenings fills a folder with matches: two to go on with, and one that is over.
func evenings(t *testing.T) func(household.Folder) {
	return func(folder household.Folder) {
		keep(t, folder, 30, 0, seated("Ava"), seated("Ben"))
		keep(t, folder, 47, 1, seated("Cleo"), record.Seat{Bot: "easy"})
		keep(t, folder, 5000, 10, seated("Ava", "Cleo"), seated("Dan"))
	}
}

// All that can be tapped on the shelf is large enough and comes to be seen, whatever the window and the words. What is
// over is no match to go on with.
func TestTheShelfInEveryWindow(t *testing.T) {
	windows := glances
	if pictures == "" {
		windows = round.Sample(t, 2, windows)
	}
	for _, c := range windows {
		t.Run(c.name, func(t *testing.T) {
			d := open(t, c.size, c.set, evenings(t))
			d.picture("shelf")
			d.reach()
			if d.says("Dan") || !d.says("Ava and Ben") {
				t.Error("the shelf does not offer to go on with what is unfinished alone")
			}
		})
	}
}

// Without scrolling, the box of every game is in the window with its Play, however many matches there are.
func TestAllBoxesAreInViewAtAGlance(t *testing.T) {
	for name, prepare := range map[string]func(household.Folder){"empty": nil, "matches": evenings(t), "full": full(t)} {
		t.Run(name, func(t *testing.T) {
			d := open(t, usual, settings.Default(), prepare)
			seen, titles := 0, map[string]bool{}
			var walk func(o fyne.CanvasObject)
			walk = func(o fyne.CanvasObject) {
				if !o.Visible() {
					return
				}
				at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
				inside := at.X >= 0 && at.Y >= 0 && at.X+o.Size().Width <= usual.Width &&
					at.Y+o.Size().Height <= usual.Height
				if b, ok := o.(*widgets.Button); ok && b.Text == words.Play && inside {
					seen++
				}
				for _, text := range textsOf(o) {
					titles[text] = titles[text] || inside
				}
				for _, child := range childrenOf(o) {
					walk(child)
				}
			}
			walk(d.shell.Window.Content())
			for _, game := range games.All().All() {
				if !titles[game.Title] {
					t.Errorf("%s is not in view", game.Title)
				}
			}
			if seen != 6 {
				t.Errorf("%d of 6 games can be played at a glance", seen)
			}
			d.picture("shelf")
		})
	}
}

// How to play leads to playing: from the shelf to a new match, and from there to the table.
func TestHowToPlayHasPlay(t *testing.T) {
	d := open(t, usual, settings.Default(), evenings(t))
	if !d.find("How to play", 3) {
		t.Fatal("the shelf does not say how to play Geyser")
	}
	d.key(fyne.KeySpace)
	d.picture("how-to-play")
	d.press(words.Play)
	d.title("Geyser: New match")
	d.press("How to play")
	d.press(words.Play)
	if _, ok := d.shell.Screen().(*table.Screen); !ok {
		t.Errorf("Play leads to %q", d.shell.Screen().Title())
	}
}

// Who starts for the first time is asked who is there, on one page: a name and a face each. What was typed and not
// added counts too, and somebody added can be put right. The page comes once; nobody has to answer.
func TestWhoIsThere(t *testing.T) {
	for _, c := range glances[:round.Many(1, 1, 7)] {
		t.Run(c.name, func(t *testing.T) {
			d := openFirst(t, games.All(), c.size, c.set, nil)
			d.title("Who is there?")
			d.picture("1-empty")
			d.write("Mia")
			d.press("unicorn")
			d.write("x")
			d.key(fyne.KeyBackspace)
			d.key(fyne.KeyReturn)
			d.write("Dadd")
			d.press(words.AddMe)
			d.press("Change Dadd")
			d.key(fyne.KeyBackspace)
			d.key(fyne.KeyReturn)
			d.write("mia") // who is there already is nobody new
			d.key(fyne.KeyReturn)
			d.reach()
			d.write("Grandma")
			d.picture("2-three")
			d.press(words.ToTheGames)
			d.title("Homespun")
			var who []string
			for _, p := range people.Load(d.folder).People {
				who = append(who, p.Name+" "+p.Figure)
			}
			if got := strings.Join(who, ", "); !strings.HasPrefix(got, "Mia unicorn, Dad ") || len(who) != 3 ||
				!strings.HasPrefix(who[2], "Grandma ") {
				t.Errorf("kept are %q", got)
			}
			d.press("Play")
			d.picture("3-new-match")
			d.key(fyne.KeyEscape)
			d.shell.Home()
			d.title("Homespun")
		})
	}
	d := openFirst(t, games.All(), usual, settings.Default(), nil)
	d.key(fyne.KeyReturn) // nobody says a name
	d.title("Homespun")
	if !people.Load(d.folder).New {
		t.Error("a file of nobody is kept")
	}
	for name, prepare := range map[string]func(household.Folder){"matches": evenings(t), "people": family(t, four)} {
		if d := openFirst(t, games.All(), usual, settings.Default(), prepare); d.shell.Screen().Title() != "Homespun" {
			t.Errorf("with %s there, the window begins with %q", name, d.shell.Screen().Title())
		}
	}
}
