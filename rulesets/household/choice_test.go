package household

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// The folder that was chosen is the family's at the next start too, unless the environment names one.
func TestTheFolderChosenLast(t *testing.T) {
	settings, place := t.TempDir(), t.TempDir()
	variable := "XDG_CONFIG_HOME"
	switch runtime.GOOS {
	case "windows":
		variable = "AppData"
	case "darwin":
		variable = "HOME"
	}
	t.Setenv(variable, settings)
	t.Setenv(Variable, "")
	folder := Within(place)
	if folder != Folder(filepath.Join(place, "Homespun")) {
		t.Errorf("in %q: %q", place, folder)
	}
	if err := folder.Choose(); err != nil {
		t.Fatal(err)
	}
	os.Unsetenv(Variable) // the next start
	if home, err := Home(); home != folder || err != nil {
		t.Errorf("%q, %v; want %q", home, err, folder)
	}
	t.Setenv(Variable, settings)
	if home, err := Home(); home != Folder(settings) || err != nil {
		t.Errorf("%q, %v; the environment names %q", home, err, settings)
	}
	os.Unsetenv(Variable)
	if err := os.WriteFile(choicePath(), []byte("nowhere\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := chosen(); got != "" {
		t.Errorf("%q is no path", got)
	}
}

// A place that is a family's folder already is taken as it is.
func TestAPlaceThatIsAFamilysFolder(t *testing.T) {
	place := t.TempDir()
	if named := filepath.Join(place, "homespun"); Within(named) != Folder(named) {
		t.Errorf("%q", Within(named))
	}
	if err := Folder(place).Make(); err != nil {
		t.Fatal(err)
	}
	if Within(place) != Folder(place) {
		t.Errorf("%q", Within(place))
	}
}
