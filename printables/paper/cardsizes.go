package paper

import (
	"cmp"
	"fmt"
	"math"
	"strings"

	"homespun/engines/common/text"
	"homespun/printables/words"
)

// CardSizes are the cards known by name: cut sizes, upright, in millimetres. First come those that games usually have,
// then those of print shops that measure in inches, whose templates are so large at 300 dots per inch with
// an eighth of an inch of bleed: 825 x 1125 pixels for us-poker, 750 x 1125 for us-bridge.
var CardSizes = [...]Size{
	{"poker", "poker", 63, 88},
	{"bridge", "bridge", 57, 89},
	{"mini", "mini", 44, 68},
	{"tarot", "tarot", 70, 120},
	{"square", "square", 70, 70},
	{"euro", "euro", 59, 92},
	{"us-game", "us-game", 56, 87},
	{"mini-game", "mini-game", 41, 63},
	{"large", "large", 80, 120},
	{"us-poker", "us-poker", 2.5 * inch, 3.5 * inch},
	{"us-bridge", "us-bridge", 2.25 * inch, 3.5 * inch},
	{"us-tarot", "us-tarot", 2.75 * inch, 4.75 * inch},
	{"us-mini", "us-mini", 1.75 * inch, 2.5 * inch},
	{"micro", "micro", 1.25 * inch, 1.75 * inch},
	{"business", "business", 2 * inch, 3.5 * inch},
	{"domino", "domino", 1.75 * inch, 3.5 * inch},
	{"divider", "divider", 3 * inch, 3.5 * inch},
	{"jumbo", "jumbo", 3.5 * inch, 5.5 * inch},
	{"small-square", "small-square", 2.5 * inch, 2.5 * inch},
	{"large-square", "large-square", 3.5 * inch, 3.5 * inch},
}

const inch = 25.4 // mm

// Bounds of the sides of a card, in millimetres: smaller cards cannot be cut with scissors, larger ones fit
// only on the largest papers.
const (
	minCard = 10.0
	maxCard = 1000.0
)

// ParseCardSize returns a card size by name, or parses one with the width first: 58x90, 5,8 x 9 cm, 2½ by 3½
// in. The error is a [ChoiceError], which names the nearest size where one is near, or a [CardError].
func ParseCardSize(written string) (Size, error) {
	if width, height, own := ownSides(written); own {
		return measured(width, height), checkCard(width, height)
	}
	names := make([]string, len(CardSizes))
	for i, size := range CardSizes {
		names[i] = size.ID
	}
	name := strings.NewReplacer(" ", "-", "_", "-").Replace(strings.TrimSpace(written))
	i, err := choice(words.SizeOfCards, names, name)
	if err != nil {
		if near := text.Nearest(name, names); near != "" {
			names = []string{near}
		}
		return Size{}, &ChoiceError{words.SizeOfCards, written, names, words.OrCardSize}
	}
	return CardSizes[i], nil
}

// A CardError says why such cards cannot be made.
type CardError struct{ Problem string }

func (e *CardError) Error() string { return e.Problem }

// checkCard refuses sides that no card has.
func checkCard(width, height float64) error {
	if math.IsNaN(width) || math.IsNaN(height) {
		return &CardError{words.CardWithoutSize}
	}
	if min(width, height) < minCard || max(width, height) > maxCard {
		return &CardError{words.NoCardSize(fmt.Sprintf("%.4g", width), fmt.Sprintf("%.4g", height), minCard,
			maxCard)}
	}
	return nil
}

// Bleed says how much art beyond the cut is printed. The zero Bleed chooses by itself: the width from 2 to 3
// mm that fits the most cards on a sheet.
type Bleed struct {
	// Exact takes exactly this many millimetres. With 0, neighbours share one cut.
	Exact bool
	MM    float64
}

// SharedCuts prints no bleed: neighbours touch, and one cut separates them.
var SharedCuts = Bleed{Exact: true}

// ParseBleed reads auto, shared, or a length: 3,175 or 1/8 in. The error is a [ChoiceError] or a [CardError].
func ParseBleed(written string) (Bleed, error) {
	written = strings.TrimSpace(strings.ToLower(written))
	if number, unit, ok := length(written); ok {
		bleed := Bleed{Exact: true, MM: number * units[cmp.Or(unit, "mm")]}
		return bleed, bleed.check()
	}
	i, err := choice("bleed", []string{"auto", "shared"}, written)
	if err != nil {
		err.(*ChoiceError).Or = words.OrMillimetres
		return Bleed{}, err
	}
	return Bleed{Exact: i == 1}, nil
}

// maxBleed limits the bleed, in millimetres: nobody wants to cut off more.
const maxBleed = 20.0

func (b Bleed) check() error {
	if !(b.MM >= 0 && b.MM <= maxBleed) {
		return &CardError{words.NoBleed(b.MM, maxBleed)}
	}
	return nil
}

// widths returns the bleeds to try, widest first, for art that has this much bleed. Those in spare are tried
// only if no card fits with any in wanted.
func (b Bleed) widths(art float64) (wanted, spare []float64, err error) {
	if !(art >= 0) || math.IsInf(art, 0) {
		return nil, nil, &CardError{words.BleedOfArt}
	}
	if !b.Exact {
		return []float64{min(3, art), min(2.5, art), min(2, art)}, []float64{min(1, art), 0}, nil
	}
	if err := b.check(); err != nil {
		return nil, nil, err
	}
	if art == 0 {
		return []float64{0}, nil, nil // nothing goes on beyond the cut, as of a token with a rim
	}
	if b.MM > art+slack {
		return nil, nil, &CardError{words.BleedTooWide(fmt.Sprintf("%.3g", art), fmt.Sprintf("%.3g", b.MM))}
	}
	return []float64{b.MM}, nil, nil
}
