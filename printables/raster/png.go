package raster

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/png"
	"math"
)

// PNG returns a picture as a PNG file that says how many pixels make an inch, so that what places it on paper makes it true to size. The standard
// library writes no such chunk: it is put behind the first one, the header, which is always as long.
func PNG(picture image.Image, dpi float64) ([]byte, error) {
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		return nil, fmt.Errorf("the picture cannot be written: %w", err)
	}
	const header = 8 + 4 + 4 + 13 + 4 // signature, and the length, name, content and checksum of IHDR
	chunk := append(make([]byte, 4), "pHYs"...)
	binary.BigEndian.PutUint32(chunk, 9)
	perMetre := uint32(math.Round(dpi / 0.0254))
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = append(chunk, 1) // the unit is the metre
	chunk = binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:]))
	content := b.Bytes()
	return bytes.Join([][]byte{content[:header], chunk, content[header:]}, nil), nil
}
