package paper

import (
	"cmp"
	"math"
	"slices"

	"homespun/printables/drawing"
)

// maxLoose limits how many copies are laid out loosely in all, because the time grows fast with their number.
const maxLoose = 500

// A looseSheet is the list of the largest free boxes on a sheet. They may overlap. Spare is memory to reuse.
type looseSheet struct{ free, spare []drawing.Rectangle }

// packLoose lays items wherever there is room, the largest first, each into the free box that it fills best.
// This is less tidy than shelves, but takes fewer sheets if small parts fit beside large ones.
func packLoose(items []Item, _ [][]int, sheet Sheet, _ bool) ([]Slot, error) {
	return fewestLoose(items, sheet, func(l *layer) { l.rest(map[member]bool{}) })
}

// fewestLoose has items laid with several measures of "large", and with more and more quarter turns, and returns
// the layout that costs the least; of equal ones the first, which turns the least.
func fewestLoose(items []Item, sheet Sheet, ways ...func(*layer)) (best []Slot, err error) {
	turned, err := turns(items, sheet)
	if err != nil {
		return nil, err
	}
	var least cost
	for turning := upright; turning <= better; turning++ {
		for _, large := range measures {
			for _, lay := range ways {
				l := &layer{items: items, turned: turned, turning: turning, area: sheet.Area(), large: large,
					most: least.sheets}
				if lay(l); l.over() {
					continue
				}
				slots := l.sorted()
				if cost := costOf(items, slots); best == nil || cost.compare(least) < 0 {
					best, least = slots, cost
				}
			}
		}
	}
	return best, nil
}

// turning says when a copy is given a quarter turn that it does not need on an empty sheet.
type turning uint8

const (
	// upright: never.
	upright turning = iota
	// needed: where there is no room for it otherwise.
	needed
	// better: where it leaves less room unused.
	better
)

// measures are the measures of how large a box is.
var measures = []func(width, high float64) float64{
	func(width, high float64) float64 { return max(width, high) },
	func(width, high float64) float64 { return high },
	func(width, high float64) float64 { return width * high },
}

// A member identifies one copy of an item.
type member struct{ item, copy int }

// A layer places items one after another. Large measures a box: items with a larger result are placed first.
type layer struct {
	items   []Item
	turned  []bool
	turning turning
	area    drawing.Rectangle
	large   func(width, high float64) float64
	// most is how many sheets the layout may take, 0 for any number: with more it is of no use, and left
	// unfinished.
	most   int
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

// over reports whether the layout takes more sheets than it may.
func (l *layer) over() bool { return l.most > 0 && len(l.sheets) > l.most }

// order sorts items, the largest first.
func (l *layer) order(items []int) {
	slices.SortStableFunc(items, func(a, b int) int {
		return cmp.Compare(l.large(l.size(b)), l.large(l.size(a)))
	})
}

// empty adds an empty sheet.
func (l *layer) empty() {
	// Each part is placed with a gap at its right and bottom, so the free box is a gap larger than the area.
	const usual = 16 // more free boxes are rare
	sheet := looseSheet{make([]drawing.Rectangle, 0, usual), make([]drawing.Rectangle, 0, usual)}
	sheet.free = append(sheet.free, drawing.Box(l.area.X, l.area.Y, l.area.Width+Gap, l.area.Height+Gap))
	l.sheets = append(l.sheets, sheet)
}

// put places a copy on a sheet. It returns false if the sheet has no room.
func (l *layer) put(one member, sheet int) bool {
	width, high := l.size(one.item)
	on, turned := &l.sheets[sheet], l.turned[one.item]
	at, left := on.place(width, high)
	if l.turning == better || l.turning == needed && left < -slack {
		if other, less := on.place(high, width); less >= -slack && (left < -slack || less < left-slack) {
			at, left, turned, width, high = other, less, !turned, high, width
		}
	}
	if left < -slack {
		return false
	}
	on.take(drawing.Box(at.X, at.Y, width+Gap, high+Gap))
	l.slots = append(l.slots, Slot{Item: one.item, Copy: one.copy, Sheet: sheet, Turned: turned,
		Box: drawing.Box(at.X, at.Y, width, high)})
	return true
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
			if l.over() {
				return
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

// place returns the corner of the free box that a part fits best, and the room that is left there on its shorter
// side, which is the least of all; less than nothing where the part fits nowhere.
func (l *looseSheet) place(width, high float64) (at drawing.Point, left float64) {
	left = math.Inf(-1)
	for _, free := range l.free {
		room := min(free.Width-width-Gap, free.Height-high-Gap)
		if room >= -slack && (left < -slack || room < left) {
			left, at = room, drawing.Point{X: free.X, Y: free.Y}
		}
	}
	return at, left
}

// take removes a box from the free boxes and drops those that lie inside another. Only the rests of a free
// box that has been cut can lie inside another.
func (l *looseSheet) take(box drawing.Rectangle) {
	left, rests := l.spare[:0], make([]int, 0, 16)
	for _, free := range l.free {
		if !free.Inset(slack).Overlaps(box) {
			left = append(left, free)
			continue
		}
		for _, rest := range [...]drawing.Rectangle{
			drawing.Box(free.X, free.Y, box.X-free.X, free.Height),
			drawing.Box(box.Right(), free.Y, free.Right()-box.Right(), free.Height),
			drawing.Box(free.X, free.Y, free.Width, box.Y-free.Y),
			drawing.Box(free.X, box.Bottom(), free.Width, free.Bottom()-box.Bottom()),
		} {
			if rest.Width > Gap && rest.Height > Gap {
				left, rests = append(left, rest), append(rests, len(left))
			}
		}
	}
	l.free, l.spare = l.free[:0], left
	for i, free := range left {
		if len(rests) > 0 && rests[0] == i {
			if rests = rests[1:]; inAnother(left, i) {
				continue
			}
		}
		l.free = append(l.free, free)
	}
}

// inAnother reports whether a box lies inside another; of equal ones all but the first do.
func inAnother(boxes []drawing.Rectangle, i int) bool {
	for k, other := range boxes {
		if k != i && other.Contains(boxes[i]) && (k < i || !boxes[i].Contains(other)) {
			return true
		}
	}
	return false
}
