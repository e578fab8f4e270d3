package parts

import (
	"math"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Kind says how a part comes onto paper.
type Kind uint8

const (
	// Pieces are small parts to be cut out, packed on sheets.
	Pieces Kind = iota
	// Board is cut into tiles where it is larger than a sheet, and joined.
	Board
	// Pages fill sheets.
	Pages
	// Cards are pieces of one size, laid in rows, with backs that come to lie behind their fronts.
	Cards
)

// Use says how much a part is needed.
type Use uint8

const (
	// Needed is what nobody can play without.
	Needed Use = iota
	// Usual is what most families have at home, such as a die, or what something quicker can stand in for, as
	// the rule sheet does for the rulebook. A quick set goes without it.
	Usual
	// Quick is what stands in for something usual in a quick set, and is printed only there or when it is named.
	Quick
	// Extra is what is printed only for a present, or when it is named.
	Extra
	// Tonight is what stands in for something else in a set for tonight, and is printed only there.
	Tonight
)

// A Part is one kind of thing of a set: the board, the tokens, the rule sheet.
type Part struct {
	// ID is what it is called on the command line: "tokens". Title is for people, Note one sentence on what
	// it is and how it is made.
	ID, Title, Note string
	Kind            Kind
	// Pieces are what it is made of; a board has one. Those of a part of Cards are equally large.
	Pieces []Piece
	// Grid is for pieces that interlock, such as nets of cubes: they lie on sheets of their own, on a grid of
	// this many millimetres into which their outlines fall, and share cuts; 0 lays them apart, with all
	// others.
	Grid float64
	// Blank is a spare to draw on, for who has lost or invented one; nil where the part has none. BlankFoot
	// is its foot, nil where it has none.
	Blank, BlankFoot *Piece
	// Rare says that the spare is printed only for who asks for just that: a die to draw on is no spare of a
	// die, and an empty slip none of a score pad.
	Rare bool
	// Columns and Rows are the lines of a board on which it is best cut, in millimetres from its left and
	// top.
	Columns, Rows []float64
	// Fill returns the pages of a part of that kind for an area of a width and height in millimetres; each
	// drawing is as large as the area.
	Fill func(width, height float64) []*drawing.Drawing
	// Fold says that Fill returns the pages of a booklet: where it is folded it is asked for pages of half a sheet
	// across, which are laid on sheets so that these are folded in the middle. Steps say how that is done.
	Fold bool
	// Card says that it is printed on card, as pieces are, although it fills sheets.
	Card bool
	// Work is how long folding and gluing a sheet of it takes, in seconds, where it fills sheets of card.
	Work float64
	// Notices are told beside the print: what surprises about the part.
	Notices []string
	// Stands says that it is figures that stand as people choose, see [Standing].
	Stands bool
	// Use says in which editions of the set it is.
	Use Use
	// Things are its drawings of things that the rules name, by the field of each thing: "monsters.zombie".
	Things map[string]*drawing.Drawing
	// Table says that its pieces hold a table of the rules, which the rulebook shows too.
	Table bool
	// Steps say how it is made, a sentence each. Tools are what it takes besides printer and scissors: "a
	// glue stick".
	Steps, Tools []string
	// Picture draws the table of the game as large as an area, in millimetres, for the cover; nil draws none.
	Picture func(width, height float64) *drawing.Drawing
	// Made shows in pictures how it is made: what they show, the steps need not say beside them.
	Made []Sequence
}

// Spares returns so many copies of the spare, with its foot if it has one; nil if the part has no spare.
func (p *Part) Spares(copies int) []Piece {
	var spares []Piece
	for _, blank := range []*Piece{p.Blank, p.BlankFoot} {
		if blank != nil {
			spare := *blank
			spare.Copies = copies
			spares = append(spares, spare)
		}
	}
	return spares
}

// Named returns the indices of the pieces that a name means, in any letter case: the piece with that name,
// else all pieces of the kit with that name; nil if there are none.
func (p *Part) Named(name string) (all []int) {
	for i, piece := range p.Pieces {
		if strings.EqualFold(piece.Name, name) {
			return []int{i}
		}
		if piece.Kit != "" && strings.EqualFold(piece.Kit, name) {
			all = append(all, i)
		}
	}
	return all
}

// A Piece is one drawing of a part, true to size.
type Piece struct {
	// Name is what it is called: "C1". At is where it stands in a file; only pieces of a deck stand in one.
	Name   string
	At     rulesets.Finding
	Copies int
	// Kit is the name of a group of pieces of the part that are made up together, such as a figure and its
	// foot: they lie on one sheet if it has room for them; "" is a piece by itself.
	Kit   string
	Front *drawing.Drawing
	// Back is what is on the other side, as large as the front; nil is nothing.
	Back *drawing.Drawing
	// Made is how it looks once it is folded and put together; nil is like its front. Foot says that it is what
	// another piece stands on, which nobody counts.
	Made *drawing.Drawing
	Foot bool
	// Bleed is how much of both drawings on every side lies beyond the cut, in millimetres: art that goes on,
	// for cuts that are not quite straight.
	Bleed float64
	// Outline is the line to cut along, in the drawing's millimetres; nil is the drawing's edge, which gets
	// corner marks.
	Outline drawing.Path
	// Thick is how far apart opposite faces of the solid are that is folded of it, in millimetres; 0 stays
	// flat.
	Thick float64
	// Work is how long folding and gluing one takes, in seconds.
	Work float64
}

// Seen returns how the piece looks once it is made.
func (p *Piece) Seen() *drawing.Drawing {
	if p.Made != nil {
		return p.Made
	}
	return p.Front
}

// Size returns how large the piece is once it is cut out, in millimetres.
func (p *Piece) Size() (width, height float64) {
	exact := func(side float64) float64 { return math.Round((side-2*p.Bleed)*1e9) / 1e9 } // as it was before the bleed
	return exact(p.Front.Width), exact(p.Front.Height)
}

// Standing is how figures stand.
type Standing uint8

const (
	// Slotted figures stick in the slot of a foot.
	Slotted Standing = iota
	// Tents are folded so that they stand by themselves.
	Tents
)

// LargeSide is how small a part of a large set may be, in millimetres: no small child gets it into the
// throat.
const LargeSide = 45.0

// Set is what a game's parts are made from. Everything on paper comes from the ruleset in force and the
// theme.
type Set struct {
	Ruleset *rulesets.Ruleset
	Engine  engines.Engine
	Theme   *rulesets.Theme
	// For is for how many players it is; 0 is for as many as the rules allow.
	For int
	// Names are those of the players, several where a seat is a team; nil leaves lines to write on.
	Names [][]string
	// Faces are the icons of players by their names, drawn before these.
	Faces map[string]string
	// Space is the side of a space of the board in millimetres; 0 is the game's own. Scale multiplies it.
	Space, Scale float64
	// Sheet is the paper as it lies upright, Room the area on it for parts, in millimetres; empty is A4 with
	// the usual margin.
	Sheet, Room drawing.Rectangle
	// Large is for small children: no part is smaller than [LargeSide].
	Large bool
	// Standing is how the figures stand.
	Standing Standing
	// Tonight is for a set that is cut out before the game begins: flat parts on few sheets.
	Tonight bool
	// Position is that of the match for which it is printed; nil if it is for none.
	Position engines.Position
}

// Seats returns how many can play with the set at most.
func (s *Set) Seats() int {
	_, most := s.Players()
	return most
}

// Players returns how many can play with the set at least and at most.
func (s *Set) Players() (least, most int) {
	least, most, _ = s.Ruleset.Seats()
	if s.For > 0 {
		most = s.For
	}
	return least, most
}

// Speaker returns who says the rules in the words of the theme.
func (s *Set) Speaker() *rulesets.Speaker { return s.Ruleset.Speaker(s.Theme, s.Engine, nil) }

// Colour returns the colour of title bars: the theme's, else the game's.
func (s *Set) Colour() drawing.Colour { return ThemeColour(s.Theme) }

// ThemeColour returns a theme's own colour, else that of its game, on which words are easy to read.
func ThemeColour(theme *rulesets.Theme) drawing.Colour {
	return Colour(theme.Color, Colour(theme.Game.Color, drawing.Quiet)).UnderWords()
}

// Smallest is the smallest text on paper, in pt.
const Smallest = 9.0

// Ink is black enough for lines and text; the styles of paper are made with it.
var (
	TextStyle  = drawing.Style{Face: drawing.Text, Size: 9.5, Colour: drawing.Ink}
	BoldStyle  = drawing.Style{Face: drawing.Bold, Size: 9.5, Colour: drawing.Ink}
	TitleStyle = drawing.Style{Face: drawing.Title, Size: 14, Colour: drawing.Ink}
)

// Colour reads a colour as [text.Colour] does; anything else is the other.
func Colour(written string, other drawing.Colour) drawing.Colour {
	hex, ok := text.Colour(written)
	if !ok {
		return other
	}
	rgb, _ := strconv.ParseUint(hex[1:], 16, 32)
	return drawing.RGB(uint32(rgb))
}
