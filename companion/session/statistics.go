package session

import (
	"cmp"
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// DieStatistics is how the dice of one owner and kind have fallen, in the rolls that stand.
type DieStatistics struct {
	// Owner is whose dice they are, Dice where they are nobody's; Faces and Kind are the dice's.
	Owner engines.Seat
	Faces int
	Kind  uint8
	// Counts is how often each face has come; entry 0 is face 1.
	Counts []int
	// Rolls is how many dice were rolled, Mean their mean face, 0 where there were none.
	Rolls int
	Mean  float64
}

// Dice returns how the dice have fallen, the seats' in seat order after those that are nobody's.
func (s *Session) Dice() []DieStatistics {
	var list []DieStatistics
	for _, step := range s.match.Standing() {
		if step.Line.Kind != record.MoveLine || step.Line.Move.Who != engines.Dice {
			continue
		}
		faces := step.Line.Move.Faces()
		for i, die := range step.Due.Roll.Dice() {
			if i >= len(faces) || faces[i] < 1 || faces[i] > int16(die.Faces) {
				continue
			}
			at := slices.IndexFunc(list, func(d DieStatistics) bool {
				return d.Owner == die.Owner && d.Faces == int(die.Faces) && d.Kind == die.Kind
			})
			if at < 0 {
				at = len(list)
				list = append(list, DieStatistics{Owner: die.Owner, Faces: int(die.Faces), Kind: die.Kind, Counts: make([]int, die.Faces)})
			}
			d := &list[at]
			d.Counts[faces[i]-1]++
			d.Mean = (d.Mean*float64(d.Rolls) + float64(faces[i])) / float64(d.Rolls+1)
			d.Rolls++
		}
	}
	slices.SortStableFunc(list, func(a, b DieStatistics) int {
		return cmp.Or(cmp.Compare(a.Owner, b.Owner), cmp.Compare(a.Faces, b.Faces), cmp.Compare(a.Kind, b.Kind))
	})
	return list
}

// Track measures every position of the way that stands, the start first: what a score did over the match.
func (s *Session) Track(measure func(engines.Position) int) []int {
	track := []int{measure(s.match.Start())}
	for _, step := range s.match.Standing() {
		track = append(track, measure(step.After))
	}
	return track
}
