package saratoga

import (
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
)

// standard are the rules as the rules page has them.
func standard() Rules {
	return Rules{
		Progress: 5, Supplies: 5, Goal: 12, Entry: EntrySecret, HeadWest: 1, Convoy: 2, ConvoyCost: 1, GetSupplies: 2, Sabotage: 1, SabotageCost: 1,
		Raid: 2, RaidCost: 1, Raiders: 2, Wagons: 2, Unattacked: 1,
		Titles: map[string]string{
			"head_west": "Head West", "convoy": "Convoy", "get_supplies": "Get Supplies", "sabotage": "Sabotage", "raid": "Raid",
			"circle_the_wagons": "Circle the Wagons", "git_off_my_land": "Git Off My Land", "raiders": "Raiders!", "you_scoundrel": "You Scoundrel!",
		},
		Colours: map[string]Colour{
			"red": {"#C8102E", 1}, "blue": {"#0072B2", 2}, "green": {"#009E73", 3}, "purple": {"#7B4B94", 4}, "white": {"#FFFFFF", 5}, "black": {"#2B2521", 6},
		},
	}
}

// house changes the standard rules; nil leaves them.
type house func(*Rules)

// variants are what the shipped rulesets change.
var variants = map[string]house{
	"standard":    nil,
	"short-trail": func(r *Rules) { r.Goal = 9 },
	"plenty":      func(r *Rules) { r.Supplies = 8 },
}

// unruly are house rules that bend many fields at once, so that the battery sees them together.
var unruly = map[string]house{
	"open": func(r *Rules) { r.Entry = EntryOpen },
	"poor": func(r *Rules) { r.Supplies, r.GetSupplies, r.SabotageCost, r.RaidCost, r.ConvoyCost = 0, 1, 2, 3, 4 },
	"free": func(r *Rules) { r.SabotageCost, r.RaidCost, r.ConvoyCost, r.Unattacked, r.Wagons = 0, 0, 0, 0, 1 },
	"brutal": func(r *Rules) {
		r.Sabotage, r.Raid, r.Raiders, r.Wagons, r.Unattacked, r.HeadWest = 20, 20, 3, 3, 20, 20
	},
	"alone": func(r *Rules) { r.Raiders, r.Goal, r.Progress = 1, 1, 0 },
}

func tryCompile(seats int, change house) (*Game, error) {
	return Compile(func(into any) error {
		rules := into.(*Rules)
		*rules = standard()
		if change != nil {
			change(rules)
		}
		return nil
	}, seats)
}

// compile is tryCompile for rules that can be played.
func compile(t testing.TB, seats int, change house) *Game {
	t.Helper()
	g, err := tryCompile(seats, change)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// table is a game in a test, one position after another.
type table struct {
	testing.TB
	g     *Game
	p     Position
	heard []engines.Note
}

// begin begins a match with the choice of colours.
func begin(t testing.TB, g *Game) *table { return &table{TB: t, g: g, p: g.Start()} }

// play4 begins a match of the standard rules in which A to D have red, blue, green and white; notes are keys of a record's position.
func play4(t testing.TB, notes ...string) *table {
	t.Helper()
	return load(t, compile(t, 4, nil), notes...)
}

// load sets a position up in which the players have the first colours in order.
func load(t testing.TB, g *Game, notes ...string) *table {
	t.Helper()
	p, err := tryLoad(g, notes...)
	if err != nil {
		t.Fatal(err)
	}
	return &table{TB: t, g: g, p: p}
}

func tryLoad(g *Game, notes ...string) (Position, error) {
	return g.Load(func(into any) error {
		into.(*Saved).Colours = []string{"red", "blue", "green", "white", "purple", "black"}[:g.players]
		_, err := toml.Decode(strings.Join(notes, "\n"), into)
		return err
	})
}

func parse(g *Game, line string) (engines.Move, error) {
	who, text, _ := strings.Cut(line, ":")
	seat := engines.Seat(strings.Index("ABCDEF", who))
	switch who {
	case "dice":
		seat = engines.Dice
	case "table":
		seat = engines.Table
	}
	return g.Parse(seat, text)
}

// read reads a whole line.
func (t *table) read(line string) engines.Move {
	t.Helper()
	m, err := parse(t.g, line)
	if err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	return m
}

// play makes lines that must be legal.
func (t *table) play(lines ...string) *table {
	t.Helper()
	for _, line := range lines {
		m := t.read(line)
		if v := t.g.Check(&t.p, m); !v.OK() {
			t.Fatalf("%q: refused, %s", line, t.say(v.Note))
		}
		t.heard = nil
		t.g.Apply(&t.p, m, func(n engines.Note) { t.heard = append(t.heard, n) })
	}
	return t
}

// lays makes a turn: what A, B, C and so on lay, in words as after "lays"; "pass" is a pass.
func (t *table) lays(words ...string) *table {
	t.Helper()
	for who, text := range words {
		if text != "pass" {
			text = "lays " + text
		}
		t.play(t.g.ids[who] + ": " + text)
	}
	return t
}

// allows checks that lines are legal.
func (t *table) allows(lines ...string) {
	t.Helper()
	for _, line := range lines {
		if v := t.g.Check(&t.p, t.read(line)); !v.OK() {
			t.Errorf("%q: refused, %s; want it legal", line, t.say(v.Note))
		}
	}
}

// refuses checks that a line is refused: want is what [table.say] makes of the note, or only its beginning, the clause and the reason.
func (t *table) refuses(line, want string) {
	t.Helper()
	v := t.g.Check(&t.p, t.read(line))
	if v.Standing != engines.Refused {
		t.Errorf("%q: legal; want it refused, %s", line, want)
		return
	}
	if got := t.say(v.Note); got != want && !strings.HasPrefix(got, want+" ") {
		t.Errorf("%q:\n got %s\nwant %s", line, got, want)
	}
}

// say writes a note: its clause, reason and arguments.
func (t *table) say(n engines.Note) string {
	words := []string{n.Clause.ID(info.Prefix), info.Reasons[n.Reason].Name}
	for i, arg := range n.Args[:n.N] {
		words = append(words, info.Reasons[n.Reason].Args[i]+"="+t.g.Describe(arg).Text)
	}
	return strings.Join(words, " ")
}

// hears checks what was told of the last line played, but what everyone has laid and that another turn begins.
func (t *table) hears(want ...string) {
	t.Helper()
	got := []string{}
	for _, n := range t.heard {
		if n.Reason >= tellLaidNothing && n.Reason <= tellLaidScoundrel || n.Reason == tellTurn || n.Reason == tellRound {
			continue
		}
		got = append(got, t.say(n))
	}
	if !slices.Equal(got, want) {
		t.Errorf("told:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// lists checks the legal moves of a seat: their words, each with a comma behind but the last.
func (t *table) lists(seat, want string) {
	t.Helper()
	got := []string{}
	for _, m := range t.g.Moves(&t.p, nil) {
		if t.g.ids[m.Who] == seat {
			got = append(got, t.g.Format(m))
		}
	}
	if text := strings.Join(got, ", "); text != want {
		t.Errorf("moves of %s: got %s\nwant %s", seat, text, want)
	}
}

// has checks the progress and supplies of the players in order.
func (t *table) has(progress, supplies []int) {
	t.Helper()
	var gotProgress, gotSupplies []int
	for who := range t.g.players {
		gotProgress = append(gotProgress, t.p.Progress(engines.Seat(who)))
		gotSupplies = append(gotSupplies, t.p.Supplies(engines.Seat(who)))
	}
	if !slices.Equal(gotProgress, progress) || !slices.Equal(gotSupplies, supplies) {
		t.Errorf("progress %v and supplies %v; want %v and %v", gotProgress, gotSupplies, progress, supplies)
	}
}

// waits checks what the prompt asks for.
func (t *table) waits(want string) {
	t.Helper()
	if got := t.say(t.g.Prompt(&t.p)); got != want {
		t.Errorf("prompt: got %s, want %s", got, want)
	}
}

func (t *table) saved() *Saved { return t.g.Save(&t.p).(*Saved) }

// equal checks a value.
func equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}
