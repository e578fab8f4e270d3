package files

import (
	"testing"
	"time"
)

// Impatient has a test wait for nobody.
func Impatient(t *testing.T) {
	before := patienceToWrite
	t.Cleanup(func() { patienceToWrite = before })
	patienceToWrite = time.Millisecond
}
