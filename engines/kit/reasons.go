package kit

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// all collects the reasons below: refusals, events and prompts.
var all reasons.List

type (
	seat     = engines.Seat
	space    = reasons.Space
	piece    = reasons.Piece
	number   = reasons.Number
	text     = reasons.Said // a counter, or a text of the game
	decision = reasons.Decision
)

var (
	// Refusals.
	Over        = reasons.None(&all, "over")
	OtherDue    = reasons.Two[seat, reasons.Decision](&all, "other-due", "seat", "decision")
	RollDue     = reasons.None(&all, "roll-due")
	TableDue    = reasons.None(&all, "table-due")
	OtherTurn   = reasons.One[seat](&all, "other-turn", "seat")
	WrongDice   = reasons.One[number](&all, "wrong-dice", "dice")
	NoFace      = reasons.One[number](&all, "no-face", "face")
	NoPiece     = reasons.One[piece](&all, "no-piece", "piece")
	OtherPiece  = reasons.One[piece](&all, "other-piece", "piece")
	IsHome      = reasons.One[piece](&all, "is-home", "piece")
	IsHeld      = reasons.Two[piece, number](&all, "is-held", "piece", "face")
	CannotEnter = reasons.One[piece](&all, "cannot-enter", "piece")
	TooFar      = reasons.Two[piece, number](&all, "too-far", "piece", "steps")
	NoChoice    = reasons.Two[number, number](&all, "no-choice", "choice", "choices")
	NoPerson    = reasons.One[seat](&all, "no-person", "seat")
	NoSpace     = reasons.One[space](&all, "no-space", "space")
	NoSeat      = reasons.One[seat](&all, "no-seat", "seat")
	NoCounter   = reasons.None(&all, "no-counter")
	TooMuch     = reasons.One[number](&all, "too-much", "most")
	NoSuchFix   = reasons.None(&all, "no-such-fix")

	// Events.
	Rolled     = reasons.One[number](&all, "rolled", "sum")
	Passed     = reasons.Two[seat, number](&all, "test-passed", "seat", "sum")
	Failed     = reasons.Two[seat, number](&all, "test-failed", "seat", "sum")
	Chose      = reasons.Two[seat, text](&all, "chose", "seat", "what")
	ChoseNot   = reasons.One[seat](&all, "chose-not", "seat")
	Answered   = reasons.One[text](&all, "answered", "question")
	AnsweredNo = reasons.One[text](&all, "answered-no", "question")
	Picked     = reasons.Two[seat, seat](&all, "picked", "seat", "other")
	Went       = reasons.Two[piece, space](&all, "went", "piece", "space")
	Stuck      = reasons.One[seat](&all, "stuck", "seat")
	Swapped    = reasons.Two[piece, piece](&all, "swapped", "piece", "other")
	Counted    = reasons.Three[seat, text, number](&all, "counted", "seat", "counter", "n")
	Marked     = reasons.Two[text, number](&all, "marked", "counter", "n")
	WillMiss   = reasons.Two[seat, number](&all, "will-miss", "seat", "turns")
	Missed     = reasons.One[seat](&all, "missed", "seat")
	GoesAgain  = reasons.One[seat](&all, "goes-again", "seat")
	Held       = reasons.Two[piece, number](&all, "held", "piece", "face")
	IsOut      = reasons.One[seat](&all, "is-out", "seat")
	ByHand     = reasons.One[text](&all, "by-hand", "what")
	Wins       = reasons.One[seat](&all, "wins", "seat")
	AllWin     = reasons.None(&all, "all-win")
	NobodyWins = reasons.None(&all, "nobody-wins")
	FixedPiece = reasons.Two[piece, space](&all, "fixed-piece", "piece", "space")
	FixedCount = reasons.Three[seat, text, number](&all, "fixed-count", "seat", "counter", "n")
	FixedMark  = reasons.Two[text, number](&all, "fixed-mark", "counter", "n")
	FixedTurn  = reasons.One[seat](&all, "fixed-turn", "seat")

	// Prompts.
	PromptRoll   = reasons.One[seat](&all, "prompt-roll", "seat")
	PromptTest   = reasons.Two[seat, number](&all, "prompt-test", "seat", "least")
	PromptTable  = reasons.One[seat](&all, "prompt-table", "seat")
	PromptPiece  = reasons.One[seat](&all, "prompt-piece", "seat")
	PromptMay    = reasons.Two[seat, text](&all, "prompt-may", "seat", "what")
	PromptChoose = reasons.Two[seat, number](&all, "prompt-choose", "seat", "choices")
	PromptAsk    = reasons.Two[seat, text](&all, "prompt-ask", "seat", "question")
	PromptPick   = reasons.One[seat](&all, "prompt-pick", "seat")
	PromptOver   = reasons.None(&all, "prompt-over")
)

// declared are all reasons; it stands behind them, so that it is made when they are.
var declared = all.Infos()

// Pieces are numbered over all seats, and what is said over texts, counters and what the table has.
func (g *Game) pieceOf(of engines.Seat, n int) piece { return piece(int(of)*MaxPieces + n) }

func spaceOf(n int) space { return space(n) }

func (g *Game) counterOf(n int16) text { return text(len(g.texts) + int(n)) }

func (g *Game) commonOf(n int16) text { return text(len(g.texts) + len(g.counters) + int(n)) }
