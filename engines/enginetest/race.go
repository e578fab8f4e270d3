//go:build race

package enginetest

// racing: the race detector is on. It makes sync.Pool drop values at random, so that walkers allocate.
const racing = true
