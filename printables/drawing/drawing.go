// Package drawing describes everything that is printed or shown: shapes and words in millimetres, with the
// origin at the top left and y downwards. The description is independent of its output. There are two back
// ends: printables/pdf for paper and printables/raster for pixels.
package drawing

import "math"

// A Drawing is a sheet, a board, a card or a symbol: a list of marks on an area of Width by Height
// millimetres. Later marks lie on top of earlier ones. A Drawing with a size and no marks is empty and ready
// for use.
type Drawing struct {
	Width, Height float64
	Marks         []Mark
}

// A Mark is one thing drawn: a Shape, Words, an Image or a Use; or a Place, of which nothing is seen.
type Mark interface{ isMark() }

// A Shape is a path with its paint. Paths are filled by the non-zero rule.
type Shape struct {
	Path  Path
	Paint Paint
}

// Words are one run of text in one font, ready for output: back ends do not break, shrink or kern them.
type Words struct {
	Text   string
	Font   Font
	Size   float64   // pt
	At     Point     // left end of the baseline
	Colour Colour    // None is not seen: words drawn as shapes already, to be read, found and copied
	Box    Rectangle // the words must stay inside; zero means the drawing
}

// Width returns the width of the words in millimetres, from At to their end.
func (w Words) Width() float64 { return w.Font.Width(w.Text, w.Size) }

// Ink returns the box around the ink of the words.
func (w Words) Ink() Rectangle {
	ink, scale := w.Font.ink(w.Text), w.Size*PointMM
	return Rectangle{w.At.X + ink.X*scale, w.At.Y + ink.Y*scale, ink.Width * scale, ink.Height * scale}
}

// A Use places a symbol in a drawing: scaled, turned clockwise about its centre, with its centre at At. If
// Clip is not empty, only the part inside it is drawn; Clip is in the coordinates of the drawing that
// contains the Use.
type Use struct {
	Symbol *Symbol
	At     Point
	Scale  float64
	Turn   float64 // degrees
	Clip   Rectangle
	// Silent says that the words in it are part of a picture: they are seen, and are no text to be read
	// aloud, found or copied.
	Silent bool
}

// Place converts a point of the symbol's drawing to the drawing that contains the Use.
func (u Use) Place(p Point) Point {
	sin, cos := math.Sincos(u.Turn * math.Pi / 180)
	x, y := (p.X-u.Symbol.Drawing.Width/2)*u.Scale, (p.Y-u.Symbol.Drawing.Height/2)*u.Scale
	return Point{u.At.X + x*cos - y*sin, u.At.Y + x*sin + y*cos}
}

func (Shape) isMark()   {}
func (Words) isMark()   {}
func (Use) isMark()     {}
func (Place) isMark()   {}
func (Heading) isMark() {}

// A Symbol is a drawing that is defined once and used many times. Back ends recognise a symbol by its
// pointer, so make each symbol once and share it.
type Symbol struct {
	Name    string
	Drawing *Drawing
	Picture bool // a picture: its dark paths stay grey in ink-saver, to be coloured in
	Lit     bool // light falls on it: on a dark screen it is darker, and what is light on it stays so

	faint *faded // of a faint picture: what it is a print of
}

// Paint describes the look of a path. The zero Paint is invisible.
type Paint struct {
	Fill   Colour
	Stroke Stroke
	Hatch  Hatch   // drawn over the fill
	Saver  Pattern // replaces the fill in ink-saver
	Keep   bool    // ink-saver leaves fill and line, in black and white: pips, bars, arrows, what is light around them
	Open   bool    // the fill goes on beyond the cut, so ink-saver draws no outline
}

// A Stroke is a line of Width millimetres. If Dash is not zero the line is dashed (millimetres on,
// millimetres off). Its ends are square and its corners mitred, or both are round. A faint one, such as a joint of
// a floor, tells nothing: it stays faint in ink-saver and on a screen of high contrast.
type Stroke struct {
	Width  float64
	Colour Colour
	Dash   [2]float64
	Round  bool
	Faint  bool
}

// Line returns a plain stroke.
func Line(width float64, colour Colour) Stroke { return Stroke{Width: width, Colour: colour} }

// Filled returns the paint of a plain fill.
func Filled(colour Colour) Paint { return Paint{Fill: colour} }

// Outlined returns the paint of a fill with an outline. With None as the fill the inside stays empty.
func Outlined(fill Colour, width float64, line Colour) Paint {
	return Paint{Fill: fill, Stroke: Line(width, line)}
}

// New returns an empty drawing of a size in millimetres.
func New(width, height float64) *Drawing { return &Drawing{Width: width, Height: height} }

// Area returns the whole drawing as a rectangle.
func (d *Drawing) Area() Rectangle { return Rectangle{0, 0, d.Width, d.Height} }

// Add puts marks on top of the others.
func (d *Drawing) Add(marks ...Mark) { d.Marks = append(d.Marks, marks...) }

// Path draws any path.
func (d *Drawing) Path(path Path, paint Paint) { d.Add(Shape{path, paint}) }

// Rect draws a rectangle.
func (d *Drawing) Rect(box Rectangle, paint Paint) { d.Path(box.Path(), paint) }

// RoundedRect draws a rectangle with round corners.
func (d *Drawing) RoundedRect(box Rectangle, radius float64, paint Paint) {
	d.Path(RoundedPath(box, radius), paint)
}

// Circle draws a circle.
func (d *Drawing) Circle(centre Point, radius float64, paint Paint) {
	d.Path(EllipsePath(centre, radius, radius), paint)
}

// Polygon draws a closed polygon.
func (d *Drawing) Polygon(corners []Point, paint Paint) { d.Path(PolygonPath(corners...), paint) }

// Line draws a line from one point to another.
func (d *Drawing) Line(from, to Point, stroke Stroke) {
	d.Path(Path{}.MoveTo(from).LineTo(to), Paint{Stroke: stroke})
}

// Use places a symbol with its centre at a point.
func (d *Drawing) Use(symbol *Symbol, centre Point, scale, turn float64) {
	d.Add(Use{Symbol: symbol, At: centre, Scale: scale, Turn: turn})
}

// UseIn places a symbol in the middle of a box, as large as fits without turning.
func (d *Drawing) UseIn(symbol *Symbol, box Rectangle) {
	scale := min(box.Width/symbol.Drawing.Width, box.Height/symbol.Drawing.Height)
	d.Use(symbol, box.Centre(), scale, 0)
}

// UseAt places a symbol in its own size with its top left corner at a point.
func (d *Drawing) UseAt(symbol *Symbol, topLeft Point) {
	d.Use(symbol, Point{topLeft.X + symbol.Drawing.Width/2, topLeft.Y + symbol.Drawing.Height/2}, 1, 0)
}
