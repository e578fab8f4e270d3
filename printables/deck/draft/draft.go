// Package draft holds a deck file while its cards are being changed. Each change is written at once, in as few bytes as
// there can be, and can be taken back and made again without end: what is needed for that is kept beside the file.
package draft

import (
	"bytes"
	"errors"

	"homespun/engines/common/files"
	"homespun/engines/common/history"
	"homespun/engines/common/tomlfile"
	"homespun/printables/deck"
	"homespun/printables/words"
)

// A Draft is a deck file that is being changed. It is used by one goroutine.
type Draft struct {
	// Deck is what the file says.
	Deck *deck.Deck

	path    string
	folders []string // of pictures
	file    *files.Appender
	text    []byte
	past    *history.History
}

// most is the largest size of a deck file, in bytes; one in UTF-16 may be twice as large.
const most = 2 * deck.MaxFile

// ErrElsewhere says that the cards stand in a spreadsheet that the file names, or are written in a way in which they
// cannot be changed one by one.
var ErrElsewhere = errors.New(words.CardsElsewhere)

// Open opens a deck file whose cards can be changed. The error is a [*deck.Broken] where something is wrong with it,
// [ErrElsewhere], or that of reading it.
func Open(path string, folders ...string) (*Draft, error) {
	d := &Draft{path: path, folders: folders}
	if err := d.open(); err != nil {
		return nil, err
	}
	var err error
	d.past, err = history.Open(path, d.text)
	return d, err
}

// open reads the file. If its cards cannot be changed, all stays as it was.
func (d *Draft) open() error {
	file, text, err := files.OpenAppender(d.path, most)
	if err != nil {
		return err
	}
	made, err := d.read(text)
	if err == nil {
		d.file, d.text, d.Deck = file, text, made
	}
	return err
}

// read reads a text of the file, whose cards are to be changed one by one.
func (d *Draft) read(text []byte) (*deck.Deck, error) {
	made, err := deck.ReadText(d.path, text, d.folders...)
	if err == nil && !made.Own() {
		return nil, ErrElsewhere
	}
	return made, err
}

// Path returns the file as [Open] was given it, Folders those in which pictures lie besides the file's own.
func (d *Draft) Path() string { return d.path }

// Folders is told at Path.
func (d *Draft) Folders() []string { return d.folders }

// Cards are the cards of a file while they are changed.
type Cards struct{ *tomlfile.List }

// Set gives a field of a card a value; nil, and an empty word, take it out.
func (c Cards) Set(card int, field string, value any) error {
	if value == "" {
		value = nil
	}
	return c.List.Set(card, field, value, deck.Written)
}

// Change makes a change and writes the file. Where another program has written it meanwhile, the error is
// [files.ErrChanged], and where the cards could not be printed as they would be, a [*deck.Broken]: then nothing is
// written.
func (d *Draft) Change(do func(c Cards) error) error {
	cards, err := tomlfile.NewList(d.text, "card")
	if err != nil {
		return err
	}
	if err := do(Cards{cards}); err != nil {
		return err
	}
	text, err := cards.Text()
	if err != nil || bytes.Equal(text, d.text) {
		return err
	}
	return d.write(text, func(past *history.History, before []byte) error { return past.Step(before, text) })
}

// write writes a text that can be printed to the file, and then what made it to the history.
func (d *Draft) write(text []byte, made func(past *history.History, before []byte) error) error {
	next, err := d.read(text)
	switch {
	case err != nil:
		return err
	case d.file.Changed():
		return files.ErrChanged
	}
	if err := d.file.Replace(text); err != nil {
		return err
	}
	before := d.text
	d.Deck, d.text = next, text
	return d.note(before, made)
}

// note notes in the history what has made the text of one before.
func (d *Draft) note(before []byte, made func(past *history.History, before []byte) error) error {
	err := files.ErrChanged
	if !d.past.Changed() {
		err = made(d.past, before)
	}
	if errors.Is(err, files.ErrChanged) { // another program wrote to it: it is read with what that did
		d.past, err = history.Open(d.path, d.text)
	}
	return err
}

// CanUndo and CanRedo report whether there is a change to take back, and one to make again.
func (d *Draft) CanUndo() bool { return d.past.CanUndo() }
func (d *Draft) CanRedo() bool { return d.past.CanRedo() }

// Undo takes the last change back. Redo makes it again. Without one they do nothing. What another program has written
// is a change like others.
func (d *Draft) Undo() error {
	return d.again(d.CanUndo(), (*history.History).Before, (*history.History).Undone)
}

// Redo makes again what Undo took back.
func (d *Draft) Redo() error {
	return d.again(d.CanRedo(), (*history.History).After, (*history.History).Redone)
}

func (d *Draft) again(can bool, to func(*history.History, []byte) []byte, done func(*history.History) error) error {
	if !can {
		return nil
	}
	text := to(d.past, d.text)
	if text == nil {
		return history.ErrNone
	}
	return d.write(text, func(past *history.History, _ []byte) error { return done(past) })
}

// Refresh reads the file again if another program has written it, or with pictures that are other ones now.
func (d *Draft) Refresh(pictures bool) error {
	if !pictures && !d.file.Changed() {
		return nil
	}
	before := d.text
	if err := d.open(); err != nil || bytes.Equal(before, d.text) {
		return err
	}
	return d.note(before, func(past *history.History, _ []byte) error { return past.Step(before, d.text) })
}
