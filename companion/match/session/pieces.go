package session

import (
	"cmp"
	"errors"

	"homespun/engines"
	"homespun/engines/record"
)

// Pieces says where the pieces of a match lie, and how much of the match lies there already.
type Pieces struct {
	session *Session
	place
}

// place is where pieces lie.
type place struct {
	// where is [record.OnTable] or [record.OnScreen].
	where string
	// lies is how many lines lie on the family's table with all that they bring about.
	lies int
}

// OnTable reports whether the pieces lie on the family's own table, beside which the app keeps count.
func (p *Pieces) OnTable() bool { return p.where == record.OnTable }

// SetOnTable changes where the pieces lie from now on, and notes it in the file. What has been played until
// now lies there then. The error is one of writing; then nothing has changed.
func (p *Pieces) SetOnTable(on bool) error {
	if on == p.OnTable() {
		return nil
	}
	now := place{record.OnScreen, 0}
	if on {
		now = place{record.OnTable, len(p.session.match.Steps())}
	}
	return p.note(now, now.remarks()...)
}

// LieThere notes in the file that everything that was played lies on the family's table. The error is one of
// writing; then nothing has changed.
func (p *Pieces) LieThere() error {
	now := p.place
	if now.lies == len(p.session.match.Steps()) {
		return nil
	}
	now.lies = len(p.session.match.Steps())
	return p.note(now, record.LiesThere)
}

// Lying returns the position that lies on the family's table when the match is opened: after the last line
// that is noted to lie there. Whoever enters what they have moved or rolled has done before what was asked of
// them; so after the last move of a person it is that move, and after a roll the position before it. What the
// move or roll brings about is still to be moved there. Of what was put right people are asked.
func (p *Pieces) Lying() engines.Position {
	match := p.session.match
	steps, at := match.Steps(), match.Start()
	lies := min(p.lies, len(steps))
	if lies > 0 {
		at = steps[lies-1].After
	}
	for _, step := range steps[lies:] {
		switch {
		case step.Line.Kind != record.MoveLine || !byPerson(match, step) || putsRight(step):
		case step.Line.Move.Who == engines.Dice:
			at = step.Before
		default:
			at = p.Moved(step)
		}
	}
	return at
}

// PutRight reports whether the last line was put right on the screen, and it is not noted that it lies so on
// the family's table.
func (p *Pieces) PutRight() bool {
	steps := p.session.match.Steps()
	if p.lies >= len(steps) {
		return false
	}
	return putsRight(steps[len(steps)-1])
}

// putsRight reports whether a line puts something right, and is nothing that the table owed.
func putsRight(step record.Step) bool {
	return step.Line.Kind == record.SetLine || step.Line.Kind == record.MoveLine &&
		step.Line.Move.Who == engines.Table && !step.Pending.Who.Has(engines.Table)
}

// Moved returns the position in which a person has moved by a line, before the move brings about anything
// else.
func (p *Pieces) Moved(step record.Step) (at engines.Position) {
	at = step.Before // some games tell of a move right before they make it
	p.session.Engine().Watch(step.Before, step.Line.Move, func(_ engines.Message, after engines.Position) {
		if at == step.Before {
			at = after
		}
	})
	if at == step.Before {
		return step.After
	}
	return at
}

// remarks say in a file where pieces lie, behind the lines that lie there.
func (p place) remarks() []string {
	list := []string{record.PiecesLie(p.where)}
	if p.lies > 0 {
		list = append(list, record.LiesThere)
	}
	return list
}

// note writes remarks about the pieces, and takes over what they say.
func (p *Pieces) note(now place, remarks ...string) error {
	writer, before := p.session.File.writer, p.place
	if p.session.Writing.on {
		return ErrWriting
	}
	p.place = now
	if writer == nil {
		return nil
	}
	err := p.session.Writing.do(func() error { return writer.Append(remarks...) }, func(err error) error {
		if err != nil {
			p.place = before
		}
		return err
	})
	if errors.Is(err, ErrWriting) { // an Unwritten change tells if it cannot be written in the end
		return nil
	}
	return err
}

// take takes over where the pieces lie in a match that was read.
func (p *Pieces) take(file *record.File) {
	p.place = place{cmp.Or(file.Pieces, file.Header.Pieces, record.OnScreen), file.Lies}
}
