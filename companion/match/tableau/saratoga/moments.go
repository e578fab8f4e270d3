package saratoga

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/saratoga"
)

// Moment implements [tableau.Stager]: every sabotage and raid, whether it succeeds, is fended off, turned
// back or too weak, wagons that go on together, and the arrival.
func (t *Table) Moment(before, after engines.Position, told engines.Message, _ engines.Seat) (tableau.Moment,
	bool) {
	was := positionOf(before)
	who := engines.Seat(told.Args[0].Value)
	act, ok := acts[told.Reason]
	if !ok {
		return tableau.Moment{}, false
	}
	scene := t.lay(was)
	m := tableau.Moment{Kind: act.kind, Actors: t.driver(scene, who, act.who)}
	if other := told.Args[1]; other.Kind == engines.SeatArg {
		m.Actors = append(m.Actors, t.driver(scene, engines.Seat(other.Value), act.other)...)
		if damage := int(told.Args[2].Value); act.attack && damage > 0 {
			m.Sum, m.Weight = back(damage), damage
			m.Counts = tableau.Counted(t.Many("progress"), damage)
		}
	}
	return m, true
}

// act is how an event looks on the stage: its kind, and what becomes of who acts and of whom it is done to.
type act struct {
	kind       tableau.MomentKind
	who, other tableau.Fate
	attack     bool // the third argument is the damage
}

// acts are the events that are moments.
var acts = map[engines.Reason]act{
	saratoga.Sabotaged.Reason:            {tableau.Harm, tableau.Stays, tableau.Hurts, true},
	saratoga.SabotageFendedOff.Reason:    {tableau.Fight, tableau.Hurts, tableau.Wins, false}, // nobody goes back
	saratoga.SabotageTurnedBack.Reason:   {tableau.Fight, tableau.Hurts, tableau.Wins, true},
	saratoga.Raided.Reason:               {tableau.Harm, tableau.Stays, tableau.Hurts, true},
	saratoga.RaidFendedOff.Reason:        {tableau.Fight, tableau.Hurts, tableau.Wins, false},
	saratoga.RaidTurnedBack.Reason:       {tableau.Fight, tableau.Hurts, tableau.Wins, true},
	saratoga.RaidTooFew.Reason:           {tableau.Turning, tableau.Hurts, tableau.Stays, false},
	saratoga.RaidTooFewFendedOff.Reason:  {tableau.Turning, tableau.Hurts, tableau.Wins, false},
	saratoga.RaidTooFewTurnedBack.Reason: {tableau.Turning, tableau.Hurts, tableau.Wins, false},
	saratoga.ConvoyMet.Reason:            {tableau.Home, tableau.Wins, tableau.Wins, false},
	saratoga.Wins.Reason:                 {tableau.Won, tableau.Wins, tableau.Stays, false},
	saratoga.WinsBySupplies.Reason:       {tableau.Won, tableau.Wins, tableau.Stays, false},
	saratoga.SharesTheWin.Reason:         {tableau.Won, tableau.Wins, tableau.Stays, false},
}

// driver returns the wagon of a player as an actor with the player's name; none if there is no wagon yet.
func (t *Table) driver(s *tableau.Scene, who engines.Seat, fate tableau.Fate) []tableau.Actor {
	actor, ok := tableau.ActorOf(s, int(who), fate)
	if !ok {
		return nil
	}
	actor.Name = t.Voice.Seat(who)
	return []tableau.Actor{actor}
}
