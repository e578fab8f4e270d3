package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Only the last of those who lay sees anything written: the first three leave no word behind.
func TestTheTerminalKeepsSecrets(t *testing.T) {
	typed := "colour red\ncolour blue\ncolour green\ncolour white\nA: lays move green\nB: lays bullet " +
		"red\nC: lays defend raid\nboard\nquit\n"
	path := filepath.Join(t.TempDir(), "secret.match")
	var out bytes.Buffer
	if code := run([]string{"play", "saratoga", "--record", path}, strings.NewReader(typed), &out,
		&out); code != 0 {
		t.Fatalf("exit %d\n%s", code, out.String())
	}
	written, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, secret := range []string{"lays", "Convoy", "Sabotage against", "Raiders"} {
		if strings.Contains(out.String(), secret) || strings.Contains(string(written), secret) {
			t.Errorf("%q is told before all have laid\n%s\n%s", secret, out.String(), written)
		}
	}
}

// The match of the trail that is there to be read verifies by the shipped rules.
func TestTheTrailsMatchVerifies(t *testing.T) {
	var out bytes.Buffer
	if code := run([]string{"verify", wagonsStory}, strings.NewReader(""), &out, &out); code != 0 {
		t.Errorf("exit %d", code)
	}
	want := wagonsStory +
		`: 38 lines, all legal, finished {"winners":["blue"],"progress":{"blue":9,"green":6,"red":7,"white":9},"supplies":{"blue":9,"green":2,"red":0,"white":6}}` + "\n"
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}
