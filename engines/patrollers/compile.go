package patrollers

import (
	"cmp"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// Definition is the game for package rulesets.
var Definition = engines.Define[Position](&info, Compile)

// Game is Patrollers under one ruleset. It does not change and is safe for several goroutines.
type Game struct {
	rules Rules
	lines engines.Lines[word]
	table tabletop.Table

	measured                           bool
	help                               [engines.MaxSeats]int // added to the defence of each side (PAT-13)
	hasClasses, hasSpecials, hasTokens bool
	roster                             []fighter
	kinds                              []kind
	acts                               [Calculated + 1]SpecialAct
	tokens                             []deathToken
	ordersTo                           int8 // the class that Issue Orders is for; none where it is for all
	// listable: no Patroller has more than manyWays ways to be dialled, so the list of moves holds them all.
	listable bool
}

// kind is a compiled class. to and each are indexes of classes: the class that gets the bonus, and the class
// whose figures are counted for it, or none.
type kind struct {
	id string
	Class
	to, each int8
	rivals   bool // it counts the figures of the opponent
}

// deathToken is a kind of death token, compiled.
type deathToken struct {
	id string
	DeathToken
	effect Effect
	class  int8 // the class that a battle-wide bonus is for; none for equipment, which helps its bearer
}

var _ engines.Game[Position] = (*Game)(nil)

// Compile reads a ruleset, checks that it can be played and returns its game. The error of a value that
// cannot be is a *[engines.FieldError].
func Compile(decode func(into any) error, seats int) (*Game, error) {
	g := &Game{ordersTo: none}
	if err := decode(&g.rules); err != nil {
		return nil, err
	}
	if seats != Players {
		return nil, engines.Fieldf("seats", "must be %d", Players)
	}
	for _, check := range []func() error{g.readNumbers, g.readTable, g.readClasses, g.readSpecials,
		g.readTokens, g.readRoster} {
		if err := check(); err != nil {
			return nil, err
		}
	}
	g.lines = g.newLines()
	return g, nil
}

// readNumbers checks the plain fields against their bounds and choices.
func (g *Game) readNumbers() error {
	r := &g.rules
	if err := engines.CheckNumbers(Fields, "", g.rules); err != nil {
		return err
	}
	if r.Positions != Tracked && r.Positions != Measured {
		return engines.Fieldf("positions", "is %.20q; it can be %s or %s", r.Positions, Tracked, Measured)
	}
	var err error
	if g.help, err = r.Handicap.Of(Fields, []string{"A", "B"}); err != nil {
		return err
	}
	g.measured = r.Positions == Measured
	g.hasClasses, g.hasSpecials, g.hasTokens = r.Advanced && r.Classes, r.Advanced && r.Specials,
		r.Advanced && r.Tokens
	return nil
}

// readTable reads the lengths and checks that all figures have room to be placed (PAT-01, PAT-06).
func (g *Game) readTable() error {
	for _, f := range []struct {
		key    string
		inches float64
		tenths *int
	}{
		{"width", g.rules.Width, &g.table.Width}, {"depth", g.rules.Depth, &g.table.Depth}, {"base", g.rules.Base, &g.table.Base},
		{"twine", g.rules.Twine, &g.table.Twine}, {"strip", g.rules.Strip, &g.table.Strip},
	} {
		at, bounds := math.Round(f.inches*10), engines.FieldOf(Fields, f.key)
		if !(at >= float64(bounds.Min) && at <= float64(bounds.Max)) || math.Abs(f.inches*10-at) > 1e-6 {
			low, high := engines.TenthsText(int16(bounds.Min)), engines.TenthsText(int16(bounds.Max))
			return engines.Fieldf(f.key, "is %v; it can be %s to %s inches, to a tenth", f.inches, low, high)
		}
		*f.tenths = int(at)
	}
	if 2*g.table.Strip+2 > g.table.Depth {
		return Clashes.Of("no-gap").With(engines.FitOf("depth", float64(2*g.table.Strip+2)/10),
			engines.FitOf("strip", float64(g.table.Depth/2-1)/10))
	}
	// In the worst case each figure that stands blocks all places for the next one that are nearer than a
	// base and a gap, to the left and to the right.
	if places := g.table.Width -
		g.table.Base; places < (g.rules.TeamSize-1)*(2*(g.table.Base+tabletop.Touch)+1)+1 {
		return Clashes.Of("no-room").With(findRoom(g)...)
	}
	return nil
}

// wordShape is the form of an id that can be a word of the notation.
var wordShape = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]{0,23}$`)

// sortedIDs returns the ids of a table such as the roster, sorted by the order of its entries. It refuses ids
// that cannot be words of the notation, and tables with too many entries.
func sortedIDs[T any](key string, things map[string]T, most int, order func(T) int) ([]string, error) {
	ids := slices.Sorted(maps.Keys(things))
	for _, id := range ids {
		path := key + "." + id
		if !wordShape.MatchString(id) {
			return nil, engines.Fieldf(path, "cannot be the word for a thing; it can be up to 24 small letters, digits, - and _")
		}
		if id == wordNone || id == wordSealed {
			return nil, engines.Fieldf(path, "cannot be the word for a thing; %s means something else", id)
		}
		if err := engines.CheckNumber(rosterFields, "order", path+".order", order(things[id])); err != nil {
			return nil, err
		}
	}
	if len(ids) > most {
		return nil, engines.Fieldf(key, "has %d entries; it can have at most %d", len(ids), most)
	}
	slices.SortStableFunc(ids, func(a, b string) int {
		return cmp.Compare(order(things[a]), order(things[b]))
	})
	return ids, nil
}

// readClasses reads the classes (PAT-20).
func (g *Game) readClasses() error {
	const key = "class_actions"
	ids, err := sortedIDs(key, g.rules.ClassActions, MaxClasses, func(c Class) int { return c.Order })
	if err != nil {
		return err
	}
	find := func(clash, of, id string, itself int8) (int8, error) {
		at := slices.Index(ids, id)
		switch {
		case id == "":
			return itself, nil
		case at < 0:
			return none, Clashes.Of(clash, of, id).With(withoutClass(g, id, ids))
		}
		return int8(at), nil
	}
	for i, id := range ids {
		c, path := g.rules.ClassActions[id], key+"."+id
		if err := engines.CheckNumbers(classFields, path+".", c); err != nil {
			return err
		}
		k := kind{id: id, Class: c, rivals: c.Of == Opponent}
		if k.to, err = find("gives-to-none", id, c.To, int8(i)); err != nil {
			return err
		}
		if k.each, err = find("counts-none", id, c.Each, none); err != nil {
			return err
		}
		switch {
		case c.Of != "" && c.Of != Own && c.Of != Opponent:
			return engines.Fieldf(path+".of", "is %.20q; it can be %s or %s", c.Of, Own, Opponent)
		case k.each < 0 && c.Attack+c.Defence > 0:
			return Clashes.Of("counts-nothing", id, id, id).With(engines.FitOf(path+".each", id),
				engines.FitOf(path+".attack", 0).And(path+".defence", 0))
		}
		g.kinds = append(g.kinds, k)
	}
	return nil
}

// readSpecials reads the numbers of the special actions (PAT-22).
func (g *Game) readSpecials() error {
	for _, id := range slices.Sorted(maps.Keys(g.rules.SpecialActions)) {
		act, path, at := g.rules.SpecialActions[id], "special_actions."+id, slices.Index(SpecialIDs, id)
		if at < 0 {
			return engines.Fieldf(path, "is no special action; there is %s", strings.Join(SpecialIDs, ", "))
		}
		for _, f := range []struct {
			key string
			n   int
			of  []Special
		}{
			{"amount", act.Amount, []Special{Strafing, BackOfHand, Gatling, Calculated}},
			{"reach", act.Reach, []Special{Explosives, Gatling, Psychic}},
		} {
			if f.n != 0 && !slices.Contains(f.of, Special(at+1)) {
				return unused(path+"."+f.key, f.of)
			}
			if err := engines.CheckNumber(specialFields, f.key, path+"."+f.key, f.n); err != nil {
				return err
			}
		}
		if act.Class != "" && Special(at+1) != Orders {
			return unused(path+".class", []Special{Orders})
		}
		class := slices.IndexFunc(g.kinds, func(k kind) bool { return k.id == act.Class })
		if act.Class != "" && class < 0 {
			return Clashes.Of("special-for-none", id, act.Class).With(withoutClass(g, act.Class, classes(g)))
		}
		if Special(at+1) == Orders {
			g.ordersTo = int8(class)
		}
		g.acts[at+1] = act
	}
	return nil
}

// unused is the error for a key that this special action does not use.
func unused(path string, of []Special) error {
	var ids []string
	for _, s := range of {
		ids = append(ids, SpecialIDs[s-1])
	}
	return engines.Fieldf(path, "changes nothing; only %s can have it", strings.Join(ids, ", "))
}

// readTokens reads the kinds of death tokens (PAT-24).
func (g *Game) readTokens() error {
	const key = "death_tokens"
	ids, err := sortedIDs(key, g.rules.DeathTokens, MaxTokens, func(t DeathToken) int { return t.Order })
	if err != nil {
		return err
	}
	for _, id := range ids {
		t, path := g.rules.DeathTokens[id], key+"."+id
		if err := engines.CheckNumbers(tokenFields, path+".", t); err != nil {
			return err
		}
		effect := slices.Index(EffectIDs, t.Effect) + 1
		class := slices.IndexFunc(g.kinds, func(k kind) bool { return k.id == t.Class })
		switch {
		case effect == 0:
			return engines.Fieldf(path+".effect", "is %.24q; it can be %s", t.Effect, strings.Join(EffectIDs, ", "))
		case t.Class != "" && class < 0:
			return Clashes.Of("token-for-none", id, t.Class).With(withoutClass(g, t.Class, classes(g)))
		case Effect(effect) != Bonus && t.Attack+t.Defence+len(t.Class) > 0:
			return Clashes.Of("token-is-no-bonus", id, id, id, id).With(
				engines.FitOf(path+".effect", EffectIDs[Bonus-1]),
				engines.FitOf(path+".attack", 0).And(path+".defence", 0).And(path+".class", ""))
		}
		g.tokens = append(g.tokens, deathToken{id, t, Effect(effect), int8(class)})
	}
	return nil
}
