package paper

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// A Size is a paper as it is sold: upright, in millimetres.
type Size struct {
	ID, Name      string
	Width, Height float64
}

// Sizes are the papers known by name, smallest first.
var Sizes = [...]Size{
	{"a5", "A5", 148, 210},
	{"a4", "A4", 210, 297},
	{"letter", "Letter", 215.9, 279.4},
	{"legal", "Legal", 215.9, 355.6},
	{"a3", "A3", 297, 420},
	{"tabloid", "Tabloid", 279.4, 431.8},
}

// Small are papers for cards only, smallest first: they have no room for other parts. Large are those of print
// shops, for boards in one piece.
var (
	Small = [...]Size{{"a7", "A7", 74, 105}, {"a6", "A6", 105, 148}}
	Large = [...]Size{{"a2", "A2", 420, 594}, {"a1", "A1", 594, 841}}
)

// An UnknownError says that there is no paper of this name.
type UnknownError struct{ Name string }

func (e *UnknownError) Error() string {
	return words.NoPaper(drawing.Quoted(e.Name), text.Join(SizeNames(), "or"))
}

// SizeNames returns the ids of the papers that anything can be printed on.
func SizeNames() []string {
	var names []string
	for _, size := range slices.Concat(Sizes[:], Large[:]) {
		names = append(names, size.ID)
	}
	return names
}

// rollEnd ends the id of a roll, such as 610xroll.
const rollEnd = "xroll"

// Roll says whether the paper is a roll, off which each sheet is cut as long as its tile of a board. Its height is the
// longest that a sheet may be.
func (s Size) Roll() bool { return strings.HasSuffix(s.ID, rollEnd) }

// Bounds of the sides of a custom paper, in millimetres: from a small card to the widest home plotters.
const (
	minSide = 30.0
	maxSide = 2000.0
)

// between stands between the two sides of a size.
var between = regexp.MustCompile(`\s*(?:[x×✕*]|\bby\b)\s*`)

// ParseSize returns a paper by its id, or parses a custom size: 180x250, 18x25cm, 7x10in, or a roll: 610xroll. The
// error is an [UnknownError] or a [SheetError].
func ParseSize(name string) (Size, error) {
	wide, roll := strings.CutSuffix(strings.ToLower(strings.TrimSpace(name)), "roll")
	sides := name
	if roll {
		sides = fmt.Sprint(wide, maxSide, "mm")
	}
	width, height, own := ownSides(sides)
	if !own {
		return SizeByID(name)
	}
	if !roll {
		width, height = min(width, height), max(width, height)
	}
	if !(width >= minSide && max(width, height) <= maxSide) {
		return Size{}, &SheetError{words.NoPaperSize(fmt.Sprintf("%.4g", width), fmt.Sprintf("%.4g",
			height), minSide, maxSide)}
	}
	if roll {
		return Size{fmt.Sprint(width, rollEnd), fmt.Sprint(width, " mm", " roll"), width, height}, nil
	}
	return measured(width, height), nil
}

// ownSides parses two sides such as 180x250, 63,5 mm × 88,9 mm, 18 by 25 cm or 2½x3½in, in millimetres. Own
// is false if the text does not have this form.
func ownSides(written string) (width, height float64, own bool) {
	sides := between.Split(strings.ToLower(strings.TrimSpace(written)), -1)
	if len(sides) != 2 {
		return 0, 0, false
	}
	first, unit, ok := length(sides[0])
	second, unit2, ok2 := length(sides[1])
	unit, unit2 = cmp.Or(unit, unit2, "mm"), cmp.Or(unit2, unit, "mm") // said once, it is that of both
	return Hundredths(first * units[unit]), Hundredths(second * units[unit2]), ok && ok2
}

// units are those of lengths, in millimetres.
var units = map[string]float64{"mm": 1, "cm": 10, "in": inch}

// length parses a length: its number, and its unit if it has one.
func length(written string) (number float64, unit string, ok bool) {
	written = strings.TrimSpace(strings.ToLower(written))
	for _, ending := range [...]struct{ written, unit string }{{"mm", "mm"}, {"millimetres", "mm"}, {"cm", "cm"},
		{"inches", "in"}, {"inch", "in"}, {"in", "in"}, {`"`, "in"}, {"″", "in"}, {"”", "in"}, {"''", "in"}} {
		if before, found := strings.CutSuffix(written, ending.written); found {
			written, unit = before, ending.unit
			break
		}
	}
	number, ok = text.Number(written)
	return number, unit, ok && number >= 0
}

// ParseLength parses a length with or without a unit, and returns it in millimetres.
func ParseLength(written string) (mm float64, ok bool) {
	number, unit, ok := length(written)
	return number * units[cmp.Or(unit, "mm")], ok
}

// measured returns a custom size whose name is its measures.
func measured(width, height float64) Size {
	id := fmt.Sprintf("%gx%g", width, height)
	return Size{ID: id, Name: strings.Replace(id, "x", " × ", 1) + " mm", Width: width, Height: height}
}

// Hundredths rounds millimetres to hundredths, the precision of a PDF.
func Hundredths(mm float64) float64 { return math.Round(mm*100) / 100 }

// SizeByID returns the paper or card of an id, in any case, or an [UnknownError].
func SizeByID(id string) (Size, error) {
	for _, size := range slices.Concat(Small[:], Sizes[:], Large[:], CardSizes[:]) {
		if strings.EqualFold(size.ID, strings.TrimSpace(id)) {
			return size, nil
		}
	}
	return Size{}, &UnknownError{id}
}

// A Sheet is a paper as it lies in front of the reader, upright or across, with a white margin on all sides.
type Sheet struct {
	Size   Size
	Margin float64 // mm
	Across bool    // landscape
	// Slim makes the footer one line high, so that more cards fit.
	Slim bool
	// FootOnTop moves the footer to the top. It is set for the back of a sheet that is turned over its upper
	// edge.
	FootOnTop bool
	// Single puts one card on each sheet. Bare leaves out the margin and the footer.
	Single, Bare bool
}

// Measures of every sheet, in millimetres.
const (
	// DefaultMargin is a margin that every printer we know of can keep white.
	DefaultMargin = 10.0
	// BarLength is the scale bar's length, shortBar that on paper which has no room for it.
	BarLength = 100.0
	shortBar  = 50.0
	// footerHeight is the height of the footer with the scale bar and the sheet's name. FooterGap is the
	// distance between the footer and the parts.
	footerHeight, footerGap = 8.0, 2.5
	slimHeight, slimGap     = 3.8, 1.2
	// smallest is the shortest side that the area for parts may have.
	smallest = 60.0
)

// NewSheet returns an upright sheet of a paper with the usual margin.
func NewSheet(size Size) Sheet { return Sheet{Size: size, Margin: DefaultMargin} }

// A SheetError says why nothing can be printed on a sheet.
type SheetError struct{ Problem string }

func (e *SheetError) Error() string { return e.Problem }

// Check returns an error if the sheet has no room for the scale bar and for parts.
func (s Sheet) Check() error {
	if err := s.CheckCards(); err != nil {
		return err
	}
	for _, across := range []bool{false, true} {
		area := s.Turned(across).Area()
		if area.Width < BarLength || area.Height < smallest {
			return s.tooSmall()
		}
	}
	return nil
}

func (s Sheet) tooSmall() error {
	return &SheetError{words.PaperTooSmall(s.Size.Width, s.Size.Height, s.Margin)}
}

// CheckCards returns an error if the sheet has no room even for cards, which need less than other parts. Their
// scale bar may be shorter.
func (s Sheet) CheckCards() error {
	for _, number := range []float64{s.Size.Width, s.Size.Height, s.Margin} {
		if math.IsNaN(number) || math.IsInf(number, 0) {
			return &SheetError{words.PaperInMillimetres}
		}
	}
	if s.Margin < 0 {
		return &SheetError{words.NoMargin(s.Margin)}
	}
	if area := s.Printable(); min(area.Width, area.Height) < minCard {
		return s.tooSmall()
	}
	return nil
}

// ForCards says whether the sheet is too small for anything but cards, so that it has no cover either.
func (s Sheet) ForCards() bool { return s.Bare || s.Check() != nil }

// Small says whether that is so with any margin that a printer needs.
func (s Sheet) Small() bool {
	const usual = 5.0
	s.Margin = min(s.Margin, usual)
	return s.ForCards()
}

// Holds says whether a part of a size in millimetres has room on a sheet, upright or across.
func (s Sheet) Holds(width, height float64) bool {
	for _, across := range []bool{false, true} {
		_, err := turns([]Item{{Width: width, Height: height}}, s.Turned(across))
		if err == nil && !s.Small() {
			return true
		}
	}
	return false
}

// Larger returns the smallest paper known by name that holds such a part with the same margin, none if none does. Who
// has A4 is told of no Legal.
func (s Sheet) Larger(width, height float64) Size {
	metric := strings.HasPrefix(s.Size.ID, "a")
	for _, s.Size = range slices.Concat(Sizes[:], Large[:]) {
		if s.Holds(width, height) && (!metric || s.Size.ID[0] == 'a') {
			return s.Size
		}
	}
	return Size{}
}

// Turned returns the sheet upright or across.
func (s Sheet) Turned(across bool) Sheet { s.Across = across; return s }

// OverTop reports whether the user turns the sheet over its upper edge to print the other side. "Long edge" always
// means the paper's own long edge, whether it lies upright or across; of a square sheet it is the left one.
func (s Sheet) OverTop(backs Backs) bool {
	return backs.Duplex() && (s.Width() > s.Height()) == (backs == LongEdge)
}

// Width returns the width of the sheet as it lies, in millimetres.
func (s Sheet) Width() float64 {
	if s.Across {
		return s.Size.Height
	}
	return s.Size.Width
}

// Height returns the height of the sheet as it lies, in millimetres.
func (s Sheet) Height() float64 {
	if s.Across {
		return s.Size.Width
	}
	return s.Size.Height
}

// Printable returns the area inside the margin.
func (s Sheet) Printable() drawing.Rectangle {
	whole := drawing.Box(0, 0, s.Width(), s.Height())
	if s.Bare {
		return whole
	}
	return whole.Inset(s.Margin)
}

// foot returns the height of the footer and its distance from the parts.
func (s Sheet) foot() (height, gap float64) {
	if s.Bare {
		return 0, 0
	}
	if s.Slim {
		return slimHeight, slimGap
	}
	return footerHeight, footerGap
}

// Area returns the area for parts: the printable area without the footer.
func (s Sheet) Area() drawing.Rectangle {
	area := s.Printable()
	height, gap := s.foot()
	area.Height -= height + gap
	if s.FootOnTop {
		area.Y += height + gap
	}
	return area
}

// Foot returns the footer, which holds the scale bar, the sheet's name and its number.
func (s Sheet) Foot() drawing.Rectangle {
	area := s.Printable()
	height, _ := s.foot()
	if s.FootOnTop {
		return drawing.Box(area.X, area.Y, area.Width, height)
	}
	return drawing.Box(area.X, area.Bottom()-height, area.Width, height)
}
