package patrollers

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/patrollers/tabletop"
)

// Sample draws a legal move. Moves that can be listed are drawn evenly. Places are drawn with a purpose: most
// figures go straight towards another one or away from it. So random matches come to an end, and bots that
// look at only a few moves have good ones among them.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	if p.raging >= 0 && r.IntN(2) == 0 {
		return engines.NewMove(engines.Seat(seatOf(p.raging)), VerbSpecial, int16(p.raging))
	}
	who := engines.Seat(p.owes())
	switch p.stage {
	case DueInitiative, DueAttack, DueRerolled:
		roll := g.dueDice(p)
		return dice.Random(&roll, r)
	case DuePick:
		n := r.IntN(len(g.roster))
		for g.picked(p, n) {
			n = r.IntN(len(g.roster))
		}
		return engines.NewMove(who, VerbPick, int16(n))
	case DueDeploy, DueSecret:
		if !g.measured {
			return g.samplePlace(p, who, r)
		}
	case DueDial, DueElixir:
		if !g.listable {
			u := pick(g.dialling(p), r)
			m := engines.NewMove(who, VerbDial, int16(u), 0, 0, 0, 0)
			g.sampleDials(p, &m, u, 1, r)
			return m
		}
	case DueOrder:
		return engines.NewMove(who, VerbOrder, int16(pick(g.ready(p, p.turn), r)))
	case DueTurn:
		if !g.measured && !p.now.lost && !p.units[p.now.actor].fallen {
			if m, ok := g.sampleTurn(p, who, r); ok {
				return m
			}
		}
	}
	return engines.AnyOf(g, p, r)
}

// pick draws one figure of a set.
func pick(set figures, r *rand.Rand) int8 {
	for n := r.IntN(set.len()); n > 0; n-- {
		set &= set - 1
	}
	return set.first()
}

// guesses is how many places are drawn at random before all places are searched.
const guesses = 40

// samplePlace draws a placing of a figure.
func (g *Game) samplePlace(p *Position, who engines.Seat, r *rand.Rand) engines.Move {
	u := pick(g.deployable(p), r)
	m := engines.NewMove(who, VerbDeploy, int16(u), 0, 0)
	half := (g.table.Base + 1) / 2
	wide, deep := g.table.Width-2*half+1, g.table.Depth-2*half+1
	fits := func(i int) bool {
		at := point{X: int16(half + i%wide), Y: int16(half + i/wide)}
		m.Args[1], m.Args[2] = at.X, at.Y
		if p.stage == DueSecret {
			return g.hides(p, u, at)
		}
		return g.table.InStrip(seatOf(u), at) && g.touches(p, u, at) < 0
	}
	low, rows := 0, deep
	if p.stage == DueDeploy {
		rows = max(1, min(deep, g.table.Strip-2*half+1))
		if who > 0 {
			low = wide * (deep - rows)
		}
	}
	for range guesses {
		if fits(low + r.IntN(wide*rows)) {
			return m
		}
	}
	for i := r.IntN(wide * deep); !fits(i); {
		i = (i + 1) % (wide * deep)
	}
	return m
}

// sampleDials draws the dials of a figure into the arguments of a move, from index at on.
func (g *Game) sampleDials(p *Position, m *engines.Move, u int8, at int, r *rand.Rand) {
	f := g.fighterOf(p, u)
	left, first := f.budget, r.IntN(Abilities)
	for k := range Abilities {
		i := (first + k) % Abilities
		s := &f.spans[i]
		steps := r.IntN(min(left, int(s.high-s.low)) + 1)
		left -= steps
		m.Args[at+i] = int16(s.low) + int16(steps)
	}
}

// sampleTurn draws a move of a turn that cannot be listed. It prefers a twine if nobody is in reach, so that
// figures meet, and an attack if somebody is. ok is false if the move should be drawn from the list instead.
func (g *Game) sampleTurn(p *Position, who engines.Seat, r *rand.Rand) (m engines.Move, ok bool) {
	u, special := p.now.actor, g.specialOf(p, p.now.actor)
	if r.IntN(8) == 0 {
		return m, false
	}
	if targets := g.targets(p, u); targets != 0 && g.Strikes(p) && r.IntN(3) > 0 {
		return engines.NewMove(who, VerbAttack, int16(u), int16(pick(targets, r))), true
	}
	if special == Explosives && r.IntN(3) == 0 {
		m = engines.NewMove(who, VerbSpecialAt, int16(u), 0, 0)
		reach := g.reachOf(p, u) + g.table.Base/2
		at := p.units[u].at
		m.Args[1] = int16(max(0, min(g.table.Width, int(at.X)-reach+r.IntN(2*reach+1))))
		m.Args[2] = int16(max(0, min(g.table.Depth, int(at.Y)-reach+r.IntN(2*reach+1))))
		return m, g.judge(p, &m).OK()
	}
	if special == Experimental && !g.listable {
		if set := g.specialTargets(p, u, special); set != 0 && p.now.attacks == 0 && !p.now.done {
			target := pick(set, r)
			m = engines.NewMove(who, VerbSpecialDial, int16(u), int16(target), 0, 0, 0, 0)
			g.sampleDials(p, &m, target, 2, r)
			return m, g.judge(p, &m).OK()
		}
	}
	return g.sampleMove(p, who, u, r)
}

// sampleMove draws the place to which a figure lays a twine.
func (g *Game) sampleMove(p *Position, who engines.Seat, u int8, r *rand.Rand) (m engines.Move, ok bool) {
	moves, _ := g.maxMoves(p, u)
	if p.now.done || p.now.attacks > 0 || int(p.now.twines) >= moves*g.twines(p, u) || g.gripped(p, u) >= 0 {
		return m, false
	}
	from := p.units[u].at
	for range 8 {
		to := g.stepTo(p, u, r)
		if to != from && g.table.Holds(to) && tabletop.Square(from, to) <= g.table.Twine*g.table.Twine &&
			g.blocks(p, u, from, to) < 0 {
			return engines.NewMove(who, VerbMove, int16(u), to.X, to.Y), true
		}
	}
	return m, false
}

// stepTo draws a place within a twine: towards an enemy up to its base, straight away from it, or anywhere.
func (g *Game) stepTo(p *Position, u int8, r *rand.Rand) point {
	from := p.units[u].at
	standing := p.filter(g.team(1-seatOf(u)), func(_ int8, unit *unit) bool { return unit.stands() })
	other := &p.units[u] // the figure itself if no enemy stands
	if standing != 0 {
		other = &p.units[pick(standing, r)]
	}
	dx, dy := int(other.at.X)-int(from.X), int(other.at.Y)-int(from.Y)
	away := tabletop.Distance(from, other.at)
	length := g.table.Twine
	switch kind := r.IntN(8); {
	case kind >= 6 || away == 0:
		return point{X: from.X + int16(r.IntN(2*g.table.Twine+1)-g.table.Twine),
			Y: from.Y + int16(r.IntN(2*g.table.Twine+1)-g.table.Twine)}
	case kind == 5:
		length = -length
	case kind == 4:
		length = 1 + r.IntN(g.table.Twine)
	default:
		length = max(1, min(length, away-g.table.Base))
	}
	return point{X: from.X + int16(dx*length/away), Y: from.Y + int16(dy*length/away)}
}
