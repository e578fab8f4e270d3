package main

import (
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"
)

// readable is standard output or standard error for people: the one way by which names, lines and files that
// came from others reach a terminal. A terminal obeys control signs: an escape sequence in the name of a file
// would colour the window, rename it, or write over what stands there. They are shown as Go writes them
// ("\x1b"), so that the file can still be found. Signs of direction, which would turn the rest of a line
// around, are left out: they are invisible, and names from a telephone are often wrapped in them. All other
// text stays as it is, whatever its script; so do the joiners within emoji.
//
// What programs read does not pass here, as it must stay byte for byte: see [machine].
type readable struct {
	to io.Writer
	// lines says that each call to Write is one line, so that no name in an error can pretend to be a second
	// one.
	lines bool
	// begun is the beginning of a letter whose other bytes have not come yet.
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

// end writes what is left of a letter that was never finished.
func (r *readable) end() {
	io.WriteString(r.to, legible(string(r.begun)))
	r.begun = nil
}

// unfinished returns how many bytes at the end of a text begin a letter that is not whole.
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

// legible returns a text of any lines without signs that a terminal obeys, new lines and tabs aside.
func legible(text string) string {
	var b strings.Builder
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case r == '\n' || r == '\t':
			b.WriteRune(r)
		case r == utf8.RuneError && size == 1: // no letter of any script
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

// machine returns standard output for what other programs read: JSON, PDF, a deck to begin with.
func machine(c *cobra.Command) io.Writer {
	if r, ok := c.OutOrStdout().(*readable); ok {
		return r.to
	}
	return c.OutOrStdout()
}

// outlet writes to standard output and remembers the first error: who fills a disk hears of it, whichever
// line it was.
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
