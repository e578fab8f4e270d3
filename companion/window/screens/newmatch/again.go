package newmatch

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/people"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// offer adds a button that begins a match with what the screen has been filled in with now, at once and whatever else
// is chosen afterwards.
func (s *Screen) offer(title string) {
	h, ok := s.header()
	if !ok {
		return
	}
	faces := container.NewHBox()
	add := func(icon string, colour drawing.Colour) {
		if len(faces.Objects) < mostFaces {
			faces.Add(widgets.NewFace(icon, colour, 48))
		}
	}
	for _, c := range s.seats.taken() {
		if c.bot != "" {
			add(people.Face(c.bot), drawing.Quiet)
		}
		for _, name := range c.names {
			p := s.seats.person(name)
			add(p.Face(), p.Paint())
		}
	}
	what := words.Facts(s.seats.who(), words.Short(s.rules.chosen().Name, 60), s.pieces.said())
	column := container.New(widgets.Column{Gap: -6},
		widgets.Words(title, theme.SizeNameSubHeadingText, look.Title),
		widgets.Text(what))
	start := container.New(widgets.Column{Inset: 6},
		widgets.NewFace("play-button", look.Current().Accent, 56))
	content := container.NewBorder(nil, nil, container.NewCenter(start), faces, column)
	s.again = append(s.again,
		widgets.NewTile(words.Facts(title, what), content, func() { s.ways.Play(h) }))
}

// mostFaces is how many of those who play are shown with their faces. All are named.
const mostFaces = 6

// who returns the names of those who play, bots among them.
func (s *seating) who() string {
	var names []string
	for _, c := range s.taken() {
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
