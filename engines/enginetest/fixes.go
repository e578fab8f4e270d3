package enginetest

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// drawFix returns a fix that is allowed now; false if it finds none in a few tries.
func (e *examiner) drawFix() (engines.Move, bool) {
	for range 8 {
		i := e.r.IntN(len(e.o.Fixes))
		if m := e.fix(i); e.engine.Check(e.at, m).OK() {
			return m, true
		}
	}
	return engines.Move{}, false
}

// tryFixes checks that one fix of each template gets a verdict, and that those allowed lead to sound
// positions.
func (e *examiner) tryFixes() {
	for i := range e.o.Fixes {
		if m := e.fix(i); e.verdict(m).OK() {
			e.taken[i] = true
			e.readBack(m)
			if q := e.apply(e.at, m); e.r.IntN(8) == 0 {
				e.aside(q, e.line(m), func() { e.sound(false); e.save() })
			}
		}
	}
}

// fix draws one of the fixes of a template.
func (e *examiner) fix(i int) engines.Move {
	words := make([]string, len(e.fixes[i]))
	for j, all := range e.fixes[i] {
		words[j] = all[e.r.IntN(len(all))]
	}
	text := strings.Join(words, " ")
	m, err := e.engine.Parse(engines.Table, text)
	if err != nil {
		e.fail(CheckFix, "%q: %v", text, err)
	}
	return m
}

// alternatives returns the words that a pattern such as C1..C4|O1, 0..99 or a1..j7 stands for.
func alternatives(word string) (list []string) {
	for part := range strings.SplitSeq(word, "|") {
		from, to, isRange := strings.Cut(part, "..")
		if !isRange {
			list = append(list, part)
			continue
		}
		letter, number := split(from)
		lastLetter, last := split(to)
		for c := letter; c <= lastLetter; c++ {
			for n := number; n <= last; n++ {
				list = append(list, join(c, n))
			}
		}
	}
	return list
}

// split takes a label such as a1 apart. The letter is 0 if the label has none, and the number is -1 if it has
// none.
func split(label string) (letter rune, number int) {
	if label != "" && (label[0] < '0' || label[0] > '9') {
		letter, label = rune(label[0]), label[1:]
	}
	if _, err := fmt.Sscan(label, &number); err != nil {
		number = -1
	}
	return letter, number
}

// join is the reverse of split.
func join(letter rune, number int) string {
	switch {
	case letter == 0:
		return fmt.Sprint(number)
	case number < 0:
		return string(letter)
	}
	return string(letter) + fmt.Sprint(number)
}
