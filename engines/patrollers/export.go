package patrollers

import "homespun/engines"

// AttackOf returns what a figure that has been dialled attacks with, but for the die and the sound.
func (g *Game) AttackOf(p *Position, u int) Sum { return g.attack(p, &series{from: int8(u)}) }

// DefenceOf returns what a figure that has been dialled defends with, but for the die.
func (g *Game) DefenceOf(p *Position, u int) Sum { return g.defence(p, int8(u)) }

// MoveOf returns how many twines a figure that has been dialled moves.
func (g *Game) MoveOf(p *Position, u int) Sum { return g.doubled(p, int8(u), Move, Boots) }

// RangeOf returns how many twines a figure that has been dialled attacks over.
func (g *Game) RangeOf(p *Position, u int) Sum { return g.doubled(p, int8(u), Range, Scope) }

var _ engines.Arg
