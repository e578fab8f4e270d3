package cubed

import (
	"fmt"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

const (
	// tabPart is how deep the tabs of a net are, in edges.
	tabPart = 0.2
	// smallestNet is the shortest edge of a cube, in millimetres, that anybody can fold.
	smallestNet = 15.0
	// largestNet is the longest edge of a cube, in millimetres, whose net is in one piece: one of that size
	// fits on A5.
	largestNet = 40.0
	// foldTime is how long scoring, folding and gluing a cube takes with some practice, in seconds.
	foldTime = 180.0
)

// cubes are nets of all cubes, for families that have none (CUB-01).
func (p *printer) cubes() parts.Part {
	noun := p.set.Theme.Noun(wordCube)
	net := &parts.CubeBent
	if p.space > largestNet {
		net = &parts.CubeHalves
	}
	part := parts.Part{
		ID: "cubes", Title: parts.Capital(noun.Many) + " to fold", Kind: parts.Pieces, Use: parts.Usual,
		Grid: p.space * tabPart,
		Note: words.CubesNote(parts.Capital(p.all()), fmt.Sprintf("%.3g", p.space), fmt.Sprintf("%.0f",
			foldTime/60)),
		Tools: []string{words.GlueStick, words.Scorer},
		Steps: []string{
			words.CubesCut(parts.Capital(noun.Many)),
			words.CubesGlue(parts.Capital(noun.Many), net.Letter(len(net.Tabs)-1)),
		},
	}
	for _, colour := range p.present() {
		look := p.look(colour)
		side := parts.DieSide{Face: look.symbol(p.space), Colour: look.Colour}
		if len(part.Made) == 0 {
			part.Made = []parts.Sequence{net.Sequence(part.Title, p.space, p.space*tabPart, []parts.DieSide{side})}
		}
		part.Pieces = append(part.Pieces, p.net(net, colour.Word(), side, p.game.Cubes(colour))...)
	}
	if blank := p.net(net, "blank", parts.DieSide{}, 1); len(blank) == 1 { // half a cube is no spare
		part.Blank = &blank[0]
	}
	return part
}

// flat are flat squares in place of cubes, to be laid on each other: of a column only the top cube is ever taken
// (CUB-08), so a pile of them does.
func (p *printer) flat() parts.Part {
	noun := p.set.Theme.Noun(wordCube)
	part := parts.Part{
		ID: "flat", Title: "Flat " + noun.Many, Kind: parts.Pieces, Use: parts.Quick,
		Note: words.FlatCubesNote(parts.Capital(p.all()), fmt.Sprintf("%.3g", p.space)),
	}
	for _, colour := range p.present() {
		d := drawing.New(p.space, p.space)
		d.UseAt(p.look(colour).symbol(p.space), drawing.Point{})
		part.Pieces = append(part.Pieces,
			parts.Piece{Name: "flat " + colour.Word(), Copies: p.game.Cubes(colour), Front: d})
	}
	return part
}

// net draws a net of a colour, all sides alike.
func (p *printer) net(net *parts.Net, name string, side parts.DieSide, copies int) []parts.Piece {
	pieces := net.Draw(name, p.space, p.space*tabPart, []parts.DieSide{side})
	for i := range pieces {
		pieces[i].Copies = copies
		pieces[i].Work = foldTime / float64(len(pieces))
	}
	return pieces
}

// symbol returns a side of such a cube, to be placed many times.
func (l *Look) symbol(side float64) *drawing.Symbol {
	return &drawing.Symbol{Name: l.Letter + " side", Drawing: l.Face(side)}
}
