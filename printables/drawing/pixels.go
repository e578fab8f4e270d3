package drawing

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"homespun/engines/common/cache"
)

// Pixels are a picture that is made of pixels, as the file that goes into a PDF: a JPEG of a photograph, or a PNG of a
// drawing, which may be transparent. Back ends recognise them by their pointer, so make them once and share them.
type Pixels struct {
	File          []byte
	Width, Height int
	Photo         bool
}

// An Image is a picture of pixels that fills a box.
type Image struct {
	Pixels *Pixels
	Box    Rectangle
}

func (Image) isMark() {}

// quality is that of a JPEG in a PDF: at 300 dpi nobody sees a difference.
const quality = 82

// NewPixels encodes an image. Its pixels are no longer needed then.
func NewPixels(from image.Image, photo bool) (*Pixels, error) {
	var file bytes.Buffer
	var err error
	if photo {
		err = jpeg.Encode(&file, from, &jpeg.Options{Quality: quality})
	} else {
		err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&file, from)
	}
	if err != nil {
		return nil, err
	}
	return &Pixels{bytes.Clone(file.Bytes()), from.Bounds().Dx(), from.Bounds().Dy(), photo}, nil
}

// Symbol returns the pixels as a symbol whose longer side is [IconSize], as that of an icon is.
func (p *Pixels) Symbol(name string) *Symbol {
	scale := IconSize / float64(max(p.Width, p.Height))
	d := New(float64(p.Width)*scale, float64(p.Height)*scale)
	d.Add(Image{p, d.Area()})
	return &Symbol{Name: name, Drawing: d, Picture: true}
}

// Pixels returns the pixels that a symbol is made of; nil for one of shapes and words.
func (s *Symbol) Pixels() *Pixels {
	if s == nil || len(s.Drawing.Marks) != 1 {
		return nil
	}
	made, _ := s.Drawing.Marks[0].(Image)
	return made.Pixels
}

// Bent returns the image as it is seen where its corners are moved, to a parallelogram, at 150 dots per inch.
func (m Image) Bent(move func(Point) Point) Image {
	corner, right, below := move(Point{m.Box.X, m.Box.Y}), move(Point{m.Box.Right(), m.Box.Y}),
		move(Point{m.Box.X, m.Box.Bottom()})
	box := PolygonPath(corner, right, below, right.Plus(below.X-corner.X, below.Y-corner.Y)).Bounds()
	const fine = 150 / 25.4 // pixels in a millimetre
	from, to := m.Pixels.Image(0), image.NewRGBA(image.Rect(0, 0, int(box.Width*fine)+1, int(box.Height*fine)+1))
	across, down := fine/float64(from.Rect.Dx()), fine/float64(from.Rect.Dy())
	xdraw.ApproxBiLinear.Transform(to, f64.Aff3{
		(right.X - corner.X) * across, (below.X - corner.X) * down, (corner.X - box.X) * fine,
		(right.Y - corner.Y) * across, (below.Y - corner.Y) * down, (corner.Y - box.Y) * fine,
	}, from, from.Rect, xdraw.Over, nil)
	bent, err := NewPixels(to, false)
	if err != nil {
		return Image{m.Pixels, box}
	}
	return Image{bent, Box(box.X, box.Y, float64(bent.Width)/fine, float64(bent.Height)/fine)}
}

// A reduced picture has its sides halved so many times.
type reduced struct {
	pixels *Pixels
	times  int
}

// decoded are the pictures that were painted last.
var decoded = cache.Weighed[reduced, *image.RGBA](decodedMost, func(picture *image.RGBA) int { return len(picture.Pix) })

const decodedMost = 64 << 20 // bytes

// Image returns the pixels with their sides halved so many times; nobody changes them. What cannot be decoded is one
// clear pixel.
func (p *Pixels) Image(halved int) *image.RGBA {
	return decoded.Get(reduced{p, halved}, func() *image.RGBA {
		if halved > 0 {
			return half(p.Image(halved - 1))
		}
		from, _, err := image.Decode(bytes.NewReader(p.File))
		if err != nil {
			return image.NewRGBA(image.Rect(0, 0, 1, 1))
		}
		picture := image.NewRGBA(image.Rect(0, 0, p.Width, p.Height))
		draw.Draw(picture, picture.Rect, from, from.Bounds().Min, draw.Src)
		return picture
	})
}

// half returns a picture with half as many pixels on each side, and at least one.
func half(from *image.RGBA) *image.RGBA {
	width, height := from.Rect.Dx(), from.Rect.Dy()
	to := image.NewRGBA(image.Rect(0, 0, max(1, width/2), max(1, height/2)))
	for y := range to.Rect.Dy() {
		above, below := from.Pix[2*y*from.Stride:], from.Pix[min(2*y+1, height-1)*from.Stride:]
		row := to.Pix[y*to.Stride:][:4*to.Rect.Dx()]
		for i := range row {
			left := i/4*8 + i%4
			right := left + 4
			if width == 1 {
				right = left
			}
			row[i] = uint8((int(above[left]) + int(above[right]) + int(below[left]) + int(below[right]) + 2) / 4)
		}
	}
	return to
}

// saved returns the pixels in ink-saver: a photograph in light grey, a drawing as lines to colour in.
func (p *Pixels) saved() *Pixels {
	from := p.Image(0)
	to := image.NewGray(from.Rect)
	for y := range p.Height {
		for x := range p.Width {
			grey := onPaper(from, x, y)
			if p.Photo {
				to.Pix[y*to.Stride+x] = paleFrom + uint8(grey*(255-paleFrom)/255)
				continue
			}
			right, below := onPaper(from, min(x+1, p.Width-1), y), onPaper(from, x, min(y+1, p.Height-1))
			to.Pix[y*to.Stride+x] = uint8(255 - min(255, lineGain*max(abs(grey-right), abs(grey-below))))
		}
	}
	var lines image.Image = to
	if !p.Photo {
		lines = under(to, from)
	}
	twin, err := NewPixels(lines, p.Photo)
	if err != nil {
		return p
	}
	return twin
}

// How the ink-saver sees pixels.
const (
	paleFrom = 150 // the grey of what is black in a photograph
	lineGain = 4   // how much darker a line is than the step in grey that it marks
)

// under makes what is clear in a picture clear in the lines of it too, but for the lines themselves.
func under(lines *image.Gray, shape *image.RGBA) *image.NRGBA {
	to := image.NewNRGBA(lines.Rect)
	for i, light := range lines.Pix {
		copy(to.Pix[4*i:], []uint8{light, light, light, max(shape.Pix[4*i+3], 255-light)})
	}
	return to
}

// onPaper returns how light a pixel is on white paper, 0 to 255.
func onPaper(picture *image.RGBA, x, y int) int {
	pixel := picture.Pix[y*picture.Stride+4*x:][:4]
	bare := 255 - int(pixel[3])
	return min(255, (299*int(pixel[0])+587*int(pixel[1])+114*int(pixel[2]))/1000+bare)
}

func abs(n int) int { return max(n, -n) }

// IsGrey reports whether the file of a photograph has no colours.
func (p *Pixels) IsGrey() bool {
	config, err := jpeg.DecodeConfig(bytes.NewReader(p.File))
	return err == nil && config.ColorModel == color.GrayModel
}
