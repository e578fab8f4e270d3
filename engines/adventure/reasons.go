package adventure

import "homespun/engines"

// The reasons of refusals, events and prompts. [info] names each and its arguments.
const (
	_ engines.Reason = iota

	// Refusals: the kind of line. Those of what is due stand in the order of what can be due.
	refuseOver
	refuseNoFix
	refuseWantsDiscard
	refuseWantsTile
	refuseWantsPlace
	refuseWantsEvent
	refuseWantsSpawn
	refuseWantsRespawn
	refuseWantsAction
	refuseWantsGoes
	refuseWantsFight
	refuseWantsExplode
	refuseOtherSeat
	refuseActions
	refuseFace
	refuseSpace

	// Refusals while setting up.
	refuseDiscardDue
	refuseDiscardUnknown
	refuseDiscardNever
	refuseDiscardNone
	refuseDiscardLast
	refuseTile
	refuseTileNone
	refuseTileThere
	refusePlaceTile
	refusePlaceTaken
	refusePlaceSides
	refusePlaceFar

	// Refusals of events and actions.
	refuseSpawnOther
	refuseSpawnLit
	refuseSpawnTaken
	refuseRespawnFar
	refuseRespawnTile
	refuseRespawnTaken
	refuseFar
	refuseStepTaken
	refuseStepTile
	refuseTakeNothing
	refuseTorchNothing
	refuseTorchLit

	// Refusals of what monsters do.
	refuseGoesUnknown
	refuseGoesSpace
	refuseGoesOff
	refuseGoesAgain
	refuseGoesLater
	refuseGoesAttacks
	refuseGoesBlind
	refuseGoesStays
	refuseGoesReach
	refuseGoesNearer
	refuseExplodeOff
	refuseExplodeOther
	refuseExplodeFar

	// Refusals of fixes.
	refuseFixSettingUp
	refuseFixPiece
	refuseFixSpace
	refuseFixDead
	refuseFixTaken
	refuseFixTile
	refuseFixHearts
	refuseFixTreasure
	refuseFixTorch
	refuseFixWall

	// Events.
	tellDiscard
	tellTile
	tellPlace
	tellPlay
	tellTurn
	tellEvent
	tellNothing
	tellAppears
	tellHeal
	tellBack
	tellWaits
	tellStep
	tellTake
	tellBank
	tellTorch
	tellDone
	tellGoes
	tellKills
	tellMisses
	tellWounded
	tellExplodes
	tellBlownUp
	tellTorchOut
	tellWallGone
	tellDies
	tellTreasureLies
	tellWonTreasure
	tellWonTorches
	tellLost
	tellFixPut
	tellFixKill
	tellFixHearts
	tellFixTreasure
	tellFixTorch
	tellFixNoTorch
	tellFixWall
	tellFixNoWall
	tellFixTurn

	// Why a monster does what it does.
	whyAttacks
	whyBlind
	whyStays
	whyGoes
	whyGone

	// Prompts.
	promptDiscard
	promptTile
	promptPlace
	promptEvent
	promptSpawn
	promptRespawn
	promptAction
	promptGoes
	promptFight
	promptExplode
	promptOver

	// What came later: the numbers of the others stay as they are.
	tellNoneAppears
)

// info is what is fixed about the game. The arguments of a reason are named by what they are: piece and other are figures, tiles or kinds, space, target and
// after spaces, seat a player, the others numbers.
var info = engines.Info{
	ID: "adventure", Prefix: "ADV", RulesVersion: 1, Clauses: 28,
	Dues:   stages[:over],
	Words:  words,
	Fields: Fields,
	// All bring the treasure out, or nobody does (ADV-28).
	Together: true,
	Counts: []engines.Count{
		{Name: "won by treasure", Reason: tellWonTreasure, Once: true},
		{Name: "won by torches", Reason: tellWonTorches, Once: true},
		{Name: "turns", Reason: tellEvent},
		{Name: "deaths", Reason: tellDies},
		{Name: "torches lit", Reason: tellTorch},
		{Name: "fights won", Reason: tellKills},
		{Name: "explosions", Reason: tellExplodes},
	},
	Reasons: []engines.ReasonInfo{
		{},

		refuseOver:         {Name: "over"},
		refuseNoFix:        {Name: "no-such-fix"},
		refuseWantsDiscard: {Name: "wants-discard", Args: []string{"seat"}},
		refuseWantsTile:    {Name: "wants-tile", Args: []string{"seat"}},
		refuseWantsPlace:   {Name: "wants-place", Args: []string{"seat"}},
		refuseWantsEvent:   {Name: "wants-event", Args: []string{"seat"}},
		refuseWantsSpawn:   {Name: "wants-spawn", Args: []string{"seat"}},
		refuseWantsRespawn: {Name: "wants-respawn", Args: []string{"seat"}},
		refuseWantsAction:  {Name: "wants-action", Args: []string{"seat"}},
		refuseWantsGoes:    {Name: "wants-goes", Args: []string{"seat"}},
		refuseWantsFight:   {Name: "wants-fight", Args: []string{"seat"}},
		refuseWantsExplode: {Name: "wants-explode", Args: []string{"seat"}},
		refuseOtherSeat:    {Name: "other-seat", Args: []string{"seat"}},
		refuseActions:      {Name: "no-actions-left", Args: []string{"seat", "actions"}},
		refuseFace:         {Name: "no-such-face", Args: []string{"face", "faces"}},
		refuseSpace:        {Name: "no-such-space", Args: []string{"space"}},

		refuseDiscardDue:     {Name: "discard-not-due", Args: []string{"tiles"}},
		refuseDiscardUnknown: {Name: "discard-unknown", Args: []string{"piece"}},
		refuseDiscardNever:   {Name: "discard-never", Args: []string{"piece"}},
		refuseDiscardNone:    {Name: "discard-none-left", Args: []string{"piece"}},
		refuseDiscardLast:    {Name: "discard-last", Args: []string{"piece"}},
		refuseTile:           {Name: "no-such-tile", Args: []string{"piece"}},
		refuseTileNone:       {Name: "no-tile-left", Args: []string{"piece"}},
		refuseTileThere:      {Name: "tile-there", Args: []string{"piece", "space", "other"}},
		refusePlaceTile:      {Name: "place-tile-there", Args: []string{"space", "piece"}},
		refusePlaceTaken:     {Name: "place-taken", Args: []string{"space", "piece"}},
		refusePlaceSides:     {Name: "place-left-or-right", Args: []string{"space", "target"}},
		refusePlaceFar:       {Name: "place-nearer", Args: []string{"space", "target"}},

		refuseSpawnOther:   {Name: "spawn-other-space", Args: []string{"space", "piece"}},
		refuseSpawnLit:     {Name: "spawn-lit", Args: []string{"space", "piece"}},
		refuseSpawnTaken:   {Name: "spawn-taken", Args: []string{"space", "piece"}},
		refuseRespawnFar:   {Name: "respawn-not-beside", Args: []string{"seat", "space", "target"}},
		refuseRespawnTile:  {Name: "respawn-tile-there", Args: []string{"seat", "space", "piece"}},
		refuseRespawnTaken: {Name: "respawn-taken", Args: []string{"seat", "space", "piece"}},
		refuseFar:          {Name: "not-adjacent", Args: []string{"seat", "space", "target"}},
		refuseStepTaken:    {Name: "step-taken", Args: []string{"seat", "space", "piece"}},
		refuseStepTile:     {Name: "step-tile-there", Args: []string{"seat", "space", "piece"}},
		refuseTakeNothing:  {Name: "nothing-to-take", Args: []string{"seat", "space"}},
		refuseTorchNothing: {Name: "nothing-to-light", Args: []string{"seat", "space"}},
		refuseTorchLit:     {Name: "lit-already", Args: []string{"seat", "space"}},

		refuseGoesUnknown:  {Name: "goes-unknown", Args: []string{"piece"}},
		refuseGoesSpace:    {Name: "goes-unknown-space", Args: []string{"piece", "space"}},
		refuseGoesOff:      {Name: "goes-not-there", Args: []string{"piece"}},
		refuseGoesAgain:    {Name: "goes-again", Args: []string{"piece", "space"}},
		refuseGoesLater:    {Name: "goes-later", Args: []string{"piece", "other", "steps", "nearer"}},
		refuseGoesAttacks:  {Name: "goes-attacks", Args: []string{"piece", "seat"}},
		refuseGoesBlind:    {Name: "goes-blind", Args: []string{"piece", "space"}},
		refuseGoesStays:    {Name: "goes-stays", Args: []string{"piece", "target", "steps", "seat"}},
		refuseGoesReach:    {Name: "goes-too-far", Args: []string{"piece", "space", "steps"}},
		refuseGoesNearer:   {Name: "goes-nearer", Args: []string{"piece", "space", "target", "steps", "seat"}},
		refuseExplodeOff:   {Name: "explode-not-there", Args: []string{"piece"}},
		refuseExplodeOther: {Name: "explode-other", Args: []string{"piece", "kind"}},
		refuseExplodeFar:   {Name: "explode-not-beside", Args: []string{"piece", "space"}},

		refuseFixSettingUp: {Name: "fix-setting-up"},
		refuseFixPiece:     {Name: "fix-unknown-piece", Args: []string{"piece"}},
		refuseFixSpace:     {Name: "fix-unknown-space", Args: []string{"space"}},
		refuseFixDead:      {Name: "fix-dead", Args: []string{"seat"}},
		refuseFixTaken:     {Name: "fix-taken", Args: []string{"piece", "space", "other"}},
		refuseFixTile:      {Name: "fix-tile-there", Args: []string{"piece", "space", "other"}},
		refuseFixHearts:    {Name: "fix-hearts-range", Args: []string{"seat", "hearts", "most"}},
		refuseFixTreasure:  {Name: "fix-treasure-range", Args: []string{"seat", "treasure", "most"}},
		refuseFixTorch:     {Name: "fix-no-spawner", Args: []string{"space"}},
		refuseFixWall:      {Name: "fix-wall-not-free", Args: []string{"space"}},

		tellDiscard:      {Name: "tile-discarded", Args: []string{"piece"}},
		tellTile:         {Name: "tile-dealt", Args: []string{"piece", "space"}},
		tellPlace:        {Name: "king-placed", Args: []string{"seat", "space"}},
		tellPlay:         {Name: "play-begins", Args: []string{"seat"}},
		tellTurn:         {Name: "turn-begins", Args: []string{"seat"}},
		tellEvent:        {Name: "event-rolled", Args: []string{"seat", "face"}},
		tellNothing:      {Name: "event-nothing", Args: []string{"face"}},
		tellAppears:      {Name: "appeared", Args: []string{"piece", "space"}},
		tellHeal:         {Name: "healed", Args: []string{"seat", "hearts"}},
		tellBack:         {Name: "came-back", Args: []string{"seat", "space", "hearts"}},
		tellWaits:        {Name: "waits", Args: []string{"seat"}},
		tellStep:         {Name: "stepped", Args: []string{"seat", "space", "target"}},
		tellTake:         {Name: "treasure-taken", Args: []string{"seat", "space", "carried"}},
		tellBank:         {Name: "treasure-banked", Args: []string{"seat", "treasure", "banked"}},
		tellTorch:        {Name: "torch-lit", Args: []string{"seat", "space"}},
		tellDone:         {Name: "stopped", Args: []string{"seat"}},
		tellGoes:         {Name: "went", Args: []string{"piece", "space", "target", "after", "before", "steps"}},
		tellKills:        {Name: "killed", Args: []string{"seat", "piece", "space", "face", "need"}},
		tellMisses:       {Name: "missed", Args: []string{"seat", "piece", "space", "face", "need"}},
		tellWounded:      {Name: "wounded", Args: []string{"seat", "piece", "damage", "hearts"}},
		tellExplodes:     {Name: "exploded", Args: []string{"piece", "space"}},
		tellBlownUp:      {Name: "blown-up", Args: []string{"piece", "space", "other"}},
		tellTorchOut:     {Name: "torch-out", Args: []string{"space"}},
		tellWallGone:     {Name: "wall-gone", Args: []string{"space"}},
		tellDies:         {Name: "died", Args: []string{"seat", "space"}},
		tellTreasureLies: {Name: "treasure-lies", Args: []string{"space", "treasure"}},
		tellWonTreasure:  {Name: "won-by-treasure", Args: []string{"banked"}},
		tellWonTorches:   {Name: "won-by-torches", Args: []string{"banked"}},
		tellLost:         {Name: "lost", Args: []string{"banked"}},
		tellFixPut:       {Name: "fixed-put", Args: []string{"piece", "space"}},
		tellFixKill:      {Name: "fixed-kill", Args: []string{"piece"}},
		tellFixHearts:    {Name: "fixed-hearts", Args: []string{"seat", "hearts"}},
		tellFixTreasure:  {Name: "fixed-treasure", Args: []string{"seat", "treasure"}},
		tellFixTorch:     {Name: "fixed-torch", Args: []string{"space"}},
		tellFixNoTorch:   {Name: "fixed-no-torch", Args: []string{"space"}},
		tellFixWall:      {Name: "fixed-wall", Args: []string{"space"}},
		tellFixNoWall:    {Name: "fixed-no-wall", Args: []string{"space"}},
		tellFixTurn:      {Name: "fixed-turn", Args: []string{"seat"}},

		whyAttacks: {Name: "why-attacks", Args: []string{"piece", "seat"}},
		whyBlind:   {Name: "why-blind", Args: []string{"piece", "space"}},
		whyStays:   {Name: "why-stays", Args: []string{"piece", "target", "steps", "seat"}},
		whyGoes:    {Name: "why-goes", Args: []string{"piece", "target", "space", "steps", "after", "seat"}},
		whyGone:    {Name: "why-gone", Args: []string{"piece"}},

		promptDiscard: {Name: "prompt-discard", Args: []string{"left"}},
		promptTile:    {Name: "prompt-tile", Args: []string{"left"}},
		promptPlace:   {Name: "prompt-place", Args: []string{"seat", "space"}},
		promptEvent:   {Name: "prompt-event", Args: []string{"seat"}},
		promptSpawn:   {Name: "prompt-spawn", Args: []string{"seat", "piece", "left"}},
		promptRespawn: {Name: "prompt-respawn", Args: []string{"seat", "space"}},
		promptAction:  {Name: "prompt-action", Args: []string{"seat", "actions"}},
		promptGoes:    {Name: "prompt-goes", Args: []string{"seat"}},
		promptFight:   {Name: "prompt-fight", Args: []string{"seat", "piece", "space", "need"}},
		promptExplode: {Name: "prompt-explode", Args: []string{"seat", "piece"}},
		promptOver:    {Name: "prompt-over", Args: []string{"banked"}},

		tellNoneAppears: {Name: "none-appeared", Args: []string{"piece", "left", "spawners"}},
	},
}
