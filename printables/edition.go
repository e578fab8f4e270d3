package printables

import (
	"fmt"
	"slices"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
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
)

// editionNames are the names on the command line.
var editionNames = []string{"full", "quick", "gift", "small-hands"}

// EditionUse says on the command line what the editions are.
const EditionUse = "how much of a game: full, quick (flat, without dice, and the rules without pictures), " +
	"gift (with a box) or small-hands (no part smaller than 45 mm, rulebook in large letters)"

// Editions returns the names that [ParseEdition] reads.
func Editions() []string { return slices.Clone(editionNames) }

// String returns the name that [ParseEdition] reads.
func (e Edition) String() string { return editionNames[e] }

// ParseEdition reads the name of an edition.
func ParseEdition(name string) (Edition, error) {
	i := slices.Index(editionNames, name)
	if i < 0 {
		return 0, fmt.Errorf("there is no set %s: choose %s", drawing.Quoted(name), text.Join(editionNames, "or"))
	}
	return Edition(i), nil
}

// Has reports whether a part belongs to the edition.
func (e Edition) Has(part Part) bool {
	switch part.Use {
	case parts.Extra:
		return e == GiftEdition
	case parts.Usual:
		return e != QuickEdition
	case parts.Quick:
		return e == QuickEdition
	}
	return true
}
