package adventure

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
)

// otherLetter proposes another letter for a monster: one of its own name if that is free, else the first that is. Its
// tiles stay behind, with the monster that has the letter too.
func otherLetter(g *Game, id string) engines.Fit {
	taken := LetterEntrance + LetterTreasure + LetterWall
	for _, m := range g.rules.Monsters {
		taken += strings.ToUpper(m.Letter)
	}
	for letter := range g.rules.Tiles {
		if g.rules.Tiles[letter] > 0 {
			taken += strings.ToUpper(letter)
		}
	}
	for _, c := range strings.ToUpper(id) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
		if c >= 'A' && c <= 'Z' && !strings.ContainsRune(taken, c) {
			return engines.FitOf("monsters."+id+".letter", string(c))
		}
	}
	return nil
}

// tilesElsewhere proposes what becomes of the tiles of a letter that no monster has: they go to a monster that has
// none, or out of the game.
func tilesElsewhere(g *Game, letter string) []engines.Fit {
	out := engines.FitOf("tiles."+letter, 0)
	fits := []engines.Fit{}
	for _, k := range g.kinds {
		if g.rules.Tiles[k.Letter] == 0 {
			fits = append(fits, out.And("tiles."+k.Letter, g.rules.Tiles[letter]))
		}
	}
	return append(fits, out)
}

// moreSpawners proposes n more tiles of a monster: of each in turn.
func moreSpawners(g *Game, n int) (fits []engines.Fit) {
	for _, k := range g.kinds {
		fits = append(fits, engines.FitOf("tiles."+k.Letter, g.rules.Tiles[k.Letter]+n))
	}
	return fits
}

// eventsOnFewerFaces proposes what becomes of the faces that the die has no longer: what no other face brings comes on
// the highest face that has room for it.
func eventsOnFewerFaces(g *Game) (fit engines.Fit) {
	events := map[int][]string{}
	var lost []string
	brought := map[string]bool{}
	for face := range MaxFaces {
		key := strconv.Itoa(face + 1)
		things := g.rules.Events[key]
		switch {
		case len(things) == 0:
		case face >= g.rules.EventDie:
			lost = append(lost, things...)
			fit = fit.And("events."+key, []string{})
		default:
			events[face+1] = slices.Clone(things)
			for _, thing := range things {
				brought[thing] = true
			}
		}
	}
	moved := map[int]bool{}
	for _, thing := range lost {
		if brought[thing] {
			continue
		}
		brought[thing] = true
		for face := g.rules.EventDie; face > 0; face-- {
			if len(events[face]) < MaxEvents {
				events[face], moved[face] = append(events[face], thing), true
				break
			}
		}
	}
	for _, face := range slices.Sorted(maps.Keys(moved)) {
		fit = fit.And("events."+strconv.Itoa(face), events[face])
	}
	return fit
}

// eventsWithout proposes events that do not bring a monster that there is not.
func eventsWithout(g *Game, id string) (fit engines.Fit) {
	for _, key := range slices.Sorted(maps.Keys(g.rules.Events)) {
		things := g.rules.Events[key]
		if slices.Contains(things, id) {
			fit = fit.And("events."+key, slices.DeleteFunc(slices.Clone([]string(things)),
				func(thing string) bool { return thing == id }))
		}
	}
	return fit
}

var _ engines.Idler = (*Game)(nil)

// Idle implements [engines.Idler]: monsters that have no tile and come by no event, and a highest face of the event die
// that brings nothing.
func (g *Game) Idle() (list []engines.Idle) {
	brought := map[string]int{}
	for face := 1; face <= g.rules.EventDie; face++ {
		for _, id := range g.rules.Events[strconv.Itoa(face)] {
			brought[id]++
		}
	}
	rarest := ""
	for k := range g.kinds {
		id := g.kinds[k].id
		if rarest == "" || brought[id] < brought[rarest] {
			rarest = id
		}
		if brought[id] > 0 || g.tiles[tileSpawner+k] > 0 {
			continue
		}
		fit := engines.FitOf("tiles."+g.kinds[k].Letter, 1)
		if face := roomiest(g); face != "" {
			fit = fit.And("events."+face, append(slices.Clone([]string(g.rules.Events[face])), id))
		}
		list = append(list, engines.Idle{Key: "monsters." + id, Fit: fit})
	}
	if top := strconv.Itoa(g.rules.EventDie); len(g.rules.Events[top]) == 0 && rarest != "" {
		list = append(list, engines.Idle{Key: "event_die", Fit: engines.FitOf("events."+top, []string{rarest})})
	}
	return list
}

// roomiest returns the highest face that brings the fewest monsters and nothing else; "" if every face is full.
func roomiest(g *Game) (best string) {
	fewest := MaxEvents
	for face := 1; face <= g.rules.EventDie; face++ {
		key := strconv.Itoa(face)
		things := g.rules.Events[key]
		if slices.Contains(things, EventHeal) || slices.Contains(things, EventRespawn) || len(things) > fewest ||
			len(things) == MaxEvents {
			continue
		}
		best, fewest = key, len(things)
	}
	return best
}
