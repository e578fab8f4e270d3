package geyser

import "homespun/engines"

// Why says by which rule and numbers something came about that was told, given the position right before it; ok is false for what says so itself, and for
// what needs no reason. What decides says so itself: the note is its own reason.
func (g *Game) Why(before *Position, told engines.Note) (why engines.Note, ok bool) {
	switch told.Reason {
	case tellEqual, tellWinsMother, tellWinsAlone, tellNobody:
		return told, true
	case tellFirst:
		face := before.rolled[told.Args[0].Value]
		return engines.NewNote(whyBegins, 3, told.Args[0], number(face)), face > 0
	case tellMove:
		mover := g.ownerOf(told.Args[0])
		held := g.rules.SpawnOn == Claim && g.kinds[told.Args[2].Value] == Geyser && before.on[mover].Has(int(told.Args[2].Value))
		return engines.NewNote(whyHeldBefore, 5, told.Args[0], told.Args[2], seat(mover)), held
	case tellMother:
		return engines.NewNote(whyNotWonYet, 13, told.Args[0], seat(g.ownerOf(told.Args[0]))), true
	case tellRepelled:
		return g.whyLower(before, told.Args[0], told.Args[1], told.Args[4], told.Args[5]), true
	case tellBeaten:
		return g.whyLower(before, told.Args[1], told.Args[0], told.Args[4], told.Args[3]), true
	case tellPass:
		return g.whyPass(before, engines.Seat(told.Args[0].Value))
	case tellReenter:
		return engines.NewNote(whyLands, 14, seat(g.ownerOf(told.Args[0]))), true
	case tellOut:
		return engines.NewNote(whyOut, 14, told.Args[0]), true
	case tellIn:
		return engines.NewNote(whyIn, 14, told.Args[0]), true
	case tellFires:
		ways, of := g.RingWays(string(rune('0' + told.Args[2].Value)))
		return engines.NewNote(whyFires, 11, told.Args[1], told.Args[2], number(ways), number(of)), true
	case tellQuiet:
		return engines.NewNote(whyQuiet, 11, told.Args[1]), true
	case tellMotherFires:
		return engines.NewNote(whyMotherFires, 12, told.Args[1]), true
	}
	return engines.Note{}, false
}

// ownerOf returns the player of a token.
func (g *Game) ownerOf(a engines.Arg) engines.Seat {
	t, _ := g.TokenOf(a)
	return t.Seat
}

// whyLower explains who has lost a battle: both totals, and how many geysers are in each (GEY-08).
func (g *Game) whyLower(p *Position, loser, winner, total, against engines.Arg) engines.Note {
	geysers, held := g.controls(p, g.ownerOf(loser)), g.controls(p, g.ownerOf(winner))
	return engines.NewNote(whyLower, 8, loser, winner, total, against, number(geysers), number(held))
}

// whyPass explains why a player cannot move: nothing of theirs is on the board, every token is the last on its geyser, or all that is left is the way to the
// Mother Geyser. Where nothing leads away from a token there is no rule to name.
func (g *Game) whyPass(p *Position, mover engines.Seat) (why engines.Note, ok bool) {
	who := seat(mover)
	switch t := &p.tribes[mover]; {
	case t.count == 0 && g.rules.Reentry:
		return engines.NewNote(whyNoStart, 14, who), true
	case t.count == 0:
		return engines.NewNote(whyNone, 4, who), true
	}
	shut := false
	for rest := p.on[mover]; !rest.Empty(); {
		at := rest.Take()
		if g.kinds[at] == Geyser && p.tokensOn(mover, at) == 1 {
			continue
		}
		if !g.near[at].Has(g.mother) {
			return engines.Note{}, false
		}
		shut = true
	}
	if shut {
		return engines.NewNote(whyShut, 7, who, number(g.controls(p, mover))), true
	}
	return engines.NewNote(whyHeld, 6, who), true
}
