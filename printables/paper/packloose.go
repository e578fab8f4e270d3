package paper

import (
	"cmp"
	"math"
	"slices"

	"homespun/printables/drawing"
)

// maxLoose is how many copies of all items are laid loose: finding their places takes longer the more there
// are.
const maxLoose = 500

// A loose sheet is one with the largest boxes that are still free on it; they may overlap one another.
type looseSheet struct{ free []drawing.Rectangle }

// packLoose lays items wherever there is room, the largest first, each into the free box that it fills best:
// less tidy than shelves, but on fewer sheets where small parts fit beside large ones. Of several meanings of
// large it takes the one that needs the fewest sheets.
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

// measures are meanings of large.
var measures = []func(width, high float64) float64{
	func(width, high float64) float64 { return max(width, high) },
	func(width, high float64) float64 { return high },
	func(width, high float64) float64 { return width * high },
}

// lay lays items in the order of how large they are.
func lay(items []Item, turned []bool, area drawing.Rectangle,
	large func(width, high float64) float64) []Slot {
	l := &layer{items: items, turned: turned, area: area, large: large}
	l.rest(map[member]bool{})
	return l.sorted()
}

// A member is one copy of an item.
type member struct{ item, copy int }

// A layer lays items one after another. Large says how large a box is: large ones come first.
type layer struct {
	items  []Item
	turned []bool
	area   drawing.Rectangle
	large  func(width, high float64) float64
	sheets []looseSheet
	slots  []Slot
}

// size returns how large an item lies.
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
	// A part takes its gap with it: the free box ends a gap later.
	l.sheets = append(l.sheets,
		looseSheet{[]drawing.Rectangle{drawing.Box(l.area.X, l.area.Y, l.area.Width+Gap, l.area.Height+Gap)}})
}

// put lays a copy on a sheet; found is false where that has no room for it.
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

// rest lays all copies that do not lie there yet.
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

// place returns the corner of the free box that a part of a size fits best, by what is left over on its
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

// take cuts a box out of the free ones and keeps those that lie in no other.
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
