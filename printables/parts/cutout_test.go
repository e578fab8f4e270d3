package parts

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"

	"homespun/engines/common/files"
	"homespun/printables/drawing"
	_ "homespun/printables/picture" // which reads them
)

// ownPicture returns a picture whose left half is red and whose right upper quarter is blue. The rest is clear, or white.
func ownPicture(t *testing.T, rest color.Color) string {
	t.Helper()
	picture := image.NewRGBA(image.Rect(0, 0, 80, 80))
	for i := range 80 * 80 {
		x, y := i%80, i/80
		switch {
		case x < 40:
			picture.Set(x, y, color.RGBA{R: 0xFF, A: 0xFF})
		case y < 40:
			picture.Set(x, y, color.RGBA{B: 0xFF, A: 0xFF})
		default:
			picture.Set(x, y, rest)
		}
	}
	var file bytes.Buffer
	if err := png.Encode(&file, picture); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "own.png"), file.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return files.FindPicture("own.png", folder)
}

// Both sides of a figure with a picture of one's own lie on each other when it is folded: the back is the front seen
// through the paper. It is cut out around what is seen, and stands on its whole width.
func TestAFigureWithAnOwnPictureIsCutOutAroundIt(t *testing.T) {
	stand := Stand{25, 40, 14}
	figure := Figure{Name: "C1", Icon: ownPicture(t, color.Transparent)}
	strip := stand.Slotted(&figure).Front
	var sides []drawing.Use
	for _, mark := range strip.Marks {
		if use, ok := mark.(drawing.Use); ok {
			sides = append(sides, use)
		}
	}
	if len(sides) != 2 || sides[0].Turn != 180 || sides[1].Turn != 0 {
		t.Fatalf("%+v", sides)
	}
	// where a point of a side's picture, in parts of it, comes to lie on the strip
	on := func(side drawing.Use, x, y float64) drawing.Point {
		for _, mark := range side.Symbol.Drawing.Marks {
			if use, ok := mark.(drawing.Use); ok && use.Symbol.Pixels() != nil {
				d := use.Symbol.Drawing
				return side.Place(use.Place(drawing.Point{X: x * d.Width, Y: y * d.Height}))
			}
		}
		t.Fatal("a side without its picture")
		return drawing.Point{}
	}
	fold := strip.Height / 2
	for _, x := range []float64{0, 0.3, 1} {
		behind, front := on(sides[0], 1-x, 0.2), on(sides[1], x, 0.2)
		if math.Abs(behind.X-front.X) > 1e-9 || math.Abs((fold-behind.Y)-(front.Y-fold)) > 1e-9 {
			t.Errorf("%v and %v do not lie on each other", behind, front)
		}
	}
	pixels := func(side drawing.Use) *image.RGBA {
		for _, mark := range side.Symbol.Drawing.Marks {
			if use, ok := mark.(drawing.Use); ok && use.Symbol.Pixels() != nil {
				return use.Symbol.Pixels().Image(0)
			}
		}
		return nil
	}
	if front, behind := pixels(sides[1]), pixels(sides[0]); front.RGBAAt(10, 70).R != 0xFF || behind.RGBAAt(69, 70).R != 0xFF {
		t.Error("the back is not the front seen through the paper")
	}
	line := outlineOf(sides[1].Symbol.Drawing)
	if box := line.Bounds(); box.X < -0.3 || box.Right() > stand.Width+0.3 || box.Width < stand.Width-1 ||
		math.Abs(box.Bottom()-sides[1].Symbol.Drawing.Height) > 0.3 {
		t.Errorf("the line is %v", box)
	}
	if whole := sides[1].Symbol.Drawing.Area(); line.Area() > 0.9*whole.Width*whole.Height {
		t.Error("the line does not follow the picture")
	}
}

// outlineOf returns the last line of a drawing that is not filled.
func outlineOf(d *drawing.Drawing) (line drawing.Path) {
	for _, mark := range d.Marks {
		if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Fill == drawing.None &&
			shape.Paint.Hatch.Pattern == drawing.Plain {
			line = shape.Path
		}
	}
	return line
}

func TestAFigureWithAPhotographIsRoundAtTheTop(t *testing.T) {
	stand := Stand{25, 40, 14}
	figure := Figure{Name: "C1", Icon: ownPicture(t, color.White)}
	front, _, own := stand.cutOut(&figure, 7)
	if !own {
		t.Fatal("the picture is not taken")
	}
	if box := outlineOf(front).Bounds(); box != front.Area() {
		t.Errorf("%v, want %v", box, front.Area())
	}
	if _, _, own := stand.cutOut(&Figure{Name: "C1", Icon: "mage"}, 7); own {
		t.Error("an icon is taken for a picture of one's own")
	}
}

func TestTheStepForOwnPicturesStandsWhereThereAreSome(t *testing.T) {
	plain := []Troop{{[]Figure{{Name: "C1", Icon: "mage"}}, "foot C"}}
	own := []Troop{{[]Figure{{Name: "C1", Icon: ownPicture(t, color.Transparent)}}, "foot C"}}
	stand := Stand{25, 40, 14}
	usual, more := Standees("F", "f", plain, stand, Slotted).Steps, Standees("F", "f", own, stand, Slotted).Steps
	if len(more) != len(usual)+1 || more[0] != usual[0] || more[2] != usual[1] {
		t.Errorf("%q", more)
	}
}
