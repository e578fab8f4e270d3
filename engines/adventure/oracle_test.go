package adventure

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// place is a space in the oracle: column and row from 0.
type place struct{ x, y int }

// world is a position as the oracle sees it, in maps.
type world struct {
	walls, spawners, figures map[place]bool
	players                  map[place]int // hearts
}

func (a place) far(b place) int {
	d := func(n int) int {
		if n < 0 {
			return -n
		}
		return n
	}
	return d(a.x-b.x) + d(a.y-b.y)
}

// betweenPlaces are the spaces straight between two, and whether they lie in one row or column at all.
func betweenPlaces(a, b place) (list []place, straight bool) {
	if a.x != b.x && a.y != b.y || a == b {
		return nil, false
	}
	for at := a; at != b; {
		switch {
		case at.x < b.x:
			at.x++
		case at.x > b.x:
			at.x--
		case at.y < b.y:
			at.y++
		default:
			at.y--
		}
		if at != b {
			list = append(list, at)
		}
	}
	return list, true
}

func (w *world) sees(a, b place) bool {
	list, _ := betweenPlaces(a, b)
	return !slices.ContainsFunc(list, func(p place) bool { return w.walls[p] })
}

// shoots says whether an arrow from one place hits a player on another; the shooter stands on me.
func (w *world) shoots(from, at, me place, reach int) bool {
	list, straight := betweenPlaces(from, at)
	return straight && len(list) < reach && !slices.ContainsFunc(list, func(p place) bool {
		return w.walls[p] || w.figures[p] && p != me
	})
}

func (w *world) enters(p place, climbs bool) bool {
	inside := p.x >= 0 && p.y >= 0 && p.x < 16 && p.y < 16
	return inside && !w.figures[p] && (climbs || !w.walls[p] && !w.spawners[p])
}

// oracle returns where a monster may go, from the words of ADV-15 to ADV-21, by trying everything.
func (w *world) oracle(k *kind, me place) map[place]bool {
	var targets []place
	best, hearts := 1000, 1000
	offer := func(p place, of int) {
		d := me.far(p)
		switch {
		case d < best || d == best && of < hearts:
			best, hearts, targets = d, of, []place{p}
		case d == best && of == hearts:
			targets = append(targets, p)
		}
	}
	for at, of := range w.players {
		switch k.Attack {
		case Hit:
			if me.far(at) <= k.Range {
				return nil
			}
		case Explode:
			if me.far(at) == 1 {
				return nil
			}
		case Shoot:
			if w.shoots(me, at, me, k.Range) {
				return nil
			}
		}
		if k.Target == Hears || k.Target == Sees && w.sees(me, at) {
			offer(at, of)
		}
	}
	if k.Target == Shot {
		for x := range 16 {
			for y := range 16 {
				p := place{x, y}
				weakest := 1000
				for at, of := range w.players {
					if w.enters(p, k.Climbs) && w.sees(me, at) && w.shoots(p, at, me, k.Range) {
						weakest = min(weakest, of)
					}
				}
				if weakest < 1000 {
					offer(p, weakest)
				}
			}
		}
	}
	reach := map[place]bool{}
	var walk func(p place, left int)
	walk = func(p place, left int) {
		if left == 0 {
			return
		}
		for _, to := range []place{{p.x + 1, p.y}, {p.x - 1, p.y}, {p.x, p.y + 1}, {p.x, p.y - 1}} {
			if w.enters(to, k.Climbs) {
				reach[to] = true
				walk(to, left-1)
			}
		}
	}
	walk(me, k.Steps)
	goals := map[place]bool{}
	for _, target := range targets {
		near := me.far(target)
		for p := range reach {
			near = min(near, p.far(target))
		}
		for p := range reach {
			if near < me.far(target) && p.far(target) == near {
				goals[p] = true
			}
		}
	}
	return goals
}

// randomDungeon draws a crowded corner of a dungeon with one monster of each kind, and others in the way.
func randomDungeon(t *rapid.T, g *Game) (Position, *world) {
	p := Position{exit: 255, fighter: -1, stage: DueGoes, actions: 1}
	for i := range p.king {
		p.king[i] = dead
	}
	p.lay(255, tileEntrance+1)
	w := &world{walls: map[place]bool{}, spawners: map[place]bool{}, figures: map[place]bool{},
		players: map[place]int{}}
	size := rapid.IntRange(5, 9).Draw(t, "size")
	var spaces []int
	for i := range Spaces - 1 {
		if column(i) < size && row(i) < size {
			spaces = append(spaces, i)
		}
	}
	spaces = rapid.Permutation(spaces).Draw(t, "spaces")
	take := func() (int, place) {
		at := spaces[0]
		spaces = spaces[1:]
		return at, place{column(at), row(at)}
	}
	for player := range g.players {
		at, where := take()
		p.putKing(player, at)
		p.hearts[player] = uint8(rapid.IntRange(1, 3).Draw(t, "hearts"))
		w.players[where], w.figures[where] = int(p.hearts[player]), true
	}
	for k := range g.kinds {
		for n := range rapid.IntRange(1, 2).Draw(t, "monsters") {
			at, where := take()
			p.putMonster(k*MaxSupply+n, at)
			w.figures[where] = true
		}
	}
	for range rapid.IntRange(0, len(spaces)/2).Draw(t, "tiles") {
		at, where := take()
		switch tile := rapid.SampledFrom([]int{tileTreasure, tileWall, tileWall, tileSpawner}).Draw(t,
			"tile"); tile {
		case tileWall:
			w.walls[where] = true
			p.lay(at, tileWall+1)
		case tileSpawner:
			w.spawners[where] = true
			p.lay(at, tileSpawner+1)
		default:
			p.layTreasure(at, 1)
		}
	}
	return p, w
}

// TestADV16ToADV21AsTheOracleSays holds what is listed, and Check, against an oracle that tries everything.
func TestADV16ToADV21AsTheOracleSays(t *testing.T) {
	g := compile(t, 3, ghost,
		"[monsters.sniper]\nletter = \"N\"\nfigure = \"x\"\nsupply = 2\nsteps = 3\nclimbs = true\ntarget "+
			"= \"shot\"\nattack = \"shoot\"\nrange = 6\ndamage = 3\nkill = 1\norder = 6",
		"[monsters.archer]\nletter = \"R\"\nfigure = \"x\"\nsupply = 2\nsteps = 1\nclimbs = false\ntarget "+
			"= \"sees\"\nattack = \"shoot\"\nrange = 2\ndamage = 3\nkill = 1\norder = 7")
	rapid.Check(t, func(t *rapid.T) {
		p, w := randomDungeon(t, g)
		for rest := p.monsters; !rest.Empty(); {
			at := rest.Take()
			m := p.monsterOn(at)
			want := w.oracle(&g.kinds[m/MaxSupply], place{column(at), row(at)})
			goals := g.goals(&p, m)
			for to := range Spaces {
				legal := want[place{column(to), row(to)}]
				verdict := g.judge(&p, m, to)
				if goals.Has(to) != legal || verdict.OK() != legal || verdict.Status == engines.Undecided {
					t.Fatalf("%s to %s in\n%s\noracle %v, listed %v, judged %v", g.PieceName(m),
						g.board.Name(to), g.Draw(p), legal, goals.Has(to), verdict.OK())
				}
			}
		}
	})
}

// TestADV14TheGroupIsTheNearest holds the group against counting.
func TestADV14TheGroupIsTheNearest(t *testing.T) {
	g := compile(t, 3)
	rapid.Check(t, func(t *rapid.T) {
		p, w := randomDungeon(t, g)
		distance := func(at int) int {
			d := 1000
			for player := range w.players {
				d = min(d, player.far(place{column(at), row(at)}))
			}
			return d
		}
		nearest := 1000
		for rest := p.monsters; !rest.Empty(); {
			nearest = min(nearest, distance(rest.Take()))
		}
		group := g.group(&p)
		for rest := p.monsters; !rest.Empty(); {
			if at := rest.Take(); group.Has(at) != (distance(at) == nearest) {
				t.Fatalf("%s is in the group: %v\n%s", g.board.Name(at), group.Has(at), g.Draw(p))
			}
		}
	})
}
