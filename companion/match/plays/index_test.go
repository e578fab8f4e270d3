package plays_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"homespun/companion/match/games/gamestest"
	"homespun/engines/enginetest/round"
	"homespun/engines/record"
)

// Whatever changes in a folder and with its index, the index gives what a fresh reading gives.
func TestTheIndexGivesWhatAFreshReadingGives(t *testing.T) {
	var contents [][]byte
	for i, game := range []string{"cubed", "sitters", "cubed", "adventure"} {
		h := gamestest.Header(t, game, "standard")
		_, lines := random(t, h, uint64(i), never)
		whole := text(t, h, lines...)
		contents = append(contents, whole, text(t, h, lines[:i+1]...), whole[:len(whole)/2], append(whole, "x: y\n"...))
	}
	contents = append(contents, nil, []byte("no match\n"), []byte("+++\n"))
	rapid.Check(t, func(rt *rapid.T) {
		folder, cache := t.TempDir(), t.TempDir()
		r, fresh := reader(folder, cache), reader(folder, "")
		names := rapid.SampledFrom([]string{"a.match", "b.match", "C.MATCH", "d.match", "é.match", "no.txt", ".e.match"})
		// Each content has a time of its own as each write has; one in five was written just now.
		clock := began
		for range rapid.IntRange(3, round.Many(10, 16, 30)).Draw(rt, "changes") {
			path := filepath.Join(folder, names.Draw(rt, "name"))
			switch rapid.IntRange(0, 9).Draw(rt, "change") {
			case 0:
				os.Remove(path)
			case 1:
				os.Rename(path, filepath.Join(folder, names.Draw(rt, "to")))
			case 2: // the index is torn, or half of another one
				found, _ := filepath.Glob(filepath.Join(cache, "*"))
				for _, index := range found {
					data, _ := os.ReadFile(index)
					if len(data) == 0 {
						continue
					}
					at := rapid.IntRange(0, len(data)-1).Draw(rt, "at")
					if rapid.Bool().Draw(rt, "cut") {
						data = data[:at]
					} else {
						data[at] ^= 1
					}
					os.WriteFile(index, data, 0o644)
				}
			case 3:
				os.RemoveAll(cache)
				os.Mkdir(cache, 0o755)
			case 4, 5: // another content of the same size, which only the time tells apart
				read(t, r)
				found, _ := filepath.Glob(filepath.Join(folder, "*.match"))
				for _, path := range found {
					if data, _ := os.ReadFile(path); bytes.Contains(data, []byte("Ava")) {
						clock = clock.Add(time.Millisecond)
						put(t, folder, filepath.Base(path), bytes.ReplaceAll(data, []byte("Ava"), []byte("Eve")), clock)
					}
				}
			default:
				if err := os.WriteFile(path, rapid.SampledFrom(contents).Draw(rt, "content"), 0o644); err != nil {
					rt.Fatal(err)
				}
				if rapid.IntRange(0, 4).Draw(rt, "now") > 0 {
					clock = clock.Add(time.Millisecond)
					os.Chtimes(path, clock, clock)
				}
			}
			if rapid.Bool().Draw(rt, "read") {
				read(t, r)
			}
		}
		want := read(t, fresh)
		for range 2 { // the second time it is all in the index
			if diff := cmp.Diff(want, read(t, r)); diff != "" {
				rt.Fatalf("a fresh reading and the index (-fresh +index):\n%s", diff)
			}
		}
	})
}

// What the index knows is not read again, what has changed is, and the family's folder has nothing new.
func TestTheIndexIsUsedAndLiesElsewhere(t *testing.T) {
	folder, cache := t.TempDir(), t.TempDir()
	h := gamestest.Header(t, "cubed", "mini")
	_, lines := random(t, h, 1, never)
	for i := range 5 {
		h.Started = began.Add(time.Duration(i) * time.Hour)
		put(t, folder, fmt.Sprint(i, ".match"), text(t, h, lines...), began)
	}
	r, readings := reader(folder, cache), 0
	r.Told = func(done, of int) { readings = of }
	first := read(t, r)
	if readings != 5 || len(first.Plays) != 5 {
		t.Errorf("%d are read of 5, %d plays", readings, len(first.Plays))
	}
	readings = 0
	if diff := cmp.Diff(first, read(t, r)); readings != 0 || diff != "" {
		t.Errorf("%d are read again, %s", readings, diff)
	}
	h.Started = began
	put(t, folder, "3.match", text(t, h, lines[:4]...), began)
	os.Remove(filepath.Join(folder, "0.match"))
	if got := read(t, r); readings != 1 || len(got.Plays) != 4 {
		t.Errorf("%d are read again, want the one that changed; %d plays", readings, len(got.Plays))
	}
	entries, _ := os.ReadDir(folder)
	if found, _ := os.ReadDir(cache); len(entries) != 4 || len(found) != 1 {
		t.Errorf("%v, and in the cache %v", entries, found)
	}
}

// A link counts by the file that it leads to, also where only that one changes.
func TestAnIndexedLinkIsRead(t *testing.T) {
	folder, elsewhere, cache := t.TempDir(), t.TempDir(), t.TempDir()
	h := gamestest.Header(t, "cubed", "mini")
	_, lines := random(t, h, 1, never)
	put(t, elsewhere, "a", text(t, h, lines...), began)
	if err := os.Symlink(filepath.Join(elsewhere, "a"), filepath.Join(folder, "a.match")); err != nil {
		t.Skip(err)
	}
	for _, n := range []int{len(lines), 3} {
		put(t, elsewhere, "a", text(t, h, lines[:n]...), began)
		if got := read(t, reader(folder, cache)).Plays; len(got) != 1 || got[0].Lines != n {
			t.Errorf("%+v, want %d lines", got, n)
		}
	}
}

// A file that is written twice within the time that some disks tell apart is read twice.
func TestWhatWasJustWrittenIsNotTrusted(t *testing.T) {
	folder, cache, now := t.TempDir(), t.TempDir(), time.Now()
	h := gamestest.Header(t, "cubed", "mini")
	for _, name := range []string{"Ava", "Eve"} {
		h.Seats[0].Names = []string{name}
		put(t, folder, "a.match", text(t, h), now)
		if got := read(t, reader(folder, cache)).Plays[0].Seats[0].Names[0]; got != name {
			t.Errorf("%s is told, want %s", got, name)
		}
	}
}

// A folder that is not there has no plays, and a cache that cannot be written changes nothing.
func TestNoFolderAndNoCache(t *testing.T) {
	if list := read(t, reader(filepath.Join(t.TempDir(), "none"), t.TempDir())); len(list.Plays) != 0 {
		t.Error(list)
	}
	folder := t.TempDir()
	put(t, folder, "a.match", []byte("no match"), began)
	if list := read(t, reader(folder, filepath.Join(folder, "none"))); len(list.Broken) != 1 {
		t.Error(list)
	}
}

// hostile are files that strangers may give.
func hostile(t testing.TB) map[string][]byte {
	h := gamestest.Header(t, "sitters", "standard")
	h.Started = began
	_, lines := random(t, h, 1, never)
	whole := text(t, h, lines...)
	front := func(more string) []byte {
		return []byte("+++\nformat = 1\ngame = \"cubed\"\nruleset = \"mini\"\nseats = [ { id = \"A\" }, { id = \"B\" } ]\n" +
			more + "\n+++\n")
	}
	return map[string][]byte{
		"empty": nil, "zeros": make([]byte, 5000), "cut": whole[:len(whole)-7], "binary": {0xff, 0xfe, 0, 1, 2, 0xd8},
		"far future": front("started = 9999-12-31T23:59:59-12:00"), "long ago": front("started = 0001-01-01T00:00:00Z"),
		"no rules":   front("[rules]\nnothing = nan"),
		"other game": []byte("+++\nformat = 1\ngame = \"chess\"\nruleset = \"x\"\nseats = []\n+++\n"),
		"escapes": []byte("+++\nformat = 1\ngame = \"cubed\"\nruleset = \"mini\"\nhouse = \"\\u001b[2J=1+1\"\nseats = [ { id = \"A\"," +
			" names = [\"\\u001b[31m=cmd\", \"\\u202eevil\"] }, { id = \"B\" } ]\n+++\n"),
		"long names": []byte("+++\nformat = 1\ngame = \"cubed\"\nruleset = \"mini\"\nhouse = \"" + strings.Repeat("W", 9000) +
			"\"\nseats = [ { id = \"A\", names = [" + strings.Repeat("\""+strings.Repeat("N", 300)+"\",", 200) +
			"\"x\"] }, { id = \"B\" } ]\n+++\n"),
		"undo":  append(text(t, h), bytes.Repeat([]byte("table: undo\n"), 5000)...),
		"large": append(text(t, h), bytes.Repeat([]byte("# nothing\n"), 100_000)...),
		"marks": append(text(t, h), bytes.Repeat([]byte("# at 2026-11-22T18:47:00Z\n# goes on in ../../x\n"), 5000)...),
	}
}

// Broken and hostile files are named, one sentence each, and the others are read.
func TestHostileFilesStopNothing(t *testing.T) {
	folder := t.TempDir()
	for name, data := range hostile(t) {
		put(t, folder, name+".match", data, began)
	}
	h := gamestest.Header(t, "cubed", "mini")
	_, lines := random(t, h, 1, never)
	put(t, folder, "good.match", text(t, h, lines...), began)
	os.Mkdir(filepath.Join(folder, "folder.match"), 0o755)
	list := read(t, reader(folder, t.TempDir()))
	if len(list.Plays)+len(list.Broken) != len(hostile(t))+1 {
		t.Errorf("%d plays and %d broken files of %d", len(list.Plays), len(list.Broken), len(hostile(t))+1)
	}
	broken := map[string]bool{}
	for _, b := range list.Broken {
		broken[b.File] = true
		if b.Problem == "" || len(b.Problem) > 1300 || strings.ContainsAny(b.Problem, "\n\x1b") {
			t.Errorf("%+v", b)
		}
	}
	for name, want := range map[string]bool{"good": false, "cut": false, "empty": true, "large": true, "undo": true,
		"escapes": false, "long names": false, "other game": true} {
		if broken[name+".match"] != want {
			t.Errorf("%s: broken is %v", name, !want)
		}
	}
	for _, p := range list.Plays {
		for _, s := range p.Seats {
			for _, name := range append(s.Names, p.Rules, p.GoesOnIn) {
				if strings.ContainsAny(name, "\n\x1b\u202e") || len([]rune(name)) > 81 || len(s.Names) > 12 {
					t.Errorf("%s: %q", p.File, name)
				}
			}
		}
	}
}

// FuzzRead reads whatever a file holds.
func FuzzRead(f *testing.F) {
	for _, data := range hostile(f) {
		f.Add(data)
	}
	for _, game := range []string{"patrollers", "saratoga", "geyser"} {
		h := gamestest.Header(f, game, "standard")
		_, lines := random(f, h, 1, func(m *record.Match) bool { return len(m.Steps()) > 60 })
		f.Add(text(f, h, lines...))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		folder := t.TempDir()
		put(t, folder, "a.match", data, began)
		if list := read(t, reader(folder, t.TempDir())); len(list.Plays)+len(list.Broken) != 1 {
			t.Errorf("%+v", list)
		}
	})
}

// BenchmarkFolder reads a folder of 10,000 matches of all games: the first time, and with the index.
func BenchmarkFolder(b *testing.B) {
	const matches = 10_000
	folder, cache := b.TempDir(), b.TempDir()
	list, lines := rulesets(b), 0
	for i, of := range list {
		h := gamestest.Header(b, of[0], of[1])
		_, made := random(b, h, uint64(i), never)
		for seed := range uint64(8) { // people do not play at random, which takes long
			if _, other := random(b, h, 100+seed, never); len(other) < len(made) {
				made = other
			}
		}
		for n := i; n < matches; n += len(list) {
			h.Started = began.Add(time.Duration(n) * time.Minute)
			put(b, folder, fmt.Sprintf("%05d %s.match", n, of[0]), text(b, h, made...), h.Started)
			lines += len(made)
		}
	}
	b.Logf("%d matches of %d lines on average", matches, lines/matches)
	for _, reading := range []string{"first", "again"} {
		b.Run(reading, func(b *testing.B) {
			for b.Loop() {
				if reading == "first" {
					os.RemoveAll(cache)
					os.Mkdir(cache, 0o755)
				}
				if got := read(b, reader(folder, cache)); len(got.Plays) != matches {
					b.Fatal(len(got.Plays), got.Broken[0])
				}
			}
			b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/folder")
		})
	}
}
