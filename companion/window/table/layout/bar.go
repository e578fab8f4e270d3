package layout

import (
	"fyne.io/fyne/v2"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// Bar is the row of buttons below the board. Where they do not fit into one line they lose their icons, and
// where they do not even then, they are low: so they are whole in every window, in two lines at most.
type Bar struct {
	Content *fyne.Container
	Buttons []*widgets.Button

	art   []art // of the buttons where there is room
	tried tried
	high  float32
}

// art is what a button shows before its text.
type art struct{ icon, picture fyne.Resource }

// tried is that for which the form of the buttons was chosen.
type tried struct {
	width float32
	small bool
	seen  uint64 // a bit for each visible button
	theme *look.Theme
}

// NewBar returns the row of some buttons.
func NewBar(buttons ...*widgets.Button) *Bar {
	b := &Bar{Content: widgets.NewRow(), Buttons: buttons}
	for _, button := range buttons {
		b.Content.Add(button)
		b.art = append(b.art, art{button.Icon, button.Picture})
	}
	return b
}

// heightAt returns the height of the row at a width, and gives the buttons the form in which they fit into it.
func (b *Bar) heightAt(width float32, small bool) float32 {
	now := tried{width: width, small: small, theme: look.Current()}
	for i, button := range b.Buttons {
		if button.Visible() {
			now.seen |= 1 << i
		}
	}
	if now == b.tried {
		return b.high
	}
	b.tried = now
	for _, form := range []struct{ tall, bare bool }{{!small, false}, {!small, true}, {false, true}} {
		line := float32(0)
		for i, button := range b.Buttons {
			if button.Tall = form.tall; form.bare {
				button.Icon, button.Picture = nil, nil
			} else {
				button.Icon, button.Picture = b.art[i].icon, b.art[i].picture
			}
			button.Refresh()
			if button.Visible() {
				line = max(line, button.MinSize().Height)
			}
		}
		if b.high = widgets.HeightAt(b.Content, width); b.high <= line {
			break
		}
	}
	b.Content.Refresh() // the buttons have other widths now, though the row may keep its size
	return b.high
}
