package geyser

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
	paper "homespun/printables/geyser"
)

// Measures of the dots that show the odds, as parts of the side of a space.
const (
	mostDots = 5
	dotStep  = 0.115
	dotSize  = 0.04 // the radius
	dotsHigh = 0.14
	dotsEdge = 0.025
)

// drawOdds draws onto the mat how likely each space is to fire: one to five dots in a corner of the space, the
// most for those that fire most often. Spaces that never fire get none.
func (t *Table) drawOdds() {
	side, most := t.space(), 0
	for at := range t.boxes {
		ways, _ := t.game.Ways(at)
		most = max(most, ways)
	}
	for at, box := range t.boxes {
		ways, _ := t.game.Ways(at)
		if ways == 0 {
			continue
		}
		dots := max(1, (2*mostDots*ways+most)/(2*most))
		plate := drawing.Box(box.X+side*dotsEdge, box.Y+side*dotsEdge,
			side*(float64(dots)*dotStep+dotsEdge), side*dotsHigh)
		t.mat.RoundedRect(plate, plate.Height/2, drawing.Outlined(drawing.Paper, side*0.01, drawing.Ink))
		for i := range dots {
			at := drawing.Point{X: plate.X + side*(dotsEdge/2+dotStep*(float64(i)+0.5)), Y: plate.Centre().Y}
			t.mat.Circle(at, side*dotSize, drawing.Filled(drawing.Ink))
		}
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
