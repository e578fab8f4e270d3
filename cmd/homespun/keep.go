package main

import (
	"errors"
	"fmt"
)

// reload reads the match file again. If it cannot be read, the error suggests `save`, which writes the whole
// match again.
func (t *terminal) reload() error {
	if err := t.session.Reload(); err != nil {
		return fmt.Errorf("%v; or type `save` to have the whole match written again", err)
	}
	return nil
}

// save writes the whole match again, if its file does not contain it any more. It writes to the same path or,
// if another file has taken that place, beside it.
func (t *terminal) save() error {
	switch path := t.session.Path(); {
	case path == "":
		return errors.New("this match is kept in no file: `homespun play --record FILE` begins one that is")
	case !t.session.File.Changed(): // a line that was not written is not in the session either
		t.unsaved = nil
		_, err := fmt.Fprintln(t.out, path+" holds the whole match")
		return err
	}
	if err := t.session.Restore(); err != nil {
		return err
	}
	t.unsaved = nil
	_, err := fmt.Fprintln(t.out, "the whole match is in "+t.session.Path()+" now")
	return err
}

// leave returns nil if the match may end in the terminal. It returns an error if the last line is in no file.
func (t *terminal) leave() error {
	if t.unsaved == nil {
		return nil
	}
	return no(fmt.Errorf("what was done last is not kept: %w", t.unsaved))
}
