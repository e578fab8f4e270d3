// Package legible makes text safe for a terminal, which obeys control characters.
package legible

import (
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Writer is standard output or standard error for people. All names, lines and files that came from others go
// through it to the terminal: an escape sequence in a file name could colour the window, rename it, or overwrite
// text. It shows them as [Text] does. Output for programs does not go through it, because it must not change by a
// byte.
type Writer struct {
	To io.Writer
	// Lines: each call to Write is one line. New lines inside it are removed, so that a name in an error
	// cannot look like a second error.
	Lines bool
	// begun holds the first bytes of a character whose other bytes have not been written yet.
	begun []byte
}

// Write implements io.Writer.
func (r *Writer) Write(text []byte) (int, error) {
	all := append(r.begun, text...)
	whole := len(all) - unfinished(all)
	r.begun = append([]byte(nil), all[whole:]...)
	shown := string(all[:whole])
	if body, ends := strings.CutSuffix(shown, "\n"); r.Lines && ends {
		shown = OneLine(body) + "\n"
	} else if r.Lines {
		shown = OneLine(shown)
	}
	if _, err := io.WriteString(r.To, Text(shown)); err != nil {
		return 0, err
	}
	return len(text), nil
}

// End writes what is left of a character that was never completed. If there is nothing, it does not write,
// which fails for a program that Windows has given no output.
func (r *Writer) End() {
	if len(r.begun) == 0 {
		return
	}
	io.WriteString(r.To, Text(string(r.begun)))
	r.begun = nil
}

// unfinished returns the number of bytes at the end of a text that begin a character but do not complete it.
func unfinished(text []byte) int {
	for n := 1; n < utf8.UTFMax && n <= len(text); n++ {
		if at := len(text) - n; utf8.RuneStart(text[at]) {
			if utf8.FullRune(text[at:]) {
				return 0
			}
			return n
		}
	}
	return 0
}

// Text returns a text that is safe to print. It shows control characters other than new lines and tabs as Go writes
// them ("\x1b"), so that a file can still be found, and removes the characters that change the direction of text:
// they are invisible, and names copied from a telephone often contain them. All else stays the same in any script,
// also the joiners within emoji.
func Text(text string) string {
	var b strings.Builder
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case r == '\n' || r == '\t':
			b.WriteRune(r)
		case r == utf8.RuneError && size == 1: // not valid UTF-8
			b.WriteString(`\x` + strconv.FormatUint(uint64(text[0]), 16))
		case unicode.IsControl(r), r == '\u2028', r == '\u2029':
			b.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		case !unicode.Is(unicode.Bidi_Control, r):
			b.WriteString(text[:size])
		}
		text = text[size:]
	}
	return b.String()
}

// OneLine joins the lines of a message, so that an error stays one line even if it quotes several.
func OneLine(message string) string {
	lines := strings.FieldsFunc(message, func(c rune) bool { return c == '\n' || c == '\r' })
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line)
	}
	return strings.Join(lines, " ")
}
