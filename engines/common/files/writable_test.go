package files_test

import (
	"os"
	"path/filepath"
	"testing"

	"homespun/engines/common/files"
	"homespun/engines/common/files/filestest"
)

// A folder is tried by a file that is taken away again; whatever fails on the way is told, and nothing is left behind.
func TestAFolderIsTriedBeforeItIsNeeded(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new")
	if err := files.Writable(folder); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := files.Writable(filepath.Join(file, "in it")); err == nil {
		t.Error("a folder in a file can be written")
	}
	disk := filestest.New(t)
	if err := files.Writable(folder); err != nil {
		t.Fatal(err)
	}
	for n := range disk.Done {
		disk := filestest.New(t)
		disk.FailAt = n + 1
		if err := files.Writable(folder); err == nil && disk.Done[n] != "chmod temp" && disk.Done[n] != "lock temp" {
			t.Errorf("%q fails, and nobody hears of it", disk.Done[n])
		}
	}
	left, err := os.ReadDir(folder)
	if err != nil || len(left) > 2 { // the file, and one that could not be removed
		t.Errorf("%v, %v", left, err)
	}
}
