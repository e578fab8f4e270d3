package newmatch

import (
	"image"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/rulesets"
)

// themes is the section that chooses the theme. Each choice shows its figures.
type themes struct {
	screen  *Screen
	content *fyne.Container
	fold    *widgets.Fold
	list    []rulesets.ThemeListing
	tiles   []*widgets.Tile
	at      int
}

func newThemes(s *Screen) *themes {
	t := &themes{screen: s, content: container.New(widgets.Column{Gap: 12}), at: -1}
	t.fold = folded(s, words.WhichTheme, t.content)
	return t
}

// theme returns the chosen theme; nil is the game's default.
func (t *themes) theme() *rulesets.Theme {
	if t.at < 0 {
		return nil
	}
	return t.list[t.at].Theme
}

// chosen returns the id of the chosen theme.
func (t *themes) chosen() string {
	if t.at < 0 {
		return ""
	}
	return t.list[t.at].ID
}

func (t *themes) show(list []rulesets.ThemeListing, name string) {
	t.list, t.at, t.tiles = list, -1, nil
	for i, one := range list {
		if one.Theme != nil &&
			(t.at < 0 || strings.EqualFold(one.ID, name) || strings.EqualFold(one.Name, name)) {
			t.at = i
		}
	}
	var usable, broken []fyne.CanvasObject
	for i, one := range list {
		if one.Theme == nil {
			t.tiles = append(t.tiles, nil)
			broken = append(broken,
				Broken(rulesets.Listing{Name: one.Name, Path: one.Path, Findings: one.Findings}))
			continue
		}
		figures := widgets.NewPicture(fyne.NewSize(200, 56), t.screen.shell.Work,
			func(width, height int) image.Image {
				return album.Figures(one.Theme, width, height)
			})
		column := container.New(widgets.Column{Gap: -4}, figures,
			widgets.Line(words.Short(one.Name, 60), theme.SizeNameText, look.Bold),
			widgets.Quiet(words.Short(one.Summary, 160)))
		tile := widgets.NewTile(one.Name, column, func() { t.choose(i) })
		tile.Chosen = i == t.at
		t.tiles = append(t.tiles, tile)
		usable = append(usable, tile)
	}
	t.content.Objects = []fyne.CanvasObject{widgets.NewGrid(250, 4, usable...)}
	for _, one := range broken {
		t.content.Add(one)
	}
	t.note()
}

func (t *themes) note() {
	if t.at >= 0 {
		t.fold.SetNote(words.Short(t.list[t.at].Name, 60))
	}
}

func (t *themes) choose(at int) {
	for i, tile := range t.tiles {
		if tile != nil {
			tile.SetChosen(i == at)
		}
	}
	t.at = at
	t.note()
	t.screen.seats.show()
	t.screen.showChoices()
	t.screen.page.Again()
}
