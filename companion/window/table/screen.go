package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/advice"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/bigview"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/flight"
	"homespun/companion/window/table/stage"
	"homespun/companion/window/table/tracks"
	"homespun/companion/window/table/tray"
	"homespun/companion/window/table/wishes"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Screen is the table screen of one match.
type Screen struct {
	shell *shell.Shell
	match Match
	game  tableau.Game
	voice *voice

	session *session.Session
	cancel  func()

	board   *board.Board
	stage   *stage.Stage
	dimmed  *fyne.Container // the stage with the shade over the board
	tray    *tray.Tray
	head    *head
	asked   *choices
	goals   *tracks.Goals
	tracks  *tracks.Tracks
	fixes   *fixes
	log     *log
	bar     *bar
	end     *end
	cover   *cover
	flights *flight.Flights
	// replay shows the events of a line one after another.
	replay *replay
	owl    advice.Owl
	wishes wishes.Wishes
	layout *arrangement
	root   *fyne.Container

	// question is the decision that a person is making; nil if none is.
	question *tableau.Question
	aim      tableau.Input
	trail    []tableau.Twine // the measures laid earlier in the turn
	ways     map[int][]wayOf // the ways of the lines, by their indexes
	shown    progress        // how far the match has been shown
	aimed    tableau.Input   // the piece of the fix for which aim was set
	// refused is the sentence on why the last input was refused, "" if it was not; clause is the clause
	// behind it.
	refused string
	clause  engines.Clause
	// lifted is the seat that has the laptop alone and sees what only it may see; Table for none.
	lifted engines.Seat
	// seen is the seat for which the board was last drawn, Table for everybody. When it changes, the bubbles
	// of the seat before are removed.
	seen engines.Seat
	// next is the seat that asked to have the laptop before the others; Table for none.
	next engines.Seat
	// guarded says that one person alone is left, with secrets, since somebody has got up. The table shows
	// what all may see until the laptop was handed to that person.
	guarded bool
	// handing says that the laptop is being handed over, so that the cover hides the table. Otherwise the
	// table stays in sight until somebody wants to answer in secret.
	handing bool
	fixing  bool          // fixes are being made: the panel is open
	held    tableau.Input // the piece picked up for a fix, of kind 0 for none
	closed  bool          // the panel of the end was closed
	by      origin        // how the line that is being made came about
	gone    bool          // the screen was left; changes of the session no longer count
	small   bool          // the window is small
	read    string        // what was read aloud last
	big     *bigview.View // nil while it is closed
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Barred   = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
	_ shell.Spelled  = (*Screen)(nil)
	_ shell.Undoer   = (*Screen)(nil)
	_ shell.Holding  = (*Screen)(nil)
)

// New returns the screen of a match. The screen owns the session from now on and closes it when the screen is
// left.
func New(sh *shell.Shell, match Match) *Screen {
	s := &Screen{shell: sh, match: match, session: match.Session, voice: &voice{}, lifted: engines.Table,
		seen: engines.Table, next: engines.Table}
	_, seats := s.session.Shown()
	s.voice.Voice = match.Speak(seats, engines.Table, 0)
	s.game = match.Game(s.voice)
	s.updateVoice()
	s.board = board.New()
	s.board.Work = sh.Work
	s.board.OnTap, s.board.OnPoint, s.board.OnNudge = s.tap, s.point, s.nudge
	s.board.OnEscape, s.board.OnKey, s.board.OnRune, s.board.Says = s.escape, s.boardKey, s.rune, s.bubbleText
	s.board.Near = s.near
	s.tray = tray.New()
	s.tray.OnRoll, s.tray.OnFaces = s.roll, s.faces
	s.tray.Bears = s.bears
	s.tray.Name = func(seat engines.Seat) string { return s.seatName(seat) }
	s.head, s.asked, s.log = newHead(s), newChoices(s), newLog(s)
	s.goals, s.tracks = tracks.NewGoals(s.mark, s.seatName), tracks.New(s.mark)
	s.fixes, s.bar, s.end, s.cover = newFixes(s), newBar(s), newEnd(s), newCover(s)
	s.replay = &replay{screen: s, staged: -1}
	s.board.OnPress, s.board.OnOver = s.replay.press, s.readPointed
	s.stage = stage.New()
	s.stage.Die, s.stage.Work = s.tray.Picture, sh.Work
	s.stage.OnTap = func() { s.hush(); s.replay.next() }
	s.dimmed = container.New(stage.Layout{}, stage.Dimmer(), s.stage)
	s.layout, s.flights = &arrangement{screen: s}, flight.New()
	s.root = container.New(s.layout, s.board, s.layout.column(), s.bar.content, s.flights.Container,
		s.dimmed, s.end.content, s.cover.content)
	s.cancel = s.session.Subscribe(s.onChange)
	s.wishes = wishes.Kept(sh, s.session.Path(), s.people(), match.Aloud)
	s.session.LeaveToApp(s.isLeft)
	s.session.History.Join(s.game.Joined)
	s.session.SetRoller(s.wishes.Roller)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return s.match.Title }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return s.match.Colour }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	fyne.CurrentApp().Driver().SetDisableScreenBlanking(true)
	s.update()
	if last := s.session.File.LeftOut(); last != "" {
		s.askLast(last)
	} else {
		s.session.Resume()
	}
	return s.root
}

// askLast asks whether the last line of the file, which has no line end, is whole. Nobody plays meanwhile:
// the bots wait for the answer, or for somebody who lets them go on.
func (s *Screen) askLast(line string) {
	s.shell.Show(words.LastMove, widgets.Text(words.LastMoveHelp(line)),
		widgets.Answer{Text: words.LastMoveIsNot, Do: s.session.Resume},
		widgets.Answer{Text: words.LastMoveIs, Main: true, Do: func() {
			s.showError(s.session.TakeLeftOut())
			s.session.Resume()
		}})
}

// Bar implements shell.Barred: the big view opens, and sound and pace are set, from the title bar.
func (s *Screen) Bar() []*widgets.Button { return []*widgets.Button{s.bar.big, s.bar.pace} }

// Focus implements shell.Screen: the board has the keyboard focus, or the button of what covers it.
func (s *Screen) Focus() fyne.Focusable {
	switch {
	case s.cover.content.Visible():
		return s.cover.here
	case s.waitsForHands():
		return s.head.now
	case s.end.content.Visible():
		return s.end.first()
	}
	return s.board
}

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	if s.big != nil {
		s.big.Close()
	}
	s.replay.drop()
	s.flights.Settle()
	s.cancel()
	s.session.Close()
	fyne.CurrentApp().Driver().SetDisableScreenBlanking(false)
}

// Session returns the match at the table.
func (s *Screen) Session() *session.Session { return s.session }

// Board returns the board widget, for tests that play on it.
func (s *Screen) Board() *board.Board { return s.board }

// Tray returns the dice tray, for tests that play on it.
func (s *Screen) Tray() *tray.Tray { return s.tray }

// Stage returns the stage over the board, for tests that look at it.
func (s *Screen) Stage() *stage.Stage { return s.stage }

// Game returns the game of the match.
func (s *Screen) Game() tableau.Game { return s.game }

// Prompt returns the sentence at the top of the column: the prompt, or a refusal in its place.
func (s *Screen) Prompt() string { return s.head.prompt.Text }

// Replaying reports whether a replay is on.
func (s *Screen) Replaying() bool { return s.replay.on() }

// Refused reports whether the last input was refused.
func (s *Screen) Refused() bool { return s.refused != "" }

// Question returns the decision that a person is making, nil if none is.
func (s *Screen) Question() *tableau.Question { return s.question }

// renew reads the match's rules again after its file was read again, because the file may name others now.
func (s *Screen) renew() {
	s.log.forget()
	s.question, s.ways = nil, nil
	if s.match.Renew == nil {
		return
	}
	match, err := s.match.Renew()
	if err != nil {
		s.shell.Say(words.FileTrouble, words.Sentence(err.Error())+".")
		return
	}
	s.match.Title, s.match.Colour, s.match.Speak, s.match.Game = match.Title, match.Colour, match.Speak,
		match.Game
	s.updateVoice()
	s.game = s.match.Game(s.voice)
	s.shell.Retitle()
}

// updateVoice makes the voice speak of the people who sit there now, and of the name of a team whose turn it
// is.
func (s *Screen) updateVoice() {
	seat := s.turn()
	_, seats := s.session.Shown()
	s.voice.Voice = s.match.Speak(seats, seat, s.session.AtTurn(seat))
}

// turn returns the seat whose turn it is: it owes a decision, or its dice are to be rolled. It is Table if
// that is nobody or several seats.
func (s *Screen) turn() engines.Seat {
	position, _ := s.session.Shown()
	pending := s.session.Engine().Pending(position)
	if pending.Rolling() {
		owner := pending.Roll.Die[0].Owner
		for _, die := range pending.Roll.Dice() {
			if die.Owner != owner {
				return engines.Table
			}
		}
		if owner < 0 {
			return engines.Table
		}
		return owner
	}
	if pending.Who.Len() == 1 {
		return max(engines.Table, pending.Who.Only())
	}
	if _, past := s.session.Looking(); !past && pending.Secret {
		if seat, ok := s.asks(); ok {
			return max(engines.Table, seat)
		}
	}
	return engines.Table
}

// dress gives a mark the colour and shape of a seat.
func (s *Screen) dress(mark *widgets.Mark, seat engines.Seat) {
	if seat < 0 {
		mark.SetSeat(seat)
		return
	}
	position, _ := s.session.Shown()
	colour, sign := s.game.SeatLook(position, seat)
	mark.SetSeatIn(seat, colour, sign)
}

// mark returns a new mark in the colour and shape of a seat.
func (s *Screen) mark(seat engines.Seat, side float32) *widgets.Mark {
	mark := widgets.NewMark(engines.Table, side)
	s.dress(mark, seat)
	return mark
}

func (s *Screen) seatName(seat engines.Seat) string {
	if seat < 0 {
		return ""
	}
	return s.voice.Seat(seat)
}

// Aim returns the point that is aimed at, while a point is asked for.
func (s *Screen) Aim() tableau.Input { return s.aim }

// ChoiceButton returns the button of a choice, counted from 1 as the number keys are; nil if there is none.
func (s *Screen) ChoiceButton(number int) fyne.CanvasObject {
	if number < 1 || number > len(s.asked.buttons) {
		return nil
	}
	return s.asked.buttons[number-1]
}

// ShowWhy opens the rule behind the last refusal or the prompt, as the button Why does.
func (s *Screen) ShowWhy() { s.showWhy() }

// PutRight begins or ends making fixes, as its button does.
func (s *Screen) PutRight() { s.putRight(!s.fixing) }
