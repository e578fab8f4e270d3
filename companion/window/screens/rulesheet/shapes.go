package rulesheet

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/assets"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// palette are the colours to choose from: those that are told apart in print, and their lighter twins.
var palette = []string{"#C8102E", "#B8412F", "#E07A3A", "#E0A13A", "#F0D264", "#86AA5C", "#009E73", "#4E97A8",
	"#0072B2", "#9CC4DA", "#1D3A6B", "#7B4B94", "#C9A2DC", "#D98CA6", "#8A5A3B", "#C9B08A", "#FFFFFF", "#B9AC9D",
	"#6F6A5E", "#2B2521"}

// colours returns discs of colours to choose from.
func colours(now string, set func(any)) fyne.CanvasObject {
	list := slices.Clone(palette)
	if now != "" && !slices.ContainsFunc(list, func(c string) bool { return strings.EqualFold(c, now) }) {
		list = append(list, now)
	}
	row := widgets.NewRow()
	var tiles []*widgets.Tile
	for _, colour := range list {
		shown := parts.Colour(colour, drawing.None)
		if shown == drawing.None {
			continue
		}
		tile := widgets.NewTile(colour, widgets.NewDisc(shown, 36), nil)
		tile.OnTapped = func() {
			for _, other := range tiles {
				other.SetChosen(other == tile)
			}
			set(colour)
		}
		tile.SetChosen(strings.EqualFold(colour, now))
		tiles = append(tiles, tile)
		row.Add(tile)
	}
	return row
}

// mostFigures is how many figures are shown at first, and with each tap more; they are found by their names
// too.
const mostFigures = 54

// figures returns the icons to choose from, the chosen one first, with a search.
func (c *controls) figures(f engines.Field, now string, set func(any)) fyne.CanvasObject {
	search := widgets.NewEntry("", words.SheetSearchFigure)
	search.Name = words.SheetSearchFigure
	row := widgets.NewRow()
	list, most := assets.IconNames(), mostFigures
	is := func(name string) bool { return name == now || name == f.Prefix+now }
	if i := slices.IndexFunc(list, is); i > 0 {
		chosen := list[i]
		list = slices.Insert(slices.Delete(list, i, i+1), 0, chosen)
	}
	var names []string // of the tiles in the row
	choose := func() {
		for i, name := range names {
			row.Objects[i].(*widgets.Tile).SetChosen(is(name))
		}
	}
	var fill func()
	fill = func() {
		row.Objects, names = nil, nil
		wanted := strings.ToLower(strings.TrimSpace(search.Text))
		for _, name := range list {
			if wanted != "" && !strings.Contains(name, wanted) {
				continue
			}
			if len(names) == most {
				row.Objects = append(row.Objects,
					widgets.NewButton(words.SheetMoreFigures, theme.ContentAddIcon(), func() {
						next := most
						most += mostFigures
						fill()
						c.again()
						c.shell.Window.Canvas().Focus(row.Objects[next].(*widgets.Tile))
					}))
				break
			}
			picture := container.NewCenter(widgets.NewIcon(widgets.Icon(name), 40))
			names = append(names, name)
			row.Objects = append(row.Objects,
				widgets.NewTile(strings.ReplaceAll(name, "-", " "), picture, func() {
					now = name
					set(name)
					choose()
				}))
		}
		choose()
		row.Refresh()
	}
	search.OnChanged = func(string) { fill() }
	fill()
	return container.New(widgets.Column{Gap: 6}, search.Framed(), row)
}

// sides returns the sides of a die below each other: a colour and a number each.
func (c *controls) sides(f engines.Field, name, now string, set func(any)) fyne.CanvasObject {
	sides := strings.Fields(now)
	if len(sides) == 0 {
		die, _ := c.now.rules.Value(f.Die)
		text, _ := die.(string)
		sides = strings.Fields(text)
	}
	column := container.New(widgets.Column{Gap: 2})
	var signs []string
	for _, sign := range f.Signs {
		signs = append(signs, words.Sentence(sign.Name))
	}
	for i, side := range sides {
		called := words.SheetNth(name, i+1)
		letter, size := utf8.DecodeRuneInString(side)
		sign := slices.IndexFunc(f.Signs, func(s engines.Sign) bool { return s.Sign == letter })
		digit := side[size:]
		number, _ := strconv.Atoi(digit)
		became := func() {
			sides[i] = string(f.Signs[max(0, sign)].Sign) + digit
			set(strings.Join(sides, " "))
		}
		pick := widgets.NewPick(signs, sign, func(to int) {
			sign = to
			became()
		})
		stepper := widgets.NewStepper(called, float64(number), 1, 0, 9, func(to float64) {
			digit = strconv.Itoa(int(to))
			became()
		})
		column.Add(container.NewBorder(nil, nil, stepper.Row, nil, pick.Row))
	}
	return column
}
