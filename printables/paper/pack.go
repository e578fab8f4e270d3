package paper

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// An Item is a small rectangular part to be cut out: its size in millimetres and the number of copies.
type Item struct {
	Name          string
	Width, Height float64
	Copies        int
	// Row is the name of a row: copies of all items of the same row and size lie edge to edge, so that neighbours
	// share a cut. "" is none: then others keep a gap. A copy of a row belongs to no kit.
	Row string
	// Kind is the name of a kind: copies of all items of the same kind lie on as few sheets as that takes no
	// more paper. "" is none.
	Kind string
}

// A Slot is the place of one copy of an item.
type Slot struct {
	Item, Copy int // indices
	Sheet      int // counted from 0
	Box        drawing.Rectangle
	// Turned says that the copy is rotated a quarter turn clockwise. Box is what it covers after the
	// rotation.
	Turned bool
}

// Gap is the distance between neighbours, in millimetres, as room for scissors and cut marks.
const Gap = 4.0

// A NoRoomError says that an item is larger than a sheet.
type NoRoomError struct {
	Item  Item
	Sheet Sheet
}

func (e *NoRoomError) Error() string {
	area := e.Sheet.Area()
	return words.PieceTooLarge(drawing.Quoted(e.Item.Name), fmt.Sprintf("%.0f", e.Item.Width),
		fmt.Sprintf("%.0f", e.Item.Height), e.Sheet.Size.Name,
		fmt.Sprintf("%.0f", area.Width), fmt.Sprintf("%.0f", area.Height))
}

// MaxCopies limits the copies of one item.
const MaxCopies = 10000

// packAnew is [Pack] without its memory.
func packAnew(items []Item, kits [][]int, sheet Sheet) (Sheet, []Slot, error) {
	if err := sheet.Check(); err != nil {
		return sheet, nil, err
	}
	wanted := 0
	for _, item := range items {
		if !(item.Width > 0 && item.Height > 0) || math.IsInf(item.Width*item.Height, 0) {
			return sheet, nil,
				&SheetError{fmt.Sprintf("%s needs a width and a height in millimetres",
					drawing.Quoted(item.Name))}
		}
		if item.Copies < 0 || item.Copies > MaxCopies {
			return sheet, nil,
				&SheetError{fmt.Sprintf("%d copies of %s cannot be: ask for 0 to %d", item.Copies,
					drawing.Quoted(item.Name), MaxCopies)}
		}
		wanted += item.Copies
	}
	tidily := func(items []Item, _ [][]int, on Sheet, _ bool) ([]Slot, error) { return pack(items, on, true) }
	fully := func(items []Item, _ [][]int, on Sheet, _ bool) ([]Slot, error) { return pack(items, on, false) }
	ways := []way{tidily, fully}
	if wanted <= maxLoose {
		ways = append(ways, packLoose)
	}
	on, slots, err := fewest(items, sheet, rowed(items, ways...)...)
	if err != nil || len(kits) == 0 || wanted > maxLoose {
		return on, slots, err
	}
	var together []packing
	for _, s := range portions {
		together = append(together, inRows(packKits, kits, s))
	}
	if kitted, kitSlots, err := fewest(items, sheet, together...); err == nil &&
		Sheets(kitSlots) <= Sheets(slots)+1+Sheets(slots)/dearKits {
		return kitted, kitSlots, nil
	}
	return on, slots, nil
}

// dearKits is the number of sheets for which keeping kits together may cost one more sheet. One more sheet is
// always allowed.
const dearKits = 10

// A packing is an algorithm that lays out items on sheets, gathered or not: see [gather].
type packing func(items []Item, sheet Sheet, gathered bool) ([]Slot, error)

// mostGathered is of how many of the cheapest layouts the kinds are gathered, to choose among.
const mostGathered = 1

// fewest tries several algorithms, each on sheets upright and across, and returns the layout that costs the
// least, of equal ones the first, with its kinds gathered.
func fewest(items []Item, sheet Sheet, ways ...packing) (on Sheet, best []Slot, err error) {
	type layout struct {
		lay   packing
		on    Sheet
		slots []Slot
		cost  cost
	}
	var refused error
	var all []layout
	for _, lay := range ways {
		for _, across := range []bool{false, true} {
			slots, err := lay(items, sheet.Turned(across), false)
			if err != nil {
				refused = cmp.Or(refused, err)
				continue
			}
			all = append(all, layout{lay, sheet.Turned(across), slots, costOf(items, slots)})
		}
	}
	if len(all) == 0 {
		return sheet, nil, refused
	}
	slices.SortStableFunc(all, func(a, b layout) int { return a.cost.compare(b.cost) })
	least := all[0]
	for _, one := range all[:min(len(all), mostGathered)] {
		if one.cost.sheets > least.cost.sheets {
			break
		}
		slots, err := one.lay(items, one.on, true)
		if cost := costOf(items, slots); err == nil && cost.compare(least.cost) < 0 {
			least = layout{one.lay, one.on, slots, cost}
		}
	}
	return least.on, least.slots, nil
}

// Sheets returns the number of sheets that the slots use.
func Sheets(slots []Slot) int {
	sheets := 0
	for _, slot := range slots {
		sheets = max(sheets, slot.Sheet+1)
	}
	return sheets
}

// A shelf is a row of items as high as its first.
type shelf struct {
	sheet              int
	top, right, height float64
}

// tidyHeight is the lowest height of an item in a tidy shelf, as a fraction of the shelf's height.
const tidyHeight = 0.8

// turns returns which items must be rotated because they do not fit on a sheet otherwise. The error says that
// an item does not fit at all.
func turns(items []Item, sheet Sheet) ([]bool, error) {
	area := sheet.Area()
	turned := make([]bool, len(items))
	for i, item := range items {
		fits := item.Width <= area.Width+slack && item.Height <= area.Height+slack
		turns := item.Height <= area.Width+slack && item.Width <= area.Height+slack
		if !fits && !turns {
			return nil, &NoRoomError{item, sheet}
		}
		turned[i] = !fits
	}
	return turned, nil
}

// pack lays items in shelves, first fit, highest items first. A tidy shelf holds only items of about its own
// height. This wastes a little paper, but things that belong together stay together.
func pack(items []Item, sheet Sheet, tidy bool) ([]Slot, error) {
	area := sheet.Area()
	turned, err := turns(items, sheet)
	if err != nil {
		return nil, err
	}
	order := make([]int, len(items))
	for i := range order {
		order[i] = i
	}
	height := func(i int) float64 {
		if turned[i] {
			return items[i].Width
		}
		return items[i].Height
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch difference := height(b) - height(a); {
		case difference > slack:
			return 1
		case difference < -slack:
			return -1
		}
		return 0
	})
	var slots []Slot
	var shelves []shelf
	bottoms := []float64{} // for each sheet, where its next shelf begins
	for _, i := range order {
		width, high := items[i].Width, items[i].Height
		if turned[i] {
			width, high = high, width
		}
		first := 0 // the first shelf that may still have room for this item
		for copyNumber := range items[i].Copies {
			at := first
			for at < len(shelves) &&
				(shelves[at].right+width > area.Right()+slack || high > shelves[at].height+slack ||
					tidy && high < tidyHeight*shelves[at].height) {
				at++
			}
			first = at // shelves without room for this copy have none for the next
			if at == len(shelves) {
				on := slices.IndexFunc(bottoms, func(bottom float64) bool {
					return bottom+high <= area.Bottom()+slack
				})
				if on < 0 {
					on = len(bottoms)
					bottoms = append(bottoms, area.Y)
				}
				shelves = append(shelves, shelf{sheet: on, top: bottoms[on], right: area.X, height: high})
				bottoms[on] += high + Gap
			}
			row := &shelves[at]
			slots = append(slots, Slot{Item: i, Copy: copyNumber, Sheet: row.sheet, Turned: turned[i],
				Box: drawing.Box(row.right, row.top, width, high)})
			row.right += width + Gap
		}
	}
	slices.SortStableFunc(slots, func(a, b Slot) int { return a.Sheet - b.Sheet })
	return slots, nil
}
