package pdf

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// run runs one of the PDF tools. Where it is missing the test is skipped, except in the checks of every change, where it fails.
func run(t *testing.T, tool string, arguments ...string) (string, error) {
	t.Helper()
	if racing {
		t.Skip("the race detector sees nothing of other programs")
	}
	path, err := exec.LookPath(tool)
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatalf("%s is missing: install qpdf and poppler-utils", tool)
		}
		t.Skipf("%s is missing: install qpdf and poppler-utils to run this test", tool)
	}
	out, err := exec.Command(path, arguments...).CombinedOutput()
	if err != nil {
		return string(out), fmt.Errorf("%s: %w\n%s", tool, err, out)
	}
	return string(out), nil
}

func temporary(t *testing.T, content []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "test.pdf")
	if err := os.WriteFile(file, content, 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

var (
	streams = regexp.MustCompile(`(?s)(/FlateDecode[^>]*>>\n)?stream\n(.*?)\nendstream`)
	states  = regexp.MustCompile(`(?m)(?:^|\s)([qQ])(?:\s|$)`)
)

// balanced returns an error if in a stream of drawing operators a q has no Q or a Q no q. Compressed streams it passes over: what looks like an operator
// there is none.
func balanced(content []byte) error {
	for i, stream := range streams.FindAllSubmatch(content, -1) {
		if len(stream[1]) > 0 || !bytes.Contains(stream[2], []byte(" re")) && !bytes.Contains(stream[2], []byte(" l\n")) {
			continue
		}
		depth := 0
		for _, state := range states.FindAllSubmatch(stream[2], -1) {
			if depth++; state[1][0] == 'Q' {
				depth -= 2
			}
			if depth < 0 {
				return fmt.Errorf("stream %d restores what was not saved", i+1)
			}
		}
		if depth != 0 {
			return fmt.Errorf("stream %d saves %d times too often", i+1, depth)
		}
	}
	return nil
}
