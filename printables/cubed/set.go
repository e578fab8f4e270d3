package cubed

import (
	"fmt"

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
	p.drawNumbers(front, numbers.Inset(0), p.space*0.1)
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
	d.Circle(box.Centre(), s*bagPart/2, drawing.Paint{
		Fill: drawing.White, Stroke: drawing.Stroke{Width: s * 0.03, Colour: colour, Dash: [2]float64{s * 0.1, s * 0.07}},
	})
	left := drawing.Box(box.X, box.Y, box.Width/2, box.Height)
	if icon, err := drawing.Icon(p.set.Theme.Icon(wordWhole, 1)); err == nil {
		size := s * 0.66
		d.UseIn(icon, drawing.Box(left.Right()-size-s*0.06, left.Centre().Y-size/2, size, size))
	}
	style := drawing.Style{Face: drawing.Bold, Size: max(parts.Smallest, s*0.14/drawing.PointMM), Colour: drawing.Ink}
	right := drawing.Box(left.Right()+s*0.06, box.Centre().Y-s*0.5, s*0.78, s)
	d.ParagraphIn(right, "bag of "+p.counted(p.game.Total(), wordCube), style, min(parts.Smallest, style.Size), drawing.Left)
}

// strips are as long as the whole cube is wide, to lay beside what is built (CUB-04).
func (p *printer) strips() parts.Part {
	size, whole := p.game.Size(), p.set.Theme.Noun(wordWhole)
	wide := max(12, p.space*0.5)
	if p.set.Large {
		wide = parts.LargeSide
	}
	d := drawing.New(float64(size)*p.space, wide)
	colour := p.set.Colour()
	d.Rect(d.Area(), drawing.Filled(drawing.Paper))
	number := drawing.Style{Face: drawing.Title, Size: wide * 0.5 / drawing.PointMM, Colour: drawing.Ink}
	for i := range size {
		cell := drawing.Box(float64(i)*p.space, 0, p.space, wide)
		ground := drawing.Paper
		if i%2 == 1 {
			ground = colour.Mixed(drawing.White, 0.82)
		}
		d.Rect(cell, drawing.Paint{Fill: ground, Stroke: drawing.Line(0.3, drawing.Quiet)})
		d.Label(cell.Inset(wide*0.1), fmt.Sprint(i+1), number, parts.Smallest, drawing.Centre)
	}
	return parts.Part{
		ID: "strips", Title: "Footprint strips", Kind: parts.Pieces,
		Note:   fmt.Sprintf("Laid along two sides of the %s they show how wide and how deep it can become; stood up, how tall.", whole.One),
		Pieces: []parts.Piece{{Name: "footprint strip", Copies: 2, Front: d}},
	}
}
