package program

// Effects are the effects of the vocabulary: the instruction of each, and what its slots are.
var Effects = map[string]Op{
	"roll": OpRoll, "move": OpMove, "go-on": OpGo, "go-back": OpGo, "go-to": OpGoTo, "go-to-start": OpGoToStart,
	"go-to-next": OpGoToNext, "go-back-to-last": OpGoBackToLast, "gain": OpGain, "lose-some": OpLose,
	"pay": OpLose, "pay-cards": OpDiscard, "pay-alike": OpDiscardAlike, "buy": opNothing, "buy-priced": opNothing,
	"buy-something": opNothing, "change": opNothing, "change-all": OpChangeAll,
	"take-count": OpTakeCount, "take-count-all": OpTakeCount, "give-count": OpGiveCount, "give-count-all": OpGiveCount,
	"swap-count": OpSwapCount, "lose-all": OpLoseAll, "set": OpSet, "mark": OpMark, "unmark": OpMark, "take-common": OpMark, "pay-common": OpMark, "miss": OpMiss, "again": OpAgain,
	"hold": OpHold, "swap-places": OpSwap, "nothing": opNothing, "out": OpOut, "win": OpWin, "all-win": OpAllWin,
	"all-lose": OpAllLose, "most-wins": OpMost, "furthest-wins": OpFurthest,
	"fewest-wins": OpMost, "then-most": OpMost, "then-fewest": OpMost, "then-furthest": OpFurthest,
	"then-most-cards": OpMostCards, "then-fewest-cards": OpMostCards, "then-highest-hand": OpMostWorth,
	"then-lowest-hand": OpMostWorth, "by-hand": OpByHand,
	"draw": OpDraw, "draw-to": OpDrawTo, "turn-over": OpTurnOver, "play": OpPlay, "discard": OpDiscard,
	"discard-all": OpDiscardAll, "discard-alike": OpDiscardAlike, "put-back": OpPutBack, "take": OpTake, "give": OpGive,
	"swap-hands": OpSwapHands, "shuffle": OpShuffle, "deal": OpDraw, "keep": OpLay, "return-it": OpLay,
	"away": OpLay, "show": OpShow, "go-by-card": OpGoByCard,
	"gain-by-card": OpGainByCard, "most-cards-win": OpMostCards, "fewest-cards-win": OpMostCards,
	"highest-hand-wins": OpMostWorth, "lowest-hand-wins": OpMostWorth,
	"set-aside": OpSetAside, "set-aside-rolled": OpSetAsideRolled, "lose-aside": OpLoseAside, "keep-aside": OpKeepAside,
	"go-aside": OpGoAside, "go-up-to-rolled": OpGoUpToRolled,
	"move-die": OpMoveDie, "move-each-die": OpMoveDie, "go-back-rolled": OpGoRolled, "lose-rolled": OpGainRolled, "gain-rolled": OpGainRolled, "end-turn": OpEndTurn,
	"go-up-to": OpGoUpTo, "go-nearest": OpGoNearest, "go-any": OpGoAny, "go-anywhere": OpGoAny,
	"pick-up": OpTakeUp, "pick-up-all": OpTakeUp, "pick-up-everything": OpTakeUp, "pick-up-another": OpTakeUp,
	"put-down": OpPutDown, "put-on": OpPutDown, "put-on-any": OpPutDown, "put-anywhere": OpPutDown,
	"put-new": OpPutNew, "put-new-on": OpPutNew, "put-new-on-any": OpPutNew, "put-new-on-each": OpPutNew, "put-new-anywhere": OpPutNew,
}

// Heads are what stands before a colon.
var Heads = map[string]Op{"if": OpIf, "who": OpWho, "may": OpMay, "choose": OpChoose, "ask": OpAsk, "test": OpTest,
	"table": OpTable, "until": OpMay, "fight": OpFight}

// Tests are the conditions.
var Tests = map[string]test{
	"has": HasCounter, "has-not": HasNone, "has-fewer": HasCounter, "has-more": HasCounter,
	"has-at-most": HasCounter, "has-exactly": HasExactly, "common-exactly": CommonExactly, "not-at": IsAt, "has-most": HasMost, "has-fewest": HasMost, "has-most-alone": HasMostAlone,
	"has-fewest-alone": HasMostAlone, "holds-fewer": HoldsCards, "common-fewer": CommonIs, "common-more": CommonIs,
	"common": CommonIs, "rolled": Rolled, "rolled-face": Rolled, "aside": HasAside, "common-none": CommonNone, "rolled-least": RolledLeast, "rolled-most": RolledMost,
	"rolled-even":   RolledEven,
	"rolled-double": RolledDouble, "at": IsAt, "all-yours-at": AllYoursAt,
	"all-yours-at-start": AllYoursAt, "all-yours-home": AllYoursHome, "on-kind": OnKind, "all-at": AllAt,
	"laps": Laps, "company": Company, "rounds": Rounds, "one-left": OneLeft, "holds": HoldsCards,
	"holds-none": HoldsCards, "holds-more": HoldsCards, "alike": HoldsAlike, "one-of-each": HoldsEach, "hand-worth": HandIsWorth,
	"hand-empty": HandIsEmpty, "pile-empty": PileIsEmpty, "card-is": CardIs,
	"at-start": IsAt, "beside-somebody": BesideSomebody, "beside-space": BesideSpace, "beside-kind": BesideKind,
	"lies-here": LiesHere, "lies-not-here": LiesHere, "another-lies-here": AnothersLiesHere, "none-lies": NoneLies,
}

// Selectors are those whom an effect befalls.
var Selectors = map[string]Selector{"you": ToYou, "all": ToAll, "others": ToOthers, "chosen": ToChosen,
	"here": ToHere, "left": ToLeft, "right": ToRight, "first": ToFirst, "last": ToLast, "rival": ToRival, "beside": ToBeside}
