package newmatch

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/people"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/files"
	"homespun/printables/drawing"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// ask opens the dialog about a person, or about somebody new where the name is "". Who is new sits down at
// once.
func (s *seating) ask(was people.Person) {
	p := was
	title := words.ChangePerson(was.Name)
	if was.Name == "" {
		p, title = people.New("", s.people), words.SomebodyNew
	}
	canvas := s.screen.shell.Window.Canvas()
	name := widgets.NewEntry(p.Name, words.WhatsYourName)
	name.Name = words.PersonName
	var figures, colours []*widgets.Tile
	figureRow, colourRow := widgets.NewRow(), widgets.NewRow()
	folder := household.Folder(s.screen.shell.Folder)
	shown := container.NewStack()
	own := widgets.NewTile(words.PersonPicture, widgets.Named(shown, words.PersonPicture, "", nil), nil)
	show := func(name string) {
		own.Chosen = p.Show(folder, name)
		shown.Objects = []fyne.CanvasObject{widgets.NewFace("artist-palette", drawing.Quiet, 40)}
		if own.Chosen {
			shown.Objects[0] = widgets.NewFace(p.Face(), drawing.Quiet, 40)
			choose(figures, own)
		}
		own.Refresh()
	}
	own.OnTapped = func() { s.askPicture(folder, show) }
	for _, icon := range people.Figures {
		tile := widgets.NewTile(strings.ReplaceAll(icon, "-", " "), widgets.NewFace(icon, drawing.Quiet, 40),
			nil)
		tile.OnTapped = func() { p.Figure = icon; show(""); choose(figures, tile) }
		tile.Chosen = icon == p.Figure && p.Picture == ""
		figures = append(figures, tile)
		figureRow.Add(tile)
	}
	show(p.Picture)
	for i, colour := range people.Colours {
		tile := widgets.NewTile(colour, widgets.NewDisc(drawing.Players[i], 40), nil)
		tile.OnTapped = func() { p.Colour = colour; choose(colours, tile) }
		tile.Chosen = colour == p.Colour
		colours = append(colours, tile)
		colourRow.Add(tile)
	}
	help := widgets.NewPick(words.Helps(), min(p.Handicap, len(words.Helps())-1),
		func(i int) { p.Handicap = i })
	aloud := widgets.NewRow(widgets.NewCheck(words.PersonAloud, p.Aloud, func(on bool) { p.Aloud = on }))
	content := container.New(widgets.Column{Gap: 8, Inset: 4}, name.Framed(), heading(words.PersonFigure),
		figureRow, own,
		heading(words.PersonColour), colourRow, heading(words.PersonHelp), help.Row,
		widgets.Quiet(words.PersonHelpHow), aloud)
	var d *widgets.Dialog
	keep := func() {
		if p.Name = rulesets.CleanName(name.Text); p.Name != "" {
			s.keep(was.Name, p)
		}
	}
	if was.Name != "" {
		content.Add(widgets.NewRow(widgets.NewButton(words.ForgetPerson, theme.ContentRemoveIcon(), func() {
			d.Close()
			s.forget(was.Name)
		})))
	}
	name.OnEnter = func() { d.Close(); keep() }
	scrolled, _ := widgets.Scrolled(content, canvas)
	d = widgets.NewDialog(canvas, title, scrolled, words.Cancel, widgets.Answer{Text: words.Cancel},
		widgets.Answer{Text: words.KeepPerson, Main: true, Do: keep})
	d.OnClose = func() { s.focus(personKey(was.Name)) }
	d.SetFocus(name)
	d.Show()
}

// askPicture has people choose a picture of somebody, and calls show with its name in the family's folder.
func (s *seating) askPicture(folder household.Folder, show func(name string)) {
	shell := s.screen.shell
	shell.ChooseFile(words.OurPictures, files.Pictures, func(path string, err error) {
		shell.Work(func() func() {
			name := ""
			if err == nil {
				name, err = people.KeepPicture(folder, path)
			}
			return func() {
				if err != nil {
					shell.Say(words.PictureNotTaken, words.Problem(err))
					return
				}
				show(name)
			}
		})
	})
}

// heading returns the heading of a part of the dialog.
func heading(text string) fyne.CanvasObject {
	return widgets.Flush(widgets.Words(text, theme.SizeNameText, look.Bold))
}

// choose marks one of several tiles as the chosen one.
func choose(tiles []*widgets.Tile, chosen *widgets.Tile) {
	for _, tile := range tiles {
		tile.SetChosen(tile == chosen)
	}
}

// keep takes a changed person, or somebody new if was is "", and writes the family's file.
func (s *seating) keep(was string, p people.Person) {
	list := s.people
	if _, known := people.Find(list, p.Name); was == "" && known { // the same name again is no new person
		if s.chairOf(p.Name) < 0 {
			s.sit(p.Name)
		}
		return
	}
	if !s.replace(was, p) {
		return
	}
	if was == "" {
		s.sit(p.Name)
	}
	s.changed(personKey(p.Name), false)
	folder := household.Folder(s.screen.shell.Folder)
	s.write(func() (*people.Book, error) { return people.Put(folder, was, p, list) })
}

// replace puts a person in the place of another, or last if was is "". It refuses a name that somebody else
// has.
func (s *seating) replace(was string, p people.Person) bool {
	for i, one := range s.people {
		switch {
		case people.Same(one.Name, p.Name) && !people.Same(one.Name, was):
			return false
		case was != "" && people.Same(one.Name, was):
			s.people = append([]people.Person{}, s.people...)
			s.people[i] = p
			for _, c := range s.chairs {
				for n, name := range c.names {
					if people.Same(name, was) {
						c.names[n] = p.Name
					}
				}
			}
			return true
		}
	}
	s.people = append(s.people[:len(s.people):len(s.people)], p)
	return true
}

// forget takes a person off the list and off the family's file.
func (s *seating) forget(name string) {
	list := s.people
	if s.chairOf(name) >= 0 {
		s.sit(name)
	}
	s.people = nil
	for _, one := range list {
		if !people.Same(one.Name, name) {
			s.people = append(s.people, one)
		}
	}
	s.changed("", false)
	folder := household.Folder(s.screen.shell.Folder)
	s.write(func() (*people.Book, error) { return people.Remove(folder, name, list) })
}

// write changes the family's file in the background, and says so if that did not work.
func (s *seating) write(change func() (*people.Book, error)) {
	s.screen.shell.Work(func() func() {
		book, err := change()
		return func() {
			if s.screen.gone {
				return
			}
			s.book = book
			if err != nil {
				s.screen.shell.Say(words.NotInvited, words.Facts(words.Problem(err), words.PeopleKept))
			}
		}
	})
}
