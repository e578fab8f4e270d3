package rulesheet

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// picture returns the picture of a drawing that is printed.
func (m *mender) picture(d *drawing.Drawing) *widgets.Picture {
	return widgets.NewDrawn(d, 1.3, m.shell.Work) // a high card is drawn smaller, so that several are seen
}

// display returns what is printed of a thing, as wide as a part of its room, and a function that draws it
// anew.
func (m *mender) display(key []string, part int) (shown fyne.CanvasObject, draw func()) {
	grid := widgets.NewGrid(260, part)
	draw = func() {
		if d := m.desk.now.printed(key); d != nil {
			grid.Objects = []fyne.CanvasObject{m.picture(d)}
			grid.Refresh()
		}
	}
	draw()
	return grid, draw
}

// places returns the buttons that move a thing of a table to another place, which a field of each gives.
func (t *tables) places(order string, ids []string, at int) fyne.CanvasObject {
	move := func(icon fyne.Resource, name string, by int) fyne.CanvasObject {
		b := widgets.NewButton("", icon, func() {
			t.place.moved = name
			t.move(order, ids[at], by)
		})
		b.Plain, b.Name = true, name
		possible := at+by >= 0 && at+by < len(ids)
		if b.SetEnabled(possible); possible && t.place.moved == name {
			t.place.first = b // it was pressed, and may be again
		}
		return b
	}
	called := t.desk.now.called(append(slices.Clone(t.place.at), ids[at]))
	return widgets.NewRow(move(theme.NavigateBackIcon(), words.SheetEarlier(called), -1),
		move(theme.NavigateNextIcon(), words.SheetLater(called), 1))
}

// move moves a thing of a table by some places: only the numbers of the order change that have to.
func (t *tables) move(field, id string, by int) {
	at := t.place.at
	t.place.last = at // the button that was pressed has the keys
	t.desk.changeBy(t.desk.now, func(text *manuscript.Manuscript) (changes []rulesets.Change) {
		table, ids := entries(text.Rules, at)
		from := slices.Index(ids, id)
		to := from + by
		if from < 0 || to < 0 || to >= len(ids) {
			return nil
		}
		number := func(id string) int64 {
			thing, _ := table[id].(map[string]any)
			n, _ := thing[field].(int64)
			return n
		}
		moved := slices.Insert(slices.Delete(slices.Clone(ids), from, from+1), to, id)
		next := number(ids[0])
		for i, one := range moved {
			if i > 0 {
				next = max(number(ids[i]), next+1) // of the same number the names decide
			}
			if number(one) != next {
				key := append(slices.Clone(at), one, field)
				changes = append(changes, rulesets.Change{Key: key, Value: next})
			}
		}
		return changes
	}, t.told)
}

// tile returns the card of a thing: what is printed of it, or its picture, its name and its values.
func (t *tables) tile(f engines.Field, key []string) fyne.CanvasObject {
	v, _ := t.desk.now.rules.ValueIn(key)
	thing, _ := v.(map[string]any)
	name := widgets.Words(words.Sentence(t.desk.now.called(key)), theme.SizeNameText, look.Bold)
	column := container.New(widgets.Column{Gap: -8}, name)
	if d := t.desk.now.printed(key); d != nil {
		return t.opens(key, container.New(widgets.Column{Gap: 0}, name, t.picture(d)))
	}
	for _, field := range f.Entry {
		if value, ok := thing[field.Key]; ok && field.Shape == engines.PlainShape {
			column.Add(widgets.Quiet(words.SheetField(field.Label,
				words.Short(t.desk.now.inWords(field, value), 60))))
		}
	}
	content := fyne.CanvasObject(column)
	if picture := t.portrait(f, key[len(key)-1], thing); picture != nil {
		content = container.NewBorder(nil, nil, container.New(widgets.Middle{}, picture), nil, column)
	}
	return t.opens(key, content)
}

// opens returns the tile of a thing, which opens it. The thing that was opened last has the keys.
func (t *tables) opens(key []string, content fyne.CanvasObject) fyne.CanvasObject {
	tile := widgets.NewTile(t.desk.now.called(key), content, func() { t.open(t.place.from, key) })
	if slices.Equal(key, t.place.last) {
		t.place.first = tile
	}
	return margin(tile, t.desk.now.changed(key), t.desk.now.concerns(key))
}

// portrait returns the picture of a thing: its icon, that of the theme, or its colour; nil if it has none.
func (t *tables) portrait(f engines.Field, id string, thing map[string]any) fyne.CanvasObject {
	names := []string{t.desk.now.speaker.Theme.Icon(id, 1)}
	for _, field := range f.Entry {
		said, _ := thing[field.Key].(string)
		switch field.Shape {
		case engines.ColourShape:
			if shown := parts.Colour(said, drawing.None); shown != drawing.None {
				return widgets.NewDisc(shown, 40)
			}
		case engines.FigureShape:
			names = append(names, said, field.Prefix+said)
		}
	}
	if found := icon(append(names, id)...); found != nil {
		return widgets.NewIcon(found, 48)
	}
	return nil
}

// icon returns the first icon of some names; nil if there is none.
func icon(names ...string) fyne.Resource {
	for _, name := range names {
		if found := widgets.Icon(name); found != nil && name != "" {
			return found
		}
	}
	return nil
}
