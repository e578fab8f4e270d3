package printables

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"homespun/engines/common/files"
	"homespun/engines/common/panics"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/raster"
	"homespun/printables/words"
)

// A Picture is one face of a piece, to be saved as pixels.
type Picture struct {
	// Name can be used as a file name, perhaps with a folder before it: the part, the piece's number, and what it is
	// called.
	Name    string
	drawing *drawing.Drawing
	dpi     float64
}

// A DensityError says that pictures cannot be made with the requested resolution.
type DensityError struct{ Problem string }

func (e *DensityError) Error() string { return e.Problem }

// Bounds of the resolution of pictures, in dots per inch.
const (
	minDPI = 20
	maxDPI = 1200
)

// Pictures returns a picture of each face that is printed: boards whole, cards cut to size or with as much
// bleed as the options ask for. A back that many cards share appears once.
func (j *Job) Pictures(dpi float64, bleed bool) ([]Picture, error) {
	var pictures []Picture
	var saver drawing.InkSaver
	add := func(name string, front *drawing.Drawing, bleed float64) error {
		if j.options.InkSaver {
			front = saver.Drawing(front)
		}
		picture, err := NewPicture(files.SafeName(name), cropped(front, bleed), dpi)
		pictures = append(pictures, picture)
		return err
	}
	for _, part := range j.Parts {
		if part.Kind == parts.Pages {
			area := j.options.Sheet.Turned(false).Area()
			for i, page := range part.Fill(area.Width, area.Height) {
				if err := add(fmt.Sprintf("%s-%02d", part.ID, i+1), page, 0); err != nil {
					return nil, err
				}
			}
			continue
		}
		backs := map[*drawing.Drawing]bool{}
		for i, piece := range part.Pieces {
			cut := j.cut(piece, bleed)
			name := part.ID
			if len(part.Pieces) > 1 {
				name = fmt.Sprintf("%s-%02d %s", part.ID, i+1, text.Short(piece.Name, 40))
			}
			if err := add(name, piece.Front, cut); err != nil {
				return nil, err
			}
			if piece.Back != nil && !backs[piece.Back] {
				backs[piece.Back] = true
				if err := add(name+" back", piece.Back, cut); err != nil {
					return nil, err
				}
			}
		}
	}
	return pictures, nil
}

// cut returns how much of the bleed of a piece is cut off its picture, in millimetres.
func (j *Job) cut(piece parts.Piece, bleed bool) float64 {
	switch kept := j.options.Bleed; {
	case bleed && kept.Exact:
		return max(0, piece.Bleed-kept.MM)
	case bleed:
		return 0
	}
	return piece.Bleed
}

// NewPicture returns a picture of a drawing, to be saved by a name. The error is a [DensityError].
func NewPicture(name string, d *drawing.Drawing, dpi float64) (Picture, error) {
	picture := Picture{Name: name, drawing: d, dpi: dpi}
	switch {
	case !(dpi >= minDPI && dpi <= maxDPI):
		return picture, &DensityError{words.NoResolution(dpi, minDPI, maxDPI)}
	case picture.Pixels() > raster.MaxPixels:
		return picture, &DensityError{words.PictureTooLarge(drawing.Quoted(name), fmt.Sprintf("%.0f", d.Width),
			fmt.Sprintf("%.0f", d.Height), dpi)}
	}
	return picture, nil
}

// cropped returns a drawing without a strip of a width along its edges.
func cropped(d *drawing.Drawing, edge float64) *drawing.Drawing {
	if edge <= 0 {
		return d
	}
	out := drawing.New(d.Width-2*edge, d.Height-2*edge)
	out.Use(&drawing.Symbol{Name: "whole", Drawing: d}, out.Area().Centre(), 1, 0)
	return out
}

const inch = 25.4 // mm

// Pixels returns roughly how many pixels the picture has.
func (p Picture) Pixels() float64 {
	return p.drawing.Width * p.drawing.Height * math.Pow(p.dpi/inch, 2)
}

// PNG returns the picture as a PNG file, which states the intended size on paper. To make several, use
// [DrawPictures], which draws them in parallel.
func (p Picture) PNG() ([]byte, error) {
	return raster.NewPNGWriter(atATime).Page(context.Background(), p.drawing, p.dpi)
}

// The memory limit, in pixels, of each worker, and the largest number of workers.
const (
	atATime     = 1 << 20
	mostDrawing = 8
)

// DrawPictures draws pictures on all cores of the machine and calls take with each as a file. The bytes are
// valid only until take returns, and take is called from several goroutines at once. After the first failure,
// of drawing or of take, no more pictures are begun. The error is the one of the first picture that failed,
// or the context's if that has ended.
func DrawPictures(ctx context.Context, pictures []Picture, take func(i int, file []byte) error) error {
	return drawPictures(ctx, pictures, min(mostDrawing, runtime.GOMAXPROCS(0)), raster.NewPNGWriter, take)
}

func drawPictures(ctx context.Context, pictures []Picture, workers int,
	writer func(pixels int) *raster.PNGWriter, take func(int, []byte) error) error {
	workers = max(1, min(workers, len(pictures)))
	failed := make([]error, len(pictures))
	// a panic in a worker would end the program: pass it on to the caller, who may recover
	faults := make(chan *panics.Fault, workers)
	var next atomic.Int64
	var stop atomic.Bool
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			fault := panics.Try(func() {
				w := writer(atATime)
				for i := int(next.Add(1)) - 1; i < len(pictures) && !stop.Load(); i = int(next.Add(1)) - 1 {
					file, err := w.Page(ctx, pictures[i].drawing, pictures[i].dpi)
					if err == nil {
						err = take(i, file)
					}
					if failed[i] = err; err != nil {
						stop.Store(true)
					}
				}
			})
			if fault != nil {
				stop.Store(true)
				faults <- fault
			}
		})
	}
	group.Wait()
	select {
	case fault := <-faults:
		panic(fault) // with the places that it has been in
	default:
		return cmp.Or(failed...)
	}
}
