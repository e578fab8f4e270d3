package raster

import (
	"image"
	"image/draw"
	"math/rand/v2"
	"runtime"
	"testing"

	"golang.org/x/image/vector"
	"golang.org/x/sys/cpu"

	"homespun/printables/drawing"
)

// byLibrary covers a box by what golang.org/x/image/vector makes of steps.
func byLibrary(steps []step, box image.Rectangle) *image.Alpha {
	z := vector.NewRasterizer(box.Dx(), box.Dy())
	z.DrawOp = draw.Src
	for k := range steps {
		p := steps[k].in(box)
		switch steps[k].verb {
		case drawing.MoveTo:
			z.MoveTo(p[0].x, p[0].y)
		case drawing.LineTo:
			z.LineTo(p[0].x, p[0].y)
		case drawing.CurveTo:
			z.CubeTo(p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
		case drawing.Close:
			z.ClosePath()
		}
	}
	mask := image.NewAlpha(image.Rect(0, 0, box.Dx(), box.Dy()))
	z.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask
}

// inBands covers a box in bands of so many rows each.
func inBands(steps []step, box image.Rectangle, rows int) *image.Alpha {
	i := newInk()
	mask := image.NewAlpha(image.Rect(0, 0, box.Dx(), box.Dy()))
	i.outline.begin(steps, box)
	outline := &i.outline
	for top := box.Min.Y; top < box.Max.Y; top += rows {
		band := image.NewRGBA(image.Rect(box.Min.X-3, top, box.Max.X+5, min(box.Max.Y, top+rows)))
		if outline != nil {
			i.cover(band, outline, drawing.RGB(0xFFFFFF))
			outline = outline.rest()
		}
		for y := band.Rect.Min.Y; y < band.Rect.Max.Y; y++ {
			for x := range box.Dx() {
				mask.Pix[mask.PixOffset(x, y-box.Min.Y)] = band.RGBAAt(box.Min.X+x, y).A
			}
		}
	}
	return mask
}

// randomSteps returns shapes of straight lines and curves, which run over the edges of the box on all sides.
func randomSteps(random *rand.Rand, box image.Rectangle) (steps []step) {
	near := func() drawing.Point {
		p := drawing.Point{
			X: float64(box.Min.X) + (random.Float64()*1.6-0.3)*float64(box.Dx()),
			Y: float64(box.Min.Y) + (random.Float64()*1.6-0.3)*float64(box.Dy()),
		}
		if random.IntN(3) == 0 {
			p = drawing.Point{X: float64(int(p.X)), Y: float64(int(2*p.Y)) / 2}
		}
		return p
	}
	for range 1 + random.IntN(4) {
		steps = append(steps, step{verb: drawing.MoveTo, points: [3]drawing.Point{near()}})
		for range 1 + random.IntN(9) {
			verb := drawing.LineTo
			if random.IntN(2) == 0 {
				verb = drawing.CurveTo
			}
			steps = append(steps, step{verb: verb, points: [3]drawing.Point{near(), near(), near()}})
		}
		steps = append(steps, step{verb: drawing.Close})
	}
	return steps
}

// What is covered band by band is what the library covers at once, to the bit where it adds by the processor's own means, and in any case for the eye.
func TestAnOutlineCoversWhatTheLibraryCovers(t *testing.T) {
	slack := 1
	if runtime.GOARCH == "amd64" && cpu.X86.HasSSE41 {
		slack = 0
	}
	random := rand.New(rand.NewPCG(4, 8))
	sizes := []image.Point{{X: 513, Y: 7}, {X: 1, Y: 700}, {X: 2, Y: 601}, {X: 3, Y: 515}, {X: 5, Y: 513}, {X: 700, Y: 401}, {X: 1001, Y: 1}, {X: 514, Y: 514}}
	for round := range 24 {
		size := sizes[round%len(sizes)]
		from := image.Point{X: random.IntN(90) - 40, Y: random.IntN(90) - 40}
		box := image.Rectangle{Min: from, Max: from.Add(size)}
		steps := randomSteps(random, box)
		want := byLibrary(steps, box)
		for _, rows := range []int{3, 64, box.Dy()} {
			got := inBands(steps, box, rows)
			for at := range want.Pix {
				if diff := int(got.Pix[at]) - int(want.Pix[at]); diff > slack || diff < -slack {
					t.Fatalf("round %d, %v in bands of %d rows: pixel %d,%d is covered by %d, want %d", round, size, rows, at%size.X, at/size.X, got.Pix[at], want.Pix[at])
				}
			}
		}
	}
}
