// Package look defines how the companion looks: palettes, fonts, sizes, and the colours of the seats (design:
// look.md).
package look

import (
	"image/color"

	"homespun/engines"
	"homespun/printables/drawing"
)

// A Palette is the colours of one look.
type Palette struct {
	Name string
	Dark bool
	// Table is the background of the window, Paper that of cards and panels. Ink and Quiet are the text
	// colours on both, Line the colour of dividing lines.
	Table, Paper, Ink, Quiet, Line drawing.Colour
	// Accent is the background of a screen's one main action, OnAccent its text colour.
	Accent, OnAccent drawing.Colour
	// Good, Warn and Refuse are the colours of messages. Focus is the colour of the ring around the focused
	// widget.
	Good, Warn, Refuse, Focus drawing.Colour
	// Twin is how much white is mixed into the colour of a game, from 0 to 1.
	Twin float64
}

// The three looks.
var (
	Light = Palette{
		Name: "light", Table: drawing.Table, Paper: drawing.Paper, Ink: drawing.Ink, Quiet: drawing.Quiet,
		Line:   drawing.Rule,
		Accent: drawing.RGB(0x6A3D7C), OnAccent: drawing.White, Good: drawing.Good, Warn: drawing.Warn,
		Refuse: drawing.Refuse, Focus: drawing.RGB(0x1D5FBF),
	}
	Dark = Palette{
		Name: "dark", Dark: true, Table: drawing.RGB(0x221D19), Paper: drawing.RGB(0x2E2722),
		Ink: drawing.RGB(0xF3EADD), Quiet: drawing.RGB(0xB9AC9D),
		Line: drawing.RGB(0x4A4038), Accent: drawing.RGB(0xC9A2DC), OnAccent: drawing.RGB(0x221D19),
		Good: drawing.RGB(0x6FCF97),
		Warn: drawing.RGB(0xF2C94C), Refuse: drawing.RGB(0xFF8A80), Focus: drawing.RGB(0x8AB8FF), Twin: 0.35,
	}
	Contrast = Palette{
		Name: "contrast", Dark: true, Table: drawing.Black, Paper: drawing.Black, Ink: drawing.White,
		Quiet: drawing.White, Line: drawing.White,
		Accent: drawing.RGB(0xFFE600), OnAccent: drawing.Black, Good: drawing.White,
		Warn: drawing.RGB(0xFFE600), Refuse: drawing.RGB(0xFFE600),
		Focus: drawing.RGB(0xFFE600), Twin: 1,
	}
)

// Palettes are all looks there are.
var Palettes = []*Palette{&Light, &Dark, &Contrast}

// Game returns the colour of a game in this look, made from the colour that it has on paper.
func (p *Palette) Game(paper drawing.Colour) drawing.Colour {
	return paper.Mixed(drawing.White, p.Twin)
}

// Header returns the colour of a game as a ground, such as that of the title bar: in the dark look it is darker
// than on paper, so that nothing on the screen is brighter than the board.
func (p *Palette) Header(paper drawing.Colour) drawing.Colour {
	if p.Dark && p.Twin < 1 {
		return paper.Mixed(p.Table, 0.45)
	}
	return p.Game(paper)
}

// Seat returns the colour of a seat; for Dice and Table it is Quiet.
func (p *Palette) Seat(seat engines.Seat) drawing.Colour {
	if seat < 0 {
		return p.Quiet
	}
	return drawing.Players[seat%6]
}

// Seen returns a colour that is visible on the paper of this look. A colour with too little contrast is mixed
// with the ink.
func (p *Palette) Seen(c drawing.Colour) drawing.Colour {
	if drawing.Contrast(c, p.Paper) < 1.6 {
		return c.Mixed(p.Ink, 0.45)
	}
	return c
}

// Board returns a colour of paper as it is on a board on the screen: the same in the light look. In the others
// what is light is dark and the other way round, in such a way that two colours have the contrast that they have
// on paper: a label on its plate is read as well as there. White is the paper of the look.
func (p *Palette) Board(paper drawing.Colour) drawing.Colour {
	if !p.Dark {
		return paper
	}
	const flare = 0.05 // of the contrast ratio of WCAG 2
	ground := p.Paper.Luminance()
	luminance := (1+flare)*(ground+flare)/(paper.Luminance()+flare) - flare
	return paper.Inverted().AtLuminance(max(ground, min(1, luminance)))
}

// BoardLine is Board for the colour of a line. In the contrast look every line stands out from black.
func (p *Palette) BoardLine(paper drawing.Colour) drawing.Colour {
	line := p.Board(paper)
	for p.Paper == drawing.Black && drawing.Contrast(line, drawing.Black) < 7 {
		line = line.Mixed(drawing.White, 0.15)
	}
	return line
}

// BoardWords is Board for the colour of words. In the contrast look those that are light are white.
func (p *Palette) BoardWords(paper drawing.Colour) drawing.Colour {
	const light = 0.18 // the luminance from which a colour stands out more from black than from white
	words := p.Board(paper)
	if p.Paper == drawing.Black && words.Luminance() > light {
		return drawing.White
	}
	return words
}

// Recolouring returns what converts drawings of paper to boards in the look.
func (p *Palette) Recolouring() *drawing.Recolouring {
	return &drawing.Recolouring{Of: p.Board, Line: p.BoardLine, Words: p.BoardWords}
}

// On returns the text colour for a background: ink or white, whichever contrasts more.
func On(ground drawing.Colour) drawing.Colour { return drawing.TextOn(ground) }

// Clear returns a colour with transparency; strength is from 0 (invisible) to 1 (opaque).
func Clear(c drawing.Colour, strength float64) color.NRGBA {
	r, g, b := c.Parts()
	return color.NRGBA{r, g, b, uint8(strength*255 + 0.5)}
}
