// Package recordtest holds records in tests: stories, which are whole matches to be read, against what is
// told of them, and what the table sets in a record by key.
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

// Story reads a match file: what is told of each line stands in the .txt beside it, and how it ends in the
// .json.
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

// golden holds a text against a file, or writes it there.
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

// Set has the table set a key in a record: front is its front matter, line what stands behind "table:".
// Afterwards the position says what says is, as TOML; where refused is not "", the line is refused by the
// table for a problem that has it.
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
