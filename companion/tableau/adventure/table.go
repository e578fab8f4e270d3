// Package adventure puts Adventure Mode Awesome on the table.
package adventure

import (
	"slices"

	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/adventure"
	paper "homespun/printables/adventure"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Table is a match of Adventure Mode Awesome on the table.
type Table struct {
	tableau.Defaults
	game  *adventure.Game
	mat   *drawing.Drawing
	boxes []drawing.Rectangle
	kinds []kind
}

// kind is how a kind of monsters looks.
type kind struct {
	adventure.Monster
	noun   rulesets.Noun
	icon   string
	colour drawing.Colour
}

var _ tableau.Game = (*Table)(nil)

// New returns how a match looks in the words and icons of a theme, on the board as it is printed.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	game := engine.Game().(*adventure.Game)
	mat, boxes := paper.BoardSpaces(game, theme, paper.DefaultSpace)
	t := &Table{Defaults: tableau.Defaults{Engine: engine, Voice: voice, Theme: theme}, game: game, mat: mat,
		boxes: boxes}
	for i, id := range game.Kinds() {
		k := kind{Monster: game.Monster(i), noun: theme.Noun(id), colour: paper.KindColour(theme, i, id)}
		k.icon = paper.KindIcon(theme, id, k.Figure)
		t.kinds = append(t.kinds, k)
	}
	return t
}

// The ids of spots beyond the spaces.
const (
	trayHand = 1000 + iota
	trayPlayers
	traySupply
	trayBank
	trayStore
)

// The ids of pieces beyond the figures of the engine.
const (
	tileOn    = 1000 // and the space
	torchOn   = 2000 // and the space
	carriedBy = 3000 // and the player
	inHand    = 4000 // and the letter's place in the alphabet
	supplyOf  = 5000 // and the kind
	bankPile  = 5100
	torchPile = 5101
	wallPile  = 5102
)

func (t *Table) position(p engines.Position) *adventure.Position {
	at := p.(adventure.Position)
	return &at
}

// Scene implements tableau.Game. Nothing is hidden.
func (t *Table) Scene(position engines.Position, _ engines.Seat) *tableau.Scene {
	p := t.position(position)
	s := t.lay(p)
	t.point(s, p)
	return s
}

// lay returns the table with all that lies on it, and nothing pointed out.
func (t *Table) lay(p *adventure.Position) *tableau.Scene {
	s := &tableau.Scene{Mat: t.mat, Slot: t.space() * 1.6}
	for i, box := range t.boxes {
		s.Spots = append(s.Spots, tableau.Place{ID: i, Box: box, Name: t.game.Board().Name(i)})
	}
	t.trays(s, p)
	t.pieces(s, p)
	s.Tracks = t.tracks(p)
	return s
}

// space returns how wide the spaces are.
func (t *Table) space() float64 { return t.boxes[0].Width }

// steps returns how far it is from one space to another, across and down.
func (t *Table) steps(a, b int) int {
	from, to := t.game.Board().Space(a), t.game.Board().Space(b)
	x, y := from.Column-to.Column, from.Row-to.Row
	return max(x, -x) + max(y, -y)
}

// monsters returns the monsters on the board, in reading order of their spaces.
func (t *Table) monsters(p *adventure.Position) []adventure.Piece {
	var list []adventure.Piece
	for at := range t.boxes {
		if m := p.On(at); m >= 0 && m < adventure.MaxMonsters {
			list = append(list, m)
		}
	}
	return list
}

// players returns how many players there are: their seats are those before it.
func (t *Table) players() engines.Seat { return engines.Seat(t.game.Players()) }

// lives reports whether a player is on the board.
func lives(p *adventure.Position, player engines.Seat) bool {
	return p.Where(adventure.King(player)) >= 0
}

// kindOf returns the kind whose spawner bears a letter; ok is false for other tiles.
func (t *Table) kindOf(letter string) (k int, ok bool) {
	k = slices.IndexFunc(t.kinds, func(k kind) bool { return k.Letter == letter })
	return k, k >= 0
}
