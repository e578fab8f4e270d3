package words

import (
	"math"

	"homespun/printables"
)

// Used says what share of the paper becomes parts; use is from 0 to 1.
func Used(use float64) string {
	if !(use > 0) {
		return ""
	}
	return used(max(1, int(math.Round(100*use))))
}

// Cutting says how long cutting, folding and gluing takes.
func Cutting(minutes int) string {
	if minutes <= 0 {
		return NothingToCut
	}
	return cutting(printables.Duration(minutes))
}
