package printables_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"homespun/printables"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/parts"
)

// leastContrast is what WCAG 2 asks of words at level AA.
const leastContrast = 4.5

// An area is what is painted in one colour on a page; seen is the box around what is not clipped of it.
type area struct {
	polygons [][]drawing.Point
	seen     drawing.Rectangle
	colour   drawing.Colour
}

// A layer is a drawing as it lies on a page: place leads from its millimetres to those of the page, of which
// only those in clip are seen.
type layer struct {
	drawing *drawing.Drawing
	place   func(drawing.Point) drawing.Point
	clip    drawing.Rectangle
}

// pale calls found for all words of a layer that stand out too little from what lies below them, and returns
// all areas painted so far.
func (l layer) pale(below []area, found func(words drawing.Words, on drawing.Colour)) []area {
	for _, mark := range l.drawing.Marks {
		switch m := mark.(type) {
		case drawing.Shape:
			if path := m.Path.Mapped(l.place); m.Paint.Fill != drawing.None {
				below = append(below, area{path.Flatten(0.1), common(path.Bounds(), l.clip), m.Paint.Fill})
			}
		case drawing.Image:
			red, green, blue, _ := m.Pixels.Image(0).At(0, 0).RGBA()
			path := m.Box.Path().Mapped(l.place)
			below = append(below, area{path.Flatten(0.1), common(path.Bounds(), l.clip),
				drawing.RGB(red>>8<<16 | green>>8<<8 | blue>>8)})
		case drawing.Use:
			inner := layer{m.Symbol.Drawing, func(p drawing.Point) drawing.Point { return l.place(m.Place(p)) }, l.clip}
			if m.Clip != (drawing.Rectangle{}) {
				inner.clip = common(l.clip, m.Clip.Path().Mapped(l.place).Bounds())
			}
			below = inner.pale(below, found)
		case drawing.Words:
			ink := m.Ink()
			for _, part := range []float64{0.1, 0.5, 0.9} {
				at := l.place(drawing.Point{X: ink.X + part*ink.Width, Y: ink.Centre().Y})
				on := ground(below, at)
				if m.Colour != drawing.None && holdsPoint(l.clip, at) && (drawing.Contrast(m.Colour, on) < leastContrast ||
					drawing.Contrast(inGrey(m.Colour), inGrey(on)) < leastContrast) {
					found(m, on)
					break
				}
			}
		}
	}
	return below
}

// ground returns the colour of the last area at a point.
func ground(below []area, at drawing.Point) drawing.Colour {
	for _, a := range slices.Backward(below) {
		if holdsPoint(a.seen, at) && drawing.Inside(a.polygons, at) {
			return a.colour
		}
	}
	return drawing.White
}

func holdsPoint(box drawing.Rectangle, at drawing.Point) bool {
	return box.Contains(drawing.Box(at.X, at.Y, 0, 0))
}

// common returns what two rectangles share; its sides are negative where they share nothing.
func common(a, b drawing.Rectangle) drawing.Rectangle {
	left, top := max(a.X, b.X), max(a.Y, b.Y)
	return drawing.Box(left, top, min(a.Right(), b.Right())-left, min(a.Bottom(), b.Bottom())-top)
}

// inGrey returns what a printer without colour makes of a colour: the usual weights of red, green and blue.
func inGrey(c drawing.Colour) drawing.Colour {
	r, g, b := c.Parts()
	grey := uint32(math.Round(0.299*float64(r) + 0.587*float64(g) + 0.114*float64(b)))
	return drawing.RGB(grey * 0x010101)
}

// wordsAreRead checks all words on the pages of a job.
func wordsAreRead(t *testing.T, job *printables.Job) {
	t.Helper()
	said := map[string]bool{}
	for _, page := range job.Pages {
		whole := layer{page.Drawing, func(p drawing.Point) drawing.Point { return p }, page.Drawing.Area()}
		whole.pale(nil, func(words drawing.Words, on drawing.Colour) {
			what := fmt.Sprintf("%v on %v", words.Colour, on)
			if !said[what] {
				t.Errorf("%s, %s: %q in %s: contrast %.2f, in grey %.2f, want %g", job.Title, page.Title, words.Text, what,
					drawing.Contrast(words.Colour, on), drawing.Contrast(inGrey(words.Colour), inGrey(on)), leastContrast)
			}
			said[what] = true
		})
	}
}

// Every word on paper stands out from what lies below it, in colour and in grey: in all games and themes, and
// on cards of all colours.
func TestWordsAreReadOnTheirGround(t *testing.T) {
	t.Parallel()
	for _, game := range someGames(t) {
		rules := gameRuleset(t, game.Engine.Info.ID, "", nil)
		wordsAreRead(t, printJob(t, rules, "", printables.Options{Edition: printables.QuickEdition}))
		for _, theme := range rules.Game.Themes() {
			wordsAreRead(t, printJob(t, rules, theme.ID, printables.Options{Edition: printables.GiftEdition}))
		}
	}
	cards := &deck.Deck{Name: "hues.toml", Title: "Hues", Size: paper.CardSizes[0]}
	card := func(colour drawing.Colour) {
		cards.Cards = append(cards.Cards, deck.Card{Count: 1, Card: parts.Card{Title: "Go on", Kind: "Spell", Text: "Two steps.",
			Corner: "7", Colour: colour}, Back: &parts.CardBack{Title: "Hues", Colour: colour}})
	}
	for _, colour := range drawing.Players {
		card(colour)
	}
	for i := range uint32(27) { // all mixtures of a little, some and much red, green and blue
		card(drawing.RGB(i%3*0x600000 + i/3%3*0x6000 + i/9*0x60 + 0x303030))
	}
	for seat := range len(drawing.Players) {
		cards.Cards = append(cards.Cards, deck.Card{Count: 1, Card: parts.Card{Title: "Go", Seat: string(rune('A' + seat))}})
	}
	wordsAreRead(t, printDeck(t, cards, folded))
}
