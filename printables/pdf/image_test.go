package pdf

import (
	"bytes"
	"image"
	"image/color"
	"testing"

	"homespun/printables/drawing"
)

// pixels returns a small picture, red at the left and clear at the right if it is no photograph.
func pixels(t *testing.T, photo bool) *drawing.Pixels {
	t.Helper()
	picture := image.NewNRGBA(image.Rect(0, 0, 40, 30))
	for y := range 30 {
		for x := range 40 {
			cover := uint8(0xFF)
			if !photo && x >= 20 {
				cover = 0
			}
			picture.SetNRGBA(x, y, color.NRGBA{R: 200, G: uint8(x), B: 30, A: cover})
		}
	}
	made, err := drawing.NewPixels(picture, photo)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestPicturesOfPixelsAreInTheFileOnce(t *testing.T) {
	photo, drawn := pixels(t, true).Symbol("photo"), pixels(t, false).Symbol("drawn")
	page := func() *drawing.Drawing {
		d := drawing.New(210, 297)
		for i := range 6 {
			d.Use(photo, drawing.Point{X: 30, Y: 30 + 20*float64(i)}, 1, 180)
			d.Use(drawn, drawing.Point{X: 90, Y: 30 + 20*float64(i)}, 0.5, 0)
		}
		return d
	}
	document := Document{Title: "Pictures", Pages: []Page{{Drawing: page(), Bookmark: "One"}, {Drawing: page()}}}
	content, err := document.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(content, []byte("/Subtype /Image")); n != 3 { // with the mask of the drawing
		t.Errorf("there are %d pictures in the file, want 3", n)
	}
	for range 5 {
		if again, _ := document.Bytes(); !bytes.Equal(again, content) {
			t.Fatal("the same document gives other bytes")
		}
	}
}
