package board

import (
	"image"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// CreateRenderer implements fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{board: b}
	b.drawn = r
	r.Refresh()
	return r
}

// renderer draws what the fields of the board say. It reuses its objects, and keeps nothing that it could not
// make again.
type renderer struct {
	board   *Board
	shapes  pool[canvas.Rectangle]
	images  pool[canvas.Image]
	texts   pool[canvas.Text]
	lines   pool[canvas.Line]
	objects []fyne.CanvasObject
}

// pool holds objects for reuse; the first used of them are in use.
type pool[T any] struct {
	all  []*T
	used int
}

// take returns the next object of the pool, or makes one.
func (p *pool[T]) take(make func() *T) *T {
	if p.used == len(p.all) {
		p.all = append(p.all, make())
	}
	p.used++
	return p.all[p.used-1]
}

func (r *renderer) Destroy()                     {}
func (r *renderer) Objects() []fyne.CanvasObject { return r.board.clipped(r.objects) }
func (r *renderer) MinSize() fyne.Size           { return fyne.NewSize(240, 180) }
func (r *renderer) Layout(fyne.Size)             { r.Refresh() }

// Refresh draws everything again: the mat, the trays, the layers, the rings, the pieces and arrows, and on
// top the bubble.
func (r *renderer) Refresh() {
	b := r.board
	r.objects, r.shapes.used, r.images.used, r.texts.used, r.lines.used = r.objects[:0], 0, 0, 0, 0
	b.swell.halos = b.swell.halos[:0]
	if b.scene != nil && b.scene.Width > 0 {
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
		r.drawArrows(true)
		r.drawTwines()
		r.drawCursor()
		r.drawGhost()
		r.drawBubble()
	}
	canvas.Refresh(b)
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
	o.Move(at)
	o.Resize(size)
	r.objects = append(r.objects, o)
}

// image adds an image.
func (r *renderer) image(picture image.Image, at fyne.Position, size fyne.Size) {
	o := r.images.take(func() *canvas.Image { return &canvas.Image{ScaleMode: canvas.ImageScaleFastest} })
	changed := o.Image != picture
	o.Image = picture
	o.Move(at)
	o.Resize(size)
	if changed {
		o.Refresh()
	}
	r.objects = append(r.objects, o)
}

// text adds a text.
func (r *renderer) text(words string, ink color.Color, size float32, style fyne.TextStyle) *canvas.Text {
	o := r.texts.take(func() *canvas.Text { return canvas.NewText("", nil) })
	if o.Text != words || o.Color != ink || o.TextSize != size || o.TextStyle != style {
		o.Text, o.Color, o.TextSize, o.TextStyle = words, ink, size, style
		o.Refresh()
	}
	r.objects = append(r.objects, o)
	return o
}

func (r *renderer) drawMat() {
	b := r.board
	at, size := b.box(b.scene.Mat.Area())
	t := look.Current()
	r.rect(at.SubtractXY(1, 1), size.AddWidthHeight(2, 2), t.Board(drawing.Table), t.Line, 1, 4)
	if b.mat != nil && b.matOf == b.scene.Mat {
		r.image(b.mat, at, size)
	}
}

func (r *renderer) drawTrays() {
	b, t := r.board, look.Current()
	s, _ := b.scale()
	for _, tray := range b.scene.Trays {
		at, size := b.box(tray.Box)
		line := t.Line
		if tray.Seat >= 0 {
			line = t.Seat(tray.Seat)
		}
		if tray.Colour != drawing.None {
			line = t.Seen(tray.Colour)
		}
		r.rect(at, size, t.Paper, line, 2, 12)
		height := min(t.Size(theme.SizeNameCaptionText), float32(b.scene.Slot*tableau.TrayTitle*s))
		name := tray.Name
		if tray.Brief != "" && fyne.MeasureText(name, height, fyne.TextStyle{}).Width > size.Width-12 {
			name = tray.Brief
		}
		label := r.text(words.Short(name, 40), t.Quiet, height, fyne.TextStyle{})
		for letters := 38; label.MinSize().Width > size.Width-12 && letters > 1; letters -= 2 {
			label.Text = words.Short(name, letters)
		}
		min := label.MinSize()
		label.Resize(min)
		label.Move(at.AddXY((size.Width-min.Width)/2, float32(b.scene.Slot*0.24*s)-min.Height/2+2))
	}
}

// Above thin spots that may be tapped, rings are thin; above dotted, spots have dots instead. The spot below
// the pointer always has its ring.
const thin, dotted = 14, 40

func (r *renderer) drawSpots() {
	b := r.board
	ring, halo, refuse := marks()
	for _, spot := range b.scene.Spots {
		at, size := b.box(spot.Box)
		radius := float32(8)
		if spot.Round {
			radius = size.Width / 2
		}
		inset := func(by float32) (fyne.Position, fyne.Size, float32) {
			return at.AddXY(by, by), size.SubtractWidthHeight(2*by, 2*by), max(0, radius-by/2)
		}
		for _, here := range b.scene.Here {
			if here == spot.ID {
				p, s, c := inset(1)
				r.rect(p, s, look.Clear(drawing.PlayerE, 0.25), drawing.PlayerE, 3, c)
			}
		}
		switch {
		case b.blocked[spot.ID]:
			p, s, c := inset(1)
			r.rect(p, s, look.Clear(refuse, 0.3), refuse, 5, c)
			p, s, c = inset(6)
			r.rect(p, s, nil, alarm(), 2, c)
		case b.next[tableau.ASpot(spot.ID)]:
			in := tableau.ASpot(spot.ID)
			switch over := b.hover == in && !b.keys; {
			case len(b.order) > dotted && !over && !spot.Card: // dots hide less of the board than rings
				half := max(3, min(size.Width, size.Height)*0.09)
				middle := at.AddXY(size.Width/2-half, size.Height/2-half)
				r.rect(middle.SubtractXY(2, 2), fyne.NewSquareSize(2*half+4), halo, nil, 0, half+2)
				r.rect(middle, fyne.NewSquareSize(2*half), ring, nil, 0, half)
			case spot.Card:
				p, s, c := inset(0)
				r.invite(p, s, choose(over, 6, 4), c)
			case len(b.order) > thin && !over:
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
	b := r.board
	for _, spot := range b.scene.Spots {
		if spot.Card || !b.next[tableau.ASpot(spot.ID)] {
			continue
		}
		covered, stands := false, false
		for _, piece := range b.scene.Pieces {
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
			at, size := b.box(spot.Box)
			r.invite(at.AddXY(2, 2), size.SubtractWidthHeight(4, 4),
				choose(b.hover == tableau.ASpot(spot.ID), 6, 4), min(8, size.Width*0.2))
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
	b := r.board
	ring, halo, _ := marks()
	for pass := range 2 { // picked and moving pieces are drawn last, on top
		for _, piece := range b.scene.Pieces {
			in := tableau.APiece(piece.ID)
			picked := slices.Contains(b.picked, in)
			at := b.place(piece.At)
			glide, gliding := b.gliding[piece.ID]
			if (picked || gliding) != (pass == 1) {
				continue
			}
			if gliding {
				at = b.place(along(glide.route, b.part(glide)))
				glide.at, glide.from = at, len(r.objects)
			}
			if piece.ID == b.shaken {
				at.X += b.shakeOffset
			}
			if b.drag.carries(in) {
				at = b.drag.at
			}
			s, _ := b.scale()
			side := float32(piece.Size * s)
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
			if picked || b.next[in] || lit {
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
				r.halo(at.SubtractXY(across, half), fyne.NewSize(2*across, 2*half), radius, b.next[in])
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
	b := r.board
	s, _ := b.scale()
	pixels := max(8, math.Round(piece.Size*s*b.density())) * tableau.Overhang
	side *= tableau.Overhang
	r.image(b.picture(piece.Look(), pixels, pixels), at.SubtractXY(side/2, side/2), fyne.NewSquareSize(side))
}

func (r *renderer) drawCursor() {
	b := r.board
	if !b.Pointing() || b.point != nil && !b.next[b.cursor] {
		return
	}
	box, ok := b.scene.Box(b.cursor)
	if !ok {
		return
	}
	at, size := b.box(box)
	radius := float32(8)
	if piece, ok := b.scene.Piece(b.cursor.ID); b.cursor.Kind == tableau.Piece && ok &&
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
	b := r.board
	if b.point == nil {
		return
	}
	ring, halo, refuse := marks()
	if !b.point.Good {
		ring = refuse
	}
	s, _ := b.scale()
	at, half := b.place(b.point.At), float32(max(b.point.Size*s/2, 10))
	r.rect(at.SubtractXY(half+2, half+2), fyne.NewSquareSize(2*half+4), nil, halo, 7, half+2)
	fill := color.Color(look.Clear(refuse, 0.25))
	if b.point.Good && b.point.Seat >= 0 {
		fill = look.Clear(drawing.Players[b.point.Seat%6], 0.5)
	}
	r.rect(at.SubtractXY(half, half), fyne.NewSquareSize(2*half), fill, ring, 3, half)
	mover := b.point.Mover
	if n := len(b.picked); n > 0 && mover.Kind == 0 {
		mover = b.picked[n-1]
	}
	if mover.Kind == tableau.Piece { // show the piece in its new place
		if piece, ok := b.scene.Piece(mover.ID); ok {
			piece.Size = b.point.Size
			r.piece(piece, at, float32(piece.Size*s))
			return
		}
	}
	r.rect(at.SubtractXY(1, half/2), fyne.NewSize(2, half), ring, nil, 0, 0)
	r.rect(at.SubtractXY(half/2, 1), fyne.NewSize(half, 2), ring, nil, 0, 0)
}

// renderMat renders the mat for the present size on another goroutine. Until that is done, the old picture is
// stretched.
func (b *Board) renderMat() {
	s, _ := b.scale()
	mat := b.scene.Mat
	wide := min(int(mat.Width*s*b.density()+0.5), mostMat)
	if wide < 1 || b.wanted == wide && b.matOf == mat && b.matIn == look.Current().Palette {
		return
	}
	if b.matOf != mat {
		// an old mat of the same size is shown until the new one is rendered
		if b.matOf == nil || b.matOf.Width != mat.Width || b.matOf.Height != mat.Height {
			b.mat = nil
		}
		b.matOf = mat
	}
	b.wanted = wide
	palette := look.Current().Palette
	b.matIn = palette
	slow := func() func() {
		picture := raster.Image(inLook(mat, palette), float64(wide)/mat.Width)
		return func() {
			if b.wanted == wide && b.matOf == mat && b.matIn == palette {
				b.mat = picture
				b.draw()
			}
		}
	}
	if b.Work != nil {
		b.Work(slow)
	} else {
		slow()()
	}
}

// inLook returns the drawing of a mat in the colours of a palette.
func inLook(mat *drawing.Drawing, palette *look.Palette) *drawing.Drawing {
	if !palette.Dark {
		return mat
	}
	return palette.Recolouring().Drawing(mat)
}
