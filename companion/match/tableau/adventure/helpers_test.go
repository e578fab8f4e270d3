package adventure_test

import (
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/adventure"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// table is a match in a test.
type table struct {
	testing.TB
	*adventure.Table
	e     engines.Engine
	g     *engine.Game
	voice *rulesets.Speaker
	p     engines.Position
}

var names = [][]string{{"Ava"}, {"Ben"}, {"Cleo"}, {"Dan"}}

// sit makes a match of a shipped ruleset with house rules over it; 0 players are the usual number.
func sit(t testing.TB, ruleset string, players int, house map[string]any) *table {
	t.Helper()
	rules, e, theme := tableautest.Sit(t, "adventure", ruleset, players, house)
	voice := rules.Speaker(theme, e, names[:len(e.SeatIDs())]).OnScreen()
	return &table{t, adventure.New(e, voice, theme), e, e.Game().(*engine.Game), voice, e.Start()}
}

// set makes a position, written as in a match file, the present one.
func (t *table) set(position string) *table {
	t.Helper()
	t.p = tableautest.Stand(t.TB, t.e, position)
	return t
}

// read parses a move written as a line of a match file.
func (t *table) read(line string) engines.Move {
	t.Helper()
	return tableautest.Read(t.TB, t.e, line)
}

// moment is an event that is replayed, with the scene that shows it.
type moment struct {
	name  string
	scene *tableau.Scene
	why   string
	of    string
}

// play makes a line and returns its replayed events in order.
func (t *table) play(line string) []moment {
	t.Helper()
	m := t.read(line)
	if v := t.e.Check(t.p, m); !v.OK() {
		t.Fatalf("%q: %s", line, t.voice.Refusal(v))
	}
	var list []moment
	before := t.p
	t.p = t.e.Watch(t.p, m, func(n engines.Message, after engines.Position) {
		if scene, ok := t.Show(before, after, n, engines.Table); ok {
			told := moment{name: t.e.Info().Reasons[n.Reason].Name, scene: scene}
			if why, subject, ok := t.Why(before, n); ok {
				told.why, told.of = t.note(why), subject
			}
			list = append(list, told)
		}
		before = after
	})
	return list
}

// told returns the replayed events of a name.
func told(list []moment, name string) []moment {
	var some []moment
	for _, m := range list {
		if m.name == name {
			some = append(some, m)
		}
	}
	return some
}

// note writes a message: its clause, reason and arguments.
func (t *table) note(n engines.Message) string {
	words := []string{n.Clause.ID("ADV"), t.e.Info().Reasons[n.Reason].Name}
	for _, arg := range n.Args[:n.N] {
		words = append(words, t.e.Describe(arg).Text)
	}
	return strings.Join(words, " ")
}

// at returns the space of a name.
func (t *table) at(name string) int {
	t.Helper()
	space, ok := t.g.Board().Find(name)
	if !ok {
		t.Fatalf("no space %s", name)
	}
	return space
}

// piece returns the figure of a name.
func (t *table) piece(name string) int {
	t.Helper()
	return int(t.read("table: fix put " + name + " a1").Args[0])
}

// arrows writes the arrows of a scene, the strong ones with an exclamation mark: "!d4>d9 b1>b3".
func (t *table) arrows(s *tableau.Scene) string {
	var list []string
	for _, a := range s.Arrows {
		text := ""
		for _, in := range append(s.At(a.From), s.At(a.To)...) {
			if in.Kind == tableau.Spot {
				text += ">" + t.g.Board().Name(in.ID)
			}
		}
		text = text[1:]
		if a.Strong {
			text = "!" + text
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}

// spots returns the names of the highlighted spaces.
func (t *table) spots(list []int) string {
	var text []string
	for _, at := range list {
		text = append(text, t.g.Board().Name(at))
	}
	return strings.Join(text, " ")
}

// track returns a track of the scene by its name.
func (t *table) track(name string) tableau.Track {
	t.Helper()
	for _, track := range t.Scene(t.p, engines.Table).Tracks {
		if track.Name == name {
			return track
		}
	}
	t.Fatalf("no track %q", name)
	return tableau.Track{}
}

// tap returns what inputs mean: the move they make, or the clause and reason of the refusal.
func (t *table) tap(seat engines.Seat, inputs ...tableau.Input) string {
	t.Helper()
	return tableautest.Meant(t.Table, t.e, t.p, seat, inputs...)
}

// blasts returns the squares of the explosions in a scene.
func blasts(scene *tableau.Scene) (squares []drawing.Rectangle) {
	for _, layer := range scene.Layers {
		if _, blast := layer.Look.(tableau.Blast); blast {
			squares = append(squares, layer.Box)
		}
	}
	return squares
}

// Light is around the entrance and around each torch, and nowhere else; it lies below all that the rules show.
func TestTorchesAndTheEntranceShine(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(worked + "torches = [\"a1\"]\n")
	scene := tab.Scene(tab.p, ava)
	p, lit := tab.p.(engine.Position), 0
	for at := range scene.Spots {
		letter, _ := tab.g.Tile(&p, at)
		want := letter == engine.LetterEntrance || p.Lit(at)
		shines := slices.ContainsFunc(scene.Layers, func(layer tableau.Layer) bool {
			return layer.Under && layer.Box.Centre() == scene.Spots[at].Box.Centre()
		})
		if shines != want {
			t.Errorf("%s: light %v, want %v", scene.Spots[at].Name, shines, want)
		}
		if want {
			lit++
		}
	}
	if lit != 2 {
		t.Errorf("%d places with light, want that of a torch and the entrance", lit)
	}
}
