package main

import (
	"bytes"
	"io"
	"regexp"
	"strings"
	"testing"

	"homespun/companion/match/games"
)

// Without a display, or in a build without a window, the program says so in one line.
func TestNoWindowIsASentence(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	var out, errOut bytes.Buffer
	code := run(nil, strings.NewReader(""), &out, &errOut)
	if code != exitNo || out.Len() > 0 || strings.Count(errOut.String(), "\n") != 1 ||
		!strings.HasPrefix(errOut.String(), "homespun: th") {
		t.Errorf("exit %d, %q, %q: want 1 and one line that says there is no window", code, out.String(),
			errOut.String())
	}
}

// quoted are words of a shell in quotation marks of both kinds.
var quoted = regexp.MustCompile(`"[^"]*"|'[^']*'`)

// Every command has an example in its help, with all quotation marks closed, so that a shell takes it.
func TestHelpHasExamples(t *testing.T) {
	p := program{games.All()}
	root := p.command(io.Discard)
	for _, c := range append(root.Commands(), p.rulesCommand().Commands()...) {
		if c.Name() != "help" && c.Example == "" {
			t.Errorf("%s: no example", c.Name())
		}
		for line := range strings.Lines(c.Example) {
			if strings.ContainsAny(quoted.ReplaceAllString(line, ""), `"'`) {
				t.Errorf("%s: a quotation mark is open in %s", c.Name(), line)
			}
		}
	}
}
