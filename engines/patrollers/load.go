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
	return engines.LoadParts(p, s, g.loadTurn, g.loadActing, g.loadSeries, g.loadPending, g.loadRaging,
		g.checkEnd)
}

// loadParts reads the figures and the table. While setting up it also reads whose turn it is.
func (g *Game) loadParts(s *Saved) (Position, error) {
	return engines.LoadParts(Position{first: none, now: idle, raging: none, dying: none}, s,
		g.loadNumbers, g.loadUnits, g.checkPlaces, g.loadTable, g.checkGear, g.checkSetup)
}

// loadNumbers reads what is due, the round and the quiet rounds.
func (g *Game) loadNumbers(p *Position, s *Saved) error {
	stage := slices.Index(stages, strings.ToLower(s.Due))
	if stage < 0 {
		return engines.Fieldf("due", "is %.20q; it can be %s", s.Due, strings.Join(stages, ", "))
	}
	p.stage = uint8(stage)
	least := 1
	if p.SettingUp() {
		least = 0
	}
	if s.Round < least || s.Round > math.MaxInt32/2 || least == 0 && s.Round > 0 {
		return engines.Fieldf("round", "is %d; it is 0 while setting up, and then 1 or more", s.Round)
	}
	if s.Quiet < 0 || s.Quiet > maxQuiet || p.SettingUp() && (s.Quiet > 0 || s.Wounded) {
		return engines.Fieldf("quiet",
			"is %d; it can be 0 to %d, and while setting up nobody has been wounded", s.Quiet, maxQuiet)
	}
	p.round, p.quiet, p.wounded = int32(s.Round), uint8(s.Quiet), s.Wounded
	return nil
}

// findUnit reads the name of a figure that has been picked; "" is none.
func (g *Game) findUnit(p *Position, key, name string) (int8, error) {
	if name == "" {
		return none, nil
	}
	u, ok := readUnit(strings.ToLower(name))
	if !ok || u < 0 || !g.there(int8(u)) || p.units[u].who == 0 {
		return none, engines.Fieldf(key, "is %.20q; it can be a Patroller of the match, such as A1", name)
	}
	return int8(u), nil
}

// loadUnits reads the figures in their order, so that the same error comes first every time.
func (g *Game) loadUnits(p *Position, s *Saved) error {
	for _, name := range slices.Sorted(maps.Keys(s.Patrollers)) {
		key := "patrollers." + name
		u, ok := readUnit(strings.ToLower(name))
		if !ok || u < 0 || !g.there(int8(u)) {
			return engines.Fieldf(key, "is no Patroller; they are A1 to A%d and B1 to B%d", g.rules.TeamSize,
				g.rules.TeamSize)
		}
		if p.units[u].who > 0 {
			return engines.Fieldf(key, "is there twice")
		}
		if err := g.loadUnit(p, int8(u), key, s.Patrollers[name]); err != nil {
			return err
		}
	}
	return nil
}

// loadUnit reads one figure.
func (g *Game) loadUnit(p *Position, u int8, key string, s SavedUnit) error {
	unit := &p.units[u]
	r := slices.IndexFunc(g.roster, func(f fighter) bool { return f.id == strings.ToLower(s.Who) })
	if r < 0 {
		return engines.Fieldf(key+".who", "is %.24q, who is not in the roster", s.Who)
	}
	for v := range int8(units) {
		if seatOf(v) == seatOf(u) && int(p.units[v].who) == r+1 {
			return engines.Fieldf(key+".who", "is %s, who is in the team already (PAT-06)", s.Who)
		}
	}
	side := slices.Index(sides, cmp.Or(strings.ToLower(s.Side), sides[0]))
	if side < 0 {
		return engines.Fieldf(key+".side", "is %.20q; it can be %s", s.Side, strings.Join(sides, ", "))
	}
	unit.who, unit.near, unit.fallen = uint8(r+1), side > 0, side > 1
	unit.shown, unit.marked, unit.gas, unit.tired = s.Shown, s.Marked, s.Gas, s.Tired
	unit.grip, unit.stance, unit.gave, unit.calm = s.Grip, s.Stance, s.Gave, s.Calm
	if err := g.loadToken(unit, key, s); err != nil {
		return err
	}
	if s.Dial != nil {
		if err := g.loadDial(p, u, key+".dial", s.Dial); err != nil {
			return err
		}
	}
	if err := g.loadPlace(unit, key, s); err != nil {
		return err
	}
	return g.checkStates(unit, key)
}

// loadToken reads the token and the equipment of a figure.
func (g *Game) loadToken(unit *unit, key string, s SavedUnit) error {
	if s.Token != "" {
		token := g.readToken(strings.ToLower(s.Token))
		if token < 0 || !g.hasTokens {
			return engines.Fieldf(key+".token",
				"is %.24q; it can be a kind of death token, none or sealed, where there are tokens", s.Token)
		}
		unit.token = uint8(token)
	}
	if unit.shown && (unit.token == tokenUnset || unit.token == tokenSealed) {
		return engines.Fieldf(key+".shown", "is true, but it is not known which token that was")
	}
	return g.loadGear(key+".equipment", &unit.gear, s.Equipment, func(t *deathToken) bool {
		return t.class < 0 && t.effect >= Bonus
	})
}

// loadGear reads a list of equipment or of battle-wide tokens. fits says which tokens can be in such a list.
func (g *Game) loadGear(key string, gear *[MaxGear]uint8, list []string, fits func(*deathToken) bool) error {
	if len(list) > MaxGear {
		return engines.Fieldf(key, "has %d entries; there can be at most %d", len(list), MaxGear)
	}
	for i, id := range list {
		token := int(g.readToken(strings.ToLower(id))) - firstToken
		if token < 0 || !g.hasTokens || !fits(&g.tokens[token]) {
			return engines.Fieldf(key, "has %.24q, which does not belong there", id)
		}
		gear[i] = uint8(token) + 1
	}
	return nil
}

// loadDial reads what the front of a dog-tag shows (PAT-05).
func (g *Game) loadDial(p *Position, u int8, key string, dial []int) error {
	values := make([]int16, Abilities)
	for i, n := range dial {
		if len(dial) != Abilities || n < 0 || n > MaxAbility {
			return engines.Fieldf(key, "is %v; it can be attack, defence, move and range, each 0 to %d", dial,
				MaxAbility)
		}
		values[i] = int16(n)
	}
	if len(dial) != Abilities || !g.checkDials(p, u, values).OK() {
		return engines.Fieldf(key, "is %v, which it cannot be dialled to (PAT-05)", dial)
	}
	g.set(p, u, values)
	return nil
}

// loadPlace reads where a figure stands or lies.
func (g *Game) loadPlace(unit *unit, key string, s SavedUnit) error {
	if g.measured {
		if unit.placed = s.Placed; s.At != "" {
			return engines.Fieldf(key+".at", "is there only where positions are tracked")
		}
		return nil
	}
	if s.Placed {
		return engines.Fieldf(key+".placed", "is there only where positions are measured")
	}
	if s.At == "" {
		return nil
	}
	x, y, ok := engines.Point(s.At)
	unit.at, unit.placed = point{X: x, Y: y}, true
	if !ok || !g.table.Holds(unit.at) {
		return engines.Fieldf(key+".at",
			"is %.20q; it can be a place such as 12.5,8 where the whole base is on the table", s.At)
	}
	return nil
}

// checkStates refuses states of a figure that cannot occur together.
func (g *Game) checkStates(unit *unit, key string) error {
	special := Special(0)
	if g.hasSpecials {
		special = g.roster[unit.who-1].special
	}
	for _, f := range []struct {
		key string
		bad bool
	}{
		{"tired", unit.tired && special != Berserker},
		{"grip", unit.grip && (special != TigerClaw || !unit.stands())},
		{"stance", unit.stance && (special != Dragon || !unit.stands() || !unit.gave)},
		{"gave", unit.gave && (special != Dragon || !unit.stands())},
		{"calm", unit.calm && (special != Calculated || !unit.stands())},
		{"equipment", unit.gear[0] > 0 && !unit.stands()},
	} {
		if f.bad {
			return engines.Fieldf(key+"."+f.key, "cannot be of this Patroller as it is")
		}
	}
	return nil
}

// checkPlaces refuses figures whose bases overlap (PAT-10).
func (g *Game) checkPlaces(p *Position, _ *Saved) error {
	for u := range int8(units) {
		if !g.measured && p.units[u].placed {
			if other := g.overlaps(p, u, p.units[u].at); other >= 0 {
				return engines.Fieldf("patrollers."+nameOf(other)+".at", "overlaps the base of %s", nameOf(u))
			}
		}
	}
	return nil
}

// loadTable reads explosives and battle-wide tokens.
func (g *Game) loadTable(p *Position, s *Saved) error {
	if len(s.Explosives) > MaxExplosives {
		return engines.Fieldf("explosives", "has %d entries; there can be at most %d", len(s.Explosives),
			MaxExplosives)
	}
	if len(s.Explosives) > 0 && (p.SettingUp() || !g.hasSpecials) {
		return engines.Fieldf("explosives", "are there only in play, with special actions")
	}
	for i, text := range s.Explosives {
		x, y, ok := engines.Point(text)
		switch {
		case g.measured && text != "",
			!g.measured && (!ok || int(x) > g.table.Width || int(y) > g.table.Depth):
			return engines.Fieldf("explosives",
				"has %.20q; it can be a place on the table such as 12.5,8, and \"\" where positions are measured", text)
		case !g.measured:
			p.mines[i] = point{X: x, Y: y}
		}
		p.laid++
	}
	for _, id := range slices.Sorted(maps.Keys(s.BattleWide)) {
		seat := slices.Index(g.SeatIDs(), strings.ToUpper(id))
		if seat < 0 || p.battleWide[seat][0] > 0 {
			return engines.Fieldf("battle_wide."+id, "is no side, or there twice; there are A and B")
		}
		if err := g.loadGear("battle_wide."+id, &p.battleWide[seat], s.BattleWide[id],
			func(t *deathToken) bool { return t.class >= 0 }); err != nil {
			return err
		}
	}
	return nil
}

// checkGear refuses more tokens on the table than have been shown.
func (g *Game) checkGear(p *Position, _ *Saved) error {
	shown, lying := 0, 0
	count := func(gear *[MaxGear]uint8) {
		for _, t := range gear {
			if t > 0 {
				lying++
			}
		}
	}
	for u := range p.units {
		if p.units[u].shown {
			shown++
		}
		count(&p.units[u].gear)
	}
	for seat := range p.battleWide {
		count(&p.battleWide[seat])
	}
	if lying > shown {
		return engines.Fieldf("patrollers",
			"have %d pieces of equipment and battle-wide tokens; only %d tokens have been shown", lying,
			shown)
	}
	return nil
}
