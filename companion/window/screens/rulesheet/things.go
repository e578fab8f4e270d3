package rulesheet

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// things returns what is shown in place of the sheet: the cards of a table of things, or all fields of one.
func (s *Screen) things() []fyne.CanvasObject {
	f, _ := s.game.FieldAt(s.at)
	v, _ := s.text.Rules.ValueIn(s.at)
	up := widgets.NewButton(words.Back, theme.NavigateBackIcon(), s.up)
	s.first = up
	title := widgets.Words(words.Sentence(s.title()), theme.SizeNameHeadingText, look.Title)
	head := container.New(widgets.Column{Gap: 0}, widgets.NewRow(up), title)
	list := []fyne.CanvasObject{head}
	if rulesets.IsThing(f) {
		return append(list, s.thing(f, title)...)
	}
	if wrong, broken := s.text.Problem(); broken {
		s.says(head, wrong, func(key []string) bool { return slices.Equal(key, s.at) })
	}
	head.Add(widgets.Quiet(f.Help))
	grid := widgets.NewGrid(260, 3)
	ids := slices.DeleteFunc(rulesets.Keys(f, v), func(id string) bool {
		table, _ := v.(map[string]any)
		return table[id] == nil
	})
	for i, id := range ids {
		key := append(slices.Clone(s.at), id)
		tile := s.tile(f, key)
		if slices.ContainsFunc(f.Entry, func(f engines.Field) bool { return f.Key == "order" }) {
			tile = container.New(widgets.Column{}, tile, s.places(ids, i))
		}
		grid.Add(tile)
	}
	return append(list, grid, widgets.NewRow(widgets.NewButton(words.SheetNewThing, theme.ContentAddIcon(),
		func() { s.begin(f, nil) })))
}

// up goes from a thing to its table, and from there to the sheet.
func (s *Screen) up() {
	s.last = s.at // what is around it has the keys
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
	var b *widgets.Button
	b = widgets.NewButton(words.Sentence(words.Short(value, 40)), nil, func() {
		s.first = b
		s.open(key)
	})
	if slices.Equal(key, s.last) {
		s.first = b // it has the keys when its dialog is closed
	}
	b.Name = words.SheetField(f.Label, value)
	if icon := widgets.Icon(value); icon != nil {
		b.Picture = icon
	} else if icon := widgets.Icon("chess-" + value); icon != nil {
		b.Picture = icon
	}
	return widgets.NewRow(b)
}

// thing returns all fields of a thing with their controls, and what can be done with it as a whole. Title follows its
// name.
func (s *Screen) thing(f engines.Field, title *widget.Label) []fyne.CanvasObject {
	key := slices.Clone(s.at)
	printed, draw := s.display(key, 3)
	problem := container.New(widgets.Column{Gap: -4})
	column := container.New(widgets.Column{Gap: 10})
	buttons := widgets.NewRow()
	var parts []fyne.CanvasObject
	mark := func() {
		title.SetText(words.Sentence(s.title()))
		buttons.Objects = s.whole(key)
		buttons.Refresh()
		wrong, broken := s.text.Problem()
		if problem.RemoveAll(); broken {
			s.says(problem, wrong, func(place []string) bool { return below(place, key) })
		}
		column.Objects = nil
		for i, field := range f.Entry {
			at := append(slices.Clone(key), field.Key)
			column.Objects = append(column.Objects, margin(parts[i], s.changed(at), s.concerns(wrong, at)))
		}
		column.Refresh()
	}
	set := func(key []string, to any) {
		err := s.text.Change(rulesets.Change{Key: key, Value: to})
		if errors.As(err, new(*manuscript.ChangedError)) { // the controls do not hold what is in the file
			s.did(err)
			return
		}
		s.speak()
		s.shell.Retitle()
		if mark(); err != nil {
			problem.Add(widgets.Danger(widgets.Text(s.problem(err))))
		}
		s.buttons()
		s.strip.ask()
		draw()
		s.page.Again()
	}
	for _, field := range f.Entry {
		at := append(slices.Clone(key), field.Key)
		control := s.control
		if field.Shape != engines.PlainShape && field.Shape != engines.ColourShape {
			control = s.opener // it is large
		}
		parts = append(parts, widgets.Field(field.Label, field.Help, control(field, at, set)))
	}
	mark()
	return []fyne.CanvasObject{printed, buttons, problem, widgets.Panel(column)}
}

// whole returns the buttons for what can be done with a thing as a whole.
func (s *Screen) whole(key []string) []fyne.CanvasObject {
	buttons := []fyne.CanvasObject{
		widgets.NewButton(words.SheetCopy, theme.ContentCopyIcon(), func() {
			table, _ := s.game.FieldAt(key[:len(key)-1])
			v, _ := s.text.Rules.ValueIn(key)
			s.begin(table, v)
		}),
		widgets.NewButton(words.SheetOut, theme.DeleteIcon(), func() {
			wrong := s.change(key, false)
			s.at = key[:len(key)-1]
			s.tell(wrong)
			s.show()
			s.shell.Refocus()
		}),
	}
	if standard, err := s.game.Standard(); err == nil && s.changed(key) && has(standard, key) { // else it is taken out
		buttons = append(buttons, widgets.NewButton(words.SheetBack, theme.HistoryIcon(), func() {
			if wrong := s.do(s.text.Back(key)...); wrong != "" {
				s.shell.Say(words.HouseRules, wrong)
			}
			s.shell.Refocus()
		}))
	}
	return buttons
}

// has reports whether rules have a value under a key.
func has(rules *rulesets.Ruleset, key []string) bool {
	_, there := rules.ValueIn(key)
	return there
}

// tell says what is wrong with a change, "" if nothing is, unless the page says so itself.
func (s *Screen) tell(wrong string) {
	if f, broken := s.text.Problem(); wrong != "" && !(broken && wrong == words.Finding(0, f.Message, f.Suggestion)) {
		s.shell.Say(words.HouseRules, wrong)
	}
}

// begin asks for the name of a new thing and adds it: like another one, or like the first of its table, which in an
// empty one is the first of the standard's.
func (s *Screen) begin(table engines.Field, like any) {
	at := s.at
	if f, _ := s.game.FieldAt(at); rulesets.IsThing(f) {
		at = at[:len(at)-1]
	}
	now, _ := s.text.Rules.ValueIn(at)
	things, _ := now.(map[string]any)
	var usual map[string]any
	if standard, err := s.game.Standard(); err == nil {
		v, _ := standard.ValueIn(at)
		usual, _ = v.(map[string]any)
	}
	for _, others := range []map[string]any{things, usual} {
		for _, id := range rulesets.Keys(table, others) {
			if like == nil {
				like = others[id]
			}
		}
	}
	add := func(id, name string) {
		thing := map[string]any{}
		pattern, _ := like.(map[string]any)
		maps.Copy(thing, pattern)
		for _, f := range table.Entry {
			switch {
			case f.Key == "name":
				thing[f.Key] = name
			case f.Shape == engines.LetterShape:
				thing[f.Key] = s.freeLetter(table.Key, things, f.Key)
			case f.Key == "order": // the others keep their places, and the colours that go with these
				thing[f.Key] = min(last(things)+1, int64(f.Max))
			}
		}
		key := append(slices.Clone(at), id)
		s.tell(s.change(key, thing))
		if _, there := s.text.Rules.ValueIn(key); there {
			s.open(key)
		}
	}
	if free := freeKeys(table, things, usual); free != nil { // the keys are given: a digit, or one of a list
		if len(free) == 0 {
			s.tell(words.SheetAllThere)
			return
		}
		add(free[0], s.speaker.KeyName(free[0]))
		return
	}
	s.typed(words.SheetThingCalled, "", "", words.SheetNewThing, func(name string) {
		id := idOf(name)
		for n, base := 2, id; things[id] != nil; n++ {
			id = base + "-" + strconv.Itoa(n)
		}
		add(id, name)
	})
}

// idOf returns the id of a thing that somebody has given a name: its letters and digits, with - where anything else
// stands. A number fits behind it, as an id has at most 24 signs.
func idOf(name string) string {
	parts := strings.FieldsFunc(strings.ToLower(text.Clean(name, 40)), func(r rune) bool {
		return !unicode.In(r, unicode.L, unicode.M, unicode.Nd)
	})
	return cmp.Or(strings.TrimRight(text.Cut(strings.Join(parts, "-"), 20, ""), "-"), "thing")
}

// freeKeys returns the keys of a table that are not used yet, where the keys are given, as in the standard; nil where
// they are words of the family's own.
func freeKeys(table engines.Field, things, usual map[string]any) []string {
	keys := table.Keys
	if len(keys) == 0 {
		for id := range usual {
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

// last returns the largest number of the order that a thing has.
func last(things map[string]any) (largest int64) {
	for _, e := range things {
		thing, _ := e.(map[string]any)
		n, _ := thing["order"].(int64)
		largest = max(largest, n)
	}
	return largest
}

// freeLetter returns a letter that no thing of a table has yet, and that stands for nothing else where these letters
// are used.
func (s *Screen) freeLetter(table string, things map[string]any, field string) string {
	taken := map[string]any{}
	for _, e := range things {
		thing, _ := e.(map[string]any)
		letter, _ := thing[field].(string)
		taken[letter] = true
	}
	for _, f := range s.game.Definition.Info.Fields {
		for _, sign := range f.Signs {
			if f.Names == table {
				taken[string(sign.Sign)] = true
			}
		}
	}
	return append(letters(taken), "A")[0]
}
