package printables_test

import (
	"slices"
	"strings"
	"testing"

	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/printest"
)

// A broken print is a good one with one thing wrong, and what the checks say of it.
type broken struct {
	print func(testing.TB) (*printables.Job, printables.Options)
	spoil func(*printables.Job)
	want  string
}

// deckPrint returns a job of poker cards with backs.
func deckPrint(count int, options printables.Options) func(testing.TB) (*printables.Job, printables.Options) {
	return func(t testing.TB) (*printables.Job, printables.Options) {
		return printDeck(t, plainDeck(count), options), options
	}
}

// setPrint returns a job of the game's set.
func setPrint(options printables.Options) func(testing.TB) (*printables.Job, printables.Options) {
	return func(t testing.TB) (*printables.Job, printables.Options) {
		return printJob(t, ruleset(t, "", nil), "plain", options), options
	}
}

var (
	folded   = printables.Options{}
	longEdge = printables.Options{Backs: paper.LongEdge}
	tokens   = printables.Options{Parts: []string{"tokens", "pad"}}
)

// markOf returns the index of the nth mark of a page for which something holds.
func markOf(page *printables.Page, n int, holds func(drawing.Mark) bool) int {
	for i, mark := range page.Drawing.Marks {
		if holds(mark) {
			if n--; n < 0 {
				return i
			}
		}
	}
	panic("no such mark")
}

// isCutLine reports whether a mark is a line along which a piece is cut.
func isCutLine(mark drawing.Mark) bool {
	shape, ok := mark.(drawing.Shape)
	return ok && shape.Paint.Fill == drawing.None && len(shape.Path) == 2
}

// isTick says whether a mark is a straight line that is not dashed, isFold whether it is dashed.
func isTick(mark drawing.Mark) bool {
	shape, ok := mark.(drawing.Shape)
	return ok && len(shape.Path) == 2 && shape.Paint.Stroke.Dash == [2]float64{} &&
		shape.Paint.Stroke.Colour == drawing.Ink
}

func isFold(mark drawing.Mark) bool {
	shape, ok := mark.(drawing.Shape)
	return ok && len(shape.Path) == 2 && shape.Paint.Stroke.Dash != [2]float64{}
}

// isCard says whether a mark is one side of a card, isBack whether its back.
func isCard(mark drawing.Mark) bool {
	use, ok := mark.(drawing.Use)
	return ok && strings.HasPrefix(use.Symbol.Name, "cards ")
}

func isBack(mark drawing.Mark) bool {
	return isCard(mark) && strings.HasSuffix(mark.(drawing.Use).Symbol.Name, ", back")
}

// moveShape moves a shape of a page.
func moveShape(page *printables.Page, i int, x, y float64) {
	shape := page.Drawing.Marks[i].(drawing.Shape)
	shape.Path = shape.Path.Mapped(func(p drawing.Point) drawing.Point { return p.Plus(x, y) })
	page.Drawing.Marks[i] = shape
}

// moveCard moves what is drawn of a placement, and the placement.
func moveCard(page *printables.Page, k int, x, y float64) {
	middle := page.Placements[k].Box.Centre()
	for i, mark := range page.Drawing.Marks {
		if use, ok := mark.(drawing.Use); ok && use.At == middle {
			use.At = use.At.Plus(x, y)
			if !use.Clip.Empty() {
				use.Clip = use.Clip.Moved(x, y)
			}
			page.Drawing.Marks[i] = use
		}
	}
	page.Placements[k].Box = page.Placements[k].Box.Moved(x, y)
}

// respell returns a symbol with a change in the first words of its own, or of what it uses.
func respell(symbol *drawing.Symbol, change func(*drawing.Words)) (*drawing.Symbol, bool) {
	twin := &drawing.Symbol{Name: symbol.Name,
		Drawing: &drawing.Drawing{Width: symbol.Drawing.Width, Height: symbol.Drawing.Height,
			Marks: slices.Clone(symbol.Drawing.Marks)}}
	return twin, respellIn(twin.Drawing, change)
}

func respellIn(d *drawing.Drawing, change func(*drawing.Words)) bool {
	for i, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			if len(m.Text) > 3 {
				change(&m)
				d.Marks[i] = m
				return true
			}
		case drawing.Use:
			if twin, ok := respell(m.Symbol, change); ok {
				m.Symbol = twin
				d.Marks[i] = m
				return true
			}
		}
	}
	return false
}

// dropLetter leaves out a letter; strangeLetter has one that no font has.
func dropLetter(words *drawing.Words)    { words.Text = words.Text[:1] + " " + words.Text[2:] }
func strangeLetter(words *drawing.Words) { words.Text = words.Text[:1] + "漢" + words.Text[2:] }

// respellCard changes the words of a card.
func respellCard(page *printables.Page, change func(*drawing.Words)) {
	i := markOf(page, 0, isCard)
	use := page.Drawing.Marks[i].(drawing.Use)
	use.Symbol, _ = respell(use.Symbol, change)
	page.Drawing.Marks[i] = use
}

// clipCard cuts a card's art off at its middle.
func clipCard(page *printables.Page) {
	i := markOf(page, 0, isCard)
	use := page.Drawing.Marks[i].(drawing.Use)
	size := use.Symbol.Drawing
	use.Clip = drawing.Box(use.At.X-size.Width/2, use.At.Y-size.Height/2, size.Width*0.45, size.Height)
	page.Drawing.Marks[i] = use
}

// swapBacks draws the backs of two cards in each other's place.
func swapBacks(page *printables.Page, first, second int) {
	a, b := markOf(page, first, isBack), markOf(page, second, isBack)
	one, other := page.Drawing.Marks[a].(drawing.Use), page.Drawing.Marks[b].(drawing.Use)
	one.Symbol, other.Symbol = other.Symbol, one.Symbol
	page.Drawing.Marks[a], page.Drawing.Marks[b] = one, other
}

// ownBacks returns a print of cards that have a back each.
func ownBacks(options printables.Options) func(testing.TB) (*printables.Job, printables.Options) {
	return func(t testing.TB) (*printables.Job, printables.Options) {
		cards := plainDeck(4)
		for i := range cards.Cards {
			back := *cards.Cards[i].Back
			back.Title = cards.Cards[i].Title
			cards.Cards[i].Back = &back
		}
		return printDeck(t, cards, options), options
	}
}

// breaks are the faults that must be seen in the data.
var breaks = map[string]broken{
	"a card's mark 1 mm aside": {deckPrint(9, longEdge), func(j *printables.Job) {
		moveShape(&j.Pages[1], markOf(&j.Pages[1], 0, isTick), 1, 0)
	}, "is where nothing is cut or folded"},
	"a card's mark 0.1 mm aside": {deckPrint(9, longEdge), func(j *printables.Job) {
		moveShape(&j.Pages[1], markOf(&j.Pages[1], 3, isTick), 0.1, 0.1)
	}, "is where nothing is cut or folded"},
	"a card without a mark": {deckPrint(1, longEdge), func(j *printables.Job) {
		i := markOf(&j.Pages[1], 0, isTick)
		j.Pages[1].Drawing.Marks = slices.Delete(j.Pages[1].Drawing.Marks, i, i+1)
	}, "a line is missing at"},
	"a piece's line 1 mm aside": {setPrint(tokens), func(j *printables.Job) {
		moveShape(&j.Pages[1], markOf(&j.Pages[1], 0, isCutLine), 1, 1)
	}, "is where nothing is cut or folded"},
	"a tile's mark 1 mm aside": {setPrint(printables.Options{Parts: []string{"board"}}),
		func(j *printables.Job) {
			moveShape(&j.Pages[1], markOf(&j.Pages[1], 0, isTick), 1, 0)
		}, "is where nothing is cut or folded"},
	"a fold 1 mm aside": {deckPrint(4, folded), func(j *printables.Job) {
		moveShape(&j.Pages[1], markOf(&j.Pages[1], 0, isFold), 0, 1)
	}, "is where nothing is cut or folded"},
	"no fold": {deckPrint(4, folded), func(j *printables.Job) {
		j.Pages[1].Drawing.Marks = slices.DeleteFunc(j.Pages[1].Drawing.Marks, isFold)
	}, "a line is missing at"},
	"a word clipped": {deckPrint(4, folded), func(j *printables.Job) { clipCard(&j.Pages[1]) },
		"is cut off"},
	"art within the cut": {deckPrint(4, folded), func(j *printables.Job) { clipCard(&j.Pages[1]) },
		"which is less than its cut"},
	"a word out of its box": {deckPrint(4, folded), func(j *printables.Job) {
		respellCard(&j.Pages[1], func(w *drawing.Words) { w.Text = strings.Repeat(w.Text, 9) })
	}, "leaves its box"},
	"a letter no font has": {deckPrint(4, folded), func(j *printables.Job) {
		respellCard(&j.Pages[1], strangeLetter)
	}, "has no letters for"},
	"a word too small": {deckPrint(4, folded), func(j *printables.Job) {
		respellCard(&j.Pages[1], func(w *drawing.Words) { w.Size = 8 })
	}, "is set in 8.0 pt"},
	"two backs swapped": {ownBacks(longEdge), func(j *printables.Job) {
		swapBacks(&j.Pages[2], 0, 1)
	}, "another drawing is printed"},
	"two folded backs swapped": {ownBacks(folded), func(j *printables.Job) {
		swapBacks(&j.Pages[1], 0, 1)
	}, "another drawing is printed"},
	"two backs in each other's place": {ownBacks(longEdge), func(j *printables.Job) {
		page := &j.Pages[2]
		swapBacks(page, 0, 1)
		page.Placements[0].Box, page.Placements[1].Box = page.Placements[1].Box, page.Placements[0].Box
	}, "and its front is at"},
	"a back upside down": {deckPrint(4, longEdge), func(j *printables.Job) {
		i := markOf(&j.Pages[2], 0, isBack)
		use := j.Pages[2].Drawing.Marks[i].(drawing.Use)
		use.Turn += 180
		j.Pages[2].Drawing.Marks[i] = use
		j.Pages[2].Placements[0].Turn += 180
	}, "is turned by 180 degrees behind its front"},
	"a part on another": {setPrint(tokens), func(j *printables.Job) {
		page := &j.Pages[1]
		a, b := page.Placements[0].Box, page.Placements[1].Box
		moveCard(page, 1, a.X-b.X+3, a.Y-b.Y+3)
	}, "overlap"},
	"a card on the bleed of another": {deckPrint(4, longEdge), func(j *printables.Job) {
		moveCard(&j.Pages[1], 0, 1, 0)
	}, "overlap"},
	"a card off the paper": {deckPrint(4, longEdge), func(j *printables.Job) {
		moveCard(&j.Pages[1], 0, -20, 0)
	}, "reaches out of the printable"},
	"a copy away": {setPrint(tokens), func(j *printables.Job) {
		page := &j.Pages[1]
		page.Placements = page.Placements[1:]
	}, "is missing"},
	"a copy twice": {setPrint(tokens), func(j *printables.Job) {
		page := &j.Pages[1]
		page.Placements[1].Piece, page.Placements[1].Copy = page.Placements[0].Piece, page.Placements[0].Copy
	}, "is printed 2 times"},
	"a back away": {deckPrint(4, longEdge), func(j *printables.Job) {
		j.Pages[2].Placements = j.Pages[2].Placements[1:]
	}, "has 0 backs, want 1"},
	"what is not drawn": {deckPrint(4, longEdge), func(j *printables.Job) {
		j.Pages[1].Drawing.Marks = slices.DeleteFunc(j.Pages[1].Drawing.Marks, isCard)
	}, "is drawn 0 times"},
	"a front behind its back": {deckPrint(4, longEdge), func(j *printables.Job) {
		j.Pages[1], j.Pages[2] = j.Pages[2], j.Pages[1]
	}, "is not followed by its back"},
	"one letter twice": {deckPrint(9, longEdge), func(j *printables.Job) {
		j.Pages[3].Pair, j.Pages[4].Pair = "A", "A"
	}, "its letter A is that of page 2 too"},
	"an empty page": {deckPrint(8, longEdge), func(j *printables.Job) {
		j.Pages = append(j.Pages,
			printables.Page{Title: "Plain", Width: 210, Height: 297, Drawing: drawing.New(210, 297)})
	}, `"Plain" is empty`},
	"a page without its number": {deckPrint(4, folded), func(j *printables.Job) {
		j.Pages[1].Drawing.Marks = slices.DeleteFunc(j.Pages[1].Drawing.Marks, func(mark drawing.Mark) bool {
			words, ok := mark.(drawing.Words)
			return ok && strings.HasPrefix(words.Text, "page ")
		})
	}, `does not say "page 2 of 2"`},
	"a short bar": {deckPrint(4, folded), func(j *printables.Job) {
		i := markOf(&j.Pages[1], 0, func(mark drawing.Mark) bool {
			use, ok := mark.(drawing.Use)
			return ok && use.Symbol.Name == "foot"
		})
		use := j.Pages[1].Drawing.Marks[i].(drawing.Use)
		use.Scale = 0.99
		j.Pages[1].Drawing.Marks[i] = use
	}, "has no bar of 100 mm"},
	"a cover that says another page": {setPrint(tokens), func(j *printables.Job) {
		page := &j.Pages[0]
		i := markOf(page, 0, func(mark drawing.Mark) bool {
			words, ok := mark.(drawing.Words)
			return ok && words.Text == "page 2"
		})
		words := page.Drawing.Marks[i].(drawing.Words)
		words.Text = "page 7"
		page.Drawing.Marks[i] = words
	}, "The cover does not say"},
	"paper of another size": {deckPrint(4, folded), func(j *printables.Job) { j.Pages[1].Width -= 1 },
		"is no page of A4"},
}

// The checks are worth something only if they see what is wrong.
func TestTheChecksSeeWhatIsWrong(t *testing.T) {
	for name, test := range breaks {
		job, options := test.print(t)
		if problems := printest.Problems(job, options); len(problems) > 0 {
			t.Errorf("before %s: %s", name, problems[0])
			continue
		}
		test.spoil(job)
		if problems := printest.Problems(job, options); !strings.Contains(strings.Join(problems, "\n"),
			test.want) {
			t.Errorf("%s: nobody says that it %q, but %q", name, test.want, problems)
		}
	}
	for _, test := range []struct{ printed, turned paper.Backs }{{paper.LongEdge, paper.ShortEdge},
		{paper.ShortEdge, paper.LongEdge}} {
		job := printDeck(t, plainDeck(5), printables.Options{Backs: test.printed})
		if problems := printest.Problems(job,
			printables.Options{Backs: test.turned}); !strings.Contains(strings.Join(problems, "\n"),
			"and its front is at") {
			t.Errorf("printed for %v and turned over %v: %q", test.printed, test.turned, problems)
		}
	}
}
