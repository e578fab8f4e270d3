package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What is given away on standard output is one line, and is taken in from standard input.
func TestHouseRulesGoThroughAPipe(t *testing.T) {
	t.Setenv("HOMESPUN_DIR", t.TempDir())
	path := filepath.Join(t.TempDir(), "ours.toml")
	if err := os.WriteFile(path, []byte("extends = \"geyser/standard\"\nname = \"Ours\"\nmother_needs = 2\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var given, taken, trouble bytes.Buffer
	if code := run([]string{"rules", "give", path}, nil, &given, &trouble); code != 0 ||
		strings.Count(given.String(), "\n") != 1 || !strings.HasPrefix(given.String(), "HOMESPUN1=GEYSER/OURS=") {
		t.Fatalf("exit %d: %q, %s", code, given.String(), trouble.String())
	}
	if code := run([]string{"rules", "take", "-"}, &given, &taken, &trouble); code != 0 ||
		!strings.HasSuffix(taken.String(), "Ours.toml\n") {
		t.Errorf("exit %d: %q, %s", code, taken.String(), trouble.String())
	}
	if code := run([]string{"rules", "take", "-"}, broken{}, &taken, &trouble); code != exitUsage ||
		!strings.Contains(trouble.String(), "standard input: ") || strings.Count(trouble.String(), "\n") != 1 {
		t.Errorf("exit %d: %s", code, trouble.String())
	}
}
