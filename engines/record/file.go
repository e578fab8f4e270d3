package record

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"homespun/engines/text"
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
	// Torn holds the bytes of a last line that has no line end, because a write was interrupted; "" if there
	// is none.
	Torn string
	// Notices says what was kept or left out in reading, one sentence each.
	Notices []string

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
	f.Header, f.Notices = header, notices
	number += end + 1
	last := rest[end]
	for _, line := range rest[end+1:] {
		number++
		if !strings.HasSuffix(line, "\n") {
			f.Torn = line
			break
		}
		last = line
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			f.Lines = append(f.Lines, FileLine{number, line})
		} else if at, ok := readMark(line); ok {
			f.Marks = append(f.Marks, Mark{at, len(f.Lines)})
		} else if name, ok := strings.CutPrefix(line, goesOnStart); ok {
			f.GoesOnIn = strings.TrimSpace(name)
		}
	}
	f.noLineEnd = !strings.HasSuffix(last, "\n")
	f.whole = data[:len(data)-len(f.Torn)]
	if f.Cut() {
		notice := fmt.Sprintf("line %d has no end and is left out", number)
		if zeros := zerosIn(f.Torn); zeros != "" {
			notice += ", with " + zeros
		}
		// The notice does not quote the line, which may be a hidden answer.
		f.Notices = append(f.Notices, notice+"; the file keeps it")
	}
	return f, nil
}

// Cut reports whether a last line without a line end was left out.
func (f *File) Cut() bool { return f.Torn != "" }

// repaired returns what the file must contain before lines can be appended: the complete lines unchanged, and
// an incomplete last line as a comment.
func (f *File) repaired() []byte {
	whole := f.whole
	if f.noLineEnd {
		whole = append(whole[:len(whole):len(whole)], '\n')
	}
	if !f.Cut() {
		return whole
	}
	torn := f.Torn
	if !utf8.ValidString(torn) || text.OneLine(torn) != torn {
		torn = asComment(torn)
	}
	return fmt.Appendf(whole[:len(whole):len(whole)], "# cut off: %s\n", torn)
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
		if _, err := m.Add(line); err != nil {
			return m, at(err, raw)
		}
	}
	return m, nil
}

// at adds the line number to an error, and the move as written.
func at(err error, raw FileLine) error {
	who, move, _ := strings.Cut(raw.Text, ":")
	switch e := err.(type) {
	case *Unreadable:
		e.Line = raw.Number
	case *Refused:
		e.Line, e.Who, e.Move = raw.Number, strings.TrimSpace(who), strings.TrimSpace(move)
	}
	return err
}
