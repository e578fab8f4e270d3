package rulesets

import (
	"fmt"
	"io/fs"
	"strings"

	"homespun/engines"
)

// A Source is the raw material of a game: its engine, and the folder with its game.toml, texts.toml, rulesets
// and themes.
type Source struct {
	Engine engines.Definition
	Files  fs.FS
}

// A Shelf holds all the games in their order.
type Shelf struct{ games []*Game }

// NewShelf reads the games from their sources. The error names the file that is wrong.
func NewShelf(sources ...Source) (*Shelf, error) {
	s := &Shelf{}
	for _, source := range sources {
		g, err := s.newGame(source.Engine, source.Files)
		if err != nil {
			return nil, fmt.Errorf("the files of %s: %w", source.Engine.Info.ID, err)
		}
		s.games = append(s.games, g)
	}
	return s, nil
}

// All returns the games in their order.
func (s *Shelf) All() []*Game { return s.games }

// Game returns the game with an id, in any letter case. The error is an [*UnknownError].
func (s *Shelf) Game(id string) (*Game, error) {
	var known []string
	for _, g := range s.games {
		if strings.EqualFold(g.ID, strings.TrimSpace(id)) {
			return g, nil
		}
		known = append(known, g.ID)
	}
	return nil, unknown("game", id, known)
}

// Find returns a ruleset by the names of its game and of itself, as people type them on the command line:
// "sitters" and "", "gentle" or "my rules.toml".
func (s *Shelf) Find(game, name string) (*Ruleset, error) {
	g, err := s.Game(game)
	if err != nil {
		return nil, err
	}
	return g.Find(name)
}
