package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/record"
)

// wagons is a match in which all that can happen on the trail happens.
const wagons = "../../engines/saratoga/testdata/story.match"

// The story typed into the terminal comes to the result of the record, and what each lays is not told before all have laid.
func TestTheTrailInTheTerminal(t *testing.T) {
	data, err := os.ReadFile(wagons)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	var typed strings.Builder
	for _, line := range file.Lines {
		typed.WriteString(line.Text + "\n")
	}
	path := filepath.Join(t.TempDir(), "typed.match")
	var out bytes.Buffer
	command := []string{"play", "saratoga/short-trail", "--seats", "Ava,Ben,Cleo,Dan", "--record", path}
	if code := run(command, strings.NewReader(typed.String()), &out, &out); code != 0 {
		t.Fatalf("exit %d\n%s", code, out.String())
	}
	sameEnd(t, path, wagons)
	for _, want := range []string{
		`result: {"winners":["blue"],"progress":{"blue":9,"green":6,"red":7,"white":9},"supplies":{"blue":9,"green":2,"red":0,"white":6}}`,
		"taken back: table: fix supplies blue 7", "Ben fends off Ava's raid for 2 progress and takes the 1 supply it cost: that makes 5.",
		"Ben wins with 9 progress: of all with as many, Ben has most supplies, 9.",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the terminal does not say %q\n%s", want, out.String())
		}
	}
}

// Only the last of those who lay sees anything written: the first three leave no word behind.
func TestTheTerminalKeepsSecrets(t *testing.T) {
	typed := "colour red\ncolour blue\ncolour green\ncolour white\nA: lays move green\nB: lays bullet red\nC: lays defend raid\nboard\nquit\n"
	path := filepath.Join(t.TempDir(), "secret.match")
	var out bytes.Buffer
	if code := run([]string{"play", "saratoga", "--record", path}, strings.NewReader(typed), &out, &out); code != 0 {
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
	if code := run([]string{"verify", wagons}, strings.NewReader(""), &out, &out); code != 0 {
		t.Errorf("exit %d", code)
	}
	want := wagons + `: 38 lines, all legal, finished {"winners":["blue"],"progress":{"blue":9,"green":6,"red":7,"white":9},"supplies":{"blue":9,"green":2,"red":0,"white":6}}` + "\n"
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}
