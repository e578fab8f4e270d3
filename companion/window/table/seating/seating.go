// Package seating is the dialog at the table in which somebody else takes a seat in the middle of a match, or
// a name is put right.
package seating

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/shell"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
	"homespun/rulesets/household"
)

// Table is what the dialog needs of the table at which it is opened.
type Table struct {
	Shell   *shell.Shell
	Session *session.Session
	// Speak returns the voice for seats, and Mark a mark in the colour and shape of a seat.
	Speak func(seats []record.Seat, seat engines.Seat, name int) tableau.Voice
	Mark  func(seat engines.Seat, side float32) *widgets.Mark
	// Aloud are the seats that have things read aloud.
	Aloud engines.SeatSet
	// Gone reports whether the table was left.
	Gone func() bool
	// Change makes a change of who plays a seat, and takes over whether things are read aloud to it. It shows
	// why a change was refused, and returns false then.
	Change func(seat engines.Seat, aloud bool, change func() error) bool
}

// dialog shows the seats, and below them who may sit down.
type dialog struct {
	Table
	seat    engines.Seat
	book    *people.Book
	people  []people.Person
	dialog  *widgets.Dialog
	content *fyne.Container
	page    *widgets.Page
	chairs  []*widgets.Tile
}

// Ask asks who sits on a seat from now on. With Table it asks about the first seat.
func (t Table) Ask(seat engines.Seat) {
	folder := household.Folder(t.Shell.Folder)
	t.Shell.Work(func() func() {
		book := people.Load(folder)
		return func() {
			if !t.Gone() {
				t.show(max(0, seat), book)
			}
		}
	})
}

func (t Table) show(seat engines.Seat, book *people.Book) {
	canvas := t.Shell.Window.Canvas()
	d := &dialog{Table: t, seat: seat, book: book, content: container.New(widgets.Column{Gap: 12, Inset: 4})}
	d.people = people.With(book.People, t.Session.Match().Corrections()[0], t.Session.Seats())
	d.fill()
	scrolled, page := widgets.Scrolled(d.content, canvas)
	d.page = page
	d.dialog = widgets.NewDialog(canvas, words.WhoSitsHere, scrolled, words.Cancel)
	d.dialog.OnClose = t.Shell.Refocus
	d.dialog.SetFocus(d.chairs[seat])
	d.dialog.Show()
}

// fill shows the seats, and who may sit on the one that is chosen.
func (d *dialog) fill() {
	d.content.Objects, d.chairs = nil, nil
	var chairs, tiles []fyne.CanvasObject
	for i := range d.Session.Seats() {
		chair := d.chairTile(engines.Seat(i))
		d.chairs, chairs = append(d.chairs, chair), append(chairs, chair)
	}
	d.content.Add(widgets.NewGrid(230, 4, chairs...))
	d.content.Add(widgets.Quiet(words.WhoSitsHereHelp))
	now := d.Session.Seats()[d.seat]
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
			d.take(func() error { return d.Session.SitBot(d.seat, level) }, false)
		})
		tile.Chosen = now.Bot == level
		tiles = append(tiles, tile)
	}
	tiles = append(tiles, faced("plus", words.SomebodyNew, "", nil, func() {
		d.askName(words.SomebodyNew, "", d.invite)
	}))
	d.content.Add(widgets.NewGrid(230, 4, tiles...))
	d.content.Refresh()
}

// chairTile returns a seat: its mark, what it is called, and who sits there.
func (d *dialog) chairTile(seat engines.Seat) *widgets.Tile {
	blank := make([]record.Seat, len(d.Session.Seats()))
	called := words.Sentence(d.Speak(blank, engines.Table, 0).Seat(seat))
	said := words.Short(words.Sentence(d.Speak(d.Session.Seats(), engines.Table, 0).Seat(seat)), 40)
	tile := widgets.NewTile(words.SitsOn(said, called), widgets.Named(d.Mark(seat, 40), said, called, nil),
		func() {
			d.seat = seat
			d.fill()
			d.page.Again()
			d.Shell.Window.Canvas().Focus(d.chairs[seat])
		})
	tile.Chosen = seat == d.seat
	return tile
}

// personTile returns a person, with the mark of the seat on which that person sits now.
func (d *dialog) personTile(p people.Person, now record.Seat) *widgets.Tile {
	var mark fyne.CanvasObject
	for i, seat := range d.Session.Seats() {
		for _, name := range seat.Names {
			if people.Same(name, p.Name) && mark == nil {
				mark = container.NewCenter(d.Mark(engines.Seat(i), 28))
			}
		}
	}
	tile := widgets.NewTile(p.Name,
		widgets.Named(widgets.NewFace(p.Face(), p.Paint(), 52), words.Short(p.Name, 40), "", mark),
		func() { d.sit(p) })
	tile.Chosen = now.Bot == "" && len(now.Names) == 1 && people.Same(now.Names[0], p.Name)
	return tile
}

// faced returns a tile with an icon, a name, and some help below it.
func faced(icon, name, help string, mark fyne.CanvasObject, tapped func()) *widgets.Tile {
	return widgets.NewTile(name, widgets.Named(widgets.NewFace(icon, drawing.Quiet, 52), name, help, mark),
		tapped)
}

// askName asks for a name in place of the dialog, and calls do with it.
func (d *dialog) askName(title, was string, do func(name string)) {
	d.dialog.Close()
	name := widgets.NewEntry(words.Short(was, mostLetters), words.WhatsYourName)
	name.Name = words.PersonName
	keep := func() {
		if name := rulesets.CleanName(name.Text); name != "" && name != was {
			do(name)
		}
	}
	ask := widgets.NewDialog(d.Shell.Window.Canvas(), title,
		container.New(widgets.Column{Gap: 8, Inset: 4}, name.Framed()), words.Cancel,
		widgets.Answer{Text: words.Cancel}, widgets.Answer{Text: words.Done, Main: true, Do: keep})
	ask.OnClose = d.Shell.Refocus
	ask.SetFocus(name)
	name.OnEnter = func() { ask.Close(); keep() }
	ask.Show()
}

// mostLetters is how much of a name can be put right at a time. Longer ones have been pasted.
const mostLetters = 200

// sit has a person of the family play the seat. The person who plays it already stays.
func (d *dialog) sit(p people.Person) {
	now := d.Session.Seats()[d.seat]
	if now.Bot == "" && len(now.Names) == 1 && people.Same(now.Names[0], p.Name) {
		d.dialog.Close()
		return
	}
	d.take(func() error { return d.Session.Sit(d.seat, p.Name) }, p.Aloud)
}

// invite has somebody new play the seat, who is one of the family from now on. The name of somebody known is
// no new one.
func (d *dialog) invite(name string) {
	p, known := people.Find(d.people, name)
	if !known {
		p = people.New(name, d.people)
	}
	if !d.take(func() error { return d.Session.Sit(d.seat, p.Name) }, p.Aloud) || known {
		return
	}
	d.keep("", p)
}

// putRight gives the person who plays the seat the right name, on the family's list too if the wrong one
// stands there.
func (d *dialog) putRight(name string) {
	was := d.Session.Seats()[d.seat].Names[0]
	aloud := d.Aloud.Has(d.seat)
	if !d.take(func() error { return d.Session.PutNameRight(d.seat, name) }, aloud) {
		return
	}
	p, known := people.Find(d.book.People, was)
	if _, taken := people.Find(d.book.People, name); known && (!taken || people.Same(was, name)) {
		p.Name = name
		d.keep(was, p)
	}
}

// keep writes a person into the family's file, in place of the one called was, "" for somebody new.
func (d *dialog) keep(was string, p people.Person) {
	besides := d.book.People
	if was == "" && d.book.New {
		besides = d.people
	}
	d.Shell.Work(func() func() {
		_, err := people.Put(household.Folder(d.Shell.Folder), was, p, besides)
		return func() {
			if err != nil && !d.Gone() {
				d.Shell.Say(words.NotInvited, words.Facts(words.Problem(err), words.PeopleKept))
			}
		}
	})
}

// take closes the dialog and changes who plays the seat; false if that was refused. aloud says that whoever
// plays it has things read aloud.
func (d *dialog) take(change func() error, aloud bool) bool {
	d.dialog.Close()
	return d.Change(d.seat, aloud, change)
}

// Text says in the log who sits where from a line on.
func (t Table) Text(step record.Step) string {
	seat := step.Line.Seat
	was := t.Speak(step.SeatsBefore, engines.Table, 0).Seat(seat)
	if step.PutsRight() {
		return words.NamePutRight(step.Line.Name, was)
	}
	now := t.Speak(step.Seats, engines.Table, 0)
	return words.TakesSeat(now.Seat(seat), now.Several(seat), was)
}
