package paper

import (
	"fmt"
	"math"
	"slices"

	"homespun/printables/drawing"
)

// An Item is a small part to be cut out: its box in millimetres, and how many are wanted.
type Item struct {
	Name          string
	Width, Height float64
	Copies        int
}

// A Slot is where one copy of an item lies.
type Slot struct {
	Item, Copy int // indices
	Sheet      int // counted from 0
	Box        drawing.Rectangle
	// Turned says that it lies a quarter turn clockwise, Box being what it covers then.
	Turned bool
}

// Gap is the room between neighbours, for scissors and cut marks.
const Gap = 5.0

// A NoRoomError says that an item is larger than a sheet.
type NoRoomError struct {
	Item  Item
	Sheet Sheet
}

func (e *NoRoomError) Error() string {
	area := e.Sheet.Area()
	return fmt.Sprintf("%s is %.0f × %.0f mm and does not fit on %s, which has room for %.0f × %.0f mm: "+
		"take larger paper or a smaller scale",
		drawing.Quoted(e.Item.Name), e.Item.Width, e.Item.Height, e.Sheet.Size.Name, area.Width, area.Height)
}

// MaxCopies is how many of one item can be asked for.
const MaxCopies = 10000

// Pack lays items on few sheets, upright or across, whichever takes fewer: in tidy shelves where that takes
// no more, else in fuller ones or loose. It returns the sheet and the slots, sheet by sheet. Items keep their
// order within a height, so that what belongs together lies together.
func Pack(items []Item, sheet Sheet) (Sheet, []Slot, error) { return PackKits(items, nil, sheet) }

// PackKits is [Pack] for items some of which are made together: a kit is a list of their indices. The pieces
// of a kit lie on one sheet where that takes few sheets more.
func PackKits(items []Item, kits [][]int, sheet Sheet) (Sheet, []Slot, error) {
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
	tidily := func(items []Item, sheet Sheet) ([]Slot, error) { return pack(items, sheet, true) }
	fully := func(items []Item, sheet Sheet) ([]Slot, error) { return pack(items, sheet, false) }
	ways := []packing{tidily, fully}
	if wanted <= maxLoose {
		ways = append(ways, packLoose)
	}
	on, slots, err := fewest(items, sheet, ways...)
	if err != nil || len(kits) == 0 || wanted > maxLoose {
		return on, slots, err
	}
	together := func(items []Item, sheet Sheet) ([]Slot, error) { return packKits(items, kits, sheet) }
	if kitted, kitSlots, err := fewest(items, sheet, together); err == nil &&
		Sheets(kitSlots) <= Sheets(slots)+1+Sheets(slots)/dearKits {
		return kitted, kitSlots, nil
	}
	return on, slots, nil
}

// dearKits is how many sheets are worth one more that keeps kits together, besides one.
const dearKits = 10

// A packing is a way to lay items on sheets.
type packing func(items []Item, sheet Sheet) ([]Slot, error)

// fewest returns what takes the fewest sheets of some ways to pack, each of them tried upright and across; of
// equals the first.
func fewest(items []Item, sheet Sheet, ways ...packing) (on Sheet, best []Slot, err error) {
	var refused error
	for _, lay := range ways {
		for _, across := range []bool{false, true} {
			slots, err := lay(items, sheet.Turned(across))
			if err != nil {
				if refused == nil {
					refused = err
				}
			} else if on == (Sheet{}) || Sheets(slots) < Sheets(best) {
				best, on = slots, sheet.Turned(across)
			}
		}
	}
	if on == (Sheet{}) {
		return sheet, nil, refused
	}
	return on, best, nil
}

// Sheets returns how many sheets slots take.
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

// tidyHeight is how high an item must be for the shelf of a higher one, in parts of the shelf's height, where
// shelves are tidy.
const tidyHeight = 0.8

// turns returns which items are turned, as they fit on a sheet in no other way; it refuses those that fit in
// none.
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

// pack fills shelves first fit, highest items first. Tidy shelves hold only items about as high as they are:
// they waste a little paper, and what belongs together stays together.
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
	bottoms := []float64{} // of each sheet: where its next shelf begins
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
			first = at // a copy that does not fit leaves no room for the next of the same size
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
