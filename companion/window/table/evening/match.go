// Package evening holds a match that was opened, with everything that the table's screen needs to know about
// its game.
package evening

import (
	"fmt"

	"homespun/companion/match/people"
	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/howto"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/picture"
	"homespun/rulesets"
)

// Match is a match with everything that the screen needs to know about its game.
type Match struct {
	Session *session.Session
	// Title and Colour are shown in the title bar.
	Title  string
	Colour drawing.Colour
	// Speak returns the voice for these seats. name is the index of the name whose turn it is, for a seat
	// with several names. With seat Table the voice names all of a team together.
	Speak func(seats []record.Seat, seat engines.Seat, name int) tableau.Voice
	// Game returns the game of the match, which uses the voice for its words. In it the seats have their
	// usual colours; Dressed has those that they wear.
	Game func(tableau.Voice) tableau.Game

	// Book is the match's rulebook.
	Book howto.Book

	// Aloud are the seats of people who always have things read aloud.
	Aloud engines.SeatSet

	// People are those whose figures are known; they are in the match with them.
	People []people.Person

	// Ready says that all is set up: whoever decides first in secret gets the laptop at once.
	Ready bool

	// Renew makes the match again after its file has been read again, because the file may name other rules
	// now. nil if they can never change.
	Renew func() (Match, error)

	// Other goes on with the match by other rules. A nil function has no button.
	Other func()
	// Again begins another match with the same people, House opens the house rules, Print goes to the print
	// shop. A nil function has no button.
	Again, House, Print func()
}

// Of returns the match of a session, whose game is one of these games.
func Of(games tableau.Games, s *session.Session) (Match, error) {
	h := s.Header()
	rules, err := games.Ruleset(h)
	if err != nil {
		return Match{}, err
	}
	theme, err := rules.Game.FindTheme(h.Theme)
	if err != nil { // a missing theme is no reason to stop
		if theme, err = rules.Game.FindTheme(""); err != nil {
			return Match{}, err
		}
	}
	build, ok := games.Tables[rules.Game.ID]
	if !ok {
		return Match{}, fmt.Errorf("%s cannot be played on this screen yet", rules.Game.Title)
	}
	theme = rules.In(theme)
	m := Match{Session: s, Renew: func() (Match, error) { return Of(games, s) }, Title: rules.Game.Title,
		Book:   howto.Book{Ruleset: rules, Theme: theme},
		Colour: parts.Colour(rules.Game.Color, drawing.Ink)}
	switch {
	case rules.Game.Own:
	case h.House != "":
		m.Title += ": " + h.House
	case rules.ID != rules.Game.Base && rules.ID != "":
		m.Title += ": " + rules.Name
	}
	m.Speak = func(seats []record.Seat, seat engines.Seat, name int) tableau.Voice {
		names := make([][]string, len(seats))
		for i, s := range seats {
			names[i] = s.Names
		}
		speaker := rules.Speaker(theme, s.Engine(), names).OnScreen()
		speaker = speaker.Calling(callBots(seats, speaker))
		if seat >= 0 {
			speaker = speaker.Acting(seat, name)
		}
		position, _ := s.Shown()
		return speaker.At(position)
	}
	m.Game = func(voice tableau.Voice) tableau.Game { return build(s.Engine(), voice, theme) }
	return m, nil
}

// Prepare reads the pictures of one's own that a match shows, which takes a while where they are large photographs.
func Prepare(games tableau.Games, s *session.Session, known []people.Person) {
	for _, one := range known {
		drawing.Picture(one.Face())
	}
	if rules, err := games.Ruleset(s.Header()); err == nil {
		if theme, err := rules.Game.FindTheme(s.Header().Theme); err == nil {
			picture.Troubles(parts.Pictures(theme))
		}
	}
}

// callBots returns what the bots among some seats are called: the owl, the fox, the second fox. None is
// called like another seat, since a theme may have an owl too.
func callBots(seats []record.Seat, speaker *rulesets.Speaker) []string {
	calls, taken := make([]string, len(seats)), map[string]bool{}
	for i, seat := range seats {
		if seat.Bot == "" || len(seat.Names) > 0 {
			taken[speaker.Seat(engines.Seat(i))] = true
		}
	}
	for i, seat := range seats {
		for number := 1; seat.Bot != "" && number <= engines.MaxSeats; number++ {
			if calls[i] = words.BotCalled(number, seat.Bot); !taken[calls[i]] {
				break
			}
		}
		taken[calls[i]] = true
	}
	return calls
}
