package main

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
)

// Bots play a whole match in the terminal, under every ruleset that is shipped.
func TestBotsPlayACubeInTheTerminal(t *testing.T) {
	for _, ruleset := range []string{"standard", "mini", "exact", "points-race"} {
		path := filepath.Join(t.TempDir(), ruleset+".match")
		var out bytes.Buffer
		if code := run([]string{"play", "cubed/" + ruleset, "--seats", "bot:medium,bot:easy", "--record",
			path}, strings.NewReader(""), &out, &out); code != 0 {
			t.Fatalf("%s: exit %d\n%s", ruleset, code, out.String())
		}
		if !strings.Contains(out.String(), "result: {\"winner\":") {
			t.Errorf("%s: the terminal tells no result\n%s", ruleset, out.String())
		}
		out.Reset()
		if code := run([]string{"verify", path}, strings.NewReader(""), &out, &out); code != 0 ||
			!strings.Contains(out.String(), "all legal, finished") {
			t.Errorf("%s: exit %d, %s", ruleset, code, out.String())
		}
	}
}

func TestTheCubesMatchVerifies(t *testing.T) {
	var out bytes.Buffer
	if code := run([]string{"verify", stacking}, strings.NewReader(""), &out, &out); code != 0 {
		t.Errorf("exit %d", code)
	}
	if want := stacking +
		": 58 lines, all legal, finished {\"winner\":\"A\",\"points\":{\"A\":17,\"B\":11}}\n"; out.String() !=
		want {
		t.Errorf("got %q, want %q", out.String(), want)
	}
}
