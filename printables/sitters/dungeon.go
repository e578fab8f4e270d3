package sitters

import (
	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// The colours of the dungeon. Its stones are warm; the walls are darker than the floor, so that the way is seen
// first.
var (
	flagstone = drawing.RGB(0xF1E9DA)
	mortar    = drawing.RGB(0xC6B79C)
	wallJoint = drawing.RGB(0x9C8C73)
	wallStone = []drawing.Colour{drawing.RGB(0xCDC0A8), drawing.RGB(0xC4B69C), drawing.RGB(0xD6CAB4)}
	wallEdge  = drawing.RGB(0x6F604C)
)

// dungeon is a hall of flagstones within walls of dressed stones.
var dungeon = scene{
	ground: flagstone, gap: mortar, letters: drawing.RGB(0x3B2F22), plate: drawing.RGB(0xFBF3E0),
	around: func(b *board) {
		b.Rect(b.Area(), drawing.Filled(wallJoint))
		b.Masonry(b.outside, b.Space/8, wallStone)
		floor := b.Outline(b.edges(), b.Space*0.012, 0, false)
		b.Path(floor, drawing.Paint{Fill: mortar, Stroke: drawing.Line(b.Space*0.035, wallEdge)})
	},
	door: (*board).pillars, empty: 2,
	margin: []string{"wall-torch", "wall-torch", "banner", "cobweb", "skull", "bones", "moss", "wall-torch"},
	joints: func(box drawing.Rectangle, index int, kind engine.Kind) drawing.Path {
		if kind == engine.ContainerSpace {
			return rug(box)
		}
		return flagstones(box, index)
	},
	niche:  drawing.Paint{Fill: drawing.RGB(0xB5A68C), Stroke: drawing.Line(0.4, wallEdge)},
	props:  [][]string{{"arch-door"}, {"barrel", "crate", "skull"}, {"bookcase"}, {"crate", "barrel", "bones"}},
	corner: 0.06,
}

// pillars draws the posts of a door.
func (b *board) pillars(door parts.Side) {
	s := b.Space
	for _, along := range [...]float64{0.04, 0.96} {
		at := b.On(door, along, 0)
		b.RoundedRect(drawing.Box(at.X-s*0.05, at.Y-s*0.05, s*0.1, s*0.1), s*0.02,
			drawing.Paint{Fill: wallStone[1], Stroke: drawing.Line(s*0.012, wallEdge)})
	}
}
