package rulesets

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"homespun/engines"
)

// A Source is the raw material of a game: its engine, and the folder with its game.toml, texts.toml, rulesets
// and themes.
type Source struct {
	Engine engines.Definition
	Files  fs.FS
}

// A Shelf holds all the games in their order, and that of one's own games.
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

// All returns the games that people invented, in their order, without one's own.
func (s *Shelf) All() []*Game {
	return slices.DeleteFunc(slices.Clone(s.games), func(g *Game) bool { return g.Own })
}

// Every returns all games, that of one's own last.
func (s *Shelf) Every() []*Game { return s.games }

// Own returns the game whose rulesets are games of one's own; nil if there is none.
func (s *Shelf) Own() *Game {
	if i := slices.IndexFunc(s.games, func(g *Game) bool { return g.Own }); i >= 0 {
		return s.games[i]
	}
	return nil
}

// Game returns the game with an id, in any letter case. The error is an [*UnknownError].
func (s *Shelf) Game(id string) (*Game, error) {
	var known []string
	for _, g := range s.games {
		if strings.EqualFold(g.ID, strings.TrimSpace(id)) {
			return g, nil
		}
		if !g.Own {
			known = append(known, g.ID)
		}
	}
	if own := s.Own(); own != nil {
		games, _ := own.Ones()
		for _, g := range games {
			known = append(known, g.standard.ID)
		}
	}
	return nil, unknown("game", id, known)
}

// Find returns a ruleset by the names of its game and of itself, as people type them on the command line:
// "sitters" and "", "gentle" or "my rules.toml". A game of one's own is found by its id or title alone.
func (s *Shelf) Find(game, name string) (*Ruleset, error) {
	g, err := s.Game(game)
	if err == nil {
		return g.Find(name)
	}
	if own := s.Own(); own != nil && name == "" && strings.TrimSpace(game) != "" {
		r, wrong := own.Find(game)
		if unknown := new(UnknownError); !errors.As(wrong, &unknown) {
			return r, wrong
		}
	}
	return nil, err
}
