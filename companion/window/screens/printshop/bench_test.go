package printshop

import (
	"testing"

	"homespun/companion/match/games"
	"homespun/printables/paper"
	"homespun/printables/raster"
)

// BenchmarkChange measures what a change takes until its page can be seen, of a print of more than 30 pages:
// laying out, and drawing the large page.
func BenchmarkChange(b *testing.B) {
	game, err := games.All().Game("sitters")
	if err != nil {
		b.Fatal(err)
	}
	o := newOrder(games.All().Paper, paper.Sizes[1])
	o.copies = 9
	if o.ruleset, err = game.Standard(); err != nil {
		b.Fatal(err)
	}
	if o.theme, err = game.FindTheme(""); err != nil {
		b.Fatal(err)
	}
	pages := 0
	for b.Loop() {
		o.ink = !o.ink
		job, err := o.lay()
		if err != nil {
			b.Fatal(err)
		}
		if pages = len(job.Pages); pages < 30 {
			b.Fatalf("only %d pages", pages)
		}
		page := job.Pages[1] // a tile of the board, which takes longest
		raster.Page(page.Drawing, min(560/page.Width, 590/page.Height))
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/change")
	b.ReportMetric(float64(pages), "pages")
}
