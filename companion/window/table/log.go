package table

import (
	"cmp"
	"slices"
	"strings"

	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/words"
	"homespun/companion/window/table/logbook"
	"homespun/companion/window/table/seating"
	"homespun/engines"
	"homespun/engines/record"
)

// log lists the lines of the match. Choosing a line shows the position after it; of lines that are told as
// one it shows each as well.
type log struct {
	*logbook.Logbook
	*core
	replay  *replay
	entries []session.Entry // one for each line that is shown
	// texts caches the text of each entry by its first and its last line in the match.
	texts map[[2]int]string
}

func newLog(r *replay) *log {
	l := &log{core: r.core, replay: r, texts: map[[2]int]string{}}
	empty := words.NothingYet
	if l.session.Header().From != "" {
		empty = words.GoesOnHere
	}
	if helped := l.session.History.Helped(); len(helped) > 0 {
		var said []string
		for _, seat := range helped {
			if help := l.game.Help(seat); help != "" {
				said = append(said, help)
			}
		}
		empty = cmp.Or(strings.Join(said, " "), empty)
	}
	l.Logbook = logbook.New(words.Log, empty, l.dress)
	l.OnChoose = func(i int) {
		if l.Lines[i].Open && l.phase.looked == l.entries[i].Index {
			l.session.LookNow()
			return
		}
		l.session.Look(l.entries[i].Index)
	}
	return l
}

// update reads the log again. It leaves out undone lines, undo, redo, and lines whose replay is not finished.
func (l *log) update() {
	var shown []session.Entry
	for _, entry := range l.session.Log() {
		if entry.Active && !l.replay.holds(entry.Index) {
			shown = append(shown, entry)
		}
	}
	looked, past := l.phase.looked, l.phase.past
	var lines []logbook.Line
	chosen := -1
	add := func(entry session.Entry, line logbook.Line) {
		if past && entry.Index == looked {
			chosen = len(lines)
		}
		if line.Text, line.Seat = l.text(entry), entry.Seat; line.Seat >= 0 {
			line.Figure, line.Paint = people.FaceOf(l.match.People, entry.Seats[entry.Seat], entry.Name)
		}
		l.entries, lines = append(l.entries, entry), append(lines, line)
	}
	l.entries = l.entries[:0]
	for _, entry := range l.folded(shown) {
		folded := entry.First < entry.Index
		open := folded && past && entry.First <= looked && looked <= entry.Index
		add(entry, logbook.Line{Folded: folded, Open: open})
		for i := entry.First; open && i <= entry.Index; i++ {
			if part := l.session.Log()[i]; part.Active {
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
		if text = l.entryText(entry); !entry.Hidden {
			l.texts[of] = text
		}
	}
	return text
}

// folded returns the entries with what was put right one after another as one, and the walks.
func (l *log) folded(entries []session.Entry) (list []session.Entry) {
	for _, entry := range l.session.History.Joined(entries) {
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
	return dealtIn(e.Step) && len(e.Events) > 0 && !e.Pending.Who.Has(engines.Table)
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
func (l *log) entryText(e session.Entry) string {
	const most, few = 40, 3
	voice := l.speak(e)
	if e.Hidden && e.Pending.Seen != 0 && e.Line.Who() == engines.Table {
		return words.DrawnUnseen
	} else if e.Hidden && e.Line.Kind == record.MoveLine {
		return words.HasAnswered(voice.Seat(e.Line.Who()), voice.Several(e.Line.Who()))
	}
	if e.Line.Kind == record.SeatLine {
		return seating.Table{Speak: l.match.Speak}.Text(e.Step)
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
			l.titleOf(e.Before, e.Line.Move))
	case len(said) == 0 || e.Line.Kind != record.MoveLine:
		return words.Short(l.session.Match().Masked(e.Step), 200)
	case len(said) <= few:
		return strings.Join(said, " ")
	case more > 0:
		said = append(said, words.MoreHappened(more))
	}
	return strings.Join(said, "\n")
}
