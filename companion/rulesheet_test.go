package companion_test

import (
	"os"
	"path/filepath"
	"strings"
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

// The sheets of all games, to look at.
func TestSheetsToLookAt(t *testing.T) {
	if pictures == "" {
		t.Skip("only draws pictures to look at")
	}
	for _, one := range []struct {
		size fyne.Size
		look string
		text int
	}{{usual, "light", 100}, {fyne.NewSize(800, 600), "dark", 100}, {fyne.NewSize(800, 600), "contrast", 200}} {
		t.Run(one.look, func(t *testing.T) {
			set := settings.Default()
			set.Look, set.Text = one.look, one.text
			for _, c := range []struct {
				game int
				do   []string
			}{{1, []string{"Board: 11 × 7"}}, {2, nil}, {2, []string{"zombie"}}, {3, []string{"Board: 11 × 11"}},
				{4, nil}, {5, nil}, {6, nil}} {
				d := open(t, one.size, set, nil)
				d.find("House rules", c.game)
				d.key(fyne.KeySpace)
				d.press("Change these")
				name := d.shell.Screen().Title()
				for _, label := range c.do {
					d.press(label)
					name += " " + label
				}
				d.picture(string(rune('0'+c.game)) + "-" + strings.NewReplacer(":", "", " ", "-", "/", "").Replace(name))
			}
		})
	}
}
