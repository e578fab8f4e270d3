package board

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
)

// drawTags draws the tags of pieces. A tag has a ring if it or its piece may be tapped.
func (r *renderer) drawTags() {
	v := r.view
	for _, tag := range v.scene.Tags {
		at, size := v.box(tag.Box)
		r.image(v.picture(tag.Face, float64(size.Width)*v.density(), float64(size.Height)*v.density()), at,
			size)
		switch {
		case v.mayTap([]tableau.Input{tableau.ASpot(tag.Spot), tableau.APiece(tag.Piece)}):
			r.invite(at.SubtractXY(1, 1), size.AddWidthHeight(2, 2), 3, 10)
		case tag.Lit:
			r.lit(at.SubtractXY(3, 3), size.AddWidthHeight(6, 6), nil, 12)
		}
	}
}

// lit draws the line around what is pointed out. It is golden with dark edges, which no colour of a player
// has.
func (r *renderer) lit(at fyne.Position, size fyne.Size, fill color.Color, radius float32) {
	ink, _, _ := marks()
	r.rect(at, size, fill, ink, 5, radius)
	r.rect(at.AddXY(1, 1), size.SubtractWidthHeight(2, 2), nil, drawing.PlayerE, 3, max(0, radius-1))
}

// glow draws a light below a piece that is pointed out.
func (r *renderer) glow(at fyne.Position, side float32) {
	half := float32(math.Max(float64(side)*0.5+7, 12))
	ink, _, _ := marks()
	r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), look.Clear(drawing.PlayerE, 0.7), ink, 1.5,
		half)
}
