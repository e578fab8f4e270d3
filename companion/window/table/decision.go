package table

import (
	"cmp"
	"slices"
	"strings"

	"homespun/companion/match/orders"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/board"
	"homespun/engines"
)

// decision is what a person decides at this screen, by inputs on the board and by choices.
type decision struct {
	*hearing
	board *board.Board
	fixes *fixes
	aim   tableau.Input   // the point aimed at, while one is asked for
	aimed tableau.Input   // the piece of the fix for which aim was set
	trail []tableau.Twine // the measures laid earlier in the turn
	which []tableau.Input // the pieces of a space that was tapped, while it is asked which is meant
}

// tap handles a tap on what lies in one place, the topmost first. On a space it takes the piece there that may
// be taken, or asks which of several.
func (d *decision) tap(inputs []tableau.Input) {
	own := d.phase.question.Own(d.board.Scene(), inputs)
	if d.which = nil; len(own) > 1 {
		d.which, d.refused.text = own, ""
		d.updateTexts()
		return
	}
	if len(own) == 1 {
		inputs = own
	}
	d.answered(d.phase.question.Tap(inputs...), inputs)
}

// ask returns the question for the person who owes a decision, nil if nobody does. It is the same as before
// while it is of the same position and seat.
func (d *decision) ask(position engines.Position) *tableau.Question {
	seat, ok := d.asks()
	question := d.phase.question
	switch {
	case !ok:
		return nil
	case question != nil && question.Seat == seat && question.Position() == position:
		return question
	}
	d.which = nil
	question = tableau.Ask(d.game, d.session.Engine(), position, seat)
	d.trail = d.laidTwines()
	if d.aim, ok = question.Point(); seat == engines.Table && !ok && len(question.Next()) == 0 {
		return nil // the game leaves it to the app to deal
	}
	return question
}

// allow tells the board which inputs may come next, so that it draws rings around them.
func (d *decision) allow() {
	question := d.phase.question
	switch {
	case d.phase.fixing:
		d.board.Allow(d.fixes.next(), d.fixes.raised(), false)
		d.board.Reach(d.fixes.pieces())
		d.takeAim()
	case question != nil:
		d.board.Allow(d.phase.question.WithAliases(d.board.Scene(), question.Next()), d.phase.question.WithAliases(d.board.Scene(), question.Inputs()), false)
		d.takeAim()
	default:
		d.board.Allow(nil, nil, d.phase.past || d.phase.is == telling || d.phase.is == covered)
		if d.phase.is == telling {
			d.board.Rest()
		}
		d.board.Aim(nil, nil)
	}
}

// choose handles the button of a choice or a number.
func (d *decision) choose(in tableau.Input) {
	if d.phase.question != nil {
		d.answered(d.phase.question.Tap(in), []tableau.Input{in})
	}
	d.shell.Refocus()
}

// answered acts on the answer to an input. A move that is ready is played, and the screen is updated as an
// observer.
func (d *decision) answered(answer tableau.Answer, inputs []tableau.Input) {
	switch {
	case answer.Ready:
		d.play(append([]engines.Move{answer.Move}, answer.Then...)...)
	case answer.Refused:
		why := refusalOf(d.core, answer.Verdict, d.phase.question.Inputs(), inputs)
		if leg, far := d.phase.question.Leg(answer); far {
			why.shown = why.shown.With(leg)
			why.text += " " + words.TheWayIs(d.board.Scene().SpotName(leg.To))
		}
		if d.session.Pieces.OnTable() { // it has been moved there, too
			why.text = strings.TrimSpace(why.text + " " + orders.Back(d.board.Scene(), why.shown.Shaken()))
		}
		d.refuse(why)
	case answer.Taken:
		d.refused.text = ""
		d.aim, _ = d.phase.question.Point()
		d.updateInputs()
	case len(inputs) > 0:
		d.refuseEmptyTap(inputs[0])
	}
}

// back removes the last input of the question. It reports whether there was one.
func (d *decision) back() bool {
	if d.which != nil {
		d.which = nil
		d.updateTexts()
		return true
	}
	if d.phase.question == nil || !d.phase.question.Back() {
		return false
	}
	d.refused.text = ""
	d.updateInputs()
	return true
}

// refuseEmptyTap says what to do first after a tap that means no move, for example on a space before a piece
// is picked, or beside the board.
func (d *decision) refuseEmptyTap(in tableau.Input) {
	clause := d.session.Engine().Prompt(d.session.Position()).Clause
	if stands := d.game.Alias(d.phase.question.Position(), in); stands.Kind == tableau.Spot {
		in = stands
	}
	next := d.phase.question.Next()
	if in.Kind != tableau.Spot || !d.board.Scene().HasTray(in.ID) {
		next = d.phase.question.WithAliases(d.board.Scene(), next) // on a space, also the pieces that stand for a choice
	}
	text := words.NothingThere(d.bubbleText(in))
	if names, some := d.board.Scene().Names(next); some {
		text = words.FirstTap(names)
	}
	d.refuse(refusal{text, clause, board.Refusal{Tapped: in}})
}

// bubbleText returns the words for the thing under the pointer or the cursor: its name, and what a tap on it
// does.
func (d *decision) bubbleText(in tableau.Input) string {
	name := tableau.NameOf(d.game, d.phase.position, d.board.Scene(), in)
	if d.phase.question == nil || !slices.Contains(d.phase.question.Next(), in) {
		return name
	}
	// the effect of a secret answer depends on the others' answers
	if m, verdict, ok := d.phase.question.Judge(in); ok && verdict.OK() && !d.session.Pending().Secret {
		return words.NameDoes(name, d.effectOf(m))
	}
	return name
}

// effectOf returns one sentence on what a legal move brings about: its second event, because the first is
// mostly the move itself, or the first if it is the only one.
func (d *decision) effectOf(m engines.Move) string {
	var events []engines.Message
	engine := d.session.Engine()
	after := engine.Apply(d.session.Position(), m, func(n engines.Message) { events = append(events, n) })
	switch {
	case len(events) == 0:
		return ""
	case engine.Pending(after).Over(): // who wins is not told before the move is made
		return d.voice.Sentence(events[0])
	}
	return d.voice.Sentence(events[min(1, len(events)-1)])
}

// nod returns the one thing that can have happened on the family's own table, and its sentence, so that people
// have only to nod to it; false if there are several, or if it is to be kept from others.
func (d *decision) nod() (m engines.Move, sentence string, ok bool) {
	question := d.phase.question
	if question == nil || len(question.Inputs()) > 0 || !d.session.Pieces.OnTable() || d.phase.pending.Secret {
		return m, "", false
	}
	if m, ok = question.Only(); ok {
		d.session.Engine().Apply(question.Position(), m, func(told engines.Message) {
			sentence = cmp.Or(sentence, d.voice.Sentence(told))
		})
	}
	return m, sentence, ok
}

// readPointed reads aloud what the pointer or the cursor has come to, if it may be chosen and whoever chooses
// wants to hear it.
func (d *decision) readPointed(in tableau.Input) {
	if question := d.phase.question; question != nil && d.listens() &&
		slices.Contains(d.phase.question.WithAliases(d.board.Scene(), question.Next()), in) {
		if says := d.bubbleText(in); says != "" {
			d.shell.Voice.Say(says)
		}
	}
}
