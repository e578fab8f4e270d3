package sitters

import "homespun/engines"

// LoadSet is Load for a position in which `fix set` has set a key. As after a game's own fixes a turn that has lost what it was about ends, and so
// does the game without a collector on the board; a turn that is set drops the roll; a game that has a collector again goes on. While setting up
// there is no fix. Positions are [Position].
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error, tell func(engines.Note)) (engines.Position, engines.Verdict, error) {
	was := before.(Position)
	if was.SettingUp() {
		return nil, refuseFix(refuseFixSettingUp), nil
	}
	var s Saved
	if err := decode(&s); err != nil {
		return nil, engines.Verdict{}, err
	}
	switch key {
	case "due":
		if s.Due != stages[DueMove] {
			s.Roll = 0
		}
		p, err := g.load(&s)
		return p, engines.Allowed(), err
	case "turn":
		switch was.stage {
		case DueLoot, DueBattle:
			return nil, refuseFix(refuseFixTurnDue), nil
		case DueMove:
			s.Due, s.Roll = stages[DueRoll], 0
		}
	}
	p, err := g.loadBoard(&s)
	if err != nil {
		return nil, engines.Verdict{}, err
	}
	p.spot = was.spot
	g.settle(&p, teller(tell))
	if p.stage != DueLoot && p.stage != DueBattle {
		p.spot = -1
	}
	return p, engines.Allowed(), g.loadDue(&p, &s)
}

func refuseFix(reason engines.Reason) engines.Verdict {
	return engines.Refuse(engines.NewNote(reason, engines.TableClause))
}
