package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/engines/adventure"
	"homespun/printables/drawing"
)

// lights adds the light of the torches on spawners, and the daylight that falls in at the entrance. It says
// nothing: the rules know no light.
func (d *dungeon) lights(s *tableau.Scene, p *adventure.Position) {
	const radius = 1.45 // spaces
	for at, box := range d.boxes {
		letter, _ := d.game.Tile(p, at)
		if p.Lit(at) || letter == adventure.LetterEntrance {
			s.Layers = append(s.Layers, tableau.Layer{Under: true, Cut: true,
				Look: shine{letter == adventure.LetterEntrance},
				Box:  tableau.Ring{At: box.Centre(), Radius: radius * d.space()}.Box()})
		}
	}
}

// shine is the look of light around a torch, or of daylight.
type shine struct{ day bool }

// Draw implements [tableau.Look]: rings of light, each a little stronger than the one around it.
func (l shine) Draw(f tableau.Frame) []tableau.Sheet {
	colour := drawing.RGB(0xFFC65A)
	if l.day {
		colour = drawing.RGB(0xFFF3B0)
	}
	strength := 0.11
	if f.Signal != drawing.None { // black and white alone are seen
		colour, strength = drawing.White, 0.04
	}
	const wide, rings = 100.0, 6
	var sheets []tableau.Sheet
	for i := range rings {
		d := drawing.New(wide, wide)
		d.Circle(d.Area().Centre(), wide/2*(1-0.14*float64(i)), drawing.Filled(colour))
		sheets = append(sheets, tableau.Sheet{Drawing: d, Strength: strength})
	}
	return sheets
}
