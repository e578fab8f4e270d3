package paper

import (
	"strings"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/words"
)

// Side is a side of a sheet.
type Side uint8

// The sides.
const (
	FrontSide Side = iota
	BackSide
)

// Backs says how the backs of cards get behind their fronts.
type Backs uint8

const (
	// FoldOver prints each back beside its front, and the paper is folded between them. Any printer can do
	// it.
	FoldOver Backs = iota
	// LongEdge prints the backs on the other side of the sheets, which are turned over the paper's long edge.
	LongEdge
	// ShortEdge prints the backs on the other side of the sheets, which are turned over the paper's short
	// edge.
	ShortEdge
	// NoBacks prints no backs.
	NoBacks
)

var backsNames = []string{"fold", "long-edge", "short-edge", "none"}

// ParseBacks parses fold, long-edge, short-edge or none, in any letter case. The error is a [ChoiceError].
func ParseBacks(name string) (Backs, error) {
	i, err := choice(words.WayOfBacks, backsNames, name)
	return Backs(i), err
}

// String returns the word that [ParseBacks] reads.
func (b Backs) String() string { return nameOf(backsNames, int(b)) }

// Duplex says whether sheets are printed on both sides.
func (b Backs) Duplex() bool { return b == LongEdge || b == ShortEdge }

// A ChoiceError says that a word is not one of the possible choices.
type ChoiceError struct {
	What, Name string
	Choices    []string
	// Or is the end of the message, with what is possible besides the choices: "or give a size such as
	// 58x90".
	Or string
}

func (e *ChoiceError) Error() string {
	problem := words.NoChoice(e.What, drawing.Quoted(e.Name), text.Join(e.Choices, "or"))
	if e.Or != "" {
		problem += ", " + e.Or
	}
	return problem
}

// choice returns the index of a word among names, in any case.
func choice(what string, names []string, word string) (int, error) {
	for i, name := range names {
		if strings.EqualFold(name, strings.TrimSpace(word)) {
			return i, nil
		}
	}
	return 0, &ChoiceError{What: what, Name: word, Choices: names}
}

func nameOf(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return "?"
}
