package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
	"homespun/engines/reasons"
)

// Result is the end of a match, as records hold it.
type Result struct {
	// Winner is "players" or "dungeon".
	Winner string `json:"winner"`
	// Banked is how many treasures were brought out.
	Banked int `json:"banked"`
}

// winners are the names in records of the ends of a match.
var winners = []string{undecided: "", playersWon: "players", dungeonWon: "dungeon"}

// allBanked reports whether every treasure in play has been banked: at least one has been, and none lies on
// the board or is carried (ADV-28).
func (g *Game) allBanked(p *Position) bool {
	if p.banked == 0 || p.carried != [MaxPlayers]uint8{} {
		return false
	}
	for at := range p.tiles.All() {
		if p.treasureOn(at) > 0 {
			return false
		}
	}
	return true
}

// quiet reports whether every spawner has a torch and no monster is left (ADV-28).
func (p *Position) quiet() bool { return p.monsters.Empty() && p.spawners.Without(p.lit).Empty() }

// endTurn ends the match after combat if it is won or lost. If no player lives the match is lost, even if it
// would also be won (ADV-28). Otherwise the next living player's turn begins (ADV-06).
func (g *Game) endTurn(p *Position, emit func(engines.Message)) {
	switch {
	case p.kings.Empty():
		g.end(p, dungeonWon, emit)
	case g.allBanked(p), p.quiet():
		g.end(p, playersWon, emit)
	default:
		next := (int(p.turn) + 1) % g.players
		for !p.lives(next) {
			next = (next + 1) % g.players
		}
		g.beginTurn(p, next)
		TurnBegins.Emit(emit, 6, seat(next))
	}
}

// beginTurn begins a player's turn at the event roll.
func (g *Game) beginTurn(p *Position, player int) {
	g.clearTurn(p)
	p.turn, p.stage = int8(player), DueEvent
}

// clearTurn resets everything that belongs to the turn under way or to the end of the match.
func (g *Game) clearTurn(p *Position) {
	p.actions, p.face, p.part, p.fighter = 0, 0, 0, -1
	p.done = grid.WideSet{}
	p.ended, p.brought = undecided, 0
}

// end ends the match, and emits how it was won or lost.
func (g *Game) end(p *Position, how uint8, emit func(engines.Message)) {
	won := g.ending(p, how)
	g.clearTurn(p)
	p.stage, p.ended, p.brought = over, how, p.banked
	won.Emit(emit, 28, number(p.banked))
}

// ending returns the reason of the event for an end.
func (g *Game) ending(p *Position, how uint8) reasons.Of1[number] {
	switch {
	case how == dungeonWon:
		return Lost
	case g.allBanked(p):
		return WonByTreasure
	}
	return WonByTorches
}

// Outcome says whether the match has ended and who has won: all players together, or nobody (ADV-28).
func (g *Game) Outcome(p *Position) engines.Outcome {
	out := engines.Outcome{Over: p.stage == over}
	if p.ended == playersWon {
		for player := range g.players {
			out.Winners = out.Winners.With(engines.Seat(player))
		}
	}
	return out
}

// Result returns a [Result], and nil while the match goes on.
func (g *Game) Result(p *Position) any {
	if p.stage != over {
		return nil
	}
	return Result{winners[p.ended], int(p.brought)}
}
