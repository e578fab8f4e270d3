package printables

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"homespun/engines/common/files"
	"homespun/engines/common/panics"
	"homespun/engines/enginetest/watchdog"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// cardPictures returns pictures of cards that are all different, as many as asked for.
func cardPictures(count int) []Picture {
	pictures := make([]Picture, count)
	for i := range pictures {
		card := drawing.New(63, 88)
		card.Rect(card.Area(),
			drawing.Paint{Fill: drawing.Players[i%6],
				Hatch: drawing.Hatch{Pattern: drawing.SeatHatch(i), Colour: drawing.White}})
		card.Circle(card.Area().Centre(), 5+float64(i), drawing.Filled(drawing.Paper))
		card.Text(drawing.Point{X: 10, Y: 40}, fmt.Sprintf("Card %d", i+1),
			drawing.Style{Face: drawing.Title, Size: 24, Colour: drawing.Ink}, drawing.Left)
		pictures[i] = Picture{Name: fmt.Sprintf("card-%02d", i+1), drawing: card, dpi: 150}
	}
	return pictures
}

// However many pictures there are, no more of them are being drawn than there are workers, and each has one
// band of eight million pixels in all at most.
func TestPicturesTakeOneBandForEachWorker(t *testing.T) {
	for _, test := range []struct{ workers, pictures, want int }{{1, 5, 1}, {3, 17, 3}, {8, 17, 8}, {8, 2, 2},
		{3, 0, 1}} {
		var writers, busy, most, taken atomic.Int64
		writer := func(some int) *raster.PNGWriter {
			writers.Add(1)
			if some*mostDrawing > 8<<20 {
				t.Errorf("a band has %d pixels, and %d are drawn at once", some, mostDrawing)
			}
			return raster.NewPNGWriter(some)
		}
		err := drawPictures(context.Background(), cardPictures(test.pictures), test.workers, writer,
			func(int, []byte) error {
				now := busy.Add(1)
				for was := most.Load(); now > was && !most.CompareAndSwap(was, now); was = most.Load() {
				}
				taken.Add(1)
				busy.Add(-1)
				return nil
			})
		if err != nil || taken.Load() != int64(test.pictures) {
			t.Errorf("%+v: %d pictures, %v", test, taken.Load(), err)
		}
		if writers.Load() != int64(test.want) || most.Load() > int64(test.want) {
			t.Errorf("%+v: %d writers, %d of them at once", test, writers.Load(), most.Load())
		}
	}
}

// Pictures that are drawn side by side are, byte for byte, those that are drawn one after another, and their
// pixels those of the whole page.
func TestPicturesDrawnTogetherAreThoseDrawnAlone(t *testing.T) {
	pictures := cardPictures(12)
	pictures[3].dpi = 600 // of more than one band
	together := make([][]byte, len(pictures))
	var once sync.Mutex
	err := drawPictures(context.Background(), pictures, 4, raster.NewPNGWriter,
		func(i int, file []byte) error {
			once.Lock()
			defer once.Unlock()
			if together[i] != nil {
				t.Errorf("%s is drawn twice", pictures[i].Name)
			}
			together[i] = bytes.Clone(file)
			return nil
		})
	if err != nil {
		t.Fatal(err)
	}
	for i, picture := range pictures {
		if alone, err := picture.PNG(); err != nil || !bytes.Equal(alone, together[i]) {
			t.Errorf("%s: %d bytes together, %d alone, %v", picture.Name, len(together[i]), len(alone), err)
		}
		read, err := png.Decode(bytes.NewReader(together[i]))
		if err != nil {
			t.Fatal(err)
		}
		page := raster.Page(picture.drawing, picture.dpi/inch)
		for y := range page.Rect.Dy() {
			for x := range page.Rect.Dx() {
				if !near(read.At(x, y), page.At(x, y)) {
					t.Fatalf("%s: pixel %d,%d is %v, want %v", picture.Name, x, y, read.At(x, y),
						page.At(x, y))
				}
			}
		}
	}
}

// near reports whether two colours are the same for the eye: how much of a pixel is covered is rounded
// otherwise where a band begins elsewhere.
func near(a, b color.Color) bool {
	const slack = 3 << 8
	red, green, blue, _ := a.RGBA()
	r, g, b2, _ := b.RGBA()
	apart := func(a, b uint32) bool { return max(a, b)-min(a, b) > slack }
	return !apart(red, r) && !apart(green, g) && !apart(blue, b2)
}

// Where a picture cannot be kept, such as on a full disk, no more are begun, and the folder holds those
// before it, whole, and nothing else.
func TestPicturesEndWithTheFirstThatCannotBeKept(t *testing.T) {
	full := errors.New("the disk is full")
	for _, workers := range []int{1, 4} {
		folder := t.TempDir()
		pictures := cardPictures(40)
		var begun atomic.Int64
		err := drawPictures(context.Background(), pictures, workers, raster.NewPNGWriter,
			func(i int, file []byte) error {
				begun.Add(1)
				if i >= 2 {
					return fmt.Errorf("%s: %w", pictures[i].Name, full)
				}
				return files.WriteNew(filepath.Join(folder, pictures[i].Name+".png"), file)
			})
		if !errors.Is(err, full) || !strings.HasPrefix(err.Error(), "card-") ||
			workers == 1 && err.Error() != "card-03: the disk is full" {
			t.Errorf("%d workers: %v", workers, err)
		}
		if most := int64(2 + workers); begun.Load() > most {
			t.Errorf("%d workers: %d pictures were begun, want at most %d", workers, begun.Load(), most)
		}
		entries, err := os.ReadDir(folder)
		if err != nil || len(entries) > 2 {
			t.Errorf("%d workers: %v, %v", workers, entries, err)
		}
		for _, entry := range entries {
			content, err := os.ReadFile(filepath.Join(folder, entry.Name()))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := png.Decode(bytes.NewReader(content)); err != nil ||
				filepath.Ext(entry.Name()) != ".png" {
				t.Errorf("%s is no picture: %v", entry.Name(), err)
			}
		}
	}
}

// Who calls off the drawing gets no further picture, and waits for none.
func TestPicturesCanBeCalledOff(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var taken atomic.Int64
	watchdog.Do(t, "the drawing is called off", func() {
		err := drawPictures(ctx, cardPictures(40), 2, raster.NewPNGWriter, func(int, []byte) error {
			taken.Add(1)
			cancel()
			return nil
		})
		if !errors.Is(err, context.Canceled) || taken.Load() > 2 {
			t.Errorf("%d pictures, %v", taken.Load(), err)
		}
	})
}

func unforeseen(int, []byte) error { panic("nobody foresaw this") }

// A panic beside the caller goes on with the caller, who may catch it and learns where it was.
func TestAPanicWhileDrawingIsTheCallers(t *testing.T) {
	for _, workers := range []int{1, 4} {
		func() {
			fault := panics.Try(func() {
				drawPictures(context.Background(), cardPictures(8), workers, raster.NewPNGWriter, unforeseen)
			})
			if fault == nil || fault.Problem != "nobody foresaw this" || len(fault.Places) == 0 ||
				!strings.HasPrefix(fault.Places[0], "homespun/printables.unforeseen ") {
				t.Errorf("%d workers: got %+v", workers, fault)
			}
		}()
	}
}
