package table

import (
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/record"
)

// roll has the app roll, or take the faces that lie there.
func (s *Screen) roll() {
	_, err := s.session.Roll()
	s.say(err)
	s.shell.Refocus()
}

// faces takes what real dice show.
func (s *Screen) faces(faces []int16) {
	s.say(s.session.Faces(faces...))
	s.shell.Refocus()
}

// updateTray shows the dice that are due, or those that were rolled last.
func (s *Screen) updateTray(past bool) {
	due := s.session.Due()
	if due.Rolling() && !past && !s.fixing && !s.telling.on() {
		if s.session.BotsTurn() && !s.session.BotsWait() {
			s.tray.Words = words.RollsItself
			s.tray.Lie(due.Roll, nil, false)
			return
		}
		kept, lies := s.session.Kept()
		var faces []int16
		s.tray.Words, s.tray.Real = words.TapToRoll, words.WeRolled
		if due.Roll.N > 1 {
			s.tray.Words = words.TapToRollMany
		}
		if s.session.Header().Dice == "table" {
			s.tray.Words = words.OrTheApp
		}
		if lies {
			faces, s.tray.Words = kept.Faces(), words.TheyLieThere
		}
		s.tray.Ask(due.Roll, faces, s.session.Header().Dice == "table")
		return
	}
	s.tray.Words = ""
	if step, ok := s.lastRoll(); ok {
		move := step.Line.Move
		s.tray.Lie(step.Due.Roll, move.Faces(), s.fresh)
		return
	}
	s.tray.Clear()
}

// lastRoll returns the last roll before what is shown, where nothing that is somebody else's has come since.
func (s *Screen) lastRoll() (record.Step, bool) {
	looked, past := s.session.Looking()
	standing := s.session.Match().Standing()
	for i := len(standing) - 1; i >= 0; i-- {
		step := standing[i]
		if past && step.Index > looked {
			continue
		}
		if step.Line.Kind == record.MoveLine && step.Line.Move.Who == engines.Dice {
			return step, true
		}
	}
	return record.Step{}, false
}
