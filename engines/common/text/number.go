package text

import (
	"math"
	"regexp"
	"strconv"
	"strings"
)

// fractions are the signs for parts of a whole.
var fractions = map[rune]float64{
	'½': 1. / 2, '⅓': 1. / 3, '⅔': 2. / 3, '¼': 1. / 4, '¾': 3. / 4, '⅕': 1. / 5, '⅖': 2. / 5, '⅗': 3. / 5,
	'⅘': 4. / 5, '⅙': 1. / 6, '⅚': 5. / 6, '⅛': 1. / 8, '⅜': 3. / 8, '⅝': 5. / 8, '⅞': 7. / 8,
}

// numberShape is a number as people write it: with a point or a comma, or with a fraction behind a whole
// number: 4,5 or 1½ or 1 1/2.
var numberShape = regexp.MustCompile(`^([+-]?)(?:(\d*[.,]?\d*)|(\d*)\s*(\D)|(?:(\d+)\s+)?(\d+)/(\d+))$`)

// Number reads a number as people write it: 4.5, 4,5, ½, 2½, 2 1/2. One comma between digits is a decimal
// comma. It returns false if the text is no number, or not finite.
func Number(s string) (float64, bool) {
	s = strings.NewReplacer("−", "-", "\u00a0", " ", "\u202f", " ", "⁄", "/").Replace(strings.TrimSpace(s))
	if value, err := strconv.ParseFloat(s, 64); err == nil {
		return value, !math.IsInf(value, 0) && !math.IsNaN(value)
	}
	m := numberShape.FindStringSubmatch(strings.TrimSpace(s))
	if m == nil {
		return 0, false
	}
	var value float64
	switch sign := []rune(m[4]); {
	case len(sign) == 1:
		part, known := fractions[sign[0]]
		if !known {
			return 0, false
		}
		value = whole(m[3]) + part
	case m[7] != "":
		if whole(m[7]) == 0 {
			return 0, false
		}
		value = whole(m[5]) + whole(m[6])/whole(m[7])
	default:
		parsed, err := strconv.ParseFloat(strings.Replace(m[2], ",", ".", 1), 64)
		if err != nil {
			return 0, false
		}
		value = parsed
	}
	if m[1] == "-" {
		value = -value
	}
	return value, !math.IsInf(value, 0)
}

// whole returns the number that digits write; 0 for none.
func whole(digits string) float64 {
	value, _ := strconv.ParseFloat(digits, 64)
	return value
}
