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
func (d *dungeon) trays(s *tableau.Scene, p *adventure.Position) {
	away, brief := words.OffBoard, words.Away
	switch {
	case p.Stage() == adventure.DuePlace:
		away, brief = words.ToPlace, words.Sentence(words.ToPlace)
	case p.SettingUp():
		name := toDeal
		if p.Stage() == adventure.DueDiscard {
			name = toTakeAway
		}
		s.Trays = append(s.Trays,
			tableau.Tray{Spot: trayHand, Seat: engines.Table, Slots: len(d.game.Rules().Tiles), Name: name})
		return
	default:
		s.Trays = append(s.Trays,
			tableau.Tray{Spot: traySupply, Seat: engines.Table, Slots: len(d.kinds), Name: reserve})
	}
	s.Trays = append(s.Trays,
		tableau.Tray{Spot: trayPlayers, Seat: engines.Table, Slots: d.game.Players(),
			Name: words.Tray(d.Many("player"), away), Brief: brief})
	if p.SettingUp() {
		return
	}
	store := words.AndNames([]string{d.Many("torch"), d.Many("wall")})
	s.Trays = append(s.Trays,
		tableau.Tray{Spot: trayBank, Seat: engines.Table, Slots: 2, Name: broughtOut, Brief: out},
		tableau.Tray{Spot: trayStore, Seat: engines.Table, Slots: 2, Name: words.Sentence(store),
			Brief: words.Sentence(d.Many("torch"))})
}

// pieces adds all pieces to the scene, the lowest first: tiles, then monsters, torches, and kings with what
// they carry.
func (d *dungeon) pieces(s *tableau.Scene, p *adventure.Position) {
	for at := range d.boxes {
		if letter, n := d.game.Tile(p, at); letter != "" {
			s.Pieces = append(s.Pieces, d.tile(at, letter, n))
		}
	}
	for _, m := range d.monsters(p) {
		s.Pieces = append(s.Pieces, d.monster(p, m, p.Where(m)))
	}
	for at := range d.boxes {
		if p.Lit(at) {
			s.Pieces = append(s.Pieces,
				tableau.Thing{ID: torchOn + at, Seat: engines.Table, Spot: at, Icon: d.Theme.Icon("torch", 1),
					Size: d.space() * torchSize,
					Name: d.One("torch"), At: d.boxes[at].Centre().Plus(d.space()*0.25, -d.space()*0.24)})
		}
	}
	for player := range d.players() {
		if p.Stage() >= adventure.DuePlace {
			d.king(s, p, player)
		}
	}
	if p.SettingUp() {
		d.hand(s, p)
	} else {
		d.store(s, p)
	}
}

// tile returns the piece of a tile on a space. A space of -1 gives a tile without a place, for a tray; n is
// how many treasures are on a treasure tile.
func (d *dungeon) tile(at int, letter string, n int) tableau.Thing {
	piece := tableau.Thing{ID: tileOn + at, Seat: engines.Table, Label: letter, Form: tile,
		Size: d.space() * tileSize, Spot: at}
	if at >= 0 {
		piece.At = d.boxes[at].Centre()
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
	piece.Colour = parts.Colour(d.Theme.Noun(word).Color, piece.Colour)
	piece.Icon, piece.Name, piece.Many = d.Theme.Icon(word, 1), d.One(word), d.Many(word)
	if k, ok := d.kindOf(letter); ok {
		monster := d.kinds[k].noun.One
		piece.Colour, piece.Inner = d.kinds[k].colour, d.kinds[k].icon
		piece.Name, piece.Many = spawnerOf(monster, d.One(word)), spawnerOf(monster, d.Many(word))
	}
	if piece.Count > 1 {
		piece.Name = words.Stack(piece.Count, piece.Name, d.Many(word))
	}
	return piece
}

// monster returns the piece of a monster on a space. A space of -1 gives one without a place, for a tray.
func (d *dungeon) monster(p *adventure.Position, m adventure.Piece, at int) tableau.Thing {
	k := &d.kinds[adventure.KindOf(m)]
	arg := engines.Of(engines.PieceArg, m)
	piece := tableau.Thing{ID: m, Seat: engines.Table, Label: d.Voice.Label(arg), Icon: k.icons[m%adventure.MaxSupply],
		Form: creature, Colour: k.colour, Name: d.Voice.Thing(arg)}
	if d.placeFigure(&piece, p, at); at >= 0 {
		if letter, _ := d.game.Tile(p, at); letter != "" {
			piece.Form = creatureOnTile
		}
	}
	return piece
}

// placeFigure gives a figure its place and size on a space. On a tile the figure is smaller and moved aside,
// so that the letter of the tile can be read.
func (d *dungeon) placeFigure(piece *tableau.Thing, p *adventure.Position, at int) {
	piece.Spot, piece.Size = at, d.space()*figureSize
	if at < 0 {
		return
	}
	piece.At = d.boxes[at].Centre()
	if letter, _ := d.game.Tile(p, at); letter != "" {
		piece.Size = d.space() * sharedSize
		piece.At = piece.At.Plus(d.space()*0.07, d.space()*0.07)
	}
}

// king adds a player's king, and the treasure that the player carries. A king off the board waits in the tray
// of the players.
func (d *dungeon) king(s *tableau.Scene, p *adventure.Position, player engines.Seat) {
	m := adventure.King(player)
	piece := tableau.Thing{ID: m, Seat: player, Label: d.Voice.Label(engines.Of(engines.PieceArg, m)),
		Icon: d.Theme.Icon("player", int(player)+1),
		Name: words.Sentence(words.Short(d.Voice.Seat(player), 40))}
	at := p.Where(m)
	if d.placeFigure(&piece, p, at); at < 0 {
		piece.Spot = trayPlayers
	}
	s.Pieces = append(s.Pieces, piece)
	if n := p.Carried(player); n > 0 && at >= 0 {
		load := tableau.Thing{ID: carriedBy + int(player), Seat: engines.Table,
			Icon: d.Theme.Icon("treasure", 1), Form: tableau.Figure, Colour: gold, Count: n,
			Spot: at, Size: d.space() * carriedSize,
			At: d.boxes[at].Centre().Plus(d.space()*0.27, -d.space()*0.27)}
		load.Name = words.Stack(n, d.One("treasure"), d.Many("treasure"))
		s.Pieces = append(s.Pieces, load)
	}
}

// letters returns the letters of all kinds of tiles: the entrance, treasure, walls, then the spawners in the
// order of combat.
func (d *dungeon) letters() []string {
	list := []string{adventure.LetterEntrance, adventure.LetterTreasure, adventure.LetterWall}
	for i := range d.kinds {
		list = append(list, d.kinds[i].Letter)
	}
	return list
}

// hand adds the tiles that are still to be dealt to their tray, as one pile for each kind.
func (d *dungeon) hand(s *tableau.Scene, p *adventure.Position) {
	for _, letter := range d.letters() {
		n := d.game.Hand(p, letter[0])
		if n == 0 {
			continue
		}
		pile := d.tile(-1, letter, 1)
		pile.ID, pile.Spot, pile.Count = inHand+int(letter[0]-'A'), trayHand, n
		s.Pieces = append(s.Pieces, pile)
	}
}

// store adds the pieces in the trays: monsters by kind, the treasure brought out, a torch and a wall.
func (d *dungeon) store(s *tableau.Scene, p *adventure.Position) {
	for k := range d.kinds {
		m, left := d.nextOf(p, k)
		if left == 0 {
			continue
		}
		pile := d.monster(p, m, -1)
		pile.ID, pile.Spot, pile.Count = supplyOf+k, traySupply, left
		pile.Label = "" // its number would be read as how many there are
		s.Pieces = append(s.Pieces, pile)
	}
	if n := p.Banked(); n > 0 {
		s.Pieces = append(s.Pieces,
			tableau.Thing{ID: bankPile, Seat: engines.Table, Spot: trayBank,
				Icon: d.Theme.Icon("treasure", 1), Form: tableau.Figure, Colour: gold,
				Count: n, Name: words.Stack(n, d.One("treasure"), d.Many("treasure"))})
	}
	wall := d.tile(-1, adventure.LetterWall, 1)
	wall.ID, wall.Spot = wallPile, trayStore
	torch := tableau.Thing{ID: torchPile, Seat: engines.Table, Spot: trayStore,
		Icon: d.Theme.Icon("torch", 1), Name: d.One("torch")}
	s.Pieces = append(s.Pieces, torch, wall)
}

// nextOf returns the monster of a kind that would appear next, and how many of the kind are off the board.
// The next is the one with the lowest number that is not on the board (ADV-04), -1 where none is left.
func (d *dungeon) nextOf(p *adventure.Position, k int) (next adventure.Piece, left int) {
	next = -1
	for i := range d.kinds[k].Supply {
		if m := k*adventure.MaxSupply + i; p.Where(m) < 0 {
			if left++; next < 0 {
				next = m
			}
		}
	}
	return next, left
}
