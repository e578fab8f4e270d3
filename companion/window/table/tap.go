package table

import (
	"slices"

	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/board"
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
		s.decision.tap(inputs)
	case s.dice.tray.Pending():
		clause := s.session.Engine().Prompt(s.session.Position()).Clause
		s.refuse(refusal{text: words.RollFirst(s.voice.Prompt(s.session.Position())), clause: clause})
	}
}

// refuse shows why an input was refused, in place of the prompt.
func (s *Screen) refuse(why refusal) {
	s.refused = why
	if !s.hands.alone() {
		s.hearing.sound(sound.Refusal)
	}
	s.board.Refuse(why.shown)
	s.updateTexts()
	s.hearing.read = "" // the same refusal is read each time
	s.hearing.readPrompt(s.Prompt())
}

// refusalOf returns the refusal of a verdict on what was picked before and what was tapped then.
func refusalOf(c *core, verdict engines.Verdict, picked, tapped []tableau.Input) refusal {
	shown := board.RefusalOf(c.scene(c.phase.position), verdict.Spaces, picked, tapped)
	shown.Measured = c.game.Measurer() != nil // the numbers are pieces, not spaces
	return refusal{c.voice.Refusal(verdict), verdict.Message.Clause, shown}
}
