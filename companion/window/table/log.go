package table

import (
	"cmp"
	"strings"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/chronicle"
	"homespun/companion/window/table/logbook"
)

// log lists the lines of the match. Choosing a line shows the position after it; of lines that are told as
// one it shows each as well.
type log struct {
	*logbook.Logbook
	*core
	replay  *replay
	entries []session.Entry // one for each line that is shown
	told    *chronicle.Teller
}

func newLog(r *replay) *log {
	l := &log{core: r.core, replay: r, told: chronicle.New(&r.match, func() tableau.Game { return r.game })}
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
		told := l.told.Line(entry)
		told.Folded, told.Open, told.Part = line.Folded, line.Open, line.Part
		l.entries, lines = append(l.entries, entry), append(lines, told)
	}
	l.entries = l.entries[:0]
	for _, entry := range l.told.Folded(shown) {
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

// forget drops all texts, after the file of the match was read again.
func (l *log) forget() {
	l.told.Forget()
	l.Forget()
}
