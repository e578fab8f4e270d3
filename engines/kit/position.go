package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// Position is a position of a game of the kit. Arrays are indexed by seat, piece and counter.
type Position struct {
	// Stack are the lists of sentences that are under way, the first of them the turn's. Depth is how many.
	Stack [program.MaxDepth]frame
	Depth uint8
	// Chain is how many spaces have done something since the last roll or decision.
	Chain uint8
	// Again says that who has the turn has another.
	Again bool
	// Turns and Rounds are those that are over.
	Turns, Rounds uint16
	// Faces are the sides that the dice show, all 0 before the first roll; Total is the sum of their numbers.
	Faces [engines.MaxDice]uint8
	Total uint16
	// Spent are the dice by which a piece has moved, a bit for each, where each is used by itself.
	Spent uint8
	// Aside is what was set aside in this turn. Rival is the number of whom one has fought in it, 0 for nobody.
	Aside int16
	Rival uint8
	// Place is the space of each piece, 0 for the start; Laps is how often it has gone round.
	Place [engines.MaxSeats][program.MaxPieces]uint8
	Laps  [engines.MaxSeats][program.MaxPieces]uint8
	// Hold is the number that a piece waits for, 0 for none.
	Hold [engines.MaxSeats][program.MaxPieces]uint8
	// Own and Common are the counters.
	Own    [engines.MaxSeats][program.MaxCounters]int16
	Common [program.MaxCounters]int16
	// Where is the place of each card: the pile, the discards, a hand; Unseen are how many cards of a deck a seat has in
	// hand that nobody else has seen, which count among the pile's there.
	Where  [program.MaxDecks][program.MaxCards]uint8
	Unseen [engines.MaxSeats][program.MaxDecks]uint8
	// Lie is what lies on the board, in order, and Lying how many; see lieCode.
	Lie   [program.MaxLying]uint16
	Lying uint8
	// Miss is how many turns each seat is going to miss. Out are those that are out of the game.
	Miss [engines.MaxSeats]uint8
	Out  engines.SeatSet
	// Over says that the match has ended; Winners have won it.
	Over    bool
	Winners engines.SeatSet
}

// A frame is a list of sentences under way: its next instruction, whom "you" means, and with which piece.
type frame struct {
	pc uint16
	me engines.Seat
	// piece is that which stands where this happens; none is -1.
	piece int8
	// steps are those that a walk still has to go, backwards below 0, and the cards that an instruction still takes.
	steps int16
	// others are the seats that an instruction has still to befall; begun says that it has begun with them.
	others engines.SeatSet
	begun  bool
	// byDice says that a walk was rolled.
	byDice bool
	// card is the number of the card that does this, from 1; 0 is none.
	card int16
}

const none = -1

// top returns the frame of what comes next.
func (p *Position) top() *frame { return &p.Stack[p.Depth-1] }

// push begins a list of sentences; it reports whether there was room.
func (p *Position) push(f frame) bool {
	if int(p.Depth) == program.MaxDepth {
		return false
	}
	p.Stack[p.Depth] = f
	p.Depth++
	return true
}

// pop ends the list of sentences on top.
func (p *Position) pop() {
	p.Depth--
	p.Stack[p.Depth] = frame{}
}

// mover returns the seat that has the turn.
func (p *Position) mover() engines.Seat { return p.Stack[0].me }

// begin begins a turn of a seat.
func (p *Position) begin(seat engines.Seat, pc uint16) {
	p.Stack = [program.MaxDepth]frame{{pc: pc, me: seat, piece: none}}
	p.Depth, p.Chain, p.Again, p.Aside, p.Rival, p.Spent = 1, 0, false, 0, 0, 0
}
