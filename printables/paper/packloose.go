package paper

import (
	"cmp"
	"math"
	"slices"

	"homespun/printables/drawing"
)

// maxLoose limits how many copies are laid out loosely in all, because the time grows fast with their number.
const maxLoose = 500

// A looseSheet is the list of the largest free boxes on a sheet. They may overlap.
type looseSheet struct{ free []drawing.Rectangle }

// packLoose lays items wherever there is room, the largest first, each into the free box that it fills best.
// This is less tidy than shelves, but takes fewer sheets if small parts fit beside large ones. It tries
// several measures of "large" and keeps the one that needs the fewest sheets.
func packLoose(items []Item, sheet Sheet) ([]Slot, error) {
	turned, err := turns(items, sheet)
	if err != nil {
		return nil, err
	}
	var best []Slot
	for _, large := range measures {
		if slots := lay(items, turned, sheet.Area(), large); best == nil || Sheets(slots) < Sheets(best) {
			best = slots
		}
	}
	return best, nil
}

// measures are the measures of how large a box is.
var measures = []func(width, high float64) float64{
	func(width, high float64) float64 { return max(width, high) },
	func(width, high float64) float64 { return high },
	func(width, high float64) float64 { return width * high },
}

// lay lays out items from the largest to the smallest by one measure.
func lay(items []Item, turned []bool, area drawing.Rectangle,
	large func(width, high float64) float64) []Slot {
	l := &layer{items: items, turned: turned, area: area, large: large}
	l.rest(map[member]bool{})
	return l.sorted()
}

// A member identifies one copy of an item.
type member struct{ item, copy int }

// A layer places items one after another. Large measures a box: items with a larger result are placed first.
type layer struct {
	items  []Item
	turned []bool
	area   drawing.Rectangle
	large  func(width, high float64) float64
	sheets []looseSheet
	slots  []Slot
}

// size returns the size of an item as it lies, rotated or not.
func (l *layer) size(item int) (width, high float64) {
	if l.turned[item] {
		return l.items[item].Height, l.items[item].Width
	}
	return l.items[item].Width, l.items[item].Height
}

// order sorts items, the largest first.
func (l *layer) order(items []int) {
	slices.SortStableFunc(items, func(a, b int) int {
		return cmp.Compare(l.large(l.size(b)), l.large(l.size(a)))
	})
}

// empty adds an empty sheet.
func (l *layer) empty() {
	// Each part is placed with a gap at its right and bottom, so the free box is a gap larger than the area.
	l.sheets = append(l.sheets,
		looseSheet{[]drawing.Rectangle{drawing.Box(l.area.X, l.area.Y, l.area.Width+Gap, l.area.Height+Gap)}})
}

// put places a copy on a sheet. It returns false if the sheet has no room.
func (l *layer) put(one member, sheet int) (found bool) {
	width, high := l.size(one.item)
	at, found := l.sheets[sheet].place(width, high)
	if found {
		l.sheets[sheet].take(drawing.Box(at.X, at.Y, width+Gap, high+Gap))
		l.slots = append(l.slots,
			Slot{Item: one.item, Copy: one.copy, Sheet: sheet, Turned: l.turned[one.item],
				Box: drawing.Box(at.X, at.Y, width, high)})
	}
	return found
}

// rest places all copies that are not in there.
func (l *layer) rest(there map[member]bool) {
	order := make([]int, len(l.items))
	for i := range order {
		order[i] = i
	}
	l.order(order)
	for _, i := range order {
		first := 0 // the first sheet that may still have room for this item
		for n := range l.items[i].Copies {
			one := member{i, n}
			if there[one] {
				continue
			}
			for first < len(l.sheets) && !l.put(one, first) {
				first++
			}
			if first == len(l.sheets) {
				l.empty()
				l.put(one, first)
			}
		}
	}
}

// sorted returns the slots, sheet by sheet.
func (l *layer) sorted() []Slot {
	slices.SortStableFunc(l.slots, func(a, b Slot) int { return a.Sheet - b.Sheet })
	return l.slots
}

// place returns the corner of the free box that a part fits best: the one with the least room left on its
// shorter side.
func (l *looseSheet) place(width, high float64) (at drawing.Point, found bool) {
	least := math.Inf(1)
	for _, free := range l.free {
		across, down := free.Width-width-Gap, free.Height-high-Gap
		if left := min(across, down); left >= -slack && left < least {
			least, at, found = left, drawing.Point{X: free.X, Y: free.Y}, true
		}
	}
	return at, found
}

// take removes a box from the free boxes and drops those that lie inside another.
func (l *looseSheet) take(box drawing.Rectangle) {
	var left []drawing.Rectangle
	for _, free := range l.free {
		if !free.Inset(slack).Overlaps(box) {
			left = append(left, free)
			continue
		}
		for _, rest := range []drawing.Rectangle{
			drawing.Box(free.X, free.Y, box.X-free.X, free.Height),
			drawing.Box(box.Right(), free.Y, free.Right()-box.Right(), free.Height),
			drawing.Box(free.X, free.Y, free.Width, box.Y-free.Y),
			drawing.Box(free.X, box.Bottom(), free.Width, free.Bottom()-box.Bottom()),
		} {
			if rest.Width > Gap && rest.Height > Gap {
				left = append(left, rest)
			}
		}
	}
	l.free = l.free[:0]
	for i, rest := range left {
		inside := func(k int) bool { return left[k].Contains(rest) && (k < i || !rest.Contains(left[k])) }
		covered := false
		for k := range left {
			covered = covered || k != i && inside(k)
		}
		if !covered {
			l.free = append(l.free, rest)
		}
	}
}
