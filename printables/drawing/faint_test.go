package drawing_test

import (
	"image"
	"image/color"
	"testing"

	"homespun/printables/drawing"
)

// A faint line stays paler than another in ink-saver, and is coloured as an area is where lines are raised.
func TestFaintLinesStayFaint(t *testing.T) {
	d := drawing.New(10, 10)
	d.Line(drawing.Point{X: 1, Y: 1}, drawing.Point{X: 9, Y: 1}, drawing.Line(0.2, drawing.Rule))
	d.Line(drawing.Point{X: 1, Y: 2}, drawing.Point{X: 9, Y: 2},
		drawing.Stroke{Width: 0.2, Colour: drawing.Rule, Faint: true})
	colour := func(d *drawing.Drawing, i int) drawing.Colour { return d.Marks[i].(drawing.Shape).Paint.Stroke.Colour }
	saved := (&drawing.InkSaver{}).Drawing(d)
	if colour(saved, 1).Lightness() < colour(saved, 0).Lightness()+10 {
		t.Errorf("a faint line is %v, another %v", colour(saved, 1), colour(saved, 0))
	}
	raised := (&drawing.Recolouring{
		Of:   func(drawing.Colour) drawing.Colour { return drawing.Ink },
		Line: func(drawing.Colour) drawing.Colour { return drawing.White },
	}).Drawing(d)
	if colour(raised, 0) != drawing.White || colour(raised, 1) != drawing.Ink {
		t.Errorf("the lines are %v and %v", colour(raised, 0), colour(raised, 1))
	}
}

// Of a long path only what reaches into a box is near it.
func TestNearKeepsWhatReachesIntoABox(t *testing.T) {
	left, right := drawing.Box(0, 0, 4, 4), drawing.Box(6, 0, 4, 4)
	both := append(left.Path(), right.Path()...)
	for what, test := range map[string]struct {
		box  drawing.Rectangle
		want string
	}{
		"one": {drawing.Box(3, 1, 2, 2), left.Path().String()}, "both": {drawing.Box(3, 1, 4, 2), both.String()},
		"none": {drawing.Box(4.5, 0, 1, 9), drawing.Path{}.String()},
	} {
		if got := both.Near(test.box).String(); got != test.want {
			t.Errorf("%s: %s, want %s", what, got, test.want)
		}
	}
}

// A faint picture stays faint on the dark ground of another look: quieter there than the picture itself.
func TestAFaintPictureIsFaintOnADarkGround(t *testing.T) {
	chest := drawing.New(10, 10)
	chest.Path(drawing.Box(1, 1, 8, 8).Path(), drawing.Filled(drawing.PlayerB))
	icon := &drawing.Symbol{Name: "chest", Drawing: chest, Picture: true}
	d := drawing.New(10, 10)
	d.UseIn(icon, drawing.Box(0, 0, 5, 5))
	d.UseIn(drawing.Faint(icon, drawing.Paper), drawing.Box(5, 0, 5, 5))
	dark := func(drawing.Colour) drawing.Colour { return drawing.Ink }
	twin := (&drawing.Recolouring{Of: dark, Line: dark}).Drawing(d)
	fill := func(i int) drawing.Colour {
		return twin.Marks[i].(drawing.Use).Symbol.Drawing.Marks[0].(drawing.Shape).Paint.Fill
	}
	if piece, mark := fill(0), fill(1); piece != drawing.PlayerB || mark.Lightness() >= piece.Lightness() {
		t.Errorf("on a dark ground the picture is %v, its faint print %v", piece, mark)
	}
}

// A faint picture of pixels is nearly its ground, on paper, on a dark screen and in ink-saver, and the same each time.
func TestAFaintPictureOfPixelsIsNearlyItsGround(t *testing.T) {
	black := image.NewRGBA(image.Rect(0, 0, 4, 2))
	for x := range 3 { // what is clear is the ground
		black.Set(x, 0, color.Black)
		black.Set(x, 1, color.Black)
	}
	pixels, err := drawing.NewPixels(black, false)
	if err != nil {
		t.Fatal(err)
	}
	night := pixels.Symbol("night")
	faint := drawing.Faint(night, drawing.White)
	if drawing.Faint(night, drawing.White).Pixels() != faint.Pixels() {
		t.Error("the same picture is made twice")
	}
	d := drawing.New(4, 2)
	d.UseIn(faint, d.Area())
	to := func(of *drawing.Drawing) *drawing.Pixels { return of.Marks[0].(drawing.Use).Symbol.Pixels() }
	dark := func(drawing.Colour) drawing.Colour { return drawing.RGB(0x404040) }
	saved := (&drawing.InkSaver{}).Drawing(d)
	for what, test := range map[string]struct {
		of          *drawing.Pixels
		least, most uint8
		clear       uint8
	}{
		"on paper":     {faint.Pixels(), 180, 200, 255},
		"on a screen":  {to((&drawing.Recolouring{Of: dark, Line: dark}).Drawing(d)), 40, 60, 0x40},
		"in ink-saver": {to(saved), 180, 255, 255},
	} {
		at := test.of.Image(0)
		if got, bare := at.RGBAAt(0, 0), at.RGBAAt(3, 0); got.R < test.least || got.R > test.most || got.A != 255 ||
			what != "in ink-saver" && bare.R != test.clear {
			t.Errorf("%s: %v and %v", what, got, bare)
		}
	}
}
