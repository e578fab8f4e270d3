package rulesheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// rewrite opens the words of a clause, with the names of its fields in braces.
func (m *mender) rewrite(clause, title string) { m.rewriteFrom(clause, title, nil, "") }

// rewriteFrom opens them as they were typed, by their parts, where these could not be kept, and says why.
func (m *mender) rewriteFrom(clause, title string, typed map[string]string, wrong string) {
	column := container.New(widgets.Column{Gap: 8})
	if wrong != "" {
		column.Add(widgets.Danger(widgets.Text(wrong)))
	}
	column.Add(widgets.Quiet(words.SheetRewriteHelp))
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
		entry := newProse(f.Label, part, written(part))
		if text, ok := typed[part]; ok {
			entry.SetText(text)
		}
		entries = append(entries, entry)
		column.Add(widgets.Field(f.Label, "", entry))
	}
	keep := func() {
		var changes []rulesets.Change
		typed := map[string]string{}
		for _, entry := range entries {
			if entry.Text != entry.begun {
				typed[entry.part] = entry.Text
				changes = append(changes, rulesets.Change{Key: []string{"clauses", clause, entry.part},
					Value: entry.Text})
			}
		}
		m.desk.changeBy(seen, just(changes...), func(wrong string) {
			for part, text := range typed {
				// it has not been kept, and nobody types it twice
				if wrong != "" && text != written(part) {
					m.rewriteFrom(clause, title, typed, wrong)
					return
				}
			}
			m.desk.tellUnshown(wrong)
		})
	}
	scrolled, _ := widgets.Scrolled(column, m.shell.Window.Canvas())
	m.shell.Show(title, scrolled, widgets.Answer{Text: words.Cancel},
		widgets.Answer{Text: words.SheetOldWords,
			Do: func() { m.desk.changeBy(seen, just(back...), m.desk.tellUnshown) }},
		widgets.Answer{Text: words.SheetKeep, Main: true, Do: keep})
}

// prose is an entry for the words of a part of a clause, with a name for screen readers.
type prose struct {
	widget.Entry
	name, part string
	begun      string // what it began with
}

func newProse(name, part, text string) *prose {
	p := &prose{name: name, part: part, begun: text}
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
