package cubed

import "homespun/engines/reasons"

// all collects the reasons below: refusals, events and prompts.
var all reasons.List

var (
	// Refusals: the kind of line, and whose it is.
	Over           = reasons.None(&all, "over")
	StillStacking  = reasons.One[seat](&all, "still-stacking", "seat")
	StackingIsOver = reasons.One[seat](&all, "stacking-is-over", "seat")
	WantsTake      = reasons.One[seat](&all, "wants-take", "seat")
	OtherStacks    = reasons.One[seat](&all, "other-stacks", "seat")
	OtherBegins    = reasons.One[seat](&all, "other-begins", "seat")
	OtherTakes     = reasons.One[seat](&all, "other-takes", "seat")

	// Refusals of stacking.
	NothingPlaced  = reasons.One[seat](&all, "nothing-placed", "seat")
	MustPlaceAll   = reasons.Three[seat, piece, number](&all, "must-place-all", "seat", "piece", "left")
	NoSuchColour   = reasons.None(&all, "no-such-colour")
	OtherColour    = reasons.Three[seat, piece, piece](&all, "other-colour", "seat", "piece", "other")
	NoneLeft       = reasons.One[piece](&all, "none-left", "piece")
	FirstElsewhere = reasons.Two[space, space](&all, "first-elsewhere", "space", "target")
	TouchesNothing = reasons.One[space](&all, "touches-nothing", "space")
	TooTall        = reasons.Two[space, number](&all, "too-tall", "space", "most")
	UnknownSquare  = reasons.One[space](&all, "unknown-square", "space")
	TooWide        = reasons.Four[space, space, number, number](&all, "too-wide", "space", "target", "wide",
		"most")
	TooDeep = reasons.Four[space, space, number, number](&all, "too-deep", "space", "target", "deep",
		"most")

	// Refusals of unstacking.
	TakeUnknownSquare = reasons.One[space](&all, "take-unknown-square", "space")
	NoCubeThere       = reasons.One[space](&all, "no-cube-there", "space")
	TooFewSides       = reasons.Three[piece, space, number](&all, "too-few-sides", "piece", "space", "sides")

	// Refusals of fixes.
	FixUnknownPlayer = reasons.One[seat](&all, "fix-unknown-player", "seat")
	FixNoSuchColour  = reasons.None(&all, "fix-no-such-colour")
	FixNoneLeft      = reasons.One[piece](&all, "fix-none-left", "piece")
	FixNoCubeThere   = reasons.One[space](&all, "fix-no-cube-there", "space")
	FixTooFewLeft    = reasons.Four[seat, piece, number, number](&all, "fix-too-few-left", "seat", "piece",
		"cubes", "most")
	NoSuchFix = reasons.None(&all, "no-such-fix")

	// Events.
	Stacked = reasons.Four[seat, piece, space, number](&all, "stacked", "seat", "piece",
		"space", "level")
	Stopped                  = reasons.Two[seat, number](&all, "stopped", "seat", "placed")
	FilledIn                 = reasons.One[number](&all, "filled-in", "cubes")
	UnstackingBegins         = reasons.One[seat](&all, "unstacking-begins", "seat")
	UnstackingBeginsAfterRed = reasons.One[seat](&all, "unstacking-begins-after-red", "seat")
	TakenFirst               = reasons.Four[seat, piece, space, number](&all, "taken-first", "seat", "piece",
		"space", "points")
	TakenSecond = reasons.Four[seat, piece, space, number](&all, "taken-second", "seat", "piece",
		"space", "points")
	Wins           = reasons.Three[seat, number, number](&all, "wins", "seat", "points", "against")
	Draw           = reasons.One[number](&all, "draw", "points")
	FixedCube      = reasons.Two[piece, space](&all, "fixed-cube", "piece", "space")
	FixedNoCube    = reasons.Two[piece, space](&all, "fixed-no-cube", "piece", "space")
	FixedFirstPile = reasons.Three[seat, piece, number](&all, "fixed-first-pile", "seat", "piece",
		"cubes")
	FixedSecondPile = reasons.Three[seat, piece, number](&all, "fixed-second-pile", "seat", "piece",
		"cubes")
	FixedTurn   = reasons.One[seat](&all, "fixed-turn", "seat")
	FixEndsTurn = reasons.Two[seat, piece](&all, "fix-ends-turn", "seat", "piece")
	FixGoesOn   = reasons.None(&all, "fix-goes-on")

	// Prompts.
	PromptStack      = reasons.One[seat](&all, "prompt-stack", "seat")
	PromptStackMore  = reasons.Three[seat, piece, number](&all, "prompt-stack-more", "seat", "piece", "more")
	PromptStackAll   = reasons.Three[seat, piece, number](&all, "prompt-stack-all", "seat", "piece", "more")
	PromptBegin      = reasons.One[seat](&all, "prompt-begin", "seat")
	PromptTakeFirst  = reasons.Two[seat, number](&all, "prompt-take-first", "seat", "turns")
	PromptTakeSecond = reasons.One[seat](&all, "prompt-take-second", "seat")
	PromptBeside     = reasons.One[number](&all, "prompt-beside", "cubes")
	PromptOver       = reasons.Two[number, number](&all, "prompt-over", "points", "against")
)

// What is about to decide the match ([Game.Danger]).
var (
	DangerSure      = reasons.One[seat](&all, "danger-sure", "seat")
	DangerLastCubes = reasons.One[number](&all, "danger-last-cubes", "cubes")
	DangerLastRed   = reasons.None(&all, "danger-last-red")
)

// taken are the events of taking a cube, by the pile it goes to. fixed are the events of a fix of a pile.
var (
	taken = [piles]reasons.Of4[seat, piece, space, number]{TakenFirst, TakenSecond}
	fixed = [piles]reasons.Of3[seat, piece, number]{FixedFirstPile, FixedSecondPile}
)
