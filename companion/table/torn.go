package table

import (
	"homespun/companion/kit"
	"homespun/companion/words"
)

// askLast asks whether the last line of the file, which has no line end, is whole. Nobody plays meanwhile: the
// bots wait for the answer, or for somebody who lets them go on.
func (s *Screen) askLast(line string) {
	s.shell.Show(words.LastMove, kit.Text(words.LastMoveHelp(line)),
		kit.Answer{Text: words.LastMoveIsNot, Do: s.session.Resume},
		kit.Answer{Text: words.LastMoveIs, Main: true, Do: func() {
			s.showError(s.session.TakeLeftOut())
			s.session.Resume()
		}})
}
