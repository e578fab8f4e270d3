package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/session"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/record"
)

// log lists the lines of the match, the last one at the bottom. Choosing a line shows the position after it.
type log struct {
	screen  *Screen
	list    *widget.List
	empty   *widget.Label
	entries []session.Entry
	// texts caches the text of each line by its index in the match. said are the texts shown, high their
	// heights at the present width.
	texts   map[int]string
	said    []string
	high    []float32
	width   float32
	quiet   bool // update changes the list: a selection is no tap
	last    int  // the number of lines when the list was last scrolled to its end
	content fyne.CanvasObject
}

func newLog(s *Screen) *log {
	l := &log{screen: s, texts: map[int]string{}}
	l.list = widget.NewList(func() int { return len(l.entries) }, func() fyne.CanvasObject {
		label := widget.NewLabel("")
		label.Wrapping = fyne.TextWrapWord
		label.SizeName = theme.SizeNameCaptionText
		return container.New(kit.MarkedLine{}, kit.NewMark(engines.Table, 22), label)
	}, func(i widget.ListItemID, o fyne.CanvasObject) {
		row := o.(*fyne.Container).Objects
		s.dress(row[0].(*kit.Mark), l.entries[i].Seat)
		row[1].(*widget.Label).SetText(l.said[i])
	})
	l.list.HideSeparators = true
	l.list.OnSelected = func(i widget.ListItemID) {
		if !l.quiet && i < len(l.entries) {
			s.session.Look(l.entries[i].Index)
		}
	}
	l.empty = kit.Quiet(words.NothingYet)
	if s.session.Header().From != "" {
		l.empty.SetText(words.GoesOnHere)
	}
	if helped := s.session.Helped(); len(helped) > 0 {
		var names []string
		for _, seat := range helped {
			names = append(names, s.seatName(seat))
		}
		l.empty.SetText(words.GetHelp(words.AndNames(names), len(names)))
	}
	heading := kit.Line(words.Log, theme.SizeNameCaptionText, look.Bold)
	l.content = kit.Panel(container.New(kit.Headed{}, heading, container.NewStack(l.list, l.empty)))
	return l
}

// update reads the log again. It leaves out undone lines, undo, redo, and lines whose replay is not finished.
func (l *log) update() {
	s := l.screen
	l.quiet = true
	defer func() { l.quiet = false }()
	l.entries = l.entries[:0]
	for _, entry := range s.session.Log() {
		if entry.Active && !s.replay.holds(entry.Index) {
			l.add(entry)
		}
	}
	for i, entry := range l.entries {
		text, known := l.texts[entry.Index]
		if !known || entry.Hidden {
			// a hidden answer is not cached: its text changes when it is revealed
			if text = s.entryText(entry); !entry.Hidden {
				l.texts[entry.Index] = text
			}
		}
		if i < len(l.said) && l.said[i] == text {
			continue
		}
		l.said, l.high = append(l.said[:i], text), l.high[:min(i, len(l.high))]
	}
	l.said = l.said[:len(l.entries)]
	l.high = l.high[:min(len(l.high), len(l.said))]
	l.empty.Hidden = len(l.entries) > 0
	l.heights()
	l.list.Refresh()
	if looked, past := s.session.Looking(); past {
		for i, entry := range l.entries {
			if entry.Index == looked {
				l.list.Select(i)
			}
		}
	} else {
		l.list.UnselectAll()
	}
}

// add adds a line, in place of the one before where the two are one: the twines of a walk, and what was put
// right one after another.
func (l *log) add(entry session.Entry) {
	if last := len(l.entries) - 1; last >= 0 {
		before := l.entries[last]
		switch one, ok := l.joined(before, entry); {
		case ok:
			entry.Events = []engines.Message{one}
			l.entries = l.entries[:last]
		case putsRight(before) && putsRight(entry):
			entry.Events = latest(before.Events, entry.Events)
			l.entries = l.entries[:last]
		}
	}
	l.entries = append(l.entries, entry)
}

// joined returns the event that two lines are together; false if they are two.
func (l *log) joined(a, b session.Entry) (engines.Message, bool) {
	if len(a.Events) != 1 || len(b.Events) != 1 {
		return engines.Message{}, false
	}
	return l.screen.game.Joined(a.Events[0], b.Events[0])
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
	l.said, l.high, l.last = nil, nil, -1
}

// follow scrolls to the end if lines were added. It is called after the list has got its size.
func (l *log) follow() {
	if l.width != l.list.Size().Width {
		l.heights()
	}
	if l.last != len(l.entries) {
		l.last = len(l.entries)
		l.list.ScrollToBottom()
	}
}

// heights gives each line the height that its text needs at the present width. Known heights are kept.
func (l *log) heights() {
	if width := l.list.Size().Width; width != l.width {
		l.width, l.high = width, nil
	}
	size := look.Current().Size(theme.SizeNameCaptionText)
	for i := len(l.high); i < len(l.said); i++ {
		high := max(kit.LineHeight, float32(kit.CountLines(l.said[i], size, l.width-44))*size*1.42+kit.LineHeight-19)
		l.high = append(l.high, high)
		l.list.SetItemHeight(i, high)
	}
}

// entryText returns the text of a line in the log: its events, on lines of their own if there are many.
func (s *Screen) entryText(e session.Entry) string {
	const most, few = 40, 3
	voice := s.match.Speak(e.Seats, e.Seat, e.Name)
	if e.Hidden && e.Line.Kind == record.MoveLine {
		return words.HasAnswered(voice.Seat(e.Line.Who()), voice.Several(e.Line.Who()))
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
