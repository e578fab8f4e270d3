package picture

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/common/files"
	"homespun/printables/drawing"
)

// kept writes a picture to a folder and returns how it is found there.
func kept(t *testing.T, folder, name string, file []byte) string {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, name), file, 0o644); err != nil {
		t.Fatal(err)
	}
	found := files.FindPicture(name, folder)
	if found == "" {
		t.Fatalf("%s is not found", name)
	}
	return found
}

func TestAPictureStandsWhereAnIconCan(t *testing.T) {
	folder := t.TempDir()
	found := kept(t, folder, "rex.png", asPNG(t, halves(400, 200)))
	rex, err := drawing.Icon(found)
	if err != nil {
		t.Fatal(err)
	}
	if rex.Drawing.Width != drawing.IconSize || rex.Pixels().Width != 400 || !rex.Picture {
		t.Errorf("%v, %v", rex.Drawing.Width, rex.Pixels().Width)
	}
	if again := drawing.Picture(found); again != rex {
		t.Error("the same picture is another symbol")
	}
	if other := kept(t, folder, "rex.png", asPNG(t, halves(40, 20))); drawing.Picture(other).Pixels().Width != 40 {
		t.Error("a picture that was changed stays as it was")
	}
	if other := drawing.Picture("dragon"); other.Pixels() != nil {
		t.Error("an icon is made of pixels")
	}
}

func TestAPictureThatCoversABoxIsFinerThanAnIcon(t *testing.T) {
	found := kept(t, t.TempDir(), "hills.png", asPNG(t, halves(1000, 500)))
	icon, backdrop := drawing.Picture(found), drawing.Picture(Backdrop(found))
	if icon.Pixels().Width >= 600 || backdrop.Pixels().Width != 1000 || Backdrop("") != "" {
		t.Errorf("%d and %d pixels wide", icon.Pixels().Width, backdrop.Pixels().Width)
	}
}

func TestThePictureOfAPersonIsCutRound(t *testing.T) {
	name := Round(kept(t, t.TempDir(), "ava.jpg", asJPEG(t, halves(400, 200), 1, 0)))
	face, err := drawing.Icon(name)
	if err != nil || !IsRound(name) {
		t.Fatal(err)
	}
	pixels := face.Pixels().Image(0)
	side := pixels.Rect.Dx()
	if side != pixels.Rect.Dy() || pixels.RGBAAt(2, 2).A != 0 || pixels.RGBAAt(side/2, 1).A < 200 {
		t.Errorf("%v, %v", pixels.Rect, pixels.RGBAAt(2, 2))
	}
	if left, right := pixels.RGBAAt(side/4, side/2), pixels.RGBAAt(side*3/4, side/2); left.R < 200 || right.B < 200 {
		t.Errorf("%v, %v", left, right)
	}
}

func TestWhatKeepsAPictureFromBeingShownIsToldOnce(t *testing.T) {
	folder := t.TempDir()
	lines := Troubles([]string{kept(t, folder, "good.png", asPNG(t, halves(4, 2))),
		kept(t, folder, "words.png", []byte("no picture"))})
	if len(lines) != 1 || !strings.Contains(lines[0], `"words.png"`) || strings.Contains(lines[0], folder) {
		t.Errorf("%q", lines)
	}
}
