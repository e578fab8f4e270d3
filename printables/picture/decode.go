package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	_ "image/gif"  // so that image.Decode knows it
	_ "image/jpeg" // so that image.Decode knows it
	_ "image/png"  // so that image.Decode knows it
	"io"
	"math"
	"runtime"
	"sync"

	"golang.org/x/image/draw"
	_ "golang.org/x/image/webp" // so that image.Decode knows it

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// How much a picture may be.
const (
	MaxFile   = 64 << 20    // bytes
	MaxPixels = 100_000_000 // wide times high
	maxSide   = 50_000      // pixels: rows are decoded whole
	maxMemory = 160 << 20   // bytes while it is decoded
)

// large is locked by a picture that takes so much memory that no other may be decoded beside it.
var large sync.RWMutex

// dpi is how fine a picture is on paper at most.
const dpi = 300

// A Size is how large a picture is at most, in millimetres: it fits into that, or fills it. Cut says that what does not
// fill it is never seen.
type Size struct {
	Width, Height float64
	Fill, Cut     bool
}

// scale returns how many pixels of 300 dots per inch one unit of a picture of a width and height takes.
func (s Size) scale(width, height float64) float64 {
	across, down := s.Width/25.4*dpi/width, s.Height/25.4*dpi/height
	if s.Fill {
		return max(across, down)
	}
	return min(across, down)
}

// Decode returns the picture of a file, whose kind is that of its contents, scaled down to what a size takes at 300
// dots per inch. The error is an [*Error] without a name.
func Decode(file []byte, size Size) (*drawing.Pixels, error) {
	if isSVG(file) {
		drawn, err := drawSVG(file, size)
		if err != nil {
			return nil, err
		}
		return encoded(drawn, false)
	}
	config, kind, err := image.DecodeConfig(bytes.NewReader(file))
	if err != nil {
		return nil, fault(err, file)
	}
	facts := look(file, kind, config)
	if facts.bytes > maxMemory || config.Width*config.Height > MaxPixels ||
		min(config.Width, config.Height) < 1 || max(config.Width, config.Height) > maxSide {
		return nil, &Error{What: words.PictureTooManyPixels(config.Width, config.Height),
			Advice: words.PictureSmaller}
	}
	if large.RLock(); facts.bytes > maxMemory/2 {
		large.RUnlock()
		large.Lock()
		defer large.Unlock()
	} else {
		defer large.RUnlock()
	}
	from, _, err := image.Decode(bytes.NewReader(file))
	if err != nil {
		return nil, fault(err, file)
	}
	if facts.turn >= 5 { // turned on its side
		size.Width, size.Height = size.Height, size.Width
	}
	if size.Cut {
		from = middle(from, size)
	}
	small := scaled(from, size)
	from = nil
	if facts.bytes > maxMemory/16 {
		runtime.GC() // so that one picture's memory is not kept beside the next one's
	}
	small = turned(small, facts.turn)
	return encoded(small, kind == "jpeg" || isPhoto(small))
}

func encoded(picture image.Image, photo bool) (*drawing.Pixels, error) {
	pixels, err := drawing.NewPixels(picture, photo)
	if err != nil {
		return nil, &Error{What: words.PictureBroken, Advice: words.PictureSaveAgain}
	}
	return pixels, nil
}

// fault says why a file cannot be decoded.
func fault(err error, file []byte) *Error {
	switch {
	case len(file) == 0:
		return &Error{What: words.PictureEmpty, Advice: words.PictureSaveAgain}
	case errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF):
		return &Error{What: words.PictureCutOff, Advice: words.PictureSaveAgain}
	case errors.Is(err, image.ErrFormat):
		return &Error{What: words.PictureUnknown, Advice: words.PictureSaveAs}
	}
	return &Error{What: words.PictureBroken, Advice: words.PictureSaveAgain}
}

// facts are what is known of a picture before it is decoded.
type facts struct {
	bytes float64 // of memory that decoding takes
	turn  int     // 1 to 8, as EXIF counts
}

// look estimates what decoding takes.
func look(file []byte, kind string, config image.Config) facts {
	all := float64(config.Width) * float64(config.Height)
	known := facts{bytes: 4 * all, turn: 1}
	switch kind {
	case "jpeg":
		known = lookJPEG(file, all)
	case "webp":
		known.bytes = 8 * all
	case "gif":
		known.bytes = all
	case "png":
		switch config.ColorModel {
		case color.NRGBA64Model, color.RGBA64Model:
			known.bytes = 8 * all
		case color.GrayModel, color.Gray16Model:
			// With a colour that is clear it is decoded as one of colours.
			if head, _, _ := bytes.Cut(file, []byte("IDAT")); !bytes.Contains(head, []byte("tRNS")) {
				known.bytes = all * map[bool]float64{true: 1, false: 2}[config.ColorModel == color.GrayModel]
			}
		}
		const interlaced = 28 // where the header says so
		if len(file) > interlaced && file[interlaced] == 1 {
			known.bytes *= 1.5
		}
	}
	return known
}

// scaled returns a picture no finer than a size takes, its colours in eight bits. It is reduced by whole numbers first,
// a few rows at a time, so that nothing else of its full size is made.
func scaled(from image.Image, size Size) *image.RGBA {
	bounds := from.Bounds()
	part := min(size.scale(float64(bounds.Dx()), float64(bounds.Dy())), 1)
	width := max(1, int(math.Round(part*float64(bounds.Dx()))))
	height := max(1, int(math.Round(part*float64(bounds.Dy()))))
	small := reduced(from, max(1, min(bounds.Dx()/width, bounds.Dy()/height)))
	if small.Rect.Dx() <= width && small.Rect.Dy() <= height {
		return small
	}
	to := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.ApproxBiLinear.Scale(to, to.Rect, small, small.Rect, draw.Src, nil)
	return to
}

// middle returns the middle of a picture that has the shape of a size, or the whole where that cannot be cut out.
func middle(from image.Image, size Size) image.Image {
	whole, ok := from.(interface {
		SubImage(image.Rectangle) image.Image
	})
	if !ok {
		return from
	}
	bounds := from.Bounds()
	width := max(1, min(bounds.Dx(), int(math.Round(float64(bounds.Dy())*size.Width/size.Height))))
	height := max(1, min(bounds.Dy(), int(math.Round(float64(bounds.Dx())*size.Height/size.Width))))
	corner := bounds.Min.Add(image.Pt((bounds.Dx()-width)/2, (bounds.Dy()-height)/2))
	return whole.SubImage(image.Rectangle{Min: corner, Max: corner.Add(image.Pt(width, height))})
}

// reduced returns a picture with every square of so many pixels as one.
func reduced(from image.Image, times int) *image.RGBA {
	bounds := from.Bounds()
	width, height := bounds.Dx()/times, bounds.Dy()/times
	to := image.NewRGBA(image.Rect(0, 0, width, height))
	if times == 1 {
		draw.Draw(to, to.Rect, from, bounds.Min, draw.Src)
		return to
	}
	if photo, ok := from.(*image.YCbCr); ok {
		reducePhoto(to, photo, times)
		return to
	}
	strip := image.NewRGBA(image.Rect(0, 0, width*times, times))
	for y := range height {
		draw.Draw(strip, strip.Rect, from, bounds.Min.Add(image.Pt(0, y*times)), draw.Src)
		row := to.Pix[y*to.Stride:]
		for x := range width {
			var sum [4]int
			for inner := range times {
				line := strip.Pix[inner*strip.Stride+4*x*times:][:4*times]
				for i := 0; i < len(line); i += 4 {
					sum[0], sum[1] = sum[0]+int(line[i]), sum[1]+int(line[i+1])
					sum[2], sum[3] = sum[2]+int(line[i+2]), sum[3]+int(line[i+3])
				}
			}
			for i, part := range sum {
				row[4*x+i] = uint8((part + times*times/2) / (times * times))
			}
		}
	}
	return to
}

// reducePhoto reduces the planes of a photograph, which takes a third of the time.
func reducePhoto(to *image.RGBA, from *image.YCbCr, times int) {
	left, top := from.Rect.Min.X, from.Rect.Min.Y
	for y := range to.Rect.Dy() {
		for x := range to.Rect.Dx() {
			x0, y0 := left+x*times, top+y*times
			light := 0
			for inner := range times {
				for _, one := range from.Y[from.YOffset(x0, y0+inner):][:times] {
					light += int(one)
				}
			}
			first, last := from.COffset(x0, y0), from.COffset(x0+times-1, y0)
			rows := (from.COffset(x0, y0+times-1)-first)/max(1, from.CStride) + 1
			blue, red := 0, 0
			for row := range rows {
				for at := first + row*from.CStride; at <= last+row*from.CStride; at++ {
					blue, red = blue+int(from.Cb[at]), red+int(from.Cr[at])
				}
			}
			count, chroma := times*times, rows*(last-first+1)
			r, g, b := color.YCbCrToRGB(uint8(light/count), uint8(blue/chroma), uint8(red/chroma))
			copy(to.Pix[y*to.Stride+4*x:], []uint8{r, g, b, 0xFF})
		}
	}
}

// turned returns a picture the right way up, given how it lies by the numbers of EXIF.
func turned(from *image.RGBA, turn int) *image.RGBA {
	if turn < 2 || turn > 8 {
		return from
	}
	width, height := from.Rect.Dx(), from.Rect.Dy()
	to := image.NewRGBA(image.Rect(0, 0, width, height))
	if turn >= 5 {
		to = image.NewRGBA(image.Rect(0, 0, height, width))
	}
	for y := range to.Rect.Dy() {
		for x := range to.Rect.Dx() {
			sx, sy := x, y
			if turn >= 5 {
				sx, sy = y, x
			}
			if turn == 2 || turn == 3 || turn == 7 || turn == 8 {
				sx = width - 1 - sx
			}
			if turn == 3 || turn == 4 || turn == 6 || turn == 7 {
				sy = height - 1 - sy
			}
			copy(to.Pix[y*to.Stride+4*x:][:4], from.Pix[sy*from.Stride+4*sx:][:4])
		}
	}
	return to
}

// isPhoto says whether a picture is a photograph: opaque, with many colours.
func isPhoto(picture *image.RGBA) bool {
	if !picture.Opaque() {
		return false
	}
	const looks, many = 64, 500
	width, height := picture.Rect.Dx(), picture.Rect.Dy()
	colours := map[[3]uint8]bool{}
	for y := range min(height, looks) {
		for x := range min(width, looks) {
			pixel := picture.Pix[y*height/min(height, looks)*picture.Stride+4*(x*width/min(width, looks)):]
			colours[[3]uint8{pixel[0] >> 3, pixel[1] >> 3, pixel[2] >> 3}] = true
		}
	}
	return len(colours) > many
}

// lookJPEG walks through the segments of a JPEG until its picture begins.
func lookJPEG(file []byte, all float64) facts {
	known := facts{bytes: 3 * all, turn: 1}
	for at := 2; at+4 <= len(file); {
		if file[at] != 0xFF {
			return known
		}
		marker, length := file[at+1], int(binary.BigEndian.Uint16(file[at+2:]))
		if marker == 0xFF {
			at++
			continue
		}
		end := at + 2 + length
		if length < 2 || end > len(file) || marker == 0xDA {
			return known
		}
		segment := file[at+4 : end]
		switch {
		case marker == 0xE1:
			known.turn = max(known.turn, orientation(segment))
		case marker >= 0xC0 && marker <= 0xC2 && len(segment) >= 6:
			known.bytes = jpegBytes(segment, all) * map[bool]float64{true: 5, false: 1}[marker == 0xC2]
		}
		at = end
	}
	return known
}

// jpegBytes returns how many samples a JPEG with a frame header has.
func jpegBytes(segment []byte, all float64) float64 {
	parts := int(segment[5])
	most, sum := 1, 0
	for i := range parts {
		if at := 6 + 3*i + 1; at < len(segment) {
			area := int(segment[at]>>4) * int(segment[at]&0xF)
			most, sum = max(most, area), sum+area
		}
	}
	size := all * float64(sum) / float64(most)
	if parts == 4 {
		size += 4 * all
	}
	return size
}

// orientation returns how the camera was held, 1 to 8, as the EXIF data in a segment say; 0 if they do not.
func orientation(segment []byte) int {
	const name = "Exif\x00\x00"
	data, ok := bytes.CutPrefix(segment, []byte(name))
	if !ok || len(data) < 8 {
		return 0
	}
	var order binary.ByteOrder = binary.BigEndian
	if data[0] == 'I' {
		order = binary.LittleEndian
	}
	first := uint64(order.Uint32(data[4:]))
	if first+2 > uint64(len(data)) {
		return 0
	}
	entries := data[first+2:]
	for range order.Uint16(data[first:]) {
		const entry, tag = 12, 0x0112
		if len(entries) < entry {
			return 0
		}
		if order.Uint16(entries) == tag {
			if turn := int(order.Uint16(entries[8:])); turn <= 8 {
				return turn
			}
			return 0
		}
		entries = entries[entry:]
	}
	return 0
}
