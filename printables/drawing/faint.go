package drawing

import (
	"image"
	"sync"
)

// faded is a picture that is printed faintly on a ground.
type faded struct {
	of     *Symbol
	ground Colour
}

// Faint returns a pale version of a picture for use as a background. The ink-saver leaves out colours that
// are paler still, and a [Recolouring] makes it faint on the other ground.
func Faint(icon *Symbol, ground Colour) *Symbol {
	faint := New(icon.Drawing.Width, icon.Drawing.Height)
	for _, mark := range icon.Drawing.Marks {
		switch m := mark.(type) {
		case Shape:
			m.Paint.Fill = m.Paint.Fill.Mixed(ground, 0.5)
			mark = m
		case Image:
			m.Pixels = m.Pixels.pale(ground)
			mark = m
		}
		faint.Add(mark)
	}
	return &Symbol{Name: icon.Name + " faint", Drawing: faint, Picture: true, faint: &faded{icon, ground}}
}

// paleness is how much of a faint picture of pixels is its ground: words with the least contrast to the ground that
// is allowed are still read where the picture is black or, on a dark ground, white.
const paleness = 0.74

// A faintPrint is a picture of pixels on a ground.
type faintPrint struct {
	of     *Pixels
	ground Colour
}

var palePixels sync.Map // faintPrint → func() *Pixels

// pale returns the pixels printed faintly on a ground, the same pointer each time.
func (p *Pixels) pale(ground Colour) *Pixels {
	made, _ := palePixels.LoadOrStore(faintPrint{p, ground}, sync.OnceValue(func() *Pixels {
		from := p.Image(0)
		to := image.NewRGBA(from.Rect)
		red, green, blue := ground.Parts()
		for i := 0; i < len(from.Pix); i += 4 {
			bare := float64(255-from.Pix[i+3]) / 255 // of the ground, where the picture is clear
			for k, part := range [3]uint8{red, green, blue} {
				whole := float64(from.Pix[i+k]) + bare*float64(part)
				to.Pix[i+k] = uint8(whole + paleness*(float64(part)-whole) + 0.5)
			}
			to.Pix[i+3] = 255
		}
		twin, err := NewPixels(to, p.Photo)
		if err != nil {
			return p
		}
		return twin
	}))
	return made.(func() *Pixels)()
}
