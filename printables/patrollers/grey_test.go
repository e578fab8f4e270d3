package patrollers

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// All that must be told apart is, without colour: the sides of a dog-tag, figures, the bases of both sides,
// markers and tokens.
func TestPiecesAreToldApartInGrey(t *testing.T) {
	round.Long(t)
	for _, theme := range round.Sample(t, 1, []string{"toys", "space-port"}) {
		s := set(t, "standard", theme, nil)
		kinds := map[string]map[string]*drawing.Drawing{"tags": {}, "sides": {}}
		for _, near := range []bool{false, true} {
			tag, _ := DogTag(game(s), s.Theme, 0, nil, near)
			kinds["tags"][map[bool]string{false: "front", true: "near death"}[near]] = tag
		}
		for _, id := range []string{"standees", "markers", "tokens"} {
			kinds[id] = map[string]*drawing.Drawing{}
			for _, piece := range part(t, s, id).Pieces {
				kinds[id][piece.Name] = piece.Front
			}
		}
		for _, base := range part(t, s, "bases").Pieces {
			if strings.HasSuffix(base.Name, "1") {
				kinds["sides"][base.Name] = base.Front
			}
		}
		for id, one := range kinds {
			if len(one) < 2 {
				t.Errorf("%d kinds of %s", len(one), id)
			}
			for _, saver := range []bool{false, true} {
				prints := map[string]partstest.Grey{}
				for _, name := range slices.Sorted(maps.Keys(one)) {
					prints[name] = partstest.Printed(partstest.In(saver, one[name]))[0]
				}
				partstest.ToldApart(t, prints, nil)
			}
		}
	}
}

// PAT-04: red, yellow and blue sides of a die are told by hatch or lightness alone.
func TestTheColoursOfTheDieAreToldApartInGrey(t *testing.T) {
	s := set(t, "standard", "toys", nil)
	patches := func(saver bool) map[string]partstest.Grey {
		turn := drawing.New(108, 16)
		p := &printer{set: s, game: game(s), rules: game(s).Rules(), unit: inch}
		p.dieRow(turn, turn.Area())
		prints := map[string]partstest.Grey{}
		for i, name := range []string{"red", "yellow", "blue"} {
			at := drawing.Box(float64(i)*36+1, 1.5, 12, 12)
			prints[name] = partstest.Printed(partstest.In(saver, turn), at)[0]
		}
		return prints
	}
	for _, saver := range []bool{false, true} {
		partstest.ToldApart(t, patches(saver), nil)
	}
}
