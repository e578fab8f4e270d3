package table

import (
	"homespun/companion/match/tableau"
	"homespun/companion/window/table/spelling"
)

// spell taps the places that people type, one after the other: none after a refusal, nor for another question.
func (s *Screen) spell() {
	if s.replay.on() || s.phase.question == nil && !s.phase.fixing {
		return
	}
	spelling.Ask(s.shell, s.board.Scene, func(places [][]tableau.Input) {
		asked, fixing := s.phase.question, s.phase.fixing
		for _, inputs := range places {
			if s.refused.text != "" || s.phase.question != asked || s.phase.fixing != fixing {
				break
			}
			s.tap(inputs)
		}
	})
}
