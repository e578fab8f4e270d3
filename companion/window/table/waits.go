package table

import (
	"cmp"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/table/wishes"
	"homespun/engines"
)

// rollsForBots returns the sentence that asks somebody to roll real dice for bots, "" if none do. It takes
// the prompt's place if no other dice are due, and stands below it otherwise.
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

// wish takes new wishes for the match.
func (s *Screen) wish(w wishes.Wishes) {
	if s.wishes = w; !w.Owl {
		s.owl.Shoo()
	}
	w.Keep(s.shell, s.session.Path())
	s.session.LeaveToApp(s.isLeft)
	s.session.SetRoller(w.Roller)
	s.update()
}

// isLeft reports whether what a position waits for is left to the app.
func (s *Screen) isLeft(position engines.Position) bool {
	chore := s.game.Chore(position)
	return chore >= 0 && s.wishes.Left[chore]
}

// chore returns what the app does for the people now; false if it is nothing, or if it waits.
func (s *Screen) chore() (tableau.Chore, bool) {
	if !s.session.LeftToApp() || s.session.BotsWait() {
		return tableau.Chore{}, false
	}
	return s.game.Chores()[s.game.Chore(s.session.Position())], true
}

// showPace opens the switches of the match.
func (s *Screen) showPace() { wishes.Show(s.shell, s.game, s.readers(), s.roller(), s.wishes, s.wish) }

// roller returns who rolls, as in the settings; "" in a game without dice.
func (s *Screen) roller() string {
	if s.session.Engine().Info().Diceless {
		return ""
	}
	return cmp.Or(s.session.Roller(), settings.Rollers[0])
}
