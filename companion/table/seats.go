package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/kit"
	"homespun/companion/people"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// seating is the dialog in which somebody else takes a seat in the middle of the match, or a name is put
// right: the seats, and below them who may sit down.
type seating struct {
	screen  *Screen
	seat    engines.Seat
	book    *people.Book
	people  []people.Person
	dialog  *kit.Dialog
	content *fyne.Container
	page    *kit.Page
	chairs  []*kit.Tile
}

// showSeats asks who sits on a seat from now on. With Table it asks about the first seat.
func (s *Screen) showSeats(seat engines.Seat) {
	if s.replay.on() {
		return
	}
	folder := rulesets.Folder(s.shell.Folder)
	s.shell.Work(func() func() {
		book := people.Load(folder)
		return func() {
			if !s.gone {
				s.askSeats(max(0, seat), book)
			}
		}
	})
}

func (s *Screen) askSeats(seat engines.Seat, book *people.Book) {
	canvas := s.shell.Window.Canvas()
	d := &seating{screen: s, seat: seat, book: book, content: container.New(kit.Column{Gap: 12, Inset: 4})}
	d.people = people.With(book.People, s.session.Match().Corrections()[0], s.session.Seats())
	d.fill()
	scrolled, page := kit.Scrolled(d.content, canvas)
	d.page = page
	d.dialog = kit.NewDialog(canvas, words.WhoSitsHere, scrolled, words.Cancel)
	d.dialog.OnClose = s.shell.Refocus
	d.dialog.SetFocus(d.chairs[seat])
	d.dialog.Show()
}

// fill shows the seats, and who may sit on the one that is chosen.
func (d *seating) fill() {
	s := d.screen
	d.content.Objects, d.chairs = nil, nil
	var chairs, tiles []fyne.CanvasObject
	for i := range s.session.Seats() {
		chair := d.chairTile(engines.Seat(i))
		d.chairs, chairs = append(d.chairs, chair), append(chairs, chair)
	}
	d.content.Add(kit.NewGrid(230, 4, chairs...))
	d.content.Add(kit.Quiet(words.WhoSitsHereHelp))
	now := s.session.Seats()[d.seat]
	if now.Bot == "" && len(now.Names) == 1 {
		tiles = append(tiles, faced("pencil", words.NameIsWrong, words.NameIsWrongHelp, nil, func() {
			d.askName(words.WhatIsTheName, now.Names[0], d.putRight)
		}))
	}
	for _, p := range d.people {
		tiles = append(tiles, d.personTile(p, now))
	}
	for _, level := range bots.Names() {
		tile := faced(people.Face(level), words.BotOf(level), words.BotHelp(level), nil, func() {
			d.take(func() error { return s.session.SitBot(d.seat, level) }, false)
		})
		tile.Chosen = now.Bot == level
		tiles = append(tiles, tile)
	}
	tiles = append(tiles, faced("plus", words.SomebodyNew, "", nil, func() {
		d.askName(words.SomebodyNew, "", d.invite)
	}))
	d.content.Add(kit.NewGrid(230, 4, tiles...))
	d.content.Refresh()
}

// chairTile returns a seat: its mark, what it is called, and who sits there.
func (d *seating) chairTile(seat engines.Seat) *kit.Tile {
	s := d.screen
	blank := make([]record.Seat, len(s.session.Seats()))
	called := words.Sentence(s.match.Speak(blank, engines.Table, 0).Seat(seat))
	said := words.Short(words.Sentence(s.match.Speak(s.session.Seats(), engines.Table, 0).Seat(seat)), 40)
	tile := kit.NewTile(words.SitsOn(said, called), kit.Named(s.mark(seat, 40), said, called, nil), func() {
		d.seat = seat
		d.fill()
		d.page.Again()
		s.shell.Window.Canvas().Focus(d.chairs[seat])
	})
	tile.Chosen = seat == d.seat
	return tile
}

// personTile returns a person, with the mark of the seat on which that person sits now.
func (d *seating) personTile(p people.Person, now record.Seat) *kit.Tile {
	var mark fyne.CanvasObject
	for i, seat := range d.screen.session.Seats() {
		for _, name := range seat.Names {
			if people.Same(name, p.Name) && mark == nil {
				mark = container.NewCenter(d.screen.mark(engines.Seat(i), 28))
			}
		}
	}
	tile := kit.NewTile(p.Name, kit.Named(kit.NewFace(p.Figure, p.Paint(), 52), words.Short(p.Name, 40), "", mark),
		func() { d.sit(p) })
	tile.Chosen = now.Bot == "" && len(now.Names) == 1 && people.Same(now.Names[0], p.Name)
	return tile
}

// faced returns a tile with an icon, a name, and some help below it.
func faced(icon, name, help string, mark fyne.CanvasObject, tapped func()) *kit.Tile {
	return kit.NewTile(name, kit.Named(kit.NewFace(icon, drawing.Quiet, 52), name, help, mark), tapped)
}

// askName asks for a name in place of the dialog, and calls do with it.
func (d *seating) askName(title, was string, do func(name string)) {
	s := d.screen
	d.dialog.Close()
	name := kit.NewEntry(words.Short(was, mostLetters), words.WhatsYourName)
	name.Name = words.PersonName
	keep := func() {
		if name := rulesets.CleanName(name.Text); name != "" && name != was {
			do(name)
		}
	}
	ask := kit.NewDialog(s.shell.Window.Canvas(), title,
		container.New(kit.Column{Gap: 8, Inset: 4}, name.Framed()), words.Cancel,
		kit.Answer{Text: words.Cancel}, kit.Answer{Text: words.Done, Main: true, Do: keep})
	ask.OnClose = s.shell.Refocus
	ask.SetFocus(name)
	name.OnEnter = func() { ask.Close(); keep() }
	ask.Show()
}

// mostLetters is how much of a name can be put right at a time. Longer ones have been pasted.
const mostLetters = 200

// sit has a person of the family play the seat. The person who plays it already stays.
func (d *seating) sit(p people.Person) {
	now := d.screen.session.Seats()[d.seat]
	if now.Bot == "" && len(now.Names) == 1 && people.Same(now.Names[0], p.Name) {
		d.dialog.Close()
		return
	}
	d.take(func() error { return d.screen.session.Sit(d.seat, p.Name) }, p.Aloud)
}

// invite has somebody new play the seat, who is one of the family from now on. The name of somebody known is
// no new one.
func (d *seating) invite(name string) {
	p, known := people.Find(d.people, name)
	if !known {
		p = people.New(name, d.people)
	}
	if !d.take(func() error { return d.screen.session.Sit(d.seat, p.Name) }, p.Aloud) || known {
		return
	}
	d.keep("", p)
}

// putRight gives the person who plays the seat the right name, on the family's list too if the wrong one
// stands there.
func (d *seating) putRight(name string) {
	was := d.screen.session.Seats()[d.seat].Names[0]
	aloud := d.screen.wishes.Aloud.Has(d.seat)
	if !d.take(func() error { return d.screen.session.PutNameRight(d.seat, name) }, aloud) {
		return
	}
	p, known := people.Find(d.book.People, was)
	if _, taken := people.Find(d.book.People, name); known && (!taken || people.Same(was, name)) {
		p.Name = name
		d.keep(was, p)
	}
}

// keep writes a person into the family's file, in place of the one called was, "" for somebody new.
func (d *seating) keep(was string, p people.Person) {
	s, besides := d.screen, d.book.People
	if was == "" && d.book.New {
		besides = d.people
	}
	s.shell.Work(func() func() {
		_, err := people.Put(rulesets.Folder(s.shell.Folder), was, p, besides)
		return func() {
			if err != nil && !s.gone {
				s.shell.Say(words.NotInvited, words.Facts(words.Problem(err), words.PeopleKept))
			}
		}
	})
}

// take closes the dialog and changes who plays the seat; false if that was refused. aloud says that whoever
// plays it has things read aloud.
func (d *seating) take(change func() error, aloud bool) bool {
	s := d.screen
	d.dialog.Close()
	w := s.wishes
	if w.Aloud = w.Aloud.Without(d.seat); aloud {
		w.Aloud = w.Aloud.With(d.seat)
	}
	if err := change(); err != nil {
		s.showError(err)
		return false
	}
	s.wish(w)
	return true
}

// reseated is called after somebody else has sat down on a seat. Nobody keeps the laptop: whoever has secrets
// gets it handed over, a person who is left alone too, since somebody else may sit before it.
func (s *Screen) reseated(seat engines.Seat) {
	s.lifted, s.next = engines.Table, seat
	pending, engine, position := s.session.Pending(), s.session.Engine(), s.session.Position()
	left := s.people()
	s.guarded = len(left) == 1 && (pending.Secret ||
		engine.View(position, left[0]) != engine.View(position, engines.Table))
	s.handing = s.guarded || len(left) > 1 && pending.Who.Has(seat) && !s.bot(seat) && s.hidden(pending, seat)
}

// reseats returns the seat on which a change has put somebody else, by a line, an undo or a redo; reseated is
// false if there is none. renamed says that the change is about names alone.
func (s *Screen) reseats(steps []record.Step) (seat engines.Seat, reseated, renamed bool) {
	renamed = len(steps) > 0
	for _, step := range steps {
		if step.Target >= 0 {
			step = s.session.Match().Steps()[step.Target]
		}
		renamed = renamed && step.PutsRight()
		if step.Line.Kind == record.SeatLine && !step.PutsRight() {
			seat, reseated = step.Line.Seat, true
		}
	}
	return seat, reseated, renamed
}

// seatText tells in the log who sits where from a line on.
func (s *Screen) seatText(step record.Step) string {
	was := s.match.Speak(step.SeatsBefore, engines.Table, 0)
	now := s.match.Speak(step.Seats, engines.Table, 0)
	seat := step.Line.Seat
	if step.PutsRight() {
		return words.NamePutRight(was.Seat(seat), step.Line.Name)
	}
	return words.TakesSeat(now.Seat(seat), was.Seat(seat), now.Several(seat))
}

// plate returns the name of whose turn it is as something to press, which opens the dialog about the seats.
func (h *head) plate() *kit.Spot {
	row := container.New(kit.MarkRow{}, h.mark, h.name, h.face)
	plate := kit.NewSpot(words.WhoSitsHere, row, func() { h.screen.showSeats(h.seat) })
	plate.Ground = 0.06
	return plate
}
