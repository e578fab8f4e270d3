package pieces

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// dieTab is how deep the tabs of a die are, in millimetres.
const dieTab = 6.5

// die draws a cube to fold and glue, which has two, three or six faces: fewer than six are repeated.
func (p *pen) die(t *Thing, name string) []parts.Piece {
	return parts.Cube.Draw(name, t.Size, dieTab, p.sides(t))
}

// sides returns what is on the sides of a die. On one of plain paper numbers and icons are drawn as on all dice.
func (p *pen) sides(t *Thing) (sides []parts.DieSide) {
	for _, face := range t.Faces {
		side := parts.DieSide{Number: face.Number, Icon: face.Icon, Colour: t.Colour}
		if t.Colour != drawing.None || face.Picture != nil || face.Text != "" {
			side.Face = &drawing.Symbol{Name: "facet", Drawing: p.facet(t, face)}
		}
		sides = append(sides, side)
	}
	return sides
}

// facet draws what is in the middle of a side of a die.
func (p *pen) facet(t *Thing, face Face) *drawing.Drawing {
	const rim = 3.8 // for the letters of the tabs, see [parts.Net.Draw]
	d := drawing.New(t.Size-2*rim, t.Size-2*rim)
	if t.Colour != drawing.None {
		d.RoundedRect(d.Area(), d.Width*0.08, drawing.Paint{Fill: drawing.Paper})
	}
	room := d.Area().Inset(d.Width * 0.04)
	switch {
	case face.draw(d, room):
	case face.Number > 0:
		parts.Pips(d, room, face.Number)
	default:
		p.write(d, room, t, "faces", face.Text, p.style(drawing.Title, t.Size*max(0.55, 1.4/float64(len(face.Text)))))
	}
	return d
}
