package rulesheet

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/sequel"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/rulesets"
	"homespun/rulesets/offers"
)

// way is what opens a field: a button, or words in a sentence.
type way struct {
	key     []string
	opener  fyne.Focusable
	changed bool // the field differs from the standard
}

// mender says what is wrong with the rules, with buttons that lead to where it can be mended.
type mender struct {
	desk  *Desk
	place *place
	shell *shell.Shell
	// open opens a field from the card of a clause.
	open func(clause string, key []string)
}

// says adds to a column what is wrong, and for each place of it that is not here a button that leads there.
// It returns these buttons.
func (m *mender) says(column *fyne.Container, wrong rulesets.Finding,
	here func(key []string) bool) (ways []way) {
	now := m.desk.now
	column.Add(widgets.Danger(widgets.Text(words.Finding(0, wrong.Message, wrong.Suggestion))))
	row := widgets.NewRow()
	for _, key := range now.named(wrong) {
		if here(key) {
			continue
		}
		f, _ := now.game.FieldAt(key)
		of, _ := now.game.FieldAt(key[:1])
		v, _ := now.rules.ValueIn(key)
		said := words.SheetField(now.label(key), words.Short(now.inWords(f, v), 40))
		b := widgets.NewButton(said, theme.NavigateNextIcon(), func() {
			m.open(of.Clause.ID(now.game.Definition.Info.Prefix), key)
		})
		ways = append(ways, way{key, b, false})
		row.Add(b)
	}
	if len(row.Objects) > 0 {
		column.Add(widgets.Indent(8, row))
	}
	if along := m.along(m.shell.Refocus); along != nil {
		column.Add(widgets.Indent(8, along))
	}
	return ways
}

// along says what follows from what was changed, shows the spaces of a board that become otherwise, and has a button
// that does it too, and then what is to be done after it; nil if nothing is offered.
func (m *mender) along(after func()) fyne.CanvasObject {
	now := m.desk.now
	if len(now.along) == 0 {
		return nil
	}
	return m.offer(now.along, now.follows, after)
}

// idle is [mender.along] of a field that nothing comes of so far.
func (m *mender) idle(key []string, after func()) fyne.CanvasObject {
	now := m.desk.now
	offer, ok := now.idle[strings.Join(key, ".")]
	if !ok {
		return nil
	}
	list := []offers.Offer{offer}
	follows := append([]string{words.SheetIdle}, sequel.Sentences(list, now.speaker)...)
	return m.offer(list, follows, after)
}

// offer says what follows, and has a button that does it.
func (m *mender) offer(list []offers.Offer, follows []string, after func()) fyne.CanvasObject {
	now := m.desk.now
	column := container.New(widgets.Column{Gap: 4})
	for _, said := range follows {
		column.Add(widgets.Text(said))
	}
	for _, change := range slices.Concat(list...) {
		f, _ := now.game.FieldAt(change.Key)
		was, _ := now.rules.ValueIn(change.Key)
		if before, drawn := was.(string); drawn && f.Shape == engines.BoardShape {
			column.Add(newPlan(f, before, change.Value.(string), now.speaker.Theme))
		}
	}
	column.Add(widgets.NewRow(widgets.NewButton(words.SheetAlong, theme.ConfirmIcon(), func() {
		m.desk.ask(task{do: m.desk.settling(now, list), then: func(_ *reading, err error) {
			said := m.desk.wrong(err)
			after()
			m.desk.settled(func() { m.desk.tell(said) })
		}})
	})))
	return column
}

// margin puts a bar at the left of what differs from the standard, and a wider one in another colour at the
// left of what clashes.
func margin(o fyne.CanvasObject, differs, clashes bool) fyne.CanvasObject {
	now, wide := look.Current(), float32(4)
	bar := canvas.NewRectangle(look.Clear(now.Focus, 0))
	switch {
	case clashes:
		bar.FillColor, wide = now.Refuse, 8
	case differs:
		bar.FillColor = now.Focus
	}
	bar.SetMinSize(fyne.NewSize(wide, 4))
	return container.NewBorder(nil, nil, bar, nil, o)
}
