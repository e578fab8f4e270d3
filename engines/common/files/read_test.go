package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestReadReadsWhatIsThere(t *testing.T) {
	folder := t.TempDir()
	path, link := filepath.Join(folder, "a.txt"), filepath.Join(folder, "link.txt")
	if err := os.WriteFile(path, []byte("twelve bytes"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := symlink(path, link); err != nil {
		link = path
	}
	for _, name := range []string{path, link} {
		data, info, err := Read(name, 12)
		if err != nil || string(data) != "twelve bytes" || info.Size() != 12 {
			t.Errorf("%s: got %q, %v, %v", name, data, info, err)
		}
	}
}

func TestReadSaysWhatItCannotRead(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.txt")
	if err := os.WriteFile(path, make([]byte, 3<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		path  string
		limit int64
		is    error
		says  string
	}{
		{filepath.Join(folder, "none.txt"), 1, fs.ErrNotExist, ""},
		{folder, 1, ErrFolder, "it is a folder; name a file in it"},
		{os.DevNull, 1, ErrNoFile,
			"it is a pipe or a device, not a file on a disk; save what it holds in a file and name that"},
		{path, 2 << 20, nil, "it is too large: a file of its kind has at most 2 MB"},
		{path, 2 << 10, nil, "it is too large: a file of its kind has at most 2 KB"},
	} {
		data, _, err := Read(test.path, test.limit)
		var problem *Error
		if data != nil || !errors.As(err, &problem) || problem.Path != test.path ||
			!strings.HasPrefix(err.Error(), test.path+" cannot be read: ") {
			t.Errorf("%s: got %d bytes, %v", test.path, len(data), err)
			continue
		}
		var large *LargeError
		if test.is != nil && !errors.Is(err, test.is) ||
			test.is == nil && (!errors.As(err, &large) || large.Limit != test.limit) {
			t.Errorf("%s: got %T, want %v", test.path, errors.Unwrap(err), test.is)
		}
		if test.says != "" && err.Error() != test.path+" cannot be read: "+test.says ||
			Cause(err).Error() != problem.Err.Error() {
			t.Errorf("it says\n%v\nand its cause is\n%v\nwant\n%s", err, Cause(err), test.says)
		}
	}
}

// A file of size 0, such as those of the system, may have much in it, and a file that is being written more
// than its size says.
func TestReadReadsNoMoreThanItsLimit(t *testing.T) {
	for _, path := range []string{"/proc/cpuinfo", "/proc/self/maps"} {
		if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() || info.Size() > 0 {
			t.Skip("no such files here")
		}
		if data, _, err := Read(path, 10); !errors.As(err, new(*LargeError)) {
			t.Errorf("%s: got %q, %v", path, data, err)
		}
	}
}
