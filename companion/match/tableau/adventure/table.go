// Package adventure shows Adventure Mode Awesome on the table screen: it lays positions out as scenes, and
// says which inputs make which moves.
package adventure

//go:generate go run homespun/rulesets/template/doors

import (
	"slices"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/adventure"
	paper "homespun/printables/adventure"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Table is the tableau.Game of one match of Adventure Mode Awesome. It does not change once it is made.
type Table struct {
	tableau.Defaults
	game    *adventure.Game
	mat     *drawing.Drawing
	dungeon *dungeon
	tracks  *tracks
}

// dungeon is the board with the kinds of monsters, and what lies on it and beside it.
type dungeon struct {
	tableau.Terms
	game  *adventure.Game
	boxes []drawing.Rectangle
	kinds []kind
}

// kind is a kind of monsters with its numbers in the ruleset and its looks in the theme.
type kind struct {
	adventure.Monster
	noun   rulesets.Noun
	icon   string
	icons  []string // those of its figures
	colour drawing.Colour
}

var _ tableau.Game = (*Table)(nil)

// New returns the table of a match, in the words and icons of a theme. The mat is the printed board.
func New(engine engines.Engine, voice tableau.Voice, theme *rulesets.Theme) *Table {
	game := engine.Game().(*adventure.Game)
	mat, boxes := paper.BoardSpaces(game, theme, paper.DefaultSpace)
	terms := tableau.Terms{Engine: engine, Voice: voice, Theme: theme}
	d := &dungeon{Terms: terms, game: game, boxes: boxes}
	for i, id := range game.Kinds() {
		k := kind{Monster: game.Monster(i), noun: theme.Noun(id), colour: paper.KindColour(theme, i, id)}
		for number := range k.Supply {
			k.icons = append(k.icons, paper.KindIcon(theme, id, k.Figure, number+1))
		}
		k.icon = k.icons[0]
		d.kinds = append(d.kinds, k)
	}
	return &Table{tableau.Defaults{Terms: terms}, game, mat, d, &tracks{d}}
}

// The ids of the trays. Spaces have the numbers that the engine gives them.
const (
	trayHand = 1000 + iota
	trayPlayers
	traySupply
	trayBank
	trayStore
)

// The ids of pieces other than figures. Figures have the numbers that the engine gives them.
const (
	tileOn    = 1000 // plus the space
	torchOn   = 2000 // plus the space
	carriedBy = 3000 // plus the player
	inHand    = 4000 // plus the letter's place in the alphabet
	supplyOf  = 5000 // plus the kind
	bankPile  = 5100
	torchPile = 5101
	wallPile  = 5102
)

var positionOf = tableau.At[adventure.Position]

// Lying implements tableau.Fixer: the scene, in which a treasure is called so also on its tile, with the
// hearts of each player and the treasures that they carry.
func (t *Table) Lying(position engines.Position) *tableau.Scene {
	p := positionOf(position)
	s := t.lay(p)
	s.Pieces = slices.DeleteFunc(s.Pieces, func(piece tableau.Thing) bool {
		return piece.ID >= carriedBy && piece.ID < inHand
	})
	treasure := t.Theme.Noun("treasure")
	for i := range s.Pieces {
		if piece := &s.Pieces[i]; piece.ID < torchOn && piece.Label == adventure.LetterTreasure {
			piece.Name, piece.Many = treasure.One, treasure.Many
		} else if piece.ID >= tileOn && piece.ID < torchOn {
			piece.Name, piece.Many = tileCalled(piece.Name, false), tileCalled(piece.Name, true)
		}
	}
	if p.SettingUp() {
		return s
	}
	heart := t.Theme.Noun("heart")
	for player := range t.dungeon.players() {
		who := words.Sentence(t.Voice.Seat(player))
		s.Kept = append(s.Kept,
			tableau.Kept{Seat: player, Who: who, One: heart.One, Many: heart.Many, Count: p.Hearts(player),
				Box: true},
			tableau.Kept{Seat: player, Who: who, One: treasure.One, Many: treasure.Many,
				Count: p.Carried(player)})
	}
	return s
}

// Scene implements tableau.Game. All seats see the same, because nothing is hidden.
func (t *Table) Scene(position engines.Position, _ engines.Seat) *tableau.Scene {
	p := positionOf(position)
	s := t.lay(p)
	t.point(s, p)
	return s
}

// lay returns the scene of a position without arrows and highlights.
func (t *Table) lay(p *adventure.Position) *tableau.Scene {
	s := &tableau.Scene{Mat: t.mat, Slot: t.dungeon.space() * 1.6}
	for i, box := range t.dungeon.boxes {
		s.Spots = append(s.Spots, tableau.Place{ID: i, Box: box, Name: t.game.Board().Name(i)})
	}
	t.dungeon.lights(s, p)
	t.dungeon.trays(s, p)
	t.dungeon.pieces(s, p)
	s.Tracks, s.Goals = t.tracks.tracks(p), t.tracks.goals(p)
	return s
}

// space returns how wide a space is, in mm.
func (d *dungeon) space() float64 { return d.boxes[0].Width }

// steps returns the distance from one space to another, counted across and down.
func (d *dungeon) steps(a, b int) int {
	from, to := d.game.Board().Space(a), d.game.Board().Space(b)
	x, y := from.Column-to.Column, from.Row-to.Row
	return max(x, -x) + max(y, -y)
}

// monsters returns the monsters on the board, in reading order of their spaces.
func (d *dungeon) monsters(p *adventure.Position) []adventure.Piece {
	var list []adventure.Piece
	for at := range d.boxes {
		if m := p.On(at); m >= 0 && m < adventure.MaxMonsters {
			list = append(list, m)
		}
	}
	return list
}

// players returns the number of players. The players' seats run from 0 up to it.
func (d *dungeon) players() engines.Seat { return engines.Seat(d.game.Players()) }

// lives reports whether a player is on the board.
func lives(p *adventure.Position, player engines.Seat) bool {
	return p.Where(adventure.King(player)) >= 0
}

// kindOf returns the kind of monsters whose spawner bears a letter; ok is false for other tiles.
func (d *dungeon) kindOf(letter string) (k int, ok bool) {
	k = slices.IndexFunc(d.kinds, func(k kind) bool { return k.Letter == letter })
	return k, k >= 0
}
