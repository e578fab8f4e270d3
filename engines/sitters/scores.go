package sitters

import "homespun/engines"

// BoardScore is the score of one board and what it was made of.
type BoardScore struct {
	Score     int `json:"score"`
	Loot      int `json:"loot"`
	Survivors int `json:"survivors"`
}

// Result is the end of a match, as records hold it. Boards is only there if the ruleset has several boards.
type Result struct {
	Winner    string       `json:"winner"`
	Score     int          `json:"score"`
	Loot      int          `json:"loot"`
	Survivors int          `json:"survivors"`
	Boards    []BoardScore `json:"boards,omitempty"`
}

// Scores returns the scores of all boards so far. The last one is the score that this board would have if it
// ended now.
func (g *Game) Scores(p *Position) []BoardScore {
	list := make([]BoardScore, 0, p.board+1)
	for _, b := range p.past[:p.board] {
		list = append(list, BoardScore{g.Score(int(b.loot), int(b.survivors)), int(b.loot), int(b.survivors)})
	}
	return append(list, BoardScore{g.Score(p.Loot(), p.Survivors()), p.Loot(), p.Survivors()})
}

// Total returns the score that the match would have if it ended now, and the par to compare it with (SIT-17,
// SIT-18).
func (g *Game) Total(p *Position) (score, par int) {
	for _, b := range p.past[:p.board] {
		score += g.Score(int(b.loot), int(b.survivors))
	}
	return score + g.Score(p.Loot(), p.Survivors()), g.par * p.Board()
}

// Par returns the score that is a draw on each board, with the help that the sides get (SIT-18).
func (g *Game) Par() int { return g.par }

// Outcome says whether the match has ended and who has won (SIT-16, SIT-18).
func (g *Game) Outcome(p *Position) engines.Outcome {
	if !p.Over() {
		return engines.Outcome{}
	}
	switch score, par := g.Total(p); {
	case score > par:
		return engines.Outcome{Over: true, Winners: engines.Seats(Collectors)}
	case score < par:
		return engines.Outcome{Over: true, Winners: engines.Seats(Obstructors)}
	}
	return engines.Outcome{Over: true}
}

// Result returns a [Result], and nil while the match goes on.
func (g *Game) Result(p *Position) any {
	if !p.Over() {
		return nil
	}
	result := Result{Winner: "draw"}
	if winners := g.Outcome(p).Winners; winners != 0 {
		result.Winner = sides[winners.Only()]
	}
	boards := g.Scores(p)
	for _, b := range boards {
		result.Score += b.Score
		result.Loot += b.Loot
		result.Survivors += b.Survivors
	}
	if g.rules.Boards > 1 {
		result.Boards = boards
	}
	return result
}

// SeatScore returns the score of the collectors and, for the obstructors, the par that it has to pass (SIT-18): it
// makes the game an [engines.Scoring].
func (g *Game) SeatScore(p engines.Position, side engines.Seat) int {
	at := p.(Position)
	score, par := g.Total(&at)
	if side == Collectors {
		return score
	}
	return par
}
