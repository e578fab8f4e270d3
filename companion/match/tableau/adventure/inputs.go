package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/adventure"
)

// Inputs implements tableau.Game. A tile of the hand and a space lay the tile; a tile alone discards it.
// Where only one monster can be sent, the space alone says where it goes.
func (t *Table) Inputs(position engines.Position, m engines.Move) []tableau.Input {
	switch first, second := int(m.Args[0]), int(m.Args[1]); {
	case m.Verb == adventure.VerbTile:
		return []tableau.Input{t.handInput(first), tableau.ASpot(second)}
	case m.Verb == adventure.VerbDiscard:
		return []tableau.Input{t.handInput(first)}
	case m.Verb == adventure.VerbGoes && t.only(position) == first:
		return []tableau.Input{tableau.ASpot(second)}
	}
	return t.Defaults.Inputs(position, m)
}

// choosing returns the monsters that may be sent now.
func (t *Table) choosing(position engines.Position) map[adventure.Piece]bool {
	list := map[adventure.Piece]bool{}
	if positionOf(position).Stage() == adventure.DueGoes {
		for _, m := range t.Engine.Moves(position, nil) {
			list[int(m.Args[0])] = true
		}
	}
	return list
}

// only returns the monster that may be sent now, where there is exactly one; else -1.
func (t *Table) only(position engines.Position) adventure.Piece {
	list := t.choosing(position)
	for m := range list {
		if len(list) == 1 {
			return m
		}
	}
	return -1
}

// Meaning implements tableau.Game. Picking up a figure first changes nothing, because the space alone decides
// the move; only a monster that is sent counts. A tap that fits no pending move becomes a move that is
// refused, so that the refusal says what is pending.
func (t *Table) Meaning(q *tableau.Question, in []tableau.Input) (engines.Move, bool) {
	p, seat := positionOf(q.Position()), q.Seat
	if len(in) > 2 {
		return engines.Move{}, false
	}
	switch dealing := p.SettingUp() && p.Stage() != adventure.DuePlace; {
	case dealing != (seat == engines.Table), dealing && in[0].Kind == tableau.Choice:
		// only the table deals, and only players do the rest
		return engines.Move{}, false
	case in[0].Kind == tableau.Choice:
		return q.Like(in...)
	case dealing:
		return t.dealt(p, seat, in)
	}
	at, ok := t.dungeon.spaceOf(p, in[len(in)-1])
	if p.Stage() == adventure.DueGoes {
		return t.sent(q, in, at)
	}
	pickUp := t.canPickUp(p, seat, in[0])
	switch {
	case len(in) == 2 && !pickUp, !ok && pickUp:
		return engines.Move{}, false
	case !ok:
		return notPending(p, seat)
	}
	switch p.Stage() {
	case adventure.DuePlace, adventure.DueSpawn, adventure.DueRespawn:
		return q.Like(tableau.ASpot(at))
	case adventure.DueAction:
		if len(in) == 1 && p.On(at) == adventure.King(seat) {
			return engines.Move{}, false // a player may pick up their own king first
		}
		return t.action(p, seat, at)
	case adventure.DueExplode:
		if m := p.On(at); m >= 0 && m < adventure.MaxMonsters {
			return tableau.Made(seat, adventure.VerbExplode, m)
		}
	}
	return notPending(p, seat)
}

// notPending returns a move that is certainly not pending now. The engine refuses it, and the refusal says
// what is pending.
func notPending(p *adventure.Position, seat engines.Seat) (engines.Move, bool) {
	if p.Stage() == adventure.DueSpawn {
		return tableau.Made(seat, adventure.VerbRespawn, 0)
	}
	return tableau.Made(seat, adventure.VerbSpawn, 0)
}

// dealt is Meaning while tiles are dealt or discarded. A tap on a tile that lies on the board already means
// laying another tile there, which is refused.
func (t *Table) dealt(p *adventure.Position, seat engines.Seat, in []tableau.Input) (engines.Move, bool) {
	tile, ok := t.held(in[0])
	switch {
	case ok && p.Stage() == adventure.DueDiscard:
		return tableau.Made(seat, adventure.VerbDiscard, tile)
	case ok && len(in) == 1:
		return engines.Move{}, false
	case ok:
		if at, on := t.dungeon.spaceOf(p, in[1]); on {
			return tableau.Made(seat, adventure.VerbTile, tile, at)
		}
		return engines.Move{}, false
	}
	at, on := t.dungeon.spaceOf(p, in[0])
	if !on || len(in) > 1 {
		return engines.Move{}, false
	}
	if lies, _ := t.game.Tile(p, at); lies != "" {
		for _, letter := range t.dungeon.letters() {
			if tile, ok := t.game.TileOf(letter); ok && t.game.Hand(p, letter[0]) > 0 {
				return tableau.Made(seat, adventure.VerbTile, tile, at)
			}
		}
	}
	return engines.Move{}, false
}

// handInput returns the input of a tile in the hand.
func (t *Table) handInput(tile int) tableau.Input {
	return tableau.APiece(inHand + int(t.game.TileLetter(tile)[0]-'A'))
}

// held returns the tile of the hand that an input is; ok is false for any other input.
func (t *Table) held(in tableau.Input) (tile int, ok bool) {
	n := in.ID - inHand
	if in.Kind != tableau.Piece || n < 0 || n >= 26 {
		return 0, false
	}
	return t.game.TileOf(string(rune('A' + n)))
}

// sent is Meaning while monsters are sent. A monster that may not be sent, tapped alone, means a move to its
// own space, so that the engine says why not. Where only one monster may be sent, the space alone is enough.
func (t *Table) sent(q *tableau.Question, in []tableau.Input, to int) (engines.Move, bool) {
	m := t.only(q.Position())
	switch {
	case isMonster(in[0]):
		if m = in[0].ID; len(in) == 1 && t.choosing(q.Position())[m] {
			return engines.Move{}, false
		}
	case len(in) == 2:
		return engines.Move{}, false
	case m < 0 && in[0].Kind == tableau.Piece:
		return notPending(positionOf(q.Position()), q.Seat)
	}
	if m < 0 || to < 0 {
		return engines.Move{}, false
	}
	return tableau.Made(q.Seat, adventure.VerbGoes, m, to)
}

// action returns the action that a tapped space stands for: lighting a torch on a spawner, taking treasure,
// and stepping onto any other space.
func (t *Table) action(p *adventure.Position, seat engines.Seat, at int) (engines.Move, bool) {
	verb := engines.Verb(adventure.VerbStep)
	letter, treasures := t.game.Tile(p, at)
	if _, spawner := t.dungeon.kindOf(letter); spawner {
		verb = adventure.VerbTorch
	} else if treasures > 0 {
		verb = adventure.VerbTake
	}
	return tableau.Made(seat, verb, at)
}

// canPickUp reports whether a player may pick up a piece before tapping a space. That goes for their own
// king, and while monsters spawn for a figure of the reserve.
func (t *Table) canPickUp(p *adventure.Position, seat engines.Seat, in tableau.Input) bool {
	if in.Kind != tableau.Piece {
		return false
	}
	return in.ID == adventure.King(seat) ||
		p.Stage() == adventure.DueSpawn && in.ID >= supplyOf && in.ID < supplyOf+len(t.dungeon.kinds)
}

func isMonster(in tableau.Input) bool {
	return in.Kind == tableau.Piece && in.ID >= 0 && in.ID < adventure.MaxMonsters
}

func (d *dungeon) name(at int) string { return d.game.Board().Name(at) }

// spaceOf returns the space that an input is or lies on. Beside the board it returns -1 and false.
func (d *dungeon) spaceOf(p *adventure.Position, in tableau.Input) (at int, ok bool) {
	at = -1
	switch id := in.ID; {
	case in.Kind == tableau.Spot && id < adventure.Spaces:
		at = id
	case in.Kind != tableau.Piece:
	case id >= 0 && id < adventure.MaxMonsters+d.game.Players():
		at = p.Where(id)
	case id >= tileOn && id < tileOn+adventure.Spaces:
		at = id - tileOn
	case id >= torchOn && id < torchOn+adventure.Spaces:
		at = id - torchOn
	case id >= carriedBy && id < carriedBy+d.game.Players():
		at = p.Where(adventure.King(engines.Seat(id - carriedBy)))
	}
	return at, at >= 0
}

// Name implements tableau.Game. The name of a space includes the tile on it, that of a piece includes its
// space.
func (t *Table) Name(position engines.Position, in tableau.Input) string {
	p := positionOf(position)
	if in.Kind == tableau.Choice {
		return stopActing
	}
	at, on := t.dungeon.spaceOf(p, in)
	if in.Kind == tableau.Spot {
		if !on {
			return ""
		}
		if letter, n := t.game.Tile(p, at); letter != "" {
			return t.tileName(p, at, letter, n)
		}
		return t.dungeon.name(at)
	}
	s := &tableau.Scene{}
	t.dungeon.pieces(s, p)
	piece, ok := s.Piece(in.ID)
	switch {
	case !ok:
		return ""
	case on && in.ID >= tileOn && in.ID < torchOn:
		letter, n := t.game.Tile(p, at)
		return t.tileName(p, at, letter, n)
	case on:
		return words.On(piece.Name, t.dungeon.name(at))
	}
	return piece.Name
}

// tileName names a tile on a space: "lit zombie spawner on f4".
func (t *Table) tileName(p *adventure.Position, at int, letter string, n int) string {
	name := t.dungeon.tile(at, letter, n).Name
	if p.Lit(at) {
		name = litSpawner(name)
	}
	return words.On(name, t.dungeon.name(at))
}
