package adventure

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

// randomRules draws house rules from all that the fields allow: kinds of monsters, tiles, events, dice.
func randomRules(t *rapid.T) Rules {
	number := func(name string, least, most int) int { return rapid.IntRange(least, most).Draw(t, name) }
	word := func(name string, words ...string) string { return rapid.SampledFrom(words).Draw(t, name) }
	r := Rules{
		Hearts: number("hearts", 1, MaxHearts), Respawn: rapid.Bool().Draw(t, "respawn"),
		Bank:      word("bank", BankAdjacent, BankEntrance),
		Ambiguity: word("ambiguity", Ask, Auto), Actions: number("actions", 1, MaxActions),
		EventDie: number("event die", 2, MaxFaces),
		Events:   map[string][]string{},
		Tiles:    map[string]int{"P": 1, "T": number("treasures", 1, MaxTreasures)},
		Monsters: map[string]Monster{},
	}
	left := MaxTiles - 1 - r.Tiles["T"]
	r.Tiles["W"] = number("walls", 0, min(left-1, 20))
	left -= r.Tiles["W"]
	brings := []string{EventHeal, EventRespawn}
	spawners := 0
	for i := range number("kinds", 1, MaxKinds) {
		id, letter := fmt.Sprintf("kind%c", 'a'+i), string("ZKCSGDMB"[i])
		m := Monster{
			Letter: letter, Figure: id, Supply: number("supply", 1, MaxSupply),
			Steps: number("steps", 0, MaxSteps), Climbs: rapid.Bool().Draw(t, "climbs"),
			Target: word("target", Hears, Sees, Shot), Attack: word("attack", Hit, Shoot, Explode),
			Range:  number("range", 1, Columns-1),
			Damage: number("damage", 0, MaxDamage), Kill: number("kill", 0, FightFaces),
			Order: number("order", 1, 3),
		}
		if m.Target == Shot {
			m.Attack = Shoot
		}
		r.Monsters[id] = m
		brings = append(brings, id)
		least := 0
		if i == 0 {
			least = 1
		}
		r.Tiles[letter] = number("spawners", least, max(least, min(left, 8)))
		left -= r.Tiles[letter]
		spawners += r.Tiles[letter]
	}
	r.Discard = number("discard", 0, r.Tiles["T"]+spawners-2)
	for face := range r.EventDie {
		if things := rapid.SliceOfN(rapid.SampledFrom(brings), 0, MaxEvents).Draw(t,
			"face"); len(things) > 0 {
			r.Events[fmt.Sprint(face+1)] = things
		}
	}
	return r
}

// Any house rules within the bounds of the fields make a game that passes all tests of the contract.
func TestAnyHouseRulesMakeAGame(t *testing.T) {
	round.Checks(t, 30)
	rapid.Check(t, func(t *rapid.T) {
		rules, players := randomRules(t), rapid.IntRange(1, MaxPlayers).Draw(t, "players")
		g, err := Compile(func(into any) error { *into.(*Rules) = rules; return nil }, players)
		if err != nil {
			t.Fatal(err)
		}
		options := enginetest.Options{Matches: 1, MaxLines: 80, Mutants: 3,
			Seed: rapid.Uint64().Draw(t, "seed")}
		if err := enginetest.Examine(engines.Wrap(g), options); err != nil {
			t.Fatalf("%+v\n%v", rules, err)
		}
		for k := range g.kinds {
			if g.kinds[k].harm < 0 {
				t.Errorf("%s: harm of %d", g.kinds[k].id, g.kinds[k].harm)
			}
		}
	})
}

// The goals of the monsters are worked out twice: once with sets of spaces, and once by counting from space
// to space. In matches by any house rules both must agree, for each monster and each space.
func TestGoalsAreThoseThatAreJudged(t *testing.T) {
	round.Checks(t, 30)
	rapid.Check(t, func(t *rapid.T) {
		rules, players := randomRules(t), rapid.IntRange(1, MaxPlayers).Draw(t, "players")
		g, err := Compile(func(into any) error { *into.(*Rules) = rules; return nil }, players)
		if err != nil {
			t.Fatal(err)
		}
		r := rapid.Uint64().Draw(t, "seed")
		p := g.Start()
		random := newRandom(r)
		for line := 0; line < 200 && !p.Over(); line++ {
			g.Apply(&p, g.Sample(&p, random), nil)
			if p.kings.Empty() || line%7 != 0 {
				continue
			}
			for rest := p.monsters; !rest.Empty(); {
				m := p.monsterOn(rest.Take())
				goals := g.goals(&p, m)
				for at := range Spaces {
					if v := g.judge(&p, m, at); v.OK() != goals.Has(at) {
						t.Fatalf("%s to %s in\n%s: listed %v, judged %+v", g.PieceName(m), g.board.Name(at),
							strings.TrimSpace(g.Draw(p)), goals.Has(at), v)
					}
				}
			}
		}
	})
}

func newRandom(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }
