package patrollers

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
)

// dials returns the inputs that dial four values, one for each ability.
func dials(values []int16) (in []tableau.Input) {
	for a, n := range values[:patrollers.Abilities] {
		in = append(in, dialChoices.at(a*abilityStep+int(n)))
	}
	return in
}

// dialOf returns the ability that a choice dials, and the value; ok is false for any other input.
func dialOf(in tableau.Input) (ability, value int, ok bool) {
	n, ok := dialChoices.of(in)
	return n / abilityStep, n % abilityStep, ok
}

// readyOf returns the figure and the number of a ready dial, which sets all four abilities at once; ok is
// false for any other input.
func readyOf(in tableau.Input) (u, way int, ok bool) {
	n, ok := readyChoices.of(in)
	return n / readyStep, n % readyStep, ok && n%readyStep < len(readyDials)
}

// valuesOf returns the values that inputs dial, ability by ability or with a ready dial; ok is false until
// all four are there.
func (t *taps) valuesOf(p *patrollers.Position, in []tableau.Input) (values [patrollers.Abilities]int,
	ok bool) {
	if len(in) == 1 {
		if u, way, ready := readyOf(in[0]); ready {
			if f, there := t.game.Figure(p, u); there {
				return readyValues(t.fighter(f), way), true
			}
		}
	}
	if len(in) != patrollers.Abilities {
		return values, false
	}
	for a := range values {
		ability, value, is := dialOf(in[a])
		if !is || ability != a {
			return values, false
		}
		values[a] = value
	}
	return values, true
}

// readyOrders says, for each ready dial, in which order it raises the abilities.
var readyOrders = [][]int{
	{patrollers.Attack, patrollers.Defence, patrollers.Range, patrollers.Move},
	{patrollers.Attack, patrollers.Range, patrollers.Move, patrollers.Defence},
	{patrollers.Defence, patrollers.Attack, patrollers.Move, patrollers.Range},
	{patrollers.Move, patrollers.Range, patrollers.Attack, patrollers.Defence},
}

// readyValues returns the values of a ready dial for a Patroller. Way 0 raises all abilities in turn, one
// step at a time; the others raise one ability after the other as far as the budget goes.
func readyValues(f *patrollers.Fighter, way int) (values [patrollers.Abilities]int) {
	values = f.Low
	left := f.Budget
	raise := func(a, most int) {
		for ; most > 0 && left > 0 && values[a] < f.High[a]; most-- {
			values[a]++
			left--
		}
	}
	if way == 0 {
		for range patrollers.MaxAbility {
			for _, a := range readyOrders[0] {
				raise(a, 1)
			}
		}
		return values
	}
	for _, a := range readyOrders[way] {
		raise(a, patrollers.MaxAbility)
	}
	return values
}

// dialled is Meaning of a move about figures, the last of which is dialled. Before any value is dialled it
// means the lowest values, but only where the engine refuses these, so that the refusal comes at once.
func (t *taps) dialled(p *patrollers.Position, seat engines.Seat, verb engines.Verb, dials []tableau.Input,
	figures ...int) (engines.Move, bool) {
	f, ok := t.game.Figure(p, figures[len(figures)-1])
	if !ok {
		return engines.Move{}, false
	}
	values := t.fighter(f).Low
	if len(dials) > 0 {
		values, ok = t.valuesOf(p, dials)
	}
	m, fits := tableau.Made(seat, verb, append(figures, values[:]...)...)
	return m, ok && fits && (len(dials) > 0 || !t.Engine.Check(*p, m).OK())
}

// dialInputs returns the inputs that can follow some dialled values: the values of the next ability that the
// budget allows. Before the first value there are also the ready dials, without duplicates.
func (t *taps) dialInputs(p *patrollers.Position, u int, sofar []tableau.Input) (list []tableau.Input) {
	f, ok := t.game.Figure(p, u)
	if !ok || len(sofar) >= patrollers.Abilities {
		return nil
	}
	fighter := t.fighter(f)
	left, ok := stepsLeft(fighter, sofar)
	if !ok {
		return nil
	}
	a := len(sofar)
	if a == 0 {
		var seen [][patrollers.Abilities]int
		for way := range readyDials {
			if values := readyValues(fighter, way); !slices.Contains(seen, values) {
				seen = append(seen, values)
				list = append(list, readyChoices.at(u*readyStep+way))
			}
		}
	}
	for n := fighter.Low[a]; n <= min(fighter.High[a], fighter.Low[a]+left); n++ {
		list = append(list, dialChoices.at(a*abilityStep+n))
	}
	return list
}

// stepsLeft returns how many steps of the dialling budget are left after some inputs; ok is false where these
// are not values in order.
func stepsLeft(f *patrollers.Fighter, sofar []tableau.Input) (left int, ok bool) {
	left = f.Budget
	for a, in := range sofar {
		ability, value, is := dialOf(in)
		if !is || ability != a {
			return 0, false
		}
		left -= value - f.Low[a]
	}
	return left, true
}

// dialling returns the figure that inputs are dialling, and the inputs after it; ok is false where nothing is
// being dialled.
func (t *taps) dialling(p *patrollers.Position, in []tableau.Input) (u int, rest []tableau.Input, ok bool) {
	switch p.Stage() {
	case patrollers.DueDial, patrollers.DueElixir:
		if len(in) > 0 {
			u, ok = tagSpots.of(in[0])
			return u, in[1:], ok
		}
	case patrollers.DueTurn:
		if len(in) > 1 && in[0] == special && isFigure(in[1]) && t.acting(p) == patrollers.Experimental {
			return in[1].ID, in[2:], true
		}
	}
	return 0, nil, false
}
