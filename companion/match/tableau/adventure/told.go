package adventure

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/adventure"
)

// Show implements tableau.Narrator. Every event that changes the board or a player's hearts is replayed by
// itself.
func (t *Table) Show(before, after engines.Position, told engines.Message, _ engines.Seat) (*tableau.Scene,
	bool) {
	was, p := positionOf(before), positionOf(after)
	s := t.lay(p)
	switch told.Reason {
	case adventure.EventRolled.Reason:
		_, face := adventure.EventRolled.Args(told)
		t.showFace(s, int(face))
	case adventure.TileDealt.Reason, adventure.Appeared.Reason, adventure.Stepped.Reason,
		adventure.TreasureTaken.Reason, adventure.TorchLit.Reason, adventure.TorchOut.Reason,
		adventure.WallGone.Reason, adventure.Died.Reason, adventure.TreasureLies.Reason,
		adventure.CameBack.Reason, adventure.BlownUp.Reason:
		spaces := tableau.SpacesOf(told) // the last space is where the event happened
		s.Here = spaces[max(0, len(spaces)-1):]
	case adventure.Healed.Reason, adventure.Waits.Reason, adventure.TreasureBanked.Reason:
		s.Here = []int{p.Entrance()}
		if at := p.Where(adventure.King(engines.Seat(told.Args[0].Value))); at >= 0 {
			s.Here = []int{at}
		}
	case adventure.Went.Reason:
		_, _, to, target, _, _ := adventure.Went.Args(told)
		if t.dungeon.steps(int(to), int(target)) > 1 { // beside each other the arrow would lie on both
			t.aim(s, int(to), int(target), engines.Table)
		}
		s.Here = []int{int(to)}
	case adventure.Killed.Reason, adventure.Missed.Reason:
		fighter, monster, at, _, _ := adventure.Killed.Args(told)
		if _, there := s.Piece(int(monster)); !there { // the killed monster is shown once more
			s.Pieces = append(s.Pieces, t.dungeon.monster(p, int(monster), int(at)))
		}
		t.aim(s, p.Where(adventure.King(fighter)), int(at), fighter)
		s.Here = []int{int(at)}
	case adventure.Wounded.Reason:
		player, kind, _, _ := adventure.Wounded.Args(told)
		t.showWounds(s, was, player, int(kind))
	case adventure.Exploded.Reason:
		monster, at := adventure.Exploded.Args(told)
		blast := t.dungeon.square(adventure.KindOf(int(monster)), int(at))
		s.Layers = append(s.Layers, tableau.BlastOn(blast))
		s.Here = []int{int(at)}
	case adventure.WonByTreasure.Reason, adventure.WonByTorches.Reason, adventure.Lost.Reason:
	default:
		return nil, false
	}
	return s, true
}

// showFace marks on the track of events what a face of the event roll brings.
func (t *Table) showFace(s *tableau.Scene, face int) {
	for i := range s.Tracks {
		if s.Tracks[i].Name == eventBrings {
			s.Tracks[i] = t.tracks.events(face)
		}
	}
}

// showWounds marks a player who loses hearts, with an arrow from each monster of the kind that hit. Monsters
// that explode get no arrow, because they are already off the board.
func (t *Table) showWounds(s *tableau.Scene, p *adventure.Position, player engines.Seat, kind int) {
	at := p.Where(adventure.King(player))
	s.Here = []int{at}
	k := t.dungeon.numberOf(kind)
	for _, m := range t.dungeon.monsters(p) {
		if adventure.KindOf(m) == k && t.dungeon.kinds[k].Attack != adventure.Explode &&
			slices.Contains(t.game.Attacks(p, m), player) {
			t.aim(s, p.Where(m), at, engines.Table)
		}
	}
}

// numberOf returns the number of a kind of monsters that an event names.
func (d *dungeon) numberOf(kind int) int {
	return slices.Index(d.game.Kinds(), d.Engine.Describe(engines.Of(engines.PieceArg, kind)).Text)
}

// Why implements tableau.Narrator. It explains where a monster went: which target it followed, and how near
// it came.
func (t *Table) Why(before engines.Position, told engines.Message) (why engines.Message, subject string,
	ok bool) {
	if told.Reason != adventure.Went.Reason {
		return engines.Message{}, "", false
	}
	monster, _, to, target, far, near := adventure.Went.Args(told)
	why = t.game.Why(positionOf(before), adventure.Piece(monster))
	// The engine explains any of several equal goals; name the one that the monster took.
	if why.Reason == adventure.WhyGoes.Reason {
		who := engines.Table // nobody stands on the target where it is a space to shoot from
		for player := range t.dungeon.players() {
			if positionOf(before).Where(adventure.King(player)) == int(target) {
				who = player
			}
		}
		why = adventure.WhyGoes.Message(why.Clause, monster, target, to, far, near, who)
	}
	return why, t.Voice.Thing(monster.Arg()), true
}
