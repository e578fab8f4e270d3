package printer

import (
	"fmt"
	"image"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
	"homespun/printables/pdf"
	"homespun/printables/pdf/pdftest"
)

// papers are those that the sheets are tried on.
var papers = []string{"a5", "a4", "letter", "legal", "a3", "tabloid", "120x150", "150x150", "7x11in",
	"1200x1800"}

func sheetsOf(t *testing.T, p Profile) map[string]Sheet {
	t.Helper()
	all, err := Sheets(p)
	if err != nil {
		t.Fatal(err)
	}
	byID := map[string]Sheet{}
	for _, sheet := range all {
		byID[sheet.ID] = sheet
	}
	return byID
}

// corrected is a profile with everything in it.
func corrected(paperID string) Profile {
	p := New("Kitchen inkjet with a name that is as long as a name can be here", paperID)
	p.Margin, p.BackX, p.BackY, p.BackTurn, p.ScaleX, p.ScaleY = 4, 0.37, -2.3, 0.2, 1.004, 0.998
	return p
}

// reach returns the box around all that a drawing's marks cover.
func reach(d *drawing.Drawing) drawing.Rectangle {
	var all drawing.Rectangle
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			if box := m.Path.Bounds().Inset(-m.Paint.Stroke.Width / 2); !box.Empty() {
				all = all.Union(box)
			}
		case drawing.Words:
			all = all.Union(m.Ink())
		}
	}
	return all
}

func TestEverySheetFitsEveryPaper(t *testing.T) {
	for _, id := range papers {
		for _, flip := range []Edge{Long, Short} {
			plain, full := New("Ours", id), corrected(id)
			plain.Flip, full.Flip = flip, flip
			for _, p := range []Profile{plain, full} {
				for _, sheet := range sheetsOf(t, p) {
					where := fmt.Sprintf("%s, %s edge, %s", id, flip, sheet.Title)
					for _, words := range sheet.Drawing.Overflows() {
						t.Errorf("%s: %q does not fit", where, words.Text)
					}
					// Half the line around the scale bar, and the dots on the probe's outermost frame, reach
					// over.
					white := p.Margin - 0.11
					if sheet.ID == "probe" {
						white = firstFrame - 0.6
					}
					area := sheet.Drawing.Area()
					box := reach(sheet.Drawing)
					for _, corner := range box.Path()[:4] {
						at := sheet.Correction.Place(corner.Points[0], area.Width, area.Height)
						if !area.Inset(white).Contains(drawing.Box(at.X, at.Y, 0, 0)) {
							t.Errorf("%s: covers %v, of which %v is printed at %v, nearer to the edge "+
								"than %.2f mm", where, box, corner.Points[0], at, white)
						}
					}
				}
			}
		}
	}
}

func TestNoTwoWordsStandOnOneAnother(t *testing.T) {
	for _, id := range papers {
		p := New("Ours", id)
		for _, sheet := range sheetsOf(t, p) {
			var all []drawing.Words
			for _, mark := range sheet.Drawing.Marks {
				if words, ok := mark.(drawing.Words); ok {
					all = append(all, words)
				}
			}
			for i, one := range all {
				for _, other := range all[:i] {
					if one.Ink().Inset(0.05).Overlaps(other.Ink()) {
						t.Errorf("%s, %s: %q stands on %q", id, sheet.Title, one.Text, other.Text)
					}
				}
			}
		}
	}
}

func TestOnlyWhatIsMeasuredIsPrintedWithoutCorrection(t *testing.T) {
	p := corrected("a4")
	sheets := sheetsOf(t, p)
	for id, want := range map[string]pdf.Correction{"probe": {}, "ruler": {}, "check": p.Front(),
		"front": p.Front(), "back": p.Back()} {
		if sheets[id].Correction != want || sheets[id].Drawing == nil {
			t.Errorf("%s is printed with %+v, want %+v", id, sheets[id].Correction, want)
		}
	}
	if _, second := sheetsOf(t, New("Ours", "a4"))["check"]; second {
		t.Error("a printer without a correction needs no second ruler")
	}
	one, both, err := Documents(p)
	if err != nil || len(one.Pages) != 3 || one.Duplex != pdf.OneSide || len(both.Pages) != 2 ||
		both.Duplex != pdf.LongEdge {
		t.Errorf("%d pages %v, %d pages %v, %v", len(one.Pages), one.Duplex, len(both.Pages), both.Duplex,
			err)
	}
	p.Flip = Short
	if _, both, _ := Documents(p); both.Duplex != pdf.ShortEdge {
		t.Errorf("turned over the short edge the document asks for %v", both.Duplex)
	}
}

// render returns the pages of a document as poppler draws them, in grey, 10 pixels to the millimetre.
func render(t *testing.T, d pdf.Document) []image.Image {
	t.Helper()
	content, err := d.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	file := pdftest.File(t, content)
	pdftest.Tool(t, "qpdf", "--check", file)
	var pages []image.Image
	for i := range d.Pages {
		pages = append(pages, pdftest.Render(t, file, i, 10))
	}
	return pages
}

// lineNear returns where near a place along a row or column, in millimetres, the middle of what is dark lies.
func lineNear(picture image.Image, across bool, beside, place float64) float64 {
	sum, weight := 0.0, 0.0
	for i := int(place*10) - 4; i <= int(place*10)+4; i++ {
		x, y := i, int(beside*10)
		if !across {
			x, y = y, x
		}
		r, _, _, _ := picture.At(x, y).RGBA()
		dark := 1 - float64(r)/0xFFFF
		sum, weight = sum+dark*(float64(i)+0.5), weight+dark
	}
	if weight == 0 {
		return math.NaN()
	}
	return sum / weight / 10
}

func TestRulersAndFramesAreTrueOnThePage(t *testing.T) {
	for _, id := range []string{"a4", "letter"} {
		p := New("Ours", id)
		p.ScaleX, p.ScaleY = 1.01, 0.99
		sheet, err := p.Sheet()
		if err != nil {
			t.Fatal(err)
		}
		one, _, err := Documents(p)
		if err != nil {
			t.Fatal(err)
		}
		pages := render(t, one)
		middle := drawing.Point{X: sheet.Width() / 2, Y: sheet.Height() / 2}
		for _, page := range []struct {
			name                   string
			picture                image.Image
			scaleX, scaleY, margin float64
		}{{"ruler", pages[1], 1, 1, p.Margin},
			{"ruler, corrected", pages[2], 1.01, 0.99, p.inset(sheet.Size, p.Front())}} {
			across, down := rulers(sheet.Size, page.margin)
			origin := drawing.Point{X: page.margin + beforeRuler, Y: page.margin + beforeRuler}
			x := func(x float64) float64 { return middle.X + (x-middle.X)*page.scaleX }
			y := func(y float64) float64 { return middle.Y + (y-middle.Y)*page.scaleY }
			high, left := y(origin.Y-1), x(origin.X-1)
			gotX := lineNear(page.picture, true, high, x(origin.X+across)) -
				lineNear(page.picture, true, high, x(origin.X))
			gotY := lineNear(page.picture, false, left, y(origin.Y+down)) -
				lineNear(page.picture, false, left, y(origin.Y))
			if math.Abs(gotX-across*page.scaleX) > 0.1 || math.Abs(gotY-down*page.scaleY) > 0.1 {
				t.Errorf("%s, %s: %.2f × %.2f mm, want %.2f × %.2f", id, page.name, gotX, gotY,
					across*page.scaleX, down*page.scaleY)
			}
		}
		for frame := firstFrame; frame <= lastFrame; frame++ {
			half := hairline / 2
			if frame%5 == 0 {
				half = 0.25
			}
			// A place on each side where no number is tied.
			for _, got := range []float64{
				lineNear(pages[0], true, 40.3, float64(frame)+half) - half,
				sheet.Width() - lineNear(pages[0], true, 40.3, sheet.Width()-float64(frame)-half) - half,
				lineNear(pages[0], false, 22, float64(frame)+half) - half,
				sheet.Height() - lineNear(pages[0], false, 22, sheet.Height()-float64(frame)-half) - half,
			} {
				if !(math.Abs(got-float64(frame)) < 0.06) {
					t.Errorf("%s: frame %d lies %.2f mm from the edge", id, frame, got)
				}
			}
		}
	}
}

// crossing returns where the lines that a drawing has across an axis cut it, along it from its middle, when
// they have come to lie where printed says. Seen is where the drawing's points are as one looks at the back.
func crossing(d *drawing.Drawing, a axis, seen, printed func(drawing.Point) drawing.Point) []float64 {
	flat := func(p drawing.Point) drawing.Point { // along and beside the axis
		p = p.Plus(-a.middle.X, -a.middle.Y)
		if a.down {
			p.X, p.Y = p.Y, p.X
		}
		return p
	}
	var found []float64
	for _, mark := range d.Marks {
		shape, ok := mark.(drawing.Shape)
		if !ok || len(shape.Path) != 2 || shape.Paint.Stroke != scaleLine {
			continue
		}
		from, to := shape.Path[0].Points[0], shape.Path[1].Points[0]
		start, end := flat(seen(from)), flat(seen(to))
		if start.Y*end.Y >= 0 || math.Abs(start.X-end.X) > 1e-9 ||
			math.Abs(start.Y-end.Y) > lineBefore+lineOver+1e-9 {
			continue
		}
		start, end = flat(printed(from)), flat(printed(to))
		found = append(found, start.X-(end.X-start.X)*start.Y/(end.Y-start.Y))
	}
	return found
}

// read reads a scale as a person would, against the light: of a sheet whose back comes to lie where misplaced
// says, the tenths of the line that best meets one of the front.
func read(t *testing.T, p Profile, misplaced func(drawing.Point) drawing.Point) [3]float64 {
	t.Helper()
	sheets := sheetsOf(t, p)
	sheet, err := p.Sheet()
	if err != nil {
		t.Fatal(err)
	}
	layout := newBackSheet(p, sheet)
	// What turning the sheet over does to the places on its front.
	turned := func(q drawing.Point) drawing.Point {
		if p.Flip == Short {
			return drawing.Point{X: q.X, Y: sheet.Height() - q.Y}
		}
		return drawing.Point{X: sheet.Width() - q.X, Y: q.Y}
	}
	var readings [3]float64
	i := 0
	layout.axes(func(v vernier, name string, a axis) {
		front := crossing(sheets["front"].Drawing, a, turned, func(q drawing.Point) drawing.Point {
			return turned(p.Front().Place(q, sheet.Width(), sheet.Height()))
		})
		same := func(q drawing.Point) drawing.Point { return q }
		back := crossing(sheets["back"].Drawing, a, same, func(q drawing.Point) drawing.Point {
			return misplaced(p.Back().Place(q, sheet.Width(), sheet.Height()))
		})
		lines := v.lines()
		if len(front) != len(lines) || len(back) != len(lines) {
			t.Fatalf("%s has %d lines in front and %d behind, want %d", name, len(front), len(back),
				len(lines))
		}
		best := math.Inf(1)
		for k, at := range back {
			for _, other := range front {
				if gap := math.Abs(at - other); gap < best {
					best, readings[i] = gap, float64(lines[k].tenths)/10
				}
			}
		}
		i++
	})
	return readings
}

// A printer that misplaces its backs is measured with the sheet, corrected by what the sheet says, and right
// then.
func TestWhatTheScalesSayPutsTheBackRight(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		p := New("Ours", rapid.SampledFrom([]string{"a5", "a4", "letter", "a3"}).Draw(r, "paper"))
		p.Flip = rapid.SampledFrom([]Edge{Long, Short}).Draw(r, "flip")
		p.BackX = float64(rapid.IntRange(-200, 200).Draw(r, "x")) / 100
		p.BackY = float64(rapid.IntRange(-200, 200).Draw(r, "y")) / 100
		p.BackTurn = float64(rapid.IntRange(-500, 500).Draw(r, "turn")) / 1000
		size, err := p.Size()
		if err != nil {
			r.Fatal(err)
		}
		distance, err := p.BackScales()
		if err != nil {
			r.Fatal(err)
		}
		// What is wrong beyond the correction: at the ends of the scales no more than their range.
		off := func(label string, most float64) float64 {
			return most * float64(rapid.IntRange(-100, 100).Draw(r, label)) / 100
		}
		moveX, moveY, turn := -p.BackX+off("off x", 0.4), -p.BackY+off("off y", 0.9),
			-p.BackTurn+off("off turn", 0.5)*360/math.Pi/distance
		misplaced := func(q drawing.Point) drawing.Point {
			return pdf.Correction{X: moveX, Y: moveY, Turn: turn}.Place(q, size.Width, size.Height)
		}
		readings := read(t, p, misplaced)
		fixed, err := p.BackFrom(readings[0], readings[1], readings[2])
		if err != nil {
			r.Fatal(err)
		}
		for _, corner := range []drawing.Point{{X: 10, Y: 10}, {X: size.Width - 10, Y: 10},
			{X: 10, Y: size.Height - 10}, {X: size.Width / 2, Y: size.Height / 2}} {
			at := misplaced(fixed.Back().Place(corner, size.Width, size.Height))
			if gap := math.Hypot(at.X-corner.X, at.Y-corner.Y); gap > 0.2 { // three readings to the tenth
				r.Fatalf("read %v, so moved by %g, %g and turned by %g; then %v still comes to %v, %.2f "+
					"mm beside", readings, fixed.BackX, fixed.BackY, fixed.BackTurn, corner, at, gap)
			}
		}
	})
}

// The number that is read is the one that is typed: with its sign, looking at the back, to the right and
// down.
func TestTheNumberReadIsTheNumberTyped(t *testing.T) {
	for _, flip := range []Edge{Long, Short} {
		p := New("Ours", "a4")
		p.Flip = flip
		back := func(x, y float64) func(drawing.Point) drawing.Point {
			return func(q drawing.Point) drawing.Point { return q.Plus(x, y) }
		}
		for _, c := range []struct{ x, y float64 }{{0, 0}, {-0.5, 0.3}, {1.2, -1.4}, {0.1, 0.1}} {
			got := read(t, p, back(-c.x, -c.y))
			if want := [3]float64{c.x, c.x, c.y}; got != want {
				t.Errorf("a back that lies %g mm right and %g mm down: the scales say %v, want %v", -c.x,
					-c.y, got, want)
			}
		}
		// With that number in the profile the sheet printed again says the same.
		p.BackX, p.BackY = 2.4, -3.1
		if got := read(t, p, back(-2.6, 3.2)); got != [3]float64{2.6, 2.6, -3.2} {
			t.Errorf("printed with a correction already, the scales say %v, want what is needed in all", got)
		}
	}
}

func TestALineOfTheVernierMeetsItsFellowAtItsNumber(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := newVernier(float64(rapid.IntRange(-1000, 1000).Draw(t, "base"))/100,
			float64(rapid.IntRange(33, 300).Draw(t, "room")))
		lines := v.lines()
		if 2*float64(v.half)*vernierStep >= v.pitch {
			t.Fatalf("%+v: a line could meet its neighbour's fellow", v)
		}
		k := rapid.IntRange(0, len(lines)-1).Draw(t, "line")
		// A back that needs this line's number in all has moved by what its correction lacks of it.
		moved := v.base - float64(lines[k].tenths)/10
		for i, l := range lines {
			if meets := math.Abs(l.back+moved-l.front) < 1e-9; meets != (i == k) {
				t.Fatalf("moved by %g, line %d meets: %v", moved, l.tenths, meets)
			}
		}
	})
}

func TestNumbersStandAtTheirLines(t *testing.T) {
	p := corrected("a4")
	sheet, err := p.Sheet()
	if err != nil {
		t.Fatal(err)
	}
	layout, drawn := newBackSheet(p, sheet), sheetsOf(t, p)["back"].Drawing
	layout.axes(func(v vernier, name string, a axis) {
		if a.down {
			return
		}
		for _, l := range v.lines() {
			if l.tenths%2 != 0 {
				continue
			}
			at, found := a.place(l.back, 0), false
			for _, mark := range drawn.Marks {
				if words, ok := mark.(drawing.Words); ok && words.Text == signed(l.tenths) {
					ink := words.Ink()
					found = found || math.Abs(ink.Centre().X-at.X) < 0.4 && ink.Bottom() < at.Y &&
						at.Y-ink.Bottom() < lineBefore+2
				}
			}
			if !found {
				t.Errorf("%s: no %s above its line", name, signed(l.tenths))
			}
		}
	})
}

func TestMeasuresBecomeCorrections(t *testing.T) {
	p := New("Ours", "a4")
	across, down, err := p.Rulers()
	if err != nil || across != 180 || down != 260 {
		t.Errorf("the rulers of A4 are %g and %g mm, %v", across, down, err)
	}
	got, err := p.ScaledFrom(179.1, 0)
	if err != nil || got.ScaleX != 1.005 || got.ScaleY != 1 {
		t.Errorf("180 mm that measure 179.1: %g × %g, %v", got.ScaleX, got.ScaleY, err)
	}
	if got, err = got.ScaledFrom(0, 100.4); err != nil || got.ScaleX != 1.005 || got.ScaleY != 0.996 {
		t.Errorf("100 mm that measure 100.4: %g × %g, %v", got.ScaleX, got.ScaleY, err)
	}
	for _, c := range []struct {
		measured float64
		says     string
	}{
		{92, "a bar of 100 mm cannot measure 92 mm: it was printed too small, “fit to page” perhaps"},
		{110, "it was printed too large"}, {7.1, "too small"}, {-3, "give its length in millimetres"},
		{math.NaN(), "give its length in millimetres"}, {math.Inf(1), "give its length in millimetres"},
		{1e308, "too large"},
	} {
		if _, err := p.ScaledFrom(c.measured, 0); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%g mm: %v, want %q", c.measured, err, c.says)
		}
	}
	// The ruler was printed before the margin was known.
	p.Margin = 3
	if got, err = p.ScaledFrom(180.9, 0); err != nil || got.ScaleX != 0.995 {
		t.Errorf("180 mm that measure 180.9, the margin 3: %g, %v", got.ScaleX, err)
	}
	p.Margin = 20
	if across, _, _ := p.Rulers(); across != 160 {
		t.Errorf("within a margin of 20 mm the ruler is %g mm long", across)
	}
	if got, err = p.ScaledFrom(180.9, 0); err != nil || got.ScaleX != 0.995 {
		t.Errorf("180 mm that measure 180.9, the margin 20: %g, %v", got.ScaleX, err)
	}
	if turn, err := TurnFrom(0.4, -0.4, 229.2); err != nil || turn != 0.2 {
		t.Errorf("0.8 mm over 229 turn by %g, %v", turn, err)
	}
	for _, top := range []float64{30, -500, math.NaN(), math.Inf(1)} {
		if _, err := TurnFrom(top, 0, 200); err == nil {
			t.Errorf("%g at the top was believed", top)
		}
	}
	if _, err := p.BackFrom(11, 11, 0); err == nil ||
		err.Error() != "back.x is 11; it can be a number from -10 to 10" {
		t.Errorf("11 mm: %v", err)
	}
}
