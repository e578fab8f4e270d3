package tableau

import "homespun/engines"

// Kept is how many things of a kind somebody has before them, or lie beside a piece: hearts, supplies.
type Kept struct {
	// Seat is the player who has them, Table for a piece. Who is what that player, or the piece, is called.
	Seat engines.Seat
	Who  string
	// One and Many are what one of them is called, and what several are.
	One, Many string
	Count     int
	// Box says that they come from the box, and go back there.
	Box bool
	// On is what is theirs on which they lie, such as a card; "" where they lie before a player.
	On string
	// Comes and Goes say what people do so that they lie there, and so that they no longer do, where it is not
	// given or taken back.
	Comes, Goes string
}

// Measure is by what pieces that lie on no spot are measured, such as a twine.
type Measure struct {
	// Length is how long it is, 0 where the places of the pieces are not known. Base is how wide a piece is.
	// Both are in the millimetres of the scene.
	Length, Base float64
	// Inches is how many inches long it is, 0 where that need not be said.
	Inches float64
	// One and Many are what one of them is called, and what several are.
	One, Many string
}
