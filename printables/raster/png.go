package raster

import (
	"bufio"
	"bytes"
	"cmp"
	"compress/zlib"
	"context"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"math"

	"homespun/printables/drawing"
)

// A PNGWriter makes PNG files of drawings, one after another and each from the top down, a band at a time:
// however large a page is, there are never more of its pixels in memory than the writer may have, or than a
// row has. It keeps its buffers from page to page, and is for one goroutine.
type PNGWriter struct {
	pixels int
	band   []uint8
	above  []uint8 // the row above the one that is written, as it was painted
	row    []uint8 // a row as the file has it: its filter, and three bytes for each pixel
	same   []uint8 // such a row that is the one above once more
	file   bytes.Buffer
	data   *bufio.Writer // gathers what has been compressed, and writes it in chunks
	zip    *zlib.Writer
	ink    *ink // nil where a panic has ended a page: nobody gets half of an outline
}

// level is how hard rows are compressed. What is drawn here has few colours on wide areas: rows as they are
// make smaller files than differences of neighbours do, unless a row is the one above once more. So at this
// level files are 15 % smaller than those of image/png, in less than half the time.
const level = 4

// NewPNGWriter returns a writer that may keep so many pixels.
func NewPNGWriter(pixels int) *PNGWriter {
	w := &PNGWriter{pixels: pixels}
	w.data = bufio.NewWriterSize(dataChunks{&w.file}, 1<<15)
	w.zip, _ = zlib.NewWriterLevel(w.data, level) // the level is one of those there are
	return w
}

// Page returns a drawing on white paper as a PNG file that says how many pixels make an inch, so that what
// places it on paper makes it true to size. The bytes are good until the next page. The error is a
// [*drawing.Fault] of what cannot be drawn, or the context's.
func (w *PNGWriter) Page(ctx context.Context, d *drawing.Drawing, dpi float64) ([]byte, error) {
	pixelsPerMM := dpi / inch
	page, ok := sizeOf(d, pixelsPerMM)
	if err := d.Check(); err != nil {
		return nil, err
	}
	if !ok {
		return nil, &drawing.Fault{Where: "the picture",
			What: fmt.Sprintf("a size of %g × %g mm at %g dots per inch", d.Width, d.Height, dpi)}
	}
	w.begin(page, dpi)
	ink := cmp.Or(w.ink, newInk())
	w.ink = nil
	ink.plan(d, matrix{a: pixelsPerMM, d: pixelsPerMM}, page)
	rows := min(page.Dy(), max(1, w.pixels/page.Dx()))
	w.band = sized(w.band, 4*page.Dx()*rows)
	for top := 0; top < page.Dy(); top += rows {
		if err := ctx.Err(); err != nil {
			w.keep(ink)
			return nil, err
		}
		band := &image.RGBA{Pix: w.band, Stride: 4 * page.Dx(),
			Rect: image.Rect(0, top, page.Dx(), min(page.Dy(), top+rows))}
		white.run(w.band)
		ink.paint(band)
		for y := range band.Rect.Dy() {
			w.write(w.band[y*band.Stride:(y+1)*band.Stride], top+y == 0)
		}
	}
	w.keep(ink)
	return w.end(), nil
}

// keep keeps an ink for the next page.
func (w *PNGWriter) keep(ink *ink) {
	ink.forget()
	w.ink = ink
}

const inch = 25.4 // mm

var white = rgb{0xFF, 0xFF, 0xFF}

// sized returns a buffer of a size, the one there is where it is large enough.
func sized(buffer []uint8, size int) []uint8 {
	if cap(buffer) < size {
		return make([]uint8, size)
	}
	return buffer[:size]
}

// begin begins the file of a page.
func (w *PNGWriter) begin(page image.Rectangle, dpi float64) {
	w.file.Reset()
	w.file.WriteString("\x89PNG\r\n\x1a\n")
	big := binary.BigEndian
	header := big.AppendUint32(big.AppendUint32(nil, uint32(page.Dx())), uint32(page.Dy()))
	chunk(&w.file, "IHDR", append(header, 8, 2, 0, 0, 0)) // eight bits each of red, green and blue
	perMetre := uint32(math.Round(dpi / 0.0254))
	// 1: the unit is the metre
	chunk(&w.file, "pHYs", append(big.AppendUint32(big.AppendUint32(nil, perMetre), perMetre), 1))
	w.data.Reset(dataChunks{&w.file})
	w.zip.Reset(w.data)
	w.above = sized(w.above, 4*page.Dx())
	w.row, w.same = sized(w.row, 1+3*page.Dx()), sized(w.same, 1+3*page.Dx())
	clear(w.same)
	const up = 2 // the filter that takes the row above away
	w.row[0], w.same[0] = 0, up
}

// write adds a row to the file. (Nothing that is written to here fails.)
func (w *PNGWriter) write(pixels []uint8, first bool) {
	if !first && bytes.Equal(pixels, w.above) {
		w.zip.Write(w.same)
		return
	}
	copy(w.above, pixels)
	to := w.row[1:]
	for len(pixels) >= 4 && len(to) >= 3 {
		to[0], to[1], to[2] = pixels[0], pixels[1], pixels[2]
		pixels, to = pixels[4:], to[3:]
	}
	w.zip.Write(w.row)
}

// end ends the file and returns it.
func (w *PNGWriter) end() []byte {
	w.zip.Close()
	w.data.Flush()
	chunk(&w.file, "IEND", nil)
	return w.file.Bytes()
}

// chunk writes one chunk of a PNG file.
func chunk(file *bytes.Buffer, name string, content []byte) {
	big := binary.BigEndian
	file.Write(big.AppendUint32(nil, uint32(len(content))))
	file.WriteString(name)
	file.Write(content)
	sum := crc32.Update(crc32.ChecksumIEEE([]byte(name)), crc32.IEEETable, content)
	file.Write(big.AppendUint32(nil, sum))
}

// dataChunks writes chunks of image data.
type dataChunks struct{ file *bytes.Buffer }

func (c dataChunks) Write(content []byte) (int, error) {
	chunk(c.file, "IDAT", content)
	return len(content), nil
}
