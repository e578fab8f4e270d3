package engines

// Pending says what a position waits for: which seats owe a decision, and of what kind. Several seats owe one
// at the same time if they all choose in secret; they may answer in any order. Once the match is over, no
// seat owes anything.
type Pending struct {
	Who SeatSet
	// Kind is the kind of decision, an index into the game's [Info.Decisions]. Messages use that name when
	// they ask for the decision, and when they refuse a line of another kind.
	Kind uint8
	// Roll holds the dice to roll, if Who contains Dice.
	Roll Roll
	// Open says that not all legal moves can be listed, such as moves over a measured distance. Then Moves
	// lists those that it can, and Sample draws any legal move.
	Open bool
	// Secret says that the seats choose at the same time: no seat sees another's answer until all have
	// answered.
	Secret bool
	// Hidden says that an answer stays hidden after it was given. The other seats learn that it was given,
	// but not what it is, in their views, in events and in the log.
	Hidden bool
	// Seen are the seats that see a hidden answer, where those are others than who gives it: a card that the table draws
	// for a seat. What follows from such an answer may show it.
	Seen SeatSet
	// Optional are seats that owe nothing but may make a move of their own now, before the pending decision.
	// Moves lists these moves too, after the moves of Who. Whichever move is made first, the chance is gone.
	Optional SeatSet
}

// Over reports whether the match has ended, that is, whether nobody owes anything.
func (d Pending) Over() bool { return d.Who == 0 }

// Rolling reports whether a roll is due.
func (d Pending) Rolling() bool { return d.Who.Has(Dice) }

// MaxDice is the largest number of dice in one roll.
const MaxDice = MaxArgs

// Roll lists the dice of one roll, in the order in which their faces are written. It is comparable: two rolls
// with the same dice are equal.
type Roll struct {
	N   uint8
	Die [MaxDice]Die
}

// MaxSides is the largest number of faces of a die with symbols of its own. Dice with pips have no such
// limit.
const MaxSides = 12

// Die is one die of a roll.
type Die struct {
	// Owner is the seat whose die it is; Dice if the die is nobody's.
	Owner Seat
	// Faces is the number of faces, at least 1.
	Faces uint8
	// Sides holds the symbol on each face, if the die has no pips, as numbers from 1 that the game chooses.
	// Several faces may have the same symbol. On a die with pips all are 0. To write a symbol, pass a roll of
	// only this die to [Notation.Format].
	Sides [MaxSides]uint8
}

// Plain reports whether the die has pips, 1 to Faces.
func (d *Die) Plain() bool { return d.Sides == [MaxSides]uint8{} }

// Side returns what a face shows: its pips, or the number of its symbol. Faces are counted from 1. This is
// the argument of a roll that shows the face.
func (d *Die) Side(face int) int16 {
	if d.Plain() {
		return int16(face)
	}
	return int16(d.Sides[face-1])
}

// Face returns the first face, counted from 1, that shows side, which is an argument of a roll; 0 if no face
// does.
func (d *Die) Face(side int16) int {
	for face := 1; face <= int(d.Faces); face++ {
		if d.Side(face) == side {
			return face
		}
	}
	return 0
}

// RollOf returns the roll of these dice.
func RollOf(dice ...Die) Roll {
	r := Roll{N: uint8(len(dice))}
	copy(r.Die[:], dice)
	return r
}

// Dice returns the dice of the roll.
func (r *Roll) Dice() []Die { return r.Die[:r.N] }
