package adventure_test

import (
	"math/rand/v2"
	"testing"

	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// dragons are a house rule with a monster of the family's own, which breathes fire and comes with the
// spiders.
var dragons = map[string]any{
	"tiles":  map[string]any{"D": 2},
	"events": map[string]any{"4": []any{"spider", "dragon"}},
	"monsters": map[string]any{"dragon": map[string]any{
		"letter": "D", "figure": "dragon", "supply": 3, "steps": 4, "climbs": true, "target": "hears",
		"attack": "hit", "range": 2, "damage": 2, "kill": 6, "order": 5,
	}},
}

// crowd is the largest dungeon that the bounds allow: eight kinds of monsters, four players, many hearts,
// many tiles, and a die of twenty faces.
func crowd() map[string]any {
	tiles, monsters, events := map[string]any{"P": 1, "T": 16, "W": 7, "Z": 5, "S": 5, "K": 5, "C": 5},
		map[string]any{}, map[string]any{}
	for i, letter := range []string{"A", "B", "X", "Y"} {
		id := []string{"gnome", "basilisk of the northern", "mummy", "owlbear"}[i]
		tiles[letter] = 5
		monsters[id] = map[string]any{
			"letter": letter, "figure": id, "supply": 16, "steps": 1 + i, "climbs": i%2 == 0,
			"target": []string{"hears", "sees", "shot", "sees"}[i],
			"attack": []string{"hit", "explode", "shoot", "hit"}[i], "range": 1 + i, "damage": 3,
			"kill": 2 * i, "order": 2,
		}
		events[[]string{"7", "8", "9", "20"}[i]] = []any{id, "heal", "respawn", "spider"}
	}
	return map[string]any{"tiles": tiles, "monsters": monsters, "events": events, "event_die": 20,
		"hearts": 30}
}

// dungeons are the rulesets that are played at random.
func dungeons(t *testing.T) map[string]*table {
	list := map[string]*table{
		"auto":     sit(t, "standard", 2, map[string]any{"ambiguity": "auto"}),
		"entrance": sit(t, "standard", 2, map[string]any{"bank": "entrance"}),
		"dragons":  sit(t, "standard", 3, dragons),
		"crowd":    sit(t, "standard", 4, crowd()),
	}
	for _, ruleset := range []string{"standard", "first-dungeon", "four-heroes", "hardcore", "solo"} {
		list[ruleset] = sit(t, ruleset, 0, nil)
	}
	return list
}

// The inputs of every legal move make that move again.
func TestInputsMeanTheirMoves(t *testing.T) {
	for name, tab := range round.SampleMap(t, 3, dungeons(t)) {
		t.Run(name, func(t *testing.T) {
			tableautest.CheckInputs(t, tab.e, tab.Table, 1, 150)
		})
	}
}

// In random matches every scene is consistent, and every replayed event has a consistent scene.
func TestScenesAreInOrder(t *testing.T) {
	for name, tab := range round.SampleMap(t, 3, dungeons(t)) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(2) {
				tableautest.CheckScenes(t, tab.e, tab.Table, seed, 400)
			}
		})
	}
}

func BenchmarkScene(b *testing.B) {
	tab := sit(b, "standard", 4, crowd())
	r := rand.New(rand.NewPCG(1, 1))
	for range 400 {
		if m := tab.e.Sample(tab.p, r); !tab.e.Pending(tab.p).Over() {
			tab.p = tab.e.Apply(tab.p, m, nil)
		}
	}
	for b.Loop() {
		tab.Scene(tab.p, engines.Table)
	}
}
