package record_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"homespun/engines/common/files"
	"homespun/engines/record"
)

func header() record.Header {
	return record.Header{Game: "sowing", Ruleset: "standard",
		Started: time.Date(2026, 11, 21, 18, 30, 0, 0, time.UTC),
		Seats: []record.Seat{{ID: "A", Names: []string{"Ava"}},
			{ID: "B", Names: []string{"Ben"}, Bot: "medium"}}}
}

// onDisk returns what a file holds.
func onDisk(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// put writes a file as another program would.
func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestAMatchIsWrittenHeaderFirstAndLineByLine(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	w, err := record.Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	want := `+++
format  = 1
game    = "sowing"
ruleset = "standard"
started = 2026-11-21T18:30:00Z
seats   = [ { id = "A", names = ["Ava"] }, { id = "B", names = ["Ben"], bot = "medium" } ]
+++
`
	if got := onDisk(t, path); got != want {
		t.Errorf("the front matter: %s", cmp.Diff(want, got))
	}
	for _, lines := range [][]string{{"dice: 2"}, {"A: sow p3", "table: undo"}, nil} {
		if err := w.Append(lines...); err != nil {
			t.Fatal(err)
		}
		for _, line := range lines {
			want += line + "\n"
		}
		if got := onDisk(t, path); got != want {
			t.Errorf("after %q: %s", lines, cmp.Diff(want, got))
		}
	}
	if err := w.Append("A: sow p3\nB: sow p3"); err == nil || onDisk(t, path) != want {
		t.Errorf("two lines were written as one: %v", err)
	}
	if left, _ := os.ReadDir(filepath.Dir(path)); len(left) != 1 {
		t.Errorf("%d files were left, want the match alone", len(left))
	}
}

func TestANewMatchNeverTakesAFilesPlace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	put(t, path, "precious")
	if _, err := record.Create(path, header()); !errors.Is(err, fs.ErrExist) ||
		onDisk(t, path) != "precious" {
		t.Errorf("got %v, and the file holds %q", err, onDisk(t, path))
	}
}

func TestNothingIsAppendedAfterAnotherProgram(t *testing.T) {
	for name, change := range map[string]func(path string){
		"a line more": func(path string) { put(t, path, onDisk(t, path)+"A: sow p3\n") },
		"another face": func(path string) {
			put(t, path, strings.Replace(onDisk(t, path), "dice: 2", "dice: 3", 1))
		},
		"another face at the same time": func(path string) {
			info, _ := os.Stat(path)
			put(t, path, strings.Replace(onDisk(t, path), "dice: 2", "dice: 3", 1))
			os.Chtimes(path, info.ModTime(), info.ModTime())
		},
		"another name, far from the end": func(path string) {
			put(t, path, strings.Replace(onDisk(t, path), "Ava", "Eva", 1))
		},
		"another file": func(path string) {
			text := onDisk(t, path)
			put(t, path+"x", text)
			os.Rename(path+"x", path)
		},
		"no file": func(path string) { os.Remove(path) },
	} {
		path := filepath.Join(t.TempDir(), "a.match")
		w, err := record.Create(path, header())
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Append("# "+strings.Repeat("a long remark ", 40), "dice: 2"); err != nil {
			t.Fatal(err)
		}
		time.Sleep(20 * time.Millisecond) // file systems count time in steps
		if w.Changed() {
			t.Errorf("%s: changed before anybody did", name)
		}
		change(path)
		before, _ := os.ReadFile(path)
		if err := w.Append("A: sow p4"); !errors.Is(err, record.ErrChanged) || !w.Changed() {
			t.Errorf("%s: got %v, want %v", name, err, record.ErrChanged)
		}
		if after, _ := os.ReadFile(path); string(after) != string(before) {
			t.Errorf("%s: the file was written", name)
		}
	}
}

func TestAFileCutAtAnyByteOpensUpToItsLastWholeLine(t *testing.T) {
	full := sowing("dice: 2", "# Zoë thinks", "A: sow p3", "table: seat B Zoë", "dice: 1", "B: sow p2")
	for _, text := range []string{full, strings.ReplaceAll(full, "\n", "\r\n")} {
		start := strings.LastIndex(text, "+++") + len("+++")
		for cut := range len(text) {
			path := filepath.Join(t.TempDir(), "a.match")
			put(t, path, text[:cut])
			file, w, err := record.Open(path)
			if cut < start {
				if err == nil {
					t.Fatalf("cut at %d: a front matter without end was read", cut)
				}
				if onDisk(t, path) != text[:cut] {
					t.Fatalf("cut at %d: the file was changed in reading", cut)
				}
				continue
			}
			if err != nil {
				t.Fatalf("cut at %d: %v", cut, err)
			}
			whole := text[:strings.LastIndexByte(text[:cut], '\n')+1]
			// the fence alone, without its newline, has lost nothing, and a remark neither
			if !strings.Contains(text[start:cut], "\n") || text[len(whole)] == '#' {
				whole = text[:cut]
			}
			m, err := record.Replay(file, resolveToys)
			if err != nil {
				t.Fatalf("cut at %d: %v", cut, err)
			}
			torn := strings.TrimPrefix(text[:cut], whole)
			if file.Cut() != (torn != "") || file.Torn != torn || file.Cut() && len(file.NoticesWith(m)) == 0 {
				t.Fatalf("cut at %d: got %q torn off and the notices %q, want %q", cut, file.Torn,
					file.NoticesWith(m), torn)
			}
			if onDisk(t, path) != text[:cut] {
				t.Fatalf("cut at %d: the file was changed in reading", cut)
			}
			if err := w.Append("table: fix pit p1 3"); err != nil {
				t.Fatalf("cut at %d: %v", cut, err)
			}
			if err := w.Append("table: undo"); err != nil {
				t.Fatalf("cut at %d: %v", cut, err)
			}
			on := onDisk(t, path)
			if !strings.HasPrefix(on, whole) || !strings.HasSuffix(on, "table: fix pit p1 3\ntable: undo\n") {
				t.Fatalf("cut at %d: going on wrote\n%s", cut, on)
			}
			if torn != "" && !strings.Contains(on, "\n# cut off: "+torn+"\n") &&
				!strings.Contains(on, fmt.Sprintf("\n# cut off: %q\n", torn)) {
				t.Fatalf("cut at %d: %q was lost\n%s", cut, torn, on)
			}
			again, _, err := record.Open(path)
			if err != nil || again.Cut() {
				t.Fatalf("cut at %d: what was written is no whole file: %v", cut, err)
			}
			if after, err := record.Replay(again, resolveToys); err != nil ||
				after.Position() != m.Position() {
				t.Fatalf("cut at %d: the match went on elsewhere: %v", cut, err)
			}
		}
	}
}

func TestBytesThatArePaddingAfterAPowerCutAreKeptReadable(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	put(t, path, sowing("dice: 2")+"A: so\x00\x00\x00")
	_, w, err := record.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Append("A: sow p3"); err != nil {
		t.Fatal(err)
	}
	if want := sowing("dice: 2", `# cut off: "A: so\x00\x00\x00"`, "A: sow p3"); onDisk(t, path) != want {
		t.Errorf("got\n%s", onDisk(t, path))
	}
}

func TestALinkToAMatchStaysALink(t *testing.T) {
	folder := t.TempDir()
	path, link := filepath.Join(folder, "a.match"), filepath.Join(folder, "b.match")
	put(t, path, sowing("dice: 2")+"A: s")
	if err := os.Symlink(path, link); err != nil {
		t.Skip("this system has no links")
	}
	_, w, err := record.Open(link)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Append("A: sow p3"); err != nil || !strings.HasSuffix(onDisk(t, path), "A: sow p3\n") {
		t.Errorf("%v; the file holds\n%s", err, onDisk(t, path))
	}
	if info, _ := os.Lstat(link); info.Mode()&fs.ModeSymlink == 0 {
		t.Error("the link was replaced by a file")
	}
}

func TestAFolderThatCannotBeWrittenLeavesNothing(t *testing.T) {
	if _, err := record.Create(filepath.Join(t.TempDir(), "none", "a.match"), header()); err == nil {
		t.Error("a match was created in a folder that is not there")
	}
}

func TestAMatchFileGrowsNoLargerThanIsRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	w, err := record.Create(path, header(), "dice: 2")
	if err != nil {
		t.Fatal(err)
	}
	before := onDisk(t, path)
	if err := w.Append("# " + strings.Repeat("x", record.MaxFile)); !errors.As(err, new(*files.LargeError)) {
		t.Errorf("got %v, want a %T", err, &files.LargeError{})
	}
	if onDisk(t, path) != before {
		t.Error("the file was written")
	}
}
