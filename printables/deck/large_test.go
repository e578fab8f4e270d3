package deck_test

import (
	"testing"
	"time"

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

func TestAThousandCardsWithBacksAreASmallFileSoon(t *testing.T) {
	start := time.Now()
	part, notices := parsed(t, string(synthetic(1000))).Part()
	drawn := time.Since(start)
	content, err := nine(part).Bytes()
	if err != nil || len(notices) > 0 {
		t.Fatal(err, notices)
	}
	all := time.Since(start)
	t.Logf("1,000 cards: drawn in %v, in all %v, %d bytes", drawn, all, len(content))
	if len(content) > 2_000_000 {
		t.Errorf("the file has %d bytes", len(content))
	}
	if all > 5*time.Second { // the aim is one; a busy machine is given more
		t.Errorf("it took %v", all)
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
