package record

import (
	"time"

	"homespun/engines"
	"homespun/engines/tomlfile"
)

// Format is the version of the file format that this package reads and writes.
const Format = 1

// Header is the front matter of a match.
type Header struct {
	// Game is the game's public name, Ruleset the id of a shipped ruleset of it.
	Game, Ruleset string
	// House is the label of a family's ruleset; Rules holds all that differs from Ruleset.
	House string
	Rules map[string]any
	// Theme names things and colours; it changes no rule.
	Theme string
	// Dice says who rolls: "app" or "table"; "" where the file does not say.
	Dice string
	// App is the version of the program that wrote the file, RulesVersion that of the engine; 0 where the
	// file does not say.
	App          string
	RulesVersion int
	Started      time.Time
	// Seats are in the order of the match once it is resolved.
	Seats []Seat
	// Position is where the match begins, as the [position] table; nil is the game's own start.
	Position map[string]any
	// Unknown are the keys that this version does not know. They are kept.
	Unknown map[string]any

	// source has the lines of the keys of the front matter as read, nil where it was not.
	source *tomlfile.Lines
}

// Seat is a place at the table and who sits there.
type Seat struct {
	// ID is the seat's id in the notation: collectors, A.
	ID string
	// Names are those who play it, taking turns where there are several.
	Names []string
	// Bot is the level of the bot that plays it, "" for people.
	Bot string
}

// Resolver turns a header into the engine of its game under its rules, for its number of seats. Where a key
// of the front matter cannot be used the error is or wraps an [engines.FieldError] or a *[KeyError], whose
// key is one of the front matter ("ruleset", "seats") or of [rules] without that name ("turns").
type Resolver func(Header) (engines.Engine, error)
