// Package hand lays out the dice and the choices of whoever decides.
package hand

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/layout"
	"homespun/companion/window/table/tray"
)

// gap is between the dice and the choices.
const gap = 6

// Hand is the layout of the panel with the dice at the left and the choices at the right, in the place of the
// faces that are tapped for real dice. It is as high as a tray with its faces, and at least as three rows of
// low buttons. Only more than that makes it grow, so that what is below it keeps its place.
type Hand struct {
	Tray *tray.Tray
	// Asked is where the buttons are, and Buttons are those. Rest stands in the middle while there are neither
	// dice nor buttons.
	Asked   fyne.CanvasObject
	Rest    *fyne.Container
	Buttons func() []Button
	// Real reports whether people roll real dice, Crowded whether no place is kept free, Small whether the
	// window is small.
	Real, Crowded, Small func() bool

	width float32
	rests string // for whom Rest was made
	// first is the first of the buttons that were tried, fits what came of it in each room.
	first *widgets.Button
	fits  map[room]fit
}

// Button is a button, with the icon that it has where there is room. Low says that it is never tall.
type Button struct {
	*widgets.Button
	Usual fyne.Resource
	Low   bool
}

// room is the room for buttons, and all else on which it depends how they fit into it.
type room struct {
	width, height float32
	small         bool
	theme         *look.Theme
}

// fit is the form in which buttons fit into a room, and how high they are there.
type fit struct {
	form
	high float32
}

// form is how the buttons look: tall, and with their icons.
type form struct{ tall, icons bool }

// Await has the faces of some people rest in the panel. who names them, so that they are made anew only for
// others.
func (h *Hand) Await(list func() []fyne.CanvasObject, who string) {
	if who != h.rests {
		h.rests, h.Rest.Objects = who, list()
		h.Rest.Refresh()
	}
}

// layHand returns the height at a width. With move it also puts the tray and the choices in their places.
func (h *Hand) layHand(width float32, move bool) float32 {
	asked, now := h.Asked, look.Current()
	button := max(now.Grow(48), now.Size(theme.SizeNameText)*1.4+16)
	h.Tray.Height = max(tray.LeastHeight(h.Real()), 3*button+2*widgets.RowGap)
	height := h.Tray.Height
	put := func(o fyne.CanvasObject, x, y, width, height float32) {
		if move {
			layout.Place(o, x, y, width, height)
		}
	}
	x, y, dice := float32(0), float32(0), h.Tray.MinSize().Height > 0
	free := height
	switch {
	case !dice && h.Crowded():
		height = 0
	case dice && h.Tray.Pending():
		y = height + gap
		free = 0
	case dice:
		x = h.Tray.Dice(width) + gap
		if h.Tray.Words != "" {
			free -= 1.5 * now.Size(theme.SizeNameCaptionText)
		}
	}
	instead := x > 0 && asked.Visible() && h.fit(width-x, free).high > height
	if instead { // so many choices take the place of dice that were read long ago
		x, free = 0, height
	}
	if move {
		widgets.SetVisible(h.Tray, !instead)
		widgets.SetVisible(h.Rest, !dice && !asked.Visible() && height > 0)
		high := widgets.HeightAt(h.Rest, width)
		put(h.Rest, 0, max(0, height-high)/2, width, high)
	}
	if dice {
		put(h.Tray, 0, 0, width, height)
	}
	if asked.Visible() {
		fits := h.fit(width-x, free)
		h.take(fits.form)
		put(asked, x, y+max(0, min(free, height)-fits.high)/2, width-x, fits.high)
		height = max(height, y+fits.high)
	}
	return height
}

// fit returns how the buttons fit into a width. They are low, and then without icons, if they do not fit
// into a height. What has been tried is not tried again: it has the buttons drawn anew.
func (h *Hand) fit(width, height float32) fit {
	if first := h.Buttons()[0].Button; h.first != first {
		h.first, h.fits = first, map[room]fit{}
	}
	here := room{width, height, h.Small(), look.Current()}
	if known, ok := h.fits[here]; ok {
		return known
	}
	var found fit
	for _, form := range []form{{!h.Small(), true}, {false, true}, {false, false}} {
		h.take(form)
		if found = (fit{form, widgets.HeightAt(h.Asked, width)}); found.high <= height {
			break
		}
	}
	h.fits[here] = found
	return found
}

// take gives the buttons a form.
func (h *Hand) take(f form) {
	for _, button := range h.Buttons() {
		tall, icon := f.tall && !button.Low, button.Usual
		if !f.icons {
			icon = nil
		}
		if button.Tall != tall || button.Icon != icon {
			button.Tall, button.Icon = tall, icon
			button.Refresh()
		}
	}
}

// Layout implements fyne.Layout.
func (h *Hand) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	h.layHand(size.Width, true)
}

// MinSize implements fyne.Layout.
func (h *Hand) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, h.layHand(cmp.Or(h.width, 300), false))
}
