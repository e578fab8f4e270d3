package saratoga

import "homespun/engines"

// Result is how a match ended, as records hold it. Players are named by their colours.
type Result struct {
	// Winners are in seat order.
	Winners []string `json:"winners"`
	// Progress and Supplies hold all colours in play.
	Progress map[string]int `json:"progress"`
	Supplies map[string]int `json:"supplies"`
}

// endTurn goes on to the second turn or ends the round (SAR-04). At the end of a round the match ends if
// somebody has enough progress (SAR-19); otherwise everyone takes all cards back.
func (g *Game) endTurn(p *Position, emit func(engines.Message)) {
	if p.turn < Turns {
		laid := p.laid
		p.beginTurn(p.turn + 1)
		p.first = laid // cannot hold a pass: everyone can lay move and self in the first turn
		NextTurn.Emit(emit, 4, number(p.round), number(p.turn))
		return
	}
	p.beginTurn(1)
	if winners := g.winners(p); winners != 0 {
		p.turn, p.stage = 0, over
		g.emitWinners(p, winners, emit)
		return
	}
	p.round = min(p.round+1, MaxCount)
	NextRound.Emit(emit, 4, number(p.round))
}

// winners returns the seats that win if the round ends now, none if nobody has enough progress. The most
// progress wins, then the most supplies; if those are equal too, several win (SAR-19).
func (g *Game) winners(p *Position) engines.SeatSet {
	var best engines.SeatSet
	progress, supplies := int32(g.rules.Goal), int32(0)
	for who := range g.players {
		mine, stock := p.progress[who], p.supplies[who]
		switch {
		case mine < progress || mine == progress && stock < supplies:
			continue
		case mine > progress || stock > supplies:
			best, progress, supplies = 0, mine, stock
		}
		best = best.With(engines.Seat(who))
	}
	return best
}

// emitWinners emits who has won, and by what.
func (g *Game) emitWinners(p *Position, winners engines.SeatSet, emit func(engines.Message)) {
	if emit == nil {
		return
	}
	most := p.progress[winners.First()]
	level := 0 // how many players have as much progress as the winners
	for who := range g.players {
		if p.progress[who] == most {
			level++
		}
	}
	reason := Wins
	switch {
	case winners.Len() > 1:
		reason = SharesTheWin
	case level > 1:
		reason = WinsBySupplies
	}
	for _, who := range winners.List() {
		reason.Emit(emit, 19, seat(who), number(most), number(p.supplies[who]))
	}
}

// Outcome says whether the match has ended and which seats have won (SAR-19).
func (g *Game) Outcome(p *Position) engines.Outcome {
	if p.stage != over {
		return engines.Outcome{}
	}
	return engines.Outcome{Over: true, Winners: g.winners(p)}
}

// Result returns a [Result], and nil while the match goes on.
func (g *Game) Result(p *Position) any {
	if p.stage != over {
		return nil
	}
	result := Result{Progress: map[string]int{}, Supplies: map[string]int{}}
	for _, who := range g.winners(p).List() {
		result.Winners = append(result.Winners, g.cards[p.colour[who]])
	}
	for who := range g.players {
		colour := g.cards[p.colour[who]]
		result.Progress[colour], result.Supplies[colour] = int(p.progress[who]), int(p.supplies[who])
	}
	return result
}

// SeatScore returns the progress of a player: it makes the game an [engines.Scoring]. Equal progress is decided by
// supplies (SAR-19).
func (g *Game) SeatScore(p engines.Position, who engines.Seat) int {
	return int(p.(Position).progress[who])
}
