package printables_test

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"strings"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/pdf"
	"homespun/printables/pdf/pdftest"
	"homespun/printables/printest"
)

// How two renderers are compared: pixels to a millimetre, and by how much a cell of a millimetre may be
// lighter in one of them. Measured: good pages differ by up to 39, those in ink-saver, full of thin lines,
// most; a cut mark makes a cell darker by 43, a letter by 60 and more.
const (
	compareDensity = 8.0
	tolerance      = 41.0
)

// differences compares a page of a PDF with our own pixels of a drawing.
func differences(t *testing.T, path string, number int, d *drawing.Drawing) []pdftest.Difference {
	t.Helper()
	found, err := pdftest.Compare(pdftest.Render(t, path, number, compareDensity),
		pdftest.Draw(d, compareDensity), compareDensity, tolerance)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// pagesPDF returns a PDF of drawings.
func pagesPDF(t *testing.T, pages ...*drawing.Drawing) string {
	t.Helper()
	var document pdf.Document
	for _, page := range pages {
		document.Pages = append(document.Pages, pdf.Page{Drawing: page})
	}
	content, err := document.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return pdftest.File(t, content)
}

// Two programs that know nothing of each other draw one sheet of each kind alike, and a reader finds each
// word where it is drawn.
func TestPaperLooksAsTheScreenDoes(t *testing.T) {
	pick := func(job *printables.Job, titles ...string) []*drawing.Drawing {
		var pages []*drawing.Drawing
		for _, title := range titles {
			for i := range job.Pages {
				if strings.Contains(strings.ToLower(job.Pages[i].Title), strings.ToLower(title)) {
					pages = append(pages, job.Pages[i].Drawing)
					break
				}
			}
		}
		if len(pages) < len(titles) {
			t.Errorf("no page for one of %q", titles)
		}
		return pages
	}
	shared := printables.Options{Backs: paper.ShortEdge, Bleed: paper.SharedCuts,
		Marks: paper.CutMarks{Style: paper.Lines}}
	letter := printables.Options{Sheet: sheet(t, "letter"), InkSaver: true, Join: paper.Butt}
	for name, pages := range round.SampleMap(t, round.Many(2, 9, 9), map[string][]*drawing.Drawing{
		"set": pick(printJob(t, ruleset(t, "", nil), "dungeon", printables.Options{}), "Cover", "Board A1",
			"Standing figures", "Score pad"),
		"saver": pick(printJob(t, ruleset(t, "", nil), "space", letter), "Turn card"),
		"dungeon": pick(printJob(t, gameRuleset(t, "adventure", "", nil), "blocks", printables.Options{}),
			"Board B1", "Tiles", "Hearts tracks"),
		"island": pick(printJob(t, gameRuleset(t, "geyser", "", nil), "island", printables.Options{}),
			"Board B1", "Ring odds"),
		"cube": pick(printJob(t, gameRuleset(t, "cubed", "", nil), "cubes", printables.Options{}), "Mat",
			"Layer maps", "Cubes to fold"),
		"battle": pick(printJob(t, gameRuleset(t, "patrollers", "", nil), "toys", printables.Options{}),
			"Dog-tags", "Fold-up dice", "Death tokens"),
		"folded": pick(printDeck(t, plainDeck(4), folded), "Plain"),
		"duplex": pick(printDeck(t, plainDeck(8), longEdge), "Plain", "Plain, backs"),
		"shared": pick(printDeck(t, plainDeck(9), shared), "Plain"),
	}) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := pagesPDF(t, pages...)
			words := pdftest.Words(t, path)
			for i, page := range pages {
				if found := differences(t, path, i, page); len(found) > 0 {
					t.Errorf("page %d is drawn otherwise in %d places: %v", i+1, len(found), found[0])
				}
				if missing := printest.Missing(page, words[i]); len(missing) > 0 {
					t.Errorf("page %d: no reader finds %q", i+1, missing)
				}
			}
		})
	}
}

// What a writer of PDFs could get wrong must show when its page is drawn, or read.
func TestTheRenderedChecksSeeWhatIsWrong(t *testing.T) {
	round.Long(t)
	for name, test := range map[string]struct {
		options printables.Options
		page    int
		spoil   func(*printables.Page)
		seen    string // by whom
	}{
		"a mark 1 mm aside": {longEdge, 1, func(page *printables.Page) {
			moveShape(page, markOf(page, 0, isTick), 1, 0)
		}, "pixels"},
		"a fold 1 mm aside": {folded, 1, func(page *printables.Page) {
			moveShape(page, markOf(page, 0, isFold), 0, 1)
		}, "pixels"},
		"a word clipped": {folded, 1, clipCard, "pixels"},
		"a letter dropped": {folded, 1, func(page *printables.Page) {
			respellCard(page, dropLetter)
		}, "pixels and reader"},
		"a letter no font has": {folded, 1, func(page *printables.Page) {
			respellCard(page, strangeLetter)
		}, "pixels and reader"},
		"two backs swapped": {longEdge, 2, func(page *printables.Page) { swapBacks(page, 0, 1) },
			"pixels and reader"},
		"a card moved by 0.5 mm": {longEdge, 1, func(page *printables.Page) { moveCard(page, 0, 0.5, 0) },
			"pixels"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			good, _ := ownBacks(test.options)(t)
			bad, _ := ownBacks(test.options)(t)
			test.spoil(&bad.Pages[test.page])
			path := pagesPDF(t, bad.Pages[test.page].Drawing)
			want := good.Pages[test.page].Drawing
			if found := differences(t, path, 0, want); (len(found) > 0) != strings.Contains(test.seen,
				"pixels") {
				t.Errorf("the pixels differ in %d places", len(found))
			}
			missing := printest.Missing(want, pdftest.Words(t, path)[0])
			if strings.Contains(test.seen, "reader") && len(missing) == 0 {
				t.Error("the reader finds all words")
			}
		})
	}
}

// Sheets that a printer has turned over are looked at through the paper: the art of the back covers the art
// of the front, to 0.2 mm.
func TestBacksLieBehindFrontsOnPaper(t *testing.T) {
	const density, apart = 10.0, 0.2
	bridge, err := paper.ParseCardSize("bridge")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		paper string
		backs paper.Backs
		size  paper.Size
		count int
	}{
		{"a4", paper.LongEdge, paper.CardSizes[0], 1}, {"a4", paper.ShortEdge, paper.CardSizes[0], 3},
		{"letter", paper.LongEdge, bridge, 2}, {"a4", paper.ShortEdge, bridge, 4},
	} {
		t.Run(fmt.Sprint(test.paper, test.backs, test.size.ID, test.count), func(t *testing.T) {
			t.Parallel()
			cards := plainDeck(test.count)
			cards.Size = test.size
			for i := range cards.Cards { // dark to the edge, on either side
				cards.Cards[i].Colour, cards.Cards[i].Card.Colour = drawing.Players[0], drawing.Players[0]
			}
			options := printables.Options{Sheet: sheet(t, test.paper), Backs: test.backs,
				Marks: paper.CutMarks{Style: paper.NoMarks}}
			job := printDeck(t, cards, options)
			path := pagesPDF(t, job.Pages[1].Drawing, job.Pages[2].Drawing)
			front, back := pdftest.Render(t, path, 0, density), pdftest.Render(t, path, 1, density)
			page := job.Pages[1]
			long := page.Width > page.Height // its long edge is at the top
			over := long == (test.backs == paper.LongEdge)
			axis := page.Width / 2
			if over {
				axis = page.Height / 2
			}
			turned := turnedOver(back, axis*density, over)
			foot := 2 * (paper.Sheet{Size: sheet(t, test.paper).Size, Margin: 5, Across: long,
				Slim: true}).Foot().Height
			for k, edge := range edgesOf(front, foot+5, density) {
				if other := edgesOf(turned, foot+5, density)[k]; math.Abs(edge-other) > apart {
					t.Errorf("the %s edge of the cards is at %.2f mm on the front and at %.2f on the back",
						[...]string{"left", "upper", "right", "lower"}[k], edge, other)
				}
			}
		})
	}
}

// turnedOver returns a picture as it lies once the sheet is turned or folded over an axis so many pixels from
// the left, or from the top where it is level.
func turnedOver(picture *image.Gray, axis float64, level bool) *image.Gray {
	turned := image.NewGray(picture.Bounds())
	draw.Draw(turned, turned.Rect, image.White, image.Point{}, draw.Src)
	last := int(math.Round(2*axis)) - 1
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			at := image.Pt(last-x, y)
			if level {
				at = image.Pt(x, last-y)
			}
			if at.In(turned.Rect) {
				turned.SetGray(at.X, at.Y, picture.GrayAt(x, y))
			}
		}
	}
	return turned
}

// Behind the cards of each deck, seen through the paper, lies the back of that deck, upright and in its
// place, however it comes there (SAR-02).
func TestEachDeckHasItsOwnBackOnPaper(t *testing.T) {
	const density = 4.0
	rules := gameRuleset(t, "saratoga", "", nil)
	var wanted []printables.Wanted // a card of each deck, and two more
	for _, number := range []int{1, 13, 25, 37, 49, 61, 22, 66} {
		wanted = append(wanted, printables.Wanted{Number: number, Copies: 1})
	}
	for _, backs := range []paper.Backs{paper.LongEdge, paper.ShortEdge, paper.FoldOver} {
		t.Run(fmt.Sprint(backs), func(t *testing.T) {
			t.Parallel()
			options := printables.Options{Backs: backs,
				Only: []printables.Only{{Part: "cards", Pieces: wanted}}}
			job := printJob(t, rules, "trail", options)
			var pages []*drawing.Drawing
			for _, page := range job.Pages {
				pages = append(pages, page.Drawing)
			}
			path := pagesPDF(t, pages...)
			seen := 0
			for i := range job.Pages {
				page, behind := &job.Pages[i], i
				level, axis := true, page.Height/2
				switch {
				case page.Side == printables.Back:
					continue
				case backs.Duplex():
					behind = i + 1
					if level = (page.Width > page.Height) == (backs == paper.LongEdge); !level {
						axis = page.Width / 2
					}
				default:
					fold := page.Drawing.Marks[markOf(page, 0, isFold)].(drawing.Shape)
					axis = fold.Path.Bounds().Y
				}
				turned := turnedOver(pdftest.Render(t, path, behind, density), axis*density, level)
				for _, p := range page.Placements {
					if p.Side == printables.Back {
						continue
					}
					piece := job.Parts[0].Pieces[p.Piece]
					var back drawing.Drawing
					back.Width, back.Height = p.Box.Width, p.Box.Height
					back.Use(&drawing.Symbol{Name: "back", Drawing: piece.Back},
						drawing.Point{X: back.Width / 2, Y: back.Height / 2}, 1, 0)
					want := pdftest.Draw(&back, density)
					through := turnedOver(want, float64(want.Bounds().Dx())/2, false)
					left, top := int(math.Round(p.Box.X*density)), int(math.Round(p.Box.Y*density))
					got := image.NewGray(want.Bounds())
					draw.Draw(got, got.Bounds(), turned, image.Pt(left, top), draw.Src)
					found, err := pdftest.Compare(got, through, int(density), tolerance)
					if err != nil || len(found) > 0 || p.Turn != 0 {
						t.Errorf("behind %s there is something else in %d places: %v %v", piece.Name,
							len(found), found[:min(1, len(found))], err)
					}
					seen++
				}
			}
			if seen != len(wanted) {
				t.Errorf("%d cards were seen, want %d", seen, len(wanted))
			}
		})
	}
}

// edgesOf returns where what is on a page begins and ends, in millimetres: left, top, right and bottom,
// leaving the feet out.
func edgesOf(picture *image.Gray, foot, density float64) [4]float64 {
	size := picture.Bounds().Size()
	art := image.Rectangle{Min: size}
	for y := int(foot * density); y < size.Y-int(foot*density); y++ {
		for x := range size.X {
			if picture.GrayAt(x, y).Y < 230 {
				art.Min.X, art.Min.Y, art.Max.X, art.Max.Y = min(art.Min.X, x), min(art.Min.Y, y),
					max(art.Max.X, x+1), max(art.Max.Y, y+1)
			}
		}
	}
	return [4]float64{float64(art.Min.X) / density, float64(art.Min.Y) / density,
		float64(art.Max.X) / density, float64(art.Max.Y) / density}
}
