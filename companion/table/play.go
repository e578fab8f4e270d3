package table

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"homespun/companion/kit"
	"homespun/companion/session"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/panics"
	"homespun/engines/record"
)

// heard is told of all that happens in the session.
func (s *Screen) heard(e session.Change) {
	if s.gone {
		return
	}
	switch e.Kind {
	case session.Moved, session.Undone, session.Redone, session.Reloaded:
		if e.Kind != session.Moved {
			s.replay.drop()
		}
		s.refused, s.held, s.next = "", tableau.Input{}, engines.Table
		// who has more to hide keeps the laptop
		if pending := s.session.Pending(); e.Kind != session.Moved || !pending.Hidden ||
			!pending.Who.Has(s.lifted) {
			s.lifted, s.handing = engines.Table, false
		}
		s.closed = s.closed && s.session.Over()
		s.fresh = e.Kind == session.Moved && len(e.Steps) == 1 && e.Steps[0].Line.Kind == record.MoveLine &&
			e.Steps[0].Line.Move.Who == engines.Dice
	case session.Sealed:
		if e.Seat < 0 || !s.bot(e.Seat) { // who has the laptop keeps it while bots lay
			s.refused, s.lifted, s.next, s.handing = "", engines.Table, engines.Table, e.Seat >= 0
			if _, laid := s.session.Sealed(e.Seat); !laid { // who takes it back lays anew
				s.next = e.Seat
			}
		}
	case session.BotFailed:
		s.botFailed(e)
	case session.Unwritten:
		s.say(e.Err)
	case session.Looked:
		s.refused = ""
		s.replay.drop()
		if _, past := s.session.Looking(); past { // what is put right is the table as it is now
			s.fixing, s.held = false, tableau.Input{}
		}
	}
	if e.Kind == session.Reloaded {
		s.renew()
	}
	if e.Kind == session.Moved {
		s.replay.add(e.Steps, s.byHand)
	}
	s.update()
	s.fresh = false
	if e.Kind != session.Looked {
		s.shell.Refocus()
	}
	s.session.HoldBots(s.replay.on())
}

// update shows what is the case: everything on the screen follows from the session and from the few fields of
// the screen.
func (s *Screen) update() {
	position, _ := s.session.Shown()
	_, past := s.session.Looking()
	defer s.keepFocus()()
	s.speak()
	s.ask(position, past)
	moving := s.shell.Settings().Moving()
	s.board.Moving, s.tray.Moving = moving && !past, moving
	viewer := s.viewer()
	if viewer != s.seen { // what one has pointed at, or was refused, is not for the next
		s.seen, s.refused = viewer, ""
		s.board.Forget()
	}
	if !s.replay.on() {
		s.board.SetScene(s.scene(s.session.Engine().View(position, viewer), viewer))
	} else if scene := s.replay.now().scene; scene != s.board.Scene() {
		s.board.SetScene(scene)
	}
	s.cover.update()
	s.allow()
	s.updateTray(past)
	s.tracks.update()
	s.fixes.update()
	s.log.update()
	s.bar.update()
	s.end.update()
	s.words()
	s.layout.again()
	s.log.follow()
}

// keepFocus notes what has the keys; what it returns gives them to the screen where that has gone.
func (s *Screen) keepFocus() func() {
	c := s.shell.Window.Canvas()
	had, ours := c.Focused().(*kit.Button)
	ours = ours && slices.Contains(s.passing(), had)
	return func() {
		if now, _ := c.Focused().(*kit.Button); ours && now == had && !slices.Contains(s.passing(), had) {
			s.shell.Refocus()
		}
	}
}

// passing are the buttons to be seen now that come and go.
func (s *Screen) passing() []*kit.Button {
	var list []*kit.Button
	for _, panel := range []struct {
		at      fyne.CanvasObject
		buttons []*kit.Button
	}{{s.asked.content, s.asked.buttons},
		{s.fixes.content, append(s.fixes.buttons[:len(s.fixes.buttons):len(s.fixes.buttons)], s.fixes.done)},
		{s.end.content, s.end.buttons}, {s.head.now, []*kit.Button{s.head.now}},
		{s.cover.content, s.cover.buttons()}} {
		if panel.at.Visible() {
			list = append(list, panel.buttons...)
		}
	}
	return list
}

// words shows what follows from the last input: the head, the choices, and what the board lets through.
func (s *Screen) words() {
	defer s.keepFocus()()
	s.head.update()
	s.asked.update()
	s.bar.update()
}

// ask takes up the question that the position asks a person; what was picked stays only while it is the same
// position.
func (s *Screen) ask(position engines.Position, past bool) {
	seat, ok := s.asks()
	switch {
	case past || s.fixing || s.replay.on() || !ok:
		s.question = nil
	case s.question == nil || s.question.Seat != seat || s.question.Position() != position:
		s.question = tableau.Ask(s.game, s.session.Engine(), position, seat)
		s.trail = s.laidTwines()
		if s.aim, ok = s.question.Point(); seat == engines.Table && !ok && len(s.question.Next()) == 0 {
			s.question = nil // the game leaves it to the app to deal
		}
	}
}

// asks returns who is to decide on this screen now: a person's seat, or the table where it is to deal; false
// where nobody is.
func (s *Screen) asks() (engines.Seat, bool) {
	pending := s.session.Pending()
	if pending.Rolling() || pending.Over() {
		return engines.Table, false
	}
	if pending.Who.Has(engines.Table) && !s.session.BotsTurn() {
		return engines.Table, true
	}
	for _, seat := range pending.Who.List() {
		if seat < 0 || s.bot(seat) {
			continue
		}
		if s.hidden(pending, seat) && s.lifted != seat && len(s.people()) > 1 && !s.openly() {
			continue
		}
		return seat, true
	}
	return engines.Table, false
}

// covered returns the seat that the laptop is being handed to.
func (s *Screen) covered() (engines.Seat, bool) {
	seat, ok := s.handsTo()
	return seat, ok && s.handing
}

// waitsForHands reports whether the table lies open and the laptop has to be handed to somebody to go on.
func (s *Screen) waitsForHands() bool {
	_, ok := s.handsTo()
	return ok && !s.handing
}

// handsTo returns the seat that the laptop has to be handed to before it can decide.
func (s *Screen) handsTo() (engines.Seat, bool) {
	if _, past := s.session.Looking(); past || s.fixing || s.replay.on() || len(s.people()) < 2 ||
		s.lifted >= 0 || s.openly() {
		return engines.Table, false
	}
	pending := s.session.Pending()
	if first := s.next; first >= 0 && pending.Who.Has(first) && !s.bot(first) && s.hidden(pending, first) {
		return first, true
	}
	for _, seat := range pending.Who.List() {
		if seat >= 0 && !s.bot(seat) && s.hidden(pending, seat) {
			return seat, true
		}
	}
	return engines.Table, false
}

// hidden reports whether the others may not see what the seat sees or does.
func (s *Screen) hidden(pending engines.Pending, seat engines.Seat) bool {
	engine, position := s.session.Engine(), s.session.Position()
	knows := engine.View(position, seat) != engine.View(position, engines.Table)
	return pending.Secret || s.game.Private(position, knows)
}

// openly reports whether what is answered in secret lies turned up on the real table, and is entered for all
// to see.
func (s *Screen) openly() bool { return s.game.AnswersOpenly() }

// viewer is the seat whose eyes look at the screen, Table for everybody's.
func (s *Screen) viewer() engines.Seat {
	if s.lifted >= 0 {
		return s.lifted
	}
	// while it is asked
	if s.question != nil && s.question.Seat >= 0 && s.openly() && s.session.Pending().Secret &&
		s.question.Position() == s.session.Position() {
		return s.question.Seat
	}
	if people := s.people(); len(people) == 1 {
		return people[0]
	}
	return engines.Table
}

func (s *Screen) bot(seat engines.Seat) bool { return s.session.Seats()[seat].Bot != "" }

// people returns the seats that are no bots'.
func (s *Screen) people() (list []engines.Seat) {
	for i := range s.session.Seats() {
		if seat := engines.Seat(i); !s.bot(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// allow rings what may come next.
func (s *Screen) allow() {
	switch {
	case s.fixing:
		s.board.Allow(s.fixes.next(), s.fixes.raised(), false)
		s.board.Reach(s.fixes.pieces())
		s.takeAim()
	case s.question != nil:
		s.board.Allow(s.doubles(s.question.Next()), s.doubles(s.question.Inputs()), false)
		s.takeAim()
	default:
		_, past := s.session.Looking()
		s.board.Allow(nil, nil, past || s.replay.on() || s.cover.content.Visible())
		if s.replay.on() {
			s.board.Rest()
		}
		s.board.Aim(nil, nil)
	}
}

// doubles adds the pieces that stand for a choice among inputs, so that they are ringed, and can be taken up
// and carried to where they go.
func (s *Screen) doubles(inputs []tableau.Input) []tableau.Input {
	if len(inputs) == 0 {
		return inputs
	}
	list := inputs[:len(inputs):len(inputs)]
	for _, piece := range s.board.Scene().Pieces {
		in := tableau.APiece(piece.ID)
		if stands := s.game.Alias(s.question.Position(), in); stands.Kind == tableau.Choice &&
			slices.Contains(inputs, stands) {
			list = append(list, in)
		}
	}
	return list
}

// tap takes what was tapped on the board.
func (s *Screen) tap(inputs []tableau.Input) {
	s.tray.Settle()
	switch {
	case s.fixing:
		s.fixes.tap(inputs)
	case s.question != nil:
		s.answered(s.question.Tap(inputs...), inputs)
	case s.tray.Pending():
		clause := s.session.Engine().Prompt(s.session.Position()).Clause
		s.refuse(words.RollFirst(s.clauseID(clause), s.voice.Prompt(s.session.Position())), clause, nil, -1)
	}
}

// choose takes a choice or a number.
func (s *Screen) choose(in tableau.Input) {
	if s.question != nil {
		s.answered(s.question.Tap(in), []tableau.Input{in})
	}
	s.shell.Refocus()
}

// answered does what came of inputs. A move that is ready is made, and the session tells; where it could not
// be kept, what was picked stays and can be tapped again.
func (s *Screen) answered(answer tableau.Answer, inputs []tableau.Input) {
	switch {
	case answer.Ready:
		s.byHand = true
		err := s.session.Play(answer.Move)
		s.byHand = false
		if err != nil && s.question != nil && s.question.Back() {
			s.allow()
			s.words()
		}
		s.say(err)
	case answer.Refused:
		s.refuse(s.voice.Refusal(answer.Verdict), answer.Verdict.Message.Clause, answer.Verdict.Spaces,
			s.shakes(inputs))
	case answer.Taken:
		s.refused = ""
		s.aim, _ = s.question.Point()
		s.allow()
		s.words()
		s.layout.again()
	case len(inputs) > 0:
		s.nothing(inputs[0])
	}
}

// nothing answers a tap that means no move at all: on a space before a piece is picked up, or beside the
// board.
func (s *Screen) nothing(in tableau.Input) {
	clause := s.session.Engine().Prompt(s.session.Position()).Clause
	if stands := s.game.Alias(s.question.Position(), in); stands.Kind == tableau.Spot {
		in = stands
	}
	name, id := s.says(in), s.clauseID(clause)
	next := s.question.Next()
	if tray := func(t tableau.Tray) bool {
		return in == tableau.ASpot(t.Spot)
	}; !slices.ContainsFunc(s.board.Scene().Trays, tray) {
		next = s.doubles(next) // on a space a piece may go that stands for a choice
	}
	pieces := slices.ContainsFunc(next, func(next tableau.Input) bool { return next.Kind == tableau.Piece })
	text := words.NothingThere(name, id)
	if pieces {
		text = words.NothingPicked(name, id)
	}
	s.refuse(text, clause, nil, -1)
}

func (s *Screen) clauseID(clause engines.Clause) string {
	return clause.ID(s.session.Engine().Info().Prefix)
}

// shakes returns the piece that shakes its head: the one picked, or the one tapped.
func (s *Screen) shakes(inputs []tableau.Input) int {
	var all []tableau.Input
	if s.question != nil {
		all = append(all, s.question.Inputs()...)
	}
	for _, in := range append(all, inputs...) {
		if in.Kind == tableau.Piece {
			return in.ID
		}
	}
	return -1
}

// refuse says why an input did nothing, in the prompt's place.
func (s *Screen) refuse(sentence string, clause engines.Clause, spaces []int16, piece int) {
	s.refused, s.clause = sentence, clause
	if s.game.Measurer() != nil { // where lengths are measured figures are in the way, not spaces
		s.board.Blame(spaces)
		spaces = nil
	}
	s.board.Refuse(spaces, piece)
	s.words()
	s.layout.again()
}

// say shows an error of the session.
func (s *Screen) say(err error) {
	var refused *record.Refused
	switch {
	case err == nil:
	case errors.As(err, &refused) && refused.Explained():
		s.refuse(words.Sentence(refused.Problem)+".", engines.TableClause, nil, -1)
	case errors.As(err, &refused):
		s.refuse(s.voice.Refusal(refused.Verdict), refused.Verdict.Message.Clause, refused.Verdict.Spaces, -1)
	case errors.Is(err, record.ErrChanged):
		if errors.Is(err, fs.ErrNotExist) {
			s.shell.Show(words.FileGone, kit.Text(words.FileGoneHelp), kit.Answer{Text: words.Close},
				kit.Answer{Text: words.WriteAgain, Main: true, Do: func() { s.say(s.session.Restore()) }})
			return
		}
		s.shell.Show(words.FileChanged, kit.Text(words.Sentence(err.Error())+"."),
			kit.Answer{Text: words.Close},
			kit.Answer{Text: words.ReadAgain, Main: true, Do: s.readAgain})
	default:
		s.shell.Say(words.FileTrouble, words.Sentence(err.Error())+". "+words.NothingLost)
	}
}

// readAgain reads the file again; where it has become something that is not this match any more, the match
// can go on in a file beside it.
func (s *Screen) readAgain() {
	err := s.session.Reload()
	if err == nil || errors.Is(err, session.ErrClosed) {
		return
	}
	s.shell.Show(words.FileUnread,
		kit.Text(words.Sentence(strings.TrimSuffix(err.Error(), "."))+". "+words.FileUnreadHelp),
		kit.Answer{Text: words.Close},
		kit.Answer{Text: words.NewFile, Main: true, Do: func() { s.say(s.session.Restore()) }})
}

// says returns the words for what the pointer or the cursor is on: its name, and what a tap there does.
func (s *Screen) says(in tableau.Input) string {
	position, _ := s.session.Shown()
	name := tableau.NameOf(s.game, position, s.board.Scene(), in)
	if s.question == nil || !slices.Contains(s.question.Next(), in) {
		return name
	}
	// what comes of it hangs on what the others have laid
	if m, verdict, ok := s.question.Judge(in); ok && verdict.OK() && !s.session.Pending().Secret {
		return doing(name, s.happens(m))
	}
	return name
}

// doing says what a tap on a thing does; where the sentence names the space itself it says enough, and its
// bubble covers less.
func doing(name, sentence string) string {
	space, _, _ := strings.Cut(name, ",")
	if slices.Contains(strings.FieldsFunc(sentence, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), space) {
		return sentence
	}
	return words.Does(name, sentence)
}

// happens says in one sentence what a legal move brings about: the first thing that is more than the move
// itself, where there is one.
func (s *Screen) happens(m engines.Move) string {
	var events []engines.Message
	s.session.Engine().Apply(s.session.Position(), m, func(n engines.Message) { events = append(events, n) })
	if len(events) == 0 {
		return ""
	}
	return s.voice.Sentence(events[min(1, len(events)-1)])
}

// botFailed lets somebody take the seat of a bot that does not know how to go on.
func (s *Screen) botFailed(e session.Change) {
	text := ""
	var fault *panics.Fault
	// the match has no part in it: it stays on the table, and somebody can play in the bot's place
	if errors.As(e.Err, &fault) {
		text = words.StumbledBot + "\n" + s.shell.Note(fault).Text()
	} else if e.Err != nil {
		text = e.Err.Error()
	}
	if e.Seat < 0 {
		s.shell.Say(words.BotTrouble, text)
		return
	}
	name := s.seatName(e.Seat)
	s.shell.Show(words.BotTrouble, kit.Text(text), kit.Answer{Text: words.Close},
		kit.Answer{Text: words.TakeOver, Main: true,
			Do: func() { s.say(s.session.Sit(e.Seat, name)) }})
}
