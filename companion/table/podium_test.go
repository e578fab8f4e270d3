package table_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"homespun/companion/games"
	"homespun/companion/session"
	"homespun/companion/settings"
	"homespun/companion/table"
	"homespun/companion/tabletest"
)

// finished returns a recorded match that is over, opened from a file of its own.
func finished(t testing.TB, path string) table.Match {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "engines", filepath.FromSlash(path)))
	if err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(t.TempDir(), "a.match")
	if err := os.WriteFile(copied, data, 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := session.Open(copied, session.Options{Resolve: games.All().Resolve, Say: games.All().Say})
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.MatchOf(games.All(), s)
	if err != nil {
		t.Fatal(err)
	}
	m.Again, m.House, m.Print = func() {}, func() {}, func() {}
	return m
}

func TestPodiumPictures(t *testing.T) {
	if pictures == "" {
		t.Skip()
	}
	dark, contrast, twice := settings.Default(), settings.Default(), settings.Default()
	dark.Look, contrast.Look, twice.Text = "dark", "contrast", 200
	paths, _ := filepath.Glob("../../engines/*/testdata/*.match")
	for _, path := range paths {
		path = strings.TrimPrefix(filepath.ToSlash(path), "../../engines/")
		for name, look := range map[string]struct {
			size fyne.Size
			set  settings.Settings
		}{"light": {usual, settings.Default()}, "dark": {usual, dark}, "contrast": {usual, contrast},
			"twice": {fyne.NewSize(800, 600), twice}, "small": {fyne.NewSize(800, 600), settings.Default()}} {
			d := tabletest.Open(t, look.size, look.set, finished(t, path))
			d.Pictures = pictures
			d.Picture(strings.ReplaceAll(strings.ReplaceAll(path, "/testdata/", "-"), ".match", "-") + name)
			d.Press("How it came about")
			d.Picture(strings.ReplaceAll(strings.ReplaceAll(path, "/testdata/", "-"), ".match", "-") + name + "-how")
		}
	}
}

func BenchmarkPodium(b *testing.B) {
	d := tabletest.Open(b, usual, settings.Default(), finished(b, "geyser/testdata/four.match"))
	for b.Loop() {
		d.Press("See the board")
		d.Press("See the podium")
	}
}
