package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/geyser"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// island is where most states begin: two tokens on a square, a pile, geysers held, and a neighbour to attack.
const island = `
tokens = { b2 = ["A1", "A4"], d3 = ["A2"], d4 = ["A3"], e4 = ["B5", "B3", "B1"], i4 = ["B2", "B6"], b5 = ["C1"], a5 = ["C4", "C2", "C5", "C3"], j7 = ["C6"] }
round = 6
first = "A"
roller = "C"
fired = 8
turn = "A"
due = "turn"
`

// onIsland opens a match of Geyser that begins in a position; "" is its own start.
func onIsland(t *testing.T, size fyne.Size, set settings.Settings, ruleset, position string,
	names ...string) *tabletest.Driver {
	t.Helper()
	h := islandHeader(ruleset, names...)
	if position != "" {
		if _, err := toml.Decode(position, &h.Position); err != nil {
			t.Fatal(err)
		}
	}
	return tabletest.Open(t, size, set,
		begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))}))
}

// islandHeader returns the front matter of a match of Geyser.
func islandHeader(ruleset string, names ...string) record.Header {
	h := record.Header{Game: "geyser", Ruleset: ruleset, Dice: "app"}
	for i, name := range names {
		h.Seats = append(h.Seats, record.Seat{ID: string(rune('A' + i)), Names: []string{name}})
	}
	return h
}

// crowdedIsland is a position with tokens everywhere.
func crowdedIsland(t testing.TB) map[string]any {
	t.Helper()
	position := map[string]any{}
	if _, err := toml.Decode(island, &position); err != nil {
		t.Fatal(err)
	}
	return position
}

// square and token are inputs on the island: a square by its name, and a token.
func square(t testing.TB, d *tabletest.Driver, name string) tableau.Input {
	t.Helper()
	i, ok := d.Screen.Session().Engine().Game().(*geyser.Game).Board().Find(name)
	if !ok {
		t.Fatalf("no square %s", name)
	}
	return tableau.ASpot(i)
}

func token(seat engines.Seat, number int) tableau.Input {
	return tableau.APiece(int(geyser.Token{Seat: seat, Number: number}.Arg().Value))
}

// The states of the island at every size and in every look; with HOMESPUN_PICTURES they are pictures to look
// at.
func TestIslandStates(t *testing.T) {
	eachLook(t, func(t *testing.T, size fyne.Size, set settings.Settings) {
		islandStates(t, size, set, "Ava", "Ben", "Cleo", "Dan")
	})
}

// Names of any kind neither break the island's screen nor push anything off it.
func TestIslandHostileNames(t *testing.T) {
	islandStates(t, usual, settings.Default(), strings.Repeat("Mahulda ", 600), "🐉 مرحبا\n\u202Eevil",
		"Cleo\tof the north", "D")
}

func islandStates(t *testing.T, size fyne.Size, set settings.Settings, names ...string) {
	pictures := folder(t)
	var d *tabletest.Driver
	see := func(name string) {
		if d.Pictures = pictures; pictures != "" {
			d.Picture(name)
		}
		d.Pictures = ""
	}
	at := func(name string) tableau.Input { return square(t, d, name) }
	begin := func(ruleset, position string, players int) {
		d = onIsland(t, size, set, ruleset, position, names[:players]...)
		d.Hand = tabletest.Keys
	}
	line := func(text string) {
		if err := d.Screen.Session().PlayText(text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	show := func(name string) { // what is told, one thing after another
		for i := 0; d.Screen.Replaying() && i < 12; i++ {
			see(name + "-" + string(rune('a'+i)))
			d.Key(fyne.KeySpace)
		}
		d.Hear()
	}
	begin("standard", "", 4)
	see("01-setting-up")
	for _, text := range []string{"A: start a1", "B: start k1", "C: start k11"} {
		line(text)
		d.Hear()
	}
	see("02-last-start")
	line("D: start a11")
	line("dice: 3")
	line("dice: 5")
	see("03-who-starts")
	line("dice: 5")
	line("dice: 1")
	show("04-told-tied")
	see("05-rolls-again")

	begin("standard", island, 3)
	see("06-turn")
	d.Hover(at("e4"))
	see("07-hover-pile")
	d.Input(token(0, 4))
	see("08-picked")
	d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(at("c3"))))
	if !d.Screen.Refused() {
		t.Errorf("c3 lies slantwise, but was not refused: %q", d.Screen.Prompt())
	}
	see("09-refused")
	d.Key(fyne.KeyEscape)
	line("A: move A4 c2")
	d.Hear()
	line("B: move B1 e3")
	d.Hear()
	see("10-pile-of-the-mover")
	if q := d.Screen.Question(); q != nil {
		d.Input(token(2, 3))
		see("11-choose-of-a-pile")
		d.Key(fyne.KeyEscape)
	}
	begin("standard", island, 3)

	begin("standard", island, 3)
	line("A: move A3 e4")
	d.Hear()
	see("12-attack")
	line("dice: 3-4")
	show("13-told-equal")
	see("14-again-or-back")
	line("A: again")
	d.Hear()
	line("dice: 6-1")
	show("15-told-won")
	see("16-more-defenders")
	line("A: again")
	line("dice: 6-1")
	d.Hear()
	line("A: again")
	line("dice: 1-6")
	show("17-told-lost")
	d.Rune('?')
	see("17-why")
	d.Key(fyne.KeyEscape)

	begin("standard", "tokens = { d3 = [\"A2\"], e4 = [\"A3\", \"A5\"], d6 = [\"B1\", \"B2\"], e3 = "+
		"[\"B3\"], f8 = [\"B4\"], h6 = [\"C1\"], c5 = [\"C2\"] }\ndue = \"turn\"\n", 3)
	line("A: move A5 f4")
	show("18-told-landing")
	see("19-spawn")
	d.Hover(at("g4"))
	see("20-spawn-hover")
	line("A: spawn g4")
	line("B: move B3 e2")
	line("C: move C2 c4")
	d.Hear()
	see("21-firing")
	line("dice: 3-5")
	show("22-told-firing")
	see("23-after-the-firing")
	for _, text := range []string{"A: move A3 e5", "B: move B3 e1", "C: move C2 c5", "dice: 3-4"} {
		d.Hear()
		line(text)
	}
	show("24-told-quiet")

	begin("restless-mother",
		"tokens = { d3 = [\"A2\"], f4 = [\"A4\"], b2 = [\"A6\"], f5 = [\"A3\"], g6 = [\"B3\"], e6 = "+
			"[\"C1\"] }\nout = [\"D\"]\ndue = \"turn\"\n", 4)
	see("25-may-enter")
	d.Input(token(0, 3))
	d.Hover(at("f6"))
	see("26-to-the-mother")
	line("A: move A3 f6")
	show("27-told-mother")
	d.Hear()
	see("28-on-the-mother")
	d.Screen.PutRight()
	d.Input(token(0, 3))
	see("29-put-right")
	d.Key(fyne.KeyEscape)
	d.Screen.PutRight()
	for _, text := range []string{"B: move B3 g5", "C: move C1 e7", "dice: 3-4"} {
		d.Hear()
		line(text)
	}
	show("30-told-mother-fires")

	begin("standard", "tokens = { d3 = [\"A2\"], f4 = [\"A4\"], f5 = [\"A3\"], f7 = [\"B3\"] }\ndue = \"turn\"\n", 2)
	see("31-mother-closed")
	d.Input(token(0, 3))
	d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(at("f6"))))
	if !d.Screen.Refused() {
		t.Errorf("the Mother is closed, but was not refused: %q", d.Screen.Prompt())
	}
	see("31-mother-refused")
	d.Rune('?')
	see("31-mother-why")
	d.Key(fyne.KeyEscape)
	begin("standard", "tokens = { d3 = [\"A2\"], a2 = [\"B3\"], e6 = [\"C1\"], d5 = [\"C2\"] }\ndue = \"turn\"\n", 3)
	see("31-a-pass")
	begin("standard", "tokens = { d3 = [\"A2\"], d6 = [\"A4\"], f4 = [\"A6\"], d4 = [\"A1\"], d5 = "+
		"[\"B3\"], e6 = [\"C1\"], g7 = [\"C2\"] }\ndue = \"turn\"\n", 3)
	line("A: move A1 d5")
	d.Hear()
	line("dice: 6-1")
	show("32-told-out")
	line("C: move C1 e5")
	line("dice: 3-5")
	show("33-told-a-ring-of-one")

	begin("kind-island", "tokens = { d3 = [\"B1\"], a1 = [\"C3\"] }\nhighest = { A = 4 }\ndue = \"turn\"\n",
		3)
	see("34-lands-again")
	line("A: reenter k1")
	d.Hear()

	begin("standard", "tokens = { f6 = [\"A2\", \"A7\"], d6 = [\"B3\"], e6 = [\"C1\"] }\nround = 12\ndue "+
		"= \"firing\"\n", 3)
	line("dice: 6-2")
	show("35-told-victory")
	see("36-victory")
	begin("small-island",
		"tokens = { e2 = [\"A2\"], f2 = [\"B3\"] }\nround = 7\nroller = \"B\"\ndue = \"firing\"\n", 2)
	line("dice: 6-4")
	d.Hear()
	see("37-last-one")
	begin("small-island",
		"tokens = { f2 = [\"A2\"], b6 = [\"B3\"] }\nround = 7\nroller = \"B\"\ndue = \"firing\"\n", 2)
	see("38-small-island")
	line("dice: 6-4")
	show("39-told-nobody")
	see("40-nobody")
	if out := d.Screen.Session().Engine().Outcome(d.Screen.Session().Position()); !out.Over ||
		out.Winners != 0 {
		t.Errorf("somebody has won: %+v", out)
	}
}

// Matches for every number of players come through the screen to where the record leads, by taps and by keys.
func TestMatchesOnTheIsland(t *testing.T) {
	round.Long(t)
	for i, c := range round.Sample(t, 1, []struct {
		ruleset string
		players int
		hand    tabletest.Hand
	}{{"small-island", 2, tabletest.Taps}, {"kind-island", 2, tabletest.Keys},
		{"restless-mother", 3, tabletest.Taps}, {"standard", 4, tabletest.Keys}}) {
		t.Run(c.ruleset, func(t *testing.T) {
			d := onIsland(t, usual, settings.Default(), c.ruleset, "",
				[]string{"Ava", "Ben", "Cleo", "Dan"}[:c.players]...)
			d.Hand = c.hand
			s := d.Screen.Session()
			lines := randomMatch(s.Engine(), uint64(i), 160)
			d.PlayFile(lines)
			p := s.Engine().Start()
			for _, text := range strings.Split(lines, "\n") {
				line, _ := s.Match().ReadLine(text)
				p = s.Engine().Apply(p, line.Move, nil)
			}
			if diff := cmp.Diff(s.Engine().Save(p), s.Engine().Save(s.Position())); diff != "" {
				t.Errorf("the screen came elsewhere than the record (-record +screen):\n%s", diff)
			}
		})
	}
}

// During fixes any token of a pile can be picked, by its button or number key. A second tap on the pile puts
// it down and writes nothing.
func TestPuttingRightATokenOfAPile(t *testing.T) {
	stack := strings.Replace(island, `"B3", "B1"]`, `"B3", "B1", "B7", "B8"]`, 1)
	d := onIsland(t, usual, settings.Default(), "standard", stack, "Ava", "Ben", "Cleo")
	d.Pictures = folder(t)
	d.Press("Put right")
	for what, choose := range map[string]func(){"B5": func() { d.Press("Frog 5") },
		"B7": func() { d.Rune('2') }} {
		d.Screen.Session().Undo()
		d.Input(square(t, d, "e4"))
		if got := d.Screen.OfPile(); got != "Frog 8 Frog 7 Frog 1 Frog 3 Frog 5" {
			t.Fatalf("of the pile there are to choose %q", got)
		}
		choose()
		d.Picture(what)
		d.Input(square(t, d, "e5"))
		if want := "table: fix put " + what + " e5"; last(d) != want {
			t.Errorf("got %q, want %q", last(d), want)
		}
		if got := d.Screen.OfPile(); got != "" {
			t.Errorf("%q can still be chosen", got)
		}
	}
	lines := len(d.Screen.Session().Match().Steps())
	d.Input(square(t, d, "a5"))
	d.Input(square(t, d, "a5"))
	d.Input(square(t, d, "b6"))
	if got := len(d.Screen.Session().Match().Steps()); got != lines {
		t.Errorf("laid down and written all the same: %q", last(d))
	}
}

// While the board is set up a token can be put right, but no turn given.
func TestPuttingRightWhileLanding(t *testing.T) {
	d := onIsland(t, usual, settings.Default(), "standard", "", "Ava", "Ben")
	d.Play("A: start a1")
	d.Press("Put right")
	d.Input(token(0, 1))
	d.Input(square(t, d, "k11"))
	if last(d) != "table: fix put A1 k11" || !d.Screen.Fixing() {
		t.Errorf("got %q; the screen says %q", last(d), d.Screen.Prompt())
	}
	d.Press("Ben")
	if got := d.Screen.Refusal(); got == "" {
		t.Errorf("a turn was given: %q", last(d))
	}
}

// A tap on a space beside the pieces takes the one that may move, or asks which of several; Escape asks no more.
func TestATapOnASpaceTakesOneOrAsksWhich(t *testing.T) {
	d := onIsland(t, usual, settings.Default(), "standard", island, "Ava", "Ben", "Cleo")
	d.Pictures = folder(t)
	corner := func(name string) {
		box, _ := d.Screen.Board().Scene().Box(square(t, d, name))
		at := drawing.Point{X: box.X + box.Width*0.04, Y: box.Bottom() - box.Height*0.02}
		if got := d.Screen.Board().Scene().At(at)[0]; got.Kind != tableau.Spot && name == "b2" {
			t.Fatalf("in the corner of %s lies %v", name, got)
		}
		d.TapIn(d.Screen.Board(), d.Screen.Board().WherePoint(at))
	}
	corner("d4")
	if got := d.Screen.Question().Inputs(); len(got) != 1 || got[0] != token(0, 3) {
		t.Fatalf("of one turtle on d4 there is taken %v; the screen says %q", got, d.Screen.Prompt())
	}
	d.Key(fyne.KeyEscape)
	for range 2 {
		corner("b2")
		if got := strings.Join(d.Screen.Buttons(), ", "); d.Screen.Prompt() != "Which one?" ||
			got != "Ava's turtle 1, Ava's turtle 4" {
			t.Fatalf("of two turtles on b2: %q, to choose: %s", d.Screen.Prompt(), got)
		}
		d.Picture("which")
		d.Key(fyne.KeyEscape)
		if d.Screen.Prompt() == "Which one?" {
			t.Error("Escape is no answer")
		}
	}
	corner("b2")
	d.Press("Ava's turtle 4")
	if got := d.Screen.Question().Inputs(); len(got) != 1 || got[0] != token(0, 4) {
		t.Errorf("chosen was turtle 4, taken is %v", got)
	}
}
