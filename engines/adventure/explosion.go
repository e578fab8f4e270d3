package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// squares returns, for each space, the square of spaces around it. reach is how far it goes to each side; it
// is cut off at the edge of the board. A reach of 2 gives 5 × 5 (ADV-25).
func squares(reach int) *[Spaces]grid.WideSet {
	var all [Spaces]grid.WideSet
	for space := range all {
		for y := row(space) - reach; y <= row(space)+reach; y++ {
			for x := column(space) - reach; x <= column(space)+reach; x++ {
				if at, ok := spaceAt(x, y); ok {
					all[space].Add(at)
				}
			}
		}
	}
	return &all
}

// fuses returns the spaces of the monsters of an exploding kind that stand next to a player, and so are about
// to explode (ADV-25).
func (p *Position) fuses(kind int) grid.WideSet {
	var all grid.WideSet
	for space := range p.kings.Beside().And(p.monsters).All() {
		if p.monsterOn(space)/MaxSupply == kind {
			all.Add(space)
		}
	}
	return all
}

// explode makes a monster explode. In its square all monsters die, and torches and walls go. Players there
// lose hearts, fewer the further away they are, and a player with none left dies at once (ADV-25, ADV-27).
func (g *Game) explode(p *Position, m Piece, emit func(engines.Message)) {
	kind, centre := m/MaxSupply, int(p.at[m])
	square := g.square[kind][centre]
	p.kill(m)
	Exploded.Emit(emit, 25, piece(m), space(centre))
	for at := range square.And(p.monsters).All() {
		victim := p.monsterOn(at)
		p.kill(victim)
		BlownUp.Emit(emit, 25, piece(victim), space(at), piece(m))
	}
	for torch := range square.And(p.lit).All() {
		p.lit.Remove(torch)
		TorchOut.Emit(emit, 25, space(torch))
	}
	for wall := range square.And(p.walls).All() {
		p.lay(wall, nothing)
		WallGone.Emit(emit, 25, space(wall))
	}
	var damage [MaxPlayers]int
	for player := range g.players {
		if king := p.king[player]; king >= 0 && square.Has(int(king)) {
			damage[player] = g.kinds[kind].Damage - steps(centre, int(king))
		}
	}
	g.wound(p, &damage, kind, 25, emit)
}
