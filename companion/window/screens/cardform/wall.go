package cardform

import (
	"fmt"
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/deck"
)

// wall is all cards of a deck in rows, of which only those in view are drawn. One of them is chosen: by a tap, or by the
// arrows. It is moved by dragging, or by the arrows with Ctrl.
type wall struct {
	widget.BaseWidget
	screen  *Screen
	page    *widgets.Page // around it
	deck    *deck.Deck
	fronts  *fronts
	chosen  int
	focused bool
	carried *carried
	faces   map[int]*canvas.Image
}

// carried is a card that is being dragged.
type carried struct {
	card, to int // to is before which card it would go
	at       fyne.Position
}

var (
	_ fyne.Focusable     = (*wall)(nil)
	_ fyne.Tappable      = (*wall)(nil)
	_ fyne.Draggable     = (*wall)(nil)
	_ fyne.Shortcutable  = (*wall)(nil)
	_ fyne.Accessible    = (*wall)(nil)
	_ desktop.Cursorable = (*wall)(nil)
)

const (
	cardGap   = 16
	leastCard = 176 // width in pixels
)

func newWall(s *Screen, work func(func() func()), card int) *wall {
	w := &wall{screen: s, fronts: newFronts(work), faces: map[int]*canvas.Image{}, deck: s.desk.now.deck}
	w.chosen = clip(card, w.deck)
	w.page = widgets.NewPage(0, w)
	w.page.Margin, w.page.OnScrolled = cardGap, w.Refresh
	w.ExtendBaseWidget(w)
	return w
}

// show shows a deck.
func (w *wall) show(now *reading) {
	other := w.deck.Size != now.deck.Size || len(w.deck.Cards) != len(now.deck.Cards)
	w.deck, w.fronts.from = now.deck, now.fronts
	w.chosen = clip(w.chosen, w.deck)
	if other {
		w.page.Again()
	}
	w.Refresh()
}

// choose chooses a card and brings it into view.
func (w *wall) choose(card int) {
	card = clip(card, w.deck)
	if card != w.chosen {
		w.chosen = card
		w.screen.fill(false)
	}
	at, size := w.place(card)
	w.page.Reach(w.Position().Y+at.Y-cardGap, size.Height+2*cardGap)
	w.Refresh()
}

// grid returns how many cards stand in a row, and the size of each.
func (w *wall) grid() (columns int, size fyne.Size) {
	width := max(w.Size().Width, leastCard)
	columns = max(1, int((width+cardGap)/(look.Current().Grow(leastCard)+cardGap)))
	size.Width = (width - float32(columns-1)*cardGap) / float32(columns)
	size.Height = size.Width * float32(w.deck.Size.Height/w.deck.Size.Width)
	return columns, size
}

// place returns where a card is.
func (w *wall) place(card int) (fyne.Position, fyne.Size) {
	columns, size := w.grid()
	return fyne.NewPos(float32(card%columns)*(size.Width+cardGap), float32(card/columns)*(size.Height+cardGap)), size
}

// under returns the card at a place, and whether the place is in the right half of it.
func (w *wall) under(at fyne.Position) (card int, right bool) {
	columns, size := w.grid()
	column := max(0, min(columns-1, int((at.X+cardGap/2)/(size.Width+cardGap))))
	row := max(0, int((at.Y+cardGap/2)/(size.Height+cardGap)))
	card = row*columns + column
	if card >= len(w.deck.Cards) {
		return len(w.deck.Cards) - 1, true
	}
	return card, at.X > float32(column)*(size.Width+cardGap)+size.Width/2
}

// inView returns the first card in view, and the one behind the last.
func (w *wall) inView() (from, to int) {
	columns, size := w.grid()
	top, height := w.page.View()
	top -= w.Position().Y
	from = max(0, int(top/(size.Height+cardGap))) * columns
	to = (int(max(0, top+height)/(size.Height+cardGap)) + 1) * columns
	return min(from, len(w.deck.Cards)), min(to, len(w.deck.Cards))
}

// MinSize implements fyne.CanvasObject: the height follows from the width.
func (w *wall) MinSize() fyne.Size {
	at, size := w.place(len(w.deck.Cards) - 1)
	return fyne.NewSize(leastCard, at.Y+size.Height)
}

// Resize implements fyne.CanvasObject.
func (w *wall) Resize(size fyne.Size) {
	if size != w.Size() {
		w.BaseWidget.Resize(size)
		w.Refresh()
	}
}

// Refresh implements fyne.CanvasObject: it also has those cards drawn that are in view and not drawn yet.
func (w *wall) Refresh() {
	w.BaseWidget.Refresh()
	from, to := w.inView()
	cards := make([]int, 0, to-from+1)
	if w.chosen >= from && w.chosen < to { // while somebody types
		cards = append(cards, w.chosen)
	}
	for card := from; card < to; card++ {
		cards = append(cards, card)
	}
	w.fronts.draw(cards, w.pixels(), w.Refresh)
}

// pixels returns the size of a card in pixels of the display.
func (w *wall) pixels() image.Point {
	_, size := w.grid()
	density := widgets.Density(w)
	return image.Pt(int(size.Width*density+0.5), int(size.Height*density+0.5))
}

// CreateRenderer implements fyne.Widget.
func (w *wall) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(w, w.paint) }

func (w *wall) paint(p *widgets.Painter) {
	from, to := w.inView()
	for card := range w.faces {
		if card < from || card >= to {
			delete(w.faces, card)
			delete(w.fronts.last, card)
		}
	}
	for card := from; card < to; card++ {
		at, size := w.place(card)
		w.paintCard(p, card, at, size)
	}
	if c := w.carried; c != nil {
		now := look.Current()
		at, size := w.place(min(c.to, len(w.deck.Cards)-1))
		x := at.X - cardGap/2
		if c.to == len(w.deck.Cards) {
			x += size.Width + cardGap
		}
		p.Line(now.Focus, 5, fyne.NewPos(x, at.Y), fyne.NewPos(x, at.Y+size.Height))
		small := fyne.NewSize(size.Width*0.6, size.Height*0.6)
		if face := w.fronts.face(c.card, w.pixels()); face != nil {
			corner := c.at.SubtractXY(small.Width/2, small.Height/2)
			p.Image(face, corner, small).CornerRadius = 6
			ring(p, now.Focus, 3, corner, small)
		}
	}
}

// paintCard paints a card at a place.
func (w *wall) paintCard(p *widgets.Painter, card int, at fyne.Position, size fyne.Size) {
	now := look.Current()
	const corner = 8
	p.Plate(now.Paper, at, size, corner)
	if drawn := w.fronts.face(card, w.pixels()); drawn != nil {
		face := w.faces[card]
		if face == nil || face.Image != drawn { // the library keeps what it has drawn of an object
			face = canvas.NewImageFromImage(drawn)
			face.ScaleMode, face.CornerRadius = canvas.ImageScaleFastest, corner
			w.faces[card] = face
		}
		p.Add(face, at, size)
	}
	ring(p, now.Line, 1, at, size)
	if card == w.chosen {
		width := float32(3)
		if w.focused {
			width = 6
		}
		ring(p, now.Focus, width, at.SubtractXY(4, 4), size.AddWidthHeight(8, 8))
	}
	if n := w.deck.Cards[card].Count; n > 1 {
		high, room := now.Grow(26), now.Grow(10)
		text := p.Text(fmt.Sprintf("× %d", n), look.Light.Ink, now.Grow(15), look.Bold, size.Width)
		wide := text.Size().Width + 2*room
		corner := at.AddXY(size.Width-wide-8, size.Height-high/2) // where no words stand
		p.Objects = p.Objects[:len(p.Objects)-1]
		plate := p.Plate(look.Light.Paper, corner, fyne.NewSize(wide, high), high/2)
		plate.StrokeColor, plate.StrokeWidth = look.Light.Line, 1
		p.Add(text, corner.AddXY(room, (high-text.Size().Height)/2), text.Size())
	}
}

func ring(p *widgets.Painter, ink color.Color, width float32, at fyne.Position, size fyne.Size) {
	around := p.Plate(color.Transparent, at, size, 10)
	around.StrokeColor, around.StrokeWidth = ink, width
}

// Cursor implements desktop.Cursorable.
func (w *wall) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel and AccessibilityRole implement fyne.Accessible.
func (w *wall) AccessibilityLabel() string {
	return words.CardNth(w.chosen+1, len(w.deck.Cards), words.Short(w.deck.Cards[w.chosen].Title, 60))
}
func (w *wall) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Tapped implements fyne.Tappable.
func (w *wall) Tapped(event *fyne.PointEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(w); c != nil { // then the arrows go on from here
		c.Focus(w)
	}
	w.screen.when(func() {
		card, _ := w.under(event.Position)
		w.choose(card)
	})
}

// Dragged implements fyne.Draggable. Near the edge of the page it goes on.
func (w *wall) Dragged(event *fyne.DragEvent) {
	if w.carried == nil {
		card, _ := w.under(event.Position.Subtract(event.Dragged))
		w.carried = &carried{card: card}
		w.choose(card)
	}
	c := w.carried
	c.at = event.Position
	over, right := w.under(event.Position)
	if c.to = over; right {
		c.to++
	}
	const edge = 40
	top, height := w.page.View()
	switch y := event.Position.Y + w.Position().Y; {
	case y < top+edge:
		w.page.Key(&fyne.KeyEvent{Name: fyne.KeyUp})
	case y > top+height-edge:
		w.page.Key(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	w.Refresh()
}

// DragEnd implements fyne.Draggable: the card goes where it was let go.
func (w *wall) DragEnd() {
	c := w.carried
	if w.carried = nil; c == nil {
		return
	}
	if c.to > c.card {
		c.to--
	}
	w.Refresh()
	w.screen.move(func() (from, to int) { return clip(c.card, w.deck), c.to })
}

// step returns how far a key goes, in cards.
func (w *wall) step(key fyne.KeyName) int {
	columns, size := w.grid()
	_, height := w.page.View()
	rows := max(1, int(height/(size.Height+cardGap)))
	all := len(w.deck.Cards)
	return map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -columns, fyne.KeyDown: columns,
		fyne.KeyPageUp: -rows * columns, fyne.KeyPageDown: rows * columns, fyne.KeyHome: -all, fyne.KeyEnd: all}[key]
}

// TypedKey implements fyne.Focusable.
func (w *wall) TypedKey(key *fyne.KeyEvent) {
	switch step := w.step(key.Name); {
	case step != 0:
		w.screen.when(func() { w.choose(w.chosen + step) })
	case key.Name == fyne.KeySpace || key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter:
		w.screen.focus(w.screen.form.title)
	case key.Name == fyne.KeyDelete || key.Name == fyne.KeyBackspace:
		w.screen.out()
	default:
		widgets.Bubble(w, key)
	}
}

// TypedShortcut implements fyne.Shortcutable: Ctrl and an arrow move the card.
func (w *wall) TypedShortcut(shortcut fyne.Shortcut) {
	if keys, ok := shortcut.(*desktop.CustomShortcut); ok && w.step(keys.KeyName) != 0 {
		w.screen.by(w.step(keys.KeyName))
		return
	}
	w.screen.shortcut(shortcut)
}

// TypedRune, FocusGained and FocusLost implement fyne.Focusable.
func (w *wall) TypedRune(rune) {}
func (w *wall) FocusGained()   { w.focused = true; w.choose(w.chosen) }
func (w *wall) FocusLost()     { w.focused = false; w.Refresh() }
