package parts

// Chance returns one of so many numbers from 0, without a pattern to be seen, and always the same for a seed:
// for what looks grown, not ruled.
func Chance(seed, count int) int {
	const knuth = 2654435761 // the multiplier of Fibonacci hashing
	mixed := uint32(seed+1) * knuth
	mixed = (mixed ^ mixed>>15) * knuth
	return int(mixed>>16) % count
}
