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

// A PNGWriter turns drawings into PNG files, one after another. It paints a page from the top down, one band
// at a time, so that however large a page is, it holds at most the allowed number of pixels in memory (or one
// row, if that is more). It keeps its buffers between pages. It must be used by one goroutine only.
type PNGWriter struct {
	pixels int
	band   []uint8
	above  []uint8 // the previous row, as it was painted
	row    []uint8 // a row in the file's format: its filter, and three bytes for each pixel
	same   []uint8 // a row in the file's format that repeats the previous one
	file   bytes.Buffer
	data   *bufio.Writer // buffers compressed data and writes it in chunks
	zip    *zlib.Writer
	ink    *ink // nil after a panic, as the ink could hold half an outline
}

// level is the compression level for rows. Drawings here have few colours on wide areas, so unfiltered rows
// give smaller files than filtered ones, except for a row that repeats the one above. With this level files
// are 15 % smaller than those of image/png, in less than half the time.
const level = 4

// NewPNGWriter returns a writer that holds at most this many pixels in memory.
func NewPNGWriter(pixels int) *PNGWriter {
	w := &PNGWriter{pixels: pixels}
	w.data = bufio.NewWriterSize(dataChunks{&w.file}, 1<<15)
	w.zip, _ = zlib.NewWriterLevel(w.data, level) // no error: the level is valid
	return w
}

// Page returns a drawing on white paper as a PNG file. The file states its resolution in pixels per inch, so
// that programs place it on paper true to size. The bytes are valid until the next call of Page. The error is
// a [*drawing.Fault] if the drawing cannot be drawn, or the context's.
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

// keep stores the ink for the next page.
func (w *PNGWriter) keep(ink *ink) {
	ink.forget()
	w.ink = ink
}

const inch = 25.4 // mm

var white = rgb{0xFF, 0xFF, 0xFF}

// sized returns a buffer of a size. It uses the given one if that is large enough.
func sized(buffer []uint8, size int) []uint8 {
	if cap(buffer) < size {
		return make([]uint8, size)
	}
	return buffer[:size]
}

// begin writes the start of a page's file.
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
	const up = 2 // the filter that subtracts the row above
	w.row[0], w.same[0] = 0, up
}

// write adds a row to the file. Errors are ignored, as writing to these buffers cannot fail.
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

// end completes the file and returns it.
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

// dataChunks writes everything it gets as chunks of image data.
type dataChunks struct{ file *bytes.Buffer }

func (c dataChunks) Write(content []byte) (int, error) {
	chunk(c.file, "IDAT", content)
	return len(content), nil
}
