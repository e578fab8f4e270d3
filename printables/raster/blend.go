package raster

import (
	"encoding/binary"

	"homespun/printables/drawing"
)

// An rgb is a colour that is painted over pixels.
type rgb struct{ red, green, blue uint8 }

func rgbOf(colour drawing.Colour) rgb {
	red, green, blue := colour.Parts()
	return rgb{red, green, blue}
}

// masked paints the colour over a row of pixels; the mask says how much of each pixel it covers. Most pixels
// are either not covered or wholly covered. Handling these first makes this much faster than a general blend.
func (c rgb) masked(pixels, mask []uint8) {
	for at := 0; at < len(mask); {
		end := at
		for end+8 <= len(mask) && binary.LittleEndian.Uint64(mask[end:]) == 0 {
			end += 8
		}
		at = end
		for end+8 <= len(mask) && binary.LittleEndian.Uint64(mask[end:]) == 1<<64-1 {
			end += 8
		}
		if at < end {
			c.run(pixels[4*at : 4*end])
		}
		for at = end; at < min(end+8, len(mask)); at++ {
			pixel := pixels[4*at : 4*at+4 : 4*at+4]
			switch cover := mask[at]; cover {
			case 0:
			case 0xFF:
				pixel[0], pixel[1], pixel[2], pixel[3] = c.red, c.green, c.blue, 0xFF
			default:
				c.mix(pixel, cover)
			}
		}
	}
}

// run sets pixels to the colour.
func (c rgb) run(pixels []uint8) {
	copy(pixels, []uint8{c.red, c.green, c.blue, 0xFF})
	for done := 4; done < len(pixels); done *= 2 {
		copy(pixels[done:], pixels[:done])
	}
}

// mix blends the colour into one pixel.
func (c rgb) mix(pixel []uint8, cover uint8) {
	part, rest := uint32(cover), 0xFF-uint32(cover)
	pixel[0] = uint8((uint32(c.red)*part + uint32(pixel[0])*rest + 127) / 255)
	pixel[1] = uint8((uint32(c.green)*part + uint32(pixel[1])*rest + 127) / 255)
	pixel[2] = uint8((uint32(c.blue)*part + uint32(pixel[2])*rest + 127) / 255)
	pixel[3] = uint8((0xFF*part + uint32(pixel[3])*rest + 127) / 255)
}
