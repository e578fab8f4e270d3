package parts

import (
	"fmt"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/words"
	"homespun/rulesets"
)

// A Mat is a board of square spaces in columns and rows. Its margin has the letters of the columns and the
// numbers of the rows.
type Mat struct {
	*drawing.Drawing
	Columns, Rows int
	// Space is the side of a space and Margin the width of the margin, in millimetres.
	Space, Margin float64
	// Colour is the colour of the edge, Ground that of the area under the spaces, Letters that of the coordinates.
	Colour, Ground, Letters drawing.Colour
	// Pictured says that a picture of one's own lies under the spaces, which leave it to be seen.
	Pictured bool
}

// NewMat returns a mat with its ground drawn, still without spaces and coordinates.
func NewMat(columns, rows int, space, margin float64, colour, ground drawing.Colour) *Mat {
	m := BareMat(columns, rows, space, margin, colour, ground)
	m.Rect(m.Area(), drawing.Filled(ground))
	m.RoundedRect(m.Area().Inset(margin*0.12), margin*0.5,
		drawing.Paint{Stroke: drawing.Line(margin*0.07, colour)})
	m.RoundedRect(m.Area().Inset(margin*0.9), margin*0.4,
		drawing.Paint{Stroke: drawing.Line(margin*0.03, colour.Mixed(ground, 0.5))})
	return m
}

// Lay lays the picture that a theme has for the ground of its boards under the spaces of a mat.
func (m *Mat) Lay(theme *rulesets.Theme) {
	if m.Pictured = DrawGround(m.Drawing, theme, drawing.Paper); m.Pictured {
		m.RoundedRect(m.Area().Inset(m.Margin*0.12), m.Margin*0.5,
			drawing.Paint{Stroke: drawing.Line(m.Margin*0.07, m.Colour)})
	}
}

// Under returns how a space is painted: on a picture only its edge is, in the colour of the mat.
func (m *Mat) Under(paint drawing.Paint) drawing.Paint {
	if m.Pictured {
		paint.Fill, paint.Stroke = drawing.None, drawing.Line(max(paint.Stroke.Width, m.Space*0.012), m.Colour)
	}
	return paint
}

// BareMat returns a mat on which nothing is drawn yet, for a board with a scene of its own.
func BareMat(columns, rows int, space, margin float64, colour, ground drawing.Colour) *Mat {
	return &Mat{
		Drawing: drawing.New(float64(columns)*space+2*margin, float64(rows)*space+2*margin),
		Columns: columns, Rows: rows, Space: space, Margin: margin, Colour: colour, Ground: ground,
		Letters: colour.Mixed(drawing.Ink, 0.35),
	}
}

// Cell returns the square of a column and row, counted from 0.
func (m *Mat) Cell(column, row int) drawing.Rectangle {
	return drawing.Box(m.Margin+float64(column)*m.Space, m.Margin+float64(row)*m.Space, m.Space, m.Space)
}

// Lines returns the lines between columns and between rows, in millimetres from the left and the top. Seams
// between tiles are best on these lines.
func (m *Mat) Lines() (columns, rows []float64) {
	for i := range m.Columns + 1 {
		columns = append(columns, m.Margin+float64(i)*m.Space)
	}
	for i := range m.Rows + 1 {
		rows = append(rows, m.Margin+float64(i)*m.Space)
	}
	return columns, rows
}

// Part returns the mat as the board of a game.
func (m *Mat) Part() Part {
	columns, rows := m.Lines()
	return Part{
		ID: "board", Title: "Board", Kind: Board,
		Note: words.SpacesOfMat(fmt.Sprintf("%.0f", m.Width), fmt.Sprintf("%.0f", m.Height),
			fmt.Sprintf("%.0f", m.Space)),
		Pieces:  []Piece{{Name: "board", Copies: 1, Front: m.Drawing}},
		Columns: columns, Rows: rows,
	}
}

// A coordinate is the name of a column or a row in the margin, and the box in the middle of which it stands.
type coordinate struct {
	name string
	box  drawing.Rectangle
}

// coordinates returns the letters of the columns, above and below, and the numbers of the rows, at both sides.
func (m *Mat) coordinates() []coordinate {
	var all []coordinate
	for column := range m.Columns {
		x := m.Margin + float64(column)*m.Space
		for _, y := range []float64{0, m.Height - m.Margin} {
			all = append(all, coordinate{string(rune('a' + column)), drawing.Box(x, y, m.Space, m.Margin)})
		}
	}
	for row := range m.Rows {
		y := m.Margin + float64(row)*m.Space
		for _, x := range []float64{0, m.Width - m.Margin} {
			all = append(all, coordinate{strconv.Itoa(row + 1),
				drawing.Box(x+m.Margin*0.1, y, m.Margin*0.8, m.Space)})
		}
	}
	return all
}

// DrawCoordinates writes the letters of the columns above and below, and the numbers of the rows at both
// sides. Part is their height as a fraction of the margin.
func (m *Mat) DrawCoordinates(part float64) {
	if m.Pictured {
		m.DrawPlates(min(0.8, 1.3*part), drawing.Outlined(drawing.Paper, m.Space*0.008, m.Colour))
	}
	style := drawing.Style{Face: drawing.Title, Size: m.Margin * part / drawing.PointMM, Colour: m.Letters}
	for _, c := range m.coordinates() {
		m.Label(c.box, c.name, style, style.Size/2, drawing.Centre)
	}
}

// DrawPlates draws plates for the coordinates, so that they are read on whatever the margin shows. Part is the
// height of a plate as a fraction of the margin.
func (m *Mat) DrawPlates(part float64, paint drawing.Paint) {
	high := m.Margin * part
	wide := high * 1.15
	for _, c := range m.coordinates() {
		at := c.box.Centre()
		m.RoundedRect(drawing.Box(at.X-wide/2, at.Y-high/2, wide, high), high*0.28, paint)
	}
}
