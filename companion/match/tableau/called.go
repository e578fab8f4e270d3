package tableau

import "strings"

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
