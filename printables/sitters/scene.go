package sitters

import (
	"slices"

	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A scene is the place in which a board is set.
type scene struct {
	// ground is what a plain space is made of, gap what is seen between the spaces, letters the colour of the
	// coordinates and of the words on the plates.
	ground, gap, letters drawing.Colour
	// plot is what the space of a container is made of, None for the same as a plain one.
	plot drawing.Colour
	// plate is the colour of the plates on which coordinates and words stand; engraved says that the coordinates need
	// none.
	plate    drawing.Colour
	engraved bool
	// around draws what lies round the spaces; door what stands at a side through which a marker gets to a safe zone,
	// and may be nil.
	around func(*board)
	door   func(*board, parts.Side)
	// lay lays the floor under all spaces at once, so that it goes on from one to the next; nil where each has its own.
	lay func(*board)
	// things lie on spaces of a kind.
	things map[engine.Kind]things
	// margin stands in the margin, and one place of so many is empty.
	margin []string
	empty  int
	// joints returns what a space's floor shows, nil for nothing.
	joints func(box drawing.Rectangle, index int, kind engine.Kind) drawing.Path
	// niche is the paint of a place without a space, and props what stands there.
	niche drawing.Paint
	props [][]string
	// corner is how round a space is, in sides of a space; cut corners are straight.
	corner float64
	cut    bool
}

// Things lie on spaces by turns, in place of a theme's picture if this is the usual one.
type things struct {
	usual string
	names []string
}

// picture returns what is seen on a space: what lies there, or the theme's picture for a noun; nil if there is none.
func (b *board) picture(noun string, kind engine.Kind, index int) *drawing.Symbol {
	usual := b.theme.Icon(noun, 1)
	if b.scene == nil || b.scene.things[kind].usual != usual {
		return drawing.Picture(usual)
	}
	names := b.scene.things[kind].names
	return drawing.Scenery(names[slices.Index(b.game.Spaces(kind), index)%len(names)])
}

// scenes are the places by their names in a theme.
var scenes = map[string]*scene{"dungeon": &dungeon, "town": &town, "ship": &ship, "tray": &tray}

// has says whether there is a space in a column and row.
func (b *board) has(column, row int) bool {
	_, ok := b.game.Board().At(column, row)
	return ok
}

// inside says whether there is a space in a column and row that is not beyond the way out.
func (b *board) inside(column, row int) bool {
	i, ok := b.game.Board().At(column, row)
	return ok && b.game.Kind(i) != engine.SafeZone
}

// outside says whether a point lies on no space.
func (b *board) outside(p drawing.Point) bool {
	column, row := (p.X-b.Margin)/b.Space, (p.Y-b.Margin)/b.Space
	return column < 0 || row < 0 || !b.has(int(column), int(row))
}

// drawDoors draws the doors to the safe zone.
func (b *board) drawDoors() {
	if b.scene.door == nil {
		return
	}
	for _, ring := range parts.Edges(b.Columns, b.Rows, b.inside) {
		for _, s := range ring {
			if b.has(s.Beyond()) {
				b.scene.door(b, s)
			}
		}
	}
}

// edges returns the edges of all that is a space.
func (b *board) edges() [][]parts.Side { return parts.Edges(b.Columns, b.Rows, b.has) }

// drawNiche draws what stands in a place without a space.
func (b *board) drawNiche(cell drawing.Rectangle, index int) {
	s := b.Space
	box := cell.Inset(s * 0.12)
	if b.scene.niche != (drawing.Paint{}) {
		b.RoundedRect(box, s*0.1, b.scene.niche)
	}
	props := b.scene.props[index%len(b.scene.props)]
	box = box.Inset(s * 0.05)
	for i, name := range props {
		switch len(props) {
		case 1:
			b.Stand(name, box, 0)
		default: // the first at the left, large; the others at the right, one above the other
			if i == 0 {
				b.Stand(name, drawing.Box(box.X, box.Y, box.Width*0.58, box.Height), 0)
				continue
			}
			high := box.Height / float64(len(props)-1)
			b.Stand(name, drawing.Box(box.X+box.Width*0.6, box.Y+high*(float64(i)-0.95), box.Width*0.4, high*0.9), 0)
		}
	}
}
