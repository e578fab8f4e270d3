package silhouette

import (
	"image"
	"sync"

	"homespun/printables/drawing"
)

// Standing returns the box of a picture of which what is seen is as large as fits into a room, in its middle and down to
// its lower edge. All of a picture without clear parts is seen.
func Standing(picture *image.RGBA, room drawing.Rectangle) drawing.Rectangle {
	seen := image.Rectangle{}
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			if picture.Pix[y*picture.Stride+4*x+3] > faint>>8 {
				seen = seen.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if seen.Empty() {
		seen = picture.Rect
	}
	scale := min(room.Width/float64(seen.Dx()), room.Height/float64(seen.Dy()))
	at := func(pixels int) float64 { return float64(pixels) * scale }
	return drawing.Box(room.Centre().X-at(seen.Min.X+seen.Max.X)/2, room.Bottom()-at(seen.Max.Y),
		at(picture.Rect.Dx()), at(picture.Rect.Dy()))
}

var mirrors sync.Map // *drawing.Pixels → *drawing.Pixels

// Mirrored returns a picture as it is seen from behind, the same pointer each time.
func Mirrored(pixels *drawing.Pixels) *drawing.Pixels {
	if known, ok := mirrors.Load(pixels); ok {
		return known.(*drawing.Pixels)
	}
	from := pixels.Image(0)
	to, wide := image.NewRGBA(from.Rect), from.Rect.Dx()
	for y := range from.Rect.Dy() {
		for x := range wide {
			copy(to.Pix[y*to.Stride+4*x:][:4], from.Pix[y*from.Stride+4*(wide-1-x):])
		}
	}
	twin, err := drawing.NewPixels(to, pixels.Photo)
	if err != nil {
		twin = pixels
	}
	known, _ := mirrors.LoadOrStore(pixels, twin)
	return known.(*drawing.Pixels)
}
