// Package text makes texts fit for the place where they stand, and joins them.
//
// A text that somebody typed can hold line breaks, signs that turn a line around, stacks of accents, or a
// whole book. [OneLine] makes a line of it that a match file can hold, [Clean] a short name that a sentence
// can hold. Paper and screen have rules of their own on top of that, as they know which letters they can
// show: printables/drawing.Sanitise and companion/words.Short.
package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// OneLine makes one line of a text: single spaces, none at the ends, and no control characters or bytes that
// are no text.
func OneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, " "))
	return strings.Join(strings.Fields(s), " ")
}

// Clean makes one short line of a text: no control or direction signs, no stacks of accents, cut with "…"
// behind at most so many letters.
func Clean(s string, most int) string {
	var b strings.Builder
	letters, marks := 0, 0
	// A text is cut before it is put into its usual form, so that five thousand letters cost no more than a
	// few.
	if len(s) > most*40 {
		s = s[:most*40]
	}
	for _, r := range norm.NFC.String(strings.ToValidUTF8(s, "")) {
		switch {
		case unicode.IsSpace(r):
			r = ' '
		case unicode.Is(unicode.Cc, r), unicode.Is(unicode.Co, r), unicode.Is(unicode.Cs, r), r == '\ufeff',
			r == '\ufffd':
			continue
		case unicode.Is(unicode.Cf, r) && r != '\u200d' && r != '\u200c':
			continue // signs of direction; what joins letters stays
		}
		joins := unicode.IsMark(r) || r == '\u200d' || r == '\u200c'
		if joins {
			if marks++; marks > 3 || letters == 0 || strings.HasSuffix(b.String(), " ") {
				continue
			}
		} else {
			marks = 0
			letters++
		}
		if letters > most {
			return strings.TrimRight(b.String(), " \u200d\u200c") + "…"
		}
		b.WriteRune(r)
	}
	return strings.Trim(strings.Join(strings.Fields(norm.NFC.String(b.String())), " "), "\u200d\u200c ")
}

// Cut returns the first letters of a text, at most so many, and a mark behind them where it had more.
func Cut(s string, most int, mark string) string {
	if len(s) <= most {
		return s
	}
	if letters := []rune(s); len(letters) > most {
		return string(letters[:most]) + mark
	}
	return s
}

// Short is [Cut] with "…" right behind the last letter.
func Short(s string, most int) string {
	if short := Cut(s, most, ""); short != s {
		return strings.TrimSpace(short) + "…"
	}
	return s
}

// Join joins a list as a sentence does, with a word before the last: "a, b or c".
func Join(list []string, last string) string {
	end := len(list) - 1
	if end < 1 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:end], ", ") + " " + last + " " + list[end]
}

// Capital makes the first letter of a text large.
func Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 || first == utf8.RuneError {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}
