package saratoga

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// all collects the reasons below: refusals, events and prompts.
var all reasons.List

var (
	// Refusals: the kind of line.
	Over        = reasons.None(&all, "over")
	NoSuchFix   = reasons.None(&all, "no-such-fix")
	WantsLay    = reasons.None(&all, "wants-lay")
	LaidAlready = reasons.One[seat](&all, "laid-already", "seat")
	CanLay      = reasons.Three[seat, engines.Arg, engines.Arg](&all, "can-lay", "seat", "action", "card")

	// Refusals of colours.
	WantsColour         = reasons.One[seat](&all, "wants-colour", "seat")
	OtherSeat           = reasons.Two[seat, seat](&all, "other-seat", "seat", "target")
	NoSuchColour        = reasons.One[engines.Arg](&all, "no-such-colour", "card")
	ColourTaken         = reasons.Two[engines.Arg, seat](&all, "colour-taken", "card", "seat")
	ColourChosenAlready = reasons.Two[seat, engines.Arg](&all, "colour-chosen-already", "seat", "card")

	// Refusals of cards.
	OwnColour       = reasons.Two[seat, engines.Arg](&all, "own-colour", "seat", "card")
	NoSuchCard      = reasons.None(&all, "no-such-card")
	NoAction        = reasons.One[engines.Arg](&all, "no-action", "card")
	LaidInFirstTurn = reasons.Two[seat, engines.Arg](&all, "laid-in-first-turn", "seat", "card")
	NobodyPlays     = reasons.One[engines.Arg](&all, "nobody-plays", "card")
	NoPair          = reasons.Two[engines.Arg, engines.Arg](&all, "no-pair", "action", "card")
	ConvoyTooDear   = reasons.Three[seat, number, number](&all, "convoy-too-dear", "seat", "supplies", "cost")
	SabotageTooDear = reasons.Three[seat, number, number](&all, "sabotage-too-dear", "seat", "supplies",
		"cost")
	RaidTooDear = reasons.Three[seat, number, number](&all, "raid-too-dear", "seat", "supplies", "cost")

	// Refusals of fixes.
	FixUnknownColour = reasons.One[engines.Arg](&all, "fix-unknown-colour", "card")
	FixNobodyPlays   = reasons.One[engines.Arg](&all, "fix-nobody-plays", "card")
	FixProgressRange = reasons.Three[seat, number, number](&all, "fix-progress-range", "seat", "progress",
		"most")
	FixSuppliesRange = reasons.Three[seat, number, number](&all, "fix-supplies-range", "seat", "supplies",
		"most")

	// Events of setting up.
	ColourChosen = reasons.Two[seat, engines.Arg](&all, "colour-chosen", "seat", "card")
	PlayBegins   = reasons.One[number](&all, "play-begins", "goal")
	TalkIsPublic = reasons.None(&all, "talk-is-public")

	// Events: what everyone has laid, in the order of the plays.
	LaidNothing         = reasons.One[seat](&all, "laid-nothing", "seat")
	LaidHeadWest        = reasons.One[seat](&all, "laid-head-west", "seat")
	LaidConvoy          = reasons.Two[seat, seat](&all, "laid-convoy", "seat", "target")
	LaidGetSupplies     = reasons.One[seat](&all, "laid-get-supplies", "seat")
	LaidSabotage        = reasons.Two[seat, seat](&all, "laid-sabotage", "seat", "target")
	LaidRaid            = reasons.Two[seat, seat](&all, "laid-raid", "seat", "target")
	LaidCircleTheWagons = reasons.One[seat](&all, "laid-circle-the-wagons", "seat")
	LaidGitOffMyLand    = reasons.One[seat](&all, "laid-git-off-my-land", "seat")
	LaidRaiders         = reasons.One[seat](&all, "laid-raiders", "seat")
	LaidYouScoundrel    = reasons.Two[seat, seat](&all, "laid-you-scoundrel", "seat", "target")

	// Events: attacks. The plain attack comes first, then the same attack fended off, then turned back.
	Sabotaged = reasons.Five[seat, seat, number, number, number](&all, "sabotaged", "seat",
		"target", "damage", "cost", "supplies")
	SabotageFendedOff = reasons.Five[seat, seat, number, number, number](&all, "sabotage-fended-off",
		"seat", "target", "damage", "cost", "supplies")
	SabotageTurnedBack = reasons.Five[seat, seat, number, number, number](&all, "sabotage-turned-back",
		"seat", "target", "damage", "cost", "supplies")
	Raided = reasons.Six[seat, seat, number, number, number, number](&all, "raided", "seat",
		"target", "damage", "cost", "raiders", "supplies")
	RaidFendedOff = reasons.Six[seat, seat, number, number, number, number](&all, "raid-fended-off",
		"seat", "target", "damage", "cost", "raiders", "supplies")
	RaidTurnedBack = reasons.Six[seat, seat, number, number, number, number](&all, "raid-turned-back",
		"seat", "target", "damage", "cost", "raiders", "supplies")
	RaidTooFew = reasons.Six[seat, seat, number, number, number, number](&all, "raid-too-few",
		"seat", "target", "cost", "raiders", "need", "supplies")
	RaidTooFewFendedOff = reasons.Six[seat, seat, number, number, number, number](&all,
		"raid-too-few-fended-off", "seat", "target", "cost", "raiders", "need", "supplies")
	RaidTooFewTurnedBack = reasons.Six[seat, seat, number, number, number, number](&all,
		"raid-too-few-turned-back", "seat", "target", "cost", "raiders", "need", "supplies")

	// Events: defences, those against anyone in the order of the plays; then losses and awards.
	LossDivided = reasons.Five[seat, number, number, number, number](&all, "loss-divided", "seat",
		"would", "by", "loss", "rest")
	NeedlessCircleTheWagons = reasons.Two[seat, number](&all, "needless-circle-the-wagons", "seat", "loss")
	NeedlessGitOffMyLand    = reasons.Two[seat, number](&all, "needless-git-off-my-land", "seat", "loss")
	NeedlessRaiders         = reasons.Two[seat, number](&all, "needless-raiders", "seat", "loss")
	LeftAlone               = reasons.Two[seat, seat](&all, "left-alone", "seat", "target")
	Loses                   = reasons.Four[seat, number, number, number](&all, "loses", "seat", "loss",
		"before", "after")
	HeadedWest = reasons.Three[seat, number, number](&all, "headed-west", "seat", "gain",
		"progress")
	ConvoyMet = reasons.Six[seat, seat, number, number, number, number](&all, "convoy-met",
		"seat", "target", "gain", "cost", "progress", "other")
	ConvoyMissed = reasons.Two[seat, seat](&all, "convoy-missed", "seat", "target")
	GotSupplies  = reasons.Three[seat, number, number](&all, "got-supplies", "seat", "gain",
		"supplies")

	// Events: turns, the end, and what the table puts right.
	NextTurn       = reasons.Two[number, number](&all, "next-turn", "round", "turn")
	NextRound      = reasons.One[number](&all, "next-round", "round")
	Wins           = reasons.Three[seat, number, number](&all, "wins", "seat", "progress", "supplies")
	WinsBySupplies = reasons.Three[seat, number, number](&all, "wins-by-supplies", "seat", "progress",
		"supplies")
	SharesTheWin = reasons.Three[seat, number, number](&all, "shares-the-win", "seat", "progress",
		"supplies")
	FixedProgress    = reasons.Two[seat, number](&all, "fixed-progress", "seat", "progress")
	FixedSupplies    = reasons.Two[seat, number](&all, "fixed-supplies", "seat", "supplies")
	FixedLaysDropped = reasons.None(&all, "fixed-lays-dropped")
	FixedTakenUp     = reasons.One[number](&all, "fixed-taken-up", "round")

	// Prompts.
	PromptColour  = reasons.One[seat](&all, "prompt-colour", "seat")
	PromptLay     = reasons.Three[number, number, number](&all, "prompt-lay", "round", "turn", "left")
	PromptLayLast = reasons.Three[seat, number, number](&all, "prompt-lay-last", "seat", "round", "turn")
	PromptOver    = reasons.Three[seat, number, number](&all, "prompt-over", "seat", "winners", "progress")
)

// The reasons of each play: that it has been laid, alone or against somebody, that the supplies do not
// suffice, and that a defence was needless.
var (
	laid = [plays]reasons.Of1[seat]{NoPlay: LaidNothing, PlayHeadWest: LaidHeadWest,
		PlayGetSupplies: LaidGetSupplies, PlayWagons: LaidCircleTheWagons,
		PlayOffMyLand: LaidGitOffMyLand, PlayRaiders: LaidRaiders}
	laidAgainst = [plays]reasons.Of2[seat, seat]{PlayConvoy: LaidConvoy, PlaySabotage: LaidSabotage,
		PlayRaid: LaidRaid, PlayScoundrel: LaidYouScoundrel}
	tooDear = [plays]reasons.Of3[seat, number, number]{PlayConvoy: ConvoyTooDear,
		PlaySabotage: SabotageTooDear, PlayRaid: RaidTooDear}
	needless = [plays]reasons.Of2[seat, number]{PlayWagons: NeedlessCircleTheWagons,
		PlayOffMyLand: NeedlessGitOffMyLand, PlayRaiders: NeedlessRaiders}
)

// The outcomes of an attack.
const (
	hits   = iota
	fended // by Git Off My Land or Raiders!
	turnedBack
)

// What is about to decide the match ([Game.Danger]).
var (
	DangerWins  = reasons.Two[seat, number](&all, "danger-wins", "seat", "progress")
	DangerShare = reasons.Two[number, number](&all, "danger-share", "winners", "progress")
	DangerNear  = reasons.Two[seat, number](&all, "danger-near", "seat", "need")
	DangerLevel = reasons.Two[number, number](&all, "danger-level", "near", "need")
)

// The events of an attack, by its outcome.
var (
	sabotages = [...]reasons.Of5[seat, seat, number, number, number]{Sabotaged, SabotageFendedOff,
		SabotageTurnedBack}
	raids = [...]reasons.Of6[seat, seat, number, number, number, number]{Raided, RaidFendedOff,
		RaidTurnedBack}
	raidsTooFew = [...]reasons.Of6[seat, seat, number, number, number, number]{RaidTooFew,
		RaidTooFewFendedOff, RaidTooFewTurnedBack}
)
