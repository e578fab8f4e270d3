//go:build race

package enginetest

// racing says that the race detector is on, which makes pools forget and so allocate.
const racing = true
