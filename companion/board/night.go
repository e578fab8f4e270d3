package board

import (
	"fmt"
	"image"
	"image/draw"

	"fyne.io/fyne/v2"

	"homespun/companion/look"
	"homespun/printables/drawing"
)

// night is what the picture of the dark around what is lit depends on: its pixels, and the boxes that are lit, in pixels.
type night struct {
	width, height int
	lit           string
}

// dark is how much of the mat goes under in the dark: it can still be read.
const dark = 0.55

// drawNight lays the dark over the mat, but for the spots that are lit.
func (r *renderer) drawNight() {
	b := r.board
	if len(b.scene.Lit) == 0 {
		return
	}
	at, size := b.box(drawing.Box(0, 0, b.scene.Mat.Width, b.scene.Mat.Height))
	pixels := func(length float32) int { return int(float64(length)*b.density() + 0.5) }
	var lit []image.Rectangle
	for _, id := range b.scene.Lit {
		if spot, ok := b.scene.Spot(id); ok {
			corner, room := b.box(spot.Box)
			corner = corner.Subtract(at)
			lit = append(lit, image.Rect(pixels(corner.X), pixels(corner.Y), pixels(corner.X+room.Width), pixels(corner.Y+room.Height)))
		}
	}
	key := night{max(1, pixels(size.Width)), max(1, pixels(size.Height)), fmt.Sprint(lit)}
	r.image(drawnOnce(b.nights, key, func() *image.RGBA { return key.picture(lit) }), at, fyne.NewSize(size.Width, size.Height))
}

// picture draws the dark with what is lit left open.
func (k night) picture(lit []image.Rectangle) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, k.width, k.height))
	draw.Draw(picture, picture.Rect, image.NewUniform(look.Clear(drawing.Black, dark)), image.Point{}, draw.Src)
	for _, box := range lit {
		draw.Draw(picture, box, image.Transparent, image.Point{}, draw.Src)
	}
	return picture
}
