package text

import (
	"bytes"
	"cmp"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	utf16 "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"
)

// Decode returns a text file's contents as UTF-8. Editors also save UTF-16 ("Unicode" in Notepad), of either
// byte order, with a byte order mark or without; with one also UTF-32. All other contents are returned as
// they are, whether they are UTF-8 or not: see [NotUTF8].
func Decode(data []byte) []byte {
	from := encodingOf(data)
	if from == nil {
		return data
	}
	decoded, err := from.NewDecoder().Bytes(data)
	if err != nil { // never: what is no character becomes U+FFFD
		return data
	}
	return decoded
}

// marked are the encodings that a byte order mark tells, the longer marks first.
var marked = []struct {
	mark     string
	encoding encoding.Encoding
}{
	{"\xff\xfe\x00\x00", utf32.UTF32(utf32.LittleEndian, utf32.UseBOM)},
	{"\x00\x00\xfe\xff", utf32.UTF32(utf32.BigEndian, utf32.UseBOM)},
	{"\xff\xfe", utf16.UTF16(utf16.LittleEndian, utf16.UseBOM)},
	{"\xfe\xff", utf16.UTF16(utf16.BigEndian, utf16.UseBOM)},
}

// encodingOf returns the encoding of a text that is UTF-16 or UTF-32; nil for anything else.
func encodingOf(data []byte) encoding.Encoding {
	for _, m := range marked {
		if bytes.HasPrefix(data, []byte(m.mark)) {
			return m.encoding
		}
	}
	for first, order := range []utf16.Endianness{utf16.BigEndian, utf16.LittleEndian} {
		if inPairs(data, first) {
			return utf16.UTF16(order, utf16.IgnoreBOM)
		}
	}
	return nil
}

// inPairs reports whether a text without a mark is UTF-16, with the larger half of each character first (0)
// or second (1). A text of ours has many characters of ASCII, whatever its language: line ends, quotation
// marks, digits. In UTF-16 each has a byte of zero, always on the same side and none on the other. In UTF-8
// only a power cut leaves zeros, and then many in a row.
func inPairs(data []byte, larger int) bool {
	const most = 4096 // bytes that are looked at
	ascii := 0
	pairs := data[:min(len(data), most)&^1]
	for i := 0; i < len(pairs); i += 2 {
		large, small := pairs[i+larger], pairs[i+1-larger]
		switch {
		case small == 0 && large < 0x20, large == 0 && unicode.IsControl(rune(small)) && !isBlank(small):
			return false
		case large == 0 && small < utf8.RuneSelf:
			ascii++
		}
	}
	return ascii > 1 && ascii >= len(pairs)/2/8
}

// isBlank reports whether a byte is a blank or ends a line.
func isBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// An EncodingError says that a text is not UTF-8, nor anything that [Decode] reads.
type EncodingError struct {
	// Line is that of the first byte that is no UTF-8, from 1. Word is the word around it, as its writer
	// probably sees it.
	Line int
	Word string
	// Binary says that it is no text at all, but a picture, say; there is no Word then.
	Binary bool
}

// Error says it with the advice, without the line, as a sentence without its full stop.
func (e *EncodingError) Error() string {
	if e.Binary {
		return e.Problem()
	}
	return e.Problem() + "; " + e.Advice()
}

// Problem says it without the advice.
func (e *EncodingError) Problem() string {
	if e.Binary {
		return "this is no text file"
	}
	return fmt.Sprintf("this file is not UTF-8 (Notepad: ANSI), as the word “%s” shows", e.Word)
}

// Advice says what to do, as the end of a sentence; "" where there is nothing to say.
func (e *EncodingError) Advice() string {
	if e.Binary {
		return ""
	}
	return "save it as UTF-8 (Notepad: Save as, Encoding, UTF-8)"
}

// NotUTF8 returns why a text is not UTF-8; nil if it is.
func NotUTF8(data []byte) *EncodingError {
	at := 0
	for at < len(data) {
		r, size := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && size < 2 {
			break
		}
		at += size
	}
	if at == len(data) {
		return nil
	}
	wrong := &EncodingError{Line: 1 + bytes.Count(data[:at], []byte("\n"))}
	wrong.Binary = bytes.ContainsFunc(data, func(r rune) bool {
		return r < ' ' && !isBlank(byte(r)) && r != '\x1a' // which ends a text of DOS
	})
	if wrong.Binary {
		wrong.Line = 0
	} else {
		wrong.Word = wordAt(data, at)
	}
	return wrong
}

// codePages are those of Windows and DOS that are tried, in this order: Western Europe, and Cyrillic.
var codePages = []*charmap.Charmap{charmap.Windows1252, charmap.CodePage850, charmap.Windows1251}

// wordAt returns the word around a byte that is no UTF-8. Nothing in the text tells its code page, so the
// first counts that makes a word of it.
func wordAt(data []byte, at int) string {
	const most = 24 // letters on each side
	inWord := func(c byte) bool {
		return c >= utf8.RuneSelf || unicode.IsLetter(rune(c)) || unicode.IsDigit(rune(c))
	}
	from, to := at, at+1
	for from > 0 && at-from < most && inWord(data[from-1]) {
		from--
	}
	for to < len(data) && to-at < most && inWord(data[to]) {
		to++
	}
	word, high := data[from:to], 0
	for _, c := range word {
		if c >= utf8.RuneSelf {
			high++
		}
	}
	pages := codePages
	if high > 2 && 2*high > len(word) {
		pages = codePages[2:] // most letters are beyond ASCII, as in no Western word
	}
	for _, page := range pages {
		if page == charmap.CodePage850 && max(word[0], word[len(word)-1]) >= utf8.RuneSelf {
			continue // its letters are quotation marks of Windows, which stand at the ends of words
		}
		if read, err := page.NewDecoder().String(string(word)); err == nil && isWord(read) {
			return read
		}
	}
	// No page has an error: what is no letter becomes U+FFFD.
	read, _ := pages[0].NewDecoder().String(string(word))
	return cmp.Or(Clean(read, 2*most), fmt.Sprintf("%#x", data[at]))
}

// isWord reports whether a text is all letters and digits.
func isWord(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}
