package table

import (
	"slices"
	"strings"

	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/table/logbook"
	"homespun/engines"
	"homespun/engines/record"
)

// log lists the lines of the match. Choosing a line shows the position after it; of lines that are told as one it
// shows each as well.
type log struct {
	*logbook.Logbook
	screen  *Screen
	entries []session.Entry // one for each line that is shown
	// texts caches the text of each entry by its first and its last line in the match.
	texts map[[2]int]string
}

func newLog(s *Screen) *log {
	empty := words.NothingYet
	if s.session.Header().From != "" {
		empty = words.GoesOnHere
	}
	if helped := s.session.History.Helped(); len(helped) > 0 {
		var names []string
		for _, seat := range helped {
			names = append(names, s.seatName(seat))
		}
		empty = words.GetHelp(words.AndNames(names), len(names))
	}
	l := &log{screen: s, Logbook: logbook.New(words.Log, empty, s.dress), texts: map[[2]int]string{}}
	l.OnChoose = func(i int) {
		if looked, _ := s.session.Looking(); l.Lines[i].Open && looked == l.entries[i].Index {
			s.session.LookNow()
			return
		}
		s.session.Look(l.entries[i].Index)
	}
	return l
}

// update reads the log again. It leaves out undone lines, undo, redo, and lines whose replay is not finished.
func (l *log) update() {
	s := l.screen
	var shown []session.Entry
	for _, entry := range s.session.Log() {
		if entry.Active && !s.replay.holds(entry.Index) {
			shown = append(shown, entry)
		}
	}
	looked, past := s.session.Looking()
	var lines []logbook.Line
	chosen := -1
	add := func(entry session.Entry, line logbook.Line) {
		if past && entry.Index == looked {
			chosen = len(lines)
		}
		line.Text, line.Seat = l.text(entry), entry.Seat
		l.entries, lines = append(l.entries, entry), append(lines, line)
	}
	l.entries = l.entries[:0]
	for _, entry := range l.folded(shown) {
		folded := entry.First < entry.Index
		open := folded && past && entry.First <= looked && looked <= entry.Index
		add(entry, logbook.Line{Folded: folded, Open: open})
		for i := entry.First; open && i <= entry.Index; i++ {
			if part := s.session.Log()[i]; part.Active {
				add(part, logbook.Line{Part: true})
			}
		}
	}
	l.Show(lines, chosen)
}

// text returns the text of an entry. A hidden answer is not cached: its text changes when it is revealed.
func (l *log) text(entry session.Entry) string {
	of := [2]int{entry.First, entry.Index}
	text, known := l.texts[of]
	if !known || entry.Hidden {
		if text = l.screen.entryText(entry); !entry.Hidden {
			l.texts[of] = text
		}
	}
	return text
}

// folded returns the entries with what was put right one after another as one, and the walks.
func (l *log) folded(entries []session.Entry) (list []session.Entry) {
	for _, entry := range l.screen.session.History.Joined(entries) {
		if last := len(list) - 1; last >= 0 && putsRight(list[last]) && putsRight(entry) {
			entry.Events = latest(list[last].Events, entry.Events)
			entry.First, entry.Start = list[last].First, list[last].Start
			list = list[:last]
		}
		list = append(list, entry)
	}
	return list
}

// putsRight reports whether a line is a fix with something to tell, and not what the table deals.
func putsRight(e session.Entry) bool {
	return e.Line.Kind == record.MoveLine && e.Line.Move.Who == engines.Table && len(e.Events) > 0 &&
		!e.Pending.Who.Has(engines.Table)
}

// latest adds the events of a fix to those of the ones before it. A number that is set again is told once, as
// it is in the end.
func latest(list, events []engines.Message) []engines.Message {
	list = slices.Clone(list)
	for _, event := range events {
		list = append(slices.DeleteFunc(list, func(old engines.Message) bool {
			last := max(0, int(event.N)-1)
			return old.Reason == event.Reason && old.N == event.N &&
				slices.Equal(old.Args[:last], event.Args[:last])
		}), event)
	}
	return list
}

// forget drops all texts, after the file of the match was read again.
func (l *log) forget() {
	clear(l.texts)
	l.Forget()
}

// entryText returns the text of a line in the log: its events, on lines of their own if there are many.
func (s *Screen) entryText(e session.Entry) string {
	const most, few = 40, 3
	voice := s.match.Speak(e.Seats, e.Seat, e.Name)
	if e.Hidden && e.Line.Kind == record.MoveLine {
		return words.HasAnswered(voice.Seat(e.Line.Who()), voice.Several(e.Line.Who()))
	}
	if e.Line.Kind == record.SeatLine {
		return s.seating().Text(e.Step)
	}
	var said []string
	more := 0
	for _, message := range e.Events {
		sentence := words.Short(voice.Sentence(message), 200)
		switch {
		case sentence == "":
		case len(said) == most:
			more++
		default:
			said = append(said, sentence)
		}
	}
	switch {
	case len(said) == 0 && e.Pending.Secret && e.Line.Kind == record.MoveLine && e.Line.Move.Who >= 0:
		return words.Does(words.Short(words.Sentence(voice.Seat(e.Line.Move.Who)), 24),
			s.titleOf(e.Before, e.Line.Move))
	case len(said) == 0 || e.Line.Kind != record.MoveLine:
		return words.Short(s.session.Match().Masked(e.Step), 200)
	case len(said) <= few:
		return strings.Join(said, " ")
	case more > 0:
		said = append(said, words.MoreHappened(more))
	}
	return strings.Join(said, "\n")
}
