package printables_test

import (
	"fmt"
	"testing"
	"time"

	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/printest"
	"homespun/printables/raster"
)

// What must hold of a large job, and of its preview. A slow machine may take slack times as long; bytes are the same everywhere.
const (
	largeTime, largeBytes = time.Second, 2 << 20
	previewTime           = 100 * time.Millisecond
	slack                 = 4
)

// largeDeck returns so many different cards with icons, texts and four backs.
func largeDeck(count int) *deck.Deck {
	cards := plainDeck(count)
	icons := []string{"owl", "dragon", "coin", "robot", "star", "mage"}
	for i := range cards.Cards {
		card := &cards.Cards[i]
		card.Icon, card.Seat = icons[i%len(icons)], string(rune('A'+i%6))
		card.Text = fmt.Sprintf("Draw %d more cards, and give one of them to the player on the left. Who has %d of a kind lays them down.", i%7+2, i%5+2)
		card.Back = &parts.CardBack{Title: fmt.Sprintf("Pile %d", i%4+1), Icon: icons[i%4], Colour: drawing.Players[i%4]}
	}
	return cards
}

// printLarge prints a thousand cards and returns how large the files are.
func printLarge(t testing.TB, backs paper.Backs) int {
	job := printDeck(t, largeDeck(1000), printables.Options{Backs: backs})
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

// fastest returns the shortest time that something takes of a few tries.
func fastest(do func()) time.Duration {
	best := time.Hour
	for range 3 {
		start := time.Now()
		do()
		best = min(best, time.Since(start))
	}
	return best
}

func TestAThousandCardsAreQuickAndSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	if printest.Racing {
		t.Skip("the race detector takes its time")
	}
	for _, backs := range []paper.Backs{paper.FoldOver, paper.LongEdge} {
		size := 0
		if took := fastest(func() { size = printLarge(t, backs) }); took > slack*largeTime {
			t.Errorf("backs %v: a thousand cards take %v, want %v", backs, took, largeTime)
		}
		if size > largeBytes {
			t.Errorf("backs %v: a thousand cards take %d bytes, want %d", backs, size, largeBytes)
		}
	}
}

// previewed makes a job anew, as after a change, and draws one of its pages as high as a window shows it.
func previewed(t testing.TB, page int, make func() *printables.Job) {
	job := make()
	if len(job.Pages) < 30 {
		t.Fatalf("%d pages only", len(job.Pages))
	}
	drawn := job.Pages[page].Drawing
	if picture := raster.Page(drawn, 900/drawn.Height); picture.Bounds().Dy() < 899 {
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
		"deck": func() *printables.Job { return printDeck(t, cards, printables.Options{Backs: paper.LongEdge}) },
		"set": func() *printables.Job {
			job, err := printables.New(rules, engine, nil, printables.Options{Large: true})
			if err != nil {
				t.Fatal(err)
			}
			return job
		},
	}
}

func TestThePreviewFollowsAChangeAtOnce(t *testing.T) {
	if printest.Racing {
		t.Skip("the race detector takes its time")
	}
	for name, make := range previews(t) {
		for _, page := range []int{0, 1, 20} {
			if took := fastest(func() { previewed(t, page, make) }); took > slack*previewTime {
				t.Errorf("%s, page %d: the preview takes %v, want %v", name, page+1, took, previewTime)
			}
		}
	}
}

// BenchmarkCards1000 prints a thousand different cards with icons and backs: under 1 s and 2 MB.
func BenchmarkCards1000(b *testing.B) {
	size := 0
	for b.Loop() {
		size = printLarge(b, paper.FoldOver)
	}
	b.ReportMetric(float64(size), "bytes")
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/job")
}

// BenchmarkPreview makes a job of 30 pages and more anew and draws a page of it: under 100 ms.
func BenchmarkPreview(b *testing.B) {
	for name, make := range previews(b) {
		for page, kind := range []string{"cover", "first"} {
			b.Run(name+" "+kind, func(b *testing.B) {
				for b.Loop() {
					previewed(b, page, make)
				}
				b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/change")
			})
		}
	}
}
