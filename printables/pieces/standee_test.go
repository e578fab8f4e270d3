package pieces

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// figure returns a standee with a picture of 100 × 200 pixels, opaque where is says so.
func figure(t *testing.T, is func(x, y int) bool) Set {
	t.Helper()
	picture := image.NewNRGBA(image.Rect(0, 0, 100, 200))
	for y := range 200 {
		for x := range 100 {
			if is(x, y) {
				picture.SetNRGBA(x, y, color.NRGBA{G: 0xA0, A: 0xFF})
			}
		}
	}
	pixels, err := drawing.NewPixels(picture, false)
	if err != nil {
		t.Fatal(err)
	}
	return Set{Things: []Thing{{Kind: "standee", Art: Art{Picture: pixels.Symbol("rex.png")}, Size: 60, Count: 1}}}
}

// cut returns the line to cut along on the front of the only figure of a set, and the drawing of both its sides.
func cut(s Set) (line drawing.Path, both *drawing.Drawing) {
	made, _ := s.Parts(drawing.Box(10, 10, 190, 266))
	piece := made[0].Pieces[0]
	for _, mark := range piece.Made.Marks {
		if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Fill == drawing.None && len(shape.Path) > len(line) {
			line = shape.Path
		}
	}
	return line, piece.Front
}

// The line runs about two millimetres outside the drawing, and closes holes.
func TestTheOutlineFollowsTheDrawingWithAWhiteRim(t *testing.T) {
	ring := func(x, y int) bool { d := math.Hypot(float64(x)-50, float64(y)-50); return d < 48 && d > 10 }
	stick := func(x, y int) bool { return x > 40 && x < 60 && y > 90 }
	line, both := cut(figure(t, func(x, y int) bool { return ring(x, y) || stick(x, y) }))
	around := line.Flatten(0.1)[0]
	const mm = 60.0 / 198 // of a pixel: the drawing reaches from the second row down
	middle := drawing.Point{X: both.Width / 2, Y: 2 + 48*mm}
	for _, p := range around {
		if p.Y > middle.Y { // below is the stick
			continue
		}
		if far := math.Hypot(p.X-middle.X, p.Y-middle.Y) - 48*mm; far < 1.2 || far > 2.8 {
			t.Errorf("the line is %.1f mm from the drawing at %v", far, p)
		}
	}
	if !drawing.Inside([][]drawing.Point{around}, middle) {
		t.Error("the hole in the drawing is cut out")
	}
	if widest := line.Bounds(); widest.Bottom() > both.Height/2 || widest.X < 0 || widest.Right() > both.Width {
		t.Errorf("the line leaves the figure: %v", widest)
	}
}

// Folded over the top, both sides have their parts at the same place: the picture behind is a mirror image.
func TestBothSidesOfAFigureLieOnEachOther(t *testing.T) {
	_, both := cut(figure(t, func(x, y int) bool { return x < 30 || y > 150 && x < 90 }))
	var seen []*drawing.Pixels
	for _, mark := range both.Marks {
		if use, ok := mark.(drawing.Use); ok {
			for _, inner := range use.Symbol.Drawing.Marks {
				if picture, ok := inner.(drawing.Use); ok {
					seen = append(seen, picture.Symbol.Drawing.Marks[0].(drawing.Image).Pixels)
				}
			}
		}
	}
	if len(seen) != 2 {
		t.Fatalf("%d pictures", len(seen))
	}
	front, back := seen[1].Image(0), seen[0].Image(0)
	if bytes.Equal(front.Pix, back.Pix) || front.RGBAAt(10, 20) != back.RGBAAt(89, 20) {
		t.Error("the back is no mirror image")
	}
}

// A drawing without clear parts and one that is all clear stand on a plate. Parts that lie apart are cut out as one.
func TestOtherPicturesStandOnAPlate(t *testing.T) {
	for name, is := range map[string]func(x, y int) bool{
		"opaque": func(int, int) bool { return true }, "clear": func(int, int) bool { return false },
	} {
		if line, _ := cut(figure(t, is)); len(line) != 7 {
			t.Errorf("%s: a line of %d steps", name, len(line))
		}
	}
	line, _ := cut(figure(t, func(x, y int) bool { return x < 10 && y < 10 || y > 190 }))
	if rings := line.Flatten(0.1); len(rings) != 1 || len(line) == 7 {
		t.Errorf("parts that lie apart: %d lines of %d steps", len(rings), len(line))
	}
}

// What is too long for a piece is told with the place where it stands.
func TestWordsThatHaveNoRoomAreTold(t *testing.T) {
	long := "Donaudampfschifffahrtsgesellschaftskapitän"
	s := Set{Things: []Thing{{Kind: "token", Key: "token.0", Title: long, Size: 15, Count: 1}},
		Face: drawing.Text}
	_, lacks := s.Parts(drawing.Box(10, 10, 190, 266))
	want := Lack{"token.0", long, parts.CardLack{Field: "title", What: lacks[0].What}}
	if len(lacks) != 1 || lacks[0].Key != want.Key || lacks[0].Field != want.Field || lacks[0].What == "" {
		t.Errorf("told is %v", lacks)
	}
}

// The numbers of a dial are whole, or they are told to have no room: none is broken in two.
func TestNumbersOfADialAreWhole(t *testing.T) {
	for count, want := range map[int]int{11: 0, 51: 1} {
		dial := Thing{Kind: "dial", Key: "dial.0", Size: 60, Count: 1}
		for n := range count {
			dial.Faces = append(dial.Faces, Face{Text: fmt.Sprint(n)})
		}
		set := Set{Things: []Thing{dial}, Face: drawing.Text}
		made, lacks := set.Parts(drawing.Box(10, 10, 190, 266))
		if len(lacks) != want {
			t.Errorf("%d numbers: %v", count, lacks)
		}
		said := map[string]bool{}
		for _, mark := range made[0].Pieces[0].Front.Marks {
			if field, ok := mark.(drawing.Use); ok {
				for _, inner := range field.Symbol.Drawing.Marks {
					if letters, ok := inner.(drawing.Words); ok {
						said[letters.Text] = true
					}
				}
			}
		}
		for n := range count {
			if text := fmt.Sprint(n); !said[text] && want == 0 || said[text] && want == 1 && n > 9 {
				t.Errorf("%d numbers: %s is drawn: %v", count, text, said[text])
			}
		}
	}
}
