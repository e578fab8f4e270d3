package patrollers_test

import (
	"fmt"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/patrollers"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/patrollers"
	"homespun/rulesets"
)

// battle is a match in a test.
type battle struct {
	testing.TB
	*patrollers.Table
	tableau.Measurer
	e     engines.Engine
	g     *engine.Game
	voice *rulesets.Speaker
	theme *rulesets.Theme
	p     engines.Position
}

const (
	ava = engines.Seat(iota)
	ben
)

// sit has Ava and Ben sit down at a shipped ruleset, with house rules on top.
func sit(t testing.TB, ruleset string, house map[string]any) *battle {
	t.Helper()
	rules, e, theme := tableautest.Sit(t, "patrollers", ruleset, 2, house)
	voice := rules.Speaker(theme, e, [][]string{{"Ava"}, {"Ben"}}).OnScreen()
	table := patrollers.New(e, voice, theme)
	return &battle{t, table, table.Measurer(), e, e.Game().(*engine.Game), voice, theme, e.Start()}
}

// stand takes up a battle in round 2 where Ava is to give an order. Figures are a line each: "A1 mad-dog 10,8
// 3/2/2/2", and behind that what a record says of them, such as side = "near-death".
func (t *battle) stand(figures string, notes ...string) *battle {
	t.Helper()
	text := "round = 2\ndue = \"order\"\nturn = \"A\"\ninitiative = \"A\"\n" + strings.Join(notes, "\n") +
		"\n"
	for _, line := range strings.Split(strings.TrimSpace(figures), "\n") {
		words := strings.SplitN(strings.TrimSpace(line), " ", 5)
		place := fmt.Sprintf("at = %q", words[2])
		if t.g.Measured() {
			place = "placed = true"
		}
		text += fmt.Sprintf("[patrollers.%s]\nwho = %q\n%s\ndial = [%s]\n", words[0], words[1], place,
			strings.ReplaceAll(words[3], "/", ","))
		if t.g.HasTokens() && !strings.Contains(line, "token") {
			text += "token = \"none\"\n"
		}
		if len(words) > 4 {
			text += strings.ReplaceAll(words[4], ";", "\n") + "\n"
		}
	}
	t.p = tableautest.Stand(t.TB, t.e, text)
	return t
}

// moment is an event that is replayed, with the scene that shows it.
type moment struct {
	name  string
	scene *tableau.Scene
}

// play makes lines and returns the replayed events of the last one in order.
func (t *battle) play(lines ...string) []moment {
	t.Helper()
	var list []moment
	for _, line := range lines {
		m := tableautest.Read(t.TB, t.e, line)
		if v := t.e.Check(t.p, m); !v.OK() {
			t.Fatalf("%q: %s", line, t.voice.Refusal(v))
		}
		list = nil
		before := t.p
		t.p = t.e.Watch(t.p, m, func(n engines.Message, after engines.Position) {
			if scene, ok := t.Show(before, after, n, engines.Table); ok {
				list = append(list, moment{t.e.Info().Reasons[n.Reason].Name, scene})
			}
			before = after
		})
	}
	return list
}

// told returns the names of the events that are replayed.
func told(list []moment) string {
	var text []string
	for _, m := range list {
		text = append(text, m.name)
	}
	return strings.Join(text, " ")
}

// unit and tag are inputs: a figure, and its dog-tag, by the name of the notation.
func unit(name string) tableau.Input {
	return tableau.APiece(int(name[0]-'A')*engine.MaxTeam + int(name[1]-'1'))
}

func tag(name string) tableau.Input { return tableau.ASpot(1000 + unit(name).ID) }

// token and card are inputs: a token of the sheet, and a Patroller of the roster.
func (t *battle) token(id string) tableau.Input {
	for i, token := range append([]string{"none", "sealed"}, t.g.TokenIDs()...) {
		if token == id {
			return tableau.ASpot(4000 + i)
		}
	}
	t.Fatalf("no token %s", id)
	return tableau.Input{}
}

func (t *battle) card(id string) tableau.Input {
	for i, f := range t.g.Roster() {
		if f.ID == id {
			return tableau.ASpot(3000 + i)
		}
	}
	t.Fatalf("nobody is called %s", id)
	return tableau.Input{}
}

// at is a point, in tenths of an inch.
func at(x, y int) tableau.Input { return tableau.APoint(x, y) }

// The choices that tests speak of.
var (
	end, reroll, special = tableau.AVerb(engine.VerbEnd), tableau.AVerb(engine.VerbReroll),
		tableau.AVerb(engine.VerbSpecial)
	yes, done, next = tableau.AChoice(1), tableau.AChoice(2), tableau.AChoice(4)
)

// dialled are the choices that dial four values.
func dialled(values ...int) (in []tableau.Input) {
	for a, n := range values {
		in = append(in, tableau.AChoice(1000+16*a+n))
	}
	return in
}

// tap returns what inputs mean: the move they make, or the clause and reason of the refusal.
func (t *battle) tap(seat engines.Seat, inputs ...tableau.Input) string {
	t.Helper()
	return tableautest.Meant(t.Table, t.e, t.p, seat, inputs...)
}

// next names what a seat may go on with after some inputs.
func (t *battle) next(seat engines.Seat, inputs ...tableau.Input) string {
	t.Helper()
	q := tableau.Ask(t.Table, t.e, t.p, seat)
	for _, in := range inputs {
		if !q.Tap(in).Taken {
			t.Fatalf("%v of %v is not taken", in, inputs)
		}
	}
	var list []string
	for _, in := range q.Next() {
		list = append(list, t.called(in))
	}
	return strings.Join(list, ", ")
}

// track returns what a track of a scene says, by its name.
func track(s *tableau.Scene, name string) string {
	return tableautest.Track(s, name)
}

// tagOf returns the dog-tag of a figure.
func (t *battle) tagOf(name string, seat engines.Seat) patrollers.Tag {
	t.Helper()
	for _, tag := range t.Scene(t.p, seat).Tags {
		if face := tag.Face.(patrollers.Tag); face.Label == name[1:] && face.Seat == engines.Seat(name[0]-'A') {
			return face
		}
	}
	t.Fatalf("no tag of %s", name)
	return patrollers.Tag{}
}

// numbers writes the values of a tag: "3+1 4 2 2".
func numbers(tag patrollers.Tag) string {
	var list []string
	for _, v := range tag.Values {
		text := v.Value
		if v.Plus != 0 {
			text += fmt.Sprintf("+%d", v.Plus)
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}

// names writes figures by their names.
func names(list []int) string {
	var text []string
	for _, u := range list {
		text = append(text, engine.UnitName(u))
	}
	return strings.Join(text, " ")
}

// called names an input.
func (t *battle) called(in tableau.Input) string { return t.Table.Name(t.p, in) }
