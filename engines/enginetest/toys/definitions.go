package toys

import "homespun/engines"

// The definitions of the toys: their names, reasons and fields. The engines themselves stand in a file each.
var (
	Signs  = engines.Definition{Info: signsInfo, Compile: compileSigns}
	Boules = engines.Definition{Info: boulesInfo, Compile: compileBoules}
	Sowing = engines.Definition{Info: sowingInfo, Compile: compileSowing}
	Lots   = engines.Definition{Info: lotsInfo, Compile: compileLots}
)

var signsInfo = &engines.Info{
	ID: "signs", Prefix: "SGN", RulesVersion: 1, Clauses: 4,
	Dues: []string{"sign"}, Words: []string{"rock", "paper", "scissors"},
	Reasons: reasons("show", "over", "no-such-seat seat", "no-such-sign", "has-shown seat", "points-out-of-bounds points", "shown seat sign",
		"scored seat points", "fixed seat points"),
	Fields: []engines.Field{number("rounds", "Rounds", "How often all show a sign.", 4, 1, 99)},
}

const (
	_ engines.Reason = iota
	signsShow
	signsOver
	signsNoSeat
	signsNoSign
	signsHasShown
	signsBadPoints
	signsShown
	signsScored
	signsFixed
)

var boulesInfo = &engines.Info{
	ID: "boules", Prefix: "BOU", RulesVersion: 1, Clauses: 6,
	Dues: []string{"throw"}, Words: []string{"stone"},
	Reasons: reasons("throw seat stone", "over", "other-seat seat", "other-kind due", "off-the-pitch", "too-short line", "too-near stone gap",
		"no-such-stone stone", "thrown stone", "kept stone", "fixed stone", "nearest stone gap"),
	Fields: []engines.Field{number("stones", "Stones", "How many stones each player throws.", 1, 1, 4)},
}

const (
	_ engines.Reason = iota
	boulesThrow
	boulesOver
	boulesOtherSeat
	boulesOtherKind
	boulesOffPitch
	boulesTooShort
	boulesTooNear
	boulesNoStone
	boulesThrown
	boulesKept
	boulesFixed
	boulesNearest
)

var sowingInfo = &engines.Info{
	ID: "sowing", Prefix: "SOW", RulesVersion: 1, Clauses: 7,
	Dues: []string{"roll", "sow", "turn"}, Words: []string{"pit", "seed"},
	Reasons: reasons("roll seat", "sow seat laps", "turn seat pit", "over", "other-seat seat", "other-kind due", "one-die", "no-such-face face",
		"no-such-pit pit", "empty pit", "bad-fix seeds", "rolled face", "sown pit seeds", "fork pit seat", "taken seat pit seeds", "fixed pit seeds"),
	Fields: []engines.Field{number("pits", "Pits", "How many pits lie in the ring.", 1, 4, maxPits),
		number("seeds", "Seeds", "How many seeds lie in each pit at the start.", 1, 1, 9),
		number("turns", "Turns", "After how many turns the match ends at the latest.", 7, 1, 99)},
}

const (
	_ engines.Reason = iota
	sowingRoll
	sowingSow
	sowingTurn
	sowingOver
	sowingOtherSeat
	sowingOtherKind
	sowingOneDie
	sowingNoFace
	sowingNoPit
	sowingEmpty
	sowingBadFix
	sowingRolled
	sowingSown
	sowingFork
	sowingTaken
	sowingFixed
)

var lotsInfo = &engines.Info{
	ID: "lots", Prefix: "LOT", RulesVersion: 1, Clauses: 4,
	Dues: []string{"deal", "hide", "roll"}, Words: []string{"red", "blue"},
	Reasons: reasons("deal seat", "hide seat", "roll", "over", "other-kind due", "other-seat seat", "one-die", "no-such-side", "has-a-lot seat",
		"no-such-lot lot", "no-lot-yet seat", "dealt seat lot", "hidden seat", "shown colour"),
}

const (
	_ engines.Reason = iota
	lotsDeal
	lotsHide
	lotsRoll
	lotsOver
	lotsOtherKind
	lotsOtherSeat
	lotsOneDie
	lotsNoSide
	lotsHasLot
	lotsNoLot
	lotsNoLotYet
	lotsDealt
	lotsHidden
	lotsShown
)
