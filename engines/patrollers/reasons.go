package patrollers

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// all collects the reasons below: refusals, events and prompts.
var all reasons.List

var (
	// Refusals: the kind of line, whose it is, the dice.
	Over                  = reasons.None(&all, "over")
	ClassesOff            = reasons.None(&all, "classes-off")
	SpecialsOff           = reasons.None(&all, "specials-off")
	TokensOff             = reasons.None(&all, "tokens-off")
	WantsPick             = reasons.One[seat](&all, "wants-pick", "seat")
	WantsToken            = reasons.One[seat](&all, "wants-token", "seat")
	WantsDeploy           = reasons.One[seat](&all, "wants-deploy", "seat")
	WantsDial             = reasons.One[seat](&all, "wants-dial", "seat")
	WantsInitiative       = reasons.None(&all, "wants-initiative")
	WantsSecretDeployment = reasons.One[piece](&all, "wants-secret-deployment", "piece")
	WantsOrder            = reasons.One[seat](&all, "wants-order", "seat")
	WantsTurn             = reasons.One[piece](&all, "wants-turn", "piece")
	WantsSound            = reasons.One[piece](&all, "wants-sound", "piece")
	WantsAttackRoll       = reasons.Two[piece, piece](&all, "wants-attack-roll", "piece", "other")
	WantsReroll           = reasons.One[piece](&all, "wants-reroll", "piece")
	WantsAttackDie        = reasons.One[piece](&all, "wants-attack-die", "piece")
	WantsReveal           = reasons.Two[seat, piece](&all, "wants-reveal", "seat", "piece")
	WantsGive             = reasons.Two[seat, piece](&all, "wants-give", "seat", "token")
	WantsElixirDial       = reasons.One[seat](&all, "wants-elixir-dial", "seat")
	NoRollDue             = reasons.None(&all, "no-roll-due")
	SetUpAlready          = reasons.None(&all, "set-up-already")
	DeploysLater          = reasons.One[piece](&all, "deploys-later", "piece")
	NoSoundDue            = reasons.None(&all, "no-sound-due")
	NoRerollDue           = reasons.None(&all, "no-reroll-due")
	NoRevealDue           = reasons.None(&all, "no-reveal-due")
	NoGiveDue             = reasons.None(&all, "no-give-due")
	NoSuchFace            = reasons.One[piece](&all, "no-such-face", "face")
	OtherSeat             = reasons.One[seat](&all, "other-seat", "seat")
	UnknownPatroller      = reasons.One[piece](&all, "unknown-patroller", "piece")
	OtherPatroller        = reasons.Two[piece, seat](&all, "other-patroller", "piece", "seat")
	UnknownTarget         = reasons.One[piece](&all, "unknown-target", "piece")

	// Refusals of setting up.
	PickUnknown     = reasons.None(&all, "pick-unknown")
	PickedAlready   = reasons.Two[seat, piece](&all, "picked-already", "seat", "figure")
	DeployedAlready = reasons.One[piece](&all, "deployed-already", "piece")
	ComesLater      = reasons.One[piece](&all, "comes-later", "piece")
	DeployPositions = reasons.One[piece](&all, "deploy-positions", "piece")
	DeployEdge      = reasons.Two[piece, space](&all, "deploy-edge", "piece", "space")
	OutsideStrip    = reasons.Three[piece, space, tenths](&all, "outside-strip", "piece", "space", "length")
	DeployTouches   = reasons.Three[piece, space, piece](&all, "deploy-touches", "piece", "space", "other")
	DeployInRange   = reasons.Three[piece, space, piece](&all, "deploy-in-range", "piece", "space", "other")
	DialledAlready  = reasons.One[piece](&all, "dialled-already", "piece")
	OutsideSpan     = reasons.Five[piece, piece, number, number, number](&all, "outside-span", "piece",
		"ability", "value", "lowest", "highest")
	OverBudget = reasons.Three[piece, number, number](&all, "over-budget", "piece", "steps", "budget")

	// Refusals of orders, moves and attacks.
	Fallen          = reasons.One[piece](&all, "fallen", "piece")
	NotOnTheTable   = reasons.One[piece](&all, "not-on-the-table", "piece")
	Marked          = reasons.One[piece](&all, "marked", "piece")
	SecondOrder     = reasons.One[piece](&all, "second-order", "piece")
	NotOrdered      = reasons.One[piece](&all, "not-ordered", "piece")
	AfterSpecial    = reasons.One[piece](&all, "after-special", "piece")
	MoveAfterAttack = reasons.One[piece](&all, "move-after-attack", "piece")
	MovesUsed       = reasons.Two[piece, number](&all, "moves-used", "piece", "moves")
	MovePositions   = reasons.One[piece](&all, "move-positions", "piece")
	CannotMove      = reasons.One[piece](&all, "cannot-move", "piece")
	TooManyTwines   = reasons.Three[piece, number, number](&all, "too-many-twines", "piece", "twines",
		"most")
	TwinesUsed    = reasons.Two[piece, number](&all, "twines-used", "piece", "most")
	MoveNowhere   = reasons.Two[piece, space](&all, "move-nowhere", "piece", "space")
	TwineTooShort = reasons.Four[piece, space, tenths, tenths](&all, "twine-too-short", "piece", "space",
		"length", "most")
	MoveOverEdge      = reasons.Two[piece, space](&all, "move-over-edge", "piece", "space")
	InTheWay          = reasons.Three[piece, space, piece](&all, "in-the-way", "piece", "space", "other")
	OutOfReach        = reasons.Three[piece, space, number](&all, "out-of-reach", "piece", "space", "left")
	AttackAfterAttack = reasons.One[piece](&all, "attack-after-attack", "piece")
	AttackAfterMoves  = reasons.One[piece](&all, "attack-after-moves", "piece")
	OwnTarget         = reasons.Two[piece, piece](&all, "own-target", "piece", "other")
	FallenTarget      = reasons.Two[piece, piece](&all, "fallen-target", "piece", "other")
	TargetNotThere    = reasons.Two[piece, piece](&all, "target-not-there", "piece", "other")
	TwinesNeeded      = reasons.One[piece](&all, "twines-needed", "piece")
	OutOfRangeTwines  = reasons.Four[piece, piece, number, number](&all, "out-of-range-twines", "piece",
		"other", "twines", "range")
	OutOfRange = reasons.Five[piece, piece, tenths, number, tenths](&all, "out-of-range", "piece",
		"other", "gap", "range", "reach")

	// Refusals of special actions.
	Gassed             = reasons.One[piece](&all, "gassed", "piece")
	Gripped            = reasons.Two[piece, piece](&all, "gripped", "piece", "other")
	InStance           = reasons.One[piece](&all, "in-stance", "piece")
	NoSuchSpecial      = reasons.One[piece](&all, "no-such-special", "piece")
	SpecialAfterAttack = reasons.Two[piece, piece](&all, "special-after-attack", "piece", "special")
	SpecialAfterMoves  = reasons.Two[piece, piece](&all, "special-after-moves", "piece", "special")
	SpecialFallen      = reasons.Two[piece, piece](&all, "special-fallen", "piece", "other")
	SpecialSelf        = reasons.Two[piece, piece](&all, "special-self", "piece", "other")
	SpecialOwn         = reasons.Two[piece, piece](&all, "special-own", "piece", "other")
	NotNearDeath       = reasons.Two[piece, piece](&all, "not-near-death", "piece", "other")
	NotHeadToHead      = reasons.Two[piece, piece](&all, "not-head-to-head", "piece", "other")
	IssueTooLate       = reasons.One[piece](&all, "issue-too-late", "piece")
	IssueTarget        = reasons.Two[piece, piece](&all, "issue-target", "piece", "other")
	TooManyExplosives  = reasons.Two[piece, number](&all, "too-many-explosives", "piece", "most")
	ExplosiveTwines    = reasons.Three[piece, number, number](&all, "explosive-twines", "piece", "twines",
		"range")
	ExplosiveOffTable   = reasons.Two[piece, space](&all, "explosive-off-table", "piece", "space")
	ExplosiveOutOfRange = reasons.Four[piece, space, number, tenths](&all, "explosive-out-of-range", "piece",
		"space", "range", "reach")
	NoHits    = reasons.One[piece](&all, "no-hits", "piece")
	HitFallen = reasons.One[piece](&all, "hit-fallen", "piece")

	// Refusals of death tokens.
	TokenUnknown = reasons.None(&all, "token-unknown")
	ArmedAlready = reasons.One[piece](&all, "armed-already", "piece")
	TokenSum     = reasons.Four[seat, piece, number, number](&all, "token-sum", "seat", "token", "points",
		"sum")
	OtherToken       = reasons.One[piece](&all, "other-token", "piece")
	NoBlast          = reasons.One[piece](&all, "no-blast", "piece")
	GiveFallen       = reasons.Two[piece, piece](&all, "give-fallen", "piece", "token")
	GiveNotNearDeath = reasons.One[piece](&all, "give-not-near-death", "piece")
	ElixirFallen     = reasons.One[piece](&all, "elixir-fallen", "piece")

	// Refusals of fixes.
	FixSettingUp        = reasons.None(&all, "fix-setting-up")
	FixUnknownPlayer    = reasons.One[seat](&all, "fix-unknown-player", "seat")
	FixUnknownPatroller = reasons.One[piece](&all, "fix-unknown-patroller", "piece")
	FixFallen           = reasons.One[piece](&all, "fix-fallen", "piece")
	FixNotThere         = reasons.One[piece](&all, "fix-not-there", "piece")
	FixPositions        = reasons.One[piece](&all, "fix-positions", "piece")
	FixOffTable         = reasons.Two[piece, space](&all, "fix-off-table", "piece", "space")
	FixOverlaps         = reasons.Three[piece, space, piece](&all, "fix-overlaps", "piece", "space", "other")
	NoSuchFix           = reasons.None(&all, "no-such-fix")

	// Events.
	Picked           = reasons.Two[seat, piece](&all, "picked", "seat", "piece")
	Armed            = reasons.One[piece](&all, "armed", "piece")
	Deployed         = reasons.Two[piece, space](&all, "deployed", "piece", "space")
	DeployedMeasured = reasons.One[piece](&all, "deployed-measured", "piece")
	Dialled          = reasons.Five[piece, number, number, number, number](&all, "dialled", "piece",
		"attack", "defence", "move", "range")
	RoundBegins                = reasons.One[number](&all, "round-begins", "round")
	RolledInitiative           = reasons.Two[seat, piece](&all, "rolled-initiative", "seat", "face")
	RolledInitiativeCalculated = reasons.Four[seat, piece, number, number](&all,
		"rolled-initiative-calculated", "seat", "face", "amount", "total")
	InitiativeTied = reasons.One[number](&all, "initiative-tied", "total")
	GoesFirst      = reasons.One[seat](&all, "goes-first", "seat")
	RoundOver      = reasons.Two[seat, number](&all, "round-over", "seat", "round")
	Stalemate      = reasons.One[number](&all, "stalemate", "rounds")
	Ordered        = reasons.One[piece](&all, "ordered", "piece")
	TurnEnded      = reasons.One[piece](&all, "turn-ended", "piece")
	Moved          = reasons.Five[piece, space, space, tenths, number](&all, "moved", "piece",
		"space", "target", "length", "twines")
	MovedMeasured   = reasons.Two[piece, number](&all, "moved-measured", "piece", "twines")
	Attacks         = reasons.Two[piece, piece](&all, "attacks", "piece", "other")
	ExplosivesGoOff = reasons.One[piece](&all, "explosives-go-off", "piece")
	SoundMade       = reasons.One[piece](&all, "sound-made", "piece")
	SoundNotMade    = reasons.One[piece](&all, "sound-not-made", "piece")
	AttackTotal     = reasons.Six[piece, piece, number, number, number, number](&all,
		"attack-total", "piece", "face", "die", "attack", "bonus", "total")
	DefenceTotal = reasons.Six[piece, piece, number, number, number, number](&all,
		"defence-total", "piece", "face", "die", "defence", "bonus", "total")
	MayReroll = reasons.Four[piece, piece, piece, piece](&all, "may-reroll", "piece", "face",
		"other", "against")
	Rerolls  = reasons.Two[piece, piece](&all, "rerolls", "piece", "face")
	Keeps    = reasons.Two[piece, piece](&all, "keeps", "piece", "face")
	Defended = reasons.Four[piece, piece, number, number](&all, "defended", "piece",
		"other", "total", "against")
	Wounded = reasons.Three[piece, number, number](&all, "wounded", "piece", "total",
		"against")
	Died = reasons.Three[piece, number, number](&all, "died", "piece", "total",
		"against")
	MedKitUsed            = reasons.One[piece](&all, "med-kit-used", "piece")
	GrenadeUsed           = reasons.One[piece](&all, "grenade-used", "piece")
	Rages                 = reasons.One[piece](&all, "rages", "piece")
	GripHolds             = reasons.One[piece](&all, "grip-holds", "piece")
	StanceTaken           = reasons.One[piece](&all, "stance-taken", "piece")
	Calculates            = reasons.Two[piece, number](&all, "calculates", "piece", "amount")
	GasTakenOff           = reasons.One[piece](&all, "gas-taken-off", "piece")
	OrdersIssued          = reasons.Two[piece, piece](&all, "orders-issued", "piece", "other")
	ExplosiveLeft         = reasons.Two[piece, space](&all, "explosive-left", "piece", "space")
	ExplosiveLeftMeasured = reasons.Two[piece, number](&all, "explosive-left-measured", "piece",
		"twines")
	ExplosiveGoesOff = reasons.Three[piece, space, number](&all, "explosive-goes-off", "piece",
		"space", "hits")
	ExplosiveGoesOffMeasured = reasons.Two[piece, number](&all, "explosive-goes-off-measured", "piece",
		"hits")
	Operated     = reasons.Two[piece, piece](&all, "operated", "piece", "other")
	GassedBy     = reasons.Two[piece, piece](&all, "gassed-by", "piece", "other")
	Experimented = reasons.Two[piece, piece](&all, "experimented", "piece", "other")
	DialledAnew  = reasons.Five[piece, number, number, number, number](&all, "dialled-anew",
		"piece", "attack", "defence", "move", "range")
	GatlingFires = reasons.Two[piece, piece](&all, "gatling-fires", "piece", "other")
	PsychicBlast = reasons.One[piece](&all, "psychic-blast", "piece")
	Pushed       = reasons.Four[piece, space, space, tenths](&all, "pushed", "piece", "space",
		"target", "length")
	NotPushed        = reasons.One[piece](&all, "not-pushed", "piece")
	Revealed         = reasons.Two[piece, piece](&all, "revealed", "piece", "token")
	RevealedNone     = reasons.One[piece](&all, "revealed-none", "piece")
	SelfDestructs    = reasons.Two[piece, number](&all, "self-destructs", "piece", "hits")
	Resurrected      = reasons.One[piece](&all, "resurrected", "piece")
	NobodyTakes      = reasons.Two[seat, piece](&all, "nobody-takes", "seat", "token")
	Healed           = reasons.One[piece](&all, "healed", "piece")
	Given            = reasons.Two[piece, piece](&all, "given", "piece", "token")
	BattleWide       = reasons.Two[seat, piece](&all, "battle-wide", "seat", "token")
	NuggetUsed       = reasons.One[piece](&all, "nugget-used", "piece")
	Wins             = reasons.Two[seat, number](&all, "wins", "seat", "rounds")
	Draw             = reasons.One[number](&all, "draw", "rounds")
	FixedPut         = reasons.Two[piece, space](&all, "fixed-put", "piece", "space")
	FixedPutMeasured = reasons.One[piece](&all, "fixed-put-measured", "piece")
	FixedNearDeath   = reasons.One[piece](&all, "fixed-near-death", "piece")
	FixedFront       = reasons.One[piece](&all, "fixed-front", "piece")
	FixedOff         = reasons.One[piece](&all, "fixed-off", "piece")
	FixedMarkOn      = reasons.One[piece](&all, "fixed-mark-on", "piece")
	FixedMarkOff     = reasons.One[piece](&all, "fixed-mark-off", "piece")
	FixedGasOn       = reasons.One[piece](&all, "fixed-gas-on", "piece")
	FixedGasOff      = reasons.One[piece](&all, "fixed-gas-off", "piece")
	FixedTurn        = reasons.One[seat](&all, "fixed-turn", "seat")
	FixDropsAttack   = reasons.One[piece](&all, "fix-drops-attack", "piece")
	FixGoesOn        = reasons.None(&all, "fix-goes-on")

	// Prompts.
	PromptPick             = reasons.Two[seat, number](&all, "prompt-pick", "seat", "size")
	PromptToken            = reasons.Two[seat, number](&all, "prompt-token", "seat", "sum")
	PromptDeploy           = reasons.Two[seat, tenths](&all, "prompt-deploy", "seat", "length")
	PromptDial             = reasons.One[seat](&all, "prompt-dial", "seat")
	PromptInitiative       = reasons.One[number](&all, "prompt-initiative", "round")
	PromptSecretDeployment = reasons.Two[seat, piece](&all, "prompt-secret-deployment", "seat", "piece")
	PromptOrder            = reasons.One[seat](&all, "prompt-order", "seat")
	PromptTurn             = reasons.Two[seat, piece](&all, "prompt-turn", "seat", "piece")
	PromptEnd              = reasons.One[piece](&all, "prompt-end", "piece")
	PromptOrderOrRage      = reasons.Two[seat, piece](&all, "prompt-order-or-rage", "seat", "piece")
	PromptRoundOrRage      = reasons.Two[piece, number](&all, "prompt-round-or-rage", "piece", "round")
	PromptSound            = reasons.Two[seat, piece](&all, "prompt-sound", "seat", "piece")
	PromptAttack           = reasons.Two[piece, piece](&all, "prompt-attack", "piece", "other")
	PromptReroll           = reasons.Five[seat, piece, piece, piece, piece](&all, "prompt-reroll", "seat",
		"piece", "face", "other", "against")
	PromptAttackDie = reasons.One[piece](&all, "prompt-attack-die", "piece")
	PromptReveal    = reasons.Two[seat, piece](&all, "prompt-reveal", "seat", "piece")
	PromptGive      = reasons.Two[seat, piece](&all, "prompt-give", "seat", "token")
	PromptElixir    = reasons.One[seat](&all, "prompt-elixir", "seat")
	PromptOver      = reasons.One[number](&all, "prompt-over", "rounds")
)

// info is what is the same under every ruleset. Arguments of reasons are named by what they stand for: piece
// and other are figures; figure is a Patroller of the roster; token, special, ability and face are
// themselves; space and target are places; seat is a side; length, gap and reach are inches; all others are
// numbers.
var info = engines.Info{
	ID: "patrollers", Prefix: "PAT", RulesVersion: 1, Clauses: 28,
	Thought:   engines.Thought{Positions: 15000, Lines: 20, Lead: 2000, Tries: 2, Broad: 16, Worlds: 100},
	Decisions: stages[:over],
	SetUp:     DueInitiative,
	Words:     words,
	Fields:    Fields,
	Clashes:   Clashes,
	Counts: []engines.Count{{Name: "wounds", Reason: Wounded.Reason},
		{Name: "deaths", Reason: Died.Reason}},
	Reasons: all.Infos(),
	Fewer:   50, // a bot that thinks has many positions to judge for each line
}
