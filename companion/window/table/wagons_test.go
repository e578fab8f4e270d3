package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/BurntSushi/toml"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
	"homespun/engines/saratoga"
)

// wagons opens a match of Saratoga Sabotage of four that begins in a position; "" is its own start.
func wagons(t *testing.T, size fyne.Size, set settings.Settings, position string,
	change func(*record.Header)) *tabletest.Driver {
	t.Helper()
	return keptWagons(t, "", size, set, position, change)
}

// trailHeader is a match of four, one of them without a name.
func trailHeader() record.Header {
	return record.Header{Game: "saratoga", Ruleset: "standard", Dice: "app",
		Seats: []record.Seat{{ID: "A", Names: []string{"Ava"}}, {ID: "B", Names: []string{"Ben"}}, {ID: "C"},
			{ID: "D", Names: []string{"Dan"}}}}
}

// keptWagons is wagons with a file.
func keptWagons(t *testing.T, path string, size fyne.Size, set settings.Settings, position string,
	change func(*record.Header)) *tabletest.Driver {
	t.Helper()
	return postedWagons(t, path, size, set, position, nil, change)
}

// postedWagons is keptWagons with bots whose moves come back by post.
func postedWagons(t *testing.T, path string, size fyne.Size, set settings.Settings, position string,
	post func(func()), change func(*record.Header)) *tabletest.Driver {
	t.Helper()
	h := trailHeader()
	if position != "" {
		if _, err := toml.Decode(position, &h.Position); err != nil {
			t.Fatal(err)
		}
	}
	if change != nil {
		change(&h)
	}
	s, err := session.Create(path, h,
		session.Options{Resolve: games.All().Resolve, Say: games.All().Say, Post: post,
			Random: rand.New(rand.NewPCG(1, 2))})
	if err != nil {
		t.Fatal(err)
	}
	m, err := evening.Of(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	return tabletest.Open(t, size, set, m)
}

// six are two players more.
func six(h *record.Header) {
	h.Seats = append(h.Seats, record.Seat{ID: "E", Names: []string{"Elsbeth of the Long Road"}},
		record.Seat{ID: "F"})
}

func open(h *record.Header) { h.Rules = map[string]any{"entry": "open"} }

const (
	chosen   = `colours = ["red", "white", "green", "black"]`
	crowded6 = `colours = ["red", "white", "green", "black", "blue", "purple"]
progress = { red = 5, white = 5, green = 5, black = 5, blue = 5, purple = 5 }`
	secondTurn = `colours = ["red", "white", "green", "black"]
progress = { red = 6, white = 11, green = 3, black = 12 }
supplies = { red = 4, white = 0, green = 12, black = 1 }
round = 3
turn = 2
first = { red = "raid white", white = "move red", green = "defend bullet", black = "bullet red" }`
	penniless = `colours = ["red", "white", "green", "black"]
supplies = { red = 0 }
turn = 2
first = { red = "defend self", white = "move self", green = "move self", black = "move self" }`
	lastTurn = `colours = ["red", "white", "green", "black"]
progress = { red = 11, white = 12, green = 12, black = 3 }
supplies = { red = 4, white = 2, green = 2, black = 1 }
round = 5
turn = 2
first = { red = "raid white", white = "move red", green = "move red", black = "bullet red" }`
)

// card is the input of a card of the hand.
func card(t testing.TB, d *tabletest.Driver, word string) tableau.Input {
	t.Helper()
	game := d.Screen.Session().Engine().Game().(*saratoga.Game)
	for _, c := range game.Deck() {
		if game.CardName(c) == word {
			return tableau.APiece(200 + int(c))
		}
	}
	t.Fatalf("no card %s", word)
	return tableau.Input{}
}

// The states of the trail at every size and in every look; with HOMESPUN_PICTURES they are pictures to look
// at.
func TestTrailStates(t *testing.T) { eachLook(t, trailStates) }

func trailStates(t *testing.T, size fyne.Size, set settings.Settings) {
	pictures := folder(t)
	var d *tabletest.Driver
	see := func(name string) {
		if d.Pictures = pictures; pictures != "" {
			d.Picture(name)
		}
		d.Pictures = ""
	}
	lines := func(text string) {
		for _, line := range strings.Split(text, "\n") {
			if err := d.Screen.Session().PlayText(line); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	begin := func(position string, change func(*record.Header)) { d = wagons(t, size, set, position, change) }

	begin("", nil)
	see("01-colours")
	d.Play("A: colour red")
	see("02-next-colour")
	d.Play("B: colour white")
	d.Play("C: colour green")
	d.Input(d.Screen.Question().Next()[2])
	for i := 1; d.Screen.Replaying(); i++ {
		see("02-told-" + string(rune('a'+i-1)))
		d.Press("Next")
	}
	begin(chosen, nil)
	see("03-open")
	d.Press("Hand the laptop to Ava")
	see("03-cover")
	d.Lift()
	see("04-hand")
	d.Input(card(t, d, "raid"))
	see("05-action")
	d.Input(card(t, d, "green"))
	d.Hover(card(t, d, "self"))
	see("06-pair")
	d.Press("Lay these cards")
	see("07-laid")
	d.Lift()
	d.Input(card(t, d, "self"))
	if !d.Screen.Refused() {
		t.Errorf("self alone was not refused: %q", d.Screen.Prompt())
	}
	see("08-refused")
	d.Play("B: lays raid green")
	d.Play("C: lays defend red")
	d.Lift()
	d.Input(card(t, d, "move"))
	d.Input(card(t, d, "white"))
	d.Press("Lay these cards")
	for i := 1; d.Screen.Replaying(); i++ {
		see("09-told-" + string(rune('a'+i-1)))
		d.Press("Next")
	}
	see("10-second-turn")
	d.Lift()
	see("11-second-hand")
	d.Screen.Undo()
	see("12-undone")

	begin(secondTurn, open)
	see("13-open")
	d.Play("A: lays move self")
	d.Play("B: lays bullet self")
	see("14-open-two-in")
	d.Input(card(t, d, "move"))
	see("15-open-action")
	d.Screen.PutRight()
	see("16-put-right")
	d.Press("Put right")
	begin(secondTurn, nil)
	d.Play("A: lays move self")
	d.Press("See the table")
	d.Screen.PutRight()
	d.Input(tableau.APiece(2))
	see("16-wagon-taken-up")
	d.Input(tableau.ASpot(7))
	see("16-asked-first")
	d.Press("Put right")
	see("16-put-back")

	begin(crowded6, six)
	d.Press("Hand the laptop to Ava")
	see("17-six-cover")
	d.Lift()
	see("17-six-on-one-space")
	begin(crowded6, func(h *record.Header) { six(h); open(h) })
	see("18-six-open")
	lines("A: lays raid green\nB: lays raid green\nC: lays defend self\nD: lays bullet green\nE: lays " +
		"move purple\nF: lays move blue")
	d.Hear()
	see("19-six-results")

	begin(lastTurn, nil)
	lines("A: lays bullet self\nB: lays bullet self\nC: lays defend black\nD: lays move self")
	d.Hear()
	see("20-victory")
	begin(lastTurn, nil)
	lines("A: lays bullet self\nB: lays bullet self\nC: lays bullet self\nD: lays move self")
	d.Hear()
	see("21-shared")
	d.Press("See the board")
	see("22-board-at-the-end")
	begin(secondTurn, func(h *record.Header) {
		for i := 1; i < 4; i++ {
			h.Seats[i] = record.Seat{ID: h.Seats[i].ID, Bot: "easy"}
		}
	})
	see("23-bots")
	begin(chosen+"\nsupplies = { red = 0 }\nturn = 2\nfirst = { red = \"move self\", white = \"raid "+
		"red\", green = \"move self\", black = \"move self\" }", func(h *record.Header) {
		h.Rules = map[string]any{"sabotage_cost": 9, "convoy_cost": 9}
	})
	d.Lift()
	see("24-without-self")
	begin(penniless, nil)
	d.Lift()
	see("24-nothing-to-lay")
	for i, house := range []map[string]any{
		{"goal": 9}, {"goal": 30, "supplies": 20}, {"goal": 60},
		{"titles": map[string]any{"raid": "A Raid at the Break of Day, with Drums", "convoy": "Along"},
			"convoy": 20, "head_west": 20},
	} {
		begin(chosen, func(h *record.Header) { h.Rules = house })
		d.Lift()
		d.Input(card(t, d, "raid"))
		d.Input(card(t, d, "green"))
		see("25-house-" + string(rune('a'+i)))
	}
}

// westward returns the lines of a match whose players lay at random, and often head west, so that it ends.
func westward(engine engines.Engine, seed uint64) string {
	r, p := rand.New(rand.NewPCG(seed, 1)), engine.Start()
	var lines []string
	for !engine.Pending(p).Over() {
		m := engine.Sample(p, r)
		if west, err := engine.Parse(m.Who, "lays move self"); err == nil && r.IntN(2) == 0 &&
			engine.Check(p, west).OK() {
			m = west
		}
		lines = append(lines, record.FormatLine(engine, record.MoveOf(m)))
		p = engine.Apply(p, m, nil)
	}
	return strings.Join(lines, "\n")
}

// Matches of every number of players, by every ruleset and both ways of laying, are played on the screen to
// their end.
func TestTrailsToTheEnd(t *testing.T) {
	round.Long(t)
	for i, ruleset := range []string{"standard", "short-trail", "plenty"} {
		for _, entry := range round.Sample(t, 1, []string{"secret", "open"}) {
			t.Run(ruleset+"/"+entry, func(t *testing.T) {
				d := wagons(t, usual, settings.Default(), "", func(h *record.Header) {
					h.Ruleset, h.Rules = ruleset, map[string]any{"entry": entry, "goal": 8}
					if i > 0 {
						six(h)
						h.Seats = h.Seats[:4+i]
					}
				})
				d.PlayFile(westward(d.Screen.Session().Engine(), uint64(i)+3))
				if !d.Screen.Session().Over() {
					t.Errorf("it goes on: %s", d.Screen.Prompt())
				}
			})
		}
	}
}

// In a small window with large text six players still see what they hold, and the button that lays it.
func TestTheHandStaysLargeBesideLargeText(t *testing.T) {
	set := settings.Default()
	set.Text = 200
	d := wagons(t, fyne.NewSize(800, 600), set, crowded6, six)
	d.Lift()
	d.Input(card(t, d, "raid"))
	d.Input(card(t, d, "green"))
	first, _ := d.Screen.Board().Where(card(t, d, "move"))
	second, _ := d.Screen.Board().Where(card(t, d, "bullet"))
	if apart := second.X - first.X; apart < 30 {
		t.Errorf("the cards of the hand lie %g pixels apart", apart)
	}
	top := func(text string) float32 {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(d.Button(text)).Y
	}
	if lay := d.Button("Lay these cards"); top("Lay these cards")+lay.Size().Height > top("Undo") {
		t.Errorf("the button that lays the cards ends at %g, and the buttons below begin at %g",
			top("Lay these cards")+lay.Size().Height, top("Undo"))
	}
}

// Where what is picked is taken back, the keys leave the button that goes with it.
func TestTheKeysLeaveAButtonThatGoes(t *testing.T) {
	d := wagons(t, usual, settings.Default(), chosen, nil)
	d.Lift()
	d.Input(card(t, d, "raid"))
	d.Input(card(t, d, "green"))
	lay := d.Button("Lay these cards")
	d.Window.Canvas().Focus(lay)
	d.Shell.TypedShortcut(&fyne.ShortcutUndo{})
	if slices.Contains(test.LaidOutObjects(d.Window.Content()), fyne.CanvasObject(lay)) {
		t.Fatal("the button is still there")
	}
	if d.Window.Canvas().Focused() == fyne.Focusable(lay) {
		t.Error("the keys are on a button that is gone")
	}
}

// Whoever enters last what lies turned up has no hand before the others while the results are told; then the
// first one is asked again.
func TestNoHandWhileResultsOfOpenCardsAreTold(t *testing.T) {
	d := wagons(t, usual, settings.Default(), chosen, open)
	hands := func() (names []string) {
		for _, tray := range d.Screen.Board().Scene().Trays {
			if tray.Wide {
				names = append(names, tray.Name)
			}
		}
		return names
	}
	for _, lay := range []string{"A: lays move self", "B: lays bullet self", "C: lays move self"} {
		d.Play(lay)
	}
	if got := hands(); len(got) != 1 || !strings.Contains(got[0], "Dan") {
		t.Fatalf("the hands are %q", got)
	}
	for _, word := range []string{"move", "self"} {
		d.Input(card(t, d, word))
	}
	d.Input(tableau.AChoice(1))
	told := 0
	for ; d.Screen.Replaying(); d.Press("Next") {
		told++
		if got := hands(); len(got) > 0 {
			t.Errorf("while %q is told there is %q", d.Screen.Prompt(), got)
		}
	}
	if got := hands(); told < 4 || len(got) != 1 || !strings.Contains(got[0], "Ava") {
		t.Errorf("after %d things told the hands are %q", told, got)
	}
}

// A number key never covers the table: only what answers the question has a number.
func TestNoNumberCoversTheTable(t *testing.T) {
	d := wagons(t, usual, settings.Default(), chosen, nil)
	d.Hand = tabletest.Keys
	d.Lift()
	for number := '0'; number <= '9'; number++ {
		d.Rune(number)
	}
	if q := d.Screen.Question(); d.Screen.Covered() || q == nil || q.Seat != 0 || len(q.Inputs()) > 0 {
		t.Errorf("numbers with nothing picked: covered %v, the question %v", d.Screen.Covered(), q)
	}
}

// The chart of a match begins where the wagons do, not while colours are chosen.
func TestTheChartBeginsWithPlay(t *testing.T) {
	d := wagons(t, usual, settings.Default(), "", nil)
	for i, line := range []string{"A: colour red", "B: colour white", "C: colour green", "D: colour black"} {
		if got := d.Screen.Chart(); len(got) > 0 {
			t.Errorf("after %d colours the chart is %v", i, got)
		}
		d.Play(line)
	}
	if got := d.Screen.Chart(); len(got) != 1 || !slices.Equal(got[0], []int{5, 5, 5, 5}) {
		t.Errorf("before the first card the chart is %v", got)
	}
}

// With two cards chosen, Return lays them, whichever card the cursor is on (SAR-05).
func TestReturnLaysTheChosenCards(t *testing.T) {
	d := wagons(t, usual, settings.Default(), chosen, nil)
	d.Lift()
	for _, word := range []string{"raid", "white"} {
		d.Screen.Board().PutCursor(card(t, d, word))
		d.Key(fyne.KeyReturn)
	}
	if _, laid := d.Screen.Session().Sealed(0); laid {
		t.Fatal("the cards are laid before anybody has said so")
	}
	if d.Key(fyne.KeyReturn); d.Screen.Refused() {
		t.Errorf("Return is refused: %s", d.Screen.Prompt())
	}
	if _, laid := d.Screen.Session().Sealed(0); !laid {
		t.Errorf("Return lays nothing:\n%s", d.Screen.Shown())
	}
}
