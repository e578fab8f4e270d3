package tableau

import (
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Game is how one game looks and is played at the table, for one match of it.
type Game interface {
	// Scene returns what lies on the table in a position, as the seat may know it; Table sees what all see.
	Scene(p engines.Position, seat engines.Seat) *Scene
	// Inputs returns what somebody does, in order, to make a move that may be made in the position.
	Inputs(p engines.Position, m engines.Move) []Input
	// Meaning returns the move that a seat would make by these inputs, allowed or not; false where they make none yet, or never.
	Meaning(p engines.Position, seat engines.Seat, inputs []Input) (engines.Move, bool)
	// Name says what an input is about, for its button or its spot: "d3", "Ava's delver C2", "Pass".
	Name(p engines.Position, in Input) string
	// Ending returns how the sum came about, once the match is over.
	Ending(p engines.Position) Ending
}

// Measured is a Game some of whose inputs are points.
type Measured interface {
	// Point reports whether the next input of the seat is a point, and the one to begin with.
	Point(p engines.Position, seat engines.Seat, inputs []Input) (Input, bool)
	// Snap returns the point nearest to a place of the scene, after the inputs so far.
	Snap(p engines.Position, inputs []Input, at drawing.Point) Input
	// Nudge returns the point so many steps of the game's own measure further.
	Nudge(p engines.Position, from Input, dx, dy int) Input
	// Place returns where a point is in the scene.
	Place(p engines.Position, in Input) drawing.Point
	// Openings returns the inputs, other than points, that moves which cannot be listed go on with, such as the figure that is to be moved.
	Openings(p engines.Position, seat engines.Seat, inputs []Input) []Input
}

// Sighted is a Game in which lengths are measured: while a point is chosen, or a piece is picked, the table shows what is measured.
type Sighted interface {
	// Sight returns what is to be seen after the inputs so far; at is the point that is aimed at, of kind 0 where none is.
	Sight(p engines.Position, seat engines.Seat, inputs []Input, at Input) Sight
}

// Trailed is a Sighted game in which what has been laid in a turn is seen until its end.
type Trailed interface {
	// Trail returns the twine that a line has laid, given the position before it; first says that no line before it belongs to the turn.
	Trail(before engines.Position, m engines.Move) (twine Twine, laid, first bool)
}

// Discreet is a Game whose seats know something of their own all along, so that only some of what they decide is for nobody else's eyes. Of other games all
// is, as long as a seat knows more than the table.
type Discreet interface {
	// Private reports whether what the position asks for is decided out of the others' sight.
	Private(p engines.Position) bool
}

// Confided is a Discreet game whose seats may want to look again, unseen, at what they have decided unseen.
type Confided interface {
	// Confided returns what a seat knows alone, a sentence each; none where it knows no more than the others.
	Confided(p engines.Position, seat engines.Seat) []string
}

// Fixer is a Game that the table can put right with pieces and steppers.
type Fixer interface {
	// Fix returns the fix that these inputs mean.
	Fix(p engines.Position, inputs []Input) (engines.Move, bool)
	// Steppers returns the numbers that can be set, in order.
	Steppers(p engines.Position) []Stepper
	// Settings returns what else can be set with one press.
	Settings(p engines.Position) []Setting
}

// Grounded is a Fixer whose scene is at times something to choose from, such as cards: what is put right is the table.
type Grounded interface {
	// Ground returns the table with all that lies on it, as the seat may know it.
	Ground(p engines.Position, seat engines.Seat) *Scene
}

// Piled is a Fixer with piles of pieces that are not alike.
type Piled interface {
	// Pile returns the pieces of the pile that a piece lies on, the topmost first, which alone is in the scene; none where it lies on no pile.
	Pile(p engines.Position, in Input) []Named
}

// Named is an input with what its button says.
type Named struct {
	Input Input
	Name  string
}

// Handled is a Fixer that can put right more about a piece than where it is, while that piece is in the hand.
type Handled interface {
	// Handles returns what can be set about a piece.
	Handles(p engines.Position, piece Input) []Setting
}

// Narrated is a Game some of whose moves bring about several things, to be shown one after another and asked about.
type Narrated interface {
	// Tell returns how it looks when something has just been told, with arrows and blasts that point it out, as the seat may know it; false for what
	// is not shown by itself. Before and after are the positions around it ([engines.Engine.Watch]).
	Tell(before, after engines.Position, told engines.Note, seat engines.Seat) (*Scene, bool)
	// Why returns the note that says by which rule and numbers something came about that was told, given the position right before it; false for
	// what needs no reason. Subject names what it is asked of, such as a monster, for the button: "Why did zombie Z2 go to f9?".
	Why(before engines.Position, told engines.Note) (why engines.Note, subject string, ok bool)
}

// Recounted is a Narrated game in which something told still shows what the same line has told before it, such as the first sum of a battle beside the second.
type Recounted interface {
	// Recount adds to the scene of what has just been told what it still shows of what was told earlier, in order.
	Recount(scene *Scene, told engines.Note, earlier []engines.Note)
}

// Hinted is a Game that says what a tap does, where a prompt says no more than what is due.
type Hinted interface {
	// Hint returns a short sentence for the decision that the position asks of a seat, before anything is picked; "" for none.
	Hint(p engines.Position, seat engines.Seat) string
}

// Charted is a Game with numbers to draw over the length of a match.
type Charted interface {
	// Readings returns the numbers of a position, always the same ones in the same order; none while play has not begun.
	Readings(p engines.Position) []Reading
}

// Worded is a Game that says in words what the inputs of a decision come to so far, such as what a pair of cards does and costs before it is laid.
type Worded interface {
	// Wording returns a short title for the inputs, which may be none or all of a move, and a second, quiet sentence; both are "" where the usual words do.
	Wording(p engines.Position, seat engines.Seat, inputs []Input) (title, detail string)
}

// Coloured is a Game whose seats have other colours than the usual ones, such as those that the players have chosen, and the shapes that go along with them.
type Coloured interface {
	// SeatLook returns the colour and the shape of a seat; where the colour is None both are the usual ones.
	SeatLook(p engines.Position, seat engines.Seat) (drawing.Colour, drawing.Sign)
	// Swatch returns the colour that a choice stands for; None where it stands for none.
	Swatch(p engines.Position, in Input) drawing.Colour
}

// Doubled is a Game in which something on the scene stands for another input, such as a cell of one map for the same one of another.
type Doubled interface {
	// Stands returns the input that one stands for; what stands for itself is returned as it is.
	Stands(p engines.Position, in Input) Input
}

// Openly is a Game whose secret answers can be given openly: the players have real cards, and the table enters them once they are turned up.
type Openly interface {
	Openly() bool
}

// Closer is a Game some of whose things have words too small for the table, such as a dog-tag: who points at them sees them from near.
type Closer interface {
	// Near returns how an input looks from near, as the seat may know it, the same one as long as it looks the same; nil for what does not.
	Near(p engines.Position, seat engines.Seat, in Input) *drawing.Drawing
}

// Sided is a Game with dice that do not bear pips.
type Sided interface {
	// Side returns how the side of a die is written, and the colour that it is painted on; None for that of the die.
	Side(die engines.Die, side int16) (sign string, plate drawing.Colour)
}

// Voice puts what an engine says into words; a *rulesets.Speaker does.
type Voice interface {
	Sentence(engines.Note) string
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
	Seat  engines.Seat
	Value int
	// Less and More are the fixes to one less and one more; check them before they are offered.
	Less, More engines.Move
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
