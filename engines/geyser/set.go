package geyser

import (
	"strings"

	"homespun/engines"
)

// LoadSet makes a "fix set": it reads a position in which the table has changed one key by hand. before is
// the position without the change.
//
// It drops the same things as the other fixes. Another turn, or another kind of decision, drops the battle or
// spawn that was due. A battle or spawn that is no longer possible ends its turn. After the end the match
// goes on with a new round. Nobody is put out or back in, unless "out" is the key that was set.
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

// setDue reads a position in which the table has set due or turn, and drops what belonged to the old one.
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

// setParts reads a position in which the table has set a key other than due and turn. It first loads it as if
// the firing were due, because the battle or spawn may no longer be possible and Load would refuse it. Then
// it puts back what was due and ends the turn if that is no longer possible.
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
			p.round-- // resume adds one: the new round shall be the one that was set
		}
		g.resume(&p)
		FixGoesOn.Emit(emit, engines.TableClause, number(p.round))
	case was.stage != DueFiring:
		if p.turn = was.turn; p.isOut(p.turn) || !g.stillPending(&p, from) {
			FixEndsTurn.Emit(emit, engines.TableClause, seat(p.turn))
			g.endTurn(&p)
		}
	}
	return p, nil
}
