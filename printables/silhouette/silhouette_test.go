package silhouette

import (
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"homespun/printables/drawing"
)

// drawn returns a picture of lines of text, in which # is seen.
func drawn(lines ...string) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, len(lines[0]), len(lines)))
	for y, line := range lines {
		for x, char := range line {
			if char == '#' {
				picture.Set(x, y, color.Black)
			}
		}
	}
	return picture
}

// boxOf returns a box with ten millimetres for each pixel.
func boxOf(picture *image.RGBA) drawing.Rectangle {
	return drawing.Box(0, 0, 10*float64(picture.Rect.Dx()), 10*float64(picture.Rect.Dy()))
}

// seenIn returns which pixels of a picture lie inside an outline, as drawn writes them.
func seenIn(outline drawing.Path, width, height int) string {
	var text strings.Builder
	for y := range height {
		for x := range width {
			at := drawing.Point{X: 10*float64(x) + 5, Y: 10*float64(y) + 5}
			crossed := false
			polygon := outline.Flatten(0.01)[0]
			for i, from := range polygon {
				to := polygon[(i+1)%len(polygon)]
				if (from.Y > at.Y) != (to.Y > at.Y) && at.X < from.X+(at.Y-from.Y)/(to.Y-from.Y)*(to.X-from.X) {
					crossed = !crossed
				}
			}
			text.WriteByte(map[bool]byte{true: '#', false: '.'}[crossed])
		}
		text.WriteByte('\n')
	}
	return text.String()
}

func TestAnOutlineFollowsTheDrawing(t *testing.T) {
	for name, c := range map[string]struct{ from, want []string }{
		"a ring without its hole": {
			[]string{".......", ".#####.", ".#...#.", ".#...#.", ".#####.", "......."},
			[]string{".......", ".#####.", ".#####.", ".#####.", ".#####.", "......."}},
		"a wide bay stays": {
			[]string{"#.....#", "#.....#", "#######"},
			[]string{"#.....#", "#.....#", "#######"}},
		"two parts are joined": {
			[]string{"...#...", ".......", "...#..."},
			[]string{"...#...", "...#...", "...#..."}},
		"corner to corner": {
			[]string{"#...", ".#..", "..#."},
			[]string{"#...", ".#..", "..#."}},
	} {
		picture := drawn(c.from...)
		outline := Around(picture, boxOf(picture), drawing.Rectangle{}, 1)
		if got, want := seenIn(outline, len(c.from[0]), len(c.from)), strings.Join(c.want, "\n")+"\n"; got != want {
			t.Errorf("%s:\n%s", name, got)
		}
		if moves := strings.Count(verbs(outline), "M"); moves != 1 || !strings.HasSuffix(verbs(outline), "Z") {
			t.Errorf("%s: %d outlines", name, moves)
		}
	}
}

func verbs(p drawing.Path) (text string) {
	for _, step := range p {
		text += string("MLCZ"[step.Verb])
	}
	return text
}

// A square of 40 mm with a rim of 2 mm is 44 mm wide, its corners round.
func TestTheRimIsAsWideAsAsked(t *testing.T) {
	picture := drawn("......", ".####.", ".####.", ".####.", ".####.", "......")
	for _, rim := range []float64{0, 2, 5} {
		outline := Around(picture, boxOf(picture), drawing.Rectangle{}, rim)
		box := outline.Bounds()
		if want := 40 + 2*rim; math.Abs(box.Width-want) > 0.5 || math.Abs(box.Height-want) > 0.5 ||
			math.Abs(box.X-(10-rim)) > 0.3 {
			t.Errorf("rim %g: %v", rim, box)
		}
		if want := 1600 + 160*rim + math.Pi*rim*rim; math.Abs(outline.Area()-want) > 20 {
			t.Errorf("rim %g: %.0f mm², want %.0f", rim, outline.Area(), want)
		}
		if len(outline) > 80 {
			t.Errorf("rim %g: %d steps", rim, len(outline))
		}
	}
}

func TestABaseIsCutOutWithThePicture(t *testing.T) {
	picture := drawn("..#..", "..#..", "..#..")
	base := drawing.Box(0, 30, 50, 20)
	outline := Around(picture, boxOf(picture), base, 1)
	if got := seenIn(outline, 5, 5); got != "..#..\n..#..\n..#..\n#####\n#####\n" {
		t.Errorf("\n%s", got)
	}
	if box := outline.Bounds(); math.Abs(box.Bottom()-51) > 0.3 {
		t.Errorf("%v", box)
	}
}

func TestWhatHasNoShapeHasNoOutline(t *testing.T) {
	for name, picture := range map[string]*image.RGBA{"clear": drawn("...", "..."), "opaque": drawn("###", "###"),
		"nothing": image.NewRGBA(image.Rectangle{})} {
		if outline := Around(picture, drawing.Box(0, 0, 30, 20), drawing.Rectangle{}, 1); outline != nil {
			t.Errorf("%s: %v", name, outline.Bounds())
		}
	}
	block := Block(drawing.Box(0, 0, 30, 40), 2)
	if box := block.Bounds(); box != drawing.Box(-2, -2, 34, 44) || block.Area() >= 34*44-10 {
		t.Errorf("%v, %.0f mm²", box, block.Area())
	}
}

func BenchmarkAround(b *testing.B) {
	picture := image.NewRGBA(image.Rect(0, 0, 400, 600))
	for i := range 400 * 600 {
		if x, y := i%400-200, i/400-300; x*x+y*y/2 < 150*150 && (x/20+y/30)%3 != 0 {
			picture.Pix[4*i+3] = 0xFF
		}
	}
	for b.Loop() {
		Around(picture, drawing.Box(0, 0, 40, 60), drawing.Box(0, 60, 40, 10), 1.5)
	}
}
