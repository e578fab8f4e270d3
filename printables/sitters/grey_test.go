package sitters

import (
	"fmt"
	"slices"
	"testing"

	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// Pieces of two sides are told partstest.Apart without colour, even those with the same picture and name: by the shape of their sign and by a hatch.
func TestSidesAreToldApartInGrey(t *testing.T) {
	stand := parts.Stand{Width: 25, Height: 40, Foot: 14}
	for _, saver := range []bool{false, true} {
		for a := range 6 {
			for b := range a {
				one, other := parts.Figure{Name: "1", Side: a, Icon: "dragon"}, parts.Figure{Name: "1", Side: b, Icon: "dragon"}
				for name, pair := range map[string][2]*drawing.Drawing{
					"token":   {one.Token(27).Front, other.Token(27).Front},
					"slotted": {stand.Slotted(&one).Front, stand.Slotted(&other).Front},
					"tent":    {stand.Tent(&one).Front, stand.Tent(&other).Front},
					"foot":    {stand.SlottedFoot(&one, "", 1).Front, stand.SlottedFoot(&other, "", 1).Front},
				} {
					if got := partstest.Difference(partstest.Printed(partstest.In(saver, pair[0]))[0], partstest.Printed(partstest.In(saver, pair[1]))[0]); got < partstest.Apart {
						t.Errorf("%s of sides %d and %d, ink saver %v: %.3f of it differs, want %g", name, b, a, saver, got, partstest.Apart)
					}
				}
			}
		}
	}
}

// kinds returns a space of each kind as it is printed, and a second plain one.
func kinds(s *parts.Set, saver bool) map[string]partstest.Grey {
	board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	var names []string
	var boxes []drawing.Rectangle
	for i, space := range spaces {
		name := fmt.Sprint("kind ", game(s).Kind(i))
		if game(s).Kind(i) == engine.Plain {
			name = "plain"
			if slices.Contains(names, name) {
				name = "plain again"
			}
		}
		if !slices.Contains(names, name) {
			names, boxes = append(names, name), append(boxes, space)
		}
	}
	found := map[string]partstest.Grey{}
	for i, picture := range partstest.Printed(partstest.In(saver, board), boxes...) {
		found[names[i]] = picture
	}
	return found
}

func TestSpacesAreToldApartInGrey(t *testing.T) {
	for _, theme := range []string{"dungeon", "space", "burglars", "plain", "no pictures"} {
		for _, saver := range []bool{false, true} {
			var s *parts.Set
			if theme == "no pictures" {
				s = set(t, "standard", "plain", nil)
				for _, word := range []string{"collector", "obstructor", "container", "safe-zone"} {
					for number := range engine.MaxMarkers + 1 {
						s.Theme = s.Theme.Pick(word, number, "no such picture")
					}
				}
			} else {
				s = set(t, "standard", theme, nil)
			}
			cells := kinds(s, saver)
			if len(cells) != 6 {
				t.Fatalf("%s: %d kinds of spaces", theme, len(cells))
			}
			for a, one := range cells {
				for b, other := range cells {
					got := partstest.Difference(one, other)
					if same := a == b || (a[:5] == "plain" && b[:5] == "plain"); same != (got < partstest.Apart) {
						t.Errorf("%s, ink saver %v: %.3f of %s and %s differs, bound %g", theme, saver, got, a, b, partstest.Apart)
					}
				}
			}
		}
	}
}
