package words

import "math"

// Corrects says how a printer's size is corrected.
func Corrects(x, y float64) string {
	percent := func(scale float64) float64 { return math.Round((scale-1)*1000) / 10 }
	x, y = percent(x), percent(y)
	if x == 0 && y == 0 {
		return NoMeasure
	}
	return corrects(math.Abs(x), x > 0, math.Abs(y), y > 0)
}

// MovesBack says where a printer's backs are moved to, in millimetres and degrees.
func MovesBack(x, y, turn float64) string {
	if x == 0 && y == 0 && turn == 0 {
		return NoMeasure
	}
	return movesBack(math.Abs(x), x > 0, math.Abs(y), turn, y > 0)
}
