package rulesheet

import (
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/rulesets"
)

// openFrom opens a field, and comes back to the card of a clause.
func (s *Screen) openFrom(clause string, key []string) {
	s.from = clause
	s.open(key)
}

// open opens a field: a dialog with its control, or the cards of its things. Every change is made at once.
func (s *Screen) open(key []string) {
	f, ok := s.game.FieldAt(key)
	if !ok {
		return
	}
	s.last = key
	if f.Kind == engines.TableField && (f.Of == engines.TableField || rulesets.IsThing(f)) {
		s.at = key
		s.page.Top()
		s.show()
		s.shell.Refocus()
		return
	}
	problem := widgets.Danger(widgets.Text(""))
	excluded := container.New(widgets.Column{Gap: 6})
	exclude := func() {
		excluded.RemoveAll()
		for _, said := range s.excluded(f, key) {
			excluded.Add(widgets.Quiet(said))
		}
		excluded.Refresh()
	}
	fits := container.New(widgets.Column{})
	o := &opened{key: key}
	var d *widgets.Dialog
	tell := func(said string) {
		problem.SetText(said)
		fits.RemoveAll()
		if wrong, _ := s.text.Problem(); said != "" && s.concerns(wrong, key) {
			if b := s.fit(wrong, func() { d.Close(); s.open(key) }); b != nil {
				fits.Add(widgets.NewRow(b))
			}
		}
	}
	o.said = func(wrong string) {
		tell(wrong)
		exclude()
		s.lay()
		if len(fits.Objects) > 0 {
			widgets.Reveal(fits)
		}
	}
	column := container.New(widgets.Column{Gap: 6})
	filled := 0
	o.fill = func() {
		filled++
		times := filled
		set := func(at []string, to any) {
			if times == filled { // else its control has gone, with what it held
				o.said(s.change(at, to))
			}
		}
		column.RemoveAll()
		column.Add(widgets.Quiet(s.help(f)))
		column.Add(s.control(f, key, set))
		column.Add(problem)
		column.Add(fits)
		for _, said := range s.brings(f, key) {
			column.Add(widgets.Text(said))
		}
		column.Add(excluded)
		if !isNaming(key) {
			column.Add(s.usual(f, key))
		}
		exclude()
		if wrong, _ := s.text.Problem(); s.concerns(wrong, key) {
			tell(words.Finding(0, wrong.Message, wrong.Suggestion))
		} else {
			tell("")
		}
	}
	o.fill()
	room := float32(0)
	if f.Shape == engines.BoardShape {
		room = studioWide() + 40
	}
	content, page := widgets.ScrolledIn(column, s.shell.Window.Canvas(), room)
	o.page, s.opened = page, o
	answers := []widgets.Answer{{Text: words.SheetDone, Main: true}}
	if s.changed(key) {
		answers = slices.Insert(answers, 0, widgets.Answer{Text: words.SheetBack, Icon: theme.HistoryIcon(),
			Do: func() { s.back(key) }})
	}
	d = s.shell.Show(s.label(key), content, answers...)
	d.OnKey = func(key *fyne.KeyEvent) { page.Key(key) }
	back := d.OnClose
	d.OnClose = func() {
		s.opened = nil
		back()
	}
}

// opened is the dialog of a field.
type opened struct {
	key  []string
	page *widgets.Page
	fill func()             // shows the field as it is now
	said func(wrong string) // says what is wrong with a change, "" if nothing is
}

// renew shows what another program has written to the field of the dialog that is open. What was begun there is gone.
func (s *Screen) renew(before *rulesets.Ruleset) {
	if s.opened == nil {
		return
	}
	was, _ := before.ValueIn(s.opened.key)
	if now, _ := s.text.Rules.ValueIn(s.opened.key); !reflect.DeepEqual(was, now) {
		s.opened.fill()
		s.shell.Window.Canvas().Unfocus()
		s.lay()
	}
}

// lay lays out again what is in front, the dialog of a field or the page, after a control in it has changed its
// height.
func (s *Screen) lay() {
	if s.opened != nil {
		s.opened.page.Again()
		return
	}
	s.page.Again()
}

// help says what a field does, or how its control is used.
func (s *Screen) help(f engines.Field) string {
	if f.Shape == engines.BoardShape {
		return words.SheetPaintHelp
	}
	return f.Help
}

// changed reports whether a field differs from the standard, and can go back to it.
func (s *Screen) changed(key []string) bool {
	standard, err := s.game.Standard()
	if err != nil || isNaming(key) {
		return false
	}
	was, had := standard.ValueIn(key)
	now, has := s.text.Rules.ValueIn(key)
	return had != has || !reflect.DeepEqual(was, now)
}

// usual says what the field is in the standard, and the clause it belongs to.
func (s *Screen) usual(f engines.Field, key []string) fyne.CanvasObject {
	clause := f.Clause.ID(s.game.Definition.Info.Prefix)
	standard, err := s.game.Standard()
	if err != nil {
		return widgets.Quiet(clause)
	}
	was, _ := standard.ValueIn(key)
	return widgets.Quiet(words.SheetUsual(words.Short(s.inWords(f, was), 80), clause))
}

// setter changes the field under a key.
type setter func(key []string, to any)

// control returns the control for a field of any kind.
func (s *Screen) control(f engines.Field, key []string, set setter) fyne.CanvasObject {
	v, _ := s.text.Rules.ValueIn(key)
	if f.Kind == engines.TableField {
		return s.table(f, key, v, set)
	}
	return s.value(f, s.label(key), v, func(to any) { set(key, to) })
}

// value returns the control for a value that is no table. Name is for screen readers.
func (s *Screen) value(f engines.Field, name string, v any, set func(any)) fyne.CanvasObject {
	switch f.Kind {
	case engines.BoolField:
		on := 1
		if v == true {
			on = 0
		}
		return widgets.NewPick([]string{words.Yes, words.No}, on, func(i int) { set(i == 0) }).Row
	case engines.NumberField:
		return s.number(f, name, v, set)
	case engines.LengthField:
		length, _ := v.(float64)
		return widgets.NewStepper(name, length, 0.5, float64(f.Min)/10, float64(f.Max)/10, func(to float64) {
			set(math.Round(to*10) / 10)
		}).Row
	case engines.ChoiceField:
		return s.pick(f.Choices, v, set)
	case engines.ListField:
		if s.ticked(f) {
			return s.ticks(f, v, set)
		}
		return s.list(f, name, v, set)
	}
	return s.words(f, name, v, set)
}

// number returns a stepper, with a button for each word that can stand in place of a number.
func (s *Screen) number(f engines.Field, name string, v any, set func(any)) fyne.CanvasObject {
	n, isNumber := v.(int64)
	low, high := f.Min, f.Max
	if low == 0 && high == 0 {
		high = 9999
	}
	var pick *widgets.Pick
	stepper := widgets.NewStepper(name, float64(max(n, int64(low))), 1, float64(low), float64(high),
		func(to float64) {
			if pick != nil {
				pick.Set(-1)
				if to == 0 && f.Zero != "" {
					pick.Set(0)
				}
			}
			set(int64(math.Round(to)))
		})
	switch chosen := -1; {
	case len(f.Choices) > 0:
		if word, ok := v.(string); ok && !isNumber {
			chosen = slices.Index(f.Choices, word)
		}
		pick = widgets.NewPick(s.names(f.Choices), chosen, func(i int) { set(f.Choices[i]) })
	case f.Zero != "":
		if n == 0 {
			chosen = 0
		}
		pick = widgets.NewPick([]string{words.Sentence(f.Zero)}, chosen, func(int) {
			stepper.Set(0)
			set(int64(0))
		})
	default:
		return stepper.Row
	}
	return container.NewBorder(nil, nil, stepper.Row, nil, pick.Row)
}

// names returns what the words of a choice are called.
func (s *Screen) names(choices []string) []string {
	list := make([]string, len(choices))
	for i, word := range choices {
		if list[i] = words.Sentence(s.speaker.KeyName(word)); word == "" {
			list[i] = words.SheetNone
		}
	}
	return list
}

func (s *Screen) pick(choices []string, v any, set func(any)) fyne.CanvasObject {
	word, _ := v.(string)
	return widgets.NewPick(s.names(choices), slices.Index(choices, word), func(i int) { set(choices[i]) }).Row
}

// ticked reports whether a list holds each of its numbers at most once, in no order, such as faces of a die.
func (s *Screen) ticked(f engines.Field) bool {
	return f.Of == engines.NumberField && f.Max-f.Min < 24 && f.Most >= f.Max-f.Min+1
}

// ticks returns a button for each number that a list can hold: of the faces that the die has.
func (s *Screen) ticks(f engines.Field, v any, set func(any)) fyne.CanvasObject {
	list, _ := v.([]any)
	high := f.Max
	if faces, ok := s.text.Rules.Value("die_faces"); ok {
		dice := int64(max(1, f.Min)) // sums from 2 on are those of two dice
		high = min(high, int(faces.(int64)*dice))
	}
	for _, n := range list {
		high = max(high, int(n.(int64)))
	}
	row := widgets.NewRow()
	for n := int64(f.Min); n <= int64(high); n++ {
		row.Add(widgets.NewCheck(strconv.FormatInt(n, 10), slices.Contains(list, any(n)), func(on bool) {
			list = slices.DeleteFunc(slices.Clone(list), func(e any) bool { return e == n })
			if on {
				i := 0
				for i < len(list) && list[i].(int64) < n {
					i++
				}
				list = slices.Insert(list, i, any(n))
			}
			set(list)
		}))
	}
	return row
}

// list returns the elements of a list below each other, each with its control and a way to take it out.
func (s *Screen) list(f engines.Field, name string, v any, set func(any)) fyne.CanvasObject {
	list, _ := v.([]any)
	column := container.New(widgets.Column{Gap: 4})
	inner := f.Element()
	var fill func()
	became := func(to []any) {
		list = to
		set(to)
		fill()
	}
	fill = func() {
		column.Objects = nil
		for i, e := range list {
			called := words.SheetNth(name, i+1)
			out := widgets.NewButton("", theme.ContentRemoveIcon(),
				func() { became(slices.Delete(slices.Clone(list), i, i+1)) })
			out.Name = words.SheetTakeOut(called)
			up := widgets.NewButton("", theme.MoveUpIcon(), func() {
				to := slices.Clone(list)
				to[i-1], to[i] = to[i], to[i-1]
				became(to)
			})
			up.Name = words.SheetEarlier(called)
			up.SetEnabled(i > 0)
			control := s.value(inner, called, e, func(to any) {
				list = slices.Clone(list)
				list[i] = to
				set(list)
			})
			column.Objects = append(column.Objects, container.NewBorder(nil, nil, nil,
				container.New(widgets.Middle{}, container.NewHBox(up, out)), control))
		}
		if f.Most == 0 || len(list) < f.Most {
			more := widgets.NewButton(words.SheetAdd, theme.ContentAddIcon(), func() {
				became(append(slices.Clone(list), s.fresh(inner, list)))
			})
			column.Objects = append(column.Objects, widgets.NewRow(more))
		}
		column.Refresh()
	}
	fill()
	return column
}

// fresh returns a value for a new element of a list: a copy of the last one, or the first that there is.
func (s *Screen) fresh(f engines.Field, list []any) any {
	if len(list) > 0 {
		return list[len(list)-1]
	}
	switch f.Kind {
	case engines.NumberField:
		return int64(max(f.Min, 1)) // nobody adds none
	case engines.ChoiceField:
		return f.Choices[0]
	case engines.ListField:
		return []any{}
	}
	if choices := s.choices(f); len(choices) > 0 {
		return choices[0]
	}
	return ""
}

// table returns the entries of a table of plain values below each other.
func (s *Screen) table(f engines.Field, key []string, v any, set setter) fyne.CanvasObject {
	column := container.New(widgets.Column{Gap: 4})
	parts := map[string]fyne.CanvasObject{} // by their entries
	called := func(entry string) string { return s.called(append(slices.Clone(key), entry)) }
	var fill func()
	fill = func() {
		now, _ := s.text.Rules.ValueIn(key)
		entries, _ := now.(map[string]any)
		column.RemoveAll()
		var absent []string
		for _, entry := range rulesets.Keys(f, now) {
			if _, there := entries[entry]; !there && len(f.Keys) > 8 {
				absent = append(absent, entry)
				continue
			}
			inner, ok := s.game.FieldAt(append(slices.Clone(key), entry))
			if !ok {
				continue
			}
			at := append(slices.Clone(key), entry)
			title := widgets.Words(words.Sentence(s.called(at)), theme.SizeNameText, look.Bold)
			printed, draw := s.display(at, 1)
			control := s.control(inner, at, func(key []string, to any) { set(key, to); draw() })
			parts[entry] = container.New(widgets.Column{Gap: -2}, title, printed, widgets.Indent(8, control))
			column.Add(parts[entry])
		}
		if len(f.Keys) == 0 {
			absent = slices.DeleteFunc(letters(entries), func(c string) bool {
				return !strings.HasPrefix(called(c), c+" ") // it stands for nothing
			})
		}
		if len(absent) > 0 {
			column.Add(widgets.Quiet(words.SheetAddEntry))
			row := widgets.NewRow()
			for _, entry := range absent {
				row.Add(widgets.NewButton(words.Sentence(called(entry)), theme.ContentAddIcon(), func() {
					inner, _ := s.game.FieldAt(append(slices.Clone(key), entry))
					set(append(slices.Clone(key), entry), s.fresh(inner, nil))
					fill()
					column.Refresh()
					s.lay()
					widgets.Reveal(parts[entry])
				}))
			}
			column.Add(row)
		}
	}
	fill()
	return column
}

// letters returns the letters that are no keys of a table yet.
func letters(table map[string]any) (list []string) {
	for c := 'A'; c <= 'Z'; c++ {
		if _, there := table[string(c)]; !there {
			list = append(list, string(c))
		}
	}
	return list
}

// choices returns the words that a text can be: the ids of things and some besides; none for free words.
func (s *Screen) choices(f engines.Field) []string {
	if f.Names == "" {
		return nil
	}
	of, ok := s.game.FieldAt([]string{f.Names})
	if !ok {
		return nil
	}
	things, _ := s.text.Rules.Value(f.Names)
	list := rulesets.Keys(of, things)
	if !f.Needed && f.Kind == engines.TextField && len(f.Words) == 0 {
		list = slices.Insert(slices.Clone(list), 0, "")
	}
	return slices.Concat(list, f.Words)
}

// words returns the control for a text of any shape.
func (s *Screen) words(f engines.Field, name string, v any, set func(any)) fyne.CanvasObject {
	text, _ := v.(string)
	if choices := s.choices(f); choices != nil {
		return s.pick(choices, v, set)
	}
	switch f.Shape {
	case engines.BoardShape:
		return s.paint(f, text, set)
	case engines.ColourShape:
		return s.colours(text, set)
	case engines.FigureShape:
		return s.figures(text, set)
	case engines.DieShape:
		return s.sides(f, name, text, set)
	case engines.LetterShape:
		all := letters(nil)
		return widgets.NewPick(all, slices.Index(all, text), func(i int) { set(all[i]) }).Row
	}
	entry := widgets.NewEntry(text, "")
	entry.Name = name
	entry.OnLeave = func() {
		if now := entry.Text; now != text {
			text = now
			set(now)
		}
	}
	entry.OnEnter = entry.OnLeave
	return entry.Framed()
}
