package saratoga

import (
	"math"

	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	stage "homespun/printables/scene"
	"homespun/rulesets"
)

// country is the land of [stage.Country], with a fort where wagons start and a town at the goal.
var country = scene{
	road: func(mat *parts.Mat, at func(along, across float64) drawing.Point) {
		river := mat.Cell(mat.Columns/2, 0).X
		if math.Abs(at(0, 0).X-river) < mat.Space*0.1 {
			bridge(mat, at)
		}
	},
	shape: func(box drawing.Rectangle) drawing.Path { return drawing.RoundedPath(box, box.Width*0.17) },
}

// asPicture puts what is drawn on a mat as a picture, which keeps its colours on a dark screen.
func asPicture(mat *parts.Mat, name string, draw func(*parts.Mat)) {
	on := *mat
	on.Drawing = drawing.New(mat.Width, mat.Height)
	draw(&on)
	mat.Use(&drawing.Symbol{Name: name, Drawing: on.Drawing, Picture: true}, mat.Area().Centre(), 1, 0)
}

// bridge draws a bridge with rails over the river between two spaces.
func bridge(mat *parts.Mat, at func(along, across float64) drawing.Point) {
	const long, wide, logs = 0.09, 0.155, 7
	dark, side := drawing.RGB(0x6B432B), func(along, across, half, thick float64) drawing.Path {
		return drawing.PolygonPath(at(along+half, across-thick), at(along+half, across+thick),
			at(along-half, across+thick), at(along-half, across-thick))
	}
	mat.Path(side(0, 0.012, long, wide), drawing.Paint{Fill: dark, Open: true})
	for i := range logs {
		x := long * (2*(float64(i)+0.5)/logs - 1)
		colour := drawing.RGB(0xDDB380).Mixed(drawing.RGB(0xC79A63), float64(parts.Chance(i, 4))/3)
		mat.Path(side(x, 0, long/logs*0.86, wide), drawing.Filled(colour))
	}
	for _, across := range [...]float64{-wide, wide} {
		mat.Path(side(0, across, long*1.1, 0.014), drawing.Filled(dark))
	}
}

// stand places a landmark with its feet in the middle of a point, as many millimetres wide as its units
// times a scale.
func stand(mat *parts.Mat, name string, at drawing.Point, scale float64) {
	if symbol := stage.Landmark(name); symbol != nil && mat.Space >= leastPlace {
		scale *= mat.Space / DefaultSpace
		half := symbol.Drawing.Width * scale / 2
		at.X = max(half, min(mat.Width-half, at.X))
		mat.Use(symbol, at.Plus(0, -symbol.Drawing.Height*scale/2), scale, 0)
	}
}

// growth is what stands on the land, in the desert, on the prairie and in the meadows.
var growth = [...][]string{{"cactus", "rock", "bush", "cactus", "rock", "grass"},
	{"bush", "pine", "rock", "grass", "cactus", "pine"}, {"grove", "pine", "bush", "grove", "rock", "pine"}}

// furnish draws what stands where spaces meet and in the margin: desert in the west, under the sun, and
// woods below.
func furnish(mat *parts.Mat) {
	kind := func(line, index int) string {
		list := growth[min(len(growth)-1, line*len(growth)/(mat.Rows+1))]
		return list[index%len(list)]
	}
	river := mat.Columns / 2
	for line := 1; line < mat.Rows; line++ {
		for column := range mat.Columns + 1 {
			at := mat.Cell(column, line)
			if column == river {
				continue
			}
			x := at.X + mat.Space*0.012*float64(parts.Chance(line*7+column, 5)-2)
			switch column {
			case 0:
				x -= mat.Margin * 0.4
			case mat.Columns:
				x += mat.Margin * 0.4
			}
			stand(mat, kind(line, column+line), drawing.Point{X: x, Y: at.Y + mat.Space*0.075}, 0.72)
		}
	}
	for row := range mat.Rows {
		for i, x := range [...]float64{mat.Margin * 0.48, mat.Width - mat.Margin*0.48} {
			cell := mat.Cell(0, row)
			if i == 0 || row == 0 {
				at := drawing.Point{X: x, Y: cell.Y + mat.Space*(0.26+0.05*float64(i))}
				stand(mat, kind(row+1, row*2+i+1), at, 0.5)
			}
			at := drawing.Point{X: x, Y: cell.Y + mat.Space*(0.76+0.03*float64(i))}
			stand(mat, kind(row+1, row*2+i+4), at, 0.42)
		}
	}
	for column := range mat.Columns {
		cell := mat.Cell(column, mat.Rows-1)
		if column == river {
			continue
		}
		low := mat.Height - mat.Margin*0.1
		stand(mat, kind(mat.Rows, column), drawing.Point{X: cell.X + mat.Space*0.22, Y: low}, 0.42)
		stand(mat, kind(mat.Rows, column+3), drawing.Point{X: cell.X + mat.Space*0.68, Y: low}, 0.36)
	}
}

// fort draws a wall of logs around the space on which wagons start, with gates where the road goes through.
func fort(mat *parts.Mat, game *engine.Game, spaces []drawing.Rectangle) {
	at := game.Rules().Progress
	if at >= game.Rules().Goal || mat.Space < leastPlace {
		return
	}
	unit := mat.Space / DefaultSpace
	here := spaces[at]
	middle := here.Centre()
	gates := []drawing.Point{spaces[at+1].Centre()}
	if at > 0 {
		gates = append(gates, spaces[at-1].Centre())
	} else {
		gates = append(gates, middle.Plus(mat.Space, 0))
	}
	free := func(p drawing.Point) bool {
		for _, gate := range gates {
			way := drawing.Point{X: (middle.X + gate.X) / 2, Y: (middle.Y + gate.Y) / 2}
			if math.Hypot(p.X-way.X, p.Y-way.Y) < 12.5*unit {
				return true
			}
		}
		return false
	}
	wall := here.Inset(2.1 * unit)
	edge := drawing.Stroke{Width: 0.22 * unit, Colour: drawing.RGB(0x5A3524), Faint: true}
	log := func(x, y, high float64, i int) {
		if free(drawing.Point{X: x, Y: y}) {
			return
		}
		const half = 1.45
		colour := drawing.RGB(0x9A6236).Mixed(drawing.RGB(0x7E4A2A), float64(parts.Chance(i*5+3, 6))/5)
		mat.Polygon([]drawing.Point{{X: x - half*unit, Y: y}, {X: x - half*unit, Y: y - (high-1.6)*unit},
			{X: x, Y: y - high*unit}, {X: x + half*unit, Y: y - (high-1.6)*unit}, {X: x + half*unit, Y: y}},
			drawing.Paint{Fill: colour, Stroke: edge})
	}
	const step = 2.9
	count := int(wall.Width/unit/step + 0.5)
	each := wall.Width / float64(count)
	for i := range count + 1 {
		log(wall.X+float64(i)*each, wall.Y+0.8*unit, 5.2, i)
	}
	for i := 1; i < count; i++ {
		log(wall.X, wall.Y+float64(i)*each+0.8*unit, 5, i+40)
		log(wall.Right(), wall.Y+float64(i)*each+0.8*unit, 5, i+60)
	}
	for i := range count + 1 {
		log(wall.X+float64(i)*each, wall.Bottom()+1.2*unit, 4.6, i+80)
	}
	for _, x := range [...]float64{wall.X, wall.Right()} {
		stand(mat, "tower", drawing.Point{X: x, Y: wall.Y + 2.6*unit}, 0.78)
	}
}

// lettered writes the title of a game in the letters of its cover, with the name of the theme on a plate
// below; false where it has no such letters.
func lettered(mat *parts.Mat, theme *rulesets.Theme, room drawing.Rectangle) bool {
	s := mat.Space
	title := drawing.Box(room.X, room.Y+s*0.1, room.Width, s*0.5)
	done := false
	asPicture(mat, "title", func(on *parts.Mat) {
		done = stage.Letter(on.Drawing, theme.Game.ID, theme.Game.Title, title)
	})
	if !done {
		return false
	}
	style := drawing.Style{Face: drawing.Title, Size: s * 0.17 / drawing.PointMM, Colour: drawing.None}
	mat.ParagraphIn(title, theme.Game.Title, style, parts.Smallest, drawing.Centre) // its letters are shapes
	plate := drawing.Box(room.X, room.Bottom()-s*0.2, room.Width, s*0.12)
	stage.Plate(mat.Drawing, plate, theme.Name, drawing.Paper) // read in every look
	return true
}

// painted draws what is at the start or the goal into its space, in place of a picture: in colours that
// pieces are seen on.
func painted(mat *parts.Mat, icon string, cell drawing.Rectangle, goal bool) {
	ground := drawing.RGB(0xFBEBC8)
	symbol := stage.Landmark(icon)
	if symbol == nil {
		mat.UseIn(drawing.Faint(drawing.Picture(icon), ground), drawing.Box(cell.X+mat.Space*0.25,
			cell.Y+mat.Space*0.36, mat.Space*0.5, mat.Space*0.5))
		return
	}
	twin := (&drawing.Recolouring{Of: func(c drawing.Colour) drawing.Colour { return c.Mixed(ground, 0.1) }}).
		Drawing(symbol.Drawing)
	wide, low := 0.62, 0.84
	if goal {
		wide, low = 0.74, 0.6
	}
	scale := mat.Space * wide / symbol.Drawing.Width
	mat.Use(&drawing.Symbol{Name: symbol.Name, Drawing: twin, Picture: true},
		drawing.Point{X: cell.Centre().X, Y: cell.Y + mat.Space*low - symbol.Drawing.Height*scale/2}, scale, 0)
}
