package patrollers

import "homespun/engines"

// The reasons of refusals, events and prompts. [info] names each and its arguments.
const (
	_ engines.Reason = iota

	// Refusals: the kind of line, whose it is, the dice.
	refuseOver
	refuseNoClasses
	refuseNoSpecials
	refuseNoTokens
	refuseWantsPick
	refuseWantsToken
	refuseWantsDeploy
	refuseWantsDial
	refuseWantsInitiative
	refuseWantsSecret
	refuseWantsOrder
	refuseWantsTurn
	refuseWantsSound
	refuseWantsAttack
	refuseWantsReroll
	refuseWantsRerolled
	refuseWantsReveal
	refuseWantsGive
	refuseWantsElixir
	refuseNoRoll
	refuseSetUp
	refuseNotYet
	refuseNoSound
	refuseNoReroll
	refuseNoReveal
	refuseNoGive
	refuseFace
	refuseOtherSeat
	refuseUnknown
	refuseOther
	refuseUnknownTarget

	// Refusals of setting up.
	refusePickUnknown
	refusePicked
	refuseDeployed
	refuseComesLater
	refusePositions
	refuseDeployEdge
	refuseStrip
	refuseDeployTouches
	refuseExposed
	refuseDialled
	refuseSpan
	refuseBudget

	// Refusals of orders, moves and attacks.
	refuseFallen
	refuseNotThere
	refuseMarked
	refuseSecondOrder
	refuseNotOrdered
	refuseAfterSpecial
	refuseMoveAfterAttack
	refuseMovesUsed
	refuseMovePositions
	refuseNoMove
	refuseTwines
	refuseTwinesUsed
	refuseNowhere
	refuseTwineShort
	refuseMoveEdge
	refuseInTheWay
	refuseAttackAfterAttack
	refuseAttackAfterMoves
	refuseOwn
	refuseTargetFallen
	refuseTargetNotThere
	refuseReachPositions
	refuseRangeTwines
	refuseRange

	// Refusals of special actions.
	refuseGas
	refuseGrip
	refuseStance
	refuseSpecialForm
	refuseSpecialAfterAttack
	refuseSpecialAfterMoves
	refuseSpecialFallen
	refuseSpecialSelf
	refuseSpecialOwn
	refuseSurgery
	refuseNotHeadToHead
	refuseIssueLate
	refuseIssueTarget
	refuseMines
	refuseMineTwines
	refuseMineEdge
	refuseMineRange
	refuseNoHits
	refuseHitFallen

	// Refusals of death tokens.
	refuseTokenUnknown
	refuseArmed
	refuseTokenSum
	refuseOtherToken
	refuseNoBlast
	refuseGiveFallen
	refuseNotNear
	refuseElixirTarget

	// Refusals of fixes.
	refuseFixSettingUp
	refuseFixSeat
	refuseFixUnknown
	refuseFixFallen
	refuseFixNotThere
	refuseFixPositions
	refuseFixEdge
	refuseFixOverlap
	refuseNoFix

	// Events.
	tellPicked
	tellArmed
	tellDeployed
	tellDeployedMeasured
	tellDialled
	tellRound
	tellRolled
	tellHurried
	tellTied
	tellFirst
	tellRoundOver
	tellStalemate
	tellOrder
	tellEnded
	tellMove
	tellMoves
	tellAttack
	tellSeries
	tellSound
	tellSilent
	tellAttackTotal
	tellDefenceTotal
	tellMayReroll
	tellReroll
	tellKeep
	tellDefended
	tellWounded
	tellDied
	tellMedKit
	tellGrenade
	tellRage
	tellGrip
	tellStance
	tellCalm
	tellGasOff
	tellIssued
	tellMined
	tellMinedMeasured
	tellExplodes
	tellExplodesMeasured
	tellSurgery
	tellGas
	tellOperated
	tellMutated
	tellGatling
	tellPsychic
	tellPushed
	tellNotPushed
	tellRevealed
	tellRevealedNone
	tellSelfDestruct
	tellResurrected
	tellNoTaker
	tellHealed
	tellGiven
	tellWide
	tellNugget
	tellWins
	tellDraw
	tellFixPut
	tellFixStand
	tellFixSide
	tellFixFront
	tellFixOff
	tellFixMark
	tellFixUnmark
	tellFixGas
	tellFixNoGas
	tellFixTurn
	tellFixDrops
	tellFixGoesOn

	// Prompts.
	promptPick
	promptToken
	promptDeploy
	promptDial
	promptInitiative
	promptSecret
	promptOrder
	promptTurn
	promptEnd
	promptOrderOrRage
	promptRoundOrRage
	promptSound
	promptAttack
	promptReroll
	promptRerolled
	promptReveal
	promptGive
	promptElixir
	promptOver
)
