package newmatch

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/rulesets"
)

// choice is a section of tiles, one of which is chosen. It is shut until somebody wants another than the one
// noted. What cannot be used is listed too, with what is wrong.
type choice struct {
	screen  *Screen
	content *fyne.Container
	fold    *widgets.Fold
	least   float32 // how wide a tile is at least
	most    int     // how many stand side by side at most
	list    []rulesets.Listing
	tiles   []*widgets.Tile // nil for what cannot be used
	at      int             // -1 before there is anything that can be used
}

func newChoice(s *Screen, title string, least float32, most int) choice {
	c := choice{screen: s, content: container.New(widgets.Column{Gap: 12}), least: least, most: most, at: -1}
	c.fold = widgets.NewFold(title, false, c.content)
	c.fold.OnToggled = func(bool) { s.page.Again() }
	return c
}

// show lists what may be chosen, and chooses the one with a name, else the first. face returns what is on a
// tile, nil for what cannot be used, and choose is called by a tap on it.
func (c *choice) show(list []rulesets.Listing, name string, face func(i int) fyne.CanvasObject,
	choose func(i int)) {
	c.list, c.at, c.tiles = list, -1, make([]*widgets.Tile, len(list))
	var usable, broken []fyne.CanvasObject
	for i, one := range list {
		content := face(i)
		if content == nil {
			broken = append(broken, Broken(one))
			continue
		}
		if c.at < 0 || strings.EqualFold(one.ID, name) || strings.EqualFold(one.Name, name) ||
			one.Path != "" && one.Path == name {
			c.at = i
		}
		c.tiles[i] = widgets.NewTile(one.Name, content, func() { choose(i) })
		usable = append(usable, c.tiles[i])
	}
	c.content.Objects = append([]fyne.CanvasObject{widgets.NewGrid(c.least, c.most, usable...)}, broken...)
	if c.at >= 0 {
		c.mark(c.at)
	}
}

// mark marks and notes the one that is chosen.
func (c *choice) mark(at int) {
	c.at = at
	for i, tile := range c.tiles {
		if tile != nil {
			tile.SetChosen(i == at)
		}
	}
	c.fold.SetNote(words.Short(c.list[at].Name, 60))
}

// choose chooses another, and shows the rest of the screen for it.
func (c *choice) choose(at int) {
	c.mark(at)
	c.screen.seats.show()
	c.screen.showChoices()
	c.screen.page.Again()
}
