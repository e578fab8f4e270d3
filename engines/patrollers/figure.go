package patrollers

import "homespun/engines"

// Figure is all that a screen or a picture shows of one figure.
type Figure struct {
	// Seat is the side it belongs to, Who the index of its Patroller in the roster.
	Seat engines.Seat
	Who  int
	// Dialled: its dials are set. Front are the values on the front, Shows those on the side that is up.
	Dialled      bool
	Front, Shows [Abilities]int
	// Placed: it is on the table, standing or fallen, at X and Y in tenths of an inch (0 where players
	// measure).
	Placed bool
	X, Y   int
	// NearDeath: its dog-tag is turned. Fallen: it has died.
	NearDeath, Fallen bool
	// Marked and Gas are its markers. Skips: it keeps its order marker next round (Berserker Attack).
	Marked, Gas, Skips bool
	// Token is the id of its death token, none, sealed, or "" if not yet chosen. Shown: it has been shown.
	Token string
	Shown bool
	// Equipment are the ids of the tokens it bears.
	Equipment []string
	// Grip, Stance and Calm: its Tiger Claw Grip, its Dragon Stance or its Calculated Assault is in force.
	Grip, Stance, Calm bool
}

// Figure returns what is known of a figure: 0 is A1, MaxTeam is B1. ok is false if it has not been picked.
func (g *Game) Figure(p *Position, u int) (f Figure, ok bool) {
	unit := &p.units[u]
	if unit.who == 0 {
		return f, false
	}
	f = Figure{
		Seat: engines.Seat(seatOf(int8(u))), Who: int(unit.who) - 1, Dialled: unit.dialled,
		Placed: unit.placed, X: int(unit.at.X), Y: int(unit.at.Y),
		NearDeath: unit.near, Fallen: unit.fallen, Marked: unit.marked, Gas: unit.gas, Skips: unit.tired,
		Shown:     unit.shown,
		Equipment: g.gearTexts(&unit.gear), Grip: unit.grip, Stance: unit.stance, Calm: unit.calm,
	}
	if unit.token != tokenUnset {
		f.Token = g.tokenText(int16(unit.token))
	}
	for a := range f.Front {
		if unit.dialled {
			f.Front[a], f.Shows[a] = int(unit.dial[a]), g.dialled(p, int8(u), a)
		}
	}
	return f, true
}

// Units returns the numbers of all figures that a side has in this match, picked or not.
func (g *Game) Units(seat engines.Seat) []int { return members(g.team(int8(seat))) }

// Explosives returns the places of the explosives, oldest first, in tenths of an inch. Where the players
// measure, all places are 0.
func (p *Position) Explosives() (list [][2]int) {
	for _, at := range p.mines[:p.laid] {
		list = append(list, [2]int{int(at.X), int(at.Y)})
	}
	return list
}

// Stage returns the pending decision or roll, DuePick to DueElixir. After the end it is more than DueElixir.
func (p *Position) Stage() uint8 { return p.stage }

// Over reports whether the battle is over.
func (p *Position) Over() bool { return p.stage == over }

// Round returns how many rounds have begun.
func (p *Position) Round() int { return int(p.round) }

// Turn returns the side whose turn it is. While setting up it is the side that picks, places or dials. ok is
// false while a round begins and after the end.
func (p *Position) Turn() (seat engines.Seat, ok bool) {
	return engines.Seat(p.turn), p.stage != DueInitiative && p.stage != over
}

// Initiative returns the side that goes first in this round. ok is false before the roll has decided that.
func (p *Position) Initiative() (seat engines.Seat, ok bool) {
	return engines.Seat(max(0, p.first)), p.first >= 0
}

// Acting returns the figure that takes the turn, and the figure that gave it the order: itself, except after
// Issue Orders. ok is false between turns.
func (p *Position) Acting() (u, chief int, ok bool) {
	u, chief = int(p.now.actor), int(p.now.chief)
	if chief < 0 {
		chief = u
	}
	return u, chief, u >= 0
}

// Dying returns the figure whose token is to be shown or handed on. ok is false if there is none.
func (p *Position) Dying() (u int, ok bool) { return int(p.dying), p.dying >= 0 }

// Raging returns the figure that may take a second turn now (Berserker Attack). ok is false if there is none.
func (p *Position) Raging() (u int, ok bool) { return int(p.raging), p.raging >= 0 }

// QuietRounds returns how many rounds in a row have passed without a wound (PAT-15).
func (p *Position) QuietRounds() int { return int(p.quiet) }
