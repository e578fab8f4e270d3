package patrollers

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"homespun/engines"
)

// Load reads a position back and refuses one that cannot exist, with a *[engines.FieldError].
func (g *Game) Load(decode func(into any) error) (Position, error) {
	return engines.Load(decode, Saved{}, g.load)
}

// load reads a position from its keys.
func (g *Game) load(s *Saved) (Position, error) {
	p, err := g.loadParts(s)
	if err != nil {
		return p, err
	}
	return engines.ReadParts(p, s, g.loadTurn, g.loadActing, g.loadSeries, g.loadHits, g.checkRoll,
		g.loadDying, g.loadDice, g.loadRaging, g.checkEnd)
}

// loadParts reads the figures and the table. While setting up it also reads whose turn it is.
func (g *Game) loadParts(s *Saved) (Position, error) {
	return engines.ReadParts(Position{first: none, now: idle, raging: none, dying: none}, s, g.loadNumbers,
		g.loadUnits, g.checkPlaces, g.loadTable, g.checkGear, g.checkUnits, g.checkStep)
}

// loadNumbers reads what is due, the round and the quiet rounds.
func (g *Game) loadNumbers(r *engines.Reading, p *Position, s *Saved) {
	p.stage = uint8(r.Word("due", s.Due, stages))
	r.Bad(s.Round < 0 || s.Round > math.MaxInt32/2 || (s.Round == 0) != p.SettingUp(), "round",
		"is %d; it is 0 while setting up, and then 1 or more", s.Round)
	r.Bad(s.Quiet < 0 || s.Quiet > maxQuiet || p.SettingUp() && (s.Quiet > 0 || s.Wounded), "quiet",
		"is %d; it can be 0 to %d, and while setting up nobody has been wounded", s.Quiet, maxQuiet)
	p.round, p.quiet, p.wounded = int32(s.Round), uint8(s.Quiet), s.Wounded
}

// readPicked reads the name of a figure that has been picked; "" is none.
func (g *Game) readPicked(r *engines.Reading, p *Position, key, name string) int8 {
	u, ok := readUnit(strings.ToLower(name))
	if name == "" || r.Bad(!ok || u < 0 || !g.there(int8(u)) || p.units[u].who == 0, key,
		"is %.20q; it can be a Patroller of the match, such as A1", name) {
		return none
	}
	return int8(u)
}

// loadUnits reads the figures.
func (g *Game) loadUnits(r *engines.Reading, p *Position, s *Saved) {
	engines.ReadTable(r, "patrollers", s.Patrollers, g.readUnitName, func(u int, key string, f SavedUnit) {
		g.loadUnit(r, p, int8(u), key, f)
	})
}

// readUnitName reads the name of a figure of the match under key.
func (g *Game) readUnitName(r *engines.Reading, key, name string) int {
	u, ok := readUnit(strings.ToLower(name))
	r.Bad(!ok || u < 0 || !g.there(int8(u)), key, "is no Patroller; they are A1 to A%d and B1 to B%[1]d",
		g.rules.TeamSize)
	return int(u)
}

// loadUnit reads one figure.
func (g *Game) loadUnit(r *engines.Reading, p *Position, u int8, key string, s SavedUnit) {
	who := slices.IndexFunc(g.roster, func(f fighter) bool { return f.id == strings.ToLower(s.Who) })
	twin := p.find(g.team(seatOf(u)), func(_ int8, o *unit) bool { return int(o.who) == who+1 })
	if r.Bad(who < 0, key+".who", "is %.24q, who is not in the roster", s.Who) ||
		r.Bad(twin >= 0, key+".who", "is %s, who is in the team already (PAT-06)", s.Who) {
		return
	}
	unit := &p.units[u]
	side := r.Word(key+".side", cmp.Or(s.Side, sides[0]), sides)
	unit.who, unit.near, unit.fallen = uint8(who+1), side > 0, side > 1
	unit.shown, unit.marked, unit.gas, unit.tired = s.Shown, s.Marked, s.Gas, s.Tired
	unit.grip, unit.stance, unit.gave, unit.calm = s.Grip, s.Stance, s.Gave, s.Calm
	g.loadToken(r, unit, key, s)
	if s.Dial != nil {
		g.loadDial(r, p, u, key+".dial", s.Dial)
	}
	g.loadPlace(r, unit, key, s)
	g.checkStates(r, unit, key)
}

// loadToken reads the token and the equipment of a figure.
func (g *Game) loadToken(r *engines.Reading, unit *unit, key string, s SavedUnit) {
	if s.Token != "" {
		token := g.readToken(strings.ToLower(s.Token))
		r.Bad(token < 0 || !g.hasTokens, key+".token",
			"is %.24q; it can be a kind of death token, none or sealed, where there are tokens", s.Token)
		unit.token = uint8(token)
	}
	r.Bad(unit.shown && (unit.token == tokenUnset || unit.token == tokenSealed), key+".shown",
		"is true, but it is not known which token that was")
	g.loadGear(r, key+".equipment", &unit.gear, s.Equipment, func(t *deathToken) bool {
		return t.class < 0 && t.effect >= Bonus
	})
}

// loadGear reads a list of equipment or of battle-wide tokens. fits says which tokens can be in such a list.
func (g *Game) loadGear(r *engines.Reading, key string, gear *[MaxGear]uint8, list []string,
	fits func(*deathToken) bool) {
	if r.Bad(len(list) > MaxGear, key, "has %d entries; there can be at most %d", len(list), MaxGear) {
		return
	}
	for i, id := range list {
		token := int(g.readToken(strings.ToLower(id))) - firstToken
		r.Bad(token < 0 || !g.hasTokens || !fits(&g.tokens[token]), key,
			"has %.24q, which does not belong there", id)
		gear[i] = uint8(token) + 1
	}
}

// loadDial reads what the front of a dog-tag shows (PAT-05).
func (g *Game) loadDial(r *engines.Reading, p *Position, u int8, key string, dial []int) {
	values := make([]int16, Abilities)
	for i, n := range dial {
		if r.Bad(len(dial) != Abilities || n < 0 || n > MaxAbility, key,
			"is %v; it can be attack, defence, move and range, each 0 to %d", dial, MaxAbility) {
			return
		}
		values[i] = int16(n)
	}
	r.Bad(len(dial) == 0 || !g.checkDials(p, u, values).OK(), key,
		"is %v, which it cannot be dialled to (PAT-05)", dial)
	g.set(p, u, values)
}

// loadPlace reads where a figure stands or lies.
func (g *Game) loadPlace(r *engines.Reading, unit *unit, key string, s SavedUnit) {
	r.Bad(g.measured && s.At != "", key+".at", "is there only where positions are tracked")
	r.Bad(!g.measured && s.Placed, key+".placed", "is there only where positions are measured")
	if unit.placed = s.Placed || s.At != ""; unit.placed && !g.measured {
		x, y, ok := engines.Point(s.At)
		unit.at = point{X: x, Y: y}
		r.Bad(!ok || !g.table.Holds(unit.at), key+".at",
			"is %.20q; it can be a place such as 12.5,8 where the whole base is on the table", s.At)
	}
}

// checkStates refuses states of a figure that cannot occur together.
func (g *Game) checkStates(r *engines.Reading, unit *unit, key string) {
	special, stands := g.ownSpecial(unit), unit.stands()
	cannot := func(wrong bool, state string) {
		r.Bad(wrong, key+"."+state, "cannot be of this Patroller as it is")
	}
	cannot(unit.tired && special != Berserker, "tired")
	cannot(unit.grip && (special != TigerClaw || !stands), "grip")
	cannot(unit.stance && (special != Dragon || !stands || !unit.gave), "stance")
	cannot(unit.gave && (special != Dragon || !stands), "gave")
	cannot(unit.calm && (special != Calculated || !stands), "calm")
	cannot(unit.gear[0] > 0 && !stands, "equipment")
}

// ownSpecial returns the special action of a figure's Patroller, even where its dog-tag is turned and it has
// lost that; 0 without special actions.
func (g *Game) ownSpecial(unit *unit) Special {
	if !g.hasSpecials {
		return 0
	}
	return g.roster[unit.who-1].special
}

// checkPlaces refuses figures whose bases overlap (PAT-10).
func (g *Game) checkPlaces(r *engines.Reading, p *Position, _ *Saved) {
	for u := range int8(units) {
		if !g.measured && p.units[u].placed {
			other := g.overlaps(p, u, p.units[u].at)
			r.Bad(other >= 0, "patrollers."+nameOf(other)+".at", "overlaps the base of %s", nameOf(u))
		}
	}
}

// loadTable reads explosives and battle-wide tokens.
func (g *Game) loadTable(r *engines.Reading, p *Position, s *Saved) {
	n := len(s.Explosives)
	if r.Bad(n > MaxExplosives, "explosives", "has %d entries; there can be at most %d", n, MaxExplosives) ||
		r.Bad(n > 0 && (p.SettingUp() || !g.hasSpecials), "explosives",
			"are there only in play, with special actions") {
		return
	}
	for i, text := range s.Explosives {
		x, y, ok := engines.Point(text)
		onTable := ok && int(x) <= g.table.Width && int(y) <= g.table.Depth
		r.Bad(g.measured && text != "" || !g.measured && !onTable, "explosives",
			"has %.20q; it can be a place on the table such as 12.5,8, and \"\" where positions are measured",
			text)
		p.mines[i] = point{X: x, Y: y}
	}
	p.laid = uint8(n)
	for _, id := range slices.Sorted(maps.Keys(s.BattleWide)) {
		seat, key := slices.Index(g.SeatIDs(), strings.ToUpper(id)), "battle_wide."+id
		if r.Bad(seat < 0 || p.battleWide[seat][0] > 0, key,
			"is no side, or there twice; there are A and B") {
			return
		}
		g.loadGear(r, key, &p.battleWide[seat], s.BattleWide[id],
			func(t *deathToken) bool { return t.class >= 0 })
	}
}

// checkGear refuses more tokens on the table than have been shown.
func (g *Game) checkGear(r *engines.Reading, p *Position, _ *Saved) {
	shown, lying := 0, len(g.gearTexts(&p.battleWide[0]))+len(g.gearTexts(&p.battleWide[1]))
	for u := range p.units {
		lying += len(g.gearTexts(&p.units[u].gear))
		if p.units[u].shown {
			shown++
		}
	}
	r.Bad(lying > shown, "patrollers",
		"have %d pieces of equipment and battle-wide tokens; only %d tokens have been shown", lying, shown)
}
