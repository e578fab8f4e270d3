package geyser

import "homespun/engines/reasons"

// all collects the reasons declared below. A reason's number is its place in this list.
var all reasons.List

var (
	// Refusals of a line of another kind than the one due, of another player's line, and of wrong dice.
	Over            = reasons.None(&all, "over")
	WantsStart      = reasons.One[seat](&all, "wants-start", "seat")
	WantsFirstRoll  = reasons.One[seat](&all, "wants-first-roll", "seat")
	WantsTurn       = reasons.One[seat](&all, "wants-turn", "seat")
	WantsSpawn      = reasons.Two[seat, space](&all, "wants-spawn", "seat", "geyser")
	WantsBattleRoll = reasons.Three[piece, piece, space](&all, "wants-battle-roll", "piece", "other", "space")
	WantsAgain      = reasons.Four[seat, piece, piece, space](&all, "wants-again", "seat", "piece", "other",
		"space")
	WantsFiringRoll = reasons.One[seat](&all, "wants-firing-roll", "seat")
	PlayerOut       = reasons.One[seat](&all, "player-out", "seat")
	OtherSeat       = reasons.One[seat](&all, "other-seat", "seat")
	NoSuchFace      = reasons.Two[number, number](&all, "no-such-face", "face", "faces")

	// Refusals of tokens put on the board.
	StartUnknownSpace = reasons.One[space](&all, "start-unknown-space", "space")
	StartSpace        = reasons.One[space](&all, "start-space", "space")
	StartTaken        = reasons.Two[space, piece](&all, "start-taken", "space", "other")
	SpawnUnknownSpace = reasons.One[space](&all, "spawn-unknown-space", "space")
	SpawnOnGeyser     = reasons.One[space](&all, "spawn-on-geyser", "space")
	SpawnNotAround    = reasons.Three[space, space, number](&all, "spawn-not-around", "space", "geyser",
		"around")
	SpawnTaken       = reasons.Two[space, piece](&all, "spawn-taken", "space", "other")
	ReenterHasTokens = reasons.Three[seat, piece, space](&all, "reenter-has-tokens", "seat", "piece",
		"space")
	ReenterNever        = reasons.One[seat](&all, "reenter-never", "seat")
	ReenterUnknownSpace = reasons.One[space](&all, "reenter-unknown-space", "space")
	ReenterSpace        = reasons.One[space](&all, "reenter-space", "space")
	ReenterTaken        = reasons.Two[space, piece](&all, "reenter-taken", "space", "other")

	// Refusals of passes and moves.
	CanMove          = reasons.Three[seat, piece, space](&all, "can-move", "seat", "piece", "space")
	CanReenter       = reasons.Two[seat, space](&all, "can-reenter", "seat", "space")
	NotOnTheBoard    = reasons.One[piece](&all, "not-on-the-board", "piece")
	UnknownSpace     = reasons.One[space](&all, "unknown-space", "space")
	OtherToken       = reasons.Two[piece, seat](&all, "other-token", "piece", "seat")
	OwnSpace         = reasons.Two[piece, space](&all, "own-space", "piece", "space")
	Diagonal         = reasons.Two[piece, space](&all, "diagonal", "piece", "space")
	TooFar           = reasons.Three[piece, space, number](&all, "too-far", "piece", "space", "steps")
	LastOnGeyser     = reasons.Two[piece, space](&all, "last-on-geyser", "piece", "geyser")
	LastMayNotAttack = reasons.Three[piece, space, piece](&all, "last-may-not-attack", "piece", "geyser",
		"other")
	MotherClosed = reasons.Four[piece, space, number, number](&all, "mother-closed", "piece", "space",
		"geysers", "needs")

	// Refusals of fixes.
	FixSettingUp     = reasons.None(&all, "fix-setting-up")
	FixUnknownPlayer = reasons.One[seat](&all, "fix-unknown-player", "seat")
	FixPlayerOut     = reasons.One[seat](&all, "fix-player-out", "seat")
	FixUnknownToken  = reasons.One[piece](&all, "fix-unknown-token", "piece")
	FixUnknownSpace  = reasons.One[space](&all, "fix-unknown-space", "space")
	FixTaken         = reasons.Three[piece, space, piece](&all, "fix-taken", "piece", "space", "other")
	FixTooMany       = reasons.Two[seat, number](&all, "fix-too-many", "seat", "most")
	FixStartNeeded   = reasons.Two[piece, space](&all, "fix-start-needed", "piece", "space")
	NoSuchFix        = reasons.None(&all, "no-such-fix")

	// Events.
	Started        = reasons.Two[piece, space](&all, "started", "piece", "space")
	RolledFirst    = reasons.Two[seat, number](&all, "rolled-first", "seat", "face")
	FirstTied      = reasons.One[number](&all, "first-tied", "face")
	PlayBegins     = reasons.One[seat](&all, "play-begins", "seat")
	Moved          = reasons.Three[piece, space, space](&all, "moved", "piece", "space", "target")
	Claimed        = reasons.Three[piece, space, number](&all, "claimed", "piece", "geyser", "geysers")
	ReachedMother  = reasons.Two[piece, space](&all, "reached-mother", "piece", "space")
	Spawned        = reasons.Three[piece, space, space](&all, "spawned", "piece", "space", "geyser")
	NotSpawned     = reasons.Two[seat, space](&all, "not-spawned", "seat", "geyser")
	NoRoomToSpawn  = reasons.Two[seat, space](&all, "no-room-to-spawn", "seat", "geyser")
	NoTokenToSpawn = reasons.Three[seat, space, number](&all, "no-token-to-spawn", "seat", "geyser", "most")
	Battle         = reasons.Three[piece, piece, space](&all, "battle", "piece", "other", "space")
	BattleTotal    = reasons.Four[piece, number, number, number](&all, "battle-total", "piece", "face",
		"geysers", "total")
	BattleEqual = reasons.Four[piece, piece, space, number](&all, "battle-equal", "piece", "other",
		"space", "total")
	BattleLost = reasons.Six[piece, piece, space, space, number, number](&all, "battle-lost", "piece",
		"other", "space", "origin", "total", "against")
	BattleWon = reasons.Five[piece, piece, space, number, number](&all, "battle-won", "piece", "other",
		"space", "total", "against")
	MoreDefenders  = reasons.Three[seat, space, number](&all, "more-defenders", "seat", "space", "left")
	Entered        = reasons.Three[piece, space, space](&all, "entered", "piece", "space", "target")
	AttacksAgain   = reasons.Three[piece, piece, space](&all, "attacks-again", "piece", "other", "space")
	GoesBack       = reasons.Three[piece, space, space](&all, "goes-back", "piece", "space", "target")
	Passed         = reasons.One[seat](&all, "passed", "seat")
	Reentered      = reasons.Two[piece, space](&all, "reentered", "piece", "space")
	Out            = reasons.One[seat](&all, "out", "seat")
	InAgain        = reasons.One[seat](&all, "in-again", "seat")
	RingFires      = reasons.Three[seat, number, number](&all, "ring-fires", "seat", "sum", "ring")
	NothingFires   = reasons.Two[seat, number](&all, "nothing-fires", "seat", "sum")
	MotherFires    = reasons.Three[seat, number, space](&all, "mother-fires", "seat", "sum", "space")
	Destroyed      = reasons.Two[piece, space](&all, "destroyed", "piece", "space")
	RoundBegins    = reasons.Two[number, seat](&all, "round-begins", "round", "seat")
	WinsWithMother = reasons.Three[seat, space, number](&all, "wins-with-mother", "seat", "space", "rounds")
	WinsAlone      = reasons.Two[seat, number](&all, "wins-alone", "seat", "rounds")
	NobodyWins     = reasons.One[number](&all, "nobody-wins", "rounds")
	FixedPut       = reasons.Two[piece, space](&all, "fixed-put", "piece", "space")
	FixedOff       = reasons.One[piece](&all, "fixed-off", "piece")
	FixedTurn      = reasons.One[seat](&all, "fixed-turn", "seat")
	FixEndsTurn    = reasons.One[seat](&all, "fix-ends-turn", "seat")
	FixGoesOn      = reasons.One[number](&all, "fix-goes-on", "round")

	// Prompts.
	PromptStart     = reasons.One[seat](&all, "prompt-start", "seat")
	PromptFirstRoll = reasons.One[seat](&all, "prompt-first-roll", "seat")
	PromptTurn      = reasons.One[seat](&all, "prompt-turn", "seat")
	PromptReenter   = reasons.One[seat](&all, "prompt-reenter", "seat")
	PromptPass      = reasons.One[seat](&all, "prompt-pass", "seat")
	PromptSpawn     = reasons.Two[seat, space](&all, "prompt-spawn", "seat", "geyser")
	PromptBattle    = reasons.Three[piece, piece, space](&all, "prompt-battle", "piece", "other", "space")
	PromptAgain     = reasons.Four[piece, piece, space, space](&all, "prompt-again", "piece", "other",
		"space", "origin")
	PromptFiring = reasons.Two[seat, number](&all, "prompt-firing", "seat", "round")
	PromptOver   = reasons.One[number](&all, "prompt-over", "rounds")

	// Added later. New reasons go to the end of the list, so that the numbers of the others stay as they are.
	PromptNoStart = reasons.One[seat](&all, "prompt-no-start", "seat")

	// Explanations of events ([Game.Why]).
	WhyBegins     = reasons.Two[seat, number](&all, "why-begins", "seat", "face")
	WhyHeld       = reasons.One[seat](&all, "why-held", "seat")
	WhyShut       = reasons.Two[seat, number](&all, "why-shut", "seat", "geysers")
	WhyNone       = reasons.One[seat](&all, "why-none", "seat")
	WhyNoStart    = reasons.One[seat](&all, "why-no-start", "seat")
	WhyHeldBefore = reasons.Three[piece, space, seat](&all, "why-held-before", "piece", "geyser", "seat")
	WhyNotWonYet  = reasons.Two[piece, seat](&all, "why-not-won-yet", "piece", "seat")
	WhyLower      = reasons.Six[piece, piece, number, number, number, number](&all, "why-lower", "piece",
		"other", "total", "against", "geysers", "held")
	WhyOut   = reasons.One[seat](&all, "why-out", "seat")
	WhyIn    = reasons.One[seat](&all, "why-in", "seat")
	WhyLands = reasons.One[seat](&all, "why-lands", "seat")
	WhyFires = reasons.Four[number, number, number, number](&all, "why-fires", "sum", "ring", "ways",
		"of")
	WhyQuiet       = reasons.One[number](&all, "why-quiet", "sum")
	WhyMotherFires = reasons.One[number](&all, "why-mother-fires", "sum")

	// What is about to decide the match ([Game.Danger]).
	DangerMother     = reasons.Two[seat, piece](&all, "danger-mother", "seat", "piece")
	DangerMotherHeld = reasons.One[seat](&all, "danger-mother-held", "seat")
	DangerLast       = reasons.Two[seat, piece](&all, "danger-last", "seat", "piece")
	DangerOnly       = reasons.One[seat](&all, "danger-only", "seat")
	DangerAll        = reasons.One[seat](&all, "danger-all", "seat")
)
