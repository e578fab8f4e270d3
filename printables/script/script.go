// Package script sets text in scripts that are not set letter after letter from left to right: it orders lines that
// run from right to left, finds where they break, joins letters, and finds fonts for them. It is the only package that
// knows fonts outside of the program.
package script

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/segmenter"
)

// A Script is a writing system by its code in Unicode; 0 stands for all whose letters only follow each other.
type Script = language.Script

// shared are signs that several scripts use but belong to one here, as only fonts for it have them.
var shared = []struct {
	from, to rune
	script   Script
}{
	{0x0589, 0x0589, language.Armenian}, {0x0600, 0x06FF, language.Arabic}, {0x0964, 0x0965, language.Devanagari},
	{0x0E3F, 0x0E3F, language.Thai}, {0x10FB, 0x10FB, language.Georgian}, {0x3000, 0x303F, language.Han},
	{0x3099, 0x309C, language.Hiragana}, {0x30A0, 0x30FF, language.Katakana}, {0x3200, 0x33FF, language.Han},
	{0xFE10, 0xFE1F, language.Han}, {0xFE30, 0xFE4F, language.Han}, {0xFF00, 0xFFEF, language.Han},
}

// Of returns the script of a character; 0 if it is Latin, Greek, Cyrillic, or of none.
func Of(r rune) Script {
	const first = 0x0530 // of Armenian
	if r < first {
		return 0
	}
	switch script := language.LookupScript(r); script {
	case language.Latin, language.Greek, language.Cyrillic, language.Unknown:
		return 0
	case language.Common, language.Inherited:
		for _, block := range shared {
			if r >= block.from && r <= block.to {
				return block.script
			}
		}
		return 0
	default:
		return script
	}
}

// In says whether a text has characters of such a script.
func In(text string) bool { return strings.ContainsFunc(text, func(r rune) bool { return Of(r) != 0 }) }

// Joined says whether a character belongs to the letter, or letter with marks, that is before it: a mark of such a
// script, or what joins or parts letters.
func Joined(before, r rune) bool {
	if Of(before) == 0 && !joins(before) {
		return false
	}
	return unicode.Is(unicode.M, r) || joins(r) || r == 0x0E33 || r == 0x0EB3 // AM of Thai and Lao
}

// joins says whether a character only tells the letters beside it to join, or not to.
func joins(r rune) bool { return r == 0x200C || r == 0x200D }

// Next returns how many bytes the first letter of a text has with all that stands on it.
func Next(text string) int {
	before, length := utf8.DecodeRuneInString(text)
	for length < len(text) {
		r, long := utf8.DecodeRuneInString(text[length:])
		joint := Of(before) == Of(r) && viramas[before] && unicode.IsLetter(r)
		if !Joined(before, r) && !joint {
			break
		}
		before, length = r, length+long
	}
	return length
}

// viramas join two consonants into one sign.
var viramas = map[rune]bool{0x094D: true, 0x09CD: true, 0x0A4D: true, 0x0ACD: true, 0x0B4D: true, 0x0C4D: true,
	0x0CCD: true, 0x0D4D: true, 0x0DCA: true, 0x1039: true, 0x17D2: true}

// Region returns the script for whose readers the Chinese letters of a text are: Japanese, Korean, or else Chinese.
func Region(text string) Script {
	region := language.Han
	for _, r := range text {
		switch Of(r) {
		case language.Hiragana, language.Katakana:
			return language.Hiragana
		case language.Hangul:
			region = language.Hangul
		}
	}
	return region
}

// Breaks returns where a line may end within a text without a blank, in bytes: beside letters of scripts that do not
// part their words.
func Breaks(text string) (breaks []int) {
	var lines segmenter.Segmenter
	runes := []rune(text)
	lines.Init(runes)
	may := make([]bool, len(runes)+1)
	for list := lines.LineIterator(); list.Next(); {
		line := list.Line()
		may[line.Offset+len(line.Text)] = true
	}
	at := 0
	for i, r := range runes {
		if i > 0 && !unicode.IsSpace(runes[i-1]) && (may[i] && parts(runes[i-1], r) || syllable(runes[i-1], r)) {
			breaks = append(breaks, at)
		}
		at += utf8.RuneLen(r)
	}
	return breaks
}

// parts says whether a line may end between two characters without a blank, if Unicode allows it: one is of a script that
// is not set letter after letter. Words of Korean have blanks between them.
func parts(before, r rune) bool {
	left, right := Of(before), Of(r)
	return (left != 0 || right != 0) && left != language.Hangul && right != language.Hangul
}

// syllable says whether a syllable of Thai or Lao surely begins between two characters. Where words begin only a
// dictionary could tell.
func syllable(before, r rune) bool {
	within := func(r, from, to rune) bool { return r >= from && r <= to }
	leads := within(r, 0x0E40, 0x0E44) || within(r, 0x0EC0, 0x0EC4)
	letter := within(before, 0x0E01, 0x0E3A) || within(before, 0x0E45, 0x0E4E) || within(before, 0x0E81, 0x0EBC) ||
		within(before, 0x0EC6, 0x0ECD)
	return leads && letter || (before == 0x0E30 || before == 0x0EB0) && within(r, 0x0E01, 0x0EDF) && unicode.IsLetter(r)
}
