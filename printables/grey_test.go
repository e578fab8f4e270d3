package printables_test

import (
	"fmt"
	"image"
	"math"
	"testing"

	"homespun/engines/enginetest/round"
	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/pdf/pdftest"
)

// How unlike pieces are on grey paper, at greyDensity pixels to a millimetre. Measured, pieces of two sides
// differ in 13 % of their cells and more, two copies of one in 0.2 % at most, where thin lines fall between
// pixels.
const (
	greyDensity = 8.0
	greyCell    = 3 // pixels
	greyStep    = 40.0
	copyAtMost  = 0.01
	sideAtLeast = 0.08
)

// A greyPiece is a piece cut out of a sheet that was printed in grey.
type greyPiece struct {
	placement printables.Placement
	name      string
	picture   *image.Gray
}

// cutOut prints a job in grey and cuts its pieces out.
func cutOut(t *testing.T, job *printables.Job) []greyPiece {
	t.Helper()
	content, err := job.PDF()
	if err != nil {
		t.Fatal(err)
	}
	path := pdftest.File(t, content)
	var pieces []greyPiece
	for number, page := range job.Pages {
		if len(page.Placements) == 0 {
			continue
		}
		picture := pdftest.Render(t, path, number, greyDensity)
		for _, p := range page.Placements {
			for _, part := range job.Parts {
				if part.ID == p.Part {
					pieces = append(pieces, greyPiece{p, part.Pieces[p.Piece].Name, straight(picture, p)})
				}
			}
		}
	}
	return pieces
}

// straight returns what lies at a placement, upright.
func straight(picture *image.Gray, p printables.Placement) *image.Gray {
	left, top := int(math.Round(p.Box.X*greyDensity)), int(math.Round(p.Box.Y*greyDensity))
	wide, high := int(math.Round(p.Box.Width*greyDensity)), int(math.Round(p.Box.Height*greyDensity))
	quarters := int(math.Round(p.Turn/90)) % 4
	size := image.Rect(0, 0, wide, high)
	if quarters%2 == 1 {
		size = image.Rect(0, 0, high, wide)
	}
	out := image.NewGray(size)
	for y := range high {
		for x := range wide {
			to := [...]image.Point{{X: x, Y: y}, {X: y, Y: wide - 1 - x}, {X: wide - 1 - x, Y: high - 1 - y},
				{X: high - 1 - y, Y: x}}[quarters]
			out.SetGray(to.X, to.Y, picture.GrayAt(left+x, top+y))
		}
	}
	return out
}

// unlike returns the part of two pieces that differs, from 0 to 1, wherever on its sheet each lies.
func unlike(t *testing.T, a, b greyPiece) float64 {
	t.Helper()
	found, err := pdftest.Compare(a.picture, b.picture, greyCell, greyStep)
	if err != nil {
		return 1 // of another size
	}
	size := a.picture.Bounds().Size()
	return float64(len(found)) / (float64(size.X*size.Y) / ((greyCell / 2) * (greyCell / 2)))
}

// On sheets from a printer without colour, pieces of the two sides are told apart at a glance, and containers
// from all of them; two copies of one piece look alike.
func TestTheSetIsPlayableInGrey(t *testing.T) {
	round.Long(t)
	for _, test := range []struct {
		theme string
		saver bool
	}{{"plain", false}, {"dungeon", true}} {
		options := printables.Options{Parts: []string{"tokens", "containers"}, Copies: 2,
			InkSaver: test.saver}
		job := printJob(t, ruleset(t, "", nil), test.theme, options)
		check(t, job, options)
		pieces := cutOut(t, job)
		sides, copies := 0, 0
		for i, a := range pieces {
			for _, b := range pieces[:i] {
				name := fmt.Sprintf("%s, ink saver %v: %s %s and %s %s", test.theme, test.saver,
					a.placement.Part, a.name, b.placement.Part, b.name)
				switch otherPart := a.placement.Part != b.placement.Part; {
				case otherPart || a.name[0] != b.name[0]:
					if a.placement.Copy+b.placement.Copy > 0 {
						continue // they look like the first
					}
					sides++
					if got := unlike(t, a, b); got < sideAtLeast {
						t.Errorf("%s differ in %.2f %% of their cells, want %.0f %%", name, 100*got,
							100*sideAtLeast)
					}
				case a.name == b.name:
					copies++
					if got := unlike(t, a, b); got > copyAtMost {
						t.Errorf("%s, copies of one, differ in %.2f %% of their cells, want %.0f %% at most",
							name, 100*got, 100*copyAtMost)
					}
				}
			}
		}
		if sides < 20 || copies < 10 {
			t.Errorf("%s: only %d and %d pairs were compared", test.theme, sides, copies)
		}
	}
}

// Cards of the six seats, and of backs in six colours, are told apart in grey even where they say the same.
func TestCardsOfSeatsAreToldApartInGrey(t *testing.T) {
	size, err := paper.ParseCardSize("poker")
	if err != nil {
		t.Fatal(err)
	}
	for _, saver := range []bool{false, true} {
		cards := &deck.Deck{Name: "seats.toml", Title: "Seats", Size: size}
		for seat := range 6 {
			cards.Cards = append(cards.Cards,
				deck.Card{Count: 1,
					Card: parts.Card{Title: "Go", Text: "Take another turn.", Seat: string(rune('A' + seat))},
					Back: &parts.CardBack{Title: "Seats", Icon: "star", Colour: drawing.Players[seat]}})
		}
		pieces := cutOut(t,
			printDeck(t, cards,
				printables.Options{Sheet: sheet(t, "a3"), Backs: paper.FoldOver, InkSaver: saver}))
		if len(pieces) != 12 {
			t.Fatalf("%d sides of cards", len(pieces))
		}
		for i, a := range pieces {
			for _, b := range pieces[:i] {
				if got := darker(a, b); a.placement.Side == b.placement.Side && got < cardAtLeast {
					t.Errorf("ink saver %v: the %s of the cards of %c and %c differ in %.2f %% of their "+
						"area, want %.0f %%", saver,
						[...]string{"fronts", "backs"}[a.placement.Side], 'A'+a.placement.Piece,
						'A'+b.placement.Piece, 100*got, 100*cardAtLeast)
				}
			}
		}
	}
}

// cardAtLeast is how much of cards of two seats has to differ: more than the seat's sign alone, which takes 2
// % of a card.
const cardAtLeast = 0.02

// darker returns the part of two pieces that is clearly darker in one of them. Poker cards with their bleed
// lie whole pixels apart.
func darker(a, b greyPiece) float64 {
	count := 0
	for i, light := range a.picture.Pix {
		if math.Abs(float64(light)-float64(b.picture.Pix[i])) >= 25 {
			count++
		}
	}
	return float64(count) / float64(len(a.picture.Pix))
}
