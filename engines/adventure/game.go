package adventure

import (
	"slices"

	"homespun/engines"
	"homespun/engines/grid"
)

// Rules returns the fields of the ruleset. Its tables belong to the game: do not change them.
func (g *Game) Rules() Rules { return g.rules }

// Board returns the board: its spaces, their names and neighbours.
func (g *Game) Board() *grid.Board { return g.board }

// Players returns how many players there are.
func (g *Game) Players() int { return g.players }

// Kinds returns the ids of the kinds of monsters, in the order of combat (ADV-23).
func (g *Game) Kinds() []string {
	list := make([]string, len(g.kinds))
	for k := range g.kinds {
		list[k] = g.kinds[k].id
	}
	return list
}

// Monster returns a kind of monsters as the ruleset describes it. The argument is an index into [Game.Kinds].
func (g *Game) Monster(kind int) Monster { return g.kinds[kind].Monster }

// KindOf returns the kind of a monster, as an index into [Game.Kinds].
func KindOf(m Piece) int { return m / MaxSupply }

// View returns the position itself: the game has no secrets.
func (g *Game) View(p *Position, _ engines.Seat) Position { return *p }

// Tile returns the letter of the tile on a space, "" where there is none, and how many treasures are stacked
// there.
func (g *Game) Tile(p *Position, at int) (letter string, treasures int) {
	if p.lies[at] == nothing {
		return "", 0
	}
	return g.TileLetter(int(tileOn(p, at)) - firstTile), p.treasureOn(at)
}

// Lit reports whether a spawner on the space bears a torch.
func (p *Position) Lit(at int) bool { return p.lit.Has(at) }

// Torches returns how many spawners have a torch, and how many spawners there are.
func (p *Position) Torches() (lit, of int) { return p.lit.Len(), p.spawners.Len() }

// Where returns the space of a figure, and -1 where it is not on the board.
func (p *Position) Where(m Piece) int {
	switch {
	case m >= MaxMonsters:
		return max(-1, int(p.king[m-MaxMonsters]))
	case p.onBoard(m):
		return int(p.at[m])
	}
	return -1
}

// Hearts returns the hearts of a player; the dead have none.
func (p *Position) Hearts(player engines.Seat) int { return int(p.hearts[player]) }

// Carried returns the treasure that a player carries.
func (p *Position) Carried(player engines.Seat) int { return int(p.carried[player]) }

// Banked returns the treasure brought out.
func (p *Position) Banked() int { return int(p.banked) }

// Entrance returns the space of the entrance, and -1 before it is dealt.
func (p *Position) Entrance() int { return int(p.exit) }

// Turn returns the player whose turn it is. While the kings are placed, it is the player who places.
func (p *Position) Turn() engines.Seat { return engines.Seat(p.turn) }

// Stage returns what is due, one of DueDiscard to DueExplode. After the end it is more than DueExplode.
func (p *Position) Stage() uint8 { return p.stage }

// SettingUp reports whether tiles or kings are still being placed.
func (p *Position) SettingUp() bool { return p.stage <= DuePlace }

// Over reports whether the match has ended.
func (p *Position) Over() bool { return p.stage == over }

// Gone reports whether a monster has gone in the monsters' move that is under way.
func (p *Position) Gone(m Piece) bool {
	return p.stage == DueGoes && p.onBoard(m) && p.done.Has(int(p.at[m]))
}

// Hand returns how many tiles of a letter are not yet dealt.
func (g *Game) Hand(p *Position, letter byte) int {
	if letter < 'A' || letter > 'Z' || g.letters[letter-'A'] < 0 {
		return 0
	}
	return int(p.hand[g.letters[letter-'A']])
}

// Targets returns the spaces that a monster on the board wants to get near to, all equally good (ADV-16).
func (g *Game) Targets(p *Position, m Piece) []int { return slices.Collect(g.targets(p, m).All()) }

// Goals returns the spaces to which a monster on the board could go if it moved now. There are none if it
// would stay (ADV-19).
func (g *Game) Goals(p *Position, m Piece) []int { return slices.Collect(g.goals(p, m).All()) }

// Why explains what a monster on the board does, or would do if it moved now. It attacks from where it
// stands, sees nobody, stays because nothing is nearer, or goes. If it would go but has already gone this
// turn, the reason is that it goes only once. Why can be asked at any time.
func (g *Game) Why(p *Position, m Piece) engines.Message {
	from := int(p.at[m])
	if player := g.attackable(p, m); player >= 0 {
		return WhyAttacks.Message(15, piece(m), seat(player))
	}
	targets, goals := g.targets(p, m), g.goals(p, m)
	if targets.Empty() {
		clause := engines.Clause(17)
		if g.kinds[m/MaxSupply].target == shot && !p.seen(from).Empty() {
			clause = 21
		}
		return WhyBlind.Message(clause, piece(m), space(from))
	}
	if goals.Empty() {
		target := targets.First()
		return WhyStays.Message(19, piece(m), space(target), number(steps(from, target)), whoOn(p, target))
	}
	if p.Gone(m) {
		return WhyGone.Message(14, piece(m))
	}
	to := goals.First()
	target := g.targetFor(p, m, to)
	return WhyGoes.Message(16, piece(m), space(target), space(to), number(steps(from, target)),
		number(steps(to, target)), whoOn(p, target))
}

// whoOn returns the player whose figure stands on a target. It is Table if the target is a space to shoot
// from (ADV-16).
func whoOn(p *Position, target int) engines.Seat {
	if p.kings.Has(target) {
		return engines.Seat(p.kingOn(target))
	}
	return engines.Table
}
