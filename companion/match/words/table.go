package words

import (
	"slices"
	"strings"
	"unicode"

	"homespun/engines/common/text"
)

// LineClauses names the rules by which a line of the match came about, by their titles; "" without any.
func LineClauses(titles []string) string { return lineClauses(titles) }

// AndNames joins names of which all are meant: "Ava", "Ava and Ben", "Ava, Ben and Cleo".
func AndNames(names []string) string { return joined(names, "and") }

// OrNames joins names of which one is meant: "step, treasure or torch".
func OrNames(names []string) string { return joined(names, "or") }

func joined(names []string, last string) string {
	short := make([]string, len(names))
	for i, name := range names {
		short[i] = Short(name, 40)
	}
	return text.Join(short, last)
}

// WinTogether says who share the win.
func WinTogether(names []string) string { return winTogether(AndNames(names)) }

// FirstTap says what is to be tapped first, one of these; names are none where there are too many to be named.
func FirstTap(names []string) string { return firstTap(OrNames(names)) }

// NameDoes joins the name of a thing, "d3, 3 high", and the sentence on what a tap does. If the sentence names
// the space itself, the name is left out, so that the bubble covers less. Only the sentence tells that: a
// message can have a space among its arguments that its sentence does not name.
func NameDoes(name, sentence string) string {
	space, _, _ := strings.Cut(name, ",")
	if slices.Contains(strings.FieldsFunc(sentence, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), space) {
		return sentence
	}
	return Does(name, sentence)
}
