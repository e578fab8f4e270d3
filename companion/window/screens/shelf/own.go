package shelf

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/album"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// mostOwn is how many of the family's games are on the shelf; the screen of them has all.
const mostOwn = 6

// showOwn shows the panels of the family's own: its games, its cards, and those of its games, small.
func (s *Screen) showOwn(games []*rulesets.Game) {
	s.own.Objects = []fyne.CanvasObject{
		door("game-die", words.OwnGames, words.OwnGamesAre, s.ways.Own),
		door("artist-palette", words.OwnCards, words.OwnCardsAre, s.ways.Decks),
	}
	for _, game := range games {
		rules, err := game.Standard()
		if err != nil || rules.Shipped() || len(s.own.Objects) == 2+mostOwn {
			continue
		}
		low, high, _ := rules.Seats()
		name := words.Short(game.Title, 60)
		icon := rules.Speaker(nil, nil, nil).Theme.Icon("piece", 1)
		if drawing.Picture(icon) == nil { // a file can name one that there is not
			icon = "game-die"
		}
		face := widgets.NewFace(icon, album.Colour(game), 48)
		s.own.Add(widgets.NewTile(name, widgets.Named(face, name, words.Players(low, high), nil),
			func() { s.ways.Play(game) }))
	}
	s.own.Refresh()
}

// door returns a panel that leads to something of the family's own.
func door(icon, name, help string, open func()) fyne.CanvasObject {
	art := canvas.NewImageFromResource(widgets.Icon(icon))
	art.FillMode = canvas.ImageFillContain
	art.SetMinSize(fyne.NewSize(48, 40))
	text := container.New(widgets.Column{Gap: -12}, widgets.Words(name, theme.SizeNameText, look.Bold),
		widgets.Quiet(help))
	return widgets.NewTile(name, container.NewBorder(nil, nil, art, nil, text), open)
}
