package tableau

import (
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Game is how one game looks and is played at the table, for one match of it. A game has the first three
// methods; of the others it has those in which it is not as most, and embeds [Defaults] for the rest.
type Game interface {
	// Scene returns what lies on the table in a position, as the seat may know it; Table sees what all see.
	Scene(p engines.Position, seat engines.Seat) *Scene
	// Name says what an input is about, for its button or its spot: "Pass", "Ava's delver C2 on d3"; "" for a
	// piece or a spot that is called as in the scene.
	Name(p engines.Position, in Input) string
	// Ending returns how the sum came about, once the match is over.
	Ending(p engines.Position) Ending

	// Inputs returns what somebody does, in order, to make a move that may be made in the position.
	Inputs(p engines.Position, m engines.Move) []Input
	// Meaning returns the move that the seat asked would make by these inputs, which are not those of a
	// listed legal one: for the refusal that says why not, or where legal ones cannot be listed; false where
	// they make none yet, or never.
	Meaning(q *Question, inputs []Input) (engines.Move, bool)
	// Alias returns the input that one stands for where something on the scene stands for another input, such
	// as a cell of one map for the same one of another; what stands for itself is returned as it is.
	Alias(p engines.Position, in Input) Input
	// Readings returns the numbers of a position to draw over the length of a match, always the same ones in
	// the same order; none while play has not begun.
	Readings(p engines.Position) []Reading
	// Measurer returns what measures lengths where some inputs are points, nil where none are.
	Measurer() Measurer

	Fixer
	Narrator
	Prompter
	Painter
	SecretKeeper
}

// A Measurer is a game some of whose inputs are points.
type Measurer interface {
	// Point reports whether the next input of the seat is a point, and the one to begin with.
	Point(p engines.Position, seat engines.Seat, inputs []Input) (Input, bool)
	// Snap returns the point nearest to a place of the scene, after the inputs so far.
	Snap(p engines.Position, inputs []Input, at drawing.Point) Input
	// Nudge returns the point so many steps of the game's own measure further.
	Nudge(p engines.Position, from Input, dx, dy int) Input
	// Place returns where a point is in the scene.
	Place(p engines.Position, in Input) drawing.Point
	// Openings returns the inputs, other than points, that moves which cannot be listed go on with, such as
	// the figure that is to be moved.
	Openings(p engines.Position, seat engines.Seat, inputs []Input) []Input
	// Sight returns what is to be seen of lengths after the inputs so far, while a point is chosen or a piece
	// is picked; at is the point that is aimed at, of kind 0 where none is.
	Sight(p engines.Position, seat engines.Seat, inputs []Input, at Input) Sight
	// Trail returns the twine that a line has laid and that is seen until the end of the turn, given the
	// position before it; first says that no line before it belongs to the turn.
	Trail(before engines.Position, m engines.Move) (twine Twine, laid, first bool)
}

// A Fixer says how the table puts something right.
type Fixer interface {
	// Fix returns the fix that puts a piece to another one, on a spot or at a point; false where it cannot
	// lie there.
	Fix(p engines.Position, piece, to Input) (engines.Move, bool)
	// Steppers returns the numbers that can be set, in order.
	Steppers(p engines.Position) []Stepper
	// Settings returns what else can be set with one press.
	Settings(p engines.Position) []Setting
	// PieceSettings returns what can be set about a piece while it is in the hand, besides where it is.
	PieceSettings(p engines.Position, piece Input) []Setting
	// Pile returns the pieces of the pile that a piece lies on where they are not alike, the topmost first,
	// which alone is in the scene; none where it lies on no pile.
	Pile(p engines.Position, in Input) []Named
	// WholeTable returns the table with all that lies on it, as the seat may know it, where the scene is at
	// times something to choose from, such as cards; nil where it is the scene.
	WholeTable(p engines.Position, seat engines.Seat) *Scene
}

// A Narrator shows what a move brings about, one thing after another, and says why.
type Narrator interface {
	// Show returns how it looks when something has just been told, with arrows and blasts that point it out,
	// as the seat may know it; false for what is not shown by itself. Before and after are the positions
	// around it ([engines.Engine.Watch]).
	Show(before, after engines.Position, told engines.Message, seat engines.Seat) (*Scene, bool)
	// Recap adds to the scene of what has just been told what it still shows of what the same line has told
	// before, in order, such as the first sum of a battle beside the second.
	Recap(scene *Scene, told engines.Message, earlier []engines.Message)
	// Why returns the message that says by which rule and numbers something came about that was told, given
	// the position right before it; false for what needs no reason. Subject names what it is asked of, such
	// as a monster, for the button: "Why did zombie Z2 go to f9?".
	Why(before engines.Position, told engines.Message) (why engines.Message, subject string, ok bool)
}

// A Prompter says what is to be done in other words than the engine's prompt.
type Prompter interface {
	// Hint returns a short sentence on what a tap does, for the decision that the position asks of a seat,
	// before anything is picked; "" for none.
	Hint(p engines.Position, seat engines.Seat) string
	// Caption returns a short title for the inputs so far, which may be none or all of a move, such as what a
	// pair of cards does, and a second, quiet sentence; both are "" where the usual words do.
	Caption(p engines.Position, seat engines.Seat, inputs []Input) (title, detail string)
}

// A Painter says what looks otherwise than usual.
type Painter interface {
	// SeatLook returns the colour and the shape of a seat, such as those that the players have chosen; where
	// the colour is None both are the usual ones.
	SeatLook(p engines.Position, seat engines.Seat) (drawing.Colour, drawing.Sign)
	// Swatch returns the colour that a choice stands for; None where it stands for none.
	Swatch(p engines.Position, in Input) drawing.Colour
	// DieSide returns how the side of a die without pips is written, and the colour that it is painted on,
	// None for that of the die; "" is as in the notation.
	DieSide(die engines.Die, side int16) (sign string, plate drawing.Colour)
	// CloseUp returns how an input looks from near, as the seat may know it, where its words are too small
	// for the table, as on a dog-tag: the same drawing as long as it looks the same; nil for what does not.
	CloseUp(p engines.Position, seat engines.Seat, in Input) *drawing.Drawing
}

// A SecretKeeper says what is for nobody else's eyes.
type SecretKeeper interface {
	// Private reports whether what the position asks for is decided out of the others' sight; knows says that
	// the seat knows more than the table does.
	Private(p engines.Position, knows bool) bool
	// PrivateNotes returns what a seat knows alone and may want to look at again, a sentence each; none where
	// it knows no more than the others.
	PrivateNotes(p engines.Position, seat engines.Seat) []string
	// AnswersOpenly reports whether secret answers are given openly: the players have real cards, and the
	// table enters them once they are turned up.
	AnswersOpenly() bool
}

// Named is an input with what its button says.
type Named struct {
	Input Input
	Name  string
}

// Voice puts what an engine says into words; a *rulesets.Speaker does.
type Voice interface {
	Sentence(engines.Message) string
	Refusal(engines.Verdict) string
	Prompt(engines.Position) string
	Seat(engines.Seat) string
	Thing(engines.Arg) string
	Whose(engines.Arg) string
	Clause(engines.Clause) rulesets.ClauseText
	Clauses() []rulesets.ClauseText
}

// Stepper is a number that the table can put right.
type Stepper struct {
	Name string
	// Seat is whose number it is, to be shown with the name; Table for nobody's.
	Seat engines.Seat
	// Set is the fix that sets the number, its last argument, to what it is.
	Set engines.Move
}

// Value returns the number.
func (s Stepper) Value() int { return int(s.Set.Args[s.Set.N-1]) }

// By returns the fix to so much more, and never below 0; check it before it is offered.
func (s Stepper) By(more int) engines.Move {
	s.Set.Args[s.Set.N-1] = int16(max(0, s.Value()+more))
	return s.Set
}

// Setting is a fix that is made with one press.
type Setting struct {
	Name string
	Seat engines.Seat
	Move engines.Move
}

// Reading is one number of a position.
type Reading struct {
	Name  string
	Seat  engines.Seat
	Value int
	// Colour is that of its line; None is its seat's.
	Colour drawing.Colour
}

// Ending is how a match came out, beside the sentence that says who has won.
type Ending struct {
	// Title says how it ended where no seat has won; "" is a draw.
	Title string
	// Rule is the clause that decided.
	Rule engines.Clause
	// Sum are the lines of the sum, such as "24 gold: row 3 of the table".
	Sum []string
}
