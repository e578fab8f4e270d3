package drawing_test

import (
	"errors"
	"flag"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/assets"
	"homespun/printables/drawing"
	"homespun/printables/drawing/drawingtest"
)

var update = flag.Bool("update", false, "write the golden files anew")

func TestDrawingsAreListedMarkByMark(t *testing.T) {
	board := drawingtest.Board().String()
	var short strings.Builder
	short.WriteString(drawingtest.Shapes().String())
	for i, line := range strings.Split(board, "\n") {
		if i < 12 {
			short.WriteString(line + "\n")
		}
	}
	const file = "testdata/samples.txt"
	if *update {
		if err := os.WriteFile(file, []byte(short.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), short.String()); diff != "" {
		t.Errorf("another drawing; go test -update, if that is meant:\n%s", diff)
	}
}

func TestSamplesKeepTheirWordsInTheirBoxes(t *testing.T) {
	for name, sheet := range drawingtest.Sheets() {
		if err := sheet.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, words := range sheet.Overflows() {
			t.Errorf("%s: %q %v leaves %v", name, words.Text, words.Ink(), words.Box)
		}
	}
}

func TestEveryIconIsASymbol(t *testing.T) {
	for _, name := range assets.IconNames() {
		icon, err := drawing.Icon(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if again, _ := drawing.Icon(name); again != icon {
			t.Errorf("%s: two symbols", name)
		}
		if len(icon.Drawing.Marks) == 0 {
			t.Errorf("%s: empty", name)
		}
		for _, mark := range icon.Drawing.Marks {
			shape := mark.(drawing.Shape)
			if box := shape.Path.Bounds(); !icon.Drawing.Area().Inset(-1).Contains(box) {
				t.Errorf("%s: a path at %v", name, box)
			}
		}
		if err := icon.Drawing.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := drawing.Icon("unicorn-of-the-sea"); err == nil ||
		err.Error() != `there is no icon "unicorn-of-the-sea"` {
		t.Errorf("an unknown icon: %v", err)
	}
}

func TestCheckFindsWhatCannotBeDrawn(t *testing.T) {
	good := drawing.New(10, 10)
	self := &drawing.Symbol{Name: "self", Drawing: drawing.New(10, 10)}
	self.Drawing.UseAt(self, drawing.Point{})
	bad := drawing.New(10, 10)
	bad.Circle(drawing.Point{X: math.NaN()}, 2, drawing.Filled(drawing.Ink))
	for name, change := range map[string]func(d *drawing.Drawing){
		"no number": func(d *drawing.Drawing) { d.Circle(drawing.Point{}, math.NaN(), drawing.Paint{}) },
		"endless": func(d *drawing.Drawing) {
			d.Line(drawing.Point{}, drawing.Point{X: math.Inf(1)}, drawing.Line(1, drawing.Ink))
		},
		"huge": func(d *drawing.Drawing) { d.Rect(drawing.Box(0, 0, 1e6, 1), drawing.Paint{}) },
		"line width": func(d *drawing.Drawing) {
			d.Rect(d.Area(), drawing.Outlined(drawing.None, math.NaN(), drawing.Ink))
		},
		"dash": func(d *drawing.Drawing) {
			d.Path(nil, drawing.Paint{Stroke: drawing.Stroke{Dash: [2]float64{-1, 2}}})
		},
		"text size": func(d *drawing.Drawing) { d.Add(drawing.Words{Text: "a", Size: math.Inf(1)}) },
		"begin": func(d *drawing.Drawing) {
			d.Path(drawing.Path{}.LineTo(drawing.Point{}), drawing.Paint{})
		},
		"no symbol": func(d *drawing.Drawing) { d.Add(drawing.Use{Scale: 1}) },
		"scale": func(d *drawing.Drawing) {
			d.Use(&drawing.Symbol{Drawing: good}, drawing.Point{}, math.NaN(), 0)
		},
		"within": func(d *drawing.Drawing) {
			d.UseAt(&drawing.Symbol{Name: "bad", Drawing: bad}, drawing.Point{})
		},
		"within self": func(d *drawing.Drawing) { d.UseAt(self, drawing.Point{}) },
		"no size":     func(d *drawing.Drawing) { d.Width = 0 },
	} {
		d := drawing.New(10, 10)
		d.UseAt(&drawing.Symbol{Name: "good", Drawing: good}, drawing.Point{})
		if err := d.Check(); err != nil {
			t.Fatal(err)
		}
		change(d)
		if fault := new(drawing.Fault); !errors.As(d.Check(), &fault) {
			t.Errorf("%s: not found", name)
		}
	}
}

func TestHatchesEndAtTheirArea(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := func(name string) float64 { return rapid.Float64Range(-50, 50).Draw(t, name) }
		centre := drawing.Point{X: number("x"), Y: number("y")}
		outer := rapid.Float64Range(3, 30).Draw(t, "outer")
		inner := outer * rapid.Float64Range(0.1, 0.8).Draw(t, "inner")
		hole := drawing.EllipsePath(centre, -inner, inner) // the other way round
		hatch := drawing.Hatch{Pattern: rapid.SampledFrom(drawing.Patterns[:]).Draw(t, "pattern"),
			Colour: drawing.Ink, Gap: rapid.Float64Range(0.5, 3).Draw(t, "gap")}
		shape := drawing.Shape{Path: append(drawing.EllipsePath(centre, outer, outer), hole...),
			Paint: drawing.Paint{Hatch: hatch}}
		lines, ok := shape.Hatching()
		if !ok {
			t.Fatal("no hatch")
		}
		length := 0.0
		for _, polygon := range lines.Path.Flatten(0.1) {
			for i, p := range polygon {
				if r := math.Hypot(p.X-centre.X, p.Y-centre.Y); r > outer+0.1 || r < inner-0.1 {
					t.Errorf("a line reaches %v, %.2f from the centre of a ring of %.2f to %.2f", p, r, inner,
						outer)
				}
				if i > 0 {
					length += math.Hypot(p.X-polygon[i-1].X, p.Y-polygon[i-1].Y)
				}
			}
		}
		// One line a gap covers the area once for each direction.
		area := math.Pi * (outer*outer - inner*inner)
		directions := map[drawing.Pattern]float64{drawing.Diamonds: 2, drawing.Squares: 2}[hatch.Pattern]
		if want := area / hatch.Gap * max(1, directions); hatch.Pattern != drawing.Dots &&
			math.Abs(length-want) > 0.1*want+8*outer {
			t.Errorf("%s: %.0f mm of lines, want about %.0f", hatch.Pattern, length, want)
		}
	})
}

func TestInkSaverLeavesNoFill(t *testing.T) {
	saver := &drawing.InkSaver{}
	seen := map[*drawing.Symbol]bool{}
	var look func(d *drawing.Drawing, picture bool)
	look = func(d *drawing.Drawing, picture bool) {
		for _, mark := range d.Marks {
			switch m := mark.(type) {
			case drawing.Shape:
				if m.Paint.Fill != drawing.None && m.Paint.Fill.Lightness() < 70 && !m.Paint.Keep {
					t.Errorf("a fill of %s", m.Paint.Fill)
				}
				if picture && m.Paint.Stroke.Width <= 0 && !m.Paint.Open {
					t.Error("a path of a picture without an outline")
				}
			case drawing.Words:
				if m.Colour != drawing.Black {
					t.Errorf("%q in %s", m.Text, m.Colour)
				}
			case drawing.Use:
				if !seen[m.Symbol] {
					seen[m.Symbol] = true
					look(m.Symbol.Drawing, m.Symbol.Picture)
				}
			}
		}
	}
	for _, sheet := range drawingtest.Sheets() {
		before := sheet.String()
		look(saver.Drawing(sheet), false)
		if sheet.String() != before {
			t.Error("the ink-saver changed what it was given")
		}
	}
	icon, err := drawing.Icon("dragon")
	if err != nil {
		t.Fatal(err)
	}
	if first, second := saver.Symbol(icon), saver.Symbol(icon); first != second {
		t.Error("two twins of one symbol")
	}
}

// Where ink is saved, words on a hatch stand on white, which hides no letter of a line above.
func TestNoLetterIsHiddenByTheGroundOfAnother(t *testing.T) {
	d := drawing.New(40, 20)
	d.Rect(d.Area(), drawing.Paint{Fill: drawing.Ink, Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.White}})
	style := drawing.Style{Face: drawing.Bold, Size: 12, Colour: drawing.White}
	d.Label(drawing.Box(2, 6, 36, 4), "near death", style, 12, drawing.Left)
	d.Label(drawing.Box(2, 2, 36, 4), "Plague Bringer", style, 12, drawing.Left)
	var written []drawing.Rectangle
	grounds := 0
	for _, mark := range new(drawing.InkSaver).Drawing(d).Marks {
		switch m := mark.(type) {
		case drawing.Words:
			written = append(written, m.Ink())
		case drawing.Shape:
			if m.Paint.Fill == drawing.White && m.Paint.Hatch.Pattern == drawing.Plain {
				grounds++
			}
			if slices.ContainsFunc(written, m.Path.Bounds().Overlaps) {
				t.Error("a letter is hidden")
			}
		}
	}
	if len(written) != 2 || grounds != 2 {
		t.Errorf("%d words on %d grounds", len(written), grounds)
	}
}

// A small picture has only words that can be read, in the pieces on it too.
func TestSmallPicturesKeepWhatCanBeRead(t *testing.T) {
	style := drawing.Style{Face: drawing.Bold, Size: 10, Colour: drawing.Ink}
	piece := drawing.New(20, 10)
	piece.Label(piece.Area(), "7", style, 10, drawing.Centre)
	d := drawing.New(40, 20)
	d.Label(drawing.Box(0, 0, 40, 6), "trail", style.Sized(8), 8, drawing.Left)
	d.Use(&drawing.Symbol{Name: "piece", Drawing: piece}, drawing.Point{X: 20, Y: 12}, 0.9, 0)
	for _, c := range []struct {
		scale float64
		want  []string
	}{{1, []string{"trail", "7"}}, {0.52, []string{"7"}}, {0.45, nil}} {
		if got := said(drawing.Legible(d, c.scale)); !slices.Equal(got, c.want) {
			t.Errorf("at %g: %q, want %q", c.scale, got, c.want)
		}
	}
}

// A plate goes with its words where these are too small to read, and no ground on which they are only a little.
func TestAPlateGoesWithItsWords(t *testing.T) {
	d := drawing.New(40, 40)
	d.Rect(d.Area(), drawing.Filled(drawing.Paper))
	plate := drawing.Box(10, 10, 12, 6)
	d.RoundedRect(plate, 1, drawing.Outlined(drawing.White, 0.3, drawing.Ink))
	d.Rect(drawing.Box(0, 30, 40, 2), drawing.Filled(drawing.Ink))
	d.Label(plate, "6/8", drawing.Style{Face: drawing.Bold, Size: 10, Colour: drawing.Ink}, 6, drawing.Centre)
	for scale, want := range map[float64]int{1: 4, 0.2: 2} {
		if got := len(drawing.Legible(d, scale).Marks); got != want {
			t.Errorf("at %g: %d marks, want %d", scale, got, want)
		}
	}
}

// said returns the words of a drawing and of what it uses.
func said(d *drawing.Drawing) (list []string) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			list = append(list, m.Text)
		case drawing.Use:
			list = append(list, said(m.Symbol.Drawing)...)
		}
	}
	return list
}

func TestUsesTurnClockwiseAboutTheirCentre(t *testing.T) {
	symbol := &drawing.Symbol{Drawing: drawing.New(20, 10)}
	for turn, want := range map[float64]drawing.Point{0: {X: 90, Y: 95}, 90: {X: 105, Y: 90},
		180: {X: 110, Y: 105}, -90: {X: 95, Y: 110}} {
		got := drawing.Use{Symbol: symbol, At: drawing.Point{X: 100, Y: 100}, Scale: 1,
			Turn: turn}.Place(drawing.Point{})
		if math.Hypot(got.X-want.X, got.Y-want.Y) > 1e-9 {
			t.Errorf("turned by %.0f, the top left corner is at %v, want %v", turn, got, want)
		}
	}
}
