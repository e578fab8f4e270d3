package session

import (
	"path/filepath"
	"slices"
	"time"

	"homespun/engines/record"
)

// Onward returns the front matter of a match by other rules that goes on from the present position, with the
// people who sit there now. Of h it takes the rules and whatever else the match is played with. The error is a
// *[record.Unreadable] about the rules, or about what cannot be under them: its key names the thing in the way.
// Answers that are sealed are given again.
func (s *Session) Onward(h record.Header) (record.Header, error) {
	h.Seats, h.Started, h.App, h.RulesVersion = slices.Clone(s.Seats()), time.Time{}, "", 0
	if s.File.writer != nil {
		h.From = filepath.Base(s.Path())
	}
	to, err := s.options.Resolve(h)
	if err == nil {
		h.Position, err = record.CarryPosition(s.Engine(), s.Position(), to)
	}
	if err == nil {
		_, err = record.NewMatch(h, s.options.Resolve)
	}
	return h, err
}

// GoOn begins a new match file beside that of the match, in which the match goes on by other rules, and returns
// its path. The file of the match stays as it is, but for a remark that names the new one. The error is one of
// [Session.Onward], [record.ErrChanged], or one of writing. A match that was closed can go on too.
func (s *Session) GoOn(h record.Header) (path string, err error) {
	if h, err = s.Onward(h); err != nil {
		return "", err
	}
	if s.File.Changed() {
		return "", record.ErrChanged
	}
	next, err := CreateIn(filepath.Dir(s.Path()), h, s.options)
	if err != nil {
		return "", err
	}
	next.Close()
	return next.Path(), s.File.writer.Append(record.GoesOn(filepath.Base(next.Path())))
}

// follow returns the name of the file in which a match goes on, "" if there is none in its folder.
func follow(path, name string) string {
	if next, ok := beside(path, name); ok && next != path && taken(next) {
		return name
	}
	return ""
}

// beside returns the path of a file that a match file names, in the same folder; false if it names none.
func beside(path, name string) (string, bool) {
	return filepath.Join(filepath.Dir(path), name), name != "" && name == filepath.Base(name)
}
