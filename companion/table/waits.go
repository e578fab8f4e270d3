package table

import "homespun/companion/words"

// rollsForBots returns the sentence that asks somebody to roll real dice for bots, "" if none do. It takes the
// prompt's place if no other dice are due, and stands below it otherwise.
func (s *Screen) rollsForBots() (sentence string, alone bool) {
	seats, alone := s.session.RollsForBots()
	if len(seats) == 0 {
		return "", false
	}
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = s.seatName(seat)
	}
	return words.RollsFor(words.AndNames(names)), alone
}
