// Package pdftest lets other programs look at PDFs: it has them drawn and read, and compares what they
// draw with our own pixels.
package pdftest

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// Run runs one of the PDF tools and returns what it says. Where it is missing the test is skipped, except
// in the checks of every change, where it fails.
func Run(t testing.TB, name string, arguments ...string) (string, error) {
	t.Helper()
	if racing {
		t.Skip("the race detector sees nothing of other programs")
	}
	if _, err := exec.LookPath(name); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatalf("%s is missing: install qpdf and poppler-utils", name)
		}
		t.Skipf("%s is missing: install qpdf and poppler-utils to run this test", name)
	}
	out, err := exec.Command(name, arguments...).CombinedOutput()
	if err != nil {
		return string(out), fmt.Errorf("%s %v: %w\n%s", name, arguments, err, out)
	}
	return string(out), nil
}

// Tool is [Run] for a tool that must not fail.
func Tool(t testing.TB, name string, arguments ...string) string {
	t.Helper()
	out, err := Run(t, name, arguments...)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// File writes a PDF where tools can read it.
func File(t testing.TB, content []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "print.pdf")
	if err := os.WriteFile(path, content, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// Render returns a page of a PDF, counted from 0, as another program draws it: grey, so many pixels to a
// millimetre.
func Render(t testing.TB, path string, page int, pixelsPerMM float64) *image.Gray {
	t.Helper()
	number, prefix := strconv.Itoa(page+1), filepath.Join(t.TempDir(), "page")
	density := strconv.FormatFloat(25.4*pixelsPerMM, 'f', 4, 64)
	Tool(t, "pdftoppm", "-gray", "-r", density, "-singlefile", "-f", number, "-l", number, path, prefix)
	content, err := os.ReadFile(prefix + ".pgm")
	if err != nil {
		t.Fatal(err)
	}
	picture, err := greyMap(content)
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// greyMap reads a picture as the renderer writes it unpacked, which takes it half as long: P5, its width,
// height and 255, and a byte a pixel.
func greyMap(content []byte) (*image.Gray, error) {
	var wide, high int
	if _, err := fmt.Sscanf(string(content[:min(len(content), 40)]), "P5\n%d %d\n255\n", &wide,
		&high); err != nil {
		return nil, fmt.Errorf("this is no grey picture: %w", err)
	}
	head := len(fmt.Sprintf("P5\n%d %d\n255\n", wide, high))
	if len(content) != head+wide*high {
		return nil, fmt.Errorf("a picture of %d × %d pixels has %d bytes", wide, high, len(content)-head)
	}
	return &image.Gray{Pix: content[head:], Stride: wide, Rect: image.Rect(0, 0, wide, high)}, nil
}

// Draw returns a drawing as our own pixels, in grey.
func Draw(d *drawing.Drawing, pixelsPerMM float64) *image.Gray {
	return Grey(raster.Page(d, pixelsPerMM))
}

// Grey returns a picture without its colours, as a printer without colour sees it.
func Grey(picture image.Image) *image.Gray {
	if grey, ok := picture.(*image.Gray); ok {
		return grey
	}
	grey := image.NewGray(image.Rect(0, 0, picture.Bounds().Dx(), picture.Bounds().Dy()))
	draw.Draw(grey, grey.Bounds(), picture, picture.Bounds().Min, draw.Src)
	return grey
}

// A Difference is a cell in which two pictures differ.
type Difference struct {
	// Cell is where, in pixels; A and B are how light it is there, from 0 to 255.
	Cell image.Rectangle
	A, B float64
}

// String says where and how much.
func (d Difference) String() string {
	return fmt.Sprintf("%d,%d %d×%d: %.0f and %.0f", d.Cell.Min.X, d.Cell.Min.Y, d.Cell.Dx(), d.Cell.Dy(),
		d.A, d.B)
}

// Compare returns the cells, of a side in pixels and half a side apart, that are lighter or darker in one
// picture than in the other by more than a tolerance, from 0 to 255, even where the other is moved by a
// pixel: renderers place thin lines on whole pixels, each its own way.
func Compare(a, b *image.Gray, side int, tolerance float64) ([]Difference, error) {
	size, other := a.Bounds().Size(), b.Bounds().Size()
	if max(size.X-other.X, other.X-size.X, size.Y-other.Y, other.Y-size.Y) > 1 {
		return nil, fmt.Errorf("pictures of %v and of %v pixels", size, other)
	}
	sums, others := summed(a), summed(b)
	size = image.Pt(min(size.X, other.X), min(size.Y, other.Y))
	var differences []Difference
	for y := 1; y+side < size.Y; y += side / 2 {
		for x := 1; x+side < size.X; x += side / 2 {
			cell := image.Rect(x, y, x+side, y+side)
			mean := sums.mean(cell)
			other := others.mean(cell)
			least := math.Abs(other - mean)
			if least <= tolerance {
				continue
			}
			for dy := -1; dy <= 1; dy++ {
				for dx := -1; dx <= 1; dx++ {
					if moved := others.mean(cell.Add(image.Pt(dx, dy))); math.Abs(moved-mean) < least {
						least, other = math.Abs(moved-mean), moved
					}
				}
			}
			if least > tolerance {
				differences = append(differences, Difference{cell, mean, other})
			}
		}
	}
	return differences, nil
}

// sums hold for each pixel the sum of all above and to the left of it.
type sums struct {
	wide int
	of   []uint64
}

func summed(picture *image.Gray) sums {
	size := picture.Bounds().Size()
	s := sums{size.X + 1, make([]uint64, (size.X+1)*(size.Y+1))}
	for y := range size.Y {
		row := uint64(0)
		for x := range size.X {
			row += uint64(picture.Pix[y*picture.Stride+x])
			s.of[(y+1)*s.wide+x+1] = s.of[y*s.wide+x+1] + row
		}
	}
	return s
}

// mean returns how light a cell is.
func (s sums) mean(cell image.Rectangle) float64 {
	until := func(x, y int) uint64 { return s.of[y*s.wide+x] }
	low, high := cell.Min, cell.Max
	sum := until(high.X, high.Y) - until(high.X, low.Y) - until(low.X, high.Y) + until(low.X, low.Y)
	return float64(sum) / float64(cell.Dx()*cell.Dy())
}
