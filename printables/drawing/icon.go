package drawing

import (
	"bytes"
	"fmt"
	"math"
	"sync"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"homespun/assets"
	"homespun/engines/common/files"
)

// IconSize is the side of an icon's symbol, in millimetres. Scale it when placing the symbol.
const IconSize = 20.0

var icons, scenery sync.Map // name → func() (*Symbol, error)

// own reads a picture of one's own, nil where no package does that.
var own func(found string) (*Symbol, error)

// ReadPictures says how [Icon] reads a picture of one's own, given what [files.FindPicture] returned. The package that
// decodes them calls it when it is loaded.
func ReadPictures(read func(found string) (*Symbol, error)) { own = read }

// Icon returns the symbol of an icon of package assets, or of a picture of one's own that [files.FindPicture] found, the
// same pointer each time. The error says that there is no icon of that name.
func Icon(name string) (*Symbol, error) {
	read, _ := icons.LoadOrStore(name, sync.OnceValues(func() (*Symbol, error) {
		svg, ok := assets.Icon(name)
		if _, found := files.PicturePath(name); found && own != nil {
			return own(name)
		}
		if !ok {
			return nil, fmt.Errorf("there is no icon %q", name)
		}
		return readSVG(name, svg, true)
	}))
	return read.(func() (*Symbol, error))()
}

// Scenery returns the symbol of a piece of scenery of package assets, the same pointer each time; nil if there is
// none of that name. Its longer side is [IconSize]. Unlike an icon it follows the colours of a dark screen, as the
// board does on which it stands.
func Scenery(name string) *Symbol {
	read, _ := scenery.LoadOrStore(name, sync.OnceValue(func() *Symbol {
		svg, ok := assets.Scenery(name)
		if !ok {
			return nil
		}
		symbol, _ := readSVG(name, svg, false) // a test reads them all
		return symbol
	}))
	return read.(func() *Symbol)()
}

// Picture returns the icon of a name, or nil if there is none. Callers that get nil leave the picture out.
func Picture(name string) *Symbol {
	if name == "" {
		return nil
	}
	icon, _ := Icon(name) // nil if there is an error
	return icon
}

// LostOn reports whether nothing of a picture stands out from a ground, as a black chessman on a dark one.
func (s *Symbol) LostOn(ground Colour) bool {
	const least = 3 // the contrast that pictures need
	for _, mark := range s.Drawing.Marks {
		if _, pixels := mark.(Image); pixels {
			return false
		}
		if shape, ok := mark.(Shape); ok && shape.Paint.Fill != None && Contrast(shape.Paint.Fill, ground) >= least {
			return false
		}
	}
	return true
}

// readSVG reads flat filled paths. Picture says that they keep their colours everywhere, see [Symbol].
func readSVG(name string, svg []byte, picture bool) (*Symbol, error) {
	read, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode)
	if err != nil {
		return nil, fmt.Errorf("picture %q: %w", name, err)
	}
	scale := IconSize / max(read.ViewBox.W, read.ViewBox.H)
	d := New(read.ViewBox.W*scale, read.ViewBox.H*scale)
	paths := make([]Path, len(read.SVGPaths))
	for i := range paths {
		paths[i] = fromRasterx(read.SVGPaths[i].Path, scale, read.ViewBox.X, read.ViewBox.Y)
	}
	for i, path := range paths {
		r, g, b, _ := read.SVGPaths[i].GetFillColor().RGBA()
		paint := Filled(RGB(r>>8<<16 | g>>8<<8 | b>>8))
		paint.Open = i+1 < len(paths) && isEdge(path, paths[i+1])
		d.Path(path, paint)
	}
	return &Symbol{Name: name, Drawing: d, Picture: picture}, nil
}

// isEdge reports whether a path is the darker edge below a layer: the layer once more, a little lower.
func isEdge(path, layer Path) bool {
	const most, slack = 1, 0.02 // mm in a symbol
	if len(path) != len(layer) {
		return false
	}
	from := layer[0].End()
	over := path[0].End().Plus(-from.X, -from.Y)
	for i := range path {
		if path[i].Verb == Close {
			continue
		}
		was, is := layer[i].End(), path[i].End()
		if math.Hypot(is.X-was.X-over.X, is.Y-was.Y-over.Y) > slack {
			return false
		}
	}
	return over.Y > slack && math.Hypot(over.X, over.Y) < most
}

// fromRasterx converts a path of package rasterx, whose coordinates are in sixty-fourths.
func fromRasterx(from rasterx.Path, scale, x, y float64) Path {
	var path Path
	var last Point
	point := func(i int) Point {
		return Point{(float64(from[i])/64 - x) * scale, (float64(from[i+1])/64 - y) * scale}
	}
	for i := 0; i < len(from); {
		switch rasterx.PathCommand(from[i]) {
		case rasterx.PathMoveTo:
			last = point(i + 1)
			path = path.MoveTo(last)
			i += 3
		case rasterx.PathLineTo:
			last = point(i + 1)
			path = path.LineTo(last)
			i += 3
		case rasterx.PathQuadTo:
			control, end := point(i+1), point(i+3)
			path = path.quadTo(last, control, end)
			last = end
			i += 5
		case rasterx.PathCubicTo:
			last = point(i + 5)
			path = path.CurveTo(point(i+1), point(i+3), last)
			i += 7
		default:
			path = path.Close()
			i++
		}
	}
	return path
}
