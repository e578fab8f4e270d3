package geyser

import (
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/engines/reasons"
	"homespun/printables/drawing"
)

// Show implements tableau.Narrator. It replays every event that changes the board, each sum and the end of a
// battle, and a ring that fires with the tokens that it destroys.
func (t *Table) Show(before, after engines.Position, told engines.Message, _ engines.Seat) (*tableau.Scene,
	bool) {
	was, p := t.position(before), t.position(after)
	s := t.lay(p)
	switch spaces := tableau.SpacesOf(told); told.Reason {
	case geyser.Started.Reason, geyser.Reentered.Reason, geyser.Spawned.Reason, geyser.GoesBack.Reason,
		geyser.NoRoomToSpawn.Reason, geyser.NoTokenToSpawn.Reason:
		s.Here = spaces[:1]
	case geyser.Moved.Reason, geyser.Entered.Reason:
		s.Here = spaces[1:2]
	case geyser.ReachedMother.Reason:
		s.Here = []int{t.game.Mother()}
	case geyser.Battle.Reason, geyser.AttacksAgain.Reason, geyser.MoreDefenders.Reason:
		t.aim(s, p)
	case geyser.BattleTotal.Reason:
		t.aim(s, p)
		attacker, defender, _, _ := p.Battle()
		for _, token := range []geyser.Token{attacker, defender} {
			t.setSum(s, token, andGeysers(t.game.Geysers(p, token.Seat)))
		}
		t.sum(s, told)
	case geyser.BattleEqual.Reason:
		attacker, defender, _, total := geyser.BattleEqual.Args(told)
		t.settle(s, p, attacker, defender, int(total), int(total))
	case geyser.BattleWon.Reason: // the loser is still on the board in the position before
		attacker, defender, _, total, against := geyser.BattleWon.Args(told)
		s = t.lay(was)
		t.settle(s, was, attacker, defender, int(total), int(against))
	case geyser.BattleLost.Reason:
		attacker, defender, _, _, total, against := geyser.BattleLost.Args(told)
		s = t.lay(was)
		t.settle(s, was, attacker, defender, int(total), int(against))
	case geyser.RingFires.Reason, geyser.MotherFires.Reason:
		t.burst(s, p)
	case geyser.Destroyed.Reason:
		if t.doomed(was) > oneByOne {
			return nil, false
		}
		t.burst(s, p)
		s.Here = spaces
	case geyser.RoundBegins.Reason: // after a ring has fired, this shows what is left
		if len(t.fired(p.Fired())) == 0 {
			return nil, false
		}
	case geyser.FirstTied.Reason, geyser.PlayBegins.Reason: // with what each player rolled
		s = t.lay(was)
	case geyser.Passed.Reason, geyser.Out.Reason, geyser.InAgain.Reason, geyser.NothingFires.Reason,
		geyser.WinsWithMother.Reason, geyser.WinsAlone.Reason, geyser.NobodyWins.Reason:
	default:
		return nil, false
	}
	return s, true
}

// Recap implements tableau.Narrator. While the defender's sum is shown, the attacker's sum stays visible
// beside it.
func (t *Table) Recap(s *tableau.Scene, told engines.Message, earlier []engines.Message) {
	for _, message := range earlier {
		if told.Reason == geyser.BattleTotal.Reason && message.Reason == geyser.BattleTotal.Reason {
			t.sum(s, message)
		}
	}
}

// setSum writes a value into the track of one side of the battle, which is found by the name of its token.
func (t *Table) setSum(s *tableau.Scene, token geyser.Token, value string) {
	for i := range s.Tracks {
		if s.Tracks[i].Brief == words.Sentence(t.thing(token)) {
			s.Tracks[i].Value = value
		}
	}
}

// sum shows the sum of one side of a battle, as an event says it: the face, the geysers and the total
// (GEY-08).
func (t *Table) sum(s *tableau.Scene, told engines.Message) {
	who, face, geysers, total := geyser.BattleTotal.Args(told)
	if token, ok := t.game.TokenOf(who.Arg()); ok {
		t.setSum(s, token, sumOf(int(face), int(geysers), int(total)))
	}
}

// settle shows the end of a battle with the sums of both sides: total is the attacker's, against the
// defender's. The arrow points at the side that loses.
func (t *Table) settle(s *tableau.Scene, p *geyser.Position, attacker, defender reasons.Piece, total,
	against int) {
	t.aim(s, p)
	showSum := func(who reasons.Piece, total int) geyser.Token {
		token, ok := t.game.TokenOf(who.Arg())
		if geysers := t.game.Geysers(p, token.Seat); ok {
			t.setSum(s, token, sumOf(total-geysers, geysers, total))
		}
		return token
	}
	showSum(attacker, total)
	if defender := showSum(defender, against); len(s.Arrows) > 0 && total < against {
		arrow := &s.Arrows[0]
		arrow.From, arrow.To, arrow.Seat = arrow.To, arrow.From, defender.Seat
	}
}

// aboveBand is the part of a space's height above the band that shows the sums of its geyser.
const aboveBand = 0.7

// oneByOne is how many destroyed tokens a roll replays one after another. While more than that are still to
// be destroyed, their events are not replayed by themselves.
const oneByOne = 6

// doomed returns how many tokens stand on spaces that the last sum fires on.
func (t *Table) doomed(p *geyser.Position) int {
	n := 0
	for _, at := range t.fired(p.Fired()) {
		n += len(p.On(at))
	}
	return n
}

// burst highlights all spaces that the last sum fires on, and darkens the rest. Each blast covers only the
// part of its space above the band, so that the sums in the band can be read.
func (t *Table) burst(s *tableau.Scene, p *geyser.Position) {
	var lit []drawing.Rectangle
	var blasts []tableau.Layer
	for _, at := range t.fired(p.Fired()) {
		box := t.boxes[at]
		lit = append(lit, box)
		box.Height *= aboveBand
		blasts = append(blasts, tableau.BlastOn(box))
	}
	if len(lit) > 0 {
		s.Layers = append([]tableau.Layer{tableau.Dark(s.Mat, lit)}, blasts...)
	}
}
