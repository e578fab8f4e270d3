package saratoga

import (
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// standard are the rules as the rules page has them.
func standard() Rules {
	return Rules{
		Progress: 5, Supplies: 5, Goal: 12, Entry: EntrySecret, HeadWest: 1, Convoy: 2, ConvoyCost: 1,
		GetSupplies: 2, Sabotage: 1, SabotageCost: 1,
		Raid: 2, RaidCost: 1, Raiders: 2, Wagons: 2, Unattacked: 1,
		Titles: map[string]string{
			"head_west": "Head West", "convoy": "Convoy", "get_supplies": "Get Supplies",
			"sabotage": "Sabotage", "raid": "Raid",
			"circle_the_wagons": "Circle the Wagons", "git_off_my_land": "Git Off My Land",
			"raiders": "Raiders!", "you_scoundrel": "You Scoundrel!",
		},
		Colours: map[string]Colour{
			"red": {"#C8102E", 1}, "blue": {"#0072B2", 2}, "green": {"#009E73", 3}, "purple": {"#7B4B94", 4},
			"white": {"#FFFFFF", 5}, "black": {"#2B2521", 6},
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
	"poor": func(r *Rules) {
		r.Supplies, r.GetSupplies, r.SabotageCost, r.RaidCost, r.ConvoyCost = 0, 1, 2, 3, 4
	},
	"free": func(r *Rules) {
		r.SabotageCost, r.RaidCost, r.ConvoyCost, r.Unattacked, r.Wagons = 0, 0, 0, 0, 1
	},
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

// table is a game in a test.
type table struct {
	enginetest.Table[*Game, Position]
}

// begin begins a match with the choice of colours. Its tests hear all but what everyone has laid and that
// another turn begins.
func begin(t testing.TB, g *Game) *table {
	tab := &table{enginetest.NewTable(t, g)}
	tab.Quiet = func(n engines.Message) bool {
		return n.Reason >= LaidNothing.Reason && n.Reason <= LaidYouScoundrel.Reason ||
			n.Reason == NextTurn.Reason || n.Reason == NextRound.Reason
	}
	return tab
}

// play4 begins a match of the standard rules in which A to D have red, blue, green and white; notes are keys
// of a record's position.
func play4(t testing.TB, notes ...string) *table {
	t.Helper()
	return load(t, compile(t, 4, nil), notes...)
}

// load sets a position up in which the players have the first colours in order.
func load(t testing.TB, g *Game, notes ...string) *table {
	t.Helper()
	tab := begin(t, g)
	tab.Stand(tryLoad(g, notes...))
	return tab
}

func tryLoad(g *Game, notes ...string) (Position, error) {
	return g.Load(enginetest.Over(func(s *Saved) {
		s.Colours = []string{"red", "blue", "green", "white", "purple", "black"}[:g.players]
	}, notes...))
}

// play makes lines that must be legal.
func (t *table) play(lines ...string) *table {
	t.Helper()
	t.Play(lines...)
	return t
}

// lays makes a turn: what A, B, C and so on lay, in words as after "lays"; "pass" is a pass.
func (t *table) lays(words ...string) *table {
	t.Helper()
	for who, text := range words {
		if text != "pass" {
			text = "lays " + text
		}
		t.play(t.Game.ids[who] + ": " + text)
	}
	return t
}

// lists checks the legal moves of a seat: their words, each with a comma behind but the last.
func (t *table) lists(seat, want string) {
	t.Helper()
	got := []string{}
	for _, m := range t.Game.Moves(&t.At, nil) {
		if t.Game.ids[m.Who] == seat {
			got = append(got, t.Game.Format(m))
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
	for who := range t.Game.players {
		gotProgress = append(gotProgress, t.At.Progress(engines.Seat(who)))
		gotSupplies = append(gotSupplies, t.At.Supplies(engines.Seat(who)))
	}
	if !slices.Equal(gotProgress, progress) || !slices.Equal(gotSupplies, supplies) {
		t.Errorf("progress %v and supplies %v; want %v and %v", gotProgress, gotSupplies, progress, supplies)
	}
}

func (t *table) saved() *Saved { return t.Game.Save(&t.At).(*Saved) }
