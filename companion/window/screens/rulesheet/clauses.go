package rulesheet

import (
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// cards are the cards of all clauses that are looked for.
type cards struct {
	*mender
	shown  map[string]*card  // by clauses
	look   *look.Theme       // in which they were made
	looked fyne.CanvasObject // the search
	wanted string            // what is searched for
	only   bool              // only what differs is shown
}

func newCards(m *mender, show func()) *cards {
	c := &cards{mender: m, shown: map[string]*card{}}
	search := widgets.NewEntry("", words.SheetSearch)
	search.Name = words.SheetSearch
	search.OnChanged = func(typed string) { c.wanted = strings.ToLower(strings.TrimSpace(typed)); show() }
	differs := widgets.NewCheck(words.SheetOnly, false, func(on bool) { c.only = on; show() })
	c.looked = container.NewBorder(nil, nil, nil, differs, search.Framed())
	return c
}

// card is a clause on the sheet. It stays as long as it says the same.
type card struct {
	says      clause
	object    fyne.CanvasObject
	sentences []*sentence
	buttons   []way
}

// ways returns all that opens fields on the card.
func (c *card) ways() (list []way) {
	for _, one := range c.sentences {
		list = append(list, one.marks...)
	}
	return append(list, c.buttons...)
}

// widget returns what opens a field on the card; nil if nothing does.
func (c *card) widget(key []string) fyne.Focusable {
	for _, one := range c.ways() {
		if slices.Equal(one.key, key) {
			return one.opener
		}
	}
	return nil
}

// first returns what opens the first field of the card that differs from the standard, else the first of all.
func (c *card) first() fyne.Focusable {
	list := c.ways()
	if len(list) == 0 {
		return nil
	}
	return list[max(0, slices.IndexFunc(list, func(one way) bool { return one.changed }))].opener
}

// list returns the cards of all clauses, grouped as people learn them, and what belongs to none.
func (c *cards) list() (list []fyne.CanvasObject) {
	old := c.shown
	if c.look != look.Current() {
		old = nil
	}
	c.shown, c.look = map[string]*card{}, look.Current()
	for _, group := range c.desk.now.groups {
		first := len(list)
		for _, says := range group.clauses {
			if c.only && !says.changed() || !strings.Contains(says.searched, c.wanted) {
				continue
			}
			one := old[says.ID]
			if one == nil || !reflect.DeepEqual(one.says, says) {
				one = c.build(says)
			}
			c.shown[says.ID] = one
			list = append(list, one.object)
		}
		if len(list) > first && group.heading != "" {
			list = slices.Insert(list, first,
				fyne.CanvasObject(widgets.Words(group.heading, theme.SizeNameSubHeadingText, look.Title)))
		}
	}
	return list
}

// find returns what opens a field on the first card that does, and the card: on that of the clause from if it
// can.
func (c *cards) find(from string, key []string) (fyne.Focusable, *card) {
	for _, id := range append([]string{from}, c.desk.now.ids()...) {
		if one := c.shown[id]; one != nil {
			if o := one.widget(key); o != nil {
				return o, one
			}
		}
	}
	return nil, nil
}

// build makes the card of a clause.
func (c *cards) build(says clause) *card {
	made := &card{says: says}
	id := says.ID
	open := func(key []string) { c.open(id, key) }
	column := container.New(widgets.Column{Gap: -4})
	if id == "" {
		column.Add(widgets.Words(says.Title, theme.SizeNameText, look.Bold))
	} else {
		title := widgets.Words(says.Title, theme.SizeNameText, look.Bold)
		rewrite := widgets.NewButton("", theme.DocumentCreateIcon(), func() { c.rewrite(id, says.Title) })
		rewrite.Plain, rewrite.Name = true, words.SheetRewrite(says.Title)
		column.Add(container.NewBorder(nil, nil, nil, rewrite, title))
	}
	for i, p := range says.passages {
		one := newSentence(p.runs, open)
		made.sentences = append(made.sentences, one)
		column.Add(one)
		if i+1 < len(says.passages) && says.passages[i+1].part == p.part {
			continue
		}
		switch p.part {
		case "decision":
			column.Add(widgets.Quiet(rulesets.DecisionMark))
		case "screen":
			column.Add(widgets.Quiet(words.OnScreenOnly))
		}
	}
	row := widgets.NewRow()
	for _, f := range says.unsaid {
		b := widgets.NewButton(f.text, nil, func() { open(f.key) })
		made.buttons = append(made.buttons, way{f.key, b, false})
		row.Add(b)
	}
	if len(row.Objects) > 0 {
		column.Add(widgets.Indent(8, row))
	}
	for _, d := range says.own {
		back := widgets.NewButton(words.SheetBack, theme.HistoryIcon(), func() {
			c.place.from = id
			c.back(d.key)
		})
		back.Plain, back.Name = true, words.SheetBackTo(d.label, d.was)
		column.Add(container.NewBorder(nil, nil, nil, back,
			container.New(widgets.Middle{}, widgets.Quiet(words.SheetWas(d.label, d.was)))))
	}
	if says.wrong.Error {
		fields := c.desk.now.fields(id)
		made.buttons = append(made.buttons, c.says(column, says.wrong, func(key []string) bool {
			return len(key) == 1 && slices.ContainsFunc(fields,
				func(f engines.Field) bool { return f.Key == key[0] })
		})...)
	}
	made.object = margin(widgets.Panel(column), says.changed(), says.wrong.Error)
	return made
}

// back makes a field what it is in the standard, and leaves the focus to the screen.
func (m *mender) back(key []string) {
	m.place.last = key[:1]
	m.desk.changeBy(m.desk.now,
		func(text *manuscript.Manuscript) []rulesets.Change { return text.Back(key) }, m.told)
}

// told says what is wrong with a change, "" if nothing is, and leaves the focus to the screen.
func (m *mender) told(wrong string) {
	m.desk.tell(wrong)
	m.shell.Refocus()
}
