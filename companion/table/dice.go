package table

import (
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// roll has the app roll, or take the faces that lie there.
func (s *Screen) roll() {
	_, err := s.session.Roll()
	s.say(err)
	s.shell.Refocus()
}

// faces takes the faces that real dice show, for what they bear.
func (s *Screen) faces(faces []int16) {
	pending := s.session.Pending()
	for i := range faces[:min(len(faces), int(pending.Roll.N))] {
		faces[i] = pending.Roll.Die[i].Side(int(faces[i]))
	}
	s.say(s.session.Faces(faces...))
	s.shell.Refocus()
}

// updateTray shows the dice that are due, or those that were rolled last.
func (s *Screen) updateTray(past bool) {
	pending := s.session.Pending()
	if pending.Rolling() && !past && !s.fixing && !s.replay.on() {
		if s.session.BotsTurn() && !s.session.BotsWait() {
			s.tray.Words = words.RollsItself
			s.tray.Lie(pending.Roll, nil, false)
			return
		}
		kept, lies := s.session.UndoneRoll()
		var faces []int16
		s.tray.Words, s.tray.Real = words.TapToRoll, words.WeRolled
		if die := pending.Roll.Die[0]; !die.Plain() && die.Faces <= 10 { // what a face bears is not its key
			s.tray.Real = words.WeRolledKeys(int(die.Faces))
		}
		if pending.Roll.N > 1 {
			s.tray.Words = words.TapToRollMany
		}
		if s.session.Header().Dice == "table" {
			s.tray.Words = words.OrTheApp
		}
		if lies {
			faces, s.tray.Words = shown(pending.Roll, kept), words.TheyLieThere
		}
		s.tray.Ask(pending.Roll, faces, s.session.Header().Dice == "table")
		return
	}
	s.tray.Words = ""
	if step, ok := s.lastRoll(); ok {
		move := step.Line.Move
		s.tray.Lie(step.Pending.Roll, shown(step.Pending.Roll, move), s.fresh)
		return
	}
	s.tray.Clear()
}

// shown returns the faces that a roll has come to lie on, counted from 1.
func shown(roll engines.Roll, made engines.Move) []int16 {
	sides := made.Faces()
	faces := make([]int16, min(len(sides), int(roll.N)))
	for i := range faces {
		faces[i] = int16(roll.Die[i].Face(sides[i]))
	}
	return faces
}

// bears says what a face of a die bears that has no pips: as the game paints it, or as the notation writes
// it.
func (s *Screen) bears(die engines.Die, face int) (string, drawing.Colour) {
	side := die.Side(face)
	if sign, plate := s.game.DieSide(die, side); sign != "" {
		return sign, plate
	}
	return s.session.Engine().Format(engines.NewMove(engines.Dice, engines.VerbRoll, side)), drawing.None
}

// lastRoll returns the last roll before what is shown, where nothing that is somebody else's has come since.
func (s *Screen) lastRoll() (record.Step, bool) {
	looked, past := s.session.Looking()
	standing := s.session.Match().Active()
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
