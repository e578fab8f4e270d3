package rulesets

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/common/files"
)

// A picture lies beside the theme or in the family's folder; where it is gone, the icon of the theme below stands in.
func TestAThemeHasPicturesOfOnesOwn(t *testing.T) {
	g := sittersGame(t)
	home := t.TempDir()
	t.Setenv(HomeVariable, home)
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
