package patrollers

import (
	"strings"

	"homespun/engines"
)

// LoadSet reads a position in which the table has set one key by hand (`fix set`), given the position before.
// Like the game's own fixes it drops a pending attack, and a token that can no longer be shown. Then it
// checks again who has Patrollers in play, and who can take a turn.
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
			g.closeRage(&was, false, emit)
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

// setDue drops the keys that no longer fit after what is due, or the turn, was set. kept is the old position.
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

// setParts reads a position in which the table has set something of the figures or the table. What is due is
// taken from the position before and reviewed afterwards, since it may no longer fit.
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
