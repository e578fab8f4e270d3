package paper

import (
	"math"
	"testing"

	"homespun/printables/drawing"
)

// Cards of twelve sizes on fifteen papers: where one fits, it lies whole on the sheet, in register with its back;
// where none fits, the error says so. How many fit is worked out by hand for some.
func TestCardsLieOnPhotoPaper(t *testing.T) {
	papers := []string{"a7", "a6", "a5", "a4", "letter", "4x6in", "10x15cm", "5x7in", "13x18 cm", "9x13cm", "63x88",
		"2.5x3.5in", "70 x 95", "100x148 mm", "85x55"}
	cards := []string{"poker", "bridge", "mini", "tarot", "square", "2.5x3.5in", "44x67", "59x92", "54x86", "80x120",
		"41x63", "50x50"}
	known := map[string]int{"4x6in poker": 1, "10x15cm poker": 1, "a6 poker": 1, "a7 poker": 1, "63x88 poker": 1,
		"a4 poker": 8, "5x7in poker": 2, "13x18 cm poker": 2, "63x88 tarot": 0, "a6 mini": 2, "85x55 poker": 0,
		"2.5x3.5in 2.5x3.5in": 1, "63x88 2.5x3.5in": 0, "70 x 95 poker": 1}
	for _, name := range papers {
		size, err := ParseSize(name)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		sheet := Sheet{Size: size, Margin: 5}
		row := ""
		for _, one := range cards {
			card, err := ParseCardSize(one)
			if err != nil {
				t.Fatal(err)
			}
			laid, err := Cards{Width: card.Width, Height: card.Height, Bleed: 3.175, Backs: true}.Impose(sheet, LongEdge,
				Bleed{})
			fit := 0
			if err == nil {
				fit = laid.PerSheet()
			}
			row += " " + string(rune('0'+min(fit, 9)))
			short, long := min(size.Width, size.Height), max(size.Width, size.Height)
			if could := min(card.Width, card.Height) <= short && max(card.Width, card.Height) <= long; could != (fit > 0) &&
				!(size.ID == "a5" || size.ID == "a4" || size.ID == "letter") {
				t.Errorf("%s on %s: %d fit, %v", one, name, fit, err)
			}
			if want, told := known[name+" "+one]; told && fit != want {
				t.Errorf("%s on %s: %d fit, not %d", one, name, fit, want)
			}
			for i := range fit {
				front, back := laid.Front(i), laid.Back(i)
				page := drawing.Box(0, 0, laid.Sheet.Width(), laid.Sheet.Height())
				if !page.Contains(front.Trim) || !laid.Sheet.Bare && !laid.Sheet.Area().Contains(front.Clip) {
					t.Errorf("%s on %s: card %d leaves the sheet: %v", one, name, i, front.Trim)
				}
				mirrored := front.Trim
				if laid.Sheet.OverTop(LongEdge) {
					mirrored.Y = page.Height - mirrored.Bottom()
				} else {
					mirrored.X = page.Width - mirrored.Right()
				}
				if math.Abs(mirrored.X-back.Trim.X)+math.Abs(mirrored.Y-back.Trim.Y) > 1e-6 {
					t.Errorf("%s on %s: the back of card %d lies beside it", one, name, i)
				}
			}
		}
		t.Logf("%-12s%s", name, row)
	}
}

// On photo paper the bar is 50 mm, and says so; it has room beside the page number.
func TestAShortBarStandsOnNarrowPaper(t *testing.T) {
	for name, want := range map[string]string{"a4": "100 mm", "a6": "50 mm", "4x6in": "50 mm", "a7": "50 mm", "5x7in": "100 mm"} {
		size, _ := ParseSize(name)
		sheet := Sheet{Size: size, Margin: 5, Slim: true}
		page := drawing.New(sheet.Width(), sheet.Height())
		Footer{Title: "Dares", Page: 3, Pages: 22, ID: "ABCDE"}.Draw(page, sheet)
		if over := page.Overflows(); len(over) > 0 {
			t.Errorf("%s: %q leaves its box", name, over[0].Text)
		}
		bar := 0.0
		for _, mark := range page.Marks {
			if use, ok := mark.(drawing.Use); ok && use.Symbol.Name == "scale bar" {
				bar = use.Symbol.Drawing.Width
			}
		}
		if said := map[float64]string{100: "100 mm", 50: "50 mm"}[bar]; said != want {
			t.Errorf("%s: the bar is %g mm, not %s", name, bar, want)
		}
	}
}
