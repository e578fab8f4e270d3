package geyser

import (
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/geyser"
)

// Tell implements tableau.Narrated: whatever changes the board, each sum of a battle and how it ends, and a ring that fires with all that it destroys.
func (t *Table) Tell(before, after engines.Position, told engines.Note, _ engines.Seat) (*tableau.Scene, bool) {
	was, p := t.position(before), t.position(after)
	s := t.lay(p)
	arg := func(i int) int { return int(told.Args[i].Value) }
	switch t.reason(told) {
	case "started", "reentered", "spawned", "goes-back", "no-room-to-spawn", "no-token-to-spawn":
		s.Here = []int{arg(1)}
	case "moved", "entered":
		s.Here = []int{arg(2)}
	case "reached-mother":
		s.Here = []int{t.game.Mother()}
	case "battle", "attacks-again", "more-defenders":
		t.aim(s, p)
	case "battle-total":
		t.aim(s, p)
		attacker, defender, _, _ := p.Battle()
		for _, token := range []geyser.Token{attacker, defender} {
			t.say(s, token, andGeysers(t.game.Geysers(p, token.Seat)))
		}
		t.sum(s, told)
	case "battle-equal":
		t.settle(s, p, told, arg(3), arg(3))
	case "battle-won", "battle-lost": // whoever leaves falls before everybody's eyes
		s = t.lay(was)
		t.settle(s, was, told, arg(int(told.N)-2), arg(int(told.N)-1))
	case "ring-fires", "mother-fires":
		t.burst(s, p)
	case "destroyed":
		if t.doomed(was) > oneByOne {
			return nil, false
		}
		t.burst(s, p)
		s.Here = []int{arg(1)}
	case "round-begins": // what a ring has left
		if len(t.fired(p.Fired())) == 0 {
			return nil, false
		}
	case "first-tied", "play-begins": // with what each has rolled
		s = t.lay(was)
	case "passed", "out", "in-again", "nothing-fires", "wins-with-mother", "wins-alone", "nobody-wins":
	default:
		return nil, false
	}
	return s, true
}

// Recount implements tableau.Recounted: beside the defender's sum the attacker's stays.
func (t *Table) Recount(s *tableau.Scene, told engines.Note, earlier []engines.Note) {
	for _, note := range earlier {
		if t.reason(told) == "battle-total" && t.reason(note) == "battle-total" {
			t.sum(s, note)
		}
	}
}

// reason names the reason of a note.
func (t *Table) reason(n engines.Note) string {
	if reasons := t.engine.Info().Reasons; int(n.Reason) < len(reasons) {
		return reasons[n.Reason].Name
	}
	return ""
}

// say puts what a token has come to into its side of the battle.
func (t *Table) say(s *tableau.Scene, token geyser.Token, value string) {
	for i := range s.Tracks {
		if s.Tracks[i].Brief == t.label(token) {
			s.Tracks[i].Value = value
		}
	}
}

// sum puts into its side of the battle what a token has come to, as it is told: the face, the geysers and the total (GEY-08).
func (t *Table) sum(s *tableau.Scene, total engines.Note) {
	if token, ok := t.game.TokenOf(total.Args[0]); ok {
		t.say(s, token, sumOf(int(total.Args[1].Value), int(total.Args[2].Value), int(total.Args[3].Value)))
	}
}

// settle shows the end of a battle, with both sums: what the attacker has come to, and against what. The arrow points at who leaves.
func (t *Table) settle(s *tableau.Scene, p *geyser.Position, told engines.Note, total, against int) {
	t.aim(s, p)
	for i, total := range []int{total, against} {
		if token, ok := t.game.TokenOf(told.Args[i]); ok {
			geysers := t.game.Geysers(p, token.Seat)
			t.say(s, token, sumOf(total-geysers, geysers, total))
		}
	}
	if defender, _ := t.game.TokenOf(told.Args[1]); len(s.Arrows) > 0 && total < against {
		arrow := &s.Arrows[0]
		arrow.From, arrow.To, arrow.Seat = arrow.To, arrow.From, defender.Seat
	}
}

// aboveBand is how much of a space lies above the band with its sums.
const aboveBand = 0.7

// oneByOne is how many tokens a ring destroys one after another before everybody's eyes; of more the first go together.
const oneByOne = 6

// doomed returns how many tokens stand where the last sum fires.
func (t *Table) doomed(p *geyser.Position) int {
	n := 0
	for _, at := range t.fired(p.Fired()) {
		n += len(p.On(at))
	}
	return n
}

// burst shows all spaces that the last sum fires on, in the light: each blows above its band, so that its sums can be read.
func (t *Table) burst(s *tableau.Scene, p *geyser.Position) {
	for _, at := range t.fired(p.Fired()) {
		box := t.boxes[at]
		box.Height *= aboveBand
		s.Blasts, s.Lit = append(s.Blasts, box), append(s.Lit, at)
	}
}
