package owngames

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/games"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// texts returns all that an object says.
func texts(o fyne.CanvasObject) string {
	var list []string
	for _, one := range test.LaidOutObjects(o) {
		switch one := one.(type) {
		case *canvas.Text:
			list = append(list, one.Text)
		case *widget.Label:
			list = append(list, one.Text)
		}
	}
	return strings.Join(list, "\n")
}

func TestTheFamilysGamesComeBeforeThoseToBeginFrom(t *testing.T) {
	test.NewTempApp(t)
	home := t.TempDir()
	t.Setenv(household.Variable, home)
	folder := household.Folder(home).HouseRules()
	if err := os.MkdirAll(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"ours.toml": "kit = 1\nname = \"Race to the shed\"\npath = 9\nturn = [\"roll\", \"move\"]\nend = [\"if all yours are at the finish: win\"]\n",
		"frogs.toml": "kit = 1\nname = \"Frogs\"\ncounters = { flies = 0, bees = 0 }\nturn = [\"roll\", \"everybody: gain a fly\"]\n" +
			"end = [\"if you have 4 flies: win\"]\n",
		"wrong.toml": "kit = 1\nname = \"Wrong\"\npath = 9\nturn = [\"roll\", \"hop\"]\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var played, shown string
	var screen *Screen
	window := test.NewTempWindow(t, nil)
	window.Resize(fyne.NewSize(1280, 800))
	shell.New(shell.Deps{Games: games.All(), Folder: home, Start: func(do func()) { do() }}, window,
		func(sh *shell.Shell) shell.Screen {
			screen = New(sh, Ways{Play: func(g *rulesets.Game) { played = g.Title }, Show: func(path string) { shown = path }})
			return screen
		})
	page := screen.page
	var buttons []*widgets.Button
	for _, o := range test.LaidOutObjects(page) {
		if b, ok := o.(*widgets.Button); ok {
			buttons = append(buttons, b)
		}
	}
	if buttons[0].OnTapped(); buttons[0].Text != words.Play || played != "Frogs" {
		t.Errorf("the first button says %q and plays %q:\n%s", buttons[0].Text, played, texts(page))
	}
	for _, b := range buttons {
		if b.Text == words.CopyGame {
			b.OnTapped()
			break
		}
	}
	if !strings.HasSuffix(shown, ".toml") || filepath.Dir(shown) != folder {
		t.Errorf("the copy is %q", shown)
	}
	said := texts(page)
	for _, want := range []string{words.GamesToBegin, "wrong.toml", "hop", "Beanstalks and burrows", words.WorthKnowing,
		"no line of rules speaks of it", "win none of 120 trial matches"} {
		if !strings.Contains(said, want) {
			t.Errorf("the screen does not say %q:\n%s", want, said)
		}
	}
}
