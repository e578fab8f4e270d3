package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestSaveAndLoad(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "settings.toml")
	if s, err := Load(path); err != nil || s != Default() {
		t.Errorf("no file: got %v, %v; want the default", s, err)
	}
	want := Settings{"contrast", 150, "less", "each", "quick", "letter", "Kitchen 🐉", "table", 25, "on", t.TempDir(),
		1366, 708, true}
	if err := want.Save(path); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(path); err != nil || got != want {
		t.Errorf("got %v, %v; want %v", got, err, want)
	}
	if left, _ := os.ReadDir(filepath.Dir(path)); len(left) != 1 {
		t.Errorf("%d files beside the settings, want 1", len(left))
	}
}

func TestBadSettingsAreTakenAsNew(t *testing.T) {
	for text, says := range map[string]string{
		`look = "pink"`:    `look = "pink" is none of`,
		`text = 900`:       "text = 900 is not from 100 to 200",
		`look = `:          "cannot be read",
		`text = "large"`:   "cannot be read",
		"dice = \"coins\"": `dice = "coins"`,
		`paper = "9x9"`:    `paper = "9x9" is none of`,
		`telling = "slow"`: `telling = "slow" is none of`,
		`sound = 60`:       "sound = 60 is none of [0 25 50 75 100]; it is taken as 75",
		`sound = "loud"`:   "cannot be read",
		`voice = "deep"`:   `voice = "deep" is none of`,
		// Over these the TOML library would take minutes.
		"a = " + strings.Repeat("{a=", 20000): "brackets stand too deep in one another",
		strings.Repeat("a.", 30000) + "b = 1": "a key has too many parts",
		strings.Repeat("#", maxFile+1):        "a file of its kind has at most 64 KB",
	} {
		path := filepath.Join(t.TempDir(), "settings.toml")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := Load(path)
		if s != Default() || err == nil || !strings.Contains(err.Error(), says) ||
			strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: got %v, %q; want the default and %q in one line", text, s, err, says)
		}
	}
}

// A window that nobody could use counts as none.
func TestAnImpossibleWindowIsForgotten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := os.WriteFile(path, []byte("window_width = 9\nwindow_height = 700\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path); err != nil || s != Default() {
		t.Errorf("got %+v, %v; want the default", s, err)
	}
}
