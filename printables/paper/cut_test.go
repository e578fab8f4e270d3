package paper

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/printables/drawing"
)

// marked draws the marks of a sheet and returns the boxes of what is drawn, and of the light grounds below some of it.
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

// No mark lies on a card, on another card's bleed, or outside the printable area; those without room outside take no more than a corner.
func TestMarksStayOffTheCards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		cards := rapid.IntRange(0, m.PerSheet()).Draw(t, "cards")
		marks := CutMarks{Style: rapid.SampledFrom([]CutStyle{Ticks, Lines, NoMarks}).Draw(t, "style"),
			Length: rapid.Float64Range(0, 20).Draw(t, "length"), Gap: rapid.Float64Range(0, 4).Draw(t, "gap"), Width: rapid.SampledFrom([]float64{0, 0.1, 0.4}).Draw(t, "width")}
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
					if m.Bleed >= shortestTick || max(common.Width, common.Height) > inward || min(common.Width, common.Height) > width+0.4+slack {
						t.Fatalf("a mark at %v lies on a card at %v", box, slot.Trim)
					}
				}
				if common := meet(box, slot.Clip); marks.Style == Ticks && max(common.Width, common.Height) > max(inward, m.Bleed) {
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

// Each edge of each card on the sheet has a mark at both ends of its line, and no line that borders no card has any.
func TestEveryCutIsMarkedAtBothEnds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyImposition(t)
		cards := rapid.IntRange(1, m.PerSheet()).Draw(t, "cards")
		boxes, _ := marked(m, FrontSide, cards, CutMarks{})
		onLine := map[string]int{}
		wanted := map[string]bool{}
		name := func(axis string, at float64) string { return fmt.Sprintf("%s %.2f", axis, at+0.004) }
		for _, slot := range sides(m, cards) {
			if slot.Side == BackSide {
				continue
			}
			for _, x := range []float64{slot.Trim.X, slot.Trim.Right()} {
				wanted[name("x", x)] = true
				before, after := false, false
				for _, box := range boxes {
					if math.Abs(box.Centre().X-x) < 1e-6 && box.Height > box.Width {
						before = before || box.Y < slot.Trim.Y+slack
						after = after || box.Bottom() > slot.Trim.Bottom()-slack
					}
				}
				if !before || !after {
					t.Fatalf("the cut at x %g of %v is marked above %v and below %v", x, slot.Trim, before, after)
				}
			}
			for _, y := range []float64{slot.Trim.Y, slot.Trim.Bottom()} {
				wanted[name("y", y)] = true
				before, after := false, false
				for _, box := range boxes {
					if math.Abs(box.Centre().Y-y) < 1e-6 && box.Width > box.Height {
						before = before || box.X < slot.Trim.X+slack
						after = after || box.Right() > slot.Trim.Right()-slack
					}
				}
				if !before || !after {
					t.Fatalf("the cut at y %g of %v is marked left %v and right %v", y, slot.Trim, before, after)
				}
			}
		}
		if m.Fold != NoFold {
			return // folds are lines of their own
		}
		for _, box := range boxes {
			key := name("x", box.Centre().X)
			if box.Width > box.Height {
				key = name("y", box.Centre().Y)
			}
			if onLine[key]++; !wanted[key] {
				t.Fatalf("a mark at %v (%s) borders no card of %d: %v", box, key, cards, m)
			}
		}
	})
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
		{FoldOver, Bleed{}, Ticks, 4, 4*8 + (2+3)*4 + 3}, // on both halves, and the fold: two dashed lines and its words
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
	for _, marks := range []CutMarks{{Length: -1}, {Gap: math.NaN()}, {Width: 5}, {Length: math.Inf(1)}, {Width: 1e-9}, {Style: 9}} {
		if err := marks.Check(); err == nil {
			t.Errorf("%+v was accepted", marks)
		}
	}
	if err, want := (CutMarks{Width: 5}).Check(), "cut marks with a width of 5 mm cannot be: give 0.05 to 1"; err == nil || err.Error() != want {
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
		{"poker", FoldOver, Bleed{}, Ticks, "[Score each sheet along the dashed line, fold it with the print outside, and glue the halves together. " +
			"Cut from mark to mark: what lies between the cards is cut off.]"},
		{"mini", FoldOver, Bleed{}, Outlines, "[Cut the sheets into strips with one dashed line each. " +
			"Score each strip along its line, fold it with the print outside, and glue the halves together. Cut the cards out along the outlines.]"},
		{"poker", LongEdge, SharedCuts, Lines, "[Hold a sheet against the light: each back lies behind its front. " +
			"Cut from mark to mark; one cut parts two cards. Leave the margins on until last, as they have the marks.]"},
		{"poker", NoBacks, Bleed{}, Lines, "[Cut along the lines with a ruler and a knife, or with scissors.]"},
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
	}{{63, foldWords}, {30, fewWords}, {minCard, fewWords}} {
		m := &Imposition{Cards: Cards{Width: test.width, Height: 80, Backs: true}, Sheet: cardSheet(t, "a4"), Columns: 1, Rows: 1, Bleed: 2, Fold: FoldBelow}
		page := drawing.New(m.Sheet.Width(), m.Sheet.Height())
		m.DrawMarks(page, FrontSide, 1, CutMarks{})
		words := ""
		for _, mark := range page.Marks {
			use, ok := mark.(drawing.Use)
			if !ok {
				continue
			}
			text := use.Symbol.Drawing.Marks[0].(drawing.Words)
			words += text.Text
			if text.Size < 9 || text.Width() > test.width {
				t.Errorf("%q on a card of %g mm is %.1f mm wide, in %g pt", text.Text, test.width, text.Width(), text.Size)
			}
		}
		if words != test.want {
			t.Errorf("a card of %g mm: %q, want %q", test.width, words, test.want)
		}
		if faults := page.Overflows(); len(faults) > 0 {
			t.Errorf("a card of %g mm: %v leaves its box", test.width, faults)
		}
	}
}
