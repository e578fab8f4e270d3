package sitters

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/reasons"
	"homespun/engines/sitters"
)

// Moment implements [tableau.Stager]: who begins, chests, battles, delvers coming back or home, and the end.
func (t *Table) Moment(before, _ engines.Position, told engines.Message, _ engines.Seat) (tableau.Moment,
	bool) {
	was := positionOf(before)
	actor := func(piece reasons.Piece, fate tableau.Fate) []tableau.Actor {
		one, ok := tableau.ActorOf(t.Scene(before, engines.Table), int(piece), fate)
		if !ok {
			return nil
		}
		return []tableau.Actor{one}
	}
	switch told.Reason {
	case sitters.ContainerOpened.Reason:
		piece, space, face, _ := sitters.ContainerOpened.Args(told)
		gold := tableau.Thing{Seat: engines.Table, Icon: t.Theme.Icon("loot", 1)}
		chest := tableau.Actor{Piece: t.box(was, int(space)), Name: t.One("container"), Becomes: &gold}
		return tableau.Moment{Kind: tableau.Find, Foreseen: true, Sum: found(int(face), t.loot()),
			Counts: tableau.Counted(t.loot(), int(face)),
			Actors: append(actor(piece, tableau.Wins), chest), Weight: int(face)}, true
	case sitters.BattleTied.Reason:
		piece, other, _, face := sitters.BattleTied.Args(told)
		return tableau.Moment{Kind: tableau.Fight, Foreseen: true, Sum: equal(int(face)),
			Sides:  []tableau.Side{t.side(int(piece), int(face)), t.side(int(other), int(face))},
			Actors: append(actor(piece, tableau.Stays), actor(other, tableau.Stays)...)}, true
	case sitters.BattleWon.Reason:
		piece, other, _, face, against := sitters.BattleWon.Args(told)
		m := tableau.Moment{Kind: tableau.Fight, Foreseen: true, Sum: beats(int(face), int(against)),
			Weight: int(face + against), Margin: int(face - against)}
		m.Actors = append(actor(piece, tableau.Wins), actor(other, tableau.Falls)...)
		m.Sides = []tableau.Side{t.side(int(piece), int(face)), t.side(int(other), int(against))}
		if sitters.Side(int(piece)) != sitters.Collectors { // the collectors roll first
			slices.Reverse(m.Actors)
			slices.Reverse(m.Sides)
		}
		return m, true
	case sitters.ReachedSafety.Reason:
		piece, _, _ := sitters.ReachedSafety.Args(told)
		return tableau.Moment{Kind: tableau.Home, Actors: actor(piece, tableau.Wins)}, true
	case sitters.Returned.Reason:
		piece, _ := sitters.Returned.Args(told)
		return tableau.Moment{Kind: tableau.Turning, Actors: actor(piece, tableau.Wins)}, true
	case sitters.NextBoard.Reason:
		return tableau.Moment{Kind: tableau.Home, Actors: t.survivors(was)}, true
	case sitters.CollectorsWin.Reason:
		return tableau.Moment{Kind: tableau.Won, Actors: t.survivors(was)}, true
	case sitters.ObstructorsWin.Reason:
		return tableau.Moment{Kind: tableau.Won, Actors: t.obstructors(was)}, true
	case sitters.Draw.Reason:
		return tableau.Moment{Kind: tableau.Turning, Actors: append(t.survivors(was), t.obstructors(was)...)},
			true
	}
	return tableau.Moment{}, false
}

// side returns what the dice of a marker come to: of several only the best counts (SIT-15).
func (t *Table) side(marker sitters.Marker, face int) tableau.Side {
	side := tableau.Side{Terms: []tableau.Term{{Value: face, Source: oneDie}}}
	dice := t.game.Rules().BattleDice
	if dice.Of(int(sitters.Side(marker))) > 1 {
		side.Void = bestCounts
	}
	return side
}

// survivors returns the collectors that are safe, as many as the stage holds.
func (t *Table) survivors(p *sitters.Position) []tableau.Actor {
	return t.crowd(p, sitters.Collectors, sitters.Survivor)
}

// obstructors returns the obstructors on the board.
func (t *Table) obstructors(p *sitters.Position) []tableau.Actor {
	return t.crowd(p, sitters.Obstructors, sitters.OnBoard)
}

// crowd returns the markers of a side in a state, at most four, leaping.
func (t *Table) crowd(p *sitters.Position, side engines.Seat, state sitters.State) []tableau.Actor {
	var list []tableau.Actor
	scene := t.Scene(*p, engines.Table)
	for _, m := range t.game.Markers() {
		if is, _ := p.State(m); sitters.Side(m) == side && is == state && len(list) < 4 {
			if actor, ok := tableau.ActorOf(scene, m, tableau.Wins); ok {
				list = append(list, actor)
			}
		}
	}
	return list
}
