package board

import (
	"image"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// CreateRenderer implements fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{board: b, view: &b.view, bubble: &b.Bubbles}
	b.drawn = r
	r.Refresh()
	return r
}

// renderer draws what the view says. It reuses its objects, and keeps nothing that it could not
// make again.
type renderer struct {
	board   fyne.Widget
	view    *view
	bubble  *Bubbles
	shapes  pool[canvas.Rectangle]
	images  pool[canvas.Image]
	texts   pool[canvas.Text]
	lines   pool[canvas.Line]
	objects []fyne.CanvasObject
	// inner holds the objects of an enlarged scene, so that nothing of it is drawn beside the board.
	inner *fyne.Container
	clip  *container.Clip
}

// pool holds objects for reuse; the first used of them are in use.
type pool[T any] struct {
	all  []*T
	used int
}

// take returns the next object of the pool, or makes one.
func (p *pool[T]) take(create func() *T) *T {
	if p.used == len(p.all) {
		p.all = append(p.all, create())
	}
	p.used++
	return p.all[p.used-1]
}

func (r *renderer) Destroy()                     {}
func (r *renderer) Objects() []fyne.CanvasObject { return r.cut(r.objects) }
func (r *renderer) MinSize() fyne.Size           { return fyne.NewSize(240, 180) }
func (r *renderer) Layout(fyne.Size)             { r.Refresh() }

// Refresh draws everything again: the mat, the trays, the layers, the rings, the pieces and arrows, and on
// top the bubble.
func (r *renderer) Refresh() {
	v := r.view
	r.objects, r.shapes.used, r.images.used, r.texts.used, r.lines.used = r.objects[:0], 0, 0, 0, 0
	v.pulse.halos = v.pulse.halos[:0]
	if v.scene != nil && v.scene.Width > 0 {
		r.drawMat()
		r.drawSolid()
		r.drawTrays()
		r.drawLayers(true)
		r.drawSpots()
		r.drawTags()
		r.drawLayers(false)
		r.drawWays()
		r.drawRings()
		r.drawArrows(false)
		r.drawPieces()
		r.drawCovered()
		r.drawRefused()
		r.drawArrows(true)
		r.drawTwines()
		r.drawCursor()
		r.drawGhost()
		r.drawBubble()
	}
	canvas.Refresh(r.board)
}

// rect adds a rectangle.
func (r *renderer) rect(at fyne.Position, size fyne.Size, fill, stroke color.Color, width, radius float32) {
	o := r.shapes.take(func() *canvas.Rectangle { return canvas.NewRectangle(nil) })
	if fill == nil {
		fill = color.Transparent
	}
	if stroke == nil {
		stroke = color.Transparent
	}
	o.FillColor, o.StrokeColor, o.StrokeWidth, o.CornerRadius = fill, stroke, width, radius
	widgets.Put(o, at, size)
	r.objects = append(r.objects, o)
}

// image adds an image.
func (r *renderer) image(picture image.Image, at fyne.Position, size fyne.Size) {
	o := r.images.take(func() *canvas.Image { return &canvas.Image{ScaleMode: canvas.ImageScaleFastest} })
	changed := o.Image != picture
	o.Image = picture
	widgets.Put(o, at, size)
	if changed {
		o.Refresh()
	}
	r.objects = append(r.objects, o)
}

// text adds a text.
func (r *renderer) text(text string, ink color.Color, size float32, style fyne.TextStyle) *canvas.Text {
	o := r.texts.take(func() *canvas.Text { return canvas.NewText("", nil) })
	if o.Text != text || o.Color != ink || o.TextSize != size || o.TextStyle != style {
		o.Text, o.Color, o.TextSize, o.TextStyle = text, ink, size, style
		o.Refresh()
	}
	r.objects = append(r.objects, o)
	return o
}

func (r *renderer) drawMat() {
	v := r.view
	at, size := v.box(v.scene.Mat.Area())
	t := look.Current()
	r.rect(at.SubtractXY(1, 1), size.AddWidthHeight(2, 2), t.Board(drawing.Table), t.Line, 1, 4)
	if v.mat.film != nil && v.mat.of == v.scene.Mat {
		r.image(v.mat.film, at, size)
	}
}

// leastName is the least size of letters on a board, in pixels of the window (look.md, Type).
const leastName = 13

// leastPoints returns the least size of letters in pt where a millimetre has so many pixels of the window.
func leastPoints(scale float64) float64 { return leastName / (drawing.PointMM * scale) }

func (r *renderer) drawTrays() {
	v, t := r.view, look.Current()
	for _, tray := range v.scene.Trays {
		at, size := v.box(tray.Box)
		line := t.Line
		if tray.Seat >= 0 {
			line = v.scene.Dress.Colour(tray.Seat)
		}
		if tray.Colour != drawing.None {
			line = t.Seen(tray.Colour)
		}
		r.rect(at, size, t.Paper, line, 2, 12)
		height := max(leastName, min(t.Size(theme.SizeNameCaptionText), float32(v.scene.Slot*tableau.TrayTitle*v.unit())))
		name := tray.Name
		if tray.Brief != "" && fyne.MeasureText(name, height, fyne.TextStyle{}).Width > size.Width-12 {
			name = tray.Brief
		}
		label := r.text(words.Short(name, 40), t.Quiet, height, fyne.TextStyle{})
		widgets.Shorten(label, label.Text, size.Width-12)
		label.Resize(label.MinSize())
		middle := float32(v.scene.Slot*0.24*v.unit()) + 2
		label.Move(at.AddXY((size.Width-label.Size().Width)/2, max(0, middle-label.Size().Height/2)))
	}
}

// Above thin spots that may be tapped, rings are thin; above dotted, spots have dots instead. The spot below
// the pointer always has its ring.
const thin, dotted = 14, 40

func (r *renderer) drawSpots() {
	v := r.view
	ring, halo, refuse := marks()
	for _, spot := range v.scene.Spots {
		at, size := v.box(spot.Box)
		radius := float32(8)
		if spot.Round {
			radius = size.Width / 2
		}
		inset := func(by float32) (fyne.Position, fyne.Size, float32) {
			return at.AddXY(by, by), size.SubtractWidthHeight(2*by, 2*by), max(0, radius-by/2)
		}
		for _, here := range v.scene.Here {
			if here == spot.ID {
				p, s, c := inset(1)
				r.lit(p, s, look.Clear(drawing.PlayerE, 0.25), c)
			}
		}
		switch {
		case v.refusal.blocks(spot.ID):
			p, s, c := inset(1)
			r.rect(p, s, look.Clear(refuse, 0.3), refuse, 5, c)
			p, s, c = inset(6)
			r.rect(p, s, nil, alarm(), 2, c)
		case v.next[tableau.ASpot(spot.ID)]:
			in := tableau.ASpot(spot.ID)
			switch over := v.hover == in && !v.keys; {
			case len(v.order) > dotted && !over && !spot.Card: // dots hide less of the board than rings
				half := max(3, min(size.Width, size.Height)*0.09)
				middle := at.AddXY(size.Width/2-half, size.Height/2-half)
				r.rect(middle.SubtractXY(2, 2), fyne.NewSquareSize(2*half+4), halo, nil, 0, half+2)
				r.rect(middle, fyne.NewSquareSize(2*half), ring, nil, 0, half)
			case spot.Card:
				p, s, c := inset(0)
				r.invite(p, s, choose(over, 6, 4), c)
			case len(v.order) > thin && !over:
				p, s, c := inset(3)
				r.invite(p, s, 2, c)
			default:
				p, s, c := inset(3)
				r.invite(p, s, choose(over, 6, 4), c)
			}
		}
	}
}

// drawCovered draws the rings of spots that a piece as large as they are hides, such as a tile with treasure.
// Where a smaller piece stands on it too, the ring stays below that one.
func (r *renderer) drawCovered() {
	v := r.view
	for _, spot := range v.scene.Spots {
		if spot.Card || !v.next[tableau.ASpot(spot.ID)] {
			continue
		}
		covered, stands := false, false
		for _, piece := range v.scene.Pieces {
			if piece.Spot != spot.ID {
				continue
			}
			if piece.Size >= 0.9*spot.Box.Width {
				covered = true
			} else {
				stands = true
			}
		}
		if covered && !stands {
			at, size := v.box(spot.Box)
			r.invite(at.AddXY(2, 2), size.SubtractWidthHeight(4, 4),
				choose(v.hover == tableau.ASpot(spot.ID), 6, 4), min(8, size.Width*0.2))
		}
	}
}

// choose returns a if yes, else b.
func choose(yes bool, a, b float32) float32 {
	if yes {
		return a
	}
	return b
}

func (r *renderer) drawPieces() {
	v := r.view
	ring, halo, _ := marks()
	for pass := range 2 { // picked and moving pieces are drawn last, on top
		for _, piece := range v.scene.Pieces {
			in := tableau.APiece(piece.ID)
			picked := slices.Contains(v.picked, in)
			at := v.place(piece.At)
			glide, gliding := v.gliding[piece.ID]
			if piece.Under || (picked || gliding) != (pass == 1) {
				continue
			}
			if gliding {
				at = v.place(along(glide.route, v.part(glide)))
				glide.at, glide.from = at, len(r.objects)
			}
			if piece.ID == v.shaken {
				at.X += v.shakeOffset
			}
			if v.drag.carries(in) {
				at = v.drag.at
			}
			side := float32(piece.Size * v.unit())
			form := piece.Shape()
			if picked && form.Packed { // not raised, so that it stays below the name of its tray
				side *= 1.08
			} else if picked {
				at.Y -= side * 0.07
				side *= 1.12
			}
			lit := piece.Lit && form.Packed // packed pieces have no room for a glow between them
			if piece.Lit && !lit {
				r.glow(at, side)
			}
			if picked || v.next[in] || lit {
				wide := max(2, min(4, side*0.08))
				half := side*0.5 + wide
				across, radius := half, half
				switch {
				case form.Square:
					radius = half * 0.3
				case form.Upright:
					half += 3 // some of the halo shows between the card and the ring
					across, radius = side*0.5*tableau.CardPart+wide+3, 8
				}
				r.halo(at.SubtractXY(across, half), fyne.NewSize(2*across, 2*half), radius, v.next[in])
				r.rect(at.SubtractXY(across, half), fyne.NewSize(2*across, 2*half), look.Clear(halo, 0.85),
					ring, wide, radius)
			}
			r.piece(piece, at, side)
			if gliding {
				glide.to = len(r.objects)
			}
		}
	}
}

// piece draws a piece around a place of the window; side is its size in pixels there.
func (r *renderer) piece(piece tableau.Thing, at fyne.Position, side float32) {
	v := r.view
	pixels := max(8, math.Round(piece.Size*v.unit()*v.density())) * tableau.Overhang
	side *= tableau.Overhang
	r.image(v.picture(piece.Look(), pixels, pixels), at.SubtractXY(side/2, side/2), fyne.NewSquareSize(side))
}

func (r *renderer) drawCursor() {
	v := r.view
	if !v.pointing() || v.point != nil && !v.next[v.cursor] {
		return
	}
	box, ok := v.scene.Box(v.cursor)
	if !ok {
		return
	}
	at, size := v.box(box)
	radius := float32(8)
	if piece, ok := v.scene.Piece(v.cursor.ID); v.cursor.Kind == tableau.Piece && ok &&
		!piece.Shape().Square {
		radius = size.Width / 2
	}
	focus := look.Light.Focus
	if look.Current().Palette == &look.Contrast {
		focus = drawing.Black
	}
	r.rect(at.SubtractXY(5, 5), size.AddWidthHeight(10, 10), nil, drawing.White, 8, radius+5)
	r.rect(at.SubtractXY(4, 4), size.AddWidthHeight(8, 8), nil, focus, 4, radius+4)
}

func (r *renderer) drawGhost() {
	v := r.view
	if v.point == nil {
		return
	}
	ring, halo, refuse := marks()
	if !v.point.Good {
		ring = refuse
	}
	at, half := v.place(v.point.At), float32(max(v.point.Size*v.unit()/2, 10))
	r.rect(at.SubtractXY(half+2, half+2), fyne.NewSquareSize(2*half+4), nil, halo, 7, half+2)
	fill := color.Color(look.Clear(refuse, 0.25))
	if v.point.Good && v.point.Seat >= 0 {
		fill = look.Clear(v.scene.Dress.Colour(engines.Seat(v.point.Seat)), 0.5)
	}
	r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), fill, ring, 3, half)
	mover := v.point.Mover
	if n := len(v.picked); n > 0 && mover.Kind == 0 {
		mover = v.picked[n-1]
	}
	if mover.Kind == tableau.Piece { // show the piece in its new place
		if piece, ok := v.scene.Piece(mover.ID); ok {
			piece.Size = v.point.Size
			r.piece(piece, at, float32(piece.Size*v.unit()))
			return
		}
	}
	r.rect(at.SubtractXY(1, half/2), fyne.NewSize(2, half), ring, nil, 0, 0)
	r.rect(at.SubtractXY(half/2, 1), fyne.NewSize(half, 2), ring, nil, 0, 0)
}

// mat is the picture of the scene's mat.
type mat struct {
	film   *image.RGBA
	of     *drawing.Drawing
	in     *look.Palette // the palette in which it is drawn
	wanted int           // the width in display pixels for which it is rendered
}

// render renders a mat for a width on another goroutine, and then calls shown. Until that is done, the old
// picture is stretched. Letters smaller than least, in pt, grow where they can.
func (m *mat) render(of *drawing.Drawing, wide int, least float64, work func(func() func()), shown func()) {
	palette := look.Current().Palette
	if wide < 1 || m.wanted == wide && m.of == of && m.in == palette {
		return
	}
	if m.of == nil || m.of.Width != of.Width || m.of.Height != of.Height {
		m.film = nil // an old mat of the same size is shown until the new one is rendered
	}
	m.of, m.in, m.wanted = of, palette, wide
	slow := func() func() {
		picture := raster.Image(inLook(of.Readable(least), palette), float64(wide)/of.Width)
		return func() {
			if m.wanted == wide && m.of == of && m.in == palette {
				m.film = picture
				shown()
			}
		}
	}
	work(slow)
}

// inLook returns the drawing of a mat in the colours of a palette.
func inLook(mat *drawing.Drawing, palette *look.Palette) *drawing.Drawing {
	if !palette.Dark {
		return mat
	}
	return palette.Recolouring().Drawing(mat)
}
