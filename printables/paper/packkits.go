package paper

import (
	"maps"
	"slices"
)

// packKits lays each kit on the first sheet with room for all of it. Then it adds, wherever there is room,
// the items that belong to no kit or to a kit that is larger than a sheet. Gathered, it tries to lay all of
// one kind or of two on a sheet before these.
func packKits(items []Item, kits [][]int, sheet Sheet, gathered bool) ([]Slot, error) {
	var kinds [][]int
	at := map[string]int{}
	for i, item := range items {
		if _, begun := at[item.Kind]; !begun && item.Kind != "" {
			at[item.Kind], kinds = len(kinds), append(kinds, nil)
		}
		if item.Kind != "" {
			kinds[at[item.Kind]] = append(kinds[at[item.Kind]], i)
		}
	}
	lay := func(first ...int) func(*layer) {
		return func(l *layer) {
			there := l.kits(kits)
			for _, k := range first {
				l.kind(kinds[k], there)
			}
			l.rest(there)
		}
	}
	pairs := pairsOf(items)
	var all [][]int
	for _, kind := range slices.Sorted(maps.Keys(pairs)) {
		all = append(all, pairs[kind])
	}
	all = append(all, kits...)
	backwards := slices.Clone(all)
	slices.Reverse(backwards)
	ways := []func(*layer){func(l *layer) { l.rest(l.kits(all)) }, func(l *layer) { l.rest(l.kits(backwards)) }}
	if len(pairs) > 0 {
		ways = append(ways, lay())
	}
	for a := range kinds {
		if !gathered || len(items) > mostFirst {
			break
		}
		ways = append(ways, lay(a))
		for b := range kinds {
			if a != b {
				ways = append(ways, lay(a, b))
			}
		}
	}
	return fewestLoose(items, sheet, ways...)
}

// mostFirst is of how many items at most kinds are tried before the others, because that takes long.
const mostFirst = 120

// kits lays all kits, and returns what of them lies there.
func (l *layer) kits(kits [][]int) map[member]bool {
	there := map[member]bool{}
	for _, kit := range kits {
		kit = slices.Clone(kit)
		l.order(kit)
		copies := 0
		for _, i := range kit {
			copies = max(copies, l.items[i].Copies)
		}
		for n := range copies {
			var members []member
			for _, i := range kit {
				if n < l.items[i].Copies && !there[member{i, n}] { // a pair may be a kit too
					members = append(members, member{i, n})
				}
			}
			l.together(members, there)
		}
	}
	return there
}

// kind lays all copies of some items on one sheet.
func (l *layer) kind(items []int, there map[member]bool) {
	items = slices.Clone(items)
	l.order(items)
	var members []member
	for _, i := range items {
		for n := range l.items[i].Copies {
			if there[member{i, n}] {
				continue
			}
			members = append(members, member{i, n})
		}
	}
	l.together(members, there)
}

// together lays some members on one sheet and marks them in there. It does nothing if no sheet has the room.
func (l *layer) together(members []member, there map[member]bool) {
	for sheet := 0; !l.over(); sheet++ {
		fresh := sheet == len(l.sheets)
		if fresh {
			l.empty()
		}
		free, laid := slices.Clone(l.sheets[sheet].free), len(l.slots)
		if !slices.ContainsFunc(members, func(one member) bool { return !l.put(one, sheet) }) {
			for _, one := range members {
				there[one] = true
			}
			return
		}
		l.sheets[sheet].free, l.slots = free, l.slots[:laid]
		if fresh {
			l.sheets = l.sheets[:sheet]
			return
		}
	}
}
