//go:build linux

package main

import (
	"os"
	"testing"
)

// The parts of a program make up the whole of it.
func TestSharesAreTheWholeProgram(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	list, err := shares(program)
	if err != nil {
		t.Fatal(err)
	}
	sum, found := uint64(0), map[string]bool{}
	for _, one := range list {
		sum += one.size
		found[one.name] = one.size > 0
	}
	info, err := os.Stat(program)
	if err != nil {
		t.Fatal(err)
	}
	whole := uint64(info.Size())
	if sum > whole || sum < whole*9/10 || !found["Homespun itself"] || !found["Go's own library"] {
		t.Errorf("the parts are %v, together %d of %d bytes", list, sum, whole)
	}
}
