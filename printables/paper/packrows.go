package paper

import (
	"math"
	"slices"

	"homespun/printables/drawing"
)

// portion says how much of a sheet's width and height a block of equal pieces may take: narrow and low blocks leave
// more room to what else there is, large ones save cuts.
type portion struct{ wide, high float64 }

// portions are the shapes of blocks that are tried, those with the fewest cuts first.
var portions = []portion{{1, 1}, {1, 0.5}, {0.5, 1}, {0.5, 0.5}, {1, 0.25}, {0.34, 1}, {0.34, 0.34}, {0.5, 0.25}, {0.25, 0.25}, {0.15, 0.15}}

// A way is an algorithm that lays out blocks and other items, of which some belong to kits. Gathered, it
// takes time to lay the items of a kind together.
type way func(items []Item, kits [][]int, sheet Sheet, gathered bool) ([]Slot, error)

// inRows returns a packing that lays items of the same row and size edge to edge, in blocks, so that neighbours
// share their cuts. The blocks and all other items, some of which belong to kits, are laid out by another packing.
func inRows(lay way, kits [][]int, s portion) packing {
	return func(items []Item, sheet Sheet, gathered bool) ([]Slot, error) {
		if _, err := turns(items, sheet); err != nil {
			return nil, err
		}
		blocks := blocksOf(items, sheet.Area(), s)
		var merged []Item
		var single []int                 // the items of merged that are no blocks
		place := make([]int, len(items)) // in merged, of those without a row
		for i, item := range items {
			if item.Row == "" {
				place[i], single = len(merged), append(single, i)
				merged = append(merged, item)
			}
		}
		for _, b := range blocks {
			merged = append(merged, Item{Name: items[b.members[0].item].Name, Width: float64(b.columns) * b.width,
				Height: float64(b.rows()) * b.height, Copies: 1, Kind: items[b.members[0].item].Kind})
		}
		moved := make([][]int, len(kits))
		for i, kit := range kits {
			for _, item := range kit {
				moved[i] = append(moved[i], place[item])
			}
		}
		laid, err := lay(merged, moved, sheet, gathered)
		if err != nil {
			return nil, err
		}
		if gathered {
			laid = gather(merged, moved, laid, sheet)
		}
		var slots []Slot
		for _, slot := range laid {
			if slot.Item < len(single) {
				slot.Item = single[slot.Item]
				slots = append(slots, slot)
				continue
			}
			slots = append(slots, blocks[slot.Item-len(single)].slots(slot)...)
		}
		return slots, nil
	}
}

// A block is a grid of pieces of one size that lie edge to edge, filled row by row.
type block struct {
	members       []member
	width, height float64 // of a piece as it lies in the block
	columns       int
	turned        bool // the pieces are turned by a quarter in the block
}

func (b *block) rows() int { return (len(b.members) + b.columns - 1) / b.columns }

// blocksOf returns the blocks of the items that have a row.
func blocksOf(items []Item, area drawing.Rectangle, s portion) (blocks []block) {
	type kind struct {
		row           string
		width, height float64
	}
	groups, order := map[kind][]member{}, []kind{}
	for i, item := range items {
		of := kind{item.Row, item.Width, item.Height}
		if item.Row == "" {
			continue
		}
		for n := range item.Copies {
			if groups[of] == nil {
				order = append(order, of)
			}
			groups[of] = append(groups[of], member{i, n})
		}
	}
	for _, of := range order {
		blocks = append(blocks, grids(groups[of], of.width, of.height, area, s)...)
	}
	return blocks
}

// grids returns the blocks of some pieces of a size: full rectangles, and the rest in a row of its own.
func grids(members []member, width, height float64, area drawing.Rectangle, s portion) (blocks []block) {
	turned := width > area.Width+slack || height > area.Height+slack
	if turned {
		width, height = height, width
	}
	columns := max(1, int(math.Floor((area.Width*s.wide+slack)/width)))
	rows := max(1, int(math.Floor((area.Height*s.high+slack)/height)))
	for len(members) > 0 {
		count := min(len(members), columns*rows)
		if count > columns {
			count -= count % columns
		}
		blocks = append(blocks, block{members: members[:count], width: width, height: height,
			columns: min(columns, count), turned: turned})
		members = members[count:]
	}
	return blocks
}

// slots returns the places of the pieces of a block that lies in a slot. A block that is turned lies as if the
// whole of it were turned clockwise.
func (b *block) slots(whole Slot) []Slot {
	slots := make([]Slot, len(b.members))
	for i, one := range b.members {
		column, row := i%b.columns, i/b.columns
		box := drawing.Box(whole.Box.X+float64(column)*b.width, whole.Box.Y+float64(row)*b.height, b.width, b.height)
		if whole.Turned {
			box = drawing.Box(whole.Box.X+float64(b.rows()-1-row)*b.height, whole.Box.Y+float64(column)*b.width,
				b.height, b.width)
		}
		slots[i] = Slot{Item: one.item, Copy: one.copy, Sheet: whole.Sheet, Box: box, Turned: whole.Turned != b.turned}
	}
	return slots
}

// rowed returns packings that lay rows in blocks of all shapes; for items without rows the packings themselves.
func rowed(items []Item, ways ...way) (all []packing) {
	shapes := portions
	if !slices.ContainsFunc(items, func(item Item) bool { return item.Row != "" }) {
		shapes = portions[:1]
	}
	for _, s := range shapes {
		for _, lay := range ways {
			all = append(all, inRows(lay, nil, s))
		}
	}
	return all
}
