package record

import (
	"fmt"
	"strings"

	"homespun/engines/common/text"
)

// File is a match file split into its parts. Its lines have not yet been read as moves.
type File struct {
	Header Header
	// Lines are the lines of the match, without comments and blank lines.
	Lines []FileLine
	// Marks are the remarks among them that say what the time was.
	Marks []Mark
	// GoesOnIn is the file name of the match that goes on from this one by other rules, as its last remark of
	// this kind tells; "" for none.
	GoesOnIn string
	// Pieces says where the pieces lie since the last remark that says so ([PiecesLie]); "" without one. Lies
	// is how many lines stand before the last remark [LiesThere], 0 without one.
	Pieces string
	Lies   int
	// Torn holds the bytes of a last line that has no line end; "" if there is none. A last remark needs no
	// line end. Where a power cut has left zeros in place of what was written last, it holds all from their
	// line on.
	Torn string
	// Notices says what was kept in reading, one sentence each. [File.NoticesWith] adds what the match of the
	// file knows.
	Notices []string

	// front is the front matter, without its fences.
	front string
	// tornAt is the number of the line of Torn.
	tornAt int
	// whole is the file up to its last line end, unchanged.
	whole []byte
	// noLineEnd says that whole ends without a line end.
	noLineEnd bool
}

// FileLine is one line of a match in its file.
type FileLine struct {
	// Number counts from 1, including the front matter.
	Number int
	Text   string
	// Same says that the remark [SamePerson] stands before it.
	Same bool
}

const fence = "+++"

// Read splits a match file into its parts. It may be UTF-16, see [text.Decode]. The error is an
// *[Unreadable].
func Read(data []byte) (*File, error) {
	f := &File{}
	data = text.Decode(data)
	whole := strings.TrimPrefix(string(data), "\ufeff")
	lines := strings.SplitAfter(whole, "\n")
	number, rest := 0, lines
	for len(rest) > 0 && strings.TrimSpace(rest[0]) == "" {
		number, rest = number+1, rest[1:]
	}
	if len(rest) == 0 {
		return nil, &Unreadable{Line: 1,
			Problem: "this file is empty; a match file begins with a line of +++"}
	}
	if problem := zerosFirst(whole, rest[0]); problem != "" {
		return nil, &Unreadable{Line: number + 1, Problem: problem}
	}
	if strings.TrimSpace(rest[0]) != fence {
		return nil, &Unreadable{Line: number + 1,
			Problem: "a match file begins with a line of +++, then what is played in TOML, then +++ again"}
	}
	first := number + 1
	end := 0
	for i, line := range rest[1:] {
		if strings.TrimSpace(line) == fence {
			end = i + 1
			break
		}
	}
	front := rest[1:]
	if end > 0 {
		front = rest[1:end]
	}
	if err := zerosInFront(strings.Join(front, ""), first+1); err != nil {
		return nil, err
	}
	if end == 0 {
		return nil, &Unreadable{Line: first,
			Problem: "the front matter has no end; a second line of +++ is missing"}
	}
	header, notices, err := readHeader(strings.Repeat("\n", first) +
		strings.ReplaceAll(strings.Join(front, ""), "\r\n", "\n"))
	if err != nil {
		return nil, err
	}
	f.Header, f.Notices, f.front = header, notices, strings.Join(front, "")
	number += end + 1
	last, same := rest[end], false
	left := strings.Join(rest[end+1:], "")
	for line := range strings.Lines(left) {
		number++
		zeros := strings.Contains(line, zero)
		if !strings.HasSuffix(line, "\n") && (counts(line) || zeros) {
			f.Torn, f.tornAt = line, number
			break
		}
		if zeros && len(left) <= lastWrite {
			f.Torn, f.tornAt = left, number
			break
		}
		last, left = line, left[len(line):]
		if line = strings.TrimSpace(line); counts(line) {
			f.Lines, same = append(f.Lines, FileLine{number, line, same}), false
		} else if line != "" {
			same = isSamePerson(line)
			f.readPieces(line)
		}
		if at, ok := readMark(line); ok {
			f.Marks = append(f.Marks, Mark{at, len(f.Lines)})
		} else if name, ok := strings.CutPrefix(line, goesOnStart); ok {
			f.GoesOnIn = strings.TrimSpace(name)
		}
	}
	f.noLineEnd = !strings.HasSuffix(last, "\n")
	f.whole = data[:len(data)-len(f.Torn)]
	return f, nil
}

// Front returns the front matter as it stands in the file, without its two fences.
func (f *File) Front() string { return f.front }

// Cut reports whether a last line without a line end was left out.
func (f *File) Cut() bool { return f.Torn != "" }

// repaired returns what the file must contain before lines can be appended: the complete lines unchanged, and
// an incomplete last line as a comment. With ended, that line is a line as the others.
func (f *File) repaired(ended bool) []byte {
	whole := f.whole
	if f.noLineEnd {
		whole = append(whole[:len(whole):len(whole)], '\n')
	}
	if !f.Cut() {
		return whole
	}
	whole = whole[:len(whole):len(whole)]
	if ended {
		return fmt.Appendf(whole, "%s\n", f.Torn)
	}
	return fmt.Appendf(whole, "# cut off: %s\n", onOneLine(f.Torn))
}

// Replay makes the lines of a file in a new match. If a line cannot be made, Replay returns the match up to
// there with the error, an *[Unreadable] or a *[Refused] with its line number. If the front matter cannot be
// used, the match is nil.
func Replay(f *File, resolve Resolver) (*Match, error) {
	m, err := NewMatch(f.Header, resolve)
	if err != nil {
		return nil, err
	}
	for _, raw := range f.Lines {
		line, err := m.ReadLine(raw.Text)
		if err != nil {
			return m, at(err, raw)
		}
		line.Same = raw.Same && line.Kind == SeatLine
		if _, err := m.Add(line); err != nil {
			return m, at(err, raw)
		}
	}
	return m, nil
}

// at adds the line number to an error, and the move as written.
func at(err error, raw FileLine) error {
	who, move, _ := parts(raw.Text)
	switch e := err.(type) {
	case *Unreadable:
		e.Line = raw.Number
	case *Refused:
		e.Line, e.Who, e.Move = raw.Number, who, move
	}
	return err
}
