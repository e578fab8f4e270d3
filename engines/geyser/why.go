package geyser

import "homespun/engines"

// Why says by which rule and numbers something came about that was told, given the position right before it;
// ok is false for what says so itself, and for what needs no reason. What decides says so itself: the message
// is its own reason.
func (g *Game) Why(before *Position, told engines.Message) (why engines.Message, ok bool) {
	switch told.Reason {
	case BattleEqual.Reason, WinsWithMother.Reason, WinsAlone.Reason, NobodyWins.Reason:
		return told, true
	case PlayBegins.Reason:
		first := PlayBegins.Args(told)
		face := before.rolled[first]
		return WhyBegins.Message(3, first, number(face)), face > 0
	case Moved.Reason:
		token, _, to := Moved.Args(told)
		mover := ownerOf(token)
		held := g.rules.SpawnOn == Claim && g.kinds[to] == Geyser && before.on[mover].Has(int(to))
		return WhyHeldBefore.Message(5, token, to, mover), held
	case ReachedMother.Reason:
		token, _ := ReachedMother.Args(told)
		return WhyNotWonYet.Message(13, token, ownerOf(token)), true
	case BattleLost.Reason:
		attacker, defender, _, _, total, against := BattleLost.Args(told)
		return g.whyLower(before, attacker, defender, total, against), true
	case BattleWon.Reason:
		attacker, defender, _, total, against := BattleWon.Args(told)
		return g.whyLower(before, defender, attacker, against, total), true
	case Passed.Reason:
		return g.whyPass(before, Passed.Args(told))
	case Reentered.Reason:
		token, _ := Reentered.Args(told)
		return WhyLands.Message(14, ownerOf(token)), true
	case Out.Reason:
		return WhyOut.Message(14, Out.Args(told)), true
	case InAgain.Reason:
		return WhyIn.Message(14, InAgain.Args(told)), true
	case RingFires.Reason:
		_, sum, ring := RingFires.Args(told)
		ways, of := g.RingWays(string(rune('0' + ring)))
		return WhyFires.Message(11, sum, ring, number(ways), number(of)), true
	case NothingFires.Reason:
		_, sum := NothingFires.Args(told)
		return WhyQuiet.Message(11, sum), true
	case MotherFires.Reason:
		_, sum, _ := MotherFires.Args(told)
		return WhyMotherFires.Message(12, sum), true
	}
	return engines.Message{}, false
}

// ownerOf returns the player of a token.
func ownerOf(token piece) engines.Seat { return engines.Seat(token >> 16) }

// whyLower explains who has lost a battle: both totals, and how many geysers are in each (GEY-08).
func (g *Game) whyLower(p *Position, loser, winner piece, total, against number) engines.Message {
	geysers, held := g.Geysers(p, ownerOf(loser)), g.Geysers(p, ownerOf(winner))
	return WhyLower.Message(8, loser, winner, total, against, number(geysers), number(held))
}

// whyPass explains why a player cannot move: nothing of theirs is on the board, every token is the last on
// its geyser, or all that is left is the way to the Mother Geyser. Where nothing leads away from a token
// there is no rule to name.
func (g *Game) whyPass(p *Position, mover engines.Seat) (why engines.Message, ok bool) {
	switch t := &p.tribes[mover]; {
	case t.count == 0 && g.rules.Reentry:
		return WhyNoStart.Message(14, mover), true
	case t.count == 0:
		return WhyNone.Message(4, mover), true
	}
	shut := false
	for at := range p.on[mover].All() {
		if g.kinds[at] == Geyser && p.tokensOn(mover, at) == 1 {
			continue
		}
		if !g.near[at].Has(g.mother) {
			return engines.Message{}, false
		}
		shut = true
	}
	if shut {
		return WhyShut.Message(7, mover, number(g.Geysers(p, mover))), true
	}
	return WhyHeld.Message(6, mover), true
}
