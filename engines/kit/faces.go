package kit

import (
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/kit/program"
)

// fell tells what the dice show.
func (g *Game) fell(p *Position, clause engines.Clause, tell listener) {
	for _, side := range p.Faces {
		if side >= program.FirstSymbol {
			Face.Emit(tell, clause, g.faceOf(int(side)-program.FirstSymbol))
		}
	}
	if p.Total > 0 {
		Rolled.Emit(tell, clause, number(p.Total))
	}
}

// follow begins what the faces do that were rolled, that of the first die first.
func (g *Game) follow(p *Position, f frame) {
	for i := int(g.Roll.N) - 1; i >= 0; i-- {
		if pc := g.Brings[p.Faces[i]]; pc > 0 {
			p.push(frame{pc: pc, me: f.me, piece: f.piece, card: f.card})
		}
	}
}

func (g *Game) readFace(said string) (int16, bool) {
	if i := slices.Index(g.Symbols.Slugs, strings.ToLower(said)); i >= 0 {
		return int16(program.FirstSymbol + i), true
	}
	return engines.Number(said)
}

func (g *Game) writeFace(side int16) string {
	if i := int(side) - program.FirstSymbol; i >= 0 && i < len(g.Symbols.Slugs) {
		return g.Symbols.Slugs[i]
	}
	return strconv.Itoa(int(side))
}

// parseRoll reads what the dice show: faces with dashes between.
func (g *Game) parseRoll(words []string) (engines.Move, bool) {
	if len(words) != 1 {
		return engines.Move{}, false
	}
	m, _, ok := dice.ParseSides(words[0], g.readFace)
	return m, ok
}

// noFace refuses a face that no die has.
func (g *Game) noFace(clause engines.Clause, side int16) engines.Verdict {
	if side >= program.FirstSymbol {
		if i := int(side) - program.FirstSymbol; i < len(g.Faces) {
			return NoSymbol.Refuse(clause, g.faceOf(i))
		}
	}
	return NoFace.Refuse(clause, number(side))
}
