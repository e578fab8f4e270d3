//go:build !windows && !darwin

package spool

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// cups puts programs into a folder that is the only one in which programs are looked for, and returns the file
// into which lp writes its arguments, one a line.
func cups(t *testing.T, lpstat, lp string) string {
	t.Helper()
	folder := t.TempDir()
	for name, script := range map[string]string{"lpstat": lpstat, "lp": lp} {
		if script == "" {
			continue
		}
		if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	heard := filepath.Join(folder, "heard")
	t.Setenv("PATH", folder)
	t.Setenv("HEARD", heard)
	return heard
}

const two = `case "$1" in
-e) echo Kitchen; echo Attic_Laser;;
-d) echo "system default destination: Attic_Laser";;
esac`

// The usual printer is the first one. Without CUPS, or when it does not run, there is none.
func TestThePrintersOfCUPS(t *testing.T) {
	for _, c := range []struct {
		name, lpstat, lp string
		want             []string
	}{
		{"two", two, "true", []string{"Attic_Laser", "Kitchen"}},
		{"no default", `case "$1" in -e) echo Kitchen;; -d) echo "no system default destination";; esac`, "true",
			[]string{"Kitchen"}},
		{"no server", "echo 'lpstat: Bad file descriptor' >&2; exit 1", "true", nil},
		{"no lp", two, "", nil},
	} {
		cups(t, c.lpstat, c.lp)
		if diff := cmp.Diff(c.want, System{}.Printers()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// Each file is printed at 100 %, on paper of its size and on its own sides; its name is never taken for an
// option.
func TestPagesArePrintedTrueToSize(t *testing.T) {
	heard := cups(t, two, `for a in "$@"; do echo "$a" >> "$HEARD"; done`)
	a4 := Size{Name: "a4"}
	err := System{}.Send("Kitchen", []File{{Path: "-rf.pdf", Sides: OneSide, Size: a4},
		{Path: "b.pdf", Sides: LongEdge, Size: a4}, {Path: "b.pdf", Sides: OneSide, Size: Size{Name: "a3"}, First: 3, Last: 4}})
	if err != nil {
		t.Fatal(err)
	}
	text, _ := os.ReadFile(heard)
	want := "-d Kitchen -o print-scaling=none -o media=A4 -o sides=one-sided -- -rf.pdf " +
		"-d Kitchen -o print-scaling=none -o media=A4 -o sides=two-sided-long-edge -- b.pdf " +
		"-d Kitchen -o print-scaling=none -o media=A3 -o sides=one-sided -P 3-4 -- b.pdf"
	if got := strings.Join(strings.Fields(string(text)), " "); got != want {
		t.Errorf("lp was told\n%s\nwant\n%s", got, want)
	}
	os.Remove(heard)
	if err := (System{}).Send("Kitchen", []File{{Path: "b.pdf", Sides: OneSide,
		Size: Size{Name: "180x250", Width: 180, Height: 250}}}); err != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(heard); !strings.Contains(string(text), "media=Custom.180x250mm\n") {
		t.Errorf("paper of our own size is called %s", text)
	}
}

// A printer that does not take the pages says so in a sentence.
func TestAPrinterThatTakesNothing(t *testing.T) {
	cups(t, two, `echo "lp: The printer or class does not exist." >&2; echo more >&2; exit 1`)
	err := System{}.Send("Kitchen", []File{{Path: "b.pdf", Sides: OneSide, Size: Size{Name: "a4"}}})
	var wrong *Error
	if !errors.As(err, &wrong) || wrong.Printer != "Kitchen" ||
		err.Error() != "Kitchen has not taken the pages: lp: The printer or class does not exist." {
		t.Errorf("the error is %v", err)
	}
}
