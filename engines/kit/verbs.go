package kit

// effects are the effects of the vocabulary: the instruction of each, and what its slots are.
var effects = map[string]op{
	"roll": opRoll, "move": opMove, "go-on": opGo, "go-back": opGo, "go-to": opGoTo, "go-to-start": opGoToStart,
	"go-to-next": opGoToNext, "go-back-to-last": opGoBackToLast, "gain": opGain, "lose-some": opLose,
	"lose-all": opLoseAll, "set": opSet, "mark": opMark, "unmark": opMark, "miss": opMiss, "again": opAgain,
	"hold": opHold, "swap-places": opSwap, "nothing": opNothing, "out": opOut, "win": opWin, "all-win": opAllWin,
	"all-lose": opAllLose, "most-wins": opMost, "furthest-wins": opFurthest, "by-hand": opByHand,
	"draw": opDraw, "draw-to": opDrawTo, "turn-over": opTurnOver, "play": opPlay, "discard": opDiscard,
	"discard-all": opDiscardAll, "discard-alike": opDiscardAlike, "put-back": opPutBack, "take": opTake, "give": opGive,
	"swap-hands": opSwapHands, "shuffle": opShuffle, "deal": opDraw, "keep": opLay, "return-it": opLay,
	"away": opLay, "show": opShow, "go-by-card": opGoByCard,
	"gain-by-card": opGainByCard, "most-cards-win": opMostCards, "fewest-cards-win": opMostCards,
	"highest-hand-wins": opMostWorth, "lowest-hand-wins": opMostWorth,
	"set-aside": opSetAside, "set-aside-rolled": opSetAsideRolled, "lose-aside": opLoseAside, "keep-aside": opKeepAside,
	"go-aside": opGoAside, "gain-rolled": opGainRolled, "end-turn": opEndTurn,
}

// heads are what stands before a colon.
var heads = map[string]op{"if": opIf, "who": opWho, "may": opMay, "choose": opChoose, "ask": opAsk, "test": opTest,
	"table": opTable, "until": opMay, "fight": opFight}

// tests are the conditions.
var tests = map[string]test{
	"has": hasCounter, "has-not": hasNone, "common": commonIs, "rolled": rolled, "rolled-face": rolled, "aside": hasAside, "common-none": commonNone, "rolled-least": rolledLeast, "rolled-most": rolledMost,
	"rolled-even":   rolledEven,
	"rolled-double": rolledDouble, "at": isAt, "all-yours-at": allYoursAt,
	"all-yours-at-start": allYoursAt, "all-yours-home": allYoursHome, "on-kind": onKind, "all-at": allAt,
	"laps": laps, "company": company, "rounds": rounds, "one-left": oneLeft, "holds": holdsCards,
	"holds-none": holdsCards, "holds-more": holdsCards, "alike": holdsAlike, "one-of-each": holdsEach, "hand-worth": handIsWorth,
	"hand-empty": handIsEmpty, "pile-empty": pileIsEmpty, "card-is": cardIs,
}

// selectors are those whom an effect befalls.
var selectors = map[string]selector{"you": toYou, "all": toAll, "others": toOthers, "chosen": toChosen,
	"here": toHere, "left": toLeft, "right": toRight, "first": toFirst, "last": toLast, "rival": toRival}
