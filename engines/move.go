package engines

// MaxArgs is how many numbers a move can carry.
const MaxArgs = 8

// Verb is what a move does, numbered by each game from VerbRoll on.
type Verb uint8

// VerbRoll is the verb of every roll, in all games. Its arguments are what the dice show ([Die.Side]), in the
// order of [Roll].
const VerbRoll Verb = 0

// Move is one line of a match: who does what to which pieces, spaces, seats or numbers. It is comparable and
// carries no text; [Notation] reads and writes it. A roll is a move of Dice, a fix or a deal one of Table.
type Move struct {
	Who  Seat
	Verb Verb
	// N is how many of Args count; the others are zero, so that equal moves are ==.
	N    uint8
	Args [MaxArgs]int16
}

// NewMove returns the move of a seat with up to MaxArgs arguments. It panics on more, an error of the
// program.
func NewMove(who Seat, verb Verb, args ...int16) Move {
	m := Move{Who: who, Verb: verb, N: uint8(len(args))}
	if copy(m.Args[:], args) < len(args) {
		panic("engines: a move with more than MaxArgs arguments")
	}
	return m
}

// Faces returns the arguments that count: of a roll, its faces.
func (m *Move) Faces() []int16 { return m.Args[:m.N] }

// Add adds an argument. It panics if there are MaxArgs already, an error of the program.
func (m *Move) Add(arg int16) {
	m.Args[m.N] = arg
	m.N++
}

// Tidy reports whether a move counts no more arguments than it can carry and those that do not count are
// zero.
func (m *Move) Tidy() bool {
	if m.N > MaxArgs {
		return false
	}
	for _, rest := range m.Args[m.N:] {
		if rest != 0 {
			return false
		}
	}
	return true
}
