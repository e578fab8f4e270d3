package patrollers

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// checkSetup checks that teams, tokens, places and dials are as complete as the pending decision needs. While
// setting up it also reads whose turn it is.
func (g *Game) checkSetup(p *Position, s *Saved) error {
	turn := int8(slices.Index(g.SeatIDs(), strings.ToUpper(s.Turn)))
	if p.SettingUp() && turn < 0 {
		return engines.Fieldf("turn", "is %.20q; it can be A or B", s.Turn)
	}
	p.turn = max(0, turn)
	for u := range int8(units) {
		if !g.there(u) {
			continue
		}
		unit, name := &p.units[u], "patrollers."+nameOf(u)
		// stepped reports whether it fits the pending decision that the figure has done a step or not. While
		// the side's own turn for the step lasts, both fit.
		stepped := func(step uint8, done bool) bool {
			return p.stage > step && done || p.stage < step && !done ||
				p.stage == step && (seatOf(u) == p.turn || done == (seatOf(u) < p.turn))
		}
		switch later := unit.who > 0 && g.later(p, u); {
		case !stepped(DuePick, unit.who > 0):
			return engines.Fieldf(name, "has been picked, or has not, against what is due")
		case g.hasTokens && !stepped(DueToken, unit.token != tokenUnset):
			return engines.Fieldf(name+".token", "is there, or is not, against what is due")
		case !stepped(DueDial, unit.dialled):
			return engines.Fieldf(name+".dial", "is there, or is not, against what is due")
		case unit.placed && (p.stage < DueDeploy || later && p.SettingUp()):
			return engines.Fieldf(name+".at", "is there; it is placed later")
		case !unit.placed && p.stage > DueDeploy && !later:
			return engines.Fieldf(name+".at", "is missing; it stands on the table")
		case p.SettingUp() && *unit != (unitAtRest(unit)):
			return engines.Fieldf(name, "is hurt or marked before the battle")
		case unit.stance && !unit.placed, unit.near && !unit.fallen && !unit.placed,
			unit.gas && !unit.placed && !unit.fallen, unit.marked && !unit.placed && !unit.fallen:
			return engines.Fieldf(name, "is hurt or marked before it has come")
		case p.SettingUp() && unit.placed && !g.measured && !g.table.InStrip(seatOf(u), unit.at):
			return engines.Fieldf(name+".at", "is outside the strip of its side (PAT-06)")
		}
	}
	return g.checkStep(p)
}

// unitAtRest returns a figure as it would be before the battle, to find out if it has been in play.
func unitAtRest(u *unit) unit {
	return unit{who: u.who, token: u.token, dial: u.dial, dialled: u.dialled, at: u.at, placed: u.placed}
}

// checkStep checks, while setting up, that the side whose turn it is has something left to do.
func (g *Game) checkStep(p *Position) error {
	todo := g.undone(p, p.stage, p.turn)
	picked := g.team(p.turn) &^ todo
	switch {
	case p.SettingUp() && todo == 0:
		return engines.Fieldf("turn", "is %s, who has nothing left to do", seatText(p.turn))
	case p.stage == DuePick && picked > todo&-todo: // a figure is picked behind one that is not
		return engines.Fieldf("patrollers", "have a gap; they are numbered as they are picked")
	case p.stage == DueToken && !g.hasTokens:
		return engines.Fieldf("due", "is token, but there are no tokens")
	}
	for seat := range int8(Players) {
		if sum := g.Points(p, engines.Seat(seat)); g.hasTokens && sum > g.rules.TokenSum {
			return engines.Fieldf("patrollers", "of %s have tokens of %d points; there can be %d (PAT-24)",
				seatText(seat), sum, g.rules.TokenSum)
		}
	}
	return nil
}

// loadTurn reads which side has the initiative and whose turn it is.
func (g *Game) loadTurn(p *Position, s *Saved) error {
	if s.Initiative != "" {
		if p.first = int8(slices.Index(g.SeatIDs(), strings.ToUpper(s.Initiative))); p.first < 0 {
			return engines.Fieldf("initiative", "is %.20q; it can be A or B", s.Initiative)
		}
	}
	begins := p.stage == DueInitiative || p.stage == DueSecret
	switch {
	case p.SettingUp() && p.first >= 0, begins && p.first >= 0 && s.Raging == "":
		return engines.Fieldf("initiative", "is there before it has been rolled")
	case !p.SettingUp() && !begins && p.stage != over && p.first < 0:
		return engines.Fieldf("initiative", "is missing; it can be A or B")
	case (begins || p.stage == over) && s.Turn != "":
		return engines.Fieldf("turn", "is not there where due is %s", stages[p.stage])
	case !p.SettingUp() && !begins && p.stage != over && s.Turn == "":
		return engines.Fieldf("turn", "is missing; it can be A or B")
	case !begins && p.stage != over && slices.Index(g.SeatIDs(), strings.ToUpper(s.Turn)) < 0:
		return engines.Fieldf("turn", "is %.20q; it can be A or B", s.Turn)
	case p.stage == DueOrder && g.ready(p, p.turn) == 0:
		return engines.Fieldf("turn", "is %s, who has no unmarked Patroller on the table (PAT-08)", s.Turn)
	}
	if p.stage == DueSecret {
		u := g.nextToDeploy(p)
		if u < 0 {
			return engines.Fieldf("due", "is %s, but nobody is left to come", stages[DueSecret])
		}
		p.turn = seatOf(u)
	}
	return nil
}

// loadActing reads the turn under way.
func (g *Game) loadActing(p *Position, s *Saved) error {
	if (s.Acting != nil) != (p.stage >= DueTurn && p.stage < over) {
		return engines.Fieldf("acting", "is there where a turn is under way, and only there")
	}
	if s.Acting == nil {
		return nil
	}
	actor, err := g.findUnit(p, "acting.who", s.Acting.Who)
	if err != nil {
		return err
	}
	chief, err := g.findUnit(p, "acting.chief", s.Acting.Chief)
	if err != nil {
		return err
	}
	a := s.Acting
	switch {
	case actor < 0 || seatOf(actor) != p.turn || !p.units[actor].placed:
		return engines.Fieldf("acting.who", "is %.20q; it can be a Patroller of %s on the table", a.Who,
			seatText(p.turn))
	case chief >= 0 &&
		(chief == actor || seatOf(chief) != p.turn || !g.hasSpecials ||
			g.fighterOf(p, chief).special != Orders):
		return engines.Fieldf("acting.chief", "is %.20q, who cannot have issued orders", a.Chief)
	case a.Moves < 0 || a.Moves > MaxAbility || a.Moves > 0 && !g.measured:
		return engines.Fieldf("acting.moves", "is %d; it can be 0 to %d where positions are measured",
			a.Moves, MaxAbility)
	case a.Twines < 0 || a.Twines > 999 || a.Twines > 0 && g.measured:
		return engines.Fieldf("acting.twines", "is %d; it can be 0 to 999 where positions are tracked",
			a.Twines)
	case a.Attacks < 0 || a.Attacks > MaxAbility:
		return engines.Fieldf("acting.attacks", "is %d; it can be 0 to %d", a.Attacks, MaxAbility)
	}
	p.now = turn{actor, chief, int16(a.Moves), int16(a.Twines), uint8(a.Attacks), a.Special, a.Lost, a.Nugget,
		a.Again}
	return nil
}

// loadRaging reads the figure that may take a second turn right now (Berserker Attack).
func (g *Game) loadRaging(p *Position, s *Saved) error {
	u, err := g.findUnit(p, "raging", s.Raging)
	if err != nil || u < 0 {
		return err
	}
	begins := p.stage == DueInitiative || p.stage == DueSecret
	other := 1 - seatOf(u)
	if !p.units[u].stands() || g.specialOf(p, u) != Berserker ||
		!begins && (p.stage != DueOrder || p.turn != other) ||
		begins && (g.ready(p, other) != 0 || g.stale(p) || p.first < 0) ||
		p.stage == DueInitiative && g.nextToDeploy(p) >= 0 {
		return engines.Fieldf("raging", "is %s, who cannot take a second turn now", s.Raging)
	}
	p.raging = u
	return nil
}

// loadPending reads the figure whose token is to be shown, and the dice of a roll that may be made again.
func (g *Game) loadPending(p *Position, s *Saved) error {
	u, err := g.findUnit(p, "dying", s.Dying)
	if err != nil {
		return err
	}
	if (u >= 0) != (p.stage >= DueReveal && p.stage <= DueElixir) {
		return engines.Fieldf("dying", "is there where a token is shown or given, and only there")
	}
	if u >= 0 {
		unit := &p.units[u]
		chosen := unit.chosen()
		ok := unit.placed && g.hasTokens
		switch p.stage {
		case DueReveal:
			ok = ok && unit.fallen && !unit.shown && unit.token > TokenNone
		default: // a fix can have put the figure back up
			ok = ok && unit.shown && chosen >= 0 && g.tokens[chosen].class < 0 &&
				g.takers(p, seatOf(u), g.tokens[chosen].effect) != 0
			if ok {
				e := g.tokens[chosen].effect
				ok = (e == Elixir) == (p.stage == DueElixir) && (e == Elixir || e == MedPack || e >= Bonus)
			}
		}
		if !ok {
			return engines.Fieldf("dying", "is %s, whose token cannot be shown or given now", s.Dying)
		}
		p.dying = u
	}
	if (s.Dice != "") != (p.stage == DueReroll || p.stage == DueRerolled) {
		return engines.Fieldf("dice", "are there where a roll may be made again, and only there")
	}
	if s.Dice == "" {
		return nil
	}
	m, _, ok := dice.ParseSides(strings.ToLower(s.Dice), readFace)
	roll := g.rollOf(p, p.top().from, p.top().at)
	if _, fits, _ := dice.Fits(&roll, m); !ok || !fits {
		return engines.Fieldf("dice", "is %.20q; it can be a side of each die, such as R2-B3", s.Dice)
	}
	p.dice = [2]int16{m.Args[0], m.Args[1]}
	return nil
}

// checkEnd checks that the battle is over exactly if the rules say so (PAT-14, PAT-15).
func (g *Game) checkEnd(p *Position, _ *Saved) error {
	if p.SettingUp() {
		return nil
	}
	both := g.lives(p, 0) && g.lives(p, 1)
	stale := g.rules.Stalemate > 0 && int(p.quiet) >= g.rules.Stalemate
	if p.stage == over && both && !stale || p.stage != over && !both && p.depth == 0 && p.dying < 0 {
		return engines.Fieldf("due", "is %s, which does not go with who is in play", stages[p.stage])
	}
	return nil
}
