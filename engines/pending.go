package engines

// Pending is what a position waits for: who owes a decision, and of what kind. Several seats owe at once
// where all choose in secret together; they may answer in any order. Nobody owes anything once the match is
// over.
type Pending struct {
	Who SeatSet
	// Kind is what is to be decided, an index into the game's [Info.Decisions]: it names the prompt and what
	// a line of another kind breaks.
	Kind uint8
	// Roll is what to roll where Who holds Dice.
	Roll Roll
	// Open says that the legal moves cannot all be listed (a measured move): Moves lists those it can, Sample
	// draws any.
	Open bool
	// Secret says that the seats answer without seeing each other's answers.
	Secret bool
	// Hidden says that an answer stays hidden once it is given: others see that it was given, not what it is,
	// in their views, in what is told and in the log.
	Hidden bool
	// Optional are seats that owe nothing and yet may make a move of their own now, before what is pending:
	// Moves lists it too, behind the moves of Who. Whatever move is made first takes the chance away.
	Optional SeatSet
}

// Over reports whether nobody owes anything: the match has ended.
func (d Pending) Over() bool { return d.Who == 0 }

// Rolling reports whether a roll is due.
func (d Pending) Rolling() bool { return d.Who.Has(Dice) }

// MaxDice is how many dice one roll can ask for.
const MaxDice = MaxArgs

// Roll is the dice that a roll asks for, in the order in which their faces are written. It is comparable: two
// rolls are of the same kind where they are equal.
type Roll struct {
	N   uint8
	Die [MaxDice]Die
}

// MaxSides is how many faces a die can have that do not bear pips.
const MaxSides = 12

// Die is one die of a roll.
type Die struct {
	// Owner is whose die it is; Dice where it is nobody's.
	Owner Seat
	// Faces is how many faces it has, at least 1.
	Faces uint8
	// Sides are what the faces bear where that is not pips, as numbers of the game's own from 1 on; several
	// faces may bear the same. All are 0 on a die with pips. How a side is written is what [Notation.Format]
	// makes of a roll of that one die.
	Sides [MaxSides]uint8
}

// Plain reports whether the die bears pips, 1 to Faces.
func (d *Die) Plain() bool { return d.Sides == [MaxSides]uint8{} }

// Side returns what a face bears, counted from 1: the argument of a roll that shows it.
func (d *Die) Side(face int) int16 {
	if d.Plain() {
		return int16(face)
	}
	return int16(d.Sides[face-1])
}

// Face returns the first face, counted from 1, that bears what a roll's argument says; 0 where none does.
func (d *Die) Face(side int16) int {
	for face := 1; face <= int(d.Faces); face++ {
		if d.Side(face) == side {
			return face
		}
	}
	return 0
}

// RollOf returns the roll of the dice given.
func RollOf(dice ...Die) Roll {
	r := Roll{N: uint8(len(dice))}
	copy(r.Die[:], dice)
	return r
}

// Dice returns the dice of the roll.
func (r *Roll) Dice() []Die { return r.Die[:r.N] }
