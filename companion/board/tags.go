package board

import (
	"image"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"

	"homespun/companion/look"
	"homespun/companion/tableau"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// drawTags draws the tags of pieces, with a ring around those that may be tapped, or whose pieces may.
func (r *renderer) drawTags() {
	b := r.board
	ring, halo, _ := marks()
	for _, tag := range b.scene.Tags {
		at, size := b.box(tag.Box)
		picture := b.tagPicture(tag, size)
		r.image(picture, at, size)
		switch {
		case b.next[tableau.ASpot(tag.Spot)] || b.next[tableau.APiece(tag.Piece)] || contains(b.picked, tableau.APiece(tag.Piece)) || contains(b.picked, tableau.ASpot(tag.Spot)):
			r.rect(at.SubtractXY(2, 2), size.AddWidthHeight(4, 4), nil, halo, 5, 11)
			r.rect(at.SubtractXY(1, 1), size.AddWidthHeight(2, 2), nil, ring, 3, 10)
		case tag.Lit:
			r.rect(at.SubtractXY(2, 2), size.AddWidthHeight(4, 4), nil, drawing.PlayerE, 4, 11)
		}
	}
}

// tagPicture returns the picture of a tag, drawn once.
func (b *Board) tagPicture(tag tableau.Tag, size fyne.Size) *image.RGBA {
	text := float64(look.Current().Text)
	key := tagLook{tag.Face.Key(), tag.Faint, size, b.density(), text}
	return drawnOnce(b.tags, key, func() *image.RGBA { return tagPicture(tag, size, b.density(), text) })
}

// A tagLook is what the picture of a tag hangs on.
type tagLook struct {
	face          string
	faint         bool
	size          fyne.Size
	density, text float64
}

// tagPicture draws a tag of a size in pixels of the window; text is how much larger than usual its words are.
func tagPicture(tag tableau.Tag, size fyne.Size, density, text float64) *image.RGBA {
	const mm = 0.25 // of the drawing, a pixel
	unit := mm * tableau.TagUnit(float64(size.Width), float64(size.Height), text)
	d := tag.Face.Draw(float64(size.Width)*mm, float64(size.Height)*mm, unit)
	picture := raster.Image(d, density/mm)
	if !tag.Faint {
		return picture
	}
	faint(picture, 0.55) // on paper, so that it is read in every look
	ground := drawing.New(d.Width, d.Height)
	ground.RoundedRect(ground.Area().Inset(0.8*unit), 8*unit, drawing.Filled(drawing.Paper))
	paper := raster.Image(ground, density/mm)
	draw.Draw(paper, paper.Rect, picture, image.Point{}, draw.Over)
	return paper
}

// glow lays light below a piece that is pointed out.
func (r *renderer) glow(at fyne.Position, side float32) {
	half := float32(math.Max(float64(side)*0.5+7, 12))
	r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), look.Clear(drawing.PlayerE, 0.55), look.Clear(drawing.White, 0.8), 2, half)
}
