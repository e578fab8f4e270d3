package pdf

import (
	"bytes"
	"compress/zlib"
	"fmt"

	"homespun/printables/drawing"
)

// findImages numbers the pictures of pixels in a drawing, in the order in which they are met.
func (b book) findImages(d *drawing.Drawing, done map[*drawing.Symbol]bool) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Image:
			if _, known := b.images[m.Pixels]; !known {
				b.images[m.Pixels] = len(b.images)
			}
		case drawing.Use:
			if !done[m.Symbol] {
				done[m.Symbol] = true
				b.findImages(m.Symbol.Drawing, done)
			}
		}
	}
}

// image draws a picture of pixels: the unit square with its number, moved to its box.
func (b book) image(p *pen, m drawing.Image) {
	wide, high := m.Box.Width/drawing.PointMM, m.Box.Height/drawing.PointMM
	x, y := (m.Box.X+p.x)/drawing.PointMM, (p.height-m.Box.Bottom()-p.y)/drawing.PointMM
	p.out.RawWriteStr(fmt.Sprintf("q %.3f 0 0 %.3f %.3f %.3f cm /Im%d Do Q", finite(wide), finite(high), finite(x),
		finite(y), b.images[m.Pixels]))
}

// embed adds the pictures of pixels to a file that fpdf has written. fpdf would write those of equal width in any
// order. Without pictures the file stays as it is.
func (b book) embed(content []byte) ([]byte, error) {
	if len(b.images) == 0 {
		return content, nil
	}
	const list = "\n/XObject <<\n"
	of, err := shapeOf(content)
	if err != nil {
		return nil, err
	}
	names := bytes.LastIndex(content[:of.table], []byte(list))
	if names < 0 {
		return nil, errShape
	}
	names += len(list)
	order := make([]*drawing.Pixels, len(b.images))
	for pixels, at := range b.images {
		order[at] = pixels
	}
	var named, objects []byte
	offsets := of.offsets
	next := len(offsets)
	for i, pixels := range order {
		streams, err := imageStreams(pixels, next+1)
		if err != nil {
			return nil, err
		}
		named = fmt.Appendf(named, "/Im%d %d 0 R\n", i, next)
		for _, stream := range streams {
			offsets = append(offsets, len(objects))
			objects = fmt.Appendf(objects, "%d 0 obj\n%sendobj\n", next, stream)
			next++
		}
	}
	trailer := bytes.Replace(content[of.trailer:of.start], fmt.Appendf(nil, "/Size %d\n", len(of.offsets)),
		fmt.Appendf(nil, "/Size %d\n", next), 1)
	out := append(make([]byte, 0, len(content)+len(named)+len(objects)+entryLength*next), content[:names]...)
	out = append(append(out, named...), content[names:of.table]...)
	for i, offset := range offsets {
		switch {
		case i >= len(of.offsets):
			offsets[i] += len(out)
		case offset >= names:
			offsets[i] += len(named)
		}
	}
	return finished(append(out, objects...), offsets, trailer), nil
}

// imageStreams returns the objects of a picture, without their numbers: a photograph as it is, a drawing as its colours
// and, if it is clear anywhere, a mask, whose number is the one given.
func imageStreams(pixels *drawing.Pixels, mask int) ([]string, error) {
	head := fmt.Sprintf("<</Type /XObject\n/Subtype /Image\n/Width %d\n/Height %d\n/BitsPerComponent 8\n", pixels.Width,
		pixels.Height)
	if pixels.Photo {
		space := "RGB"
		if pixels.IsGrey() {
			space = "Gray"
		}
		return []string{stream(head+"/ColorSpace /Device"+space+"\n/Filter /DCTDecode", pixels.File)}, nil
	}
	from := pixels.Image(0)
	colours, cover := make([]byte, 0, len(from.Pix)/4*3), make([]byte, 0, len(from.Pix)/4)
	open := false
	for at := 0; at < len(from.Pix); at += 4 {
		alpha := from.Pix[at+3]
		for _, part := range from.Pix[at : at+3] {
			if alpha != 0 && alpha != 0xFF { // the colours of PDF are not multiplied by their cover
				part = uint8(min(0xFF, int(part)*0xFF/int(alpha)))
			}
			colours = append(colours, part)
		}
		cover = append(cover, alpha)
		open = open || alpha != 0xFF
	}
	packed, err := deflated(colours)
	if err != nil {
		return nil, err
	}
	if !open {
		return []string{stream(head+"/ColorSpace /DeviceRGB\n/Filter /FlateDecode", packed)}, nil
	}
	shape, err := deflated(cover)
	if err != nil {
		return nil, err
	}
	return []string{
		stream(fmt.Sprintf("%s/ColorSpace /DeviceRGB\n/SMask %d 0 R\n/Filter /FlateDecode", head, mask), packed),
		stream(head+"/ColorSpace /DeviceGray\n/Filter /FlateDecode", shape)}, nil
}

func stream(head string, content []byte) string {
	return fmt.Sprintf("%s\n/Length %d>>\nstream\n%s\nendstream\n", head, len(content), content)
}

func deflated(content []byte) ([]byte, error) {
	var packed bytes.Buffer
	w := zlib.NewWriter(&packed)
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err := w.Close()
	return packed.Bytes(), err
}
