package geyser

import "homespun/engines"

// Why explains an event by the rule and the numbers behind it. before is the position right before the event.
// ok is false for an event that needs no explanation. An event that gives its own reason, such as a win, is
// returned as it is.
func (g *Game) Why(before *Position, event engines.Message) (why engines.Message, ok bool) {
	switch event.Reason {
	case BattleEqual.Reason, WinsWithMother.Reason, WinsAlone.Reason, NobodyWins.Reason:
		return event, true
	case PlayBegins.Reason:
		first := PlayBegins.Args(event)
		face := before.rolled[first]
		return WhyBegins.Message(3, first, number(face)), face > 0
	case Moved.Reason:
		token, _, to := Moved.Args(event)
		mover := ownerOf(token)
		held := g.rules.SpawnOn == Claim && g.kinds[to] == Geyser && before.on[mover].Has(int(to))
		return WhyHeldBefore.Message(5, token, to, mover), held
	case ReachedMother.Reason:
		token, _ := ReachedMother.Args(event)
		return WhyNotWonYet.Message(13, token, ownerOf(token)), true
	case BattleLost.Reason:
		attacker, defender, _, _, total, against := BattleLost.Args(event)
		return g.whyLower(before, attacker, defender, total, against), true
	case BattleWon.Reason:
		attacker, defender, _, total, against := BattleWon.Args(event)
		return g.whyLower(before, defender, attacker, against, total), true
	case Passed.Reason:
		return g.whyPass(before, Passed.Args(event))
	case Reentered.Reason:
		token, _ := Reentered.Args(event)
		return WhyLands.Message(14, ownerOf(token)), true
	case Out.Reason:
		return WhyOut.Message(14, Out.Args(event)), true
	case InAgain.Reason:
		return WhyIn.Message(14, InAgain.Args(event)), true
	case RingFires.Reason:
		_, sum, ring := RingFires.Args(event)
		ways, of := g.RingWays(string(rune('0' + ring)))
		return WhyFires.Message(11, sum, ring, number(ways), number(of)), true
	case NothingFires.Reason:
		_, sum := NothingFires.Args(event)
		return WhyQuiet.Message(11, sum), true
	case MotherFires.Reason:
		_, sum, _ := MotherFires.Args(event)
		return WhyMotherFires.Message(12, sum), true
	}
	return engines.Message{}, false
}

// ownerOf returns the player who owns a token.
func ownerOf(token piece) engines.Seat { return engines.Seat(token >> 16) }

// whyLower explains who has lost a battle: both totals, and how many geysers are counted in each (GEY-08).
func (g *Game) whyLower(p *Position, loser, winner piece, total, against number) engines.Message {
	geysers, held := g.Geysers(p, ownerOf(loser)), g.Geysers(p, ownerOf(winner))
	return WhyLower.Message(8, loser, winner, total, against, number(geysers), number(held))
}

// whyPass explains why a player cannot move. The player has no token, or every token is the last one on its
// geyser (GEY-06), or the only way left leads to the Mother Geyser (GEY-07). ok is false where none of these
// rules is the cause: no space is next to a token.
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
