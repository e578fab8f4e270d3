package table

import (
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/howto"
	"homespun/engines"
)

// showRules opens the rules at a clause; 0 opens them at the beginning, with the way to other rules.
func (s *Screen) showRules(clause engines.Clause) {
	id, title := clause.ID(s.session.Engine().Info().Prefix), words.HowToPlay
	if clause != 0 {
		title = words.TheRules
	}
	if s.refused != "" && len([]rune(s.refused)) < 120 {
		title = s.refused
	}
	var answers []widgets.Answer
	if clause == 0 && s.match.Other != nil && !s.session.Over() {
		answers = append(answers, widgets.Answer{Text: words.OtherRules, Icon: theme.DocumentCreateIcon(),
			Do: s.match.Other})
	}
	howto.Show(s.shell, title, s.voice, s.match.Book, id, answers...)
}
