package printer

import (
	"fmt"
	"math"

	"homespun/printables/words"
)

// A MeasureError says that what was measured cannot have been printed as it should be.
type MeasureError struct{ Problem string }

func (e *MeasureError) Error() string { return e.Problem }

// ScaleFrom returns the scale that corrects a printer. Printed is the intended length of a bar in
// millimetres, and measured its length on paper when it is printed without correction. The error is a
// [MeasureError].
func ScaleFrom(printed, measured float64) (float64, error) {
	scale := math.Round(printed/measured*10_000) / 10_000
	if scale >= MinScale && scale <= MaxScale {
		return scale, nil
	}
	problem := words.NoMeasure(printed, fmt.Sprintf("%.6g", measured))
	switch {
	case !(measured > 0) || math.IsInf(measured, 0):
		problem += ": give its length in millimetres"
	case scale > MaxScale:
		problem += ": it was printed too small, “fit to page” perhaps; print the ruler sheet again at 100 %"
	default:
		problem += ": it was printed too large; print the ruler sheet again at 100 %, and measure in millimetres"
	}
	return 0, &MeasureError{problem}
}

// usualError is as far from true size as printers print at 100 %, and more; “fit to page” is 3 % and more
// away from it.
const usualError = 0.02

// Doubt returns a sentence if the profile corrects sizes by more than printers need; "" if not. Then the
// ruler was probably printed with "fit to page", or another ruler was measured.
func (p Profile) Doubt() string {
	most := max(math.Abs(p.ScaleX-1), math.Abs(p.ScaleY-1))
	if most <= usualError {
		return ""
	}
	return words.LargeCorrection(fmt.Sprintf("%.1f", 100*most))
}

// TurnFrom returns the angle, in degrees clockwise, by which the back must be turned. Top and bottom are the
// readings of the upper and the lower scale across, and distance is that between the two scales, all in
// millimetres. The error is a [MeasureError].
func TurnFrom(top, bottom, distance float64) (float64, error) {
	turn := math.Asin((top-bottom)/distance) * 180 / math.Pi
	if !(math.Abs(turn) <= MaxTurn) {
		return 0, &MeasureError{words.TooFarTurned(fmt.Sprintf("%.6g", top), fmt.Sprintf("%.6g", bottom),
			MaxTurn)}
	}
	return math.Round(turn*1000) / 1000, nil
}
