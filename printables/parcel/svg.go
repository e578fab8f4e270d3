package parcel

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"io"
	"math"
	"slices"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// Limits of a drawing in SVG. A code of the largest version has 16,000 dark modules.
const (
	mostDrawing   = 8 << 20 // bytes
	mostElements  = 60_000
	mostNested    = 60
	mostCrossings = 4_000_000 // of lines and rows
	drawnSide     = 1200      // pixels
)

// isSVG reports whether a content is a drawing in SVG.
func isSVG(content []byte) bool {
	content = bytes.TrimLeft(bytes.TrimPrefix(content, []byte("\ufeff")), " \t\r\n")
	return bytes.HasPrefix(content, []byte("<")) && bytes.Contains(content[:min(len(content), 4096)], []byte("<svg"))
}

// drawSVG draws a drawing in SVG on white.
func drawSVG(content []byte) (picture image.Image, err error) {
	defer func() {
		if fault := recover(); fault != nil { // the library's, or errLines
			picture, err = nil, ErrPicture
		}
	}()
	if !modest(content) {
		return nil, ErrPicture
	}
	// The library's lines are two units wide where nothing is said, those of SVG one.
	content = bytes.Replace(content, []byte("<svg"), []byte(`<svg stroke-width="1"`), 1)
	read, err := oksvg.ReadIconStream(bytes.NewReader(content), oksvg.IgnoreErrorMode)
	if err != nil {
		return nil, ErrPicture
	}
	longer := max(read.ViewBox.W, read.ViewBox.H)
	wide, high := drawnSide*read.ViewBox.W/longer, drawnSide*read.ViewBox.H/longer
	if !(wide >= 20 && high >= 20) || math.IsInf(longer, 0) {
		return nil, ErrPicture
	}
	to := &ink{picture: image.NewGray(image.Rect(0, 0, int(wide), int(high)))}
	draw.Draw(to.picture, to.picture.Rect, image.White, image.Point{}, draw.Src)
	read.SetTarget(0, 0, wide, high)
	for i := range read.SVGPaths { // the library leaves the width of lines as it is
		read.SVGPaths[i].LineWidth *= drawnSide / longer
	}
	read.Draw(rasterx.NewDasher(int(wide), int(high), to), 1)
	return to.picture, nil
}

// modest reports whether a drawing is small enough for the library, which follows whatever it says.
func modest(content []byte) bool {
	if len(content) > mostDrawing || bytes.Contains(content, []byte("dasharray")) {
		return false
	}
	decoder := xml.NewDecoder(bytes.NewReader(content))
	decoder.Strict = false
	elements, nested, defining, defined, used := 0, 0, 0, 0, 0
	for {
		token, err := decoder.RawToken()
		if err != nil {
			return errors.Is(err, io.EOF)
		}
		switch token := token.(type) {
		case xml.StartElement:
			elements++
			nested++
			switch {
			case token.Name.Local == "use":
				if used++; defining > 0 { // it could be itself
					return false
				}
			case token.Name.Local == "defs":
				defining++
			case defining > 0:
				defined++
			}
			if elements > mostElements || nested > mostNested || used*max(1, defined) > mostElements {
				return false
			}
		case xml.EndElement:
			nested--
			if token.Name.Local == "defs" {
				defining--
			}
		}
	}
}

// An ink fills areas in a picture, for rasterx. The usual one goes through the whole picture for each of
// them, and follows lines however far they go beyond it: of a code's thousand squares it would make half a
// minute.
type ink struct {
	picture   *image.Gray
	light     uint8
	unseen    bool
	evenOdd   bool
	rows      map[int][]crossing
	at        fixed.Point26_6
	box       fixed.Rectangle26_6
	crossings int
}

// A crossing is where an edge crosses the middle of a row.
type crossing struct {
	x  float64
	up int
}

var errLines = errors.New("too many lines")

// near returns a point that is at most a few pictures away.
func near(p fixed.Point26_6) fixed.Point26_6 {
	const most = 4 * drawnSide << 6
	return fixed.Point26_6{X: max(-most, min(most, p.X)), Y: max(-most, min(most, p.Y))}
}

// Start implements rasterx.Scanner.
func (i *ink) Start(at fixed.Point26_6) { i.at = near(at) }

// Line implements rasterx.Scanner.
func (i *ink) Line(to fixed.Point26_6) {
	a, b := i.at, near(to)
	i.at = b
	i.box = i.box.Union(fixed.Rectangle26_6{Min: fixed.Point26_6{X: min(a.X, b.X), Y: min(a.Y, b.Y)},
		Max: fixed.Point26_6{X: max(a.X, b.X) + 1, Y: max(a.Y, b.Y) + 1}})
	i.crossings++
	up := 1
	if a.Y > b.Y {
		a, b, up = b, a, -1
	}
	// The middle of row y is at 64y + 32.
	for y := max(0, (int(a.Y)+31)>>6); y < i.picture.Rect.Dy() && y<<6+32 < int(b.Y); y++ {
		x := float64(a.X) + float64(b.X-a.X)*float64(y<<6+32-int(a.Y))/float64(b.Y-a.Y)
		i.rows[y] = append(i.rows[y], crossing{x / 64, up})
		i.crossings++
	}
	if i.crossings > mostCrossings {
		panic(errLines)
	}
}

// Draw implements rasterx.Scanner.
func (i *ink) Draw() {
	for y, row := range i.rows {
		slices.SortFunc(row, func(a, b crossing) int { return cmp.Compare(a.x, b.x) })
		inside := 0
		for n, c := range row[:len(row)-1] {
			inside += c.up
			if i.unseen || inside == 0 || i.evenOdd && n%2 == 1 {
				continue
			}
			from, to := int(math.Round(c.x)), int(math.Round(row[n+1].x))
			for x := max(0, from); x < min(to, i.picture.Rect.Dx()); x++ {
				i.picture.Pix[y*i.picture.Stride+x] = i.light
			}
		}
	}
}

// Clear implements rasterx.Scanner.
func (i *ink) Clear() { i.rows, i.box = map[int][]crossing{}, fixed.Rectangle26_6{} }

// SetColor implements rasterx.Scanner. Where it is not one colour, it is taken for dark.
func (i *ink) SetColor(of any) {
	i.light, i.unseen = 0, false
	if of, ok := of.(color.Color); ok {
		_, _, _, alpha := of.RGBA()
		i.light, i.unseen = color.GrayModel.Convert(of).(color.Gray).Y, alpha < 0x8000
	}
}

// SetWinding implements rasterx.Scanner.
func (i *ink) SetWinding(nonZero bool) { i.evenOdd = !nonZero }

// GetPathExtent implements rasterx.Scanner.
func (i *ink) GetPathExtent() fixed.Rectangle26_6 { return i.box }

// SetBounds implements rasterx.Scanner.
func (i *ink) SetBounds(int, int) {}

// SetClip implements rasterx.Scanner.
func (i *ink) SetClip(image.Rectangle) {}
