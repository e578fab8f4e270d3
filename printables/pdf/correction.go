package pdf

import (
	"cmp"
	"fmt"
	"math"

	"github.com/go-pdf/fpdf"

	"homespun/printables/drawing"
)

// A Correction compensates for a printer's errors: it scales the whole page about its centre, rotates it
// about its centre, and moves it. The zero value changes nothing.
//
// It is given for the upright sheet, seen from the printed side. Printer drivers turn a page that lies across
// a quarter to the left by default, so its correction is turned in the same way.
type Correction struct {
	// ScaleX and ScaleY enlarge the page: 1.004 prints 0.4 % larger; 0 means 1.
	ScaleX, ScaleY float64
	// X moves the page to the right and Y down, in millimetres.
	X, Y float64
	// Turn rotates the page clockwise, in degrees.
	Turn float64
}

// Bounds of a correction, much larger than any printer's error.
const (
	smallestScale, largestScale = 0.5, 2
	largestMove                 = 100.0
	largestTurn                 = 45.0
)

// A CorrectionError says that a correction is outside its bounds.
type CorrectionError struct{ Correction Correction }

func (e *CorrectionError) Error() string {
	c := e.Correction
	return fmt.Sprintf("a correction of %g × %g, moved by %g and %g mm and turned by %g° cannot be", c.ScaleX,
		c.ScaleY, c.X, c.Y, c.Turn)
}

// Whole returns the correction with each scale of 0 replaced by 1.
func (c Correction) Whole() Correction {
	c.ScaleX = cmp.Or(c.ScaleX, 1)
	c.ScaleY = cmp.Or(c.ScaleY, 1)
	return c
}

// None says whether the correction changes nothing.
func (c Correction) None() bool { return c.Whole() == Correction{ScaleX: 1, ScaleY: 1} }

// check returns a [CorrectionError] if a value is outside its bounds.
func (c Correction) check() error {
	whole := c.Whole()
	within := func(v, low, high float64) bool { return v >= low && v <= high } // false for NaN
	if within(whole.ScaleX, smallestScale, largestScale) &&
		within(whole.ScaleY, smallestScale, largestScale) &&
		within(c.X, -largestMove, largestMove) && within(c.Y, -largestMove, largestMove) &&
		within(c.Turn, -largestTurn, largestTurn) {
		return nil
	}
	return &CorrectionError{c}
}

// on returns the correction for a page of a size, turned if the page lies across.
func (c Correction) on(width, height float64) Correction {
	c = c.Whole()
	if width > height {
		c.ScaleX, c.ScaleY, c.X, c.Y = c.ScaleY, c.ScaleX, -c.Y, c.X
	}
	return c
}

// Place returns where the printer puts a point of a page of a size, in millimetres.
func (c Correction) Place(p drawing.Point, width, height float64) drawing.Point {
	c = c.on(width, height)
	sin, cos := math.Sincos(c.Turn * math.Pi / 180)
	x, y := c.ScaleX*(p.X-width/2), c.ScaleY*(p.Y-height/2)
	return drawing.Point{X: width/2 + c.X + x*cos - y*sin, Y: height/2 + c.Y + x*sin + y*cos}
}

// matrix returns the correction as a matrix in PDF points from the lower left.
func (c Correction) matrix(width, height float64) fpdf.TransformMatrix {
	c = c.on(width, height)
	sin, cos := math.Sincos(c.Turn * math.Pi / 180)
	m := fpdf.TransformMatrix{A: c.ScaleX * cos, B: -c.ScaleX * sin, C: c.ScaleY * sin, D: c.ScaleY * cos}
	middleX, middleY := width/2/drawing.PointMM, height/2/drawing.PointMM
	m.E = finite(middleX + c.X/drawing.PointMM - m.A*middleX - m.C*middleY)
	m.F = finite(middleY - c.Y/drawing.PointMM - m.B*middleX - m.D*middleY)
	return m
}
