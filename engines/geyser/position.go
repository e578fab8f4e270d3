package geyser

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// What is due, and what [engines.Pending.Kind] holds.
const (
	DueStart  = uint8(iota) // a token on a start square (GEY-03)
	DueFirst                // the roll for who starts (GEY-03)
	DueTurn                 // a move, a pass or a re-entry (GEY-04, GEY-14)
	DueSpawn                // a new token, or none (GEY-05)
	DueBattle               // the roll of a battle (GEY-08)
	DueAgain                // again or back (GEY-09, GEY-10)
	DueFiring               // the roll that wakes a ring (GEY-11)
	over
)

// stages names what is due, by its number, in records.
var stages = []string{"start", "first", "turn", "spawn", "battle", "again", "firing", "over"}

// Position is one position of the game. The zero value is none; [Game.Start] returns the first.
type Position struct {
	tribes [MaxPlayers]tribe
	// on are the spaces with tokens of each player.
	on    [MaxPlayers]grid.WideSet
	stage uint8
	// whose turn it is, or who starts or rolls while setting up; where the geysers fire and after the end,
	// first
	turn int8
	// first is who started and begins every round, roller whose dice they are when the geysers fire next.
	first, roller int8
	out           uint8 // the players who are out, as bits
	// contest are the players who roll for who starts, as bits; rolled is what they rolled this time, 0 being
	// nothing yet.
	contest uint8
	rolled  [MaxPlayers]uint8
	// fighter is the number of the token that attacks, target the space it attacks; a spawn is due around
	// target too. 0 and -1 where nothing is pending.
	fighter, target int16
	fired           uint8 // the sum of the last firing; 0 before the first
	round           int32
}

// Start returns the position before the first line.
func (g *Game) Start() Position {
	return Position{stage: DueStart, target: -1, round: 1}
}

// Token is one token: whose it is and its number. A3 is Token{0, 3}.
type Token struct {
	Seat   engines.Seat
	Number int
}

// tribe is a player's tokens on the board, by space, and on one space in the order in which they came. What
// lies beyond count is zero, so that equal positions are ==.
type tribe struct {
	count   uint8
	highest int16 // the highest number ever used
	at      [MaxTokens]uint8
	number  [MaxTokens]int16
}

// group returns the places of the tokens on a space, from low to before high.
func (t *tribe) group(space int) (low, high int) {
	for low < int(t.count) && int(t.at[low]) < space {
		low++
	}
	for high = low; high < int(t.count) && int(t.at[high]) == space; {
		high++
	}
	return low, high
}

// find returns the place of a token, and -1 where it is not on the board.
func (t *tribe) find(number int16) int {
	for i, n := range t.number[:t.count] {
		if n == number {
			return i
		}
	}
	return -1
}

// next returns the number of the next new token: one above the highest ever used. Beyond MaxNumber, which
// only a fix comes near, it is the lowest that is not on the board.
func (t *tribe) next() int16 {
	if t.highest < MaxNumber {
		return t.highest + 1
	}
	number := int16(1)
	for t.find(number) >= 0 {
		number++
	}
	return number
}

// put brings a token to a space, as the last to come there; it is not on the board before.
func (p *Position) put(seat engines.Seat, number int16, space int) {
	t := &p.tribes[seat]
	_, i := t.group(space)
	n := int(t.count)
	copy(t.at[i+1:n+1], t.at[i:n])
	copy(t.number[i+1:n+1], t.number[i:n])
	t.at[i], t.number[i] = uint8(space), number
	t.count++
	t.highest = max(t.highest, number)
	p.on[seat].Add(space)
}

// take takes the token in a place off the board.
func (p *Position) take(seat engines.Seat, i int) {
	t := &p.tribes[seat]
	space, last := t.at[i], int(t.count)-1
	copy(t.at[i:], t.at[i+1:last+1])
	copy(t.number[i:], t.number[i+1:last+1])
	t.at[last], t.number[last] = 0, 0
	t.count--
	if (i >= last || t.at[i] != space) && (i == 0 || t.at[i-1] != space) {
		p.on[seat].Remove(int(space))
	}
}

// isOut reports whether a player is out (GEY-14).
func (p *Position) isOut(seat int8) bool { return p.out>>seat&1 != 0 }

// holder returns who has tokens on a space, and -1 where nobody has.
func (p *Position) holder(space int) engines.Seat {
	for seat := range engines.Seat(MaxPlayers) {
		if p.on[seat].Has(space) {
			return seat
		}
	}
	return -1
}

// last returns the last token to have come to a space, which is there.
func (p *Position) last(seat engines.Seat, space int) int16 {
	_, high := p.tribes[seat].group(space)
	return p.tribes[seat].number[high-1]
}

// fighting returns the two tokens of a battle: the attacker's, and the last of the defenders to have come
// (GEY-10).
func (p *Position) fighting() (attacker, defender piece) {
	foe := p.holder(int(p.target))
	return token(engines.Seat(p.turn), p.fighter), token(foe, p.last(foe, int(p.target)))
}

// origin returns the space that the attacker comes from.
func (p *Position) origin() int {
	t := &p.tribes[p.turn]
	return int(t.at[t.find(p.fighter)])
}

// SettingUp reports whether tokens are placed or who starts is rolled for.
func (p *Position) SettingUp() bool { return p.stage <= DueFirst }

// Geysers returns how many geysers a player controls (GEY-06); the Mother is none.
func (g *Game) Geysers(p *Position, seat engines.Seat) int { return p.on[seat].And(g.geysers).Len() }

// others returns the spaces that players other than one hold.
func (p *Position) others(seat engines.Seat) grid.WideSet {
	var all grid.WideSet
	for i := range p.on {
		if i != int(seat) {
			all = all.Or(p.on[i])
		}
	}
	return all
}
