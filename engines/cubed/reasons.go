package cubed

import "homespun/engines"

// The reasons of refusals, events and prompts. [info] names each and its arguments.
const (
	_ engines.Reason = iota

	// Refusals: the kind of line, and whose it is.
	refuseOver
	refuseStillStacking
	refuseStacked
	refuseWantsTake
	refuseOtherStacks
	refuseOtherBegins
	refuseOtherTakes

	// Refusals of stacking.
	refuseNothingPlaced
	refuseExact
	refuseNoColour
	refuseOtherColour
	refuseNoneLeft
	refuseFirst
	refuseFloats
	refuseTall
	refuseUnknown
	refuseWide
	refuseDeep

	// Refusals of unstacking.
	refuseTakeUnknown
	refuseNoCube
	refuseCovered

	// Refusals of fixes.
	refuseFixSeat
	refuseFixColour
	refuseFixNoneLeft
	refuseFixNoCube
	refuseFixPile
	refuseNoFix

	// Events.
	tellStacked
	tellDone
	tellFilled
	tellBegins
	tellBeginsOther
	tellTakenFirst
	tellTakenSecond
	tellWins
	tellDraw
	tellFixCube
	tellFixNoCube
	tellFixFirst
	tellFixSecond
	tellFixTurn
	tellFixEndsTurn
	tellFixGoesOn

	// Prompts.
	promptStack
	promptStackMore
	promptStackExact
	promptBegin
	promptTakeFirst
	promptTakeSecond
	promptBeside
	promptOver
)

// tellTakes are the events of a cube taken, by the pile it goes to; tellFixes those of a pile put right.
var (
	tellTakes = [piles]engines.Reason{tellTakenFirst, tellTakenSecond}
	tellFixes = [piles]engines.Reason{tellFixFirst, tellFixSecond}
)

// info is what is fixed about the game. The arguments of a reason are named by what they are: piece and other are cubes of a colour, space and target squares,
// seat a player, the others numbers.
var info = engines.Info{
	ID: "cubed", Prefix: "CUB", RulesVersion: 1, Clauses: 11, Diceless: true,
	Dues:   stages[:over],
	Words:  words,
	Fields: Fields,
	Reasons: []engines.ReasonInfo{
		{},

		refuseOver:          {Name: "over"},
		refuseStillStacking: {Name: "still-stacking", Args: []string{"seat"}},
		refuseStacked:       {Name: "stacking-is-over", Args: []string{"seat"}},
		refuseWantsTake:     {Name: "wants-take", Args: []string{"seat"}},
		refuseOtherStacks:   {Name: "other-stacks", Args: []string{"seat"}},
		refuseOtherBegins:   {Name: "other-begins", Args: []string{"seat"}},
		refuseOtherTakes:    {Name: "other-takes", Args: []string{"seat"}},

		refuseNothingPlaced: {Name: "nothing-placed", Args: []string{"seat"}},
		refuseExact:         {Name: "must-place-all", Args: []string{"seat", "piece", "left"}},
		refuseNoColour:      {Name: "no-such-colour"},
		refuseOtherColour:   {Name: "other-colour", Args: []string{"seat", "piece", "other"}},
		refuseNoneLeft:      {Name: "none-left", Args: []string{"piece"}},
		refuseFirst:         {Name: "first-elsewhere", Args: []string{"space", "target"}},
		refuseFloats:        {Name: "touches-nothing", Args: []string{"space"}},
		refuseTall:          {Name: "too-tall", Args: []string{"space", "most"}},
		refuseUnknown:       {Name: "unknown-square", Args: []string{"space"}},
		refuseWide:          {Name: "too-wide", Args: []string{"space", "target", "wide", "most"}},
		refuseDeep:          {Name: "too-deep", Args: []string{"space", "target", "deep", "most"}},

		refuseTakeUnknown: {Name: "take-unknown-square", Args: []string{"space"}},
		refuseNoCube:      {Name: "no-cube-there", Args: []string{"space"}},
		refuseCovered:     {Name: "too-few-sides", Args: []string{"piece", "space", "sides"}},

		refuseFixSeat:     {Name: "fix-unknown-player", Args: []string{"seat"}},
		refuseFixColour:   {Name: "fix-no-such-colour"},
		refuseFixNoneLeft: {Name: "fix-none-left", Args: []string{"piece"}},
		refuseFixNoCube:   {Name: "fix-no-cube-there", Args: []string{"space"}},
		refuseFixPile:     {Name: "fix-too-few-left", Args: []string{"seat", "piece", "cubes", "most"}},
		refuseNoFix:       {Name: "no-such-fix"},

		tellStacked:     {Name: "stacked", Args: []string{"seat", "piece", "space", "level"}},
		tellDone:        {Name: "stopped", Args: []string{"seat", "placed"}},
		tellFilled:      {Name: "filled-in", Args: []string{"cubes"}},
		tellBegins:      {Name: "unstacking-begins", Args: []string{"seat"}},
		tellBeginsOther: {Name: "unstacking-begins-after-red", Args: []string{"seat"}},
		tellTakenFirst:  {Name: "taken-first", Args: []string{"seat", "piece", "space", "points"}},
		tellTakenSecond: {Name: "taken-second", Args: []string{"seat", "piece", "space", "points"}},
		tellWins:        {Name: "wins", Args: []string{"seat", "points", "against"}},
		tellDraw:        {Name: "draw", Args: []string{"points"}},
		tellFixCube:     {Name: "fixed-cube", Args: []string{"piece", "space"}},
		tellFixNoCube:   {Name: "fixed-no-cube", Args: []string{"piece", "space"}},
		tellFixFirst:    {Name: "fixed-first-pile", Args: []string{"seat", "piece", "cubes"}},
		tellFixSecond:   {Name: "fixed-second-pile", Args: []string{"seat", "piece", "cubes"}},
		tellFixTurn:     {Name: "fixed-turn", Args: []string{"seat"}},
		tellFixEndsTurn: {Name: "fix-ends-turn", Args: []string{"seat", "piece"}},
		tellFixGoesOn:   {Name: "fix-goes-on"},

		promptStack:      {Name: "prompt-stack", Args: []string{"seat"}},
		promptStackMore:  {Name: "prompt-stack-more", Args: []string{"seat", "piece", "more"}},
		promptStackExact: {Name: "prompt-stack-all", Args: []string{"seat", "piece", "more"}},
		promptBegin:      {Name: "prompt-begin", Args: []string{"seat"}},
		promptTakeFirst:  {Name: "prompt-take-first", Args: []string{"seat", "turns"}},
		promptTakeSecond: {Name: "prompt-take-second", Args: []string{"seat"}},
		promptBeside:     {Name: "prompt-beside", Args: []string{"cubes"}},
		promptOver:       {Name: "prompt-over", Args: []string{"points", "against"}},
	},
}
