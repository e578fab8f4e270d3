// Package qrcode makes QR codes (ISO/IEC 18004) as drawings and reads them in photographs. It is the only package that
// uses gozxing, the one library in plain Go that does both.
package qrcode

import (
	"errors"
	"fmt"

	"github.com/makiuchi-d/gozxing/qrcode/decoder"
	"github.com/makiuchi-d/gozxing/qrcode/encoder"

	"homespun/printables/drawing"
)

// Largest is the largest version of a code: 117 modules a side, so that one of 50 mm can still be read.
const Largest = 25

// Quiet is how many modules wide the white margin is that a code must have around it (section 9.1 of the standard).
const Quiet = 4

// ErrLarge says that a text is too long for a code of the version Largest.
var ErrLarge = errors.New("the text is too long for a QR code")

// A Code is a QR code: a square of dark and light modules.
type Code struct {
	// Version is 1 to Largest: the code has 17 + 4 × Version modules a side.
	Version int
	// Correction is the letter of the level of error correction: M restores 15 % of the code, L 7 %.
	Correction string

	side int
	dark []bool // row by row
}

// New returns the code of a text: with the correction M, or with L where only so it is not too large. Texts of digits,
// capital letters and " $%*+-./:" take the least room.
func New(text string) (*Code, error) {
	for _, level := range []decoder.ErrorCorrectionLevel{decoder.ErrorCorrectionLevel_M, decoder.ErrorCorrectionLevel_L} {
		made, err := encode(text, level)
		if err != nil || made.GetVersion().GetVersionNumber() > Largest {
			continue
		}
		matrix := made.GetMatrix()
		code := &Code{Version: made.GetVersion().GetVersionNumber(), Correction: level.String(), side: matrix.GetWidth()}
		for y := range code.side {
			for x := range code.side {
				code.dark = append(code.dark, matrix.Get(x, y) == 1)
			}
		}
		return code, nil
	}
	return nil, ErrLarge
}

// encode is the library's, without its panics.
func encode(text string, level decoder.ErrorCorrectionLevel) (made *encoder.QRCode, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("the QR code cannot be made: %v", fault)
		}
	}()
	if made, wrong := encoder.Encoder_encode(text, level, nil); wrong == nil {
		return made, nil
	} else {
		return nil, wrong
	}
}

// Side returns how many modules a side has, the quiet margin included.
func (c *Code) Side() int { return c.side + 2*Quiet }

// Dark reports whether a module is dark; those of the quiet margin have negative or too large numbers, and are light.
func (c *Code) Dark(x, y int) bool {
	return x >= 0 && y >= 0 && x < c.side && y < c.side && c.dark[y*c.side+x]
}

// Drawing returns the code with its quiet margin: black on white, also where ink is saved, as its reader needs. Module
// is the side of one module in millimetres.
func (c *Code) Drawing(module float64) *drawing.Drawing {
	side := float64(c.Side()) * module
	d := drawing.New(side, side)
	d.Rect(d.Area(), drawing.Paint{Fill: drawing.White, Keep: true, Open: true})
	var path drawing.Path
	for y := range c.side {
		for x := 0; x < c.side; x++ {
			begin := x
			for c.Dark(x, y) {
				x++
			}
			if x > begin { // one path of rows, so that no gap shows between two modules of a row
				row := drawing.Box(float64(begin+Quiet)*module, float64(y+Quiet)*module, float64(x-begin)*module, module)
				path = append(path, row.Path()...)
			}
		}
	}
	d.Path(path, drawing.Paint{Fill: drawing.Black, Keep: true, Open: true})
	return d
}
