package drawing_test

import (
	"testing"

	"homespun/printables/drawing"
)

// Small words grow where single lines have room in their boxes and stand in no other's way, in symbols too; else those
// below two thirds are left out with their plate, as all of the same letters are, but for those that are part of a
// picture.
func TestReadable(t *testing.T) {
	style := drawing.Style{Face: drawing.Title, Size: 6}
	d := drawing.New(100, 100)
	d.Label(drawing.Box(0, 0, 20, 20), "a", style, 4, drawing.Centre)
	style.Size = 7
	d.Label(drawing.Box(0, 20, 30, 9), "with low", style, 7, drawing.Left)
	d.Label(drawing.Box(20, 0, 20, 1.6), "low", style, 7, drawing.Centre)
	d.Label(drawing.Box(40, 0, 8, 20), "narrow", style, 7, drawing.Centre)
	d.Label(drawing.Box(60, 0, 30, 10), "large", style.Sized(18), 4, drawing.Centre)
	d.Label(drawing.Box(70, 40, 12, 8), "bow", style.Sized(9), 4, drawing.Centre)
	d.Label(drawing.Box(75, 40, 12, 8), "arrow", style.Sized(9), 4, drawing.Centre)
	d.ParagraphIn(drawing.Box(0, 40, 15, 40), "two lines", style, 6, drawing.Left)
	d.Text(drawing.Point{X: 50, Y: 90}, "free", style, drawing.Left)
	d.Rect(drawing.Box(20, 19, 6, 4), drawing.Filled(drawing.Paper))
	d.Label(drawing.Box(20, 19, 6, 4), "plate", style, 4, drawing.Centre)
	d.Label(drawing.Box(70, 20, 12, 8), "left", style, 4, drawing.Centre)
	d.Label(drawing.Box(75, 20, 12, 8), "right", style, 4, drawing.Centre)
	sign := drawing.New(20, 20)
	sign.Label(sign.Area().Inset(1), "7", style.Sized(20), 4, drawing.Centre)
	half := drawing.Use{Symbol: &drawing.Symbol{Name: "sign", Drawing: sign}, At: drawing.Point{X: 80, Y: 80}, Scale: 0.5}
	silent := half
	silent.Silent = true
	d.Add(half, silent)
	sizes, inside := map[string]float64{}, map[bool]float64{}
	for _, mark := range d.Readable(12).Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			t.Error("an empty plate is left")
		case drawing.Words:
			sizes[m.Text] = m.Size
		case drawing.Use:
			inside[m.Silent] = m.Symbol.Drawing.Marks[0].(drawing.Words).Size
		}
	}
	if len(sizes) != 4 || sizes["a"] != 12 || sizes["large"] != 18 || sizes["bow"] != 9 || sizes["arrow"] != 9 {
		t.Errorf("the words are %v", sizes)
	}
	if inside[false] != 24 || inside[true] != 20 {
		t.Errorf("the words in signs are of the sizes %v", inside)
	}
	if d.Readable(4) != d {
		t.Error("a drawing without small words is another one")
	}
}
