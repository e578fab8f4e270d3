package record

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/engines"
)

// LeftOut is the last line of a match file if it was left out in reading, because it has no line end: a write
// was interrupted, or an editor has left it so. Nobody can tell which, since the beginning of a line that was
// torn can look whole. It is also what a power cut has left of the lines written last, if there are zeros in it.
// As JSON it is the "left_out" of a [Report].
type LeftOut struct {
	// Line counts the file's lines from 1, including the front matter.
	Line int `json:"line"`
	// Text is the line as written; in quotation marks and escaped if it holds what is no text.
	Text string `json:"text"`
	// Legal says that the line could be made after those before it.
	Legal bool `json:"legal"`
	// Hidden says that it may be a hidden answer, or a value that is hidden.
	Hidden bool `json:"-"`
}

// LeftOut returns the last line of a file that was left out; nil if none was. m is the match of the other
// lines, nil if they could not all be made.
func (f *File) LeftOut(m *Match) *LeftOut {
	if !f.Cut() {
		return nil
	}
	left := &LeftOut{Line: f.tornAt, Text: onOneLine(strings.TrimSpace(f.Torn)),
		Hidden: m == nil || m.hidesTorn(f.Torn)}
	if m != nil {
		if line, err := m.ReadLine(f.Torn); err == nil {
			left.Legal = m.Check(line) == nil
		}
	}
	return left
}

// hidesTorn reports whether a line that was torn, or one of several, may be something hidden.
func (m *Match) hidesTorn(torn string) bool {
	if line, more, several := strings.Cut(torn, "\n"); several && more != "" {
		return m.hidesTorn(line) || m.hidesTorn(more)
	}
	who, move, _ := parts(torn)
	if verb, _ := cutWord(plain(move)); strings.EqualFold(verb, "fix") {
		return m.engine.View(m.Position(), engines.Table) != m.Position()
	}
	return m.mayHide(who, move)
}

// NoticesWith returns what people should know about a file, one sentence each: what was kept or left out in
// reading it, and how it fits this version of the program. m is the match of its lines, as far as they could
// be made; nil if the front matter cannot be used. Nothing hidden is told.
func (f *File) NoticesWith(m *Match) []string {
	notices := slices.Clone(f.Notices)
	whole := m
	if m != nil {
		notices = append(notices, m.Notices()...)
		if len(m.Steps()) < len(f.Lines) {
			whole = nil
		}
	}
	left := f.LeftOut(whole)
	if left == nil {
		return notices
	}
	where := fmt.Sprintf("line %d", left.Line)
	if zeros := zerosIn(f.Torn); zeros != "" {
		what := " has no end and is left out"
		if _, more, ended := strings.Cut(f.Torn, "\n"); ended && more != "" {
			what = " and what follows it are left out"
		} else if ended {
			what = " is left out"
		}
		return append(notices, where+what+", with "+zeros+"; the file keeps it")
	}
	if !left.Hidden {
		where += " (" + quote(left.Text) + ")"
	}
	return append(notices, where+" has no end and is left out, because the beginning of a line that was "+
		"torn can look whole; the file keeps it; if it is whole, add a line break behind it in an editor")
}

// onOneLine returns a line that was torn in a form that fits into a remark.
func onOneLine(torn string) string {
	if !utf8.ValidString(torn) || strings.ContainsFunc(torn, unicode.IsControl) {
		return asComment(torn)
	}
	return torn
}
