package record

import (
	"fmt"
	"strings"
)

// zero is the byte that fills part of a file after a power cut, if the disk had reserved room for text and
// not yet written it.
const zero = "\x00"

// lastWrite is the most bytes at the end of a file that can be what was written last. A disk writes them sector
// by sector, in any order, so a power cut can leave zeros before what is whole: a line that was not kept. Zeros
// further up are a fault of the disk, and what stands behind them was kept.
const lastWrite = 4 << 10

// zerosIn says in words how many zero bytes a text holds and where they come from; "" if it holds none.
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

// zerosFirst says what is wrong with a file whose first line holds zero bytes; "" if it holds none.
func zerosFirst(text, line string) string {
	switch {
	case !strings.Contains(line, zero):
		return ""
	case strings.Trim(text, zero+"\r\n\t ") == "":
		return "this file holds nothing but " + zerosIn(text) + "; restore it from a copy"
	}
	return "this file begins with " + zerosIn(line) + "; restore it from a copy"
}

// zerosInFront returns the error about zero bytes in a front matter; nil if it holds none. first is the
// number of the line on which text begins.
func zerosInFront(text string, first int) *Unreadable {
	before, _, found := strings.Cut(text, zero)
	if !found {
		return nil
	}
	return &Unreadable{Line: first + strings.Count(before, "\n"),
		Problem: "the front matter holds " + zerosIn(text) + "; write with an editor what stood there"}
}

// asComment returns an interrupted line in a form that fits into a comment: quoted, and with only the number
// of the zero bytes at its end if there are many.
func asComment(torn string) string {
	const most = 16
	text := strings.TrimRight(torn, zero)
	if zeros := len(torn) - len(text); zeros > most {
		return fmt.Sprintf("%q and %d bytes of zero", text, zeros)
	}
	return fmt.Sprintf("%q", torn)
}
