package paper

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// marked draws the marks of a sheet and returns the boxes of what is drawn, and of the light grounds below
// some of it.
func marked(m *Imposition, side Side, cards int, marks CutMarks) (boxes, grounds []drawing.Rectangle) {
	page := drawing.New(m.Sheet.Width(), m.Sheet.Height())
	m.DrawMarks(page, side, cards, marks)
	for _, mark := range page.Marks {
		switch mark := mark.(type) {
		case drawing.Shape:
			if mark.Paint.Fill != drawing.None {
				grounds = append(grounds, mark.Path.Bounds())
				continue
			}
			box, half := mark.Path.Bounds(), mark.Paint.Stroke.Width/2
			if box.Width > box.Height { // line ends are cut square: a line is only wider than its path
				box = drawing.Box(box.X, box.Y-half, box.Width, box.Height+2*half)
			} else {
				box = drawing.Box(box.X-half, box.Y, box.Width+2*half, box.Height)
			}
			boxes = append(boxes, box)
		case drawing.Use:
			half := drawing.Point{X: mark.Symbol.Drawing.Width / 2, Y: mark.Symbol.Drawing.Height / 2}
			if mark.Turn != 0 {
				half.X, half.Y = half.Y, half.X
			}
			boxes = append(boxes, drawing.Box(mark.At.X-half.X, mark.At.Y-half.Y, 2*half.X, 2*half.Y))
		}
	}
	return boxes, grounds
}

// No mark lies on a card, on another card's bleed, or outside the printable area; those without room outside
// take no more than a corner.
func TestMarksStayOffTheCards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		cards := rapid.IntRange(0, m.PerSheet()).Draw(t, "cards")
		marks := CutMarks{Style: rapid.SampledFrom([]CutStyle{Ticks, Lines, NoMarks}).Draw(t, "style"),
			Length: rapid.Float64Range(0, 20).Draw(t, "length"), Gap: rapid.Float64Range(0, 4).Draw(t, "gap"),
			Width: rapid.SampledFrom([]float64{0, 0.1, 0.4}).Draw(t, "width")}
		width := max(marks.Width, hairline)
		if marks.Width > 0 {
			width = marks.Width
		}
		area := m.Sheet.Area().Inset(-width - 0.2) // a line may run along the very edge
		boxes, grounds := marked(m, FrontSide, cards, marks)
		for _, box := range append(boxes, grounds...) {
			if !area.Contains(box) {
				t.Fatalf("a mark at %v lies outside %v", box, area)
			}
			inward := inwardTick + slack
			for _, slot := range sides(m, cards) {
				if slot.Side == BackSide {
					continue
				}
				if common := meet(box, slot.Trim); common != (drawing.Rectangle{}) {
					if m.Bleed >= shortestTick || max(common.Width, common.Height) > inward ||
						min(common.Width, common.Height) > width+0.4+slack {
						t.Fatalf("a mark at %v lies on a card at %v", box, slot.Trim)
					}
				}
				if common := meet(box, slot.Clip); marks.Style == Ticks &&
					max(common.Width, common.Height) > max(inward, m.Bleed) {
					t.Fatalf("a mark at %v lies on the art at %v", box, slot.Clip)
				}
			}
		}
	})
}

// meet returns what two boxes share, if more than a hair.
func meet(a, b drawing.Rectangle) drawing.Rectangle {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	box := drawing.Box(x, y, min(a.Right(), b.Right())-x, min(a.Bottom(), b.Bottom())-y)
	if box.Width < 1e-6 || box.Height < 1e-6 {
		return drawing.Rectangle{}
	}
	return box
}

// Each edge of each card on the sheet has a mark at both ends of its line, and no line that borders no card
// has any: ticks lie on the line, lines where there is bleed beside it.
func TestEveryCutIsMarkedAtBothEnds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		cards := rapid.IntRange(1, m.PerSheet()).Draw(t, "cards")
		marks := CutMarks{Style: rapid.SampledFrom([]CutStyle{Ticks, Lines}).Draw(t, "style"),
			Width: rapid.SampledFrom([]float64{0.1, 0.2, 0.4}).Draw(t, "width")}
		aside := 1e-6
		if marks.Style == Lines && m.Bleed > 0 {
			aside += marks.Width / 2
		}
		boxes, _ := marked(m, FrontSide, cards, marks)
		bordering := map[drawing.Rectangle]bool{}
		for _, slot := range sides(m, cards) {
			if slot.Side == BackSide {
				continue
			}
			for _, down := range []bool{false, true} {
				turn := func(box drawing.Rectangle) drawing.Rectangle {
					if down {
						return drawing.Box(box.Y, box.X, box.Height, box.Width)
					}
					return box
				}
				trim := turn(slot.Trim)
				for _, at := range []float64{trim.X, trim.Right()} {
					before, after := false, false
					for _, box := range boxes {
						if line := turn(box); math.Abs(line.Centre().X-at) < aside &&
							line.Height > line.Width {
							bordering[box] = true
							before = before || line.Y < trim.Y+slack
							after = after || line.Bottom() > trim.Bottom()-slack
						}
					}
					if !before || !after {
						t.Fatalf("the cut at %g of %v is marked before it %v and behind it %v", at, slot.Trim,
							before, after)
					}
				}
			}
		}
		if len(bordering) < len(boxes) && m.Fold == NoFold { // folds are lines of their own
			t.Fatalf("%d marks, and only %d of them border any of %d cards: %v", len(boxes), len(bordering),
				cards, m)
		}
	})
}

// Dashed lines run where sheets are folded, halfway between each front and its back, and nowhere else.
func TestFoldsRunHalfway(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		cards := rapid.IntRange(1, m.PerSheet()).Draw(t, "cards")
		page := drawing.New(m.Sheet.Width(), m.Sheet.Height())
		m.DrawMarks(page, FrontSide, cards, CutMarks{})
		across := func(p drawing.Point) float64 {
			if m.Fold == FoldBelow {
				return p.Y
			}
			return p.X
		}
		var folds []float64
		for i := range cards {
			at := (across(m.Front(i).Trim.Centre()) + across(m.Back(i).Trim.Centre())) / 2
			if m.Fold != NoFold &&
				!slices.ContainsFunc(folds, func(other float64) bool { return near(at, other) }) {
				folds = append(folds, at)
			}
		}
		lines := make([]int, len(folds))
		for _, mark := range page.Marks {
			if shape, ok := mark.(drawing.Shape); ok && shape.Paint.Stroke.Dash != [2]float64{} {
				at := across(shape.Path.Bounds().Centre())
				k := slices.IndexFunc(folds, func(fold float64) bool { return near(fold, at) })
				if k < 0 {
					t.Fatalf("a dashed line at %g, and folds at %v", at, folds)
				}
				lines[k]++
			}
		}
		// one on either side of the words
		if slices.ContainsFunc(lines, func(count int) bool { return count != 2 }) {
			t.Fatalf("%v dashed lines at %v", lines, folds)
		}
	})
}

// Each front has its outline, in two tones.
func TestOutlinesRunAroundTheFronts(t *testing.T) {
	m := impose(t, "poker", "a4", LongEdge, Bleed{})
	page := drawing.New(m.Sheet.Width(), m.Sheet.Height())
	m.DrawMarks(page, FrontSide, 5, CutMarks{Style: Outlines})
	for i := range 5 {
		trim, count := m.Front(i).Trim, 0
		for _, mark := range page.Marks {
			if box := mark.(drawing.Shape).Path.Bounds(); trim.Inset(-slack).Contains(box) &&
				box.Inset(-slack).Contains(trim) {
				count++
			}
		}
		if count != 2 {
			t.Errorf("card %d has %d outlines", i, count)
		}
	}
}

// A box is marked at its corners along the lines of its sides: outside at each end that has room, within
// where neither has.
func TestCornersAreMarkedOutside(t *testing.T) {
	space := drawing.Box(10, 10, 190, 270)
	rooms := []float64{0, 1, 1.2, 5, 40}
	for way := range len(rooms) * len(rooms) * len(rooms) * len(rooms) {
		left, top, right, bottom := rooms[way%5], rooms[way/5%5], rooms[way/25%5], rooms[way/125]
		box := drawing.Box(space.X+left, space.Y+top, space.Width-left-right, space.Height-top-bottom)
		page := drawing.New(210, 297)
		CornerTicks(page, box, space, tickLength)
		var want []drawing.Rectangle
		side := func(before, after float64, mark func(from, to float64) drawing.Rectangle, from, to float64) {
			const least, inward = 1.2, 1.5
			if before >= least {
				want = append(want, mark(from-0.6-min(3, before-0.6), from-0.6))
			}
			if after >= least {
				want = append(want, mark(to+0.6, to+0.6+min(3, after-0.6)))
			}
			if before < least && after < least {
				want = append(want, mark(from, from+inward), mark(to-inward, to))
			}
		}
		for _, x := range []float64{box.X, box.Right()} {
			side(top, bottom, func(from, to float64) drawing.Rectangle {
				return drawing.Box(x, from, 0, to-from)
			}, box.Y, box.Bottom())
		}
		for _, y := range []float64{box.Y, box.Bottom()} {
			side(left, right, func(from, to float64) drawing.Rectangle {
				return drawing.Box(from, y, to-from, 0)
			}, box.X, box.Right())
		}
		if len(page.Marks) != len(want) {
			t.Errorf("%v with %g, %g, %g and %g mm around it has %d marks, want %d", box, left, top, right,
				bottom, len(page.Marks), len(want))
		}
		for _, mark := range page.Marks {
			got := mark.(drawing.Shape).Path.Bounds()
			want = slices.DeleteFunc(want, func(one drawing.Rectangle) bool {
				return near(one.X, got.X) && near(one.Y, got.Y) && near(one.Width, got.Width) &&
					near(one.Height, got.Height)
			})
		}
		if len(want) > 0 {
			t.Errorf("%v with %g, %g, %g and %g mm around it: there is no mark at %v", box, left, top, right,
				bottom, want)
		}
	}
}

// What a sheet's marks look like, counted: ticks at both ends of each line, one where neighbours share it.
func TestMarksOfASheet(t *testing.T) {
	for _, test := range []struct {
		backs Backs
		bleed Bleed
		style CutStyle
		cards int
		want  int
	}{
		{LongEdge, Bleed{}, Ticks, 8, 2*(8+4) + 8*1 + 4*3}, // at both ends, and between the cards
		{LongEdge, Bleed{}, Ticks, 1, 2 * (2 + 2)},
		{LongEdge, Bleed{}, Ticks, 5, 2*(8+4) + 2*1 + 2*3},
		{LongEdge, Bleed{}, Lines, 8, 8 + 4},
		{LongEdge, SharedCuts, Ticks, 9, 2 * (4 + 4)},
		{LongEdge, SharedCuts, Lines, 9, 2 * (4 + 4)},
		{LongEdge, SharedCuts, Lines, 0, 0},
		{LongEdge, Bleed{}, Outlines, 8, 2 * 8}, // in two tones
		{LongEdge, Bleed{}, NoMarks, 8, 0},
		// on both halves, and the fold: two dashed lines and its words
		{FoldOver, Bleed{}, Ticks, 4, 4*8 + (2+3)*4 + 3},
		{FoldOver, Bleed{}, Ticks, 1, 4*2 + 2*4 + 3},
		{FoldOver, Bleed{}, NoMarks, 4, 3},
	} {
		m := impose(t, "poker", "a4", test.backs, test.bleed)
		boxes, _ := marked(m, FrontSide, test.cards, CutMarks{Style: test.style})
		if got := len(boxes); got != test.want {
			t.Errorf("%+v: %d marks", test, got)
		}
	}
	m := impose(t, "poker", "a4", LongEdge, Bleed{})
	if got, _ := marked(m, BackSide, 8, CutMarks{Style: Lines}); len(got) > 0 {
		t.Errorf("the back side has marks at %v", got)
	}
}

func TestMarksThatCannotBeAreRefused(t *testing.T) {
	for _, marks := range []CutMarks{{}, {Length: 5, Gap: 1, Width: 0.1}, {Style: NoMarks}} {
		if err := marks.Check(); err != nil {
			t.Errorf("%+v: %v", marks, err)
		}
	}
	for _, marks := range []CutMarks{{Length: -1}, {Gap: math.NaN()}, {Width: 5}, {Length: math.Inf(1)},
		{Width: 1e-9}, {Style: 9}} {
		if err := marks.Check(); err == nil {
			t.Errorf("%+v was accepted", marks)
		}
	}
	if err, want := (CutMarks{Width: 5}).Check(),
		"cut marks with a width of 5 mm cannot be: give 0.05 to 1"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// What is told is what was printed.
func TestStepsFollowTheSheets(t *testing.T) {
	for _, test := range []struct {
		card  string
		backs Backs
		bleed Bleed
		style CutStyle
		want  string
	}{
		{"poker", FoldOver, Bleed{}, Ticks,
			"[Score each sheet along the dashed line, fold it with the print outside, and glue the halves together. " +
				"Cut from mark to mark: what lies between the cards is cut off.]"},
		{"mini", FoldOver, Bleed{}, Outlines, "[Cut the sheets into strips with one dashed line each. " +
			"Score each strip along its line, fold it with the print outside, and glue the halves " +
			"together. Cut the cards out along the outlines.]"},
		{"poker", LongEdge, SharedCuts, Lines,
			"[Hold a sheet against the light: each back lies behind its front. " +
				"Cut from mark to mark; one cut parts two cards. Leave the margins on until last, as they " +
				"have the marks.]"},
		{"poker", NoBacks, Bleed{}, Lines,
			"[Cut along the lines with a ruler and a knife, or with scissors.]"},
		{"poker", NoBacks, Bleed{}, NoMarks, "[Cut the cards out.]"},
	} {
		m := impose(t, test.card, "letter", test.backs, test.bleed)
		if got := fmt.Sprint(m.Steps(test.style)); got != test.want {
			t.Errorf("%+v: %s", test, got)
		}
		if glue := slices.Contains(m.Tools(), "a glue stick"); glue != (test.backs == FoldOver) {
			t.Errorf("%+v: %v", test, m.Tools())
		}
	}
}

// The words on a fold keep their size: where a card is too short for them there are fewer.
func TestWordsOnAFoldFit(t *testing.T) {
	for _, test := range []struct {
		width float64
		want  string
	}{{63, words.OnTheFold}, {30, fewWords}, {minCard, fewWords}} {
		m := &Imposition{Cards: Cards{Width: test.width, Height: 80, Backs: true}, Sheet: cardSheet(t, "a4"),
			Columns: 1, Rows: 1, Bleed: 2, Fold: FoldBelow}
		page := drawing.New(m.Sheet.Width(), m.Sheet.Height())
		m.DrawMarks(page, FrontSide, 1, CutMarks{})
		told := ""
		for _, mark := range page.Marks {
			use, ok := mark.(drawing.Use)
			if !ok {
				continue
			}
			text := use.Symbol.Drawing.Marks[0].(drawing.Words)
			told += text.Text
			if text.Size < 9 || text.Width() > test.width {
				t.Errorf("%q on a card of %g mm is %.1f mm wide, in %g pt", text.Text, test.width,
					text.Width(), text.Size)
			}
		}
		if told != test.want {
			t.Errorf("a card of %g mm: %q, want %q", test.width, told, test.want)
		}
		if faults := page.Overflows(); len(faults) > 0 {
			t.Errorf("a card of %g mm: %v leaves its box", test.width, faults)
		}
	}
}
