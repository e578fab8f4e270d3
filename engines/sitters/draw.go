package sitters

import (
	"homespun/engines"
)

// pictured holds the sign for an empty space of each kind.
var pictured = map[Kind]string{Plain: ".", CollectorStart: "c", ObstructorStart: "o", ContainerSpace: "x",
	SafeZone: "s"}

// Draw returns a picture of the board for a terminal, a line a row: markers by name, containers as #, start
// spaces as c and o, free container spaces as x, the safe zone as s.
func (g *Game) Draw(position engines.Position) string {
	p := position.(Position)
	return g.board.Picture(3, func(space int) string { return g.pictureOf(&p, space) })
}

// pictureOf returns the markers and the container on a space, else the sign of its kind. C1# is a collector
// on a container.
func (g *Game) pictureOf(p *Position, space int) string {
	here := ""
	for _, m := range p.On(space) {
		here += MarkerName(m)
	}
	if p.Container(space) {
		here += "#"
	}
	if here == "" {
		return pictured[g.Kind(space)]
	}
	return here
}
