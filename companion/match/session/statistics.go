package session

import (
	"cmp"
	"slices"

	"homespun/engines"
	"homespun/engines/record"
)

// DieStatistics counts the results of the dice of one owner and one make, over the active rolls.
type DieStatistics struct {
	// Owner is the seat that owns the dice, Dice if nobody does. Faces and Sides describe the dice as in
	// [engines.Die].
	Owner engines.Seat
	Faces int
	Sides [engines.MaxSides]uint8
	// Counts is how often each face has come; entry 0 is face 1. Faces with the same side count as the first
	// of them.
	Counts []int
	// Rolls is the number of dice rolled, Mean the mean of their pips; 0 for dice without pips.
	Rolls int
	Mean  float64
}

// Dice returns the statistics of all dice: first those of nobody, then those of the seats in seat order.
func (s *Session) Dice() []DieStatistics {
	var list []DieStatistics
	for _, step := range s.match.Active() {
		if step.Line.Kind != record.MoveLine || step.Line.Move.Who != engines.Dice {
			continue
		}
		faces := step.Line.Move.Faces()
		for i, die := range step.Pending.Roll.Dice() {
			if i >= len(faces) || die.Face(faces[i]) == 0 {
				continue
			}
			at := slices.IndexFunc(list, func(d DieStatistics) bool {
				return d.Owner == die.Owner && d.Faces == int(die.Faces) && d.Sides == die.Sides
			})
			if at < 0 {
				at = len(list)
				list = append(list,
					DieStatistics{Owner: die.Owner, Faces: int(die.Faces), Sides: die.Sides,
						Counts: make([]int, die.Faces)})
			}
			d := &list[at]
			d.Counts[die.Face(faces[i])-1]++
			if die.Plain() {
				d.Mean = (d.Mean*float64(d.Rolls) + float64(faces[i])) / float64(d.Rolls+1)
			}
			d.Rolls++
		}
	}
	slices.SortStableFunc(list, func(a, b DieStatistics) int {
		return cmp.Or(cmp.Compare(a.Owner, b.Owner), cmp.Compare(a.Faces, b.Faces),
			slices.Compare(a.Sides[:], b.Sides[:]))
	})
	return list
}

// Track measures every active position, from the start on, such as a score over the length of the match.
func (s *Session) Track(measure func(engines.Position) int) []int {
	track := []int{measure(s.match.Start())}
	for _, step := range s.match.Active() {
		track = append(track, measure(step.After))
	}
	return track
}
