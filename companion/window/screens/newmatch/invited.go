package newmatch

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/people"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/bots"
	"homespun/printables/drawing"
)

// chairTile returns a chair: its sign, what it is called, and who sits on it.
func (s *seating) chairTile(i int) fyne.CanvasObject {
	c := s.chair(i)
	title := widgets.Words(c.called, theme.SizeNameText, look.Bold)
	head := container.NewBorder(nil, nil, container.NewCenter(s.mark(i, 40)), nil,
		title)
	column := container.New(widgets.Column{Gap: 2}, head)
	said := words.FreeChair
	var faces []fyne.CanvasObject
	switch {
	case c.bot != "":
		said = words.BotOf(c.bot)
		faces = append(faces, widgets.NewFace(people.Face(c.bot), drawing.Quiet, 44))
	case len(c.names) > 0:
		said = words.AndNames(c.names)
		for _, name := range c.names {
			p := s.person(name)
			faces = append(faces, widgets.NewFace(p.Face(), p.Paint(), 44))
		}
	}
	const beside = 2 // more faces stand above the names
	name := widgets.Text(words.Short(said, 120))
	switch {
	case len(faces) == 0:
		column.Add(widgets.Quiet(said))
	case len(faces) <= beside:
		column.Add(container.NewBorder(nil, nil, widgets.Indent(4, container.NewHBox(faces...)), nil,
			container.New(widgets.Middle{}, name)))
	default:
		column.Add(widgets.Indent(4, widgets.NewRow(faces...)))
		column.Add(name)
	}
	tile := widgets.NewTile(words.SitsOn(words.Short(said, 120), c.called), column, func() { s.tap(i) })
	tile.Chosen = i == s.nextChair()
	s.tiles[chairKey(i)] = tile
	return tile
}

// nextChair returns the chair on which whoever is tapped next sits down; -1 if that would be a further one.
func (s *seating) nextChair() int {
	if s.next >= 0 {
		return s.next
	}
	for i := range s.count {
		if s.chair(i).free() {
			return i
		}
	}
	return -1
}

// invited returns the people and the bots who may sit down, and the tile for somebody new.
func (s *seating) invited() fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, p := range s.people {
		tiles = append(tiles, s.personTile(p))
	}
	for _, level := range bots.Names() {
		tiles = append(tiles, s.botTile(level))
	}
	plus := widgets.NewFace("plus", drawing.Quiet, 52)
	tile := widgets.NewTile(words.SomebodyNew, named(plus, words.SomebodyNew, "", nil), func() {
		s.ask(people.Person{})
	})
	s.tiles[personKey("")] = tile
	tiles = append(tiles, tile)
	return widgets.NewGrid(250, 4, tiles...)
}

// personTile returns the tile of a person, and beside it the button that changes the person.
func (s *seating) personTile(p people.Person) fyne.CanvasObject {
	i := s.chairOf(p.Name)
	help := ""
	var mark fyne.CanvasObject
	if i >= 0 {
		help = s.chairs[i].called
		mark = container.NewCenter(s.mark(i, 28))
	} else if p.Handicap > 0 {
		help = words.HelpOf(p.Handicap)
	}
	face := widgets.NewFace(p.Face(), p.Paint(), 52)
	tile := widgets.NewTile(p.Name, named(face, p.Name, help, mark), func() { s.sit(p.Name) })
	tile.Chosen = i >= 0
	s.tiles[personKey(p.Name)] = tile
	change := widgets.NewButton("", theme.DocumentCreateIcon(), func() { s.ask(p) })
	change.Name, change.Plain = words.ChangePerson(p.Name), true
	return container.NewBorder(nil, nil, nil, change, tile)
}

// botTile returns the tile of the bots of a level.
func (s *seating) botTile(level string) fyne.CanvasObject {
	chosen := false
	for _, c := range s.taken() {
		chosen = chosen || c.bot == level
	}
	face := widgets.NewFace(people.Face(level), drawing.Quiet, 52)
	tile := widgets.NewTile(words.BotOf(level), named(face, words.BotOf(level), words.BotHelp(level), nil),
		func() { s.sitBot(level) })
	tile.Chosen = chosen
	s.tiles["bot:"+level] = tile
	return tile
}

// named returns what stands on a tile: a face, a name, and below it some help. Mark may be nil.
func named(face fyne.CanvasObject, name, help string, mark fyne.CanvasObject) fyne.CanvasObject {
	return widgets.Named(face, words.Short(name, 40), words.Short(help, 60), mark)
}

// trouble returns the panel about a file of people in which something is wrong.
func (s *seating) trouble() fyne.CanvasObject {
	name := widgets.Danger(widgets.Words(words.Facts(words.CannotBeUsed, people.FileName), theme.SizeNameText,
		look.Bold))
	return widgets.Panel(container.New(widgets.Column{Gap: -6}, name,
		widgets.Text(words.Problem(s.book.Problem)),
		widgets.Quiet(words.PeopleKept)))
}
