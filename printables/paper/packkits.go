package paper

import "slices"

// packKits lays each kit on the first sheet with room for all of it. Then it adds, wherever there is room,
// the items that belong to no kit or to a kit that is larger than a sheet.
func packKits(items []Item, kits [][]int, sheet Sheet) ([]Slot, error) {
	return fewestLoose(items, sheet, func(l *layer) {
		there := map[member]bool{}
		for _, kit := range kits {
			kit = slices.Clone(kit)
			l.order(kit)
			copies := 0
			for _, i := range kit {
				copies = max(copies, items[i].Copies)
			}
			for n := range copies {
				l.kit(kit, n, there)
			}
		}
		l.rest(there)
	})
}

// kit lays one copy of a kit on one sheet and marks its pieces in there. It does nothing if no sheet has the
// room.
func (l *layer) kit(kit []int, copyNumber int, there map[member]bool) {
	for sheet := 0; ; sheet++ {
		fresh := sheet == len(l.sheets)
		if fresh {
			l.empty()
		}
		free, laid := slices.Clone(l.sheets[sheet].free), len(l.slots)
		whole := !slices.ContainsFunc(kit, func(i int) bool {
			return copyNumber < l.items[i].Copies && !l.put(member{i, copyNumber}, sheet)
		})
		if !whole {
			l.sheets[sheet].free, l.slots = free, l.slots[:laid]
		}
		for _, slot := range l.slots[laid:] {
			there[member{slot.Item, slot.Copy}] = true
		}
		switch {
		case whole:
			return
		case fresh:
			l.sheets = l.sheets[:sheet]
			return
		}
	}
}
