package board

import (
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
			r.rect(at.SubtractXY(2, 2), size.AddWidthHeight(4, 4), nil, drawing.PlayerE, 4, 11)
		}
	}
}

// glow draws a light below a piece that is pointed out.
func (r *renderer) glow(at fyne.Position, side float32) {
	half := float32(math.Max(float64(side)*0.5+7, 12))
	r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), look.Clear(drawing.PlayerE, 0.55),
		look.Clear(drawing.White, 0.8), 2, half)
}
