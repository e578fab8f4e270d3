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
		if text := err.Error(); strings.Contains(text, "\n") || len(text) > 200 ||
			!strings.Contains(text, "letter") {
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
			if area := sheet.Area(); area.Width < BarLength || sheet.Foot().Overlaps(area) ||
				!sheet.Printable().Contains(sheet.Foot()) {
				t.Errorf("%s across %v: area %v, foot %v", size.Name, across, area, sheet.Foot())
			}
		}
	}
}

func TestASheetWithoutRoomIsRefused(t *testing.T) {
	a4, _ := SizeByID("a4")
	for _, sheet := range []Sheet{{Size: a4, Margin: -1}, {Size: a4, Margin: 90},
		{Size: Size{"x", "x", 50, 50}}, {Size: a4, Margin: math.NaN()}, {Size: Size{Width: math.Inf(1)}}} {
		if err := sheet.Check(); err == nil {
			t.Errorf("%+v was accepted", sheet)
		}
	}
}

func TestPapersOfOnesOwnAreRead(t *testing.T) {
	for text, want := range map[string]Size{
		"a4":         {"a4", "A4", 210, 297},
		"180x250":    {"180x250", "180 × 250 mm", 180, 250},
		"250 × 180":  {"180x250", "180 × 250 mm", 180, 250},
		"18x25.5 cm": {"180x255", "180 × 255 mm", 180, 255},
		"7X10in":     {"177.8x254", "177.8 × 254 mm", 177.8, 254},
	} {
		if got, err := ParseSize(text); err != nil || got != want {
			t.Errorf("%q: %+v, %v; want %+v", text, got, err, want)
		}
	}
	for _, text := range []string{"", "a", "10x10", "0x0", "NaNx5", "1e9x1e9", "210x", "-210x297", "210x2970",
		strings.Repeat("9", 5000) + "x1", "210x297 furlongs"} {
		if got, err := ParseSize(text); err == nil || strings.Contains(err.Error(), "\n") ||
			len(err.Error()) > 300 {
			t.Errorf("%.20q: %+v, %v", text, got, err)
		}
	}
}
