// Package text cleans and joins short texts, such as names that people type.
//
// A typed text can contain line breaks, characters that change the reading direction, stacks of accents, or a
// whole book. [OneLine] turns it into one line for a match file, and [Clean] into a short name that fits into
// a sentence. Paper and screen know which letters they can show, so they clean texts further:
// printables/drawing.Sanitise and companion/match/words.Short.
package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// OneLine makes one line of a text: single spaces, none at the ends, no control characters, and no bytes that
// are not UTF-8.
func OneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, " "))
	return strings.Join(strings.Fields(s), " ")
}

// Clean makes one short line of a text: no control or direction characters and no stacks of accents. It keeps
// at most most letters and puts "…" after them if it cut the text.
func Clean(s string, most int) string {
	var b strings.Builder
	letters, marks := 0, 0
	// The text is cut before it is normalised, so that a very long text costs no more than a short one.
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
			continue // direction characters; joiners (U+200C, U+200D) stay
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

// Cut returns at most the first most letters of a text, followed by mark if the text was longer.
func Cut(s string, most int, mark string) string {
	if len(s) <= most {
		return s
	}
	if letters := []rune(s); len(letters) > most {
		return string(letters[:most]) + mark
	}
	return s
}

// Short is [Cut] with "…" directly after the last letter, without a space between.
func Short(s string, most int) string {
	if short := Cut(s, most, ""); short != s {
		return strings.TrimSpace(short) + "…"
	}
	return s
}

// Join joins a list as in a sentence: commas, and the word last before the last entry: "a, b or c".
func Join(list []string, last string) string {
	end := len(list) - 1
	if end < 1 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:end], ", ") + " " + last + " " + list[end]
}

// Capital returns the text with its first letter in upper case.
func Capital(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 || first == utf8.RuneError {
		return s
	}
	return string(unicode.ToUpper(first)) + s[size:]
}

// Lower returns the text with its first letter in lower case, for use inside a sentence.
func Lower(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	if size == 0 || first == utf8.RuneError {
		return s
	}
	return string(unicode.ToLower(first)) + s[size:]
}
