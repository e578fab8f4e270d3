package main

import (
	"errors"
	"fmt"
)

// reload reads the match file again. Where it cannot be read the match goes on in another.
func (t *terminal) reload() error {
	if err := t.session.Reload(); err != nil {
		return fmt.Errorf("%v; or type `save` to have the whole match written again", err)
	}
	return nil
}

// save writes the whole match again, where its file does not hold it any more: where it was, or beside what
// has come in its place.
func (t *terminal) save() error {
	switch path := t.session.Path(); {
	case path == "":
		return errors.New("this match is kept in no file: `homespun play --record FILE` begins one that is")
	case !t.session.Changed(): // what was refused is in neither of the two
		t.unkept = nil
		_, err := fmt.Fprintln(t.out, path+" holds the whole match")
		return err
	}
	if err := t.session.Restore(); err != nil {
		return err
	}
	t.unkept = nil
	_, err := fmt.Fprintln(t.out, "the whole match is in "+t.session.Path()+" now")
	return err
}

// leave ends the match in the terminal. It is no where what was done last is in no file.
func (t *terminal) leave() error {
	if t.unkept == nil {
		return nil
	}
	return no(fmt.Errorf("what was done last is not kept: %w", t.unkept))
}
