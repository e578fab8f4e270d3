package tableau

import (
	"slices"

	"homespun/engines"
	"homespun/printables/drawing"
)

// Scene is everything that lies on the table in one position. All places are in millimetres; [Scene.Arrange]
// puts the trays beside the mat.
type Scene struct {
	Width, Height float64
	// Mat is the board as it is printed, its top left at 0, 0. It is the same pointer as long as it looks the
	// same.
	Mat *drawing.Drawing
	// Trays are places beside the board where pieces wait, each of them a spot too.
	Trays  []Tray
	Spots  []Place
	Pieces []Thing
	Tracks []Track
	// Tags say more of pieces, below everything else or beside it.
	Tags []Tag
	// Solid is what is built of cubes, nil for nothing.
	Solid *Solid
	// Here are the spots that the decision is about, such as where a battle is.
	Here []int
	// Arrows point from a piece to what it goes after or attacks.
	Arrows []Arrow
	// Layers lie below the pieces, later ones on earlier ones.
	Layers []Layer
	// Slot is how much room a piece in a tray has.
	Slot float64
	// Refit, where the mat can have several shapes, lays everything but the trays out anew for a room of a
	// size in pixels, before it is arranged there: the mat, the spots, the places of pieces and of the solid,
	// and the slot. Text says how much larger than usual text is.
	Refit func(s *Scene, width, height, text float64)

	arranged int // how many spots at the end are trays and tags
	room     room
}

// Tray is a place beside the board with a name and room for pieces.
type Tray struct {
	// Spot is the spot that the tray is.
	Spot int
	Name string
	// Brief is said in its place where there is too little room.
	Brief string
	// Seat is whose it is; Table where it is everybody's.
	Seat engines.Seat
	// Colour is that of its edge where it is not the seat's usual one.
	Colour drawing.Colour
	// Wide says that it lies below all others, as wide as the table, such as the hand of the player who has
	// the laptop.
	Wide bool
	// Slots is for how many pieces there is room.
	Slots int
	// Box is where it is, once it is arranged.
	Box drawing.Rectangle
}

// Place is a spot: a space of the board or a tray.
type Place struct {
	ID  int
	Box drawing.Rectangle
	// Name is what it is called: "d3".
	Name string
	// Round says that it is a circle, Card that it bears words, which a ring around it must not cover.
	Round, Card bool
}

// Thing is a piece as it lies there.
type Thing struct {
	ID int
	// Name is what it is called: "Ava's delver C2".
	Name string
	// Label is the sign on it: its number.
	Label string
	// Seat gives it its colour and shape; Table for nobody's.
	Seat engines.Seat
	// Icon is the name of an icon of the assets; Inner, on a tile, that of one in the middle of it.
	Icon, Inner string
	// Form is how it lies there, nil as a Token. Colour is its own colour where its form has one, or that of
	// its seat where that is not the usual one.
	Form   *Form
	Colour drawing.Colour
	// Sign is the shape of its seat where that has another colour than the usual one, and what a block bears
	// besides its colour.
	Sign drawing.Sign
	// Faint says that it is gone, and only its place is shown; of a piece on a base, that it has fallen.
	Faint bool
	// Worn says that a piece on a base has its other side up, Lit that it is pointed out, as the spots of
	// Here are.
	Worn, Lit bool
	// Badges are the names of icons of what a piece on a base bears, with blanks between them.
	Badges string
	At     drawing.Point
	// Size is how wide it is.
	Size float64
	// Spot is what it lies on, -1 for nothing. In a tray it needs no place: Arrange gives it one.
	Spot int
	// Count is how many lie there on one pile, where they are more than one.
	Count int
}

// Arrow points from one place of a scene to another.
type Arrow struct {
	From, To drawing.Point
	// Seat gives it its colour, unless Colour does; Table for nobody's.
	Seat   engines.Seat
	Colour drawing.Colour
	// Strong is drawn before the eyes, such as who goes next; others stay in the background.
	Strong bool
}

// Spot returns a spot of the scene.
func (s *Scene) Spot(id int) (Place, bool) {
	for _, spot := range s.Spots {
		if spot.ID == id {
			return spot, true
		}
	}
	return Place{}, false
}

// Piece returns a piece of the scene.
func (s *Scene) Piece(id int) (Thing, bool) {
	for _, piece := range s.Pieces {
		if piece.ID == id {
			return piece, true
		}
	}
	return Thing{}, false
}

// At returns what lies at a place, the topmost first: pieces, then spots.
func (s *Scene) At(at drawing.Point) []Input {
	var inputs []Input
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		piece := s.Pieces[i]
		if dx, dy := piece.At.X-at.X, piece.At.Y-at.Y; dx*dx+dy*dy <= piece.Size*piece.Size/4 {
			inputs = append(inputs, APiece(piece.ID))
		}
	}
	for i := len(s.Spots) - 1; i >= 0; i-- {
		spot := s.Spots[i]
		if !(at.X >= spot.Box.X && at.X < spot.Box.Right() && at.Y >= spot.Box.Y &&
			at.Y < spot.Box.Bottom()) {
			continue
		}
		for _, in := range s.On(spot.ID) {
			if !slices.Contains(inputs, in) {
				inputs = append(inputs, in)
			}
		}
	}
	return inputs
}

// On returns a spot as a whole space, which stands for what lies alone on it: that, and then the spot.
func (s *Scene) On(spot int) []Input {
	var inputs []Input
	for _, piece := range s.Pieces {
		if piece.Spot == spot {
			inputs = append(inputs, APiece(piece.ID))
		}
	}
	if len(inputs) > 1 {
		inputs = nil
	}
	return append(inputs, ASpot(spot))
}

// Box returns where an input is on the scene; false where it is not on it.
func (s *Scene) Box(in Input) (drawing.Rectangle, bool) {
	switch in.Kind {
	case Piece:
		if piece, ok := s.Piece(in.ID); ok {
			return drawing.Box(piece.At.X-piece.Size/2, piece.At.Y-piece.Size/2, piece.Size, piece.Size), true
		}
		for _, tag := range s.Tags { // it is tapped by its tag
			if tag.Piece == in.ID {
				return tag.Box, true
			}
		}
	case Spot:
		if spot, ok := s.Spot(in.ID); ok {
			return spot.Box, true
		}
	}
	return drawing.Rectangle{}, false
}

// Track is one thing that is kept count of beside the board.
type Track struct {
	Name string
	// Brief is said in its place where there is too little room.
	Brief string
	// Value is what is read across the table: "12".
	Value string
	// Detail is a second, quiet word: "row 2: 8 to 15".
	Detail string
	Seat   engines.Seat
	Icon   string
	// Beads are steps in order, such as the turns of a round. A strip of them has their names side by side,
	// across the column.
	Beads []Bead
	Strip bool
	// Of is how many icons stand in the place of Value, the first Count of them full, such as hearts; 0 for
	// none.
	Of, Count int
	// Grid is a table with the place in it where the match stands.
	Grid *Grid
}

// Bead is one step of a track.
type Bead struct {
	Seat engines.Seat
	// Sign stands in a small box before the name: the face of a die, the letter of a tile.
	Sign string
	Name string
	// Icon is the name of an icon of the assets, "" for none.
	Icon string
	Now  bool
}

// Grid is a table of texts. Row and Column are the cell that counts now, -1 for none.
type Grid struct {
	Rows, Columns []string
	Cells         [][]string
	Row, Column   int
}
