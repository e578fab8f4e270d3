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
	how  string
	make func() []byte
}

// all is up to how many unsynced bytes a tear is tried at each.
const all = 64

// damages returns what a crash may leave of a file, first what was synced and what the program sees.
func (c contents) damages(r *rand.Rand) []damage {
	old, now := c.sure, c.now
	list := []damage{
		{"nothing of it", func() []byte { return old }},
		{"all of it", func() []byte { return now }},
	}
	from := 0
	for from < len(old) && from < len(now) && old[from] == now[from] {
		from++
	}
	end := len(now)
	if from == end { // it was only cut
		return list
	}
	add := func(how string, make func() []byte) { list = append(list, damage{how, make}) }
	add("only its size", func() []byte { return zeroed(now, from, end) })
	for _, at := range tears(now, from, r) {
		add(fmt.Sprintf("its first %d bytes", at), func() []byte { return patched(old, now, from, at) })
		add(fmt.Sprintf("zeros behind %d bytes", at), func() []byte { return zeroed(now, at, end) })
		add(fmt.Sprintf("zeros before %d bytes", at), func() []byte { return zeroed(now, from, at) })
	}
	first, last := from/sector, (end-1)/sector
	for s := first; s <= last && last > first; s++ {
		a, b := max(from, s*sector), min(end, (s+1)*sector)
		add(fmt.Sprintf("a sector of zeros from %d to %d", a, b), func() []byte { return zeroed(now, a, b) })
		if a < len(old) {
			add(fmt.Sprintf("an old sector from %d to %d", a, b), func() []byte {
				return patched(now, padded(old, end), a, b)
			})
		}
	}
	for n := 0; n < 8 && last-first > 1; n++ {
		seed := r.Uint64()
		add(fmt.Sprintf("sectors by chance %d", seed), func() []byte {
			mixed, dice := bytes.Clone(now), rand.New(rand.NewPCG(seed, 1))
			for s := first; s <= last; s++ {
				switch a, b := max(from, s*sector), min(end, (s+1)*sector); dice.IntN(3) {
				case 0:
					clear(mixed[a:b])
				case 1:
					copy(mixed[a:b], padded(old, end)[a:b])
				}
			}
			return mixed
		})
	}
	return list
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

// zeroed returns data with zeros in a range.
func zeroed(data []byte, from, to int) []byte {
	data = bytes.Clone(data)
	clear(data[from:to])
	return data
}

// patched returns data with a range of another text; it ends there if it was not longer.
func patched(data, other []byte, from, to int) []byte {
	out := append(slices.Clip(data[:min(from, len(data)):min(from, len(data))]), other[from:to]...)
	if to < len(data) {
		out = append(out, data[to:]...)
	}
	return out
}

// padded returns data with zeros up to a size.
func padded(data []byte, size int) []byte {
	return append(slices.Clip(data), make([]byte, max(0, size-len(data)))...)
}
