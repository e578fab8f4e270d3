package board

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/widgets"
)

// Tapped implements fyne.Tappable.
func (b *Board) Tapped(event *fyne.PointEvent) {
	v := &b.view
	b.settle()
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && !v.focused {
		c.Focus(b)
	}
	if b.turnTapped(event.Position) {
		return
	}
	pressed := b.pressed()
	if pressed == Taken || v.scene == nil || v.still {
		return
	}
	v.keys = false
	at := v.scenePoint(event.Position)
	inputs := v.hitTest(at)
	if pressed == Ended && !v.mayTap(inputs) {
		return
	}
	if v.point != nil && !v.mayTap(inputs) && !v.asksAbout(inputs) {
		if b.OnPoint != nil && v.inside(at) {
			b.OnPoint(at, true)
		}
		return
	}
	if len(inputs) > 0 {
		v.cursor = inputs[len(inputs)-1]
		if v.isTag(v.hover) { // after a tap on a tag its bubble would cover the mat
			v.hover = tableau.Input{}
		}
		b.tap(inputs)
	}
}

// mayTap reports whether one of the inputs may come next, or is picked and can be put down.
func (c *choice) mayTap(inputs []tableau.Input) bool {
	return slices.ContainsFunc(inputs, func(in tableau.Input) bool {
		return c.next[in] || slices.Contains(c.picked, in)
	})
}

// asksAbout reports whether a tap is about one of the inputs although a point is being chosen: about a tag,
// or about a piece that the sight names.
func (v *view) asksAbout(inputs []tableau.Input) bool {
	return slices.ContainsFunc(inputs, func(in tableau.Input) bool {
		return in.Kind == tableau.Piece && v.sight != nil && slices.Contains(v.sight.Asked, in.ID) ||
			v.isTag(in)
	})
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
	v := &b.view
	if v.scene == nil || v.resting && event.Position == v.pointer {
		return
	}
	v.pointer, v.resting = event.Position, false
	at := v.scenePoint(event.Position)
	inputs := v.hitTest(at)
	_, v.turning.over = v.inSolid(at)
	if v.point != nil && !v.mayTap(inputs) && !v.asksAbout(inputs) {
		v.hover = tableau.Input{}
		if b.OnPoint != nil && !v.still && v.inside(at) {
			b.OnPoint(at, false)
		}
		return
	}
	over := tableau.Input{}
	if len(inputs) > 0 {
		over = inputs[0]
		for _, in := range inputs { // what may be tapped gets the bubble first
			if v.next[in] {
				over = in
				break
			}
		}
	}
	if over != v.hover {
		v.hover, v.keys = over, false
		b.draw()
		b.comeTo(over)
	}
}

// MouseOut implements desktop.Hoverable.
func (b *Board) MouseOut() {
	if b.view.hover != (tableau.Input{}) {
		b.view.hover = tableau.Input{}
		b.draw()
	}
}

// FocusGained implements fyne.Focusable.
func (b *Board) FocusGained() { b.view.focused = true; b.draw() }

// FocusLost implements fyne.Focusable.
func (b *Board) FocusLost() { b.view.focused, b.view.shift = false, false; b.draw() }

// AcceptsTab implements fyne.Tabbable: Tab goes through what may be tapped, and after the last to the next
// widget.
func (b *Board) AcceptsTab() bool { return true }

// KeyDown implements desktop.Keyable.
func (b *Board) KeyDown(key *fyne.KeyEvent) { b.shifted(key, true) }

// KeyUp implements desktop.Keyable.
func (b *Board) KeyUp(key *fyne.KeyEvent) { b.shifted(key, false) }

func (b *Board) shifted(key *fyne.KeyEvent, down bool) {
	if key.Name == desktop.KeyShiftLeft || key.Name == desktop.KeyShiftRight {
		b.view.shift = down
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
	v := &b.view
	switch {
	case b.pressed() != Free, v.scene == nil, v.still:
	case v.point != nil && !(v.keys && v.next[v.cursor]):
		if b.OnPoint != nil {
			b.OnPoint(v.point.At, true)
		}
	case v.cursor.Kind == tableau.Piece && !v.next[v.cursor]:
		b.tap([]tableau.Input{v.cursor})
	case v.cursor.Kind != 0:
		v.keys = true
		if box, ok := v.scene.Box(v.cursor); ok && !v.next[v.cursor] {
			b.tap(v.scene.At(box.Centre()))
		} else if ok {
			b.tap([]tableau.Input{v.cursor})
		}
	}
}

// PutCursor moves the keyboard's cursor to an input of the scene.
func (b *Board) PutCursor(in tableau.Input) {
	b.view.cursor, b.view.keys = in, true
	if b.Zoomed() {
		if box, ok := b.view.scene.Box(in); ok {
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
	b.view.cursor, b.view.hover, b.view.keys, b.view.resting = tableau.Input{}, tableau.Input{}, false, true
	b.draw()
}

// Cursor returns the input that the keyboard's cursor is on.
func (b *Board) Cursor() tableau.Input { return b.view.cursor }

// tab moves the cursor to the next input that may be tapped. After the last, and with Shift before the first,
// the focus goes to another widget.
func (b *Board) tab() {
	v := &b.view
	step, c := 1, fyne.CurrentApp().Driver().CanvasForObject(b)
	if v.shift {
		step = -1
	}
	at := slices.Index(v.order, v.cursor)
	switch {
	case at < 0 && v.keys && v.cursor.Kind != 0 && step < 0, at+step < 0 && at >= 0, len(v.order) == 0,
		at+step >= len(v.order):
		v.cursor, v.keys = tableau.Input{}, false
		b.draw()
		if c != nil && step > 0 {
			c.FocusNext()
		} else if c != nil {
			c.FocusPrevious()
		}
		return
	case at < 0 && step < 0:
		at = len(v.order)
	}
	b.PutCursor(v.order[at+step])
}

// stops returns the inputs that the arrow keys go to. These are the spots. They are the cards of a hand while
// only those may be tapped, because all cards of a hand lie on one spot. If nothing may be tapped any more, a
// cursor in the hand stays there.
func (v *view) stops() []tableau.Input {
	elsewhere := func(in tableau.Input) bool { return !v.inHand(in) }
	if len(v.order) > 0 && !slices.ContainsFunc(v.order, elsewhere) {
		return v.order
	}
	var list []tableau.Input
	if len(v.order) == 0 && v.inHand(v.cursor) {
		for _, piece := range v.scene.Pieces {
			list = append(list, tableau.APiece(piece.ID))
		}
		return slices.DeleteFunc(list, elsewhere)
	}
	for _, spot := range v.scene.Spots {
		list = append(list, tableau.ASpot(spot.ID))
	}
	return list
}

// step moves the cursor to the nearest spot in a direction, or from one card of a hand to the next. While a
// point is chosen it moves the point.
func (b *Board) step(dx, dy int) {
	v := &b.view
	if v.scene == nil {
		return
	}
	if v.point != nil {
		if v.keys = false; b.OnNudge != nil && !v.still {
			far := 1
			if v.shift {
				far = 10
			}
			b.OnNudge(dx*far, dy*far)
		}
		return
	}
	from, ok := v.scene.Box(v.cursor)
	if !ok {
		if len(v.order) > 0 {
			b.PutCursor(v.order[0])
		} else if len(v.scene.Spots) > 0 {
			b.PutCursor(tableau.ASpot(v.scene.Spots[0].ID))
		}
		return
	}
	best, nearest := tableau.Input{}, math.Inf(1)
	start := from.Centre()
	for _, in := range v.stops() {
		box, _ := v.scene.Box(in)
		end := box.Centre()
		along := (end.X-start.X)*float64(dx) + (end.Y-start.Y)*float64(dy)
		across := math.Abs((end.X-start.X)*float64(dy)) + math.Abs((end.Y-start.Y)*float64(dx))
		if along > 1 && in != v.cursor && along >= across*0.5 {
			if far := along + 3*across; far < nearest {
				best, nearest = in, far
			}
		}
	}
	if best.Kind != 0 {
		b.PutCursor(best)
	}
}
