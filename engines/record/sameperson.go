package record

import (
	"slices"
	"strings"

	"homespun/engines"
)

// SamePerson is the remark of a match file that says of the next line, which gives a seat a name, that it
// puts the name right: the person stays the same.
//
//	# same person
//	table: seat B Zoë
//
// It stands directly before that line, with nothing but blank lines between. Before any other line, before
// one that gives the seat to a bot, and while a bot or several people play the seat, it says nothing. Replays
// skip it as any remark: who plays which seat is the same without it. It counts only for what is told of the
// lines before it ([Match.Corrections]), and is undone and redone with its line.
const SamePerson = "# same person"

// isSamePerson reports whether a remark is [SamePerson].
func isSamePerson(remark string) bool {
	return strings.EqualFold(strings.Join(strings.Fields(plain(remark)), " "), SamePerson)
}

// PutsRight reports whether a step puts the name of a person right, as [SamePerson] says.
func (s *Step) PutsRight() bool {
	if s.Line.Kind != SeatLine || !s.Line.Same || s.Line.Bot != "" {
		return false
	}
	was := s.SeatsBefore[s.Line.Seat]
	return was.Bot == "" && len(was.Names) == 1
}

// Corrections returns who played which seat after each of the active steps, with the names that were put
// right later in place of those that were wrong, and first who played at the start.
func (m *Match) Corrections() [][]Seat {
	active := m.Active()
	list := make([][]Seat, len(active)+1)
	right := map[engines.Seat]string{}
	for i := len(active); i >= 0; i-- {
		seats := m.header.Seats
		if i > 0 {
			seats = active[i-1].Seats
		}
		list[i] = withNames(seats, right)
		if i == 0 {
			break
		}
		switch step := active[i-1]; {
		case step.Line.Kind != SeatLine:
		case !step.PutsRight():
			delete(right, step.Line.Seat)
		case right[step.Line.Seat] == "":
			right[step.Line.Seat] = step.Line.Name
		}
	}
	return list
}

// withNames returns seats with other names for the people who play some of them alone.
func withNames(seats []Seat, names map[engines.Seat]string) []Seat {
	if len(names) == 0 {
		return seats
	}
	seats = slices.Clone(seats)
	for seat, name := range names {
		seats[seat].Names = []string{name}
	}
	return seats
}
