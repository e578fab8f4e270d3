package paper

import (
	"cmp"
	"maps"
	"slices"

	"homespun/printables/drawing"
)

// A cost is what a layout takes: its sheets, how many pairs, such as the halves of a die, lie on two of them,
// and on how many sheets the pieces of each kind lie, all kinds together.
type cost struct{ sheets, parted, strewn int }

func (c cost) compare(with cost) int {
	return cmp.Or(cmp.Compare(c.sheets, with.sheets), cmp.Compare(c.parted, with.parted),
		cmp.Compare(c.strewn, with.strewn))
}

func costOf(items []Item, slots []Slot) cost {
	type copyOf struct {
		kind   string
		number int
	}
	on, pairs := map[string]map[int]bool{}, map[copyOf]int{} // the sheets of each kind, the sheet of one half of a pair
	paired := pairsOf(items)
	c := cost{sheets: Sheets(slots)}
	for _, slot := range slots {
		kind := items[slot.Item].Kind
		if kind == "" {
			continue
		}
		if on[kind] == nil {
			on[kind] = map[int]bool{}
		}
		on[kind][slot.Sheet] = true
		if one := (copyOf{kind, slot.Copy}); paired[kind] != nil {
			if sheet, there := pairs[one]; there && sheet != slot.Sheet {
				c.parted++
			}
			pairs[one] = slot.Sheet
		}
	}
	for _, sheets := range on {
		c.strewn += len(sheets)
	}
	return c
}

// Parted returns how many pairs, of the two items of a kind, lie on two sheets.
func Parted(items []Item, slots []Slot) int { return costOf(items, slots).parted }

// pairsOf returns the items of the kinds that have two, equally often.
func pairsOf(items []Item) map[string][]int {
	of := map[string][]int{}
	for i, item := range items {
		if item.Kind != "" {
			of[item.Kind] = append(of[item.Kind], i)
		}
	}
	maps.DeleteFunc(of, func(_ string, pair []int) bool {
		return len(pair) != 2 || items[pair[0]].Copies != items[pair[1]].Copies
	})
	return of
}

// gather looks for kinds whose pieces lie on several sheets and moves them to one sheet, and what lay there
// to where there is room, as long as the layout costs less afterwards. Kits stay where they are, but for
// pairs.
func gather(items []Item, kits [][]int, slots []Slot, sheet Sheet) []Slot {
	if len(slots) > maxLoose {
		return slots
	}
	fixed := map[int]bool{}
	for _, kit := range kits {
		for _, item := range kit {
			fixed[item] = items[item].Kind == "" // pairs may move, together
		}
	}
	turned, err := turns(items, sheet)
	if err != nil {
		return slots
	}
	g := gathering{items: items, fixed: fixed, turned: turned, area: sheet.Area()}
	for least := costOf(items, slots); ; {
		better := g.better(slots, least)
		if better == nil {
			return slots
		}
		slots, least = better, costOf(items, better)
	}
}

// A gathering is what gather works with.
type gathering struct {
	items  []Item
	fixed  map[int]bool // items that stay where they are
	turned []bool
	area   drawing.Rectangle
}

// mostTargets is up to how many sheets a kind is also moved to those on which it does not lie.
const mostTargets = 12

// better returns the first layout that costs less than the one there is, by moving one kind; nil for none.
func (g *gathering) better(slots []Slot, least cost) []Slot {
	on := map[string]map[int]bool{}
	var kinds []string
	for _, slot := range slots {
		kind := g.items[slot.Item].Kind
		if kind == "" || g.fixed[slot.Item] {
			continue
		}
		if on[kind] == nil {
			on[kind], kinds = map[int]bool{}, append(kinds, kind)
		}
		on[kind][slot.Sheet] = true
	}
	for _, kind := range kinds {
		if len(on[kind]) < 2 {
			continue
		}
		all := slices.Sorted(maps.Keys(on[kind]))
		for sheet := range Sheets(slots) {
			if !on[kind][sheet] && least.sheets <= mostTargets {
				all = append(all, sheet)
			}
		}
		for _, sheet := range all {
			for _, from := range append([]int{everySheet}, all[:len(on[kind])]...) {
				for _, turning := range []turning{needed, better} {
					if moved := g.moved(slots, kind, from, sheet, turning); moved != nil && costOf(g.items, moved).compare(least) < 0 {
						return moved
					}
				}
			}
		}
	}
	return nil
}

// everySheet is all sheets on which a kind lies.
const everySheet = -1

// moved returns the layout with as many pieces of a kind as possible moved from one sheet, or from all, to
// another, and what lay there elsewhere: on sheets where its kind is, else anywhere; nil where that has no
// room.
func (g *gathering) moved(slots []Slot, kind string, from, to int, turning turning) []Slot {
	l := &layer{items: g.items, turned: g.turned, turning: turning, area: g.area, large: measures[0]}
	for range Sheets(slots) {
		l.empty()
	}
	var first, then []member
	on := map[string]map[int]bool{}
	for _, slot := range slots {
		of, free := g.items[slot.Item].Kind, !g.fixed[slot.Item]
		switch {
		case free && of == kind && (from == everySheet || slot.Sheet == from || slot.Sheet == to):
			first = append(first, member{slot.Item, slot.Copy})
			continue
		case free && slot.Sheet == to:
			then = append(then, member{slot.Item, slot.Copy})
			continue
		}
		l.sheets[slot.Sheet].take(drawing.Box(slot.Box.X, slot.Box.Y, slot.Box.Width+Gap, slot.Box.Height+Gap))
		l.slots = append(l.slots, slot)
		if on[of] == nil {
			on[of] = map[int]bool{}
		}
		on[of][slot.Sheet] = true
	}
	large := func(a, b member) int { return cmp.Compare(l.large(l.size(b.item)), l.large(l.size(a.item))) }
	slices.SortStableFunc(first, large)
	for _, one := range first {
		if !l.put(one, to) {
			then = append(then, one)
		}
	}
	if on[kind] == nil {
		on[kind] = map[int]bool{}
	}
	on[kind][to] = true
	slices.SortStableFunc(then, large)
	for _, one := range then {
		of := g.items[one.item].Kind
		if on[of] == nil {
			on[of] = map[int]bool{}
		}
		sheet := -1
		for n := range l.sheets {
			if on[of][n] && l.put(one, n) {
				sheet = n
				break
			}
		}
		for n := 0; sheet < 0 && n < len(l.sheets); n++ {
			if !on[of][n] && l.put(one, n) {
				sheet = n
			}
		}
		if sheet < 0 {
			return nil
		}
		on[of][sheet] = true
	}
	return withoutGaps(l.sorted())
}

// withoutGaps numbers the sheets of a layout, which is in their order, anew: those from which all has been
// moved are no longer there.
func withoutGaps(slots []Slot) []Slot {
	was, sheet := -1, -1
	for i := range slots {
		if slots[i].Sheet != was {
			was = slots[i].Sheet
			sheet++
		}
		slots[i].Sheet = sheet
	}
	return slots
}
