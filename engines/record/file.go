package record

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"homespun/engines/text"
)

// File is a match file taken apart, its lines not yet read as moves.
type File struct {
	Header Header
	// Lines are those that are neither remark nor blank.
	Lines []FileLine
	// Torn holds the bytes of a last line without its newline; Cut says that there are some.
	Torn string
	// Notices say what was kept or dropped in reading, each as one sentence.
	Notices []string

	// whole is all up to the last newline, as it stands in the file.
	whole []byte
	// unended says that what is kept ends without a newline.
	unended bool
}

// FileLine is one line of a file.
type FileLine struct {
	// Number counts from 1, front matter too.
	Number int
	Text   string
}

const fence = "+++"

// Read takes a match file apart. The error is an *[Unreadable].
func Read(data []byte) (*File, error) {
	f := &File{}
	text := strings.TrimPrefix(string(data), "\ufeff")
	lines := strings.SplitAfter(text, "\n")
	number, rest := 0, lines
	for len(rest) > 0 && strings.TrimSpace(rest[0]) == "" {
		number, rest = number+1, rest[1:]
	}
	if len(rest) == 0 {
		return nil, &Unreadable{Line: 1,
			Problem: "this file is empty; a match file begins with a line of +++"}
	}
	if problem := zerosFirst(text, rest[0]); problem != "" {
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
		}
	}
	f.unended = !strings.HasSuffix(last, "\n")
	f.whole = data[:len(data)-len(f.Torn)]
	if f.Cut() {
		notice := fmt.Sprintf("line %d has no end and is left out", number)
		if zeros := zerosIn(f.Torn); zeros != "" {
			notice += ", with " + zeros
		}
		// What else it says is not told: it may be an answer that is hidden.
		f.Notices = append(f.Notices, notice+"; the file keeps it")
	}
	return f, nil
}

// Cut reports whether a last line without its newline was left out.
func (f *File) Cut() bool { return f.Torn != "" }

// mended returns what the file is to hold before it goes on: the whole lines as they are, and the torn bytes
// in a remark.
func (f *File) mended() []byte {
	whole := f.whole
	if f.unended {
		whole = append(whole[:len(whole):len(whole)], '\n')
	}
	if !f.Cut() {
		return whole
	}
	torn := f.Torn
	if !utf8.ValidString(torn) || text.OneLine(torn) != torn {
		torn = remarked(torn)
	}
	return fmt.Appendf(whole[:len(whole):len(whole)], "# cut off: %s\n", torn)
}

// Replay makes the lines of a file in a new match. Where one cannot be made the match up to there is returned
// with the error, an *[Unreadable] or a *[Refused] with its line; without a match the front matter cannot be
// used.
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

// at puts an error where it is in the file, its move as written.
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
