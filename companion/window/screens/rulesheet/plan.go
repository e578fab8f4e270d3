package rulesheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/sequel"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/grid"
	"homespun/rulesets"
)

// plan is a board as it would be, on which the spaces are marked that become otherwise.
type plan struct {
	widget.BaseWidget
	easel  *easel
	marked []grid.Space
}

var _ fyne.Accessible = (*plan)(nil)

func newPlan(f engines.Field, was, is string, theme *rulesets.Theme) *plan {
	p := &plan{marked: sequel.Spaces(was, is), easel: &easel{signs: f.Signs, brush: -1,
		icon: func(word string) fyne.Resource { return widgets.Icon(theme.Icon(word, 1)) }}}
	p.easel.read(is)
	p.easel.row = -1 // no space is chosen
	p.ExtendBaseWidget(p)
	return p
}

// side is the width of a space in pixels.
func (p *plan) side() float32 { return 20 }

// MinSize implements fyne.CanvasObject.
func (p *plan) MinSize() fyne.Size {
	return fyne.NewSize(p.side()*float32(len(p.easel.cells[0]))+4, p.side()*float32(len(p.easel.cells))+4)
}

// CreateRenderer implements fyne.Widget.
func (p *plan) CreateRenderer() fyne.WidgetRenderer {
	return widgets.Painted(p, func(painter *widgets.Painter) { p.easel.drawAt(painter, p.side(), p.marked) })
}

// AccessibilityLabel and AccessibilityRole implement fyne.Accessible.
func (p *plan) AccessibilityLabel() string             { return words.SheetBoard }
func (p *plan) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
