// Package pieces draws what people make besides cards: tokens, dice, figures that stand, spinners, dials, score pads,
// grids to write on, and a box for the cards. Each kind is a part to print.
package pieces

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/prose"
	"homespun/printables/words"
)

// The shapes of tokens, and of the spaces of a grid, as files name them.
const (
	Round  = "round"
	Square = "square"
	Hex    = "hex"
)

// A Thing is a piece of a kind: a token, die, standee, spinner, dial, pad or grid. Every field but Kind, Size and Count
// may be empty.
type Thing struct {
	Kind string
	// Key is where it stands in its file: "token.3".
	Key         string
	Title, Text string
	Art
	Colour drawing.Colour
	// Size in millimetres is the width of a token or a space of a grid, the edge of a die, the height of a standee's
	// picture, and the diameter of a spinner or dial.
	Size  float64
	Count int
	Shape string
	Back  *Thing // the other side of a token, nil for none
	// Faces are those of a die, and the fields of a spinner or dial; Weights are the widths of a spinner's.
	Faces   []Face
	Weights []int
	// Columns and Rows are the names in a pad; with Total it has a row to add up.
	Columns, Rows []string
	Total         bool
	// Across and Down are how many spaces a grid has; 0 is as many as there is room for.
	Across, Down int
}

// Art is a picture: a symbol of one's own, else an icon by its name. One that fills leaves no border.
type Art struct {
	Icon    string
	Picture *drawing.Symbol
	Fill    bool
}

// A Face is a picture, else a number from 1 to 6, else words.
type Face struct {
	Art
	Number int
	Text   string
}

// symbol returns what is drawn, nil for nothing.
func (a Art) symbol() *drawing.Symbol {
	if a.Picture != nil {
		return a.Picture
	}
	return drawing.Picture(a.Icon)
}

// fills reports whether a picture covers its box: icons are shown whole.
func (a Art) fills() bool { return a.Fill && a.Picture != nil }

// draw draws a picture in a box, all of it or as large as the box. It says whether there is one.
func (a Art) draw(d *drawing.Drawing, box drawing.Rectangle) bool {
	symbol := a.symbol()
	switch {
	case symbol == nil:
		return false
	default:
		parts.Art{Symbol: symbol, Fill: a.fills()}.Draw(d, box)
	}
	return true
}

// A Lack is something that could not be printed of the thing with a key.
type Lack struct {
	Key, Name string
	parts.CardLack
}

// A Set is all pieces of a file. Colour is that of things without one of their own, Face that of words. Marks are
// what these can have besides, but for titles; nil is nothing.
type Set struct {
	Things []Thing
	Box    *Box
	Colour drawing.Colour
	Face   drawing.Face
	Marks  prose.Marks
}

// A kind is how things of a kind become a part.
type kind struct {
	of     string
	part   parts.Part
	pieces func(p *pen, t *Thing, name string) []parts.Piece
}

// kinds are all of them, in the order in which they are printed. Without a note the number of pieces is told.
var kinds = []kind{
	{"token", parts.Part{ID: "tokens", Title: words.Tokens}, (*pen).token},
	{"die", parts.Part{ID: "dice", Title: words.Dice, Note: words.DiceNote, Tools: []string{words.GlueStick, words.Scorer},
		Steps: []string{words.DieStepCut + ".", words.DieStepGlue(parts.Cube.Letter(len(parts.Cube.Tabs)-1), "cube")}},
		(*pen).die},
	{"standee", parts.Part{ID: "standees", Title: words.Standees, Note: words.StandeesFeet,
		Tools: []string{words.GlueStick, words.Scorer}, Steps: []string{words.StandeesFold(words.Standees),
			words.StandeesSlots(words.Standees), words.StandeesPush(words.Standees)}}, (*pen).standee},
	{"spinner", parts.Part{ID: "spinners", Title: words.Spinners, Note: words.SpinnersNote,
		Tools: []string{words.SpinnerTools}, Steps: []string{words.SpinnerStep}}, (*pen).spinner},
	{"dial", parts.Part{ID: "dials", Title: words.Dials, Note: words.DialsNote,
		Tools: []string{words.Fasteners, words.Knife}, Steps: []string{words.DialStep}}, (*pen).dial},
	{"pad", parts.Part{ID: "pads", Title: words.Pads}, (*pen).pad},
	{"grid", parts.Part{ID: "grids", Title: words.Grids}, (*pen).grid},
}

// Parts returns the pieces as parts to print, and what they lack. Room is the area of a sheet for parts as it lies
// upright, in millimetres.
func (s *Set) Parts(room drawing.Rectangle) (made []parts.Part, lacks []Lack) {
	p := &pen{face: s.Face, colour: s.Colour, marks: s.Marks, room: room}
	for _, kind := range kinds {
		nth := 0
		for i := range s.Things {
			t := &s.Things[i]
			if t.Kind != kind.of {
				continue
			}
			nth++
			part, name := kind.part, cmp.Or(drawing.Sanitise(t.Title), drawing.Sanitise(p.marks.Plain(t.Text)), t.Icon,
				words.PieceNth(kind.of, nth))
			p.name = name
			if t.Back != nil {
				backed(&part, t)
			}
			at := slices.IndexFunc(made, func(other parts.Part) bool { return other.ID == part.ID })
			if at < 0 {
				switch at = len(made); t.Kind {
				case "token":
					blank := p.side(t, &Thing{Colour: t.Colour})
					blank.Name, part.Blank = words.BlankToken, &blank
				case "die":
					part.Made = []parts.Sequence{parts.Cube.Sequence(part.Title, t.Size, dieTab, p.sides(t))}
				}
				made = append(made, part)
			}
			for _, piece := range kind.pieces(p, t, name) {
				piece.Name, piece.Copies, piece.At.Key = cmp.Or(piece.Name, name), t.Count, t.Key+".size"
				made[at].Pieces = append(made[at].Pieces, piece)
			}
		}
	}
	made = append(made, s.boxes(p)...)
	for i := range made {
		n := 0
		for _, piece := range made[i].Pieces {
			n += piece.Copies
		}
		made[i].Note = cmp.Or(made[i].Note, words.PiecesToCut(n))
	}
	return made, p.lacks
}

// A pen draws things, and notes what they lack.
type pen struct {
	face   drawing.Face
	colour drawing.Colour
	marks  prose.Marks
	room   drawing.Rectangle
	name   string // of the thing that is drawn, as lists have it
	lacks  []Lack
}

// style returns ink for a purpose, in a size in pt.
func (p *pen) style(purpose drawing.Face, size float64) drawing.Style {
	return drawing.Style{Face: p.face.For(purpose), Size: size, Colour: drawing.Ink}
}

// longest limits the letters that are set: breaking more into lines takes time, and no piece has room for them.
const longest = 300

// fitting returns the largest size, in pt, in which no word of a text is wider than a room.
func fitting(said string, face drawing.Face, room float64) float64 {
	wide := 1e-3
	for _, word := range drawing.Set(said, face).Words() {
		wide = max(wide, word.Width(1))
	}
	return 0.98 * room / wide
}

// tiny is the smallest size of words on a piece, in pt, and tinier that of up to three letters, such as the numbers of a
// dial. What has no room even so is told, and not drawn.
const tiny, tinier = 6.0, 4.0

// write sets words of a thing in a box, in several lines where one is too short, and notes where they have no room. They
// shrink before a word is broken.
func (p *pen) write(d *drawing.Drawing, box drawing.Rectangle, t *Thing, field, said string, style drawing.Style) {
	if said == "" {
		return
	}
	said = text.Cut(said, longest, "")
	least, plain := tiny, said
	marked := p.marks != nil && field != "title" && strings.ContainsAny(said, "*{:<&\\\n")
	if marked {
		plain = p.marks.Plain(said)
	}
	if utf8.RuneCountInString(plain) <= 3 {
		least = tinier
	}
	if line := drawing.Height("x", style.Sized(least), box.Width); box.Height < line { // a line always has room
		box = drawing.Box(box.X, box.Centre().Y-line/2, box.Width, line)
	}
	lack := parts.CardLack{Field: field, Signs: p.face.Missing(plain)}
	var narrow, short bool
	draw := func() { d.ParagraphIn(box, said, style, least, drawing.Centre) }
	if marked {
		set := prose.Measured(said, style.Face, p.marks)
		var lines prose.Setting
		lines, short = set.Fitted(style, least, box)
		narrow, draw = !set.Whole(lines.Style, box.Width), func() { lines.Draw(d, box, drawing.Centre) }
	} else {
		fits := fitting(said, style.Face, box.Width)
		style.Size = max(least, min(style.Size, fits))
		narrow, short = fits < least, drawing.Height(said, style.Sized(least), box.Width) > box.Height+0.01
	}
	if narrow {
		lack.What = words.PieceTooSmall
	} else if short {
		lack.What = words.CardTooLong
	}
	known := func(one Lack) bool { return one.Key == t.Key && one.Field == field && one.What == lack.What }
	if (lack.What != "" || len(lack.Signs) > 0) && !slices.ContainsFunc(p.lacks, known) {
		p.lacks = append(p.lacks, Lack{t.Key, p.name, lack})
	}
	if !narrow {
		draw()
	}
}
