package outlook

import (
	"slices"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// A Way is how many turns a piece needs to get to some spaces, by seat and by the space on which it stands.
type Way [engines.MaxSeats][program.MaxSpaces + 1]int32

// strides are how many steps a piece goes a turn: how often so many, of all times together.
type strides struct {
	list []struct{ steps, often int }
	all  int
}

// stride finds how pieces get on: by the dice, or else by what cards and the turn say.
func (s *scout) stride() *strides {
	often := s.steps
	if s.rolled {
		often = s.sums()
	}
	got, steps := &strides{}, 0
	for n, times := range often {
		if times > 0 {
			got.list = append(got.list, struct{ steps, often int }{n, times})
			got.all += times
			steps += n * times
		}
	}
	if steps == 0 {
		got.list, got.all, steps = append(got.list[:0], struct{ steps, often int }{1, 1}), 1, 1
	}
	s.Step = max(1, Turn*got.all/steps)
	return got
}

// sums are how often the dice show each sum; more than there are spaces count as that.
func (s *scout) sums() (often [program.MaxSpaces + 1]int) {
	often[0] = 1
	for _, die := range s.Roll.Dice() {
		var then [program.MaxSpaces + 1]int
		for sum, times := range often {
			for face := 1; times > 0 && face <= int(die.Faces); face++ {
				then[min(sum+int(program.Pips(die.Side(face))), program.MaxSpaces)] += times
			}
		}
		often = then
	}
	return often
}

// mean is what the dice show on average, in thousandths.
func (s *scout) mean() int {
	sum, all := 0, 0
	for n, often := range s.sums() {
		sum, all = sum+n*often, all+often
	}
	return Turn * sum / max(1, all)
}

// chance is how often a side is among those that the dice show, in thousandths; a sum of several dice counts too.
func (s *scout) chance(side int) int {
	without, sides := Turn, s.Roll.Dice()
	for _, die := range sides {
		n := 0
		for face := 1; face <= int(die.Faces); face++ {
			if int(die.Side(face)) == side {
				n++
			}
		}
		without -= without * n / int(die.Faces)
	}
	with := Turn - without
	if sums := s.sums(); len(sides) > 1 && side < len(sums) {
		all := 0
		for _, often := range sums {
			all += often
		}
		with = min(Turn, with+Turn*sums[side]/max(1, all))
	}
	return with
}

// need is a condition with the way to what it asks for.
func (s *scout) need(c program.Condition) Need {
	n := Need{Condition: c}
	if s.goes == nil || s.Spaces() == 0 || c.Not {
		return n // of a turn: it asks where somebody is, and does not end the match there
	}
	switch c.Is {
	case program.IsAt, program.AllYoursAt, program.AllAt:
		n.Way = s.way(func(seat, at int) bool { return at == s.Spot(engines.Seat(seat), c.A) })
	case program.AllYoursHome:
		n.Way = s.way(func(seat, at int) bool { return s.Home(engines.Seat(seat), at) })
	case program.OnKind:
		n.Way = s.way(func(_, at int) bool { return s.KindsAt[c.B][at] })
	}
	return n
}

// An ending is where a walk ends: where what the spaces do has brought the piece, and how many turns that takes more.
type ending struct{ to, more int }

// sweeps is how often the turns of all spaces are reckoned from each other at most.
const sweeps = 400

// deeper is how much better it is to be a space further where that is not asked for.
const deeper = 10

// way reckons how many turns a piece needs from each space to one of those that are there.
func (s *scout) way(there func(seat, space int) bool) *Way {
	var w Way
	for seat := range s.IDs {
		if seat > 0 && len(s.Starts) == 0 {
			w[seat] = w[0]
			continue
		}
		if s.Roam {
			s.roamOf(&w[seat], seat, func(space int) bool { return there(seat, space) })
			continue
		}
		s.wayOf(&w[seat], seat, func(space int) bool { return there(seat, space) })
	}
	return &w
}

// wayOf reckons the turns of a seat, until they do not change any more.
func (s *scout) wayOf(turns *[program.MaxSpaces + 1]int32, seat int, there func(space int) bool) {
	n := s.Spaces()
	ends := make([][][]ending, n+1) // of each space, by strides and ways
	for at := range ends {
		for _, on := range s.goes.list {
			ends[at] = append(ends[at], s.ends(engines.Seat(seat), at, on.steps))
		}
	}
	enter := Turn
	if len(s.Rules.Enter) > 0 && s.rolled {
		enter = 0
		for _, side := range s.Rules.Enter {
			enter = min(Turn, enter+s.chance(side))
		}
	}
	after := func(e ending) int {
		if there(e.to) {
			return deeper * int(s.Left[seat][e.to])
		}
		return max(0, int(turns[e.to])+e.more)
	}
	for range sweeps {
		changed := false
		for at := n; at >= 0; at-- {
			sum := 0
			switch {
			case there(at):
				sum = deeper * int(s.Left[seat][at])
			case at == 0 && len(s.Rules.Enter) > 0 && s.rolled:
				first := s.lands(engines.Seat(seat), s.FirstOf(engines.Seat(seat)), 1, 0)
				sum = Turn + (enter*after(first)+(Turn-enter)*int(turns[0]))/Turn
			default:
				for i, on := range s.goes.list {
					least := Never
					for _, e := range ends[at][i] {
						least = min(least, after(e))
					}
					sum += on.often * least
				}
				sum = Turn + sum/s.goes.all
			}
			if now := int32(min(sum, Never)); now != turns[at] {
				turns[at], changed = now, true
			}
		}
		if !changed {
			return
		}
	}
}

// ends are where a walk can end, by each of the ways.
func (s *scout) ends(seat engines.Seat, at, steps int) (list []ending) {
	if s.Rules.Exact == program.Stays && s.Last[seat] > 0 && steps > int(s.Left[seat][at]) {
		return []ending{{at, 0}}
	}
	on := []int{at}
	for by := steps; by > 0 && len(s.Byways) > 0; by-- {
		var then []int
		for _, at := range on {
			for bit := range len(s.Byways) + 1 {
				if s.OpenWays[1-min(1, steps-by)][at]&(1<<bit) == 0 {
					continue
				}
				to := s.Along(seat, at, bit)
				switch {
				case to == at:
					list = append(list, s.lands(seat, s.Bounced(seat, at, by), steps, 0))
				case s.Stop[to] > 0:
					list = append(list, s.lands(seat, to, steps, 0))
				case !slices.Contains(then, to):
					then = append(then, to)
				}
			}
		}
		on = then
	}
	for _, at := range on {
		if len(s.Byways) == 0 {
			at = s.Ending(seat, at, steps)
		}
		list = append(list, s.lands(seat, at, steps, 0))
	}
	return list
}

// lands is where what a space does brings a piece that has come there with so many steps, as far as it always does.
func (s *scout) lands(seat engines.Seat, at, steps, chain int) ending {
	e := ending{to: at}
	for _, pc := range []uint16{s.Land[at], s.Stop[at]} {
		for ; pc > 0 && chain < program.MaxChain; pc++ {
			in := &s.Code[pc]
			to := -1
			switch in.Op {
			case program.OpMiss:
				e.more += int(in.A) * Turn
			case program.OpAgain:
				e.more -= Turn
			case program.OpHold:
				e.more += Turn * Turn / max(1, s.chance(int(in.A)))
			case program.OpOut:
				e.more += Never / 10
			case program.OpMove:
				to = s.Ending(seat, at, steps)
			case program.OpGoToStart:
				to = s.Start(int(seat))
			case program.OpGoTo:
				to = s.Spot(seat, in.A)
			case program.OpGo:
				to = s.Ending(seat, at, int(in.A))
				for range -min(0, in.A) {
					to = int(s.Behind[seat][to])
				}
			case program.OpGoToNext, program.OpGoBackToLast:
				to = s.nearest(seat, at, in)
			}
			switch {
			case to >= 0 && to != at && s.Rules.Second:
				on := s.lands(seat, to, steps, chain+1)
				on.more += e.more
				return on
			case to >= 0:
				e.to = to
				return e
			}
			if in.Op <= program.OpIf {
				break // it ends, or somebody chooses
			}
		}
	}
	return e
}

// nearest is the nearest space of a kind, ahead or behind; the same where there is none.
func (s *scout) nearest(seat engines.Seat, at int, in *program.Instruction) int {
	beside := &s.Ahead[seat]
	if in.Op == program.OpGoBackToLast {
		beside = &s.Behind[seat]
	}
	for to := int(beside[at]); to > 0 && to != at; to = int(beside[to]) {
		if s.KindsAt[in.B][to] {
			return to
		}
		if int(beside[to]) == to {
			break
		}
	}
	return at
}
