package kit_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/kit"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/kit"
	"homespun/printables/drawing"
	"homespun/printables/partstest"
	"homespun/rulesets"
)

// Games of one's own of several kinds, as the rules of a match that begins from the blank one.
var (
	snails = map[string]any{"path": 24, "pieces": 2, "word": []string{"stone", "stones"}, "piece": []string{"snail", "snails"},
		"turn": []string{"roll", "move a snail"}, "counters": map[string]any{"leaves": 1}, "common": map[string]any{"gardener": 0},
		"kinds": map[string]any{"puddle": []int{4, 10, 16}}, "names": map[string]any{"12": "Old gate"},
		"meet": []string{"whoever is here: go back 2 stones"},
		"land": map[string]any{"puddle": []string{"may: pay a leaf | miss a turn"},
			"22": []string{"one you choose: go to the next puddle"},
			"15": []string{"choose: go on 2 | gain a leaf | swap places with somebody"},
			"20": []string{`ask the table "Sing a song": gain a leaf | lose a leaf`}, "9": []string{"go to 17"}},
		"stop": map[string]any{"21": []string{"roll 4 or more: go on 1 | wait here until you roll 3"}},
		"end":  []string{"if all yours are at the finish: win"}}
	ring = map[string]any{"ring": 16, "starts": []int{1, 5, 9, 13}, "pieces": 1, "turn": []string{"roll", "move"},
		"counters": map[string]any{"hearts": 2},
		"meet":     []string{"whoever is here: lose a heart and (if you have no hearts: be out)"},
		"end":      []string{"if you have gone round 3 times: win", "if only one is left: win"}}
	points = map[string]any{"counters": map[string]any{"points": 0}, "common": map[string]any{"moon": 0},
		"turn": []string{"roll on the table: gain 1 point | gain 2 points | moon +1"},
		"end":  []string{"if you have 12 points: all win", "if the moon is 8: all lose"}}
	farm = map[string]any{"setup": []string{"everybody: draw 2 cards"}, "turn": []string{
		"choose: draw a card | take a card from one you choose | discard a card and draw 2 cards"},
		"deck": map[string]any{"animals": map[string]any{"hand": "open",
			"cards":    map[string]any{"Sheep": 4, "Hen": 4, "Cow": 3, "Rain": 2},
			"pictures": map[string]any{"Hen": "frog"},
			"kinds":    map[string]any{"beast": []string{"Sheep", "Hen", "Cow"}}}},
		"end": []string{"if you have each beast: win"}}
	secret = map[string]any{"setup": []string{"everybody: draw 3 cards"}, "turn": []string{"play a card", "draw a card"},
		"counters": map[string]any{"points": 0},
		"deck": map[string]any{"numbers": map[string]any{"hand": "secret", "cards": map[string]any{"1": 5, "2": 5, "3": 5},
			"do": map[string]any{"3": []string{"gain 2 points"}}}},
		"end": []string{"if you have 6 points: win"}}
	lanes = map[string]any{"ring": 24, "starts": []int{1, 5, 9, 13, 17, 21}, "lane": 3, "pieces": 1, "turn": []string{"roll", "move"},
		"ways": map[string]any{"bridge": map[string]any{"from": 3, "to": 9, "spaces": 2, "take": "must"}},
		"end":  []string{"if all yours are at the finish: win"}}
	squares = map[string]any{"squares": []string{"S . b . S", ". # . w .", "b . . # F"},
		"signs":    map[string]any{"S": "start", "b": "bush", "w": "old well", "F": "finish"},
		"turn":     []string{"roll", "move", "may: take a berry", "may: put a fence on any bush"},
		"counters": map[string]any{"fence": 3},
		"thing": map[string]any{"berry": map[string]any{"at": []string{"bush"}, "each": 2}, "fence": map[string]any{"own": true},
			"old key": map[string]any{"at": []string{"b1"}}},
		"land": map[string]any{"bush": []string{"roll again"}, "old well": []string{"go to start"}},
		"end":  []string{"if all yours are at the finish: win"}}
	places = map[string]any{"places": []string{"Harbour - Bay - Island", "Bay - Cave > Island"}, "pieces": 2,
		"starts": []string{"Harbour"}, "finish": "Island", "turn": []string{"roll", "move"},
		"land": map[string]any{"Cave": []string{"roll again"}},
		"end":  []string{"if all yours are at the finish: win"}}
	own = map[string]map[string]any{"squares": squares, "places": places, "snails": snails, "ring": ring, "lanes": lanes, "points": points, "farm": farm, "secret": secret}
)

// table is a match in a test.
type table struct {
	testing.TB
	*kit.Table
	e     engines.Engine
	voice *rulesets.Speaker
	p     engines.Position
}

func sit(t testing.TB, players int, rules map[string]any) *table {
	t.Helper()
	ruleset, e, theme := tableautest.Sit(t, "kit", "blank", players, rules)
	ruleset = ruleset.Named("Race of the snails")
	theme = ruleset.In(theme)
	voice := ruleset.Speaker(theme, e, [][]string{{"Ava"}, {"Ben"}, {"Cleo"}}[:players]).OnScreen()
	return &table{t, kit.New(e, voice, theme), e, voice, e.Start()}
}

// play makes lines and returns what is told of the last one.
func (t *table) play(lines ...string) string {
	t.Helper()
	var told []string
	for _, line := range lines {
		m := tableautest.Read(t.TB, t.e, line)
		if v := t.e.Check(t.p, m); !v.OK() {
			t.Fatalf("%q: %s", line, t.voice.Refusal(v))
		}
		told = nil
		t.p = t.e.Apply(t.p, m, func(n engines.Message) { told = append(told, t.voice.Sentence(n)) })
	}
	return strings.Join(told, " ")
}

func TestInputsMeanTheirMoves(t *testing.T) {
	for name, rules := range own {
		t.Run(name, func(t *testing.T) {
			tab := sit(t, 2, rules)
			tableautest.CheckInputs(t, tab.e, tab.Table, 1, 200)
		})
	}
}

func TestScenesAreInOrder(t *testing.T) {
	for name, rules := range own {
		for _, players := range []int{1, 3} {
			t.Run(name, func(t *testing.T) {
				tab := sit(t, players, rules)
				tableautest.CheckScenes(t, tab.e, tab.Table, 2, 150)
			})
		}
	}
}

func TestAPieceIsToldInTheWordsOfTheFile(t *testing.T) {
	tab := sit(t, 2, snails)
	if got, want := tab.play("dice: 4", "A: move A1"), "Ava's snail 1 goes to stone 4."; got != want {
		t.Errorf("%q is told, want %q", got, want)
	}
	if got, want := tab.voice.Prompt(tab.p), "Ava may: pay a leaf. Yes or no?"; got != want {
		t.Errorf("%q is asked, want %q", got, want)
	}
	for in, want := range map[tableau.Input]string{tableau.AVerb(engine.VerbYes): "Pay a leaf", tableau.AVerb(engine.VerbNo): "Miss a turn"} {
		if got := tab.Table.Name(tab.p, in); got != want {
			t.Errorf("a button says %q, want %q", got, want)
		}
	}
}

func TestWhoeverWalksGoesOverTheSpacesBetween(t *testing.T) {
	tab := sit(t, 2, snails)
	tab.play("dice: 2", "A: move A1", "dice: 1", "B: move B1")
	if got, want := tableautest.Ways(t, tab.Table, tab.e, tab.e.Apply(tab.p, tableautest.Read(t, tab.e, "dice: 3"), nil),
		"A: move A1"), "A Stone 2>Stone 3>Stone 4>Stone 5"; got != want {
		t.Errorf("the way is %q, want %q", got, want)
	}
}

func TestAWalkGoesIntoWaysAndLanes(t *testing.T) {
	for _, walk := range []struct{ from, way, told string }{
		{"3", "A Space 3>Bridge 1>Bridge 2>Space 9", "3 is rolled. Ava goes to space 9."},
		{"8", "A Space 8>Space 9>Space 10>Space 11", "3 is rolled. Ava goes to space 11."},
		{"25", "A Bridge 1>Bridge 2>Space 9>Space 10", "3 is rolled. Ava goes to space 10."},
		{"23", "A Space 23>Space 24>Lane 1>Lane 2", "3 is rolled. Ava goes to lane 2."},
	} {
		tab := sit(t, 2, lanes)
		tab.p = tableautest.Stand(t, tab.e, "place = { A = ["+walk.from+"], B = [0] }")
		if got := tableautest.Ways(t, tab.Table, tab.e, tab.p, "dice: 3"); got != walk.way {
			t.Errorf("the way is %q, want %q", got, walk.way)
		}
		if got := tab.play("dice: 3"); got != walk.told {
			t.Errorf("%q is told, want %q", got, walk.told)
		}
	}
}

// On squares and places a tap on where to go is the move; of several pieces one is picked first.
func TestADestinationIsTapped(t *testing.T) {
	for name, one := range map[string]struct {
		rules     map[string]any
		roll      string
		next      []tableau.Input
		in        []tableau.Input
		move, way string
	}{
		"squares": {squares, "dice: 2", nil, []tableau.Input{tableau.ASpot(3)}, "A: move A1 c1", "A a1>b1>c1, bush"},
		"places": {places, "dice: 2", []tableau.Input{tableau.APiece(0), tableau.APiece(1)},
			[]tableau.Input{tableau.APiece(1), tableau.ASpot(4)}, "A: move A2 cave", "A Harbour>Bay>Cave"},
	} {
		tab := sit(t, 2, one.rules)
		tab.play(one.roll)
		q := tableau.Ask(tab.Table, tab.e, tab.p, 0)
		if next := q.Next(); one.next != nil && !slices.Equal(next, one.next) {
			t.Errorf("%s: %v can be tapped, want %v", name, next, one.next)
		}
		m, v, ok := q.Means(one.in...)
		if got := "A: " + tab.e.Format(m); !ok || !v.OK() || got != one.move {
			t.Errorf("%s: %v is %q, want %q: %s", name, one.in, got, one.move, tab.voice.Refusal(v))
		}
		if got := tableautest.Ways(t, tab.Table, tab.e, tab.p, one.move); got != one.way {
			t.Errorf("%s: the way is %q, want %q", name, got, one.way)
		}
		far := append(slices.Clone(one.in[:len(one.in)-1]), tableau.ASpot(1)) // where it stands
		if _, v, ok := q.Means(far...); !ok || v.OK() {
			t.Errorf("%s: a tap where it stands is not refused", name)
		}
	}
}

func TestThingsLieOnTheirSpaces(t *testing.T) {
	tab := sit(t, 2, squares)
	lie := func() (list []string) {
		scene := tab.Scene(tab.p, engines.Table)
		for _, piece := range scene.Pieces {
			if spot, _ := scene.Spot(piece.Spot); piece.ID >= 100_000 {
				list = append(list, fmt.Sprintf("%d %s on %s", piece.Count, piece.Name, spot.Name))
				if box := spot.Box; !box.Contains(drawing.Box(piece.At.X-piece.Size/2, piece.At.Y-piece.Size/2, piece.Size, piece.Size)) {
					t.Errorf("%s lies at %v, beside %v", piece.Name, piece.At, box)
				}
			}
		}
		return list
	}
	if got, want := strings.Join(lie(), ", "), "1 old key on b1, 2 berry on c1, bush, 2 berry on a3, bush"; got != want {
		t.Errorf("%q lie there, want %q", got, want)
	}
	tab.play("dice: 2", "A: move A1 c1")
	kept := func() (n int) {
		for _, kept := range tab.Lying(tab.p).Kept {
			if kept.Who == "Ava" && kept.One == "berry" {
				n += kept.Count
			}
		}
		return n
	}
	var names []string
	for _, setting := range tab.PieceSettings(tab.p, tableau.APiece(0)) {
		names = append(names, setting.Name+": "+tab.e.Format(setting.Move))
	}
	if got, want := strings.Join(names, ", "), "One more here: Ava's fence: fix lie fence c1 1 A, One more here: old key: "+
		"fix lie old-key c1 1"; got != want {
		t.Errorf("%q can be put right, want %q", got, want)
	}
	for _, piece := range tab.Scene(tab.p, engines.Table).Pieces {
		if spot := piece.Spot; piece.Name == "berry" && spot == 3 {
			tab.p = tab.e.Apply(tab.p, tab.PieceSettings(tab.p, tableau.APiece(piece.ID))[1].Move, nil)
		}
	}
	if got, want := strings.Join(lie(), ", "), "1 old key on b1, 1 berry on c1, bush, 2 berry on a3, bush"; got != want || kept() != 0 {
		t.Errorf("%q lie there, %d before Ava, want %q", got, kept(), want)
	}
}

func TestTheTableIsPutRight(t *testing.T) {
	tab := sit(t, 2, snails)
	for _, to := range []struct {
		in   tableau.Input
		line string
	}{{tableau.ASpot(7), "put A1 7"}, {tableau.ASpot(1000), "put A1 start"}} {
		if m, ok := tab.Fix(tab.p, tableau.APiece(0), to.in); !ok || tab.e.Format(m) != "fix "+to.line && tab.e.Format(m) != to.line {
			t.Errorf("the fix is %q, %t, want %q", tab.e.Format(m), ok, to.line)
		}
	}
	if list := tab.Steppers(tab.p); len(list) != 3 {
		t.Errorf("%d numbers can be put right, want the gardener and the leaves of two", len(list))
	}
	cards := sit(t, 2, farm)
	cards.play("table: draw Hen", "table: draw Cow", "table: draw Hen", "table: draw Sheep")
	scene := cards.Scene(cards.p, engines.Table)
	var fixed []string
	for _, piece := range scene.Pieces {
		if m, ok := cards.Fix(cards.p, tableau.APiece(piece.ID), tableau.ASpot(2200)); ok {
			fixed = append(fixed, cards.e.Format(m))
		}
	}
	if got, want := strings.Join(fixed, ", "), "card cow discards, card hen discards, card hen discards, card sheep discards"; got != want &&
		strings.ReplaceAll(got, "fix ", "") != want {
		t.Errorf("cards are put right by %q, want %q", got, want)
	}
}

func TestASecretHandIsSeenByItsOwnerAlone(t *testing.T) {
	tab := sit(t, 2, secret)
	tab.play("table: draw 1", "table: draw 2", "table: draw 3", "table: draw 1", "table: draw 1", "table: draw 1")
	named := func(seat engines.Seat) (names []string) {
		for _, piece := range tab.Scene(tab.p, seat).Pieces {
			if piece.Spot == 2000 { // Ava's hand
				names = append(names, piece.Name)
			}
		}
		return names
	}
	if got := strings.Join(named(0), ", "); got != "1, 2, 3" {
		t.Errorf("Ava sees %q", got)
	}
	for _, seat := range []engines.Seat{1, engines.Table} {
		if got := strings.Join(named(seat), ", "); got != "3 cards of numbers" {
			t.Errorf("%d sees %q", seat, got)
		}
	}
}

// A card says what it is called as soon as that can be read, and all that stands on paper where it is large.
func TestCardsAreReadOnTheScreen(t *testing.T) {
	tab := sit(t, 2, secret)
	tab.play("table: draw 3", "table: draw 3")
	scene := tab.Scene(tab.p, 0)
	at := slices.IndexFunc(scene.Pieces, func(piece tableau.Thing) bool { return piece.Spot == 2000 })
	for pixels, want := range map[float64]string{20: "3 ×2", 40: "3 ×2", 300: "3 Numbers Gain 2 points. 3 ×2"} {
		piece := scene.Pieces[at]
		d := drawing.New(16, 16)
		piece.Form.Draw(d, piece, d.Area().Centre(), pixels)
		got := strings.Fields(strings.Join(partstest.Words(d), " "))
		if slices.Sort(got); strings.Join(got, " ") != strings.Join(slices.Sorted(slices.Values(strings.Fields(want))), " ") {
			t.Errorf("at %g pixels a card says %q, want %q", pixels, got, want)
		}
	}
}
