// Package chronicle tells the lines of a match in whole sentences, for the log of the table and for a match that is
// looked through. Of a running match it tells nothing that only one seat may know.
package chronicle

import (
	"slices"
	"strings"

	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/evening"
	"homespun/companion/window/table/logbook"
	"homespun/companion/window/table/seating"
	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/engines/record"
)

// Teller tells the lines of a match.
type Teller struct {
	match *evening.Match
	game  func() tableau.Game
	// texts caches the text of each entry by its first and its last line in the match.
	texts map[[2]int]string
}

// New returns a teller for a match, which may be read again, and for the game that it shows now.
func New(match *evening.Match, game func() tableau.Game) *Teller {
	return &Teller{match, game, map[[2]int]string{}}
}

// Forget drops all texts, after the file of the match was read again.
func (t *Teller) Forget() { clear(t.texts) }

// Line returns a line as the log shows it.
func (t *Teller) Line(entry session.Entry) logbook.Line {
	line := logbook.Line{Text: t.text(entry), Seat: entry.Seat}
	if line.Seat >= 0 {
		line.Figure, line.Paint = people.FaceOf(t.match.People, entry.Seats[entry.Seat], entry.Name)
	}
	return line
}

// text returns the text of an entry. A hidden answer is not cached: its text changes when it is revealed.
func (t *Teller) text(entry session.Entry) string {
	of := [2]int{entry.First, entry.Index}
	said, known := t.texts[of]
	if !known || entry.Hidden {
		if said = t.entryText(entry); !entry.Hidden {
			t.texts[of] = said
		}
	}
	return said
}

// Folded returns the entries with what was put right one after another as one, and the walks.
func (t *Teller) Folded(entries []session.Entry) (list []session.Entry) {
	for _, entry := range t.match.Session.History.Joined(entries) {
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
	return Dealt(e.Step) && len(e.Events) > 0 && !e.Pending.Who.Has(engines.Table)
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

// Dealt reports whether a line is what the table has dealt.
func Dealt(step record.Step) bool {
	return step.Line.Kind == record.MoveLine && step.Line.Move.Who == engines.Table
}

// Title returns the title of a move made in a position: the game's caption, or the move in notation.
func Title(game tableau.Game, engine engines.Engine, position engines.Position, m engines.Move) string {
	if title, _ := game.Caption(position, m.Who, game.Inputs(position, m)); title != "" {
		return title
	}
	return engine.Format(m)
}

// entryText returns the text of a line in the log: its events, on lines of their own if there are many.
func (t *Teller) entryText(e session.Entry) string {
	const most, few = 40, 3
	voice := t.match.Speak(e.Seats, e.Seat, e.Name)
	if e.Hidden && e.Pending.Seen != 0 && e.Line.Who() == engines.Table {
		return words.DrawnUnseen
	} else if e.Hidden && e.Line.Kind == record.MoveLine {
		return words.HasAnswered(voice.Seat(e.Line.Who()), voice.Several(e.Line.Who()))
	}
	if e.Line.Kind == record.SeatLine {
		return seating.Table{Speak: t.match.Speak}.Text(e.Step)
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
		return text.Forward(words.Does(words.Short(words.Sentence(voice.Seat(e.Line.Move.Who)), 24),
			Title(t.game(), t.match.Session.Engine(), e.Before, e.Line.Move)))
	case len(said) == 0 || e.Line.Kind != record.MoveLine:
		return words.Short(t.match.Session.Match().Masked(e.Step), 200)
	case len(said) <= few:
		return strings.Join(said, " ")
	case more > 0:
		said = append(said, words.MoreHappened(more))
	}
	return strings.Join(said, "\n")
}
