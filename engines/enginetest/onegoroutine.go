package enginetest

import "testing"

// OneGoroutine leaves out a test under the race detector: all that it does runs on one goroutine, where nothing
// can race, and takes ten times as long.
func OneGoroutine(t testing.TB) {
	t.Helper()
	if racing {
		t.Skip("it runs on one goroutine")
	}
}
