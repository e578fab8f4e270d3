package rulesheet

import (
	"image"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/files"
	"homespun/printables/drawing"
	"homespun/printables/raster"
	"homespun/rulesets"
)

// things returns what is shown in place of the sheet: the cards of a table of things, or all fields of one.
func (s *Screen) things() []fyne.CanvasObject {
	f, _ := s.game.FieldAt(s.at)
	v, _ := s.text.Rules.ValueIn(s.at)
	up := kit.NewButton(words.Back, theme.NavigateBackIcon(), s.up)
	s.first = up
	head := container.New(kit.Column{Gap: 0}, kit.NewRow(up),
		kit.Words(words.Sentence(s.title()), theme.SizeNameHeadingText, look.Title))
	if wrong, broken := s.text.Problem(); broken {
		problem := kit.Text(words.Finding(0, wrong.Message, wrong.Suggestion))
		problem.Importance = widget.DangerImportance
		head.Add(problem)
	}
	list := []fyne.CanvasObject{head}
	if rulesets.IsThing(f) {
		return append(list, s.thing(f, v)...)
	}
	head.Add(kit.Quiet(f.Help))
	grid := kit.NewGrid(260, 3)
	ids := slices.DeleteFunc(rulesets.Keys(f, v), func(id string) bool {
		table, _ := v.(map[string]any)
		return table[id] == nil
	})
	for i, id := range ids {
		key := append(slices.Clone(s.at), id)
		tile := s.tile(f, key)
		if slices.ContainsFunc(f.Entry, func(f engines.Field) bool { return f.Key == "order" }) {
			tile = container.New(kit.Column{}, tile, s.places(ids, i))
		}
		grid.Add(tile)
	}
	return append(list, grid, kit.NewRow(kit.NewButton(words.SheetNewThing, theme.ContentAddIcon(),
		func() { s.begin(f, nil) })))
}

// up goes from a thing to its table, and from there to the sheet.
func (s *Screen) up() {
	s.leave()
	s.page.Top()
	s.show()
	s.shell.Refocus()
}

// leave makes what is around the thing, or the table, the one that is shown.
func (s *Screen) leave() {
	if s.at = s.at[:len(s.at)-1]; len(s.at) == 0 {
		s.at = nil
	}
}

// title is the name of the thing, or of the table, that is shown.
func (s *Screen) title() string {
	if len(s.at) > 1 {
		return s.called(s.at)
	}
	return s.label(s.at)
}

// opener returns a button that opens a field in a dialog of its own.
func (s *Screen) opener(f engines.Field, key []string, _ setter) fyne.CanvasObject {
	v, _ := s.text.Rules.ValueIn(key)
	value := s.inWords(f, v)
	if value == "" {
		value = words.SheetNone
	}
	var b *kit.Button
	b = kit.NewButton(words.Sentence(words.Short(value, 40)), nil, func() {
		s.first = b
		s.open(key)
	})
	if slices.Equal(key, s.last) {
		s.first = b // it has the keys when its dialog is closed
	}
	b.Name = words.SheetField(f.Label, value)
	if icon := kit.Icon(value); icon != nil {
		b.Picture = icon
	} else if icon := kit.Icon("chess-" + value); icon != nil {
		b.Picture = icon
	}
	return kit.NewRow(b)
}

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
func (s *Screen) picture(d *drawing.Drawing) *kit.Picture {
	p := kit.NewPicture(fyne.NewSize(120, 40), s.shell.Work, nil)
	p.Ratio = float32(max(1.3, d.Width/d.Height)) // a high card is drawn smaller, so that several are seen
	p.SetDraw(func(width, height int) image.Image {
		return raster.Page(d, min(float64(width)/d.Width, float64(height)/d.Height))
	})
	return p
}

// places returns the buttons that move a thing of a table to another place.
func (s *Screen) places(ids []string, at int) fyne.CanvasObject {
	move := func(icon fyne.Resource, name string, to int) fyne.CanvasObject {
		b := kit.NewButton("", icon, func() {
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
	return kit.NewRow(move(theme.NavigateBackIcon(), words.SheetEarlier(called), at-1),
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
	name := kit.Words(words.Sentence(s.called(key)), theme.SizeNameText, look.Bold)
	column := container.New(kit.Column{Gap: -8}, name)
	if d := s.printed(key); d != nil {
		return s.opens(key, container.New(kit.Column{Gap: 0}, name, s.picture(d)))
	}
	for _, field := range f.Entry {
		if value, ok := thing[field.Key]; ok && field.Key != "order" && field.Key != "name" && field.Shape == 0 {
			column.Add(kit.Quiet(words.SheetField(field.Label, words.Short(s.inWords(field, value), 60))))
		}
	}
	content := fyne.CanvasObject(column)
	if picture := s.portrait(key[len(key)-1], thing); picture != nil {
		content = container.NewBorder(nil, nil, container.New(kit.Middle{}, picture), nil, column)
	}
	return s.opens(key, content)
}

// opens returns the tile of a thing, which opens it. The thing that was opened last has the keys.
func (s *Screen) opens(key []string, content fyne.CanvasObject) fyne.CanvasObject {
	tile := kit.NewTile(s.called(key), content, func() { s.open(key) })
	if slices.Equal(key, s.last) {
		s.first = tile
	}
	return margin(tile, s.changed(key))
}

// portrait returns the picture of a thing: its icon, that of the theme, or its colour; nil if it has none.
func (s *Screen) portrait(id string, thing map[string]any) fyne.CanvasObject {
	if colour, _ := thing["color"].(string); colour != "" {
		if rgb, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32); err == nil {
			return kit.NewDisc(drawing.RGB(uint32(rgb)), 40)
		}
	}
	figure, _ := thing["figure"].(string)
	for _, name := range []string{s.speaker.Theme.Icon(id, 1), figure, "chess-" + figure, id} {
		if icon := kit.Icon(name); icon != nil && name != "" {
			picture := canvas.NewImageFromResource(icon)
			picture.FillMode = canvas.ImageFillContain
			picture.SetMinSize(fyne.NewSquareSize(48))
			return picture
		}
	}
	return nil
}

// thing returns all fields of a thing with their controls, and what can be done with it as a whole.
func (s *Screen) thing(f engines.Field, v any) []fyne.CanvasObject {
	key := slices.Clone(s.at)
	printed := kit.NewGrid(260, 3)
	draw := func() {
		if d := s.printed(key); d != nil {
			printed.Objects = []fyne.CanvasObject{s.picture(d)}
			printed.Refresh()
		}
	}
	draw()
	problem := kit.Text("")
	problem.Importance = widget.DangerImportance
	set := func(key []string, to any) {
		err := s.text.Change(rulesets.Change{Key: key, Value: to})
		problem.SetText("")
		if err != nil {
			problem.SetText(s.problem(err))
		} else if f, broken := s.text.Problem(); broken {
			problem.SetText(words.Finding(0, f.Message, f.Suggestion))
		}
		s.buttons()
		s.strip.ask()
		draw()
		s.page.Again()
	}
	column := container.New(kit.Column{Gap: 10})
	for _, field := range f.Entry {
		at := append(slices.Clone(key), field.Key)
		_, owned := s.text.Rules.ValueIn(at)
		control := s.control
		if field.Shape != engines.PlainShape && field.Shape != engines.ColourShape {
			control = s.opener // it is large
		}
		part := kit.Field(field.Label, field.Help, control(field, at, set))
		column.Add(margin(part, owned && s.text.Rules.Own(at)))
	}
	buttons := kit.NewRow(
		kit.NewButton(words.SheetCopy, theme.ContentCopyIcon(), func() {
			table, _ := s.game.FieldAt(key[:len(key)-1])
			s.begin(table, v)
		}),
		kit.NewButton(words.SheetOut, theme.DeleteIcon(), func() {
			wrong := s.change(key, false)
			if s.at = key[:len(key)-1]; wrong != "" {
				s.shell.Say(words.HouseRules, wrong)
			}
			s.show()
			s.shell.Refocus()
		}))
	if s.changed(key) {
		buttons.Add(kit.NewButton(words.SheetBack, theme.HistoryIcon(), func() {
			if wrong := s.do(s.text.Back(key)...); wrong != "" {
				s.shell.Say(words.HouseRules, wrong)
			}
			s.shell.Refocus()
		}))
	}
	return []fyne.CanvasObject{printed, buttons, problem, kit.Panel(column)}
}

// begin asks for the name of a new thing and adds it: like another one, or like the first of its table.
func (s *Screen) begin(table engines.Field, like any) {
	at := s.at
	if f, _ := s.game.FieldAt(at); rulesets.IsThing(f) {
		at = at[:len(at)-1]
	}
	now, _ := s.text.Rules.ValueIn(at)
	things, _ := now.(map[string]any)
	if like == nil {
		for _, id := range rulesets.Keys(table, now) {
			if like = things[id]; like != nil {
				break
			}
		}
	}
	add := func(id, name string) {
		thing, _ := like.(map[string]any)
		thing = maps.Clone(thing)
		for _, f := range table.Entry {
			switch {
			case f.Key == "name":
				thing[f.Key] = name
			case f.Shape == engines.LetterShape:
				thing[f.Key] = freeLetter(things, f.Key)
			}
		}
		key := append(slices.Clone(at), id)
		if wrong := s.change(key, thing); wrong != "" {
			s.shell.Say(words.HouseRules, wrong)
		}
		if _, there := s.text.Rules.ValueIn(key); there {
			s.open(key)
		}
	}
	if free := freeKeys(table, things); free != nil { // the keys are given: a digit, or one of a list
		if len(free) > 0 {
			add(free[0], s.speaker.KeyName(free[0]))
		}
		return
	}
	s.typed(words.SheetThingCalled, "", words.SheetNewThing, func(name string) {
		id := strings.ReplaceAll(strings.ToLower(files.SafeName(name)), " ", "-")
		for n, base := 2, id; things[id] != nil; n++ {
			id = base + "-" + strconv.Itoa(n)
		}
		add(id, name)
	})
}

// freeKeys returns the keys of a table that are not used yet, where the keys are given; nil where they are words
// of the family's own.
func freeKeys(table engines.Field, things map[string]any) []string {
	keys := table.Keys
	if len(keys) == 0 {
		for id := range things {
			if len(id) != 1 || id[0] < '1' || id[0] > '9' {
				return nil
			}
		}
		keys = strings.Split("123456789", "")
	}
	free := []string{}
	for _, key := range keys {
		if things[key] == nil {
			free = append(free, key)
		}
	}
	return free
}

// freeLetter returns a letter that no thing has yet.
func freeLetter(things map[string]any, field string) string {
	for c := 'A'; c <= 'Z'; c++ {
		used := strings.ContainsRune("PTW", c) // tiles of the board have these
		for _, e := range things {
			thing, _ := e.(map[string]any)
			used = used || thing[field] == string(c)
		}
		if !used {
			return string(c)
		}
	}
	return "A"
}
