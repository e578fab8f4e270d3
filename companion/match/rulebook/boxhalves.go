package rulebook

import (
	"homespun/printables/drawing"
	"homespun/printables/trays"
)

// seam is how far one half of a tray reaches into the other, in millimetres.
const seam = 15.0

// deepestHalf returns how deep a tray may be that is made of two halves, each from a sheet with an area of a
// size in millimetres; the halves lie across.
func deepestHalf(t trays.Tray, width, height float64) float64 {
	return min((height-t.Width)/2, width-t.Length/2-seam)
}

// halves cuts the drawing of a flat tray in two across its length. The first half reaches beyond the middle
// with a hatched strip, which is glued inside the second.
func halves(t trays.Tray, flat *drawing.Drawing) [2]*drawing.Drawing {
	w, h := t.Flat()
	whole := &drawing.Symbol{Name: "tray", Drawing: flat}
	half := func(from, to float64) *drawing.Drawing {
		d := drawing.New(w, to-from)
		d.Add(drawing.Use{Symbol: whole, At: drawing.Point{X: w / 2, Y: h/2 - from}, Scale: 1, Clip: d.Area()})
		return d
	}
	edge := drawing.Line(0.3, drawing.Ink)
	first, second := half(0, h/2+seam), half(h/2, h)
	first.Rect(drawing.Box(0, h/2, w, seam), drawing.Paint{Fill: drawing.White,
		Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.2}, Stroke: edge})
	for _, x := range []float64{t.Depth, w - t.Depth} {
		first.Line(drawing.Point{X: x, Y: h / 2}, drawing.Point{X: x, Y: h/2 + seam},
			drawing.FoldLine)
	}
	second.Line(drawing.Point{}, drawing.Point{X: w}, edge)
	return [2]*drawing.Drawing{first, second}
}
