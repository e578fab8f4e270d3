package geyser

import (
	"fmt"
	"slices"
	"testing"

	engine "homespun/engines/geyser"
	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// nine is a board with all nine rings, whose sums are the same on paper: only the shapes and hatches of their
// pools tell them.
func nine() map[string]any {
	rings := map[string]any{}
	for ring := range engine.MaxRings {
		rings[fmt.Sprint(ring+1)] = map[string]any{"sums": []any{}, "color": "#888888", "order": ring + 1}
	}
	return map[string]any{"board": "S.123\n....4\n..M.5\n....6\nS.789\n", "rings": rings,
		"seats": map[string]any{"max": 2, "default": 2}}
}

// Rings are told apart without colour and without their numbers, and from start squares, the Mother Geyser
// and plain squares, with pictures and without.
func TestRingsAreToldApartInGrey(t *testing.T) {
	for _, theme := range append(themes, "no pictures") {
		for _, saver := range []bool{false, true} {
			chosen := theme
			if theme == "no pictures" {
				chosen = "island"
			}
			s := set(t, "standard", chosen, nine())
			if theme == "no pictures" {
				for _, word := range engine.Definition.Info.Words {
					s.Theme = s.Theme.Pick(word, 1, "no-such-icon")
				}
			}
			board, spaces := BoardSpaces(game(s), s.Theme, 40)
			names, boxes := []string{}, []drawing.Rectangle{}
			for i, box := range spaces {
				if name := fmt.Sprint(game(s).Kind(i), game(s).RingOf(i)); !slices.Contains(names, name) {
					names, boxes = append(names, name), append(boxes, box)
				}
			}
			if len(names) != engine.MaxRings+3 {
				t.Fatalf("%d kinds of spaces", len(names))
			}
			pictures := map[string]partstest.Grey{}
			for i, picture := range partstest.Printed(partstest.In(saver, board), boxes...) {
				pictures[fmt.Sprintf("%s, ink saver %v, %s", theme, saver, names[i])] = picture
			}
			partstest.ToldApart(t, pictures, nil)
		}
	}
}

// Tokens of two tribes are told apart without colour, those of the same number and picture too.
func TestTribesAreToldApartInGrey(t *testing.T) {
	s := set(t, "standard", "island", nil)
	for seat := range 4 {
		s.Theme = s.Theme.Pick("tribe", seat+1, "fox")
	}
	p := &printer{set: s, game: game(s), space: DefaultSpace}
	for _, saver := range []bool{false, true} {
		tokens := map[string]partstest.Grey{}
		for seat := range 4 {
			tokens[fmt.Sprintf("the token of %d, ink saver %v,", seat, saver)] =
				partstest.Printed(partstest.In(saver, p.token(seat, "1").Front))[0]
		}
		partstest.ToldApart(t, tokens, nil)
	}
}

// Without a scene plain squares are light and calm, so that a token or a geyser is seen first. All words are read.
func TestTheLandIsLightAndCalm(t *testing.T) {
	for _, theme := range append(themes, "without a scene") {
		t.Run(theme, func(t *testing.T) {
			plain := theme == "without a scene"
			if plain {
				theme = "island"
			}
			s := set(t, "standard", theme, nil)
			if plain {
				partstest.WithoutScene(s)
			}
			board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
			partstest.WordsAreRead(t, board, 4.5)
			var bare []drawing.Rectangle
			for i, space := range spaces {
				if game(s).Kind(i) == engine.Plain {
					bare = append(bare, space)
				}
			}
			if plain {
				partstest.IsCalm(t, board, bare, 80, 12)
			}
		})
	}
}
