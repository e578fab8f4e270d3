package program

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
)

// Faces are dice as a file says them: how many, and of which, "2d6", or what each face of one shows.
type Faces []string

// UnmarshalTOML reads one text too.
func (f *Faces) UnmarshalTOML(is any) error {
	list, several := is.([]any)
	if !several {
		list = []any{is}
	}
	*f = nil
	for _, said := range list {
		*f = append(*f, fmt.Sprint(said))
	}
	return nil
}

// FirstSymbol is the side of a die with the first of the symbols. A number on a face of one's own is its own side.
const FirstSymbol = 101

// Symbols are what the faces of dice show that is no number, in order, and what happens when they are rolled.
type Symbols struct {
	Faces  []string // as they are written in the file
	Slugs  []string // as they are written in lines
	Brings [FirstSymbol + engines.MaxSides*engines.MaxDice]uint16
	// numbered says that some face of a die has a number.
	numbered bool
}

// plain reads dice with pips; ok says that these are such.
func (f Faces) plain() (count, sides int, ok bool) {
	if len(f) != 1 {
		return 0, 0, false
	}
	before, faces, ok := strings.Cut(strings.ToLower(strings.TrimSpace(f[0])), "d")
	if count = 1; before != "" {
		n, err := strconv.Atoi(before)
		count, ok = n, ok && err == nil
	}
	sides, err := strconv.Atoi(faces)
	return count, sides, ok && err == nil && count >= 1 && count <= engines.MaxDice && sides >= 2 && sides <= 100
}

// throw makes the dice of the game. The error is a *[engines.FieldError].
func (c *compiler) throw() error {
	key, r := "dice", &c.Rules
	kinds := map[string]Faces{"": r.Dice}
	if len(r.Die) > 0 {
		key, kinds = "die", r.Die
	}
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		faces := kinds[name]
		of := strings.TrimSuffix(key+"."+name, ".")
		count, sides, plain := faces.plain()
		if int(c.Roll.N)+max(1, count) > engines.MaxDice {
			return engines.Fieldf(key, "makes more than %d dice", engines.MaxDice)
		}
		for range count {
			if plain {
				c.Roll.Die[c.Roll.N] = engines.Die{Owner: engines.Dice, Faces: uint8(sides)}
				c.numbered = true
				c.Roll.N++
			}
		}
		if plain {
			continue
		}
		if len(faces) < 2 || len(faces) > engines.MaxSides {
			return engines.Fieldf(of, "is %q; write d6, or 2d6 for two dice, or 2 to %d faces of one: [\"sun\", \"rain\"]",
				strings.Join(faces, ", "), engines.MaxSides)
		}
		die := engines.Die{Owner: engines.Dice, Faces: uint8(len(faces))}
		for i, said := range faces {
			side, err := c.side(of, said)
			if err != nil {
				return err
			}
			die.Sides[i] = side
		}
		c.Roll.Die[c.Roll.N] = die
		c.Roll.N++
	}
	return nil
}

// faceSlug is a face as a single word without dashes, which stand between dice.
func faceSlug(said string) string { return strings.ReplaceAll(Slugs([]string{said})[0], "-", "_") }

// side gives a face its number.
func (c *compiler) side(key, said string) (uint8, error) {
	if n, err := strconv.Atoi(said); err == nil && n > 0 && n < FirstSymbol {
		c.numbered = true
		return uint8(n), nil
	}
	slug := faceSlug(said)
	at := slices.Index(c.Symbols.Slugs, slug)
	switch {
	case slug == "":
		return 0, engines.Fieldf(key, "has a face %q without a letter or digit; call it otherwise", said)
	case at < 0:
		at = len(c.Symbols.Slugs)
		c.Symbols.Slugs, c.Symbols.Faces = append(c.Symbols.Slugs, slug), append(c.Symbols.Faces, said)
		if !c.language.Has(said) { // such a face is rolled and cannot be spoken of
			c.language.Add(&c.names, "face", said, FirstSymbol+at)
		}
	}
	return uint8(FirstSymbol + at), nil
}

// happens compiles what faces do.
func (c *compiler) happens() error {
	for _, said := range slices.SortedFunc(maps.Keys(c.Rules.Roll), byNumber) {
		at := slices.Index(c.Symbols.Slugs, faceSlug(said))
		side, ok := FirstSymbol+at, at >= 0
		if n, err := strconv.Atoi(said); err == nil {
			side, ok = n, n > 0 && n < FirstSymbol && slices.ContainsFunc(c.Roll.Dice(),
				func(d engines.Die) bool { return d.Face(int16(n)) > 0 })
		}
		if !ok {
			return engines.Fieldf("roll."+said, "is no face of the dice")
		}
		pc, err := c.list("roll."+said, c.Rules.Roll[said])
		if err != nil {
			return err
		}
		c.Brings[side], c.stock.Doing[pc] = pc, true
	}
	return nil
}

// Pips is what a side counts.
func Pips(side int16) uint16 {
	if side >= FirstSymbol {
		return 0
	}
	return uint16(side)
}

// dieMost is the highest number of a die.
func dieMost(die *engines.Die) (most int) {
	for face := 1; face <= int(die.Faces); face++ {
		most = max(most, int(Pips(die.Side(face))))
	}
	return most
}

// Face returns what a side of the dice is called in the file; "" for a number.
func (g *Program) Face(side int) string {
	if side < FirstSymbol || side-FirstSymbol >= len(g.Faces) {
		return ""
	}
	return g.Faces[side-FirstSymbol]
}
