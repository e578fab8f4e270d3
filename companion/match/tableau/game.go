package tableau

import (
	"slices"

	"math"

	"homespun/companion/match/sound"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Game is how one match of a game looks and is played at the table. Every game writes the first three methods
// itself. It embeds [Defaults] for the others and overrides those in which it differs from most games.
//
// What a game answers depends only on what it is given, but it may keep caches without locks. So its methods
// are called, and its scenes arranged, on one goroutine only, and another one needs a game of its own; only
// Joined may be called on any. Looks and drawings of a scene never change: any goroutine may draw them.
type Game interface {
	// Scene returns the scene of a position as the seat may know it. The seat Table sees what all may see.
	Scene(p engines.Position, seat engines.Seat) *Scene
	// Name returns the words for an input, on its button or for its spot: "Pass", "Ava's delver C2 on d3". ""
	// stands for the name that the scene gives the piece or spot.
	Name(p engines.Position, in Input) string
	// Ending returns how the match came out, once it is over.
	Ending(p engines.Position) Ending

	// Inputs returns the inputs, in order, that make a legal move of the position.
	Inputs(p engines.Position, m engines.Move) []Input
	// Meaning returns the move that the asked seat would make with these inputs, when they are not the inputs
	// of a listed legal move. The caller needs it for the refusal that says why not, or where legal moves
	// cannot be listed. It is false if the inputs make no move, or none yet.
	Meaning(q *Question, inputs []Input) (engines.Move, bool)
	// Alias returns the input that another input stands for, such as the same cell on another map. An input
	// that stands for itself is returned as it is.
	Alias(p engines.Position, in Input) Input
	// Readings returns the numbers of a position for the chart of the whole match, always the same ones in
	// the same order; none before play has begun.
	Readings(p engines.Position) []Reading
	// Measurer returns the game's [Measurer], nil if no input of the game is a point.
	Measurer() Measurer

	Fixer
	Narrator
	Prompter
	Painter
	SecretKeeper
}

// A Measurer measures lengths, for a game in which some inputs are points.
type Measurer interface {
	// Point reports whether the seat's next input is a point, and returns the point to begin with.
	Point(p engines.Position, seat engines.Seat, inputs []Input) (Input, bool)
	// Snap returns the point nearest to a place of the scene, after the inputs so far.
	Snap(p engines.Position, inputs []Input, at drawing.Point) Input
	// Nudge returns the point some steps away from another, in the game's own measure.
	Nudge(p engines.Position, from Input, dx, dy int) Input
	// Place returns where a point is in the scene.
	Place(p engines.Position, in Input) drawing.Point
	// Openings returns the inputs, other than points, that continue moves which cannot be listed, such as the
	// figure to be moved.
	Openings(p engines.Position, seat engines.Seat, inputs []Input) []Input
	// Sight returns the lengths to show after the inputs so far, while a point is chosen or a piece is
	// picked. at is the point aimed at, of kind 0 if there is none.
	Sight(p engines.Position, seat engines.Seat, inputs []Input, at Input) Sight
	// Trail returns the measure that a move has laid and that stays visible until the end of the turn; laid
	// is false if it laid none. before is the position before the move. first says that no earlier line
	// belongs to the turn.
	Trail(before engines.Position, m engines.Move) (twine Twine, laid, first bool)
}

// A Fixer says how the table corrects a position so that it matches the real table.
type Fixer interface {
	// Fix returns the fix that moves a piece to another piece, a spot or a point; false if it cannot lie
	// there.
	Fix(p engines.Position, piece, to Input) (engines.Move, bool)
	// Steppers returns the numbers that can be corrected, in order.
	Steppers(p engines.Position) []Stepper
	// Settings returns the other fixes that take a single press.
	Settings(p engines.Position) []Setting
	// PieceSettings returns the fixes of a piece that is picked up, other than moving it.
	PieceSettings(p engines.Position, piece Input) []Setting
	// Pile returns the pieces of the pile on which a piece lies, the topmost first, if they are not alike;
	// none if it lies on no pile. Only the topmost is in the scene.
	Pile(p engines.Position, in Input) []Named
	// WholeTable returns the scene of the real table as the seat may know it, in a game whose scene sometimes
	// shows other things, such as cards to choose from. nil means that the scene always shows the table.
	WholeTable(p engines.Position, seat engines.Seat) *Scene
	// Lying returns what lies on the real table, as all may see it, so that two such scenes tell what is to
	// be done with the pieces. A piece is called the same wherever it lies. It needs no mat and no tracks.
	Lying(p engines.Position) *Scene
}

// Whole returns the scene of the whole real table in a position, as the seat may know it.
func Whole(g Game, p engines.Position, seat engines.Seat) *Scene {
	if whole := g.WholeTable(p, seat); whole != nil {
		return whole
	}
	return g.Scene(p, seat)
}

// Handed reports whether any of some events asks for something to be done at the table, of which the app knows nothing.
// Only some games have such.
func Handed(g Game, list []engines.Message) bool {
	by, ok := g.(interface {
		ByHand(told engines.Message) bool
	})
	return ok && slices.ContainsFunc(list, by.ByHand)
}

// A Narrator shows the events of a move one after another in a replay, and explains them.
type Narrator interface {
	// Show returns the scene for an event in a replay, with arrows and blasts that point it out, as the seat
	// may know it. It is false for an event that is not shown by itself. before and after are the positions
	// around the event ([engines.Engine.Watch]).
	Show(before, after engines.Position, told engines.Message, seat engines.Seat) (*Scene, bool)
	// Sound returns what is heard with an event that is no moment; [sound.None] is nothing.
	Sound(told engines.Message) sound.Sound
	// Ways returns how pieces went in an event, given the positions around it; none if no piece went
	// anywhere. They are shown to everybody.
	Ways(before, after engines.Position, told engines.Message) []Way
	// Joined returns one event that tells two, if the second goes on with the first, such as a piece that
	// walks on; false if they are told one by one.
	Joined(first, next engines.Message) (engines.Message, bool)
	// Why returns the message that explains an event by its rule and numbers, given the position right before
	// it; false for an event that needs no explanation. subject names what the question is about, such as a
	// monster, for the button: "Why did zombie Z2 go to f9?".
	Why(before engines.Position, told engines.Message) (why engines.Message, subject string, ok bool)
}

// A Prompter says what to do where the engine's prompt does not say enough.
type Prompter interface {
	// Hint returns a short sentence on what a tap does, for a decision of the seat before anything is picked;
	// "" for none.
	Hint(p engines.Position, seat engines.Seat) string
	// Rolled reports whether the dice that were rolled last say something of what is decided in a position.
	Rolled(p engines.Position) bool
	// Caption returns a title for the inputs so far, and a second, quiet sentence. The inputs may be none, or
	// all of a move, such as a pair of cards whose effect the title names. Both are "" if the usual words are
	// enough.
	Caption(p engines.Position, seat engines.Seat, inputs []Input) (title, detail string)
	// Help returns a sentence with the numbers of the help that a seat gets from the rules.
	Help(seat engines.Seat) string
	// Chores returns what the people may leave to the app in this match, so that it goes faster; none in most
	// games.
	Chores() []Chore
	// Chore returns the number of the chore, in the order of Chores, that the pending decision or roll of the
	// position is; -1 if it is none.
	Chore(p engines.Position) int
}

// A Chore is a kind of decision that the rules leave open, or a kind of roll, that people may leave to the
// app.
type Chore struct {
	// Name is on its switch: "The dungeon decides". Doing is the sentence while the app does it.
	Name, Doing string
}

// A Painter says what looks different from the usual.
type Painter interface {
	// SeatLook returns the colour and shape of a seat, such as those that the players have chosen. The colour
	// None stands for the usual colour and shape.
	SeatLook(p engines.Position, seat engines.Seat) (drawing.Colour, drawing.Sign)
	// Swatch returns the colour that a choice stands for, None if it stands for none.
	Swatch(p engines.Position, in Input) drawing.Colour
	// DieSide returns the sign on the side of a die without pips, and the colour of the plate below it (None
	// for the die's own). The sign "" stands for the one of the notation.
	DieSide(die engines.Die, side int16) (sign string, plate drawing.Colour)
	// CloseUp returns an enlarged drawing of an input, as the seat may know it, for a thing whose words are
	// too small on the table, such as a dog-tag. It is the same pointer as long as it looks the same, and nil
	// for other inputs.
	CloseUp(p engines.Position, seat engines.Seat, in Input) *drawing.Drawing
}

// A SecretKeeper says what must be kept from other players' eyes.
type SecretKeeper interface {
	// Private reports whether the pending decision is made out of the others' sight. knows says that the seat
	// knows more than the table does.
	Private(p engines.Position, knows bool) bool
	// PrivateNotes returns what a seat alone knows and may want to read again, one sentence each; none if it
	// knows no more than the others.
	PrivateNotes(p engines.Position, seat engines.Seat) []string
	// AnswersOpenly reports whether secret answers are entered in the open: the players have real cards, and
	// the table enters these after they are turned up.
	AnswersOpenly() bool
}

// Named is an input with the text of its button.
type Named struct {
	Input Input
	Name  string
}

// Voice puts the messages of an engine into words; [rulesets.Speaker] implements it.
type Voice interface {
	Sentence(engines.Message) string
	Refusal(engines.Verdict) string
	Prompt(engines.Position) string
	Seat(engines.Seat) string
	// Several reports whether a verb beside the words for a seat is in the plural.
	Several(engines.Seat) bool
	Thing(engines.Arg) string
	Whose(engines.Arg) string
	// Label returns the sign on a piece, "" if its picture tells it.
	Label(engines.Arg) string
	Clause(engines.Clause) rulesets.ClauseText
	Groups() []rulesets.ClauseGroup
	HowTo() rulesets.HowTo
}

// Stepper is a number that a fix can correct.
type Stepper struct {
	Name string
	// Seat is the seat whose number it is, shown with the name; Table for nobody's.
	Seat engines.Seat
	// Set is a fix whose last argument is the present value of the number.
	Set engines.Move
}

// Value returns the number.
func (s Stepper) Value() int { return int(s.Set.Args[s.Set.N-1]) }

// By returns the fix that adds to the number; the result is never below 0. The caller checks the fix before
// it offers it.
func (s Stepper) By(more int) engines.Move {
	s.Set.Args[s.Set.N-1] = int16(min(max(0, s.Value()+more), math.MaxInt16))
	return s.Set
}

// Setting is a fix that is made with one press.
type Setting struct {
	Name string
	Seat engines.Seat
	Move engines.Move
	Now  bool // it is so now
}

// Reading is one number of a position, drawn as a line of the chart at the end of a match.
type Reading struct {
	Name  string
	Seat  engines.Seat
	Value int
	// Colour is the colour of the line, None for that of the seat.
	Colour drawing.Colour
}

// Ending is how a match came out, apart from the sentence that says who has won.
type Ending struct {
	// Title says how the match ended if no seat has won; "" stands for a draw.
	Title string
	// Rule is the clause that decided the match.
	Rule engines.Clause
	// Sum explains the result line by line, such as "24 gold: row 3 of the table".
	Sum []string
}
