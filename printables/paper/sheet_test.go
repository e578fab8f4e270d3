package paper

import (
	"errors"
	"math"
	"strings"
	"testing"
)

func TestSizesAreFoundInAnyCase(t *testing.T) {
	for _, id := range []string{"a4", "A4", " Letter ", "TABLOID", "legal", "a3", "a5"} {
		if _, err := SizeByID(id); err != nil {
			t.Errorf("SizeByID(%q): %v", id, err)
		}
	}
}

func TestAnUnknownPaperIsOneClearLine(t *testing.T) {
	for _, id := range []string{"", "a44", "🎲", strings.Repeat("x", 5000), "a4\nb"} {
		_, err := SizeByID(id)
		var unknown *UnknownError
		if !errors.As(err, &unknown) {
			t.Fatalf("SizeByID(%.20q): got %v, want an UnknownError", id, err)
		}
		if text := err.Error(); strings.Contains(text, "\n") || len(text) > 200 || !strings.Contains(text, "letter") {
			t.Errorf("SizeByID(%.20q): %q is no clear line", id, text)
		}
	}
}

func TestEveryPaperHasRoomForTheScaleBar(t *testing.T) {
	for _, size := range Sizes {
		for _, across := range []bool{false, true} {
			sheet := NewSheet(size).Turned(across)
			if err := sheet.Check(); err != nil {
				t.Errorf("%s: %v", size.Name, err)
			}
			if area := sheet.Area(); area.Width < BarLength || sheet.Foot().Overlaps(area) || !sheet.Printable().Contains(sheet.Foot()) {
				t.Errorf("%s across %v: area %v, foot %v", size.Name, across, area, sheet.Foot())
			}
		}
	}
}

func TestASheetWithoutRoomIsRefused(t *testing.T) {
	a4, _ := SizeByID("a4")
	for _, sheet := range []Sheet{{a4, -1, false}, {a4, 90, false}, {Size{"x", "x", 50, 50}, 0, false}, {a4, math.NaN(), false}, {Size{Width: math.Inf(1)}, 0, false}} {
		if err := sheet.Check(); err == nil {
			t.Errorf("%+v was accepted", sheet)
		}
	}
}
