package printables

import (
	"fmt"
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/raster"
	"homespun/rulesets"
)

// A Picture is one face of a piece as pixels will have it.
type Picture struct {
	// Name is fit for a file: the part, the piece's number, what it is called.
	Name    string
	drawing *drawing.Drawing
	dpi     float64
}

// A DensityError says that pictures cannot be as fine as asked for.
type DensityError struct{ Problem string }

func (e *DensityError) Error() string { return e.Problem }

// Bounds of how fine pictures are, in dots per inch.
const (
	minDPI = 20
	maxDPI = 1200
)

// Pictures returns a picture of each face that is printed: boards whole, cards cut to size or with their bleed, as much of it as the options ask for,
// the same back once.
func (j *Job) Pictures(dpi float64, bleed bool) ([]Picture, error) {
	if !(dpi >= minDPI && dpi <= maxDPI) {
		return nil, &DensityError{fmt.Sprintf("pictures of %g dots per inch cannot be: ask for %d to %d", dpi, minDPI, maxDPI)}
	}
	var pictures []Picture
	var saver drawing.InkSaver
	add := func(name string, front *drawing.Drawing, bleed float64) error {
		if j.options.InkSaver {
			front = saver.Drawing(front)
		}
		front = cropped(front, bleed)
		picture := Picture{Name: rulesets.FileName(name), drawing: front, dpi: dpi}
		if picture.Pixels() > raster.MaxPixels {
			return &DensityError{fmt.Sprintf("a picture of %s of %.0f × %.0f mm would be too large at %g dots per inch: ask for fewer", drawing.Quoted(name), front.Width, front.Height, dpi)}
		}
		pictures = append(pictures, picture)
		return nil
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
			cut := piece.Bleed
			switch kept := j.options.Bleed; {
			case bleed && kept.Exact:
				cut = max(0, piece.Bleed-kept.MM)
			case bleed:
				cut = 0
			}
			name := part.ID
			if len(part.Pieces) > 1 {
				name = fmt.Sprintf("%s-%02d %s", part.ID, i+1, drawing.Short(piece.Name, 40))
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

// cropped returns a drawing without an edge.
func cropped(d *drawing.Drawing, edge float64) *drawing.Drawing {
	if edge <= 0 {
		return d
	}
	out := drawing.New(d.Width-2*edge, d.Height-2*edge)
	out.Use(&drawing.Symbol{Name: "whole", Drawing: d}, out.Area().Centre(), 1, 0)
	return out
}

const inch = 25.4 // mm

// Pixels returns how many pixels the picture has, about: as many times four bytes are needed to draw it.
func (p Picture) Pixels() float64 {
	return p.drawing.Width * p.drawing.Height * math.Pow(p.dpi/inch, 2)
}

// PNG returns the picture as a file that says how large it is meant to be.
func (p Picture) PNG() ([]byte, error) {
	return raster.PNG(raster.Page(p.drawing, p.dpi/inch), p.dpi)
}
