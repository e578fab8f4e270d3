package crashtest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
)

// sector is how many bytes a disk writes at once.
const sector = 512

// A damage is what a crash makes of the contents of a file that was not synced.
type damage struct {
	kind     harm
	from, to int
	seed     uint64
}

type harm int

const (
	nothing harm = iota // is done of what was written
	whole               // all is done
	short               // the bytes up to to are done
	zeros               // there are zeros in place of the bytes from from to to
	older               // what was there before stands in their place
	chance              // each sector is done, older or zeros
)

func (d damage) String() string {
	what := [...]string{"nothing written", "all written", "written up to", "zeros", "older", "sectors by chance"}[d.kind]
	return fmt.Sprintf("%s %d-%d", what, d.from, d.to)
}

// all is up to how many unsynced bytes a tear is tried at each.
const all = 64

// start returns where the contents begin to differ from those that are sure to stay.
func (c contents) start() int {
	n := min(len(c.sure), len(c.now))
	for i := range n {
		if c.sure[i] != c.now[i] {
			return i
		}
	}
	return n
}

// damages returns what a crash may make of a file, first nothing and whole.
func (c contents) damages(r *rand.Rand) []damage {
	list := []damage{{kind: nothing}, {kind: whole}}
	from, end := c.start(), len(c.now)
	if from == end { // it was only cut
		return list
	}
	list = append(list, damage{zeros, from, end, 0})
	for _, at := range tears(c.now, from, r) {
		list = append(list, damage{short, from, at, 0}, damage{zeros, at, end, 0}, damage{zeros, from, at, 0})
	}
	first, last := from/sector, (end-1)/sector
	for s := first; s <= last && last > first; s++ {
		a, b := max(from, s*sector), min(end, (s+1)*sector)
		if list = append(list, damage{zeros, a, b, 0}); a < len(c.sure) {
			list = append(list, damage{older, a, b, 0})
		}
	}
	for n := 0; n < 8 && last-first > 1; n++ {
		list = append(list, damage{chance, from, end, r.Uint64()})
	}
	return list
}

// after returns what the file holds after a damage.
func (c contents) after(d damage) []byte {
	switch d.kind {
	case nothing:
		return c.sure
	case whole:
		return c.now
	case short:
		out := append(slices.Clip(c.sure[:d.from]), c.now[d.from:d.to]...)
		return append(out, c.sure[min(d.to, len(c.sure)):]...)
	}
	out := bytes.Clone(c.now)
	before := append(slices.Clip(c.sure), make([]byte, max(0, len(out)-len(c.sure)))...)
	dice := rand.New(rand.NewPCG(d.seed, 1))
	for a := d.from; a < d.to; {
		b, kind := min(d.to, (a/sector+1)*sector), d.kind
		if kind == chance {
			kind = [...]harm{whole, zeros, older}[dice.IntN(3)]
		}
		switch kind {
		case zeros:
			clear(out[a:b])
		case older:
			copy(out[a:b], before[a:b])
		}
		a = b
	}
	return out
}

// tears returns where the new bytes of a file, which begin at from, may be torn in two: everywhere, or in a
// long text at the borders of sectors and the ends of lines, and beside them, and at some places by chance.
func tears(now []byte, from int, r *rand.Rand) (list []int) {
	end := len(now)
	if end-from <= all {
		for at := from + 1; at < end; at++ {
			list = append(list, at)
		}
		return list
	}
	beside := func(at int) { list = append(list, at-1, at, at+1) }
	for at := (from/sector + 1) * sector; at < end; at += sector {
		beside(at)
	}
	for n := range all / 4 {
		at := from + 1 + r.IntN(end-from-1)
		if n%2 == 0 {
			list = append(list, at)
		} else if line := bytes.IndexByte(now[at:], '\n'); line >= 0 {
			beside(at + line)
		}
	}
	slices.Sort(list)
	return slices.DeleteFunc(slices.Compact(list), func(at int) bool { return at <= from || at >= end })
}
