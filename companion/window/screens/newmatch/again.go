package newmatch

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/people"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// again is the button that begins a match like the last one at once, whatever else has been chosen since.
type again struct {
	screen *Screen
	tile   *widgets.Tile
	header record.Header
}

// show makes the button for what the screen has been filled in with. own says that this was a match of the
// game itself.
func (a *again) show(own bool) {
	h, ok := a.screen.header()
	if !ok {
		return
	}
	a.header = h
	title := words.SamePeople
	if own {
		title = words.SameAgain
	}
	faces := container.NewHBox()
	add := func(icon string, colour drawing.Colour) {
		if len(faces.Objects) < mostFaces {
			faces.Add(widgets.NewFace(icon, colour, 48))
		}
	}
	for _, c := range a.screen.seats.taken() {
		if c.bot != "" {
			add(people.Face(c.bot), drawing.Quiet)
		}
		for _, name := range c.names {
			p := a.screen.seats.person(name)
			add(p.Figure, p.Paint())
		}
	}
	what := words.Facts(a.who(), words.Short(a.screen.rules.chosen().Name, 60), a.screen.pieces.said())
	column := container.New(widgets.Column{Gap: -6},
		widgets.Words(title, theme.SizeNameSubHeadingText, look.Title),
		widgets.Text(what))
	start := container.New(widgets.Column{Inset: 6},
		widgets.NewFace("play-button", look.Current().Accent, 56))
	content := container.NewBorder(nil, nil, container.NewCenter(start), faces, column)
	a.tile = widgets.NewTile(words.Facts(title, what), content, func() { a.screen.ways.Play(a.header) })
}

// mostFaces is how many of those who play are shown with their faces. All are named.
const mostFaces = 6

// who returns the names of those who play, bots among them.
func (a *again) who() string {
	var names []string
	for _, c := range a.screen.seats.taken() {
		if c.bot != "" {
			names = append(names, words.BotOf(c.bot))
		}
		names = append(names, c.names...)
	}
	if len(names) == 0 {
		return ""
	}
	return words.AndNames(names)
}
