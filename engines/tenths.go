package engines

import (
	"strconv"
	"strings"
)

// Tenths reads a length such as 12.5 or 3 and returns it in tenths. At most one digit may follow the point.
// As in [Number], a value that is too large becomes 32767.
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

// TenthsText writes a length given in tenths, such as 12.5; whole numbers have no ".0".
func TenthsText(tenths int16) string {
	return strconv.FormatFloat(float64(tenths)/10, 'f', -1, 64)
}

// Point reads a point such as 12.5,3 and returns its distances from the left and from the top, in tenths.
func Point(word string) (x, y int16, ok bool) {
	across, down, both := strings.Cut(word, ",")
	x, okX := Tenths(across)
	y, okY := Tenths(down)
	return x, y, both && okX && okY
}

// PointText writes a point in the form that [Point] reads.
func PointText(x, y int16) string { return TenthsText(x) + "," + TenthsText(y) }
