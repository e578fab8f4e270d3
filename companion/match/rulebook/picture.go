package rulebook

import (
	"fmt"
	"math"
	"strings"

	"homespun/companion/match/solid"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A picture is a scene, or a part of it, on a page.
type picture struct {
	page  *drawing.Drawing
	scene *tableau.Scene
	// crop is the part of the scene that is drawn, in millimetres of the scene; box is its place on the page.
	crop, box drawing.Rectangle
	scale     float64
}

// legible is a mat at a scale: how many of its marks are left, without words that are too small.
type legible struct {
	mat   *drawing.Drawing
	marks int
}

// artist draws pictures. A mat or a piece that comes again is the same symbol, so that the file stays small.
type artist struct {
	mats   map[legible]*drawing.Symbol
	pieces map[tableau.Look]*drawing.Symbol
}

// The sizes of marks on a picture, in millimetres of the page.
const (
	discRadius  = 2.6
	leastAspect = 2.2 // width by height of a part of the board, where the board is wide enough
)

// aspect returns the width of what is drawn of a scene divided by its height.
func aspect(crop drawing.Rectangle) float64 { return crop.Width / crop.Height }

// buildingName is what examples call the building of cubes.
const buildingName = "solid"

// around returns the part of a scene with some spots and pieces, with a space around them, all of the mat where
// none of them is on it. The part is at least so wide for its height, where the mat is.
func (g *gallery) around(scene *tableau.Scene, names []string, least float64) drawing.Rectangle {
	whole := drawing.Box(0, 0, scene.Mat.Width, scene.Mat.Height)
	left, top, right, bottom := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	edge := 0.0
	for _, name := range names {
		box, ok := g.named(scene, name)
		if !ok {
			continue
		}
		left, top = min(left, box.X), min(top, box.Y)
		right, bottom = max(right, box.Right()), max(bottom, box.Bottom())
		if !strings.EqualFold(name, buildingName) { // which has white around it
			edge = max(edge, box.Width*0.3)
		}
	}
	if left > right {
		return whole
	}
	left, top = max(0, left-edge), max(0, top-edge)
	right, bottom = min(whole.Width, right+edge), min(whole.Height, bottom+edge)
	if more := least*(bottom-top) - (right - left); more > 0 && !strings.EqualFold(names[0], buildingName) {
		left = max(0, min(left-more/2, whole.Width-(right-left)-more))
		right = min(whole.Width, max(right+more/2, least*(bottom-top)))
	}
	return uncut(scene, drawing.Box(left, top, right-left, bottom-top))
}

// uncut returns a part of a scene, larger where it would cut through a piece whose middle is in it.
func uncut(scene *tableau.Scene, part drawing.Rectangle) drawing.Rectangle {
	grown := part
	for _, piece := range scene.Pieces {
		if !piece.Faint && inside(part, piece.At) {
			reach := piece.Size * tableau.Overhang / 2
			grown = together(grown, drawing.Box(piece.At.X-reach, piece.At.Y-reach, 2*reach, 2*reach))
		}
	}
	left, top := max(0, grown.X), max(0, grown.Y)
	right, bottom := min(scene.Mat.Width, grown.Right()), min(scene.Mat.Height, grown.Bottom())
	return drawing.Box(left, top, right-left, bottom-top)
}

// together returns the smallest box around two.
func together(a, b drawing.Rectangle) drawing.Rectangle {
	left, top := min(a.X, b.X), min(a.Y, b.Y)
	return drawing.Box(left, top, max(a.Right(), b.Right())-left, max(a.Bottom(), b.Bottom())-top)
}

// named returns the box of the spot of a name, which is a template, or of the space or piece that match files call
// so.
func (g *gallery) named(scene *tableau.Scene, name string) (drawing.Rectangle, bool) {
	name, _ = g.speaker.Fill(name)
	if strings.EqualFold(name, buildingName) && scene.Solid != nil {
		return scene.Solid.Box, true
	}
	for _, spot := range scene.Spots {
		if strings.EqualFold(spot.Name, name) || g.called(engines.SpaceArg, spot.ID, name) {
			return spot.Box, true
		}
	}
	for _, piece := range scene.Pieces {
		if g.called(engines.PieceArg, piece.ID, name) {
			return scene.Box(tableau.APiece(piece.ID))
		}
	}
	return drawing.Rectangle{}, false
}

// called reports whether match files call a space or piece by a name.
func (g *gallery) called(kind engines.ArgKind, id int, name string) bool {
	return id >= 0 && strings.EqualFold(g.set.Engine.Describe(engines.Of(kind, id)).Text, name)
}

// draw draws a scene into a box of a page, as large as it fits.
func (a *artist) draw(page *drawing.Drawing, box drawing.Rectangle, scene *tableau.Scene,
	crop drawing.Rectangle) *picture {
	p := a.ground(page, box, scene, crop, nil)
	a.figures(p)
	return p
}

// ground draws a scene without its pieces into a box of a page, as large as it fits. On a building of cubes
// those spots are marked on which something is done.
func (a *artist) ground(page *drawing.Drawing, box drawing.Rectangle, scene *tableau.Scene,
	crop drawing.Rectangle, done []tableau.Place) *picture {
	scale := min(box.Width/crop.Width, box.Height/crop.Height)
	place := drawing.Box(box.Centre().X-crop.Width*scale/2, box.Centre().Y-crop.Height*scale/2, crop.Width*scale,
		crop.Height*scale)
	p := &picture{page: page, scene: scene, crop: crop, box: place, scale: scale}
	mat := a.mat(scene.Mat, scale)
	page.Add(drawing.Use{Symbol: mat, At: p.at(mat.Drawing.Area().Centre()), Scale: scale, Clip: place,
		Silent: true})
	if built := scene.Solid; built != nil {
		glows := map[int]solid.Glow{}
		for _, spot := range done {
			glows[spot.ID] = solid.Glow{Here: true}
		}
		seen := solid.New(built, solid.First).Picture(glows, solid.Marks{Ring: goColour, Halo: drawing.Paper,
			Refuse: noColour, Focus: goColour})
		middle := built.Box.Centre()
		cubes := &drawing.Symbol{Name: "cubes", Drawing: drawing.Legible(seen, scale)}
		page.Add(drawing.Use{Symbol: cubes, At: p.at(middle), Scale: scale, Clip: place, Silent: true})
	}
	return p
}

// figures draws the pieces of a picture on its ground, and the line around it.
func (a *artist) figures(p *picture) {
	for _, piece := range p.scene.Pieces {
		if at := p.at(piece.At); !piece.Faint && inside(p.box, at) {
			for _, symbol := range a.piece(piece) {
				p.page.Add(drawing.Use{Symbol: symbol, At: at,
					Scale: piece.Size * tableau.Overhang * p.scale / symbol.Drawing.Width, Clip: p.box,
					Silent: true})
			}
		}
	}
	p.page.Rect(p.box, drawing.Outlined(drawing.None, 0.25, drawing.Quiet))
}

func inside(box drawing.Rectangle, at drawing.Point) bool {
	return at.X > box.X && at.X < box.Right() && at.Y > box.Y && at.Y < box.Bottom()
}

// mat returns the symbol of a mat without words that would be too small to read.
func (a *artist) mat(mat *drawing.Drawing, scale float64) *drawing.Symbol {
	bare := drawing.Legible(mat, scale)
	key := legible{mat, len(bare.Marks)}
	if a.mats[key] == nil {
		a.mats[key] = &drawing.Symbol{Name: fmt.Sprintf("board-%d", len(a.mats)), Drawing: bare}
	}
	return a.mats[key]
}

// piece returns the symbols of a piece, those that look alike once.
func (a *artist) piece(piece tableau.Thing) (symbols []*drawing.Symbol) {
	const pixels = 60 // large enough for all that a piece shows
	seen := piece.Look()
	if symbol := a.pieces[seen]; symbol != nil {
		return []*drawing.Symbol{symbol}
	}
	for _, sheet := range seen.Draw(tableau.Frame{Width: pixels, Height: pixels}) {
		symbol := &drawing.Symbol{Name: fmt.Sprintf("figure-%d", len(a.pieces)), Drawing: sheet.Drawing}
		a.pieces[seen] = symbol
		symbols = append(symbols, symbol)
	}
	return symbols
}

// at returns where a place of the scene is on the page.
func (p *picture) at(place drawing.Point) drawing.Point {
	return drawing.Point{X: p.box.X + (place.X-p.crop.X)*p.scale, Y: p.box.Y + (place.Y-p.crop.Y)*p.scale}
}

// disc draws the number of a call-out around a point of the page.
func disc(page *drawing.Drawing, at drawing.Point, number int) {
	page.Circle(at, discRadius, drawing.Paint{Fill: drawing.Ink, Stroke: drawing.Line(0.5, drawing.Paper)})
	page.Label(drawing.Box(at.X-discRadius, at.Y-discRadius, 2*discRadius, 2*discRadius), fmt.Sprint(number),
		drawing.Style{Face: drawing.Title, Size: 10, Colour: drawing.White}, parts.Smallest, drawing.Centre)
}

// distance returns how far apart two points are.
func distance(a, b drawing.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
