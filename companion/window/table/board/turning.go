package board

import (
	"image"
	"maps"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/solid"
	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// The turn of a solid for one press and for one pixel of a drag, in radians, and the size of the buttons that
// turn it, in pixels.
const (
	press      = math.Pi / 8
	byPixel    = math.Pi / 320
	turnButton = 48
	turnLeast  = 40
	turnPart   = 0.16 // of the width of the solid, where that is small
)

// turning is how the user looks at the scene's solid, with its model and picture as they were made last.
type turning struct {
	stand  solid.Stand
	model  *solid.Model
	of     *tableau.Solid
	flying *tableau.Solid // with a cube in the air, nil where none is
	film   *image.RGBA
	key    turnedKey
	glows  map[int]solid.Glow
	over   bool // the pointer is over the solid
}

// turnedKey is what the picture depends on, besides the glows.
type turnedKey struct {
	stand   solid.Stand
	pixels  int
	palette *look.Palette
}

// solid returns the model of the solid, nil where the scene has none.
func (v *view) solid() *solid.Model {
	if v.scene == nil || v.scene.Solid == nil {
		return nil
	}
	t := &v.turning
	if t.stand == (solid.Stand{}) {
		t.stand = solid.First
	}
	shown := v.scene.Solid
	if t.flying != nil {
		shown = t.flying
	}
	if t.of != shown || t.key.stand != t.stand || t.model == nil {
		t.of, t.key.stand = shown, t.stand
		t.model, t.film = solid.New(t.of, t.stand), nil
	}
	return t.model
}

// hitTest returns the inputs at a place of the scene, the topmost first. Inside the solid these belong to the
// spot of the visible cube.
func (v *view) hitTest(at drawing.Point) []tableau.Input {
	if inside, ok := v.inSolid(at); ok {
		if spot, ok := v.solid().Spot(inside); ok {
			return v.scene.On(spot)
		}
		return nil
	}
	return v.scene.At(at)
}

// Turn turns and leans the solid by these angles in radians.
func (b *Board) Turn(turn, lean float64) {
	if b.view.solid() == nil {
		return
	}
	b.view.turning.stand = b.view.turning.stand.Turned(turn, lean)
	b.draw()
}

// swing turns the solid with an animation.
func (b *Board) swing(turn, lean float64) {
	v := &b.view
	if !b.Moving {
		b.Turn(turn, lean)
		return
	}
	b.settle()
	from := v.turning.stand
	end := from.Turned(turn, lean)
	v.turning.stand = end
	v.motion.start(220*time.Millisecond, func(part float32) {
		v.turning.stand = from.Turned(turn*float64(part), lean*float64(part))
	}, func() { v.turning.stand = end })
}

// turnKey handles the keys that turn the solid, and reports whether it was one of them.
func (b *Board) turnKey(key fyne.KeyName) bool {
	if b.view.solid() == nil {
		return false
	}
	switch key {
	case fyne.KeyComma:
		b.swing(press, 0)
	case fyne.KeyPeriod:
		b.swing(-press, 0)
	case fyne.KeyPageUp:
		b.swing(0, press)
	case fyne.KeyPageDown:
		b.swing(0, -press)
	default:
		return false
	}
	return true
}

// turnButtons returns the places of the two buttons that turn the solid left and right, in the widget, and
// their size.
func (v *view) turnButtons() (at [2]fyne.Position, side float32) {
	corner, size := v.box(v.scene.Solid.Box)
	side = max(turnLeast, min(turnButton, size.Width*turnPart))
	y := corner.Y + size.Height - side - 4
	return [2]fyne.Position{fyne.NewPos(corner.X+4, y), fyne.NewPos(corner.X+size.Width-side-4, y)}, side
}

// turnTapped turns the solid if one of its buttons was tapped, and reports whether one was.
func (b *Board) turnTapped(at fyne.Position) bool {
	if b.view.solid() == nil {
		return false
	}
	buttons, side := b.view.turnButtons()
	for i, corner := range buttons {
		if at.X >= corner.X && at.Y >= corner.Y && at.X < corner.X+side && at.Y < corner.Y+side {
			b.swing(press*float64(1-2*i), 0)
			return true
		}
	}
	return false
}

// WhereSolid returns a place in the widget where a spot of the solid can be tapped from the present side, on
// its highest visible cube; false if the spot is hidden. It is for tests.
func (b *Board) WhereSolid(spot int) (fyne.Position, bool) {
	m := b.view.solid()
	if m == nil {
		return fyne.Position{}, false
	}
	at, ok := m.Seen(spot)
	return b.view.place(at.Plus(b.view.scene.Solid.Box.X, b.view.scene.Solid.Box.Y)), ok
}

// topBox returns the box in the scene of the top of a spot of the solid.
func (v *view) topBox(spot int) (drawing.Rectangle, bool) {
	top, ok := v.solid().Top(spot)
	return top.Moved(v.scene.Solid.Box.X, v.scene.Solid.Box.Y), ok
}

// drawSolid draws the solid and the buttons that turn it. The picture is drawn again only if it has changed.
func (r *renderer) drawSolid() {
	v := r.view
	m := v.solid()
	if m == nil {
		return
	}
	key := turnedKey{v.turning.stand, max(1, int(v.scene.Solid.Box.Width*v.unit()*v.density()+0.5)),
		look.Current().Palette}
	glows := v.glows()
	if t := &v.turning; t.film == nil || t.key != key || !maps.Equal(t.glows, glows) {
		t.key, t.glows = key, glows
		t.film = raster.Image(m.Picture(glows, solidMarks()), float64(key.pixels)/v.scene.Solid.Box.Width)
	}
	at, size := v.box(v.scene.Solid.Box)
	r.image(v.turning.film, at, size)
	buttons, side := v.turnButtons()
	for i, corner := range buttons {
		t := look.Current()
		r.rect(corner, fyne.NewSquareSize(side), t.Paper, t.Line, 2, side/2)
		pixels := v.nearest(side)
		r.image(v.picture(turnArrow{t.Ink, i == 1}, pixels, pixels), corner, fyne.NewSquareSize(side))
	}
}

// solidMarks returns the colours of rings on a solid.
func solidMarks() solid.Marks {
	ring, halo, refuse := marks()
	return solid.Marks{Ring: ring, Halo: halo, Refuse: refuse, Focus: look.Light.Focus,
		Board: look.Current().Board}
}

// glows returns the spots of the solid to be pointed out: those that may come next, those in the way, those
// that the decision is about, those of picked inputs, and the one below the pointer or the cursor.
func (v *view) glows() map[int]solid.Glow {
	glows := map[int]solid.Glow{}
	over := []tableau.Input{v.spotOf(v.hover)}
	if v.pointing() {
		over[0] = v.spotOf(v.cursor)
	}
	for _, in := range v.picked {
		over = append(over, v.spotOf(in))
	}
	for _, column := range v.scene.Solid.Floor {
		in := tableau.ASpot(column.Spot)
		here := slices.Contains(v.scene.Here, column.Spot)
		g := solid.Glow{Next: v.next[in], Over: slices.Contains(over, in), Blocked: v.refusal.blocks(column.Spot) || v.refusal.Tapped == in,
			Here: here}
		if g != (solid.Glow{}) {
			glows[column.Spot] = g
		}
	}
	return glows
}

// turnArrow is the look of a button that turns.
type turnArrow struct {
	ink   drawing.Colour
	right bool
}

// Draw implements tableau.Look: an arc with a head.
func (a turnArrow) Draw(tableau.Frame) []tableau.Sheet {
	const size = 20.0
	d := drawing.New(size, size)
	side := 1.0
	if a.right {
		side = -1
	}
	at := func(angle, radius float64) drawing.Point {
		sin, cos := math.Sincos(angle)
		return drawing.Point{X: size/2 - side*radius*cos, Y: size/2 + radius*sin*0.7}
	}
	const from, to, steps = 0.5, 3.4, 14
	for i := range steps {
		d.Line(at(from+(to-from)*float64(i)/steps, 5.4), at(from+(to-from)*float64(i+1)/steps, 5.4),
			drawing.Line(1.5, a.ink))
	}
	tip, back := at(from-0.55, 5.4), from+0.15
	d.Polygon([]drawing.Point{tip, at(back, 8), at(back, 2.8)}, drawing.Filled(a.ink))
	return []tableau.Sheet{{Drawing: d, Strength: 1}}
}
