package paper

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"homespun/printables/drawing"
)

// CutLines draws the lines along which rectangles are cut. Those of neighbours that lie edge to edge are one line.
func CutLines(page *drawing.Drawing, boxes []drawing.Rectangle) {
	for _, cut := range Cuts(boxes) {
		page.Line(cut.From, cut.To, cutStroke)
	}
}

// A Cut is a straight cut from one place of a sheet to another, across or down.
type Cut struct{ From, To drawing.Point }

// Cuts returns the cuts that free rectangles from a sheet, each as long as it goes on: first those across, then those
// down.
func Cuts(boxes []drawing.Rectangle) (cuts []Cut) {
	across, down := edges{}, edges{}
	for _, box := range boxes {
		for _, y := range []float64{box.Y, box.Bottom()} {
			across.add(y, box.X, box.Right())
		}
		for _, x := range []float64{box.X, box.Right()} {
			down.add(x, box.Y, box.Bottom())
		}
	}
	across.each(func(y, from, to float64) {
		cuts = append(cuts, Cut{drawing.Point{X: from, Y: y}, drawing.Point{X: to, Y: y}})
	})
	down.each(func(x, from, to float64) {
		cuts = append(cuts, Cut{drawing.Point{X: x, Y: from}, drawing.Point{X: x, Y: to}})
	})
	return cuts
}

// edges are stretches of parallel lines, by the place of their line in hundredths of a millimetre.
type edges map[int][][2]float64

func (e edges) add(line, from, to float64) {
	at := int(math.Round(line * 100))
	e[at] = append(e[at], [2]float64{from, to})
}

// each calls do for every line, with stretches that touch as one.
func (e edges) each(do func(line, from, to float64)) {
	for _, at := range slices.Sorted(maps.Keys(e)) {
		stretches := e[at]
		slices.SortFunc(stretches, func(a, b [2]float64) int { return cmp.Compare(a[0], b[0]) })
		now := stretches[0]
		for _, next := range stretches[1:] {
			if next[0] > now[1]+slack {
				do(float64(at)/100, now[0], now[1])
				now = next
			}
			now[1] = max(now[1], next[1])
		}
		do(float64(at)/100, now[0], now[1])
	}
}
