package paper

import (
	"cmp"
	"math"
	"slices"

	"homespun/printables/drawing"
)

// maxLoose is how many copies of all items are laid loose: finding their places takes longer the more there are.
const maxLoose = 500

// A loose sheet is one with the largest boxes that are still free on it; they may overlap one another.
type looseSheet struct{ free []drawing.Rectangle }

// packLoose lays items wherever there is room, the largest first, each into the free box that it fills best: less tidy than shelves, but on fewer
// sheets where small parts fit beside large ones. Of several meanings of large it takes the one that needs the fewest sheets.
func packLoose(items []Item, sheet Sheet) ([]Slot, error) {
	turned, err := turns(items, sheet)
	if err != nil {
		return nil, err
	}
	var best []Slot
	for _, large := range []func(width, high float64) float64{
		func(width, high float64) float64 { return max(width, high) },
		func(width, high float64) float64 { return high },
		func(width, high float64) float64 { return width * high },
	} {
		if slots := lay(items, turned, sheet.Area(), large); best == nil || Sheets(slots) < Sheets(best) {
			best = slots
		}
	}
	return best, nil
}

// lay lays items in the order of how large they are.
func lay(items []Item, turned []bool, area drawing.Rectangle, large func(width, high float64) float64) []Slot {
	size := func(i int) (width, high float64) {
		if turned[i] {
			return items[i].Height, items[i].Width
		}
		return items[i].Width, items[i].Height
	}
	order := make([]int, len(items))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(large(size(b)), large(size(a))) })
	var slots []Slot
	var sheets []looseSheet
	for _, i := range order {
		width, high := size(i)
		first := 0 // the first sheet that may still have room for this item
		for copyNumber := range items[i].Copies {
			at, found := drawing.Point{}, false
			for ; first < len(sheets); first++ {
				if at, found = sheets[first].place(width, high); found {
					break
				}
			}
			if !found {
				// A part takes its gap with it: the free box ends a gap later.
				sheets = append(sheets, looseSheet{[]drawing.Rectangle{drawing.Box(area.X, area.Y, area.Width+Gap, area.Height+Gap)}})
				at = drawing.Point{X: area.X, Y: area.Y}
			}
			sheets[first].take(drawing.Box(at.X, at.Y, width+Gap, high+Gap))
			slots = append(slots, Slot{Item: i, Copy: copyNumber, Sheet: first, Turned: turned[i], Box: drawing.Box(at.X, at.Y, width, high)})
		}
	}
	slices.SortStableFunc(slots, func(a, b Slot) int { return a.Sheet - b.Sheet })
	return slots
}

// place returns the corner of the free box that a part of a size fits best, by what is left over on its shorter side.
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
			drawing.Box(free.X, free.Y, box.X-free.X, free.Height), drawing.Box(box.Right(), free.Y, free.Right()-box.Right(), free.Height),
			drawing.Box(free.X, free.Y, free.Width, box.Y-free.Y), drawing.Box(free.X, box.Bottom(), free.Width, free.Bottom()-box.Bottom()),
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
