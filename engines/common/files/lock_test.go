package files

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// fileVariable names the file that another program is to lock.
const fileVariable = "HOMESPUN_TEST_LOCKS"

// anew opens a file, and creates it if it is missing. Each call makes another open file.
func anew(t *testing.T, path string) File {
	t.Helper()
	f, err := disk.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

func TestALockIsOneOpenFilesAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	one, other := anew(t, path), anew(t, path)
	if err := one.Lock(); errors.Is(err, errors.ErrUnsupported) {
		t.Skip("no locks here:", err)
	} else if err != nil {
		t.Fatal(err)
	}
	for name, try := range map[string]func() error{
		"at once":     func() error { return other.Lock() },
		"in a moment": func() error { return lockWithin(other, 5*time.Millisecond) },
	} {
		if err := try(); !errors.Is(err, ErrHeld) {
			t.Errorf("the second locks it %s: %v, want %v", name, err, ErrHeld)
		}
	}
	if _, err := other.Write([]byte("read and written as ever")); err != nil {
		t.Error(err)
	}
	if text, err := os.ReadFile(path); len(text) == 0 || err != nil {
		t.Errorf("got %q, %v", text, err)
	}
	one.Close()
	if err := lockWithin(other, time.Minute); err != nil {
		t.Errorf("after the first was closed: %v", err)
	}
}

// A lock ends with its program, even where that is killed, and leaves no file.
func TestALockEndsWithItsProgram(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	file := anew(t, path)
	command := exec.Command(os.Args[0], "-test.run=^TestLockAsAnotherProgram$")
	command.Env = append(os.Environ(), fileVariable+"="+path)
	out, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Skip("no program can be started here:", err)
	}
	defer command.Wait()
	defer command.Process.Kill()
	if said, _, _ := bufio.NewReader(out).ReadLine(); string(said) == "no locks" {
		t.Skip("no locks here")
	} else if string(said) != "locked" {
		t.Fatalf("the other program says %q", said)
	}
	if err := file.Lock(); !errors.Is(err, ErrHeld) {
		t.Errorf("while the other program lives: %v, want %v", err, ErrHeld)
	}
	command.Process.Kill()
	if err := lockWithin(file, time.Minute); err != nil {
		t.Errorf("after it was killed: %v", err)
	}
	if left, _ := os.ReadDir(filepath.Dir(path)); len(left) != 1 {
		t.Errorf("%d files lie in the folder, want the one alone", len(left))
	}
}

// TestLockAsAnotherProgram is the main function of the other program: it locks a file and waits to be killed.
func TestLockAsAnotherProgram(t *testing.T) {
	path := os.Getenv(fileVariable)
	if path == "" {
		t.Skip("this is the other program of another test")
	}
	switch err := anew(t, path).Lock(); {
	case errors.Is(err, errors.ErrUnsupported):
		fmt.Println("no locks")
	case err != nil:
		fmt.Println(err)
	default:
		fmt.Println("locked")
		time.Sleep(time.Minute)
	}
}

// A file that cannot be locked gives another error than a file that is locked.
func TestWhatHasNoLocksIsUnsupported(t *testing.T) {
	file := anew(t, filepath.Join(t.TempDir(), "a"))
	file.Close()
	err := lockWithin(file, time.Minute)
	if !errors.Is(err, errors.ErrUnsupported) || errors.Is(err, ErrHeld) {
		t.Errorf("got %v, want %v", err, errors.ErrUnsupported)
	}
}
