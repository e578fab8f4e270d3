package rulesets

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/common/files"
	"homespun/rulesets/household"
)

// A picture lies beside the theme or in the family's folder; where it is gone, the icon of the theme below stands in.
func TestAThemeHasPicturesOfOnesOwn(t *testing.T) {
	g := sittersGame(t)
	home := t.TempDir()
	t.Setenv(household.Variable, home)
	path := filepath.Join(home, "House rules", "dinos.toml")
	for file, text := range map[string]string{path: "extends = \"sitters/themes/dungeon\"\n[nouns.collector]\n" +
		"icons = [\"rex.png\", \"ava.jpg\", \"gone.png\"]\n[nouns.container]\nicon = \"../nest.png\"\n",
		filepath.Join(home, "House rules", "rex.png"): "rex", filepath.Join(home, "Pictures", "ava.jpg"): "ava",
		filepath.Join(home, "nest.png"): "nest"} {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	theme, err := g.FindTheme("dinos")
	if err != nil {
		t.Fatal(err)
	}
	for number, want := range []string{filepath.Join(home, "House rules", "rex.png"),
		filepath.Join(home, "Pictures", "ava.jpg")} {
		if got, _ := files.PicturePath(theme.Icon("collector", number+1)); got != want {
			t.Errorf("piece %d is %q, want %q", number+1, got, want)
		}
	}
	if got, want := []string{theme.Icon("collector", 3), theme.Icon("container", 1)}, []string{"fairy",
		"treasure-chest"}; got[0] != want[0] || got[1] != want[1] {
		t.Errorf("in place of what is missing: %v, want %v", got, want)
	}
	for name, want := range map[string]string{"ava.jpg": filepath.Join(home, "Pictures", "ava.jpg"), "dragon": "dragon",
		"gone.png": "gone.png"} {
		got := theme.Own(name)
		if path, ok := files.PicturePath(got); ok {
			got = path
		}
		if got != want {
			t.Errorf("%s of the rules is %q, want %q", name, got, want)
		}
	}
	if len(theme.Pictures()) != 2 || len(theme.Remarks) != 2 {
		t.Fatalf("%v, %v", theme.Pictures(), theme.Remarks)
	}
	if got, want := theme.Remarks[0].String(), `line 3: there is no picture "gone.png" here, so that a usual icon `+
		`stands for it; put it beside the file or into the folder Pictures`; got != want {
		t.Errorf("%s", got)
	}
	if got := theme.Remarks[1].String(); !strings.Contains(got, `line 5: there is no picture "../nest.png"`) {
		t.Errorf("%s", got)
	}
}

// A theme of one's own with one icon for a thing has it on all its pieces, and with some it has those in turn, whatever
// the theme below has.
func TestOneIconIsThatOfAllPieces(t *testing.T) {
	g := saratogaGame(t)
	t.Setenv(household.Variable, t.TempDir())
	for text, want := range map[string]string{"one = \"cart\"\n": "wagon hay-wagon ox-cart",
		"icon = \"rocket\"\n":                  "rocket rocket rocket",
		"icons = [\"rocket\", \"sailboat\"]\n": "rocket sailboat sailboat"} {
		path := filepath.Join(t.TempDir(), "own.toml")
		if err := os.WriteFile(path, []byte("extends = \"saratoga/themes/trail\"\n[nouns.wagon]\n"+text), 0o644); err != nil {
			t.Fatal(err)
		}
		theme, err := g.FindTheme(path)
		if err != nil {
			t.Fatal(err)
		}
		got := []string{theme.Icon("wagon", 1), theme.Icon("wagon", 2), theme.Icon("wagon", 6)}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %v, want %s", text, got, want)
		}
	}
}

// A theme names pictures for the cover and for the ground of the board, which takes the place of the scene; of one that
// is missing the theme says so, and an icon is none.
func TestAThemeHasACoverAndAGroundOfOnesOwn(t *testing.T) {
	g := sittersGame(t)
	home := t.TempDir()
	t.Setenv(household.Variable, home)
	folder := filepath.Join(home, "House rules")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("castle.png", "castle")
	head := "extends = \"sitters/themes/dungeon\"\n"
	write("both.toml", head+"cover = \"castle.png\"\nground = \"castle.png\"\n")
	write("gone.toml", head+"cover = \"castle.png\"\nground = \"../castle.png\"\n")
	write("icon.toml", head+"cover = \"dragon\"\n")
	both, err := g.FindTheme("both")
	if err != nil {
		t.Fatal(err)
	}
	want := filepath.Join(folder, "castle.png")
	for _, got := range []string{both.Cover, both.Ground} {
		if path, _ := files.PicturePath(got); path != want {
			t.Errorf("%q, want %q", path, want)
		}
	}
	if both.Scene != "" || len(both.Remarks) != 0 {
		t.Errorf("scene %q, %v", both.Scene, both.Remarks)
	}
	gone, err := g.FindTheme("gone")
	if err != nil {
		t.Fatal(err)
	}
	if gone.Ground != "" || gone.Scene == "" || len(gone.Remarks) != 1 || gone.Remarks[0].String() != `line 3: there is no `+
		`picture "../castle.png" here, so that the board has no picture under its spaces; put it beside the file or into `+
		`the folder Pictures` {
		t.Errorf("ground %q, scene %q, %v", gone.Ground, gone.Scene, gone.Remarks)
	}
	if _, err := g.FindTheme("icon"); err == nil || !strings.Contains(err.Error(), `line 2: cover is "dragon", which is no `+
		`file of a picture; write one such as "castle.png"`) {
		t.Errorf("%v", err)
	}
}
