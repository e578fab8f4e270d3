package main

import (
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"
)

// readable is standard output or standard error for people. All names, lines and files that came from others
// go through it to the terminal, because a terminal obeys control characters. An escape sequence in a file
// name could colour the window, rename it, or overwrite text. readable shows control characters as Go writes
// them ("\x1b"), so that the file can still be found. It removes characters that change the direction of
// text: they are invisible, and names copied from a telephone often contain them. All other text stays the
// same in any script, also the joiners within emoji.
//
// Output for programs does not go through readable, because it must not change by a byte: see [machine].
type readable struct {
	to io.Writer
	// lines: each call to Write is one line. New lines inside it are removed, so that a name in an error
	// cannot look like a second error.
	lines bool
	// begun holds the first bytes of a character whose other bytes have not been written yet.
	begun []byte
}

// Write implements io.Writer.
func (r *readable) Write(text []byte) (int, error) {
	all := append(r.begun, text...)
	whole := len(all) - unfinished(all)
	r.begun = append([]byte(nil), all[whole:]...)
	shown := string(all[:whole])
	if body, ends := strings.CutSuffix(shown, "\n"); r.lines && ends {
		shown = oneLine(body) + "\n"
	} else if r.lines {
		shown = oneLine(shown)
	}
	if _, err := io.WriteString(r.to, legible(shown)); err != nil {
		return 0, err
	}
	return len(text), nil
}

// end writes what is left of a character that was never completed. If there is nothing, it does not write,
// which fails for a program that Windows has given no output.
func (r *readable) end() {
	if len(r.begun) == 0 {
		return
	}
	io.WriteString(r.to, legible(string(r.begun)))
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

// legible returns a text that is safe to print. It escapes control characters other than new lines and tabs,
// and removes characters of direction.
func legible(text string) string {
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

// machine returns standard output for the input of other programs: JSON, PDF, or an example deck.
func machine(c *cobra.Command) io.Writer {
	if r, ok := c.OutOrStdout().(*readable); ok {
		return r.to
	}
	return c.OutOrStdout()
}

// outlet writes to standard output and remembers the first error. So the program can report a full disk,
// whichever line it hit.
type outlet struct {
	to  io.Writer
	err error
}

// Write implements io.Writer.
func (o *outlet) Write(p []byte) (int, error) {
	n, err := o.to.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}
