package patrollers

import (
	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// What is due, and what [engines.Pending.Kind] holds.
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
	DueReveal                   // the token of one who has died (PAT-24)
	DueGive                     // who gets what was revealed (PAT-25, PAT-26)
	DueElixir                   // a dial to set anew (PAT-25)
	over
)

// stages names what is due, by its number, in records.
var stages = []string{
	"pick", "token", "deploy", "dial", "initiative", "secret-deployment", "order", "turn", "sound", "attack",
	"reroll", "rerolled", "reveal", "give", "elixir", "over",
}

// MaxGear is how many pieces of equipment one figure can bear, and how many battle-wide tokens a side can
// have: every figure has one token.
const MaxGear = units

// maxDepth is how many series of attacks can wait for one another: every token can begin one within another.
const maxDepth = units + 1

// Position is one position of the game. [Game.Start] returns the first.
type Position struct {
	units [units]unit
	// wide are the battle-wide tokens of each side, in the order in which they came, as tokens of the ruleset
	// counted from 1; what lies beyond is 0.
	wide [Players][MaxGear]uint8
	// mines are the explosives, oldest first; laid is how many.
	mines [MaxExplosives]point
	laid  uint8

	stage uint8
	// whose turn it is; while setting up who picks, places or dials; while a round begins 0, or who deploys
	// in secret
	turn  int8
	first int8 // who has won the initiative of this round; none before
	round int32
	quiet uint8 // rounds running in which nobody was wounded
	blood bool  // somebody was wounded in this round

	now turn
	// raging is a figure that may take a second turn right now (PAT-22); none mostly. Where a round is about
	// to begin, the one before has not been ended yet as long as there is one.
	raging int8

	// series are the series of attacks that wait for rolls, the innermost last; depth is how many.
	series [maxDepth]series
	depth  uint8
	// runs are those hit by each of the explosives still to go off, where the players measure.
	runs [maxRuns]figures
	// dice are the attack and the defence die that lie on the table while a roll may be made again; 0 else.
	dice [2]int16
	// dying is the figure whose token is shown; none mostly.
	dying int8
}

// point is a place on the table, in tenths of an inch from the left and from the top.
type point = tabletop.Point

// unit is one figure.
type unit struct {
	who   uint8 // its Patroller, an index of the roster counted from 1; 0 is nobody yet
	token uint8 // tokenUnset, TokenNone, tokenSealed, or a token of the ruleset counted from firstToken
	dial  [Abilities]uint8
	at    point // where it stands or lies; where the players measure, nowhere
	// gear is its equipment in the order in which it came, as tokens of the ruleset counted from 1; what lies
	// beyond is 0.
	gear [MaxGear]uint8

	dialled, placed bool
	shown           bool // its token has been shown
	near, fallen    bool
	marked, gas     bool
	tired           bool // it bears a marker through the next round (Berserker Attack)
	// Tiger Claw Grip holds; Dragon Stance protects; the last turn gave a Dragon Stance
	grip, stance, gave bool
	calm               bool // a turn of this round was without an attack (Calculated Assault)
}

// What a unit's token can be besides one of the ruleset.
const (
	tokenUnset = iota
	TokenNone
	tokenSealed
	firstToken
)

// turn is the turn under way.
type turn struct {
	actor   int8  // whose; none between turns
	chief   int8  // who bears the marker for it, where orders were issued; none else
	moves   int16 // moves made, where the players measure
	twines  int16 // twines laid, where positions are tracked
	attacks uint8
	done    bool // a special action has been taken in the attack's place
	lost    bool // to gas
	nugget  bool // the actor bore a Temporal Nugget when it began
	again   bool // it is the second of two in a row
}

// idle is no turn.
var idle = turn{actor: none, chief: none}

// What starts a series of attacks.
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
	at    int8    // whom, with the roll that is due; none between two
	sound uint8   // soundOpen, soundNo, soundYes
	left  figures // whom after that
	rolls uint8   // how many rolls have been made
}

// What is known of the sound of an attack (PAT-20).
const (
	soundOpen = uint8(iota)
	soundNo
	soundYes
)

// maxRuns is how many explosives a line can say the hits of.
const maxRuns = engines.MaxArgs - 1

// Start returns the position before the first line.
func (g *Game) Start() Position {
	return Position{stage: DuePick, first: none, now: idle, raging: none, dying: none}
}

// alive reports whether a figure has not fallen (PAT-14); it need not be on the table.
func (u *unit) alive() bool { return u.who > 0 && !u.fallen }

// stands reports whether a figure stands on the table.
func (u *unit) stands() bool { return u.placed && !u.fallen }

// wears returns how often a figure bears equipment, or a side has a token, with an effect.
func (g *Game) wears(gear *[MaxGear]uint8, e Effect) int {
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

// add puts a token behind those that are there.
func add(gear *[MaxGear]uint8, token int) {
	for i := range gear {
		if gear[i] == 0 {
			gear[i] = uint8(token) + 1
			return
		}
	}
}

// takeOff takes the first token with an effect away.
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

// owes returns the side that owes what is due, where it is not a roll.
func (p *Position) owes() int8 {
	switch p.stage {
	case DueSound, DueReroll:
		return seatOf(p.top().from)
	case DueReveal, DueGive, DueElixir:
		return seatOf(p.dying)
	}
	return p.turn
}

// chosen returns the token of the ruleset that a figure holds, and -1 where it is none or not known.
func (u *unit) chosen() int {
	if u.token < firstToken {
		return -1
	}
	return int(u.token) - firstToken
}
