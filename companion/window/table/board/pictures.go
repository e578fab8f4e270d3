package board

import (
	"image"
	"image/draw"

	"homespun/companion/match/tableau"
	"homespun/engines/common/cache"
	"homespun/printables/raster"
)

// mostPictures is how many bytes of pictures a board keeps.
const mostPictures = 128 << 20

func newPictures() *cache.Cache[picture, *image.RGBA] {
	return cache.Weighed[picture](mostPictures, func(drawn *image.RGBA) int { return len(drawn.Pix) })
}

// picture is the key of the cache: everything that a picture depends on.
type picture struct {
	look  tableau.Look
	frame tableau.Frame
}

// picture returns the picture of a look in this many pixels of the display, in the present theme.
func (v *view) picture(of tableau.Look, width, height float64) *image.RGBA {
	key := picture{of, v.frame(width, height)}
	return v.pictures.Get(key, key.draw)
}

// draw draws the sheets of the look on top of each other. Letters that are too small to be read grow or are left
// out; a drawing that is shown enlarged, and a small picture of a match, keep all.
func (p picture) draw() *image.RGBA {
	var whole *image.RGBA
	_, enlarged := p.look.(tableau.Drawn)
	for _, sheet := range p.look.Draw(p.frame) {
		scale := p.frame.Width / sheet.Width
		if p.frame.Density > 0 && !enlarged {
			sheet.Drawing = sheet.Readable(leastPoints(scale / p.frame.Density))
		}
		film := raster.Image(sheet.Drawing, scale)
		if sheet.Strength < 1 {
			for i, v := range film.Pix {
				film.Pix[i] = uint8(float64(v)*sheet.Strength + 0.5)
			}
		}
		if sheet.Shadow {
			film = shadowed(film)
		}
		if whole == nil {
			whole = film
		} else {
			draw.Draw(whole, whole.Rect, film, image.Point{}, draw.Over)
		}
	}
	return whole
}

// Render returns the picture of a look in a frame, for what is shown elsewhere than on a board.
func Render(of tableau.Look, frame tableau.Frame) *image.RGBA { return picture{of, frame}.draw() }

// shadowed adds a soft shadow below what is in a picture. It changes the picture.
func shadowed(picture *image.RGBA) *image.RGBA {
	width, height := picture.Rect.Dx(), picture.Rect.Dy()
	alpha := make([]float32, width*height)
	for i := range alpha {
		alpha[i] = float32(picture.Pix[4*i+3]) / 255
	}
	radius := max(1, width/28)
	for range 2 {
		alpha = blurred(alpha, width, height, radius)
	}
	drop := max(1, width/26)
	for y := range height {
		for x := range width {
			from := y - drop
			if from < 0 {
				continue
			}
			i := 4 * (y*width + x)
			// The picture is premultiplied, so the shadow shows as far as a pixel is transparent.
			through := 1 - float32(picture.Pix[i+3])/255
			picture.Pix[i+3] = uint8(min(255, float32(picture.Pix[i+3])+through*alpha[from*width+x]*0.38*255))
		}
	}
	return picture
}

// blurred returns values averaged over squares around each; at the edges only the values inside count.
func blurred(values []float32, width, height, radius int) []float32 {
	pass := func(from []float32, lines, length, along, across int) []float32 {
		to := make([]float32, len(from))
		for line := range lines {
			sum := float32(0)
			for i := -radius; i < length; i++ {
				if in := i + radius; in < length {
					sum += from[line*across+in*along]
				}
				if out := i - radius - 1; out >= 0 {
					sum -= from[line*across+out*along]
				}
				if i >= 0 {
					to[line*across+i*along] = sum / float32(2*radius+1)
				}
			}
		}
		return to
	}
	return pass(pass(values, height, width, 1, width), width, height, width, 1)
}
