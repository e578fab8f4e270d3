// Package geyser shows Geyser on the table screen: it lays positions out as scenes, and says which inputs
// make which moves.
package geyser

//go:generate go run homespun/rulesets/template/doors

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/printables/drawing"
	paper "homespun/printables/geyser"
	"homespun/rulesets"
)

// Table is the tableau.Game of one match of Geyser. It does not change once it is made.
type Table struct {
	tableau.Defaults
	game  *geyser.Game
	odds  *odds
	mat   *drawing.Drawing
	boxes []drawing.Rectangle
}

var _ tableau.Game = (*Table)(nil)

// New returns the table of a match, in the words and icons of a theme. The mat is the printed board with the
// odds of each geyser drawn on it.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	game := engine.Game().(*geyser.Game)
	terms := tableau.Terms{Engine: engine, Voice: voice, Theme: theme}
	t := &Table{Defaults: tableau.Defaults{Terms: terms}, game: game, odds: &odds{terms, game}}
	t.mat, t.boxes = paper.BoardSpaces(game, theme, paper.DefaultSpace)
	t.odds.draw(t.mat, t.boxes)
	return t
}

// The ids of the trays. Spaces have the numbers that the engine gives them.
const (
	trayNext = 1000 + iota
	trayOff
)

// pileOn plus a space is the id of the sign that shows how many tokens lie there. Lower ids are tokens.
const pileOn = 1 << 20

// moreOff plus a player is the id of the sign that tells how many more tokens are off the board.
const moreOff = pileOn + 1000

var positionOf = tableau.At[geyser.Position]

// Lying implements tableau.Fixer: the scene, with every token of a pile.
func (t *Table) Lying(position engines.Position) *tableau.Scene {
	p := positionOf(position)
	s := t.lay(p)
	s.Pieces = slices.DeleteFunc(s.Pieces, func(piece tableau.Thing) bool { return piece.Spot < trayNext })
	for at := range t.boxes {
		for _, token := range p.On(at) {
			piece := t.token(token)
			piece.Spot = at
			s.Pieces = append(s.Pieces, piece)
		}
	}
	return s
}

// Scene implements tableau.Game. All seats see the same, because nothing is hidden.
func (t *Table) Scene(position engines.Position, _ engines.Seat) *tableau.Scene {
	p := positionOf(position)
	s := t.lay(p)
	switch p.Stage() {
	case geyser.DueSpawn:
		s.Here = []int{p.Spawn()}
	case geyser.DueBattle, geyser.DueAgain:
		t.aim(s, p)
	}
	if p.Over() && p.Controls(t.game.Mother()) >= 0 {
		s.Here = []int{t.game.Mother()}
	}
	return s
}

// lay returns the scene of a position without arrows and highlights.
func (t *Table) lay(p *geyser.Position) *tableau.Scene {
	s := &tableau.Scene{Mat: t.mat, Slot: t.boxes[0].Width * 0.85}
	for i, box := range t.boxes {
		s.Spots = append(s.Spots, tableau.Place{ID: i, Box: box, Name: t.name(i), Card: t.game.Kind(i) == geyser.Start})
	}
	t.pieces(s, p)
	s.Tracks, s.Goals = t.tracks(p), t.goals(p)
	return s
}

// aim highlights a battle and adds an arrow from the attacking token to the defending one (GEY-10).
func (t *Table) aim(s *tableau.Scene, p *geyser.Position) {
	attacker, defender, at, ok := p.Battle()
	if !ok {
		return
	}
	s.Here = []int{p.Where(attacker), at}
	from, _ := s.Piece(idOf(attacker, p))
	to, _ := s.Piece(idOf(defender, p))
	s.Arrows = append(s.Arrows, tableau.Arrow{From: from.At, To: to.At, Seat: attacker.Seat, Strong: true})
}

func (t *Table) name(at int) string { return t.game.Board().Name(at) }

// thing names a token without its owner: "wolf 3".
func (t *Table) thing(token geyser.Token) string { return t.Voice.Thing(token.Arg()) }

// players returns the number of players. The players' seats run from 0 up to it.
func (t *Table) players() engines.Seat { return engines.Seat(t.game.Players()) }
