// Package outlook derives from the code of a family's game how a match can end, how fast counters grow, and how many
// turns a piece needs from each space, all of it by a relaxed game in which nobody meets anybody. Package kit makes
// the value of a position of it. Turns are counted in thousandths, and all numbers are whole, so that all machines
// reckon alike.
package outlook

import (
	"slices"

	"homespun/engines/kit/program"
)

// Turn is a turn. Never is longer than any match.
const (
	Turn  = 1000
	Never = 500 * Turn
)

// Outlook is what can be expected of a game. It does not change.
type Outlook struct {
	// Ends are all effects that end the match or put somebody out of it.
	Ends []End
	// Own and Common are how fast counters change, by their numbers; Step is how many turns a space takes.
	Own, Common [program.MaxCounters]Pace
	Step        int
	// Between are the steps between spaces where pieces go where they like; nil elsewhere. Counted are the numbers of
	// things that lie on spaces, from 1 on, by the counter of those that somebody has.
	Between *Steps
	Counted [program.MaxCounters]int
	// Together says that all win or lose together, Alone that somebody can win otherwise than by having most.
	Together, Alone bool
	// Hands says that an end asks for cards in hand.
	Hands bool
}

// End is an effect that ends the match, or that puts somebody out, with the number and the counter or cards of its
// instruction. All its needs have to hold.
type End struct {
	Op    program.Op
	A, B  int16
	Needs []Need
}

// Need is a condition. Way says, where it is about spaces, how many turns a piece needs to get there; nil elsewhere.
type Need struct {
	program.Condition
	Way *Way
}

// Pace is how many turns it takes to have one more of a counter, and one less. Asked says that an end asks for it.
type Pace struct {
	Up, Down int
	Asked    bool
}

// A scout looks through the code of a game.
type scout struct {
	*program.Program
	*Outlook
	// up and down are how much is gained and lost a turn, in thousandths, by counter.
	up, down [2][program.MaxCounters]int
	// rolled says that pieces go by dice; steps are how often cards or sentences let somebody go so many steps.
	rolled bool
	steps  [program.MaxSpaces + 1]int
	goes   *strides
}

// Of returns the outlook of a game.
func Of(g *program.Program) *Outlook {
	s := &scout{Program: g, Outlook: &Outlook{Step: Turn}}
	if g.Roam {
		s.Between = s.stepsBetween()
	}
	for i := range g.Tokens {
		s.Counted[g.Tokens[i].Counter] = i + 1
	}
	s.list(place{from: g.Turn, to: g.Counts, often: Turn, steps: true}, nil)
	for side, pc := range g.Brings {
		if pc > 0 {
			s.list(place{from: pc, to: s.end(), often: s.chance(side), steps: true}, nil)
		}
	}
	for i := range g.Decks {
		deck := &g.Decks[i]
		for card, pc := range deck.Does {
			if pc > 0 {
				often := Turn * int(deck.From[card+1]-deck.From[card]) / deck.Len()
				s.list(place{from: pc, to: s.end(), often: often, worth: int(deck.Worth[card]), steps: true}, nil)
			}
		}
	}
	s.goes = s.stride()
	s.list(place{from: g.Counts + 1, to: g.Nexts}, nil)
	if g.Meet > 0 {
		s.list(place{from: g.Meet, to: s.end(), often: Turn / meets}, nil)
	}
	for _, at := range []*[program.MaxSpaces + 1]uint16{&g.Stop, &g.Land, &g.Pass} {
		s.spaces(at)
	}
	s.pace(0, &s.Own)
	s.pace(1, &s.Common)
	s.Together = Together(g)
	return s.Outlook
}

// Together reports whether all win or lose together in a game.
func Together(g *program.Program) (together bool) {
	for i := range g.Code {
		switch g.Code[i].Op {
		case program.OpAllWin, program.OpAllLose:
			together = true
		case program.OpWin, program.OpMost, program.OpFurthest, program.OpMostCards, program.OpMostWorth:
			return false
		}
	}
	return together
}

// meets is in how many turns somebody is met once, and sought in how many somebody gets to a space that they look for,
// both very roughly.
const (
	meets  = 5
	sought = 3
)

func (s *scout) end() uint16 { return uint16(len(s.Code)) }

// spaces looks through what spaces do. To be on one of them is what an end asks for that stands there.
func (s *scout) spaces(at *[program.MaxSpaces + 1]uint16) {
	done := map[uint16]bool{}
	for space := 1; space <= s.Spaces(); space++ {
		pc := at[space]
		if pc == 0 || done[pc] {
			continue
		}
		done[pc] = true
		n := 0
		for other := 1; other <= s.Spaces(); other++ {
			if at[other] == pc {
				n++
			}
		}
		there := Need{Condition: program.Condition{Is: program.IsAt}}
		before := len(s.Ends)
		often := Turn * n / s.Spaces()
		if s.Roam {
			often = max(often, Turn/sought)
		}
		s.list(place{from: pc, to: s.end(), often: often}, []Need{there})
		if len(s.Ends) > before {
			way := s.way(func(_ int, space int) bool { return at[space] == pc })
			for i := before; i < len(s.Ends); i++ {
				s.Ends[i].Needs[0].Way = way
			}
		}
	}
}

// A place is a part of the code, how often a turn it is carried out, in thousandths, and what the card is worth that
// does it. With steps, what it says of going is how pieces get on.
type place struct {
	from, to     uint16
	often, worth int
	steps        bool
}

func (p place) part(from, to uint16, often int) place {
	p.from, p.to, p.often = from, to, often
	return p
}

// list looks through a part of the code that is carried out where some needs are met.
func (s *scout) list(at place, needs []Need) {
	for pc := at.from; pc < at.to; pc++ {
		in := &s.Code[pc]
		switch in.Op {
		case program.OpEnd:
			return
		case program.OpWho:
			s.list(at.part(pc+1, in.To, at.often), needs)
			pc = in.To - 1
		case program.OpIf, program.OpMay, program.OpChoose, program.OpAsk, program.OpTest, program.OpTable,
			program.OpFight:
			pc = s.head(at, pc, needs) - 1
		default:
			ends := len(s.Ends)
			if s.effect(&at, in, needs); len(s.Ends) > ends && in.Op != program.OpOut {
				return // what follows decides between several winners
			}
		}
	}
}

// head looks through the branches of a head, each of which is as likely, and returns what follows behind them.
func (s *scout) head(at place, pc uint16, needs []Need) uint16 {
	in := &s.Code[pc]
	which := int(in.B)
	if in.Op == program.OpFight {
		which = int(in.To)
	}
	starts := s.Chosen[which].Branches
	last := len(starts) - 1
	if starts[0] != pc+1 {
		return pc + 1 // "until you stop" goes back
	}
	next := starts[last]
	if before := &s.Code[starts[1]-1]; before.Op == program.OpJump && before.To >= next {
		next = before.To
	}
	ends := append(slices.Clone(starts[1:]), next)
	often := at.often / max(1, last)
	if next != starts[last] {
		often = at.often / (last + 1)
	} else if last == 1 {
		often = at.often / 2
	}
	for i, start := range starts {
		var cond []Need
		if in.Op == program.OpIf {
			c := s.Conds[in.A]
			c.Not = c.Not != (i > 0)
			cond = []Need{s.need(c)}
		}
		if start < ends[i] {
			s.list(at.part(start, ends[i], often), append(slices.Clone(needs), cond...))
		}
	}
	return next
}

// effect notes what an effect changes, and whether it ends the match.
func (s *scout) effect(at *place, in *program.Instruction, needs []Need) {
	a, b := int(in.A), in.B
	switch in.Op {
	case program.OpMove, program.OpMoveDie, program.OpGoUpToRolled:
		s.rolled = true
	case program.OpTakeUp:
		for i := range s.Tokens {
			if int(b) == i || b == program.AnySpace {
				s.up[0][s.Tokens[i].Counter] += at.often * min(a, 2)
			}
		}
	case program.OpGo, program.OpGoByCard, program.OpGoUpTo, program.OpGoSteps:
		if in.Op == program.OpGoByCard {
			a = at.worth
		}
		if at.steps && a > 0 && a <= program.MaxSpaces {
			s.steps[a] += at.often
		}
	case program.OpGain:
		s.up[0][b] += at.often * a
	case program.OpGainByCard:
		s.up[0][b] += at.often * at.worth
	case program.OpGainRolled, program.OpKeepAside:
		if a < 0 {
			s.down[0][b] += at.often * s.mean() / Turn
		} else {
			s.up[0][b] += at.often * s.mean() / Turn
		}
	case program.OpTakeCount:
		s.up[0][b] += at.often * min(a, 2)
	case program.OpGiveCount:
		s.down[0][b] += at.often * min(a, 2)
	case program.OpChangeAll:
		s.down[0][b] += at.often * 2
		s.up[0][in.To] += at.often * 2 * a
	case program.OpLose:
		s.down[0][b] += at.often * a
	case program.OpMark:
		s.up[1][b] += at.often * max(0, a)
		s.down[1][b] += at.often * max(0, -a)
	case program.OpWin, program.OpAllWin, program.OpAllLose, program.OpOut, program.OpMost, program.OpFurthest,
		program.OpMostCards, program.OpMostWorth:
		s.Ends = append(s.Ends, End{in.Op, in.A, in.B, slices.Clone(needs)})
		s.Alone = s.Alone || in.Op == program.OpWin || in.Op == program.OpAllWin
		s.Hands = s.Hands || in.Op == program.OpMostCards || in.Op == program.OpMostWorth
		if in.Op == program.OpMost {
			s.Own[b].Asked = true
		}
		for _, n := range needs {
			switch n.Is {
			case program.HasCounter, program.HasNone:
				s.Own[n.B].Asked = true
			case program.HandIsEmpty, program.HoldsCards, program.HoldsAlike, program.HoldsEach, program.HandIsWorth:
				s.Hands = true
			}
		}
	}
}

// slowest and usual are how long one of a counter takes at most, and where nothing is known.
const (
	slowest = 20 * Turn
	usual   = 2 * Turn
)

// pace says how long one of each counter takes.
func (s *scout) pace(of int, counters *[program.MaxCounters]Pace) {
	turns := func(a int) int {
		if a == 0 {
			return usual
		}
		return max(1, min(Turn*Turn/a, slowest))
	}
	for i := range counters {
		counters[i].Up, counters[i].Down = turns(s.up[of][i]), turns(s.down[of][i])
	}
}
