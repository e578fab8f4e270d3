package program

// An Op is what an instruction does.
type Op uint8

const (
	OpEnd   Op = iota // ends a list
	OpJump            // goes on elsewhere
	OpWalk            // takes a step
	OpCount           // counts rounds
	OpNext            // the next turn

	// These wait for an answer.
	OpRoll
	OpMove
	OpMay
	OpChoose
	OpAsk
	OpTest
	OpTable
	OpFight
	OpWho // "one you choose" waits, all others do not

	// Conditions and effects.
	OpIf
	OpGo // a steps
	OpGoTo
	OpGoToStart
	OpGoToNext
	OpGoBackToLast
	OpGain
	OpLose
	OpLoseAll
	OpSet
	OpMark
	OpMiss
	OpAgain
	OpHold
	OpSwap
	opNothing
	OpOut
	OpWin
	OpAllWin
	OpAllLose
	OpMost
	OpFurthest
	OpByHand
	OpSetAside
	OpSetAsideRolled
	OpLoseAside
	OpKeepAside
	OpGoAside
	OpGainRolled
	OpEndTurn

	// To where the player likes.
	OpGoUpTo    // a steps at most
	OpGoNearest // a space of the kind b
	OpGoAny     // the same, or any space where b is AnySpace

	// On the thing b, a of it.
	OpTakeUp  // all things where b is AnySpace; Whose says of whom
	OpPutDown // to where To says
	OpPutNew

	// On cards. The first of these wait for whoever says which card, up to opSwapHands.
	OpDraw
	OpDrawTo
	OpTurnOver
	OpPlay
	OpDiscard
	OpDiscardAll
	OpDiscardAlike
	OpPutBack
	OpTake
	OpGive
	OpSwapHands
	OpShuffle
	OpLay // the card that is being done: to the place a
	OpShow
	OpGoByCard
	OpGainByCard
	OpMostCards
	OpMostWorth
)

// OfCards reports whether an instruction waits for cards.
func (o Op) OfCards() bool { return o >= OpDraw && o <= OpSwapHands }

// An Instruction is a step of a compiled list of sentences.
type Instruction struct {
	Op Op
	// Line is the sentence that it comes from.
	Line uint8
	// A is a number, a space or a condition, b a counter, kind, selector, or what is said of cards.
	A, B int16
	// To is where it goes on otherwise: behind a head, or where a condition does not hold. On cards it is a selector.
	To uint16
}

// A Condition is what "if" asks.
type Condition struct {
	Is  test
	Not bool
	A   int16
	B   int16
}

// A test is a kind of condition.
type test uint8

const (
	HasCounter test = iota
	HasNone
	CommonIs
	CommonNone
	Rolled
	RolledLeast
	RolledMost
	RolledEven
	RolledDouble
	IsAt
	AllYoursAt
	AllYoursHome
	OnKind
	AllAt
	Laps
	Company
	Rounds
	HasAside
	OneLeft
	BesideSomebody
	BesideSpace
	BesideKind
	LiesHere // as Anybodys, Ones and Anothers follow each other
	OnesLiesHere
	AnothersLiesHere
	NoneLies
	HoldsCards // this and what follows are of cards
	HoldsAlike
	HoldsEach
	HandIsWorth
	HandIsEmpty
	PileIsEmpty
	CardIs
)

// OfPlace reports whether a condition is about where a piece is.
func (t test) OfPlace() bool {
	return t == IsAt || t == OnKind || t == Company || t >= BesideSomebody && t <= BesideKind
}

// A Selector says whom an effect befalls.
type Selector int16

const (
	ToYou Selector = iota
	ToAll
	ToOthers
	ToChosen
	ToHere
	ToLeft
	ToRight
	ToFirst
	ToLast
	ToRival
	ToBeside
)

// A choice is where the branches of an instruction begin.
type choice struct {
	Branches []uint16
	Texts    []int16 // what each says, as an index of the game's texts
	// Needs are what somebody has to have to choose a branch; nil is nothing for any. Ends is behind all of them.
	Needs [][]Condition
	Ends  uint16
	// Odds are how often of how many times the first is taken where nobody is asked; 0 is as often as any other.
	Odds [2]uint8
}

// Decisions are the kinds of what is pending, by name.
var Decisions = []string{"roll", "piece", "choice", "table", "person", "draw", "card", "space"}

const (
	DueRoll = uint8(iota)
	DuePiece
	DueChoice
	DueTable
	DuePerson
	DueDraw
	DueCard
	DueSpace
)

// WithOther reports whether an instruction takes two seats.
func (o Op) WithOther() bool { return o == OpTake || o == OpGive || o == OpSwapHands }

// Steps reports whether an instruction is a walk.
func (o Op) Steps() bool {
	return o == OpMove || o == OpGo || o == OpGoByCard || o == OpGoAside || o == OpGoUpTo || o.OfChoice() || o == OpGoRolled
}

// Goes reports whether an instruction brings a piece to another space.
func (o Op) Goes() bool {
	return o.Steps() || o >= OpGoTo && o <= OpGoBackToLast || o == OpGoNearest || o == OpGoAny
}

// OfThings reports whether an instruction is on things that lie on spaces.
func (o Op) OfThings() bool { return o >= OpTakeUp && o <= OpPutNew }

// AnySpace stands for all spaces where a kind could stand.
const AnySpace = -1

// Where a thing is put: here, on a space by its number, on a space of a kind that is chosen, on any at all, or on each
// of a kind. A kind is added to its number.
const (
	PutHere     = 0
	PutOnAny    = 1000
	PutOnEach   = 2000
	PutAnywhere = 3000
)

// Whose things are taken, or lie somewhere: anybody's, those of whoever acts, or those of others.
const (
	Anybodys = iota
	Ones
	Anothers
)
