package geyser

import (
	"strconv"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
	paper "homespun/printables/geyser"
)

// Measures of the plates that show the odds, as parts of the side of a space.
const (
	plateWide = 0.45
	plateHigh = 0.27
	plateEdge = 0.02
	plateType = 0.27
)

// drawOdds writes onto the mat how likely each space is to fire, in per cent, in a corner of the space.
// Spaces that never fire get none.
func (t *Table) drawOdds() {
	side := t.space()
	style := drawing.Style{Face: drawing.Title, Size: side * plateType / drawing.PointMM, Colour: drawing.Ink}
	for at, box := range t.boxes {
		ways, of := t.game.Ways(at)
		if ways == 0 {
			continue
		}
		plate := drawing.Box(box.X+side*plateEdge, box.Y+side*plateEdge, side*plateWide, side*plateHigh)
		t.mat.RoundedRect(plate, side*0.06, drawing.Outlined(drawing.Paper, side*0.01, drawing.Ink))
		t.mat.Label(plate.Inset(side*0.015), hundredths(ways, of), style, style.Size/2, drawing.Centre)
	}
}

// odds returns the table of how likely each ring is to fire, and the Mother Geyser where she fires. It marks
// the column that a sum has fired; a sum of 0 marks none.
func (t *Table) odds(sum int) tableau.Track {
	rules := t.game.Rules()
	_, of := t.game.Ways(t.game.Mother())
	grid := &tableau.Grid{Rows: []string{ofWays(of)}, Cells: [][]string{nil}, Row: -1, Column: -1}
	add := func(name string, ways int, fired bool) {
		if fired {
			grid.Row, grid.Column = 0, len(grid.Columns)
		}
		grid.Columns, grid.Cells[0] = append(grid.Columns, name), append(grid.Cells[0], strconv.Itoa(ways))
	}
	now, mother := t.game.Ring(sum)
	for _, ring := range t.rings() {
		ways, _ := t.game.RingWays(ring)
		add(t.sums(ring), ways, ring == now)
	}
	if ways, _ := t.game.Ways(t.game.Mother()); ways > 0 {
		add(bearing(initial(t.One("mother")), paper.Sums(rules.MotherFiresOn)), ways, mother &&
			grid.Column < 0)
	}
	return tableau.Track{Name: chance(t.Many("ring")), Seat: engines.Table, Grid: grid,
		Spare: true}
}
