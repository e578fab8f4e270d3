package adventure

import (
	"maps"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
)

// leftOut holds the values of keys that a saved position leaves out.
var leftOut = Saved{Due: stages[DueEvent]}

// Load reads a saved position. A position that cannot exist gives a *[engines.FieldError].
func (g *Game) Load(decode func(into any) error) (Position, error) {
	return engines.Load(decode, leftOut, g.load)
}

func (g *Game) load(s *Saved) (Position, error) {
	p, err := g.loadParts(s)
	if err != nil {
		return p, err
	}
	return engines.ReadParts(p, s, g.checkPhase)
}

// loadParts reads all keys and checks each, but not whether the thing that is due fits the board. LoadSet
// settles that first.
func (g *Game) loadParts(s *Saved) (Position, error) {
	return engines.ReadParts(Position{exit: -1, fighter: -1}, s, g.loadDue, g.loadTiles, g.loadKings,
		g.loadOwned, g.loadMonsters, g.loadTurn, g.loadEnd, g.loadHand, g.checkSetup, g.loadPhase)
}

// loadDue reads what is due, and what is banked.
func (g *Game) loadDue(r *engines.Reading, p *Position, s *Saved) {
	stage := slices.Index(stages, s.Due)
	r.Bad(stage < 0, "due", "is %q; it can be %s", s.Due, text.Join(stages, "or"))
	p.stage = uint8(stage)
	p.banked = int16(r.Number("banked", s.Banked, 0, MaxBanked))
}

// findSpace finds a space by its name. It returns 0 where there is none, so that the reading can go on.
func (g *Game) findSpace(name string) (at int, ok bool) {
	at, ok = g.board.Find(name)
	return max(0, at), ok
}

// readSpace reads the name of a space where a tile lies.
func (g *Game) readSpace(r *engines.Reading, key, name string) int {
	at, ok := g.findSpace(name)
	ok = ok && g.board.Name(at) == strings.ToLower(name)
	r.Bad(!ok, key, "is no space; they are a1 to p%d", Columns)
	return at
}

// loadTiles reads the tiles and the torches.
func (g *Game) loadTiles(r *engines.Reading, p *Position, s *Saved) {
	count, letters := [tileKinds]int{}, g.tileLetters()
	engines.ReadTable(r, "tiles", s.Tiles, g.readSpace, func(at int, key, word string) {
		tile, n, ok := g.readTile(word)
		r.Bad(!ok, key, "is %q; it can be %s, or T2 to T%d for a stack", word, letters, maxStack)
		if tile == tileTreasure {
			p.layTreasure(at, n)
		} else {
			p.lay(at, uint8(tile+1))
		}
		count[tile]++
		r.Bad(tile >= tileSpawner && count[tile] > int(g.tiles[tile]), key,
			"is one %s too many; there are %d", g.TileLetter(tile), g.tiles[tile])
	})
	for _, name := range s.Torches {
		at, ok := g.findSpace(name)
		r.Bad(!ok, "torches", "has %q; there is no such space", name)
		r.Bad(!p.spawners.Has(at), "torches", "has %s, where no spawner is", name)
		r.Bad(p.lit.Has(at), "torches", "has %s twice", name)
		p.lit.Add(at)
	}
	entrances := count[tileEntrance]
	r.Bad(entrances > 1, "tiles", "has %d entrances (P); there is one", entrances)
	r.Bad(p.stage > DueTile && (p.exit < 0 || p.spawners.Empty()), "tiles",
		"needs the entrance (P) and a spawner")
}

// readTile reads a tile of a record, such as Z, or T3 for a stack of three treasures.
func (g *Game) readTile(word string) (tile, n int, ok bool) {
	arg, _ := g.parseTile(strings.ToLower(word[:min(1, len(word))]))
	if arg < 0 || len(word) == 1 {
		return int(max(0, arg)), 1, arg >= 0
	}
	count, ok := engines.Number(word[1:])
	return int(arg), int(count), ok && arg == tileTreasure && count >= 2 && count <= maxStack
}

// loadKings reads where the players are.
func (g *Game) loadKings(r *engines.Reading, p *Position, s *Saved) {
	for player := range p.king {
		p.king[player] = dead
		if player < g.players && p.stage <= DuePlace {
			p.king[player] = inHand
		}
	}
	engines.ReadTable(r, "kings", s.Kings, g.readPlayer, func(player int, key, where string) {
		switch place := strings.ToLower(where); place {
		case placeHand:
			p.king[player] = inHand
		case placeDead:
			p.king[player] = dead
		default:
			at, ok := g.findSpace(place)
			r.Bad(!ok, key, "is %q; it can be a space, dead or hand", where)
			r.Bad(p.stands[at] != nobody, key, "is %s, where %s is", place, g.PieceName(p.On(at)))
			r.Bad(p.lies[at] != nothing && at != int(p.exit), key, "is %s, where a tile lies (ADV-11)", place)
			p.putKing(player, at)
			p.hearts[player] = g.most[player]
		}
	})
}

// loadOwned reads the hearts of the players and what they carry.
func (g *Game) loadOwned(r *engines.Reading, p *Position, s *Saved) {
	for _, id := range sortedKeys(s.Hearts) {
		player := g.readPlayer(r, "hearts."+id, id)
		p.hearts[player] = g.readOwned(r, p, player, "hearts."+id, s.Hearts[id], 1, int(g.most[player]))
	}
	for _, id := range sortedKeys(s.Carried) {
		player := g.readPlayer(r, "carried."+id, id)
		p.carried[player] = g.readOwned(r, p, player, "carried."+id, s.Carried[id], 0, maxStack)
	}
}

// readOwned reads a number of things that only a player on the board has.
func (g *Game) readOwned(r *engines.Reading, p *Position, player int, key string, n, low, high int) uint8 {
	n = r.Number(key, n, low, high)
	r.Bad(n > 0 && !p.lives(player), key, "is %d, but %s is not on the board", n, g.ids[player])
	return uint8(n)
}

// readPlayer reads the id of a player.
func (g *Game) readPlayer(r *engines.Reading, key, id string) int {
	player := slices.Index(g.ids, strings.ToUpper(id))
	r.Bad(player < 0, key, "is of no player; it can be %s", text.Join(g.ids, "or"))
	return max(0, player)
}

// loadMonsters reads the spaces of the monsters, and which of them have gone or been rolled for.
func (g *Game) loadMonsters(r *engines.Reading, p *Position, s *Saved) {
	engines.ReadTable(r, "monsters", s.Monsters, g.readMonsterName, func(m int, key, space string) {
		at, ok := g.findSpace(space)
		kind := m / MaxSupply
		fits := g.canStand(p, at, g.kinds[kind].Climbs) || p.spawnerOn(at) == kind
		r.Bad(!ok, key, "is %q; it can be a space from a1 to p%d", space, Columns)
		r.Bad(p.stands[at] != nobody, key, "is %s, where %s is", space, g.PieceName(p.On(at)))
		r.Bad(!fits, key, "is %s, where it cannot stand (ADV-18)", space)
		p.putMonster(m, at)
	})
	for _, name := range s.Done {
		m, ok := g.findMonster(name)
		at := int(p.at[m])
		r.Bad(!ok || !p.onBoard(m) || p.done.Has(at), "done",
			"has %q; it holds monsters on the board, each once", name)
		p.done.Add(at)
	}
}

// findMonster finds a monster by its name. It returns 0 where there is none, so that the reading can go on.
func (g *Game) findMonster(name string) (m Piece, ok bool) {
	n, ok := g.readMonster(strings.ToLower(name))
	return int(max(0, n)), ok && n >= 0
}

// readMonsterName reads the name of a monster under key.
func (g *Game) readMonsterName(r *engines.Reading, key, name string) int {
	m, ok := g.findMonster(name)
	r.Bad(!ok, key, "is no monster")
	return m
}

// loadTurn reads whose turn it is and what belongs to the turn.
func (g *Game) loadTurn(r *engines.Reading, p *Position, s *Saved) {
	p.turn = int8(max(0, slices.IndexFunc(p.king[:], func(at int16) bool { return at >= 0 })))
	if s.Turn != "" {
		p.turn = int8(g.readPlayer(r, "turn", s.Turn))
	}
	most := 0
	if p.stage >= DueAction && p.stage < over {
		most = g.rules.Actions
	}
	r.Bad(s.Actions < 0 || s.Actions > most, "actions", "is %d; where %s is due it can be 0 to %d",
		s.Actions, s.Due, most)
	p.actions = int8(s.Actions)
	goes, fights := p.stage == DueGoes, p.stage == DueFight
	brings := p.stage == DueSpawn || p.stage == DueRespawn
	r.Bad(!goes && !fights && !p.done.Empty(), "done", "is there only where goes or fight is due")
	r.Bad(!fights && s.Fighter != "", "fighter", "is there only where fight is due")
	r.Bad(p.stage != DueExplode && s.Kind != "", "kind", "is there only where explode is due")
	r.Bad(!brings && (s.Face != 0 || s.Part != 0), "face",
		"and part are there only where spawn or respawn is due")
}

// loadEnd reads how the match ended.
func (g *Game) loadEnd(r *engines.Reading, p *Position, s *Saved) {
	if p.stage != over {
		r.Bad(s.Winner != "" || s.Brought != 0, "winner", "and brought are there only after the end")
		return
	}
	ended := slices.Index(winners, s.Winner)
	r.Bad(ended <= int(undecided), "winner", "is %q; it can be players or dungeon", s.Winner)
	p.ended, p.brought = uint8(ended), int16(r.Number("brought", s.Brought, 0, MaxBanked))
}

// loadHand reads the tiles in hand, which are there only while setting up.
func (g *Game) loadHand(r *engines.Reading, p *Position, s *Saved) {
	if p.stage > DuePlace {
		for player, id := range g.ids {
			r.Bad(p.king[player] == inHand, "kings."+id, "is in hand; that is only while setting up")
		}
		r.Bad(len(s.Hand) > 0, "hand", "is there only while setting up")
		return
	}
	r.Bad(!p.monsters.Empty() || !p.lit.Empty() || p.banked != 0 || p.carried != [MaxPlayers]uint8{}, "due",
		"is %s, but monsters, torches, banked or carried say that play has begun", s.Due)
	for _, letter := range sortedKeys(s.Hand) {
		tile, _, ok := g.readTile(letter)
		r.Bad(!ok || len(letter) != 1 || p.hand[tile] != 0, "hand."+letter,
			"is no tile, or there twice; there are %s", g.tileLetters())
		p.hand[tile] = uint8(r.Number("hand."+letter, s.Hand[letter], 0, int(g.tiles[tile])))
	}
}

// checkSetup checks a position while setting up. Tiles are taken away first, then dealt, and then the kings
// are placed in order.
func (g *Game) checkSetup(r *engines.Reading, p *Position, s *Saved) {
	if p.stage > DuePlace {
		return
	}
	var dealt [stack + maxStack + 1]int // by what lies on a space
	for at := range p.tiles.All() {
		r.Bad(p.treasureOn(at) > 1, "tiles."+g.board.Name(at), "is a stack; there is none while setting up")
		dealt[p.lies[at]]++
	}
	away, spawners := g.rules.Discard, 0
	for tile, held := range p.hand {
		n := dealt[tile+1] + int(held)
		missing := int(g.tiles[tile]) - n
		r.Bad(missing < 0 || missing > 0 && (tile == tileEntrance || tile == tileWall) ||
			tile == tileTreasure && n < 1, "tiles", "and hand have %d of %s; that cannot be", n,
			g.TileLetter(min(tile, tileSpawner+len(g.kinds)-1)))
		away -= missing
		if tile >= tileSpawner {
			spawners += n
		}
	}
	r.Bad(spawners < 1 || away < 0 || away > 0 && !p.tiles.Empty(), "tiles",
		"and hand lack tiles, or hold more than are left after %d were taken away (ADV-03)", g.rules.Discard)
	p.turn = 0
	for player, id := range g.ids {
		if p.lives(player) && int(p.turn) == player && p.hearts[player] == g.most[player] {
			p.turn++
			continue
		}
		r.Bad(p.king[player] != inHand, "kings."+id,
			"is placed out of order, dead or wounded; that cannot be while setting up")
	}
	r.Bad(p.inHand() > 0 && !p.kings.Empty(), "kings", "has a player on the board; the tiles come first")
	want := *p
	g.setUp(&want, nil)
	r.Bad(want != *p, "due", "is %s, but with these tiles and kings %s is", s.Due, stages[want.stage])
}

// loadPhase reads the keys that belong to the kind of decision that is due.
func (g *Game) loadPhase(r *engines.Reading, p *Position, s *Saved) {
	switch p.stage {
	case DueAction:
		if p.actions == 0 {
			p.actions = int8(g.rules.Actions)
		}
	case DueSpawn, DueRespawn:
		r.Bad(s.Face < 1 || s.Face > g.rules.EventDie || s.Part < 1 || s.Part > len(g.events[s.Face]), "face",
			"is %d and part %d; the die has no such face, or it brings no so many things", s.Face, s.Part)
		p.face, p.part = int8(s.Face), int8(s.Part-1)
	case DueFight:
		p.fighter = int8(g.readPlayer(r, "fighter", s.Fighter))
		for at := range p.done.All() {
			m := p.monsterOn(at)
			r.Bad(g.kinds[m/MaxSupply].Kill == 0, "done", "has %s, which is not rolled for (ADV-23)",
				g.PieceName(m))
		}
	case DueExplode:
		kind := slices.IndexFunc(g.kinds, func(k kind) bool { return k.id == s.Kind })
		r.Bad(kind < 0 || g.kinds[kind].attack != explode, "kind",
			"is %q; it can be a kind of monster that explodes", s.Kind)
		p.part = int8(kind)
	}
}

// checkPhase checks that what is due fits the board. A position in which a turn would already have gone
// further by itself is refused.
func (g *Game) checkPhase(r *engines.Reading, p *Position, s *Saved) {
	if p.stage <= DuePlace {
		return
	}
	for player, id := range g.ids {
		r.Bad(p.carried[player] > 0 && g.atExit(p, player), "carried."+id,
			"is %d, but %s stands where treasure is banked (ADV-13)", p.carried[player], id)
	}
	if p.stage == over {
		return
	}
	turn := int(p.turn)
	r.Bad(p.kings.Empty(), "kings", "has nobody on the board, but the match is not over")
	r.Bad(!p.lives(turn) && p.stage != DueExplode, "turn", "is %s, who is not on the board", g.ids[turn])
	r.Bad(g.allBanked(p), "banked", "is all the treasure there is: the match is over (ADV-28)")
	if r.Bad(p.stage == DueEvent && p.quiet(), "due",
		"is event, but all spawners are lit and no monster is left: the match is over (ADV-28)") {
		return
	}
	want := *p
	g.advance(&want, nil)
	r.Bad(want != *p, "due", "is %s, but it cannot be here: %s is", s.Due, stages[want.stage])
}

// sortedKeys returns the keys of a table in order, so that of several mistakes the same one comes first every
// time.
func sortedKeys[V any](table map[string]V) []string { return slices.Sorted(maps.Keys(table)) }
