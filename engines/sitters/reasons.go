package sitters

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// all collects the reasons declared below. A reason's number is its place in this list.
var all reasons.List

var (
	// Refusals of a line of another kind than the one due, of the wrong dice, and of the wrong side.
	Over            = reasons.None(&all, "over")
	NoSuchFace      = reasons.Two[number, number](&all, "no-such-face", "face", "faces")
	WantsContainer  = reasons.Two[seat, number](&all, "wants-container", "seat", "left")
	WantsStart      = reasons.Two[seat, piece](&all, "wants-start", "seat", "piece")
	WantsRoll       = reasons.One[seat](&all, "wants-roll", "seat")
	WantsMove       = reasons.Two[seat, number](&all, "wants-move", "seat", "roll")
	WantsLootRoll   = reasons.Two[piece, space](&all, "wants-loot-roll", "piece", "space")
	WantsBattleRoll = reasons.Three[piece, piece, space](&all, "wants-battle-roll", "piece", "other", "space")
	TurnDice        = reasons.None(&all, "turn-dice")
	LootDice        = reasons.None(&all, "loot-dice")
	BattleDice      = reasons.Four[piece, piece, number, number](&all, "battle-dice", "piece", "other",
		"dice", "otherdice")
	OtherSide = reasons.One[seat](&all, "other-side", "seat")

	// Refusals while setting up.
	ContainerUnknownSpace = reasons.One[space](&all, "container-unknown-space", "space")
	NoContainerSpace      = reasons.One[space](&all, "container-space", "space")
	ContainerTaken        = reasons.One[space](&all, "container-taken", "space")
	StartOrder            = reasons.One[piece](&all, "start-order", "piece")
	StartUnknownSpace     = reasons.Two[piece, space](&all, "start-unknown-space", "piece", "space")
	StartSpace            = reasons.Two[piece, space](&all, "start-space", "piece", "space")
	StartTaken            = reasons.Three[piece, space, piece](&all, "start-taken", "piece", "space", "other")

	// Refusals of pass and return.
	CanMove             = reasons.Three[seat, piece, space](&all, "can-move", "seat", "piece", "space")
	ReturnFace          = reasons.Two[piece, number](&all, "return-face", "piece", "roll")
	ReturnUnknownMarker = reasons.One[piece](&all, "return-unknown-marker", "piece")
	ReturnOtherSide     = reasons.Two[piece, seat](&all, "return-other-side", "piece", "seat")
	ReturnSurvivor      = reasons.One[piece](&all, "return-survivor", "piece")
	ReturnOnBoard       = reasons.Two[piece, space](&all, "return-on-board", "piece", "space")
	ReturnOut           = reasons.One[piece](&all, "return-out", "piece")
	ReturnUnknownSpace  = reasons.Two[piece, space](&all, "return-unknown-space", "piece", "space")
	ReturnSpace         = reasons.Two[piece, space](&all, "return-space", "piece", "space")
	ReturnTaken         = reasons.Three[piece, space, piece](&all, "return-taken", "piece", "space", "other")

	// Refusals of moves.
	UnknownMarker = reasons.One[piece](&all, "unknown-marker", "piece")
	UnknownSpace  = reasons.One[space](&all, "unknown-space", "space")
	OtherMarker   = reasons.Two[piece, seat](&all, "other-marker", "piece", "seat")
	IsDefeated    = reasons.One[piece](&all, "defeated", "piece")
	IsOut         = reasons.One[piece](&all, "out", "piece")
	IsSurvivor    = reasons.One[piece](&all, "survivor", "piece")
	OwnSpace      = reasons.Two[piece, space](&all, "own-space", "piece", "space")
	Twice         = reasons.Four[piece, space, space, number](&all, "twice", "piece", "target", "space",
		"roll")
	ContainerInTheWay = reasons.Three[piece, space, space](&all, "container-in-the-way", "piece", "space",
		"target")
	OpponentInTheWay = reasons.Four[piece, space, space, piece](&all, "opponent-in-the-way", "piece",
		"space", "target", "other")
	OwnMarkerThere = reasons.Three[piece, space, piece](&all, "own-marker-there", "piece", "space",
		"other")
	OwnMarkerInTheWay = reasons.Four[piece, space, space, piece](&all, "own-marker-in-the-way", "piece",
		"space", "target", "other")
	ContainerThere     = reasons.Two[piece, space](&all, "container-there", "piece", "space")
	ContainerClosedWay = reasons.Three[piece, space, space](&all, "container-closed-way", "piece", "space",
		"target")
	SafeZoneClosed   = reasons.Two[piece, space](&all, "safe-zone-closed", "piece", "space")
	SafeZoneInTheWay = reasons.Three[piece, space, space](&all, "safe-zone-in-the-way", "piece", "space",
		"target")
	ExactArrival = reasons.Three[piece, space, number](&all, "exact-arrival", "piece", "target", "roll")
	TooFar       = reasons.Four[piece, space, number, number](&all, "too-far", "piece", "target",
		"roll", "steps")
	OddSteps = reasons.Three[piece, space, number](&all, "odd-steps", "piece", "target", "roll")
	NoPath   = reasons.Three[piece, space, number](&all, "no-path", "piece", "target", "roll")
	// NoWayRound is NoPath where somebody stands on the straight way.
	NoWayRound = reasons.Five[piece, space, space, piece, number](&all, "no-way-round", "piece", "space", "target",
		"other", "roll")

	// Refusals of fixes.
	FixSettingUp     = reasons.None(&all, "fix-setting-up")
	FixUnknownMarker = reasons.One[piece](&all, "fix-unknown-marker", "piece")
	FixUnknownSpace  = reasons.One[space](&all, "fix-unknown-space", "space")
	FixOut           = reasons.One[piece](&all, "fix-out", "piece")
	FixSafeZone      = reasons.Two[piece, space](&all, "fix-safe-zone", "piece", "space")
	FixMarkerThere   = reasons.Three[piece, space, piece](&all, "fix-marker-there", "piece", "space",
		"other")
	FixContainerThere  = reasons.Two[piece, space](&all, "fix-container-there", "piece", "space")
	FixObstructorSafe  = reasons.One[piece](&all, "fix-obstructor-safe", "piece")
	FixContainerSpace  = reasons.One[space](&all, "fix-container-space", "space")
	FixContainerMarker = reasons.Two[space, piece](&all, "fix-container-marker", "space", "piece")
	FixNoContainerLeft = reasons.One[number](&all, "fix-no-container-left", "containers")
	FixLootRange       = reasons.Two[number, number](&all, "fix-loot-range", "loot", "most")
	FixTurnDue         = reasons.None(&all, "fix-turn-due")
	FixTurnNumber      = reasons.Two[seat, number](&all, "fix-turn-number", "seat", "turns")
	NoSuchFix          = reasons.None(&all, "no-such-fix")

	// Events.
	ContainerPut    = reasons.Two[seat, space](&all, "container-put", "seat", "space")
	StartPut        = reasons.Two[piece, space](&all, "start-put", "piece", "space")
	StartFilled     = reasons.Two[piece, space](&all, "start-filled", "piece", "space")
	PlayBegins      = reasons.One[seat](&all, "play-begins", "seat")
	Rolled          = reasons.Two[seat, number](&all, "rolled", "seat", "roll")
	Moved           = reasons.Three[piece, space, space](&all, "moved", "piece", "space", "target")
	ContainerFound  = reasons.Two[piece, space](&all, "container-found", "piece", "space")
	ContainerOpened = reasons.Four[piece, space, number, number](&all, "container-opened", "piece", "space",
		"face", "loot")
	LootRow    = reasons.Two[number, number](&all, "loot-row", "loot", "row")
	Battle     = reasons.Three[piece, piece, space](&all, "battle", "piece", "other", "space")
	BattleTied = reasons.Four[piece, piece, space, number](&all, "battle-tied", "piece", "other",
		"space", "face")
	BattleWon = reasons.Five[piece, piece, space, number, number](&all, "battle-won", "piece", "other",
		"space", "face", "otherface")
	ReachedSafety = reasons.Three[piece, space, number](&all, "reached-safety", "piece", "space",
		"survivors")
	Returned  = reasons.Two[piece, space](&all, "returned", "piece", "space")
	Passed    = reasons.One[seat](&all, "passed", "seat")
	BoardEnds = reasons.Four[number, number, number, number](&all, "board-ends", "board", "score",
		"loot", "survivors")
	NextBoard = reasons.Two[number, number](&all, "next-board", "board", "survivors")
	GameOver  = reasons.Four[number, number, number, number](&all, "game-over", "score", "loot",
		"survivors", "par")
	CollectorsWin    = reasons.Three[seat, number, number](&all, "collectors-win", "seat", "score", "par")
	ObstructorsWin   = reasons.Three[seat, number, number](&all, "obstructors-win", "seat", "score", "par")
	Draw             = reasons.One[number](&all, "draw", "score")
	FixedPut         = reasons.Two[piece, space](&all, "fixed-put", "piece", "space")
	FixedOff         = reasons.One[piece](&all, "fixed-off", "piece")
	FixedSafe        = reasons.One[piece](&all, "fixed-safe", "piece")
	FixedContainer   = reasons.One[space](&all, "fixed-container", "space")
	FixedNoContainer = reasons.One[space](&all, "fixed-no-container", "space")
	FixedLoot        = reasons.One[number](&all, "fixed-loot", "loot")
	FixedTurn        = reasons.Three[seat, number, number](&all, "fixed-turn", "seat", "turn", "turns")
	FixEndsTurn      = reasons.One[seat](&all, "fix-ends-turn", "seat")
	FixGoesOn        = reasons.One[seat](&all, "fix-goes-on", "seat")

	// Prompts.
	PromptContainer    = reasons.Two[seat, number](&all, "prompt-container", "seat", "left")
	PromptStart        = reasons.Two[seat, piece](&all, "prompt-start", "seat", "piece")
	PromptRoll         = reasons.Three[seat, number, number](&all, "prompt-roll", "seat", "turn", "turns")
	PromptMove         = reasons.Two[seat, number](&all, "prompt-move", "seat", "roll")
	PromptMoveOrReturn = reasons.Two[seat, number](&all, "prompt-move-or-return", "seat", "roll")
	PromptReturnOrPass = reasons.Two[seat, number](&all, "prompt-return-or-pass", "seat", "roll")
	PromptPass         = reasons.Two[seat, number](&all, "prompt-pass", "seat", "roll")
	PromptLoot         = reasons.Two[piece, space](&all, "prompt-loot", "piece", "space")
	PromptBattle       = reasons.Three[piece, piece, space](&all, "prompt-battle", "piece", "other", "space")
	PromptOver         = reasons.Two[number, number](&all, "prompt-over", "score", "par")

	// What is about to decide the match ([Game.Danger]).
	DangerEnough    = reasons.Two[seat, number](&all, "danger-enough", "seat", "score")
	DangerTooFew    = reasons.Two[seat, number](&all, "danger-too-few", "seat", "par")
	DangerLastBoard = reasons.One[piece](&all, "danger-last-board", "piece")
	DangerLast      = reasons.Three[piece, number, number](&all, "danger-last", "piece", "home", "caught")
)

// words are the nouns of the themes, those of the sides first.
var words = []string{"collector", "obstructor", "container", "loot", "safe-zone"}

// The kinds of arguments of the reasons.
type (
	seat   = engines.Seat
	space  = reasons.Space
	piece  = reasons.Piece
	number = reasons.Number
)
