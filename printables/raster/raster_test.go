package raster_test

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/drawing/samples"
	"homespun/printables/raster"
)

// TestSamples draws the sample sheets; with SAMPLES naming a folder they are kept there for the eye.
func TestSamples(t *testing.T) {
	for name, sheet := range samples.Sheets() {
		saver := &drawing.InkSaver{}
		for suffix, d := range map[string]*drawing.Drawing{"": sheet, "-saver": saver.Drawing(sheet)} {
			picture := raster.Page(d, 4)
			if got := picture.Bounds().Dx(); got != int(4*d.Width) {
				t.Errorf("%s%s: %d pixels wide", name, suffix, got)
			}
			if folder := os.Getenv("SAMPLES"); folder != "" {
				file, err := os.Create(filepath.Join(folder, "raster-"+name+suffix+".png"))
				if err != nil {
					t.Fatal(err)
				}
				if err := png.Encode(file, picture); err != nil {
					t.Error(err)
				}
				file.Close()
			}
		}
	}
}

// BenchmarkBoard draws a board of 440 × 280 mm at 3 pixels to the millimetre.
func BenchmarkBoard(b *testing.B) {
	board := samples.Board().Marks[0].(drawing.Use).Symbol.Drawing
	for b.Loop() {
		raster.Image(board, 3)
	}
}
