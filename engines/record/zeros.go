package record

import (
	"fmt"
	"strings"
)

// zero is the byte that a power cut leaves, many times over, where a disk had made room for text and not yet
// written it.
const zero = "\x00"

// zerosIn says how many zeros a text holds and where they come from, "" where it holds none.
func zerosIn(text string) string {
	switch n := strings.Count(text, zero); n {
	case 0:
		return ""
	case 1:
		return "a byte of zero, which a power cut leaves in place of text"
	default:
		return fmt.Sprintf("%d bytes of zero, which a power cut leaves in place of text", n)
	}
}

// zerosFirst says what is wrong with a file whose first line holds zeros, "" where it holds none.
func zerosFirst(text, line string) string {
	switch {
	case !strings.Contains(line, zero):
		return ""
	case strings.Trim(text, zero+"\r\n\t ") == "":
		return "this file holds nothing but " + zerosIn(text) + "; restore it from a copy"
	}
	return "this file begins with " + zerosIn(line) + "; restore it from a copy"
}

// zerosInFront says where zeros stand in a front matter and what to do; nil where there are none. first is
// the line its text begins on.
func zerosInFront(text string, first int) *Unreadable {
	before, _, found := strings.Cut(text, zero)
	if !found {
		return nil
	}
	return &Unreadable{Line: first + strings.Count(before, "\n"),
		Problem: "the front matter holds " + zerosIn(text) + "; write with an editor what stood there"}
}

// remarked puts what was cut off into a remark: the bytes as they are, but of many zeros at their end the
// number.
func remarked(torn string) string {
	const most = 16
	text := strings.TrimRight(torn, zero)
	if zeros := len(torn) - len(text); zeros > most {
		return fmt.Sprintf("%q and %d bytes of zero", text, zeros)
	}
	return fmt.Sprintf("%q", torn)
}
