package reports

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"homespun/engines/common/panics"
)

var evening = time.Date(2026, 11, 22, 19, 5, 9, 0, time.UTC)

func reportOf(when time.Time) Report {
	fault := panics.Try(func() { panic("no idea") })
	return Report{When: when, Version: "1.2", Screen: "table.Screen", Fault: fault}
}

func names(t *testing.T, folder string) []string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, entry := range entries {
		list = append(list, entry.Name())
	}
	return list
}

func TestKeep(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "Homespun", "Reports")
	path, err := Keep(folder, reportOf(evening))
	if err != nil || path != filepath.Join(folder, "Report 2026-11-22 19.05.09.txt") {
		t.Fatalf("got %q, %v", path, err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"2026-11-22 19:05:09 +0000", "Version: 1.2\n", "Screen:  table.Screen\n",
		"Fault:   no idea\n", "reports.reportOf", "reports_test.go:"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("there is no %q in\n%s", want, data)
		}
	}
}

// What the program complains of may cite a name; the report does not.
func TestNoNameIsInAReport(t *testing.T) {
	for _, problem := range []string{`no seat "Zoë"`, `no seat "Zoë`, `no seat “Zoë” of "Ben"`,
		`no seat “Zoë`, "no seat `Zoë` of 'Ben'", `no seat /x/Zoë/a b.match`, `no seat C:\x\Zoë\a.match`} {
		r := reportOf(evening)
		r.Fault = &panics.Fault{Problem: problem}
		path, err := Keep(t.TempDir(), r)
		if err != nil {
			t.Fatal(err)
		}
		if data, _ := os.ReadFile(path); strings.Contains(string(data), "Zoë") ||
			strings.Contains(string(data), "Ben") || !strings.Contains(string(data), "no seat …") {
			t.Errorf("%s: the report is\n%s", problem, data)
		}
	}
}

// Never more than a handful, whatever else lies in the folder, and never the new one gone.
func TestOnlyAHandfulIsKept(t *testing.T) {
	folder := t.TempDir()
	for _, other := range []string{"Report on the holidays.txt", "Report 2026-11-22 19.05.09.odt",
		"letter.txt"} {
		if err := os.WriteFile(filepath.Join(folder, other), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 12 {
		if _, err := Keep(folder, reportOf(evening.Add(time.Duration(i)*time.Minute))); err != nil {
			t.Fatal(err)
		}
	}
	if got := names(t, folder); len(got) != most+3 || strings.Contains(strings.Join(got, " "), "19.11.") ||
		!strings.Contains(strings.Join(got, " "), "19.16.") {
		t.Errorf("kept are %q", got)
	}
	for range 8 { // all in one second, by a clock that has been put back
		path, err := Keep(folder, reportOf(evening.Add(-time.Hour)))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(path); err != nil {
			t.Errorf("the report just written is gone: %v", err)
		}
	}
	if got := names(t, folder); len(got) != most+3 {
		t.Errorf("kept are %q", got)
	}
}

func TestWhereItCannotBeKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if path, err := Keep(filepath.Join(file, "Reports"), reportOf(evening)); err == nil || path != "" {
		t.Errorf("got %q, %v", path, err)
	}
}
