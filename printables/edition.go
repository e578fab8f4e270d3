package printables

import (
	"errors"
	"slices"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// An Edition is how much of a game is printed where no parts are named.
type Edition uint8

// The editions.
const (
	// FullEdition is everything that a game is played with.
	FullEdition Edition = iota
	// QuickEdition is soon cut out: flat pieces only, and nothing that most families have, such as dice.
	QuickEdition
	// GiftEdition has the box and its labels too.
	GiftEdition
	// SmallHandsEdition is the full one with large parts for small children.
	SmallHandsEdition
	// TonightEdition is what these people need for this game now: flat, on few sheets, and no cover.
	TonightEdition
)

// editionNames are the names on the command line.
var editionNames = []string{"full", "quick", "gift", "small-hands", "tonight"}

// Editions returns the names that [ParseEdition] reads.
func Editions() []string { return slices.Clone(editionNames) }

// String returns the name that [ParseEdition] reads.
func (e Edition) String() string { return editionNames[e] }

// ParseEdition reads the name of an edition.
func ParseEdition(name string) (Edition, error) {
	i := slices.Index(editionNames, name)
	if i < 0 {
		return 0, errors.New(words.NoEdition(drawing.Quoted(name), text.Join(editionNames, "or")))
	}
	return Edition(i), nil
}

// Has reports whether a part belongs to the edition.
func (e Edition) Has(part Part) bool {
	switch part.Use {
	case parts.Extra:
		return e == GiftEdition
	case parts.Usual:
		return e != QuickEdition && e != TonightEdition
	case parts.Quick:
		return e == QuickEdition
	case parts.Tonight:
		return e == TonightEdition
	}
	return true
}
