package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
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
	NoSymbol    = reasons.One[text](&all, "no-symbol", "face")
	NoPiece     = reasons.One[piece](&all, "no-piece", "piece")
	OtherPiece  = reasons.One[piece](&all, "other-piece", "piece")
	IsHome      = reasons.One[piece](&all, "is-home", "piece")
	IsHeld      = reasons.Two[piece, number](&all, "is-held", "piece", "face")
	CannotEnter = reasons.One[piece](&all, "cannot-enter", "piece")
	TooFar      = reasons.Two[piece, number](&all, "too-far", "piece", "steps")
	NoRoom      = reasons.One[piece](&all, "no-room", "piece")
	OtherFirst  = reasons.One[piece](&all, "other-first", "piece")
	NoChoice    = reasons.Two[number, number](&all, "no-choice", "choice", "choices")
	CannotPay   = reasons.One[seat](&all, "cannot-pay", "seat")
	CannotStep  = reasons.Two[seat, number](&all, "cannot-step", "seat", "steps")
	NoPerson    = reasons.One[seat](&all, "no-person", "seat")
	NoSpace     = reasons.One[space](&all, "no-space", "space")
	NoSeat      = reasons.One[seat](&all, "no-seat", "seat")
	NoCounter   = reasons.None(&all, "no-counter")
	TooMuch     = reasons.One[number](&all, "too-much", "most")
	NoSuchFix   = reasons.None(&all, "no-such-fix")
	DrawDue     = reasons.None(&all, "draw-due")
	NoCard      = reasons.None(&all, "no-card")
	WrongCard   = reasons.One[text](&all, "wrong-card", "card")
	NotInPile   = reasons.One[text](&all, "not-in-pile", "card")
	NotInHand   = reasons.Two[seat, text](&all, "not-in-hand", "seat", "card")
	TooFew      = reasons.Two[seat, text](&all, "too-few-alike", "seat", "card")
	MustHave    = reasons.One[seat](&all, "has-such-a-card", "seat")
	EmptyHand   = reasons.One[seat](&all, "hand-is-empty", "seat")
	NoHands     = reasons.One[text](&all, "no-hands", "deck")
	HandIsFull  = reasons.Two[seat, number](&all, "hand-is-full", "seat", "most")
	PileIsEmpty = reasons.One[text](&all, "pile-is-empty", "deck")
	CannotGo    = reasons.Two[piece, space](&all, "cannot-go", "piece", "space")
	Locked      = reasons.Three[seat, text, space](&all, "is-locked", "seat", "counter", "space")
	CannotPut   = reasons.Two[text, space](&all, "cannot-put", "thing", "space")
	NoMoreCards = reasons.One[text](&all, "no-more-cards", "card")

	// Events.
	Face       = reasons.One[text](&all, "face", "face")
	Rolled     = reasons.One[number](&all, "rolled", "sum")
	Passed     = reasons.Two[seat, number](&all, "test-passed", "seat", "sum")
	Failed     = reasons.Two[seat, number](&all, "test-failed", "seat", "sum")
	Chose      = reasons.Two[seat, text](&all, "chose", "seat", "what")
	ChoseNot   = reasons.One[seat](&all, "chose-not", "seat")
	Answered   = reasons.One[text](&all, "answered", "question")
	AnsweredNo = reasons.One[text](&all, "answered-no", "question")
	Picked     = reasons.Two[seat, seat](&all, "picked", "seat", "other")
	SetAside   = reasons.Two[seat, number](&all, "set-aside", "seat", "n")
	LostAside  = reasons.One[seat](&all, "lost-aside", "seat")
	Fought     = reasons.Two[seat, number](&all, "fought", "seat", "sum")
	Beat       = reasons.Two[seat, seat](&all, "beat", "seat", "other")
	Tied       = reasons.Two[seat, seat](&all, "tied", "seat", "other")
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
	TookUp     = reasons.Three[seat, number, text](&all, "took-up", "seat", "n", "thing")
	PutDown    = reasons.Four[seat, number, text, space](&all, "put-down", "seat", "n", "thing", "space")
	Appeared   = reasons.Three[number, text, space](&all, "appeared", "n", "thing", "space")
	FixedLie   = reasons.Three[number, text, space](&all, "fixed-lie", "n", "thing", "space")
	Wins       = reasons.One[seat](&all, "wins", "seat")
	AllWin     = reasons.None(&all, "all-win")
	NobodyWins = reasons.None(&all, "nobody-wins")
	FixedPiece = reasons.Two[piece, space](&all, "fixed-piece", "piece", "space")
	FixedCount = reasons.Three[seat, text, number](&all, "fixed-count", "seat", "counter", "n")
	FixedMark  = reasons.Two[text, number](&all, "fixed-mark", "counter", "n")
	FixedTurn  = reasons.One[seat](&all, "fixed-turn", "seat")

	// Of cards; those that are unseen are known only to the seats that they are about.
	Drew          = reasons.Two[seat, text](&all, "drew", "seat", "card")
	DrewUnseen    = reasons.One[seat](&all, "drew-unseen", "seat")
	TurnedOver    = reasons.Two[seat, text](&all, "turned-over", "seat", "card")
	Played        = reasons.Two[seat, text](&all, "played", "seat", "card")
	Discarded     = reasons.Two[seat, text](&all, "discarded", "seat", "card")
	PutBack       = reasons.Two[seat, text](&all, "put-back", "seat", "card")
	PutAway       = reasons.Two[seat, text](&all, "put-away", "seat", "card")
	Kept          = reasons.Two[seat, text](&all, "kept", "seat", "card")
	PutBackUnseen = reasons.One[seat](&all, "put-back-unseen", "seat")
	Took          = reasons.Three[seat, seat, text](&all, "took", "seat", "other", "card")
	TookUnseen    = reasons.Two[seat, seat](&all, "took-unseen", "seat", "other")
	Gave          = reasons.Three[seat, seat, text](&all, "gave", "seat", "other", "card")
	GaveUnseen    = reasons.Two[seat, seat](&all, "gave-unseen", "seat", "other")
	HasNoSuch     = reasons.One[seat](&all, "has-no-such-card", "seat")
	SwappedHands  = reasons.Two[seat, seat](&all, "swapped-hands", "seat", "other")
	ShowsHand     = reasons.One[seat](&all, "shows-hand", "seat")
	Shows         = reasons.Two[seat, text](&all, "shows", "seat", "card")
	Shuffled      = reasons.One[text](&all, "shuffled", "deck")
	PileEmpty     = reasons.One[text](&all, "pile-empty", "deck")
	SaidHas       = reasons.One[seat](&all, "said-has", "seat")
	SaidHasNot    = reasons.One[seat](&all, "said-has-not", "seat")
	FixedCard     = reasons.One[text](&all, "fixed-card", "card")
	FixedHand     = reasons.Three[seat, text, number](&all, "fixed-hand", "seat", "deck", "n")

	// What is about to decide the match.
	NearCount  = reasons.Three[seat, number, text](&all, "near-count", "seat", "n", "counter")
	NearFinish = reasons.One[seat](&all, "near-finish", "seat")
	NearLoss   = reasons.One[text](&all, "near-loss", "counter")
	NearHope   = reasons.One[text](&all, "near-hope", "counter")
	NearLast   = reasons.One[text](&all, "near-last", "counter")
	LastRound  = reasons.None(&all, "last-round")

	// Prompts.
	PromptRoll   = reasons.One[seat](&all, "prompt-roll", "seat")
	PromptFight  = reasons.Two[seat, seat](&all, "prompt-fight", "seat", "other")
	PromptDefend = reasons.Two[seat, seat](&all, "prompt-defend", "seat", "other")
	PromptTest   = reasons.Two[seat, number](&all, "prompt-test", "seat", "least")
	PromptTable  = reasons.One[seat](&all, "prompt-table", "seat")
	PromptPiece  = reasons.One[seat](&all, "prompt-piece", "seat")
	PromptWhere  = reasons.One[seat](&all, "prompt-where", "seat")
	PromptPut    = reasons.Two[seat, text](&all, "prompt-put", "seat", "thing")
	PromptMay    = reasons.Two[seat, text](&all, "prompt-may", "seat", "what")
	PromptWay    = reasons.Two[seat, piece](&all, "prompt-way", "seat", "piece")
	PromptSteps  = reasons.Two[seat, number](&all, "prompt-steps", "seat", "most")
	PromptDie    = reasons.One[seat](&all, "prompt-die", "seat")
	PromptChoose = reasons.Two[seat, number](&all, "prompt-choose", "seat", "choices")
	PromptAsk    = reasons.Two[seat, text](&all, "prompt-ask", "seat", "question")
	PromptPick   = reasons.One[seat](&all, "prompt-pick", "seat")
	PromptDraw   = reasons.Two[seat, text](&all, "prompt-draw", "seat", "deck")
	PromptTake   = reasons.Two[seat, seat](&all, "prompt-take", "seat", "other")
	PromptCard   = reasons.One[seat](&all, "prompt-card", "seat")
	PromptHas    = reasons.One[seat](&all, "prompt-has", "seat")
	PromptOver   = reasons.None(&all, "prompt-over")
)

// declared are all reasons; it stands behind them, so that it is made when they are.
var declared = all.Infos()

// Pieces are numbered over all seats, and what is said over texts, counters and what the table has.
func (g *Game) pieceOf(of engines.Seat, n int) piece { return piece(int(of)*program.MaxPieces + n) }

func spaceOf(n int) space { return space(n) }

func (g *Game) counterOf(n int16) text { return text(len(g.Texts) + int(n)) }

// deckOf is a deck; those stand behind the counters.
func (g *Game) deckOf(n int) text {
	return text(len(g.Texts) + len(g.OwnNames) + len(g.CommonNames) + n)
}

func (g *Game) commonOf(n int16) text { return text(len(g.Texts) + len(g.OwnNames) + int(n)) }

// faceOf is a symbol of the dice; those stand behind the decks.
func (g *Game) faceOf(n int) text { return g.deckOf(len(g.Decks) + n) }
