package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/companion/session"
	"homespun/engines/record"
)

// story is a match in which all that can happen in SiTTeRS happens.
const story = "../../engines/sitters/testdata/story.match"

// The story typed into the terminal comes to the result of the record.
func TestTheStoryInTheTerminal(t *testing.T) {
	data, err := os.ReadFile(story)
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
	if code := run([]string{"play", "sitters", "--seats", "Ava,Ben", "--dice", "table", "--record", path}, strings.NewReader(typed.String()), &out, &out); code != 0 {
		t.Fatalf("exit %d\n%s", code, out.String())
	}
	sameEnd(t, path, story)
	if want := "result: "; !strings.Contains(out.String(), want) {
		t.Errorf("the terminal does not say %q\n%s", want, out.String())
	}
}

// sameEnd checks that a match file is legal, finished, and ends where a recorded one does.
func sameEnd(t *testing.T, path, recorded string) {
	t.Helper()
	got, want := record.VerifyFile(path, session.Resolve, session.Say), record.VerifyFile(recorded, session.Resolve, session.Say)
	if !got.OK || !got.Finished {
		t.Fatalf("%s: %+v, %+v; want a finished match", path, got, got.Error)
	}
	if diff := cmp.Diff(want.Result, got.Result); diff != "" {
		t.Errorf("another result (-record +played):\n%s", diff)
	}
	if diff := cmp.Diff(want.Position, got.Position); diff != "" {
		t.Errorf("another position (-record +played):\n%s", diff)
	}
}
