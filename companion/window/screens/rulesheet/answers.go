package rulesheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/wants"
	"homespun/companion/match/words"
	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// answers returns what answers somebody who looks for something that is called otherwise in the rules: what does it, with
// the ways there, or that nothing can and what comes nearest.
func (s *Screen) answers() (list []fyne.CanvasObject) {
	now := s.desk.now
	for _, want := range wants.Find(now.game.ID, s.cards.wanted) {
		column := container.New(widgets.Column{Gap: 4}, widgets.Words(want.Says, theme.SizeNameText, look.Bold))
		row := widgets.NewRow()
		if kind := workshop.In(now.game); want.Make && kind != nil {
			row.Add(widgets.NewButton(kind.Door, theme.ContentAddIcon(), func() { s.desk.settled(s.ways.Make) }))
		}
		for _, field := range want.Fields {
			row.Add(s.way(field))
		}
		if len(row.Objects) > 0 {
			column.Add(widgets.Indent(8, row))
		}
		list = append(list, widgets.Panel(column))
	}
	return list
}

// way returns the button that opens a field, with what it is now.
func (s *Screen) way(field string) fyne.CanvasObject {
	now, key := s.desk.now, []string{field}
	f, _ := now.game.FieldAt(key)
	v, _ := now.rules.ValueIn(key)
	said := words.SheetField(now.heading(f), words.Short(now.inWords(f, v), 32))
	return widgets.NewButton(said, theme.NavigateNextIcon(), func() {
		s.openFrom(f.Clause.ID(now.game.Definition.Info.Prefix), key)
	})
}
