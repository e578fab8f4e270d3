package session

import (
	"context"
	"errors"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/record"
)

// Session is a match that is being played: the match, its file and everything around them that is not in the
// file, such as sealed answers and thinking bots.
type Session struct {
	options Options
	match   *record.Match
	// writer appends to the match file. It is nil for a match without a file.
	writer      *record.Writer
	sittings    sittings
	notices     []string
	leftOut     *record.LeftOut // of the file; nil once the file was written
	undoneRolls keptRolls
	// goes are the steps that were made in one go, and are taken back so. joins tells which of them are one walk.
	goes  []span
	joins Joiner
	log   logbook
	// sealed are the answers given in secret that wait for the other seats, in the order in which they were
	// given. They are only in memory, not in the file.
	sealed []engines.Move
	// sealedAt is how many lines were made when each seat gave its sealed answer.
	sealedAt [engines.MaxSeats]int
	// botsHeld: the bots wait until somebody plays or calls Resume, for example after an undo.
	botsHeld bool
	// declined is the last chance for an optional move that the people let pass, botAsked the last one that a
	// bot was asked about. Without them the same chance would be offered again and again.
	declined, botAsked chance
	// roller is who rolls where people have changed that since the match began: "app" or "table"; "" if not.
	// It is only in memory: the front matter says who rolled at the beginning, which no rule asks for.
	roller string
	// showing: the bots wait until the screen has finished a replay ([Session.HoldBots]).
	showing bool
	// thinking cancels the thinking of each seat's bot; the key Dice is a roll or deal that the app makes.
	thinking map[engines.Seat]context.CancelFunc
	// ahead is what the bot that played last has foreseen.
	ahead foreseen
	// leaves reports what people have left to the app; nil if nothing.
	leaves func(engines.Position) bool
	// stopAdvice ends the thinking about advice.
	stopAdvice context.CancelFunc
	// generation grows when bots are cancelled, so that a late move of theirs is recognised and dropped.
	generation int
	// answering: answerAtOnce runs, and is not entered again.
	answering bool
	// viewed is the step whose position is shown, or the constant now.
	viewed    int
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
	if h.App == "" {
		h.App = o.App
	}
	match, err := record.NewMatch(h, o.Resolve)
	if err != nil {
		return nil, err
	}
	h = match.Header()
	h.RulesVersion = match.Engine().Info().RulesVersion
	s := &Session{options: o, stopAdvice: func() {}}
	if path != "" {
		if s.writer, err = record.Create(path, h); err != nil {
			return nil, err
		}
		s.sittings.since = o.time()
	}
	s.reset(match)
	return s, nil
}

// Open continues a match from its file. The error is a *[record.Unreadable], a *[record.Refused], or one of
// opening the file; the file stays as it is. The bots wait for [Session.Resume].
func Open(path string, o Options) (*Session, error) {
	s := &Session{options: o.withDefaults(), stopAdvice: func() {}}
	return s, s.read(path)
}

// read replays the match file and puts the session at its end. On an error the session keeps the match it
// had.
func (s *Session) read(path string) error {
	file, writer, err := record.Open(path)
	if err != nil {
		return err
	}
	match, err := record.Replay(file, s.options.Resolve)
	if err != nil {
		return explained(s.options.Say, match, err)
	}
	s.writer = writer
	s.sittings.reopen(file.Marks, len(file.Lines), writer.Written(), s.options.time())
	s.notices, s.leftOut = file.NoticesWith(match), file.LeftOut(match)
	s.reset(match)
	return nil
}

// reset takes a match as the session's own and drops everything that belonged to the match before: sealed
// answers, thinking bots and the viewed step. The bots wait. Undone rolls are found again from the steps.
func (s *Session) reset(m *record.Match) {
	s.stopThinking()
	s.match, s.sealed, s.botsHeld, s.viewed = m, nil, true, now
	s.undoneRolls, s.goes = nil, nil
	for _, step := range m.Steps() {
		s.undoneRolls.follow(m, step, true)
	}
	s.findGoes()
}

// Reload reads the file again after another program has written it. If it cannot be read, the match stays as
// it was. Sealed answers are kept if the position is still the same.
func (s *Session) Reload() error {
	if s.writer == nil {
		return nil
	}
	before, laid := s.Position(), s.sealed
	if err := s.read(s.writer.Path()); err != nil {
		return err
	}
	if s.Position() == before {
		s.sealed = laid
	}
	s.observers.notify(Change{Kind: Reloaded})
	return nil
}

// Close ends the session: the bots stop thinking, and playing returns [ErrClosed]. The file stays, as that of
// an unfinished match, and can be opened again.
func (s *Session) Close() {
	s.stopThinking()
	s.leave()
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
	if s.writer == nil {
		return ""
	}
	return s.writer.Path()
}

// Notices returns what was kept or dropped while the file was read, one sentence each.
func (s *Session) Notices() []string { return s.notices }

// LeftOut returns the last line of the file, if it was left out because it has no line end and could be the
// next line of the match ([Session.TakeLeftOut]). It is "" if there is no such line, if it may be a hidden
// answer, and once a line was made.
func (s *Session) LeftOut() string {
	if s.leftOut == nil || !s.leftOut.Legal || s.leftOut.Hidden {
		return ""
	}
	return s.leftOut.Text
}

// TakeLeftOut gives the last line of the file its end, so that it is a line of the match, and reads the file
// again. If nobody does so before the next line is made, the file keeps the line as a remark. The error is
// one of writing or reading the file.
func (s *Session) TakeLeftOut() error {
	if s.writer == nil || s.leftOut == nil {
		return nil
	}
	if s.closed {
		return ErrClosed
	}
	if err := s.writer.EndLine(); err != nil {
		return err
	}
	return s.Reload()
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
	for _, m := range s.sealed {
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
	return s.check(record.MoveOf(m))
}

func (s *Session) check(l record.Line) error {
	if s.closed {
		return ErrClosed
	}
	return s.match.Check(l)
}

// Play makes a move: of a seat, a roll typed in, or a fix. The move is checked, written and synced, and then
// the observers are called. The error is a *[record.Refused], [record.ErrChanged], or one of writing; then
// nothing has happened.
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
	if s.closed {
		return ErrClosed
	}
	steps, err := s.match.Try(lines...)
	if err != nil {
		return err
	}
	if err := s.write(steps); err != nil {
		return err
	}
	before := s.match.Position()
	if len(steps) == 1 && len(s.sealed) > 0 {
		// The record knows no sealed answers. The step is replayed with them, so that its events are right
		// for the observers.
		steps[0] = s.match.ReplayFrom(s.WithSealed(), steps[0])
	}
	s.match.Take(steps...)
	for _, step := range steps {
		s.undoneRolls.follow(s.match, step, kept)
		s.updateHold(step)
	}
	if s.match.Position() != before || len(steps) > 1 {
		s.sealed = nil
	}
	s.stopThinking()
	s.viewed = now
	s.observers.notify(Change{Kind: kind, Steps: steps})
	s.wakeBots()
	return nil
}

// updateHold decides whether the bots wait after a step: they do after an undo, and play again after a move
// of a seat that owed one.
func (s *Session) updateHold(step record.Step) {
	switch step.Line.Kind {
	case record.UndoLine:
		s.botsHeld = true
	case record.MoveLine:
		if step.Pending.Who.Has(step.Line.Who()) { // a fix is no play, a deal is
			s.botsHeld = false
		}
	}
}

// Changed reports whether another program has written the file or taken it away.
func (s *Session) Changed() bool { return s.writer != nil && s.writer.Changed() }
