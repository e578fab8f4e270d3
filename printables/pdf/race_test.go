//go:build race

package pdf

// racing says whether the race detector is on.
const racing = true
