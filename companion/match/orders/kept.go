package orders

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
)

// handed returns what people, or those who lead a piece, get or give back, so that they keep what they keep
// in another scene. First stands what is given back.
func handed(before, after *tableau.Scene) (list []Order) {
	was, is := keptIn(before), keptIn(after)
	for _, one := range slices.Concat(is, was) {
		told := func(o Order) bool { return o.Piece.Name == one.Who && o.Piece.Many == one.Many }
		if slices.ContainsFunc(list, told) {
			continue
		}
		more := count(is, one) - count(was, one)
		o := Order{Piece: tableau.Thing{Name: one.Who, Many: one.Many, Seat: engines.Table},
			From: Where{Spot: None}, To: Where{Spot: None}, Count: more}
		switch who := amid(one.Who); {
		case more > 0 && one.Comes != "":
			o.Said = one.Comes
		case more < 0 && one.Goes != "":
			o.Said = one.Goes
		case more > 0 && one.On != "":
			o.Said = words.OrderBeside(things(more, one), words.OrderOne(one.On), who)
		case more < 0 && one.On != "":
			o.Said = words.OrderUnbeside(things(-more, one), words.OrderOne(one.On), who)
		case more > 0 && one.Box:
			o.Said = words.OrderLay(things(more, one), who)
		case more < 0 && one.Box:
			o.Said = words.OrderToBox(things(-more, one), who)
		case more > 0:
			o.Said = words.OrderGive(who, things(more, one))
		case more < 0:
			o.Said, o.First = words.OrderTakeBack(things(-more, one), who), true
		default:
			continue
		}
		list = append(list, o)
	}
	gets := func(o Order) int { return min(1, max(0, o.Count)) }
	slices.SortStableFunc(list, func(a, b Order) int { return gets(a) - gets(b) })
	return list
}

// keptIn returns what people keep in a scene, nothing in one that is nil.
func keptIn(s *tableau.Scene) []tableau.Kept {
	if s == nil {
		return nil
	}
	return s.Kept
}

// count returns how many things of a kind somebody keeps.
func count(list []tableau.Kept, one tableau.Kept) (n int) {
	for _, kept := range list {
		if kept.Who == one.Who && kept.One == one.One {
			n += kept.Count
		}
	}
	return n
}

// things names so many things: "1 heart", "3 hearts".
func things(n int, kept tableau.Kept) string {
	if n == 1 {
		return words.OrderSome(1, kept.One)
	}
	return words.OrderSome(n, kept.Many)
}
