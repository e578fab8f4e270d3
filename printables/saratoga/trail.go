package saratoga

import (
	"strconv"

	engine "homespun/engines/saratoga"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	stage "homespun/printables/scene"
	"homespun/printables/words"
	"homespun/rulesets"
)

const (
	// DefaultSpace is the side of a space of the trail in millimetres.
	DefaultSpace = 50.0
	// marginPart is how wide the margin of the trail is, in sides of a space.
	marginPart = 0.14
	// widest is how wide the margin becomes at most, in millimetres: that of the usual trail, so that more
	// spaces have room on a sheet.
	widest = marginPart * DefaultSpace
	// edgePart is how far the edge of a stop is from the lines of its space, in sides of a space.
	edgePart = 0.05
	// headPart is how high the strip with the number is at the head of a space, in sides of a space.
	headPart = 0.27
	// leastPlace is the side of a space in millimetres below which nobody would see what stands beside it.
	leastPlace = 24
	// wagonPart is how large a wagon is at most, in sides of a space.
	wagonPart = 0.27
)

// longest is how many spaces there are in a row of a trail that has only one.
const longest = 5

// BoardSpaces returns the trail (SAR-01) with spaces of a side in millimetres, and where each progress from 0
// to the goal lies on it; what is more than the goal stands on the goal. It begins in the east, at the bottom
// right, and winds to the west. [Berths] says where wagons stand on a space.
func BoardSpaces(game *engine.Game, theme *rulesets.Theme, space float64) (*drawing.Drawing,
	[]drawing.Rectangle) {
	mat, spaces := trail(game, theme, space)
	return mat.Drawing, spaces
}

// Berths returns where so many wagons stand on a space, squares in rows that leave its number to be seen: the
// fewer there are, the larger.
func Berths(space drawing.Rectangle, wagons int) []drawing.Rectangle {
	columns, rows := 1, 1
	for columns*rows < wagons {
		if columns > rows {
			rows++
		} else {
			columns++
		}
	}
	box := space.Inset(space.Width * (edgePart + 0.02))
	top := space.Y + space.Height*headPart
	wide, high := box.Width/float64(columns), (box.Bottom()-top)/float64(rows)
	side := min(0.97*wide, 0.97*high, space.Width*0.5)
	berths := make([]drawing.Rectangle, wagons)
	for i := range berths {
		x, y := box.X+wide*(float64(i%columns)+0.5), top+high*(float64(i/columns)+0.5)
		berths[i] = drawing.Box(x-side/2, y-side/2, side, side)
	}
	return berths
}

// shape returns how many columns and rows a trail of so many spaces has. The rows are odd, so that it ends in
// the west.
func shape(spaces int) (columns, rows int) {
	for rows = 1; ; rows += 2 {
		columns = (spaces + rows - 1) / rows
		if columns <= max(longest, 2*rows) {
			return columns, rows
		}
	}
}

// cell returns the column and row of a space on the trail: the first row, at the bottom, goes to the left,
// the next to the right.
func cell(at, columns, rows int) (column, row int) {
	row, column = at/columns, at%columns
	if row%2 == 0 {
		column = columns - 1 - column
	}
	return column, rows - 1 - row
}

// trail draws the trail.
func trail(game *engine.Game, theme *rulesets.Theme, space float64) (*parts.Mat, []drawing.Rectangle) {
	goal := game.Rules().Goal
	columns, rows := shape(goal + 1)
	colour := parts.ThemeColour(theme)
	margin, ground := min(marginPart*space, widest), parts.Colour(theme.Paper, drawing.Table)
	place, set := scenes[theme.Scene]
	mat := parts.BareMat(columns, rows, space, margin, colour, ground)
	spaces := make([]drawing.Rectangle, goal+1)
	for i := range spaces {
		spaces[i] = mat.Cell(cell(i, columns, rows))
	}
	switch {
	case place == &country:
		tint := drawing.None
		if theme.ID != theme.Game.Theme {
			tint = colour
		}
		stage.Country(mat, spaces, func(i int) drawing.Path {
			return place.shape(spaces[i].Inset(space * edgePart))
		}, tint)
	case set:
		mat.Ground = place.ground
		place.around(mat)
	default:
		mat = parts.NewMat(columns, rows, space, margin, colour, ground)
		mat.Lay(theme)
	}
	roads := func() {
		for i := range goal {
			road(mat, place, spaces[i], spaces[i+1])
		}
	}
	if place != &country {
		roads()
	}
	for i := range spaces {
		stop(mat, game, theme, i, spaces)
	}
	switch {
	case place == &country:
		furnish(mat)
		asPicture(mat, "fort", func(on *parts.Mat) { fort(on, game, spaces) })
		roads()
	case set:
		place.dress(mat, spaces)
	}
	blanks(mat, theme, spaces[goal], columns*rows-goal-1)
	return mat, spaces
}

// road draws the road between two neighbouring spaces, with the way it goes.
func road(mat *parts.Mat, place *scene, from, to drawing.Rectangle) {
	const wide, high = 0.12, 0.2 // of a space
	a, b := from.Centre(), to.Centre()
	dx, dy := (b.X-a.X)/mat.Space, (b.Y-a.Y)/mat.Space
	middle := drawing.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	at := func(along, across float64) drawing.Point {
		return middle.Plus((along*dx-across*dy)*mat.Space, (along*dy+across*dx)*mat.Space)
	}
	ink := mat.Colour.Mixed(drawing.Ink, 0.25)
	if place != nil {
		place.road(mat, at)
	} else {
		mat.Polygon([]drawing.Point{at(wide, -high), at(wide, high), at(-wide, high), at(-wide, -high)},
			drawing.Filled(mat.Ground.Mixed(mat.Colour, 0.45)))
	}
	mat.Polygon([]drawing.Point{at(0.042, 0), at(-0.03, -0.075), at(-0.03, 0.075)},
		drawing.Paint{Fill: ink, Keep: true})
}

// stop draws a space of the trail: its number, and what begins or ends there.
func stop(mat *parts.Mat, game *engine.Game, theme *rulesets.Theme, progress int, spaces []drawing.Rectangle) {
	s, rules, cell := mat.Space, game.Rules(), spaces[progress]
	box := cell.Inset(s * edgePart)
	paint := drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(s*0.012, mat.Colour)}
	place, set := scenes[theme.Scene]
	if set {
		paint.Fill = place.stop
	}
	word, picture := "", ""
	switch progress {
	case rules.Goal:
		paint.Fill, paint.Stroke = drawing.PlayerE.Mixed(drawing.Paper, 0.6),
			drawing.Line(s*0.028, mat.Colour.Mixed(drawing.Ink, 0.4))
		word, picture = words.OrMoreWins, theme.Icon(wordGoal, 1)
	case rules.Progress:
		if place != &country {
			paint.Stroke = drawing.Line(s*0.028, mat.Colour)
		}
		word, picture = "start", theme.Icon(wordWagon, 1)
	}
	if place == &country {
		paint.Fill = drawing.None
	}
	if set {
		mat.Path(place.shape(box), paint)
		if progress < rules.Goal && place != &country {
			place.track(mat, spaces[max(0, progress-1)], cell, spaces[progress+1])
		}
	} else {
		under := paint
		if word == "" {
			under = mat.Under(paint)
		}
		mat.RoundedRect(box, s*0.1, under)
	}
	icon := drawing.Picture(picture)
	if icon != nil && place == &country {
		painted(mat, picture, cell, progress == rules.Goal)
	} else if icon != nil {
		side := s * 0.5
		mat.UseIn(drawing.Faint(icon, paint.Fill),
			drawing.Box(cell.Centre().X-side/2, cell.Y+s*headPart+(s*(1-headPart-edgePart)-side)/2, side,
				side))
	}
	number := drawing.Style{Face: drawing.Title, Size: s * 0.21 / drawing.PointMM,
		Colour: mat.Colour.Mixed(drawing.Ink, 0.55)}
	text := strconv.Itoa(progress)
	line := drawing.Box(box.X+s*0.07, box.Y+s*0.01, box.Width-s*0.14, s*(headPart-edgePart))
	mat.Label(line, text, number, number.Size/2, drawing.Left)
	// Letters under 6 pt are no help to anybody.
	if small := max(min(parts.Smallest, s*0.26), s*0.2); word != "" && small >= 6 {
		taken := drawing.Measure(text, number) + s*0.06
		mat.Label(drawing.Box(line.X+taken, line.Y, line.Width-taken, line.Height), word,
			drawing.Style{Face: drawing.Bold, Size: small, Colour: drawing.Ink}, 6, drawing.Right)
	}
}

// blanks draws what lies beyond the end of the trail, each in a place of its own, as the board may be cut
// between them: the land, its second picture in front of the first, and the title in the last.
func blanks(mat *parts.Mat, theme *rulesets.Theme, goal drawing.Rectangle, count int) {
	s := mat.Space
	if s < leastPlace {
		return
	}
	for i := range count {
		room := drawing.Box(goal.X-float64(i+1)*s, goal.Y, s, s).Inset(s * 0.08)
		if i == count-1 {
			if scenes[theme.Scene] == &country && lettered(mat, theme, room) {
				continue
			}
			if scenes[theme.Scene] != nil || mat.Pictured {
				mat.RoundedRect(room, s*0.06, drawing.Outlined(drawing.Paper, s*0.012, mat.Colour))
				room = room.Inset(s * 0.05)
			}
			style := drawing.Style{Face: drawing.Title, Size: s * 0.19 / drawing.PointMM,
				Colour: mat.Colour.Mixed(drawing.Ink, 0.25)}
			mat.ParagraphIn(drawing.Box(room.X, room.Y, room.Width, s*0.56), theme.Game.Title, style,
				parts.Smallest, drawing.Centre)
			mat.Label(drawing.Box(room.X, room.Bottom()-s*0.2, room.Width, s*0.14), theme.Name,
				drawing.Style{Face: drawing.Text, Size: max(parts.Smallest, s*0.26),
					Colour: drawing.Quiet.Mixed(drawing.Ink, 0.3)}, parts.Smallest, drawing.Centre)
			continue
		}
		for k, side := range []float64{s * 0.62, s * 0.46} {
			name := theme.Icon(wordLand, k+1)
			icon := stage.Landmark(name)
			if scenes[theme.Scene] != &country || icon == nil {
				icon = drawing.Picture(name)
			}
			if icon != nil {
				mat.UseIn(icon, drawing.Box(room.X+s*0.36*float64(k), room.Bottom()-side, side, side))
			}
		}
	}
}
