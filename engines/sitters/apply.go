package sitters

import (
	"math"

	"homespun/engines"
	"homespun/engines/grid"
)

// Apply makes a legal move and everything that follows from it without a decision. It emits each event,
// unless emit is nil.
func (g *Game) Apply(p *Position, m engines.Move, emit func(engines.Message)) {
	if m.Who == engines.Table {
		g.fix(p, m, emit)
		return
	}
	switch m.Verb {
	case VerbRoll:
		switch p.stage {
		case DueLoot:
			g.openContainer(p, int(m.Args[0]), emit)
		case DueBattle:
			g.fight(p, &m, emit)
		default:
			p.roll, p.stage = int8(m.Args[0]), DueMove
			Rolled.Emit(emit, 6, seat(g.turns[p.turn]), number(p.roll))
		}
	case VerbContainer:
		p.boxes.Add(int(m.Args[0]))
		ContainerPut.Emit(emit, 3, seat(m.Who), space(m.Args[0]))
		g.setUp(p, emit)
	case VerbStart:
		p.put(int(m.Args[0]), int(m.Args[1]))
		StartPut.Emit(emit, 3, piece(m.Args[0]), space(m.Args[1]))
		g.setUp(p, emit)
	case VerbMove:
		g.move(p, int(m.Args[0]), int(m.Args[1]), emit)
	case VerbReturn:
		p.put(int(m.Args[0]), int(m.Args[1]))
		Returned.Emit(emit, 13, piece(m.Args[0]), space(m.Args[1]))
		g.endTurn(p, emit)
	case VerbPass:
		Passed.Emit(emit, 11, seat(m.Who))
		g.endTurn(p, emit)
	}
}

// setUp moves on to the next thing to place: the containers, then the markers of each side (SIT-03). Where a
// side has as many markers as start spaces there is nothing to choose, and setUp places them itself (SIT-04).
func (g *Game) setUp(p *Position, emit func(engines.Message)) {
	if p.boxes.Len() < g.Containers() {
		p.stage = DueContainer
		return
	}
	for side := range 2 {
		waiting := p.tally(side, inHand)
		if waiting == g.starts[side].Len() {
			for at := range g.starts[side].All() {
				m := g.nextInHand(p)
				p.put(m, at)
				StartFilled.Emit(emit, 4, piece(m), space(at))
			}
		} else if waiting > 0 {
			p.stage = DueStart
			return
		}
	}
	p.stage = DueRoll
	PlayBegins.Emit(emit, 5, seat(g.turns[p.turn]))
}

// move moves a marker to the space where its move ends. What it finds there decides what is due next: a
// battle, a loot roll, or the next turn.
func (g *Game) move(p *Position, m Marker, to int, emit func(engines.Message)) {
	side := m / MaxMarkers
	Moved.Emit(emit, 6, piece(m), space(p.at[m]), space(to))
	p.put(m, to)
	p.roll, p.spot = 0, int8(to)
	switch {
	case p.on[1-side].Has(to):
		p.stage = DueBattle
		collector, obstructor := p.fighters()
		Battle.Emit(emit, 15, piece(collector), piece(obstructor), space(to))
	case p.boxes.Has(to):
		p.stage = DueLoot
		ContainerFound.Emit(emit, 8, piece(m), space(to))
	case g.safe.Has(to):
		p.take(m, survivor)
		if emit != nil {
			ReachedSafety.Emit(emit, 12, piece(m), space(to), number(p.Survivors()))
		}
		g.endTurn(p, emit)
	default:
		g.endTurn(p, emit)
	}
}

// openContainer removes the container under a collector and adds the face rolled to the loot (SIT-14).
func (g *Game) openContainer(p *Position, face int, emit func(engines.Message)) {
	before := g.LootRow(p.Loot())
	p.boxes.Remove(int(p.spot))
	p.loot = int16(min(p.Loot()+face, MaxLoot))
	if emit != nil {
		ContainerOpened.Emit(emit, 14, piece(p.markerOn(0, int(p.spot))), space(p.spot), number(face),
			number(p.loot))
		if row := g.LootRow(p.Loot()); row != before {
			LootRow.Emit(emit, 17, number(p.loot), number(row+1))
		}
	}
	g.endTurn(p, emit)
}

// fight settles a battle by the best face of each side. If these are equal the battle stays due and is rolled
// again (SIT-15).
func (g *Game) fight(p *Position, roll *engines.Move, emit func(engines.Message)) {
	best := [2]int16{}
	for i, face := range roll.Faces() {
		side := 0
		if i >= g.rules.BattleDice.Collectors {
			side = 1
		}
		best[side] = max(best[side], face)
	}
	collector, obstructor := p.fighters()
	switch {
	case best[0] == best[1]:
		BattleTied.Emit(emit, 15, piece(collector), piece(obstructor), space(p.spot), number(best[0]))
		return
	case best[0] > best[1]:
		p.take(obstructor, defeated)
		BattleWon.Emit(emit, 15, piece(collector), piece(obstructor), space(p.spot), number(best[0]),
			number(best[1]))
	default:
		p.take(collector, defeated)
		BattleWon.Emit(emit, 15, piece(obstructor), piece(collector), space(p.spot), number(best[1]),
			number(best[0]))
	}
	g.endTurn(p, emit)
}

// endTurn begins the next turn (SIT-05). If no collector is left on the board, the board or the match ends
// instead (SIT-16).
func (g *Game) endTurn(p *Position, emit func(engines.Message)) {
	p.spot, p.roll, p.stage = -1, 0, DueRoll
	p.turn++
	if int(p.turn) == len(g.turns) {
		p.turn, p.round = 0, min(p.round, math.MaxInt32-1)+1
	}
	if p.on[0].Empty() {
		g.endBoard(p, emit)
	}
}

// endBoard ends the match. It begins the next board instead if the ruleset has one more and a collector has
// survived.
func (g *Game) endBoard(p *Position, emit func(engines.Message)) {
	survivors := p.Survivors()
	if survivors > 0 && p.Board() < g.rules.Boards {
		BoardEnds.Emit(emit, 16, number(p.Board()), number(g.Score(p.Loot(), survivors)), number(p.loot),
			number(survivors))
		g.nextBoard(p, survivors, emit)
		return
	}
	p.stage = over
	if emit == nil {
		return
	}
	score, par := g.Total(p)
	result := g.Result(p).(Result)
	GameOver.Emit(emit, 16, number(score), number(result.Loot), number(result.Survivors), number(par))
	switch winners := g.Outcome(p).Winners; {
	case winners == 0:
		Draw.Emit(emit, 18, number(score))
	case winners.Has(Collectors):
		CollectorsWin.Emit(emit, 18, seat(Collectors), number(score), number(par))
	default:
		ObstructorsWin.Emit(emit, 18, seat(Obstructors), number(score), number(par))
	}
}

// nextBoard begins setting up the next board. The survivors and all obstructors take part; collectors
// defeated so far are out.
func (g *Game) nextBoard(p *Position, survivors int, emit func(engines.Message)) {
	p.past[p.board] = played{p.loot, int8(survivors)}
	p.board++
	p.loot, p.turn, p.round = 0, 0, 1
	p.boxes, p.on = grid.Set{}, [2]grid.Set{}
	for m := range p.at {
		switch {
		case m%MaxMarkers >= g.count[m/MaxMarkers]:
		case m >= MaxMarkers || p.at[m] == survivor:
			p.at[m] = inHand
		default:
			p.at[m] = out
		}
	}
	NextBoard.Emit(emit, 3, number(p.Board()), number(survivors))
	g.setUp(p, emit)
}
