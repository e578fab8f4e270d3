package table

import (
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// roll makes the pending roll: by the app, or with the faces of an undone roll, whose dice still lie there.
func (s *Screen) roll() {
	s.hush()
	if _, kept := s.session.UndoneRoll(); kept {
		s.by = laid
	}
	_, err := s.session.Roll()
	s.by = elsewhere
	s.showError(err)
	s.shell.Refocus()
}

// faces makes the pending roll with the faces of real dice. It translates each face into what that face
// bears.
func (s *Screen) faces(faces []int16) {
	s.hush()
	pending := s.session.Pending()
	for i := range faces[:min(len(faces), int(pending.Roll.N))] {
		faces[i] = pending.Roll.Die[i].Side(int(faces[i]))
	}
	s.by = laid
	err := s.session.Faces(faces...)
	s.by = elsewhere
	s.showError(err)
	s.shell.Refocus()
}

// updateTray shows the pending dice, or those rolled last.
func (s *Screen) updateTray(past bool) {
	pending := s.session.Pending()
	if pending.Rolling() && !past && !s.fixing && !s.replay.on() {
		if s.session.BotsTurn() && !s.session.BotsWait() {
			s.tray.Words = words.RollsItself
			s.tray.Lie(pending.Roll, nil, 0)
			return
		}
		kept, lies := s.session.UndoneRoll()
		var faces []int16
		s.tray.Words, s.tray.Real = words.TapToRoll, words.WeRolled
		if die := pending.Roll.Die[0]; !die.Plain() && die.Faces <= 10 { // a face's key is its number
			s.tray.Real = words.WeRolledKeys(int(die.Faces))
		}
		if pending.Roll.N > 1 {
			s.tray.Words = words.TapToRollMany
		}
		if s.session.Roller() == "table" {
			s.tray.Words = words.OrTheApp
		}
		if lies {
			faces, s.tray.Words = shown(pending.Roll, kept), words.TheyLieThere
		}
		s.tray.Ask(pending.Roll, faces, s.session.Roller() == "table")
		return
	}
	s.tray.Words = ""
	if s.replay.on() && s.replay.now().rolls {
		thing := s.replay.now()
		if thing.moment != nil && thing.tumble > 0 { // they tumble on the stage
			s.tray.Lie(thing.roll, nil, 0)
			return
		}
		s.tray.Lie(thing.roll, thing.faces, thing.tumble)
		return
	}
	if step, ok := s.lastRoll(); ok {
		s.tray.Lie(step.Pending.Roll, shown(step.Pending.Roll, step.Line.Move), 0)
		return
	}
	s.tray.Clear()
}

// shown returns the faces of a roll that was made, counted from 1.
func shown(roll engines.Roll, made engines.Move) []int16 {
	sides := made.Faces()
	faces := make([]int16, min(len(sides), int(roll.N)))
	for i := range faces {
		faces[i] = int16(roll.Die[i].Face(sides[i]))
	}
	return faces
}

// bears returns the sign and colour of a die's face without pips: as the game paints it, or else as in the
// notation.
func (s *Screen) bears(die engines.Die, face int) (string, drawing.Colour) {
	side := die.Side(face)
	if sign, plate := s.game.DieSide(die, side); sign != "" {
		return sign, plate
	}
	return s.session.Engine().Format(engines.NewMove(engines.Dice, engines.VerbRoll, side)), drawing.None
}

// lastRoll returns the last active roll before the position that is shown.
func (s *Screen) lastRoll() (record.Step, bool) {
	looked, past := s.session.Looking()
	standing := s.session.Match().Active()
	for i := len(standing) - 1; i >= 0; i-- {
		step := standing[i]
		if past && step.Index > looked || s.replay.on() && step.Index > s.replay.now().line {
			continue
		}
		if step.Line.Kind == record.MoveLine && step.Line.Move.Who == engines.Dice {
			return step, true
		}
	}
	return record.Step{}, false
}
