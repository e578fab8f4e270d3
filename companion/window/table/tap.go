package table

import (
	"slices"

	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
)

// tap handles a tap on the board. inputs is what lies there, the topmost first.
func (s *Screen) tap(inputs []tableau.Input) {
	s.dice.tray.Settle()
	s.counts.Flights.Settle()
	legal := func(in tableau.Input) bool { return slices.Contains(s.phase.question.Next(), in) }
	switch {
	case (s.phase.question == nil || !slices.ContainsFunc(inputs, legal)) && s.onTable.tap(inputs):
	case s.phase.fixing:
		s.fixes.tap(inputs)
	case s.phase.question != nil:
		s.decision.answered(s.phase.question.Tap(inputs...), inputs)
	case s.dice.tray.Pending():
		clause := s.session.Engine().Prompt(s.session.Position()).Clause
		s.refuse(words.RollFirst(s.voice.Prompt(s.session.Position())), clause, nil, -1)
	}
}

// refuse shows why an input was refused, in place of the prompt.
func (s *Screen) refuse(sentence string, clause engines.Clause, spaces []int16, piece int) {
	s.refused = refusal{sentence, clause}
	if !s.hands.alone() {
		s.hearing.sound(sound.Refusal)
	}
	if s.game.Measurer() != nil { // with a measurer the numbers are pieces, not spaces
		s.board.Blame(spaces)
		spaces = nil
	}
	s.board.Refuse(spaces, piece)
	s.updateTexts()
	s.hearing.read = "" // the same refusal is read each time
	s.hearing.readPrompt(s.Prompt())
}
