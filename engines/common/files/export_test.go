package files

import (
	"testing"
	"time"
)

// Impatient makes writes give up almost at once if a file is locked, until the test ends.
func Impatient(t *testing.T) {
	before := patienceToWrite
	t.Cleanup(func() { patienceToWrite = before })
	patienceToWrite = time.Millisecond
}
