// Package table is the screen on which a match is played, one for all games. It shows the board, whose turn
// it is, the prompt, the dice, the tracks and the log, and below them the buttons for undo, redo, fixes,
// "why" and the rules.
package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/column"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/gains"
	"homespun/companion/window/table/hand"
	"homespun/companion/window/table/layout"
	"homespun/companion/window/table/stage"
	"homespun/companion/window/table/tray"
	"homespun/companion/window/table/wishes"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Screen is the table screen of one match. Its parts hold what they share in a core, and not the screen.
type Screen struct {
	*core
	hands    *hands
	hearing  *hearing
	replay   *replay
	onTable  *realTable
	decision *decision
	ways     *ways
	why      *why
	wants    wants

	board   *board.Board
	stage   *staging
	dice    *dice
	head    *head
	choices *choices
	counts  *gains.Counts
	fixes   *fixes
	log     *log
	bar     *bar
	end     *end
	cover   *cover
	big     *big
	column  *column.Column
	layout  *layout.Screen
	root    *fyne.Container
	cancel  func()
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
func New(sh *shell.Shell, match evening.Match) *Screen {
	s := &Screen{board: board.New()}
	s.core = &core{screen: s, shell: sh, match: match, session: match.Session, voice: &voice{}}
	s.hands = &hands{core: s.core, lifted: engines.Table, seen: engines.Table, next: engines.Table,
		given: match.Ready}
	s.hearing = &hearing{hands: s.hands}
	_, seats := s.session.Shown()
	s.voice.Voice = match.Speak(seats, engines.Table, 0)
	undress(s.core, match.Game(s.voice))
	wear(s.core)
	s.updateVoice()
	s.replay = &replay{hearing: s.hearing, staged: -1}
	s.onTable = newRealTable(s.replay)
	s.replay.ordered = s.onTable.gives
	s.replay.holdsBots = func() bool { return s.replay.on() || s.fixes.on || s.onTable.todo.Holds() }
	s.why, s.wants = &why{s.core, s.replay}, wants{s.hands, s.onTable.check}
	s.fixes, s.end, s.cover = newFixes(s.hands, s.board), newEnd(s.core), newCover(s.hands)
	s.decision = &decision{hearing: s.hearing, board: s.board, fixes: s.fixes}
	s.ways = &ways{core: s.core, replay: s.replay, kept: map[int][]wayOf{}}
	s.dice, s.counts, s.log = newDice(s.replay), gains.New(s.board, s.mark, s.seatName), newLog(s.replay)
	s.stage = newStage(s.replay, s.dice.tray.Picture)
	s.head = newHead(s.decision, s.replay, s.end, s.wants.showSeats)
	s.choices = newChoices(s.decision, s.replay, s.why)
	s.big = &big{hands: s.hands, onTable: s.onTable, board: s.board, tray: s.dice.tray, counts: s.counts,
		head: s.head}
	s.board.Work, s.board.Near, s.board.Says = sh.Work, s.decision.near, s.decision.bubbleText
	s.board.OnTap, s.board.OnPoint, s.board.OnNudge = s.tap, s.decision.point, s.decision.nudge
	s.board.OnEscape, s.board.OnKey, s.board.OnRune = s.escape, s.boardKey, s.rune
	s.board.OnPress, s.board.OnOver = s.replay.press, s.decision.readPointed
	inHand := &hand.Hand{Tray: s.dice.tray, Asked: s.choices.content, Rest: widgets.NewCentredRow(),
		Buttons: s.choices.inHand, Real: func() bool { return s.session.Roller() == "table" },
		Crowded: s.crowded, Small: func() bool { return s.small }}
	s.column = column.New(column.Parts{Head: s.head.content, Counts: s.counts, Fixes: s.fixes.content,
		InHand: inHand, Log: s.log.Logbook, HeadHeight: s.head.height, Battles: !s.session.Engine().Info().Diceless,
		Fixing: func() bool { return s.phase.fixing }, Crowded: s.crowded,
		Offers: func() bool { _, kept := s.session.UndoneRoll(); return kept },
		Banded: func() bool { return s.onTable.band.Content.Visible() },
		Again:  func() { s.layout.Again(); s.shell.Refocus() }})
	s.bar = newBar(s)
	s.layout = layout.New(s.board, s.column, s.compact)
	s.layout.Bar, s.layout.Dimmed = s.bar.row, s.stage.dimmed
	s.layout.End, s.layout.Cover = s.end.content, s.cover.content
	inner := container.New(s.layout, s.board, s.layout.Scroll, s.bar.row.Content, s.counts.Flights.Container,
		s.stage.dimmed, s.end.content, s.cover.content)
	s.root = container.New(s.onTable.band, s.onTable.band.Content, inner)
	s.counts.Root, s.cancel = inner, s.session.Subscribe(s.onChange)
	s.wishes = wishes.Kept(sh, s.session.Path(), s.people(), match.Aloud)
	s.session.LeaveToApp(s.wants.isLeft)
	s.session.Proposals.Asks = asksFirst(s.core)
	s.session.History.Join(s.game.Joined)
	s.session.SetRoller(s.wishes.Roller)
	s.session.Writing.Beside(sh.Write)
	return s
}

// Title implements shell.Screen.
func (s *Screen) Title() string { return s.match.Title }

// Colour implements shell.Coloured.
func (s *Screen) Colour() drawing.Colour { return s.match.Colour }

// Content implements shell.Screen.
func (s *Screen) Content() fyne.CanvasObject {
	fyne.CurrentApp().Driver().SetDisableScreenBlanking(true)
	s.updateAll()
	if last := s.session.File.LeftOut(); last != "" {
		s.askLast(last)
		return s.root
	}
	switch {
	case s.session.Over():
	case s.session.File.Rested():
		s.onTable.checkLeft()
	case s.session.Pieces.PutRight(): // it was not answered yet which is right
		s.onTable.fixed = true
		s.onTable.askWhich()
	}
	s.session.Resume()
	return s.root
}

// Bar implements shell.Barred: the big view opens, and how the match is played and sounds is set, from the
// title bar.
func (s *Screen) Bar() []*widgets.Button {
	return []*widgets.Button{s.bar.big, s.bar.match, s.bar.sound}
}

// Focus implements shell.Screen: the board has the keyboard focus, or the button of what covers it.
func (s *Screen) Focus() fyne.Focusable {
	switch {
	case s.cover.content.Visible():
		return s.cover.here
	case s.phase.is == handing:
		return s.head.now
	case s.end.content.Visible() && len(s.end.buttons) > 0:
		return s.end.buttons[0]
	}
	return s.board
}

// Leave implements shell.Screen.
func (s *Screen) Leave() {
	s.gone = true
	if s.big.view != nil {
		s.big.view.Close()
	}
	s.replay.drop()
	s.counts.Flights.Settle()
	s.cancel()
	s.session.Close()
	fyne.CurrentApp().Driver().SetDisableScreenBlanking(false)
}

// Session returns the match at the table.
func (s *Screen) Session() *session.Session { return s.session }

// Board returns the board widget, for tests that play on it.
func (s *Screen) Board() *board.Board { return s.board }

// Tray returns the dice tray, for tests that play on it.
func (s *Screen) Tray() *tray.Tray { return s.dice.tray }

// Stage returns the stage over the board, for tests that look at it.
func (s *Screen) Stage() *stage.Stage { return s.stage.Stage }

// Game returns the game of the match.
func (s *Screen) Game() tableau.Game { return s.game }

// Prompt returns the sentence at the top of the column: the prompt, or a refusal in its place.
func (s *Screen) Prompt() string { return s.head.prompt.Text }

// Orders returns what is to be done on the family's table, one sentence each.
func (s *Screen) Orders() []string { return s.onTable.todo.Sentences() }

// Replaying reports whether a replay is on.
func (s *Screen) Replaying() bool { return s.replay.on() }

// Question returns the decision that a person is making, nil if none is.
func (s *Screen) Question() *tableau.Question { return s.phase.question }

// renew reads the match's rules again after its file was read again, because the file may name others now.
func (s *Screen) renew() {
	s.log.forget()
	clear(s.ways.kept)
	s.phase.question = nil
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
	undress(s.core, s.match.Game(s.voice))
	wear(s.core)
	s.shell.Retitle()
}

// updateVoice makes the voice speak of the people who sit there now, and of the name of a team whose turn it
// is.
func (s *Screen) updateVoice() {
	seat := s.hands.turn()
	_, seats := s.session.Shown()
	s.voice.Voice = s.match.Speak(seats, seat, s.session.AtTurn(seat))
}

// Aim returns the point that is aimed at, while a point is asked for.
func (s *Screen) Aim() tableau.Input { return s.decision.aim }

// ChoiceButton returns the button of a choice, counted from 1 as the number keys are; nil if there is none.
func (s *Screen) ChoiceButton(number int) fyne.CanvasObject {
	if number < 1 || number > len(s.choices.buttons) {
		return nil
	}
	return s.choices.buttons[number-1]
}

// ShowWhy opens the rule behind the last refusal or the prompt, as the button Why does. Over the podium it is
// why the match has come out so.
func (s *Screen) ShowWhy() {
	if s.refused.text == "" && s.end.content.Visible() {
		s.why.showRules(s.game.Ending(s.session.Position()).Rule)
		return
	}
	s.why.show()
}

// PutRight begins or ends making fixes, as its button does.
func (s *Screen) PutRight() { s.putRight(!s.fixes.on) }

// putRight begins or ends making fixes.
func (s *Screen) putRight(on bool) {
	if on && !s.fixes.can() {
		return
	}
	s.replay.drop()
	s.fixes.on, s.fixes.held, s.refused.text = on, tableau.Input{}, ""
	s.end.closed = s.end.closed || on && s.session.Over()
	s.updateAll()
	s.session.HoldBots(s.replay.holdsBots())
	if !on {
		s.onTable.askWhich()
	}
}

// Hold implements shell.Holding: sealed answers are only in memory, so leaving the screen would drop them, and
// so may a line that is still being written be lost.
func (s *Screen) Hold(leave func()) bool {
	held := func() {
		if !s.Hold(leave) {
			leave()
		}
	}
	if s.shell.Unwritten(held, leave) {
		return true
	}
	return s.hands.dropsLaid(words.LeaveLaid, words.Leave, leave)
}
