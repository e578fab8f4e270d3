package session

import (
	"cmp"

	"homespun/engines"
	"homespun/engines/record"
)

// pieces says where the pieces of a match lie, and how much of the match lies there already.
type pieces struct {
	// where is [record.OnTable] or [record.OnScreen].
	where string
	// lies is how many lines lie on the family's table with all that they bring about.
	lies int
}

// OnTable reports whether the pieces lie on the family's own table, beside which the app keeps count.
func (s *Session) OnTable() bool { return s.File.pieces.where == record.OnTable }

// SetOnTable changes where the pieces lie from now on, and notes it in the file. What has been played until
// now lies there then. The error is one of writing; then nothing has changed.
func (s *Session) SetOnTable(on bool) error {
	if on == s.OnTable() {
		return nil
	}
	now := pieces{record.OnScreen, 0}
	if on {
		now = pieces{record.OnTable, len(s.match.Steps())}
	}
	return s.File.note(now, record.PiecesLie(now.where))
}

// LieThere notes in the file that everything that was played lies on the family's table. The error is one of
// writing; then nothing has changed.
func (s *Session) LieThere() error {
	now := s.File.pieces
	if now.lies == len(s.match.Steps()) {
		return nil
	}
	now.lies = len(s.match.Steps())
	return s.File.note(now, record.LiesThere)
}

// Lying returns the position that lies on the family's table when the match is opened: after the last line
// that is noted to lie there. Whoever enters what they have moved has moved before what was asked of them; so
// after the last move of a person it is that move, and what the move brings about is still to be moved there.
func (s *Session) Lying() engines.Position {
	lies := s.File.pieces.lies
	steps := s.match.Steps()
	at := s.match.Start()
	if lies > 0 && lies <= len(steps) {
		at = steps[lies-1].After
	}
	for _, step := range steps[min(lies, len(steps)):] {
		if byPerson(s.match, step) && step.Line.Kind == record.MoveLine {
			at = s.Moved(step)
		}
	}
	return at
}

// Moved returns the position in which a person has moved by a line, before the move brings about anything
// else.
func (s *Session) Moved(step record.Step) (at engines.Position) {
	at = step.Before // some games tell of a move right before they make it
	s.Engine().Watch(step.Before, step.Line.Move, func(_ engines.Message, p engines.Position) {
		if at == step.Before {
			at = p
		}
	})
	if at == step.Before {
		return step.After
	}
	return at
}

// note writes a remark about the pieces, and takes over what it says.
func (f *File) note(now pieces, remark string) error {
	if f.writer != nil {
		if err := f.writer.Append(remark); err != nil {
			return err
		}
	}
	f.pieces = now
	return nil
}

// take takes over where the pieces lie in a match that was read.
func (p *pieces) take(file *record.File) {
	*p = pieces{cmp.Or(file.Pieces, file.Header.Pieces, record.OnScreen), file.Lies}
}
