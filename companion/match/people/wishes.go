package people

import (
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// Wishes returns the colour that whoever plays each seat wants, None for a bot or for somebody who is not
// known. For a team it is that of the first who is known.
func Wishes(list []Person, seats []record.Seat) []drawing.Colour {
	wishes := make([]drawing.Colour, len(seats))
	for i, seat := range seats {
		for _, name := range seat.Names {
			if person, known := Find(list, name); known && seat.Bot == "" {
				wishes[i] = person.Paint()
				break
			}
		}
	}
	return wishes
}
