package people_test

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/match/people"
	"homespun/printables/drawing"
	"homespun/printables/picture"
)

// aPicture returns the file of a picture so many pixels wide.
func aPicture(t *testing.T, width int) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := png.Encode(&file, image.NewGray(image.Rect(0, 0, width, 20))); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

func TestAPersonHasAPicture(t *testing.T) {
	folder := family(t, "[[person]]\nname = \"Ava\"\nfigure = \"robot\"\npicture = \"ava.png\"\n")
	if b := people.Load(folder); b.Problem == nil || b.People[0].Face() != "robot" || b.People[0].Picture != "" {
		t.Errorf("without the file: %v, %+v", b.Problem, b.People)
	}
	if _, err := people.Put(folder, "Ava", people.Load(folder).People[0], nil); err != nil ||
		!strings.Contains(written(t, folder), "ava.png") {
		t.Errorf("%v: a picture that is missing is forgotten:\n%s", err, written(t, folder))
	}
	if err := os.Mkdir(folder.Pictures(), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder.Pictures(), "ava.png"), aPicture(t, 30), 0o644); err != nil {
		t.Fatal(err)
	}
	b := people.Load(folder)
	ava := b.People[0]
	if b.Problem != nil || !picture.IsRound(ava.Face()) || drawing.Picture(ava.Face()) == nil {
		t.Errorf("%v, %+v", b.Problem, ava)
	}
	if ava.Show(folder, "") || ava.Face() != "robot" {
		t.Errorf("%+v", ava)
	}
	if _, err := people.Put(folder, "Ava", ava, nil); err != nil || strings.Contains(written(t, folder), "ava.png") {
		t.Errorf("%v: a picture that was taken away stays:\n%s", err, written(t, folder))
	}
}

func TestPicturesOfPeopleAreCopiedOnce(t *testing.T) {
	folder, from := family(t, ""), t.TempDir()
	keep := func(content []byte) string {
		path := filepath.Join(from, "Ava at *sea*.PNG")
		if err := os.WriteFile(path, content, 0o644); err != nil {
			t.Fatal(err)
		}
		name, err := people.KeepPicture(folder, path)
		if err != nil {
			t.Fatal(err)
		}
		return name
	}
	names := []string{keep(aPicture(t, 30)), keep(aPicture(t, 30)), keep(aPicture(t, 40))}
	if want := "Ava at sea.png, Ava at sea.png, Ava at sea 2.png"; strings.Join(names, ", ") != want {
		t.Errorf("%q", names)
	}
	bad := filepath.Join(from, "bad.png")
	if err := os.WriteFile(bad, []byte("no picture"), 0o644); err != nil {
		t.Fatal(err)
	}
	if name, err := people.KeepPicture(folder, bad); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("%q, %v", name, err)
	}
	if entries, _ := os.ReadDir(folder.Pictures()); len(entries) != 2 {
		t.Errorf("%v", entries)
	}
}
