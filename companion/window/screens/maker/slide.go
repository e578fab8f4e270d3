package maker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// slide is a knob on a bar with a stop for each answer to a question, from little to much.
type slide struct {
	widget.BaseWidget
	name    string
	says    []string // by stops
	at      int
	changed func(at int)
	focused bool
}

var (
	_ fyne.Focusable  = (*slide)(nil)
	_ fyne.Tappable   = (*slide)(nil)
	_ fyne.Draggable  = (*slide)(nil)
	_ fyne.Accessible = (*slide)(nil)
)

func newSlide(name string, says []string, at int, changed func(at int)) *slide {
	s := &slide{name: name, says: says, at: at, changed: changed}
	s.ExtendBaseWidget(s)
	return s
}

// set goes to a stop, the nearest that there is.
func (s *slide) set(to int) {
	if to = max(0, min(to, len(s.says)-1)); to != s.at {
		s.at = to
		s.Refresh()
		s.changed(to)
	}
}

// The radius of the knob and the room at both ends of the bar, in px at the usual size.
const (
	knob   = 14
	margin = 20
)

// stop returns where a stop is.
func (s *slide) stop(n int) fyne.Position {
	room := s.Size().Width - 2*margin
	return fyne.NewPos(margin+room*float32(n)/float32(max(1, len(s.says)-1)), s.Size().Height/2)
}

// to goes to the stop that is nearest to a place.
func (s *slide) to(x float32) {
	room := max(1, s.Size().Width-2*margin)
	s.set(int((x-margin)/room*float32(len(s.says)-1) + 0.5))
}

// Tapped implements fyne.Tappable.
func (s *slide) Tapped(at *fyne.PointEvent) { s.to(at.Position.X) }

// Dragged and DragEnd implement fyne.Draggable.
func (s *slide) Dragged(d *fyne.DragEvent) { s.to(d.Position.X) }
func (s *slide) DragEnd()                  {}

// FocusGained, FocusLost and TypedRune implement fyne.Focusable.
func (s *slide) FocusGained()   { s.focused = true; s.Refresh(); widgets.Reveal(s) }
func (s *slide) FocusLost()     { s.focused = false; s.Refresh() }
func (s *slide) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: the arrows to both sides move the knob.
func (s *slide) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyLeft:
		s.set(s.at - 1)
	case fyne.KeyRight:
		s.set(s.at + 1)
	default:
		widgets.Bubble(s, key)
	}
}

// AccessibilityLabel and AccessibilityRole implement fyne.Accessible.
func (s *slide) AccessibilityLabel() string             { return words.SheetField(s.name, s.says[s.at]) }
func (s *slide) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// MinSize implements fyne.CanvasObject.
func (s *slide) MinSize() fyne.Size { return fyne.NewSize(160, 48) }

// CreateRenderer implements fyne.Widget.
func (s *slide) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(s, s.draw) }

func (s *slide) draw(p *widgets.Painter) {
	now, end := look.Current(), len(s.says)-1
	bar := func(to int, width float32) *canvas.Rectangle {
		from, till := s.stop(0), s.stop(to)
		return p.Plate(now.Line, fyne.NewPos(from.X, from.Y-width/2), fyne.NewSize(till.X-from.X, width), width/2)
	}
	bar(end, 6)
	bar(s.at, 8).FillColor = now.Accent
	for i := range s.says {
		dot := float32(5)
		ink := now.Line
		if i <= s.at {
			ink = now.Accent
		}
		p.Plate(ink, s.stop(i).SubtractXY(dot, dot), fyne.NewSquareSize(2*dot), dot)
	}
	r := float32(knob)
	if s.focused {
		ring := p.Plate(look.Clear(now.Focus, 0), s.stop(s.at).SubtractXY(r+4, r+4), fyne.NewSquareSize(2*r+8), r+4)
		ring.StrokeColor, ring.StrokeWidth = now.Focus, 3
	}
	round := p.Plate(now.Accent, s.stop(s.at).SubtractXY(r, r), fyne.NewSquareSize(2*r), r)
	round.StrokeColor, round.StrokeWidth = now.Paper, 3
}
