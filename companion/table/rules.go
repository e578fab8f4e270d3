package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/rulesets"
)

// showRules opens the rules at a clause; 0 opens them at the beginning.
func (s *Screen) showRules(clause engines.Clause) {
	id := clause.ID(s.session.Engine().Info().Prefix)
	list := container.New(kit.Column{Gap: 12, Inset: 6})
	var at fyne.CanvasObject
	for _, text := range s.voice.Clauses() {
		item := clauseOf(text, text.ID == id)
		if text.ID == id {
			at = item
		}
		list.Add(item)
	}
	size := s.shell.Window.Canvas().Size()
	scroll := container.NewVScroll(list)
	scroll.SetMinSize(fyne.NewSize(200, max(160, size.Height-260)))
	dialog := s.shell.Show(s.rulesTitle(), scroll)
	dialog.OnKey = func(key *fyne.KeyEvent) {
		step := map[fyne.KeyName]float32{fyne.KeyDown: 60, fyne.KeyUp: -60,
			fyne.KeyPageDown: scroll.Size().Height - 60, fyne.KeyPageUp: 60 - scroll.Size().Height,
			fyne.KeyHome: -1e6, fyne.KeyEnd: 1e6}[key.Name]
		most := max(0, list.MinSize().Height-scroll.Size().Height)
		scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(most, scroll.Offset.Y+step))))
	}
	if at != nil {
		list.Layout.Layout(list.Objects, list.Size())
		scroll.ScrollToOffset(fyne.NewPos(0, max(0, at.Position().Y-8)))
	}
}

func (s *Screen) rulesTitle() string {
	if s.refused != "" && len([]rune(s.refused)) < 120 {
		return s.refused
	}
	return words.TheRules
}

// clauseOf returns a clause: its title and id, the designer's rule in our words, and how the app plays where
// that rule is silent.
func clauseOf(text rulesets.ClauseText, here bool) fyne.CanvasObject {
	parts := []fyne.CanvasObject{kit.Words(words.ClauseHead(text.ID, text.Title), "text", look.Bold)}
	if text.House {
		house := kit.Quiet(words.House)
		house.Importance = widget.WarningImportance
		parts = append(parts, house)
	}
	if text.Source != "" {
		parts = append(parts, kit.Text(text.Source))
	}
	if text.Decision != "" {
		parts = append(parts, kit.Text(text.Decision), kit.Quiet(rulesets.DecisionMark))
	}
	column := container.New(kit.Column{Gap: -10}, parts...)
	if !here {
		return column
	}
	now := look.Current()
	ground := canvas.NewRectangle(look.Clear(now.Focus, 0.12))
	ground.StrokeColor, ground.StrokeWidth, ground.CornerRadius = now.Focus, 2, 12
	return container.NewStack(ground, column)
}
