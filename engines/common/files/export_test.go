package files

import (
	"errors"
	"os"
	"testing"
	"time"
)

// Impatient makes writes give up almost at once if a file is locked, until the test ends.
func Impatient(t *testing.T) {
	waits(t, patienceToRead, time.Millisecond)
}

// Patient makes reads and writes wait for whoever has a file, however slow this machine is, until the test
// ends.
func Patient(t *testing.T) { waits(t, time.Minute, time.Minute) }

func waits(t *testing.T, toRead, toWrite time.Duration) {
	read, write := patienceToRead, patienceToWrite
	t.Cleanup(func() { patienceToRead, patienceToWrite = read, write })
	patienceToRead, patienceToWrite = toRead, toWrite
}

// symlink makes a symbolic link. Wine 8 makes an empty file instead, which is an error too.
func symlink(to, link string) error {
	if err := os.Symlink(to, link); err != nil {
		return err
	}
	if !isLink(link) {
		return errors.Join(errors.ErrUnsupported, os.Remove(link))
	}
	return nil
}
