package rulesheet

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// place is where somebody is on the sheet.
type place struct {
	// at is the table of things, or the thing, that is shown in place of the sheet; nil is the sheet.
	at []string
	// last is the field that was opened last: it has the focus when its dialog is closed, on the card of the
	// clause from if it is there.
	last []string
	from string
	// first has the focus where no card has it.
	first fyne.Focusable
	moved string // the name of the button that moved a thing last
}

// leave makes what is around the thing, or the table, the one that is shown.
func (p *place) leave() {
	if p.at = p.at[:len(p.at)-1]; len(p.at) == 0 {
		p.at = nil
	}
}

// tables shows in place of the sheet the cards of a table of things, or all fields of one.
type tables struct {
	*mender
	page *widgets.Page
	// fill shows the rules on the page as they are now, follow shows around it how they are.
	fill, follow func()
	// how many have been shown: the controls of those before have gone, with what they held
	pages int
}

// list returns what is shown.
func (t *tables) list() []fyne.CanvasObject {
	now, at := t.desk.now, t.place.at
	f, _ := now.game.FieldAt(at)
	up := widgets.NewButton(words.Back, theme.NavigateBackIcon(), t.up)
	t.place.first = up
	title := widgets.Words(words.Sentence(t.title()), theme.SizeNameHeadingText, look.Title)
	head := container.New(widgets.Column{Gap: 0}, widgets.NewRow(up), title)
	list := []fyne.CanvasObject{head}
	if rulesets.IsThing(f) {
		return append(list, t.thing(f, title)...)
	}
	if now.broken {
		t.says(head, now.wrong, func(key []string) bool { return slices.Equal(key, at) })
	}
	head.Add(widgets.Quiet(f.Help))
	grid := widgets.NewGrid(260, 3)
	_, ids := entries(now.rules, at)
	for i, id := range ids {
		key := append(slices.Clone(at), id)
		tile := t.tile(f, key)
		if order := slices.IndexFunc(f.Entry, isOrder); order >= 0 {
			tile = container.New(widgets.Column{}, tile, t.places(f.Entry[order].Key, ids, i))
		}
		grid.Add(tile)
	}
	return append(list, grid, widgets.NewRow(widgets.NewButton(words.SheetNewThing, theme.ContentAddIcon(),
		func() { t.begin(f, nil) })))
}

// up goes from a thing to its table, and from there to the sheet.
func (t *tables) up() {
	t.place.last = t.place.at // what is around it has the keys
	t.place.leave()
	t.page.Top()
	t.fill()
	t.shell.Refocus()
}

// title is the name of the thing, or of the table, that is shown.
func (t *tables) title() string {
	if at := t.place.at; len(at) > 1 {
		return t.desk.now.called(at)
	}
	return t.desk.now.label(t.place.at)
}

// button returns a button that opens a field in a dialog of its own.
func (t *tables) button(f engines.Field, key []string) fyne.CanvasObject {
	now := t.desk.now
	v, _ := now.rules.ValueIn(key)
	value := cmp.Or(now.inWords(f, v), words.SheetNone)
	var b *widgets.Button
	b = widgets.NewButton(words.Sentence(words.Short(value, 40)), nil, func() {
		t.place.first = b
		t.open(t.place.from, key)
	})
	if slices.Equal(key, t.place.last) {
		t.place.first = b // it has the keys when its dialog is closed
	}
	b.Name = words.SheetField(f.Label, value)
	b.Picture = icon(value, f.Prefix+value)
	return widgets.NewRow(b)
}

// thing returns all fields of a thing with their controls, and what can be done with it as a whole. Title
// follows its name.
func (t *tables) thing(f engines.Field, title *widget.Label) []fyne.CanvasObject {
	key, pages, made := slices.Clone(t.place.at), t.pages, t.desk.now
	printed, draw := t.display(key, 3)
	problem := container.New(widgets.Column{Gap: -4})
	column := container.New(widgets.Column{Gap: 10})
	buttons := widgets.NewRow()
	var parts []fyne.CanvasObject
	mark := func() {
		now := t.desk.now
		title.SetText(words.Sentence(t.title()))
		buttons.Objects = t.whole(key)
		buttons.Refresh()
		if problem.RemoveAll(); now.broken {
			t.says(problem, now.wrong, func(place []string) bool { return below(place, key) })
		} else if idle := t.idle(key, t.shell.Refocus); idle != nil {
			problem.Add(idle)
		}
		column.Objects = nil
		for i, field := range f.Entry {
			at := append(slices.Clone(key), field.Key)
			column.Objects = append(column.Objects, margin(parts[i], now.changed(at), now.concerns(at)))
		}
		column.Refresh()
	}
	maker := newControls(t.mender, t.page.Again)
	set := func(key []string, to any) {
		do := t.desk.changing(made, just(rulesets.Change{Key: key, Value: to}))
		t.desk.ask(task{do: do, quiet: true, then: func(_ *reading, err error) {
			// the controls do not hold what is in the file
			changed := errors.As(err, new(*manuscript.ChangedError))
			if other := pages != t.pages; other || changed {
				t.fill()
				if t.follow(); err != nil && !(other && changed) { // else it has been said
					t.desk.shown.say(t.desk.now.problem(err))
				}
				t.shell.Refocus()
				return
			}
			mark()
			if wrong := maker.took(key, err); wrong != "" {
				problem.Add(widgets.Danger(widgets.Text(wrong)))
			}
			t.follow()
			draw()
			t.page.Again()
		}})
	}
	for _, field := range f.Entry {
		at := append(slices.Clone(key), field.Key)
		control := fyne.CanvasObject(nil)
		switch field.Shape {
		case engines.BoardShape, engines.FigureShape, engines.DieShape, engines.LetterShape:
			control = t.button(field, at) // it is large
		default:
			control = maker.control(field, at, set)
		}
		parts = append(parts, widgets.Field(field.Label, field.Help, control))
	}
	mark()
	return []fyne.CanvasObject{printed, buttons, problem, widgets.Panel(column)}
}

// whole returns the buttons for what can be done with a thing as a whole.
func (t *tables) whole(key []string) []fyne.CanvasObject {
	now := t.desk.now
	buttons := []fyne.CanvasObject{
		widgets.NewButton(words.SheetCopy, theme.ContentCopyIcon(), func() {
			table, _ := now.game.FieldAt(key[:len(key)-1])
			v, _ := t.desk.now.rules.ValueIn(key)
			t.begin(table, v)
		}),
		widgets.NewButton(words.SheetOut, theme.DeleteIcon(), func() {
			t.desk.change(func(wrong string) {
				t.desk.tellUnshown(wrong)
				t.shell.Refocus()
			}, rulesets.Change{Key: key, Value: false})
		}),
	}
	// What the standard does not have can only be taken out.
	if standard, err := now.game.Standard(); err == nil && now.changed(key) && has(standard, key) {
		buttons = append(buttons, widgets.NewButton(words.SheetBack, theme.HistoryIcon(),
			func() { t.back(key) }))
	}
	return buttons
}

func isOrder(f engines.Field) bool { return f.Shape == engines.OrderShape }

// has reports whether rules have a value under a key.
func has(rules *rulesets.Ruleset, key []string) bool {
	_, there := rules.ValueIn(key)
	return there
}

// entries returns the table under a key of rules, and the ids of what is in it, in their order.
func entries(rules *rulesets.Ruleset, key []string) (table map[string]any, ids []string) {
	f, _ := rules.Game.FieldAt(key)
	v, _ := rules.ValueIn(key)
	table, _ = v.(map[string]any)
	return table, slices.DeleteFunc(rulesets.Keys(f, v), func(id string) bool { return table[id] == nil })
}

// begin asks for the name of a new thing and adds it: like another one, or like the first of its table, which
// in an empty one is the first of the standard's.
func (t *tables) begin(table engines.Field, like any) {
	now := t.desk.now
	at := t.place.at
	if f, _ := now.game.FieldAt(at); rulesets.IsThing(f) {
		at = at[:len(at)-1]
	}
	usual := map[string]any(nil)
	first := []string(nil) // like which it is, if it is like no other
	if standard, err := now.game.Standard(); err == nil {
		usual, first = entries(standard, at)
	}
	// add adds the thing under the key that is called for, among those that are there when all is written
	// that was asked for before.
	add := func(called func(things map[string]any) (id, name string)) {
		var key []string
		t.desk.changeBy(t.desk.now, func(written *manuscript.Manuscript) []rulesets.Change {
			things, ids := entries(written.Rules, at)
			id, name := called(things)
			if id == "" {
				return nil
			}
			pattern, ok := like.(map[string]any)
			if !ok && len(ids) > 0 {
				pattern, _ = things[ids[0]].(map[string]any)
			} else if !ok && len(first) > 0 {
				pattern, _ = usual[first[0]].(map[string]any)
			}
			thing := map[string]any{}
			maps.Copy(thing, pattern)
			for _, f := range table.Entry {
				switch {
				case f.Shape == engines.NameShape:
					thing[f.Key] = name
				case f.Shape == engines.LetterShape:
					thing[f.Key] = now.freeLetter(table.Key, things, f.Key)
				case isOrder(f): // the others keep their places, and the colours that go with these
					thing[f.Key] = min(workshop.Last(things, f.Key)+1, int64(f.Max))
				}
			}
			key = append(slices.Clone(at), id)
			return []rulesets.Change{{Key: key, Value: thing}}
		}, func(wrong string) {
			t.desk.tellUnshown(wrong)
			if key != nil && has(t.desk.now.rules, key) {
				t.open(t.place.from, key)
			}
		})
	}
	things, _ := entries(now.rules, at)
	if free := freeKeys(table, things, usual); free != nil { // the keys are given: a digit, or one of a list
		if len(free) == 0 {
			t.desk.tellUnshown(words.SheetAllThere)
			return
		}
		add(func(things map[string]any) (id, name string) {
			for _, key := range freeKeys(table, things, usual) {
				return key, now.speaker.KeyName(key)
			}
			return "", ""
		})
		return
	}
	typed(t.shell, words.SheetThingCalled, "", "", words.SheetNewThing, func(name string) {
		add(func(things map[string]any) (string, string) {
			return workshop.ID(name, things), name
		})
	})
}

// freeKeys returns the keys of a table that are not used yet, where the keys are given, as in the standard;
// nil where they are words of the family's own.
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

// freeLetter returns a letter that no thing of a table has yet, and that stands for nothing else where these
// letters are used.
func (r *reading) freeLetter(table string, things map[string]any, field string) string {
	return workshop.Letter(r.game, table, things, field, "")
}
