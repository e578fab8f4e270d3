package adventure

import "homespun/engines"

// checkGoes says whether a monster may go to a space now. It is written apart from Moves, so that each tests
// the other: it counts space by space, as people at the table do. Every refusal names ADV-22.
func (g *Game) checkGoes(p *Position, m, to int16) engines.Verdict {
	switch {
	case !g.isMonster(m):
		return GoesUnknown.Refuse(22, piece(m))
	case !isSpace(to):
		return GoesUnknownSpace.Refuse(22, piece(m), space(to))
	case !p.onBoard(int(m)):
		return GoesNotThere.Refuse(22, piece(m))
	case p.done.Has(int(p.at[m])):
		// The monster has gone, or has stayed, this turn. If it would stay now as well, the reason for that
		// says more.
		if v := g.judge(p, int(m), int(to)); stands(v.Message.Reason) {
			return v
		}
		return GoesAgain.Refuse(22, piece(m), space(p.at[m]))
	}
	// Another monster may have to go first. Name the nearest one that moves at all; those that stay do not
	// count.
	own := g.fromPlayers(p, int(p.at[m]))
	first, nearest := Piece(-1), own
	for other := range p.at {
		if !p.onBoard(other) || p.done.Has(int(p.at[other])) {
			continue
		}
		if d := g.fromPlayers(p, int(p.at[other])); d < nearest &&
			!stands(g.judge(p, other, int(p.at[other])).Message.Reason) {
			first, nearest = other, d
		}
	}
	if nearest < own {
		return GoesLater.Refuse(22, piece(m), piece(first), number(own), number(nearest))
	}
	return g.judge(p, int(m), int(to))
}

// stands reports whether a refusal says why a monster does not move at all.
func stands(reason engines.Reason) bool {
	return reason == GoesAttacks.Reason || reason == GoesBlind.Reason || reason == GoesStays.Reason
}

// judge says whether a monster may go to a space, if it is that monster's time to go.
func (g *Game) judge(p *Position, m Piece, to int) engines.Verdict {
	from := int(p.at[m])
	if player := g.attackable(p, m); player >= 0 {
		return GoesAttacks.Refuse(22, piece(m), seat(player))
	}
	var a aims
	g.aim(p, m, &a)
	if a.n == 0 {
		return GoesBlind.Refuse(22, piece(m), space(from))
	}
	var near [Spaces]uint8 // the steps to each space + 1; 0 where the monster cannot go
	g.flood(p, m, &near)
	nearer := -1 // the first target that it can come nearer to
	for _, aim := range a.spaces[:a.n] {
		best := steps(from, int(aim))
		for i := range near {
			if near[i] > 1 {
				best = min(best, steps(i, int(aim)))
			}
		}
		if best == steps(from, int(aim)) {
			continue
		}
		if nearer < 0 {
			nearer = int(aim)
		}
		if near[to] > 1 && steps(to, int(aim)) == best {
			return engines.Allowed()
		}
	}
	switch aim := int(a.spaces[0]); {
	case nearer < 0:
		return GoesStays.Refuse(22, piece(m), space(aim), number(steps(from, aim)), whoOn(p, aim))
	case near[to] == 0:
		return GoesTooFar.Refuse(22, piece(m), space(to), number(g.kinds[m/MaxSupply].Steps))
	}
	return GoesNearer.Refuse(22, piece(m), space(to), space(nearer), number(steps(to, nearer)),
		whoOn(p, nearer))
}

// fromPlayers returns the distance of a space from the nearest living player (ADV-14).
func (g *Game) fromPlayers(p *Position, at int) int {
	d := 2 * Columns
	for player := range g.players {
		if king := p.king[player]; king >= 0 {
			d = min(d, steps(at, int(king)))
		}
	}
	return d
}

// attackable returns a player that a monster can attack from where it stands, and -1 if there is none
// (ADV-15).
func (g *Game) attackable(p *Position, m Piece) int {
	k, from := &g.kinds[m/MaxSupply], int(p.at[m])
	for player := range g.players {
		king := int(p.king[player])
		if king < 0 {
			continue
		}
		d := steps(from, king)
		if k.attack == hit && d <= k.Range || k.attack == explode && d == 1 ||
			k.attack == shoot && p.lineOfFire(from, king, k.Range, from) {
			return player
		}
	}
	return -1
}

// lineOfFire reports whether an arrow from one space hits the king on another (ADV-20). shooter is the space
// where the monster stands now; it does not stop its own arrow.
func (p *Position) lineOfFire(from, king, reach, shooter int) bool {
	if from == king || row(from) != row(king) && column(from) != column(king) || steps(from, king) > reach {
		return false
	}
	step := (king - from) / steps(from, king)
	for at := from + step; at != king; at += step {
		if p.lies[at] == tileWall+1 || p.stands[at] != nobody && at != shooter {
			return false
		}
	}
	return true
}

// aims are the targets of a monster.
type aims struct {
	spaces [Spaces]uint8
	n      int
}

// aim works out the targets of a monster by looking at every space (ADV-16, ADV-17, ADV-21).
func (g *Game) aim(p *Position, m Piece, a *aims) {
	k, from := &g.kinds[m/MaxSupply], int(p.at[m])
	var known [MaxPlayers]bool
	for player := range g.players {
		king := int(p.king[player])
		known[player] = king >= 0 && (k.target == hears || !p.wallBetween(from, king))
	}
	best, fewest := 2*Columns, 0
	for i := range Spaces {
		hearts := 1000
		for player := range g.players {
			king := int(p.king[player])
			if !known[player] {
				continue
			}
			if k.target == shot && g.canStand(p, i, k.Climbs) && p.lineOfFire(i, king, k.Range, from) ||
				k.target != shot && i == king {
				hearts = min(hearts, int(p.hearts[player]))
			}
		}
		d := steps(from, i)
		if hearts == 1000 || d > best || d == best && hearts > fewest {
			continue
		}
		if d < best || hearts < fewest {
			a.n = 0
		}
		best, fewest = d, hearts
		a.spaces[a.n] = uint8(i)
		a.n++
	}
}

// wallBetween reports whether a wall stands straight between two spaces (ADV-17).
func (p *Position) wallBetween(a, b int) bool {
	for i := range Spaces {
		if p.lies[i] == tileWall+1 && i != a && i != b && steps(a, i)+steps(i, b) == steps(a, b) &&
			(row(a) == row(b) || column(a) == column(b)) {
			return true
		}
	}
	return false
}

// canStand reports whether a monster may enter a space (ADV-18).
func (g *Game) canStand(p *Position, at int, climbs bool) bool {
	return p.stands[at] == nobody && (climbs || p.lies[at] != tileWall+1 && p.spawnerOn(at) < 0)
}

// flood fills in, for each space that a monster can reach this turn, the number of steps + 1.
func (g *Game) flood(p *Position, m Piece, near *[Spaces]uint8) {
	k := &g.kinds[m/MaxSupply]
	near[p.at[m]] = 1
	for step := uint8(1); int(step) <= k.Steps; step++ {
		for i := range near {
			if near[i] != step {
				continue
			}
			for _, d := range directions {
				if to, ok := spaceAt(column(i)+d[0], row(i)+d[1]); ok && near[to] == 0 &&
					g.canStand(p, to, k.Climbs) {
					near[to] = step + 1
				}
			}
		}
	}
}
