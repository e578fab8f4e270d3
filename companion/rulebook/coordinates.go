package rulebook

import (
	"regexp"
	"strings"

	"homespun/companion/tableau"
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
func (b *Book) ranks(scene *tableau.Scene, part drawing.Rectangle) (columns, rows []rank) {
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
		if more != "" && !b.called(engines.SpaceArg, spot.ID, called) {
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
