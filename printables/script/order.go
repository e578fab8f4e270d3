package script

import (
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/bidi"
)

// Back says whether a text runs from right to left: its first letter that says so does.
func Back(text string) bool {
	for _, r := range text {
		switch class(r) {
		case bidi.R, bidi.AL:
			return true
		case bidi.L:
			return false
		}
	}
	return false
}

// Backward says whether any letter of a text runs from right to left.
func Backward(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return class(r) == bidi.R || class(r) == bidi.AL })
}

func class(r rune) bidi.Class {
	properties, _ := bidi.LookupRune(r)
	return properties.Class()
}

// A Span is a part of a line that runs in one direction, from one byte to another. Back is from right to left.
type Span struct {
	From, To int
	Back     bool
}

// The marks that set the direction of what follows.
const (
	LeftToRight = "\u200E"
	RightToLeft = "\u200F"
)

// Visual returns the spans of a line from left to right as they are seen; back says in which direction the paragraph
// runs.
func Visual(line string, back bool) []Span {
	runes := []rune(LeftToRight + line)
	if back {
		runes = []rune(RightToLeft + line)
	}
	starts := make([]int, 1, len(runes)+1) // where each character begins in the line
	for at := range line {
		starts = append(starts, at)
	}
	starts = append(starts, len(line))
	pair(runes, back)
	var paragraph bidi.Paragraph
	whole := []Span{{0, len(line), back}}
	if _, err := paragraph.SetString(string(runes)); err != nil || !utf8.ValidString(line) {
		return whole
	}
	order, err := paragraph.Order()
	if err != nil {
		return whole
	}
	var spans []Span
	end := 0
	for i := range order.NumRuns() {
		run := order.Run(i)
		from, to := run.Pos()
		if end = to + 1; end >= len(starts) {
			break
		}
		if span := (Span{starts[from], starts[end], run.Direction() == bidi.RightToLeft}); span.To > span.From {
			spans = append(spans, span)
		}
	}
	if end != len(runes) { // not all of it is one paragraph
		return whole
	}
	if back {
		slices.Reverse(spans)
		return spans
	}
	for from := 0; from < len(spans); from++ { // numbers among letters from right to left go with them
		to := from
		for to < len(spans) {
			if span := spans[to]; !span.Back && to > from {
				end := span.From + number(line[span.From:span.To])
				if end == span.From {
					break
				}
				if end < span.To {
					spans = slices.Insert(spans, to+1, Span{From: end, To: span.To})
					spans[to].To = end
				}
			} else if !span.Back {
				break
			}
			to++
		}
		slices.Reverse(spans[from:to])
		from = max(from, to-1)
	}
	return spans
}

// pair puts strong marks in the place of brackets that belong together, in the direction that both have (rule N0 of
// Unicode's algorithm): the library does not find their pairs.
func pair(runes []rune, back bool) {
	with, against, mark, other := bidi.L, bidi.R, '\u200E', '\u200F'
	if back {
		with, against, mark, other = against, with, other, mark
	}
	strong := make([]bidi.Class, len(runes)) // L, R or ON
	last := with
	for at, r := range runes {
		switch c := class(r); c {
		case bidi.L, bidi.R:
			last = c
			strong[at] = c
		case bidi.AL:
			last = bidi.R
			strong[at] = last
		case bidi.AN:
			strong[at] = bidi.R
		case bidi.EN: // belongs to the letters before it
			strong[at] = last
		default:
			strong[at] = bidi.ON
		}
	}
	for _, pair := range pairs(runes) {
		inside, before := strong[pair[0]+1:pair[1]], with
		for _, c := range strong[:pair[0]] {
			if c != bidi.ON {
				before = c
			}
		}
		switch {
		case !slices.Contains(inside, with) && before == against && slices.Contains(inside, against):
			runes[pair[0]], runes[pair[1]] = other, other
			strong[pair[0]], strong[pair[1]] = against, against
		case slices.Contains(inside, with) || slices.Contains(inside, against):
			runes[pair[0]], runes[pair[1]] = mark, mark
			strong[pair[0]], strong[pair[1]] = with, with
		}
	}
}

// pairs returns where brackets that belong together stand, in the order of the first ones.
func pairs(runes []rune) (list [][2]int) {
	const deepest = 63
	var open []int
	for at, r := range runes {
		properties, _ := bidi.LookupRune(r)
		switch {
		case !properties.IsBracket():
		case properties.IsOpeningBracket() && len(open) == deepest:
			return nil
		case properties.IsOpeningBracket():
			open = append(open, at)
		default:
			other := []rune(bidi.ReverseString(string(r)))[0]
			for i, begin := range slices.Backward(open) {
				if runes[begin] == other {
					list, open = append(list, [2]int{begin, at}), open[:i]
					break
				}
			}
		}
	}
	slices.SortFunc(list, func(a, b [2]int) int { return a[0] - b[0] })
	return list
}

// number returns how many bytes the number has with which a text begins, with what stands within it and its signs.
func number(text string) (length int) {
	for at, r := range text {
		switch class(r) {
		case bidi.EN, bidi.AN, bidi.ET, bidi.NSM:
			length = at + utf8.RuneLen(r)
		case bidi.ES, bidi.CS:
		default:
			return length
		}
	}
	return length
}

// turned are signs that are no brackets for Unicode and still point in the direction of the text.
var turned = map[rune]rune{'«': '»', '»': '«', '‹': '›', '›': '‹', '<': '>', '>': '<', '≤': '≥', '≥': '≤'}

// Mirrored returns a text without letters as it stands in a line from right to left: the other way round, with its
// brackets turned.
func Mirrored(text string) string {
	return strings.Map(func(r rune) rune {
		if other, ok := turned[r]; ok {
			return other
		}
		return r
	}, bidi.ReverseString(text))
}
