package backup

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"homespun/companion/match/words"
	"homespun/engines/common/files"
	"homespun/engines/common/files/filestest"
	"homespun/rulesets/household"
)

var november = time.Date(2026, 11, 28, 12, 0, 0, 0, time.Local)

// quick is a disk that syncs nothing.
func quick(t testing.TB) *filestest.Disk {
	d := filestest.New(t)
	d.NoSync = true
	return d
}

// family makes a family's folder with files, by their names with slashes.
func family(t testing.TB, texts map[string]string) household.Folder {
	t.Helper()
	place, err := os.MkdirTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	folder := household.Folder(filepath.Join(place, "Homespun"))
	put(t, folder, texts)
	return folder
}

func put(t testing.TB, folder household.Folder, texts map[string]string) {
	t.Helper()
	for name, text := range texts {
		if err := errors.Join(os.MkdirAll(filepath.Dir(at(folder, name)), 0o755),
			os.WriteFile(at(folder, name), []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
}

// texts returns what the files in a folder hold.
func texts(t testing.TB, folder household.Folder) map[string]string {
	t.Helper()
	found := map[string]string{}
	err := fs.WalkDir(os.DirFS(string(folder)), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return nil
		}
		data, err := os.ReadFile(at(folder, name))
		found[name] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// kept keeps a copy and opens it.
func kept(t testing.TB, folder household.Folder) *Copy {
	t.Helper()
	made, err := Keep(folder, folder.Copies(), november)
	if err != nil {
		t.Fatal(err)
	}
	c, err := Open(made.Path)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// back brings back all that differs.
func back(t testing.TB, c *Copy, folder household.Folder) Brought {
	t.Helper()
	list, err := c.Against(folder)
	if err != nil {
		t.Fatal(err)
	}
	done, err := c.Bring(folder, list)
	if err != nil {
		t.Error(err)
	}
	return done
}

// some are files of all kinds; not those that are no family's, temporary or can be made again.
var some = map[string]string{"People.toml": "[[person]]\n", "Matches/a.match": "+++\n+++\n1\n",
	"Pictures/a.png":          "\x89PNG",
	"House rules/snails.toml": "a = 1\n", "House rules/snails.history": "{}\n",
	"House rules/snails/x.png": "x",
	"Decks/d.toml":             "d", "Printers/p.toml": ""}

var others = map[string]string{"Prints/a.pdf": "%PDF-", "Reports/r.txt": "r",
	"Matches/.homespun-1.tmp": "half",
	"Matches/.hidden/a.match": "x", "notes.txt": "n", "Decks/d.toml~": "d"}

// Whatever files a folder has, they come back into an empty one with the same bytes.
func TestWhatIsKeptComesBack(t *testing.T) {
	quick(t)
	rapid.Check(t, func(r *rapid.T) {
		part := rapid.SampledFrom([]string{"Matches", "House rules", "Decks", "Pictures/of all/deep",
			"Printers"})
		name := rapid.StringMatching(`[a-zA-Z0-9äöü (),&+'🐌-]{1,12}x\.(match|toml|history|png)`)
		wanted := map[string]string{"People.toml": string(rapid.SliceOf(rapid.Byte()).Draw(r, "people"))}
		for range rapid.IntRange(0, 8).Draw(r, "files") {
			wanted[part.Draw(r, "part")+"/"+name.Draw(r, "name")] =
				strings.Repeat(string(rapid.SliceOf(rapid.Byte()).Draw(r, "text")), rapid.IntRange(1,
					900).Draw(r, "times"))
		}
		folder, empty := family(t, wanted), family(t, nil)
		c := kept(t, folder)
		if done := back(t, c, empty); done.New != len(wanted) || len(c.Damaged) > 0 || c.Skipped > 0 {
			r.Errorf("%+v of %d, %q, %d", done, len(wanted), c.Damaged, c.Skipped)
		}
		if got := texts(t, empty); !maps.Equal(got, wanted) {
			r.Errorf("got %q, want %q", got, wanted)
		}
		if list, err := c.Against(folder); err != nil || len(list) > 0 {
			r.Errorf("the folder itself differs: %v, %v", list, err)
		}
	})
}

func TestWhatIsCopied(t *testing.T) {
	folder := family(t, some)
	put(t, folder, others)
	secret := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(secret, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	linked := os.Symlink(secret, at(folder, "Decks/link.toml")) == nil
	first, err := Keep(folder, folder.Copies(), november)
	if err != nil || first.Files != len(some) || linked && !slices.Equal(first.Left,
		[]string{"Decks/link.toml"}) {
		t.Errorf("%+v, %v; want %d files", first, err, len(some))
	}
	second, err := Keep(folder, folder.Copies(), november)
	if err != nil || filepath.Base(second.Path) != "Homespun 2026-11-28 2.zip" {
		t.Errorf("the second copy of the day is %q: %v", second.Path, err)
	}
	if all := List(folder, folder.Copies()); len(all) != 2 || all[0].Path != second.Path ||
		all[0].Made.IsZero() {
		t.Errorf("the copies are %+v", all)
	}
	c, err := Open(first.Path)
	if err != nil || len(c.Files) != len(some) {
		t.Fatalf("%+v, %v", c, err)
	}
	for _, file := range c.Files {
		info, err := os.Stat(at(folder, file.Name))
		if err != nil || file.Size != info.Size() || file.Written.Sub(info.ModTime()).Abs() > 2*time.Second {
			t.Errorf("%+v, %v, %v", file, info, err)
		}
	}
	for _, place := range []string{string(folder), at(folder, "Copies")} {
		if _, err := Keep(folder, place, november); !errors.Is(err, ErrWithin) {
			t.Errorf("in %q: %v", place, err)
		}
		if err := Check(folder, place); !errors.Is(err, ErrWithin) {
			t.Errorf("in %q: %v", place, err)
		}
	}
	away := filepath.Join(t.TempDir(), "drive", "copies")
	if _, err := Keep(folder, away, november); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("on a drive that is not there: %v", err)
	}
	if _, err := Keep(family(t, others), t.TempDir(), november); !errors.Is(err, ErrNothing) {
		t.Errorf("of an empty folder: %v", err)
	}
}

// Nothing is overwritten or deleted, and what was brought back once is not brought back again.
func TestWhatDiffers(t *testing.T) {
	quick(t)
	folder := family(t, some)
	c := kept(t, folder)
	put(t, folder, map[string]string{"House rules/snails.toml": "a = 1\nb = 2\n",
		"House rules/snails.history": "{}\n{}\n",
		"Matches/a.match":            "+++\n+++\n2\n", "Matches/b.match": "new", "Decks/d.toml": "D"})
	if err := os.Remove(at(folder, "Pictures/a.png")); err != nil {
		t.Fatal(err)
	}
	before := texts(t, folder)
	list, err := c.Against(folder)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range list {
		got = append(got, fmt.Sprintf("%s %d %s", d.Name, d.State, d.To))
	}
	day := c.Made.Local().Format("2 January 2006")
	want := []string{"Decks/d.toml 1 Decks/d (from " + day + ").toml", "House rules/snails.history 2 ",
		"House rules/snails.toml 1 House rules/snails (from " + day + ").toml",
		"Matches/a.match 1 Matches/a (from " + day + ").match", "Matches/b.match 3 ",
		"Pictures/a.png 0 Pictures/a.png"}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	put(t, folder, map[string]string{"Decks/d (from " + day + ").toml": "of somebody"})
	if done := back(t, c, folder); done.New != 1 || done.Beside != 3 {
		t.Errorf("%+v", done)
	}
	after := texts(t, folder)
	for name, text := range before {
		if after[name] != text {
			t.Errorf("%s held %q and holds %q", name, text, after[name])
		}
	}
	if after["House rules/snails (from "+day+").toml"] != "a = 1\n" ||
		after["Pictures/a.png"] != some["Pictures/a.png"] ||
		after["Decks/d (from "+day+") 2.toml"] != "d" {
		t.Errorf("%q", after)
	}
	if done := back(t, c, folder); done.New+done.Beside > 0 {
		t.Errorf("once more: %+v", done)
	}
}

// Whichever step fails, there is a whole copy or none, and what is told as kept can be opened.
func TestKeepingWhateverFails(t *testing.T) {
	some := map[string]string{"People.toml": "", "Matches/a.match": "+++\n"}
	for _, links := range []bool{true, false} {
		for n := 1; ; n++ {
			folder := family(t, some)
			d := quick(t)
			d.FailAt, d.NoLinks = n, !links
			made, err := Keep(folder, folder.Copies(), november)
			steps := len(d.Done)
			d.FailAt = 0
			if err == nil {
				if c, err := Open(made.Path); err != nil || len(c.Files)+len(made.Left) != len(some) {
					t.Errorf("after %q: %+v, %v", d.Done[min(n, steps)-1], c, err)
				}
			}
			entries, _ := os.ReadDir(folder.Copies())
			for _, entry := range entries {
				c, wrong := Open(filepath.Join(folder.Copies(), entry.Name()))
				if entry.Name()[0] != '.' && (wrong != nil || len(c.Damaged) > 0) {
					t.Errorf("after %q, told as %v: %s is no copy: %v", d.Done[n-1], err, entry.Name(), wrong)
				}
			}
			if n > steps {
				break
			}
		}
	}
}

// Whichever step fails, what stood there stands there, and bringing back once more does the rest.
func TestBringingBackWhateverFails(t *testing.T) {
	quick(t)
	some := map[string]string{"House rules/snails.toml": "a = 1\n", "Matches/a.match": "+++\n"}
	c := kept(t, family(t, some))
	for n := 1; ; n++ {
		folder := family(t, map[string]string{"House rules/snails.toml": "b = 2\n"})
		list, err := c.Against(folder)
		if err != nil {
			t.Fatal(err)
		}
		d := quick(t)
		d.FailAt = n
		done, err := c.Bring(folder, list)
		steps := len(d.Done)
		d.FailAt = 0
		if (err == nil) != (done.New+done.Beside == len(some)) {
			t.Errorf("at step %d: %+v, %v", n, done, err)
		}
		for name, text := range texts(t, folder) {
			if want, ok := some[name]; ok && text != want && name != "House rules/snails.toml" {
				t.Errorf("at step %d %s holds %q", n, name, text)
			}
		}
		back(t, c, folder)
		if left, err := c.Against(folder); err != nil || len(left) > 0 || texts(t,
			folder)["House rules/snails.toml"] != "b = 2\n" {
			t.Errorf("at step %d, and once more: %+v, %v", n, left, err)
		}
		if n > steps {
			break
		}
	}
}

// The last five of those that the app made stay. One that somebody changed stays too, and those made by hand.
func TestTheLastFive(t *testing.T) {
	quick(t)
	folder := family(t, some)
	place := folder.Copies()
	week := func(n int) {
		t.Helper()
		if err := Weekly(folder, place, november.AddDate(0, 0, 7*n)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(place, 0o755); err != nil {
		t.Fatal(err)
	}
	future := filepath.Join(place, "Homespun 2031-01-01 (weekly).zip")
	if _, err := keep(folder, place, filepath.Base(future), mark); err != nil {
		t.Fatal(err)
	}
	week(0)
	week(0)
	if _, err := Keep(folder, place, november); err != nil {
		t.Fatal(err)
	}
	week(1)
	changed := filepath.Join(place, "Homespun 2026-12-05 (weekly).zip")
	data, err := os.ReadFile(changed)
	if err != nil {
		t.Fatal(err)
	}
	bad := bytes.Replace(data, []byte("\x89PNG"), []byte("\x89GIF"), 1)
	if bytes.Equal(bad, data) { // it is packed: any byte of its content will do
		bad[bytes.Index(bad, []byte("a.png"))+20] ^= 1
	}
	if err := os.WriteFile(changed, bad, 0o644); err != nil {
		t.Fatal(err)
	}
	renamed := filepath.Join(place, "Before the holidays.zip")
	week(2)
	if err := os.Rename(filepath.Join(place, "Homespun 2026-12-12 (weekly).zip"), renamed); err != nil {
		t.Fatal(err)
	}
	if _, err := keep(folder, place, "Homespun 2026-12-11 (weekly).zip", "by hand"); err != nil {
		t.Fatal(err)
	}
	for n := 3; n < 10; n++ {
		week(n)
	}
	entries, err := os.ReadDir(place)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, entry := range entries {
		got = append(got, strings.TrimPrefix(entry.Name(), "Homespun "))
	}
	want := []string{"Before the holidays.zip", "2026-11-28.zip", "2026-12-05 (weekly).zip",
		"2026-12-11 (weekly).zip",
		"2027-01-02 (weekly).zip", "2027-01-09 (weekly).zip", "2027-01-16 (weekly).zip",
		"2027-01-23 (weekly).zip",
		"2027-01-30 (weekly).zip", "2031-01-01 (weekly).zip"}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if err := Weekly(family(t, nil), t.TempDir(), november); err != nil {
		t.Errorf("of an empty folder: %v", err)
	}
}

// weekOf makes the copy of a week.
func weekOf(t *testing.T, folder household.Folder, place string, n int) {
	t.Helper()
	if err := Weekly(folder, place, november.AddDate(0, 0, 7*n)); err != nil {
		t.Fatal(err)
	}
}

// peopleIn returns what stands in People.toml in each copy of a place, by the names of the copies.
func peopleIn(t *testing.T, place string) map[string]string {
	t.Helper()
	found := map[string]string{}
	entries, err := os.ReadDir(place)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		c, err := Open(filepath.Join(place, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		empty := family(t, nil)
		back(t, c, empty)
		found[entry.Name()] = texts(t, empty)["People.toml"]
	}
	return found
}

// aged makes a copy one of an earlier version, which does not tell whose it is.
func aged(t *testing.T, folder household.Folder, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	comment := mark + " " + id(folder)
	if err != nil || !bytes.HasSuffix(data, []byte(comment)) {
		t.Fatalf("%v; the comment of %s is not %q", err, path, comment)
	}
	data = append(data[:len(data)-len(comment)-2], byte(len(mark)), 0)
	if err := os.WriteFile(path, append(data, mark...), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Two folders of one name, or the folders of two computers, have their weekly copies in one place: each has
// its five, and none keeps the other from having them.
func TestFoldersOfOneName(t *testing.T) {
	quick(t)
	place := t.TempDir()
	ours := family(t, map[string]string{"People.toml": "ours"})
	theirs := family(t, map[string]string{"People.toml": "theirs"})
	for n := range 8 {
		weekOf(t, ours, place, n)
		weekOf(t, theirs, place, n)
		weekOf(t, ours, place, n)
		hostname = func() (string, error) { return "laptop.home", nil }
		put(t, ours, map[string]string{"People.toml": "laptop"})
		weekOf(t, ours, place, n)
		hostname = func() (string, error) { return "LAPTOP.local", nil }
		weekOf(t, ours, place, n)
		put(t, ours, map[string]string{"People.toml": "ours"})
		hostname = os.Hostname
	}
	want := map[string]string{}
	for n := 3; n < 8; n++ {
		name := "Homespun " + november.AddDate(0, 0, 7*n).Format(time.DateOnly) + " (weekly)"
		want[name+".zip"], want[name+" 2.zip"], want[name+" 3.zip"] = "ours", "theirs", "laptop"
	}
	if got := peopleIn(t, place); !maps.Equal(got, want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
	if last := Last(ours, place); filepath.Base(last.Path) != "Homespun 2027-01-16 (weekly).zip" {
		t.Errorf("the last one of ours is %+v", last)
	}
	if last := Last(theirs, place); filepath.Base(last.Path) != "Homespun 2027-01-16 (weekly) 2.zip" {
		t.Errorf("the last one of theirs is %+v", last)
	}
	if last := Last(family(t, nil), place); last.Path != "" {
		t.Errorf("the last one of a folder without copies is %+v", last)
	}
	if kept, err := Keep(theirs, place, november.AddDate(1, 0, 0)); err != nil ||
		Last(theirs, place).Path != kept.Path || Last(ours, place).Path == kept.Path {
		t.Errorf("%v; one made by hand does not tell whose it is", err)
	}
}

// A copy of an earlier version may be of any folder of its name: there is none beside it in its week, and it
// is never removed.
func TestCopiesThatDoNotTellWhoseTheyAre(t *testing.T) {
	quick(t)
	place := t.TempDir()
	folder := family(t, some)
	for n := range 6 {
		weekOf(t, folder, place, n)
		aged(t, folder, List(folder, place)[0].Path)
	}
	weekOf(t, folder, place, 5)
	if all := List(folder, place); len(all) != 6 || Last(folder, place) != all[0] {
		t.Errorf("the copies are %+v", all)
	}
	for n := 6; n < 13; n++ {
		weekOf(t, folder, place, n)
	}
	if all := List(folder, place); len(all) != 6+keeps {
		t.Errorf("the copies are %+v", all)
	}
}

// Of two weekly copies of a day, somebody put one there. Both stay, and what nothing tells apart counts for
// none of the last five.
func TestASecondOneOfADay(t *testing.T) {
	quick(t)
	place := t.TempDir()
	folder := family(t, some)
	weekOf(t, folder, place, 0)
	first := List(folder, place)[0].Path
	data, err := os.ReadFile(first)
	second := strings.TrimSuffix(first, Ending) + " 2" + Ending
	if err := errors.Join(err, os.WriteFile(second, data, 0o644)); err != nil {
		t.Fatal(err)
	}
	for n := 1; n < 8; n++ {
		weekOf(t, folder, place, n)
	}
	for _, path := range []string{first, second} {
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
	if all := List(folder, place); len(all) != 2+keeps {
		t.Errorf("the copies are %+v", all)
	}
}

// unreadable is a disk on which files of some names cannot be read.
type unreadable struct {
	files.Disk
	names []string
}

func (u *unreadable) OpenFile(path string, flag int, mode fs.FileMode) (files.File, error) {
	if slices.Contains(u.names, filepath.Base(path)) {
		return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrPermission}
	}
	return u.Disk.OpenFile(path, flag, mode)
}

// failing stands in for the disk, with files that cannot be read.
func failing(t *testing.T, names ...string) *unreadable {
	u := &unreadable{quick(t), names}
	t.Cleanup(files.StandIn(u))
	return u
}

// A weekly copy that lacks files says so, and removes nothing, however many weeks that goes on. It takes the
// place of no whole one among the last five, and goes when there are five later whole ones.
func TestACopyThatLacksFilesRemovesNothing(t *testing.T) {
	disk := failing(t)
	place, folder := t.TempDir(), family(t, some)
	dates := func() (found []string) {
		for _, one := range List(folder, place) {
			found = append(found, one.date.Format(time.DateOnly))
		}
		slices.Reverse(found)
		return found
	}
	var want []string
	week := func(n int) {
		want = append(want, november.AddDate(0, 0, 7*n).Format(time.DateOnly))
		weekOf(t, folder, place, n)
	}
	for n := range 5 {
		week(n)
	}
	if last := Last(folder, place); last.Left != nil {
		t.Errorf("the last one lacks %+v", last.Left)
	}
	disk.names = []string{"d.toml", "a.match"}
	for n := 5; n < 12; n++ {
		want = append(want, november.AddDate(0, 0, 7*n).Format(time.DateOnly))
		err := Weekly(folder, place, november.AddDate(0, 0, 7*n))
		var left *LeftError
		if !errors.As(err, &left) || *left != (LeftError{2, "Decks/d.toml"}) {
			t.Errorf("in week %d: %v", n, err)
		}
		if last := Last(folder, place); last.Left == nil || *last.Left != (LeftError{2, "Decks/d.toml"}) {
			t.Errorf("in week %d the last one is %+v", n, last)
		}
	}
	if got := dates(); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	disk.names = nil
	if err := os.Remove(at(folder, "Decks/d.toml")); err != nil { // the disk has lost it by now
		t.Fatal(err)
	}
	for n := 12; n < 16; n++ {
		week(n)
	}
	if got := dates(); !slices.Equal(got, want[4:]) { // five whole ones, and those that lack files between them
		t.Errorf("got %q, want %q", got, want[4:])
	}
	week(16)
	if got := dates(); !slices.Equal(got, want[12:]) {
		t.Errorf("got %q, want %q", got, want[12:])
	}
}

// If nothing can be copied, no copy is made, and that is told.
func TestNoCopyOfNothing(t *testing.T) {
	failing(t, "People.toml", "a.match")
	folder, place := family(t, map[string]string{"People.toml": "", "Matches/a.match": ""}), t.TempDir()
	links := family(t, nil)
	put(t, links, map[string]string{"notes.txt": ""})
	linked := os.MkdirAll(links.Decks(), 0o755) == nil && os.Symlink("../notes.txt",
		at(links, "Decks/link.toml")) == nil
	for _, folder := range []household.Folder{folder, links} {
		if folder == links && !linked {
			continue
		}
		_, err := Keep(folder, place, november)
		for _, err := range []error{err, Weekly(folder, place, november)} {
			if err == nil || errors.Is(err, ErrNothing) || errors.As(err, new(*LeftError)) {
				t.Errorf("it is told as %v", err)
			}
		}
	}
	if entries, err := os.ReadDir(place); err != nil || len(entries) > 0 {
		t.Errorf("%v, %v", entries, err)
	}
}

// What a comment tells is what was written into it, whatever the names of files are. That of another program
// tells nothing.
func TestComments(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		wanted := remark{mark, "0123456789ab", nil}
		name := rapid.String().Draw(r, "name")
		if n := rapid.IntRange(0, 9).Draw(r, "left"); n > 0 {
			wanted.left = &LeftError{n, name}
		}
		comment := wanted.comment()
		if wanted.left != nil {
			wanted.left.First = words.Short(name, mostOfFirst)
		}
		got := told(comment)
		if got.made != wanted.made || got.folder != wanted.folder ||
			(got.left == nil) != (wanted.left == nil) || got.left != nil && *got.left != *wanted.left {
			r.Errorf("%q is told as %+v", comment, got)
		}
		if got := told(name); got != (remark{}) {
			r.Errorf("%q is told as %+v", name, got)
		}
	})
	long := remark{mark, "0123456789ab", &LeftError{mostFiles, strings.Repeat("🐌", 1000)}}.comment()
	if len(long) > mostOfEnd/2 {
		t.Errorf("%q is too long to be found", long)
	}
	for _, comment := range []string{"", mark + " 0123456789ab holiday", byHand + "s 0123456789ab", "x"} {
		if got := told(comment); got != (remark{}) {
			t.Errorf("%q is told as %+v", comment, got)
		}
	}
}

// packed writes a zip with entries, one after the other, and their checksums. What an entry holds that begins
// with "!" has the checksum of the rest.
func packed(t *testing.T, change func(*zip.FileHeader), entries ...[2]string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "stranger.zip")
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	out := zip.NewWriter(file)
	list := ""
	for _, entry := range append(entries, [2]string{sums, ""}) {
		header := &zip.FileHeader{Name: entry[0], Method: zip.Deflate}
		if change != nil && entry[0] != sums {
			change(header)
		}
		create, content := out.CreateHeader, strings.TrimPrefix(entry[1], "!")
		if header.UncompressedSize64 > 0 { // it says a size of its own
			create = out.CreateRaw
			header.Method, header.CompressedSize64 = zip.Store, uint64(len(entry[1]))
			header.CRC32 = crc32.ChecksumIEEE([]byte(entry[1]))
			if header.UncompressedSize64 < 100 {
				var packed bytes.Buffer
				deflate, _ := flate.NewWriter(&packed, 9)
				deflate.Write([]byte(entry[1]))
				deflate.Close()
				entry[1] = packed.String()
				header.Method, header.CompressedSize64 = zip.Deflate, uint64(packed.Len())
			}
		}
		w, err := create(header)
		if err != nil {
			t.Fatal(err)
		}
		if entry[0] == sums {
			entry[1] += list
		} else {
			list += fmt.Sprintf("%x  %s\n", sha256.Sum256([]byte(content)),
				entry[0])
		}
		if _, err := w.Write([]byte(entry[1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// What strangers send is only read: nothing is written outside the folder, and nothing but files of a
// family's.
func TestHostileZips(t *testing.T) {
	good := [2]string{"Decks/good.toml", "good"}
	twice := [2]string{"Decks/good.toml", "bad"}
	says := func(size uint64) func(*zip.FileHeader) {
		return func(h *zip.FileHeader) { h.UncompressedSize64 = size }
	}
	var many [][2]string
	for n := range mostOfAll/mostOfFile + 1 {
		many = append(many, [2]string{fmt.Sprintf("Decks/%d.toml", n), "x"})
	}
	for name, c := range map[string]struct {
		path             string
		err              error
		skipped, damaged int
	}{
		"good":      {path: packed(t, nil, good)},
		"other sum": {path: packed(t, nil, [2]string{"Decks/a.toml", "!good"}), damaged: 1},
		"link": {path: packed(t, func(h *zip.FileHeader) { h.SetMode(fs.ModeSymlink | 0o777) }, good),
			damaged: 1, skipped: 1},
		"device": {path: packed(t, func(h *zip.FileHeader) { h.SetMode(fs.ModeDevice | 0o777) }, good),
			damaged: 1, skipped: 1},
		"encrypted": {path: packed(t, func(h *zip.FileHeader) { h.Flags |= 1 }, good), damaged: 1,
			skipped: 1},
		"twice":     {path: packed(t, nil, good, twice), skipped: 1, damaged: 1},
		"two lists": {path: packed(t, nil, good, [2]string{sums, "\n"}), err: ErrNone},
		"folder":    {path: packed(t, nil, good, [2]string{"Decks/", ""}), err: ErrNone},
		"too large": {path: packed(t, says(mostOfFile+1), good), skipped: 1, damaged: 1},
		"bomb":      {path: packed(t, says(9), [2]string{good[0], strings.Repeat("0", 1<<20)}), damaged: 1},
		"too much":  {path: packed(t, says(mostOfFile), many...), err: ErrTooMuch},
	} {
		got, err := Open(c.path)
		if !errors.Is(err, c.err) || err == nil && (got.Skipped != c.skipped ||
			len(got.Damaged) != c.damaged) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	for _, name := range []string{"../Decks/a.toml", "Decks/../../a.toml", "/etc/a.toml", "C:/a.toml",
		`Decks\a.toml`,
		`..\a.toml`, `C:\a.toml`, "Decks/a.toml:x", "Decks//a.toml", "./People.toml", "Prints/a.pdf",
		"a.exe", "Decks/.a.toml",
		"Decks/a\n.toml", "Decks/a\u202elmot.exe", "Decks/" + strings.Repeat("a", 600),
		"Decks/a/b/c/d/e/f/g/h/i.toml",
		"Decks/\xff.toml", "Decks", "", "settings/x.toml"} {
		path := packed(t, nil, good, [2]string{name, "x"})
		c, err := Open(path)
		if !errors.Is(err, ErrNone) { // its own list of checksums names it: no copy of ours does
			t.Errorf("%q: %+v, %v", name, c, err)
		}
	}
	path := packed(t, nil, [2]string{sums, fmt.Sprintf("%x  Decks/a.toml\n", sha256.Sum256(nil))},
		[2]string{"Decks/a.toml", ""},
		[2]string{"../a.toml", ""}, [2]string{"/etc/b.toml", "x"})
	if c, err := Open(path); err != nil || len(c.Files) != 1 || c.Skipped != 3 { // with the second list
		t.Errorf("what no list names: %+v, %v", c, err)
	}
	for name, data := range map[string]string{"empty": "", "text": "hello", "half": "PK\x03\x04"} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(path); !errors.Is(err, ErrNone) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Open(t.TempDir()); !errors.Is(err, files.ErrFolder) {
		t.Errorf("a folder: %v", err)
	}
}

// A name that Windows keeps for a device is neither copied nor brought back, on any system, and that is told.
// The other files of a copy that has one come back.
func TestNamesOfDevices(t *testing.T) {
	quick(t)
	for name, refused := range map[string]bool{"Decks/con.toml": true, "Matches/AUX.match": true,
		"Decks/Com1.toml": true, "Decks/lpt9.a.toml": true, "Decks/nul": true, "Decks/prn .toml": true,
		"House rules/nul/x.png": true, "con.toml": true, "Decks/COM².toml": true, "Decks/conin$.toml": true,
		"Decks/console.toml": false, "Decks/com.toml": false, "Decks/com10.toml": false,
		"Decks/a.con.toml": false, "Decks/my con.toml": false} {
		wanted := map[string]string{"Decks/good.toml": "good"}
		c, err := Open(packed(t, nil, [2]string{name, "x"}, [2]string{"Decks/good.toml", "good"}))
		if err != nil {
			t.Errorf("%q: %v", name, err)
			continue
		}
		if skipped := c.Skipped == 1; skipped != refused || len(c.Damaged) > 0 {
			t.Errorf("%q: %+v", name, c)
		}
		if !refused {
			wanted[name] = "x"
		}
		empty := family(t, nil)
		if back(t, c, empty); !maps.Equal(texts(t, empty), wanted) {
			t.Errorf("%q: %q came back", name, texts(t, empty))
		}
		if os.PathSeparator != '/' {
			continue // it may not be possible to write it
		}
		folder := family(t, map[string]string{name: "x", "Decks/good.toml": "good"})
		made, err := Keep(folder, folder.Copies(), november)
		if err != nil || made.Files != len(wanted) || refused != slices.Equal(made.Left, []string{name}) {
			t.Errorf("%q: %+v, %v", name, made, err)
		}
	}
}

// A damaged file is named and not brought back; the others are.
func TestADamagedCopy(t *testing.T) {
	quick(t)
	folder := family(t, some)
	made, err := Keep(folder, folder.Copies(), november)
	if err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(made.Path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.OpenFile(made.Path, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for i := range whole {
		if i > 0 {
			file.WriteAt(whole[i-1:i], int64(i-1))
		}
		if _, err := file.WriteAt([]byte{whole[i] ^ 0x55}, int64(i)); err != nil {
			t.Fatal(err)
		}
		c, err := Open(made.Path)
		if err != nil {
			continue
		}
		for _, file := range c.Files {
			if want := sha256.Sum256([]byte(some[file.Name])); file.sum != want {
				t.Fatalf("byte %d: %s is told as sound", i, file.Name)
			}
		}
		if i%400 != 0 {
			continue
		}
		empty := family(t, nil)
		back(t, c, empty)
		if got := texts(t, empty); len(got) != len(c.Files) {
			t.Errorf("byte %d: %d of %d files came back", i, len(got), len(c.Files))
		}
		for name, text := range texts(t, empty) {
			if text != some[name] {
				t.Errorf("byte %d: %s came back as %q", i, name, text)
			}
		}
	}
}

// A link in the folder does not lead what is brought back out of it.
func TestALinkInTheWay(t *testing.T) {
	c := kept(t, family(t, some))
	folder, outside := family(t, map[string]string{"People.toml": "mine"}), t.TempDir()
	if err := os.Symlink(outside, folder.Decks()); err != nil {
		t.Skip("no links here:", err)
	}
	list, err := c.Against(folder)
	if err != nil {
		t.Fatal(err)
	}
	done, err := c.Bring(folder, list)
	if entries, _ := os.ReadDir(outside); len(entries) > 0 || err == nil || !slices.Equal(done.Failed,
		[]string{"Decks/d.toml"}) {
		t.Errorf("%d files outside; %+v, %v", len(entries), done, err)
	}
}

// BenchmarkFolder keeps a copy of a folder of 10,000 matches, checks it, compares it with the folder, and brings it back
// into an empty one.
func BenchmarkFolder(b *testing.B) {
	const matches = 10_000
	story, err := os.ReadFile(filepath.FromSlash("../../../engines/sitters/testdata/story.match"))
	if err != nil {
		b.Fatal(err)
	}
	many := map[string]string{}
	for n := range matches {
		many[fmt.Sprintf("Matches/%d.match", n)] = fmt.Sprintf("%s# %d\n", story, n)
	}
	folder := family(b, many)
	var c *Copy
	for _, step := range []struct {
		name string
		do   func() error
	}{
		{"keep", func() error {
			made, err := Keep(folder, b.TempDir(), november)
			c = &Copy{Path: made.Path}
			return err
		}},
		{"check", func() (err error) {
			c, err = Open(c.Path)
			return err
		}},
		{"compare", func() error {
			list, err := c.Against(folder)
			if len(list) > 0 || len(c.Files) != matches {
				b.Errorf("%d of %d files differ", len(list), len(c.Files))
			}
			return err
		}},
		{"bring back", func() error {
			empty := family(b, nil)
			list, err := c.Against(empty)
			if err != nil {
				return err
			}
			done, err := c.Bring(empty, list)
			if done.New != matches {
				b.Errorf("%d came back", done.New)
			}
			return err
		}},
	} {
		b.Run(step.name, func(b *testing.B) {
			for b.Loop() {
				if err := step.do(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
