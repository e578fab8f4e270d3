package session

import (
	"slices"
	"time"

	"homespun/engines/record"
)

// fewest is how many lines tell a pace at least.
const fewest = 20

// Pace returns how long a line of a game takes at the family's own table, by the sittings that the match files of a
// folder tell. It is 0 if they tell of too few lines. Matches of bots alone do not count.
func Pace(folder, game string) time.Duration {
	var took time.Duration
	lines := 0
	for file := range read(folder, game) {
		if !slices.ContainsFunc(file.Header.Seats, func(s record.Seat) bool { return s.Bot == "" }) {
			continue
		}
		sittings, _ := record.Sittings(file.Marks, len(file.Lines))
		for _, sitting := range sittings {
			took, lines = took+sitting.End.Sub(sitting.Begin), lines+sitting.Lines
		}
	}
	if lines < fewest {
		return 0
	}
	return took / time.Duration(lines)
}
