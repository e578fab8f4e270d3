package reading

import (
	"maps"
	"slices"
	"strings"

	"homespun/engines/kit"
	"homespun/engines/kit/phrase"
	"homespun/engines/kit/program"
)

// things finds things that are nowhere, and such as nobody can take or is asked about.
func (r *reader) things(g *kit.Game) {
	put, used := map[int]bool{}, map[int]bool{}
	for _, l := range r.lines {
		each(l.clauses, func(c *phrase.Clause) {
			eachSlot(c.Slots, func(s *phrase.Slot) {
				if s.Kind == "thing" && strings.HasPrefix(c.ID, "put-") {
					put[s.Value] = true
				} else if s.Kind == "thing" {
					used[s.Value] = true
				}
			})
			for i := range g.Things() {
				used[i] = used[i] || c.ID == "pick-up-everything"
			}
		})
	}
	for i, t := range g.Things() {
		switch key := "thing." + t.Name; {
		case len(t.At) == 0 && !put[i]:
			r.tell(key, "", "lies nowhere, and no line puts one on the board; write at = [3] below it")
		case !used[i]:
			r.tell(key, "", "lies on the board, and no line takes it or asks for it, such as \"take a %s\"", t.One)
		}
	}
}

// eachSlot calls do for each slot, those of conditions too.
func eachSlot(slots []phrase.Slot, do func(s *phrase.Slot)) {
	for i := range slots {
		do(&slots[i])
		eachSlot(slots[i].Of, do)
	}
}

// roam finds what cannot be on squares and places: signs of no square, spaces to which no way leads, and meetings where
// a space has room for one.
func (r *reader) roam(g *kit.Game) {
	if r.rules.Room == 1 && len(r.rules.Meet) > 0 {
		r.tell("meet", "", "cannot happen, since room = 1 lets nobody come to another's space")
	}
	if !g.Roam {
		return
	}
	for _, sign := range slices.Sorted(maps.Keys(r.rules.Signs)) {
		if !strings.Contains(strings.Join(r.rules.Squares, ""), strings.TrimSpace(sign)) {
			r.tell("signs."+sign, "", "is %q, and no square has that sign", r.rules.Signs[sign])
		}
	}
	var reached program.Area
	for seat := range g.IDs {
		reached.Add(g.First(seat))
	}
	sent := false // to some other space
	for _, l := range r.lines {
		each(l.clauses, func(c *phrase.Clause) {
			sent = sent || (moves[c.ID] || anywhere[c.ID] || strings.HasPrefix(c.ID, "go-any") || c.ID == "go-nearest") && c.ID != "go-on"
		})
	}
	for front := reached; !sent && front != (program.Area{}); {
		var next program.Area
		for space := front.After(0); space > 0; space = front.After(space) {
			next.Join(&g.Leads[space])
		}
		next.Less(&reached)
		reached.Join(&next)
		front = next
	}
	for space := 1; space <= g.Spaces() && !sent; space++ {
		if reached.Has(space) {
			continue
		} else if slices.Contains(g.Last[:len(g.IDs)], uint8(space)) {
			r.tell("finish", "", "is where no way leads, so that nobody gets there")
		}
		land, _, _ := g.Says(space)
		for _, l := range r.lines {
			if key := "land." + l.Of; len(land) > 0 && l.Text == land[0] && l.Key == key && only(g, l.Of, reached.Has) {
				r.tell(key, l.Text, "is for whoever ends there, and no way leads there")
				break
			}
		}
	}
}

// only reports whether what is said of a place is of one space, or of a kind of which no space is reached.
func only(g *kit.Game, place string, reached func(space int) bool) bool {
	kind := slices.Index(g.Kinds(), place)
	return kind < 0 || !slices.ContainsFunc(g.KindAreas[kind].List(), reached)
}
