package cardform

import (
	"fmt"
	"image"
	"math"

	"homespun/engines/common/cache"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/raster"
)

// fronts draws cards as they will be cut, in the background and only those that are asked for.
type fronts struct {
	work func(func() func())
	from *deck.Fronts
	// typed are words that are not in the file yet, on the card of a number.
	typed *deck.Words
	card  int
	// turn counts how often pictures on disk have changed.
	turn int

	kept *cache.Cache[string, image.Image]
	last map[int]image.Image // what was shown of each card, until it is drawn anew
	busy bool
}

// mostKept is how many bytes of drawn cards are kept.
const mostKept = 48 << 20

func newFronts(work func(func() func())) *fronts {
	return &fronts{work: work, last: map[int]image.Image{},
		kept: cache.Weighed[string](mostKept, func(drawn image.Image) int {
			return 4 * drawn.Bounds().Dx() * drawn.Bounds().Dy()
		})}
}

// words returns those that somebody is typing for a card; nil if nobody is.
func (f *fronts) words(card int) *deck.Words {
	if card != f.card {
		return nil
	}
	return f.typed
}

func (f *fronts) key(card int, size image.Point) string {
	return fmt.Sprint(f.turn, size, f.from.Key(card, f.words(card)))
}

// face returns a card as large as a size in pixels of the display, or as it was drawn before; nil if it never was.
func (f *fronts) face(card int, size image.Point) image.Image {
	if drawn, ok := f.kept.Find(f.key(card, size)); ok {
		f.last[card] = drawn
	}
	return f.last[card]
}

// draw draws the first of some cards that are not drawn yet, and then calls done.
func (f *fronts) draw(cards []int, size image.Point, done func()) {
	if f.busy || size.X < 8 || size.Y < 8 {
		return
	}
	for _, card := range cards {
		key := f.key(card, size)
		if _, ok := f.kept.Find(key); ok {
			continue
		}
		f.busy = true
		from, typed := f.from, f.words(card)
		f.work(func() func() {
			drawn := cut(from.Draw(card, typed), size)
			return func() {
				f.busy = false
				f.kept.Put(key, drawn)
				done()
			}
		})
		return
	}
}

// cut draws a card without its bleed.
func cut(d *drawing.Drawing, size image.Point) image.Image {
	picture := image.NewRGBA(image.Rectangle{Max: size})
	for i := range picture.Pix {
		picture.Pix[i] = math.MaxUint8 // white
	}
	scale := float64(size.X) / (d.Width - 2*parts.CardBleed)
	_ = raster.Draw(picture, d, -parts.CardBleed*scale, -parts.CardBleed*scale, scale) // else it stays white
	return picture
}
