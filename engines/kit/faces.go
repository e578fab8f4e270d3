package kit

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/dice"
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

// firstSymbol is the side of a die with the first of the symbols. A number on a face of one's own is its own side.
const firstSymbol = 101

// symbols are what the faces of dice show that is no number, in order, and what happens when they are rolled.
type symbols struct {
	faces  []string // as they are written in the file
	slugs  []string // as they are written in lines
	brings [firstSymbol + engines.MaxSides*engines.MaxDice]uint16
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
	key, r := "dice", &c.rules
	kinds := map[string]Faces{"": r.Dice}
	if len(r.Die) > 0 {
		key, kinds = "die", r.Die
	}
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		faces := kinds[name]
		of := strings.TrimSuffix(key+"."+name, ".")
		count, sides, plain := faces.plain()
		if int(c.roll.N)+max(1, count) > engines.MaxDice {
			return engines.Fieldf(key, "makes more than %d dice", engines.MaxDice)
		}
		for range count {
			if plain {
				c.roll.Die[c.roll.N] = engines.Die{Owner: engines.Dice, Faces: uint8(sides)}
				c.numbered = true
				c.roll.N++
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
		c.roll.Die[c.roll.N] = die
		c.roll.N++
	}
	return nil
}

// faceSlug is a face as a single word without dashes, which stand between dice.
func faceSlug(said string) string { return strings.ReplaceAll(slugs([]string{said})[0], "-", "_") }

// side gives a face its number.
func (c *compiler) side(key, said string) (uint8, error) {
	if n, err := strconv.Atoi(said); err == nil && n > 0 && n < firstSymbol {
		c.numbered = true
		return uint8(n), nil
	}
	slug := faceSlug(said)
	at := slices.Index(c.symbols.slugs, slug)
	switch {
	case slug == "":
		return 0, engines.Fieldf(key, "has a face %q without a letter or digit; call it otherwise", said)
	case at < 0:
		at = len(c.symbols.slugs)
		c.symbols.slugs, c.symbols.faces = append(c.symbols.slugs, slug), append(c.symbols.faces, said)
		if !c.language.Has(said) { // such a face is rolled and cannot be spoken of
			c.language.Add(&c.names, "face", said, firstSymbol+at)
		}
	}
	return uint8(firstSymbol + at), nil
}

// happens compiles what faces do.
func (c *compiler) happens() error {
	for _, said := range slices.SortedFunc(maps.Keys(c.rules.Roll), byNumber) {
		at := slices.Index(c.symbols.slugs, faceSlug(said))
		side, ok := firstSymbol+at, at >= 0
		if n, err := strconv.Atoi(said); err == nil {
			side, ok = n, n > 0 && n < firstSymbol && slices.ContainsFunc(c.roll.Dice(),
				func(d engines.Die) bool { return d.Face(int16(n)) > 0 })
		}
		if !ok {
			return engines.Fieldf("roll."+said, "is no face of the dice")
		}
		pc, err := c.list("roll."+said, c.rules.Roll[said])
		if err != nil {
			return err
		}
		c.brings[side], c.stock.doing[pc] = pc, true
	}
	return nil
}

// pips is what a side counts.
func pips(side int16) uint16 {
	if side >= firstSymbol {
		return 0
	}
	return uint16(side)
}

// fell tells what the dice show.
func (g *Game) fell(p *Position, clause engines.Clause, tell listener) {
	for _, side := range p.Faces {
		if side >= firstSymbol {
			Face.Emit(tell, clause, g.faceOf(int(side)-firstSymbol))
		}
	}
	if p.Total > 0 {
		Rolled.Emit(tell, clause, number(p.Total))
	}
}

// follow begins what the faces do that were rolled, that of the first die first.
func (g *Game) follow(p *Position, f frame) {
	for i := int(g.roll.N) - 1; i >= 0; i-- {
		if pc := g.brings[p.Faces[i]]; pc > 0 {
			p.push(frame{pc: pc, me: f.me, piece: f.piece, card: f.card})
		}
	}
}

// Face returns what a side of the dice is called in the file; "" for a number.
func (g *Game) Face(side int) string {
	if side < firstSymbol || side-firstSymbol >= len(g.faces) {
		return ""
	}
	return g.faces[side-firstSymbol]
}

func (g *Game) readFace(said string) (int16, bool) {
	if i := slices.Index(g.symbols.slugs, strings.ToLower(said)); i >= 0 {
		return int16(firstSymbol + i), true
	}
	return engines.Number(said)
}

func (g *Game) writeFace(side int16) string {
	if i := int(side) - firstSymbol; i >= 0 && i < len(g.symbols.slugs) {
		return g.symbols.slugs[i]
	}
	return strconv.Itoa(int(side))
}

// parseRoll reads what the dice show: faces with dashes between.
func (g *Game) parseRoll(words []string) (engines.Move, bool) {
	if len(words) != 1 {
		return engines.Move{}, false
	}
	m, _, ok := dice.ParseSides(words[0], g.readFace)
	return m, ok
}

// dieMost is the highest number of a die.
func dieMost(die *engines.Die) (most int) {
	for face := 1; face <= int(die.Faces); face++ {
		most = max(most, int(pips(die.Side(face))))
	}
	return most
}

// noFace refuses a face that no die has.
func (g *Game) noFace(clause engines.Clause, side int16) engines.Verdict {
	if side >= firstSymbol {
		if i := int(side) - firstSymbol; i < len(g.faces) {
			return NoSymbol.Refuse(clause, g.faceOf(i))
		}
	}
	return NoFace.Refuse(clause, number(side))
}
