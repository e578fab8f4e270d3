package pdf

import (
	"fmt"
	"math"

	"github.com/go-pdf/fpdf"

	"homespun/printables/drawing"
)

// A Correction makes up for what a printer does to a page: the whole page is scaled about its centre, turned
// about it, and moved. The zero value changes nothing.
//
// It is that of the sheet as it lies upright, seen from the side that is printed. A page that lies across is
// turned a quarter to the left on its way into the printer, as printer drivers do by default, and its
// correction is turned along with it.
type Correction struct {
	// ScaleX and ScaleY enlarge: 1.004 prints 0.4 % larger; 0 is 1.
	ScaleX, ScaleY float64
	// X moves to the right and Y down, in millimetres.
	X, Y float64
	// Turn is clockwise, in degrees.
	Turn float64
}

// Bounds of a correction: far more than any printer errs.
const (
	smallestScale, largestScale = 0.5, 2
	largestMove                 = 100.0
	largestTurn                 = 45.0
)

// A CorrectionError says that a page cannot be corrected in that way.
type CorrectionError struct{ Correction Correction }

func (e *CorrectionError) Error() string {
	c := e.Correction
	return fmt.Sprintf("a correction of %g × %g, moved by %g and %g mm and turned by %g° cannot be", c.ScaleX,
		c.ScaleY, c.X, c.Y, c.Turn)
}

// whole returns the correction with 1 for a scale that is left open.
func (c Correction) whole() Correction {
	if c.ScaleX == 0 {
		c.ScaleX = 1
	}
	if c.ScaleY == 0 {
		c.ScaleY = 1
	}
	return c
}

// None says whether nothing is changed.
func (c Correction) None() bool { return c.whole() == Correction{ScaleX: 1, ScaleY: 1} }

// check returns a [CorrectionError] for what cannot be meant.
func (c Correction) check() error {
	whole := c.whole()
	within := func(v, low, high float64) bool { return v >= low && v <= high } // which no NaN is
	if within(whole.ScaleX, smallestScale, largestScale) &&
		within(whole.ScaleY, smallestScale, largestScale) &&
		within(c.X, -largestMove, largestMove) && within(c.Y, -largestMove, largestMove) &&
		within(c.Turn, -largestTurn, largestTurn) {
		return nil
	}
	return &CorrectionError{c}
}

// on returns the correction for a page of a size: turned along with one that lies across.
func (c Correction) on(width, height float64) Correction {
	c = c.whole()
	if width > height {
		c.ScaleX, c.ScaleY, c.X, c.Y = c.ScaleY, c.ScaleX, -c.Y, c.X
	}
	return c
}

// Place returns where a point of a page of a size is printed, in millimetres.
func (c Correction) Place(p drawing.Point, width, height float64) drawing.Point {
	c = c.on(width, height)
	sin, cos := math.Sincos(c.Turn * math.Pi / 180)
	x, y := c.ScaleX*(p.X-width/2), c.ScaleY*(p.Y-height/2)
	return drawing.Point{X: width/2 + c.X + x*cos - y*sin, Y: height/2 + c.Y + x*sin + y*cos}
}

// matrix returns the correction in PDF's points from the lower left.
func (c Correction) matrix(width, height float64) fpdf.TransformMatrix {
	c = c.on(width, height)
	sin, cos := math.Sincos(c.Turn * math.Pi / 180)
	m := fpdf.TransformMatrix{A: c.ScaleX * cos, B: -c.ScaleX * sin, C: c.ScaleY * sin, D: c.ScaleY * cos}
	middleX, middleY := width/2/drawing.PointMM, height/2/drawing.PointMM
	m.E = finite(middleX + c.X/drawing.PointMM - m.A*middleX - m.C*middleY)
	m.F = finite(middleY - c.Y/drawing.PointMM - m.B*middleX - m.D*middleY)
	return m
}
