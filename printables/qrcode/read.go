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

// most is how many codes of a picture are read.
const most = 12

// ReadAll returns the texts of the codes in a picture, each once: a screenshot or a photograph, turned or a
// little aslant, dark on light or light on dark. Where two codes of the same size lie so that their corners
// can be taken for those of one code, only some may be found. The error is ErrNone.
func ReadAll(picture image.Image) (texts []string, err error) { return read(picture, most) }

// read reads at most so many codes.
func read(picture image.Image, most int) (texts []string, err error) {
	size := picture.Bounds().Size()
	longer := max(size.X, size.Y)
	if size.X < 21 || size.Y < 21 {
		return nil, ErrNone
	}
	s := search{whole: grey(picture), most: most}
	tried := 0
	for _, side := range sides {
		if side = min(side, longer); side != tried && !s.done() {
			tried = side
			s.in(s.whole.Rect, side)
		}
	}
	if len(s.texts) == 0 { // perhaps the corners of two codes have been taken for those of one
		wide, high := image.Pt(size.X/2, size.Y), image.Pt(size.X, size.Y/2)
		for _, half := range []image.Rectangle{
			{Max: wide}, {Min: image.Pt(size.X/2, 0), Max: size}, {Max: high}, {Min: image.Pt(0, size.Y/2), Max: size},
		} {
			if !s.done() {
				s.in(half, min(sides[2], max(half.Dx(), half.Dy())))
			}
		}
	}
	if len(s.texts) == 0 {
		return nil, ErrNone
	}
	return s.texts, nil
}

// A search is for codes in a picture.
type search struct {
	whole *image.Gray
	most  int
	texts []string
}

func (s *search) done() bool { return len(s.texts) >= s.most }

// in seeks codes in a part of the picture whose longer side is made so many pixels long. What has been found
// is covered, so that it is not found again.
func (s *search) in(part image.Rectangle, side int) {
	for !s.done() {
		seen := smaller(s.whole.SubImage(part).(*image.Gray), side)
		found, ok := readIn(seen)
		if !ok {
			return
		}
		if !slices.Contains(s.texts, found.text) {
			s.texts = append(s.texts, found.text)
		}
		if s.done() {
			return
		}
		scale := float64(max(part.Dx(), part.Dy())) / float64(max(seen.Rect.Dx(), seen.Rect.Dy()))
		s.cover(found.corners, part.Min, scale)
	}
}

// cover paints over a code.
func (s *search) cover(corners [4]corner, from image.Point, scale float64) {
	var middle corner
	for _, c := range corners {
		middle.x += c.x / 4
		middle.y += c.y / 4
	}
	top, bottom := s.whole.Rect.Max.Y, 0
	for i, c := range corners { // a little more than the code
		c.x, c.y = middle.x+(c.x-middle.x)*1.04, middle.y+(c.y-middle.y)*1.04
		corners[i] = corner{float64(from.X) + c.x*scale, float64(from.Y) + c.y*scale}
		top, bottom = min(top, int(corners[i].y)), max(bottom, int(corners[i].y))
	}
	for y := max(top, 0); y <= min(bottom, s.whole.Rect.Max.Y-1); y++ {
		left, right := float64(s.whole.Rect.Max.X), -1.0
		for i, a := range corners {
			b := corners[(i+1)%len(corners)]
			if low, high := min(a.y, b.y), max(a.y, b.y); float64(y) >= low && float64(y) <= high && high > low {
				x := a.x + (b.x-a.x)*(float64(y)-a.y)/(b.y-a.y)
				left, right = min(left, x), max(right, x)
			}
		}
		for x := max(0, int(left)); x <= min(int(right), s.whole.Rect.Max.X-1); x++ {
			s.whole.Pix[y*s.whole.Stride+x] = 0x80
		}
	}
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
		out := image.NewGray(image.Rectangle{Max: size})
		draw.Draw(out, out.Rect, from, from.Rect.Min, draw.Src)
		return out
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

// A corner is a point of a picture, in pixels.
type corner struct{ x, y float64 }

// A finding is a code that has been read: its text, and its four corners one after the other.
type finding struct {
	text    string
	corners [4]corner
}

// readIn seeks a code in a picture: with a threshold for each part of it, and with one for all, dark on light
// and light on dark.
func readIn(picture *image.Gray) (found finding, ok bool) {
	defer func() {
		if fault := recover(); fault != nil { // the library's: it goes beyond the picture in some
			found, ok = finding{}, false
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
		for range 2 {
			if found, ok := readBits(bits); ok {
				return found, true
			}
			bits.FlipAll()
		}
	}
	return finding{}, false
}

// readBits finds the three corners of a code, and then tries the versions that it may be of: from a photograph that is
// aslant, the library's own guess is often one off.
func readBits(bits *gozxing.BitMatrix) (found finding, ok bool) {
	for _, corners := range threes(bits) {
		left, right, below := corners.GetTopLeft(), corners.GetTopRight(), corners.GetBottomLeft()
		module := (left.GetEstimatedModuleSize() + right.GetEstimatedModuleSize() + below.GetEstimatedModuleSize()) / 3
		if !(module >= 1) {
			continue
		}
		apart := (gozxing.ResultPoint_Distance(left, right) + gozxing.ResultPoint_Distance(left, below)) / 2
		guess := int(math.Round((apart/module + 7 - 17) / 4))
		for _, step := range []int{0, 1, -1, 2, -2, 3, -3} {
			if version := guess + step; version >= 1 && version <= 40 {
				if text, ok := readVersion(bits, corners, version, module); ok {
					return finding{text, outline(corners, module)}, true
				}
			}
		}
	}
	return finding{}, false
}

// Limits of the corners that are tried where the library finds none that go together.
const (
	mostSquares = 9
	mostThrees  = 3
)

// threes returns squares that may be the three corners of a code, likely ones first. The library takes only
// such as have about one size, which they have not in a picture that is taken very much aslant.
func threes(bits *gozxing.BitMatrix) (all []*detector.FinderPatternInfo) {
	finder := detector.NewFinderPatternFinder(bits, nil)
	best, err := finder.Find(map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_TRY_HARDER: true})
	if err == nil {
		return []*detector.FinderPatternInfo{best}
	}
	squares := slices.DeleteFunc(slices.Clone(finder.GetPossibleCenters()),
		func(p *detector.FinderPattern) bool { return p.GetCount() < 2 || p.GetEstimatedModuleSize() < 1 })
	slices.SortStableFunc(squares, func(a, b *detector.FinderPattern) int { return b.GetCount() - a.GetCount() })
	squares = squares[:min(len(squares), mostSquares)]
	var odd []float64
	for i, a := range squares {
		for k, b := range squares[:i] {
			for _, c := range squares[:k] {
				below, left, right := gozxing.ResultPoint_OrderBestPatterns(a, b, c)
				three := detector.NewFinderPatternInfo(below.(*detector.FinderPattern), left.(*detector.FinderPattern),
					right.(*detector.FinderPattern))
				if how := oddness(three); how < 1 {
					at, _ := slices.BinarySearch(odd, how)
					odd, all = slices.Insert(odd, at, how), slices.Insert(all, at, three)
				}
			}
		}
	}
	return all[:min(len(all), mostThrees)]
}

// oddness returns how much three corners differ from those of a square seen straight, 1 for too much.
func oddness(three *detector.FinderPatternInfo) float64 {
	left, right, below := three.GetTopLeft(), three.GetTopRight(), three.GetBottomLeft()
	across := corner{right.GetX() - left.GetX(), right.GetY() - left.GetY()}
	down := corner{below.GetX() - left.GetX(), below.GetY() - left.GetY()}
	wide, high := math.Hypot(across.x, across.y), math.Hypot(down.x, down.y)
	sizes := []float64{left.GetEstimatedModuleSize(), right.GetEstimatedModuleSize(), below.GetEstimatedModuleSize()}
	if least := 14 * slices.Min(sizes); wide < least || high < least {
		return 1
	}
	skew := math.Abs(across.x*down.x+across.y*down.y) / (wide * high) // the cosine of the angle
	return max(skew/0.5, (max(wide, high)/min(wide, high)-1)/0.6, (slices.Max(sizes)/slices.Min(sizes)-1)/1.4)
}

// outline returns about where the corners of a code are whose corner squares have been found.
func outline(squares *detector.FinderPatternInfo, module float64) [4]corner {
	of := func(p *detector.FinderPattern) corner { return corner{p.GetX(), p.GetY()} }
	left, right, below := of(squares.GetTopLeft()), of(squares.GetTopRight()), of(squares.GetBottomLeft())
	across, down := corner{right.x - left.x, right.y - left.y}, corner{below.x - left.x, below.y - left.y}
	beyond := func(d corner) corner { // half a square
		length := 3.5 * module / max(math.Hypot(d.x, d.y), 1)
		return corner{d.x * length, d.y * length}
	}
	a, d := beyond(across), beyond(down)
	at := func(x, y float64) corner {
		return corner{left.x + across.x*x + down.x*y + a.x*(2*x-1) + d.x*(2*y-1),
			left.y + across.y*x + down.y*y + a.y*(2*x-1) + d.y*(2*y-1)}
	}
	return [4]corner{at(0, 0), at(1, 0), at(1, 1), at(0, 1)}
}

// readVersion reads a code of a version. Its fourth corner is found by the small square near it, which is
// looked for where the corner would lie in a parallelogram and where it would lie in perspective. These two
// are tried last.
func readVersion(bits *gozxing.BitMatrix, corners *detector.FinderPatternInfo, version int, module float64) (
	text string, ok bool) {
	left, right, below := corners.GetTopLeft(), corners.GetTopRight(), corners.GetBottomLeft()
	side := 17 + 4*version
	near := 1 - 3/float64(side-7) // the square lies three modules before the fourth corner
	tried := []*detector.AlignmentPattern{nil}
	try := func(square *detector.AlignmentPattern) {
		same := func(other *detector.AlignmentPattern) bool {
			return other != nil && math.Hypot(other.GetX()-square.GetX(), other.GetY()-square.GetY()) < module/4
		}
		if square != nil && !slices.ContainsFunc(tried, same) {
			tried = append(tried, square)
		}
	}
	flat, deep := fourth(corners, near, 0), fourth(corners, near, 1)
	if version > 1 {
		try(detector.NewAlignmentPattern(deep.x, deep.y, module))
		for around := 32.0; around >= 4; around /= 2 {
			try(squareNear(bits, flat.x, flat.y, around*module, module))
			try(squareNear(bits, deep.x, deep.y, around*module, module))
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

// fourth returns the point of a code that lies in it so far along and as far down, 1 for the middles of its
// corner squares. How much smaller a square looks says how much farther away it is: a length gets smaller
// with the distance, and with its square where it points away, so the mean of both with its power of 1.5.
// Perspective is 0 for none of it.
func fourth(corners *detector.FinderPatternInfo, near, perspective float64) corner {
	left, right, below := corners.GetTopLeft(), corners.GetTopRight(), corners.GetBottomLeft()
	away := func(p *detector.FinderPattern) float64 {
		return math.Pow(left.GetEstimatedModuleSize()/p.GetEstimatedModuleSize(), perspective/1.5)
	}
	r, b := away(right), away(below)
	depth := 1 + near*(r+b-2)
	if depth < 0.2 {
		r, b, depth = 1, 1, 1
	}
	at := func(l, right, below float64) float64 { return (l + near*(right*r-l) + near*(below*b-l)) / depth }
	return corner{at(left.GetX(), right.GetX(), below.GetX()), at(left.GetY(), right.GetY(), below.GetY())}
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
