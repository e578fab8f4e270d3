package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// A kind is the type of a file, recognised by its beginning. It has a name with its article, and advice on
// what can be done with a FILE of this kind.
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

// is reports whether the kind is the wanted one, which is named without its article.
func (k kind) is(wanted string) bool { return strings.HasSuffix(k.name, " "+wanted) }

// cardLine matches the line that begins a card of a deck.
var cardLine = regexp.MustCompile(`(?m)^\s*\[\[\s*card\s*\]\]`)

// kindOf returns the kind of the file at a path. It is the zero kind if there is no file or if it cannot be
// recognised.
func kindOf(path string) (k kind) {
	start, err := files.Beginning(path, 64<<10)
	switch {
	case errors.Is(err, files.ErrFolder):
		return aFolder
	case err != nil:
		return k
	}
	switch written := bytes.TrimSpace(bytes.TrimPrefix(text.Decode(start), []byte("\ufeff"))); {
	case bytes.HasPrefix(start, []byte(pdfFormat.start)):
		return aPDF
	case bytes.HasPrefix(start, []byte(pngFormat.start)):
		return aPicture
	case bytes.HasPrefix(written, []byte("+++")):
		return aMatch
	case rulesets.Extends(path):
		return aRuleset
	case cardLine.Match(written):
		return aDeck
	}
	return k
}

// mistaken returns an error if a path leads to another kind of file than the wanted one. It returns nil if
// the kind is right, if there is no file, or if the kind cannot be recognised.
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
