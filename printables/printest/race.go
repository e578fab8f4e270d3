//go:build race

package printest

// Racing says whether the race detector is on: it makes everything many times as slow, and sees nothing of what other programs do.
const Racing = true
