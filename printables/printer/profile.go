// Package printer handles the profiles of a family's printers: the paper, the margin that stays white, and
// the corrections for the size of a page and the position of its back. It also draws the sheets that people
// print and measure to find these numbers.
package printer

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/pdf"
	"homespun/printables/words"
)

// A Profile describes one printer with one paper. [New] returns one that corrects nothing.
type Profile struct {
	Name string
	// Paper is the id or the size of the paper, for [paper.ParseSize].
	Paper string
	// Margin is the white margin on all sides, in millimetres.
	Margin float64
	// Flip is the edge over which people turn a sheet to print its back.
	Flip Edge
	// BackX moves back sides to the right and BackY down, in millimetres. BackTurn turns them clockwise, in
	// degrees. All are as seen when looking at the back of the upright sheet. They are read from the scales
	// of the back sheet, at the lines that meet.
	BackX, BackY, BackTurn float64
	// ScaleX and ScaleY correct the size of everything, across and down the upright sheet: 1.004 prints 0.4 %
	// larger.
	ScaleX, ScaleY float64
}

// Edge is an edge of the paper.
type Edge string

// The edges.
const (
	Long  Edge = "long"
	Short Edge = "short"
)

// Bounds of a profile's numbers.
const (
	MaxMargin          = 30.0
	MaxOffset          = 10.0
	MaxTurn            = 3.0
	MinScale, MaxScale = 0.95, 1.05
	maxName            = 60
)

// New returns the profile of a printer of which only the paper is known.
func New(name, paperID string) Profile {
	return Profile{Name: cleaned(name), Paper: paperID, Margin: paper.DefaultMargin, Flip: Long, ScaleX: 1,
		ScaleY: 1}
}

// cleaned returns a name on one line.
func cleaned(name string) string {
	return strings.TrimSpace(text.Cut(drawing.Sanitise(name), maxName, ""))
}

// A ValueError says that a value of a profile is not possible.
type ValueError struct {
	// Key is the field as the file has it: "back.x".
	Key, Problem string
}

func (e *ValueError) Error() string { return e.Problem }

// Check returns a [ValueError] for the first value that cannot be.
func (p Profile) Check() error {
	if problem := nameProblem(p.Name); problem != "" {
		return &ValueError{"name", problem}
	}
	if _, err := p.Size(); err != nil {
		return &ValueError{"paper", err.Error()}
	}
	if p.Flip != Long && p.Flip != Short {
		return &ValueError{"flip",
			words.PrinterFlip(drawing.Quoted(string(p.Flip)), strconv.Quote(string(Long)),
				strconv.Quote(string(Short)))}
	}
	for _, f := range numbers {
		if value := *f.of(&p); !(value >= f.low && value <= f.high) {
			return &ValueError{f.key, words.PrinterOutside(f.key, fmt.Sprintf("%.6g", value), f.low, f.high)}
		}
	}
	if _, err := p.Sheet(); err != nil {
		return &ValueError{"margin", err.Error()}
	}
	return nil
}

// A number is a field of a profile with its bounds.
type number struct {
	key       string
	low, high float64
	of        func(*Profile) *float64
}

// numbers are the fields that are numbers, in the order of the file.
var numbers = []number{
	{"margin", 0, MaxMargin, func(p *Profile) *float64 { return &p.Margin }},
	{"back.x", -MaxOffset, MaxOffset, func(p *Profile) *float64 { return &p.BackX }},
	{"back.y", -MaxOffset, MaxOffset, func(p *Profile) *float64 { return &p.BackY }},
	{"back.turn", -MaxTurn, MaxTurn, func(p *Profile) *float64 { return &p.BackTurn }},
	{"scale.x", MinScale, MaxScale, func(p *Profile) *float64 { return &p.ScaleX }},
	{"scale.y", MinScale, MaxScale, func(p *Profile) *float64 { return &p.ScaleY }},
}

// nameProblem says what is wrong with a name, "" where nothing is.
func nameProblem(name string) string {
	switch {
	case !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }):
		return words.PrinterNameless
	case !utf8.ValidString(name) || strings.ContainsFunc(name, unicode.IsControl) ||
		strings.TrimSpace(name) != name:
		return words.PrinterNameUnseen(drawing.Quoted(name))
	case utf8.RuneCountInString(name) > maxName:
		return words.PrinterNameLong(drawing.Quoted(name), maxName)
	}
	return ""
}

// Size returns the paper's size.
func (p Profile) Size() (paper.Size, error) { return paper.ParseSize(p.Paper) }

// Duplex returns what the PDF of a print on both sides asks the printer for.
func (p Profile) Duplex() pdf.Duplex {
	if p.Flip == Short {
		return pdf.ShortEdge
	}
	return pdf.LongEdge
}

// Front returns the correction of a page printed on the front, or on one side only.
func (p Profile) Front() pdf.Correction { return pdf.Correction{ScaleX: p.ScaleX, ScaleY: p.ScaleY} }

// Back returns the correction of a page printed on the back.
func (p Profile) Back() pdf.Correction {
	return pdf.Correction{ScaleX: p.ScaleX, ScaleY: p.ScaleY, X: p.BackX, Y: p.BackY, Turn: p.BackTurn}
}

// Sheet returns the upright paper with a margin wide enough for the corrections: whatever lies inside it
// stays inside the printer's own margin after the page has been corrected, on the front and on the back. The
// error is the paper's, or says that there is no room left.
func (p Profile) Sheet() (paper.Sheet, error) {
	size, err := p.Size()
	if err != nil {
		return paper.Sheet{}, err
	}
	sheet := paper.Sheet{Size: size, Margin: max(p.inset(size, p.Front()), p.inset(size, p.Back()))}
	return sheet, sheet.Check()
}

// inset returns the margin that is needed so that a corrected page keeps the printer's margin, in
// millimetres, rounded to hundredths.
func (p Profile) inset(size paper.Size, c pdf.Correction) float64 {
	c = c.Whole()
	sin, cos := math.Sincos(math.Abs(c.Turn) * math.Pi / 180)
	// A corner at half the width a and half the height b comes to lie at most |X| + a·ScaleX·cos +
	// b·ScaleY·sin beside the middle; likewise down.
	need := func(half, other, move, scale, otherScale float64) float64 {
		return (math.Abs(move) + half*scale*cos + other*otherScale*sin - half + p.Margin) / (scale*cos +
			otherScale*sin)
	}
	inset := max(p.Margin,
		need(size.Width/2, size.Height/2, c.X, c.ScaleX, c.ScaleY),
		need(size.Height/2, size.Width/2, c.Y, c.ScaleY, c.ScaleX))
	return math.Ceil(inset*100-1e-9) / 100
}
