package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Holder is a widget that contains other objects. Reveal and the tests use it to look inside.
type Holder interface{ Inside() fyne.CanvasObject }

// Inside implements Holder.
func (s *sheet) Inside() fyne.CanvasObject { return s.content }

// Reveal scrolls every scroll container around an object until the object is in the viewport. It is called
// for widgets that receive the focus.
func Reveal(o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	for _, around := range scrollsAround(o) {
		view, at := driver.AbsolutePositionForObject(around.object), driver.AbsolutePositionForObject(o)
		const room = 12
		scroll := around.scroll
		offset := scroll.Offset
		above := at.Y - view.Y - room
		below := at.Y + o.Size().Height + room - view.Y - scroll.Size().Height
		switch {
		case above < 0:
			offset.Y += above
		case below > 0:
			offset.Y += min(below, above)
		}
		left := at.X - view.X - room
		right := at.X + o.Size().Width + room - view.X - scroll.Size().Width
		switch {
		case left < 0:
			offset.X += left
		case right > 0:
			offset.X += min(right, left)
		}
		if offset != scroll.Offset {
			scroll.ScrollToOffset(fyne.NewPos(max(0, offset.X), max(0, offset.Y)))
		}
	}
}

// scrolling is a scroll container, and the object as which it is on the screen: itself, or the [reel] of a page.
type scrolling struct {
	object fyne.CanvasObject
	scroll *container.Scroll
}

// scrollsAround returns the scroll containers that hold an object, the innermost first. It looks in the
// topmost dialog if one is open, else in the window.
func scrollsAround(o fyne.CanvasObject) []scrolling {
	c := fyne.CurrentApp().Driver().CanvasForObject(o)
	if c == nil {
		return nil
	}
	root := c.Content()
	for _, d := range dialogs {
		if d.canvas == c {
			root = d.popup.Content
		}
	}
	return scrollsOver(root, o)
}

// scrollsOver returns the scroll containers below root that hold an object, the innermost first; nil if there
// are none.
func scrollsOver(root, o fyne.CanvasObject) []scrolling {
	var found []scrolling
	var look func(at fyne.CanvasObject) bool
	look = func(at fyne.CanvasObject) bool {
		if at == o {
			return true
		}
		switch at := at.(type) {
		case *fyne.Container:
			for _, child := range at.Objects {
				if look(child) {
					return true
				}
			}
		case *container.Scroll:
			if look(at.Content) {
				found = append(found, scrolling{at, at})
				return true
			}
		case *reel:
			if look(at.Content) {
				found = append(found, scrolling{at, &at.Scroll})
				return true
			}
		case Holder:
			return at.Inside() != nil && look(at.Inside())
		}
		return false
	}
	look(root)
	return found
}
