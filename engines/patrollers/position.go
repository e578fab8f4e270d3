package patrollers

import (
	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// The decisions and rolls that a position can wait for. Records write them as in stages;
// [engines.Pending.Kind] holds the number.
const (
	DuePick       = uint8(iota) // a Patroller for the team (PAT-06)
	DueToken                    // a death token in secret (PAT-24)
	DueDeploy                   // a figure on the table (PAT-06)
	DueDial                     // the dials (PAT-05)
	DueInitiative               // the roll for who begins the round (PAT-07)
	DueSecret                   // a figure that was not placed with the others (PAT-22)
	DueOrder                    // a Patroller to take a turn with (PAT-08)
	DueTurn                     // moves, attacks, a special action, the end (PAT-09)
	DueSound                    // whether the sound was made (PAT-20)
	DueAttack                   // the roll of an attack (PAT-13)
	DueReroll                   // reroll or keep (PAT-22)
	DueRerolled                 // the attack die alone (PAT-22)
	DueReveal                   // the token of a figure that has died (PAT-24)
	DueGive                     // which figure gets the revealed token (PAT-25, PAT-26)
	DueElixir                   // a dial to set anew (PAT-25)
	over
)

// stages are the words for these in records, by number. The last one stands for a battle that is over.
var stages = []string{
	"pick", "token", "deploy", "dial", "initiative", "secret-deployment", "order", "turn", "sound", "attack",
	"reroll", "rerolled", "reveal", "give", "elixir", "over",
}

// MaxGear is how many pieces of equipment one figure can bear, and how many battle-wide tokens a side can
// have: every figure has one token.
const MaxGear = units

// maxDepth is how many series of attacks can be nested: a death token that is shown in one series can begin
// another series inside it (Self Destruct).
const maxDepth = units + 1

// Position is one position of the game. [Game.Start] returns the first.
type Position struct {
	units [units]unit
	// battleWide are each side's battle-wide tokens, oldest first: indexes into the ruleset's tokens plus 1,
	// or 0.
	battleWide [Players][MaxGear]uint8
	// mines are the explosives, oldest first; laid is how many.
	mines [MaxExplosives]point
	laid  uint8

	stage uint8
	// turn is the side whose turn it is. While setting up it is the side that picks, places or dials. While a
	// round begins it is 0, or the side that deploys in secret.
	turn    int8
	first   int8 // the side that has won the initiative of this round; none before the roll
	round   int32
	quiet   uint8 // how many rounds in a row have passed without a wound (PAT-15)
	wounded bool  // somebody was wounded in this round

	now turn
	// raging is the figure that may take a second turn right now (PAT-22), or none. A round that was about to
	// end waits for it.
	raging int8

	// series is a stack of the attacks that wait for rolls, the innermost last; depth is its height.
	series [maxDepth]series
	depth  uint8
	// mineHits are the figures that each explosive still to go off will hit. They are used only where the
	// players measure, since the line of the order names them all at once.
	mineHits [maxMineHits]figures
	// dice are the attack die and the defence die while they may still be rolled again; 0 otherwise.
	dice [2]int16
	// dying is the figure whose death token is to be shown or handed on, or none.
	dying int8
}

// point is a place on the table, in tenths of an inch from the left and from the top.
type point = tabletop.Point

// unit is one figure.
type unit struct {
	who   uint8 // its Patroller, an index of the roster counted from 1; 0 is nobody yet
	token uint8 // tokenUnset, TokenNone, tokenSealed, or a token of the ruleset counted from firstToken
	dial  [Abilities]uint8
	at    point // where it stands or lies; the zero point where the players measure
	// gear is its equipment, oldest first: indexes into the ruleset's tokens plus 1, or 0.
	gear [MaxGear]uint8

	dialled, placed bool
	shown           bool // its token has been shown
	near, fallen    bool
	marked, gas     bool
	tired           bool // it bears a marker through the next round (Berserker Attack)
	// grip: a Tiger Claw Grip is in force. stance: a Dragon Stance protects it. gave: its last turn gave a
	// Dragon Stance, so the next one gives none.
	grip, stance, gave bool
	calm               bool // it had a turn without an attack in this round (Calculated Assault)
}

// The values of a unit's token that are not tokens of the ruleset.
const (
	tokenUnset = iota
	TokenNone
	tokenSealed
	firstToken
)

// turn is the turn under way.
type turn struct {
	actor   int8  // the figure that takes the turn; none between turns
	chief   int8  // the figure that issued the order and bears the marker (Issue Orders); none else
	moves   int16 // moves made, where the players measure
	twines  int16 // twines laid, where positions are tracked
	attacks uint8
	done    bool // a special action has been taken in the attack's place
	lost    bool // gas takes the turn away: only its end is left
	nugget  bool // the actor bore a Temporal Nugget when it began
	again   bool // it is the second of two in a row
}

// idle is the turn of a position between two turns.
var idle = turn{actor: none, chief: none}

// The kinds of series of attacks, by what starts them.
const (
	plainAttack = uint8(iota)
	gatlingAttack
	mineAttack
	tokenAttack
)

// seriesIDs names what starts a series, in records.
var seriesIDs = []string{"attack", "gatling-gun", "explosives", "self-destruct"}

// series is a series of attacks of one figure.
type series struct {
	kind  uint8
	from  int8    // who attacks
	at    int8    // the target of the roll that is due; none between two rolls
	sound uint8   // soundOpen, soundNo, soundYes
	left  figures // the targets that come after it
	rolls uint8   // how many rolls have been made
}

// Whether the player has made the sound of the attack (PAT-20). soundOpen is not yet asked.
const (
	soundOpen = uint8(iota)
	soundNo
	soundYes
)

// maxMineHits is how many sets of hit figures fit into one move: its first argument is the figure.
const maxMineHits = engines.MaxArgs - 1

// Start returns the position before the first line.
func (g *Game) Start() Position {
	return Position{stage: DuePick, first: none, now: idle, raging: none, dying: none}
}

// alive reports whether a figure has not fallen (PAT-14); it need not be on the table.
func (u *unit) alive() bool { return u.who > 0 && !u.fallen }

// stands reports whether a figure stands on the table.
func (u *unit) stands() bool { return u.placed && !u.fallen }

// countEffect returns how many tokens with an effect are in a figure's gear or a side's battle-wide tokens.
func (g *Game) countEffect(gear *[MaxGear]uint8, e Effect) int {
	n := 0
	for _, t := range gear {
		if t == 0 {
			break
		}
		if g.tokens[t-1].effect == e {
			n++
		}
	}
	return n
}

// add appends a token of the ruleset to a list of equipment or of battle-wide tokens.
func add(gear *[MaxGear]uint8, token int) {
	for i := range gear {
		if gear[i] == 0 {
			gear[i] = uint8(token) + 1
			return
		}
	}
}

// takeOff removes the first token with an effect, since it has been used up.
func (g *Game) takeOff(gear *[MaxGear]uint8, e Effect) {
	for i, t := range gear {
		if t > 0 && g.tokens[t-1].effect == e {
			copy(gear[i:], gear[i+1:])
			gear[MaxGear-1] = 0
			return
		}
	}
}

// top returns the series that waits for a roll.
func (p *Position) top() *series { return &p.series[p.depth-1] }

// SettingUp reports whether teams are picked, armed, placed or dialled.
func (p *Position) SettingUp() bool { return p.stage <= DueDial }

// owes returns the side that must decide next. It means nothing while a roll is due.
func (p *Position) owes() int8 {
	switch p.stage {
	case DueSound, DueReroll:
		return seatOf(p.top().from)
	case DueReveal, DueGive, DueElixir:
		return seatOf(p.dying)
	}
	return p.turn
}

// chosen returns the index of the figure's token in the ruleset; -1 if it has no token, or if its kind is
// unknown.
func (u *unit) chosen() int {
	if u.token < firstToken {
		return -1
	}
	return int(u.token) - firstToken
}
