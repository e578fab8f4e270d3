package board

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// Tapped implements fyne.Tappable.
func (b *Board) Tapped(event *fyne.PointEvent) {
	b.settle()
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && !b.focused {
		c.Focus(b)
	}
	if b.turnTapped(event.Position) {
		return
	}
	pressed := b.pressed()
	if pressed == Taken || b.scene == nil || b.still {
		return
	}
	b.keys = false
	at := b.scenePoint(event.Position)
	inputs := b.hitTest(at)
	if pressed == Ended && !b.mayTap(inputs) {
		return
	}
	if b.point != nil && !b.mayTap(inputs) && !b.asksAbout(inputs) {
		if b.OnPoint != nil && b.inside(at) {
			b.OnPoint(at, true)
		}
		return
	}
	if len(inputs) > 0 {
		b.cursor = inputs[len(inputs)-1]
		if b.isTag(b.hover) { // after a tap on a tag its bubble would cover the mat
			b.hover = tableau.Input{}
		}
		b.tap(inputs)
	}
}

// mayTap reports whether one of the inputs may come next, or is picked and can be put down.
func (b *Board) mayTap(inputs []tableau.Input) bool {
	return slices.ContainsFunc(inputs, func(in tableau.Input) bool {
		return b.next[in] || slices.Contains(b.picked, in)
	})
}

// asksAbout reports whether a tap is about one of the inputs although a point is being chosen: about a tag,
// or about a piece that the sight names.
func (b *Board) asksAbout(inputs []tableau.Input) bool {
	return slices.ContainsFunc(inputs, func(in tableau.Input) bool {
		return in.Kind == tableau.Piece && b.sight != nil && slices.Contains(b.sight.Asked, in.ID) ||
			b.isTag(in)
	})
}

// isTag reports whether an input is the tag of a piece.
func (b *Board) isTag(in tableau.Input) bool {
	return in.Kind == tableau.Spot &&
		slices.ContainsFunc(b.scene.Tags, func(tag tableau.Tag) bool { return tag.Spot == in.ID })
}

func (b *Board) inside(at drawing.Point) bool {
	return at.X >= 0 && at.Y >= 0 && at.X <= b.scene.Mat.Width && at.Y <= b.scene.Mat.Height
}

func (b *Board) tap(inputs []tableau.Input) {
	if b.OnTap != nil {
		b.OnTap(inputs)
	}
}

// MouseIn implements desktop.Hoverable.
func (b *Board) MouseIn(event *desktop.MouseEvent) { b.MouseMoved(event) }

// MouseMoved implements desktop.Hoverable.
func (b *Board) MouseMoved(event *desktop.MouseEvent) {
	if b.scene == nil || b.resting && event.Position == b.pointer {
		return
	}
	b.pointer, b.resting = event.Position, false
	at := b.scenePoint(event.Position)
	inputs := b.hitTest(at)
	_, b.view.over = b.inSolid(at)
	if b.point != nil && !b.mayTap(inputs) && !b.asksAbout(inputs) {
		b.hover = tableau.Input{}
		if b.OnPoint != nil && !b.still && b.inside(at) {
			b.OnPoint(at, false)
		}
		return
	}
	over := tableau.Input{}
	if len(inputs) > 0 {
		over = inputs[0]
		for _, in := range inputs { // what may be tapped gets the bubble first
			if b.next[in] {
				over = in
				break
			}
		}
	}
	if over != b.hover {
		b.hover, b.keys = over, false
		b.draw()
		b.comeTo(over)
	}
}

// MouseOut implements desktop.Hoverable.
func (b *Board) MouseOut() {
	if b.hover != (tableau.Input{}) {
		b.hover = tableau.Input{}
		b.draw()
	}
}

// FocusGained implements fyne.Focusable.
func (b *Board) FocusGained() { b.focused = true; b.draw() }

// FocusLost implements fyne.Focusable.
func (b *Board) FocusLost() { b.focused, b.shift = false, false; b.draw() }

// AcceptsTab implements fyne.Tabbable: Tab goes through what may be tapped, and after the last to the next
// widget.
func (b *Board) AcceptsTab() bool { return true }

// KeyDown implements desktop.Keyable.
func (b *Board) KeyDown(key *fyne.KeyEvent) { b.shifted(key, true) }

// KeyUp implements desktop.Keyable.
func (b *Board) KeyUp(key *fyne.KeyEvent) { b.shifted(key, false) }

func (b *Board) shifted(key *fyne.KeyEvent, down bool) {
	if key.Name == desktop.KeyShiftLeft || key.Name == desktop.KeyShiftRight {
		b.shift = down
	}
}

// TypedRune implements fyne.Focusable.
func (b *Board) TypedRune(r rune) {
	if b.OnRune != nil {
		b.OnRune(r)
	}
}

// TypedKey implements fyne.Focusable.
func (b *Board) TypedKey(key *fyne.KeyEvent) {
	b.settle()
	if b.OnKey != nil && b.OnKey(key) {
		return
	}
	switch key.Name {
	case fyne.KeyUp:
		b.step(0, -1)
	case fyne.KeyDown:
		b.step(0, 1)
	case fyne.KeyLeft:
		b.step(-1, 0)
	case fyne.KeyRight:
		b.step(1, 0)
	case fyne.KeyTab:
		b.tab()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		b.press()
	case fyne.KeyEscape, fyne.KeyBackspace:
		if b.OnEscape != nil && b.OnEscape() {
			return
		}
		if key.Name == fyne.KeyEscape {
			widgets.Bubble(b, key)
		}
	default:
		if !b.turnKey(key.Name) {
			widgets.Bubble(b, key)
		}
	}
}

// press taps what the cursor is on, or chooses the point.
func (b *Board) press() {
	switch {
	case b.pressed() != Free, b.scene == nil, b.still:
	case b.point != nil && !(b.keys && b.next[b.cursor]):
		if b.OnPoint != nil {
			b.OnPoint(b.point.At, true)
		}
	case b.cursor.Kind == tableau.Piece && !b.next[b.cursor]:
		b.tap([]tableau.Input{b.cursor})
	case b.cursor.Kind != 0:
		b.keys = true
		if box, ok := b.scene.Box(b.cursor); ok && !b.next[b.cursor] {
			b.tap(b.scene.At(box.Centre()))
		} else if ok {
			b.tap([]tableau.Input{b.cursor})
		}
	}
}

// PutCursor moves the keyboard's cursor to an input of the scene.
func (b *Board) PutCursor(in tableau.Input) {
	b.cursor, b.keys = in, true
	if b.Zoomed() {
		if box, ok := b.scene.Box(in); ok {
			b.reveal(box)
		}
	}
	b.draw()
	b.comeTo(in)
}

// comeTo tells the owner what the pointer or the cursor has come to.
func (b *Board) comeTo(in tableau.Input) {
	if in.Kind != 0 && b.OnOver != nil {
		b.OnOver(in)
	}
}

// Forget removes the cursor and the pointer's bubble, so that the next viewer does not see what the last one
// was looking at. The pointer has no bubble until it moves.
func (b *Board) Forget() {
	b.cursor, b.hover, b.keys, b.resting = tableau.Input{}, tableau.Input{}, false, true
	b.draw()
}

// Cursor returns the input that the keyboard's cursor is on.
func (b *Board) Cursor() tableau.Input { return b.cursor }

// tab moves the cursor to the next input that may be tapped. After the last, and with Shift before the first,
// the focus goes to another widget.
func (b *Board) tab() {
	step, c := 1, fyne.CurrentApp().Driver().CanvasForObject(b)
	if b.shift {
		step = -1
	}
	at := slices.Index(b.order, b.cursor)
	switch {
	case at < 0 && b.keys && b.cursor.Kind != 0 && step < 0, at+step < 0 && at >= 0, len(b.order) == 0,
		at+step >= len(b.order):
		b.cursor, b.keys = tableau.Input{}, false
		b.draw()
		if c != nil && step > 0 {
			c.FocusNext()
		} else if c != nil {
			c.FocusPrevious()
		}
		return
	case at < 0 && step < 0:
		at = len(b.order)
	}
	b.PutCursor(b.order[at+step])
}

// stops returns the inputs that the arrow keys go to. These are the spots. They are the cards of a hand while
// only those may be tapped, because all cards of a hand lie on one spot. If nothing may be tapped any more, a
// cursor in the hand stays there.
func (b *Board) stops() []tableau.Input {
	elsewhere := func(in tableau.Input) bool { return !b.inHand(in) }
	if len(b.order) > 0 && !slices.ContainsFunc(b.order, elsewhere) {
		return b.order
	}
	var list []tableau.Input
	if len(b.order) == 0 && b.inHand(b.cursor) {
		for _, piece := range b.scene.Pieces {
			list = append(list, tableau.APiece(piece.ID))
		}
		return slices.DeleteFunc(list, elsewhere)
	}
	for _, spot := range b.scene.Spots {
		list = append(list, tableau.ASpot(spot.ID))
	}
	return list
}

// inHand reports whether an input is a card in the hand of the player who has the laptop.
func (b *Board) inHand(in tableau.Input) bool {
	piece, ok := b.scene.Piece(in.ID)
	return ok && in.Kind == tableau.Piece && !piece.Faint &&
		slices.ContainsFunc(b.scene.Trays, func(t tableau.Tray) bool {
			return t.Wide && t.Spot == piece.Spot
		})
}

// step moves the cursor to the nearest spot in a direction, or from one card of a hand to the next. While a
// point is chosen it moves the point.
func (b *Board) step(dx, dy int) {
	if b.scene == nil {
		return
	}
	if b.point != nil {
		if b.keys = false; b.OnNudge != nil && !b.still {
			far := 1
			if b.shift {
				far = 10
			}
			b.OnNudge(dx*far, dy*far)
		}
		return
	}
	from, ok := b.scene.Box(b.cursor)
	if !ok {
		if len(b.order) > 0 {
			b.PutCursor(b.order[0])
		} else if len(b.scene.Spots) > 0 {
			b.PutCursor(tableau.ASpot(b.scene.Spots[0].ID))
		}
		return
	}
	best, nearest := tableau.Input{}, math.Inf(1)
	start := from.Centre()
	for _, in := range b.stops() {
		box, _ := b.scene.Box(in)
		end := box.Centre()
		along := (end.X-start.X)*float64(dx) + (end.Y-start.Y)*float64(dy)
		across := math.Abs((end.X-start.X)*float64(dy)) + math.Abs((end.Y-start.Y)*float64(dx))
		if along > 1 && in != b.cursor && along >= across*0.5 {
			if far := along + 3*across; far < nearest {
				best, nearest = in, far
			}
		}
	}
	if best.Kind != 0 {
		b.PutCursor(best)
	}
}
