package advice_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/companion/match/advice"
	"homespun/companion/match/games"
	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/rulesets"
)

// players are the names of the tests.
var players = []string{"Ava", "Ben", "Cleo", "Dan", "Eve", "Finn"}

// sit returns a game as it is played by people, and its voice.
func sit(t *testing.T, id string) (engines.Engine, tableau.Game, *rulesets.Speaker) {
	t.Helper()
	rules, engine, theme := tableautest.Sit(t, id, "", 0, nil)
	var names [][]string
	for i := range engine.SeatIDs() {
		names = append(names, players[i:i+1])
	}
	voice := rules.Speaker(theme, engine, names)
	return engine, games.All().Tables[id](engine, voice, theme), voice
}

// Every move of every game can be advised: there is a sentence, and what is pointed out is on the table.
func TestEveryMoveCanBeAdvised(t *testing.T) {
	for _, one := range games.All().All() {
		id := one.ID
		t.Run(id, func(t *testing.T) {
			engine, game, voice := sit(t, id)
			random := rand.New(rand.NewPCG(1, 2))
			p, arrows := engine.Start(), 0
			for range 300 {
				if engine.Pending(p).Over() {
					break
				}
				m := engine.Sample(p, random)
				if seat := m.Who; seat >= 0 {
					view := engine.View(p, seat)
					a, fault := advice.Of(engine, game, voice.At(view), view, seat, m)
					if fault != nil {
						t.Fatalf("%s: %v", engine.Format(m), fault)
					}
					if len(a.Sentence) <= len("The owl's idea: .") || strings.Contains(a.Sentence, "..") {
						t.Errorf("%s is advised as %q", engine.Format(m), a.Sentence)
					}
					onTable(t, engine.Format(m), a, game.Scene(view, seat))
					arrows += len(a.Arrows)
				}
				p = engine.Apply(p, m, nil)
			}
			if arrows == 0 && id != "saratoga" && id != "cubed" { // there only cards and squares are tapped
				t.Error("no move has an arrow")
			}
		})
	}
}

// onTable checks that what advice points out lies on an arranged scene, and that the scene itself is left
// alone.
func onTable(t *testing.T, move string, a advice.Advice, scene *tableau.Scene) {
	t.Helper()
	before := len(scene.Arrows)
	advised := a.On(scene)
	advised.ArrangeFor(800, 600)
	for _, arrow := range advised.Arrows[before:] {
		from, ok := advised.Box(arrow.Begin)
		if !ok || arrow.From != from.Centre() || arrow.To == arrow.From {
			t.Errorf("%s: the arrow goes from %v to %v", move, arrow.From, arrow.To)
		}
	}
	for _, spot := range a.Spots {
		if _, ok := advised.Box(tableau.ASpot(spot)); !ok {
			t.Errorf("%s: there is no spot %d", move, spot)
		}
	}
	if len(scene.Arrows) != before {
		t.Errorf("%s: the scene without the advice has its arrows", move)
	}
}

func TestAdviceSaysTheMoveAndPointsAtIt(t *testing.T) {
	engine, game, voice := sit(t, "sitters")
	p := engine.Start()
	for _, line := range []string{"collectors: container d3", "collectors: container e1",
		"collectors: container f6", "collectors: container g2", "obstructors: container h5",
		"obstructors: container i3", "obstructors: container e6", "obstructors: container d5",
		"collectors: start C1 a3", "collectors: start C2 a4", "collectors: start C3 a2",
		"collectors: start C4 a6", "dice: 5"} {
		p = engine.Apply(p, tableautest.Read(t, engine, line), nil)
	}
	m := tableautest.Read(t, engine, "collectors: move C1 d3")
	a, _ := advice.Of(engine, game, voice.At(p), p, 0, m)
	first := ""
	engine.Apply(p, m, func(event engines.Message) {
		if first == "" {
			first = strings.TrimSuffix(voice.At(p).Sentence(event), ".")
		}
	})
	if !strings.Contains(a.Sentence, first) {
		t.Errorf("the owl says %q, and the move is %q", a.Sentence, first)
	}
	inputs := game.Inputs(p, m)
	if len(a.Arrows) != 1 || a.Arrows[0].Begin != inputs[0] || a.Arrows[0].End != inputs[1] {
		t.Errorf("got arrows %+v, want one from the piece to its space", a.Arrows)
	}
}

// In a step of a dungeon only the space is tapped, and the arrow still begins at the player who goes there.
func TestTheArrowBeginsAtThePieceThatGoes(t *testing.T) {
	engine, game, voice := sit(t, "adventure")
	p := tableautest.Stand(t, engine, `tiles = { f13 = "S", c2 = "Z", n14 = "T", b14 = "P" }
kings = { A = "f8", B = "k9" }
due = "action"
actions = 2`)
	a, _ := advice.Of(engine, game, voice.At(p), p, 0, tableautest.Read(t, engine, "A: step f9"))
	king, _ := game.Scene(p, 0).Piece(a.Arrows[0].Begin.ID)
	if len(a.Arrows) != 1 || a.Arrows[0].Begin.Kind != tableau.Piece || king.Name != "Ava" {
		t.Errorf("got arrows %+v, from %q", a.Arrows, king.Name)
	}
}

// In an attack only the one attacked is tapped, and the arrow still begins at the one that attacks.
func TestTheArrowBeginsAtThePieceThatAttacks(t *testing.T) {
	engine, game, voice := sit(t, "patrollers")
	p, random := engine.Start(), rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		m := engine.Sample(p, random)
		if inputs := game.Inputs(p, m); m.Who >= 0 && strings.HasPrefix(engine.Format(m), "attack ") {
			view := engine.View(p, m.Who)
			a, _ := advice.Of(engine, game, voice.At(view), view, m.Who, m)
			if len(a.Arrows) != 1 || a.Arrows[0].End != inputs[0] || a.Arrows[0].Begin == inputs[0] {
				t.Errorf("%s has the arrows %+v", engine.Format(m), a.Arrows)
			}
			return
		}
		p = engine.Apply(p, m, nil)
	}
	t.Fatal("nobody ever attacked")
}

// The bot that advises finds a move in every game, from what the seat may see.
func TestTheAdviserPlaysEveryGame(t *testing.T) {
	for id := range games.All().Tables {
		engine, _, _ := sit(t, id)
		random := rand.New(rand.NewPCG(5, 6))
		p := engine.Start()
		for i := range 60 {
			pending := engine.Pending(p)
			if pending.Over() {
				break
			}
			if seat := pending.Who.First(); seat >= 0 && i%6 == 0 {
				bot, err := bots.New(bots.Adviser)
				if err != nil {
					t.Fatal(err)
				}
				m, err := bot.Choose(context.Background(), engine.Walk(engine.View(p, seat)), seat, random)
				if err != nil || !engine.Check(p, m).OK() {
					t.Errorf("%s: advised %v, %v", id, m, err)
				}
			}
			p = engine.Apply(p, engine.Sample(p, random), nil)
		}
	}
}

// broken is an engine that cannot make a move.
type broken struct{ engines.Engine }

func (b broken) Apply(engines.Position, engines.Move, func(engines.Message)) engines.Position {
	panic("out of cheese")
}

// A fault of the engine does not take the advice away, and is not swallowed either: the advice has the names
// of what is tapped, and the fault comes with it.
func TestAFaultOfTheEngineComesWithTheAdvice(t *testing.T) {
	engine, game, voice := sit(t, "geyser")
	p := engine.Start()
	m := tableautest.Read(t, engine, "A: start a1")
	a, fault := advice.Of(broken{engine}, game, voice.At(p), p, 0, m)
	if fault == nil || fault.Problem != "out of cheese" {
		t.Errorf("the fault is %v", fault)
	}
	if !strings.Contains(a.Sentence, "a1") || len(a.Spots) != 1 {
		t.Errorf("the owl says %q and points at %v", a.Sentence, a.Spots)
	}
}
