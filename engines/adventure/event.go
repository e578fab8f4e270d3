package adventure

import (
	"math/bits"

	"homespun/engines"
	"homespun/engines/grid"
)

// rollEvent begins the event of a face (ADV-06).
func (g *Game) rollEvent(p *Position, face int, emit func(engines.Message)) {
	EventRolled.Emit(emit, 6, seat(p.turn), number(face))
	if !g.brings(p, face) {
		EventNothing.Emit(emit, 6, number(face))
	}
	p.stage, p.face, p.part = DueSpawn, int8(face), 0
}

// brings reports whether there is something to tell of a face: monsters that appear, or why none does, hearts
// to get, or dead who may come back.
func (g *Game) brings(p *Position, face int) bool {
	for _, event := range g.events[face] {
		if event >= 0 {
			return true
		}
		for player := range g.players {
			alive := p.lives(player)
			if event == heal && alive && int(p.hearts[player]) < g.rules.Hearts ||
				event == respawn && !alive && g.rules.Respawn {
				return true
			}
		}
	}
	return false
}

// happen goes on with what the face brings and reports whether something is due. What has happened already
// does not happen again.
func (g *Game) happen(p *Position, emit func(engines.Message)) bool {
	for list := g.events[p.face]; int(p.part) < len(list); p.part++ {
		due := false
		switch event := list[p.part]; event {
		case heal:
			g.heal(p, emit)
		case respawn:
			due = g.rules.Respawn && g.comeBacks(p, emit)
		default:
			due = g.appears(p, int(event), emit)
		}
		if due {
			return true
		}
	}
	return false
}

// heal gives every living player a heart who has not all of them (ADV-08).
func (g *Game) heal(p *Position, emit func(engines.Message)) {
	for player := range g.players {
		if p.lives(player) && int(p.hearts[player]) < g.rules.Hearts {
			p.hearts[player]++
			Healed.Emit(emit, 8, seat(player), number(p.hearts[player]))
		}
	}
}

// nests returns the spawners of a kind on which one can appear: those with no torch and nobody on them
// (ADV-07).
func (p *Position) nests(kind int) grid.WideSet {
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

// chosen lets a monster appear where the current player said. With the last of the supply the kind is done
// with (ADV-07).
func (g *Game) chosen(p *Position, at int, emit func(engines.Message)) {
	kind := g.spawning(p)
	g.appear(p, kind, at, emit)
	if p.Count(kind) == g.kinds[kind].Supply {
		p.part++
	}
}

// appears lets monsters of a kind appear, and reports whether the current player has to say where (ADV-07).
func (g *Game) appears(p *Position, kind int, emit func(engines.Message)) bool {
	nests, left := p.nests(kind), g.kinds[kind].Supply-p.Count(kind)
	if nests.Empty() || left <= 0 {
		if emit != nil { // simulations do not count the spawners
			NoneAppeared.Emit(emit, 7, kindArg(kind), number(left), number(p.spawnersOf(kind)))
		}
		return false
	}
	if nests.Len() > left && !g.auto {
		p.stage = DueSpawn
		return true
	}
	for ; left > 0 && !nests.Empty(); left-- {
		g.appear(p, kind, nests.Take(), emit)
	}
	return false
}

// appear puts the monster of a kind with the lowest number not on the board on a space (ADV-04).
func (g *Game) appear(p *Position, kind, at int, emit func(engines.Message)) {
	m := kind*MaxSupply + bits.TrailingZeros16(^p.out[kind])
	p.putMonster(m, at)
	Appeared.Emit(emit, 7, piece(m), space(at))
}

// comeBacks lets the dead come back, and reports whether one of them has to say where (ADV-09).
func (g *Game) comeBacks(p *Position, emit func(engines.Message)) bool {
	for i := range g.players {
		player := (int(p.turn) + i) % g.players
		if p.lives(player) {
			continue
		}
		if p.On(int(p.exit)) < 0 {
			g.comeBack(p, player, int(p.exit), emit)
			continue
		}
		switch beds := g.beds(p); beds.Len() {
		case 0:
			Waits.Emit(emit, 9, seat(player))
		case 1:
			g.comeBack(p, player, beds.First(), emit)
		default:
			p.stage = DueRespawn
			return true
		}
	}
	return false
}

// beds returns the free spaces next to the entrance.
func (g *Game) beds(p *Position) grid.WideSet {
	return grid.WideSetOf(int(p.exit)).Beside().And(g.free(p))
}

// free returns the spaces with no tile and no figure (ADV-11).
func (g *Game) free(p *Position) grid.WideSet {
	return g.all.Without(p.tiles).Without(p.monsters).Without(p.kings)
}

// sleeper returns the player who comes back next, where that is due.
func (g *Game) sleeper(p *Position) int {
	for i := range g.players {
		if player := (int(p.turn) + i) % g.players; !p.lives(player) {
			return player
		}
	}
	return 0
}

// comeBack brings a dead player back with all hearts.
func (g *Game) comeBack(p *Position, player, at int, emit func(engines.Message)) {
	p.putKing(player, at)
	p.hearts[player] = uint8(g.rules.Hearts)
	CameBack.Emit(emit, 9, seat(player), space(at), number(g.rules.Hearts))
}
