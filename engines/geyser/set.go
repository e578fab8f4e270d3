package geyser

import (
	"strings"

	"homespun/engines"
)

// LoadSet reads a position in which the table has set one key by hand (`fix set`), from the position before.
// It drops what the game's own fixes drop: another turn, or another thing due, takes what was pending along;
// a battle or spawn that can be no more ends its turn; after the end the match is taken up again with a new
// round. As with those fixes nobody is put out or back in, unless that is what is set.
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error,
	emit func(engines.Message)) (engines.Position, engines.Verdict, error) {
	was := before.(Position)
	if was.SettingUp() {
		return nil, FixSettingUp.Refuse(engines.TableClause), nil
	}
	return engines.LoadSet(decode, leftOut, key, func(top string, s *Saved) (Position, error) {
		switch top {
		case "due", "turn":
			return g.setDue(&was, s, top)
		case "fighter", "target", "contest", "rolls":
			return g.load(s)
		}
		return g.setParts(&was, s, top, emit)
	})
}

// setDue reads a position in which something else is due, or due of someone else.
func (g *Game) setDue(was *Position, s *Saved, key string) (Position, error) {
	if key == "turn" {
		s.Due = stages[DueTurn]
	}
	due := strings.ToLower(s.Due)
	battle := was.stage == DueBattle && due == stages[DueAgain] ||
		was.stage == DueAgain && due == stages[DueBattle]
	if due != stages[was.stage] && !battle || key == "turn" {
		s.Fighter, s.Target = "", ""
		if due == stages[DueFiring] || due == stages[over] {
			s.Turn = ""
		}
		if was.stage == over {
			s.Round++
		}
	}
	return g.load(s)
}

// setParts reads a position in which something else is set. What is pending is looked at apart, as it may be
// no more.
func (g *Game) setParts(was *Position, s *Saved, key string, emit func(engines.Message)) (Position, error) {
	s.Due, s.Turn, s.Fighter, s.Target = stages[DueFiring], "", "", ""
	switch key {
	case "out":
		s.Roller = ""
	case "tokens":
		s.Highest = nil
	}
	p, err := g.load(s)
	if err != nil {
		return p, err
	}
	switch key {
	case "out":
		p.roller = was.roller
		g.passDice(&p)
	case "tokens":
		for seat := range p.tribes {
			p.tribes[seat].highest = max(p.tribes[seat].highest, was.tribes[seat].highest)
		}
	}
	from := -1
	if was.fighter > 0 {
		from = was.origin()
	}
	p.stage, p.fighter, p.target = was.stage, was.fighter, was.target
	switch {
	case was.stage == over:
		if key == "round" {
			p.round-- // the new round is the one that is set
		}
		g.resume(&p)
		FixGoesOn.Emit(emit, engines.TableClause, number(p.round))
	case was.stage != DueFiring:
		if p.turn = was.turn; p.isOut(p.turn) || !g.pends(&p, from) {
			FixEndsTurn.Emit(emit, engines.TableClause, seat(p.turn))
			g.endTurn(&p)
		}
	}
	return p, nil
}
