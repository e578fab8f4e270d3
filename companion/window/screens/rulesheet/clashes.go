package rulesheet

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// named returns the fields that a problem names, in their parts: of a clash all that could be changed instead. A
// table of plain values is one place.
func (s *Screen) named(wrong rulesets.Finding) (list [][]string) {
	if !wrong.Error || wrong.Key == "" {
		return nil
	}
	for _, name := range append([]string{wrong.Key}, wrong.Also...) {
		key, _ := s.mark(name)
		if !slices.ContainsFunc(list, func(one []string) bool { return slices.Equal(one, key) }) && key != nil {
			list = append(list, key)
		}
	}
	return list
}

// concerns reports whether a problem is about a field, or about a part of it.
func (s *Screen) concerns(wrong rulesets.Finding, key []string) bool {
	return slices.ContainsFunc(s.named(wrong), func(place []string) bool { return below(place, key) })
}

// below reports whether a key is another one, or that of a part of its field.
func below(key, of []string) bool { return len(key) >= len(of) && slices.Equal(key[:len(of)], of) }

// says adds to a column what is wrong, and for each place of it that is not here a button that leads there. It returns
// these buttons.
func (s *Screen) says(column *fyne.Container, wrong rulesets.Finding, here func(key []string) bool) (ways []opener) {
	column.Add(widgets.Danger(widgets.Text(words.Finding(0, wrong.Message, wrong.Suggestion))))
	row := widgets.NewRow()
	for _, key := range s.named(wrong) {
		if here(key) {
			continue
		}
		f, _ := s.game.FieldAt(key)
		of, _ := s.game.FieldAt(key[:1])
		v, _ := s.text.Rules.ValueIn(key)
		said := words.SheetField(s.label(key), words.Short(s.inWords(f, v), 40))
		b := widgets.NewButton(said, theme.NavigateNextIcon(), func() {
			s.openFrom(of.Clause.ID(s.game.Definition.Info.Prefix), key)
		})
		ways = append(ways, opener{key, b})
		row.Add(b)
	}
	if b := s.fit(wrong, s.shell.Refocus); b != nil {
		row.Add(b)
	}
	if len(row.Objects) > 0 {
		column.Add(widgets.Indent(8, row))
	}
	return ways
}

// fit returns the button that writes what does not clash, and then does what is to be done after it; nil if nothing is
// proposed.
func (s *Screen) fit(wrong rulesets.Finding, after func()) *widgets.Button {
	if wrong.Fit == nil {
		return nil
	}
	key := s.text.Rules.Parts(wrong.Key)
	f, _ := s.game.FieldAt(key)
	return widgets.NewButton(words.SheetFit(words.Short(s.inWords(f, wrong.Fit), 60)), theme.ConfirmIcon(),
		func() {
			s.last = key
			said := s.change(key, wrong.Fit)
			after()
			if said != "" {
				s.shell.Say(words.HouseRules, said)
			}
		})
}

// margin puts a bar at the left of what differs from the standard, and a wider one in another colour at the left of
// what clashes.
func margin(o fyne.CanvasObject, differs, clashes bool) fyne.CanvasObject {
	now, wide := look.Current(), float32(4)
	bar := canvas.NewRectangle(look.Clear(now.Focus, 0))
	switch {
	case clashes:
		bar.FillColor, wide = now.Refuse, 8
	case differs:
		bar.FillColor = now.Focus
	}
	bar.SetMinSize(fyne.NewSize(wide, 4))
	return container.NewBorder(nil, nil, bar, nil, o)
}

// tellWhy says on the buttons of Play and Print, and beside them, why the rules cannot be played; nothing if they can.
func (s *Screen) tellWhy() {
	wrong, broken := s.text.Problem()
	said := ""
	if broken {
		line := wrong.Line
		if s.named(wrong) != nil { // a place on the sheet says more than a line of the file
			line = 0
		}
		said = words.SheetCannotPlay(words.Finding(line, wrong.Message, wrong.Suggestion))
	}
	if s.why.Text != said {
		s.why.SetText(said)
		widgets.SetVisible(s.why, broken)
		s.root.Refresh()
	}
	for _, b := range []*widgets.Button{s.play, s.print} {
		b.Name = said
		b.SetEnabled(!broken)
	}
}
