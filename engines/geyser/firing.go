package geyser

import (
	"math"

	"homespun/engines"
)

// endTurn begins the turn of the next player in the round who is not out. When all have had a turn, the roll
// for the geysers is due (GEY-11).
func (g *Game) endTurn(p *Position) {
	p.fighter, p.target = 0, -1
	for next := g.left(p.turn); next != p.first; next = g.left(next) {
		if !p.isOut(next) {
			p.turn, p.stage = next, DueTurn
			return
		}
	}
	p.turn, p.stage = p.first, DueFiring
}

// beginRound begins the next round with the player who began the first one, or the next who is not out
// (GEY-11).
func (g *Game) beginRound(p *Position) {
	p.round = min(p.round, math.MaxInt32-1) + 1
	p.turn, p.stage = p.first, DueTurn
	if p.isOut(p.first) {
		g.endTurn(p)
	}
}

// fire fires the ring of a sum: every token on its geysers is destroyed. Then it puts out the players without
// tokens, and ends the match or begins the next round (GEY-11 to GEY-14).
func (g *Game) fire(p *Position, sum int, emit func(engines.Message)) {
	p.fired = uint8(sum)
	g.emitFiring(p, sum, emit)
	for at := range g.fires[sum].All() {
		g.destroy(p, at, emit)
	}
	g.updateOut(p, emit)
	p.roller = g.left(p.roller)
	g.passDice(p)
	p.turn = p.first
	holder := p.holder(g.mother)
	alone, left := g.survivors(p)
	switch {
	case holder >= 0:
		p.stage = over
		WinsWithMother.Emit(emit, 13, seat(holder), space(g.mother), number(p.round))
	case left == 1 && !g.rules.Reentry:
		p.stage = over
		WinsAlone.Emit(emit, 14, seat(alone), number(p.round))
	case left == 0 && !g.rules.Reentry:
		p.stage = over
		NobodyWins.Emit(emit, 14, number(p.round))
	default:
		g.beginRound(p)
		RoundBegins.Emit(emit, 11, number(p.round), seat(p.turn))
	}
}

// emitFiring emits what a sum fires on this board: a ring, the Mother Geyser, both, or nothing.
func (g *Game) emitFiring(p *Position, sum int, emit func(engines.Message)) {
	if emit == nil {
		return
	}
	roller, fires := seat(p.roller), g.fires[sum]
	if fires.Meets(g.geysers) {
		RingFires.Emit(emit, 11, roller, number(sum), number(int(g.order[g.ringOfSum[sum]-1][0]-'0')))
	}
	if fires.Has(g.mother) {
		MotherFires.Emit(emit, 12, roller, number(sum), space(g.mother))
	}
	if fires.Empty() {
		NothingFires.Emit(emit, 11, roller, number(sum))
	}
}

// destroy removes every token on a space from the board.
func (g *Game) destroy(p *Position, at int, emit func(engines.Message)) {
	holder := p.holder(at)
	if holder < 0 {
		return
	}
	clause := engines.Clause(11)
	if at == g.mother {
		clause = 12
	}
	for p.on[holder].Has(at) {
		lost := p.last(holder, at)
		_, high := p.tribes[holder].group(at)
		p.take(holder, high-1)
		Destroyed.Emit(emit, clause, token(holder, lost), space(at))
	}
}

// updateOut works out, after a firing, which players are out: those without a token. A player who is out but
// has been given tokens by a fix is in again (GEY-14).
func (g *Game) updateOut(p *Position, emit func(engines.Message)) {
	if g.rules.Reentry {
		return
	}
	for s := range g.players {
		switch gone := p.tribes[s].count == 0; {
		case gone && !p.isOut(int8(s)):
			p.out |= 1 << s
			Out.Emit(emit, 14, seat(s))
		case !gone && p.isOut(int8(s)):
			p.out &^= 1 << s
			InAgain.Emit(emit, 14, seat(s))
		}
	}
}

// survivors returns how many players have tokens, and the last of them in seat order. It is Table if nobody
// has.
func (g *Game) survivors(p *Position) (last engines.Seat, count int) {
	last = engines.Table
	for s := range g.players {
		if p.tribes[s].count > 0 {
			last = engines.Seat(s)
			count++
		}
	}
	return last, count
}

// Result is the end of a match, as records hold it.
type Result struct {
	// Winner is the id of the player who has won, "" if nobody has.
	Winner string `json:"winner"`
	// Rounds is how often the geysers fired.
	Rounds int `json:"rounds"`
}

// Outcome says whether the match has ended and who has won. That is the player who holds the Mother Geyser,
// else the only player with tokens left (GEY-13, GEY-14).
func (g *Game) Outcome(p *Position) engines.Outcome {
	if p.stage != over {
		return engines.Outcome{}
	}
	winner := p.holder(g.mother)
	if alone, left := g.survivors(p); winner < 0 && left == 1 {
		winner = alone
	}
	if winner < 0 {
		return engines.Outcome{Over: true}
	}
	return engines.Outcome{Over: true, Winners: engines.Seats(winner)}
}

// Result returns a [Result], and nil while the match goes on.
func (g *Game) Result(p *Position) any {
	if p.stage != over {
		return nil
	}
	result := Result{Rounds: int(p.round)}
	if winners := g.Outcome(p).Winners; winners != 0 {
		result.Winner = g.ids[winners.Only()]
	}
	return result
}
