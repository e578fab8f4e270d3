package picture

import (
	"image"
	"math/rand/v2"
	"testing"
)

// BenchmarkPhotograph reads a photograph of 12 megapixels for the whole of a poker card.
func BenchmarkPhotograph(b *testing.B) {
	random := rand.New(rand.NewPCG(1, 2))
	photo := image.NewRGBA(image.Rect(0, 0, 4000, 3000))
	for i := range photo.Pix {
		photo.Pix[i] = uint8(i/4%4000/20 + random.IntN(12))
		if i%4 == 3 {
			photo.Pix[i] = 0xFF
		}
	}
	file := asJPEG(b, photo, 1, 0)
	for b.Loop() {
		if _, err := Decode(file, Size{Width: 69, Height: 94, Fill: true, Cut: true}); err != nil {
			b.Fatal(err)
		}
	}
}
