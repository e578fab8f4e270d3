package pieces

import (
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// A Die is a cube to fold and glue; its size is that of an edge. It has two, three or six faces: fewer than six are
// repeated.
type Die struct {
	Thing
	Faces []Face
}

// A Face is a picture, else a number, else words.
type Face struct {
	Art
	Number int
	Text   string
}

// dieTab is how deep the tabs of a die are, in millimetres.
const dieTab = 6.5

// dice returns the dice as a part.
func (s *Set) dice(p *pen) []parts.Part {
	if len(s.Dice) == 0 {
		return nil
	}
	part := parts.Part{ID: "dice", Title: words.Dice, Kind: parts.Pieces, Note: words.DiceNote,
		Tools: []string{words.GlueStick, words.Scorer}, Steps: []string{words.DieStepCut + ".",
			words.DieStepGlue(parts.Cube.Letter(len(parts.Cube.Tabs)-1), "cube")}}
	for i := range s.Dice {
		die := &s.Dice[i]
		sides := p.sides(die)
		name := die.name(words.PieceNth("die", i+1))
		for _, piece := range parts.Cube.Draw(name, die.Size, dieTab, sides) {
			piece.Copies = die.Count
			part.Pieces = append(part.Pieces, piece)
		}
		if i == 0 {
			part.Made = []parts.Sequence{parts.Cube.Sequence(part.Title, die.Size, dieTab, sides)}
		}
	}
	return []parts.Part{part}
}

// sides returns what is on the sides of a die.
func (p *pen) sides(die *Die) (sides []parts.DieSide) {
	p.of(&die.Thing)
	for _, face := range die.Faces {
		side := parts.DieSide{Number: face.Number, Icon: face.Icon, Colour: die.Colour}
		if die.Colour != drawing.None || face.Picture != nil || face.Text != "" {
			if face.Number > 6 {
				face.Text = strconv.Itoa(face.Number)
			}
			side.Face = &drawing.Symbol{Name: "facet", Drawing: p.facet(face, die)}
		}
		sides = append(sides, side)
	}
	return sides
}

// facet draws what is in the middle of a side of a die.
func (p *pen) facet(face Face, die *Die) *drawing.Drawing {
	const rim = 3.8 // for the letters of the tabs, see [parts.Net.Draw]
	d := drawing.New(die.Size-2*rim, die.Size-2*rim)
	if die.Colour != drawing.None {
		d.RoundedRect(d.Area(), d.Width*0.08, drawing.Paint{Fill: drawing.Paper})
	}
	room := d.Area().Inset(d.Width * 0.04)
	symbol := face.symbol()
	switch {
	case symbol != nil && face.Fill:
		covering(d, symbol, d.Area())
	case symbol != nil:
		d.UseIn(symbol, room)
	case face.Number > 0 && face.Number <= 6:
		parts.Pips(d, room, face.Number)
	default:
		p.write(d, room, "faces", face.Text, p.style(drawing.Title, die.Size*0.55))
	}
	return d
}
