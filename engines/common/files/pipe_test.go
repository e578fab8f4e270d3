//go:build unix

package files

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

func TestWriteWritesIntoAPipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	// Open for both, so that neither end waits for the other.
	pipe, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer pipe.Close()
	if err := Write(path, []byte("one")); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Lstat(path); err != nil || info.Mode()&fs.ModeNamedPipe == 0 {
		t.Fatalf("the pipe is no pipe now: %v, %v", info, err)
	}
	got := make([]byte, 3)
	if _, err := pipe.Read(got); err != nil || string(got) != "one" {
		t.Errorf("got %q, %v, want %q", got, err, "one")
	}
}
