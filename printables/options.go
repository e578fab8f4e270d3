package printables

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printer"
	"homespun/printables/words"
)

// Part is one kind of thing of a game's set.
type Part = parts.Part

// Options are the choices for a print. The zero value prints everything, true to size, on A4.
type Options struct {
	// Sheet is the paper with its margin; the zero value means the printer's paper, or else A4. Cards usually
	// get a smaller margin if nobody has measured the printer; KeepMargin keeps the sheet's margin for them
	// too.
	Sheet      paper.Sheet
	KeepMargin bool
	// OnePage puts each card of a deck on a page of its own. Without a sheet the page is the card, with as much bleed
	// as is asked for.
	OnePage bool
	// BoardSheet is the paper of the board where it is another; the zero value means that of everything else.
	BoardSheet paper.Sheet
	// Printer is the profile of the family's printer; nil means that nothing has been measured.
	Printer *printer.Profile
	Scale   Scale
	// Space is the side of a space of the board before scaling, in millimetres; 0 means the game's own.
	Space    float64
	InkSaver bool
	// Edition is how much of a game is printed, where Parts does not name its parts.
	Edition Edition
	// Players is for how many players it is printed; 0 is for as many as the rules allow.
	Players int
	// Switched are the ids of parts that are printed although the edition does not have them, or are not although
	// it does. An id that the game does not have changes nothing.
	Switched []string
	// Parts are the ids of the parts to print; empty means those of the edition. Only prints just some of their pieces,
	// without a cover; empty means all.
	Parts []string
	Only  []Only
	// Booklet is how the rulebook comes onto paper.
	Booklet Booklet
	// Copies is how many copies of every piece and card are printed; 0 means one. Spares is how many empty
	// pieces to draw on are added to each part that has them.
	Copies, Spares int
	// Large prints the set with large parts for small children.
	Large bool
	// Standing is how the figures stand up; Join is how the tiles of a board are joined.
	Standing parts.Standing
	Join     paper.Join
	// Backs is how the backs of cards are printed. Bleed is how much of their art is printed beyond the cut.
	// Marks shows where they are cut.
	Backs paper.Backs
	Bleed paper.Bleed
	Marks paper.CutMarks
	// TwoFiles keeps the sheets that are printed on both sides in a file of their own.
	TwoFiles bool
	// BlankAnyway prints a deck although some cards would be empty, see [deck.BlankError].
	BlankAnyway bool
	// Names are the players' names of each seat, for the score pad.
	Names [][]string
	// Faces are the icons that players have chosen, by their names.
	Faces map[string]string
	// Cut is what is cut out already and printed no more; nil asks for nothing, see [Job.Asked].
	Cut Cut
	// Position is that of the match for which it is printed tonight; nil if it is for none.
	Position engines.Position
	// compared prints are laid out only to count their sheets, see [Job.Savings].
	compared bool
}

// Scale is the size of the board and its pieces: 1 (or 0) is true to size, [Fit] as large as one sheet
// allows, and a whole number -n below that as large as n sheets allow.
type Scale float64

// Fit makes the board small enough for one sheet. It never enlarges.
const Fit Scale = -1

// boardTonight is how large the board of a set for tonight is where nobody says how large.
const boardTonight Scale = -2

// Bounds of a scale.
const (
	minScale = 0.1
	maxScale = 4
)

// A ScaleError says that a scale is not possible.
type ScaleError struct{ Text string }

func (e *ScaleError) Error() string {
	return words.NoScale(drawing.Quoted(e.Text), minScale, float64(maxScale))
}

// sheets returns how many sheets the board is to fit on, 0 if the scale is a number.
func (s Scale) sheets() int {
	if s <= Fit && s >= -maxSheets && s == Scale(math.Trunc(float64(s))) {
		return int(-s)
	}
	return 0
}

// maxSheets limits the sheets of a board.
const maxSheets = paper.MaxTiles * paper.MaxTiles

// ParseScale reads 1, 0.9 or 0,9, 90%, fit or sheets=2.
func ParseScale(written string) (Scale, error) {
	written = strings.ToLower(strings.TrimSpace(written))
	if written == "fit" {
		return Fit, nil
	}
	if digits, some := strings.CutPrefix(written, "sheets="); some {
		count, err := strconv.Atoi(strings.TrimSpace(digits))
		if err != nil || count < 1 || count > maxSheets {
			return 0, &ScaleError{written}
		}
		return Scale(-count), nil
	}
	number, percent := strings.CutSuffix(written, "%")
	value, ok := text.Number(number)
	if percent {
		value /= 100
	}
	if !ok || !(value >= minScale && value <= maxScale) {
		return 0, &ScaleError{written}
	}
	return Scale(value), nil
}

// checked checks the options and fills in those left open. Cards alone can lie on smaller paper.
func (o Options) checked(cards bool) (Options, error) {
	var err error
	switch {
	case o.Sheet != (paper.Sheet{}):
	case o.Printer != nil:
		o.Sheet, err = o.Printer.Sheet()
	default:
		var size paper.Size
		size, err = paper.SizeByID("a4")
		o.Sheet = paper.NewSheet(size)
	}
	if err != nil {
		return o, err
	}
	if o.Edition == TonightEdition {
		o.Sheet, o.BoardSheet = o.cardSheet(), o.slim(o.BoardSheet)
		if (o.Scale == 0 || o.Scale == 1) && o.Space == 0 {
			o.Scale = boardTonight
		}
	}
	if o.Sheet.Size.Roll() {
		return o, &paper.SheetError{Problem: words.RollForBoards}
	}
	for _, sheet := range []paper.Sheet{o.Sheet, o.boardSheet()} {
		if err := sheet.Check(); err != nil && !cards {
			return o, err
		}
	}
	if err := o.cardSheet().CheckCards(); err != nil {
		return o, err
	}
	o.Scale = cmp.Or(o.Scale, 1)
	if value := float64(o.Scale); o.Scale.sheets() == 0 && !(value >= minScale && value <= maxScale) {
		return o, &ScaleError{strconv.FormatFloat(value, 'g', -1, 64)}
	}
	o.Large = o.Large || o.Edition == SmallHandsEdition
	if math.IsNaN(o.Space) || math.IsInf(o.Space, 0) || o.Space < 0 {
		return o, errors.New(words.NoSpace(o.Space))
	}
	for _, count := range []struct {
		of   int
		what string
	}{{o.Copies, "copies"}, {o.Spares, words.EmptyPieces}} {
		if count.of < 0 || count.of > maxSets {
			return o, errors.New(words.TooManySets(count.of, count.what, maxSets))
		}
	}
	return o, o.Marks.Check()
}

// maxSets limits the copies of a set, and the empty pieces of a part.
const maxSets = 100

// maxPieces limits the pieces and cards of one print: more than anybody cuts out, and few enough for the
// memory.
const maxPieces = 20_000

// A TooManyError says that a print would have more pieces than are allowed.
type TooManyError struct{ Count int }

func (e *TooManyError) Error() string {
	return words.TooManyPieces(e.Count, maxPieces)
}

// pieces counts the pieces and cards of parts, copies and all.
func pieces(some []Part) int {
	count := 0
	for _, part := range some {
		for _, piece := range part.Pieces {
			count += piece.Copies
		}
	}
	return count
}

// cardMargin is the white margin around cards, in millimetres, if nobody has measured the printer or asked
// for a margin. It is as small as most printers can do: cards are never scaled, so a small margin fits more
// of them on a sheet.
const cardMargin = 5.0

// cardSheet returns the sheet that cards lie on.
func (o Options) cardSheet() paper.Sheet { return o.slim(o.Sheet) }

// slim returns a sheet with that margin.
func (o Options) slim(sheet paper.Sheet) paper.Sheet {
	if o.Printer == nil && !o.KeepMargin {
		sheet.Margin = min(sheet.Margin, cardMargin)
	}
	return sheet
}

// boardSheet returns the sheet that the tiles of a board are printed on.
func (o Options) boardSheet() paper.Sheet {
	if o.BoardSheet == (paper.Sheet{}) {
		return o.Sheet
	}
	return o.BoardSheet
}

// turnedOver returns the edge over which sheets that are printed on both sides are turned. Where the backs of cards
// are not printed so, it is the edge that suits a booklet.
func (o Options) turnedOver() paper.Backs {
	if o.Backs.Duplex() {
		return o.Backs
	}
	return paper.ShortEdge
}

// An UnknownPartError says that a game has no part with an id.
type UnknownPartError struct {
	ID    string
	Known []string
}

func (e *UnknownPartError) Error() string {
	return words.NoPart(drawing.Quoted(e.ID), strings.Join(e.Known, ", "))
}

// chosen returns the parts that these options name, in the game's order; if they name none, those of the
// edition.
func (o Options) chosen(all []Part) ([]Part, error) {
	ids := o.Parts
	known := partIDs(all)
	var wanted []string
	for _, id := range ids {
		id = strings.ToLower(strings.TrimSpace(id))
		if id == "" {
			continue
		}
		if !slices.ContainsFunc(known, func(other string) bool { return named(id, other) }) {
			return nil, &UnknownPartError{id, known}
		}
		wanted = append(wanted, id)
	}
	var some []Part
	for _, part := range all {
		asked := slices.ContainsFunc(wanted, func(id string) bool { return named(id, part.ID) })
		if asked || len(wanted) == 0 && o.Edition.Has(part) != slices.Contains(o.Switched, part.ID) {
			some = append(some, part)
		}
	}
	return some, nil
}

// named reports whether a name means the part with an id: "tokens" means tokens-25 too, which are of two sides.
func named(name, id string) bool { return id == name || strings.HasPrefix(id, name+"-") }

// partIDs returns the ids of parts.
func partIDs(all []Part) []string {
	ids := make([]string, len(all))
	for i, part := range all {
		ids[i] = part.ID
	}
	return ids
}

// multiplied returns the parts with this many copies of each piece and card, and this many empty pieces after
// them.
func multiplied(some []Part, copies, spares int) []Part {
	out := slices.Clone(some)
	for i := range out {
		part := &out[i]
		if part.Kind != parts.Pieces && part.Kind != parts.Cards {
			continue
		}
		part.Pieces = slices.Clone(part.Pieces)
		for k := range part.Pieces {
			part.Pieces[k].Copies *= copies
		}
		if copies > 1 {
			part.Note = strings.TrimSpace(fmt.Sprintf("%s All of it %d times.", part.Note, copies))
		}
		if spares > 0 && part.Blank != nil && !part.Rare {
			part.Pieces = append(part.Pieces, part.Spares(spares)...)
			empty := words.OneSpare
			if spares > 1 {
				empty = words.Spares(spares)
			}
			part.Note = strings.TrimSpace(part.Note + " " + empty + " to draw on.")
		}
	}
	return out
}
