package picture

import (
	"bytes"
	"errors"
	"image"

	"homespun/engines/common/panics"
	"homespun/printables/svg"
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

// drawSVG draws a plain SVG as fine as a size takes.
func drawSVG(file []byte, size Size) (*image.RGBA, error) {
	if len(file) > maxSVG {
		return nil, &Error{What: words.DrawingTooLarge(maxSVG >> 20), Advice: words.DrawingAsPNG}
	}
	broken := &Error{What: words.DrawingBroken, Advice: words.DrawingAsPNG}
	read, err := svg.Parse(file)
	var beyond *svg.Beyond
	switch {
	case errors.As(err, &beyond):
		return nil, &Error{What: words.DrawingHas(beyond.What), Advice: words.DrawingAsPNG}
	case err != nil:
		return nil, broken
	}
	scale := size.scale(read.Width, read.Height)
	const longest = 8000 // pixels, for a drawing that is a stripe
	if !(read.Width*scale <= longest && read.Height*scale <= longest) {
		return nil, broken
	}
	var drawn *image.RGBA
	if fault := panics.Try(func() { drawn, err = read.Draw(scale) }); fault != nil || err != nil {
		return nil, broken
	}
	return drawn, nil
}
