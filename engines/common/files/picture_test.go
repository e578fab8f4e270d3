package files_test

import (
	"os"
	"path/filepath"
	"testing"

	"homespun/engines/common/files"
)

func TestAPictureIsFoundInItsFoldersOnly(t *testing.T) {
	beside, all, outside := t.TempDir(), t.TempDir(), t.TempDir()
	write := func(folder, name string) string {
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(path), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	rex, ava, art := write(beside, "rex.png"), write(all, "ava.JPG"), write(all, "art/tri.svg")
	write(all, "rex.png")
	write(outside, "secret.png")
	if err := os.Symlink(filepath.Join(outside, "secret.png"), filepath.Join(beside, "link.png")); err != nil {
		t.Log(err) // where links need rights
	}
	if err := os.Mkdir(filepath.Join(beside, "folder.png"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"rex.png": rex, "ava.JPG": ava, "art/tri.svg": art, `art\tri.svg`: art,
		"gone.png": "", "../secret.png": "", filepath.Join(outside, "secret.png"): "", "link.png": "", "folder.png": "",
		"dragon": "", "": ""} {
		found := files.FindPicture(name, beside, filepath.Join(all, "none"), all)
		if path, ok := files.PicturePath(found); path != want || ok != (want != "") {
			t.Errorf("%s: %s, want %s", name, path, want)
		}
	}
	before := files.FindPicture("rex.png", beside)
	if err := os.WriteFile(rex, []byte("another"), 0o644); err != nil {
		t.Fatal(err)
	}
	if files.FindPicture("rex.png", beside) == before {
		t.Error("another picture of the same name is taken for the same")
	}
	if _, ok := files.PicturePath("dragon"); ok {
		t.Error("an icon is taken for a picture")
	}
}
