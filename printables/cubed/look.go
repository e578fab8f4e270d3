package cubed

import (
	"strings"

	engine "homespun/engines/cubed"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// A Look is how the cubes of a colour look, on paper and on the screen: nothing of it needs colour to be told
// from the others.
type Look struct {
	// Colour is the theme's.
	Colour drawing.Colour
	// Sign goes along with the colour, none of those of the two players, and so does the hatch.
	Sign  drawing.Sign
	Hatch drawing.Pattern
	// Letter is the first of the colour's word in the notation: that is written on maps.
	Letter string
	// Icon is the name of the theme's picture.
	Icon string
	// Noun is what such cubes are called.
	Noun rulesets.Noun
}

// signs, hatches and usual colours of the cubes, in the order of the engine.
var (
	signs   = [...]drawing.Sign{drawing.StarSign, drawing.DiamondSign, drawing.HexagonSign}
	hatches = [...]drawing.Pattern{drawing.Dots, drawing.Vertical, drawing.Squares}
	usual   = [...]drawing.Colour{drawing.RGB(0xF2B705), drawing.RGB(0xC8322B), drawing.RGB(0x35323A)}
)

// LookOf returns how the cubes of a colour look in a theme.
func LookOf(theme *rulesets.Theme, colour engine.Colour) Look {
	i, word := int(colour-engine.Yellow), colour.Word()
	noun := theme.Noun(word)
	return Look{
		Colour: parts.Colour(noun.Color, usual[i]), Sign: signs[i], Hatch: hatches[i],
		Letter: parts.Capital(word[:1]), Icon: theme.Icon(word, 1), Noun: noun,
	}
}

// ground returns the paint of an area in the cubes' colour; lines of the hatch are so many millimetres apart.
func (l *Look) ground(gap float64) drawing.Paint {
	return drawing.Paint{
		Fill: l.Colour, Hatch: drawing.Hatch{Pattern: l.Hatch, Colour: l.hatching(), Gap: gap},
		Stroke: drawing.Line(min(0.3, gap*0.2), drawing.Ink),
	}
}

// hatching returns the colour of the hatch: a little lighter than a dark ground, a little darker than a light
// one.
func (l *Look) hatching() drawing.Colour {
	if drawing.TextOn(l.Colour) == drawing.Ink {
		return l.Colour.Mixed(drawing.Ink, 0.3)
	}
	return l.Colour.Mixed(drawing.White, 0.3)
}

// Face returns one side of such a cube, with its sign, as large as a square of a side in millimetres.
func (l *Look) Face(side float64) *drawing.Drawing {
	d := drawing.New(side, side)
	d.RoundedRect(d.Area().Inset(side*0.03), side*0.08, l.ground(side*0.09))
	at, radius := d.Area().Centre(), side*0.27
	icon, err := drawing.Icon(l.Icon)
	pictured := err == nil && !strings.HasSuffix(l.Icon, cubeIcon)
	if pictured {
		radius = side * 0.38
	}
	d.Path(l.Sign.Path(at, radius),
		drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(side*0.02, drawing.Ink)})
	if pictured {
		d.UseIn(icon, l.Sign.LetterBox(at, radius*0.92))
	}
	return d
}

// cubeIcon ends the names of pictures that are a cube themselves, which say nothing on the side of one.
const cubeIcon = "-cube"
