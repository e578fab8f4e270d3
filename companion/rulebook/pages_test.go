package rulebook_test

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"homespun/companion/games"
	"homespun/companion/rulebook"
	"homespun/companion/tableau/tableautest"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/raster"
)

// Every booklet has its pages in order: nothing on them lies outside or is set in letters too small to read.
//
// HOMESPUN_PICTURES=folder writes them as pictures.
func TestEveryPageIsInOrder(t *testing.T) {
	for _, game := range games.List() {
		id := game.Engine.Info.ID
		t.Run(id, func(t *testing.T) {
			for i, page := range pagesOf(t, game, "standard") {
				if err := page.Check(); err != nil {
					t.Errorf("page %d: %v", i+1, err)
				}
				if folder := os.Getenv("HOMESPUN_PICTURES"); folder != "" {
					write(t, filepath.Join(folder, fmt.Sprintf("%s-%02d.png", id, i+1)), page)
				}
			}
		})
	}
}

// pagesOf returns the pages of a game's booklet on A4.
func pagesOf(t testing.TB, game games.Game, ruleset string) []*drawing.Drawing {
	t.Helper()
	return bookOf(t, game, ruleset).Pages(134.5, 179.5)
}

func bookOf(t testing.TB, game games.Game, ruleset string) *rulebook.Book {
	t.Helper()
	rules, engine, theme := tableautest.Sit(t, game.Engine.Info.ID, ruleset, 0, nil)
	set := &parts.Set{Ruleset: rules, Engine: engine, Theme: theme, Scale: 1}
	made, err := game.Paper(set)
	if err != nil {
		t.Fatal(err)
	}
	return rulebook.New(set, made, game.Table)
}

func write(t *testing.T, path string, page *drawing.Drawing) {
	t.Helper()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, raster.Page(page, 4.5)); err != nil {
		t.Fatal(err)
	}
}
