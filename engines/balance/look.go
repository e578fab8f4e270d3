package balance

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat"

	"homespun/engines"
)

// Look is what was seen of the finished matches that were looked at closely: what costs more than a counter. Who is
// ahead is judged by the value that the bots give the position for each seat.
type Look struct {
	Matches int `json:"matches"`
	// Open is the share of them that was not won by whoever was ahead at three quarters of the lines, Back of those
	// not won by whoever was ahead at half of them. Where several were ahead alike the match does not count. Where
	// all win or lose together, they are the shares of those won in the half that stood worse then.
	Open Share `json:"open"`
	Back Share `json:"back"`
	// Choices is the part of the turns in which the rules left a choice.
	Choices Part `json:"choices"`
	// Clauses are how often each clause spoke a match, in the order of their numbers, those that never did among
	// them. Spaces are how often each space was spoken of, by its name in match files; Entered how often something
	// came to it, and Ended how often something ended there.
	Clauses []Fired `json:"clauses"`
	Spaces  []Fired `json:"spaces"`
	Entered []Fired `json:"entered"`
	Ended   []Fired `json:"ended"`
	// Harms are how much each thing that harms seats took from them, such as the hearts that a monster took.
	Harms []Fired `json:"harms"`
	// First are the first moves of the matches, and Things what the lines of players name, such as "pick ice-man": what
	// each is worth, the most frequent first.
	First  []Used `json:"first"`
	Things []Used `json:"things"`
}

// Part is a part of what happens in a match, over many matches, with its 95 % interval.
type Part struct {
	Part float64 `json:"part"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Fired is how often something happened.
type Fired struct {
	Of string `json:"of"`
	// Matches is the part of the matches in which it happened; Mean is how often it happened a match.
	Matches float64 `json:"matches"`
	Mean    float64 `json:"mean"`
}

// marks are the parts of a match's lines at which it is looked at who is ahead.
var marks = [...]struct{ of, in int }{{3, 4}, {1, 2}}

// look watches a match whose lines are made a second time.
type look struct {
	info  *engines.Info
	seats int
	list  []engines.Move
	at    [len(marks)]int // the line before which it is looked at who is ahead
	value [len(marks)][engines.MaxSeats]int
	last  engines.Seat
	begun int // how many turns have begun, where the game counts them
	// turns and choices count the turns, and those of them in which there was a choice. chose is whether the turn
	// that is on has been counted among them.
	turns, choices int
	chose          bool
	clauses        map[engines.Clause]int
	spaces         [spaceKinds]map[int32]int
	harms          map[int32]int // by thing
	worth          worth
}

// What can be told of a space: anything, that something has come to it, or that something ended there.
const (
	told = iota
	entered
	ended
	spaceKinds
)

func newLook(engine engines.Engine) *look {
	l := &look{info: engine.Info(), seats: len(engine.SeatIDs()), clauses: map[engines.Clause]int{},
		harms: map[int32]int{}, worth: newWorth(engine)}
	for kind := range l.spaces {
		l.spaces[kind] = map[int32]int{}
	}
	return l
}

// begin begins to watch a match that has been played.
func (l *look) begin(m *match) {
	for i, mark := range marks {
		l.at[i] = m.lines * mark.of / mark.in
	}
	l.last, l.begun, l.turns, l.choices = engines.Table, 0, 0, 0
	clear(l.clauses)
	clear(l.harms)
	l.worth.begin()
	for _, spaces := range l.spaces {
		clear(spaces)
	}
}

// line watches the line of a number, counted from 0, that is about to be made.
func (l *look) line(w engines.Walker, line engines.Move, number int) {
	for i, at := range l.at {
		if at == number {
			for seat := range l.seats {
				l.value[i][seat] = w.Value(engines.Seat(seat))
			}
		}
	}
	if over, ok := turnsOver(w); ok && over+1 != l.begun {
		l.begun, l.chose = over+1, false
		l.turns++
	} else if !ok && line.Who >= 0 && line.Who != l.last {
		l.last, l.chose = line.Who, false
		l.turns++
	}
	if line.Who < 0 {
		return
	}
	l.worth.line(line)
	if !l.chose && l.choice(w, line.Who) {
		l.chose = true
		l.choices++
	}
}

// choice reports whether a seat may make more than one move.
func (l *look) choice(w engines.Walker, seat engines.Seat) bool {
	pending := w.Pending()
	if pending.Open || pending.Optional.Has(seat) {
		return true
	}
	l.list = w.Moves(l.list[:0])
	moves := 0
	for _, m := range l.list {
		if m.Who == seat {
			moves++
		}
	}
	return moves > 1
}

// event watches an event.
func (l *look) event(n engines.Message) {
	if n.Clause != 0 {
		l.clauses[n.Clause]++
	}
	for _, arg := range n.Args[:n.N] {
		l.space(told, arg)
	}
	if i, ok := l.info.Enters[n.Reason]; ok {
		l.space(entered, n.Args[i])
	}
	if i, ok := l.info.Ends[n.Reason]; ok {
		l.space(ended, n.Args[i])
	}
	if harm, ok := l.info.Harms[n.Reason]; ok {
		l.harms[n.Args[harm.Thing].Value] += int(n.Args[harm.Much].Value)
	}
}

// space counts a space of which something is told.
func (l *look) space(kind int, arg engines.Arg) {
	if arg.Kind == engines.SpaceArg && arg.Value >= 0 {
		l.spaces[kind][arg.Value]++
	}
}

// ahead returns the seat with the highest value at a mark; false if there are several.
func (l *look) ahead(mark int) (engines.Seat, bool) {
	values := l.value[mark][:l.seats]
	most := slices.Max(values)
	first := slices.Index(values, most)
	return engines.Seat(first), !slices.Contains(values[first+1:], most)
}

// stood is how a match stood at a mark for players who win together, and what came of it.
type stood struct{ value, won int } // won is 1 or 0

// looks adds up what was seen of several matches.
type looks struct {
	matches int
	// clear and turned count at each mark the matches in which one seat was ahead and somebody has won, and those of
	// them that another has won.
	clear, turned [len(marks)]int
	together      [len(marks)][]stood
	// Sums over matches of turns, choices, and their squares and products.
	turns, choices, turns2, choices2, product int
	clauses                                   map[engines.Clause]fired
	spaces                                    [spaceKinds]map[int32]fired
	harms                                     map[int32]fired
	worths                                    worths
}

// fired counts how often something happened, and in how many matches.
type fired struct{ times, matches int }

// count adds a match that was looked at.
func (l *looks) count(m *match) {
	seen := m.look
	l.matches++
	for mark := range marks {
		if seen.info.Together {
			l.together[mark] = append(l.together[mark],
				stood{seen.value[mark][0], min(1, m.outcome.Winners.Len())})
		} else if seat, one := seen.ahead(mark); one && m.outcome.Winners != 0 {
			l.clear[mark]++
			if !m.outcome.Winners.Has(seat) {
				l.turned[mark]++
			}
		}
	}
	l.turns += seen.turns
	l.choices += seen.choices
	l.turns2 += seen.turns * seen.turns
	l.choices2 += seen.choices * seen.choices
	l.product += seen.turns * seen.choices
	l.begin()
	l.worths.count(&seen.worth, m.outcome, seen.info.Together)
	for clause, times := range seen.clauses {
		l.clauses[clause] = l.clauses[clause].plus(fired{times, 1})
	}
	for thing, much := range seen.harms {
		l.harms[thing] = l.harms[thing].plus(fired{much, 1})
	}
	for kind, spaces := range seen.spaces {
		for space, times := range spaces {
			l.spaces[kind][space] = l.spaces[kind][space].plus(fired{times, 1})
		}
	}
}

// begin makes the maps, before anything is counted in them.
func (l *looks) begin() {
	if l.clauses != nil {
		return
	}
	l.clauses, l.harms = map[engines.Clause]fired{}, map[int32]fired{}
	for kind := range l.spaces {
		l.spaces[kind] = map[int32]fired{}
	}
}

func (f fired) plus(other fired) fired {
	return fired{f.times + other.times, f.matches + other.matches}
}

func (l *looks) add(other *looks) {
	l.matches += other.matches
	for mark := range marks {
		l.clear[mark] += other.clear[mark]
		l.turned[mark] += other.turned[mark]
		l.together[mark] = append(l.together[mark], other.together[mark]...)
	}
	l.turns += other.turns
	l.choices += other.choices
	l.turns2 += other.turns2
	l.choices2 += other.choices2
	l.product += other.product
	if other.clauses != nil {
		l.begin()
	}
	l.worths.add(&other.worths)
	for clause, f := range other.clauses {
		l.clauses[clause] = l.clauses[clause].plus(f)
	}
	for thing, f := range other.harms {
		l.harms[thing] = l.harms[thing].plus(f)
	}
	for kind, spaces := range other.spaces {
		for space, f := range spaces {
			l.spaces[kind][space] = l.spaces[kind][space].plus(f)
		}
	}
}

// report reports on what was seen; nil if nothing was.
func (l *looks) report(engine engines.Engine) *Look {
	if l.matches == 0 {
		return nil
	}
	r := &Look{Matches: l.matches, Open: l.turn(0), Back: l.turn(1), Choices: l.choice(), Clauses: []Fired{},
		Spaces: l.of(engine, engines.SpaceArg, l.spaces[told]), Entered: l.of(engine, engines.SpaceArg, l.spaces[entered]),
		Ended: l.of(engine, engines.SpaceArg, l.spaces[ended]), Harms: l.of(engine, engines.PieceArg, l.harms),
		First: l.worths.report(l.worths.opened, l.matches), Things: l.worths.report(l.worths.used, l.matches)}
	n := float64(l.matches)
	info := engine.Info()
	for clause := engines.Clause(1); clause <= info.Clauses; clause++ {
		f := l.clauses[clause]
		r.Clauses = append(r.Clauses, Fired{clause.ID(info.Prefix), float64(f.matches) / n, float64(f.times) / n})
	}
	return r
}

// of reports what was counted of spaces or pieces, by name.
func (l *looks) of(engine engines.Engine, kind engines.ArgKind, counted map[int32]fired) []Fired {
	list, n := []Fired{}, float64(l.matches)
	for value, f := range counted {
		name := engine.Describe(engines.Arg{Kind: kind, Value: value}).Text
		list = append(list, Fired{name, float64(f.matches) / n, float64(f.times) / n})
	}
	slices.SortFunc(list, func(a, b Fired) int { return cmp.Compare(a.Of, b.Of) })
	return list
}

// turn returns the share of the matches that were turned after a mark.
func (l *looks) turn(mark int) Share {
	together := l.together[mark]
	if len(together) == 0 {
		return Wilson(l.turned[mark], l.clear[mark])
	}
	slices.SortFunc(together, func(a, b stood) int {
		return cmp.Or(cmp.Compare(a.value, b.value), cmp.Compare(a.won, b.won))
	})
	worse, won := together[:len(together)/2], 0
	for _, match := range worse {
		won += match.won
	}
	return Wilson(won, len(worse))
}

// choice returns the part of the turns in which there was a choice. The turns of a match are correlated, so
// the interval is that of a quotient over matches.
func (l *looks) choice() Part {
	if l.turns == 0 {
		return Part{High: 1}
	}
	n, part := float64(l.matches), float64(l.choices)/float64(l.turns)
	squares := float64(l.choices2) - 2*part*float64(l.product) + part*part*float64(l.turns2)
	mean := float64(l.turns) / n
	half := z * stat.StdErr(math.Sqrt(max(0, squares)/max(1, n-1)), n) / mean
	return Part{part, max(0, part-half), min(1, part+half)}
}
