package qrcode

import (
	"errors"
	"image"
	"image/draw"
	"math"
	"slices"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/common"
	"github.com/makiuchi-d/gozxing/qrcode/decoder"
	"github.com/makiuchi-d/gozxing/qrcode/detector"
)

// ErrNone says that there is no code in a picture, or none that can be read.
var ErrNone = errors.New("no QR code can be read in this picture")

// sides are the sizes of a picture, its longer side in pixels, in which a code is sought: a large photograph is noisy
// and a little blurred, which a smaller one is not.
var sides = []int{2000, 1400, 1000, 700, 500, 350, 4000}

// Read returns the text of the code in a picture: a screenshot or a photograph, turned or a little aslant. The error is
// ErrNone.
func Read(picture image.Image) (string, error) {
	size := picture.Bounds().Size()
	longer := max(size.X, size.Y)
	if size.X < 21 || size.Y < 21 {
		return "", ErrNone
	}
	whole, tried := grey(picture), 0
	for _, side := range sides {
		if side = min(side, longer); side == tried {
			continue
		}
		tried = side
		if text, ok := readIn(smaller(whole, side)); ok {
			return text, nil
		}
	}
	return "", ErrNone
}

// grey returns a picture in grey; what is transparent is white.
func grey(picture image.Image) *image.Gray {
	bounds := picture.Bounds()
	out := image.NewGray(image.Rect(0, 0, bounds.Dx(), bounds.Dy()))
	if photograph, ok := picture.(*image.YCbCr); ok { // its light is there already
		for y := range bounds.Dy() {
			from := photograph.YOffset(bounds.Min.X, bounds.Min.Y+y)
			copy(out.Pix[y*out.Stride:(y+1)*out.Stride], photograph.Y[from:])
		}
		return out
	}
	draw.Draw(out, out.Rect, image.White, image.Point{}, draw.Src)
	draw.Draw(out, out.Rect, picture, bounds.Min, draw.Over)
	return out
}

// smaller returns a picture whose longer side has so many pixels, each the mean of those in its place.
func smaller(from *image.Gray, side int) *image.Gray {
	size := from.Rect.Size()
	longer := max(size.X, size.Y)
	if side >= longer {
		return from
	}
	out := image.NewGray(image.Rect(0, 0, max(1, size.X*side/longer), max(1, size.Y*side/longer)))
	wide, high := out.Rect.Dx(), out.Rect.Dy()
	for y := range high {
		top, bottom := y*size.Y/high, (y+1)*size.Y/high
		for x := range wide {
			left, right, sum := x*size.X/wide, (x+1)*size.X/wide, 0
			for row := top; row < bottom; row++ {
				for _, light := range from.Pix[row*from.Stride+left : row*from.Stride+right] {
					sum += int(light)
				}
			}
			out.Pix[y*out.Stride+x] = byte(sum / ((bottom - top) * (right - left)))
		}
	}
	return out
}

// readIn seeks a code in a picture: with a threshold for each part of it, and with one for all.
func readIn(picture *image.Gray) (text string, ok bool) {
	defer func() {
		if fault := recover(); fault != nil { // the library's: it goes beyond the picture in some
			text, ok = "", false
		}
	}()
	source := gozxing.NewLuminanceSourceFromImage(picture)
	for _, binarizer := range []gozxing.Binarizer{
		gozxing.NewHybridBinarizer(source), gozxing.NewGlobalHistgramBinarizer(source),
	} {
		bits, err := binarizer.GetBlackMatrix()
		if err != nil {
			continue
		}
		if text, ok := readBits(bits); ok {
			return text, true
		}
	}
	return "", false
}

// readBits finds the three corners of a code, and then tries the versions that it may be of: from a photograph that is
// aslant, the library's own guess is often one off.
func readBits(bits *gozxing.BitMatrix) (text string, ok bool) {
	corners, err := detector.NewFinderPatternFinder(bits, nil).Find(
		map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_TRY_HARDER: true})
	if err != nil {
		return "", false
	}
	left, right, below := corners.GetTopLeft(), corners.GetTopRight(), corners.GetBottomLeft()
	module := (left.GetEstimatedModuleSize() + right.GetEstimatedModuleSize() + below.GetEstimatedModuleSize()) / 3
	if !(module >= 1) {
		return "", false
	}
	apart := (gozxing.ResultPoint_Distance(left, right) + gozxing.ResultPoint_Distance(left, below)) / 2
	guess := int(math.Round((apart/module + 7 - 17) / 4))
	for _, step := range []int{0, 1, -1, 2, -2, 3, -3} {
		if version := guess + step; version >= 1 && version <= 40 {
			if text, ok := readVersion(bits, corners, version, module); ok {
				return text, true
			}
		}
	}
	return "", false
}

// readVersion reads a code of a version. Its fourth corner is found by the small square there; without one, the code is
// taken for a parallelogram.
func readVersion(bits *gozxing.BitMatrix, corners *detector.FinderPatternInfo, version int, module float64) (
	text string, ok bool) {
	left, right, below := corners.GetTopLeft(), corners.GetTopRight(), corners.GetBottomLeft()
	side := 17 + 4*version
	near := 1 - 3/float64(side-7) // the square lies three modules before the fourth corner
	x := left.GetX() + near*(right.GetX()-2*left.GetX()+below.GetX())
	y := left.GetY() + near*(right.GetY()-2*left.GetY()+below.GetY())
	tried := []*detector.AlignmentPattern{nil}
	for around := 4.0; version > 1 && around <= 32; around *= 2 {
		if square := squareNear(bits, x, y, around*module, module); square != nil {
			tried = append(tried, square)
		}
	}
	for _, square := range slices.Backward(tried) {
		sampled, err := common.GridSampler_GetInstance().SampleGridWithTransform(bits, side, side,
			detector.Detector_createTransform(left, right, below, square, side))
		if err != nil {
			continue
		}
		if result, err := decoder.NewDecoder().Decode(sampled, nil); err == nil {
			return result.GetText(), true
		}
	}
	return "", false
}

// squareNear finds the small square within a distance from where it should be, nil for none.
func squareNear(bits *gozxing.BitMatrix, x, y, around, module float64) *detector.AlignmentPattern {
	left, top := max(0, int(x-around)), max(0, int(y-around))
	right, bottom := min(bits.GetWidth()-1, int(x+around)), min(bits.GetHeight()-1, int(y+around))
	if float64(right-left) < 3*module || float64(bottom-top) < 3*module {
		return nil
	}
	square, err := detector.NewAlignmentPatternFinder(bits, left, top, right-left, bottom-top, module, nil).Find()
	if err != nil {
		return nil
	}
	return square
}
