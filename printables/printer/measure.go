package printer

import (
	"fmt"
	"math"
)

// A MeasureError says that what was measured cannot have been printed as it should be.
type MeasureError struct{ Problem string }

func (e *MeasureError) Error() string { return e.Problem }

// ScaleFrom returns the correction of a printer on which a bar of so many millimetres, printed without
// correction, measures so many. The error is a [MeasureError].
func ScaleFrom(printed, measured float64) (float64, error) {
	scale := math.Round(printed/measured*10_000) / 10_000
	if scale >= MinScale && scale <= MaxScale {
		return scale, nil
	}
	problem := fmt.Sprintf("a bar of %g mm cannot measure %.6g mm", printed, measured)
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

// Doubt says in a sentence that the profile corrects sizes by more than printers need, "" where it does not:
// the ruler was printed to fit the page, perhaps, or another one measured.
func (p Profile) Doubt() string {
	most := max(math.Abs(p.ScaleX-1), math.Abs(p.ScaleY-1))
	if most <= usualError {
		return ""
	}
	return fmt.Sprintf("A correction of %.1f %% is much for a printer: was the ruler sheet printed at 100 "+
		"%%, and the whole ruler measured?", 100*most)
}

// TurnFrom returns by how many degrees the back is to be turned clockwise, from what the upper and the lower
// scale across say, in millimetres, and how far apart these stand. The error is a [MeasureError].
func TurnFrom(top, bottom, distance float64) (float64, error) {
	turn := math.Asin((top-bottom)/distance) * 180 / math.Pi
	if !(math.Abs(turn) <= MaxTurn) {
		return 0, &MeasureError{fmt.Sprintf("%.6g at the top and %.6g at the bottom cannot both be: the "+
			"back would be turned by more than %g°; read the scales again",
			top, bottom, MaxTurn)}
	}
	return math.Round(turn*1000) / 1000, nil
}
