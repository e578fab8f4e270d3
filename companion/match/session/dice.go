package session

import (
	"homespun/engines"
	"homespun/engines/record"
)

// keptRolls are rolls that were undone, the next one to use first. Their dice still lie on the table, so
// making the roll again uses the same faces.
type keptRolls []keptRoll

type keptRoll struct {
	roll engines.Roll
	move engines.Move
}

// follow updates the kept rolls after a step of the match. Undoing a roll keeps it, and making the same roll
// again uses it up. Any other roll drops them all. same says that a roll with the same faces is the kept one;
// it is false for faces that were typed in, which always drop them all.
func (k *keptRolls) follow(m *record.Match, step record.Step, same bool) {
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
		if same && first {
			*k = (*k)[1:]
		} else {
			*k = nil
		}
	}
}

// UndoneRoll returns the undone roll that [Session.Roll] would use for the pending roll; false if there is
// none.
func (s *Session) UndoneRoll() (engines.Move, bool) {
	pending := s.Pending()
	if len(s.undoneRolls) == 0 || !pending.Rolling() || s.undoneRolls[0].roll != pending.Roll {
		return engines.Move{}, false
	}
	return s.undoneRolls[0].move, true
}

// Roll makes the pending roll: with the faces of an undone roll if there is one, else the app rolls.
func (s *Session) Roll() (engines.Move, error) {
	if roll, kept := s.UndoneRoll(); kept {
		return roll, s.add(Moved, true, record.MoveOf(roll))
	}
	return s.RollAgain()
}

// RollAgain has the app make the pending roll. The faces of undone rolls are dropped when that is written.
func (s *Session) RollAgain() (engines.Move, error) {
	if !s.Pending().Rolling() {
		return engines.Move{}, ErrNoRoll
	}
	roll := s.Engine().Sample(s.Position(), s.options.Random)
	return roll, s.add(Moved, false, record.MoveOf(roll))
}

// Faces makes the pending roll with faces read off real dice, in the order of the dice in [engines.Pending].
// It drops the faces of undone rolls.
func (s *Session) Faces(faces ...int16) error {
	if !s.Pending().Rolling() {
		return ErrNoRoll
	}
	if len(faces) > engines.MaxDice {
		faces = faces[:engines.MaxDice]
	}
	return s.Play(engines.NewMove(engines.Dice, engines.VerbRoll, faces...))
}

// Roller returns who rolls: "app" or "table"; "" where nobody has said.
func (s *Session) Roller() string {
	if s.roller != "" {
		return s.roller
	}
	return s.Header().Dice
}

// SetRoller changes who rolls from now on, "app" or "table"; "" changes nothing. The record stays as it is,
// since every roll in it stands there with its faces.
func (s *Session) SetRoller(roller string) {
	if roller == "" || roller == s.Roller() {
		return
	}
	s.roller = roller
	s.thoughts.stop()
	s.wakeBots()
}

// Deal has the app make one of the moves that the table owes during the setup.
func (s *Session) Deal() (engines.Move, error) {
	if !s.Pending().Who.Has(engines.Table) {
		return engines.Move{}, ErrNoDeal
	}
	deal := s.Engine().Sample(s.Position(), s.options.Random)
	return deal, s.add(Moved, false, record.MoveOf(deal))
}

// DealAll has the app make all moves that the table owes, up to the next decision of somebody else.
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
