package geyser

import "homespun/engines"

// The reasons of refusals, events and prompts. [info] names each and its arguments.
const (
	_ engines.Reason = iota

	// Refusals: the kind of line, whose it is, the dice.
	refuseOver
	refuseWantsStart
	refuseWantsFirst
	refuseWantsTurn
	refuseWantsSpawn
	refuseWantsBattle
	refuseWantsAgain
	refuseWantsFiring
	refuseOut
	refuseOtherSeat
	refuseFace

	// Refusals of what is put on the board.
	refuseStartUnknown
	refuseStartSpace
	refuseStartTaken
	refuseSpawnUnknown
	refuseSpawnGeyser
	refuseSpawnFar
	refuseSpawnTaken
	refuseReenterTokens
	refuseReenterNever
	refuseReenterUnknown
	refuseReenterSpace
	refuseReenterTaken

	// Refusals of passes and moves.
	refusePass
	refusePassReenter
	refuseNoToken
	refuseUnknownSpace
	refuseOtherToken
	refuseOwnSpace
	refuseDiagonal
	refuseFar
	refuseLastLeaves
	refuseLastAttacks
	refuseMother

	// Refusals of fixes.
	refuseFixSettingUp
	refuseFixSeat
	refuseFixOut
	refuseFixToken
	refuseFixSpace
	refuseFixTaken
	refuseFixFull
	refuseFixStart
	refuseNoFix

	// Events.
	tellStart
	tellRollFirst
	tellTied
	tellFirst
	tellMove
	tellClaim
	tellMother
	tellSpawn
	tellNoSpawn
	tellNoRoom
	tellNoToken
	tellBattle
	tellTotal
	tellEqual
	tellRepelled
	tellBeaten
	tellMore
	tellEnter
	tellAgain
	tellBack
	tellPass
	tellReenter
	tellOut
	tellIn
	tellFires
	tellQuiet
	tellMotherFires
	tellDestroyed
	tellRound
	tellWinsMother
	tellWinsAlone
	tellNobody
	tellFixPut
	tellFixOff
	tellFixTurn
	tellFixEndsTurn
	tellFixGoesOn

	// Prompts.
	promptStart
	promptFirst
	promptTurn
	promptReenter
	promptPass
	promptSpawn
	promptBattle
	promptAgain
	promptFiring
	promptOver

	// What came later: the numbers of the others stay as they are.
	promptNoStart

	// Why something came about ([Game.Why]).
	whyBegins
	whyHeld
	whyShut
	whyNone
	whyNoStart
	whyHeldBefore
	whyNotWonYet
	whyLower
	whyOut
	whyIn
	whyLands
	whyFires
	whyQuiet
	whyMotherFires
)

// info is what is fixed about the game. The arguments of a reason are named by what they are: piece and other are tokens, space, target and geyser
// spaces, seat a player, ring the digit of a ring, the others numbers: of a battle total is what piece comes to, against what other does; geysers and
// held are those that their players control.
var info = engines.Info{
	ID: "geyser", Prefix: "GEY", RulesVersion: 1, Clauses: 15,
	Dues:   stages[:over],
	Words:  words,
	Fields: Fields,
	Counts: []engines.Count{
		{Name: "won by the Mother Geyser", Reason: tellWinsMother, Once: true},
		{Name: "won as the last one left", Reason: tellWinsAlone, Once: true},
		{Name: "geysers claimed", Reason: tellClaim},
		{Name: "tokens lost to geysers", Reason: tellDestroyed},
		{Name: "battles", Reason: tellBattle},
		{Name: "players out", Reason: tellOut},
	},
	Reasons: []engines.ReasonInfo{
		{},

		refuseOver:        {Name: "over"},
		refuseWantsStart:  {Name: "wants-start", Args: []string{"seat"}},
		refuseWantsFirst:  {Name: "wants-first-roll", Args: []string{"seat"}},
		refuseWantsTurn:   {Name: "wants-turn", Args: []string{"seat"}},
		refuseWantsSpawn:  {Name: "wants-spawn", Args: []string{"seat", "geyser"}},
		refuseWantsBattle: {Name: "wants-battle-roll", Args: []string{"piece", "other", "space"}},
		refuseWantsAgain:  {Name: "wants-again", Args: []string{"seat", "piece", "other", "space"}},
		refuseWantsFiring: {Name: "wants-firing-roll", Args: []string{"seat"}},
		refuseOut:         {Name: "player-out", Args: []string{"seat"}},
		refuseOtherSeat:   {Name: "other-seat", Args: []string{"seat"}},
		refuseFace:        {Name: "no-such-face", Args: []string{"face", "faces"}},

		refuseStartUnknown:   {Name: "start-unknown-space", Args: []string{"space"}},
		refuseStartSpace:     {Name: "start-space", Args: []string{"space"}},
		refuseStartTaken:     {Name: "start-taken", Args: []string{"space", "other"}},
		refuseSpawnUnknown:   {Name: "spawn-unknown-space", Args: []string{"space"}},
		refuseSpawnGeyser:    {Name: "spawn-on-geyser", Args: []string{"space"}},
		refuseSpawnFar:       {Name: "spawn-not-around", Args: []string{"space", "geyser", "around"}},
		refuseSpawnTaken:     {Name: "spawn-taken", Args: []string{"space", "other"}},
		refuseReenterTokens:  {Name: "reenter-has-tokens", Args: []string{"seat", "piece", "space"}},
		refuseReenterNever:   {Name: "reenter-never", Args: []string{"seat"}},
		refuseReenterUnknown: {Name: "reenter-unknown-space", Args: []string{"space"}},
		refuseReenterSpace:   {Name: "reenter-space", Args: []string{"space"}},
		refuseReenterTaken:   {Name: "reenter-taken", Args: []string{"space", "other"}},

		refusePass:         {Name: "can-move", Args: []string{"seat", "piece", "space"}},
		refusePassReenter:  {Name: "can-reenter", Args: []string{"seat", "space"}},
		refuseNoToken:      {Name: "not-on-the-board", Args: []string{"piece"}},
		refuseUnknownSpace: {Name: "unknown-space", Args: []string{"space"}},
		refuseOtherToken:   {Name: "other-token", Args: []string{"piece", "seat"}},
		refuseOwnSpace:     {Name: "own-space", Args: []string{"piece", "space"}},
		refuseDiagonal:     {Name: "diagonal", Args: []string{"piece", "space"}},
		refuseFar:          {Name: "too-far", Args: []string{"piece", "space", "steps"}},
		refuseLastLeaves:   {Name: "last-on-geyser", Args: []string{"piece", "geyser"}},
		refuseLastAttacks:  {Name: "last-may-not-attack", Args: []string{"piece", "geyser", "other"}},
		refuseMother:       {Name: "mother-closed", Args: []string{"piece", "space", "geysers", "needs"}},

		refuseFixSettingUp: {Name: "fix-setting-up"},
		refuseFixSeat:      {Name: "fix-unknown-player", Args: []string{"seat"}},
		refuseFixOut:       {Name: "fix-player-out", Args: []string{"seat"}},
		refuseFixToken:     {Name: "fix-unknown-token", Args: []string{"piece"}},
		refuseFixSpace:     {Name: "fix-unknown-space", Args: []string{"space"}},
		refuseFixTaken:     {Name: "fix-taken", Args: []string{"piece", "space", "other"}},
		refuseFixFull:      {Name: "fix-too-many", Args: []string{"seat", "most"}},
		refuseFixStart:     {Name: "fix-start-needed", Args: []string{"piece", "space"}},
		refuseNoFix:        {Name: "no-such-fix"},

		tellStart:       {Name: "started", Args: []string{"piece", "space"}},
		tellRollFirst:   {Name: "rolled-first", Args: []string{"seat", "face"}},
		tellTied:        {Name: "first-tied", Args: []string{"face"}},
		tellFirst:       {Name: "play-begins", Args: []string{"seat"}},
		tellMove:        {Name: "moved", Args: []string{"piece", "space", "target"}},
		tellClaim:       {Name: "claimed", Args: []string{"piece", "geyser", "geysers"}},
		tellMother:      {Name: "reached-mother", Args: []string{"piece", "space"}},
		tellSpawn:       {Name: "spawned", Args: []string{"piece", "space", "geyser"}},
		tellNoSpawn:     {Name: "not-spawned", Args: []string{"seat", "geyser"}},
		tellNoRoom:      {Name: "no-room-to-spawn", Args: []string{"seat", "geyser"}},
		tellNoToken:     {Name: "no-token-to-spawn", Args: []string{"seat", "geyser", "most"}},
		tellBattle:      {Name: "battle", Args: []string{"piece", "other", "space"}},
		tellTotal:       {Name: "battle-total", Args: []string{"piece", "face", "geysers", "total"}},
		tellEqual:       {Name: "battle-equal", Args: []string{"piece", "other", "space", "total"}},
		tellRepelled:    {Name: "battle-lost", Args: []string{"piece", "other", "space", "origin", "total", "against"}},
		tellBeaten:      {Name: "battle-won", Args: []string{"piece", "other", "space", "total", "against"}},
		tellMore:        {Name: "more-defenders", Args: []string{"seat", "space", "left"}},
		tellEnter:       {Name: "entered", Args: []string{"piece", "space", "target"}},
		tellAgain:       {Name: "attacks-again", Args: []string{"piece", "other", "space"}},
		tellBack:        {Name: "goes-back", Args: []string{"piece", "space", "target"}},
		tellPass:        {Name: "passed", Args: []string{"seat"}},
		tellReenter:     {Name: "reentered", Args: []string{"piece", "space"}},
		tellOut:         {Name: "out", Args: []string{"seat"}},
		tellIn:          {Name: "in-again", Args: []string{"seat"}},
		tellFires:       {Name: "ring-fires", Args: []string{"seat", "sum", "ring"}},
		tellQuiet:       {Name: "nothing-fires", Args: []string{"seat", "sum"}},
		tellMotherFires: {Name: "mother-fires", Args: []string{"seat", "sum", "space"}},
		tellDestroyed:   {Name: "destroyed", Args: []string{"piece", "space"}},
		tellRound:       {Name: "round-begins", Args: []string{"round", "seat"}},
		tellWinsMother:  {Name: "wins-with-mother", Args: []string{"seat", "space", "rounds"}},
		tellWinsAlone:   {Name: "wins-alone", Args: []string{"seat", "rounds"}},
		tellNobody:      {Name: "nobody-wins", Args: []string{"rounds"}},
		tellFixPut:      {Name: "fixed-put", Args: []string{"piece", "space"}},
		tellFixOff:      {Name: "fixed-off", Args: []string{"piece"}},
		tellFixTurn:     {Name: "fixed-turn", Args: []string{"seat"}},
		tellFixEndsTurn: {Name: "fix-ends-turn", Args: []string{"seat"}},
		tellFixGoesOn:   {Name: "fix-goes-on", Args: []string{"round"}},

		promptStart:   {Name: "prompt-start", Args: []string{"seat"}},
		promptFirst:   {Name: "prompt-first-roll", Args: []string{"seat"}},
		promptTurn:    {Name: "prompt-turn", Args: []string{"seat"}},
		promptReenter: {Name: "prompt-reenter", Args: []string{"seat"}},
		promptPass:    {Name: "prompt-pass", Args: []string{"seat"}},
		promptSpawn:   {Name: "prompt-spawn", Args: []string{"seat", "geyser"}},
		promptBattle:  {Name: "prompt-battle", Args: []string{"piece", "other", "space"}},
		promptAgain:   {Name: "prompt-again", Args: []string{"piece", "other", "space", "origin"}},
		promptFiring:  {Name: "prompt-firing", Args: []string{"seat", "round"}},
		promptOver:    {Name: "prompt-over", Args: []string{"rounds"}},

		promptNoStart: {Name: "prompt-no-start", Args: []string{"seat"}},

		whyBegins:      {Name: "why-begins", Args: []string{"seat", "face"}},
		whyHeld:        {Name: "why-held", Args: []string{"seat"}},
		whyShut:        {Name: "why-shut", Args: []string{"seat", "geysers"}},
		whyNone:        {Name: "why-none", Args: []string{"seat"}},
		whyNoStart:     {Name: "why-no-start", Args: []string{"seat"}},
		whyHeldBefore:  {Name: "why-held-before", Args: []string{"piece", "geyser", "seat"}},
		whyNotWonYet:   {Name: "why-not-won-yet", Args: []string{"piece", "seat"}},
		whyLower:       {Name: "why-lower", Args: []string{"piece", "other", "total", "against", "geysers", "held"}},
		whyOut:         {Name: "why-out", Args: []string{"seat"}},
		whyIn:          {Name: "why-in", Args: []string{"seat"}},
		whyLands:       {Name: "why-lands", Args: []string{"seat"}},
		whyFires:       {Name: "why-fires", Args: []string{"sum", "ring", "ways", "of"}},
		whyQuiet:       {Name: "why-quiet", Args: []string{"sum"}},
		whyMotherFires: {Name: "why-mother-fires", Args: []string{"sum"}},
	},
}
