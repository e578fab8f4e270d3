package patrollers

import "homespun/engines"

// Result is what a record holds of a battle that is over.
type Result struct {
	// Winner is A, B or draw.
	Winner string `json:"winner"`
	// Rounds is how many rounds have begun.
	Rounds int `json:"rounds"`
}

// Outcome says whether the battle is over and who has won: the last side with a Patroller in play (PAT-14).
func (g *Game) Outcome(p *Position) engines.Outcome {
	if p.stage != over {
		return engines.Outcome{}
	}
	outcome := engines.Outcome{Over: true}
	for seat := range int8(Players) {
		if g.lives(p, seat) && !g.lives(p, 1-seat) {
			outcome.Winners = engines.Seats(engines.Seat(seat))
		}
	}
	return outcome
}

// Result returns what a record's "result" holds, and nil while the battle goes on.
func (g *Game) Result(p *Position) any {
	if p.stage != over {
		return nil
	}
	r := Result{Winner: "draw", Rounds: int(p.round)}
	if winners := g.Outcome(p).Winners; winners != 0 {
		r.Winner = seatText(int8(winners.Only()))
	}
	return r
}

// View returns the position as a seat may know it. The tokens of the other side look sealed until they are
// shown (PAT-28). A token that is about to be shown is not hidden.
func (g *Game) View(p *Position, who engines.Seat) Position {
	view := *p
	for u := range view.units {
		shows := p.stage == DueReveal && int8(u) == p.dying
		if unit := &view.units[u]; seatOf(int8(u)) != int8(who) && unit.token != tokenUnset && !unit.shown &&
			!shows {
			unit.token = tokenSealed
		}
	}
	return view
}
