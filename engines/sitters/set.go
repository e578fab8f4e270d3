package sitters

import (
	"strings"

	"homespun/engines"
)

// LoadSet reads a position in which the table has set one key by hand (`fix set`), from the position before.
// It drops what the game's own fixes drop: another turn drops the roll, a loot roll or battle that is no more
// ends its turn, the game ends or goes on with the last or first collector on the board. What may be set when
// is as for the other fixes.
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error,
	emit func(engines.Message)) (engines.Position, engines.Verdict, error) {
	was := before.(Position)
	key = strings.ToLower(key) // a key left out of what is saved comes as it was written
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
	// What has come of it must be a position that can exist.
	p, err = g.load(g.Save(&p).(*Saved))
	return p, engines.Allowed(), err
}
