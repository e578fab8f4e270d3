package adventure

import (
	"math/bits"

	"homespun/engines"
	"homespun/engines/grid"
)

// rollEvent begins the event of the face rolled (ADV-06).
func (g *Game) rollEvent(p *Position, face int, emit func(engines.Message)) {
	EventRolled.Emit(emit, 6, seat(p.turn), number(face))
	if !g.brings(p, face) {
		EventNothing.Emit(emit, 6, number(face))
	}
	p.stage, p.face, p.part = DueSpawn, int8(face), 0
}

// brings reports whether a face leads to any event to show: monsters that appear or cannot, hearts to get,
// or dead players who may come back. If not, a message says that nothing happens.
func (g *Game) brings(p *Position, face int) bool {
	for _, event := range g.events[face] {
		if event >= 0 {
			return true
		}
		for player := range g.players {
			alive := p.lives(player)
			if event == heal && alive && p.hearts[player] < g.most[player] ||
				event == respawn && !alive && g.rules.Respawn {
				return true
			}
		}
	}
	return false
}

// runEvent goes through the things that the face brings, from part on, so that none happens twice. It stops
// and returns true where a player has to decide something.
func (g *Game) runEvent(p *Position, emit func(engines.Message)) bool {
	for list := g.events[p.face]; int(p.part) < len(list); p.part++ {
		due := false
		switch event := list[p.part]; event {
		case heal:
			g.heal(p, emit)
		case respawn:
			due = g.rules.Respawn && g.respawnPlayers(p, emit)
		default:
			due = g.spawnMonsters(p, int(event), emit)
		}
		if due {
			return true
		}
	}
	return false
}

// heal gives one heart to every living player who has lost some (ADV-08).
func (g *Game) heal(p *Position, emit func(engines.Message)) {
	for player := range g.players {
		if p.lives(player) && p.hearts[player] < g.most[player] {
			p.hearts[player]++
			Healed.Emit(emit, 8, seat(player), number(p.hearts[player]))
		}
	}
}

// openSpawners returns the spawners on which a monster of a kind can appear: those with no torch and no
// figure (ADV-07).
func (p *Position) openSpawners(kind int) grid.WideSet {
	var all grid.WideSet
	for space := range p.spawners.Without(p.lit).Without(p.monsters).Without(p.kings).All() {
		if p.spawnerOn(space) == kind {
			all.Add(space)
		}
	}
	return all
}

// spawnersOf returns how many spawners of a kind lie on the board.
func (p *Position) spawnersOf(kind int) int {
	n := 0
	for at := range p.spawners.All() {
		if p.spawnerOn(at) == kind {
			n++
		}
	}
	return n
}

// chosen puts a monster on the spawner that the current player chose. If that was the last one of the
// supply, the event goes on to its next part (ADV-07).
func (g *Game) chosen(p *Position, at int, emit func(engines.Message)) {
	kind := g.spawning(p)
	g.spawnMonster(p, kind, at, emit)
	if p.Count(kind) == g.kinds[kind].Supply {
		p.part++
	}
}

// spawnMonsters lets monsters of a kind appear. If there are more spawners than monsters left in the supply,
// it returns true: the current player has to choose the spawners. With auto it takes them in reading order
// (ADV-07, ADV-22).
func (g *Game) spawnMonsters(p *Position, kind int, emit func(engines.Message)) bool {
	open, left := p.openSpawners(kind), g.kinds[kind].Supply-p.Count(kind)
	if open.Empty() || left <= 0 {
		if emit != nil { // simulations do not count the spawners
			NoneAppeared.Emit(emit, 7, kindArg(kind), number(left), number(p.spawnersOf(kind)))
		}
		return false
	}
	if open.Len() > left && !g.auto {
		p.stage = DueSpawn
		return true
	}
	for ; left > 0 && !open.Empty(); left-- {
		g.spawnMonster(p, kind, open.Take(), emit)
	}
	return false
}

// spawnMonster puts a new monster of a kind on a space: the one with the lowest number that is not on the
// board (ADV-04).
func (g *Game) spawnMonster(p *Position, kind, at int, emit func(engines.Message)) {
	m := kind*MaxSupply + bits.TrailingZeros16(^p.out[kind])
	p.putMonster(m, at)
	Appeared.Emit(emit, 7, piece(m), space(at))
}

// respawnPlayers lets the dead come back. It stops and returns true where one of them has to choose a space
// (ADV-09).
func (g *Game) respawnPlayers(p *Position, emit func(engines.Message)) bool {
	for i := range g.players {
		player := (int(p.turn) + i) % g.players
		if p.lives(player) {
			continue
		}
		if p.On(int(p.exit)) < 0 {
			g.respawnPlayer(p, player, int(p.exit), emit)
			continue
		}
		switch spaces := g.respawnSpaces(p); spaces.Len() {
		case 0:
			Waits.Emit(emit, 9, seat(player))
		case 1:
			g.respawnPlayer(p, player, spaces.First(), emit)
		default:
			p.stage = DueRespawn
			return true
		}
	}
	return false
}

// respawnSpaces returns the free spaces next to the entrance.
func (g *Game) respawnSpaces(p *Position) grid.WideSet {
	return grid.WideSetOf(int(p.exit)).Beside().And(g.free(p))
}

// free returns the spaces with no tile and no figure (ADV-11).
func (g *Game) free(p *Position) grid.WideSet {
	return g.all.Without(p.tiles).Without(p.monsters).Without(p.kings)
}

// nextToRespawn returns the dead player who comes back next. Somebody must be dead.
func (g *Game) nextToRespawn(p *Position) int {
	for i := range g.players {
		if player := (int(p.turn) + i) % g.players; !p.lives(player) {
			return player
		}
	}
	return 0
}

// respawnPlayer brings a dead player back with full hearts (ADV-09).
func (g *Game) respawnPlayer(p *Position, player, at int, emit func(engines.Message)) {
	p.putKing(player, at)
	p.hearts[player] = g.most[player]
	CameBack.Emit(emit, 9, seat(player), space(at), number(g.most[player]))
}
