package sitters

import (
	"strings"

	"homespun/engines"
)

// LoadSet makes a "fix set": it reads a position in which the table has changed one key by hand. before is
// the position without the change.
//
// It drops the same things as the other fixes. Changing the turn drops the roll. A loot roll or battle that
// has lost its marker or container ends the turn. The game ends without a collector on the board, and goes on
// with one. What is refused while setting up, or while a loot roll or battle is due, is as for the other
// fixes.
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error,
	emit func(engines.Message)) (engines.Position, engines.Verdict, error) {
	was := before.(Position)
	key = strings.ToLower(key) // a key that Save leaves out comes in the case in which it was typed
	pending := was.stage == DueLoot || was.stage == DueBattle
	switch {
	case was.SettingUp():
		return nil, FixSettingUp.Refuse(engines.TableClause), nil
	case pending && (key == "turn" || key == "due" || key == "roll"):
		return nil, FixTurnDue.Refuse(engines.TableClause), nil
	}
	s := leftOut
	if err := decode(&s); err != nil {
		return nil, engines.Verdict{}, err
	}
	switch {
	case key == "due" && s.Due != stages[DueMove], key == "turn":
		s.Roll = 0
		if s.Due == stages[DueMove] {
			s.Due = stages[DueRoll]
		}
	case key == "roll" && s.Roll != 0 && was.stage == DueRoll:
		s.Due = stages[DueMove]
	case key == "roll" && s.Roll == 0 && was.stage == DueMove:
		s.Due = stages[DueRoll]
	}
	if key == "due" {
		p, err := g.load(&s)
		return p, engines.Allowed(), err
	}
	p, err := g.loadParts(&s)
	if err != nil {
		return nil, engines.Verdict{}, err
	}
	for m, at := range was.at {
		if at == out && p.at[m] != out {
			return nil, FixOut.Refuse(engines.TableClause, piece(m)), nil
		}
	}
	p.spot = was.spot
	g.settle(&p, emit)
	// What the fix has led to must be a position that can exist.
	p, err = g.load(g.Save(&p).(*Saved))
	return p, engines.Allowed(), err
}
