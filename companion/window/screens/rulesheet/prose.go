package rulesheet

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// rewrite opens the words of a clause, with the names of its fields in braces.
func rewrite(sh *shell.Shell, d *Desk, clause, title string) {
	rewriteFrom(sh, d, clause, title, nil, "")
}

// rewriteFrom opens them as they were typed, by their parts, where these could not be kept, and says why.
func rewriteFrom(sh *shell.Shell, d *Desk, clause, title string, typed map[string]string, wrong string) {
	column := container.New(widgets.Column{Gap: 8}, widgets.Quiet(words.SheetRewriteHelp))
	var entries []*prose
	var keys [][]string
	var begun []string // what each entry began with
	seen := d.now
	written := func(key []string) string {
		now, _ := d.now.rules.ValueIn(key)
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
		f, _ := d.now.game.FieldAt(key)
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
		for i, key := range keys {
			if entries[i].Text == begun[i] {
				continue
			}
			typed[key[2]] = entries[i].Text
			changes = append(changes, rulesets.Change{Key: key, Value: entries[i].Text})
		}
		d.changeBy(seen, just(changes...), func(wrong string) {
			for _, c := range changes {
				// it has not been kept, and nobody types it twice
				if wrong != "" && c.Value != written(c.Key) {
					rewriteFrom(sh, d, clause, title, typed, wrong)
					return
				}
			}
			d.tellUnshown(wrong)
		})
	}
	back := func() {
		var changes []rulesets.Change
		for _, key := range keys {
			changes = append(changes, rulesets.Change{Key: key})
		}
		d.changeBy(seen, just(changes...), d.tellUnshown)
	}
	scrolled, _ := widgets.Scrolled(column, sh.Window.Canvas())
	sh.Show(words.ClauseHead(title, clause), scrolled, widgets.Answer{Text: words.Cancel},
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
