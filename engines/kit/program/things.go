package program

import (
	"fmt"
	"maps"
	"slices"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

// Thing is what lies on spaces, can be taken, and be put down. How many of it somebody has is a counter of its name.
type Thing struct {
	// At are the spaces, names or kinds on which some lie at the beginning, Each how many on each.
	At   Spots `toml:"at"`
	Each int   `toml:"each"`
	// Icon is its picture.
	Icon string `toml:"icon"`
	// Most is how many of it somebody can have; 0 is any number.
	Most int `toml:"most"`
	// Own says that what lies on a space is still of whoever put it there.
	Own bool `toml:"own"`
}

// Bounds of things.
const (
	MaxThings = 8
	MaxLying  = 128 // on all spaces together
)

// A Token is a thing that has been compiled.
type Token struct {
	Name, Icon string
	// One and Many are what one of it is called, and several.
	One, Many string
	// Counter is that of the players that counts it.
	Counter int
	Own     bool
	// At are the spaces on which it lies at the beginning, a space as often as there are of it.
	At []int
}

// Things returns what can lie on spaces, in the order of names.
func (g *Program) Things() []Token { return g.Tokens }

// count gives every thing its counter. The error is a *[engines.FieldError].
func (r *Rules) count() error {
	if len(r.Things) == 0 {
		return nil
	} else if len(r.Things) > MaxThings {
		return engines.Fieldf("thing", "is there %d times; there can be %d things", len(r.Things), MaxThings)
	}
	counters := maps.Clone(r.Counters)
	if counters == nil {
		counters = map[string]int{}
	}
	for name, thing := range r.Things {
		if counters[name] += 0; thing.Most > 0 && counters[name] > thing.Most {
			return engines.Fieldf("thing."+name+".most", "is %d, and everybody begins with %d", thing.Most, counters[name])
		}
	}
	if r.Counters = counters; len(counters) > MaxCounters {
		return engines.Fieldf("thing", "makes %d counters with those that there are; there can be %d", len(counters), MaxCounters)
	}
	return nil
}

// things gives things their numbers, and finds where they lie at the beginning.
func (c *compiler) things() error {
	for i := range c.Mosts {
		c.Mosts[i] = MaxCount
	}
	lying := 0
	for number, name := range slices.Sorted(maps.Keys(c.Rules.Things)) {
		thing, key := c.Rules.Things[name], "thing."+name
		each := 1
		switch {
		case thing.Each < 0 || thing.Each > MaxLying:
			return engines.Fieldf(key+".each", "is %d; it can be 1 to %d", thing.Each, MaxLying)
		case thing.Most < 0 || thing.Most > MaxCount:
			return engines.Fieldf(key+".most", "is %d; it can be 0 to %d", thing.Most, MaxCount)
		case thing.Each > 0:
			each = thing.Each
		}
		t := Token{Name: name, Icon: thing.Icon, Counter: slices.Index(c.OwnNames, name), Own: thing.Own}
		t.One, t.Many = c.language.OneAndMany(name)
		var at Area
		for _, said := range thing.At.said() {
			area, ok := c.areaOf(said)
			if !ok {
				return c.noSpace(key+".at", said)
			}
			at.Join(&area)
		}
		for _, space := range at.List() {
			t.At = append(t.At, slices.Repeat([]int{space}, each)...)
		}
		if lying += len(t.At); lying > MaxLying {
			return engines.Fieldf(key+".at", "puts more than %d things on the board; let fewer lie there", MaxLying)
		} else if c.Rules.spaces() == 0 {
			return engines.Fieldf(key, "lies on spaces, and there are none; write counters = { %s = 0 } to count it", name)
		}
		c.language.Add(&c.names, "thing", name, number)
		c.Tokens = append(c.Tokens, t)
		if thing.Most > 0 {
			c.Mosts[t.Counter] = thing.Most
		}
	}
	return nil
}

// areaOf returns the spaces that a name or number means: of a kind, of all starts or finishes, or one.
func (c *compiler) areaOf(said string) (area Area, ok bool) {
	kind := slices.Index(c.kindNames, said)
	space, isSpace := c.spaceOf(said)
	if kind < 0 && !isSpace {
		return area, false
	}
	for at := 1; at <= c.Rules.All(); at++ {
		if kind >= 0 && c.KindsAt[kind][at] || isSpace && (at == space ||
			space == ownFinish && slices.Contains(c.Last[:], uint8(at)) || space == ownStart && c.IsStart(at)) {
			area.Add(at)
		}
	}
	return area, true
}

// lying compiles an effect on things that lie on spaces.
func (c *compiler) lying(in Instruction, clause *phrase.Clause) error {
	own, kind := false, 0
	for i := range clause.Slots {
		switch slot := &clause.Slots[i]; slot.Kind {
		case "n":
			in.A = int16(min(slot.Value, MaxCount))
		case "thing":
			in.B, own = int16(slot.Value), slot.Own && c.Tokens[slot.Value].Own
		case "space":
			in.To = uint16(slot.Value)
		case "kind":
			kind = slot.Value
		}
	}
	switch clause.ID {
	case "pick-up":
		if in.To = Anybodys; own {
			in.To = Ones
		}
	case "pick-up-another":
		if in.To = Anothers; !c.Tokens[in.B].Own {
			return c.nobodys(in.B)
		}
	case "pick-up-all":
		in.A = MaxCount
	case "pick-up-everything":
		if in.A, in.B = MaxCount, AnySpace; len(c.Tokens) == 0 {
			return fmt.Errorf("nothing lies on the board; write [thing.berry] with at = [3] to have berries there")
		}
	case "put-on-any", "put-new-on-any":
		in.To = uint16(PutOnAny + kind)
	case "put-new-on-each":
		in.To = uint16(PutOnEach + kind)
	case "put-anywhere", "put-new-anywhere":
		in.To = PutAnywhere
	}
	c.emit(in)
	return nil
}

// nobodys is the error of a sentence on another's things of which nobody remembers whose they are.
func (c *compiler) nobodys(thing int16) error {
	name := c.Tokens[thing].Name
	return fmt.Errorf("nobody knows whose a %s is; below [thing.%s] write own = true", name, name)
}
