package adventure

import (
	"math/bits"

	"homespun/engines"
	"homespun/engines/grid"
)

// The kinds of decision or roll that a position can wait for, also held by [engines.Pending.Kind].
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

// stages are the names of the Due constants in records, by their number.
var stages = []string{"discard", "tile", "place", "event", "spawn", "respawn", "action", "goes", "fight",
	"explode", "over"}

// The numbers of the tiles. The spawner of kind k is tileSpawner + k.
const (
	tileEntrance = iota
	tileTreasure
	tileWall
	tileSpawner
	tileKinds = tileSpawner + MaxKinds
)

// What a position holds for the tile on a space: nothing, the number of a tile + 1, or stack + the number of
// treasures stacked there.
const (
	nothing = 0
	stack   = 100
	// maxStack is the most treasures in a stack, and the most that a player carries.
	maxStack = 99
)

// The places of a player who is not on the board. A position holds them instead of a space, so they are
// negative.
const (
	inHand = int16(-1) // not yet placed (ADV-05)
	dead   = int16(-2)
)

// What a position holds for the figure on a space: nobody, the number of a monster + 1, or kingOn + the seat
// of a player.
const (
	nobody = 0
	kingOn = 200
)

// The ends of a match.
const (
	undecided = uint8(iota)
	playersWon
	dungeonWon
)

// Piece is the number of a figure. Monsters are 0 to MaxMonsters-1; those of kind k begin at k × MaxSupply.
// Kings follow from MaxMonsters on, by seat.
type Piece = int

// King returns the figure of a player.
func King(player engines.Seat) Piece { return MaxMonsters + int(player) }

// Position is one position of the game. The zero value is not a valid one; [Game.Start] returns the first.
type Position struct {
	lies   [Spaces]uint8 // the tile on each space, see nothing and stack
	stands [Spaces]uint8 // the figure on each space, see nobody and kingOn
	// tiles holds the spaces with any tile, walls and spawners those with these tiles, lit the spawners with
	// a torch.
	tiles, walls, spawners, lit grid.WideSet
	// monsters and kings hold the spaces where these figures stand. They repeat what stands holds, for speed.
	monsters, kings grid.WideSet
	// done holds the spaces of the monsters that have gone or stayed in this turn. Where fights are due it
	// holds those that the fighter has rolled for.
	done grid.WideSet

	at      [MaxMonsters]uint8 // the space of each monster on the board, 0 of the others
	out     [MaxKinds]uint16   // the monsters of each kind that are on the board, as bits
	king    [MaxPlayers]int16  // the space of each player, or inHand or dead
	hearts  [MaxPlayers]uint8
	carried [MaxPlayers]uint8
	hand    [tileKinds]uint8 // the tiles not yet dealt
	banked  int16
	exit    int16 // the space of the entrance, -1 before it is dealt
	stage   uint8 // what the position waits for: one of DueDiscard to over
	turn    int8  // the player whose turn it is, or who places a king
	actions int8  // left in this turn
	face    int8  // face rolled for the event, while it is under way; else 0
	part    int8  // index in the list of what the face brings; where explode is due, the kind
	fighter int8  // the player who rolls in combat; -1 where nobody does
	ended   uint8 // one of undecided to dungeonWon
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

// lay puts a tile on a space, by its number + 1, or takes the tile away (nothing).
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

// putMonster moves a monster to a free space, or brings it in if it is not on the board.
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

// putKing moves a player's king to a free space, or brings it in if it is not on the board.
func (p *Position) putKing(player, space int) {
	p.takeKing(player)
	p.king[player] = int16(space)
	p.stands[space] = uint8(kingOn + player)
	p.kings.Add(space)
}

// takeKing removes a player's king from the board. The player is dead then.
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

// On returns the figure on a space, and -1 if there is none.
func (p *Position) On(space int) Piece {
	if player := p.kingOn(space); player >= 0 {
		return King(engines.Seat(player))
	}
	return p.monsterOn(space)
}

// lives reports whether a player is alive, which is to say on the board.
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

// layTreasure puts a number of treasures on a space: one is a tile, several are a stack, none takes the tile
// away.
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
