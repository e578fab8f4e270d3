// Package dice is what games share about rolling: reading and writing faces, listing the outcomes of a roll, drawing one.
package dice

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"homespun/engines"
)

// Random returns a roll drawn with r, every face of a die equally likely.
func Random(roll *engines.Roll, r *rand.Rand) engines.Move {
	m := engines.Move{Who: engines.Dice, Verb: engines.VerbRoll, N: roll.N}
	for i, die := range roll.Dice() {
		m.Args[i] = 1 + int16(r.IntN(int(die.Faces)))
	}
	return m
}

// Outcomes appends every outcome of a roll to list, counting the last die up first, and returns it. All are equally likely.
func Outcomes(roll *engines.Roll, list []engines.Move) []engines.Move {
	m := engines.Move{Who: engines.Dice, Verb: engines.VerbRoll, N: roll.N}
	for i := range roll.Dice() {
		m.Args[i] = 1
	}
	for {
		list = append(list, m)
		i := int(roll.N) - 1
		for ; i >= 0 && m.Args[i] == int16(roll.Die[i].Faces); i-- {
			m.Args[i] = 1
		}
		if i < 0 {
			return list
		}
		m.Args[i]++
	}
}

// Fits reports whether a roll's faces are as many as the dice, and each one that its die has; bad is the index of the first die it does not fit.
func Fits(roll *engines.Roll, m engines.Move) (count, faces bool, bad int) {
	if m.N != roll.N {
		return false, false, -1
	}
	for i, die := range roll.Dice() {
		if m.Args[i] < 1 || m.Args[i] > int16(die.Faces) {
			return true, false, i
		}
	}
	return true, true, -1
}

// Parse reads faces written as 5, 5-2 or 4,2-5: the dice of one owner stand between commas, owners between dashes. It returns how many dice each
// owner has, in order; ok is false where the word has another shape or more dice than a move holds.
func Parse(word string) (m engines.Move, groups []int, ok bool) {
	m = engines.Move{Who: engines.Dice, Verb: engines.VerbRoll}
	for group := range strings.SplitSeq(word, "-") {
		faces := strings.Split(group, ",")
		for _, text := range faces {
			face, ok := engines.Number(text)
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

// Format writes the faces of a roll, the dice in groups of the sizes given; faces beyond the groups stand as groups of their own.
func Format(m engines.Move, groups ...int) string {
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
		text.WriteString(strconv.Itoa(int(face)))
		left--
	}
	return text.String()
}
