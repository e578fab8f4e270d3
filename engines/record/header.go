package record

import (
	"time"

	"homespun/engines"
	"homespun/engines/common/tomlfile"
)

// Format is the version of the file format that this package reads and writes.
const Format = 1

// Header is the front matter of a match.
type Header struct {
	// Game is the game's public name. Ruleset is the id of one of its rulesets that come with the program.
	Game, Ruleset string
	// House is the name of a family's own ruleset; Rules holds everything in which it differs from Ruleset.
	House string
	Rules map[string]any
	// Theme is the theme, which gives things their names and colours. It changes no rule.
	Theme string
	// Dice says who rolls: "app" or "table"; "" where the file does not say.
	Dice string
	// Pieces says where the pieces lie when the match begins: [OnTable] or [OnScreen]; "" where the file does
	// not say, which means the screen.
	Pieces string
	// App is the version of the program that wrote the file; RulesVersion is that of its engine, or 0 if the
	// file does not say.
	App          string
	RulesVersion int
	Started      time.Time
	// From is the file name of the match that this one goes on from by other rules; "" for none. The match
	// then begins with the position in which that one stopped.
	From string
	// Seats is in the order of the file, and in the order of the match once [NewMatch] has returned.
	Seats []Seat
	// Position is where the match begins, as the [position] table; nil is the usual start of the game.
	Position map[string]any
	// Unknown holds the keys that this version does not know. They are kept when the header is written.
	Unknown map[string]any

	// source finds the lines of keys, for errors; nil if the header was not read from a file.
	source *tomlfile.Lines
}

// Seat says who plays a seat of the match.
type Seat struct {
	// ID is the seat's id in the notation: collectors, A.
	ID string
	// Names are the people who play it, taking turns if there are several.
	Names []string
	// Bot is the level of the bot that plays it; "" if people do.
	Bot string
}

// Resolver returns the engine for a header: its game with its rules, for its number of seats. If a key of the
// front matter cannot be used, the error is or wraps an [engines.FieldError] or a *[KeyError]. Its key is a
// key of the front matter ("ruleset", "seats"), or a key of [rules] without that name ("turns").
type Resolver func(Header) (engines.Engine, error)
