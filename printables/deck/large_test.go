package deck_test

import (
	"testing"

	"homespun/engines/enginetest/growth"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/pdf"
)

// nine lays the pieces of a part on A4, nine fronts on a page and their backs on the next.
func nine(part parts.Part) pdf.Document {
	doc := pdf.Document{Title: part.Title}
	var fronts, backs *drawing.Drawing
	for i := range part.Pieces {
		piece := &part.Pieces[i]
		if i%9 == 0 {
			fronts, backs = drawing.New(210, 297), drawing.New(210, 297)
			doc.Pages = append(doc.Pages, pdf.Page{Drawing: fronts}, pdf.Page{Drawing: backs})
		}
		width, height := piece.Size()
		x, y := 10.5+float64(i%3)*width, 16.5+float64(i%9/3)*height
		lay := func(page, side *drawing.Drawing, x float64) {
			page.Add(drawing.Use{
				Symbol: &drawing.Symbol{Name: piece.Name, Drawing: side}, At: drawing.Point{X: x + width/2, Y: y + height/2}, Scale: 1,
				Clip: drawing.Box(x, y, width, height),
			})
		}
		lay(fronts, piece.Front, x)
		lay(backs, piece.Back, 210-x-width)
	}
	return doc
}

// Twice as many cards cost twice as much to read, to draw and to write, and no more; the file of a thousand is small.
func TestManyCardsWithBacksCostInStepAndAreASmallFile(t *testing.T) {
	drawn, files := map[int]parts.Part{}, map[int][]byte{}
	growth.Linear(t, "a deck read and drawn", 500, func(count int) func() {
		text := string(synthetic(count))
		return func() {
			part, notices := parsed(t, text).Part()
			if len(notices) > 0 {
				t.Fatal(notices)
			}
			drawn[count] = part
		}
	})
	growth.Linear(t, "a deck written", 500, func(count int) func() {
		return func() {
			var err error
			if files[count], err = nine(drawn[count]).Bytes(); err != nil {
				t.Fatal(err)
			}
		}
	})
	if size := len(files[1000]); size > 2_000_000 {
		t.Errorf("the file of a thousand cards has %d bytes", size)
	}
}

func BenchmarkParse(b *testing.B) {
	text := synthetic(1000)
	for b.Loop() {
		if _, err := deck.Parse("deck.toml", text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPart(b *testing.B) {
	d, err := deck.Parse("deck.toml", synthetic(1000))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		d.Part()
	}
}
