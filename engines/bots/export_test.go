package bots

import "homespun/engines"

// Worlds returns how many possible worlds the bot hard has drawn for its last decision, and how many different ones
// as many draws give. Both are 0 if there was nothing to decide, and for another bot.
func Worlds(b Bot, seat engines.Seat) (drawn, different int) {
	h, ok := b.(*hard)
	if !ok {
		return 0, 0
	}
	drawn = h.imagined
	worlds := map[engines.Position]bool{}
	for seed := range uint64(drawn) {
		h.imagine(seat, seed)
		worlds[h.world.Position()] = true
	}
	return drawn, len(worlds)
}
