package saratoga

import (
	"fmt"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/partstest"
)

// All that must be told apart is, without colour and without a name: wagons, chips, the cards of a deck, the
// backs of decks.
func TestPiecesAreToldApartInGrey(t *testing.T) {
	for _, theme := range []string{"trail", "high-seas"} {
		s := set(t, "standard", theme, nil)
		cards := part(t, s, "cards").Pieces
		kinds := map[string]map[string]*drawing.Drawing{"backs": {}, "fronts": {}, "decks": {}}
		for i, piece := range cards {
			if i < 11 {
				kinds["fronts"][piece.Name] = piece.Front
			}
			if i%11 == 0 {
				kinds["backs"][piece.Name] = piece.Back
			}
		}
		for i := range 6 {
			kinds["decks"][cards[11*i].Name] = newColour(i, "",
				game(s).Rules().Colours[game(s).Colours()[i]].Color).sign.Drawing
		}
		kinds["wagons"] = map[string]*drawing.Drawing{} // by their shapes alone, as large as on a token
		for i := range 6 {
			name := s.Theme.Icon(wordWagon, i+1)
			kinds["wagons"][name] = drawing.New(8, 8)
			kinds["wagons"][name].UseIn(drawing.Picture(name), drawing.Box(0, 0, 8, 8))
		}
		for _, id := range []string{"tokens", "standees", "chips"} {
			kinds[id] = map[string]*drawing.Drawing{}
			for _, piece := range part(t, s, id).Pieces {
				if id != "standees" || piece.Outline == nil { // feet are told by what stands in them
					kinds[id][piece.Name] = piece.Front
				}
			}
		}
		for id, one := range kinds {
			if len(one) < 4 {
				t.Fatalf("%d kinds of %s", len(one), id)
			}
			for _, saver := range []bool{false, true} {
				prints := map[string]partstest.Grey{}
				for name, d := range one {
					prints[fmt.Sprintf("%s, %s, ink saver %v: %s", theme, id, saver, name)] =
						partstest.Printed(partstest.In(saver, d))[0]
				}
				partstest.ToldApart(t, prints, nil)
			}
		}
	}
}

// SAR-01: white chips are told from blue ones by their rims too, whatever pictures a theme gives them.
func TestWhiteChipsStayWhite(t *testing.T) {
	for _, saver := range []bool{false, true} {
		white, blue := parts.Counter("", "", drawing.White, chipSize, 1),
			parts.Counter("", "", drawing.PlayerA, chipSize, 1)
		if got := partstest.Difference(partstest.Printed(partstest.In(saver, white.Front))[0],
			partstest.Printed(partstest.In(saver, blue.Front))[0]); got < partstest.Apart {
			t.Errorf("ink saver %v: %.3f of them differs", saver, got)
		}
	}
}
