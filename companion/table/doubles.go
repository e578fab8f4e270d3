package table

import (
	"homespun/companion/tableau"
)

// doubles adds the pieces that stand for a choice among inputs, so that they are ringed, and can be taken up and carried to where they go.
func (s *Screen) doubles(inputs []tableau.Input) []tableau.Input {
	if len(inputs) == 0 {
		return inputs
	}
	list := inputs[:len(inputs):len(inputs)]
	for _, piece := range s.board.Scene().Pieces {
		in := tableau.APiece(piece.ID)
		if stands := s.game.Stands(s.question.Position(), in); stands.Kind == tableau.Choice && contains(inputs, stands) {
			list = append(list, in)
		}
	}
	return list
}
