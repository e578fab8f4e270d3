package rulesheet

import (
	"image"
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/raster"
	"homespun/rulesets"
)

// printed returns the drawing of what is printed of a thing; nil if nothing is, or if the rules cannot be printed.
func (s *Screen) printed(key []string) *drawing.Drawing {
	if rules := s.text.Rules; s.prints.of != rules {
		s.prints.of, s.prints.things = rules, map[string]*drawing.Drawing{}
		if _, made, err := s.shell.Games.Parts(rules, nil); err == nil { // else it is said why they cannot be printed
			for _, part := range made {
				maps.Copy(s.prints.things, part.Things)
			}
		}
	}
	return s.prints.things[strings.Join(key, ".")]
}

// picture returns the picture of a drawing that is printed.
func (s *Screen) picture(d *drawing.Drawing) *widgets.Picture {
	p := widgets.NewPicture(fyne.NewSize(120, 40), s.shell.Work, nil)
	p.Ratio = float32(max(1.3, d.Width/d.Height)) // a high card is drawn smaller, so that several are seen
	p.SetDraw(func(width, height int) image.Image {
		return raster.Page(d, min(float64(width)/d.Width, float64(height)/d.Height))
	})
	return p
}

// display returns what is printed of a thing, as wide as a part of its room, and a function that draws it anew.
func (s *Screen) display(key []string, part int) (shown fyne.CanvasObject, draw func()) {
	grid := widgets.NewGrid(260, part)
	draw = func() {
		if d := s.printed(key); d != nil {
			grid.Objects = []fyne.CanvasObject{s.picture(d)}
			grid.Refresh()
		}
	}
	draw()
	return grid, draw
}

// places returns the buttons that move a thing of a table to another place.
func (s *Screen) places(ids []string, at int) fyne.CanvasObject {
	move := func(icon fyne.Resource, name string, to int) fyne.CanvasObject {
		b := widgets.NewButton("", icon, func() {
			s.moved = name
			s.move(ids, at, to)
		})
		b.Plain, b.Name = true, name
		possible := to >= 0 && to < len(ids)
		if b.SetEnabled(possible); possible && s.moved == name {
			s.first = b // it was pressed, and may be again
		}
		return b
	}
	called := s.called(append(slices.Clone(s.at), ids[at]))
	return widgets.NewRow(move(theme.NavigateBackIcon(), words.SheetEarlier(called), at-1),
		move(theme.NavigateNextIcon(), words.SheetLater(called), at+1))
}

// move moves a thing of a table to another place: only the numbers of the order change that have to.
func (s *Screen) move(ids []string, from, to int) {
	moved := slices.Delete(slices.Clone(ids), from, from+1)
	moved = slices.Insert(moved, to, ids[from])
	order := func(id string) []string { return append(slices.Clone(s.at), id, "order") }
	numbers := make([]int64, len(ids))
	for i, id := range ids {
		n, _ := s.text.Rules.ValueIn(order(id))
		numbers[i], _ = n.(int64)
		if i > 0 {
			numbers[i] = max(numbers[i], numbers[i-1]+1) // of the same number the names decide
		}
	}
	var changes []rulesets.Change
	for i, id := range moved {
		if n, _ := s.text.Rules.ValueIn(order(id)); n != numbers[i] {
			changes = append(changes, rulesets.Change{Key: order(id), Value: numbers[i]})
		}
	}
	s.last = s.at // the button that was pressed has the keys
	if wrong := s.do(changes...); wrong != "" {
		s.shell.Say(words.HouseRules, wrong)
	}
	s.shell.Refocus()
}

// tile returns the card of a thing: what is printed of it, or its picture, its name and its values.
func (s *Screen) tile(f engines.Field, key []string) fyne.CanvasObject {
	v, _ := s.text.Rules.ValueIn(key)
	thing, _ := v.(map[string]any)
	name := widgets.Words(words.Sentence(s.called(key)), theme.SizeNameText, look.Bold)
	column := container.New(widgets.Column{Gap: -8}, name)
	if d := s.printed(key); d != nil {
		return s.opens(key, container.New(widgets.Column{Gap: 0}, name, s.picture(d)))
	}
	for _, field := range f.Entry {
		if value, ok := thing[field.Key]; ok && field.Key != "order" && field.Key != "name" && field.Shape == 0 {
			column.Add(widgets.Quiet(words.SheetField(field.Label, words.Short(s.inWords(field, value), 60))))
		}
	}
	content := fyne.CanvasObject(column)
	if picture := s.portrait(key[len(key)-1], thing); picture != nil {
		content = container.NewBorder(nil, nil, container.New(widgets.Middle{}, picture), nil, column)
	}
	return s.opens(key, content)
}

// opens returns the tile of a thing, which opens it. The thing that was opened last has the keys.
func (s *Screen) opens(key []string, content fyne.CanvasObject) fyne.CanvasObject {
	tile := widgets.NewTile(s.called(key), content, func() { s.open(key) })
	if slices.Equal(key, s.last) {
		s.first = tile
	}
	wrong, _ := s.text.Problem()
	return margin(tile, s.changed(key), s.concerns(wrong, key))
}

// portrait returns the picture of a thing: its icon, that of the theme, or its colour; nil if it has none.
func (s *Screen) portrait(id string, thing map[string]any) fyne.CanvasObject {
	if colour, _ := thing["color"].(string); colour != "" {
		if shown := parts.Colour(colour, drawing.None); shown != drawing.None {
			return widgets.NewDisc(shown, 40)
		}
	}
	figure, _ := thing["figure"].(string)
	for _, name := range []string{s.speaker.Theme.Icon(id, 1), figure, "chess-" + figure, id} {
		if icon := widgets.Icon(name); icon != nil && name != "" {
			return widgets.NewIcon(icon, 48)
		}
	}
	return nil
}
