package parts

// Chance returns a number from 0 to count-1 that looks random but is always the same for a seed. It is used
// for things that should look natural, such as stones.
func Chance(seed, count int) int {
	const knuth = 2654435761 // the multiplier of Fibonacci hashing
	mixed := uint32(seed+1) * knuth
	mixed = (mixed ^ mixed>>15) * knuth
	return int(mixed>>16) % count
}
