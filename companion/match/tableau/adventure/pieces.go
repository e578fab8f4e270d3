package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/adventure"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Widths of pieces, as parts of the side of a space.
const (
	tileSize    = 0.94
	figureSize  = 1
	sharedSize  = 0.82 // of a figure that stands on a tile
	torchSize   = 0.46
	carriedSize = 0.56
)

// gold is the colour of treasure, as on its tiles.
const gold = drawing.PlayerE

// trays adds the trays beside the board. While tiles are dealt there is only their tray; then comes one for
// the players to place. In play there are trays for the monsters in reserve, the players off the board, the
// treasure brought out, and the torches and walls that fixes use.
func (t *Table) trays(s *tableau.Scene, p *adventure.Position) {
	away := words.OffBoard
	switch {
	case p.Stage() == adventure.DuePlace:
		away = words.ToPlace
	case p.SettingUp():
		name := toDeal
		if p.Stage() == adventure.DueDiscard {
			name = toTakeAway
		}
		s.Trays = append(s.Trays,
			tableau.Tray{Spot: trayHand, Seat: engines.Table, Slots: len(t.game.Rules().Tiles), Name: name})
		return
	default:
		s.Trays = append(s.Trays,
			tableau.Tray{Spot: traySupply, Seat: engines.Table, Slots: len(t.kinds), Name: reserve})
	}
	s.Trays = append(s.Trays,
		tableau.Tray{Spot: trayPlayers, Seat: engines.Table, Slots: t.game.Players(),
			Name: words.Tray(t.Many("player"), away), Brief: words.Away})
	if p.SettingUp() {
		return
	}
	store := words.AndNames([]string{t.Many("torch"), t.Many("wall")})
	s.Trays = append(s.Trays,
		tableau.Tray{Spot: trayBank, Seat: engines.Table, Slots: 2, Name: broughtOut, Brief: out},
		tableau.Tray{Spot: trayStore, Seat: engines.Table, Slots: 2, Name: words.Sentence(store),
			Brief: words.Sentence(t.Many("torch"))})
}

// pieces adds all pieces to the scene, the lowest first: tiles, then monsters, torches, and kings with what
// they carry.
func (t *Table) pieces(s *tableau.Scene, p *adventure.Position) {
	for at := range t.boxes {
		if letter, n := t.game.Tile(p, at); letter != "" {
			s.Pieces = append(s.Pieces, t.tile(at, letter, n))
		}
	}
	for _, m := range t.monsters(p) {
		s.Pieces = append(s.Pieces, t.monster(p, m, p.Where(m)))
	}
	for at := range t.boxes {
		if p.Lit(at) {
			s.Pieces = append(s.Pieces,
				tableau.Thing{ID: torchOn + at, Seat: engines.Table, Spot: at, Icon: t.Theme.Icon("torch", 1),
					Size: t.space() * torchSize,
					Name: t.One("torch"), At: t.boxes[at].Centre().Plus(t.space()*0.25, -t.space()*0.24)})
		}
	}
	for player := range t.players() {
		if p.Stage() >= adventure.DuePlace {
			t.king(s, p, player)
		}
	}
	if p.SettingUp() {
		t.hand(s, p)
	} else {
		t.store(s, p)
	}
}

// tile returns the piece of a tile on a space. A space of -1 gives a tile without a place, for a tray; n is
// how many treasures are on a treasure tile.
func (t *Table) tile(at int, letter string, n int) tableau.Thing {
	piece := tableau.Thing{ID: tileOn + at, Seat: engines.Table, Label: letter, Form: tile,
		Size: t.space() * tileSize, Spot: at}
	if at >= 0 {
		piece.At = t.boxes[at].Centre()
	}
	word := "spawner"
	switch letter {
	case adventure.LetterEntrance:
		word, piece.Colour = "entrance", drawing.Good
	case adventure.LetterTreasure:
		word, piece.Colour, piece.Count = "treasure", gold, n
	case adventure.LetterWall:
		word, piece.Colour = "wall", drawing.Quiet
	}
	piece.Colour = parts.Colour(t.Theme.Noun(word).Color, piece.Colour)
	piece.Icon, piece.Name = t.Theme.Icon(word, 1), t.One(word)
	if k, ok := t.kindOf(letter); ok {
		piece.Colour, piece.Inner, piece.Name = t.kinds[k].colour, t.kinds[k].icon,
			spawnerOf(t.kinds[k].noun.One, t.One(word))
	}
	if piece.Count > 1 {
		piece.Name = words.Stack(piece.Count, piece.Name, t.Many(word))
	}
	return piece
}

// monster returns the piece of a monster on a space. A space of -1 gives one without a place, for a tray.
func (t *Table) monster(p *adventure.Position, m adventure.Piece, at int) tableau.Thing {
	k := &t.kinds[adventure.KindOf(m)]
	piece := tableau.Thing{ID: m, Seat: engines.Table, Label: t.Voice.Label(engines.Of(engines.PieceArg, m)), Icon: k.icon,
		Form: creature, Colour: k.colour,
		Name: t.Voice.Thing(engines.Of(engines.PieceArg, m))}
	if t.placeFigure(&piece, p, at); at >= 0 {
		if letter, _ := t.game.Tile(p, at); letter != "" {
			piece.Form = creatureOnTile
		}
	}
	return piece
}

// placeFigure gives a figure its place and size on a space. On a tile the figure is smaller and moved aside,
// so that the letter of the tile can be read.
func (t *Table) placeFigure(piece *tableau.Thing, p *adventure.Position, at int) {
	piece.Spot, piece.Size = at, t.space()*figureSize
	if at < 0 {
		return
	}
	piece.At = t.boxes[at].Centre()
	if letter, _ := t.game.Tile(p, at); letter != "" {
		piece.Size = t.space() * sharedSize
		piece.At = piece.At.Plus(t.space()*0.07, t.space()*0.07)
	}
}

// king adds a player's king, and the treasure that the player carries. A king off the board waits in the tray
// of the players.
func (t *Table) king(s *tableau.Scene, p *adventure.Position, player engines.Seat) {
	m := adventure.King(player)
	piece := tableau.Thing{ID: m, Seat: player, Label: t.Voice.Label(engines.Of(engines.PieceArg, m)),
		Icon: t.Theme.Icon("player", int(player)+1), Name: words.Sentence(words.Short(t.Voice.Seat(player), 40))}
	at := p.Where(m)
	if t.placeFigure(&piece, p, at); at < 0 {
		piece.Spot = trayPlayers
	}
	s.Pieces = append(s.Pieces, piece)
	if n := p.Carried(player); n > 0 && at >= 0 {
		load := tableau.Thing{ID: carriedBy + int(player), Seat: engines.Table,
			Icon: t.Theme.Icon("treasure", 1), Form: tableau.Figure, Colour: gold, Count: n,
			Spot: at, Size: t.space() * carriedSize,
			At: t.boxes[at].Centre().Plus(t.space()*0.27, -t.space()*0.27)}
		load.Name = words.Stack(n, t.One("treasure"), t.Many("treasure"))
		s.Pieces = append(s.Pieces, load)
	}
}

// letters returns the letters of all kinds of tiles: the entrance, treasure, walls, then the spawners in the
// order of combat.
func (t *Table) letters() []string {
	list := []string{adventure.LetterEntrance, adventure.LetterTreasure, adventure.LetterWall}
	for i := range t.kinds {
		list = append(list, t.kinds[i].Letter)
	}
	return list
}

// hand adds the tiles that are still to be dealt to their tray, as one pile for each kind.
func (t *Table) hand(s *tableau.Scene, p *adventure.Position) {
	for _, letter := range t.letters() {
		n := t.game.Hand(p, letter[0])
		if n == 0 {
			continue
		}
		pile := t.tile(-1, letter, 1)
		pile.ID, pile.Spot, pile.Count = inHand+int(letter[0]-'A'), trayHand, n
		s.Pieces = append(s.Pieces, pile)
	}
}

// store adds the pieces in the trays: monsters by kind, the treasure brought out, a torch and a wall.
func (t *Table) store(s *tableau.Scene, p *adventure.Position) {
	for k := range t.kinds {
		m, left := t.nextOf(p, k)
		if left == 0 {
			continue
		}
		pile := t.monster(p, m, -1)
		pile.ID, pile.Spot, pile.Count = supplyOf+k, traySupply, left
		pile.Label = "" // its number would be read as how many there are
		s.Pieces = append(s.Pieces, pile)
	}
	if n := p.Banked(); n > 0 {
		s.Pieces = append(s.Pieces,
			tableau.Thing{ID: bankPile, Seat: engines.Table, Spot: trayBank,
				Icon: t.Theme.Icon("treasure", 1), Form: tableau.Figure, Colour: gold,
				Count: n, Name: words.Stack(n, t.One("treasure"), t.Many("treasure"))})
	}
	wall := t.tile(-1, adventure.LetterWall, 1)
	wall.ID, wall.Spot = wallPile, trayStore
	torch := tableau.Thing{ID: torchPile, Seat: engines.Table, Spot: trayStore,
		Icon: t.Theme.Icon("torch", 1), Name: t.One("torch")}
	s.Pieces = append(s.Pieces, torch, wall)
}

// nextOf returns the monster of a kind that would appear next, and how many of the kind are off the board.
// The next is the one with the lowest number that is not on the board (ADV-04), -1 where none is left.
func (t *Table) nextOf(p *adventure.Position, k int) (next adventure.Piece, left int) {
	next = -1
	for i := range t.kinds[k].Supply {
		if m := k*adventure.MaxSupply + i; p.Where(m) < 0 {
			if left++; next < 0 {
				next = m
			}
		}
	}
	return next, left
}
