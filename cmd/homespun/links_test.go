package main

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// supportsTests says whether a package is there for tests: a folder on its path ends in test, or holds the
// toy games.
func supportsTests(path string) bool {
	return slices.ContainsFunc(strings.Split(path, "/"), func(folder string) bool {
		return strings.HasSuffix(folder, "test") || folder == "toys"
	})
}

// What helps to test is in no program, with a window or without.
func TestNoProgramLinksTestSupport(t *testing.T) {
	for _, cgo := range []string{"0", "1"} {
		command := exec.Command("go", "list", "-deps", "homespun/cmd/...")
		command.Env = append(os.Environ(), "CGO_ENABLED="+cgo)
		out, err := command.Output()
		if err != nil {
			t.Fatalf("go list: %v", err)
		}
		own := 0
		for _, path := range strings.Fields(string(out)) {
			if !strings.HasPrefix(path, "homespun/") {
				continue
			}
			if own++; supportsTests(path) {
				t.Errorf("with CGO_ENABLED=%s a program links %s", cgo, path)
			}
		}
		if own < 50 {
			t.Errorf("with CGO_ENABLED=%s the programs have only %d packages of the project", cgo, own)
		}
	}
	for _, path := range []string{"homespun/engines/enginetest/round", "homespun/printables/printest/toys",
		"homespun/printables/printest"} {
		if !supportsTests(path) {
			t.Errorf("%s is taken for a part of a program", path)
		}
	}
}
