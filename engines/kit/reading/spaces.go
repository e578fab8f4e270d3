package reading

import (
	"slices"

	"homespun/engines/kit"
	"homespun/engines/kit/phrase"
	"homespun/engines/kit/program"
)

// anywhere are effects that bring a piece to spaces which depend on more than steps, so that all can be reached.
var anywhere = map[string]bool{"go-by-card": true, "swap-places": true, "by-hand": true, "go-aside": true, "go-up-to": true,
	"go-up-to-rolled": true, "move-die": true, "move-each-die": true, "go-back-rolled": true}

// moves are the effects that bring a piece by steps, or to spaces that they name.
var moves = map[string]bool{"go-on": true, "go-back": true, "go-to": true, "go-to-next": true, "go-back-to-last": true}

// spaces finds spaces with sentences on which nobody can end, kinds without a space, and rolls that cannot be.
func (r *reader) spaces(g *kit.Game) {
	count, faces := g.Dice()
	for _, n := range r.rules.Enter {
		if !r.ownFaces() && n > count*faces {
			r.tell("enter", "", "has %d, and no roll shows it: the dice show at most %d", n, count*faces)
		}
	}
	for i, kind := range g.Kinds() {
		if !slices.Contains(g.KindsAt[i], true) {
			r.tell("kinds."+kind, "", "has no space")
		}
	}
	reached, known := r.reached(g)
	if !known {
		return
	}
	for space := 1; space <= g.Spaces(); space++ {
		land, _, _ := g.Says(space)
		if len(land) == 0 || reached[space] {
			continue
		}
		for _, l := range r.lines {
			if l.Text == land[0] && len(l.Key) > len("land.") && l.Key[:5] == "land." && only(g, l.Of, func(space int) bool { return reached[space] }) {
				r.tell(l.Key, l.Text, "is for whoever ends there, and no roll and no line leads there")
				break
			}
		}
	}
}

// ownFaces reports whether a die has faces of its own.
func (r *reader) ownFaces() bool { return len(r.rules.Die) > 0 || len(r.rules.Dice) > 1 }

// reached returns the spaces on which a piece can end, by number; known says that all ways are ones that are known here.
func (r *reader) reached(g *kit.Game) (reached []bool, known bool) {
	n := g.Spaces()
	steps, to, rolls := map[int]bool{}, map[int]bool{}, false
	known = n > 0 && len(r.rules.Ways) == 0 && !g.Roam && r.rules.Lane == 0 && !r.ownFaces()
	for _, l := range r.lines {
		each(l.clauses, func(c *phrase.Clause) {
			rolls = rolls || c.ID == "move"
			known = known && !anywhere[c.ID]
			if !moves[c.ID] {
				return
			}
			s := c.Slots[0]
			switch c.ID {
			case "go-on":
				steps[s.Value] = true
			case "go-back":
				steps[-s.Value] = true
			case "go-to":
				to[s.Value] = true
			default:
				for space, is := range g.KindsAt[s.Value] {
					to[space] = to[space] || is
				}
			}
		})
	}
	count, faces := g.Dice()
	if rolls {
		for sum := count; sum <= count*faces; sum++ {
			steps[sum] = true
		}
	}
	reached = make([]bool, n+1)
	queue := []int{0}
	add := func(space int) {
		if space >= 1 && space <= n && !reached[space] {
			reached[space] = true
			queue = append(queue, space)
		}
	}
	if len(r.rules.Enter) > 0 {
		add(g.First(0))
	}
	for _, space := range g.Starts {
		add(space)
	}
	for space := range to {
		add(space)
	}
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for by := range steps {
			add(r.after(g, at, by))
		}
	}
	return reached, known
}

// after is where steps lead from a space, as far as there are stops and an end.
func (r *reader) after(g *kit.Game, at, steps int) int {
	n, ring := g.Spaces(), r.rules.Ring > 0
	for ; steps < 0; steps++ {
		if at--; at < 1 && ring {
			at = n
		}
	}
	for ; steps > 0; steps-- {
		if at++; at > n && ring {
			at = 1
		} else if at > n && r.rules.Exact == program.Back {
			return n - steps
		} else if at > n && r.rules.Exact == program.Stays {
			return 0
		} else if at > n {
			return n
		}
		if _, _, stop := g.Says(at); len(stop) > 0 {
			return at
		}
	}
	return at
}
