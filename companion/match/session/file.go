package session

import (
	"time"

	"homespun/engines/record"
)

// A File is the file of a match, if it has one.
type File struct {
	options Options
	// writer appends to the file. It is nil for a match without a file.
	writer   *record.Writer
	match    *record.Match
	sittings sittings
	notices  []string
	leftOut  *record.LeftOut // nil once the file was written
	rested   bool
}

// longBreak is after how long without a line nobody can be sure that everything still lies on the table.
const longBreak = 3 * time.Hour

// open takes over a file that was read, and the match in it.
func (f *File) open(file *record.File, writer *record.Writer, match *record.Match) {
	f.writer = writer
	written, now := writer.Written(), f.options.time()
	f.sittings.reopen(file.Marks, len(file.Lines), written, now)
	f.rested = len(file.Lines) > 0 && now.Sub(written) > longBreak
	f.notices, f.leftOut = file.NoticesWith(match), file.LeftOut(match)
}

// Notices returns what was kept or dropped while the file was read, one sentence each.
func (f *File) Notices() []string { return f.notices }

// LeftOut returns the last line of the file, if it was left out because it has no line end and could be the
// next line of the match ([Session.TakeLeftOut]). It is "" if there is no such line, if it may be a hidden
// answer, and once a line was made.
func (f *File) LeftOut() string {
	if f.leftOut == nil || !f.leftOut.Legal || f.leftOut.Hidden {
		return ""
	}
	return f.leftOut.Text
}

// Rested reports whether the match was opened after a long break, in which its pieces may have been moved.
func (f *File) Rested() bool { return f.rested }

// Changed reports whether another program has written the file or taken it away.
func (f *File) Changed() bool { return f.writer != nil && f.writer.Changed() }

// entry returns what writes the lines of steps into the file and syncs them, with the marks of the sitting
// around them, and what notes then that they stand there.
func (f *File) entry(steps []record.Step) (write func() error, written func()) {
	if f.writer == nil {
		return func() error { return nil }, func() {}
	}
	var marks []record.Mark
	now, lines := f.options.time(), len(f.match.Steps())
	over := f.match.Engine().Outcome(steps[len(steps)-1].After).Over
	if f.options.NoteTimes {
		marks = f.sittings.before(lines, now)
		if over {
			marks = append(marks, record.Mark{At: now, Lines: lines + len(steps)})
		}
	}
	writer, texts := f.writer, marked(lines, steps, marks)
	return func() error { return writer.Append(texts...) }, func() {
		f.leftOut = nil
		f.sittings.played(marks, over, now)
	}
}

// leaving returns what notes in the file that the sitting has ended. Nothing is written while a last line is left
// out, since that would make a remark of it. The next sitting notes the end of this one.
func (f *File) leaving() func() error {
	if f.writer == nil || !f.options.NoteTimes || f.leftOut != nil {
		return func() error { return nil }
	}
	marks := f.sittings.after(len(f.match.Steps()), f.options.time())
	writer, texts := f.writer, marked(len(f.match.Steps()), nil, marks)
	return func() error { return writer.Append(texts...) }
}

// Played returns how long the match was played in all its sittings together, in whole minutes. Of matches
// without marks nobody knows, and the numbers are 0.
func (f *File) Played() (minutes, sittings int) {
	whole, _ := record.Sittings(f.sittings.marks, len(f.match.Steps()))
	var took time.Duration
	for _, sitting := range whole {
		took += sitting.End.Sub(sitting.Begin)
	}
	return int(took.Round(time.Minute) / time.Minute), len(whole)
}
