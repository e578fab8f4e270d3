package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"
)

// The terms of everything inside stand in the program and in its packages: those of each library in its version.
func TestTheNoticesAreThoseOfTheLibraries(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	kept, err := os.ReadFile(noticesFile)
	if err != nil {
		t.Fatal(err)
	}
	now, err := noticesNow(context.Background(), thisMachine(os.Stdout))
	if err != nil {
		t.Skip(err) // on a machine without the libraries of other systems
	}
	if !bytes.Equal(kept, now) {
		t.Errorf("the libraries have changed: type go run ./cmd/bootstrap release -notices")
	}
}
