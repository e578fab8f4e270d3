package rulesets

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// nudge is a change of one number of rules by one step, up or down.
type nudge struct {
	Change
	at string // the number for people: "scoring[1][4]"
	up bool
	// stops says that the control of the number stops there: it is a bound of its field.
	stops bool
}

// nudges returns the changes by one step of every number that rules have, up and down, in the order of the fields.
func nudges(r *Ruleset) (list []nudge) {
	for _, f := range r.Game.recordFields() {
		if v, ok := r.tree[f.Key]; ok {
			list = nudgesOf(list, f, []string{f.Key}, v)
		}
	}
	return list
}

// nudgesOf adds those of one field.
func nudgesOf(list []nudge, f engines.Field, key []string, v any) []nudge {
	if table, ok := v.(map[string]any); ok {
		for _, entry := range entryKeys(f, table, nil) {
			if inner, ok := table[entry]; ok {
				list = nudgesOf(list, innerField(f, entry), append(slices.Clone(key), entry), inner)
			}
		}
		return list
	}
	name := strings.Join(key, ".")
	eachNumber(f, v, func(place string, low, high float64, with func(by float64) any, is float64) {
		for _, by := range []float64{1, -1} {
			if f.Kind == engines.LengthField {
				by /= 2
			} else if f.Step > 0 {
				by *= float64(f.Step)
			}
			n := nudge{Change{key, nil}, name + place, by > 0, is+by < low || is+by > high}
			if !n.stops {
				n.Value = with(by)
			}
			list = append(list, n)
		}
	})
	return list
}

// eachNumber calls do with each number in a value that is no table: its place in lists, its bounds, and the whole value
// with it moved.
func eachNumber(f engines.Field, v any,
	do func(place string, low, high float64, with func(by float64) any, is float64)) {
	low, high := float64(f.Min), float64(f.Max)
	switch v := v.(type) {
	case int64:
		if low == 0 && high == 0 {
			high = 9999
		}
		do("", low, high, func(by float64) any { return v + int64(by) }, float64(v))
	case float64:
		do("", low/10, high/10, func(by float64) any { return v + by }, v)
	case []any:
		for i, e := range v {
			eachNumber(f.Element(), e, func(place string, low, high float64, with func(by float64) any, is float64) {
				do(fmt.Sprintf("[%d]%s", i, place), low, high, func(by float64) any {
					out := slices.Clone(v)
					out[i] = with(by)
					return out
				}, is)
			})
		}
	case string:
		if f.Shape != engines.DieShape {
			return
		}
		sides := strings.Fields(v)
		for i, side := range sides {
			n, _ := strconv.Atoi(side[1:])
			do(fmt.Sprintf("[%d]", i), 0, 9, func(by float64) any {
				out := slices.Clone(sides)
				out[i] = side[:1] + strconv.Itoa(n+int(by))
				return strings.Join(out, " ")
			}, float64(n))
		}
	}
}

// What becomes of a change of one number.
const (
	plays = iota
	bound
	offered // it plays after offers
	refused
	outcomes
)

// became returns what becomes of changes of rules that can be played: whether they play, after which offers, or what
// stands against them.
func became(r *Ruleset, changes ...Change) (what int, offers []Offer, wrong Finding) {
	_, offers, err := r.Bring(changes...)
	var broken *Broken
	switch errors.As(err, &broken); {
	case broken == nil && len(offers) == 0:
		return plays, nil, Finding{}
	case broken == nil:
		return offered, offers, Finding{}
	}
	wrong = broken.Findings[0]
	for _, c := range changes { // the field itself cannot be so, whatever the others are
		if key := strings.Join(c.Key, "."); len(wrong.Also) == 0 &&
			(wrong.Key == key || strings.HasPrefix(key, wrong.Key+".")) {
			return bound, nil, wrong
		}
	}
	return refused, nil, wrong
}

// Every number of every game goes up and down by one.
func TestEveryNumberGoesUpAndDown(t *testing.T) {
	round.Long(t)
	eachGame(t, func(t *testing.T, g *Game) {
		table := map[string]*[2][outcomes]int{}
		why := map[string]int{}
		total := [outcomes]int{}
		var order []string
		for _, l := range g.List() {
			for _, n := range nudges(l.Ruleset) {
				field := columnOf(l.Ruleset, n.Key)
				if table[field] == nil {
					table[field] = new([2][outcomes]int)
					order = append(order, field)
				}
				what := bound
				if !n.stops {
					var wrong Finding
					if what, _, wrong = became(l.Ruleset, n.Change); what != plays {
						why[fmt.Sprintf("%d %s %v by %s: %.80s", what, field, n.up, wrong.Key, wrong.Message)]++
					}
				}
				up := 0
				if !n.up {
					up = 1
				}
				table[field][up][what]++
				total[what]++
			}
		}
		for _, field := range order {
			t.Logf("%-40s up %v  down %v", field, table[field][0], table[field][1])
		}
		t.Logf("%s: plays, bound, offered, refused: %v", g.ID, total)
		for _, line := range slices.Sorted(maps.Keys(why)) {
			t.Logf("%4d %s", why[line], line)
		}
	})
}

// columnOf returns the key of a field with a star for the thing that it belongs to.
func columnOf(r *Ruleset, key []string) string {
	out := slices.Clone(key)
	if f, _ := r.Game.FieldAt(key[:1]); f.Of == engines.TableField && len(key) > 2 {
		out[1] = "*"
	}
	return strings.Join(out, ".")
}
