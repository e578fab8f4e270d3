package rulesheet

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/headings"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
)

// card is a clause on the sheet. It stays as long as it says the same.
type card struct {
	says      string
	object    fyne.CanvasObject
	sentences []*sentence
	buttons   []opener
}

// opener is a button that opens a field.
type opener struct {
	key    []string
	button *widgets.Button
}

// widget returns what opens a field on the card; nil if nothing does.
func (c *card) widget(key []string) fyne.Focusable {
	for _, one := range c.sentences {
		for _, m := range one.marks {
			if slices.Equal(m.key, key) {
				return m.Spot
			}
		}
	}
	for _, one := range c.buttons {
		if slices.Equal(one.key, key) {
			return one.button
		}
	}
	return nil
}

// first returns what opens the first field of the card that differs from the standard, else the first of all.
func (c *card) first() (first fyne.Focusable) {
	for _, one := range c.sentences {
		for _, m := range one.marks {
			if m.changed {
				return m.Spot
			} else if first == nil {
				first = m.Spot
			}
		}
	}
	if first == nil && len(c.buttons) > 0 {
		first = c.buttons[0].button
	}
	return first
}

// sheet returns the cards of all clauses, grouped as people learn them, and what belongs to none.
func (s *Screen) sheet(wrong rulesets.Finding) []fyne.CanvasObject {
	if s.text.Unreadable {
		s.cards = map[string]*card{}
		return []fyne.CanvasObject{s.trouble()}
	}
	list := []fyne.CanvasObject{s.looked, s.head()}
	if len(s.text.Findings) > 0 && s.text.Path() != "" {
		if _, broken := s.text.Problem(); broken {
			list = append(list, s.trouble())
		}
	}
	s.groups = s.speaker.Groups()
	old := s.cards
	s.cards = map[string]*card{} // those that are shown
	for i, group := range s.groups {
		var cards []fyne.CanvasObject
		for _, clause := range group.Clauses {
			if o := s.clause(clause, wrong, old); o != nil {
				cards = append(cards, o)
			}
		}
		if len(cards) == 0 {
			continue
		}
		if group.Title != "" {
			list = append(list, widgets.Words(group.Title, theme.SizeNameSubHeadingText, look.Title))
		} else if i > 0 {
			list = append(list,
				widgets.Words(words.SheetOtherRules, theme.SizeNameSubHeadingText, look.Title))
		}
		list = append(list, cards...)
	}
	if more := s.clause(rulesets.ClauseText{Title: words.SheetMore}, wrong, old); more != nil {
		list = append(list, more)
	}
	if len(list) == 2 {
		list = append(list, widgets.Text(words.SheetNothing))
	}
	return list
}

// fields returns the fields that belong to a clause; for "" those of no clause, and of clauses that these rules do
// not have.
func (s *Screen) fields(clause string) (list []engines.Field) {
	for _, shown := range s.shown {
		if shown.ClauseID == clause || clause == "" && !s.has(shown.ClauseID) {
			list = append(list, shown.Field)
		}
	}
	if clause == "" {
		for _, key := range naming {
			f, _ := s.game.FieldAt([]string{key})
			list = append(list, f)
		}
	}
	return list
}

// naming are the fields that tell rules from others. They have no way back to what the standard is called.
var naming = []string{"name", "summary"}

func isNaming(key []string) bool { return slices.Contains(naming, key[0]) }

// has reports whether the rules have a clause.
func (s *Screen) has(clause string) bool {
	return slices.ContainsFunc(s.groups, func(g rulesets.ClauseGroup) bool {
		return slices.ContainsFunc(g.Clauses, func(c rulesets.ClauseText) bool { return c.ID == clause })
	})
}

// clause returns the card of a clause, or nil if it is not looked for. Old has the cards so far: one that says the
// same stays.
func (s *Screen) clause(text rulesets.ClauseText, wrong rulesets.Finding, old map[string]*card) fyne.CanvasObject {
	passages := s.speaker.Passages(text.ID)
	marked := map[string]bool{}
	var said [][]string
	for _, p := range passages {
		for _, r := range runs(p.Text, p.Spans, s.mark) {
			if r.key != nil {
				marked[r.key[0]] = true
				said = append(said, r.key)
			}
		}
	}
	own := s.differing(text.ID, said)
	var labels []engines.Field
	searched := text.ID + " " + text.Title
	for _, p := range passages {
		searched += " " + p.Text
	}
	for _, f := range s.fields(text.ID) {
		searched += " " + f.Key + " " + f.Label + " " + s.heading(f) + " " + f.Help
		if !marked[f.Key] || f.Kind == engines.TableField && f.Of == engines.TableField { // things come and go
			labels = append(labels, f)
		}
	}
	if s.only && len(own) == 0 && !(text.House && text.ID != "") ||
		s.wanted != "" && !strings.Contains(strings.ToLower(searched), s.wanted) {
		return nil
	}
	if !slices.ContainsFunc(s.fields(text.ID), func(f engines.Field) bool { return s.concerns(wrong, []string{f.Key}) }) {
		wrong = rulesets.Finding{}
	}
	values := ""
	for _, f := range labels {
		v, _ := s.text.Rules.ValueIn([]string{f.Key})
		values += words.SheetField(s.heading(f), s.inWords(f, v)) + "\n"
	}
	says := fmt.Sprint(text, passages, own, values, wrong, look.Current().Name, look.Current().Text)
	if c := old[text.ID]; c != nil && c.says == says {
		s.cards[text.ID] = c
		return c.object
	}
	c := s.build(text, passages, own, labels, wrong)
	c.says = says
	s.cards[text.ID] = c
	return c.object
}

// differing returns what differs from the standard in a clause: in its own fields, and in those of other clauses that
// its sentences say.
func (s *Screen) differing(clause string, said [][]string) (own []rulesets.Difference) {
	fields := s.fields(clause)
	for _, d := range s.differences {
		key := s.text.Rules.Parts(d.Key)
		if slices.ContainsFunc(fields, func(f engines.Field) bool { return f.Key == key[0] }) ||
			slices.ContainsFunc(said, func(one []string) bool { return s.covers(one, key) }) {
			own = append(own, d)
		}
	}
	return own
}

// covers reports whether the words that come from a field say what another field below it is: of a thing they say that
// it is there, and of a table of things which there are.
func (s *Screen) covers(field, other []string) bool {
	if !below(other, field) {
		return false
	}
	f, _ := s.game.FieldAt(field)
	switch {
	case rulesets.IsThing(f):
		return len(other) == len(field)
	case f.Of == engines.TableField:
		return len(other) <= len(field)+1
	}
	return true
}

// build makes the card of a clause. Wrong is what is wrong with its fields, if anything is.
func (s *Screen) build(text rulesets.ClauseText, passages []rulesets.Passage, own []rulesets.Difference,
	labels []engines.Field, wrong rulesets.Finding) *card {
	c := &card{}
	open := func(key []string) { s.openFrom(text.ID, key) }
	column := container.New(widgets.Column{Gap: -4})
	if text.ID == "" {
		column.Add(widgets.Words(text.Title, theme.SizeNameText, look.Bold))
	} else {
		title := widgets.Words(words.ClauseHead(text.Title, text.ID), theme.SizeNameText, look.Bold)
		rewrite := widgets.NewButton("", theme.DocumentCreateIcon(),
			func() { s.rewrite(text.ID, text.Title) })
		rewrite.Plain, rewrite.Name = true, words.SheetRewrite(text.ID)
		column.Add(container.NewBorder(nil, nil, nil, rewrite, title))
	}
	for i, p := range passages {
		one := newSentence(runs(p.Text, p.Spans, s.mark), open)
		c.sentences = append(c.sentences, one)
		column.Add(one)
		if i+1 < len(passages) && passages[i+1].Part == p.Part {
			continue
		}
		switch p.Part {
		case "decision":
			column.Add(widgets.Quiet(rulesets.DecisionMark))
		case "screen":
			column.Add(widgets.Quiet(words.OnScreenOnly))
		}
	}
	row := widgets.NewRow()
	for _, f := range labels {
		key := []string{f.Key}
		v, _ := s.text.Rules.ValueIn(key)
		b := widgets.NewButton(words.SheetField(s.heading(f), words.Short(s.inWords(f, v), 48)), nil,
			func() { open(key) })
		c.buttons = append(c.buttons, opener{key, b})
		row.Add(b)
	}
	if len(row.Objects) > 0 {
		column.Add(widgets.Indent(8, row))
	}
	for _, d := range own {
		key := s.text.Rules.Parts(d.Key)
		was := widgets.Quiet(words.SheetWas(s.label(key), words.Short(d.WasText, 60)))
		back := widgets.NewButton(words.SheetBack, theme.HistoryIcon(),
			func() { s.from = text.ID; s.back(key) })
		back.Plain = true
		back.Name = words.SheetBackTo(s.label(key), words.Short(d.WasText, 60))
		column.Add(container.NewBorder(nil, nil, nil, back, container.New(widgets.Middle{}, was)))
	}
	if wrong.Error {
		c.buttons = append(c.buttons, s.says(column, wrong, func(key []string) bool {
			return len(key) == 1 && slices.ContainsFunc(s.fields(text.ID), func(f engines.Field) bool { return f.Key == key[0] })
		})...)
	}
	c.object = margin(widgets.Panel(column), len(own) > 0 || text.House && text.ID != "", wrong.Error)
	return c
}

// mark returns the field that a tap on words opens that come from a field, in its parts: a table of plain values as
// a whole, of a table of things the field of the one thing. Changed says that it differs from the standard.
func (s *Screen) mark(name string) (key []string, changed bool) {
	whole := s.text.Rules.Parts(name)
	parts := whole
	for i := 1; i <= len(parts); i++ {
		f, ok := s.game.FieldAt(parts[:i])
		if !ok {
			return nil, false
		}
		if f.Kind != engines.TableField || f.Of != engines.TableField && !rulesets.IsThing(f) {
			parts = parts[:i]
			break
		}
	}
	changed = slices.ContainsFunc(s.differences, func(d rulesets.Difference) bool {
		return s.covers(whole, s.text.Rules.Parts(d.Key))
	})
	return parts, changed
}

// inWords returns a value on one line in the words of the theme.
func (s *Screen) inWords(f engines.Field, v any) string { return headings.Value(f, v, s.speaker) }

// heading returns what a field is called in the words of the theme.
func (s *Screen) heading(f engines.Field) string { return headings.Of(f, s.speaker.Theme) }

// label returns what a field is called: its label, with the thing and the entry that it belongs to.
func (s *Screen) label(key []string) string {
	if len(key) == 3 && key[0] == "clauses" { // what its words are called says enough
		f, _ := s.game.FieldAt(key)
		return f.Label
	}
	var names []string
	for i := range key {
		f, ok := s.game.FieldAt(key[:i+1])
		before, _ := s.game.FieldAt(key[:i])
		switch {
		case !ok:
			names = append(names, key[i])
		case i == 0:
			names = append(names, s.heading(f))
		case rulesets.IsThing(before):
			names = append(names, text.Lower(f.Label))
		default:
			names = append(names, s.called(key[:i+1]))
		}
	}
	return strings.Join(names, ", ")
}

// called returns the name of an entry of a table.
func (s *Screen) called(key []string) string { return words.Short(s.speaker.Called(key), 40) }

// back makes a field what it is in the standard.
func (s *Screen) back(key []string) {
	s.last = key[:1]
	if wrong := s.do(s.text.Back(key)...); wrong != "" {
		s.shell.Say(words.HouseRules, wrong)
	}
	s.shell.Refocus()
}

// trouble returns what is wrong with the file, by its lines, and the way back to the last text that could be
// played.
func (s *Screen) trouble() fyne.CanvasObject {
	title := widgets.Danger(widgets.Words(words.WhatIsWrong, theme.SizeNameText, look.Bold))
	// Where rules clash, the file is well, and the places are on the sheet.
	if wrong, _ := s.text.Problem(); !s.text.Unreadable && s.named(wrong) != nil {
		title.SetText(words.SheetWrong)
	}
	column := container.New(widgets.Column{Gap: 4}, title)
	for _, f := range s.text.Findings {
		if len(f.Also) > 0 {
			s.says(column, f, func([]string) bool { return false })
			continue
		}
		column.Add(widgets.Text(words.Finding(f.Line, f.Message, f.Suggestion)))
		if word, fixed, ok := s.text.Fix(f); ok {
			fix := widgets.NewButton(words.SheetFix(words.Short(word, 40)), theme.ConfirmIcon(),
				func() { s.did(s.text.Mend(fixed)) })
			s.remedy = cmp.Or(s.remedy, fix)
			column.Add(widgets.Indent(8, widgets.NewRow(fix)))
		}
	}
	edit := widgets.NewButton(words.EditFile, theme.DocumentCreateIcon(),
		func() { s.ways.Show(s.text.Path()) })
	s.remedy = cmp.Or(s.remedy, edit)
	row := widgets.NewRow(edit)
	if s.text.Unreadable { // then there is no head
		row.Add(s.others())
	}
	if s.text.CanUndo() {
		row.Add(widgets.NewButton(words.SheetTakeBack, theme.ContentUndoIcon(), s.Undo))
	}
	column.Add(widgets.Indent(8, row))
	return widgets.Panel(column)
}

// rewrite opens the words of a clause, with the names of its fields in braces.
func (s *Screen) rewrite(clause, title string) { s.rewriteFrom(clause, title, nil, "") }

// rewriteFrom opens them as they were typed, by their parts, where these could not be kept, and says why.
func (s *Screen) rewriteFrom(clause, title string, typed map[string]string, wrong string) {
	column := container.New(widgets.Column{Gap: 8}, widgets.Quiet(words.SheetRewriteHelp))
	var entries []*prose
	var keys [][]string
	var begun []string // what each entry began with
	written := func(key []string) string {
		now, _ := s.text.Rules.ValueIn(key)
		text, _ := now.(string)
		return text
	}
	parts := []string{"source", "decision", "screen"}
	filled := slices.DeleteFunc(slices.Clone(parts), func(part string) bool {
		return written([]string{"clauses", clause, part}) == ""
	})
	switch {
	case len(filled) == 1 && filled[0] == "screen":
		parts = filled // nothing of it is printed
	case !slices.Contains(filled, "screen"):
		parts = parts[:2] // families write nothing for the app alone
	}
	for _, part := range parts {
		key := []string{"clauses", clause, part}
		now := written(key)
		shown, ok := typed[part]
		if !ok {
			shown = now
		}
		f, _ := s.game.FieldAt(key)
		entry := newProse(f.Label, shown)
		entries, keys, begun = append(entries, entry), append(keys, key), append(begun, now)
		column.Add(widgets.Field(f.Label, "", entry))
	}
	if wrong != "" {
		column.Objects = slices.Insert(column.Objects, 0,
			fyne.CanvasObject(widgets.Danger(widgets.Text(wrong))))
	}
	keep := func() {
		var changes []rulesets.Change
		typed := map[string]string{}
		var err error
		for i, key := range keys {
			if entries[i].Text == begun[i] {
				continue
			}
			typed[key[2]] = entries[i].Text
			changes = append(changes, rulesets.Change{Key: key, Value: entries[i].Text})
			if now := written(key); now != begun[i] && now != entries[i].Text {
				err = &manuscript.ChangedError{Key: strings.Join(key, ".")}
			}
		}
		wrong := ""
		if err != nil {
			wrong = s.problem(err)
		} else if wrong = s.do(changes...); wrong == "" {
			return
		}
		for _, c := range changes {
			if c.Value != written(c.Key) { // it has not been kept, and nobody types it twice
				s.rewriteFrom(clause, title, typed, wrong)
				return
			}
		}
		s.tell(wrong)
	}
	back := func() {
		var changes []rulesets.Change
		for _, key := range keys {
			changes = append(changes, rulesets.Change{Key: key})
		}
		if wrong := s.do(changes...); wrong != "" {
			s.shell.Say(words.ClauseHead(title, clause), wrong)
		}
	}
	scrolled, _ := widgets.Scrolled(column, s.shell.Window.Canvas())
	s.shell.Show(words.ClauseHead(title, clause), scrolled, widgets.Answer{Text: words.Cancel},
		widgets.Answer{Text: words.SheetOldWords, Do: back},
		widgets.Answer{Text: words.SheetKeep, Main: true, Do: keep})
}

// prose is an entry for several lines, with a name for screen readers.
type prose struct {
	widget.Entry
	name string
}

func newProse(name, text string) *prose {
	p := &prose{name: name}
	p.ExtendBaseWidget(p)
	p.MultiLine, p.Wrapping = true, fyne.TextWrapWord
	p.SetMinRowsVisible(4)
	p.SetText(text)
	return p
}

// AccessibilityLabel and AccessibilityRole implement fyne.Accessible.
func (p *prose) AccessibilityLabel() string             { return p.name }
func (p *prose) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// TypedKey implements fyne.Focusable. Escape closes the dialog.
func (p *prose) TypedKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape {
		widgets.Bubble(p, key)
		return
	}
	p.Entry.TypedKey(key)
}
