package maker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// scene is a small picture of what a power does: a row of what happens, from left to right.
type scene struct {
	widget.BaseWidget
	signs string
	self  string // the icon of the thing itself
}

func newScene(signs, self string) *scene {
	s := &scene{signs: signs, self: self}
	s.ExtendBaseWidget(s)
	return s
}

// mostSigns is how many signs a scene has at most.
const mostSigns = 6

// side is the width of a sign, in px.
func (s *scene) side() float32 {
	side := look.Current().Grow(32)
	if wide := s.Size().Width; wide > 0 {
		side = fyne.Min(side, wide/mostSigns)
	}
	return side
}

// MinSize implements fyne.CanvasObject.
func (s *scene) MinSize() fyne.Size { return fyne.NewSize(24*mostSigns, look.Current().Grow(40)) }

// CreateRenderer implements fyne.Widget.
func (s *scene) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(s, s.draw) }

func (s *scene) draw(p *widgets.Painter) {
	now, side := look.Current(), s.side()
	y := (s.Size().Height - side) / 2
	for i, sign := range s.signs {
		at := fyne.NewPos(float32(i)*side, y)
		middle := at.AddXY(side/2, side/2)
		switch sign {
		case '.':
			p.Plate(now.Line, middle.SubtractXY(2, 2), fyne.NewSquareSize(4), 2)
		case '-':
			p.Line(now.Ink, 3, middle.SubtractXY(side*0.3, 0), middle.AddXY(side*0.3, 0))
		case '>', '<':
			by := side * 0.28
			if sign == '<' {
				by = -by
			}
			tip := middle.AddXY(by, 0)
			p.Line(now.Ink, 3, middle.SubtractXY(by, 0), tip)
			p.Line(now.Ink, 3, tip.SubtractXY(by*0.8, side*0.2), tip)
			p.Line(now.Ink, 3, tip.SubtractXY(by*0.8, -side*0.2), tip)
		case '@':
			ring := p.Plate(look.Clear(now.Focus, 0.2), at.AddXY(1, 1), fyne.NewSquareSize(side-2), 6)
			ring.StrokeColor, ring.StrokeWidth = now.Focus, 1
			s.icon(p, s.self, at, side)
		default:
			s.icon(p, workshop.Signs()[string(sign)], at, side)
		}
	}
}

// icon draws an icon on a sign.
func (s *scene) icon(p *widgets.Painter, name string, at fyne.Position, side float32) {
	if icon := widgets.Icon(name); icon != nil {
		p.Add(widgets.NewIcon(icon, side*0.5), at.AddXY(side*0.1, side*0.1), fyne.NewSquareSize(side*0.8))
	}
}
