package adventure

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
)

// otherLetter proposes another letter for a monster: its own if that is free, else the first that is. Its tiles go
// along, unless another monster of that letter needs them.
func (g *Game) otherLetter(id string) engines.Fit {
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
func (g *Game) tilesElsewhere(letter string) []engines.Fit {
	out := engines.FitOf("tiles."+letter, 0)
	fits := []engines.Fit{}
	for _, k := range g.kinds {
		if g.rules.Tiles[k.Letter] == 0 {
			fits = append(fits, out.And("tiles."+k.Letter, g.rules.Tiles[letter]))
		}
	}
	return append(fits, out)
}

// spawners proposes n more tiles of a monster: of each in turn.
func (g *Game) spawners(n int) (fits []engines.Fit) {
	for _, k := range g.kinds {
		fits = append(fits, engines.FitOf("tiles."+k.Letter, g.rules.Tiles[k.Letter]+n))
	}
	return fits
}

// eventsOnFewerFaces proposes what becomes of the faces that the die has no longer: what no other face brings comes on
// the highest face that has room for it.
func (g *Game) eventsOnFewerFaces() (fit engines.Fit) {
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
func (g *Game) eventsWithout(id string) (fit engines.Fit) {
	for _, key := range slices.Sorted(maps.Keys(g.rules.Events)) {
		things := g.rules.Events[key]
		if slices.Contains(things, id) {
			fit = fit.And("events."+key, slices.DeleteFunc(slices.Clone([]string(things)),
				func(thing string) bool { return thing == id }))
		}
	}
	return fit
}
