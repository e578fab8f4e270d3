package session

import (
	"time"

	"homespun/engines/record"
)

// rest is how long nobody plays before the next line begins another sitting.
const rest = 30 * time.Minute

// sittings notes in the match file when a sitting begins and ends, as remarks beside the lines
// ([Options.NoteTimes]). A match that is only looked at gets none.
type sittings struct {
	// marks are the remarks that stand in the file.
	marks []record.Mark
	// open says that a sitting has begun and not ended; last is when its last line was made.
	open bool
	last time.Time
	// since is when the match was opened, or when its last sitting ended: a line soon after it belongs to a
	// sitting that began then.
	since time.Time
}

// reopen takes over the marks of a file with so many lines, last written at a time. A sitting in it without
// an end, because the program stopped, ended with its last line.
func (s *sittings) reopen(marks []record.Mark, lines int, written, now time.Time) {
	*s = sittings{marks: marks, since: now}
	_, begin := record.Sittings(marks, lines)
	if s.open = !begin.IsZero(); s.open {
		s.last = begin
		if written.After(begin) && !written.After(now) {
			s.last = written
		}
	}
}

// before returns the marks that belong before a line made now, when so many lines are in the file.
func (s *sittings) before(lines int, now time.Time) []record.Mark {
	var marks []record.Mark
	if s.open {
		if soon(s.last, now) {
			return nil
		}
		marks = append(marks, record.Mark{At: s.last, Lines: lines})
	}
	begin := now
	if soon(s.since, now) {
		begin = s.since
	}
	return append(marks, record.Mark{At: begin, Lines: lines})
}

// after returns the marks that belong after the last line made, when people leave or the match is over.
func (s *sittings) after(lines int, now time.Time) []record.Mark {
	if !s.open {
		return nil
	}
	end := s.last
	if soon(s.last, now) {
		end = now
	}
	return []record.Mark{{At: end, Lines: lines}}
}

// played notes that lines with these marks are in the file. over says that the match has ended with them.
func (s *sittings) played(marks []record.Mark, over bool, now time.Time) {
	s.marks = append(s.marks, marks...)
	s.open, s.last, s.since = !over, now, now
}

// soon reports whether the time now is within a rest of the time at. It is not if the system's clock was put
// back in between.
func soon(at, now time.Time) bool {
	gone := now.Sub(at)
	return gone >= 0 && gone <= rest
}

// time returns the time of the system's clock, without the part that stands still while the computer sleeps.
func (o Options) time() time.Time { return o.Now().Round(0) }

// marked returns the lines of steps, which stand in the file after so many others, with marks among them.
func marked(lines int, steps []record.Step, marks []record.Mark) []string {
	var texts []string
	for i := 0; i <= len(steps); i++ {
		for ; len(marks) > 0 && marks[0].Lines <= lines+i; marks = marks[1:] {
			texts = append(texts, marks[0].Text())
		}
		if i < len(steps) {
			if steps[i].Line.Same {
				texts = append(texts, record.SamePerson)
			}
			texts = append(texts, steps[i].Text)
		}
	}
	return texts
}
