package parts

import (
	"sync"

	"homespun/printables/drawing"
)

// leastScenery is the side of a space, in millimetres, under which scenery is left out: nobody would see what it is.
const leastScenery = 12.0

// Stand places a piece of scenery in a box, as large as fits, turned clockwise by so many degrees: a multiple of 90.
// What there is not, and what would be too small to see, is left out.
func (m *Mat) Stand(name string, box drawing.Rectangle, turn float64) {
	symbol := drawing.Scenery(name)
	if symbol == nil || m.Space < leastScenery {
		return
	}
	wide, high := symbol.Drawing.Width, symbol.Drawing.Height
	if turn == 90 || turn == 270 {
		wide, high = high, wide
	}
	m.Use(symbol, box.Centre(), min(box.Width/wide, box.Height/high), turn)
}

// StandPale is Stand in colours that are near to those of a ground, for what lies under pieces.
func (m *Mat) StandPale(name string, box drawing.Rectangle, ground drawing.Colour) {
	symbol := drawing.Scenery(name)
	if symbol == nil || m.Space < leastScenery {
		return
	}
	m.UseIn(pale(symbol, ground), box)
}

// A paleKey is a piece of scenery on a ground.
type paleKey struct {
	symbol *drawing.Symbol
	ground drawing.Colour
}

var pales sync.Map // paleKey → *drawing.Symbol

// pale returns a symbol in colours near to a ground, the same pointer each time.
func pale(symbol *drawing.Symbol, ground drawing.Colour) *drawing.Symbol {
	key := paleKey{symbol, ground}
	if known, ok := pales.Load(key); ok {
		return known.(*drawing.Symbol)
	}
	twin := (&drawing.Recolouring{Of: func(c drawing.Colour) drawing.Colour { return c.Mixed(ground, 0.75) }}).
		Drawing(symbol.Drawing)
	made, _ := pales.LoadOrStore(key, &drawing.Symbol{Name: symbol.Name + " pale", Drawing: twin})
	return made.(*drawing.Symbol)
}

// Strew places pieces of scenery in the margin, beside the coordinates: always the same for a board. One place in so
// many is left empty.
func (m *Mat) Strew(names []string, empty int) {
	if len(names) == 0 {
		return
	}
	const side, keep = 0.24, 0.07 // of a space; of the margin, to its edges
	index := 0
	for _, ring := range Edges(m.Columns, m.Rows, m.within) {
		for _, s := range ring {
			for _, along := range [...]float64{0.06 + side/2, 0.94 - side/2} {
				if index++; Chance(index*7, empty) == 0 {
					continue
				}
				wide, high := m.Space*side, m.Margin*(1-2*keep)
				if s.Right == 0 {
					wide, high = high, wide
				}
				at := m.On(s, along, m.Margin/2)
				m.Stand(names[Chance(index*13+5, len(names))], drawing.Box(at.X-wide/2, at.Y-high/2, wide, high), 0)
			}
		}
	}
}

// within says whether there is a column and a row.
func (m *Mat) within(column, row int) bool {
	return column >= 0 && column < m.Columns && row >= 0 && row < m.Rows
}
