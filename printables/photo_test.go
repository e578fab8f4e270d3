package printables_test

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
)

// onPaper returns options for paper that is named as people name it.
func onPaper(t *testing.T, name string) printables.Options {
	t.Helper()
	size, err := paper.ParseSize(name)
	if err != nil {
		t.Fatal(err)
	}
	return printables.Options{Sheet: paper.NewSheet(size), Backs: paper.NoBacks}
}

// saved writes a print into the folder that the environment names, to be looked at.
func saved(t *testing.T, job *printables.Job, name string) {
	t.Helper()
	data, err := job.PDF()
	if err != nil {
		t.Fatal(err)
	}
	if folder := os.Getenv("HOMESPUN_PICTURES"); folder != "" {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// Photo paper has cards only, without a cover; a page that is the card has no margin.
func TestADeckIsPrintedOnPhotoPaper(t *testing.T) {
	cards := plainDeck(5)
	for name, pages := range map[string]int{"4x6in": 5, "10x15cm": 5, "a6": 5, "a7": 5, "63x88": 5, "5x7in": 4} {
		job := printDeck(t, cards, onPaper(t, name))
		if len(job.Pages) != pages {
			t.Errorf("%s: %d pages, not %d", name, len(job.Pages), pages)
		}
		saved(t, job, "photo-"+name+".pdf")
	}
	for bleed, want := range map[float64]float64{0: 63, 3.175: 69.35} {
		job := printDeck(t, cards, printables.Options{OnePage: true, Backs: paper.LongEdge,
			Bleed: paper.Bleed{Exact: true, MM: bleed}})
		if len(job.Pages) != 10 {
			t.Errorf("%d pages for 5 cards with backs", len(job.Pages))
		}
		for _, page := range job.Pages {
			if math.Abs(page.Width-want) > 1e-6 || len(page.Placements) != 1 {
				t.Errorf("a page is %g mm wide, not %g, and has %d cards", page.Width, want, len(page.Placements))
			}
		}
		saved(t, job, "one-a-page.pdf")
	}
}

// Eight sets for a class: each card is there eight times, and each sheet says of which sets it is.
func TestEachSetForAClassIsMarked(t *testing.T) {
	for count, want := range map[int]string{9: "set 8 of 8", 5: "sets 4 to 6 of 8"} {
		job := printDeck(t, plainDeck(count), printables.Options{Copies: 8, Backs: paper.NoBacks,
			Bleed: paper.SharedCuts})
		seen, said := map[[2]int]int{}, ""
		for _, page := range job.Pages {
			for _, one := range page.Placements {
				seen[[2]int{one.Piece, one.Copy}]++
			}
			said += strings.Join(texts(page.Drawing), "\n") + "\n"
		}
		if len(seen) != 8*count {
			t.Errorf("%d different cards, not %d", len(seen), 8*count)
		}
		if !strings.Contains(said, want) {
			t.Errorf("no sheet says %q", want)
		}
		saved(t, job, "class.pdf")
	}
}

// A deck with text on both sides lies back to back, and the back says the answer.
func TestAnswersLieBehindTheirQuestions(t *testing.T) {
	cards, err := deck.Parse("quiz.toml", []byte("title='Quiz'\n[[card]]\ntitle='Q1'\ntext='What is 6 x 7?'\n"+
		"back={title='A1',text='42 it is',icon='owl',corner=3}\n[[card]]\ntitle='Q2'\ntext='The colour of the sky?'\n"+
		"back={title='A2',text='Blue it is',color='#000080'}\n"))
	if err != nil {
		t.Fatal(err)
	}
	job := printDeck(t, cards, printables.Options{Backs: paper.LongEdge, Bleed: paper.SharedCuts})
	saved(t, job, "quiz.pdf")
	front, back := job.Pages[len(job.Pages)-2], job.Pages[len(job.Pages)-1]
	for i, answer := range []string{"42 it is", "Blue it is"} {
		if !strings.Contains(strings.Join(texts(back.Drawing), " "), answer) {
			t.Errorf("the backs do not say %q", answer)
		}
		box := front.Placements[i].Box
		over, right := box, job.Pages[len(job.Pages)-1].Placements[i].Box
		if over.X = front.Width - box.Right(); front.Width > front.Height {
			over = box
			over.Y = front.Height - box.Bottom()
		}
		if math.Abs(over.X-right.X)+math.Abs(over.Y-right.Y) > 1e-6 {
			t.Errorf("the back of card %d lies at %v, not at %v", i+1, right, over)
		}
	}
}

// texts returns the words of a drawing and of what it uses.
func texts(d *drawing.Drawing) (list []string) {
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			list = append(list, m.Text)
		case drawing.Use:
			list = append(list, texts(m.Symbol.Drawing)...)
		}
	}
	return list
}
