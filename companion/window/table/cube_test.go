package table_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"

	"homespun/companion/match/games"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/tabletest"
	"homespun/engines/cubed"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// The positions where states of the cube begin: in the midst of stacking, before the last red cube, in the
// midst of unstacking, and before the last take.
const (
	halfBuilt = `
due = "stack"
turn = "A"
cube = { d4 = ["black", "red", "black"], e4 = ["black", "black", "red"], d5 = ["black", "yellow"], e5 = ["red", "red"], f4 = ["black"], c5 = ["black", "red"], d3 = ["red"] }
last_red = "B"
`
	lastRed = `
due = "stack"
turn = "B"
last_red = "A"
cube = { d4 = ["black", "red", "black", "red"], e4 = ["black", "black", "red", "yellow"], d5 = ["black", "yellow", "red", "red"], e5 = ["red", "red", "red", "black"], f4 = ["black", "red", "red"], c5 = ["black", "red", "yellow"], d3 = ["red", "red"], e3 = ["red", "red"] }
`
	halfGone = `
due = "take"
turn = "B"
taken = 1
last_red = "B"
corner = "c3"
cube = { c3 = ["black", "red"], d3 = ["black", "black", "red"], e3 = ["red", "black"], c4 = ["black", "yellow", "black"], d4 = ["red", "black", "black", "red"], e4 = ["black", "black", "red"], f4 = ["black"], c5 = ["red"], d5 = ["black", "red", "black"], d6 = ["black"] }
piles = { A = { first = { red = 5, yellow = 1, black = 4 }, second = { black = 10 } }, B = { first = { red = 2, yellow = 1, black = 8 }, second = { black = 9, red = 1 } } }
`
	miniEnd = `
due = "take"
turn = "B"
taken = 1
last_red = "B"
corner = "d3"
cube = { d3 = ["black", "red", "yellow"], e4 = ["black"] }
piles = { A = { first = { red = 3, black = 3 }, second = { black = 5, yellow = 1 } }, B = { first = { red = 3, black = 3 }, second = { black = 5 } } }
`
	lastCube = `
due = "take"
turn = "A"
taken = 1
last_red = "B"
corner = "c3"
cube = { d4 = ["black"] }
piles = { A = { first = { red = 9, yellow = 2, black = 5 }, second = { black = 13, red = 2 } }, B = { first = { red = 5, yellow = 1, black = 10 }, second = { black = 16 } } }
`
)

// withCubes opens a match of Cubed that begins in a position; "" is its own start.
func withCubes(t *testing.T, size fyne.Size, set settings.Settings, ruleset, position string,
	names ...string) *tabletest.Driver {
	t.Helper()
	h := cubesHeader(ruleset, names...)
	if position != "" {
		if _, err := toml.Decode(position, &h.Position); err != nil {
			t.Fatal(err)
		}
	}
	return tabletest.Open(t, size, set,
		begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say,
			Random: rand.New(rand.NewPCG(1, 2))}))
}

// cubesHeader returns the front matter of a match of Cubed.
func cubesHeader(ruleset string, names ...string) record.Header {
	h := record.Header{Game: "cubed", Ruleset: ruleset}
	for i, name := range names {
		h.Seats = append(h.Seats, record.Seat{ID: string(rune('A' + i)), Names: []string{name}})
	}
	return h
}

// column is the input of a square of the map from above.
func column(t testing.TB, d *tabletest.Driver, name string) tableau.Input {
	t.Helper()
	i, ok := d.Screen.Session().Engine().Game().(*cubed.Game).Board().Find(name)
	if !ok {
		t.Fatalf("no square %s", name)
	}
	return tableau.ASpot(i)
}

// The choices, cells of levels, and pieces beside the cube that tests speak of.
var (
	red, black         = tableau.AChoice(4), tableau.AChoice(5)
	redLeft, blackLeft = tableau.APiece(2002), tableau.APiece(2003)
	lying              = tableau.ASpot(1000)
	firstOfA           = tableau.ASpot(1010)
)

// The states of the cube at every size and in every look; with HOMESPUN_PICTURES they are pictures to look
// at.
func TestCubeStates(t *testing.T) {
	eachLook(t, func(t *testing.T, size fyne.Size, set settings.Settings) {
		cubeStates(t, size, set, "Ava", "Ben")
	})
}

// Names of any kind neither break the cube's screen nor push anything off it.
func TestCubeHostileNames(t *testing.T) {
	cubeStates(t, usual, settings.Default(), strings.Repeat("Mahulda ", 600), "🐉 مرحبا\n\u202Eevil")
}

func cubeStates(t *testing.T, size fyne.Size, set settings.Settings, names ...string) {
	pictures := folder(t)
	var d *tabletest.Driver
	see := func(name string) {
		if d.Pictures = pictures; pictures != "" {
			d.Picture(name)
		}
		d.Pictures = ""
	}
	at := func(name string) tableau.Input { return column(t, d, name) }
	begin := func(ruleset, position string) {
		d = withCubes(t, size, set, ruleset, position, names...)
		d.Hand = tabletest.Keys
	}
	line := func(text string) {
		if err := d.Screen.Session().PlayText(text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	show := func(name string) {
		for i := 0; d.Screen.Replaying() && i < 12; i++ {
			see(name + "-" + string(rune('a'+i)))
			d.Key(fyne.KeySpace)
		}
		d.Hear()
	}
	begin("standard", "")
	see("01-start")
	d.Input(black)
	see("02-first-cube")
	d.Input(at("d4"))
	see("03-second-cube")

	begin("standard", halfBuilt)
	see("04-colour")
	d.Input(red)
	d.Hover(at("d5"))
	see("05-square")
	d.Input(at("e3"))
	see("06-one-of-two")
	d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(at("f2"))))
	if !d.Screen.Refused() {
		t.Errorf("nothing lies beside f2, but it was not refused: %q", d.Screen.Prompt())
	}
	see("07-refused")
	d.Key(fyne.KeyEscape)
	d.Screen.Board().Turn(1.9, 0.2)
	see("08-turned")
	d.Screen.Board().Turn(1.2, 1.5)
	see("09-from-above")
	d.Screen.PutRight()
	d.Input(blackLeft)
	see("10-put-right")
	d.Key(fyne.KeyEscape)

	begin("standard", lastRed)
	line("B: stack red f5")
	show("11-told")
	see("12-four-corners")
	d.Hover(at("c3"))
	see("13-hover")
	d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(at("d4"))))
	if !d.Screen.Refused() {
		t.Errorf("d4 is hidden, but was not refused: %q", d.Screen.Prompt())
	}
	see("14-refused")

	begin("standard", halfGone)
	see("15-in-the-midst")
	d.Screen.Board().Turn(2.6, 0)
	see("16-turned")
	d.Screen.PutRight()
	see("17-put-right")
	d.Input(tableau.APiece(column(t, d, "c5").ID))
	d.Input(lying)
	see("18-beside")
	d.Input(redLeft)
	d.Input(firstOfA)
	if got := last(d); got != "table: fix pile A first red 6" {
		t.Errorf("put into a pile: %q", got)
	}
	d.Key(fyne.KeyEscape)
	d.Screen.PutRight()

	begin("standard", lastCube)
	see("19-last-cube")
	d.Input(at("d4"))
	show("20-told")
	see("21-end")

	begin("mini", "")
	see("22-mini")
	begin("mini", miniEnd)
	see("23-mini-unstacking")
	d.Input(at("e4"))
	d.Screen.Session().Look(-1)
	see("24-looking-back")

	h := cubesHeader("standard", names...)
	h.Theme = "tower"
	if _, err := toml.Decode(halfGone, &h.Position); err != nil {
		t.Fatal(err)
	}
	d = tabletest.Open(t, size, set,
		begun(t, "", h, session.Options{Resolve: games.All().Resolve, Say: games.All().Say}))
	see("25-tower")
}

// The solid is played on as the map is: a tap is the square of what is seen there. Turning it, by the pointer
// or by keys, makes no move.
func TestPlayingOnTheSolid(t *testing.T) {
	d := withCubes(t, usual, settings.Default(), "standard", halfBuilt, "Ava", "Ben")
	b := d.Screen.Board()
	corner := must(b.WhereSolid(column(t, d, "f5").ID)) // a square of the floor
	drag := func(from, to fyne.Position) {
		const steps = 6
		dx, dy := (to.X-from.X)/steps, (to.Y-from.Y)/steps
		for i := range steps {
			at := from.AddXY(dx*float32(i+1), dy*float32(i+1))
			b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at},
				Dragged: fyne.NewDelta(dx, dy)})
		}
		b.DragEnd()
	}
	d.Input(black)
	drag(corner, corner.AddXY(70, 30))
	d.Window.Canvas().Focus(b)
	for _, name := range []fyne.KeyName{fyne.KeyComma, fyne.KeyPeriod, fyne.KeyPageUp, fyne.KeyPageDown} {
		d.Key(name)
	}
	if n := len(d.Screen.Session().Match().Steps()); n > 0 || d.Screen.Refused() {
		t.Fatalf("turning made %d moves, or was refused: %q", n, d.Screen.Refusal())
	}
	b.Turn(0, math.Pi/2) // from above nothing is hidden
	for _, name := range []string{"d5", "f4"} {
		d.TapIn(b, must(b.WhereSolid(column(t, d, name).ID)))
		if got := last(d); got != "A: stack black "+name {
			t.Errorf("a tap on %s made %s", name, got)
		}
	}
	d.TapIn(b, must(b.Where(tableau.ASpot(100+column(t, d, "c4").ID)))) // its cell on the lowest level
	if got := last(d); got != "A: stack black c4" {
		t.Errorf("a tap on the level made %s", got)
	}
	// A cube is carried from what is left to its place, on the map or on the solid.
	drag(must(b.Where(redLeft)), must(b.Where(column(t, d, "f3"))))
	if got := last(d); got != "B: stack red f3" {
		t.Errorf("a cube carried to the map made %s", got)
	}
	d.Screen.Session().Undo()
	drag(must(b.Where(redLeft)), must(b.WhereSolid(column(t, d, "f4").ID)))
	if got := last(d); got != "B: stack red f4" {
		t.Errorf("a cube carried to the solid made %s", got)
	}
}

// A square before a colour is no mistake to be puzzled about: the answer says what is missing. A pile that
// nothing can be put into says so.
func TestASquareBeforeAColour(t *testing.T) {
	d := withCubes(t, usual, settings.Default(), "standard", halfBuilt, "Ava", "Ben")
	for in, want := range map[tableau.Input]string{
		column(t, d, "d5"): "First tap the 2 yellow cubes, the 10 red cubes or the 38 black cubes.",
		firstOfA:           "Ava: first pile 0 is not needed now.",
	} {
		d.TapIn(d.Screen.Board(), must(d.Screen.Board().Where(in)))
		if got := d.Screen.Refusal(); got != want {
			t.Errorf("a tap on %v: %q, want %q", in, got, want)
		}
	}
}

// During fixes cubes are picked on the solid as on the maps, and the solid points out the picked one.
func TestPuttingRightOnTheSolid(t *testing.T) {
	d := withCubes(t, usual, settings.Default(), "standard", halfGone, "Ava", "Ben")
	d.Screen.PutRight()
	b := d.Screen.Board()
	b.Turn(0, math.Pi/2)
	d.TapIn(b, must(b.WhereSolid(column(t, d, "c5").ID)))
	d.TapIn(b, must(b.Where(lying)))
	if got := last(d); got != "table: fix no-cube c5" {
		t.Errorf("taken off the solid: %q, %q", got, d.Screen.Refusal())
	}
	d.Input(redLeft)
	d.TapIn(b, must(b.WhereSolid(column(t, d, "e6").ID)))
	if got := last(d); got != "table: fix cube red e6" {
		t.Errorf("put on the solid: %q, %q", got, d.Screen.Refusal())
	}
}

// Where the cube is gone and one lies beside it, the table puts it somewhere: nothing is dealt.
func TestACubeLiesBeside(t *testing.T) {
	d := withCubes(t, usual, settings.Default(), "standard", lastCube, "Ava", "Ben")
	if err := d.Screen.Session().PlayText("table: fix no-cube d4"); err != nil {
		t.Fatal(err)
	}
	d.Hear()
	if got := d.Screen.Buttons(); !slices.Equal(got, []string{words.PutRight}) {
		t.Fatalf("buttons %q", got)
	}
	d.TapIn(d.Screen.ChoiceButton(1), fyne.NewPos(8, 8))
	d.Input(blackLeft)
	d.Input(firstOfA)
	if got := last(d); got != "table: fix pile A first black 6" || !d.Screen.Session().Over() {
		t.Errorf("got %s; over %v", got, d.Screen.Session().Over())
	}
}

// Matches of every ruleset come through the screen to where the record leads.
func TestMatchesOfCubes(t *testing.T) {
	round.Long(t)
	for i, ruleset := range round.Sample(t, 1, []string{"standard", "mini", "exact", "points-race"}) {
		t.Run(ruleset, func(t *testing.T) {
			d := withCubes(t, usual, settings.Default(), ruleset, "", "Ava", "Ben")
			d.Hand = tabletest.Hand(i % 2)
			s := d.Screen.Session()
			lines := randomMatch(s.Engine(), uint64(i), 200)
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
