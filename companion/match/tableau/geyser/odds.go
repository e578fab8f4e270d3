package geyser

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/geyser"
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

// odds are how likely the spaces are to fire.
type odds struct {
	tableau.Terms
	game *geyser.Game
}

// draw draws onto the mat how likely each space is to fire: one to five dots in a corner of the space, the
// most for those that fire most often. Spaces that never fire get none.
func (o *odds) draw(mat *drawing.Drawing, boxes []drawing.Rectangle) {
	side, most := boxes[0].Width, 0
	for at := range boxes {
		ways, _ := o.game.Ways(at)
		most = max(most, ways)
	}
	for at, box := range boxes {
		ways, _ := o.game.Ways(at)
		if ways == 0 {
			continue
		}
		dots := max(1, (2*mostDots*ways+most)/(2*most))
		plate := drawing.Box(box.X+side*dotsEdge, box.Y+side*dotsEdge,
			side*(float64(dots)*dotStep+dotsEdge), side*dotsHigh)
		mat.RoundedRect(plate, plate.Height/2, drawing.Outlined(drawing.Paper, side*0.01, drawing.Ink))
		for i := range dots {
			at := drawing.Point{X: plate.X + side*(dotsEdge/2+dotStep*(float64(i)+0.5)), Y: plate.Centre().Y}
			mat.Circle(at, side*dotSize, drawing.Filled(drawing.Ink))
		}
	}
}

// track returns the table of how likely each ring is to fire, and the Mother Geyser where she fires. It marks
// the column that a sum has fired; a sum of 0 marks none.
func (o *odds) track(sum int) tableau.Track {
	rules := o.game.Rules()
	_, of := o.game.Ways(o.game.Mother())
	grid := &tableau.Grid{Rows: []string{ofWays(of)}, Cells: [][]string{nil}, Row: -1, Column: -1}
	add := func(name string, ways int, fired bool) {
		if fired {
			grid.Row, grid.Column = 0, len(grid.Columns)
		}
		grid.Columns, grid.Cells[0] = append(grid.Columns, name), append(grid.Cells[0], strconv.Itoa(ways))
	}
	now, mother := o.game.Ring(sum)
	for _, ring := range o.rings() {
		ways, _ := o.game.RingWays(ring)
		add(o.sums(ring), ways, ring == now)
	}
	if ways, _ := o.game.Ways(o.game.Mother()); ways > 0 {
		add(bearing(initial(o.One("mother")), paper.Sums(rules.MotherFiresOn)), ways, mother &&
			grid.Column < 0)
	}
	return tableau.Track{Name: chance(o.Many("ring")), Seat: engines.Table, Grid: grid,
		Spare: true}
}

// rings returns the rings that have geysers on the board, in their order.
func (o *odds) rings() []string {
	var list []string
	for _, id := range o.game.Rings() {
		if len(o.game.Spaces(id)) > 0 {
			list = append(list, id)
		}
	}
	return list
}

// sums returns the sums on which a ring fires, as its geysers show them: "6/8".
func (o *odds) sums(ring string) string { return paper.Sums(o.game.Rules().Rings[ring].Sums) }

// fired returns the spaces that fire on a sum (GEY-11, GEY-12).
func (o *odds) fired(sum int) []int {
	ring, mother := o.game.Ring(sum)
	list := o.game.Spaces(ring)
	if mother {
		list = append(list, o.game.Mother())
	}
	return list
}
