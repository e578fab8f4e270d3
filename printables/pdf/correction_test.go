package pdf

import (
	"bytes"
	"errors"
	"image"
	"math"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables/drawing"
	"homespun/printables/drawing/drawingtest"
)

// stripe returns where along a row or a column, in millimetres, what is dark begins and ends, of a picture at
// 10 pixels to the millimetre. Edges are taken to a part of a pixel, by their greys.
func stripe(picture image.Image, across bool, place float64) (from, to float64) {
	n, at := picture.Bounds().Dx(), func(i int) (int, int) { return i, int(place * 10) }
	if !across {
		n, at = picture.Bounds().Dy(), func(i int) (int, int) { return int(place * 10), i }
	}
	first, sum := -1, 0.0
	for i := range n {
		x, y := at(i)
		r, _, _, _ := picture.At(x, y).RGBA()
		dark := 1 - float64(r)/0xFFFF
		if dark > 0.02 && first < 0 {
			first = i
			from = float64(i) + 1 - dark
		}
		sum += dark
	}
	return from / 10, (from + sum) / 10
}

// bars is a page with a bar across at 50 to 150 mm, 100 mm from the top, and one down at 150 to 250 mm, 30 mm
// from the left.
func bars(width, height float64) *drawing.Drawing {
	page := drawing.New(width, height)
	black := drawing.Paint{Fill: drawing.Black, Keep: true}
	page.Rect(drawing.Box(50, 99, 100, 2), black)
	page.Rect(drawing.Box(29, 150, 2, 100), black)
	return page
}

// TestACorrectionScalesMovesAndTurns measures the page that another program draws.
func TestACorrectionScalesMovesAndTurns(t *testing.T) {
	round.Long(t)
	measure := func(c Correction, across bool, place, from, to float64) {
		t.Helper()
		d := Document{Pages: []Page{{Drawing: bars(210, 297), Correction: c}}}
		if err := sound(t, must(t, d)); err != nil {
			t.Fatal(err)
		}
		gotFrom, gotTo := stripe(render(t, d, 10), across, place)
		if math.Abs(gotFrom-from) > 0.06 || math.Abs(gotTo-to) > 0.06 {
			t.Errorf("%+v: from %.2f to %.2f, want %.2f to %.2f", c, gotFrom, gotTo, from, to)
		}
	}
	measure(Correction{}, true, 100, 50, 150)
	measure(Correction{ScaleX: 1.01}, true, 100, 105-55*1.01, 105+45*1.01)
	measure(Correction{ScaleX: 1.01}, false, 105-75*1.01, 150, 250)
	measure(Correction{ScaleY: 0.98}, false, 30, 148.5+1.5*0.98, 148.5+101.5*0.98)
	measure(Correction{X: 1.3}, true, 100, 51.3, 151.3)
	measure(Correction{Y: -0.7}, false, 30, 149.3, 249.3)
	measure(Correction{X: -2, Y: 0.5, ScaleX: 1.01, ScaleY: 1.01}, true, 100, 103-55*1.01, 103+45*1.01)
}

func TestATurnIsClockwise(t *testing.T) {
	page := drawing.New(210, 297)
	for _, x := range []float64{25, 185} {
		page.Rect(drawing.Box(x-1, 100, 2, 10), drawing.Paint{Fill: drawing.Black, Keep: true})
	}
	c := Correction{Turn: 2}
	picture := render(t, Document{Pages: []Page{{Drawing: page, Correction: c}}}, 10)
	for _, x := range []float64{25, 185} {
		want := c.Place(drawing.Point{X: x, Y: 105}, 210, 297)
		from, to := stripe(picture, false, want.X)
		if middle := (from + to) / 2; math.Abs(middle-want.Y) > 0.08 {
			t.Errorf("the bar at %g mm lies %.2f mm down, want %.2f", x, middle, want.Y)
		}
	}
	left, right := c.Place(drawing.Point{X: 25, Y: 105}, 210, 297),
		c.Place(drawing.Point{X: 185, Y: 105}, 210, 297)
	if left.Y >= right.Y {
		t.Errorf("turned clockwise the left side goes up and the right down, not to %.2f and %.2f", left.Y,
			right.Y)
	}
}

// TestACorrectionIsTurnedAlongWithThePage prints a page that lies across as a driver does, turned a quarter
// to the left, and finds it corrected as the upright sheet is.
func TestACorrectionIsTurnedAlongWithThePage(t *testing.T) {
	c := Correction{ScaleX: 1.02, ScaleY: 0.99, X: 1, Y: -2, Turn: 1.5}
	const width, height = 210.0, 297.0
	upright := func(p drawing.Point) drawing.Point { return drawing.Point{X: p.Y, Y: height - p.X} }
	for _, p := range []drawing.Point{{X: 10, Y: 20}, {X: 250, Y: 150}, {X: 148.5, Y: 105}} {
		got, want := upright(c.Place(p, height, width)), c.Place(upright(p), width, height)
		if math.Hypot(got.X-want.X, got.Y-want.Y) > 1e-9 {
			t.Errorf("%v comes to %v on the sheet, want %v", p, got, want)
		}
	}
	from, to := stripe(
		render(t, Document{Pages: []Page{{Drawing: bars(297, 210), Correction: Correction{ScaleY: 1.01}}}},
			10), true, 100)
	if want := 148.5 - 98.5*1.01; math.Abs(from-want) > 0.06 || math.Abs(to-from-101) > 0.06 {
		t.Errorf("down the sheet is across the page that lies across: %.2f mm from %.2f, want 101 from %.2f",
			to-from, from, want)
	}
}

func TestACorrectedDocumentIsTheSameBytesEachTime(t *testing.T) {
	d := Document{Pages: []Page{
		{Drawing: drawingtest.Shapes(), Bookmark: "one", Correction: Correction{ScaleX: 1.003, Turn: 0.3}},
		{Drawing: drawingtest.Sheets()["types"], Correction: Correction{X: 0.4}},
		{Drawing: drawingtest.Shapes()}}}
	content := must(t, d)
	if err := sound(t, content); err != nil {
		t.Error(err)
	}
	if err := balanced(uncompressed(t, d)); err != nil {
		t.Error(err)
	}
	for range 3 {
		if !bytes.Equal(content, must(t, d)) {
			t.Fatal("other bytes the second time")
		}
	}
	d.Pages[0].Correction, d.Pages[1].Correction = Correction{ScaleX: 1}, Correction{}
	plain := must(t, d)
	d.Pages[0].Correction = Correction{}
	if !bytes.Equal(plain, must(t, d)) {
		t.Error("a correction of 1 writes something")
	}
}

func TestACorrectionThatCannotBeIsRefused(t *testing.T) {
	for _, c := range []Correction{{ScaleX: math.NaN()}, {ScaleY: -1}, {X: math.Inf(1)}, {Y: 1e308},
		{Turn: math.NaN()}, {Turn: 90}, {ScaleX: 3}} {
		content, err := Document{Pages: []Page{{Drawing: bars(100, 100), Correction: c}}}.Bytes()
		var wrong *CorrectionError
		if content != nil || !errors.As(err, &wrong) {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
