package kit

import "homespun/engines"

// An op is what an instruction does.
type op uint8

const (
	opEnd   op = iota // ends a list
	opJump            // goes on elsewhere
	opWalk            // takes a step
	opCount           // counts rounds
	opNext            // the next turn

	// These wait for an answer.
	opRoll
	opMove
	opMay
	opChoose
	opAsk
	opTest
	opTable
	opFight
	opWho // "one you choose" waits, all others do not

	// Conditions and effects.
	opIf
	opGo // a steps
	opGoTo
	opGoToStart
	opGoToNext
	opGoBackToLast
	opGain
	opLose
	opLoseAll
	opSet
	opMark
	opMiss
	opAgain
	opHold
	opSwap
	opNothing
	opOut
	opWin
	opAllWin
	opAllLose
	opMost
	opFurthest
	opByHand
	opSetAside
	opSetAsideRolled
	opLoseAside
	opKeepAside
	opGoAside
	opGainRolled
	opEndTurn

	// On cards. The first of these wait for whoever says which card, up to opSwapHands.
	opDraw
	opDrawTo
	opTurnOver
	opPlay
	opDiscard
	opDiscardAll
	opDiscardAlike
	opPutBack
	opTake
	opGive
	opSwapHands
	opShuffle
	opLay // the card that is being done: to the place a
	opShow
	opGoByCard
	opGainByCard
	opMostCards
	opMostWorth
)

// ofCards reports whether an instruction waits for cards.
func (o op) ofCards() bool { return o >= opDraw && o <= opSwapHands }

// An instruction is a step of a compiled list of sentences.
type instruction struct {
	op op
	// line is the sentence that it comes from.
	line uint8
	// a is a number, a space or a condition, b a counter, kind, selector, or what is said of cards.
	a, b int16
	// to is where it goes on otherwise: behind a head, or where a condition does not hold. On cards it is a selector.
	to uint16
}

// A condition is what "if" asks.
type condition struct {
	is  test
	not bool
	a   int16
	b   int16
}

// A test is a kind of condition.
type test uint8

const (
	hasCounter test = iota
	hasNone
	commonIs
	commonNone
	rolled
	rolledLeast
	rolledMost
	rolledEven
	rolledDouble
	isAt
	allYoursAt
	allYoursHome
	onKind
	allAt
	laps
	company
	rounds
	hasAside
	oneLeft
	holdsCards
	holdsAlike
	holdsEach
	handIsWorth
	handIsEmpty
	pileIsEmpty
	cardIs
)

// A selector says whom an effect befalls.
type selector int16

const (
	toYou selector = iota
	toAll
	toOthers
	toChosen
	toHere
	toLeft
	toRight
	toFirst
	toLast
	toRival
)

// A choice is where the branches of an instruction begin.
type choice struct {
	branches []uint16
	texts    []int16 // what each says, as an index of the game's texts
}

// decisions are the kinds of what is pending, by name.
var decisions = []string{"roll", "piece", "choice", "table", "person", "draw", "card"}

const (
	dueRoll = uint8(iota)
	duePiece
	dueChoice
	dueTable
	duePerson
	dueDraw
	dueCard
)

// waits returns what kind of answer an instruction waits for.
func (g *Game) waits(p *Position) (who engines.SeatSet, kind uint8) {
	f := p.top()
	switch in := &g.code[f.pc]; in.op {
	case opRoll, opTest, opTable:
		return engines.Seats(engines.Dice), dueRoll
	case opFight:
		if f.begun {
			return engines.Seats(engines.Dice), dueRoll
		}
		return engines.Seats(f.me), duePerson
	case opMay, opChoose, opWalk:
		return engines.Seats(f.me), dueChoice
	case opAsk, opIf: // and "if" is about cards that only their owner sees
		return engines.Seats(engines.Table), dueTable
	case opWho, opSwap:
		return engines.Seats(f.me), duePerson
	case opDraw, opDrawTo, opTurnOver:
		return engines.Seats(engines.Table), dueDraw
	case opPlay, opDiscard, opDiscardAll, opDiscardAlike, opPutBack, opTake, opGive, opSwapHands:
		switch {
		case in.op.withOther() && !f.begun:
			return engines.Seats(f.me), duePerson
		case in.op == opTake:
			return engines.Seats(engines.Table), dueDraw
		}
		return engines.Seats(f.me), dueCard
	}
	return engines.Seats(f.me), duePiece
}
