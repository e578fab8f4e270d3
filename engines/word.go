package engines

import (
	"slices"
	"strconv"
)

// WordOf returns a kind of word that makes one argument of the kind given. read turns the word into the
// argument, write does the reverse, and fits says which arguments a word can make; a nil fits accepts all.
func WordOf(kind ArgKind, read func(word string) (arg int16, ok bool), write func(arg int16) string,
	fits func(arg int16) bool) Word {
	return oneWord{kind, read, write, fits}
}

type oneWord struct {
	kind  ArgKind
	read  func(string) (int16, bool)
	write func(int16) string
	fits  func(int16) bool
}

// Kind implements Word.
func (w oneWord) Kind() ArgKind { return w.kind }

// Read implements Word.
func (w oneWord) Read(words []string, m *Move) (int, bool) {
	if len(words) == 0 {
		return 0, false
	}
	arg, ok := w.read(words[0])
	m.Add(arg)
	return 1, ok
}

// Write implements Word.
func (w oneWord) Write(args []int16) (string, int) {
	if len(args) == 0 {
		return w.write(0), 0
	}
	return w.write(args[0]), 1
}

// Fits implements Word.
func (w oneWord) Fits(m Move, first int) (int, bool) {
	return 1, first < MaxArgs && (w.fits == nil || w.fits(m.Args[first]))
}

// NumberWord is a whole number from 0 on.
var NumberWord = WordOf(NumberArg, Number, func(n int16) string {
	return strconv.Itoa(int(n))
}, func(n int16) bool { return n >= 0 })

// SeatWord is the letter of a seat, the first being A. Letters without a player can be read too, so that
// Check can refuse them with a reason.
var SeatWord = WordOf(SeatArg,
	func(word string) (int16, bool) {
		return int16(word[0]) - 'a', len(word) == 1 && word[0] >= 'a' && word[0] <= 'z'
	},
	func(seat int16) string {
		if seat < 0 || seat >= 26 {
			return strconv.Itoa(int(seat))
		}
		return string(rune('A' + seat))
	},
	func(seat int16) bool { return seat >= 0 && seat < 26 })

// OneOf is one of a list of words. The argument is its index in the list.
func OneOf(list ...string) Word {
	return WordOf(WordArg,
		func(word string) (int16, bool) { i := slices.Index(list, word); return int16(i), i >= 0 },
		func(i int16) string {
			if i < 0 || int(i) >= len(list) {
				return strconv.Itoa(int(i))
			}
			return list[i]
		},
		func(i int16) bool { return i >= 0 && int(i) < len(list) })
}

// SpaceWord is a space, written as the letter of its column and the number of its row. at finds a space by
// column and row, both counted from 0; name returns its text; spaces is the number of spaces. A space that
// does not exist is read as [Unknown].
func SpaceWord(at func(column, row int) (space int, ok bool), name func(space int) string, spaces int) Word {
	return WordOf(SpaceArg,
		func(word string) (int16, bool) {
			letter, number, ok := Label(word)
			if space, found := at(int(letter), int(number)-1); ok && found {
				return int16(space), true
			}
			return Unknown(letter, number), ok
		},
		func(space int16) string {
			switch {
			case space < 0:
				return UnknownText(space)
			case int(space) >= spaces:
				return strconv.Itoa(int(space))
			}
			return name(int(space))
		},
		func(space int16) bool { return int(space) < spaces })
}

// PointWord is a point, which makes two arguments: its distances from the left and from the top, in tenths.
var PointWord Word = pointWord{}

type pointWord struct{}

// Kind implements Word.
func (pointWord) Kind() ArgKind { return TenthsArg }

// Read implements Word.
func (pointWord) Read(words []string, m *Move) (int, bool) {
	if len(words) == 0 {
		return 0, false
	}
	x, y, ok := Point(words[0])
	m.Add(x)
	m.Add(y)
	return 1, ok
}

// Write implements Word.
func (pointWord) Write(args []int16) (string, int) {
	if len(args) < 2 {
		return "?", len(args)
	}
	return PointText(args[0], args[1]), 2
}

// Fits implements Word.
func (pointWord) Fits(m Move, first int) (int, bool) {
	return 2, first+1 < MaxArgs && m.Args[first] >= 0 && m.Args[first+1] >= 0
}
