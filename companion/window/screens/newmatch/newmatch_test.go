package newmatch_test

import (
	"bytes"
	"context"
	"image"
	"image/png"
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
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/filemanager"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/screens/newmatch"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/picture"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// asked is a window with a new match in it, on a family's folder of its own.
type asked struct {
	*testing.T
	window fyne.Window
	screen *newmatch.Screen
	folder household.Folder
	// made is the front matter that the screen has made, quick that it was for a quick match.
	made  record.Header
	quick bool
	// picked is the file that people choose in the system's dialog; "" where there is no such dialog.
	picked string
}

// Choose implements filemanager.Manager.
func (a *asked) Choose(context.Context, filemanager.Question) (string, error) {
	if a.picked == "" {
		return "", filemanager.ErrNone
	}
	return a.picked, nil
}

// Show implements filemanager.Manager.
func (a *asked) Show(string) error { return filemanager.ErrNone }

// ask opens a new match of a game; prepare may put files into the folder first.
func ask(t *testing.T, game string, prepare func(*asked)) *asked {
	t.Helper()
	g, err := games.All().Game(game)
	if err != nil {
		t.Fatal(err)
	}
	a := &asked{T: t, folder: household.Folder(t.TempDir())}
	t.Setenv(household.Variable, string(a.folder))
	if prepare != nil {
		prepare(a)
	}
	test.NewTempApp(t)
	a.window = test.NewTempWindow(t, nil)
	a.window.Resize(fyne.NewSize(1280, 800))
	sh := shell.New(
		shell.Deps{Games: games.All(), Folder: string(a.folder), Files: a, Start: func(do func()) { do() }}, a.window,
		func(sh *shell.Shell) shell.Screen {
			a.screen = newmatch.New(sh, newmatch.Wish{Game: g}, newmatch.Ways{
				Play:  func(h record.Header) { a.made = h },
				Quick: func(h record.Header) { a.made, a.quick = h, true },
				Keep:  func(record.Header) {}, House: func(*rulesets.Game, string, string) {}})
			return a.screen
		})
	t.Cleanup(sh.Close)
	a.window.Resize(fyne.NewSize(1280, 800))
	return a
}

// played puts a match into the folder.
func (a *asked) played(h record.Header) {
	a.Helper()
	s, err := session.CreateIn(a.folder.Matches(), h, games.All().Options())
	if err != nil {
		a.Fatal(err)
	}
	s.Close()
}

// dated dates all matches that are in the folder, and not dated yet, some hours back.
func (a *asked) dated(hours int) {
	a.Helper()
	files, err := filepath.Glob(filepath.Join(a.folder.Matches(), "*"))
	if err != nil || len(files) == 0 {
		a.Fatalf("%v, %v", files, err)
	}
	now := time.Now()
	for _, path := range files {
		if info, err := os.Stat(path); err != nil || now.Sub(info.ModTime()) > 30*time.Minute {
			continue
		}
		when := now.Add(-time.Duration(hours) * time.Hour)
		if err := os.Chtimes(path, when, when); err != nil {
			a.Fatal(err)
		}
	}
}

// people writes the family's file.
func (a *asked) people(text string) {
	a.Helper()
	if err := os.WriteFile(filepath.Join(string(a.folder), people.FileName), []byte(text), 0o644); err != nil {
		a.Fatal(err)
	}
}

// named is what is reached by Tab is called.
func (a *asked) named() string {
	if named, ok := a.window.Canvas().Focused().(fyne.Accessible); ok {
		return named.AccessibilityLabel()
	}
	return ""
}

// reached returns what all that Tab comes to is called.
func (a *asked) reached() map[string]bool {
	found := map[string]bool{}
	for range 100 {
		a.window.Canvas().FocusNext()
		found[a.named()] = true
	}
	return found
}

// press goes on by Tab to something of a name, whatever facts stand behind it, and presses it.
func (a *asked) press(name string) {
	a.Helper()
	for range 200 {
		if f := a.window.Canvas().Focused(); f != nil && (a.named() == name || strings.HasPrefix(a.named(), name+" · ")) {
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
			return
		}
		a.window.Canvas().FocusNext()
	}
	a.Fatalf("nothing called %q can be reached by Tab", name)
}

// enter presses Enter while nothing has the keys, and returns the front matter made.
func (a *asked) enter() record.Header {
	a.window.Canvas().Unfocus()
	a.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyReturn})
	return a.made
}

// names returns who sits on each seat of a front matter: names, or the level of a bot.
func names(seats []record.Seat) (list []string) {
	for _, seat := range seats {
		list = append(list, strings.Join(seat.Names, "+")+seat.Bot)
	}
	return list
}

// Who rolls is asked of games that have dice, and of no other.
func TestWhoRollsIsAskedWhereThereAreDice(t *testing.T) {
	for game, dice := range map[string]string{"sitters": "app", "adventure": "app", "geyser": "app",
		"saratoga": "", "cubed": "", "patrollers": "app"} {
		t.Run(game, func(t *testing.T) {
			a := ask(t, game, nil)
			reached, made := a.reached(), a.enter()
			if !reached[words.Play] {
				t.Fatalf("there is no button to play: %v", reached)
			}
			if reached[words.RealDice] != (dice != "") || made.Game != game || made.Dice != dice {
				t.Errorf("it asks for dice: %v; the match of %q has dice %q, want %q",
					reached[words.RealDice], made.Game, made.Dice, dice)
			}
		})
	}
}

// “On our table” uses all the real things that a game can have, and each can be taken back alone. What is
// made can be played.
func TestWhereThePiecesAre(t *testing.T) {
	for game, want := range map[string]struct {
		dice  string
		rules map[string]any
		back  string // a switch that goes back to the screen
	}{
		"sitters":    {"table", map[string]any{}, words.AppRolls},
		"adventure":  {"table", map[string]any{}, words.AppRolls},
		"geyser":     {"table", map[string]any{}, words.AppRolls},
		"saratoga":   {"", map[string]any{"entry": "open"}, words.CardsOnScreen},
		"patrollers": {"table", map[string]any{"positions": "measured"}, words.AppMeasures},
	} {
		t.Run(game, func(t *testing.T) {
			a := ask(t, game, nil)
			a.press(words.OnOurTable)
			made := a.enter()
			for key, value := range want.rules {
				if made.Rules[key] != value {
					t.Errorf("%s is %v, want %v", key, made.Rules[key], value)
				}
			}
			if made.Dice != want.dice || made.Pieces != record.OnTable {
				t.Errorf("dice are %q, want %q; the pieces are on the %q", made.Dice, want.dice, made.Pieces)
			}
			if _, err := games.All().Resolve(made); err != nil {
				t.Errorf("this cannot be played: %v", err)
			}
			a.press(want.back)
			made = a.enter()
			for key := range want.rules {
				if made.Rules[key] != nil {
					t.Errorf("with %q %s is still %v", want.back, key, made.Rules[key])
				}
			}
			a.press(words.OnThisScreen)
			if made = a.enter(); made.Dice == "table" || made.Rules["positions"] != nil || made.Rules["entry"] != nil || made.Pieces != "" {
				t.Errorf("on the screen: dice %q, rules %v, pieces on the %q", made.Dice, made.Rules, made.Pieces)
			}
		})
	}
	if a := ask(t, "cubed", nil); a.reached()[words.OnOurTable] {
		t.Error("cubed has nothing real that the app would have to know of, and asks where it is")
	}
}

// What was chosen last time is chosen again, and begins at once, even if something else was tapped meanwhile.
func TestTheSameAsLastTime(t *testing.T) {
	a := ask(t, "patrollers", func(a *asked) {
		a.played(record.Header{Game: "patrollers", Ruleset: "duel", Theme: "toys", Dice: "table",
			Rules: map[string]any{"positions": "measured"},
			Seats: []record.Seat{{ID: "A", Names: []string{"Ava"}}, {ID: "B", Bot: "easy"}}})
	})
	if !strings.HasPrefix(a.named(), words.SameAgain) || !strings.Contains(a.named(), "Ava and The kind owl") {
		t.Fatalf("%q has the keys", a.named())
	}
	a.press("The fox")
	a.press(words.OnThisScreen)
	a.press(words.SameAgain)
	if diff := cmp.Diff([]string{"Ava", "easy"}, names(a.made.Seats)); diff != "" || a.made.Ruleset != "duel" ||
		a.made.Dice != "table" || a.made.Rules["positions"] != "measured" {
		t.Errorf("begun was %+v", a.made)
	}
}

// In a game that nobody has played, the people of the last match of another game are there. Where they are more than
// can sit, they share.
func TestThePeopleOfAnotherGame(t *testing.T) {
	before := func(a *asked) {
		a.played(record.Header{Game: "sitters", Ruleset: "standard", Dice: "table", Seats: []record.Seat{
			{ID: "collectors", Names: []string{"Ava", "Cleo"}}, {ID: "obstructors", Names: []string{"Ben"}}}})
	}
	a := ask(t, "geyser", before)
	if !strings.HasPrefix(a.named(), words.SamePeople) {
		t.Errorf("%q has the keys", a.named())
	}
	made := a.enter()
	if diff := cmp.Diff([]string{"Ava", "Cleo", "Ben"}, names(made.Seats)); diff != "" || made.Dice != "table" {
		t.Errorf("dice %q; they sit (-want +got):\n%s", made.Dice, diff)
	}
	a = ask(t, "patrollers", before) // it is for two
	if diff := cmp.Diff([]string{"Ava+Ben", "Cleo"}, names(a.enter().Seats)); diff != "" {
		t.Errorf("they sit (-want +got):\n%s", diff)
	}
}

// “Same people” are people, those of the match just played: in whatever game, and whichever bots have played since
// or in this game before. Bots come along only where the people are too few.
func TestSamePeopleArePeople(t *testing.T) {
	header := func(game string, seats ...record.Seat) record.Header {
		g, err := games.All().Game(game)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := g.Standard()
		if err != nil {
			t.Fatal(err)
		}
		engine, err := rules.Compile(len(seats))
		if err != nil {
			t.Fatal(err)
		}
		for i, id := range engine.SeatIDs() {
			seats[i].ID = id
		}
		return session.HeaderOf(rules, seats)
	}
	person := func(names ...string) record.Seat { return record.Seat{Names: names} }
	bot := func(level string) record.Seat { return record.Seat{Bot: level} }
	bots := func(game string) record.Header { return header(game, bot("easy"), bot("medium")) }
	tonight := header("geyser", person("Mia"), bot("medium"), person("Dad"))
	for name, c := range map[string]struct {
		game  string
		files []record.Header // the last one played last
		want  []string
		first string // what begins at once
		other string // what begins at once besides
	}{
		"another game":         {"sitters", []record.Header{tonight}, []string{"Mia", "Dad"}, words.SamePeople, ""},
		"bots were here":       {"sitters", []record.Header{bots("sitters"), tonight}, []string{"Mia", "Dad"}, words.SamePeople, ""},
		"bots have played":     {"sitters", []record.Header{tonight, bots("cubed")}, []string{"Mia", "Dad"}, words.SamePeople, ""},
		"bots have played it":  {"sitters", []record.Header{tonight, bots("sitters")}, []string{"Mia", "Dad"}, words.SamePeople, ""},
		"bots alone":           {"sitters", []record.Header{bots("sitters")}, []string{"easy", "medium"}, "", ""},
		"too few":              {"saratoga", []record.Header{tonight}, []string{"Mia", "Dad", "medium", "easy"}, words.SamePeople, ""},
		"the game itself":      {"geyser", []record.Header{tonight}, []string{"Mia", "medium", "Dad"}, words.SameAgain, ""},
		"the same once before": {"geyser", []record.Header{tonight, header("cubed", person("Dad"), person("mia"))}, []string{"Mia", "medium", "Dad"}, words.SameAgain, ""},
		"others before": {"cubed", []record.Header{header("cubed", person("Grandma"), bot("hard")), tonight},
			[]string{"Mia", "Dad"}, words.SamePeople, words.SameAgain},
	} {
		t.Run(name, func(t *testing.T) {
			a := ask(t, c.game, func(a *asked) {
				for i, h := range c.files {
					a.played(h)
					a.dated(len(c.files) - i)
				}
			})
			if got := names(a.screen.Seats()); !slices.Equal(got, c.want) {
				t.Errorf("they sit %q, want %q", got, c.want)
			}
			if got := a.named(); c.first != "" && !strings.HasPrefix(got, c.first+" · ") || c.first == "" && got != words.Play {
				t.Errorf("%q has the keys, want %q", got, c.first)
			}
			offered := 0
			for one := range a.reached() {
				if strings.HasPrefix(one, words.SamePeople+" · ") || strings.HasPrefix(one, words.SameAgain+" · ") {
					offered++
				}
			}
			if c.other != "" {
				a.press(c.other)
				if got := names(a.made.Seats); !slices.Equal(got, []string{"Grandma", "hard"}) {
					t.Errorf("as last time sit %q", got)
				}
				offered--
			}
			if c.first != "" {
				a.press(c.first)
				if got := names(a.made.Seats); !slices.Equal(got, c.want) {
					t.Errorf("begun was with %q, want %q", got, c.want)
				}
				offered--
			}
			if offered != 0 {
				t.Errorf("%d too many begin at once", offered)
			}
		})
	}
}

// At the first match those whom the family named play, with a bot where they are too few; whoever sits down takes
// the bot's chair.
func TestTheFirstMatchIsOfThoseWhoAreThere(t *testing.T) {
	two := "[[person]]\nname = \"Ava\"\n[[person]]\nname = \"Ben\"\n"
	for game, want := range map[string][]string{"sitters": {"Ava", "Ben"}, "adventure": {"Ava", "Ben"},
		"geyser": {"Ava", "Ben"}, "cubed": {"Ava", "Ben"}, "patrollers": {"Ava", "Ben"},
		"saratoga": {"Ava", "Ben", "easy", "medium"}} {
		a := ask(t, game, func(a *asked) { a.people(two) })
		if got := names(a.screen.Seats()); !slices.Equal(got, want) {
			t.Errorf("%s: they sit %q, want %q", game, got, want)
		}
	}
	a := ask(t, "sitters", func(a *asked) { a.people("[[person]]\nname = \"Ava\"\n") })
	if got := names(a.screen.Seats()); !slices.Equal(got, []string{"Ava", "easy"}) {
		t.Errorf("alone, they sit %q", got)
	}
	a.press("The fox")
	if got := names(a.screen.Seats()); !slices.Equal(got, []string{"Ava", "medium"}) {
		t.Errorf("with the fox, they sit %q", got)
	}
	a = ask(t, "saratoga", func(a *asked) { a.people(two) })
	a.press(words.SomebodyNew)
	test.Type(a.window.Canvas().Focused(), "Cleo")
	a.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got := names(a.screen.Seats()); !slices.Equal(got, []string{"Ava", "Ben", "Cleo", "medium"}) {
		t.Errorf("with Cleo, they sit %q", got)
	}
}

// What is to be set up is set up for all by one tap, with bots on the chairs that nobody has taken.
func TestSetUpForUsFillsTheChairs(t *testing.T) {
	a := ask(t, "saratoga", func(a *asked) { a.people(many) })
	a.press("Ava")
	a.press("Ben")
	a.press(words.SetUpForUs)
	if got := names(a.made.Seats); !a.quick || !slices.Equal(got, []string{"Ava", "Ben", "easy", "medium"}) {
		t.Errorf("quick: %v, they sit %q", a.quick, got)
	}
	a = ask(t, "geyser", func(a *asked) { a.people(many) })
	a.press("4") // three play who have no name here
	a.press("Ava")
	a.press(words.SetUpForUs)
	if got := names(a.made.Seats); !slices.Equal(got, []string{"Ava", "", "", ""}) {
		t.Errorf("they sit %q", got)
	}
	if reached := ask(t, "cubed", nil).reached(); reached[words.SetUpForUs] || !reached[words.Play] {
		t.Errorf("Cubed, in which nothing is set up, offers %v", reached)
	}
}

// many are people of whom nobody knows who is there.
var many = func() (text string) {
	for _, name := range []string{"Ava", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"} {
		text += "[[person]]\nname = \"" + name + "\"\n"
	}
	return text
}()

// A tap seats a person on the next free chair, and another tap takes the person away; the chairs follow.
func TestWhoPlaysIsATap(t *testing.T) {
	a := ask(t, "geyser", func(a *asked) { a.people(many) })
	for _, step := range []struct {
		tap  string
		want []string
	}{
		{"Ava", []string{"Ava", ""}}, {"Ben", []string{"Ava", "Ben"}}, {"Cleo", []string{"Ava", "Ben", "Cleo"}},
		{"The fox", []string{"Ava", "Ben", "Cleo", "medium"}}, {"Ben", []string{"Ava", "Cleo", "medium"}},
		{"The fox", []string{"Ava", "Cleo", "medium", "medium"}},
		{"The kind owl", []string{"Ava", "Cleo", "medium", "medium"}}, // no chair is free
		{"The fox", []string{"Ava", "Cleo", "medium"}},
		{"Ben", []string{"Ava", "Cleo", "medium", "Ben"}},
	} {
		a.press(step.tap)
		if got := names(a.screen.Seats()); !slices.Equal(got, step.want) {
			t.Fatalf("after a tap on %q they sit %q, want %q", step.tap, got, step.want)
		}
	}
	a = ask(t, "sitters", func(a *asked) { a.people(many) })
	for _, name := range []string{"Ava", "Ben", "Cleo"} { // the sides share
		a.press(name)
	}
	if got := names(a.screen.Seats()); !slices.Equal(got, []string{"Ava+Cleo", "Ben"}) {
		t.Errorf("the sides are %q", got)
	}
	test.Tap(a.screen.Chair(0))
	test.Tap(a.screen.Chair(1))
	a.press("Cleo") // on the chair that was tapped last
	if got := names(a.screen.Seats()); !slices.Equal(got, []string{"", "Cleo"}) {
		t.Errorf("the sides are %q", got)
	}
	if _, err := games.All().Resolve(a.enter()); err != nil {
		t.Error(err)
	}
}

// Somebody new is asked for a name once, and is known from then on.
func TestSomebodyNewIsKept(t *testing.T) {
	a := ask(t, "sitters", func(a *asked) {
		a.played(record.Header{Game: "sitters", Ruleset: "standard", Seats: []record.Seat{
			{ID: "collectors", Names: []string{"Ava"}}, {ID: "obstructors"}}})
	})
	a.press(words.SomebodyNew)
	test.Type(a.window.Canvas().Focused(), "  Zoë \u202E🐉 ")
	a.press("unicorn")
	a.press("pink")
	a.press(words.PersonAloud)
	a.press(words.KeepPerson)
	want := people.Person{Name: rulesets.CleanName("Zoë \u202E🐉"), Figure: "unicorn", Colour: "pink", Aloud: true}
	book := people.Load(a.folder)
	if len(book.People) != 2 || book.People[0].Name != "Ava" || book.People[1] != want {
		t.Fatalf("kept are %+v, want Ava and %+v", book.People, want)
	}
	if got := names(a.screen.Seats()); !slices.Equal(got, []string{"Ava", want.Name}) {
		t.Errorf("they sit %q", got)
	}
	a.press(words.ChangePerson(want.Name))
	a.press("robot")
	a.press(words.KeepPerson)
	a.press(words.ChangePerson("Ava"))
	a.press(words.ForgetPerson)
	if book = people.Load(a.folder); len(book.People) != 1 || book.People[0].Figure != "robot" {
		t.Errorf("kept are %+v", book.People)
	}
	if got := names(a.screen.Seats()); !slices.Equal(got, []string{"", want.Name}) {
		t.Errorf("they sit %q", got)
	}
}

// A person gets a picture from any folder, and a figure again.
func TestAPersonGetsAPicture(t *testing.T) {
	a := ask(t, "sitters", func(a *asked) { a.people("[[person]]\nname = \"Ava\"\nfigure = \"robot\"\n") })
	var file bytes.Buffer
	if err := png.Encode(&file, image.NewGray(image.Rect(0, 0, 40, 40))); err != nil {
		t.Fatal(err)
	}
	a.picked = filepath.Join(t.TempDir(), "Me.png")
	if err := os.WriteFile(a.picked, file.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	kept := func(press string) people.Person {
		a.press(words.ChangePerson("Ava"))
		a.press(press)
		a.press(words.KeepPerson)
		return people.Load(a.folder).People[0]
	}
	if ava := kept(words.PersonPicture); ava.Picture != "Me.png" || !picture.IsRound(ava.Face()) {
		t.Errorf("%+v", ava)
	}
	if ava := kept("unicorn"); ava.Picture != "" || ava.Face() != "unicorn" {
		t.Errorf("%+v", ava)
	}
}

// A broken file of people is told of, stays as it is and stops nobody.
func TestABrokenFileOfPeopleStopsNobody(t *testing.T) {
	const broken = "[[person]]\nname = Ava\n"
	a := ask(t, "sitters", func(a *asked) { a.people(broken) })
	a.press(words.SomebodyNew)
	test.Type(a.window.Canvas().Focused(), "Ben")
	a.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if top := a.window.Canvas().Overlays().Top(); top == nil {
		t.Error("nothing says that Ben is not kept")
	} else {
		a.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	}
	if got := names(a.enter().Seats); !slices.Equal(got, []string{"Ben", ""}) {
		t.Errorf("they sit %q", got)
	}
	if text, err := os.ReadFile(people.Path(a.folder)); err != nil || string(text) != broken {
		t.Errorf("the file is %q now, %v", text, err)
	}
}

// The help for the small ones stands in the rules of the match, in the games that know it.
func TestHelpStandsInTheRules(t *testing.T) {
	for _, game := range games.All().All() {
		t.Run(game.ID, func(t *testing.T) {
			a := ask(t, game.ID, func(a *asked) {
				a.people("[[person]]\nname = \"Ava\"\nhandicap = 1\n[[person]]\nname = \"Ben\"\n")
			})
			made := a.enter()
			if _, err := games.All().Resolve(made); err != nil {
				t.Errorf("this cannot be played: %v", err)
			}
			if !slices.ContainsFunc(game.Definition.Info.Fields, func(f engines.Field) bool {
				return f.Key == "handicap"
			}) {
				t.Skip("the rules of the game know no help yet")
			}
			want := map[string]any{made.Seats[0].ID: int64(1)}
			if diff := cmp.Diff(want, made.Rules["handicap"]); diff != "" {
				t.Errorf("the help (-want +got):\n%s", diff)
			}
		})
	}
}

// The quick match begins at once, by the ruleset that the game names, which stands first among the others.
func TestAQuickMatchBeginsAtOnce(t *testing.T) {
	a := ask(t, "patrollers", nil)
	a.press("Quick battle")
	if !a.quick || a.made.Ruleset != "basic" || len(a.made.Seats) != 2 {
		t.Errorf("quick: %v, begun was %+v", a.quick, a.made)
	}
	for _, game := range games.All().All() {
		if game.Quick.Rules == "" {
			continue
		}
		if _, err := game.Find(game.Quick.Rules); err != nil || game.Quick.Name == "" || game.Quick.Summary == "" {
			t.Errorf("the quick match of %s is %+v, %v", game.ID, game.Quick, err)
		}
	}
}
