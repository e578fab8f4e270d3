package paper

import (
	"fmt"
	"math"
	"strings"

	"homespun/printables/drawing"
)

// A Size is a paper as it is sold, upright, in millimetres.
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

// An UnknownError says that there is no paper of a name.
type UnknownError struct{ Name string }

func (e *UnknownError) Error() string {
	names := make([]string, len(Sizes))
	for i, size := range Sizes {
		names[i] = size.ID
	}
	last := len(names) - 1
	return fmt.Sprintf("there is no paper %s: choose %s or %s", quoted(e.Name), strings.Join(names[:last], ", "), names[last])
}

// quoted returns a text of any length in quotes, fit for one line.
func quoted(text string) string {
	if runes := []rune(text); len(runes) > 40 {
		text = string(runes[:40]) + "…"
	}
	return fmt.Sprintf("%q", text)
}

// SizeByID returns the paper of an id, in any case, or an [UnknownError].
func SizeByID(id string) (Size, error) {
	for _, size := range Sizes {
		if strings.EqualFold(size.ID, strings.TrimSpace(id)) {
			return size, nil
		}
	}
	return Size{}, &UnknownError{id}
}

// A Sheet is a paper on its way through a printer: upright or across, with a margin on all sides that stays white.
type Sheet struct {
	Size   Size
	Margin float64 // mm
	Across bool    // landscape
}

// Measures of every sheet, in millimetres.
const (
	// DefaultMargin is white on every printer that we know of.
	DefaultMargin = 10.0
	// BarLength is the scale bar's length.
	BarLength = 100.0
	// footerHeight is the band at the foot with the scale bar and the sheet's name; footerGap keeps parts away from it.
	footerHeight, footerGap = 8.0, 2.5
	// smallest is the shortest side an area may have for anything to be laid on it.
	smallest = 60.0
)

// NewSheet returns an upright sheet of a paper with the usual margin.
func NewSheet(size Size) Sheet { return Sheet{Size: size, Margin: DefaultMargin} }

// A SheetError says that nothing can be printed on a sheet as it is set up.
type SheetError struct{ Problem string }

func (e *SheetError) Error() string { return e.Problem }

// Check says whether the sheet has room for the scale bar and for parts.
func (s Sheet) Check() error {
	for _, number := range []float64{s.Size.Width, s.Size.Height, s.Margin} {
		if math.IsNaN(number) || math.IsInf(number, 0) {
			return &SheetError{"paper and margin are measured in millimetres: give plain numbers"}
		}
	}
	if s.Margin < 0 {
		return &SheetError{fmt.Sprintf("a margin of %g mm cannot be: give 0 or more", s.Margin)}
	}
	for _, across := range []bool{false, true} {
		area := Sheet{s.Size, s.Margin, across}.Area()
		if area.Width < BarLength || area.Height < smallest {
			return &SheetError{fmt.Sprintf("paper of %g × %g mm with a margin of %g mm leaves no room for the scale bar and the parts: take larger paper or a smaller margin",
				s.Size.Width, s.Size.Height, s.Margin)}
		}
	}
	return nil
}

// Turned returns the sheet upright or across.
func (s Sheet) Turned(across bool) Sheet { s.Across = across; return s }

// Width returns how wide the sheet lies, in millimetres.
func (s Sheet) Width() float64 {
	if s.Across {
		return s.Size.Height
	}
	return s.Size.Width
}

// Height returns how high the sheet lies, in millimetres.
func (s Sheet) Height() float64 {
	if s.Across {
		return s.Size.Width
	}
	return s.Size.Height
}

// Printable returns what lies inside the margin.
func (s Sheet) Printable() drawing.Rectangle {
	return drawing.Box(0, 0, s.Width(), s.Height()).Inset(s.Margin)
}

// Area returns where parts may lie: the printable area above the footer.
func (s Sheet) Area() drawing.Rectangle {
	area := s.Printable()
	area.Height -= footerHeight + footerGap
	return area
}

// Foot returns the band with the scale bar, the sheet's name and its number.
func (s Sheet) Foot() drawing.Rectangle {
	area := s.Printable()
	return drawing.Box(area.X, area.Bottom()-footerHeight, area.Width, footerHeight)
}
