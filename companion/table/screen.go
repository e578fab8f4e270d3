package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/board"
	"homespun/companion/kit"
	"homespun/companion/session"
	"homespun/companion/shell"
	"homespun/companion/tableau"
	"homespun/companion/tray"
	"homespun/companion/words"
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

	board  *board.Board
	tray   *tray.Tray
	head   *head
	asked  *choices
	tracks *tracks
	fixes  *fixes
	log    *log
	bar    *bar
	end    *end
	cover  *cover
	// replay is what is being shown of a line that brought about several things.
	replay *replay
	layout *arrangement
	root   *fyne.Container

	// question is the decision being made; nil where none is a person's.
	question *tableau.Question
	aim      tableau.Input
	trail    []tableau.Twine // laid already in the turn
	aimed    tableau.Input   // the piece that is put right with it
	// refused is why the last input did nothing, with its clause.
	refused string
	clause  engines.Clause
	// lifted is the seat whose cover is lifted, so that it sees what is its alone; Table for nobody's.
	lifted engines.Seat
	// seen is whose eyes the board was last shown to, Table for everybody's.
	seen engines.Seat
	// next is who wants the laptop before the others; Table for nobody.
	next engines.Seat
	// handing says that the laptop goes from hand to hand, and the table is covered in between. Else it lies
	// open until somebody wants to answer unseen.
	handing bool
	fixing  bool
	held    tableau.Input // picked while putting right, of kind 0 where nothing is
	closed  bool          // the end panel was put away
	fresh   bool          // the last line is a roll that has just been made
	byHand  bool          // a move is being made that somebody has put together on this screen
	gone    bool
	small   bool // the window is
}

var (
	_ shell.Screen   = (*Screen)(nil)
	_ shell.Coloured = (*Screen)(nil)
	_ shell.Keyed    = (*Screen)(nil)
	_ shell.Spelled  = (*Screen)(nil)
	_ shell.Undoer   = (*Screen)(nil)
	_ shell.Holding  = (*Screen)(nil)
)

// New returns the screen of a match. It owns the session from here on and closes it when it is left.
func New(sh *shell.Shell, match Match) *Screen {
	s := &Screen{shell: sh, match: match, session: match.Session, voice: &voice{}, lifted: engines.Table,
		seen: engines.Table, next: engines.Table}
	_, seats := s.session.Shown()
	s.voice.Voice = match.Speak(seats, engines.Table, 0)
	s.game = match.Game(s.voice)
	s.speak()
	s.board = board.New()
	s.board.Work = sh.Work
	s.board.OnTap, s.board.OnPoint, s.board.OnNudge = s.tap, s.point, s.nudge
	s.board.OnEscape, s.board.OnKey, s.board.OnRune, s.board.Says = s.escape, s.boardKey, s.rune, s.says
	s.board.Near = s.near
	s.tray = tray.New()
	s.tray.OnRoll, s.tray.OnFaces = s.roll, s.faces
	s.tray.Bears = s.bears
	s.tray.Name = func(seat engines.Seat) string { return s.seatName(seat) }
	s.head, s.asked, s.tracks, s.log = newHead(s), newChoices(s), newTracks(s), newLog(s)
	s.fixes, s.bar, s.end, s.cover = newFixes(s), newBar(s), newEnd(s), newCover(s)
	s.replay = &replay{screen: s}
	s.board.OnPress = s.replay.press
	s.layout = &arrangement{screen: s}
	s.root = container.New(s.layout, s.board, s.layout.column(), s.bar.content, s.end.content,
		s.cover.content)
	s.cancel = s.session.Subscribe(s.heard)
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
	s.session.Resume()
	return s.root
}

// Focus implements shell.Screen: the keys belong to the board, or to what covers it.
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
	s.replay.drop()
	s.cancel()
	s.session.Close()
	fyne.CurrentApp().Driver().SetDisableScreenBlanking(false)
}

// Session returns the match at the table.
func (s *Screen) Session() *session.Session { return s.session }

// Board and Tray return the widgets, for those who play on them from outside.
func (s *Screen) Board() *board.Board { return s.board }

// Tray returns the dice tray.
func (s *Screen) Tray() *tray.Tray { return s.tray }

// Game returns how the match looks.
func (s *Screen) Game() tableau.Game { return s.game }

// Prompt returns the sentence that stands at the top of the column, or the refusal in its place.
func (s *Screen) Prompt() string { return s.head.prompt.Text }

// Telling reports whether something is being told that a line has brought about.
func (s *Screen) Replaying() bool { return s.replay.on() }

// Refused reports whether the last input was refused.
func (s *Screen) Refused() bool { return s.refused != "" }

// Question returns the decision being made, nil where none is a person's.
func (s *Screen) Question() *tableau.Question { return s.question }

// renew takes up what the match is by its file, after that was read again: it may be by other rules.
func (s *Screen) renew() {
	s.log.forget()
	s.question = nil
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
	s.speak()
	s.game = s.match.Game(s.voice)
	s.shell.Retitle()
}

// speak has the voice know who sits there now, and who of a team is at turn.
func (s *Screen) speak() {
	seat := s.turn()
	_, seats := s.session.Shown()
	s.voice.Voice = s.match.Speak(seats, seat, s.session.AtTurn(seat))
}

// turn returns the seat whose turn it is: who owes a decision, or whose dice are due; Table where that is
// nobody or several.
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

// dress has a mark show a seat in its colour and shape.
func (s *Screen) dress(mark *kit.Mark, seat engines.Seat) {
	if seat < 0 {
		mark.SetSeat(seat)
		return
	}
	position, _ := s.session.Shown()
	colour, sign := s.game.SeatLook(position, seat)
	mark.SetSeatIn(seat, colour, sign)
}

// mark returns the sign of a seat in its colour and shape.
func (s *Screen) mark(seat engines.Seat, side float32) *kit.Mark {
	mark := kit.NewMark(engines.Table, side)
	s.dress(mark, seat)
	return mark
}

func (s *Screen) seatName(seat engines.Seat) string {
	if seat < 0 {
		return ""
	}
	return s.voice.Seat(seat)
}

// Aim returns the point that is aimed at, where one is wanted.
func (s *Screen) Aim() tableau.Input { return s.aim }

// ChoiceButton returns the button of a choice, counted from 1 as the number keys do; nil where there is none.
func (s *Screen) ChoiceButton(number int) fyne.CanvasObject {
	if number < 1 || number > len(s.asked.buttons) {
		return nil
	}
	return s.asked.buttons[number-1]
}

// ShowWhy opens the rule behind what was refused or is asked for, as the button does.
func (s *Screen) ShowWhy() { s.showWhy() }

// PutRight begins or ends putting right, as the button does.
func (s *Screen) PutRight() { s.putRight(!s.fixing) }
