package printables_test

import (
	"math"
	"slices"
	"testing"

	"homespun/printables"
	"homespun/printables/box"
	"homespun/printables/parts"
)

// innerOf returns the room inside a tray or tuck box whose net a part begins with.
func innerOf(part *printables.Part) box.Solid {
	const wall = 1.2
	outline := part.Pieces[0].Outline
	front := part.Pieces[0].Front
	// the first corner of a tray's outline is as far from the left as its walls are deep
	deep := outline[0].Points[0].X
	return box.Solid{Width: front.Width - 2*deep - wall, Height: front.Height - 2*deep - wall, Depth: deep - 0.3}
}

// Every game has a box on every paper that has room for it: its nets lie on their sheets, and it holds all the parts
// that it says it holds, the score slips among them; each kind of part has a label.
func TestEveryGameHasABoxThatHoldsIt(t *testing.T) {
	for _, test := range gameSets {
		for _, paper := range []string{"a4", "letter", "a3"} {
			for _, large := range []bool{false, true} {
				job := print(t, gameRuleset(t, test.game, "", nil), test.themes[0], printables.Options{
					Sheet: sheet(t, paper), Large: large, Parts: []string{"labels"}})
				i := slices.IndexFunc(job.All, func(part printables.Part) bool { return part.ID == box.ID })
				if i < 0 {
					if !large {
						t.Errorf("%s on %s has no box", test.game, paper)
					}
					continue
				}
				boxed := job.All[i]
				if len(boxed.Pieces) != 2 {
					continue // a tuck box, which the tests of its net measure
				}
				room, volume := innerOf(&boxed), 0.0
				labels := 0
				for k := range job.All {
					part := &job.All[k]
					if part.Kind != parts.Pieces && part.Kind != parts.Cards || part.Use == parts.Extra {
						continue
					}
					labels++
					for n := range part.Pieces {
						size := box.PackedSize(part, &part.Pieces[n])
						if !room.Holds(size) {
							if !large && part.ID != "gauges" {
								t.Errorf("%s on %s: %s of %v does not lie in %v", test.game, paper, part.Pieces[n].Name, size, room)
							}
							continue
						}
						volume += size.Volume() * float64(part.Pieces[n].Copies)
					}
				}
				if all := room.Volume() * float64(boxed.Pieces[0].Copies); volume > all {
					t.Errorf("%s on %s: %.0f mm³ do not lie in %.0f", test.game, paper, volume, all)
				}
				tray, lid := boxed.Pieces[0].Front, boxed.Pieces[1].Front
				if lid.Width-2*boxed.Pieces[1].Outline[0].Points[0].X <= tray.Width-2*boxed.Pieces[0].Outline[0].Points[0].X {
					t.Errorf("%s on %s: the lid is no wider than the tray", test.game, paper)
				}
				area := sheet(t, paper).Area()
				long, short := max(area.Width, area.Height), min(area.Width, area.Height)
				for _, piece := range boxed.Pieces {
					if max(piece.Front.Width, piece.Front.Height) > long || min(piece.Front.Width, piece.Front.Height) > short {
						t.Errorf("%s on %s: the %s is larger than the sheet", test.game, paper, piece.Name)
					}
				}
				if got := len(job.Parts[0].Pieces); got < labels {
					t.Errorf("%s on %s: %d labels for %d parts", test.game, paper, got, labels)
				}
			}
		}
	}
}

// The box of the cubes has room for all of them in rows, not only by their volume.
func TestTheCubesLieInTheirBoxes(t *testing.T) {
	job := print(t, gameRuleset(t, "cubed", "", nil), "cubes", printables.Options{Parts: []string{"box"}})
	room, edge := innerOf(&job.Parts[0]), 0.0
	cubes := 0
	for _, part := range job.All {
		if part.ID == "cubes" {
			for _, piece := range part.Pieces {
				edge, cubes = piece.Thick, cubes+piece.Copies
			}
		}
	}
	rows := func(side float64) int { return int(math.Floor(side / edge)) }
	if lie := rows(room.Width) * rows(room.Height) * rows(room.Depth) * job.Parts[0].Pieces[0].Copies; lie < cubes {
		t.Errorf("%d of %d cubes of %g mm lie in boxes of %v", lie, cubes, edge, room)
	}
}
