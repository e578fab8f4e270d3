package geyser

import (
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/engines/reasons"
	"homespun/printables/drawing"
)

// Show implements tableau.Narrator: whatever changes the board, each sum of a battle and how it ends, and a
// ring that fires with all that it destroys.
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
			t.say(s, token, andGeysers(t.game.Geysers(p, token.Seat)))
		}
		t.sum(s, told)
	case geyser.BattleEqual.Reason:
		attacker, defender, _, total := geyser.BattleEqual.Args(told)
		t.settle(s, p, attacker, defender, int(total), int(total))
	case geyser.BattleWon.Reason: // whoever leaves falls before everybody's eyes
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
	case geyser.RoundBegins.Reason: // what a ring has left
		if len(t.fired(p.Fired())) == 0 {
			return nil, false
		}
	case geyser.FirstTied.Reason, geyser.PlayBegins.Reason: // with what each has rolled
		s = t.lay(was)
	case geyser.Passed.Reason, geyser.Out.Reason, geyser.InAgain.Reason, geyser.NothingFires.Reason,
		geyser.WinsWithMother.Reason, geyser.WinsAlone.Reason, geyser.NobodyWins.Reason:
	default:
		return nil, false
	}
	return s, true
}

// Recap implements tableau.Narrator: beside the defender's sum the attacker's stays.
func (t *Table) Recap(s *tableau.Scene, told engines.Message, earlier []engines.Message) {
	for _, message := range earlier {
		if told.Reason == geyser.BattleTotal.Reason && message.Reason == geyser.BattleTotal.Reason {
			t.sum(s, message)
		}
	}
}

// say puts what a token has come to into its side of the battle.
func (t *Table) say(s *tableau.Scene, token geyser.Token, value string) {
	for i := range s.Tracks {
		if s.Tracks[i].Brief == t.label(token) {
			s.Tracks[i].Value = value
		}
	}
}

// sum puts into its side of the battle what a token has come to, as it is told: the face, the geysers and the
// total (GEY-08).
func (t *Table) sum(s *tableau.Scene, told engines.Message) {
	who, face, geysers, total := geyser.BattleTotal.Args(told)
	if token, ok := t.game.TokenOf(who.Arg()); ok {
		t.say(s, token, sumOf(int(face), int(geysers), int(total)))
	}
}

// settle shows the end of a battle, with both sums: what the attacker has come to, and against what. The
// arrow points at who leaves.
func (t *Table) settle(s *tableau.Scene, p *geyser.Position, attacker, defender reasons.Piece, total,
	against int) {
	t.aim(s, p)
	said := func(who reasons.Piece, total int) geyser.Token {
		token, ok := t.game.TokenOf(who.Arg())
		if geysers := t.game.Geysers(p, token.Seat); ok {
			t.say(s, token, sumOf(total-geysers, geysers, total))
		}
		return token
	}
	said(attacker, total)
	if defender := said(defender, against); len(s.Arrows) > 0 && total < against {
		arrow := &s.Arrows[0]
		arrow.From, arrow.To, arrow.Seat = arrow.To, arrow.From, defender.Seat
	}
}

// aboveBand is how much of a space lies above the band with its sums.
const aboveBand = 0.7

// oneByOne is how many tokens a ring destroys one after another before everybody's eyes; of more the first go
// together.
const oneByOne = 6

// doomed returns how many tokens stand where the last sum fires.
func (t *Table) doomed(p *geyser.Position) int {
	n := 0
	for _, at := range t.fired(p.Fired()) {
		n += len(p.On(at))
	}
	return n
}

// burst shows all spaces that the last sum fires on, in the light: each blows above its band, so that its
// sums can be read.
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
