package engines

// Due is what a position waits for: who owes a decision, and of what kind. Several seats owe at once where all choose in secret together; they
// may answer in any order. Nobody owes anything once the match is over.
type Due struct {
	Who SeatSet
	// What is the kind of decision, an index into the game's [Info.Dues]: it names the prompt and what a line of another kind breaks.
	What uint8
	// Roll is what to roll where Who holds Dice.
	Roll Roll
	// Open says that the legal moves cannot all be listed (a measured move): Moves lists those it can, Sample draws any.
	Open bool
	// Secret says that the seats answer without seeing each other's answers.
	Secret bool
}

// Over reports whether nobody owes anything: the match has ended.
func (d Due) Over() bool { return d.Who == 0 }

// Rolling reports whether a roll is due.
func (d Due) Rolling() bool { return d.Who.Has(Dice) }

// MaxDice is how many dice one roll can ask for.
const MaxDice = MaxArgs

// Roll is the dice that a roll asks for, in the order in which their faces are written. It is comparable: two rolls are of the same kind where
// they are equal.
type Roll struct {
	N   uint8
	Die [MaxDice]Die
}

// Die is one die of a roll.
type Die struct {
	// Owner is whose die it is; Dice where it is nobody's.
	Owner Seat
	// Faces is how many faces it has, at least 1; the faces of a move are 1 to Faces.
	Faces uint8
	// Kind tells dice apart whose faces are not plain pips: 0 is plain, others are the game's.
	Kind uint8
}

// RollOf returns the roll of the dice given.
func RollOf(dice ...Die) Roll {
	r := Roll{N: uint8(len(dice))}
	copy(r.Die[:], dice)
	return r
}

// Dice returns the dice of the roll.
func (r *Roll) Dice() []Die { return r.Die[:r.N] }
