package session_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"homespun/companion/match/session"
)

func TestMatchesAreListedTheLastFirstAndBrokenOnesToo(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "Matches")
	if list, err := session.Matches(folder, session.Options{Resolve: resolve}); err != nil || len(list) != 0 {
		t.Errorf("a folder that is not there: got %v %v", list, err)
	}
	o := options()
	s, err := session.CreateIn(folder, header("sowing", "Ava", "Ben"), o)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.PlayText("dice: 1"); err != nil {
		t.Fatal(err)
	}
	whole, _ := os.ReadFile(s.Path())
	for name, text := range map[string]string{
		"over.match":   string(whole) + "table: fix pit p1 2\ntable: fix set turn 30\n",
		"broken.match": "no match", "illegal.match": string(whole) + "dice: 1\n",
		"torn.match": string(whole) + "A: sow", "other.txt": "a letter", "empty.match": "",
		".hidden.match": "",
		"gone.match":    strings.Replace(string(whole), `"sowing"`, `"chess"`, 1),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		at := time.Date(2026, 1, len(name), 0, 0, 0, 0, time.UTC)
		os.Chtimes(filepath.Join(folder, name), at, at)
	}
	list, err := session.Matches(folder, session.Options{Resolve: resolve})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, saved := range list {
		line := filepath.Base(saved.Path) + ":"
		switch {
		case saved.Problem != nil:
			line += " " + saved.Problem.Error()
		case saved.Over:
			line += " over"
		default:
			line += " " + strings.Join(saved.Turn, ",")
		}
		if len(saved.Notices) > 0 {
			line += " !"
		}
		got = append(got, line)
	}
	want := []string{
		"2026-11-21 sowing Ava Ben.match: A",
		"illegal.match: line 10: refused: other-kind (SOW-03)",
		"broken.match: line 1: a match file begins with a line of +++, then what is played in TOML, then +++ again",
		"empty.match: line 1: this file is empty; a match file begins with a line of +++",
		"torn.match: A !",
		"over.match: over",
		"gone.match: line 3: there is no game \"chess\"; there is signs, boules, sowing, lots",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if h, when := session.Last(folder, "chess"); when.IsZero() || h.Game != "chess" {
		t.Errorf("the last match of a game is %v", h)
	}
	if h, when := session.Last(folder, "boules"); !when.IsZero() {
		t.Errorf("the last match of a game that nobody has played is %v", h)
	}
	for name := range list {
		if _, err := os.Stat(list[name].Path); err != nil {
			t.Error(err)
		}
	}
}

func TestNewFilesHaveSafeNamesOfTheirOwn(t *testing.T) {
	folder := t.TempDir()
	seen := map[string]bool{}
	for _, names := range [][]string{{"Ava", "Ben"}, {"Ava", "Ben"}, {"../../etc", "CON"},
		{"a/b\\c:d*?", "<|>\x00"}, {"", " . "},
		{strings.Repeat("龍", 5000), "🎲"}, {"مرحبا", "Zoë"}} {
		s, err := session.CreateIn(folder, header("sowing", names...), options())
		if err != nil {
			t.Errorf("%.20q: %v", names, err)
			continue
		}
		name := filepath.Base(s.Path())
		if seen[name] || filepath.Dir(s.Path()) != folder || len(name) > 255 ||
			strings.ContainsAny(name, "/\\:*?<>|\x00\"") || !strings.HasPrefix(name, "2026-11-21 sowing") {
			t.Errorf("%.20q: the file is %q", names, s.Path())
		}
		seen[name] = true
		if _, err := session.Open(s.Path(), options()); err != nil {
			t.Errorf("%.20q: %v", names, err)
		}
	}
}

func TestRecentMatchesAreTheFirstOfAll(t *testing.T) {
	folder := t.TempDir()
	for n := range 202 {
		path := filepath.Join(folder, strconv.Itoa(n)+session.Ending)
		if err := os.WriteFile(path, []byte("no match"), 0o644); err != nil {
			t.Fatal(err)
		}
		at := time.Date(2026, 1, 1, 0, n, 0, 0, time.UTC)
		os.Chtimes(path, at, at)
	}
	list, err := session.Recent(folder, options())
	if err != nil || len(list) != 200 || filepath.Base(list[0].Path) != "201.match" ||
		filepath.Base(list[199].Path) != "2.match" {
		t.Errorf("got %d matches, %v", len(list), err)
	}
}

// A name without letters and digits is none.
func TestAMatchKeepsItsNameForANewOneOfNothing(t *testing.T) {
	tab := begin(t, header("sowing", "Ava", "Ben"), options())
	for _, name := range []string{"", "  ", "!!!", "🐴", "\u200F"} {
		if path, err := session.Rename(tab.path, name); err != nil || path != tab.path {
			t.Errorf("%q: %v, %s", name, err, path)
		}
	}
}
