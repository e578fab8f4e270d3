package table

import (
	"errors"
	"fmt"

	"homespun/companion/match/advice"
	"homespun/companion/match/orders"
	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/layout"
	"homespun/companion/window/table/wishes"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// core is what the parts of the screen share: the window, the match with its game and its words, what people
// wish, and what the table is doing.
type core struct {
	screen
	shell   *shell.Shell
	match   evening.Match
	session *session.Session
	game    tableau.Game
	plain   tableau.Game  // the game in the usual colours
	worn    tableau.Dress // the colours of the game
	voice   *voice
	wishes  wishes.Wishes
	owl     advice.Owl
	phase   phase
	refused refusal
	// measured is what a bot would do that people measure for it.
	measured orders.Measures
	by       origin // how the line that is being made came about
	small    bool   // the window is small
	gone     bool   // the screen was left; changes of the session no longer count
	// fresh says that what is to be done on the family's table, or has happened there, has only just been
	// shown: it is never taken as done unseen. stop ends that.
	fresh bool
	stop  func()
	later bool // something is to be done on the family's table before what the match waits for
}

// screen is what a part can ask of the whole screen.
type screen interface {
	// updateAll shows the present state, updateInputs what may come next after an input, and updateTexts only
	// what is written about it.
	updateAll()
	updateInputs()
	updateTexts()
	// refuse shows why an input was refused.
	refuse(refusal)
	// putRight begins or ends making fixes, and ShowWhy opens the rule behind what is shown.
	putRight(on bool)
	ShowWhy()
}

// refusal is the sentence on why the last input was refused, "" if it was not, the clause behind it, and what
// the board shows of it.
type refusal struct {
	text   string
	clause engines.Clause
	shown  board.Refusal
}

// origin says how a line came about.
type origin uint8

const (
	// elsewhere: by a bot, by the app, or from another line.
	elsewhere origin = iota
	// moved: a person made the move on this screen.
	moved
	// laid: the dice lay on the table before.
	laid
	// thrown: a person has had the app roll.
	thrown
	// setUp: the app has set up for everybody, of which the board shows enough.
	setUp
)

// as makes lines that come about in some way, and shows the error if there is one.
func (c *core) as(by origin, do func() error) {
	if on, _ := c.session.Writing.On(); on {
		return
	}
	c.by = by
	err := do()
	if !errors.Is(err, session.ErrWriting) { // then it comes about later
		c.by = elsewhere
	}
	c.showError(err)
}

// play makes moves that a person has made here. If they could not be written, the last input is removed and
// can be made again.
func (c *core) play(moves ...engines.Move) {
	c.as(moved, func() error {
		err := c.session.PlayAll(moves...)
		if err != nil && c.phase.question != nil && c.phase.question.Back() {
			c.updateInputs()
		}
		return err
	})
}

// speak returns the voice for a line of the log.
func (c *core) speak(entry session.Entry) tableau.Voice {
	return c.match.Speak(entry.Seats, entry.Seat, entry.Name)
}

// undress takes a game in the usual colours.
func undress(c *core, plain tableau.Game) { c.plain, c.game, c.worn = plain, plain, tableau.Dress{} }

// wear has the seats wear their colours, which change with who plays and with where the pieces lie.
func wear(c *core) {
	if dress := c.match.Dress(); dress != c.worn {
		c.game, c.worn = tableau.Dressed(c.plain, dress), dress
	}
}

// colourOf returns the colour of a seat in the position that is shown.
func colourOf(c *core, seat engines.Seat) drawing.Colour {
	position, _ := c.session.Shown()
	if colour, _ := c.game.SeatLook(position, seat); colour != drawing.None {
		return colour
	}
	return c.worn.Colour(seat)
}

// dress gives a mark the colour and shape of a seat.
func (c *core) dress(mark *widgets.Mark, seat engines.Seat) {
	if seat < 0 {
		mark.SetSeat(seat)
		return
	}
	position, _ := c.session.Shown()
	colour, sign := c.game.SeatLook(position, seat)
	mark.SetSeatIn(seat, colour, sign)
}

// mark returns a new mark with the face of whoever plays a seat.
func (c *core) mark(seat engines.Seat, side float32) *widgets.Mark {
	mark := sign(c, seat, side)
	mark.SetFace(c.face(seat))
	return mark
}

// sign returns a new mark of a seat without a face.
func sign(c *core, seat engines.Seat, side float32) *widgets.Mark {
	mark := widgets.NewMark(engines.Table, side)
	c.dress(mark, seat)
	return mark
}

// face returns the figure of whoever plays a seat now, and its colour; "" for somebody who has none.
func (c *core) face(seat engines.Seat) (figure string, colour drawing.Colour) {
	if _, seats := c.session.Shown(); seat >= 0 && int(seat) < len(seats) {
		return people.FaceOf(c.match.People, seats[seat], c.session.AtTurn(seat))
	}
	return "", drawing.None
}

// faces names the figures of all who play now.
func faces(c *core) (who string) {
	for seat := range c.session.Seats() {
		figure, colour := c.face(engines.Seat(seat))
		who += fmt.Sprintln(figure, colour)
	}
	return who
}

func (c *core) seatName(seat engines.Seat) string {
	if seat < 0 {
		return ""
	}
	return c.voice.Seat(seat)
}

// capital returns the name of a seat as a sentence begins with it.
func (c *core) capital(seat engines.Seat) string { return words.Sentence(c.seatName(seat)) }

func (c *core) bot(seat engines.Seat) bool { return c.session.Seats()[seat].Bot != "" }

// people returns the seats played by people, not by bots.
func (c *core) people() (list []engines.Seat) {
	for i := range c.session.Seats() {
		if seat := engines.Seat(i); !c.bot(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// chore returns what the app does for the people now; false if it is nothing, or if it waits.
func (c *core) chore() (tableau.Chore, bool) {
	if !c.session.LeftToApp() || c.session.BotsWait() {
		return tableau.Chore{}, false
	}
	return c.game.Chores()[c.game.Chore(c.session.Position())], true
}

// scene returns the scene of a position. During fixes it is the whole table, in games whose scene sometimes
// shows something to choose from instead.
func (c *core) scene(position engines.Position) *tableau.Scene {
	if c.phase.fixing {
		return tableau.Whole(c.game, position, c.phase.viewer)
	}
	return c.game.Scene(position, c.phase.viewer)
}

// watch calls each for every event of a line, with the viewer's views before and after it. A hidden answer,
// and a line that is no move, has none.
func (c *core) watch(entry session.Entry, viewer engines.Seat,
	each func(nth int, before, after engines.Position, message engines.Message)) {
	if entry.Hidden || entry.Line.Kind != record.MoveLine {
		return
	}
	engine := c.session.Engine()
	nth, before := 0, engine.View(entry.Start, viewer)
	engine.Watch(entry.Before, entry.Line.Move, func(message engines.Message, p engines.Position) {
		after := engine.View(p, viewer)
		if nth == 0 && entry.First < entry.Index { // it tells of the whole walk
			message = entry.Events[0]
		}
		each(nth, before, after, message)
		nth, before = nth+1, after
	})
}

// crowded reports whether large text, or a low window, leaves so little room that no place is kept free.
func (c *core) crowded() bool {
	return c.small && (look.Current().Text > layout.Larger || c.shell.Window.Canvas().Size().Height < layout.Low)
}

// voice holds the present voice. The game keeps a pointer to it, so that it uses the new voice after somebody
// else sits down.
type voice struct{ tableau.Voice }
