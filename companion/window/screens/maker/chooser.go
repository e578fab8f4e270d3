package maker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/match/workshop"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// chooser is pictures to choose from: by what they show, or by what somebody types.
type chooser struct {
	source  workshop.Source
	chosen  string
	take    func(picture string)
	again   func() // lays out the page, after it has got another height
	content *fyne.Container
	large   *fyne.Container
	none    *widget.Label
	shelves *widgets.Pick
	row     *fyne.Container
	tiles   []*widgets.Tile
	names   []string
}

// mostFound is how many pictures a search shows.
const mostFound = 40

func newChooser(source workshop.Source, chosen string, take func(string), again func()) *chooser {
	c := &chooser{source: source, chosen: chosen, take: take, again: again, row: widgets.NewRow(),
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
	search.Name = words.SheetSearchFigure
	c.shelves = widgets.NewPick(titles, at, func(i int) {
		search.SetText("")
		c.fill(source.Shelves()[i].Pictures)
	})
	search.OnChanged = func(typed string) { c.find(typed) }
	c.content = container.New(widgets.Column{Gap: 6},
		container.NewBorder(nil, nil, c.large, nil, container.New(widgets.Column{Gap: 6}, search.Framed(), c.shelves.Row)),
		c.none, c.row)
	c.fill(source.Shelves()[at].Pictures)
	return c
}

// find shows the pictures that go with what somebody has typed, and those of the shelf where none does.
func (c *chooser) find(typed string) {
	list := c.source.Find(typed)
	nothing := len(list) == 0
	if typed == "" || nothing {
		list = c.source.Shelves()[max(0, c.shelves.Chosen())].Pictures
	}
	widgets.SetVisible(c.none, nothing)
	c.fill(list[:min(len(list), mostFound)])
}

// fill shows pictures.
func (c *chooser) fill(pictures []string) {
	c.row.RemoveAll()
	c.tiles, c.names = nil, nil
	for _, name := range pictures {
		icon := widgets.Icon(name)
		if icon == nil {
			continue
		}
		tile := widgets.NewTile(workshop.Called(name), container.NewCenter(widgets.NewIcon(icon, look.Current().Grow(44))),
			func() { c.choose(name) })
		c.tiles, c.names = append(c.tiles, tile), append(c.names, name)
		c.row.Add(tile)
	}
	c.mark()
	c.again()
}

// choose takes a picture.
func (c *chooser) choose(name string) {
	c.chosen = name
	c.mark()
	c.take(name)
}

// mark marks the picture that is chosen, and shows it large.
func (c *chooser) mark() {
	for i, tile := range c.tiles {
		tile.SetChosen(c.names[i] == c.chosen)
	}
	c.large.RemoveAll()
	if icon := widgets.Icon(c.chosen); icon != nil {
		c.large.Add(container.NewCenter(widgets.NewIcon(icon, look.Current().Grow(96))))
	}
}

// first returns what has the keys at first: the picture that is chosen, if it is shown.
func (c *chooser) first() fyne.Focusable {
	for i, tile := range c.tiles {
		if c.names[i] == c.chosen {
			return tile
		}
	}
	return c.tiles[0]
}
