package patrollers

import (
	"slices"
	"strings"

	"homespun/engines"
)

// fighter is one Patroller of the roster, compiled.
type fighter struct {
	id      string
	class   int8
	special Special
	// keeps: it does not lose its special action on the near-death side (PAT-23).
	keeps bool
	die   engines.Die
	spans [Abilities]span
	// blows[n] is how many sides of the die count n for an attacker, below[n] how many count less than n for
	// a defender. Bots work out chances with them (PAT-13).
	blows [MaxFace + 1]uint8
	below [MaxFace + 2]uint8
	// pips is the sum of the numbers on the die. The figure with the highest sum rolls for initiative.
	pips int
	// budget is the most steps above its lowest values (PAT-05), ways the number of ways to dial within that.
	budget, ways int
}

// span is what an ability can be dialled to. back is the near-death value by steps above low (PAT-05).
type span struct {
	low, high uint8
	back      [MaxAbility + 1]uint8
}

// manyWays is the most ways to dial a Patroller that are listed. With more, the decision is open.
const manyWays = 1000

// readRoster reads and checks the Patrollers, in the order of the roster (PAT-02 to PAT-05).
func (g *Game) readRoster() error {
	const key = "roster"
	ids, err := sortedIDs(key, g.rules.Roster, MaxRoster, func(r Patroller) int { return r.Order })
	if err != nil {
		return err
	}
	if len(ids) < g.rules.TeamSize {
		return Clashes.Of("small-roster").With(engines.FitOf("team_size", len(ids)))
	}
	common, err := readDie("die", g.rules.Die)
	if err != nil {
		return err
	}
	for _, id := range g.rules.SpecialEnds {
		if !slices.Contains(ids, id) {
			return Clashes.Of("wounded-of-none", id).With(engines.FitOf("special_ends_near_death",
				slices.DeleteFunc(slices.Clone(g.rules.SpecialEnds), func(id string) bool { return !slices.Contains(ids, id) })))
		}
	}
	g.listable = true
	for _, id := range ids {
		f, err := g.readFighter(id, key+"."+id, common)
		if err != nil {
			return err
		}
		g.roster = append(g.roster, f)
		g.listable = g.listable && f.ways <= manyWays
	}
	return nil
}

// readFighter reads one Patroller.
func (g *Game) readFighter(id, path string, common engines.Die) (fighter, error) {
	r := g.rules.Roster[id]
	f := fighter{id: id, die: common, keeps: !slices.Contains(g.rules.SpecialEnds, id)}
	f.class = int8(slices.IndexFunc(g.kinds, func(k kind) bool { return k.id == r.Class }))
	f.special = Special(slices.Index(SpecialIDs, r.Special) + 1)
	switch {
	case f.class < 0:
		return f, Clashes.Of("class-of-none", id, r.Class).With(withoutClass(g, r.Class, classes(g)))
	case r.Special != "" && f.special == 0:
		return f, engines.Fieldf(path+".special", "is %.24q; it can be %s", r.Special, strings.Join(SpecialIDs, ", "))
	}
	if r.Die != "" {
		var err error
		if f.die, err = readDie(path+".die", r.Die); err != nil {
			return f, err
		}
	}
	steps := 0
	for i, s := range []Span{r.Attack, r.Defence, r.Move, r.Range} {
		var err error
		if f.spans[i], err = readSpan(path+"."+AbilityIDs[i], s); err != nil {
			return f, err
		}
		steps += int(f.spans[i].high - f.spans[i].low)
	}
	switch budget := g.rules.DialBudget.(type) {
	case string:
		f.budget = steps
		if budget == BudgetHalf {
			f.budget = (steps + 1) / 2
		} else if budget != BudgetFree {
			return f, engines.Fieldf("dial_budget", "is %.20q; it can be %s, %s or a number from 0", budget,
				BudgetHalf, BudgetFree)
		}
	case int64:
		if bounds := engines.FieldOf(Fields, "dial_budget"); budget < int64(bounds.Min) ||
			budget > int64(bounds.Max) {
			return f, engines.Fieldf("dial_budget", "is %d; it can be %s, %s or %d to %d", budget, BudgetHalf,
				BudgetFree, bounds.Min, bounds.Max)
		}
		f.budget = int(budget)
	default:
		return f, engines.Fieldf("dial_budget", "is %v; it can be %s, %s or a number from 0", budget,
			BudgetHalf, BudgetFree)
	}
	f.ways = f.count(0, f.budget)
	f.weigh()
	return f, nil
}

// weigh fills in blows, below and pips from the sides of the die.
func (f *fighter) weigh() {
	for _, side := range f.die.Sides[:DieSides] {
		f.pips += int(side & 15)
		f.blows[Counts(int16(side), true)]++
		for n := Counts(int16(side), false) + 1; n < len(f.below); n++ {
			f.below[n]++
		}
	}
}

// count returns in how many ways the abilities from the given one onwards can share at most so many steps.
func (f *fighter) count(ability, steps int) int {
	if ability == Abilities {
		return 1
	}
	n := 0
	for s := 0; s <= min(steps, int(f.spans[ability].high-f.spans[ability].low)); s++ {
		n += f.count(ability+1, steps-s)
	}
	return n
}

// readSpan reads the span of an ability and works out its near-death values (PAT-05). A dialled value keeps
// its place in the span, rounded to the nearest, halves up. If the front has no span, it is the highest of
// the back.
func readSpan(path string, s Span) (span, error) {
	for _, side := range []struct {
		key  string
		span []int
	}{{"front", s.Front}, {"near_death", s.NearDeath}} {
		if n := side.span; len(n) != 2 || n[0] < 0 || n[0] > n[1] || n[1] > MaxAbility {
			return span{}, engines.Fieldf(path+"."+side.key,
				"is %v; it can be the lowest and the highest value, such as [1, 3], of 0 to %d", n,
				MaxAbility).With(bothOf(path+"."+side.key, n)...)
		}
	}
	out := span{low: uint8(s.Front[0]), high: uint8(s.Front[1])}
	low, high := s.NearDeath[0], s.NearDeath[1]
	steps := s.Front[1] - s.Front[0]
	if steps == 0 {
		out.back[0] = uint8(high)
		return out, nil
	}
	for n := range steps + 1 {
		out.back[n] = uint8(low + (2*n*(high-low)+steps)/(2*steps))
	}
	return out, nil
}

// The colours of a die's sides (PAT-04).
const (
	Red = iota + 1
	Yellow
	Blue
)

// colours are the letters of the colours.
const colours = " RYB"

// colourWords are the colours in words.
var colourWords = [...]string{Red: "red", Yellow: "yellow", Blue: "blue"}

// Side returns the number that stands for a side of a die in moves and rolls.
func Side(colour, number int) int16 { return int16(colour<<4 | number) }

// FaceOf returns the colour and the number of a side of a die. The colour is 0 if no die has such a side.
func FaceOf(side int16) (colour, number int) {
	if side < int16(Red<<4) || side >= int16((Blue+1)<<4) || side&15 > MaxFace {
		return 0, 0
	}
	return int(side >> 4), int(side & 15)
}

// readDie reads the sides of a die. At least two sides must differ in their number. Otherwise two such dice
// would tie at every roll for initiative, and the round could never begin (PAT-07).
func readDie(path, text string) (engines.Die, error) {
	words := strings.Fields(strings.ToUpper(text))
	die := engines.Die{Faces: DieSides}
	if len(words) != DieSides {
		return die, engines.Fieldf(path, "has %d sides; it can have %d, such as R1 R1 R2 R3 Y4 B1 B2 B3",
			len(words), DieSides)
	}
	for i, w := range words {
		colour := strings.IndexByte(colours, w[0])
		if len(w) != 2 || colour < Red || w[1] < '0' || w[1] > '9' {
			return die, engines.Fieldf(path,
				"has a side %.8q; it can be R, Y or B with a number from 0 to %d", w, MaxFace)
		}
		die.Sides[i] = uint8(Side(colour, int(w[1]-'0')))
	}
	if !slices.ContainsFunc(die.Sides[:DieSides], func(side uint8) bool {
		return side&15 != die.Sides[0]&15
	}) {
		return die, engines.Fieldf(path,
			"has %d on every side; at least one other number is needed, or nobody ever has the higher roll",
			die.Sides[0]&15)
	}
	return die, nil
}
