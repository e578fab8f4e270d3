// Package recordtest has tests for match files. [Story] compares a whole match with golden files, and [Set]
// checks what a "fix set" line does.
package recordtest

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/engines/enginetest"
	"homespun/engines/record"
)

var update = flag.Bool("update", false, "write what is told of the stories, and how they end, into testdata")

// Story replays a match file. It compares the events of each line with the .txt file beside it, and the
// report about the match with the .json file.
func Story(t *testing.T, path string, resolve record.Resolver) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := record.Replay(file, resolve)
	if err != nil {
		t.Fatal(err)
	}
	var told strings.Builder
	for _, step := range m.Steps() {
		fmt.Fprintln(&told, m.FormatLine(step.Line))
		for _, n := range step.Events {
			fmt.Fprintln(&told, "   ", enginetest.Say(m.Engine(), n))
		}
	}
	beside := strings.TrimSuffix(path, ".match")
	golden(t, beside+".txt", told.String())
	report, err := json.MarshalIndent(record.Verify(filepath.Base(path), data, resolve, nil), "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	golden(t, beside+".json", string(report)+"\n")
}

// golden compares a text with a golden file, or writes that file if the flag update is set.
func golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", path, diff)
	}
}

// Set adds a line of the table to a front matter and replays the match. line is the text after "table:".
// Afterwards the saved position, as TOML, must contain says. If refused is not "", the line must be refused
// instead, by the clause "table" and with a problem that contains refused.
func Set(t *testing.T, front, line, says, refused string, resolve record.Resolver) {
	t.Helper()
	file, err := record.Read([]byte(front + "table: " + line + "\n"))
	if err != nil {
		t.Fatal(err)
	}
	m, err := record.Replay(file, resolve)
	if m == nil {
		t.Errorf("%s%s: %v", front, line, err)
		return
	}
	var problem *record.Refused
	if refused != "" {
		if !errors.As(err, &problem) || problem.Clause != "table" ||
			!strings.Contains(problem.Problem, refused) {
			t.Errorf("%s%s: got %v, want a refusal with the clause table that says %q", front, line, err,
				refused)
		}
		return
	}
	if err != nil {
		t.Errorf("%s%s: %v", front, line, err)
		return
	}
	if text := enginetest.Text(t, m.Engine().Save(m.Position())); !strings.Contains(text, says) {
		t.Errorf("%s%s: got\n%s\nwant %q", front, line, text, says)
	}
}
