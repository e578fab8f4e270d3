package engines

import (
	"strconv"
	"strings"
)

// Tenths reads a measure such as 12.5 or 3 as tenths: at most one digit stands after the point. Like [Number]
// it makes 32767 of what is too large.
func Tenths(word string) (int16, bool) {
	whole, part, pointed := strings.Cut(word, ".")
	n, ok := Number(whole)
	if !ok || pointed && (len(part) != 1 || part[0] < '0' || part[0] > '9') {
		return 0, false
	}
	tenths := int(n) * 10
	if pointed {
		tenths += int(part[0] - '0')
	}
	return int16(min(tenths, 32767)), true
}

// TenthsText writes tenths as a measure, without a zero after the point.
func TenthsText(tenths int16) string {
	return strconv.FormatFloat(float64(tenths)/10, 'f', -1, 64)
}

// Point reads a place such as 12.5,3: across and down, in tenths.
func Point(word string) (x, y int16, ok bool) {
	across, down, both := strings.Cut(word, ",")
	x, okX := Tenths(across)
	y, okY := Tenths(down)
	return x, y, both && okX && okY
}

// PointText writes a place as [Point] reads it.
func PointText(x, y int16) string { return TenthsText(x) + "," + TenthsText(y) }
