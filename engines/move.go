package engines

// MaxArgs is the largest number of arguments in a move.
const MaxArgs = 8

// Verb says what a move does. Each game numbers its verbs, from VerbRoll on.
type Verb uint8

// VerbRoll is the verb of every roll, in all games. The arguments of a roll are what the dice show
// ([Die.Side]), in the order of [Roll].
const VerbRoll Verb = 0

// Move is one thing done in a match: who does what to which pieces, spaces, seats or numbers. It is
// comparable and holds no text; [Notation] reads and writes it. A roll is a move of Dice, a fix or a deal is
// a move of Table.
type Move struct {
	Who  Seat
	Verb Verb
	// N is the number of arguments in use. The other elements of Args must be zero, so that equal moves are
	// ==.
	N    uint8
	Args [MaxArgs]int16
	// Moves are copied all the time. The compiler copies 32 bytes in two halves, but the 20 in use in two that
	// overlap, and the processor then waits in each copy for the one before.
	_ [12]byte
}

// NewMove returns the move of a seat with up to MaxArgs arguments. It panics on more, which is an error of
// the program.
func NewMove(who Seat, verb Verb, args ...int16) Move {
	m := Move{Who: who, Verb: verb, N: uint8(len(args))}
	if copy(m.Args[:], args) < len(args) {
		panic("engines: a move with more than MaxArgs arguments")
	}
	return m
}

// Faces returns the arguments in use. In a roll these are what the dice show.
func (m *Move) Faces() []int16 { return m.Args[:m.N] }

// Add adds an argument. It panics if there are MaxArgs already, which is an error of the program.
func (m *Move) Add(arg int16) {
	m.Args[m.N] = arg
	m.N++
}

// Tidy reports whether N is at most MaxArgs and all unused arguments are zero, so that == works on the move.
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
