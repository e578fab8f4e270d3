package aloud

import (
	"strings"
	"unicode"

	"homespun/engines/common/text"
)

// mostLetters is how many letters of a text are read: a few sentences.
const mostLetters = 400

// marks are the signs that a voice reads well, or that give it its pauses.
const marks = ".,;:!?'’\"“”…%&+=×/–-"

// spoken returns the words of a text as a voice reads them, at most mostLetters and "…". Signs that voices
// take for orders or read by their names, such as brackets, dashes before a word and emoji, become blanks.
func spoken(sentence string) string {
	plain := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsNumber(r) || strings.ContainsRune(marks, r) {
			return r
		}
		return ' '
	}, text.Clean(sentence, mostLetters))
	words := strings.Fields(plain)
	for i, word := range words {
		words[i] = strings.TrimLeft(word, "-")
	}
	plain = strings.Join(strings.Fields(strings.Join(words, " ")), " ")
	if strings.IndexFunc(plain, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }) < 0 {
		return ""
	}
	return plain
}
