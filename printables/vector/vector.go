// Package vector makes files for cutting machines: SVG with the lines along which they cut and score, and pictures of
// the sheets that are printed before.
package vector

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/raster"
	"homespun/printables/words"
)

// free reports whether nothing else is printed where the marks of a page go.
func free(page *printables.Page) bool {
	const dots, hair = 2.0, 0.5 // dots to a millimetre, and what a line along the edge may take of the white
	alone := drawing.New(page.Width, page.Height)
	paper.DrawMachineMarks(alone)
	seen, marks := raster.Page(page.Drawing, dots), raster.Page(alone, dots)
	for _, corner := range paper.MachineCorners(page.Width, page.Height) {
		box := corner.Inset(hair)
		for y := int(box.Y * dots); y < int(box.Bottom()*dots); y++ {
			for x := int(box.X * dots); x < int(box.Right()*dots); x++ {
				if at := seen.RGBAAt(x, y); at.R&at.G&at.B != 0xFF && at != marks.RGBAAt(x, y) {
					return false
				}
			}
		}
	}
	return true
}

// Sheets returns a picture of each side of the sheets that have something to cut, and the SVG files of the fronts, by
// their names. DPI is how fine the pictures are, in dots per inch. The error
// says that there are none, or that they cannot be cut.
func Sheets(job *printables.Job, dpi float64) (pictures []printables.Picture, files map[string][]byte, err error) {
	all := job.Cuttings()
	switch {
	case len(all) == 0:
		return nil, nil, errors.New(words.NothingToCut)
	case job.Folded():
		return nil, nil, errors.New(words.FoldedNotCut)
	case slices.ContainsFunc(all, func(one printables.Cutting) bool { return !free(one.Front) }):
		return nil, nil, errors.New(words.MarksCrowded(paper.MachineMargin))
	}
	files = map[string][]byte{}
	add := func(name string, d *drawing.Drawing) {
		if err == nil {
			var picture printables.Picture
			picture, err = printables.NewPicture(name, d, dpi)
			pictures = append(pictures, picture)
		}
	}
	for i, one := range all {
		name := fmt.Sprintf("sheet-%02d", i+1)
		printed := drawing.New(one.Front.Width, one.Front.Height)
		printed.Add(one.Front.Drawing.Marks...)
		paper.DrawMachineMarks(printed)
		add(name, printed)
		if one.Back != nil {
			add(name+"-back", one.Back.Drawing)
		}
		files[name+".svg"] = svg(job.Title+" · "+one.Front.Title, one)
	}
	return pictures, files, err
}

// svg returns the file of a sheet, in millimetres. It has a layer of the marks, which are printed too, one of the lines
// to score and one of those to cut. Pictures stay outside, as some machines refuse files with them.
func svg(title string, one printables.Cutting) []byte {
	var b bytes.Buffer
	wide, high := number(one.Front.Width), number(one.Front.Height)
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"`+
		` width="%smm" height="%smm" viewBox="0 0 %s %s">`+"\n<title>", wide, high, wide, high)
	_ = xml.EscapeText(&b, []byte(title)) // a buffer takes everything
	b.WriteString("</title>\n")
	for _, layer := range []struct {
		name, fill, stroke string
		paths              []drawing.Path
	}{
		{"print", "#000000", "none", paper.MachineMarks(one.Front.Width, one.Front.Height)},
		{"score", "none", "#0000ff", one.Score},
		{"cut", "none", "#ff0000", one.Cut},
	} {
		fmt.Fprintf(&b, `<g id="%s" inkscape:groupmode="layer" inkscape:label="%s" fill="%s" stroke="%s" stroke-width="0.1">`+
			"\n", layer.name, layer.name, layer.fill, layer.stroke)
		for _, path := range layer.paths {
			fmt.Fprintf(&b, `<path d="%s"/>`+"\n", data(path))
		}
		b.WriteString("</g>\n")
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}

// data returns a path as SVG writes it.
func data(path drawing.Path) string {
	var b []byte
	for _, step := range path {
		b = append(b, "MLCZ"[step.Verb])
		count := [...]int{drawing.MoveTo: 1, drawing.LineTo: 1, drawing.CurveTo: 3, drawing.Close: 0}[step.Verb]
		for i, point := range step.Points[:count] {
			if i > 0 {
				b = append(b, ' ')
			}
			b = append(b, number(point.X)+" "+number(point.Y)...)
		}
	}
	return string(b)
}

// number writes millimetres with at most three places.
func number(mm float64) string {
	return strconv.FormatFloat(math.Round(mm*1000)/1000, 'f', -1, 64)
}
