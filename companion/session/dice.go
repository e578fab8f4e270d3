package session

import (
	"homespun/engines"
	"homespun/engines/record"
)

// keptRolls are the rolls that were undone and still lie on the table, the next to be taken first.
type keptRolls []keptRoll

type keptRoll struct {
	roll engines.Roll
	move engines.Move
}

// follow goes along with a step that the match has taken. app says that a roll's faces may be those that lay
// there, not typed in.
func (k *keptRolls) follow(m *record.Match, step record.Step, app bool) {
	line := step.Line
	if step.Target >= 0 {
		line = m.Steps()[step.Target].Line
	}
	if line.Kind != record.MoveLine || line.Move.Who != engines.Dice {
		return
	}
	made := keptRoll{step.Pending.Roll, line.Move}
	first := len(*k) > 0 && (*k)[0] == made
	switch step.Line.Kind {
	case record.UndoLine:
		*k = append(keptRolls{made}, *k...)
	case record.RedoLine:
		if first {
			*k = (*k)[1:]
		}
	default:
		if app && first {
			*k = (*k)[1:]
		} else {
			*k = nil
		}
	}
}

// UndoneRoll returns the roll that lies on the table since an undo and is taken by [Session.Roll].
func (s *Session) UndoneRoll() (engines.Move, bool) {
	pending := s.Pending()
	if len(s.undoneRolls) == 0 || !pending.Rolling() || s.undoneRolls[0].roll != pending.Roll {
		return engines.Move{}, false
	}
	return s.undoneRolls[0].move, true
}

// Roll makes the roll that is due: it takes the faces that lie on the table since an undo, else the app
// rolls.
func (s *Session) Roll() (engines.Move, error) {
	if !s.Pending().Rolling() {
		return engines.Move{}, ErrNoRoll
	}
	roll, kept := s.UndoneRoll()
	if !kept {
		roll = s.Engine().Sample(s.Position(), s.options.Random)
	}
	return roll, s.add(Moved, kept, record.MoveOf(roll))
}

// RollAgain drops the faces that lie on the table and has the app roll.
func (s *Session) RollAgain() (engines.Move, error) {
	s.undoneRolls = nil
	return s.Roll()
}

// Faces makes the roll that is due with faces read off real dice, in the order of the dice in Due. It drops
// faces that lie on the table.
func (s *Session) Faces(faces ...int16) error {
	if !s.Pending().Rolling() {
		return ErrNoRoll
	}
	if len(faces) > engines.MaxDice {
		faces = faces[:engines.MaxDice]
	}
	return s.Play(engines.NewMove(engines.Dice, engines.VerbRoll, faces...))
}

// Deal has the app make one line of what the table owes while setting up.
func (s *Session) Deal() (engines.Move, error) {
	if !s.Pending().Who.Has(engines.Table) {
		return engines.Move{}, ErrNoDeal
	}
	deal := s.Engine().Sample(s.Position(), s.options.Random)
	return deal, s.add(Moved, false, record.MoveOf(deal))
}

// DealAll has the app make all that the table owes, up to the next decision of somebody else.
func (s *Session) DealAll() error {
	var deals []record.Line
	engine, at := s.Engine(), s.Position()
	for engine.Pending(at).Who.Has(engines.Table) {
		deal := engine.Sample(at, s.options.Random)
		deals, at = append(deals, record.MoveOf(deal)), engine.Apply(at, deal, nil)
	}
	if len(deals) == 0 {
		return ErrNoDeal
	}
	return s.add(Moved, false, deals...)
}
