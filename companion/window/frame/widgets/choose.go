package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Pick is a row of buttons of which exactly one is chosen, like radio buttons.
type Pick struct {
	// Row is the object to put on the screen.
	Row     *fyne.Container
	Buttons []*Button
	// OnChanged is called with the index of the button that was chosen.
	OnChanged func(int)
	chosen    int
}

// NewPick returns a row of choices with the one at index chosen marked; -1 marks none.
func NewPick(choices []string, chosen int, changed func(int)) *Pick {
	p := &Pick{Row: NewRow(), OnChanged: changed, chosen: -1}
	for i, text := range choices {
		b := NewButton(text, nil, func() {
			if p.chosen != i {
				p.Set(i)
				if p.OnChanged != nil {
					p.OnChanged(i)
				}
			}
		})
		p.Buttons = append(p.Buttons, b)
		p.Row.Add(b)
	}
	p.Set(chosen)
	return p
}

// Chosen returns the index of the chosen button.
func (p *Pick) Chosen() int { return p.chosen }

// Set marks a choice without calling OnChanged.
func (p *Pick) Set(chosen int) {
	p.chosen = chosen
	for i, b := range p.Buttons {
		if on := i == chosen; b.Chosen != on || b.Icon == nil {
			b.Chosen, b.Icon = on, theme.RadioButtonIcon()
			if on {
				b.Icon = theme.RadioButtonCheckedIcon()
			}
			b.Refresh()
		}
	}
	p.Row.Refresh()
}

// NewCheck returns a button that is on or off.
func NewCheck(text string, on bool, changed func(bool)) *Button {
	b := NewButton(text, nil, nil)
	show := func() {
		b.Chosen, b.Icon = on, theme.CheckButtonIcon()
		if on {
			b.Icon = theme.CheckButtonCheckedIcon()
		}
	}
	show()
	b.OnTapped = func() {
		on = !on
		show()
		b.Refresh()
		changed(on)
	}
	return b
}

// Field returns a control with its name above it and a text of help between the two. Help may be "".
func Field(name, help string, control fyne.CanvasObject) *fyne.Container {
	head := Words(name, theme.SizeNameText, bold)
	if help == "" {
		return container.New(Column{Gap: 2}, head, control)
	}
	return container.New(Column{Gap: 2}, container.New(Column{Gap: -12}, head, Quiet(help)), control)
}

var bold = fyne.TextStyle{Bold: true}
