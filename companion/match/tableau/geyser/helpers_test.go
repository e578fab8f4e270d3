package geyser_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/geyser"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/geyser"
	"homespun/rulesets"
)

// table is a match in a test.
type table struct {
	testing.TB
	*geyser.Table
	e     engines.Engine
	g     *engine.Game
	voice *rulesets.Speaker
	p     engines.Position
}

var names = [][]string{{"Ava"}, {"Ben"}, {"Cleo"}, {"Dan"}}

const (
	ava = engines.Seat(iota)
	ben
	cleo
)

// sit makes a match of a shipped ruleset with house rules over it; 0 players are the usual number.
func sit(t testing.TB, ruleset string, players int, house map[string]any) *table {
	t.Helper()
	rules, e, theme := tableautest.Sit(t, "geyser", ruleset, players, house)
	voice := rules.Speaker(theme, e, names[:len(e.SeatIDs())]).OnScreen()
	return &table{t, geyser.New(e, voice, theme), e, e.Game().(*engine.Game), voice, e.Start()}
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

// moment is an event that is replayed, with the scene that shows it, or what stands on the stage.
type moment struct {
	name  string
	scene *tableau.Scene
	stage string
}

// play makes lines and returns the replayed events of the last one in order.
func (t *table) play(lines ...string) []moment {
	t.Helper()
	var list []moment
	for _, line := range lines {
		m := t.read(line)
		if v := t.e.Check(t.p, m); !v.OK() {
			t.Fatalf("%q: %s", line, t.voice.Refusal(v))
		}
		list = nil
		before := t.p
		t.p = t.e.Watch(t.p, m, func(n engines.Message, after engines.Position) {
			scene, shown := t.Show(before, after, n, engines.Table)
			m, large := t.Moment(before, after, n, engines.Table)
			if one := (moment{name: t.e.Info().Reasons[n.Reason].Name, scene: scene}); shown || large {
				if large {
					one.stage = tableautest.Staged(m)
				}
				list = append(list, one)
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

// at returns the space of a name.
func (t *table) at(name string) int {
	t.Helper()
	space, ok := t.g.Board().Find(name)
	if !ok {
		t.Fatalf("no space %s", name)
	}
	return space
}

// spot and piece are inputs: a space, and a token by its name.
func (t *table) spot(name string) tableau.Input { return tableau.ASpot(t.at(name)) }

func (t *table) piece(name string) tableau.Input {
	t.Helper()
	m := t.read("table: fix off " + name)
	return tableau.APiece(
		int(engine.Token{Seat: engines.Seat(m.Args[0]), Number: int(m.Args[1])}.Arg().Value))
}

// arrows writes the arrows of a scene: "d4>d9".
func (t *table) arrows(s *tableau.Scene) string {
	var list []string
	for _, a := range s.Arrows {
		text := ""
		for _, in := range append(s.At(a.From), s.At(a.To)...) {
			if in.Kind == tableau.Spot {
				text += ">" + t.g.Board().Name(in.ID)
			}
		}
		list = append(list, text[1:])
	}
	return strings.Join(list, " ")
}

// blasts writes the spaces on which there are blasts.
func (t *table) blasts(s *tableau.Scene) string {
	var list []string
	for _, layer := range s.Layers {
		for _, in := range s.At(layer.Box.Centre()) {
			if in.Kind == tableau.Spot && layer.Look == (tableau.Blast{}) {
				list = append(list, t.g.Board().Name(in.ID))
			}
		}
	}
	return strings.Join(list, " ")
}

// lit returns the names of the spaces that are not darkened.
func (t *table) lit(s *tableau.Scene) string {
	var list []string
	for _, layer := range s.Layers {
		if night, ok := layer.Look.(tableau.Night); ok {
			for _, box := range night.Lit {
				if lit := slices.IndexFunc(s.Spots, func(spot tableau.Place) bool { return spot.Box == box }); lit >= 0 {
					list = append(list, t.g.Board().Name(lit))
				}
			}
		}
	}
	return strings.Join(list, " ")
}

// standing writes the tokens on a space of a scene, by the letters of their players and their signs.
func (t *table) standing(s *tableau.Scene, space string) string {
	var list []string
	for _, piece := range s.Pieces {
		if piece.Spot == t.at(space) && !piece.Under {
			sign := piece.Label
			if sign != "" {
				sign = t.e.SeatIDs()[piece.Seat] + sign
			}
			list = append(list, sign)
			if piece.Count > 1 {
				list[len(list)-1] += fmt.Sprintf("×%d", piece.Count)
			}
		}
	}
	return strings.Join(list, " ")
}

// track returns what a track of a scene says, by its name.
func (t *table) track(s *tableau.Scene, name string) string {
	t.Helper()
	return tableautest.Track(s, name)
}

// scene returns how the position looks.
func (t *table) scene() *tableau.Scene { return t.Scene(t.p, engines.Table) }

// tap returns what inputs mean: the move they make, or the clause and reason of the refusal.
func (t *table) tap(seat engines.Seat, inputs ...tableau.Input) string {
	t.Helper()
	return tableautest.Meant(t.Table, t.e, t.p, seat, inputs...)
}

// called names an input.
func (t *table) called(in tableau.Input) string { return t.Table.Name(t.p, in) }
