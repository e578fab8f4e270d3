// Package kinds tells what a file of the family is by how it begins, whatever it is called.
package kinds

import (
	"bytes"
	"errors"
	"regexp"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/printables/sheet"
	"homespun/rulesets"
)

// Kind is what a file is.
type Kind uint8

const (
	// Unknown is what cannot be recognised, and what is not there.
	Unknown Kind = iota
	Folder
	Match
	Ruleset
	Deck
	PDF
	Picture
)

// How the files begin that are no text.
const (
	PDFStart = "%PDF-"
	PNGStart = "\x89PNG"
)

// cardLine matches the line that begins a card or a piece of a deck.
var cardLine = regexp.MustCompile(`(?m)^\s*\[\[\s*(card|token|die|standee|pad|grid|dial|spinner)\s*\]\]`)

// Of returns what the file at a path is.
func Of(path string) Kind {
	start, err := files.Beginning(path, 64<<10)
	switch {
	case errors.Is(err, files.ErrFolder):
		return Folder
	case err != nil:
		return Unknown
	}
	switch written := bytes.TrimSpace(bytes.TrimPrefix(text.Decode(start), []byte("\ufeff"))); {
	case bytes.HasPrefix(start, []byte(PDFStart)):
		return PDF
	case bytes.HasPrefix(start, []byte(PNGStart)):
		return Picture
	case bytes.HasPrefix(written, []byte("+++")):
		return Match
	case rulesets.Is(path):
		return Ruleset
	case cardLine.Match(written), sheet.Is(path):
		return Deck
	}
	return Unknown
}
