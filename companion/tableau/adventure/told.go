package adventure

import (
	"slices"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/adventure"
)

// Tell implements tableau.Narrated: whatever changes the board or somebody's hearts is a moment of its own.
func (t *Table) Tell(before, after engines.Position, told engines.Note, _ engines.Seat) (*tableau.Scene, bool) {
	was, p := t.position(before), t.position(after)
	s := t.lay(p)
	arg := func(i int) int { return int(told.Args[i].Value) }
	switch t.reason(told) {
	case "event-rolled":
		t.showFace(s, arg(1))
	case "tile-dealt", "appeared", "stepped", "treasure-taken", "torch-lit", "torch-out", "wall-gone", "died", "treasure-lies", "came-back", "blown-up":
		s.Here = t.spacesOf(told)
	case "healed", "waits", "treasure-banked":
		s.Here = []int{p.Entrance()}
		if at := p.Where(adventure.King(engines.Seat(arg(0)))); at >= 0 {
			s.Here = []int{at}
		}
	case "went":
		t.aim(s, arg(1), arg(3), engines.Table)
		s.Here = []int{arg(2)}
	case "killed", "missed":
		fighter := engines.Seat(arg(0))
		if _, there := s.Piece(arg(1)); !there { // it falls before everybody's eyes
			s.Pieces = append(s.Pieces, t.monster(p, arg(1), arg(2)))
		}
		t.aim(s, p.Where(adventure.King(fighter)), arg(2), fighter)
		s.Here = []int{arg(2)}
	case "wounded":
		t.showWounds(s, was, engines.Seat(arg(0)), arg(1))
	case "exploded":
		s.Blasts = append(s.Blasts, t.square(adventure.KindOf(arg(0)), arg(1)))
		s.Here = []int{arg(1)}
	case "won-by-treasure", "won-by-torches", "lost":
	default:
		return nil, false
	}
	return s, true
}

// reason names the reason of a note.
func (t *Table) reason(n engines.Note) string {
	if reasons := t.engine.Info().Reasons; int(n.Reason) < len(reasons) {
		return reasons[n.Reason].Name
	}
	return ""
}

// spacesOf returns the last space that a note is about: where what it tells of has happened.
func (t *Table) spacesOf(n engines.Note) []int {
	for _, arg := range slices.Backward(n.Args[:n.N]) {
		if arg.Kind == engines.SpaceArg {
			return []int{int(arg.Value)}
		}
	}
	return nil
}

// showFace marks what a face of the event roll brings.
func (t *Table) showFace(s *tableau.Scene, face int) {
	for i := range s.Tracks {
		if s.Tracks[i].Name == eventBrings {
			s.Tracks[i] = t.events(face)
		}
	}
}

// showWounds points at a player who loses hearts, from all monsters of a kind that have struck. Those that explode are gone by then.
func (t *Table) showWounds(s *tableau.Scene, p *adventure.Position, player engines.Seat, kind int) {
	at := p.Where(adventure.King(player))
	s.Here = []int{at}
	k := slices.IndexFunc(t.game.Kinds(), func(id string) bool { return id == t.engine.Describe(engines.Of(engines.PieceArg, kind)).Text })
	for _, m := range t.monsters(p) {
		if adventure.KindOf(m) == k && t.kinds[k].Attack != adventure.Explode && slices.Contains(t.game.Attacks(p, m), player) {
			t.aim(s, p.Where(m), at, engines.Table)
		}
	}
}

// Why implements tableau.Narrated: of a monster that went, whom it went after and how near it came.
func (t *Table) Why(before engines.Position, told engines.Note) (why engines.Note, subject string, ok bool) {
	if t.reason(told) != "went" {
		return engines.Note{}, "", false
	}
	m := adventure.Piece(told.Args[0].Value)
	why = t.game.Why(t.position(before), m)
	if t.reason(why) == "why-goes" { // of several spaces that it could have gone to, the one it went to
		piece, to, target, far, near := told.Args[0], told.Args[2], told.Args[3], told.Args[4], told.Args[5]
		who := engines.Of(engines.SeatArg, engines.Table) // nobody stands on a space to shoot from
		for _, player := range t.players() {
			if t.position(before).Where(adventure.King(player)) == int(target.Value) {
				who = engines.Of(engines.SeatArg, player)
			}
		}
		why = engines.NewNote(why.Reason, why.Clause, piece, target, to, far, near, who)
	}
	return why, t.voice.Thing(engines.Of(engines.PieceArg, m)), true
}
