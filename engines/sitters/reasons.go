package sitters

import "homespun/engines"

// The reasons of refusals, events and prompts. [info] names each and its arguments.
const (
	_ engines.Reason = iota

	// Refusals: the kind of line.
	refuseOver
	refuseFace
	refuseWantsContainer
	refuseWantsStart
	refuseWantsRoll
	refuseWantsMove
	refuseWantsLootRoll
	refuseWantsBattleRoll
	refuseTurnDice
	refuseLootDice
	refuseBattleDice
	refuseOtherSide

	// Refusals while setting up.
	refuseContainerUnknownSpace
	refuseContainerSpace
	refuseContainerTaken
	refuseStartOrder
	refuseStartUnknownSpace
	refuseStartSpace
	refuseStartTaken

	// Refusals of pass and return.
	refusePass
	refuseReturnFace
	refuseReturnUnknown
	refuseReturnOther
	refuseReturnSurvivor
	refuseReturnOnBoard
	refuseReturnOut
	refuseReturnUnknownSpace
	refuseReturnSpace
	refuseReturnTaken

	// Refusals of moves.
	refuseUnknownMarker
	refuseUnknownSpace
	refuseOtherMarker
	refuseDefeated
	refuseOut
	refuseSurvivor
	refuseOwnSpace
	refuseTwice
	refuseContainerInWay
	refuseOpponentInWay
	refuseOwnMarkerThere
	refuseOwnMarkerInWay
	refuseBoxThere
	refuseBoxInWay
	refuseSafeZone
	refuseSafeZoneInWay
	refuseExact
	refuseTooFar
	refuseOddSteps
	refuseNoPath

	// Refusals of fixes.
	refuseFixSettingUp
	refuseFixMarker
	refuseFixSpace
	refuseFixOut
	refuseFixSafeZone
	refuseFixMarkerThere
	refuseFixBoxThere
	refuseFixObstructorSafe
	refuseFixBoxSpace
	refuseFixBoxMarker
	refuseFixBoxNone
	refuseFixLoot
	refuseFixTurnDue
	refuseFixTurnNumber
	refuseNoFix

	// Events.
	tellContainer
	tellStart
	tellFilled
	tellPlay
	tellRoll
	tellMove
	tellContainerFound
	tellLoot
	tellRow
	tellBattle
	tellBattleTied
	tellBattleWon
	tellSafe
	tellReturn
	tellPass
	tellBoardEnds
	tellNextBoard
	tellOver
	tellCollectorsWin
	tellObstructorsWin
	tellDraw
	tellFixPut
	tellFixOff
	tellFixSafe
	tellFixContainer
	tellFixNoContainer
	tellFixLoot
	tellFixTurn
	tellFixEndsTurn
	tellFixGoesOn

	// Prompts.
	promptContainer
	promptStart
	promptRoll
	promptMove
	promptMoveOrReturn
	promptReturnOrPass
	promptPass
	promptLoot
	promptBattle
	promptOver
)

// words are the nouns of the themes.
var words = []string{"collector", "obstructor", "container", "loot", "safe-zone"}

// Indices into words.
const (
	wordCollector = iota
	wordObstructor
	wordContainer
	wordLoot
	wordSafeZone
)

// info is what is fixed about the game. The arguments of a reason are named by what they are: piece and other are markers, space and target
// spaces, seat a side, the others numbers.
var info = engines.Info{
	ID: "sitters", Prefix: "SIT", RulesVersion: 1, Clauses: 19,
	Dues:   stages[:over],
	Words:  words,
	Fields: Fields,
	Reasons: []engines.ReasonInfo{
		{},

		refuseOver:            {Name: "over"},
		refuseFace:            {Name: "no-such-face", Args: []string{"face", "faces"}},
		refuseWantsContainer:  {Name: "wants-container", Args: []string{"seat", "left"}},
		refuseWantsStart:      {Name: "wants-start", Args: []string{"seat", "piece"}},
		refuseWantsRoll:       {Name: "wants-roll", Args: []string{"seat"}},
		refuseWantsMove:       {Name: "wants-move", Args: []string{"seat", "roll"}},
		refuseWantsLootRoll:   {Name: "wants-loot-roll", Args: []string{"piece", "space"}},
		refuseWantsBattleRoll: {Name: "wants-battle-roll", Args: []string{"piece", "other", "space"}},
		refuseTurnDice:        {Name: "turn-dice"},
		refuseLootDice:        {Name: "loot-dice"},
		refuseBattleDice:      {Name: "battle-dice", Args: []string{"piece", "other", "dice", "otherdice"}},
		refuseOtherSide:       {Name: "other-side", Args: []string{"seat"}},

		refuseContainerUnknownSpace: {Name: "container-unknown-space", Args: []string{"space"}},
		refuseContainerSpace:        {Name: "container-space", Args: []string{"space"}},
		refuseContainerTaken:        {Name: "container-taken", Args: []string{"space"}},
		refuseStartOrder:            {Name: "start-order", Args: []string{"piece"}},
		refuseStartUnknownSpace:     {Name: "start-unknown-space", Args: []string{"piece", "space"}},
		refuseStartSpace:            {Name: "start-space", Args: []string{"piece", "space"}},
		refuseStartTaken:            {Name: "start-taken", Args: []string{"piece", "space", "other"}},

		refusePass:               {Name: "can-move", Args: []string{"seat", "piece", "space"}},
		refuseReturnFace:         {Name: "return-face", Args: []string{"piece", "roll"}},
		refuseReturnUnknown:      {Name: "return-unknown-marker", Args: []string{"piece"}},
		refuseReturnOther:        {Name: "return-other-side", Args: []string{"piece", "seat"}},
		refuseReturnSurvivor:     {Name: "return-survivor", Args: []string{"piece"}},
		refuseReturnOnBoard:      {Name: "return-on-board", Args: []string{"piece", "space"}},
		refuseReturnOut:          {Name: "return-out", Args: []string{"piece"}},
		refuseReturnUnknownSpace: {Name: "return-unknown-space", Args: []string{"piece", "space"}},
		refuseReturnSpace:        {Name: "return-space", Args: []string{"piece", "space"}},
		refuseReturnTaken:        {Name: "return-taken", Args: []string{"piece", "space", "other"}},

		refuseUnknownMarker:  {Name: "unknown-marker", Args: []string{"piece"}},
		refuseUnknownSpace:   {Name: "unknown-space", Args: []string{"space"}},
		refuseOtherMarker:    {Name: "other-marker", Args: []string{"piece", "seat"}},
		refuseDefeated:       {Name: "defeated", Args: []string{"piece"}},
		refuseOut:            {Name: "out", Args: []string{"piece"}},
		refuseSurvivor:       {Name: "survivor", Args: []string{"piece"}},
		refuseOwnSpace:       {Name: "own-space", Args: []string{"piece", "space"}},
		refuseTwice:          {Name: "twice", Args: []string{"piece", "target", "space", "roll"}},
		refuseContainerInWay: {Name: "container-in-the-way", Args: []string{"piece", "space", "target"}},
		refuseOpponentInWay:  {Name: "opponent-in-the-way", Args: []string{"piece", "space", "target", "other"}},
		refuseOwnMarkerThere: {Name: "own-marker-there", Args: []string{"piece", "space", "other"}},
		refuseOwnMarkerInWay: {Name: "own-marker-in-the-way", Args: []string{"piece", "space", "target", "other"}},
		refuseBoxThere:       {Name: "container-there", Args: []string{"piece", "space"}},
		refuseBoxInWay:       {Name: "container-closed-way", Args: []string{"piece", "space", "target"}},
		refuseSafeZone:       {Name: "safe-zone-closed", Args: []string{"piece", "space"}},
		refuseSafeZoneInWay:  {Name: "safe-zone-in-the-way", Args: []string{"piece", "space", "target"}},
		refuseExact:          {Name: "exact-arrival", Args: []string{"piece", "target", "roll"}},
		refuseTooFar:         {Name: "too-far", Args: []string{"piece", "target", "roll", "steps"}},
		refuseOddSteps:       {Name: "odd-steps", Args: []string{"piece", "target", "roll"}},
		refuseNoPath:         {Name: "no-path", Args: []string{"piece", "target", "roll"}},

		refuseFixSettingUp:      {Name: "fix-setting-up"},
		refuseFixMarker:         {Name: "fix-unknown-marker", Args: []string{"piece"}},
		refuseFixSpace:          {Name: "fix-unknown-space", Args: []string{"space"}},
		refuseFixOut:            {Name: "fix-out", Args: []string{"piece"}},
		refuseFixSafeZone:       {Name: "fix-safe-zone", Args: []string{"piece", "space"}},
		refuseFixMarkerThere:    {Name: "fix-marker-there", Args: []string{"piece", "space", "other"}},
		refuseFixBoxThere:       {Name: "fix-container-there", Args: []string{"piece", "space"}},
		refuseFixObstructorSafe: {Name: "fix-obstructor-safe", Args: []string{"piece"}},
		refuseFixBoxSpace:       {Name: "fix-container-space", Args: []string{"space"}},
		refuseFixBoxMarker:      {Name: "fix-container-marker", Args: []string{"space", "piece"}},
		refuseFixBoxNone:        {Name: "fix-no-container-left", Args: []string{"containers"}},
		refuseFixLoot:           {Name: "fix-loot-range", Args: []string{"loot", "most"}},
		refuseFixTurnDue:        {Name: "fix-turn-due"},
		refuseFixTurnNumber:     {Name: "fix-turn-number", Args: []string{"seat", "turns"}},
		refuseNoFix:             {Name: "no-such-fix"},

		tellContainer:      {Name: "container-put", Args: []string{"seat", "space"}},
		tellStart:          {Name: "start-put", Args: []string{"piece", "space"}},
		tellFilled:         {Name: "start-filled", Args: []string{"piece", "space"}},
		tellPlay:           {Name: "play-begins", Args: []string{"seat"}},
		tellRoll:           {Name: "rolled", Args: []string{"seat", "roll"}},
		tellMove:           {Name: "moved", Args: []string{"piece", "space", "target"}},
		tellContainerFound: {Name: "container-found", Args: []string{"piece", "space"}},
		tellLoot:           {Name: "container-opened", Args: []string{"piece", "space", "face", "loot"}},
		tellRow:            {Name: "loot-row", Args: []string{"loot", "row"}},
		tellBattle:         {Name: "battle", Args: []string{"piece", "other", "space"}},
		tellBattleTied:     {Name: "battle-tied", Args: []string{"piece", "other", "space", "face"}},
		tellBattleWon:      {Name: "battle-won", Args: []string{"piece", "other", "space", "face", "otherface"}},
		tellSafe:           {Name: "reached-safety", Args: []string{"piece", "space", "survivors"}},
		tellReturn:         {Name: "returned", Args: []string{"piece", "space"}},
		tellPass:           {Name: "passed", Args: []string{"seat"}},
		tellBoardEnds:      {Name: "board-ends", Args: []string{"board", "score", "loot", "survivors"}},
		tellNextBoard:      {Name: "next-board", Args: []string{"board", "survivors"}},
		tellOver:           {Name: "game-over", Args: []string{"score", "loot", "survivors", "par"}},
		tellCollectorsWin:  {Name: "collectors-win", Args: []string{"seat", "score", "par"}},
		tellObstructorsWin: {Name: "obstructors-win", Args: []string{"seat", "score", "par"}},
		tellDraw:           {Name: "draw", Args: []string{"score"}},
		tellFixPut:         {Name: "fixed-put", Args: []string{"piece", "space"}},
		tellFixOff:         {Name: "fixed-off", Args: []string{"piece"}},
		tellFixSafe:        {Name: "fixed-safe", Args: []string{"piece"}},
		tellFixContainer:   {Name: "fixed-container", Args: []string{"space"}},
		tellFixNoContainer: {Name: "fixed-no-container", Args: []string{"space"}},
		tellFixLoot:        {Name: "fixed-loot", Args: []string{"loot"}},
		tellFixTurn:        {Name: "fixed-turn", Args: []string{"seat", "turn", "turns"}},
		tellFixEndsTurn:    {Name: "fix-ends-turn", Args: []string{"seat"}},
		tellFixGoesOn:      {Name: "fix-goes-on", Args: []string{"seat"}},

		promptContainer:    {Name: "prompt-container", Args: []string{"seat", "left"}},
		promptStart:        {Name: "prompt-start", Args: []string{"seat", "piece"}},
		promptRoll:         {Name: "prompt-roll", Args: []string{"seat", "turn", "turns"}},
		promptMove:         {Name: "prompt-move", Args: []string{"seat", "roll"}},
		promptMoveOrReturn: {Name: "prompt-move-or-return", Args: []string{"seat", "roll"}},
		promptReturnOrPass: {Name: "prompt-return-or-pass", Args: []string{"seat", "roll"}},
		promptPass:         {Name: "prompt-pass", Args: []string{"seat", "roll"}},
		promptLoot:         {Name: "prompt-loot", Args: []string{"piece", "space"}},
		promptBattle:       {Name: "prompt-battle", Args: []string{"piece", "other", "space"}},
		promptOver:         {Name: "prompt-over", Args: []string{"score", "par"}},
	},
}

func piece[N ~int | ~int8 | ~int16](m N) engines.Arg { return engines.Of(engines.PieceArg, m) }
func space[N ~int | ~int8 | ~int16](s N) engines.Arg { return engines.Of(engines.SpaceArg, s) }
func seat(s engines.Seat) engines.Arg                { return engines.Of(engines.SeatArg, s) }
func number[N ~int | ~int8 | ~int16](n N) engines.Arg {
	return engines.Of(engines.NumberArg, n)
}
