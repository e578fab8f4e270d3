package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"

	"homespun/engines/files"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// A kind is what a file is, as far as its beginning tells: its name with the article, and what can be done
// with a FILE of it.
type kind struct{ name, advice string }

// The kinds.
var (
	aFolder  = kind{"a folder", "name the file in it"}
	aMatch   = kind{"a match", "`homespun play GAME --record FILE` goes on with it"}
	aRuleset = kind{"a ruleset", "`homespun rules check FILE` checks it"}
	aDeck    = kind{"a deck of cards", "`homespun print FILE` prints it"}
	aPDF     = kind{name: "a PDF"}
	aPicture = kind{name: "a picture"}
)

// is reports whether a kind is what is wanted, named without its article.
func (k kind) is(wanted string) bool { return strings.HasSuffix(k.name, " "+wanted) }

// cardLine begins a card of a deck.
var cardLine = regexp.MustCompile(`(?m)^\s*\[\[\s*card\s*\]\]`)

// kindOf returns what a path leads to; nothing where there is no file, or one that could be anything.
func kindOf(path string) (k kind) {
	start, err := files.Beginning(path, 64<<10)
	switch {
	case errors.Is(err, files.ErrFolder):
		return aFolder
	case err != nil:
		return k
	}
	switch text := bytes.TrimSpace(bytes.TrimPrefix(start, []byte("\ufeff"))); {
	case bytes.HasPrefix(start, []byte(pdfFormat.start)):
		return aPDF
	case bytes.HasPrefix(start, []byte(pngFormat.start)):
		return aPicture
	case bytes.HasPrefix(text, []byte("+++")):
		return aMatch
	case rulesets.Extends(path):
		return aRuleset
	case cardLine.Match(text):
		return aDeck
	}
	return k
}

// mistaken says what a path leads to that is not what is wanted; nil where it is, there is nothing, or it
// could be anything.
func mistaken(path, wanted string) error {
	k := kindOf(path)
	switch {
	case k == aFolder:
		return fmt.Errorf("%s is a folder; %s", path, k.advice)
	case k.name == "" || k.is(wanted):
		return nil
	case k.advice == "":
		return fmt.Errorf("%s is %s, and no %s", path, k.name, wanted)
	}
	return fmt.Errorf("%s is %s, and no %s; %s", path, k.name, wanted,
		strings.NewReplacer("FILE", argument(path), "GAME", gameOf(path)).Replace(k.advice))
}

// gameOf returns the game of a match file, GAME where it does not say.
func gameOf(path string) string {
	if data, _, err := record.ReadFile(path); err == nil {
		if file, err := record.Read(data); err == nil && file.Header.Game != "" {
			return file.Header.Game
		}
	}
	return "GAME"
}

// perhapsFile returns an error of a game that there is not, or where there is a file of that name, or nearly,
// what that is. Wanted says what the file was to be: a ruleset, or a deck of cards.
func perhapsFile(what, wanted string, err error) error {
	var unknown *rulesets.UnknownError
	if !errors.As(err, &unknown) || unknown.What != "game" {
		return err
	}
	if kindOf(what) == aRuleset {
		wanted = "ruleset"
	} else if stray := mistaken(what, wanted); stray != nil {
		return stray
	}
	if _, err := os.Stat(what); err == nil {
		return fmt.Errorf("%s is no game, and the name of a %s ends in .toml", what, wanted)
	}
	if k := kindOf(what + ".toml"); k == aRuleset || k == aDeck && aDeck.is(wanted) {
		return fmt.Errorf("there is no game %s; %s.toml is %s", drawing.Quoted(what), what, k.name)
	}
	return err
}
