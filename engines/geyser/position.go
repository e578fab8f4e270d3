package geyser

import (
	"homespun/engines"
	"homespun/engines/grid"
	"slices"
)

// The kinds of decision or roll that a position can wait for, also held by [engines.Pending.Kind].
const (
	DueStart  = uint8(iota) // a token on a start square (GEY-03)
	DueFirst                // a roll for the start (GEY-03)
	DueTurn                 // a move, a pass or a re-entry (GEY-04, GEY-14)
	DueSpawn                // a new token, or none (GEY-05)
	DueBattle               // the roll of a battle (GEY-08)
	DueAgain                // again or back (GEY-09, GEY-10)
	DueFiring               // the roll that wakes a ring (GEY-11)
	over
)

// stages are the names of the Due constants in records, by their number.
var stages = []string{"start", "first", "turn", "spawn", "battle", "again", "firing", "over"}

// Position is one position of the game. The zero value is not a valid one; [Game.Start] returns the first.
type Position struct {
	tribes [MaxPlayers]tribe
	// on holds the spaces with tokens of each player. It repeats what tribes holds, for speed.
	on    [MaxPlayers]grid.WideSet
	stage uint8 // what the position waits for: one of DueStart to over
	// turn is the player whose turn it is. While setting up it is the player who starts or rolls. Where the
	// geysers fire, and after the end, it is the same as first.
	turn int8
	// first is the player who started and who begins every round. roller is the player who rolls when the
	// geysers fire next (GEY-11).
	first, roller int8
	out           uint8 // the players who are out, as bits
	// contest holds the players who roll for the start, as bits. rolled holds what they have rolled this
	// time, 0 for nothing yet (GEY-03).
	contest uint8
	rolled  [MaxPlayers]uint8
	// fighter is the number of the attacking token, 0 where there is none. target is the space it attacks.
	// Where a spawn is due, target is the geyser landed on. Otherwise target is -1.
	fighter, target int16
	fired           uint8 // the sum of the last firing; 0 before the first
	round           int32
}

// Start returns the position before the first line.
func (g *Game) Start() Position {
	return Position{stage: DueStart, target: -1, round: 1}
}

// Token is one token, by its owner and its number. A3 is Token{0, 3}.
type Token struct {
	Seat   engines.Seat
	Number int
}

// tribe holds a player's tokens on the board, sorted by space. Tokens on the same space are in the order in
// which they came there. Entries from count on are zero, so that equal positions are ==.
type tribe struct {
	count   uint8
	highest int16 // the highest number ever used
	at      [MaxTokens]uint8
	number  [MaxTokens]int16
}

// group returns the indices of the tokens on a space: from low up to, but not including, high.
func (t *tribe) group(space int) (low, high int) {
	for low < int(t.count) && int(t.at[low]) < space {
		low++
	}
	for high = low; high < int(t.count) && int(t.at[high]) == space; {
		high++
	}
	return low, high
}

// find returns the index of a token, and -1 if it is not on the board.
func (t *tribe) find(number int16) int {
	return slices.Index(t.number[:t.count], number)
}

// next returns the number for the player's next new token: one above the highest ever used. If that is above
// MaxNumber, which only a fix can bring about, it is the lowest number that is not on the board.
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

// put brings a token that is not on the board to a space, as the last to come there.
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

// take removes the token with an index from the board.
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

// holder returns the player who has tokens on a space, and -1 where nobody has.
func (p *Position) holder(space int) engines.Seat {
	for seat := range engines.Seat(MaxPlayers) {
		if p.on[seat].Has(space) {
			return seat
		}
	}
	return -1
}

// last returns the number of the player's token that came to a space last. The player must have one there.
func (p *Position) last(seat engines.Seat, space int) int16 {
	_, high := p.tribes[seat].group(space)
	return p.tribes[seat].number[high-1]
}

// fighting returns the two tokens of the battle that is due: the attacker, and the defender that came to the
// space last (GEY-10).
func (p *Position) fighting() (attacker, defender piece) {
	foe := p.holder(int(p.target))
	return token(engines.Seat(p.turn), p.fighter), token(foe, p.last(foe, int(p.target)))
}

// origin returns the space of the attacking token, to which it can go back.
func (p *Position) origin() int {
	t := &p.tribes[p.turn]
	return int(t.at[t.find(p.fighter)])
}

// SettingUp reports whether the players are still placing their first tokens or rolling for the start.
func (p *Position) SettingUp() bool { return p.stage <= DueFirst }

// Geysers returns how many geysers a player controls (GEY-06); the Mother is none.
func (g *Game) Geysers(p *Position, seat engines.Seat) int { return p.on[seat].And(g.geysers).Len() }

// others returns the spaces held by all players except one. A seat that is no player leaves nobody out.
func (p *Position) others(seat engines.Seat) grid.WideSet {
	var all grid.WideSet
	for i := range p.on {
		if i != int(seat) {
			all = all.Or(p.on[i])
		}
	}
	return all
}
