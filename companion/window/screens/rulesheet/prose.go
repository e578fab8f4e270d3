package rulesheet

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/chips"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// rewrite opens the words of a clause, in which what is filled in stands as it is said now.
func (m *mender) rewrite(clause, title string) { m.rewriteFrom(clause, title, nil, false, "") }

// rewriteFrom opens them as they were typed, by their parts and as templates, where these could not be kept, and says
// why. With raw they are templates, with the names of fields in braces.
func (m *mender) rewriteFrom(clause, title string, typed map[string]string, raw bool, wrong string) {
	column := container.New(widgets.Column{Gap: 8})
	if wrong != "" {
		column.Add(widgets.Danger(widgets.Text(wrong)))
	}
	help := widgets.Quiet("")
	column.Add(help)
	seen := m.desk.now
	written := func(part string) string {
		now, _ := m.desk.now.rules.ValueIn([]string{"clauses", clause, part})
		text, _ := now.(string)
		return text
	}
	parts := []string{"source", "decision"} // families write nothing for the app alone
	if written("screen") != "" {
		if parts = append(parts, "screen"); written("source")+written("decision") == "" {
			parts = parts[2:] // nothing of it is printed
		}
	}
	var entries []*prose
	var back []rulesets.Change
	for _, part := range parts {
		key := []string{"clauses", clause, part}
		back = append(back, rulesets.Change{Key: key})
		f, _ := seen.game.FieldAt(key)
		entry := newProse(f.Label, part, written(part), raw, seen.say)
		if text, ok := typed[part]; ok {
			entry.write(text)
		}
		entries = append(entries, entry)
		column.Add(container.New(widgets.Column{Gap: 2}, widgets.Field(f.Label, "", entry), entry.put))
	}
	show := func(on bool) {
		raw = on
		for _, entry := range entries {
			entry.show(on)
		}
		if help.SetText(words.SheetRewriteHelp); on {
			help.SetText(words.SheetRewriteBraces)
		}
	}
	show(raw)
	var page *widgets.Page
	column.Add(widgets.NewRow(widgets.NewCheck(words.SheetMore, raw, func(on bool) {
		show(on)
		page.Again()
	})))
	keep := func() {
		var changes []rulesets.Change
		typed := map[string]string{}
		for _, entry := range entries {
			if text := entry.written(); text != entry.begun {
				typed[entry.part] = text
				changes = append(changes, rulesets.Change{Key: []string{"clauses", clause, entry.part}, Value: text})
			}
		}
		m.desk.changeBy(seen, just(changes...), func(wrong string) {
			for part, text := range typed {
				// it has not been kept, and nobody types it twice
				if wrong != "" && text != written(part) {
					m.rewriteFrom(clause, title, typed, raw, wrong)
					return
				}
			}
			m.desk.tellUnshown(wrong)
		})
	}
	scrolled, scroll := widgets.Scrolled(column, m.shell.Window.Canvas())
	page = scroll
	m.shell.Show(title, scrolled, widgets.Answer{Text: words.Cancel},
		widgets.Answer{Text: words.SheetOldWords,
			Do: func() { m.desk.changeBy(seen, just(back...), m.desk.tellUnshown) }},
		widgets.Answer{Text: words.SheetKeep, Main: true, Do: keep})
}

// prose is an entry for the words of a part of a clause.
type prose struct {
	widgets.Prose
	part  string
	begun string // what it began with, as a template
	say   func(code string) string
	chips chips.Text
	raw   bool            // it shows a template
	put   *fyne.Container // what can be put in
}

// newProse returns the entry for a template, which it shows as it is if raw. Say says what part of one is now.
func newProse(name, part, text string, raw bool, say func(code string) string) *prose {
	p := &prose{part: part, begun: text, raw: raw, say: say, put: widgets.NewRow()}
	p.Extend(p, name, 4)
	p.write(text)
	return p
}

// write shows a template, as it is or in words with chips.
func (p *prose) write(template string) {
	p.put.RemoveAll()
	if p.raw {
		p.SetText(template)
		return
	}
	p.chips = chips.Of(template, p.say, words.SheetUnsaid)
	p.SetText(p.chips.Words)
	for _, chip := range p.chips.Chips {
		b := widgets.NewButton(words.Short(chip.Says, 32), theme.ContentAddIcon(), func() {
			p.SetText(p.Text + chips.Open + chip.Says + chips.Close)
		})
		b.Plain, b.Name = true, words.SheetPutIn(words.Short(chip.Says, 32))
		p.put.Add(b)
	}
}

// written returns what the entry holds, as a template.
func (p *prose) written() string {
	if p.raw {
		return p.Text
	}
	return p.chips.Written(p.Text)
}

// show shows what the entry holds as a template, or in words.
func (p *prose) show(raw bool) {
	if text := p.written(); p.raw != raw {
		p.raw = raw
		p.write(text)
	}
}

// say returns what part of a template is in the middle of a sentence.
func (r *reading) say(code string) string {
	const before = "1 " // it begins no sentence
	said, err := r.speaker.Fill(before + code)
	if err != nil {
		return ""
	}
	return strings.TrimPrefix(said, before)
}
