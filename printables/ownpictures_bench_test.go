package printables_test

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/paper"
)

// photograph returns the file of one of many photographs, which differ: slopes of light with the noise of a camera.
func photograph(b *testing.B, width, height, which int) []byte {
	b.Helper()
	photo := image.NewYCbCr(image.Rect(0, 0, width, height), image.YCbCrSubsampleRatio420)
	random := rand.New(rand.NewPCG(uint64(which), 2))
	for i := range photo.Y {
		photo.Y[i] = uint8(60 + i%width*100/width + i/width*60/height + random.IntN(8))
	}
	for i := range photo.Cb {
		photo.Cb[i], photo.Cr[i] = uint8(100+which*3+random.IntN(3)), uint8(160-i%(width/2)*60/width)
	}
	var file bytes.Buffer
	if err := jpeg.Encode(&file, photo, &jpeg.Options{Quality: 92}); err != nil {
		b.Fatal(err)
	}
	return file.Bytes()
}

// printOwn prints a deck whose pictures are files, from the file alone, as often as asked. It reports how long that
// takes, how large the PDF is and how much memory the program has at its peak.
func printOwn(b *testing.B, text string, pictures map[string][]byte) {
	folder := b.TempDir()
	for name, file := range pictures {
		if err := os.WriteFile(filepath.Join(folder, name), file, 0o600); err != nil {
			b.Fatal(err)
		}
	}
	path := filepath.Join(folder, "deck.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		b.Fatal(err)
	}
	clear(pictures)
	runtime.GC()
	debug.FreeOSMemory()
	size, when := 0, time.Now()
	peak := watchMemory(b, func() {
		for b.Loop() {
			cards, err := deck.Read(path)
			if err != nil {
				b.Fatal(err)
			}
			size = written(b, printDeck(b, cards, printables.Options{Backs: paper.FoldOver}))
			b.StopTimer()
			when = when.Add(time.Second) // so that none is known from the time before
			files, _ := filepath.Glob(filepath.Join(folder, "*.*"))
			for _, file := range files {
				if err := os.Chtimes(file, when, when); err != nil {
					b.Fatal(err)
				}
			}
			b.StartTimer()
		}
	})
	b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/deck")
	b.ReportMetric(float64(size)/1e6, "MB/deck")
	b.ReportMetric(float64(peak)/1e6, "MB-at-peak")
}

// BenchmarkTwentyPhotographs prints 20 cards that are covered by a photograph of 12 megapixels each; the aim is 4 s on
// two cores, 5 MB and 300 MB of memory.
func BenchmarkTwentyPhotographs(b *testing.B) {
	text, pictures := strings.Builder{}, map[string][]byte{}
	text.WriteString("title = \"Photographs\"\n")
	for i := range 20 {
		name := fmt.Sprintf("photo %d.jpg", i)
		pictures[name] = photograph(b, 4000, 3000, i)
		fmt.Fprintf(&text, "[[card]]\nbackground = %q\n", name)
	}
	printOwn(b, text.String(), pictures)
}

// BenchmarkHundredPictures prints a thousand cards with a hundred pictures of 2 megapixels, half of them photographs
// and half of them drawings; the aim is 6 s.
func BenchmarkHundredPictures(b *testing.B) {
	text, pictures := strings.Builder{}, map[string][]byte{}
	text.WriteString("title = \"Pictures\"\n")
	for i := range 1000 {
		name := fmt.Sprintf("photo %d.jpg", i%100)
		if i%2 == 1 {
			name = fmt.Sprintf("drawing %d.png", i%100)
		}
		fmt.Fprintf(&text, "[[card]]\ntitle = \"Card %d\"\ntext = \"Draw %d more cards.\"\nimage = %q\n", i, i%7, name)
		switch {
		case pictures[name] != nil:
		case i%2 == 0:
			pictures[name] = photograph(b, 1600, 1200, i)
		default:
			pictures[name] = sketch(b, 1600, 1200, i)
		}
	}
	printOwn(b, text.String(), pictures)
}

// sketch returns the file of one of many drawings: discs of plain colours on clear ground.
func sketch(b *testing.B, width, height, which int) []byte {
	b.Helper()
	picture := image.NewNRGBA(image.Rect(0, 0, width, height))
	random := rand.New(rand.NewPCG(uint64(which), 3))
	for range 12 {
		colour := []uint8{uint8(random.IntN(256)), uint8(random.IntN(256)), uint8(random.IntN(256)), 0xFF}
		x0, y0, radius := random.IntN(width), random.IntN(height), 50+random.IntN(height/4)
		for y := max(0, y0-radius); y < min(height, y0+radius); y++ {
			for x := max(0, x0-radius); x < min(width, x0+radius); x++ {
				if (x-x0)*(x-x0)+(y-y0)*(y-y0) < radius*radius {
					copy(picture.Pix[picture.PixOffset(x, y):], colour)
				}
			}
		}
	}
	var file bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&file, picture); err != nil {
		b.Fatal(err)
	}
	return file.Bytes()
}
