package outlook

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// Steps are how many steps lie between two spaces of a board on which pieces go where they like; out of reach is the
// highest number there is.
type Steps [program.MaxSpaces + 1][program.MaxSpaces + 1]uint8

// outOfReach is more steps than there are spaces.
const outOfReach = 255

// stepsBetween counts the steps between all spaces.
func (s *scout) stepsBetween() *Steps {
	var between Steps
	for from := 1; from <= s.Spaces(); from++ {
		far := &between[from]
		for to := range far {
			far[to] = outOfReach
		}
		far[from] = 0
		on := []int{from}
		for len(on) > 0 {
			at := on[0]
			on = on[1:]
			for to := s.Leads[at].After(0); to > 0; to = s.Leads[at].After(to) {
				if far[to] == outOfReach {
					far[to] = far[at] + 1
					on = append(on, to)
				}
			}
		}
	}
	return &between
}

// roamOf reckons the turns of a seat on a board on which its pieces go where they like, up to so many steps as wayOf does
// for all others.
func (s *scout) roamOf(turns *[program.MaxSpaces + 1]int32, seat int, there func(space int) bool) {
	n := s.Spaces()
	lands := make([]ending, n+1)
	for space := 1; space <= n; space++ {
		lands[space] = s.lands(engines.Seat(seat), space, 0, 0)
	}
	for range sweeps {
		var after [program.MaxSpaces + 1]int
		for space := 1; space <= n; space++ {
			if e := lands[space]; !there(space) && !there(e.to) {
				after[space] = max(0, int(turns[e.to])+e.more)
			}
		}
		changed := false
		for at := 1; at <= n; at++ {
			if there(at) {
				continue
			}
			var best [program.MaxSpaces + 1]int // of the spaces that are so many steps away, and of those before them
			for steps := range best {
				best[steps] = Never
			}
			for space, steps := range s.Between[at][1 : n+1] {
				if steps > 0 && steps != outOfReach {
					best[steps] = min(best[steps], after[space+1])
				}
			}
			sum := 0
			for steps := 1; steps < len(best); steps++ {
				best[steps] = min(best[steps], best[steps-1])
			}
			best[0] = int(turns[at])
			for _, on := range s.goes.list {
				sum += on.often * best[on.steps]
			}
			if now := int32(min(Turn+sum/s.goes.all, Never)); now != turns[at] {
				turns[at], changed = now, true
			}
		}
		if !changed {
			return
		}
	}
}

// Longest is how many turns it takes from the space from which it takes longest, of those from where there is a way.
func (w *Way) Longest(seat engines.Seat) (most int) {
	for _, turns := range w[seat] {
		if turns < Never {
			most = max(most, int(turns))
		}
	}
	return most
}
