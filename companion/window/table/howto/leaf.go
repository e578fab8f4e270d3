package howto

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// leaf is a page of the booklet on which the clauses can be tapped. What a house rule has changed has a bar at its
// left, as on the rule sheet.
type leaf struct {
	widget.BaseWidget
	page    *drawing.Drawing
	picture *widgets.Picture
	places  []drawing.Place
	spots   []*widgets.Spot
}

var (
	_ fyne.Tappable  = (*leaf)(nil)
	_ widgets.Holder = (*leaf)(nil)
)

func newLeaf(page *drawing.Drawing, picture *widgets.Picture, changed map[string]bool,
	open func(clause string)) *leaf {
	l := &leaf{page: page, picture: picture, places: page.Places()}
	for _, place := range l.places {
		bar := canvas.NewRectangle(look.Clear(look.Light.Focus, 0))
		if changed[place.Name] {
			bar.FillColor = look.Light.Focus
		}
		bar.SetMinSize(fyne.NewSize(3, 3))
		spot := widgets.NewSpot(words.BookOpens(place.Name), container.NewBorder(nil, nil, bar, nil),
			func() { open(place.Name) })
		if spot.OnPaper = true; changed[place.Name] {
			spot.Ground = 0.10
		}
		l.spots = append(l.spots, spot)
	}
	l.ExtendBaseWidget(l)
	return l
}

// Tapped implements fyne.Tappable: a tap near a clause counts for it.
func (l *leaf) Tapped(at *fyne.PointEvent) {
	if spot := widgets.Near(l.spots, at.Position); spot != nil {
		spot.Tapped(nil)
	}
}

// objects are the picture and what lies over it.
func (l *leaf) objects() []fyne.CanvasObject {
	list := []fyne.CanvasObject{l.picture}
	for _, spot := range l.spots {
		list = append(list, spot)
	}
	return list
}

// Inside implements widgets.Holder.
func (l *leaf) Inside() fyne.CanvasObject { return container.NewWithoutLayout(l.objects()...) }

// CreateRenderer implements fyne.Widget: each spot lies over its place.
func (l *leaf) CreateRenderer() fyne.WidgetRenderer {
	return widgets.Kept(l, l.picture.MinSize, func(size fyne.Size) {
		l.picture.Resize(size)
		scale := size.Width / float32(l.page.Width)
		const beside = 6 // for the bar
		for i, place := range l.places {
			box := place.Box
			widgets.Put(l.spots[i], fyne.NewPos(float32(box.X)*scale-beside, float32(box.Y)*scale),
				fyne.NewSize(float32(box.Width)*scale+beside, float32(box.Height)*scale))
		}
	}, func() {}, l.objects()...)
}
