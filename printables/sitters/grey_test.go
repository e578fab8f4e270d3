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

// Pieces of two sides are told apart without colour, even those with the same picture and name: by the shape
// of their sign and by a hatch.
func TestSidesAreToldApartInGrey(t *testing.T) {
	stand := parts.Stand{Width: 25, Height: 40, Foot: 14}
	for _, saver := range []bool{false, true} {
		forms := map[string]map[string]partstest.Grey{"token": {}, "slotted": {}, "tent": {}, "foot": {}}
		for side := range 6 {
			figure := parts.Figure{Name: "1", Side: side, Icon: "dragon"}
			for form, front := range map[string]*drawing.Drawing{
				"token": figure.Token(27).Front, "slotted": stand.Slotted(&figure).Front,
				"tent": stand.Tent(&figure).Front, "foot": stand.SlottedFoot(&figure, "", 1).Front,
			} {
				forms[form][fmt.Sprintf("the %s of side %d, ink saver %v,", form, side, saver)] =
					partstest.Printed(partstest.In(saver, front))[0]
			}
		}
		for _, pictures := range forms {
			partstest.ToldApart(t, pictures, nil)
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
			t.Run(fmt.Sprint(theme, ", ink saver ", saver), func(t *testing.T) {
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
				if saver || theme == "dungeon" { // no two stones of a floor are the same
					delete(cells, "plain again")
				}
				partstest.ToldApart(t, cells, func(one, other string) bool {
					return one[:5] == "plain" && other[:5] == "plain"
				})
			})
		}
	}
}

// Plain spaces are light and calm, whatever the board is set in, so that a marker is seen first. All words are read.
func TestTheFloorIsLightAndCalm(t *testing.T) {
	for _, theme := range []string{"dungeon", "space", "burglars", "plain", "without a scene"} {
		t.Run(theme, func(t *testing.T) {
			shipped := theme
			if theme == "without a scene" {
				shipped = "plain"
			}
			s := set(t, "standard", shipped, nil)
			if theme != shipped {
				partstest.WithoutScene(s)
			}
			board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
			var plain []drawing.Rectangle
			for i, space := range spaces {
				if game(s).Kind(i) == engine.Plain {
					plain = append(plain, space)
				}
			}
			darkest, most := 80.0, 12.0
			if theme == "dungeon" { // a carpet and the light of torches
				darkest, most = 66, 22
			}
			partstest.IsCalm(t, board, plain, darkest, most)
			partstest.WordsAreRead(t, board, 4.5)
		})
	}
}
