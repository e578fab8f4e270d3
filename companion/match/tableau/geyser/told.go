package geyser

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/printables/drawing"
)

// Show implements tableau.Narrator. It replays every event that changes the board. Battles and eruptions are
// moments ([Table.Moment]): the sums and the tokens that go stand on the stage.
func (t *Table) Show(before, after engines.Position, told engines.Message, _ engines.Seat) (*tableau.Scene,
	bool) {
	was, p := positionOf(before), positionOf(after)
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
	case geyser.RingFires.Reason, geyser.MotherFires.Reason:
		t.burst(s, p)
	case geyser.RoundBegins.Reason: // after a ring has fired, this shows what is left
		if len(t.odds.fired(p.Fired())) == 0 {
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

// aboveBand is the part of a space's height above the band that shows the sums of its geyser.
const aboveBand = 0.7

// burst highlights all spaces that the last sum fires on, and darkens the rest. Each blast covers only the
// part of its space above the band, so that the sums in the band can be read.
func (t *Table) burst(s *tableau.Scene, p *geyser.Position) {
	var lit []drawing.Rectangle
	var blasts []tableau.Layer
	for _, at := range t.odds.fired(p.Fired()) {
		box := t.boxes[at]
		lit = append(lit, box)
		box.Height *= aboveBand
		blasts = append(blasts, tableau.BlastOn(box))
	}
	if len(lit) > 0 {
		s.Layers = append([]tableau.Layer{tableau.Dark(s.Mat, lit)}, blasts...)
	}
}
