package printables_test

import (
	"fmt"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/enginetest/growth"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/raster"
)

// largeBytes is how large the files of a thousand cards may become.
const largeBytes = 2 << 20

// largeDeck returns so many different cards with icons, texts and four backs.
func largeDeck(count int) *deck.Deck {
	cards := plainDeck(count)
	icons := []string{"owl", "dragon", "coin", "robot", "star", "mage"}
	for i := range cards.Cards {
		card := &cards.Cards[i]
		card.Icon, card.Seat = icons[i%len(icons)], string(rune('A'+i%6))
		card.Text = fmt.Sprintf("Draw %d more cards, and give one of them to the player on the left. Who "+
			"has %d of a kind lays them down.", i%7+2, i%5+2)
		card.Back = &parts.CardBack{Title: fmt.Sprintf("Pile %d", i%4+1), Icon: icons[i%4],
			Colour: drawing.Players[i%4]}
	}
	return cards
}

// written returns how large the files of a job are.
func written(t testing.TB, job *printables.Job) int {
	size := 0
	for _, file := range job.Files() {
		content, err := file.Document.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		size += len(content)
	}
	return size
}

// Twice as many cards cost twice as much to lay out and to write, and no more; the files of a thousand are
// small.
func TestManyCardsCostInStepAndAreSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, backs := range []paper.Backs{paper.FoldOver, paper.LongEdge} {
		jobs, sizes := map[int]*printables.Job{}, map[int]int{}
		growth.Linear(t, fmt.Sprintf("a deck laid out with backs %v", backs), 500, func(count int) func() {
			cards := largeDeck(count)
			return func() { jobs[count] = printDeck(t, cards, printables.Options{Backs: backs}) }
		})
		growth.Linear(t, fmt.Sprintf("a deck written with backs %v", backs), 500, func(count int) func() {
			return func() { sizes[count] = written(t, jobs[count]) }
		})
		if size := sizes[1000]; size > largeBytes {
			t.Errorf("backs %v: a thousand cards take %d bytes, want %d", backs, size, largeBytes)
		}
	}
}

// large is how high a window shows a page, in pixels.
const large = 900

// previewed makes a job anew, as after a change, and draws one of its pages as a window shows it.
func previewed(t testing.TB, page int, build func() *printables.Job) {
	job := build()
	if len(job.Pages) < 30 {
		t.Fatalf("%d pages only", len(job.Pages))
	}
	drawn := job.Pages[page].Drawing
	if picture := raster.Page(drawn, large/drawn.Height); picture.Bounds().Dy() < large-1 {
		t.Fatalf("a picture of %v", picture.Bounds())
	}
}

// previews are jobs of 30 pages and more, as they are made after a change in the print screen.
func previews(t testing.TB) map[string]func() *printables.Job {
	rules := ruleset(t, "", house["largest"])
	engine, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	cards := largeDeck(250)
	return map[string]func() *printables.Job{
		"deck": func() *printables.Job {
			return printDeck(t, cards, printables.Options{Backs: paper.LongEdge})
		},
		"set": func() *printables.Job {
			job, err := games.All().Paper.New(rules, engine, nil, printables.Options{Large: true})
			if err != nil {
				t.Fatal(err)
			}
			return job
		},
	}
}

// Laying out draws no page: that is for those that are looked at. It takes a part of the bytes that the
// pictures of the pages would, with the offers of fewer sheets, which are laid out too.
func TestLayingOutDrawsNoPage(t *testing.T) {
	for name, build := range previews(t) {
		var pages []printables.Page
		lay := func() { pages = build().Pages }
		lay() // what is made only once does not count
		laid, pictures := growth.Of(lay).Bytes, 0.0
		for _, page := range pages {
			pictures += 4 * large * large * page.Width / page.Height
		}
		if t.Logf("%s: %d pages laid out in %d bytes; their pictures have %.0f", name, len(pages), laid,
			pictures); float64(laid) > pictures/3 {
			t.Errorf("%s: laying out %d pages takes %d bytes, and their pictures have no more than %.0f",
				name, len(pages), laid, pictures)
		}
	}
}

// BenchmarkCards1000 prints a thousand different cards with icons and backs; the aim is a second.
func BenchmarkCards1000(b *testing.B) {
	size := 0
	for b.Loop() {
		size = written(b, printDeck(b, largeDeck(1000), printables.Options{Backs: paper.FoldOver}))
	}
	b.ReportMetric(float64(size), "bytes")
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/1000-cards")
}

// BenchmarkPreview makes a job of 30 pages and more anew and draws a page of it; the aim is a tenth of a
// second.
func BenchmarkPreview(b *testing.B) {
	for name, build := range previews(b) {
		for page, kind := range []string{"cover", "first"} {
			b.Run(name+" "+kind, func(b *testing.B) {
				for b.Loop() {
					previewed(b, page, build)
				}
				b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/change")
			})
		}
	}
}

// A thousand cards twice take hardly more of the file than once: what two sheets share stands in it once.
func TestSecondSetsTakeFewBytes(t *testing.T) {
	for _, backs := range []paper.Backs{paper.FoldOver, paper.LongEdge} {
		size := func(copies int) float64 {
			return float64(written(t, printDeck(t, largeDeck(1000), printables.Options{Backs: backs, Copies: copies})))
		}
		if once, twice := size(1), size(2); twice > 1.3*once {
			t.Errorf("backs %v: a thousand cards take %.0f bytes once and %.0f twice, %.2f times as many", backs, once, twice,
				twice/once)
		}
	}
}

// BenchmarkCardsTwice prints a thousand cards once and twice; the aim is 1.3 times the time and bytes of once.
func BenchmarkCardsTwice(b *testing.B) {
	for _, copies := range []int{1, 2} {
		b.Run(fmt.Sprintf("copies-%d", copies), func(b *testing.B) {
			size := 0
			for b.Loop() {
				size = written(b, printDeck(b, largeDeck(1000), printables.Options{Backs: paper.FoldOver, Copies: copies}))
			}
			b.ReportMetric(float64(size), "bytes")
			b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/print")
		})
	}
}
