package board

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
)

// camera is which part of the scene is seen, how large and where in the widget.
type camera struct {
	scene *tableau.Scene
	// size is that of the widget, and density returns how many pixels of the display one of the window has.
	size    fyne.Size
	density func() float64
	// times is how many times larger than usual the scene is shown; 0 is its usual size.
	times float64
	// middle is the place of the scene that is wanted in the middle of the board.
	middle drawing.Point
}

// zoomed reports whether only a part of the scene is shown.
func (c *camera) zoomed() bool { return c.scene != nil && c.times > 1 }

// scale returns how many pixels of the window a millimetre has, and where the scene's top left corner is.
func (c *camera) scale() (float64, fyne.Position) {
	size := c.size
	if c.scene == nil || c.scene.Width == 0 {
		return 1, fyne.Position{}
	}
	s := min(float64(size.Width)/c.scene.Width, float64(size.Height)/c.scene.Height)
	middle := drawing.Point{X: c.scene.Width / 2, Y: c.scene.Height / 2}
	if c.zoomed() {
		s, middle = s*c.times, c.middle
	}
	return s, fyne.NewPos(size.Width/2-float32(s*middle.X), size.Height/2-float32(s*middle.Y))
}

// unit returns how many pixels of the window a millimetre has.
func (c *camera) unit() float64 { s, _ := c.scale(); return s }

// place converts a place of the scene to the widget.
func (c *camera) place(at drawing.Point) fyne.Position {
	s, corner := c.scale()
	return corner.AddXY(float32(at.X*s), float32(at.Y*s))
}

// box converts a box of the scene to the widget.
func (c *camera) box(box drawing.Rectangle) (fyne.Position, fyne.Size) {
	s, corner := c.scale()
	return corner.AddXY(float32(box.X*s), float32(box.Y*s)),
		fyne.NewSize(float32(box.Width*s), float32(box.Height*s))
}

// scenePoint converts a place of the widget to the scene.
func (c *camera) scenePoint(at fyne.Position) drawing.Point {
	s, corner := c.scale()
	return drawing.Point{X: float64(at.X-corner.X) / s, Y: float64(at.Y-corner.Y) / s}
}

// pixels converts a length of the window to pixels of the display, rounded down, and at least 8.
func (c *camera) pixels(length float32) float64 {
	return max(8, math.Floor(float64(length)*c.density()))
}

// nearest converts a length of the window to pixels of the display, rounded.
func (c *camera) nearest(length float32) float64 {
	return math.Floor(float64(length)*c.density() + 0.5)
}

// clearance returns how far from a place an arrow stops: at the edge of the piece that lies there.
func (c *camera) clearance(at drawing.Point) float32 {
	for _, piece := range c.scene.Pieces {
		if math.Hypot(piece.At.X-at.X, piece.At.Y-at.Y) < piece.Size/2 {
			return float32(piece.Size/2*c.unit()) + between
		}
	}
	return 0
}

func (c *camera) inside(at drawing.Point) bool {
	return at.X >= 0 && at.Y >= 0 && at.X <= c.scene.Mat.Width && at.Y <= c.scene.Mat.Height
}

// onMat returns the place on the mat nearest to a place: what is dragged over the edge stays at the edge.
func (c *camera) onMat(at drawing.Point) drawing.Point {
	return drawing.Point{X: max(0, min(c.scene.Mat.Width, at.X)), Y: max(0, min(c.scene.Mat.Height, at.Y))}
}

// nearby reports whether a place is so near the middle of a piece that the piece was put down in its old
// place.
func (c *camera) nearby(in tableau.Input, at drawing.Point) bool {
	piece, ok := c.scene.Piece(in.ID)
	return ok && math.Hypot(at.X-piece.At.X, at.Y-piece.At.Y) < piece.Size*0.3
}

// isTag reports whether an input is the tag of a piece.
func (c *camera) isTag(in tableau.Input) bool {
	return in.Kind == tableau.Spot &&
		slices.ContainsFunc(c.scene.Tags, func(tag tableau.Tag) bool { return tag.Spot == in.ID })
}

// inHand reports whether an input is a card in the hand of the player who has the laptop.
func (c *camera) inHand(in tableau.Input) bool {
	piece, ok := c.scene.Piece(in.ID)
	return ok && in.Kind == tableau.Piece && !piece.Faint &&
		slices.ContainsFunc(c.scene.Trays, func(t tableau.Tray) bool {
			return t.Wide && t.Spot == piece.Spot
		})
}

// inSolid converts a place of the scene to the picture of the solid; false if it is outside.
func (c *camera) inSolid(at drawing.Point) (drawing.Point, bool) {
	if c.scene.Solid == nil || !c.scene.Solid.Box.Contains(drawing.Box(at.X, at.Y, 0, 0)) {
		return at, false
	}
	return drawing.Point{X: at.X - c.scene.Solid.Box.X, Y: at.Y - c.scene.Solid.Box.Y}, true
}

// spotOf returns the spot that an input is or lies on.
func (c *camera) spotOf(in tableau.Input) tableau.Input {
	if piece, ok := c.scene.Piece(in.ID); ok && in.Kind == tableau.Piece {
		return tableau.ASpot(piece.Spot)
	}
	return in
}

// frame returns the frame for a look of this many pixels of the display.
func (c *camera) frame(width, height float64) tableau.Frame {
	t, density := look.Current(), c.density()
	scale, _ := c.scale()
	f := tableau.Frame{Width: width, Height: height, Density: density, Scale: scale * density,
		Text: float64(t.Text)}
	if t.Palette == &look.Contrast {
		f.Signal = t.Accent
	}
	return f
}
