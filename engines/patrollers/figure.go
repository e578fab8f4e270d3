package patrollers

import "homespun/engines"

// Figure is how one figure stands.
type Figure struct {
	// Seat is whose it is, Who its Patroller by its place in the roster.
	Seat engines.Seat
	Who  int
	// Dialled says that its dials have been set, Front what they show there, Shows what they show on the side
	// that is up.
	Dialled      bool
	Front, Shows [Abilities]int
	// Placed says that it is on the table, standing or fallen; X and Y is where, in tenths of an inch, 0
	// where the players measure.
	Placed bool
	X, Y   int
	// NearDeath says that its dog-tag is turned, Fallen that it has died.
	NearDeath, Fallen bool
	// Marked and Gas say which markers it bears; Skips that it keeps its order marker through the next round.
	Marked, Gas, Skips bool
	// Token is its death token: an id, none, sealed, or "" where that is not settled. Shown says that it has
	// been shown.
	Token string
	Shown bool
	// Equipment is what it bears, by id.
	Equipment []string
	// Grip, Stance and Calm say that its special action is in force: a Tiger Claw Grip, a Dragon Stance, a
	// Calculated Assault.
	Grip, Stance, Calm bool
}

// Figure returns how a figure stands, A1 being 0 and B1 MaxTeam; ok is false where it has not been picked.
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

// Units returns the figures of a side that can be in a match, by number, whether or not they have been
// picked.
func (g *Game) Units(seat engines.Seat) []int { return members(g.team(int8(seat))) }

// Explosives returns where the explosives lie, oldest first, in tenths of an inch; where the players measure
// the places are 0.
func (p *Position) Explosives() (list [][2]int) {
	for _, at := range p.mines[:p.laid] {
		list = append(list, [2]int{int(at.X), int(at.Y)})
	}
	return list
}

// Stage returns what is due, one of DuePick to DueElixir; more than DueElixir after the end.
func (p *Position) Stage() uint8 { return p.stage }

// Over reports whether the battle is over.
func (p *Position) Over() bool { return p.stage == over }

// Round returns how many rounds have begun.
func (p *Position) Round() int { return int(p.round) }

// Turn returns whose turn it is, and while setting up who picks, places or dials; ok is false where that is
// nobody's: while a round begins and after the end.
func (p *Position) Turn() (seat engines.Seat, ok bool) {
	return engines.Seat(p.turn), p.stage != DueInitiative && p.stage != over
}

// Initiative returns who goes first in this round; ok is false before that is known.
func (p *Position) Initiative() (seat engines.Seat, ok bool) {
	return engines.Seat(max(0, p.first)), p.first >= 0
}

// Acting returns the figure whose turn it is, and who has issued it the order, or itself; ok is false between
// turns.
func (p *Position) Acting() (u, chief int, ok bool) {
	u, chief = int(p.now.actor), int(p.now.chief)
	if chief < 0 {
		chief = u
	}
	return u, chief, u >= 0
}

// Dying returns the figure whose token is shown or given; ok is false where none is.
func (p *Position) Dying() (u int, ok bool) { return int(p.dying), p.dying >= 0 }

// Raging returns the figure that may take a second turn right now; ok is false where none may (Berserker
// Attack).
func (p *Position) Raging() (u int, ok bool) { return int(p.raging), p.raging >= 0 }

// QuietRounds returns how many rounds running nobody was wounded (PAT-15).
func (p *Position) QuietRounds() int { return int(p.quiet) }
