package cubed

import (
	"fmt"
	"math"

	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Parts returns all there is to print of Cubed for a set.
func Parts(set *parts.Set) ([]parts.Part, error) {
	game, ok := set.Engine.Game().(*engine.Game)
	if !ok {
		return nil, fmt.Errorf("the rules of %s are not those of Cubed", set.Engine.Info().ID)
	}
	space, err := parts.Spaces{Usual: DefaultSpace, Large: parts.LargeSide, Least: MinSpace, Most: MaxSpace}.Of(set)
	if err != nil {
		return nil, err
	}
	if set.Large && space < parts.LargeSide-1e-9 {
		return nil, fmt.Errorf("the parts of a large set are %g mm, which squares of %.0f mm have no room for: choose a larger scale or the usual set", parts.LargeSide, space)
	}
	p := &printer{set: set, game: game, space: space}
	for _, colour := range engine.Colours {
		p.looks = append(p.looks, LookOf(set.Theme, colour))
	}
	return []parts.Part{p.board(), p.strips(), p.cubes(), p.positions(), p.scores(), p.turn(), parts.RuleSheet(set)}, nil
}

// printer makes the parts.
type printer struct {
	set   *parts.Set
	game  *engine.Game
	space float64 // mm
	looks []Look  // in the order of the engine's colours
}

// counted returns a number of things in the theme's words: "16 red cubes".
func (p *printer) counted(count int, word string) string {
	noun := p.set.Theme.Noun(word)
	if count == 1 {
		return "1 " + noun.One
	}
	return fmt.Sprintf("%d %s", count, noun.Many)
}

// present returns the colours of which there are cubes at all (CUB-01).
func (p *printer) present() []engine.Colour {
	var some []engine.Colour
	for _, colour := range engine.Colours {
		if p.game.Cubes(colour) > 0 {
			some = append(some, colour)
		}
	}
	return some
}

// all names all cubes: "3 yellow cubes, 16 red cubes and 45 black cubes".
func (p *printer) all() string {
	var names []string
	for _, colour := range p.present() {
		names = append(names, p.counted(p.game.Cubes(colour), colour.Word()))
	}
	return parts.Listing(names)
}

// look returns how the cubes of a colour look.
func (p *printer) look(colour engine.Colour) *Look { return &p.looks[colour-engine.Yellow] }

// Measures of the strip below the squares, in sides of a square: it ends where Letter does.
const (
	stripPart = 2.27
	bagPart   = 1.96
	// bagColumns is how many columns of the mat the bag's place takes.
	bagColumns = 2
)

// board is the mat: the squares, and below them the place of the bag and the numbers in force.
func (p *printer) board() parts.Part {
	squares, _ := BoardSpaces(p.game, p.set.Theme, p.space)
	mat := newTable(p.game, p.set.Theme, p.space)
	front := drawing.New(squares.Width, squares.Height+stripPart*p.space)
	front.Add(squares.Marks...)
	strip := drawing.Box(0, squares.Height, front.Width, front.Height-squares.Height)
	front.Rect(strip, drawing.Filled(mat.Ground))
	front.RoundedRect(strip.Inset(mat.Margin*0.12), mat.Margin*0.5, drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(mat.Margin*0.07, mat.Colour)})
	p.drawBag(front, drawing.Box(mat.Margin, strip.Y, bagColumns*p.space, strip.Height), mat.Colour)
	numbers := drawing.Box(mat.Margin+bagColumns*p.space, strip.Y, p.space*(engine.Columns-bagColumns), strip.Height)
	p.drawNumbers(front, drawing.Box(numbers.X, numbers.Y+p.space*0.08, numbers.Width, numbers.Height-p.space*0.16), p.space*0.1)
	columns, rows := mat.Lines()
	return parts.Part{
		ID: "board", Title: "Mat", Kind: parts.Board,
		Note:    fmt.Sprintf("%.0f × %.0f mm, its squares are %.0f mm.", front.Width, front.Height, p.space),
		Pieces:  []parts.Piece{{Name: "mat", Copies: 1, Front: front}},
		Columns: columns, Rows: rows,
	}
}

// drawBag draws the place of the bag in a box of two columns, its words beside the line between them.
func (p *printer) drawBag(d *drawing.Drawing, box drawing.Rectangle, colour drawing.Colour) {
	s := p.space
	for _, ring := range []struct{ radius, line float64 }{{bagPart / 2, 0.03}, {bagPart/2 - 0.06, 0.01}} {
		d.Circle(box.Centre(), s*ring.radius, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(s*ring.line, colour)})
	}
	left := drawing.Box(box.X, box.Y, box.Width/2, box.Height)
	for i, at := range []drawing.Point{{X: -0.46, Y: -0.36}, {X: -0.66, Y: 0.02}, {X: -0.26, Y: 0.02}} {
		corner := drawing.Point{X: left.Right(), Y: left.Centre().Y}.Plus(at.X*s, at.Y*s)
		d.UseIn(p.looks[i].symbol(s*0.36), drawing.Box(corner.X, corner.Y, s*0.36, s*0.36))
	}
	style := drawing.Style{Face: drawing.Bold, Size: max(parts.Smallest, s*0.14/drawing.PointMM), Colour: drawing.Ink}
	right := drawing.Box(left.Right()+s*0.2, box.Centre().Y-s*0.5, s*0.66, s)
	d.ParagraphIn(right, "bag of "+p.counted(p.game.Total(), wordCube), style, min(parts.Smallest, style.Size), drawing.Left)
}

// longestStrip is how long a strip is at most, in millimetres, so that A5 has room for it.
const longestStrip = 175.0

// strips are as long as the whole cube is wide, to lay beside what is built (CUB-04); longer ones than A5 has room for come in several pieces.
func (p *printer) strips() parts.Part {
	size := p.game.Size()
	part := parts.Part{
		ID: "strips", Title: "Footprint strips", Kind: parts.Pieces,
		Note: fmt.Sprintf("Laid along two sides of the %s they show how wide and how deep it can become; stood up, how tall.", p.set.Theme.Noun(wordWhole).One),
	}
	count := int(math.Ceil(float64(size) * p.space / longestStrip))
	each := (size + count - 1) / count
	for from := 1; from <= size; from += each {
		to := min(from+each-1, size)
		name := "footprint strip"
		if each < size {
			name = fmt.Sprintf("footprint strip %d", len(part.Pieces)+1)
		}
		part.Pieces = append(part.Pieces, parts.Piece{Name: name, Copies: 2, Front: p.strip(from, to)})
	}
	if len(part.Pieces) > 1 {
		part.Steps = []string{"Footprint strips: tape the pieces together in the order of their numbers."}
		part.Tools = []string{"sticky tape"}
	}
	return part
}

// strip draws a strip with numbered squares.
func (p *printer) strip(from, to int) *drawing.Drawing {
	wide := max(12, p.space*0.5)
	if p.set.Large {
		wide = parts.LargeSide
	}
	d := drawing.New(float64(to-from+1)*p.space, wide)
	number := drawing.Style{Face: drawing.Title, Size: wide * 0.5 / drawing.PointMM, Colour: drawing.Ink}
	for i := from; i <= to; i++ {
		cell := drawing.Box(float64(i-from)*p.space, 0, p.space, wide)
		ground := drawing.Paper
		if i%2 == 0 {
			ground = p.set.Colour().Mixed(drawing.White, 0.82)
		}
		d.Rect(cell, drawing.Paint{Fill: ground, Stroke: drawing.Line(0.3, drawing.Quiet)})
		d.Label(cell.Inset(wide*0.1), fmt.Sprint(i), number, parts.Smallest, drawing.Centre)
	}
	return d
}
