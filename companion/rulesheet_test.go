package companion_test

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/rulesheet"
	"homespun/companion/settings"
)

// "Monsters come back on a 5 too": from the shelf to playing with it in eight taps.
func TestMonstersComeBackOnAFiveToo(t *testing.T) {
	d := open(t, usual, settings.Default(), nil)
	d.press("House rules")
	d.press("Change these")
	if _, ok := d.shell.Screen().(*rulesheet.Screen); !ok {
		t.Fatalf("got %T, want the sheet", d.shell.Screen())
	}
	d.picture("1-sheet")
	d.press("a 6")
	d.picture("2-faces")
	d.press("5")
	d.key(fyne.KeyEscape)
	d.picture("3-changed")
	files, _ := filepath.Glob(filepath.Join(d.folder.HouseRules(), "*.toml"))
	if len(files) != 1 {
		t.Fatalf("there are the files %q", files)
	}
	text, _ := os.ReadFile(files[0])
	t.Logf("%s", text)
}
