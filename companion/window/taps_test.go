package window_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table"
	"homespun/engines/record"
	"homespun/rulesets/household"
)

// A tapper counts its taps.
type tapper struct {
	*desk
	taps int
}

// tap taps the nth thing of a name on the screen, if there is one.
func (p *tapper) tap(name string, nth int) bool {
	p.Helper()
	if !p.find(name, nth) {
		return false
	}
	p.key(fyne.KeySpace)
	p.taps++
	return true
}

// begin goes from the shelf to the first thing to do in a game: its Play, all set up at once where something is to be
// set up, and where people choose in secret the first of them takes the laptop.
func (p *tapper) begin(nth int) *table.Screen {
	p.Helper()
	if !p.tap(words.Play, nth) {
		p.Fatal("the shelf has too few games")
	}
	p.picture("new-match")
	if !p.tap(words.SetUpForUs, 1) && !p.tap(words.Play, 1) {
		p.Fatalf("nothing begins a match on %q", p.shell.Screen().Title())
	}
	s, ok := p.shell.Screen().(*table.Screen)
	if !ok {
		p.Fatalf("%q is shown", p.shell.Screen().Title())
	}
	p.tap("Ava is here", 1)
	p.picture("table")
	return s
}

// acts taps what the game begins with: it rolls the dice, or takes the first card or cube.
func (p *tapper) acts(game string, s *table.Screen) {
	p.Helper()
	said, lines := s.Prompt(), len(s.Session().Match().Active())
	if s.Session().SettingUp() || s.Session().Over() {
		p.Errorf("after %d taps %q is asked", p.taps, said)
	}
	p.shell.Refocus()
	switch game {
	case "saratoga": // the cards lie below the board; one that was taken can be put back
		if undo := p.button(words.Undo); undo == nil || !undo.Disabled() {
			p.Errorf("after %d taps something can be undone", p.taps)
		}
		for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyRight, fyne.KeyReturn} {
			p.key(key)
		}
		if undo := p.button(words.Undo); undo == nil || undo.Disabled() {
			p.Errorf("after %d taps no card can be taken at %q", p.taps, said)
		}
	case "cubed":
		p.tap("1 yellow cube", 1)
		p.taps--
	default:
		p.key(fyne.KeySpace)
	}
	if s.Prompt() == said && game != "saratoga" && len(s.Session().Match().Active()) == lines {
		p.Errorf("after %d taps there is no die, card or cube to tap at %q", p.taps, said)
	}
	p.Logf("%d taps, then: %s", p.taps, said)
}

// button returns the button of some words, nil where there is none.
func (d *desk) button(text string) (found *widgets.Button) {
	var walk func(fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		if b, ok := o.(*widgets.Button); ok && b.Text == text && b.Visible() {
			found = b
		}
		for _, child := range childrenOf(o) {
			walk(child)
		}
	}
	walk(d.shell.Window.Content())
	return found
}

// Whoever has played anything before is ready in three taps in every game, also in one never played: after them the
// first die, card or cube can be tapped.
func TestReadyInThreeTapsInEveryGame(t *testing.T) {
	for i, game := range games.All().All() {
		t.Run(game.ID, func(t *testing.T) {
			p := &tapper{desk: open(t, usual, settings.Default(), func(folder household.Folder) {
				other := "cubed"
				if game.ID == other {
					other = "patrollers"
				}
				played(t, folder, other, "Ava", "Ben")
			})}
			p.acts(game.ID, p.begin(i+1))
			if p.taps > 3 {
				t.Errorf("it takes %d taps", p.taps)
			}
		})
	}
}

// A family that starts for the first time is asked who is there, once. Two new names are two taps, and then it is
// ready in three more in every game.
func TestReadyInFiveTapsAtTheFirstStart(t *testing.T) {
	for i, game := range games.All().All() {
		t.Run(game.ID, func(t *testing.T) {
			p := &tapper{desk: openFirst(t, games.All(), usual, settings.Default(), nil)}
			p.title("Who is there?")
			p.write("Ava")
			p.tap(words.AddMe, 1)
			p.write("Ben")
			p.tap(words.ToTheGames, 1)
			p.title("Homespun")
			s := p.begin(i + 1)
			p.acts(game.ID, s)
			if p.taps > 5 {
				t.Errorf("it takes %d taps", p.taps)
			}
			if seats := s.Session().Seats(); len(seats[0].Names) != 1 || seats[0].Names[0] != "Ava" || seats[1].Names[0] != "Ben" {
				t.Errorf("they sit as %v", seats)
			}
		})
	}
}

// played begins a match of a game for the usual number of seats.
func played(t *testing.T, folder household.Folder, id string, names ...string) {
	t.Helper()
	rules, err := games.All().Find(id, "")
	if err != nil {
		t.Fatal(err)
	}
	engine, err := rules.Compile(len(names))
	if err != nil {
		t.Fatal(err)
	}
	var seats []record.Seat
	for n, seat := range engine.SeatIDs() {
		seats = append(seats, record.Seat{ID: seat, Names: names[n : n+1]})
	}
	h := session.HeaderOf(rules, seats)
	h.Dice = "app"
	s, err := session.CreateIn(folder.Matches(), h, games.All().Options())
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
}
