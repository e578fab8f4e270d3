package toys

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// The definitions of the toys: their names, reasons and fields. The engines themselves stand in a file each.
var (
	Signs  = engines.Definition{Info: signsInfo, Compile: compileSigns}
	Boules = engines.Definition{Info: boulesInfo, Compile: compileBoules}
	Sowing = engines.Definition{Info: sowingInfo, Compile: compileSowing}
	Lots   = engines.Definition{Info: lotsInfo, Compile: compileLots}
)

// The kinds of arguments of the reasons.
type (
	seat     = engines.Seat
	space    = reasons.Space
	piece    = reasons.Piece
	numeral  = reasons.Number
	tenths   = reasons.Tenths
	word     = reasons.Word
	decision = reasons.Decision
)

var signsReasons reasons.List

var (
	SignsShow      = reasons.None(&signsReasons, "show")
	SignsOver      = reasons.None(&signsReasons, "over")
	SignsNoSeat    = reasons.One[seat](&signsReasons, "no-such-seat", "seat")
	SignsNoSign    = reasons.None(&signsReasons, "no-such-sign")
	SignsHasShown  = reasons.One[seat](&signsReasons, "has-shown", "seat")
	SignsBadPoints = reasons.One[numeral](&signsReasons, "points-out-of-bounds", "points")
	SignsShown     = reasons.Two[seat, word](&signsReasons, "shown", "seat", "sign")
	SignsScored    = reasons.Two[seat, numeral](&signsReasons, "scored", "seat", "points")
	SignsFixed     = reasons.Two[seat, numeral](&signsReasons, "fixed", "seat", "points")
)

var signsInfo = &engines.Info{
	ID: "signs", Prefix: "SGN", RulesVersion: 1, Clauses: 4,
	Decisions: []string{"sign"}, Words: []string{"rock", "paper", "scissors"},
	Reasons: signsReasons.Infos(),
	Fields:  []engines.Field{number("rounds", "Rounds", "How often all show a sign.", 4, 1, 99)},
}

var boulesReasons reasons.List

var (
	BoulesThrow     = reasons.Two[seat, piece](&boulesReasons, "throw", "seat", "stone")
	BoulesOver      = reasons.None(&boulesReasons, "over")
	BoulesOtherSeat = reasons.One[seat](&boulesReasons, "other-seat", "seat")
	BoulesOtherKind = reasons.One[decision](&boulesReasons, "other-kind", "due")
	BoulesOffPitch  = reasons.None(&boulesReasons, "off-the-pitch")
	BoulesTooShort  = reasons.One[tenths](&boulesReasons, "too-short", "line")
	BoulesTooNear   = reasons.Two[piece, tenths](&boulesReasons, "too-near", "stone", "gap")
	BoulesNoStone   = reasons.One[piece](&boulesReasons, "no-such-stone", "stone")
	BoulesThrown    = reasons.One[piece](&boulesReasons, "thrown", "stone")
	BoulesKept      = reasons.One[piece](&boulesReasons, "kept", "stone")
	BoulesFixed     = reasons.One[piece](&boulesReasons, "fixed", "stone")
	BoulesNearest   = reasons.Two[piece, tenths](&boulesReasons, "nearest", "stone", "gap")
)

var boulesInfo = &engines.Info{
	ID: "boules", Prefix: "BOU", RulesVersion: 1, Clauses: 6,
	Decisions: []string{"throw"}, Words: []string{"stone"},
	Reasons: boulesReasons.Infos(),
	Fields:  []engines.Field{number("stones", "Stones", "How many stones each player throws.", 1, 1, 4)},
}

var sowingReasons reasons.List

var (
	SowingRoll      = reasons.One[seat](&sowingReasons, "roll", "seat")
	SowingSow       = reasons.Two[seat, numeral](&sowingReasons, "sow", "seat", "laps")
	SowingTurn      = reasons.Two[seat, space](&sowingReasons, "turn", "seat", "pit")
	SowingOver      = reasons.None(&sowingReasons, "over")
	SowingOtherSeat = reasons.One[seat](&sowingReasons, "other-seat", "seat")
	SowingOtherKind = reasons.One[decision](&sowingReasons, "other-kind", "due")
	SowingOneDie    = reasons.None(&sowingReasons, "one-die")
	SowingNoFace    = reasons.One[numeral](&sowingReasons, "no-such-face", "face")
	SowingNoPit     = reasons.One[space](&sowingReasons, "no-such-pit", "pit")
	SowingEmpty     = reasons.One[space](&sowingReasons, "empty", "pit")
	SowingBadFix    = reasons.One[numeral](&sowingReasons, "bad-fix", "seeds")
	SowingRolled    = reasons.One[numeral](&sowingReasons, "rolled", "face")
	SowingSown      = reasons.Two[space, numeral](&sowingReasons, "sown", "pit", "seeds")
	SowingFork      = reasons.Two[space, seat](&sowingReasons, "fork", "pit", "seat")
	SowingTaken     = reasons.Three[seat, space, numeral](&sowingReasons, "taken", "seat", "pit", "seeds")
	SowingFixed     = reasons.Two[space, numeral](&sowingReasons, "fixed", "pit", "seeds")
)

var sowingInfo = &engines.Info{
	ID: "sowing", Prefix: "SOW", RulesVersion: 1, Clauses: 7,
	Decisions: []string{"roll", "sow", "turn"}, Words: []string{"pit", "seed"},
	Reasons: sowingReasons.Infos(),
	Fields: []engines.Field{number("pits", "Pits", "How many pits lie in the ring.", 1, 4, maxPits),
		number("seeds", "Seeds", "How many seeds lie in each pit at the start.", 1, 1, 9),
		number("turns", "Turns", "After how many turns the match ends at the latest.", 7, 1, 99)},
}

var lotsReasons reasons.List

var (
	LotsDeal      = reasons.One[seat](&lotsReasons, "deal", "seat")
	LotsHide      = reasons.One[seat](&lotsReasons, "hide", "seat")
	LotsRoll      = reasons.None(&lotsReasons, "roll")
	LotsOver      = reasons.None(&lotsReasons, "over")
	LotsOtherKind = reasons.One[decision](&lotsReasons, "other-kind", "due")
	LotsOtherSeat = reasons.One[seat](&lotsReasons, "other-seat", "seat")
	LotsOneDie    = reasons.None(&lotsReasons, "one-die")
	LotsNoSide    = reasons.None(&lotsReasons, "no-such-side")
	LotsHasLot    = reasons.One[seat](&lotsReasons, "has-a-lot", "seat")
	LotsNoLot     = reasons.One[numeral](&lotsReasons, "no-such-lot", "lot")
	LotsNoLotYet  = reasons.One[seat](&lotsReasons, "no-lot-yet", "seat")
	LotsDealt     = reasons.Two[seat, numeral](&lotsReasons, "dealt", "seat", "lot")
	LotsHidden    = reasons.One[seat](&lotsReasons, "hidden", "seat")
	LotsShown     = reasons.One[word](&lotsReasons, "shown", "colour")
)

var lotsInfo = &engines.Info{
	ID: "lots", Prefix: "LOT", RulesVersion: 1, Clauses: 4,
	Decisions: []string{"deal", "hide", "roll"}, Words: []string{"red", "blue"},
	Reasons: lotsReasons.Infos(),
}
