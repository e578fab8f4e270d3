package session

import (
	"cmp"
	"errors"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/record"
)

// Session is a match that is being played: the match, its file and everything around them that is not in the
// file, such as sealed answers and thinking bots. File, History, Pieces and Writing are parts of it.
type Session struct {
	options     Options
	match       *record.Match
	File        *File
	History     *History
	Pieces      *Pieces
	Proposals   Proposals
	undoneRolls keptRolls
	sealed      envelopes
	// botsHeld: the bots wait until somebody plays or calls Resume, for example after an undo.
	botsHeld bool
	chances  chances
	// roller is who rolls where people have changed that since the match began: "app" or "table"; "" if not.
	// It is only in memory: the front matter says who rolled at the beginning, which no rule asks for.
	roller string
	// showing: the bots wait until the screen has finished a replay ([Session.HoldBots]).
	showing  bool
	thoughts *thoughts
	leaves   leaves
	// answering: the bots answer at once, one after the other, and are not woken again.
	answering bool
	// viewed is the step whose position is shown, or the constant now.
	viewed    int
	Writing   *Writing
	closed    bool
	observers observers
}

// now is the value of Session.viewed while the present position is shown, not an earlier one. Steps count from
// 0, and -1 is the start.
const now = -2

var (
	// ErrClosed says that the session was closed.
	ErrClosed = errors.New("this match is closed")
	// ErrNoRoll says that no roll is due.
	ErrNoRoll = errors.New("no roll is due now")
	// ErrNoDeal says that the table has nothing to deal.
	ErrNoDeal = errors.New("there is nothing to deal now")
)

// OfTheFile reports whether an error of playing is about the match file: it could not be written, or another
// program has written or removed it. In that case nothing has happened in the match, and the same move can be
// made again once the file is in order.
func OfTheFile(err error) bool {
	return errors.Is(err, record.ErrChanged) || errors.As(err, new(*files.Error))
}

// Create begins a match and writes its file with the complete front matter. With path "" the match has no
// file. The bots wait for [Session.Resume].
func Create(path string, h record.Header, o Options) (*Session, error) {
	o = o.withDefaults()
	if h.Started.IsZero() {
		h.Started = o.Now()
	}
	h.App = cmp.Or(h.App, o.App)
	match, err := record.NewMatch(h, o.Resolve)
	if err != nil {
		return nil, err
	}
	h = match.Header()
	h.RulesVersion = match.Engine().Info().RulesVersion
	s := newSession(o)
	s.Pieces.where = h.Pieces
	if path != "" {
		if s.File.writer, err = record.Create(path, h); err != nil {
			return nil, err
		}
		s.File.sittings.since = o.time()
	}
	s.reset(match)
	return s, nil
}

// Open continues a match from its file. The error is a *[record.Unreadable], a *[record.Refused], or one of
// opening the file; the file stays as it is. The bots wait for [Session.Resume].
func Open(path string, o Options) (*Session, error) {
	s := newSession(o.withDefaults())
	next, err := s.read(path)
	if err == nil {
		next.take(s)
	}
	return s, err
}

// newSession returns a session without a match.
func newSession(o Options) *Session {
	s := &Session{options: o, File: &File{options: o}, History: &History{}, thoughts: newThoughts(o)}
	s.Pieces, s.Writing = &Pieces{session: s}, &Writing{session: s}
	return s
}

// opened is a match as its file holds it.
type opened struct {
	file   *record.File
	writer *record.Writer
	match  *record.Match
}

// read replays the match file. It may be called on any goroutine.
func (s *Session) read(path string) (next opened, err error) {
	if next.file, next.writer, err = record.Open(path); err != nil {
		return next, err
	}
	if next.match, err = record.Replay(next.file, s.options.Resolve); err != nil {
		err = explained(s.options.Say, next.match, err)
	}
	return next, err
}

// take puts a session at the end of a match that was read.
func (o opened) take(s *Session) {
	s.File.open(o.file, o.writer, o.match)
	s.Pieces.take(o.file)
	s.reset(o.match)
}

// reset takes a match as the session's own and drops everything that belonged to the match before: sealed
// answers, thinking bots and the viewed step. The bots wait. Undone rolls are found again from the steps.
func (s *Session) reset(m *record.Match) {
	s.thoughts.stop()
	s.match, s.sealed.answers, s.botsHeld, s.viewed, s.undoneRolls = m, nil, true, now, nil
	for _, step := range m.Steps() {
		s.undoneRolls.follow(m, step, true)
	}
	s.File.match = m
	s.History.take(m)
}

// Unread is an error of [Session.Reload]: the file holds no match any more that could go on.
type Unread struct{ error }

// Unwrap returns what is wrong with the file.
func (u Unread) Unwrap() error { return u.error }

// Reload reads the file again after another program has written it. If it cannot be read, the match stays as
// it was. Sealed answers are kept if the position is still the same.
func (s *Session) Reload() error {
	if s.File.writer == nil {
		return nil
	}
	before, laid, path := s.Position(), s.sealed, s.Path()
	var next opened
	return s.Writing.do(func() (err error) {
		next, err = s.read(path)
		return err
	}, func(err error) error {
		if err != nil {
			return Unread{err}
		}
		next.take(s)
		if s.Position() == before {
			s.sealed = laid
		}
		s.observers.notify(Change{Kind: Reloaded})
		return nil
	})
}

// Close ends the session: the bots stop thinking, and playing returns [ErrClosed]. The file stays, as that of
// an unfinished match, and can be opened again.
func (s *Session) Close() {
	s.thoughts.stop()
	if !s.closed { // if that cannot be written, the next sitting notes it
		_ = s.Writing.do(s.File.leaving(), func(error) error { return nil })
	}
	s.closed = true
}

// Subscribe calls f after every change, on the session's goroutine, until cancel is called.
func (s *Session) Subscribe(f func(Change)) (cancel func()) { return s.observers.subscribe(f) }

// Match returns the match for reading. Only the session may add steps to it.
func (s *Session) Match() *record.Match { return s.match }

// Engine returns the game.
func (s *Session) Engine() engines.Engine { return s.match.Engine() }

// Header returns the front matter. Its seats are those of the start of the match; see [Session.Seats].
func (s *Session) Header() record.Header { return s.match.Header() }

// Path returns the path of the match file, "" for a match without a file.
func (s *Session) Path() string {
	if s.File.writer == nil {
		return ""
	}
	return s.File.writer.Path()
}

// TakeLeftOut gives the last line of the file its end, so that it is a line of the match, and reads the file
// again. If nobody does so before the next line is made, the file keeps the line as a remark. The error is
// one of writing or reading the file.
func (s *Session) TakeLeftOut() error {
	if s.File.leftOut == nil {
		return nil
	}
	if s.closed {
		return ErrClosed
	}
	return s.Writing.do(s.File.writer.EndLine, func(err error) error {
		if err != nil {
			return err
		}
		return s.Reload()
	})
}

// Position returns the position now.
func (s *Session) Position() engines.Position { return s.match.Position() }

// Over reports whether the match has ended.
func (s *Session) Over() bool { return s.match.Over() }

// Seats returns who sits where in the present position. The slice must not be changed.
func (s *Session) Seats() []record.Seat { return s.match.Seats() }

// Pending returns what the present position waits for, without the seats whose answer is sealed: they owe
// nothing more.
func (s *Session) Pending() engines.Pending {
	pending := s.match.Pending()
	for _, m := range s.sealed.answers {
		pending.Who = pending.Who.Without(m.Who)
	}
	return pending
}

// Check returns nil if a move may be made now, else a *[record.Refused] with the engine's verdict. For a seat
// whose answer is sealed, the move is checked in the position with all sealed answers.
func (s *Session) Check(m engines.Move) error {
	if _, laid := s.Sealed(m.Who); laid && !s.closed {
		return s.match.CheckAt(s.WithSealed(), m)
	}
	if s.closed {
		return ErrClosed
	}
	return s.match.Check(record.MoveOf(m))
}

// Play makes a move: of a seat, a roll typed in, or a fix. The move is checked, written and synced, and then
// the observers are called. The error is a *[record.Refused], [record.ErrChanged], [ErrWriting], or one of
// writing; then nothing has happened.
//
// Where several seats answer in secret, the move is sealed. All sealed answers are written in seat order when
// the last seat has answered. A seat must take its answer back before it gives another one.
func (s *Session) Play(m engines.Move) error {
	pending := s.match.Pending()
	secret := pending.Secret && pending.Who.Has(m.Who) && pending.Who.Len() > 1
	if _, laid := s.Sealed(m.Who); laid || secret { // else adding it checks it
		if err := s.Check(m); err != nil {
			return err
		}
	}
	if secret {
		return s.seal(m)
	}
	return s.add(Moved, false, record.MoveOf(m))
}

// PlayText makes a line written as in a match file, WHO: MOVE. Undo, redo, seat and fix set are lines too.
// The error is a *[record.Unreadable] or one of [Session.Play].
func (s *Session) PlayText(text string) error {
	line, err := s.match.ReadLine(text)
	if err != nil {
		return err
	}
	switch line.Kind {
	case record.MoveLine:
		return s.Play(line.Move)
	case record.UndoLine:
		return s.Undo()
	case record.RedoLine:
		return s.Redo()
	}
	return s.add(Moved, false, line)
}

// Set sets any key of the position: `fix set KEY VALUE`.
func (s *Session) Set(key, value string) error {
	return s.add(Moved, false, record.Line{Kind: record.SetLine, Key: key, Value: value})
}

// add makes lines: it tries them in the record, writes and syncs them, adds them to the match and calls the
// observers. kept says that the line is a roll with the faces of an undone roll, which is not kept any more
// then.
func (s *Session) add(kind ChangeKind, kept bool, lines ...record.Line) error {
	return addOr(s, func() {}, kind, kept, lines...)
}

// addOr is [Session.add] that calls failed before it returns an error other than [ErrWriting], or later if the disk
// could not write the lines in the end.
func addOr(s *Session, failed func(), kind ChangeKind, kept bool, lines ...record.Line) error {
	steps, err := try(s, lines)
	if err != nil {
		failed()
		return err
	}
	write, written := s.File.entry(steps)
	return s.Writing.do(write, func(err error) error {
		if err != nil {
			failed()
			return err
		}
		written()
		take(s, kind, kept, steps)
		return nil
	})
}

// try tries lines in the record of a session that takes any now.
func try(s *Session, lines []record.Line) ([]record.Step, error) {
	switch {
	case s.closed:
		return nil, ErrClosed
	case s.Writing.on:
		return nil, ErrWriting
	}
	return s.match.Try(lines...)
}

// take adds steps that were written to the match of a session, and calls the observers.
func take(s *Session, kind ChangeKind, kept bool, steps []record.Step) {
	before := s.match.Position()
	if len(steps) == 1 && len(s.sealed.answers) > 0 {
		// The record knows no sealed answers. The step is replayed with them, so that its events are right
		// for the observers.
		steps[0] = s.match.ReplayFrom(s.WithSealed(), steps[0])
	}
	s.match.Take(steps...)
	for _, step := range steps {
		s.undoneRolls.follow(s.match, step, kept)
		s.botsHeld = held(s.botsHeld, step)
	}
	if s.match.Position() != before || len(steps) > 1 {
		s.sealed.answers = nil
	}
	s.thoughts.stop()
	s.viewed = now
	s.observers.notify(Change{Kind: kind, Steps: steps})
	s.wakeBots()
}

// held reports whether the bots wait after a step: they do after an undo, and play again after a move of a
// seat that owed one. A fix is no such move, a deal is.
func held(before bool, step record.Step) bool {
	plays := step.Line.Kind == record.MoveLine && step.Pending.Who.Has(step.Line.Who())
	return step.Line.Kind == record.UndoLine || before && !plays
}
