package geyser

import (
	"slices"

	"homespun/engines"
	"homespun/engines/grid"
)

// Rules returns the fields of the ruleset. Its tables belong to the game: do not change them.
func (g *Game) Rules() Rules { return g.rules }

// Board returns the board: its spaces, their names and neighbours.
func (g *Game) Board() *grid.Board { return g.board }

// Players returns how many players there are.
func (g *Game) Players() int { return g.players }

// Kind returns the purpose of a space, such as a start square.
func (g *Game) Kind(space int) Kind { return g.kinds[space] }

// RingOf returns the id of the ring of the geyser on a space, and "" where there is no geyser.
func (g *Game) RingOf(space int) string { return g.rings[space] }

// Rings returns the ids of all rings in their order. A ring without a geyser on the board is among them.
func (g *Game) Rings() []string { return slices.Clone(g.order) }

// Spaces returns the geysers of a ring.
func (g *Game) Spaces(ring string) []int {
	var list []int
	for at, id := range g.rings {
		if id == ring && id != "" {
			list = append(list, at)
		}
	}
	return list
}

// Mother returns the space of the Mother Geyser.
func (g *Game) Mother() int { return g.mother }

// Ring returns the id of the ring that fires on a sum of the dice, "" if none does, and whether the Mother
// Geyser fires on it (GEY-11, GEY-12).
func (g *Game) Ring(sum int) (id string, mother bool) {
	if sum < 2 || sum > MaxSum {
		return "", false
	}
	if i := g.ringOfSum[sum]; i > 0 {
		id = g.order[i-1]
	}
	return id, g.fires[sum].Has(g.mother)
}

// Ways returns in how many ways the two dice can fall so that a space is fired on, and in how many they can
// fall at all.
func (g *Game) Ways(space int) (ways, of int) {
	return g.ways[space], g.rules.DieFaces * g.rules.DieFaces
}

// RingWays returns in how many ways the two dice can fall so that a ring fires, and in how many they can fall
// at all. The ring need not have a geyser on the board.
func (g *Game) RingWays(ring string) (ways, of int) {
	for _, sum := range g.rules.Rings[ring].Sums {
		ways += g.waysTo(sum)
	}
	return ways, g.rules.DieFaces * g.rules.DieFaces
}

// waysTo returns in how many ways the two dice can show a sum. A sum nearer the middle has more.
func (g *Game) waysTo(sum int) int {
	middle := g.rules.DieFaces + 1
	return g.rules.DieFaces - max(sum-middle, middle-sum)
}

// View returns the position itself: Geyser has no secrets.
func (g *Game) View(p *Position, _ engines.Seat) Position { return *p }

// Controls returns the player who controls a space, and -1 where nobody has a token.
func (p *Position) Controls(space int) engines.Seat { return p.holder(space) }

// MayEnterMother reports whether a player controls enough geysers to move into the Mother Geyser (GEY-07).
func (g *Game) MayEnterMother(p *Position, seat engines.Seat) bool {
	return g.Geysers(p, seat) >= g.Needs(seat)
}

// Needs returns how many geysers a player needs to move into the Mother Geyser (GEY-07).
func (g *Game) Needs(seat engines.Seat) int { return max(0, g.rules.MotherNeeds-g.help[seat]) }

// On returns the tokens on a space, in the order in which they came there.
func (p *Position) On(space int) []Token {
	holder := p.holder(space)
	if holder < 0 {
		return nil
	}
	var list []Token
	t := &p.tribes[holder]
	low, high := t.group(space)
	for _, number := range t.number[low:high] {
		list = append(list, Token{holder, int(number)})
	}
	return list
}

// Where returns the space of a token, and -1 where it is not on the board.
func (p *Position) Where(t Token) int {
	if t.Seat < 0 || t.Seat >= MaxPlayers || t.Number < 1 || t.Number > MaxNumber {
		return -1
	}
	tribe := &p.tribes[t.Seat]
	if i := tribe.find(int16(t.Number)); i >= 0 {
		return int(tribe.at[i])
	}
	return -1
}

// Tokens returns how many tokens a player has on the board.
func (p *Position) Tokens(seat engines.Seat) int { return int(p.tribes[seat].count) }

// Next returns the token that a player would bring in next (GEY-02).
func (p *Position) Next(seat engines.Seat) Token { return Token{seat, int(p.tribes[seat].next())} }

// Stage returns what is due, one of DueStart to DueFiring. After the end it is more than DueFiring.
func (p *Position) Stage() uint8 { return p.stage }

// Over reports whether the match has ended.
func (p *Position) Over() bool { return p.stage == over }

// Turn returns the player whose turn it is. While setting up it is the player who starts or rolls. Where the
// geysers fire, and after the end, it is [Position.First].
func (p *Position) Turn() engines.Seat { return engines.Seat(p.turn) }

// First returns the player who started and who begins every round (GEY-11).
func (p *Position) First() engines.Seat { return engines.Seat(p.first) }

// Roller returns the player who rolls when the geysers fire next (GEY-11).
func (p *Position) Roller() engines.Seat { return engines.Seat(p.roller) }

// Round returns the round, from 1.
func (p *Position) Round() int { return int(p.round) }

// Out reports whether a player is out (GEY-14).
func (p *Position) Out(seat engines.Seat) bool { return p.isOut(int8(seat)) }

// Rolled returns what a player has rolled for the start, 0 for nothing yet. rolls reports whether the player
// takes part in this roll at all: after a tie only the highest do (GEY-03).
func (p *Position) Rolled(seat engines.Seat) (face int, rolls bool) {
	return int(p.rolled[seat]), p.contest>>seat&1 != 0
}

// Fired returns the sum of the last firing, 0 before the first.
func (p *Position) Fired() int { return int(p.fired) }

// Battle returns the two tokens of the battle that is due and the space they fight for. ok is false where no
// battle is due.
func (p *Position) Battle() (attacker, defender Token, space int, ok bool) {
	if p.stage != DueBattle && p.stage != DueAgain {
		return attacker, defender, -1, false
	}
	foe := p.holder(int(p.target))
	return Token{engines.Seat(p.turn), int(p.fighter)}, Token{foe, int(p.last(foe, int(p.target)))},
		int(p.target), true
}

// Spawn returns the geyser around which the player may put a new token, and -1 where no spawn is due.
func (p *Position) Spawn() int {
	if p.stage != DueSpawn {
		return -1
	}
	return int(p.target)
}
