package board

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/printables/drawing"
)

// crowdedScene is a board of 16 × 16 spaces with 60 pieces and as many arrows, all of them a space further on
// at each step.
func crowdedScene(mat *drawing.Drawing, step int, icons ...string) *tableau.Scene {
	s := &tableau.Scene{Mat: mat, Slot: 18}
	for i := range 256 {
		s.Spots = append(s.Spots,
			tableau.Place{ID: i, Name: strconv.Itoa(i),
				Box: drawing.Box(float64(i%16)*25, float64(i/16)*25, 25, 25)})
	}
	if len(icons) == 0 {
		icons = []string{"zombie"}
	}
	for i := range 60 {
		at := (i*4 + step) % 256
		centre := s.Spots[at].Box.Centre()
		s.Pieces = append(s.Pieces,
			tableau.Thing{ID: i, Seat: engines.Seat(i%5 - 1), Icon: icons[i%len(icons)], Label: strconv.Itoa(i),
				At: centre, Size: 20, Spot: at})
		s.Arrows = append(s.Arrows,
			tableau.Arrow{From: centre, To: s.Spots[(at+35)%256].Box.Centre(), Seat: engines.Table,
				Strong: i == 0})
	}
	s.Layers = []tableau.Layer{tableau.BlastOn(drawing.Box(100, 100, 125, 125))}
	return s
}

// BenchmarkScene is how long it takes to show another scene and where its pieces may go; the aim is less than
// a frame, 16 ms.
func BenchmarkScene(b *testing.B) { benchmarkScene(b) }

// BenchmarkOwnPictures is the same with 60 pictures of one's own, each another.
func BenchmarkOwnPictures(b *testing.B) {
	folder := b.TempDir()
	icons := make([]string, 60)
	for i := range icons {
		drawn := image.NewNRGBA(image.Rect(0, 0, 1200, 1000))
		for y := 100; y < 900; y++ {
			for x := 100 + 5*i; x < 1100; x++ {
				drawn.SetNRGBA(x, y, color.NRGBA{R: uint8(x / 5), G: uint8(4 * i), B: uint8(y / 4), A: 0xFF})
			}
		}
		var file bytes.Buffer
		if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&file, drawn); err != nil {
			b.Fatal(err)
		}
		name := fmt.Sprintf("own %d.png", i)
		if err := os.WriteFile(filepath.Join(folder, name), file.Bytes(), 0o600); err != nil {
			b.Fatal(err)
		}
		icons[i] = files.FindPicture(name, folder)
		if drawing.Picture(icons[i]).Pixels() == nil {
			b.Fatal("the picture is not read")
		}
	}
	benchmarkScene(b, icons...)
}

func benchmarkScene(b *testing.B, icons ...string) {
	test.NewTempApp(b)
	board := New()
	test.NewTempWindow(b, board).Resize(fyne.NewSize(1280, 800))
	mat := drawing.New(400, 400)
	scenes := []*tableau.Scene{crowdedScene(mat, 0, icons...), crowdedScene(mat, 1, icons...)}
	var next []tableau.Input
	for i := range 256 {
		next = append(next, tableau.ASpot(i))
	}
	begun := time.Now()
	board.SetScene(scenes[1])
	first := time.Since(begun)
	for i := 0; b.Loop(); i++ {
		board.SetScene(scenes[i%2])
		board.Allow(next, nil, false)
	}
	b.ReportMetric(b.Elapsed().Seconds()*1000/float64(b.N), "ms/scene")
	b.ReportMetric(first.Seconds()*1000, "ms/first")
}

// BenchmarkGlide is how long a frame takes while all pieces of a crowded board glide.
func BenchmarkGlide(b *testing.B) {
	test.NewTempApp(b)
	board := New()
	test.NewTempWindow(b, board).Resize(fyne.NewSize(1280, 800))
	mat := drawing.New(400, 400)
	before := crowdedScene(mat, 0)
	board.SetScene(before)
	board.view.scene = crowdedScene(mat, 1)
	board.arrange()
	board.view.gliding, board.view.longest = glides(before, board.view.scene, false)
	board.draw()
	for i := 0; b.Loop(); i++ {
		board.carry(float32(i%100) / 100)
	}
	b.ReportMetric(b.Elapsed().Seconds()*1000/float64(b.N), "ms/frame")
}
