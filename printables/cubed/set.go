package cubed

import (
	"fmt"
	"math"

	"homespun/engines/common/text"
	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Parts returns all there is to print of Cubed for a set.
func Parts(set *parts.Set) ([]parts.Part, error) {
	game, err := parts.GameOf[*engine.Game](set, "Cubed")
	if err != nil {
		return nil, err
	}
	space, err := parts.Spaces{Usual: DefaultSpace, Large: parts.LargeSide, Least: MinSpace, Most: MaxSpace,
		LargeLeast: parts.LargeSide - 1e-9, TooSmall: words.LargeSquares}.Of(set)
	if err != nil {
		return nil, err
	}
	p := &printer{set: set, game: game, space: space}
	for _, colour := range engine.Colours {
		p.looks = append(p.looks, LookOf(set.Theme, colour))
	}
	all := []parts.Part{p.board(), p.strips()}
	if space >= smallestNet {
		all = append(all, p.cubes())
	}
	all = append(all, p.flat(), p.positions(), p.scores(), p.turn(), parts.RuleSheet(set), p.points())
	return set.ForTonight(all, "board", "strips", "flat", "reference"), nil
}

// printer makes the parts.
type printer struct {
	set   *parts.Set
	game  *engine.Game
	space float64 // mm
	looks []Look  // in the order of the engine's colours
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
		names = append(names, p.set.Counted(p.game.Cubes(colour), colour.Word()))
	}
	return text.Join(names, "and")
}

// look returns how the cubes of a colour look.
func (p *printer) look(colour engine.Colour) *Look { return &p.looks[colour-engine.Yellow] }

// longestStrip is how long a strip is at most, in millimetres, so that A5 has room for it.
const longestStrip = 175.0

// strips are as long as the whole cube is wide, to lay beside what is built (CUB-04); longer ones than A5 has
// room for come in several pieces.
func (p *printer) strips() parts.Part {
	size := p.game.Size()
	part := parts.Part{
		ID: "strips", Title: "Footprint strips", Kind: parts.Pieces,
		Note: words.FootprintNote(p.set.Theme.Noun(wordWhole).One),
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
		part.Steps = []string{words.FootprintTape}
		part.Tools = []string{words.StickyTape}
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
