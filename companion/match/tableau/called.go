package tableau

import (
	"slices"
	"strings"

	"homespun/companion/match/words"
	"homespun/engines"
)

// Called returns the inputs of the places and pieces that somebody calls by their names, in order, such as
// those of "i1 h2": a space by what is printed beside it, a piece by its label. unknown is the first word
// that is neither.
func (s *Scene) Called(text string) (list [][]Input, unknown string) {
	for word := range strings.FieldsSeq(text) {
		inputs := s.called(word)
		if len(inputs) == 0 {
			return nil, word
		}
		list = append(list, inputs)
	}
	return list, ""
}

func (s *Scene) called(word string) []Input {
	for _, spot := range s.Spots {
		if name, _, _ := strings.Cut(spot.Name, ","); strings.EqualFold(name, word) && !s.HasTray(spot.ID) {
			return s.On(spot.ID)
		}
	}
	var list []Input // several can have the same label; the tap takes the one that may be tapped
	for _, piece := range s.Pieces {
		if piece.Label != "" && strings.EqualFold(piece.Label, word) {
			list = append(list, APiece(piece.ID))
		}
	}
	return list
}

// mostNames is how many pieces are named in a sentence.
const mostNames = 3

// Names returns the names of the pieces among inputs, each once; none if there are too many for a sentence. some
// is false if there is no piece among them.
func (s *Scene) Names(inputs []Input) (names []string, some bool) {
	for _, in := range inputs {
		piece, ok := s.Piece(in.ID)
		if in.Kind != Piece || !ok {
			continue
		}
		some = true
		// without what lies beside it, such as how many there are
		if name, _, _ := strings.Cut(piece.Amid(), ", "); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) > mostNames {
		names = nil
	}
	return names, some
}

// Amid returns what a piece is called amid a sentence: "Mia's Bun", "the explosive".
func (t Thing) Amid() string {
	if t.Seat == engines.Table {
		return words.OrderOne(t.Name)
	}
	return t.Name
}
