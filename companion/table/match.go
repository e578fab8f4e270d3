// Package table is the table screen, one for all games: the board, whose turn it is and what is asked for,
// the dice, the tracks, the log, and below them undo, redo, put right, why and the rules.
package table

import (
	"fmt"

	"homespun/companion/session"
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Match is a match to be shown, with all that the screen needs to know of its game.
type Match struct {
	Session *session.Session
	// Title and Colour are those of the title bar.
	Title  string
	Colour drawing.Colour
	// Speak returns who speaks while these sit there; of a team, the one at turn. Seat is Table for all of
	// each team.
	Speak func(seats []record.Seat, seat engines.Seat, name int) tableau.Voice
	// Game returns how the match looks, in the words of a voice.
	Game func(tableau.Voice) tableau.Game

	// Renew makes the match anew for what its file says now; nil where that is always the same.
	Renew func() (Match, error)

	// Again begins another match of the same people, House changes its rules, Print goes to the print shop;
	// nil leaves the button out.
	Again, House, Print func()
}

// MatchOf returns the match of a session of one of the games there are.
func MatchOf(games tableau.Games, s *session.Session) (Match, error) {
	h := s.Header()
	rules, err := games.Ruleset(h)
	if err != nil {
		return Match{}, err
	}
	theme, err := rules.Game.FindTheme(h.Theme)
	if err != nil { // a theme that is gone is no reason not to play
		if theme, err = rules.Game.FindTheme(""); err != nil {
			return Match{}, err
		}
	}
	build, ok := games.Tables[rules.Game.ID]
	if !ok {
		return Match{}, fmt.Errorf("%s cannot be played on this screen yet", rules.Game.Title)
	}
	m := Match{Session: s, Renew: func() (Match, error) { return MatchOf(games, s) }, Title: rules.Game.Title,
		Colour: parts.Colour(rules.Game.Color, drawing.Ink)}
	switch {
	case h.House != "":
		m.Title += ": " + h.House
	case rules.ID != "standard" && rules.ID != "":
		m.Title += ": " + rules.Name
	}
	m.Speak = func(seats []record.Seat, seat engines.Seat, name int) tableau.Voice {
		names := make([][]string, len(seats))
		for i, s := range seats {
			names[i] = s.Names
		}
		speaker := rules.Speaker(theme, s.Engine(), names)
		if seat >= 0 {
			speaker = speaker.Acting(seat, name)
		}
		position, _ := s.Shown()
		return speaker.At(position)
	}
	m.Game = func(voice tableau.Voice) tableau.Game { return build(s.Engine(), voice, theme) }
	return m, nil
}

// voice is who speaks now; what holds it hears the new one when somebody else sits down.
type voice struct{ tableau.Voice }
