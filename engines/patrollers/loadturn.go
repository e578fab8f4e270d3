package patrollers

import (
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
)

// checkUnits checks that teams, tokens, places and dials are as complete as the pending decision needs. While
// setting up it also reads whose turn it is.
func (g *Game) checkUnits(r *engines.Reading, p *Position, s *Saved) {
	turn := int8(slices.Index(g.SeatIDs(), strings.ToUpper(s.Turn)))
	r.Bad(p.SettingUp() && turn < 0, "turn", "is %.20q; it can be A or B", s.Turn)
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
		later, placed, setup := g.later(p, u), unit.placed, p.SettingUp()
		r.Bad(!stepped(DuePick, unit.who > 0), name, "has been picked, or has not, against what is due")
		r.Bad(g.hasTokens && !stepped(DueToken, unit.token != tokenUnset), name+".token",
			"is there, or is not, against what is due")
		r.Bad(!stepped(DueDial, unit.dialled), name+".dial", "is there, or is not, against what is due")
		r.Bad(placed && (p.stage < DueDeploy || later && setup), name+".at", "is there; it is placed later")
		r.Bad(!placed && p.stage > DueDeploy && !later, name+".at", "is missing; it stands on the table")
		r.Bad(setup && *unit != unitAtRest(unit), name, "is hurt or marked before the battle")
		r.Bad(!placed && (unit.stance || !unit.fallen && (unit.near || unit.gas || unit.marked)), name,
			"is hurt or marked before it has come")
		r.Bad(setup && placed && !g.measured && !g.table.InStrip(seatOf(u), unit.at), name+".at",
			"is outside the strip of its side (PAT-06)")
	}
}

// unitAtRest returns a figure as it would be before the battle, to find out if it has been in play.
func unitAtRest(u *unit) unit {
	return unit{who: u.who, token: u.token, dial: u.dial, dialled: u.dialled, at: u.at, placed: u.placed}
}

// checkStep checks, while setting up, that the side whose turn it is has something left to do.
func (g *Game) checkStep(r *engines.Reading, p *Position, _ *Saved) {
	todo := g.undone(p, p.stage, p.turn)
	gap := g.team(p.turn)&^todo > todo&-todo // a figure is picked behind one that is not
	r.Bad(p.SettingUp() && todo == 0, "turn", "is %s, who has nothing left to do", seatText(p.turn))
	r.Bad(p.stage == DuePick && gap, "patrollers", "have a gap; they are numbered as they are picked")
	r.Bad(p.stage == DueToken && !g.hasTokens, "due", "is token, but there are no tokens")
	for seat := range int8(Players) {
		sum := g.Points(p, engines.Seat(seat))
		r.Bad(g.hasTokens && sum > g.rules.TokenSum, "patrollers",
			"of %s have tokens of %d points; there can be %d (PAT-24)", seatText(seat), sum, g.rules.TokenSum)
	}
}

// loadTurn reads which side has the initiative and whose turn it is.
func (g *Game) loadTurn(r *engines.Reading, p *Position, s *Saved) {
	ids := g.SeatIDs()
	p.first = int8(slices.Index(ids, strings.ToUpper(s.Initiative)))
	r.Bad(s.Initiative != "" && p.first < 0, "initiative", "is %.20q; it can be A or B", s.Initiative)
	begins := p.stage == DueInitiative || p.stage == DueSecret
	fights := !p.SettingUp() && !begins && p.stage != over
	r.Bad(p.first >= 0 && (p.SettingUp() || begins && s.Raging == ""), "initiative",
		"is there before it has been rolled")
	r.Bad(fights && p.first < 0, "initiative", "is missing; it can be A or B")
	r.Bad((begins || p.stage == over) && s.Turn != "", "turn", "is not there where due is %s",
		stages[p.stage])
	r.Bad(fights && s.Turn == "", "turn", "is missing; it can be A or B")
	r.Bad(fights && !slices.Contains(ids, strings.ToUpper(s.Turn)), "turn",
		"is %.20q; it can be A or B", s.Turn)
	r.Bad(p.stage == DueOrder && g.ready(p, p.turn) == 0, "turn",
		"is %s, who has no unmarked Patroller on the table (PAT-08)", s.Turn)
	if p.stage == DueSecret {
		u := g.nextToDeploy(p)
		r.Bad(u < 0, "due", "is %s, but nobody is left to come", stages[DueSecret])
		p.turn = seatOf(u)
	}
}

// loadActing reads the turn under way.
func (g *Game) loadActing(r *engines.Reading, p *Position, s *Saved) {
	a := s.Acting
	if r.Bad((a != nil) != (p.stage >= DueTurn && p.stage < over), "acting",
		"is there where a turn is under way, and only there") || a == nil {
		return
	}
	actor, chief := g.readPicked(r, p, "acting.who", a.Who), g.readPicked(r, p, "acting.chief", a.Chief)
	r.Bad(actor < 0 || seatOf(actor) != p.turn || !p.units[actor].placed, "acting.who",
		"is %.20q; it can be a Patroller of %s on the table", a.Who, seatText(p.turn))
	r.Bad(chief >= 0 && (chief == actor || seatOf(chief) != p.turn ||
		g.ownSpecial(&p.units[chief]) != Orders), "acting.chief",
		"is %.20q, who cannot have issued orders", a.Chief)
	r.Bad(a.Moves < 0 || a.Moves > MaxAbility || a.Moves > 0 && !g.measured, "acting.moves",
		"is %d; it can be 0 to %d where positions are measured", a.Moves, MaxAbility)
	r.Bad(a.Twines < 0 || a.Twines > 999 || a.Twines > 0 && g.measured, "acting.twines",
		"is %d; it can be 0 to 999 where positions are tracked", a.Twines)
	attacks := r.Number("acting.attacks", a.Attacks, 0, MaxAbility)
	p.now = turn{actor, chief, int16(a.Moves), int16(a.Twines), uint8(attacks), a.Special, a.Lost, a.Nugget,
		a.Again}
}

// loadRaging reads the figure that may take a second turn right now (Berserker Attack).
func (g *Game) loadRaging(r *engines.Reading, p *Position, s *Saved) {
	p.raging = g.readPicked(r, p, "raging", s.Raging)
	if p.raging < 0 {
		return
	}
	begins := p.stage == DueInitiative || p.stage == DueSecret
	other := 1 - seatOf(p.raging)
	r.Bad(!p.units[p.raging].stands() || g.specialOf(p, p.raging) != Berserker ||
		!begins && (p.stage != DueOrder || p.turn != other) ||
		begins && (g.ready(p, other) != 0 || g.stale(p) || p.first < 0) ||
		p.stage == DueInitiative && g.nextToDeploy(p) >= 0, "raging",
		"is %s, who cannot take a second turn now", s.Raging)
}

// loadDying reads the figure whose token is to be shown or handed on.
func (g *Game) loadDying(r *engines.Reading, p *Position, s *Saved) {
	p.dying = g.readPicked(r, p, "dying", s.Dying)
	if r.Bad((p.dying >= 0) != (p.stage >= DueReveal && p.stage <= DueElixir), "dying",
		"is there where a token is shown or given, and only there") || p.dying < 0 {
		return
	}
	unit := &p.units[p.dying]
	ok := unit.placed && g.hasTokens
	switch chosen := unit.chosen(); {
	case p.stage == DueReveal:
		ok = ok && unit.fallen && !unit.shown && unit.token > TokenNone
	case chosen < 0:
		ok = false
	default: // a fix can have put the figure back up
		e := g.tokens[chosen].effect
		ok = ok && unit.shown && g.tokens[chosen].class < 0 && g.takers(p, seatOf(p.dying), e) != 0 &&
			(e == Elixir) == (p.stage == DueElixir) && (e == Elixir || e == MedPack || e >= Bonus)
	}
	r.Bad(!ok, "dying", "is %s, whose token cannot be shown or given now", s.Dying)
}

// loadDice reads the dice of a roll that may be made again.
func (g *Game) loadDice(r *engines.Reading, p *Position, s *Saved) {
	if r.Bad((s.Dice != "") != (p.stage == DueReroll || p.stage == DueRerolled), "dice",
		"are there where a roll may be made again, and only there") || s.Dice == "" {
		return
	}
	m, _, ok := dice.ParseSides(strings.ToLower(s.Dice), readFace)
	roll := g.rollOf(p, p.top().from, p.top().at)
	_, fits, _ := dice.Fits(&roll, m)
	r.Bad(!ok || !fits, "dice", "is %.20q; it can be a side of each die, such as R2-B3", s.Dice)
	p.dice = [2]int16{m.Args[0], m.Args[1]}
}

// checkEnd checks that the battle is over exactly if the rules say so (PAT-14, PAT-15).
func (g *Game) checkEnd(r *engines.Reading, p *Position, _ *Saved) {
	both := g.lives(p, 0) && g.lives(p, 1)
	stale := g.rules.Stalemate > 0 && int(p.quiet) >= g.rules.Stalemate
	r.Bad(p.stage == over && both && !stale ||
		p.stage != over && !p.SettingUp() && !both && p.depth == 0 && p.dying < 0, "due",
		"is %s, which does not go with who is in play", stages[p.stage])
}
