package newmatch

import (
	"image"

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
	choice
	themes []rulesets.ThemeListing
}

func newThemes(s *Screen) *themes { return &themes{choice: newChoice(s, words.WhichTheme, 250, 4)} }

// theme returns the chosen theme; nil is the game's default.
func (t *themes) theme() *rulesets.Theme {
	if t.at < 0 {
		return nil
	}
	return t.themes[t.at].Theme
}

// chosen returns the id of the chosen theme.
func (t *themes) chosen() string {
	if t.at < 0 {
		return ""
	}
	return t.list[t.at].ID
}

func (t *themes) show(themes []rulesets.ThemeListing, name string) {
	t.themes = themes
	list := make([]rulesets.Listing, len(themes))
	for i, one := range themes {
		list[i] = rulesets.Listing{ID: one.ID, Name: one.Name, Findings: one.Findings}
	}
	t.choice.show(list, name, t.face, t.choose)
}

// face returns what is on the tile of a theme, nil for one that cannot be used.
func (t *themes) face(i int) fyne.CanvasObject {
	one := t.themes[i]
	if one.Theme == nil {
		return nil
	}
	figures := widgets.NewPicture(fyne.NewSize(200, 56), t.screen.shell.Work,
		func(width, height int) image.Image { return album.Figures(one.Theme, width, height) })
	column := container.New(widgets.Column{Gap: -4}, figures,
		widgets.Line(words.Short(one.Name, 60), theme.SizeNameText, look.Bold),
		widgets.Quiet(words.Short(one.Summary, 160)))
	if len(one.Findings) > 0 {
		column.Add(widgets.Quiet(words.Finding(one.Findings[0].Line, one.Findings[0].Message, one.Findings[0].Suggestion)))
	}
	return column
}
