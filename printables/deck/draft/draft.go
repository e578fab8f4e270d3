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
)

// A Draft is a deck file that is being changed. It is used by one goroutine.
type Draft struct {
	// Deck is what the file says; it is the last that could be read while Broken is not nil.
	Deck *deck.Deck
	// Broken says what is wrong with the file, after another program has written it.
	Broken error

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
var ErrElsewhere = errors.New("these cards stand in another file, or are written in another way")

// Open opens a deck file whose cards can be changed. The error is a [*deck.Broken] where something is wrong with it,
// [ErrElsewhere], or that of reading it.
func Open(path string, folders ...string) (*Draft, error) {
	d := &Draft{path: path, folders: folders}
	var err error
	if d.file, d.text, err = files.OpenAppender(path, most); err != nil {
		return nil, err
	}
	if d.Deck, err = d.read(d.text); err != nil {
		return nil, err
	}
	d.past, err = history.Open(path, d.text)
	return d, err
}

// read reads a text of the file, whose cards are to be changed one by one.
func (d *Draft) read(text []byte) (*deck.Deck, error) {
	made, err := deck.ReadText(d.path, text, d.folders...)
	if err == nil && !made.Own() {
		return nil, ErrElsewhere
	}
	return made, err
}

// Reread reads the file again with its pictures, which are other ones now.
func (d *Draft) Reread() {
	next, err := d.read(d.text)
	if d.Broken = err; err == nil {
		d.Deck = next
	}
}

// Path returns the file as [Open] was given it, and Text what stands in it.
func (d *Draft) Path() string { return d.path }

// Text is told at Path.
func (d *Draft) Text() []byte { return d.text }

// Folders returns where the pictures of the deck may lie: beside it first.
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
	if d.Broken != nil {
		return d.Broken
	}
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
	if err != nil {
		return err
	}
	if d.file.Changed() {
		return files.ErrChanged
	}
	if err := d.file.Replace(text); err != nil {
		return err
	}
	before := d.text
	d.Deck, d.Broken, d.text = next, nil, text
	if err = files.ErrChanged; !d.past.Changed() {
		err = made(d.past, before)
	}
	if errors.Is(err, files.ErrChanged) { // another program wrote to it: it is read with what that did
		d.past, err = history.Open(d.path, text)
	}
	return err
}

// CanUndo and CanRedo report whether there is a change to take back, and one to make again.
func (d *Draft) CanUndo() bool { return d.past.CanUndo() }
func (d *Draft) CanRedo() bool { return d.past.CanRedo() }

// Undo takes the last change back. Redo makes it again. Without one they do nothing. What another program has written
// and could not be printed is passed over.
func (d *Draft) Undo() error {
	return d.again(d.CanUndo, (*history.History).Before, (*history.History).Undone, (*history.History).Redone)
}

// Redo makes again what Undo took back.
func (d *Draft) Redo() error {
	return d.again(d.CanRedo, (*history.History).After, (*history.History).Redone, (*history.History).Undone)
}

func (d *Draft) again(can func() bool, to func(*history.History, []byte) []byte,
	done, back func(*history.History) error) error {
	if d.file.Changed() {
		return files.ErrChanged
	}
	text, passed := d.text, 0
	var err error
	for can() {
		if text = to(d.past, text); text == nil {
			err = history.ErrNone
			break
		}
		if _, err = d.read(text); err == nil {
			return d.write(text, func(past *history.History, _ []byte) error { return done(past) })
		}
		if passed++; done(d.past) != nil {
			break
		}
	}
	for range passed {
		err = errors.Join(err, back(d.past))
	}
	return err
}

// Refresh reads the file again if another program has written it, and takes that as a change like others. It reports
// whether something is otherwise.
func (d *Draft) Refresh() (changed bool, err error) {
	if !d.file.Changed() && d.Broken == nil {
		return false, nil
	}
	file, text, err := files.OpenAppender(d.path, most)
	if err != nil {
		return false, err
	}
	before := d.text
	d.file, d.text = file, text
	next, err := d.read(text)
	same := bytes.Equal(before, text) && (err != nil) == (d.Broken != nil)
	if d.Broken = err; err == nil {
		d.Deck = next
	}
	if bytes.Equal(before, text) {
		return !same, nil
	}
	return true, d.past.Step(before, text)
}
