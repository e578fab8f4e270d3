package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/games"
	"homespun/engines/record"
)

// What becomes of the record while it is played, and how the match goes on: the terminal says at each step
// what to type.
func TestAMatchGoesOnWhateverBecomesOfItsFile(t *testing.T) {
	for name, c := range map[string]struct {
		ruin func(path string) error
		// on is the file the match goes on in; kept what the first file holds then where that is another.
		on, kept string
		says     []string
	}{
		"removed": {os.Remove, "a.match", "", []string{
			"the match file is gone; bring it back before going on, or type `save` to have the whole match written again",
			"a.match cannot be read: no such file or directory; or type `save` to have the whole match written again"}},
		"emptied": {func(path string) error { return os.Truncate(path, 0) }, "a 2.match", "", []string{
			"another program has written this match file; read it again before going on: type `reload`",
			"this file is empty; a match file begins with a line of +++; or type `save` to have the whole match written again"}},
		"another text": {func(path string) error {
			return os.WriteFile(path, []byte("eggs\n"), 0o644)
		}, "a 2.match", "eggs\n", []string{
			"another program has written this match file; read it again before going on: type `reload`",
			"then +++ again; or type `save` to have the whole match written again"}},
	} {
		folder := t.TempDir()
		path, on := filepath.Join(folder, "a.match"), filepath.Join(folder, c.on)
		in := inTurn{
			func() string { return "container d1\n" },
			func() string {
				if err := c.ruin(path); err != nil {
					t.Fatal(err)
				}
				return "container e1\n"
			},
			func() string { return "reload\n" },
			func() string { return "save\n" },
			func() string { return "container e1\n" },
			func() string { return "save\n" },
		}
		var out bytes.Buffer
		if code := run([]string{"play", "sitters", "--record", path}, &in, &out, &out); code != 0 {
			t.Errorf("%s: exit %d", name, code)
		}
		for _, want := range append(c.says, "the whole match is in "+on+" now", on+" holds the whole match") {
			if !strings.Contains(out.String(), want+"\n") {
				t.Errorf("%s: it does not say %q\n%s", name, want, out.String())
			}
		}
		if report := record.VerifyFile(on, games.All().Resolve, games.All().Say); !report.OK ||
			report.Moves != 2 {
			t.Errorf("%s: %+v", name, report)
		}
		if on != path {
			if data, err := os.ReadFile(path); err != nil || string(data) != c.kept {
				t.Errorf("%s: the file that came holds %q, %v", name, data, err)
			}
		}
	}
}

// Who leaves with something that no file has is told so, and the program says no.
func TestLeavingWithWhatIsNotKeptIsNo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	for _, end := range []string{"", "quit\n"} {
		in := inTurn{
			func() string { return "container d1\n" },
			func() string {
				os.Remove(path)
				return "container e1\n"
			},
			func() string { return "moves\n" + end },
		}
		var out bytes.Buffer
		code := run([]string{"play", "sitters", "--record", path}, &in, &out, &out)
		if want := "homespun: what was done last is not kept: the match file is gone"; code != 1 ||
			!strings.Contains(out.String(), want) {
			t.Errorf("exit %d\n%s\nwant 1 and %q", code, out.String(), want)
		}
	}
}

func TestSaveWithoutAFileSaysHowToHaveOne(t *testing.T) {
	var out bytes.Buffer
	code := run([]string{"play", "sitters"}, strings.NewReader("save\n"), &out, &out)
	if want := "this match is kept in no file: `homespun play --record FILE` begins one that is"; code != 0 ||
		!strings.Contains(out.String(), want) {
		t.Errorf("exit %d\n%s\nwant %q", code, out.String(), want)
	}
}
