package session

import (
	"context"
	"errors"
	"slices"

	"homespun/engines"
	"homespun/engines/files"
	"homespun/engines/record"
	"homespun/engines/text"
)

// Session is a match at the table.
type Session struct {
	options Options
	match   *record.Match
	// writer is nil for a match that is kept nowhere.
	writer      *record.Writer
	notices     []string
	undoneRolls keptRolls
	log         logbook
	// laid are the answers given in secret that wait for the others, in the order in which they were given.
	sealed []engines.Move
	// held says that the bots wait, and hushed that they do because something is shown; thinking has what
	// ends the thought of each seat, generation which thoughts still count.
	botsHeld bool
	// silent is the chance to say something that people have let go by, asked the one that bots have.
	declined, botAsked chance
	showing            bool
	thinking           map[engines.Seat]context.CancelFunc
	generation         int
	answering          bool
	// looked is the step looked at, or now.
	viewed    int
	closed    bool
	observers observers
}

// now is the step looked at where no earlier one is.
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
// program has written it or taken it away. Then nothing has happened, and the same can be done once more when
// that is mended.
func OfTheFile(err error) bool {
	return errors.Is(err, record.ErrChanged) || errors.As(err, new(*files.Error))
}

// Create begins a match and writes its file, front matter whole. With path "" the match is kept nowhere. The
// bots wait for [Session.Resume].
func Create(path string, h record.Header, o Options) (*Session, error) {
	o = o.filled()
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
	s := &Session{options: o}
	if path != "" {
		if s.writer, err = record.Create(path, h); err != nil {
			return nil, err
		}
	}
	s.begin(match)
	return s, nil
}

// Open goes on with a match file. The error is a *[record.Unreadable], a *[record.Refused], or one of opening
// the file; the file stays as it is. The bots wait for [Session.Resume].
func Open(path string, o Options) (*Session, error) {
	s := &Session{options: o.filled()}
	return s, s.read(path)
}

// read reads the file and stands at its end.
func (s *Session) read(path string) error {
	file, writer, err := record.Open(path)
	if err != nil {
		return err
	}
	match, err := record.Replay(file, s.options.Resolve)
	if err != nil {
		return spoken(s.options.Say, match, err)
	}
	s.writer = writer
	s.notices = slices.Concat(file.Notices, match.Notices())
	s.begin(match)
	return nil
}

// begin puts the session where a match stands.
func (s *Session) begin(m *record.Match) {
	s.stopThinking()
	s.match, s.sealed, s.botsHeld, s.viewed = m, nil, true, now
	s.undoneRolls = nil
	for _, step := range m.Steps() {
		s.undoneRolls.follow(m, step, true)
	}
}

// Reload reads the file again, after another program has written it. Where it cannot be read the match stays
// as it was. What has been laid in secret stays where the position is still the same.
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

// Close ends the session: bots stop thinking and nothing can be played. The file goes on as any unfinished
// match.
func (s *Session) Close() {
	s.stopThinking()
	s.closed = true
}

// Subscribe has f told of all that happens, on the session's goroutine, until it is cancelled.
func (s *Session) Subscribe(f func(Change)) (cancel func()) { return s.observers.subscribe(f) }

// Match returns the match, to read from; only the session moves it on.
func (s *Session) Match() *record.Match { return s.match }

// Engine returns the game.
func (s *Session) Engine() engines.Engine { return s.match.Engine() }

// Header returns the front matter, its seats as the match began.
func (s *Session) Header() record.Header { return s.match.Header() }

// Path returns where the file is, "" for a match that is kept nowhere.
func (s *Session) Path() string {
	if s.writer == nil {
		return ""
	}
	return s.writer.Path()
}

// Notices say what was kept or dropped in reading the file, each as one sentence.
func (s *Session) Notices() []string { return s.notices }

// Position returns the position now.
func (s *Session) Position() engines.Position { return s.match.Position() }

// Over reports whether the match has ended.
func (s *Session) Over() bool { return s.match.Over() }

// Seats returns who sits where now. It must not be changed.
func (s *Session) Seats() []record.Seat { return s.match.Seats() }

// Pending returns what is due now. Seats that have laid in secret owe nothing any more.
func (s *Session) Pending() engines.Pending {
	pending := s.match.Pending()
	for _, m := range s.sealed {
		pending.Who = pending.Who.Without(m.Who)
	}
	return pending
}

// Check says whether a move may be made now: nil, or a *[record.Refused] with the engine's verdict.
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

// Play makes a move: of a seat, a roll typed in, a fix. It is checked, written and synced, and then observers
// are told. The error is a *[record.Refused], [record.ErrChanged], or one of writing; then nothing has
// happened. Where several seats answer in secret the move is laid, and written in seat order when all have
// laid; who has laid takes that back before laying something else.
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

// PlayText makes a line as it stands in a match file, WHO: MOVE: undo, redo, seat and fix set too. The error
// is a *[record.Unreadable] or one of [Session.Play].
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

// Sit says who plays a seat from here on.
func (s *Session) Sit(seat engines.Seat, name string) error {
	line := record.Line{Kind: record.SeatLine, Seat: seat, Name: text.OneLine(name)}
	if back, err := s.match.ReadLine(s.match.FormatLine(line)); err != nil || back != line {
		return &record.Refused{Clause: engines.TableClause.ID(""),
			Problem: "this cannot be a name; a name has letters, and does not begin with “bot”"}
	}
	return s.add(Moved, false, line)
}

// SitBot has a bot of a level play a seat from here on.
func (s *Session) SitBot(seat engines.Seat, level string) error {
	return s.add(Moved, false, record.Line{Kind: record.SeatLine, Seat: seat, Bot: level})
}

// add makes lines: tried, written, synced, taken, told. rolled says that a roll's faces come from the app.
func (s *Session) add(kind ChangeKind, rolled bool, lines ...record.Line) error {
	if s.closed {
		return ErrClosed
	}
	steps, err := s.match.Try(lines...)
	if err != nil {
		return err
	}
	if s.writer != nil {
		texts := make([]string, len(steps))
		for i, step := range steps {
			texts[i] = step.Text
		}
		if err := s.writer.Append(texts...); err != nil {
			return err
		}
	}
	before := s.match.Position()
	if len(steps) == 1 && len(s.sealed) > 0 {
		// The record does not know what has been laid unseen; the table hears what becomes of it.
		steps[0] = s.match.ReplayFrom(s.WithSealed(), steps[0])
	}
	s.match.Take(steps...)
	for _, step := range steps {
		s.undoneRolls.follow(s.match, step, rolled)
		s.hold(step)
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

// hold decides whether the bots wait after a step.
func (s *Session) hold(step record.Step) {
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
