package newmatch

import (
	"strings"

	"homespun/companion/match/people"
	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// sets says who has played a game with whose printed pieces: by a person's name the chair on which the person
// sat when real pieces last lay on the table.
type sets map[string]int

// setsOf returns the sets of a game, of matches of which the last one is the first. In a game whose seats are
// not called by letters they are parts to be played, such as that of the monsters, and no one keeps one.
func setsOf(game string, played []record.Header) sets {
	all := sets{}
	for _, h := range played {
		if h.Game != game || h.Pieces != record.OnTable || !lettered(h.Seats) {
			continue
		}
		for i, seat := range h.Seats {
			for _, name := range seat.Names {
				if key := setKey(name); len(seat.Names) == 1 && all.of(name) < 0 {
					all[key] = i
				}
			}
		}
	}
	return all
}

func setKey(name string) string { return strings.ToLower(rulesets.CleanName(name)) }

// of returns the chair of a person, -1 for none.
func (s sets) of(name string) int {
	if i, known := s[setKey(name)]; known {
		return i
	}
	return -1
}

// lettered reports whether seats are called by letters, which stand on their printed pieces too.
func lettered(seats []record.Seat) bool {
	for _, seat := range seats {
		if len(seat.ID) != 1 {
			return false
		}
	}
	return true
}

// own returns the chair whose printed pieces whoever sits on a chair has played with, -1 for none.
func (s *seating) own(c *chair) int {
	if len(c.names) != 1 || c.bot != "" {
		return -1
	}
	return s.sets.of(c.names[0])
}

// arrange has people sit where their printed pieces are, if real pieces are used and nobody has said who sits
// where. Whoever sits where somebody else's pieces are takes the chair that is left.
func (s *seating) arrange() {
	if s.placed || !s.screen.pieces.real() {
		return
	}
	for i := range s.count {
		for range s.count {
			to := s.own(s.chair(i))
			if to < 0 || to == i || to >= s.count || s.own(s.chair(to)) == to {
				break
			}
			s.chairs[i], s.chairs[to] = s.chairs[to], s.chairs[i]
		}
	}
}

// mark returns the mark of a chair: in the colour that it will have on the screen, or as its printed pieces.
// Where the rules give a seat its colour, that one stays.
func (s *seating) mark(seat int, side float32) *widgets.Mark {
	mark := widgets.NewMark(engines.Seat(seat), side)
	switch {
	case s.ruled != drawing.None:
		mark.SetSeatIn(engines.Seat(seat), s.ruled, drawing.CircleSign)
	case !s.screen.pieces.real():
		dress := tableau.Wear(people.Wishes(s.people, s.seats()))
		mark.SetSeatIn(engines.Seat(seat), dress.Colour(engines.Seat(seat)), drawing.Signs[seat])
	}
	return mark
}
