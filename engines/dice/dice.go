// Package dice has the code that games share for rolls: reading and writing faces, listing the outcomes of a
// roll, and drawing one.
package dice

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"homespun/engines"
)

// Random returns a random outcome of a roll, drawn with r; all faces of a die are equally likely.
func Random(roll *engines.Roll, r *rand.Rand) engines.Move {
	m := engines.Move{Who: engines.Dice, Verb: engines.VerbRoll, N: roll.N}
	for i := range roll.Dice() {
		die := &roll.Die[i]
		m.Args[i] = die.Side(1 + r.IntN(int(die.Faces)))
	}
	return m
}

// Outcomes appends every outcome of a roll to list and returns it; the last die changes fastest. All entries
// are equally likely. If several faces of a die show the same, equal moves are listed more than once.
func Outcomes(roll *engines.Roll, list []engines.Move) []engines.Move {
	m := engines.Move{Who: engines.Dice, Verb: engines.VerbRoll, N: roll.N}
	var faces [engines.MaxDice]int
	for i, die := range roll.Dice() {
		faces[i], m.Args[i] = 1, die.Side(1)
	}
	for {
		list = append(list, m)
		i := int(roll.N) - 1
		for ; i >= 0 && faces[i] == int(roll.Die[i].Faces); i-- {
			faces[i], m.Args[i] = 1, roll.Die[i].Side(1)
		}
		if i < 0 {
			return list
		}
		faces[i]++
		m.Args[i] = roll.Die[i].Side(faces[i])
	}
}

// Fits compares a roll that was typed in with the dice that were asked for. count reports whether the number
// of faces is right, and faces whether each die can show its face. bad is the index of the first die that
// cannot; -1 if there is none.
func Fits(roll *engines.Roll, m engines.Move) (count, faces bool, bad int) {
	if m.N != roll.N {
		return false, false, -1
	}
	for i, die := range roll.Dice() {
		if die.Face(m.Args[i]) == 0 {
			return true, false, i
		}
	}
	return true, true, -1
}

// Parse reads faces written as 5, 5-2 or 4,2-5: commas separate the dice of one owner, dashes separate the
// owners. groups holds the number of dice of each owner, in order. ok is false if the word has another shape,
// or more dice than a move can hold.
func Parse(word string) (m engines.Move, groups []int, ok bool) {
	return ParseSides(word, engines.Number)
}

// ParseSides is [Parse] for dice with symbols instead of pips; read turns the text of one symbol, such as R2,
// into its number.
func ParseSides(word string, read func(text string) (side int16, ok bool)) (m engines.Move, groups []int,
	ok bool) {
	m = engines.Move{Who: engines.Dice, Verb: engines.VerbRoll}
	for group := range strings.SplitSeq(word, "-") {
		faces := strings.Split(group, ",")
		for _, text := range faces {
			face, ok := read(text)
			if !ok || m.N == engines.MaxDice {
				return m, nil, false
			}
			m.Args[m.N] = face
			m.N++
		}
		groups = append(groups, len(faces))
	}
	return m, groups, true
}

// Format writes the faces of a roll. groups holds the number of dice of each owner, in order; faces beyond
// the groups are written as groups of one.
func Format(m engines.Move, groups ...int) string {
	return FormatSides(m, func(face int16) string { return strconv.Itoa(int(face)) }, groups...)
}

// FormatSides is [Format] for dice with symbols instead of pips; write returns the text of one symbol.
func FormatSides(m engines.Move, write func(side int16) string, groups ...int) string {
	var text strings.Builder
	left, group := 0, 0
	for i, face := range m.Faces() {
		if left == 0 {
			if i > 0 {
				text.WriteByte('-')
			}
			left = 1
			if group < len(groups) {
				left = max(1, groups[group])
				group++
			}
		} else {
			text.WriteByte(',')
		}
		text.WriteString(write(face))
		left--
	}
	return text.String()
}
