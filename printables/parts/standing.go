package parts

import (
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// standings are the words for the ways to stand, in their order.
var standings = []string{"slot", "tent"}

// ParseStanding reads slot or tent, in any case.
func ParseStanding(text string) (Standing, error) {
	for i, name := range standings {
		if strings.EqualFold(name, strings.TrimSpace(text)) {
			return Standing(i), nil
		}
	}
	return Slotted, &StandingError{text}
}

// String returns the word that [ParseStanding] reads.
func (s Standing) String() string { return standings[int(s)%len(standings)] }

// A StandingError says that there is no way to stand of a name.
type StandingError struct{ Name string }

func (e *StandingError) Error() string {
	return words.NoStand(drawing.Quoted(e.Name), strings.Join(standings, " or "))
}
