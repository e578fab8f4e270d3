package table

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"homespun/companion/match/session"
	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/common/panics"
	"homespun/engines/record"
)

// onChange is the screen's observer: the session calls it after every change.
func (s *Screen) onChange(e session.Change) {
	if s.gone {
		return
	}
	if e.Kind != session.Sealed && e.Kind != session.Thinking { // bots answer while a person asks
		s.owl.Shoo()
	}
	switch e.Kind {
	case session.Moved, session.Undone, session.Redone, session.Reloaded:
		if e.Kind != session.Moved {
			s.replay.drop()
		}
		s.refused, s.held = "", tableau.Input{}
		s.closed = s.closed && s.session.Over()
		seat, reseated, renamed := s.session.History.Reseats(e.Steps)
		if renamed || reseated {
			s.log.forget()
		}
		// a seat with another secret decision keeps the laptop, and so does everybody whose name is put right
		if pending := s.session.Pending(); !renamed && (e.Kind != session.Moved || !pending.Hidden ||
			!pending.Who.Has(s.lifted)) {
			s.lifted, s.next, s.handing = engines.Table, engines.Table, s.guarded
		}
		if reseated {
			s.reseated(seat)
		}
	case session.Sealed:
		if e.Seat < 0 || !s.bot(e.Seat) { // whoever has the laptop keeps it while bots answer
			s.refused, s.lifted, s.next, s.handing = "", engines.Table, engines.Table, e.Seat >= 0
			if _, laid := s.session.Sealed(e.Seat); !laid { // a seat that took its answer back is next
				s.next = e.Seat
			}
		}
	case session.BotFailed:
		s.botFailed(e)
	case session.Unwritten:
		s.showError(e.Err)
	case session.Looked:
		s.refused = ""
		s.replay.drop()
		if _, past := s.session.Looking(); past { // fixes are made in the present position only
			s.fixing, s.held = false, tableau.Input{}
		}
	}
	if e.Kind == session.Reloaded {
		s.renew()
	}
	if e.Kind == session.Moved {
		s.replay.add(e.Steps, s.by)
	}
	s.update()
	if e.Kind != session.Looked {
		s.shell.Refocus()
	}
	s.session.HoldBots(s.replay.on())
}

// update makes the whole screen show the session's present state. It is called after every change, so that no
// part needs state of its own.
func (s *Screen) update() {
	position, _ := s.session.Shown()
	_, past := s.session.Looking()
	defer s.keepFocus()()
	s.flights.Settle()
	before, shown := s.board.Scene(), s.shown
	s.updateVoice()
	s.ask(position, past)
	moving := s.shell.Settings().Moving()
	s.board.Moving, s.tray.Moving, s.stage.Moving = moving && !past, moving, moving
	s.board.Quick = s.shell.Settings().Telling == "quick"
	viewer := s.viewer()
	if s.owl.Asked() != s.question || viewer != s.seen {
		s.owl.Shoo()
	}
	if viewer != s.seen { // the next viewer must not see the bubble or refusal of the last
		s.seen, s.refused = viewer, ""
		s.board.Forget()
	}
	s.board.Together(func() {
		if !s.replay.on() {
			s.board.SetScene(s.owl.On(s.withWays(s.scene(s.session.Engine().View(position, viewer), viewer))))
		} else if scene := s.replay.now().scene; scene != s.board.Scene() {
			s.board.SetScene(s.withWays(scene))
		}
		s.cover.update()
		s.showStage()
		s.allow()
	})
	s.updateTray(past)
	s.updateCounts()
	s.fixes.update()
	s.log.update()
	s.bar.update()
	s.end.update()
	s.updateTexts()
	s.layout.again()
	s.log.Follow()
	s.readPrompt()
	s.updateBig()
	if s.shown.after(shown) && s.shown.made {
		s.fly(before)
	}
}

// keepFocus remembers which button has the keyboard focus. The function it returns gives the focus back to
// the screen if that button has disappeared meanwhile.
func (s *Screen) keepFocus() func() {
	c := s.shell.Window.Canvas()
	had, ours := c.Focused().(*widgets.Button)
	ours = ours && slices.Contains(s.passing(), had)
	return func() {
		if now, _ := c.Focused().(*widgets.Button); ours && now == had && !slices.Contains(s.passing(), had) {
			s.shell.Refocus()
		}
	}
}

// passing returns the visible buttons that an update may remove.
func (s *Screen) passing() []*widgets.Button {
	var list []*widgets.Button
	for _, panel := range []struct {
		at      fyne.CanvasObject
		buttons []*widgets.Button
	}{{s.asked.content, s.asked.buttons},
		{s.fixes.content, append(s.fixes.buttons[:len(s.fixes.buttons):len(s.fixes.buttons)], s.fixes.done)},
		{s.end.content, s.end.buttons}, {s.head.now, []*widgets.Button{s.head.now}},
		{s.cover.content, s.cover.buttons()}} {
		if panel.at.Visible() {
			list = append(list, panel.buttons...)
		}
	}
	return list
}

// updateTexts shows what follows from the last input: the head, the choices and the bar.
func (s *Screen) updateTexts() {
	defer s.keepFocus()()
	s.head.update()
	s.asked.update()
	s.bar.update()
}

// ask makes the question for the person who owes a decision. Picked inputs stay while the question is of the
// same position and seat.
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

// asks returns the seat that decides on this screen now: a person's seat, or Table if the people deal. It is
// false if nobody does, for example while the laptop has still to be handed over.
func (s *Screen) asks() (engines.Seat, bool) {
	pending := s.session.Pending()
	if _, left := s.chore(); left || pending.Rolling() || pending.Over() {
		return engines.Table, false
	}
	if pending.Who.Has(engines.Table) && !s.session.BotsTurn() {
		return engines.Table, true
	}
	for _, seat := range pending.Who.List() {
		if seat < 0 || s.bot(seat) {
			continue
		}
		if s.lifted != seat && (s.guarded || s.hidden(pending, seat) && len(s.people()) > 1 && !s.openly()) {
			continue
		}
		return seat, true
	}
	return engines.Table, false
}

// covered returns the seat that the laptop is being handed to, while the cover hides the table.
func (s *Screen) covered() (engines.Seat, bool) {
	seat, ok := s.handsTo()
	return seat, ok && s.handing
}

// waitsForHands reports whether the match cannot go on before the laptop is handed to somebody, and the table
// is still in sight.
func (s *Screen) waitsForHands() bool {
	_, ok := s.handsTo()
	return ok && !s.handing
}

// handsTo returns the seat that must have the laptop before it can decide; false if there is none.
func (s *Screen) handsTo() (engines.Seat, bool) {
	_, past := s.session.Looking()
	switch left := s.people(); {
	case past || s.fixing || s.replay.on() || s.lifted >= 0:
		return engines.Table, false
	case s.guarded && len(left) == 1:
		return left[0], true
	case len(left) < 2 || s.openly():
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

// hidden reports whether the others may not see what the seat sees or decides.
func (s *Screen) hidden(pending engines.Pending, seat engines.Seat) bool {
	engine, position := s.session.Engine(), s.session.Position()
	knows := engine.View(position, seat) != engine.View(position, engines.Table)
	return pending.Secret || s.game.Private(position, knows)
}

// openly reports whether secret answers lie face up on the real table and are entered in front of all.
func (s *Screen) openly() bool { return s.game.AnswersOpenly() }

// viewer returns the seat whose view the screen shows, Table for what all may see.
func (s *Screen) viewer() engines.Seat {
	if s.lifted >= 0 {
		return s.lifted
	}
	// a seat that answers openly sees its own view while it is asked
	if s.question != nil && s.question.Seat >= 0 && s.openly() && s.session.Pending().Secret &&
		s.question.Position() == s.session.Position() {
		return s.question.Seat
	}
	if people := s.people(); len(people) == 1 && !s.guarded {
		return people[0]
	}
	return engines.Table
}

func (s *Screen) bot(seat engines.Seat) bool { return s.session.Seats()[seat].Bot != "" }

// people returns the seats played by people, not by bots.
func (s *Screen) people() (list []engines.Seat) {
	for i := range s.session.Seats() {
		if seat := engines.Seat(i); !s.bot(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// allow tells the board which inputs may come next, so that it draws rings around them.
func (s *Screen) allow() {
	switch {
	case s.fixing:
		s.board.Allow(s.fixes.next(), s.fixes.raised(), false)
		s.board.Reach(s.fixes.pieces())
		s.takeAim()
	case s.question != nil:
		s.board.Allow(s.withAliases(s.question.Next()), s.withAliases(s.question.Inputs()), false)
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

// withAliases adds the pieces that stand for a choice among these inputs, so that they get rings and can be
// picked up and dragged.
func (s *Screen) withAliases(inputs []tableau.Input) []tableau.Input {
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

// tap handles a tap on the board. inputs is what lies there, the topmost first.
func (s *Screen) tap(inputs []tableau.Input) {
	s.tray.Settle()
	s.flights.Settle()
	switch {
	case s.fixing:
		s.fixes.tap(inputs)
	case s.question != nil:
		s.answered(s.question.Tap(inputs...), inputs)
	case s.tray.Pending():
		clause := s.session.Engine().Prompt(s.session.Position()).Clause
		s.refuse(words.RollFirst(s.voice.Prompt(s.session.Position())), clause, nil, -1)
	}
}

// choose handles the button of a choice or a number.
func (s *Screen) choose(in tableau.Input) {
	if s.question != nil {
		s.answered(s.question.Tap(in), []tableau.Input{in})
	}
	s.shell.Refocus()
}

// answered acts on the answer to an input. A move that is ready is played, and the screen is updated as an
// observer. If the move could not be written, the last input is removed and can be made again.
func (s *Screen) answered(answer tableau.Answer, inputs []tableau.Input) {
	switch {
	case answer.Ready:
		s.by = moved
		err := s.session.PlayAll(append([]engines.Move{answer.Move}, answer.Then...)...)
		s.by = elsewhere
		if err != nil && s.question != nil && s.question.Back() {
			s.allow()
			s.updateTexts()
		}
		s.showError(err)
	case answer.Refused:
		s.refuse(s.voice.Refusal(answer.Verdict), answer.Verdict.Message.Clause, answer.Verdict.Spaces,
			s.shakes(inputs))
	case answer.Taken:
		s.refused = ""
		s.aim, _ = s.question.Point()
		s.allow()
		s.updateTexts()
		s.layout.again()
	case len(inputs) > 0:
		s.refuseEmptyTap(inputs[0])
	}
}

// refuseEmptyTap says what to do first after a tap that means no move, for example on a space before a piece
// is picked, or beside the board.
func (s *Screen) refuseEmptyTap(in tableau.Input) {
	clause := s.session.Engine().Prompt(s.session.Position()).Clause
	if stands := s.game.Alias(s.question.Position(), in); stands.Kind == tableau.Spot {
		in = stands
	}
	name := s.bubbleText(in)
	next := s.question.Next()
	if tray := func(t tableau.Tray) bool {
		return in == tableau.ASpot(t.Spot)
	}; !slices.ContainsFunc(s.board.Scene().Trays, tray) {
		next = s.withAliases(next) // on a space, also the pieces that stand for a choice
	}
	pieces := slices.ContainsFunc(next, func(next tableau.Input) bool { return next.Kind == tableau.Piece })
	text := words.NothingThere(name)
	if pieces {
		text = words.NothingPicked(name)
	}
	s.refuse(text, clause, nil, -1)
}

// shakes returns the piece that the board shakes after a refusal: the picked one, or the tapped one; -1 for
// none.
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

// refuse shows why an input was refused, in place of the prompt.
func (s *Screen) refuse(sentence string, clause engines.Clause, spaces []int16, piece int) {
	s.refused, s.clause = sentence, clause
	if !s.alone() {
		s.play(sound.Refusal)
	}
	if s.game.Measurer() != nil { // with a measurer the numbers are pieces, not spaces
		s.board.Blame(spaces)
		spaces = nil
	}
	s.board.Refuse(spaces, piece)
	s.updateTexts()
	s.layout.again()
	s.read = "" // the same refusal is read each time
	s.readPrompt()
}

// showError shows an error of the session: a refusal in place of the prompt, trouble with the file in a
// dialog. nil shows nothing.
func (s *Screen) showError(err error) {
	var refused *record.Refused
	switch {
	case err == nil:
	case errors.As(err, &refused) && refused.Explained():
		s.refuse(words.Sentence(refused.Problem)+".", engines.TableClause, nil, -1)
	case errors.As(err, &refused):
		s.refuse(s.voice.Refusal(refused.Verdict), refused.Verdict.Message.Clause, refused.Verdict.Spaces, -1)
	case errors.Is(err, record.ErrChanged):
		if errors.Is(err, fs.ErrNotExist) {
			s.shell.Show(words.FileGone, widgets.Text(words.FileGoneHelp), widgets.Answer{Text: words.Close},
				widgets.Answer{Text: words.WriteAgain, Main: true,
					Do: func() { s.showError(s.session.Restore()) }})
			return
		}
		s.shell.Show(words.FileChanged, widgets.Text(words.Sentence(err.Error())+"."),
			widgets.Answer{Text: words.Close},
			widgets.Answer{Text: words.ReadAgain, Main: true, Do: s.readAgain})
	default:
		s.shell.Say(words.FileTrouble, words.Sentence(err.Error())+". "+words.NothingLost)
	}
}

// readAgain reads the match file again. If the file no longer holds this match, the match can continue in a
// new file beside it.
func (s *Screen) readAgain() {
	err := s.session.Reload()
	if err == nil || errors.Is(err, session.ErrClosed) {
		return
	}
	s.shell.Show(words.FileUnread,
		widgets.Text(words.Sentence(strings.TrimSuffix(err.Error(), "."))+". "+words.FileUnreadHelp),
		widgets.Answer{Text: words.Close},
		widgets.Answer{Text: words.NewFile, Main: true, Do: func() { s.showError(s.session.Restore()) }})
}

// bubbleText returns the words for the thing under the pointer or the cursor: its name, and what a tap on it
// does.
func (s *Screen) bubbleText(in tableau.Input) string {
	position, _ := s.session.Shown()
	name := tableau.NameOf(s.game, position, s.board.Scene(), in)
	if s.question == nil || !slices.Contains(s.question.Next(), in) {
		return name
	}
	// the effect of a secret answer depends on the others' answers
	if m, verdict, ok := s.question.Judge(in); ok && verdict.OK() && !s.session.Pending().Secret {
		return doing(name, s.effectOf(m))
	}
	return name
}

// doing joins the name of a thing and the sentence on what a tap does. If the sentence names the space
// itself, the name is left out, so that the bubble covers less.
func doing(name, sentence string) string {
	space, _, _ := strings.Cut(name, ",")
	if slices.Contains(strings.FieldsFunc(sentence, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), space) {
		return sentence
	}
	return words.Does(name, sentence)
}

// effectOf returns one sentence on what a legal move brings about: its second event, because the first is
// mostly the move itself, or the first if it is the only one.
func (s *Screen) effectOf(m engines.Move) string {
	var events []engines.Message
	engine := s.session.Engine()
	after := engine.Apply(s.session.Position(), m, func(n engines.Message) { events = append(events, n) })
	switch {
	case len(events) == 0:
		return ""
	case engine.Pending(after).Over(): // who wins is not told before the move is made
		return s.voice.Sentence(events[0])
	}
	return s.voice.Sentence(events[min(1, len(events)-1)])
}

// botFailed shows why a bot could not move, and offers its seat to a person.
func (s *Screen) botFailed(e session.Change) {
	text := ""
	var fault *panics.Fault
	// a panic of a bot does no harm to the match: a person can play in the bot's place
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
	s.shell.Show(words.BotTrouble, widgets.Text(text), widgets.Answer{Text: words.Close},
		widgets.Answer{Text: words.TakeOver, Main: true,
			Do: func() { s.showError(s.session.Sit(e.Seat, name)) }})
}
