package picture

import (
	"bytes"
	"encoding/xml"
	"image"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"homespun/engines/common/panics"
	"homespun/printables/words"
)

// maxSVG is how large an SVG may be, in bytes.
const maxSVG = 4 << 20

// isSVG says whether a file is an SVG, by its beginning.
func isSVG(file []byte) bool {
	const most = 4096
	start := bytes.ToLower(bytes.TrimSpace(bytes.TrimPrefix(file[:min(len(file), most)], []byte("\ufeff"))))
	return bytes.HasPrefix(start, []byte("<")) && bytes.Contains(start, []byte("<svg"))
}

// beyond are elements of an SVG that a plain drawing has not: what they show would be missing, or comes from elsewhere.
var beyond = []string{"script", "image", "text", "foreignObject", "filter", "mask", "pattern", "animate", "iframe"}

// drawSVG draws a plain SVG as fine as a size takes.
func drawSVG(file []byte, size Size) (*image.RGBA, error) {
	if len(file) > maxSVG {
		return nil, &Error{What: words.DrawingTooLarge(maxSVG >> 20), Advice: words.DrawingAsPNG}
	}
	broken := &Error{What: words.DrawingBroken, Advice: words.DrawingAsPNG}
	reader := xml.NewDecoder(bytes.NewReader(file))
	for {
		token, err := reader.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, broken
		}
		switch token := token.(type) {
		case xml.Directive:
			if strings.Contains(strings.ToUpper(string(token)), "ENTITY") {
				return nil, &Error{What: words.DrawingHas("ENTITY"), Advice: words.DrawingAsPNG}
			}
		case xml.StartElement:
			if slices.Contains(beyond, token.Name.Local) {
				return nil, &Error{What: words.DrawingHas("<" + token.Name.Local + ">"), Advice: words.DrawingAsPNG}
			}
		}
	}
	var picture *image.RGBA
	if fault := panics.Try(func() { picture = drawPlain(file, size) }); fault != nil || picture == nil {
		return nil, broken
	}
	return picture, nil
}

// drawPlain draws an SVG; nil if it has no size or cannot be read.
func drawPlain(file []byte, size Size) *image.RGBA {
	icon, err := oksvg.ReadIconStream(bytes.NewReader(file), oksvg.IgnoreErrorMode)
	if err != nil || !(icon.ViewBox.W > 0 && icon.ViewBox.H > 0) || math.IsInf(icon.ViewBox.W*icon.ViewBox.H, 0) {
		return nil
	}
	scale := size.scale(icon.ViewBox.W, icon.ViewBox.H)
	const longest = 8000 // pixels, for a drawing that is a stripe
	width, height := math.Ceil(icon.ViewBox.W*scale), math.Ceil(icon.ViewBox.H*scale)
	if !(width >= 1 && height >= 1 && width <= longest && height <= longest) {
		return nil
	}
	picture := image.NewRGBA(image.Rect(0, 0, int(width), int(height)))
	icon.SetTarget(0, 0, width, height)
	scans := &scanner{colours: rasterx.NewScannerGV(1, 1, picture, picture.Rect), into: picture, most: fixed.I(2 * longest)}
	icon.Draw(rasterx.NewDasher(int(width), int(height), scans), 1)
	return picture
}

// A scanner implements [rasterx.Scanner]. It looks only at the pixels that a path touches, so that a drawing of many small
// paths costs little. It draws no more lines than a drawing can have, and none that go far beyond it.
type scanner struct {
	colours *rasterx.ScannerGV // knows the colour or gradient
	into    *image.RGBA
	most    fixed.Int26_6
	lines   int
	edges   []edge
	extent  fixed.Rectangle26_6
	filler  vector.Rasterizer
}

// An edge goes from the one before to a point; a first one begins there.
type edge struct {
	to    fixed.Point26_6
	first bool
}

// mostLines is how many lines a drawing may have when its curves are drawn as lines.
const mostLines = 5_000_000

// Start begins a line.
func (s *scanner) Start(at fixed.Point26_6) { s.add(at, true) }

// Line draws one.
func (s *scanner) Line(to fixed.Point26_6) {
	if s.lines++; s.lines > mostLines {
		panic(mostLines)
	}
	s.add(to, false)
}

func (s *scanner) add(to fixed.Point26_6, first bool) {
	to = fixed.Point26_6{X: max(-s.most, min(s.most, to.X)), Y: max(-s.most, min(s.most, to.Y))}
	point := fixed.Rectangle26_6{Min: to, Max: to}
	if s.edges = append(s.edges, edge{to, first}); len(s.edges) == 1 {
		s.extent = point
	}
	s.extent.Min = fixed.Point26_6{X: min(s.extent.Min.X, to.X), Y: min(s.extent.Min.Y, to.Y)}
	s.extent.Max = fixed.Point26_6{X: max(s.extent.Max.X, to.X), Y: max(s.extent.Max.Y, to.Y)}
}

// Draw fills the path.
func (s *scanner) Draw() {
	box := image.Rect(s.extent.Min.X.Floor(), s.extent.Min.Y.Floor(), s.extent.Max.X.Ceil(), s.extent.Max.Y.Ceil()).
		Intersect(s.into.Rect)
	if len(s.edges) == 0 || box.Empty() {
		return
	}
	s.filler.Reset(box.Dx(), box.Dy())
	for _, e := range s.edges {
		x, y := float32(e.to.X)/64-float32(box.Min.X), float32(e.to.Y)/64-float32(box.Min.Y)
		if e.first {
			s.filler.MoveTo(x, y)
		} else {
			s.filler.LineTo(x, y)
		}
	}
	s.filler.Draw(s.into, box, s.colours.Source, box.Min)
}

// GetPathExtent returns where the path lies, for gradients.
func (s *scanner) GetPathExtent() fixed.Rectangle26_6 { return s.extent }

// Clear begins a new path.
func (s *scanner) Clear() { s.edges, s.extent = s.edges[:0], fixed.Rectangle26_6{} }

// SetBounds does nothing: the bounds are those of the picture.
func (s *scanner) SetBounds(int, int) {}

// SetColor sets a colour or a gradient.
func (s *scanner) SetColor(colour any) { s.colours.SetColor(colour) }

// SetWinding does nothing: all paths are filled by the non-zero rule.
func (s *scanner) SetWinding(bool) {}

// SetClip draws only what lies in a rectangle.
func (s *scanner) SetClip(clip image.Rectangle) { s.colours.SetClip(clip) }
