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
	bounded := &scanner{Scanner: rasterx.NewScannerGV(int(width), int(height), picture, picture.Rect),
		most: fixed.I(2 * longest)}
	icon.Draw(rasterx.NewDasher(int(width), int(height), bounded), 1)
	return picture
}

// A scanner draws no more lines than a drawing can have, and none that go far beyond it.
type scanner struct {
	rasterx.Scanner
	most  fixed.Int26_6
	lines int
}

// mostLines is how many lines a drawing may have when its curves are drawn as lines.
const mostLines = 5_000_000

// Start begins a line.
func (s *scanner) Start(at fixed.Point26_6) { s.Scanner.Start(s.near(at)) }

// Line draws one.
func (s *scanner) Line(to fixed.Point26_6) {
	if s.lines++; s.lines > mostLines {
		panic(mostLines)
	}
	s.Scanner.Line(s.near(to))
}

func (s *scanner) near(at fixed.Point26_6) fixed.Point26_6 {
	return fixed.Point26_6{X: max(-s.most, min(s.most, at.X)), Y: max(-s.most, min(s.most, at.Y))}
}
