package patrollers

import (
	"cmp"
	"slices"
	"strings"

	"homespun/engines"
	engine "homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// dieColours are those of the sides of an action die, by the engine's numbers.
var dieColours = [...]drawing.Colour{engine.Red: 0xFFC23B2E, engine.Yellow: 0xFFF2C230,
	engine.Blue: 0xFF2F6FB5}

// sidesOf returns the sides of an action die, by colour: with its letter and its hatch each is told without.
func sidesOf(die engines.Die) []parts.DieSide {
	numbers := slices.Clone(die.Sides[:engine.DieSides])
	slices.SortStableFunc(numbers, func(a, b uint8) int {
		one, _ := engine.FaceOf(int16(a))
		other, _ := engine.FaceOf(int16(b))
		return cmp.Compare(one, other)
	})
	var sides []parts.DieSide
	for _, side := range numbers {
		colour, _ := engine.FaceOf(int16(side))
		sides = append(sides, parts.DieSide{Text: engine.FaceName(int16(side)), Colour: dieColours[colour]})
	}
	return sides
}

// dice are two of the action die of all, one for each side, and one of every other die that somebody of the
// roster has (PAT-04).
func (p *printer) dice() parts.Part {
	type kind struct {
		die    engines.Die
		owners []string // none of the die of all
	}
	var kinds []kind
	for who, fighter := range p.game.Roster() {
		own := p.rules.Roster[fighter.ID].Die != ""
		i := slices.IndexFunc(kinds, func(k kind) bool {
			return k.die == fighter.Die && (len(k.owners) > 0) == own
		})
		if i < 0 {
			i, kinds = len(kinds), append(kinds, kind{die: fighter.Die})
		}
		if own {
			kinds[i].owners = append(kinds[i].owners, p.names[who])
		}
	}
	slices.SortStableFunc(kinds, func(a, b kind) int {
		return cmp.Compare(min(1, len(a.owners)), min(1, len(b.owners)))
	})
	part, names := parts.Part{}, distinct{}
	for i, k := range kinds {
		made := parts.Die(sidesOf(k.die), p.set.Large)
		if i == 0 {
			part = made
			part.Use = parts.Needed // no family has such dice
			part.Pieces = nil
		}
		copies, name := engine.Players, "action die"
		if len(k.owners) > 0 {
			copies, name = 1, "die of "+k.owners[0]
		}
		for _, piece := range made.Pieces {
			piece.Copies, piece.Name = copies,
				names.add(strings.Replace(piece.Name, "die", name, 1), "other die")
			part.Pieces = append(part.Pieces, piece)
		}
	}
	part.Title = "Fold-up dice"
	part.Note = words.ActionDiceNote
	if len(kinds) > 1 || len(kinds[0].owners) > 0 {
		part.Note = words.OwnDiceNote
	}
	return part
}
