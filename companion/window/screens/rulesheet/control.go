package rulesheet

import (
	"cmp"
	"maps"
	"math"
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

// controls makes the controls of fields. A control shows what it is set to at once, and holds it.
type controls struct {
	*mender
	now *reading // with whose values they begin
	// again lays out what they stand in, after one of them has changed its height.
	again func()
	// back takes back what was done with the board, or makes it again, and calls then with whether that went
	// well and the board as it is then.
	back func(do deed, then func(well bool, board any))
	// kept is called after a change that has been kept; nil if nobody counts them.
	kept func()
	// refused is what is wrong with values that are shown and could not be kept, by their keys.
	refused map[string]string
	// drawn draw anew what is printed of the entries of a table, by their keys.
	drawn map[string]func()
}

// setter changes the field under a key.
type setter func(key []string, to any)

func newControls(m *mender, again func()) *controls {
	return &controls{mender: m, now: m.desk.now, again: again, refused: map[string]string{},
		drawn: map[string]func(){}}
}

// took notes what became of a change, and returns what is wrong with all that is shown and has not been kept.
func (c *controls) took(key []string, err error) string {
	name := strings.Join(key, ".")
	if delete(c.refused, name); err != nil {
		c.refused[name] = c.desk.now.problem(err)
	}
	said := slices.Sorted(maps.Values(c.refused))
	return strings.Join(slices.Compact(said), "\n")
}

// control returns the control for a field of any kind.
func (c *controls) control(f engines.Field, key []string, set setter) fyne.CanvasObject {
	v, _ := c.now.rules.ValueIn(key)
	if f.Kind == engines.TableField {
		return c.table(f, key, v, set)
	}
	return c.value(f, c.now.label(key), v, func(to any) { set(key, to) })
}

// value returns the control for a value that is no table. Name is for screen readers.
func (c *controls) value(f engines.Field, name string, v any, set func(any)) fyne.CanvasObject {
	switch f.Kind {
	case engines.BoolField:
		on := 1
		if v == true {
			on = 0
		}
		return widgets.NewPick([]string{words.Yes, words.No}, on, func(i int) { set(i == 0) }).Row
	case engines.NumberField:
		if _, named := v.(string); named && f.Named {
			return c.text(f, name, v, set)
		}
		return c.number(f, name, v, set)
	case engines.LengthField:
		length, _ := v.(float64)
		return widgets.NewStepper(name, length, 0.5, float64(f.Min)/10, float64(f.Max)/10, func(to float64) {
			set(math.Round(to*10) / 10)
		}).Row
	case engines.ChoiceField:
		return c.pick(f.Choices, v, set)
	case engines.ListField:
		if c.ticked(f) {
			return c.ticks(f, v, set)
		}
		return c.list(f, name, v, set)
	}
	return c.text(f, name, v, set)
}

// number returns a stepper, with a button for each word that can stand in place of a number.
func (c *controls) number(f engines.Field, name string, v any, set func(any)) fyne.CanvasObject {
	n, isNumber := v.(int64)
	low, high := f.Min, f.Max
	if low == 0 && high == 0 {
		high = 9999
	}
	var pick *widgets.Pick
	stepper := widgets.NewStepper(name, float64(max(n, int64(low))), float64(max(f.Step, 1)), float64(low), float64(high),
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
		pick = widgets.NewPick(c.now.callAll(f.Choices), chosen, func(i int) { set(f.Choices[i]) })
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

func (c *controls) pick(choices []string, v any, set func(any)) fyne.CanvasObject {
	word, _ := v.(string)
	return widgets.NewPick(c.now.callAll(choices), slices.Index(choices, word),
		func(i int) { set(choices[i]) }).Row
}

// ticked reports whether a list holds each of its numbers at most once, in no order, such as faces of a die.
func (c *controls) ticked(f engines.Field) bool {
	return f.Of == engines.NumberField && f.Max-f.Min < 24 && f.Most >= f.Max-f.Min+1
}

// ticks returns a button for each number that a list can hold: of the faces that the die has.
func (c *controls) ticks(f engines.Field, v any, set func(any)) fyne.CanvasObject {
	list, _ := v.([]any)
	high := f.Max
	if faces, ok := c.now.rules.Value(f.Die); ok {
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
				list = append(list, n)
				slices.SortFunc(list, func(a, b any) int { return cmp.Compare(a.(int64), b.(int64)) })
			}
			set(list)
		}))
	}
	return row
}

// list returns the elements of a list below each other, each with its control and a way to take it out.
func (c *controls) list(f engines.Field, name string, v any, set func(any)) fyne.CanvasObject {
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
			control := c.value(inner, called, e, func(to any) {
				list = slices.Clone(list)
				list[i] = to
				set(list)
			})
			column.Objects = append(column.Objects, container.NewBorder(nil, nil, nil,
				container.New(widgets.Middle{}, container.NewHBox(up, out)), control))
		}
		if f.Most == 0 || len(list) < f.Most {
			more := widgets.NewButton(words.SheetAdd, theme.ContentAddIcon(), func() {
				became(append(slices.Clone(list), c.fresh(inner, list)))
			})
			column.Objects = append(column.Objects, widgets.NewRow(more))
		}
		column.Refresh()
	}
	fill()
	return column
}

// fresh returns a value for a new element of a list: a copy of the last one, or the first that there is.
func (c *controls) fresh(f engines.Field, list []any) any {
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
	if choices := c.now.choices(f); len(choices) > 0 {
		return choices[0]
	}
	return ""
}

// table returns the entries of a table of plain values below each other.
func (c *controls) table(f engines.Field, key []string, v any, set setter) fyne.CanvasObject {
	old, _ := v.(map[string]any)
	entries := maps.Clone(old)
	column := container.New(widgets.Column{Gap: 4})
	parts := map[string]fyne.CanvasObject{} // by their entries
	var fill func()
	fill = func() {
		column.RemoveAll()
		var absent []string
		for _, entry := range rulesets.Keys(f, entries) {
			if _, there := entries[entry]; !there && len(f.Keys) > 8 {
				absent = append(absent, entry)
				continue
			}
			at := append(slices.Clone(key), entry)
			inner, ok := c.now.game.FieldAt(at)
			if !ok {
				continue
			}
			title := widgets.Words(words.Sentence(c.now.called(at)), theme.SizeNameText, look.Bold)
			control := c.value(inner, c.now.label(at), entries[entry], func(to any) {
				entries[entry] = to
				set(at, to)
			})
			printed, draw := c.display(at, 1)
			c.drawn[strings.Join(at, ".")] = draw
			parts[entry] = container.New(widgets.Column{Gap: -2}, title, printed, widgets.Indent(8, control))
			column.Add(parts[entry])
		}
		called := func(entry string) string { return c.now.called(append(slices.Clone(key), entry)) }
		if len(f.Keys) == 0 {
			absent = slices.DeleteFunc(letters(entries), func(letter string) bool {
				return !strings.HasPrefix(called(letter), letter+" ") // it stands for nothing
			})
		}
		if len(absent) == 0 {
			return
		}
		column.Add(widgets.Quiet(words.SheetAddEntry))
		row := widgets.NewRow()
		for _, entry := range absent {
			row.Add(widgets.NewButton(words.Sentence(called(entry)), theme.ContentAddIcon(), func() {
				at := append(slices.Clone(key), entry)
				inner, _ := c.now.game.FieldAt(at)
				entries[entry] = c.fresh(inner, nil)
				set(at, entries[entry])
				fill()
				column.Refresh()
				c.again()
				widgets.Reveal(parts[entry])
			}))
		}
		column.Add(row)
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

// text returns the control for a text of any shape.
func (c *controls) text(f engines.Field, name string, v any, set func(any)) fyne.CanvasObject {
	text, _ := v.(string)
	if choices := c.now.choices(f); choices != nil {
		return c.pick(choices, v, set)
	}
	switch f.Shape {
	case engines.BoardShape:
		return c.paint(f, text, set)
	case engines.ColourShape:
		return colours(text, set)
	case engines.FigureShape:
		return c.figures(f, text, set)
	case engines.DieShape:
		return c.sides(f, name, text, set)
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
