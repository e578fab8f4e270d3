package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"homespun/companion/match/kinds"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// A kind is what a file is, with its name and article, and advice on what can be done with a FILE of this
// kind.
type kind struct{ name, advice string }

// named are the kinds by name.
var named = map[kinds.Kind]kind{
	kinds.Folder:  {"a folder", "name the file in it"},
	kinds.Match:   {"a match", "`homespun play GAME --record FILE` goes on with it"},
	kinds.Ruleset: {"a ruleset", "`homespun rules check FILE` checks it"},
	kinds.Deck:    {"a deck of cards", "`homespun print FILE` prints it"},
	kinds.PDF:     {name: "a PDF"},
	kinds.Picture: {name: "a picture"},
}

// is reports whether the kind is the wanted one, which is named without its article.
func (k kind) is(wanted string) bool { return strings.HasSuffix(k.name, " "+wanted) }

// mistaken returns an error if a path leads to another kind of file than the wanted one. It returns nil if
// the kind is right, if there is no file, or if the kind cannot be recognised.
func mistaken(path, wanted string) error {
	of := kinds.Of(path)
	k := named[of]
	switch {
	case of == kinds.Folder:
		return fmt.Errorf("%s is a folder; %s", path, k.advice)
	case k.name == "" || k.is(wanted):
		return nil
	case k.advice == "":
		return fmt.Errorf("%s is %s, and no %s", path, k.name, wanted)
	}
	return fmt.Errorf("%s is %s, and no %s; %s", path, k.name, wanted,
		strings.NewReplacer("FILE", argument(path), "GAME", gameOf(path)).Replace(k.advice))
}

// gameOf returns the game of a match file, or the word GAME if the file does not name it.
func gameOf(path string) string {
	if data, _, err := record.ReadFile(path); err == nil {
		if file, err := record.Read(data); err == nil && file.Header.Game != "" {
			return file.Header.Game
		}
	}
	return "GAME"
}

// perhapsFile improves the error for an unknown game: people may have meant a file. If there is a file of
// that name, or of that name with .toml, the error says what the file is. Wanted is what the command expects:
// a ruleset, or a deck of cards. All other errors are returned as they are.
func perhapsFile(what, wanted string, err error) error {
	var unknown *rulesets.UnknownError
	if !errors.As(err, &unknown) || unknown.What != "game" {
		return err
	}
	if kinds.Of(what) == kinds.Ruleset {
		wanted = "ruleset"
	} else if stray := mistaken(what, wanted); stray != nil {
		return stray
	}
	if _, err := os.Stat(what); err == nil {
		return fmt.Errorf("%s is no game, and the name of a %s ends in .toml", what, wanted)
	}
	deck := named[kinds.Deck]
	if of := kinds.Of(what + ".toml"); of == kinds.Ruleset || of == kinds.Deck && deck.is(wanted) {
		return fmt.Errorf("there is no game %s; %s.toml is %s", drawing.Quoted(what), what, named[of].name)
	}
	return err
}
