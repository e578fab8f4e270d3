package saratoga

import "homespun/engines"

// The reasons of refusals, events and prompts. [info] names each and its arguments.
const (
	_ engines.Reason = iota

	// Refusals: the kind of line.
	refuseOver
	refuseNoFix
	refuseWantsLay
	refuseLaid
	refuseCanLay

	// Refusals of colours.
	refuseWantsColour
	refuseOtherSeat
	refuseNoColour
	refuseTaken
	refuseColourLater

	// Refusals of cards.
	refuseOwn
	refuseNoCard
	refuseNoAction
	refusePlayed
	refuseNobody
	refuseNoPair
	refuseConvoyCost
	refuseSabotageCost
	refuseRaidCost

	// Refusals of fixes.
	refuseFixNoColour
	refuseFixNobody
	refuseFixProgress
	refuseFixSupplies

	// Events of setting up.
	tellColour
	tellPlay
	tellTalk

	// Events: what everyone has laid, in the order of the plays.
	tellLaidNothing
	tellLaidHeadWest
	tellLaidConvoy
	tellLaidGetSupplies
	tellLaidSabotage
	tellLaidRaid
	tellLaidWagons
	tellLaidOffMyLand
	tellLaidRaiders
	tellLaidScoundrel

	// Events: attacks. Each stands before what becomes of it where it is fended off, and where it is turned back.
	tellSabotage
	tellSabotageFended
	tellSabotageTurned
	tellRaid
	tellRaidFended
	tellRaidTurned
	tellFew
	tellFewFended
	tellFewTurned

	// Events: defences, those against anyone in the order of the plays; then losses and awards.
	tellWagons
	tellNeedlessWagons
	tellNeedlessOffMyLand
	tellNeedlessRaiders
	tellLeftAlone
	tellLoses
	tellHeadWest
	tellConvoy
	tellNoConvoy
	tellGetSupplies

	// Events: turns, the end, and what the table puts right.
	tellTurn
	tellRound
	tellWins
	tellWinsSupplies
	tellShares
	tellFixProgress
	tellFixSupplies
	tellFixDropped
	tellTakenUp

	// Prompts.
	promptColour
	promptLay
	promptLayLast
	promptOver
)

// The reasons to which a play is added: what has been laid, and a needless defence counted from [PlayWagons].
const (
	tellLaid     = tellLaidHeadWest - engines.Reason(PlayHeadWest)
	tellNeedless = tellNeedlessWagons
)

// info is what is fixed about the game. The arguments of a reason are named by what they are: seat and target are players, card, action and other cards, the
// others numbers. After an attack, cost is the supplies it cost the attacker, which the target takes where the attack is fended off or turned back; damage
// is the progress it takes, or turned back takes from the attacker, which is told as a loss once all is summed up; supplies are what is left of whoever pays,
// and where the target takes them what that makes. Rest is what rounding down leaves out.
var info = engines.Info{
	ID: "saratoga", Prefix: "SAR", RulesVersion: 1, Clauses: 21, Diceless: true,
	Dues:   stages[:over],
	Words:  words,
	Fields: Fields,
	Reasons: []engines.ReasonInfo{
		{},

		refuseOver:     {Name: "over"},
		refuseNoFix:    {Name: "no-such-fix"},
		refuseWantsLay: {Name: "wants-lay"},
		refuseLaid:     {Name: "laid-already", Args: []string{"seat"}},
		refuseCanLay:   {Name: "can-lay", Args: []string{"seat", "action", "card"}},

		refuseWantsColour: {Name: "wants-colour", Args: []string{"seat"}},
		refuseOtherSeat:   {Name: "other-seat", Args: []string{"seat", "target"}},
		refuseNoColour:    {Name: "no-such-colour", Args: []string{"card"}},
		refuseTaken:       {Name: "colour-taken", Args: []string{"card", "seat"}},
		refuseColourLater: {Name: "colour-chosen-already", Args: []string{"seat", "card"}},

		refuseOwn:          {Name: "own-colour", Args: []string{"seat", "card"}},
		refuseNoCard:       {Name: "no-such-card"},
		refuseNoAction:     {Name: "no-action", Args: []string{"card"}},
		refusePlayed:       {Name: "laid-in-first-turn", Args: []string{"seat", "card"}},
		refuseNobody:       {Name: "nobody-plays", Args: []string{"card"}},
		refuseNoPair:       {Name: "no-pair", Args: []string{"action", "card"}},
		refuseConvoyCost:   {Name: "convoy-too-dear", Args: []string{"seat", "supplies", "cost"}},
		refuseSabotageCost: {Name: "sabotage-too-dear", Args: []string{"seat", "supplies", "cost"}},
		refuseRaidCost:     {Name: "raid-too-dear", Args: []string{"seat", "supplies", "cost"}},

		refuseFixNoColour: {Name: "fix-unknown-colour", Args: []string{"card"}},
		refuseFixNobody:   {Name: "fix-nobody-plays", Args: []string{"card"}},
		refuseFixProgress: {Name: "fix-progress-range", Args: []string{"seat", "progress", "most"}},
		refuseFixSupplies: {Name: "fix-supplies-range", Args: []string{"seat", "supplies", "most"}},

		tellColour: {Name: "colour-chosen", Args: []string{"seat", "card"}},
		tellPlay:   {Name: "play-begins", Args: []string{"goal"}},
		tellTalk:   {Name: "talk-is-public"},

		tellLaidNothing:     {Name: "laid-nothing", Args: []string{"seat"}},
		tellLaidHeadWest:    {Name: "laid-head-west", Args: []string{"seat"}},
		tellLaidConvoy:      {Name: "laid-convoy", Args: []string{"seat", "target"}},
		tellLaidGetSupplies: {Name: "laid-get-supplies", Args: []string{"seat"}},
		tellLaidSabotage:    {Name: "laid-sabotage", Args: []string{"seat", "target"}},
		tellLaidRaid:        {Name: "laid-raid", Args: []string{"seat", "target"}},
		tellLaidWagons:      {Name: "laid-circle-the-wagons", Args: []string{"seat"}},
		tellLaidOffMyLand:   {Name: "laid-git-off-my-land", Args: []string{"seat"}},
		tellLaidRaiders:     {Name: "laid-raiders", Args: []string{"seat"}},
		tellLaidScoundrel:   {Name: "laid-you-scoundrel", Args: []string{"seat", "target"}},

		tellSabotage:       {Name: "sabotaged", Args: []string{"seat", "target", "damage", "cost", "supplies"}},
		tellSabotageFended: {Name: "sabotage-fended-off", Args: []string{"seat", "target", "damage", "cost", "supplies"}},
		tellSabotageTurned: {Name: "sabotage-turned-back", Args: []string{"seat", "target", "damage", "cost", "supplies"}},
		tellRaid:           {Name: "raided", Args: []string{"seat", "target", "damage", "cost", "raiders", "supplies"}},
		tellRaidFended:     {Name: "raid-fended-off", Args: []string{"seat", "target", "damage", "cost", "raiders", "supplies"}},
		tellRaidTurned:     {Name: "raid-turned-back", Args: []string{"seat", "target", "damage", "cost", "raiders", "supplies"}},
		tellFew:            {Name: "raid-too-few", Args: []string{"seat", "target", "cost", "raiders", "need", "supplies"}},
		tellFewFended:      {Name: "raid-too-few-fended-off", Args: []string{"seat", "target", "cost", "raiders", "need", "supplies"}},
		tellFewTurned:      {Name: "raid-too-few-turned-back", Args: []string{"seat", "target", "cost", "raiders", "need", "supplies"}},

		tellWagons:            {Name: "loss-divided", Args: []string{"seat", "would", "by", "loss", "rest"}},
		tellNeedlessWagons:    {Name: "needless-circle-the-wagons", Args: []string{"seat", "loss"}},
		tellNeedlessOffMyLand: {Name: "needless-git-off-my-land", Args: []string{"seat", "loss"}},
		tellNeedlessRaiders:   {Name: "needless-raiders", Args: []string{"seat", "loss"}},
		tellLeftAlone:         {Name: "left-alone", Args: []string{"seat", "target"}},
		tellLoses:             {Name: "loses", Args: []string{"seat", "loss", "before", "after"}},
		tellHeadWest:          {Name: "headed-west", Args: []string{"seat", "gain", "progress"}},
		tellConvoy:            {Name: "convoy-met", Args: []string{"seat", "target", "gain", "cost", "progress", "other"}},
		tellNoConvoy:          {Name: "convoy-missed", Args: []string{"seat", "target"}},
		tellGetSupplies:       {Name: "got-supplies", Args: []string{"seat", "gain", "supplies"}},

		tellTurn:         {Name: "next-turn", Args: []string{"round", "turn"}},
		tellRound:        {Name: "next-round", Args: []string{"round"}},
		tellWins:         {Name: "wins", Args: []string{"seat", "progress", "supplies"}},
		tellWinsSupplies: {Name: "wins-by-supplies", Args: []string{"seat", "progress", "supplies"}},
		tellShares:       {Name: "shares-the-win", Args: []string{"seat", "progress", "supplies"}},
		tellFixProgress:  {Name: "fixed-progress", Args: []string{"seat", "progress"}},
		tellFixSupplies:  {Name: "fixed-supplies", Args: []string{"seat", "supplies"}},
		tellFixDropped:   {Name: "fixed-lays-dropped"},
		tellTakenUp:      {Name: "fixed-taken-up", Args: []string{"round"}},

		promptColour:  {Name: "prompt-colour", Args: []string{"seat"}},
		promptLay:     {Name: "prompt-lay", Args: []string{"round", "turn", "left"}},
		promptLayLast: {Name: "prompt-lay-last", Args: []string{"seat", "round", "turn"}},
		promptOver:    {Name: "prompt-over", Args: []string{"seat", "winners", "progress"}},
	},
}
