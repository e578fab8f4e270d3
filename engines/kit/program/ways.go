package program

import (
	"maps"
	"slices"
	"strconv"

	"homespun/engines"
	texts "homespun/engines/common/text"
)

// Way is a way beside the path or ring: it leaves it at a space and comes back to it at another.
type Way struct {
	// From and To are spaces of the path or ring; Spaces is how many lie between, on the way.
	From   int `toml:"from"`
	To     int `toml:"to"`
	Spaces int `toml:"spaces"`
	// Take says who goes that way: whoever wants to, of those who come by; of those who stood at its beginning only;
	// or everybody who did. "" is the first.
	Take string `toml:"take"`
}

// The values of Take.
const (
	TakeMay  = "may"
	TakeStop = "stop"
	TakeMust = "must"
)

// The values of Home: a piece is home on its last space, where all have room, or anywhere in its lane, where each has a
// space of its own.
const (
	HomeFinish = "finish"
	HomeLane   = "lane"
)

// The values of Must: what a roll has to be used for, where it can.
const (
	MustLeave = "leave" // a piece leaves the start
	MustClear = "clear" // a piece leaves the space on which others of the same player begin
	MustMeet  = "meet"  // a piece goes where somebody is
)

// MaxWays is how many ways there can be.
const MaxWays = 12

// ownFinish is the number under which sentences speak of the finish of whoever acts, where each has their own.
const ownFinish = MaxSpaces + 1

// ownStart is the number of where seats begin, for sentences of such spaces.
const ownStart = MaxSpaces + 2

// A board is how spaces follow each other. Those of the path or ring have the first numbers, those of ways the next, in
// the order of their names, and those of lanes the last, in the order of seats.
type board struct {
	// main is how many spaces the path or ring has; lanes is the last space before the lanes.
	main, Shared int
	Byways       []way
	// Ahead and behind are the spaces after and before each straight on, for a seat; the same where there is none. gone is
	// how many steps a space lies from the start, left how many from the finish.
	Ahead, Behind, Gone, Left [engines.MaxSeats][MaxSpaces + 1]uint8
	// straight is what going straight on is called, as a text.
	straight int16
	// Last is the finish of a seat; 0 is none.
	Last [engines.MaxSeats]uint8
	// OpenWays are the ways from a space on, the first bit is straight on: for whoever comes by and for whoever stood there.
	OpenWays [2][MaxSpaces + 1]uint16
}

// A way of the board; first is its first space, which is to where there is none.
type way struct {
	name            string
	From, to, first int
	spaces          int
	text            int16
}

// shared is how many spaces there are besides the start and the lanes, all how many with these.
func (r *Rules) shared() int {
	sum := r.spaces()
	for _, way := range r.Ways {
		sum += way.Spaces
	}
	return sum
}

func (r *Rules) All() int { return r.shared() + r.Lane*len(r.Starts) }

var (
	homes = []string{HomeFinish, HomeLane}
	musts = []string{MustLeave, MustClear, MustMeet}
	takes = []string{TakeMay, TakeStop, TakeMust}
)

// checkWays finds what is out of bounds in ways and lanes. The error is a *[engines.FieldError].
func (r *Rules) checkWays(seats int) error {
	if len(r.Ways) > MaxWays {
		return engines.Fieldf("ways", "are %d; there can be %d", len(r.Ways), MaxWays)
	}
	n := r.spaces()
	for _, name := range slices.Sorted(maps.Keys(r.Ways)) {
		switch w := r.Ways[name]; {
		case w.From < 1 || w.From > n || w.To < 1 || w.To > n || w.From == w.To:
			return engines.Fieldf("ways."+name, "goes from %d to %d; it needs two of the spaces 1 to %d", w.From, w.To, n)
		case w.From == r.Path:
			return engines.Fieldf("ways."+name+".from", "is the finish, from where nobody goes on")
		case w.Spaces < 0 || w.Spaces > MaxSpaces:
			return engines.Fieldf("ways."+name+".spaces", "is %d; it can be 0 to %d", w.Spaces, MaxSpaces)
		case w.Take != "" && !slices.Contains(takes, w.Take):
			return engines.Fieldf("ways."+name+".take", "is %q; it can be %s, %s or %s", w.Take, TakeMay, TakeStop, TakeMust)
		}
	}
	switch {
	case r.Lane > 0 && r.Ring == 0:
		return engines.Fieldf("lane", "needs a ring to turn from")
	case r.Lane > 0 && len(r.Starts) < seats:
		return engines.Fieldf("starts", "are %d for %d players; with lanes each has a space to begin on", len(r.Starts), seats)
	case r.Lane > 0 && len(r.Starts) > engines.MaxSeats:
		return engines.Fieldf("starts", "are %d; with lanes there can be %d", len(r.Starts), engines.MaxSeats)
	case r.Lane > 0 && r.lastStart() > n:
		return engines.Fieldf("starts", "have %d; lanes turn off the ring, which has %d spaces", r.lastStart(), n)
	case r.Home == HomeLane && r.Lane == 0:
		return engines.Fieldf("home", "is \"lane\", and there are no lanes; lane = 4 has four spaces for each player")
	case r.Home == HomeLane && !r.Together && r.Lane < r.Pieces:
		return engines.Fieldf("lane", "is %d, and each of %d pieces needs a space there", r.Lane, r.Pieces)
	case r.shared() > MaxSpaces:
		return engines.Fieldf("ways", "make %d spaces with the path; there can be %d", r.shared(), MaxSpaces)
	case r.All() > MaxSpaces:
		return engines.Fieldf("lane", "makes %d spaces with all others; there can be %d", r.All(), MaxSpaces)
	}
	for key, one := range map[string]struct {
		is  []string
		can []string
	}{"home": {[]string{r.Home}, homes}, "ties": {[]string{r.Ties}, ties}, "must": {r.Must, musts}} {
		for _, is := range one.is {
			if !slices.Contains(one.can, is) {
				return engines.Fieldf(key, "is %q; it can be %s", is, texts.Join(one.can, "or"))
			}
		}
	}
	return nil
}

// lay lays the board: ways and lanes get their spaces and names, and each space those beside it.
func (c *compiler) lay() error {
	r, b := &c.Rules, &c.board
	b.main, b.Shared = r.spaces(), r.spaces()
	for at := range b.OpenWays[0] {
		b.OpenWays[0][at], b.OpenWays[1][at] = 1, 1
	}
	for i, name := range slices.Sorted(maps.Keys(r.Ways)) {
		of := r.Ways[name]
		w := way{name: name, From: of.From, to: of.To, first: of.To, spaces: of.Spaces}
		if of.Spaces > 0 {
			w.first = b.Shared + 1
		}
		b.Shared += of.Spaces
		b.Byways = append(b.Byways, w)
		switch bit := uint16(2) << i; of.Take {
		case TakeMust:
			b.OpenWays[1][of.From] = b.OpenWays[1][of.From]&^1 | bit
		case "", TakeMay:
			b.OpenWays[0][of.From] |= bit
			fallthrough
		default:
			b.OpenWays[1][of.From] |= bit
		}
		if err := c.kind("ways."+name, name, w.first, of.Spaces); err != nil {
			return err
		}
		for n := range of.Spaces {
			c.language.Add(&c.names, "space", spaceOfWay(name, n), w.first+n)
		}
	}
	for seat := range engines.MaxSeats {
		if !c.Roam {
			c.layFor(seat)
		}
	}
	if r.Lane == 0 {
		return nil
	}
	c.language.Add(&c.names, "space", "finish", ownFinish)
	if slices.Contains(c.kindNames, HomeLane) {
		return nil
	}
	return c.kind("lane", HomeLane, b.Shared+1, r.Lane*len(r.Starts))
}

// lastStart is the highest number among the starts.
func (r *Rules) lastStart() (last int) {
	for _, said := range r.Starts.said() {
		n, _ := strconv.Atoi(said)
		last = max(last, n)
	}
	return last
}

// spaceOfWay is how sentences call a space of a way, the first of which is 0: "bridge 1".
func spaceOfWay(name string, n int) string { return name + " " + strconv.Itoa(n+1) }

// kind adds spaces in a row as a kind.
func (c *compiler) kind(key, name string, first, n int) error {
	if c.language.Has(name) || slices.Contains(c.kindNames, name) {
		return engines.Fieldf(key, "is called %q, which is a word of the rules or a kind; call it otherwise", name)
	}
	of := make([]bool, MaxSpaces+1)
	for i := range n {
		of[first+i] = true
	}
	c.language.Add(&c.names, "kind", name, len(c.KindsAt))
	c.KindsAt, c.kindNames = append(c.KindsAt, of), append(c.kindNames, name)
	return nil
}

// layFor says what follows on each space for a seat.
func (c *compiler) layFor(seat int) {
	b, r, n := &c.board, &c.Rules, c.board.main
	next, prev, gone, left := &b.Ahead[seat], &b.Behind[seat], &b.Gone[seat], &b.Left[seat]
	first := c.First(seat)
	next[0] = uint8(min(first, n))
	for at := 1; at <= n; at++ {
		next[at], prev[at], gone[at] = uint8(min(at+1, n)), uint8(at-1), uint8(at)
		if r.Ring > 0 {
			next[at], prev[at], gone[at] = uint8(at%n+1), uint8((at-2+n)%n+1), uint8((at-first+n)%n+1)
		}
		left[at] = uint8(n) - gone[at]
	}
	b.Last[seat] = uint8(r.Path)
	if r.Lane > 0 && seat < len(r.Starts) {
		entry := b.Shared + seat*r.Lane
		b.Last[seat] = uint8(entry + r.Lane)
		next[prev[first]] = uint8(entry + 1)
		for i := 1; i <= r.Lane; i++ {
			at := entry + i
			next[at], prev[at] = uint8(min(at+1, entry+r.Lane)), uint8(at-1)
			gone[at], left[at] = uint8(n+i), uint8(r.Lane-i)
		}
		prev[entry+1] = prev[first]
		for at := 1; at <= n; at++ {
			left[at] += uint8(r.Lane)
		}
	}
	for _, w := range b.Byways {
		for i := range w.spaces {
			at := w.first + i
			next[at], prev[at], gone[at] = uint8(at+1), uint8(at-1), uint8(min(int(gone[w.From])+i+1, 255))
			left[at] = uint8(min(w.spaces-i+int(left[w.to]), 255))
		}
		if w.spaces > 0 {
			prev[w.first], next[w.first+w.spaces-1] = uint8(w.From), uint8(w.to)
		}
	}
	left[0] = uint8(min(int(left[next[0]])+1, 255))
}

// Foreign reports whether a space is in the lane of another.
func (b *board) Foreign(seat engines.Seat, space int) bool {
	return space > b.Shared && b.Gone[seat][space] == 0
}

// Spot is the space that a sentence means for a seat.
func (g *Program) Spot(seat engines.Seat, space int16) int {
	if space == ownFinish {
		return int(g.Last[seat])
	} else if space == 0 {
		return g.Start(int(seat))
	}
	return int(space)
}

// Home reports whether a piece of a seat is home on a space.
func (g *Program) Home(seat engines.Seat, at int) bool {
	return at > 0 && (at == int(g.Last[seat]) || at > g.Shared && g.Rules.Home == HomeLane)
}

// Along is the space to which a step goes straight on, or by the way of a bit.
func (b *board) Along(seat engines.Seat, at, bit int) int {
	if bit == 0 {
		return int(b.Ahead[seat][at])
	}
	return b.Byways[bit-1].first
}

// Bounced is where a piece ends that has come to its last space with steps left.
func (g *Program) Bounced(seat engines.Seat, at, steps int) int {
	for ; steps > 0 && g.Rules.Exact == Back && g.Last[seat] > 0; steps-- {
		at = int(g.Behind[seat][at])
	}
	return at
}

// Ending is where a walk ends straight on.
func (g *Program) Ending(seat engines.Seat, at, steps int) int {
	for ; steps > 0; steps-- {
		to := int(g.Ahead[seat][at])
		if to == at {
			return g.Bounced(seat, at, steps)
		}
		if at = to; g.Stop[at] > 0 {
			break
		}
	}
	return at
}

// WayText is what going by the way of a bit is called, as a text.
func (b *board) WayText(bit int) int16 {
	if bit == 0 {
		return b.straight
	}
	return b.Byways[bit-1].text
}

// FirstOf is the space to which a seat's first step leads.
func (g *Program) FirstOf(seat engines.Seat) int {
	if g.Roam {
		return g.Starts[int(seat)%len(g.Starts)]
	} else if int(seat) < len(g.Starts) {
		return g.Starts[seat]
	}
	return 1
}
