package adventure

import "homespun/engines/reasons"

// all collects the reasons declared below. A reason's number is its place in this list.
var all reasons.List

var (
	// Refusals of a line of another kind than the one due, in the order of the Due constants, and of wrong
	// faces.
	Over          = reasons.None(&all, "over")
	NoSuchFix     = reasons.None(&all, "no-such-fix")
	WantsDiscard  = reasons.One[seat](&all, "wants-discard", "seat")
	WantsTile     = reasons.One[seat](&all, "wants-tile", "seat")
	WantsPlace    = reasons.One[seat](&all, "wants-place", "seat")
	WantsEvent    = reasons.One[seat](&all, "wants-event", "seat")
	WantsSpawn    = reasons.One[seat](&all, "wants-spawn", "seat")
	WantsRespawn  = reasons.One[seat](&all, "wants-respawn", "seat")
	WantsAction   = reasons.One[seat](&all, "wants-action", "seat")
	WantsGoes     = reasons.One[seat](&all, "wants-goes", "seat")
	WantsFight    = reasons.One[seat](&all, "wants-fight", "seat")
	WantsExplode  = reasons.One[seat](&all, "wants-explode", "seat")
	OtherSeat     = reasons.One[seat](&all, "other-seat", "seat")
	NoActionsLeft = reasons.Two[seat, number](&all, "no-actions-left", "seat", "actions")
	NoSuchFace    = reasons.Two[number, number](&all, "no-such-face", "face", "faces")
	NoSuchSpace   = reasons.One[space](&all, "no-such-space", "space")

	// Refusals while setting up.
	DiscardNotDue    = reasons.One[number](&all, "discard-not-due", "tiles")
	DiscardUnknown   = reasons.One[piece](&all, "discard-unknown", "piece")
	DiscardNever     = reasons.One[piece](&all, "discard-never", "piece")
	DiscardNoneLeft  = reasons.One[piece](&all, "discard-none-left", "piece")
	DiscardLast      = reasons.One[piece](&all, "discard-last", "piece")
	NoSuchTile       = reasons.One[piece](&all, "no-such-tile", "piece")
	NoTileLeft       = reasons.One[piece](&all, "no-tile-left", "piece")
	TileThere        = reasons.Three[piece, space, piece](&all, "tile-there", "piece", "space", "other")
	PlaceTileThere   = reasons.Two[space, piece](&all, "place-tile-there", "space", "piece")
	PlaceTaken       = reasons.Two[space, piece](&all, "place-taken", "space", "piece")
	PlaceLeftOrRight = reasons.Two[space, space](&all, "place-left-or-right", "space", "target")
	PlaceNearer      = reasons.Two[space, space](&all, "place-nearer", "space", "target")

	// Refusals of events and actions.
	SpawnOtherSpace  = reasons.Two[space, piece](&all, "spawn-other-space", "space", "piece")
	SpawnLit         = reasons.Two[space, piece](&all, "spawn-lit", "space", "piece")
	SpawnTaken       = reasons.Two[space, piece](&all, "spawn-taken", "space", "piece")
	RespawnNotBeside = reasons.Three[seat, space, space](&all, "respawn-not-beside", "seat", "space",
		"target")
	RespawnTileThere = reasons.Three[seat, space, piece](&all, "respawn-tile-there", "seat", "space", "piece")
	RespawnTaken     = reasons.Three[seat, space, piece](&all, "respawn-taken", "seat", "space", "piece")
	NotAdjacent      = reasons.Three[seat, space, space](&all, "not-adjacent", "seat", "space", "target")
	StepTaken        = reasons.Three[seat, space, piece](&all, "step-taken", "seat", "space", "piece")
	StepTileThere    = reasons.Three[seat, space, piece](&all, "step-tile-there", "seat", "space", "piece")
	NothingToTake    = reasons.Two[seat, space](&all, "nothing-to-take", "seat", "space")
	NothingToLight   = reasons.Two[seat, space](&all, "nothing-to-light", "seat", "space")
	LitAlready       = reasons.Two[seat, space](&all, "lit-already", "seat", "space")

	// Refusals of where a monster goes and which explodes.
	GoesUnknown      = reasons.One[piece](&all, "goes-unknown", "piece")
	GoesUnknownSpace = reasons.Two[piece, space](&all, "goes-unknown-space", "piece", "space")
	GoesNotThere     = reasons.One[piece](&all, "goes-not-there", "piece")
	GoesAgain        = reasons.Two[piece, space](&all, "goes-again", "piece", "space")
	GoesLater        = reasons.Four[piece, piece, number, number](&all, "goes-later", "piece", "other",
		"steps", "nearer")
	GoesAttacks = reasons.Two[piece, seat](&all, "goes-attacks", "piece", "seat")
	GoesBlind   = reasons.Two[piece, space](&all, "goes-blind", "piece", "space")
	GoesStays   = reasons.Four[piece, space, number, seat](&all, "goes-stays", "piece", "target",
		"steps", "seat")
	GoesTooFar = reasons.Three[piece, space, number](&all, "goes-too-far", "piece", "space", "steps")
	GoesNearer = reasons.Five[piece, space, space, number, seat](&all, "goes-nearer", "piece", "space",
		"target", "steps", "seat")
	ExplodeNotThere  = reasons.One[piece](&all, "explode-not-there", "piece")
	ExplodeOther     = reasons.Two[piece, piece](&all, "explode-other", "piece", "kind")
	ExplodeNotBeside = reasons.Two[piece, space](&all, "explode-not-beside", "piece", "space")

	// Refusals of fixes.
	FixSettingUp     = reasons.None(&all, "fix-setting-up")
	FixUnknownPiece  = reasons.One[piece](&all, "fix-unknown-piece", "piece")
	FixUnknownSpace  = reasons.One[space](&all, "fix-unknown-space", "space")
	FixDead          = reasons.One[seat](&all, "fix-dead", "seat")
	FixTaken         = reasons.Three[piece, space, piece](&all, "fix-taken", "piece", "space", "other")
	FixTileThere     = reasons.Three[piece, space, piece](&all, "fix-tile-there", "piece", "space", "other")
	FixHeartsRange   = reasons.Three[seat, number, number](&all, "fix-hearts-range", "seat", "hearts", "most")
	FixTreasureRange = reasons.Three[seat, number, number](&all, "fix-treasure-range", "seat", "treasure",
		"most")
	FixNoSpawner   = reasons.One[space](&all, "fix-no-spawner", "space")
	FixWallNotFree = reasons.One[space](&all, "fix-wall-not-free", "space")

	// Events.
	TileDiscarded  = reasons.One[piece](&all, "tile-discarded", "piece")
	TileDealt      = reasons.Two[piece, space](&all, "tile-dealt", "piece", "space")
	KingPlaced     = reasons.Two[seat, space](&all, "king-placed", "seat", "space")
	PlayBegins     = reasons.One[seat](&all, "play-begins", "seat")
	TurnBegins     = reasons.One[seat](&all, "turn-begins", "seat")
	EventRolled    = reasons.Two[seat, number](&all, "event-rolled", "seat", "face")
	EventNothing   = reasons.One[number](&all, "event-nothing", "face")
	Appeared       = reasons.Two[piece, space](&all, "appeared", "piece", "space")
	Healed         = reasons.Two[seat, number](&all, "healed", "seat", "hearts")
	CameBack       = reasons.Three[seat, space, number](&all, "came-back", "seat", "space", "hearts")
	Waits          = reasons.One[seat](&all, "waits", "seat")
	Stepped        = reasons.Three[seat, space, space](&all, "stepped", "seat", "space", "target")
	TreasureTaken  = reasons.Three[seat, space, number](&all, "treasure-taken", "seat", "space", "carried")
	TreasureBanked = reasons.Three[seat, number, number](&all, "treasure-banked", "seat", "treasure",
		"banked")
	TorchLit = reasons.Two[seat, space](&all, "torch-lit", "seat", "space")
	Stopped  = reasons.One[seat](&all, "stopped", "seat")
	Went     = reasons.Six[piece, space, space, space, number, number](&all, "went", "piece", "space",
		"target", "after", "before", "steps")
	Killed = reasons.Five[seat, piece, space, number, number](&all, "killed", "seat", "piece",
		"space", "face", "need")
	Missed = reasons.Five[seat, piece, space, number, number](&all, "missed", "seat", "piece",
		"space", "face", "need")
	Wounded = reasons.Four[seat, piece, number, number](&all, "wounded", "seat", "piece", "damage",
		"hearts")
	Exploded      = reasons.Two[piece, space](&all, "exploded", "piece", "space")
	BlownUp       = reasons.Three[piece, space, piece](&all, "blown-up", "piece", "space", "other")
	TorchOut      = reasons.One[space](&all, "torch-out", "space")
	WallGone      = reasons.One[space](&all, "wall-gone", "space")
	Died          = reasons.Two[seat, space](&all, "died", "seat", "space")
	TreasureLies  = reasons.Two[space, number](&all, "treasure-lies", "space", "treasure")
	WonByTreasure = reasons.One[number](&all, "won-by-treasure", "banked")
	WonByTorches  = reasons.One[number](&all, "won-by-torches", "banked")
	Lost          = reasons.One[number](&all, "lost", "banked")
	FixedPut      = reasons.Two[piece, space](&all, "fixed-put", "piece", "space")
	FixedKill     = reasons.One[piece](&all, "fixed-kill", "piece")
	FixedHearts   = reasons.Two[seat, number](&all, "fixed-hearts", "seat", "hearts")
	FixedTreasure = reasons.Two[seat, number](&all, "fixed-treasure", "seat", "treasure")
	FixedTorch    = reasons.One[space](&all, "fixed-torch", "space")
	FixedNoTorch  = reasons.One[space](&all, "fixed-no-torch", "space")
	FixedWall     = reasons.One[space](&all, "fixed-wall", "space")
	FixedNoWall   = reasons.One[space](&all, "fixed-no-wall", "space")
	FixedTurn     = reasons.One[seat](&all, "fixed-turn", "seat")

	// Explanations of what a monster does ([Game.Why]).
	WhyAttacks = reasons.Two[piece, seat](&all, "why-attacks", "piece", "seat")
	WhyBlind   = reasons.Two[piece, space](&all, "why-blind", "piece", "space")
	WhyStays   = reasons.Four[piece, space, number, seat](&all, "why-stays", "piece", "target", "steps",
		"seat")
	WhyGoes = reasons.Six[piece, space, space, number, number, seat](&all, "why-goes", "piece", "target",
		"space", "steps", "after", "seat")
	WhyGone = reasons.One[piece](&all, "why-gone", "piece")

	// Prompts.
	PromptDiscard = reasons.One[number](&all, "prompt-discard", "left")
	PromptTile    = reasons.One[number](&all, "prompt-tile", "left")
	PromptPlace   = reasons.Two[seat, space](&all, "prompt-place", "seat", "space")
	PromptEvent   = reasons.One[seat](&all, "prompt-event", "seat")
	PromptSpawn   = reasons.Three[seat, piece, number](&all, "prompt-spawn", "seat", "piece", "left")
	PromptRespawn = reasons.Two[seat, space](&all, "prompt-respawn", "seat", "space")
	PromptAction  = reasons.Two[seat, number](&all, "prompt-action", "seat", "actions")
	PromptGoes    = reasons.One[seat](&all, "prompt-goes", "seat")
	PromptFight   = reasons.Four[seat, piece, space, number](&all, "prompt-fight", "seat", "piece", "space",
		"need")
	PromptExplode = reasons.Two[seat, piece](&all, "prompt-explode", "seat", "piece")
	PromptOver    = reasons.One[number](&all, "prompt-over", "banked")

	// Added later. New reasons go to the end of the list, so that the numbers of the others stay as they are.
	NoneAppeared = reasons.Three[piece, number, number](&all, "none-appeared", "piece", "left", "spawners")

	// What is about to decide the match ([Game.Danger]).
	DangerAlone    = reasons.Two[seat, number](&all, "danger-alone", "seat", "hearts")
	DangerAll      = reasons.None(&all, "danger-all")
	DangerHeart    = reasons.One[seat](&all, "danger-heart", "seat")
	DangerTreasure = reasons.One[seat](&all, "danger-treasure", "seat")
	DangerMonsters = reasons.One[number](&all, "danger-monsters", "monsters")
)
