package sitters

import (
	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// The colours of the town.
var (
	cobble = drawing.RGB(0xF0EDE6)
	street = drawing.RGB(0xC9C6BE)
	kerb   = drawing.RGB(0x8D8B84)
	lawn   = drawing.RGB(0xC5DAB0)
)

// town is a quarter of streets and gardens in a park.
var town = scene{
	ground: cobble, plot: drawing.RGB(0xE2EFD2), gap: street, letters: drawing.RGB(0x2C3830), plate: drawing.Paper,
	around: func(b *board) {
		b.Rect(b.Area(), drawing.Filled(lawn))
		b.Path(b.Outline(b.edges(), b.Space*0.045, b.Space*0.1, false),
			drawing.Paint{Fill: street, Stroke: drawing.Line(b.Space*0.03, kerb)})
	},
	door: (*board).stripes, empty: 5,
	margin: []string{"tree", "bush", "flowers", "tree", "hedge", "street-lamp", "autumn-tree", "bush"},
	joints: func(box drawing.Rectangle, index int, kind engine.Kind) drawing.Path {
		switch kind {
		case engine.Plain:
			return cobbles(box, 4)
		case engine.ContainerSpace:
			return fence(box)
		}
		return nil
	},
	props:  [][]string{{"fountain"}, {"tree", "bush", "flowers"}, {"bench"}, {"autumn-tree", "street-lamp"}},
	corner: 0.12,
}

// stripes draws a crossing over the street.
func (b *board) stripes(door parts.Side) {
	s := b.Space
	for i := range 5 {
		at := b.On(door, 0.2+0.15*float64(i), 0)
		wide, high := 0.08*s, 0.14*s
		if door.Right == 0 {
			wide, high = high, wide
		}
		b.Rect(drawing.Box(at.X-wide/2, at.Y-high/2, wide, high),
			drawing.Outlined(drawing.White, s*0.006, kerb))
	}
}

// The colours of the ship. The sky is pale and its stars are dark, as on a chart, so that it takes little ink and is
// a night on a dark screen.
var (
	panel = drawing.RGB(0xEEF1F7)
	seam  = drawing.RGB(0xBCC4D4)
	hull  = drawing.RGB(0x9AA5BD)
	rim   = drawing.RGB(0x4A5672)
	sky   = drawing.RGB(0xCDD3F0)
)

// ship is a deck of panels within its hull, among the stars.
var ship = scene{
	ground: panel, gap: seam, letters: drawing.RGB(0x232B4D), plate: drawing.RGB(0xF7F8FE),
	around: func(b *board) {
		s := b.Space
		b.Rect(b.Area(), drawing.Filled(sky))
		b.Path(b.Outline(b.edges(), s*0.075, s*0.14, true),
			drawing.Paint{Fill: hull, Stroke: drawing.Line(s*0.02, rim)})
		b.Path(b.Outline(b.edges(), s*0.005, s*0.07, true),
			drawing.Paint{Fill: seam, Stroke: drawing.Line(s*0.012, rim)})
	},
	door: (*board).airlock, empty: 4,
	margin: []string{"small-stars", "star", "small-stars", "planet", "star", "ringed-planet",
		"small-stars", "moon-crescent", "comet"},
	joints: func(box drawing.Rectangle, index int, _ engine.Kind) drawing.Path {
		return panels(box, index)
	},
	props:  [][]string{{"ringed-planet"}, {"planet", "star", "small-stars"}, {"moon-crescent", "comet"}, {"comet"}},
	corner: 0.1, cut: true,
}

// airlock draws the bars of a gate.
func (b *board) airlock(door parts.Side) {
	s := b.Space
	for i := range 6 {
		at := b.On(door, 0.15+0.14*float64(i), 0)
		wide, high := 0.1*s, 0.09*s
		if door.Right == 0 {
			wide, high = high, wide
		}
		colour := drawing.RGB(0xF0C64A)
		if i%2 == 1 {
			colour = rim
		}
		b.Rect(drawing.Box(at.X-wide/2, at.Y-high/2, wide, high), drawing.Outlined(colour, s*0.006, rim))
	}
}

// tray is a wooden tray that is laid out with felt.
var tray = scene{
	ground: drawing.RGB(0xFAF5EA), gap: drawing.RGB(0xA9C3B2), letters: drawing.RGB(0x33241A),
	plate: drawing.RGB(0xFAF5EA), engraved: true,
	around: func(b *board) {
		s := b.Space
		felt := drawing.RGB(0xA9C3B2)
		b.Frame(drawing.RGB(0xDDBE96))
		cloth := b.Area().Inset(b.Margin)
		b.Rect(cloth, drawing.Paint{Fill: felt, Stroke: drawing.Line(s*0.03, drawing.RGB(0x7A5A36))})
	},
	joints: func(box drawing.Rectangle, _ int, kind engine.Kind) drawing.Path {
		if kind == engine.ContainerSpace {
			return parts.CutPath(box.Inset(box.Width*0.09), box.Width*0.09)
		}
		return nil
	},
	props:  [][]string{{"chessmen"}, nil, nil},
	corner: 0.16,
}
