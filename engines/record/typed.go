package record

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"homespun/engines"
)

// parts splits a line WHO: MOVE, as it was typed, at its first colon. Both parts are as written, without
// spaces at their ends and without the remark behind the move. found is false if there is no colon.
func parts(written string) (who, move string, found bool) {
	colon := strings.IndexFunc(written, func(r rune) bool { return strings.ContainsRune(":#", asTyped(r)) })
	if colon < 0 {
		return strings.TrimSpace(written), "", false
	}
	sign, size := utf8.DecodeRuneInString(written[colon:])
	if isNumberSign(sign) { // all else is a remark
		return strings.TrimSpace(written[:colon]), "", false
	}
	who, move = strings.TrimSpace(written[:colon]), strings.TrimSpace(written[colon+size:])
	return who, strings.TrimSpace(move[:endOf(who, move)]), true
}

// SaysWho reports whether a line, as it was typed, says WHO before a colon.
func SaysWho(written string) bool {
	_, _, found := parts(written)
	return found
}

// endOf returns where the remark behind a move begins; the length of the move if there is none. A remark
// begins with #. A name can hold that sign, so a line that ends in one ("seat B Ben #2") has no remark. In
// "fix set" the sign begins a remark if a space is before it and no quotation marks are around it.
func endOf(who, move string) int {
	if strings.EqualFold(plain(who), "table") {
		switch words := append(engines.Words(plain(move)), "", "", ""); {
		case words[0] == "seat" && words[2] != "bot":
			return len(move)
		case words[0] == "fix" && words[1] == "set":
			at, before := 0, ""
			for lexeme := range lexemes(move) {
				if plain(lexeme) == "#" && strings.TrimSpace(before) == "" {
					return at
				}
				at, before = at+len(lexeme), lexeme
			}
			return len(move)
		}
	}
	if at := strings.IndexFunc(move, isNumberSign); at >= 0 {
		return at
	}
	return len(move)
}

// quotes are the quotation marks that begin a text in a value, each with the marks that can end it: those of
// TOML, and those that word processors and phones write in their place.
var quotes = map[rune]string{'"': `"`, '\'': `'`, '“': "”“", '”': "”", '„': "”“", '«': "»", '‘': "’"}

// lexemes splits a value into its texts in quotation marks, and single letters for all else. A text without
// its second mark goes on to the end.
func lexemes(value string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for value != "" {
			first, size := utf8.DecodeRuneInString(value)
			if ends := quotes[first]; ends != "" {
				size = quoted(value, size, ends)
			}
			if !yield(value[:size]) {
				return
			}
			value = value[size:]
		}
	}
}

// quoted returns the length of a text in quotation marks, of which the first takes size bytes. ends are the
// marks that can end it.
func quoted(text string, size int, ends string) int {
	escaped := false
	for at, r := range text[size:] {
		switch {
		case escaped:
			escaped = false
		case r == '\\' && ends == `"`:
			escaped = true
		case strings.ContainsRune(ends, r):
			return size + at + utf8.RuneLen(r)
		}
	}
	return len(text)
}

// plainValue returns the value of "fix set" with plain signs outside quotation marks, and with TOML's own
// marks in place of others.
func plainValue(value string) string {
	var text strings.Builder
	for lexeme := range lexemes(value) {
		first, size := utf8.DecodeRuneInString(lexeme)
		last, end := utf8.DecodeLastRuneInString(lexeme)
		switch whole := len(lexeme) > size && strings.ContainsRune(quotes[first], last); {
		case quotes[first] == "":
			text.WriteString(plain(lexeme))
		case !whole || first < utf8.RuneSelf || strings.ContainsAny(lexeme, `"\`):
			text.WriteString(lexeme)
		default:
			text.WriteString(`"` + lexeme[size:len(lexeme)-end] + `"`)
		}
	}
	return text.String()
}

// plain returns a text with the signs of the notation in place of those that phones and word processors
// write for them: every dash is -, every space is one, full-width signs are usual ones, and what cannot be
// seen is left out.
func plain(text string) string {
	if strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 {
		return text
	}
	return strings.Map(asTyped, text)
}

// asTyped returns the sign that somebody meant who typed r; -1 for none.
func asTyped(r rune) rune {
	const softHyphen, minus, bullet, heavyMinus, longVowel = '\u00ad', '\u2212', '\u2043', '\u2796', '\u30fc'
	const keycap, fullWidth, fullWidthEnd = '\u20e3', '\uff01', '\uff5e'
	switch {
	case r < utf8.RuneSelf:
		return r
	case r == softHyphen, r == minus, r == bullet, r == heavyMinus, r == longVowel, unicode.Is(unicode.Pd, r):
		return '-'
	case unicode.Is(unicode.Zs, r):
		return ' '
	case r >= fullWidth && r <= fullWidthEnd:
		return r - fullWidth + '!'
	case r == '\u2236' || r == '\ufe55': // a ratio, a small colon
		return ':'
	case r == '\u3001': // an ideographic comma
		return ','
	case r == keycap, unicode.Is(unicode.Variation_Selector, r), unicode.Is(unicode.Cf, r):
		return -1
	}
	return r
}

func isNumberSign(r rune) bool { return asTyped(r) == '#' }

// plainFaces returns the faces of a roll, in plain signs, without the spaces that word processors write
// around dashes and commas.
func plainFaces(faces string) string {
	text := strings.Join(strings.Fields(faces), " ")
	for _, sign := range []string{"-", ","} {
		text = strings.ReplaceAll(strings.ReplaceAll(text, " "+sign, sign), sign+" ", sign)
	}
	return text
}

// counts reports whether a line of a file is a line of the match: neither blank nor a remark.
func counts(line string) bool {
	line = strings.TrimSpace(plain(line))
	return line != "" && line[0] != '#'
}

// remarkHint says how a remark is written, for a move that cannot be read but could be if its end were one;
// "" for others.
func remarkHint(move string, reads func(move string) bool) string {
	for i := len(move) - 1; i > 0; i-- {
		if !strings.ContainsRune(" /;(", rune(move[i])) {
			continue
		}
		if before := strings.TrimSpace(move[:i]); reads(before) {
			return "; a remark behind " + quote(before) + " begins with #"
		}
	}
	return ""
}
