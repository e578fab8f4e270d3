package picture

import (
	"errors"
	"image"
	"math"
	"path/filepath"
	"strings"

	"homespun/engines/common/files"
	"homespun/printables/drawing"
)

func init() { drawing.ReadPictures(icon) }

// The largest sizes at which pictures stand in place of icons, in millimetres.
var (
	iconSize     = Size{Width: 45, Height: 45}
	roundSize    = Size{Width: 25, Height: 25, Fill: true, Cut: true}
	backdropSize = Size{Width: 200, Height: 200}
)

// What is put before what [files.FindPicture] returned: round for a picture that is cut round, as that of a person,
// backdrop for one that covers a box or a board.
const round, backdrop = "round:", "backdrop:"

// Backdrop returns the name of a picture that is fine enough to cover a box or a board, for [drawing.Icon]; "" for "".
func Backdrop(found string) string {
	if found == "" {
		return ""
	}
	return backdrop + found
}

// Round returns the name of a picture, cut round from its middle, for [drawing.Icon].
func Round(found string) string { return round + found }

// IsRound says whether a name is that of a picture that is cut round: it needs no disc below it.
func IsRound(name string) bool { return strings.HasPrefix(name, round) }

// icon reads a picture that [files.FindPicture] found, in place of an icon.
func icon(found string) (*drawing.Symbol, error) {
	path, _ := files.PicturePath(strings.TrimPrefix(strings.TrimPrefix(found, round), backdrop))
	size := iconSize
	switch {
	case IsRound(found):
		size = roundSize
	case strings.HasPrefix(found, backdrop):
		size = backdropSize
	}
	pixels, err := Read("", filepath.Base(path), size, filepath.Dir(path))
	if err == nil && IsRound(found) {
		pixels, err = encoded(cutRound(pixels.Image(0)), false)
	}
	if err != nil {
		return nil, err
	}
	return pixels.Symbol(filepath.Base(path)), nil
}

// cutRound returns the round middle of a picture.
func cutRound(from *image.RGBA) *image.RGBA {
	width, height := from.Rect.Dx(), from.Rect.Dy()
	side := min(width, height)
	to := image.NewRGBA(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			away := math.Hypot(float64(2*x+1-side), float64(2*y+1-side)) / 2
			part := max(0, min(1, float64(side)/2-away+0.5)) // of the pixel that is inside
			at := (y+(height-side)/2)*from.Stride + 4*(x+(width-side)/2)
			for i, value := range from.Pix[at:][:4] {
				to.Pix[y*to.Stride+4*x+i] = uint8(float64(value)*part + 0.5)
			}
		}
	}
	return to
}

// Troubles returns in a line each what keeps pictures that [files.FindPicture] found from being shown.
func Troubles(found []string) (lines []string) {
	for _, one := range found {
		var wrong *Error
		if _, err := drawing.Icon(one); errors.As(err, &wrong) {
			lines = append(lines, wrong.Error())
		}
	}
	return lines
}
