package patrollers

import (
	"strings"

	"homespun/engines"
)

// LoadSet reads a position in which the table has set one key by hand (`fix set`), from the position before.
// It drops what the game's own fixes drop: a pending attack, and a token that can no longer be shown; and it
// looks again at who has Patrollers to take a turn with, and in play.
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error,
	emit func(engines.Message)) (engines.Position, engines.Verdict, error) {
	was := before.(Position)
	return engines.LoadSet(decode, Saved{}, key, func(top string, s *Saved) (Position, error) {
		switch top {
		case "series", "dice", "dying", "hits", "raging", "acting":
			return g.load(s)
		}
		if was.SettingUp() {
			return g.load(s)
		}
		if was.raging >= 0 {
			g.letRage(&was, false, emit)
		}
		g.dropAttack(&was, emit)
		kept := g.Save(&was).(*Saved)
		s.Series, s.Hits, s.Dice, s.Raging = nil, nil, "", ""
		switch top {
		case "due", "turn":
			s.setDue(top, kept)
		case "initiative":
			s.Due, s.Turn, s.Acting, s.Dying = kept.Due, kept.Turn, kept.Acting, kept.Dying
		default:
			return g.setParts(&was, s, emit)
		}
		return g.load(s)
	})
}

// setDue drops what goes with another thing due, or another turn, than the kept one.
func (s *Saved) setDue(key string, kept *Saved) {
	if key == "turn" {
		s.Due = stages[DueOrder]
	}
	s.Acting, s.Dying = nil, ""
	switch strings.ToLower(s.Due) {
	case stages[DueOrder]:
	case stages[DueTurn]:
		s.Acting, s.Turn = kept.Acting, kept.Turn
	case stages[DueInitiative], stages[DueSecret]:
		s.Initiative, s.Turn = "", ""
	default:
		s.Turn = ""
	}
}

// setParts reads a position in which something of the figures or of the table is set. What is due is looked
// at apart, as it may be no more.
func (g *Game) setParts(was *Position, s *Saved, emit func(engines.Message)) (Position, error) {
	round := s.Round
	s.Due, s.Turn, s.Initiative, s.Acting, s.Dying = stages[DueInitiative], "", "", nil, ""
	p, err := g.loadParts(s)
	if err != nil {
		return p, err
	}
	p.stage, p.turn, p.first, p.now, p.dying = was.stage, was.turn, was.first, was.now, was.dying
	if p.stage == over && round != int(was.round) {
		p.round-- // the new round is the one that is set
	}
	g.review(&p, was.stage == over, emit)
	return p, nil
}
