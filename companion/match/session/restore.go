package session

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"homespun/engines/record"
)

// Restore writes the whole match into a new file, when another program has removed or replaced the old one.
// The new file has the old path if that is free, else the next free name ("a 2.match"). Comments that people
// wrote into the old file are lost; what the session noted of the time and of the pieces is kept.
func (s *Session) Restore() error {
	if s.File.writer == nil {
		return nil
	}
	if s.closed {
		return ErrClosed
	}
	header := s.match.Header()
	if header.RulesVersion == 0 {
		header.RulesVersion = s.match.Engine().Info().RulesVersion
	}
	lines := remarked(s)
	path := s.File.writer.Path()
	var writer *record.Writer
	return s.Writing.do(func() (err error) {
		writer, err = createBeside(path, header, lines)
		return err
	}, func(err error) error {
		if err == nil {
			s.File.writer = writer
		}
		return err
	})
}

// remarked returns the lines of a match with what its session has noted between them.
func remarked(s *Session) []string {
	steps, marks := s.match.Steps(), s.File.sittings.marks
	pieces := place{cmp.Or(s.Pieces.where, record.OnScreen), min(s.Pieces.lies, len(steps))}
	upTo := 0 // how many marks stand among the lines that lie on the family's table
	for upTo < len(marks) && marks[upTo].Lines <= pieces.lies {
		upTo++
	}
	lines := marked(0, steps[:pieces.lies], marks[:upTo])
	if pieces != (place{cmp.Or(s.Header().Pieces, record.OnScreen), 0}) {
		lines = append(lines, pieces.remarks()...)
	}
	return append(lines, marked(pieces.lies, steps[pieces.lies:], marks[upTo:])...)
}

// createBeside writes a match file at a path, or with the next number that is free.
func createBeside(path string, header record.Header, lines []string) (*record.Writer, error) {
	for n, at := 2, path; ; n++ {
		writer, err := record.Create(at, header, lines...)
		if err == nil || !errors.Is(err, fs.ErrExist) || n > 99 {
			return writer, err
		}
		at = fmt.Sprintf("%s %d%s", strings.TrimSuffix(path, Ending), n, Ending)
	}
}
