package adventure

import (
	"math/bits"

	"homespun/engines"
	"homespun/engines/grid"
)

// What is due, and what [engines.Pending.Kind] holds.
const (
	DueDiscard = uint8(iota)
	DueTile
	DuePlace
	DueEvent
	DueSpawn
	DueRespawn
	DueAction
	DueGoes
	DueFight
	DueExplode
	over
)

// stages names what is due, by its number, in records.
var stages = []string{"discard", "tile", "place", "event", "spawn", "respawn", "action", "goes", "fight",
	"explode", "over"}

// The tiles, by number: the spawner of a kind is tileSpawner and the kind's number.
const (
	tileEntrance = iota
	tileTreasure
	tileWall
	tileSpawner
	tileKinds = tileSpawner + MaxKinds
)

// What lies on a space, as a position holds it: nothing, a tile by its number and 1, or a stack of treasure.
const (
	nothing = 0
	stack   = 100 // and how many treasures
	// maxStack is what a stack and what a player carries never exceed, whatever is fixed.
	maxStack = 99
)

// Where a player is who is not on the board; no space has these numbers.
const (
	inHand = int16(-1) // not yet placed (ADV-05)
	dead   = int16(-2)
)

// What a position holds of who stands on a space: nobody, a monster by its number and 1, or a king by its
// seat and kingOn.
const (
	nobody = 0
	kingOn = 200
)

// How a match ended.
const (
	undecided = uint8(iota)
	playersWon
	dungeonWon
)

// Piece is a figure's number: the monsters are 0 to MaxMonsters-1, those of the k-th kind from k × MaxSupply
// on; the kings follow from MaxMonsters on.
type Piece = int

// King returns the figure of a player.
func King(player engines.Seat) Piece { return MaxMonsters + int(player) }

// Position is one position of the game. The zero value is none; [Game.Start] returns the first.
type Position struct {
	lies   [Spaces]uint8 // what lies on each space
	stands [Spaces]uint8 // who stands on each space
	// tiles are the spaces with any tile, walls and spawners those with these, lit the spawners with a torch.
	tiles, walls, spawners, lit grid.WideSet
	// monsters and kings are where they stand.
	monsters, kings grid.WideSet
	// done are the spaces of monsters that have gone this turn, or that the fighter has rolled for.
	done grid.WideSet

	at      [MaxMonsters]uint8 // the space of each monster on the board, 0 of the others
	out     [MaxKinds]uint16   // the monsters of each kind that are on the board, as bits
	king    [MaxPlayers]int16  // the space of each player, or where else
	hearts  [MaxPlayers]uint8
	carried [MaxPlayers]uint8
	hand    [tileKinds]uint8 // the tiles not yet dealt
	banked  int16
	exit    int16 // the space of the entrance, -1 before it is dealt
	stage   uint8
	turn    int8 // whose turn it is, or who places
	actions int8 // left in this turn
	face    int8 // of the event that is happening, 0 where none is
	part    int8 // of the event, or the kind whose part of combat it is
	fighter int8 // who rolls in combat, -1 where nobody does
	ended   uint8
	brought int16 // the treasure banked when the match ended
}

// Start returns the position before the first line.
func (g *Game) Start() Position {
	p := Position{exit: -1, fighter: -1, hand: g.tiles, stage: DueDiscard}
	for i := range p.king {
		p.king[i] = dead
		if i < g.players {
			p.king[i] = inHand
		}
	}
	g.setUp(&p, nil)
	return p
}

// lay puts a tile on a space, or nothing.
func (p *Position) lay(space int, what uint8) {
	p.lies[space] = what
	for _, set := range []*grid.WideSet{&p.tiles, &p.walls, &p.spawners} {
		set.Remove(space)
	}
	p.lit.Remove(space)
	if what == nothing {
		return
	}
	p.tiles.Add(space)
	switch {
	case what == tileWall+1:
		p.walls.Add(space)
	case what == tileEntrance+1:
		p.exit = int16(space)
	case what > tileSpawner && what <= tileKinds:
		p.spawners.Add(space)
	}
}

// putMonster sets a monster on a free space, wherever it was.
func (p *Position) putMonster(m Piece, space int) {
	p.kill(m)
	p.out[m/MaxSupply] |= 1 << (m % MaxSupply)
	p.at[m] = uint8(space)
	p.stands[space] = uint8(m + 1)
	p.monsters.Add(space)
}

// kill takes a monster off the board, if it is there.
func (p *Position) kill(m Piece) {
	if !p.onBoard(m) {
		return
	}
	space := int(p.at[m])
	p.at[m] = 0
	p.out[m/MaxSupply] &^= 1 << (m % MaxSupply)
	p.stands[space] = nobody
	p.monsters.Remove(space)
	p.done.Remove(space)
}

// putKing sets a player's king on a free space, wherever it was.
func (p *Position) putKing(player, space int) {
	p.takeKing(player)
	p.king[player] = int16(space)
	p.stands[space] = uint8(kingOn + player)
	p.kings.Add(space)
}

// takeKing takes a player's king off the board.
func (p *Position) takeKing(player int) {
	if space := p.king[player]; space >= 0 {
		p.stands[space] = nobody
		p.kings.Remove(int(space))
	}
	p.king[player] = dead
}

// onBoard reports whether a monster is on the board.
func (p *Position) onBoard(m Piece) bool { return p.out[m/MaxSupply]>>(m%MaxSupply)&1 != 0 }

// monsterOn returns the monster on a space, and -1 where there is none.
func (p *Position) monsterOn(space int) Piece {
	if who := p.stands[space]; who != nobody && who < kingOn {
		return int(who) - 1
	}
	return -1
}

// kingOn returns the player whose king is on a space, and -1 where there is none.
func (p *Position) kingOn(space int) int {
	if who := p.stands[space]; who >= kingOn {
		return int(who) - kingOn
	}
	return -1
}

// On returns the figure on a space, and -1 where nobody stands.
func (p *Position) On(space int) Piece {
	if player := p.kingOn(space); player >= 0 {
		return King(engines.Seat(player))
	}
	return p.monsterOn(space)
}

// lives reports whether a player is on the board.
func (p *Position) lives(player int) bool { return p.king[player] >= 0 }

// treasureOn returns how many treasures lie on a space.
func (p *Position) treasureOn(space int) int {
	switch what := p.lies[space]; {
	case what == tileTreasure+1:
		return 1
	case what >= stack:
		return int(what) - stack
	}
	return 0
}

// layTreasure puts a number of treasures on a space; one is a tile, several are a stack, none is nothing.
func (p *Position) layTreasure(space, n int) {
	switch n {
	case 0:
		p.lay(space, nothing)
	case 1:
		p.lay(space, tileTreasure+1)
	default:
		p.lay(space, uint8(stack+min(n, maxStack)))
	}
}

// spawnerOn returns the kind whose spawner is on a space, and -1 where there is none.
func (p *Position) spawnerOn(space int) int {
	if what := int(p.lies[space]) - 1; what >= tileSpawner && what < tileKinds {
		return what - tileSpawner
	}
	return -1
}

// Count returns how many monsters of a kind are on the board.
func (p *Position) Count(kind int) int { return bits.OnesCount16(p.out[kind]) }
