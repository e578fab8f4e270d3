package patrollers

import (
	"strings"

	"homespun/engines"
)

// LoadSet reads a position in which the table has set one key by hand (`fix set`), from the position before. It drops what the game's own fixes drop: a
// pending attack, and a token that can no longer be shown; and it looks again at who has Patrollers to take a turn with, and in play.
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error, tell func(engines.Note)) (engines.Position, engines.Verdict, error) {
	was := before.(Position)
	var s Saved
	if err := decode(&s); err != nil {
		return nil, engines.Verdict{}, err
	}
	top, _, _ := strings.Cut(strings.ToLower(key), ".")
	switch top {
	case "series", "dice", "dying", "hits", "raging", "acting":
		return g.loaded(&s)
	}
	if was.settingUp() {
		return g.loaded(&s)
	}

	if was.raging >= 0 {
		g.letRage(&was, false, tell)
	}
	g.dropAttack(&was, tell)
	kept := g.Save(&was).(*Saved)
	s.Series, s.Hits, s.Dice, s.Raging = nil, nil, "", ""
	switch top {
	case "due", "turn":
		if top == "turn" {
			s.Due = stages[DueOrder]
		}
		s.Acting, s.Dying = nil, ""
		if due := strings.ToLower(s.Due); due != stages[DueOrder] {
			s.Turn = ""
			if due == stages[DueInitiative] || due == stages[DueSecret] {
				s.Initiative = ""
			}
			if due == stages[DueTurn] {
				s.Acting, s.Turn = kept.Acting, kept.Turn
			}
		}
		return g.loaded(&s)
	case "initiative":
		s.Due, s.Turn, s.Acting, s.Dying = kept.Due, kept.Turn, kept.Acting, kept.Dying
		return g.loaded(&s)
	}
	return g.setParts(&was, &s, tell)
}

// loaded reads a position that has nothing to drop.
func (g *Game) loaded(s *Saved) (engines.Position, engines.Verdict, error) {
	p, err := g.load(s)
	if err != nil {
		return nil, engines.Verdict{}, err
	}
	return p, engines.Allowed(), nil
}

// setParts reads a position in which something of the figures or of the table is set. What is due is looked at apart, as it may be no more.
func (g *Game) setParts(was *Position, s *Saved, tell func(engines.Note)) (engines.Position, engines.Verdict, error) {
	round := s.Round
	s.Due, s.Turn, s.Initiative, s.Acting, s.Dying = stages[DueInitiative], "", "", nil, ""
	p := Position{first: none, now: idle, raging: none, dying: none}
	for _, read := range []func(*Position, *Saved) error{g.loadNumbers, g.loadUnits, g.checkPlaces, g.loadTable, g.checkGear, g.checkSetup} {
		if err := read(&p, s); err != nil {
			return nil, engines.Verdict{}, err
		}
	}
	p.stage, p.turn, p.first, p.now, p.dying = was.stage, was.turn, was.first, was.now, was.dying
	if p.stage == over && round != int(was.round) {
		p.round-- // the new round is the one that is set
	}
	g.review(&p, was.stage == over, tell)
	return p, engines.Allowed(), nil
}
