package board

import (
	"image"
	"image/draw"
	"math"

	"homespun/companion/match/solid"
	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/raster"
)

// Picture returns a small picture of a scene for the shelf: the mat and what lies on it without the trays, as
// large as fits into width and height in pixels of the display. It may be called on any goroutine.
func Picture(scene *tableau.Scene, width, height int) image.Image {
	mat := scene.Mat
	scale := min(float64(width)/mat.Width, float64(height)/mat.Height)
	sheet := image.NewRGBA(image.Rect(0, 0, max(1, int(mat.Width*scale)), max(1, int(mat.Height*scale))))
	if err := raster.Draw(sheet, inLook(mat, look.Current().Palette), 0, 0, scale); err != nil {
		return sheet
	}
	if built := scene.Solid; built != nil {
		seen := solid.New(built, solid.First).Picture(nil, solidMarks())
		if err := raster.Draw(sheet, seen, built.Box.X*scale, built.Box.Y*scale, scale); err != nil {
			return sheet
		}
	}
	for _, piece := range scene.Pieces {
		if piece.Under || piece.At.X <= 0 || piece.At.Y <= 0 || piece.At.X >= mat.Width || piece.At.Y >= mat.Height {
			continue
		}
		if _, on := scene.Spot(piece.Spot); !on && piece.Spot >= 0 {
			continue
		}
		side := max(8, math.Round(piece.Size*scale)) * tableau.Overhang
		art := picture{piece.Look(), tableau.Frame{Width: side, Height: side}}.draw()
		half := float64(art.Rect.Dx()) / 2
		at := image.Pt(int(math.Round(piece.At.X*scale-half)), int(math.Round(piece.At.Y*scale-half)))
		draw.Draw(sheet, art.Rect.Add(at), art, image.Point{}, draw.Over)
	}
	return sheet
}
