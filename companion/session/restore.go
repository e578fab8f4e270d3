package session

import "homespun/engines/record"

// Restore writes the match file anew, whole, where another program has taken it away. Remarks that stood in it are lost. The error is [fs.ErrExist]
// where there is a file again.
func (s *Session) Restore() error {
	if s.writer == nil {
		return nil
	}
	if s.closed {
		return ErrClosed
	}
	header := s.match.Header()
	if header.RulesVersion == 0 {
		header.RulesVersion = s.match.Engine().Info().RulesVersion
	}
	lines := make([]string, len(s.match.Steps()))
	for i, step := range s.match.Steps() {
		lines[i] = step.Text
	}
	writer, err := record.Create(s.writer.Path(), header, lines...)
	if err != nil {
		return err
	}
	s.writer = writer
	return nil
}
