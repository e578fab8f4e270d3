package rulebook

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// rim is the room for the names of columns and rows beside a picture, in millimetres.
const rim = 3.8

// spaceName is the name of a space on a board with columns and rows: d3.
var spaceName = regexp.MustCompile(`^([a-z])(\d+)$`)

// A rank is a column or row of spaces of a board: its name and its place along the edge, in millimetres of the scene.
type rank struct {
	name string
	at   float64
}

// ranks returns the columns and rows of a board within a part of its scene; none where its spaces are not called by
// them or do not stand in straight ones.
func (g *gallery) ranks(scene *tableau.Scene, part drawing.Rectangle) (columns, rows []rank) {
	straight := true
	add := func(list []rank, name string, at float64) []rank {
		for _, other := range list {
			if other.name == name {
				straight = straight && at-other.at < 1 && other.at-at < 1
				return list
			}
		}
		return append(list, rank{name, at})
	}
	for _, spot := range scene.Spots {
		called, more, _ := strings.Cut(spot.Name, ",") // what stands there may follow: d3, 2 high
		if more != "" && !g.called(engines.SpaceArg, spot.ID, called) {
			continue
		}
		if name := spaceName.FindStringSubmatch(called); name != nil && inside(part, spot.Box.Centre()) {
			columns = add(columns, name[1], spot.Box.Centre().X)
			rows = add(rows, name[2], spot.Box.Centre().Y)
		}
	}
	if !straight {
		return nil, nil
	}
	return columns, rows
}

// coordinates writes the letters of the columns above a picture and the numbers of the rows at its left.
func (p *picture) coordinates(columns, rows []rank) {
	const size = 7.0 // pt
	style := parts.BoldStyle.Sized(size)
	names := drawing.New(p.page.Width, p.page.Height)
	for _, column := range columns {
		at := p.at(drawing.Point{X: column.at})
		names.Label(drawing.Box(at.X-rim, p.box.Y-rim, 2*rim, rim), column.name, style, size, drawing.Centre)
	}
	for _, row := range rows {
		at := p.at(drawing.Point{Y: row.at})
		names.Label(drawing.Box(p.box.X-rim-1, at.Y-rim/2, rim, rim), row.name, style, size, drawing.Right)
	}
	if len(names.Marks) > 0 {
		p.page.Add(drawing.Use{Symbol: &drawing.Symbol{Name: "coordinates", Drawing: names}, At: names.Area().Centre(),
			Scale: 1, Silent: true})
	}
}

// An outer space is one of the board that a scene has left out, as nothing can stand there, in its place
// beside the others.
type outer struct {
	box         drawing.Rectangle
	column, row rank
}

// beside returns the place of an input that is a space which a scene leaves out, beside those that it has;
// false for other inputs, and where the mat has no room for it.
func (g *gallery) beside(scene *tableau.Scene, in tableau.Input) (o outer, ok bool) {
	if _, there := scene.Box(in); there || in.Kind != tableau.Spot {
		return o, false
	}
	name := spaceName.FindStringSubmatch(g.set.Engine.Describe(engines.Of(engines.SpaceArg, in.ID)).Text)
	columns, rows := g.ranks(scene, scene.Mat.Area())
	if name == nil || len(columns) < 2 || len(rows) < 2 {
		return o, false
	}
	steps := func(from rank, to string) int { // along the letters of columns or the numbers of rows
		if number, err := strconv.Atoi(to); err == nil {
			first, _ := strconv.Atoi(from.name)
			return number - first
		}
		return int(to[0]) - int(from.name[0])
	}
	place := func(list []rank, name string) (at, pitch float64) {
		pitch = (list[1].at - list[0].at) / float64(steps(list[0], list[1].name))
		return list[0].at + pitch*float64(steps(list[0], name)), pitch
	}
	x, wide := place(columns, name[1])
	y, high := place(rows, name[2])
	o = outer{drawing.Box(x-wide/2, y-high/2, wide, high), rank{name[1], x}, rank{name[2], y}}
	return o, scene.Mat.Area().Contains(o.box)
}

// among returns columns and rows with those of the space.
func (o outer) among(columns, rows []rank) (c, r []rank) {
	if !slices.ContainsFunc(columns, func(other rank) bool { return other.name == o.column.name }) {
		columns = append(columns, o.column)
	}
	if !slices.ContainsFunc(rows, func(other rank) bool { return other.name == o.row.name }) {
		rows = append(rows, o.row)
	}
	return columns, rows
}
