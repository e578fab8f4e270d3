package printer

import (
	"math"
	"strconv"
	"strings"
)

// A vernier is two sets of lines along an axis, one on each side of the paper. The front's stand Pitch apart.
// The back's stand a step further apart each, so that only one of them meets its fellow of the front: the one
// whose number is by how much the back is to be moved.
type vernier struct {
	// base is by how much the back is moved already: the number at the middle is the nearest to it.
	base float64
	// pitch is between two lines of the front, in millimetres.
	pitch float64
	// half is how many lines there are on each side of the middle.
	half int
}

// Measures of verniers, in millimetres.
const (
	vernierStep            = 0.1
	minPitch, maxPitch     = 3.2, 6.0
	mostLines, fewestLines = 15, 5
)

// newVernier returns a vernier that fits a length.
func newVernier(base, room float64) vernier {
	half := min(mostLines, max(fewestLines, int(room/2/minPitch)))
	return vernier{base: base, pitch: min(maxPitch, room/2/float64(half)), half: half}
}

// A fellowship is a line of the back and the one of the front that it meets where the back is to be moved by
// Value.
type fellowship struct {
	tenths      int     // of a millimetre
	front, back float64 // from the middle, along the axis, as seen from the back
}

// lines returns the lines in the order of the axis. A back printed where base puts it has the line of base's
// number at its fellow; one printed to the left of that by a little has the next line to the right there.
func (v vernier) lines() []fellowship {
	var all []fellowship
	middle := int(math.Round(v.base / vernierStep))
	for i := -v.half; i <= v.half; i++ {
		front := v.pitch * float64(i)
		all = append(all, fellowship{middle + i, front, front + float64(middle+i)*vernierStep - v.base})
	}
	return all
}

// signed writes tenths of a millimetre as they are read off: +0.3, −1, 0.
func signed(tenths int) string {
	text := strconv.FormatFloat(float64(tenths)/10, 'f', -1, 64)
	if tenths > 0 {
		return "+" + text
	}
	return strings.Replace(text, "-", "−", 1)
}

// BackScales returns how far apart the back sheet's upper and lower scale stand, in millimetres, for
// [TurnFrom]. The error is what is wrong with the profile.
func (p Profile) BackScales() (distance float64, err error) {
	sheet, err := p.Sheet()
	if err != nil {
		return 0, err
	}
	layout := newBackSheet(p, sheet)
	return layout.bottom - layout.top, nil
}

// BackFrom returns the profile with its back moved and turned as the back sheet's scales say: across at the
// top and at the bottom, and down, in millimetres. The error is a [MeasureError], a [ValueError], or what is
// wrong with the profile.
func (p Profile) BackFrom(top, bottom, down float64) (Profile, error) {
	distance, err := p.BackScales()
	if err != nil {
		return p, err
	}
	if p.BackTurn, err = TurnFrom(top, bottom, distance); err != nil {
		return p, err
	}
	p.BackX, p.BackY = math.Round((top+bottom)*50)/100, math.Round(down*100)/100
	return p, p.Check()
}
