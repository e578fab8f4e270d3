// Package gallery shows pictures to choose from: by what they show, or by what somebody types.
package gallery

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// Gallery is pictures to choose from. The one that is chosen is also shown large.
type Gallery struct {
	// Content is the object to put on the screen.
	Content *fyne.Container

	source  workshop.Source
	draw    Draw
	chosen  string
	take    func(picture string)
	again   func() // lays out the page, after it has got another height
	large   *fyne.Container
	search  *widgets.Entry
	none    *widget.Label
	shelves *widgets.Pick
	row     *fyne.Container
	tiles   []*widgets.Tile
	names   []string
}

// mostFound is how many pictures a search shows.
const mostFound = 40

// Draw returns a picture by its name, with a side in pixels; nil where there is none.
type Draw func(name string, side float32) fyne.CanvasObject

// Icon draws the icon of a name.
func Icon(name string, side float32) fyne.CanvasObject {
	if icon := widgets.Icon(name); icon != nil {
		return widgets.NewIcon(icon, side)
	}
	return nil
}

// New returns the pictures of a source, one of which may be chosen. Take is called with another that is chosen, and
// again when the gallery has got another height.
func New(source workshop.Source, chosen string, draw Draw, take func(string), again func()) *Gallery {
	c := &Gallery{source: source, draw: draw, chosen: chosen, take: take, again: again, row: widgets.NewRow(),
		none: widgets.Text(words.MakerNoPicture), large: container.NewStack()}
	c.none.Hide()
	var titles []string
	at := 0
	for i, shelf := range source.Shelves() {
		titles = append(titles, shelf.Title)
		for _, name := range shelf.Pictures {
			if name == chosen && at == 0 {
				at = i
			}
		}
	}
	search := widgets.NewEntry("", words.SheetSearchFigure)
	c.search = search
	search.Name = words.SheetSearchFigure
	c.shelves = widgets.NewPick(titles, at, func(i int) {
		search.SetText("")
		c.fill(source.Shelves()[i].Pictures)
	})
	search.OnChanged = func(typed string) { c.find(typed) }
	c.Content = container.New(widgets.Column{Gap: 6},
		container.NewBorder(nil, nil, c.large, nil, container.New(widgets.Column{Gap: 6}, search.Framed(), c.shelves.Row)),
		c.none, c.row)
	c.fill(source.Shelves()[at].Pictures)
	return c
}

// find shows the pictures that go with what somebody has typed, and those of the shelf where none does.
func (c *Gallery) find(typed string) {
	list := c.source.Find(typed)
	nothing := len(list) == 0
	if typed == "" || nothing {
		list = c.source.Shelves()[max(0, c.shelves.Chosen())].Pictures
	}
	widgets.SetVisible(c.none, nothing)
	c.fill(list[:min(len(list), mostFound)])
}

// fill shows pictures.
func (c *Gallery) fill(pictures []string) {
	c.row.RemoveAll()
	c.tiles, c.names = nil, nil
	for _, name := range pictures {
		picture := c.draw(name, look.Current().Grow(44))
		if picture == nil {
			continue
		}
		tile := widgets.NewTile(workshop.Called(name), container.NewCenter(picture), func() { c.choose(name) })
		c.tiles, c.names = append(c.tiles, tile), append(c.names, name)
		c.row.Add(tile)
	}
	c.mark()
	c.again()
}

// choose takes a picture.
func (c *Gallery) choose(name string) {
	c.chosen = name
	c.mark()
	c.take(name)
}

// mark marks the picture that is chosen, and shows it large.
func (c *Gallery) mark() {
	for i, tile := range c.tiles {
		tile.SetChosen(c.names[i] == c.chosen)
	}
	room := canvas.NewRectangle(color.Transparent) // also where nothing is chosen yet
	room.SetMinSize(fyne.NewSquareSize(look.Current().Grow(96)))
	c.large.Objects = []fyne.CanvasObject{room}
	if picture := c.draw(c.chosen, look.Current().Grow(96)); picture != nil {
		c.large.Objects = append(c.large.Objects, container.NewCenter(picture))
	}
	c.large.Refresh()
}

// First returns what has the keys at first: the picture that is chosen, if it is shown.
func (c *Gallery) First() fyne.Focusable {
	for i, tile := range c.tiles {
		if c.names[i] == c.chosen {
			return tile
		}
	}
	if len(c.tiles) == 0 {
		return c.search
	}
	return c.tiles[0]
}
