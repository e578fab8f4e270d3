package patrollers

import "homespun/engines"

// Value is for now how many wounds the sides can still take.
func (g *Game) Value(p *Position, who engines.Seat) int { return 0 }
