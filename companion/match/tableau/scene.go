package tableau

import (
	"slices"

	"homespun/engines"
	"homespun/printables/drawing"
)

// Scene is everything that lies on the table in one position. All places and sizes are in millimetres.
// [Scene.Arrange] gives the trays, the tags and the pieces in trays their places.
type Scene struct {
	Width, Height float64
	// Mat is the board as it is printed, its top left corner at 0, 0. The pointer stays the same as long as
	// the mat looks the same, so that its picture can be cached.
	Mat *drawing.Drawing
	// Trays are places beside the board where pieces wait. Each is also a spot.
	Trays  []Tray
	Spots  []Place
	Pieces []Thing
	Tracks []Track
	// Goals are what the match is played for; none where a game says nothing of it.
	Goals []Goal
	// Kept are the things that people have before them, of [Game] Lying alone.
	Kept []Kept
	// Measure is by what pieces that lie on no spot are measured, of [Game] Lying alone; nil where all lie on
	// spots.
	Measure *Measure
	// Tags describe pieces at length; they lie below everything else or beside it.
	Tags []Tag
	// Solid is the building of cubes, nil for none.
	Solid *Solid
	// Here are the spots that the decision is about, such as where a battle is.
	Here []int
	// Arrows point from a piece to what it goes after or attacks.
	Arrows []Arrow
	// Ways are the last ways of those who have moved. They leave a trace, and a piece that has just gone one
	// is seen going along it.
	Ways Ways
	// Layers lie below the pieces, later ones on earlier ones.
	Layers []Layer
	// Slot is the size of a piece in a tray.
	Slot float64
	// Dress are the colours of the seats, for what says its seat and no colour of its own.
	Dress Dress
	// Refit is set if the mat can have several shapes. It changes the scene for a window of this size in
	// pixels, before the trays are arranged: the mat, the spots, the places of pieces and of the solid, and
	// the slot. text is the user's text size, 1 for the usual one.
	Refit func(s *Scene, width, height, text float64)

	arranged int // the number of spots at the end that are trays and tags
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
	// Wide says that the tray lies below all others and is as wide as the table, such as the hand of the
	// player who has the laptop.
	Wide bool
	// Slots is the number of pieces for which there is room.
	Slots int
	// Box is the place of the tray, set by [Scene.Arrange].
	Box drawing.Rectangle
}

// Place is a spot: a space of the board or a tray.
type Place struct {
	ID  int
	Box drawing.Rectangle
	// Name is what it is called: "d3".
	Name string
	// Level is how many pieces lie below, if pieces are stacked on that place.
	Level int
	// Round: the spot is a circle. Card: the spot has words on it, and the ring around it must not cover
	// them.
	Round, Card bool
}

// Thing is a piece as it lies on the table.
type Thing struct {
	ID int
	// Name is the name of the piece: "Ava's delver C2".
	Name string
	// Many is what several of them are called, if there are others like it: "chests".
	Many string
	// Label is the sign on it: its number.
	Label string
	// Seat gives it its colour and shape; Table for nobody's.
	Seat engines.Seat
	// Icon is the name of an icon of the assets. Inner is that of a second icon in the middle of a tile.
	Icon, Inner string
	// Form is how the piece is drawn; nil is a Token. Colour is the piece's own colour if its form has one,
	// or the colour of its seat if that is not the usual one.
	Form   *Form
	Colour drawing.Colour
	// Sign is the shape of the seat if Colour replaces the seat's usual colour. It is also the sign that a
	// block has besides its colour.
	Sign drawing.Sign
	// Faint says that the piece is gone, and only its place is shown. For a piece on a base it says that the
	// piece has fallen.
	Faint bool
	// Worn says that a piece on a base shows its other side. Lit says that the piece is pointed out, as the
	// spots of Scene.Here are.
	Worn, Lit bool
	// Badges are the names of the icons on a piece on a base, with blanks between them.
	Badges string
	At     drawing.Point
	// Size is how wide it is.
	Size float64
	// Spot is the spot on which the piece lies, -1 for none. A piece in a tray gets its place from
	// [Scene.Arrange].
	Spot int
	// Count is the number of pieces on the pile, if that is more than one.
	Count int
	// Under says that the piece lies in a stack below the one that is seen. The lens shows it.
	Under bool
}

// Arrow points from one place of a scene to another.
type Arrow struct {
	From, To drawing.Point
	// Begin and End are the pieces or spots at its ends, if their places are known only once the scene is
	// arranged. [Scene.ArrangeFor] then sets From and To.
	Begin, End Input
	// Seat gives it its colour, unless Colour does; Table for nobody's.
	Seat   engines.Seat
	Colour drawing.Colour
	// Strong arrows are drawn above the pieces, such as the one for who goes next; the others stay in the
	// background.
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

// SpotName returns the name of a spot, "" if there is none.
func (s *Scene) SpotName(id int) string {
	spot, _ := s.Spot(id)
	return spot.Name
}

// HasTray reports whether a spot is a tray.
func (s *Scene) HasTray(spot int) bool {
	return slices.ContainsFunc(s.Trays, func(tray Tray) bool { return tray.Spot == spot })
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

// At is the hit test: it returns the inputs at a place, the topmost first: pieces, then spots.
func (s *Scene) At(at drawing.Point) []Input {
	var inputs []Input
	for i := len(s.Pieces) - 1; i >= 0; i-- {
		piece := s.Pieces[i]
		if piece.Under {
			continue
		}
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

// On returns the inputs of a spot when the whole space is tapped: the piece on it if there is exactly one,
// then the spot itself.
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

// Box returns the box of an input on the scene; false if it is not on it.
func (s *Scene) Box(in Input) (drawing.Rectangle, bool) {
	switch in.Kind {
	case Piece:
		if piece, ok := s.Piece(in.ID); ok {
			return drawing.Box(piece.At.X-piece.Size/2, piece.At.Y-piece.Size/2, piece.Size, piece.Size), true
		}
		for _, tag := range s.Tags { // a piece that is not on the scene can be tapped on its tag
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

// Track is one count that is kept beside the board, such as a score or the turns of a round.
type Track struct {
	Name string
	// Brief is said in its place where there is too little room.
	Brief string
	// Value is the count in large figures: "12".
	Value string
	// Detail is a second, quiet text: "row 2: 8 to 15".
	Detail string
	Seat   engines.Seat
	Icon   string
	// Beads are steps in order, such as the turns of a round. With Strip their names stand side by side,
	// across the column.
	Beads []Bead
	Strip bool
	// Of is the number of icons that replace Value, such as hearts; the first Count of them are full. 0
	// stands for none.
	Of, Count int
	// Grid is a table in which the present cell is marked.
	Grid *Grid
	// Spare says that the track is left out where there is little room, because the board or the goal says
	// it too.
	Spare bool
}

// Bead is one step of a track.
type Bead struct {
	Seat engines.Seat
	// Sign is a short text in a small box before the name: the face of a die, the letter of a tile.
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
