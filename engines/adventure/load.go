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
	return engines.LoadParts(p, s, g.checkPhase)
}

// loadParts reads all keys and checks each, but not whether the thing that is due fits the board. LoadSet
// settles that first.
func (g *Game) loadParts(s *Saved) (Position, error) {
	return engines.LoadParts(Position{exit: -1, fighter: -1}, s, g.loadDue, g.loadTiles, g.loadKings,
		g.loadMonsters, g.loadTurn, g.loadSetup, g.loadPhase)
}

// loadDue reads what is due.
func (g *Game) loadDue(p *Position, s *Saved) error {
	stage := slices.Index(stages, s.Due)
	if stage < 0 {
		return engines.Fieldf("due", "is %q; it can be %s", s.Due, text.Join(stages, "or"))
	}
	p.stage = uint8(stage)
	if s.Banked < 0 || s.Banked > MaxBanked {
		return engines.Fieldf("banked", "is %d; it can be 0 to %d", s.Banked, MaxBanked)
	}
	p.banked = int16(s.Banked)
	return nil
}

// loadTiles reads the tiles and the torches.
func (g *Game) loadTiles(p *Position, s *Saved) error {
	var count [tileKinds]int
	for _, name := range sortedKeys(s.Tiles) {
		key := "tiles." + name
		at, ok := g.board.Find(name)
		if !ok || g.board.Name(at) != strings.ToLower(name) {
			return engines.Fieldf(key, "is no space; they are a1 to p%d", Columns)
		}
		if p.lies[at] != nothing {
			return engines.Fieldf(key, "is there twice")
		}
		tile, n, ok := g.readTile(s.Tiles[name])
		if !ok {
			return engines.Fieldf(key, "is %q; it can be %s, or T2 to T%d for a stack", s.Tiles[name],
				g.tileLetters(), maxStack)
		}
		if tile == tileTreasure {
			p.layTreasure(at, n)
		} else {
			p.lay(at, uint8(tile+1))
		}
		if count[tile]++; tile >= tileSpawner && count[tile] > int(g.tiles[tile]) {
			return engines.Fieldf(key, "is one %s too many; there are %d", g.TileLetter(tile), g.tiles[tile])
		}
	}
	for i, name := range s.Torches {
		at, ok := g.board.Find(name)
		switch {
		case !ok:
			return engines.Fieldf("torches", "has %q; there is no such space", name)
		case !p.spawners.Has(at):
			return engines.Fieldf("torches", "has %s, where no spawner is", name)
		case p.lit.Has(at):
			return engines.Fieldf("torches", "has %s twice", s.Torches[i])
		}
		p.lit.Add(at)
	}
	if count[tileEntrance] > 1 {
		return engines.Fieldf("tiles", "has %d entrances (P); there is one", count[tileEntrance])
	}
	if p.stage > DueTile && (p.exit < 0 || p.spawners.Empty()) {
		return engines.Fieldf("tiles", "needs the entrance (P) and a spawner")
	}
	return nil
}

// readTile reads a tile of a record, such as Z, or T3 for a stack of three treasures.
func (g *Game) readTile(text string) (tile, n int, ok bool) {
	if text == "" {
		return 0, 0, false
	}
	arg, ok := g.parseTile(strings.ToLower(text[:1]))
	if !ok || arg < 0 {
		return 0, 0, false
	}
	if len(text) == 1 {
		return int(arg), 1, true
	}
	count, ok := engines.Number(text[1:])
	return int(arg), int(count), ok && arg == tileTreasure && count >= 2 && count <= maxStack
}

// loadKings reads where the players are, their hearts and what they carry.
func (g *Game) loadKings(p *Position, s *Saved) error {
	left := dead
	if p.stage <= DuePlace {
		left = inHand
	}
	for player := range p.king {
		p.king[player] = dead
		if player < g.players {
			p.king[player] = left
		}
	}
	var read [MaxPlayers]bool
	for _, key := range sortedKeys(s.Kings) {
		player, err := g.readPlayer("kings."+key, key)
		if err != nil {
			return err
		}
		if read[player] {
			return engines.Fieldf("kings."+key, "is there twice")
		}
		read[player] = true
		switch place := strings.ToLower(s.Kings[key]); place {
		case placeHand:
			p.king[player] = inHand
		case placeDead:
			p.king[player] = dead
		default:
			at, ok := g.board.Find(place)
			switch {
			case !ok:
				return engines.Fieldf("kings."+key, "is %q; it can be a space, dead or hand", s.Kings[key])
			case p.stands[at] != nobody:
				return engines.Fieldf("kings."+key, "is %s, where %s is", place, g.PieceName(p.On(at)))
			case p.lies[at] != nothing && at != int(p.exit):
				return engines.Fieldf("kings."+key, "is %s, where a tile lies (ADV-11)", place)
			}
			p.putKing(player, at)
			p.hearts[player] = g.most[player]
		}
	}
	for _, numbers := range []struct {
		key       string
		of        map[string]int
		into      *[MaxPlayers]uint8
		low, most int
	}{{"hearts", s.Hearts, &p.hearts, 1, g.rules.Hearts}, {"carried", s.Carried, &p.carried, 0, maxStack}} {
		for _, key := range slices.Sorted(maps.Keys(numbers.of)) {
			path := numbers.key + "." + key
			player, err := g.readPlayer(path, key)
			n, most := numbers.of[key], numbers.most
			if numbers.into == &p.hearts && err == nil {
				most = int(g.most[player])
			}
			switch {
			case err != nil:
				return err
			case n < numbers.low || n > most:
				return engines.Fieldf(path, "is %d; it can be %d to %d", n, numbers.low, most)
			case n > 0 && !p.lives(player):
				return engines.Fieldf(path, "is %d, but %s is not on the board", n, g.ids[player])
			}
			numbers.into[player] = uint8(n)
		}
	}
	return nil
}

// readPlayer reads the id of a player.
func (g *Game) readPlayer(path, id string) (int, error) {
	player := slices.Index(g.ids, strings.ToUpper(id))
	if player < 0 {
		return 0, engines.Fieldf(path, "is of no player; it can be %s", text.Join(g.ids, "or"))
	}
	return player, nil
}

// loadMonsters reads the spaces of the monsters, and which of them have gone or been rolled for.
func (g *Game) loadMonsters(p *Position, s *Saved) error {
	for _, key := range sortedKeys(s.Monsters) {
		path := "monsters." + key
		m, ok := g.readMonster(strings.ToLower(key))
		at, found := g.board.Find(s.Monsters[key])
		switch {
		case !ok || m < 0:
			return engines.Fieldf(path, "is no monster")
		case p.onBoard(int(m)):
			return engines.Fieldf(path, "is there twice")
		case !found:
			return engines.Fieldf(path, "is %q; it can be a space from a1 to p%d", s.Monsters[key], Columns)
		case p.stands[at] != nobody:
			return engines.Fieldf(path, "is %s, where %s is", s.Monsters[key], g.PieceName(p.On(at)))
		case !g.canStand(p, at, g.kinds[m/MaxSupply].Climbs) && p.spawnerOn(at) != int(m)/MaxSupply:
			return engines.Fieldf(path, "is %s, where it cannot stand (ADV-18)", s.Monsters[key])
		}
		p.putMonster(int(m), at)
	}
	for _, name := range s.Done {
		m, ok := g.readMonster(strings.ToLower(name))
		if !ok || m < 0 || !p.onBoard(int(m)) || p.done.Has(int(p.at[m])) {
			return engines.Fieldf("done", "has %q; it holds monsters on the board, each once", name)
		}
		p.done.Add(int(p.at[m]))
	}
	return nil
}

// loadTurn reads whose turn it is and what belongs to the turn.
func (g *Game) loadTurn(p *Position, s *Saved) error {
	if s.Turn == "" {
		for player := g.players - 1; player >= 0; player-- {
			if p.lives(player) {
				p.turn = int8(player)
			}
		}
	} else {
		player, err := g.readPlayer("turn", s.Turn)
		if err != nil {
			return err
		}
		p.turn = int8(player)
	}
	most := 0
	if p.stage >= DueAction && p.stage < over {
		most = g.rules.Actions
	}
	if s.Actions < 0 || s.Actions > most {
		return engines.Fieldf("actions", "is %d; where %s is due it can be 0 to %d", s.Actions, s.Due, most)
	}
	p.actions = int8(s.Actions)
	switch {
	case p.stage != DueGoes && p.stage != DueFight && !p.done.Empty():
		return engines.Fieldf("done", "is there only where goes or fight is due")
	case p.stage != DueFight && s.Fighter != "":
		return engines.Fieldf("fighter", "is there only where fight is due")
	case p.stage != DueExplode && s.Kind != "":
		return engines.Fieldf("kind", "is there only where explode is due")
	case p.stage != DueSpawn && p.stage != DueRespawn && (s.Face != 0 || s.Part != 0):
		return engines.Fieldf("face", "and part are there only where spawn or respawn is due")
	case p.stage != over && (s.Winner != "" || s.Brought != 0):
		return engines.Fieldf("winner", "and brought are there only after the end")
	case p.stage == over:
		return g.loadEnd(p, s)
	}
	return nil
}

// loadEnd reads how the match ended.
func (g *Game) loadEnd(p *Position, s *Saved) error {
	ended := slices.Index(winners, s.Winner)
	if ended <= int(undecided) {
		return engines.Fieldf("winner", "is %q; it can be players or dungeon", s.Winner)
	}
	if s.Brought < 0 || s.Brought > MaxBanked {
		return engines.Fieldf("brought", "is %d; it can be 0 to %d", s.Brought, MaxBanked)
	}
	p.ended, p.brought = uint8(ended), int16(s.Brought)
	return nil
}

// loadSetup checks a position while setting up. Tiles are taken away first, then dealt, and then the kings
// are placed in order.
func (g *Game) loadSetup(p *Position, s *Saved) error {
	if p.stage > DuePlace {
		for player := range g.players {
			if p.king[player] == inHand {
				return engines.Fieldf("kings."+g.ids[player], "is in hand; that is only while setting up")
			}
		}
		if len(s.Hand) > 0 {
			return engines.Fieldf("hand", "is there only while setting up")
		}
		return nil
	}
	if !p.monsters.Empty() || !p.lit.Empty() || p.banked != 0 || p.carried != [MaxPlayers]uint8{} {
		return engines.Fieldf("due",
			"is %s, but monsters, torches, banked or carried say that play has begun", s.Due)
	}
	away := g.rules.Discard
	for _, letter := range sortedKeys(s.Hand) {
		tile, _, ok := g.readTile(letter)
		if !ok || len(letter) != 1 || p.hand[tile] != 0 {
			return engines.Fieldf("hand."+letter, "is no tile, or there twice; there are %s", g.tileLetters())
		}
		if n := s.Hand[letter]; n < 0 || n > int(g.tiles[tile]) {
			return engines.Fieldf("hand."+letter, "is %d; it can be 0 to %d", n, g.tiles[tile])
		}
		p.hand[tile] = uint8(s.Hand[letter])
	}
	var left [tileKinds]int
	for tile, n := range p.hand {
		left[tile] = int(n)
	}
	for at := range p.tiles.All() {
		if p.treasureOn(at) > 1 {
			return engines.Fieldf("tiles."+g.board.Name(at), "is a stack; there is none while setting up")
		}
		left[p.lies[at]-1]++
	}
	spawners := 0
	for tile, n := range left {
		missing := int(g.tiles[tile]) - n
		if missing < 0 || missing > 0 && (tile == tileEntrance || tile == tileWall) ||
			tile == tileTreasure && n < 1 {
			return engines.Fieldf("tiles", "and hand have %d of %s; that cannot be", n,
				g.TileLetter(min(tile, tileSpawner+len(g.kinds)-1)))
		}
		away -= missing
		if tile >= tileSpawner {
			spawners += n
		}
	}
	if spawners < 1 || away < 0 || away > 0 && !p.tiles.Empty() {
		return engines.Fieldf("tiles",
			"and hand lack tiles, or hold more than are left after %d were taken away (ADV-03)",
			g.rules.Discard)
	}
	p.turn = 0
	for player := range g.players {
		switch {
		case p.lives(player) && int(p.turn) == player && p.hearts[player] == g.most[player]:
			p.turn++
		case p.king[player] != inHand:
			return engines.Fieldf("kings."+g.ids[player],
				"is placed out of order, dead or wounded; that cannot be while setting up")
		}
	}
	if p.inHand() > 0 && !p.kings.Empty() {
		return engines.Fieldf("kings", "has a player on the board; the tiles come first")
	}
	want := *p
	g.setUp(&want, nil)
	if want != *p {
		return engines.Fieldf("due", "is %s, but with these tiles and kings %s is", s.Due, stages[want.stage])
	}
	return nil
}

// loadPhase reads the keys that belong to the kind of decision that is due.
func (g *Game) loadPhase(p *Position, s *Saved) error {
	switch p.stage {
	case DueAction:
		if p.actions == 0 {
			p.actions = int8(g.rules.Actions)
		}
	case DueSpawn, DueRespawn:
		if s.Face < 1 || s.Face > g.rules.EventDie || s.Part < 1 || s.Part > len(g.events[s.Face]) {
			return engines.Fieldf("face",
				"is %d and part %d; the die has no such face, or it brings no so many things", s.Face, s.Part)
		}
		p.face, p.part = int8(s.Face), int8(s.Part-1)
	case DueFight:
		player, err := g.readPlayer("fighter", s.Fighter)
		if err != nil {
			return err
		}
		p.fighter = int8(player)
		for at := range p.done.All() {
			if g.kinds[p.monsterOn(at)/MaxSupply].Kill == 0 {
				return engines.Fieldf("done", "has %s, which is not rolled for (ADV-23)",
					g.PieceName(p.monsterOn(at)))
			}
		}
	case DueExplode:
		kind := slices.IndexFunc(g.kinds, func(k kind) bool { return k.id == s.Kind })
		if kind < 0 || g.kinds[kind].attack != explode {
			return engines.Fieldf("kind", "is %q; it can be a kind of monster that explodes", s.Kind)
		}
		p.part = int8(kind)
	}
	return nil
}

// checkPhase checks that what is due fits the board. A position in which a turn would already have gone
// further by itself is refused.
func (g *Game) checkPhase(p *Position, s *Saved) error {
	if p.stage <= DuePlace {
		return nil
	}
	for player := range g.players {
		if p.carried[player] > 0 && g.atExit(p, player) {
			return engines.Fieldf("carried."+g.ids[player],
				"is %d, but %s stands where treasure is banked (ADV-13)", p.carried[player], g.ids[player])
		}
	}
	switch {
	case p.stage == over:
		return nil
	case p.kings.Empty():
		return engines.Fieldf("kings", "has nobody on the board, but the match is not over")
	case !p.lives(int(p.turn)) && p.stage != DueExplode:
		return engines.Fieldf("turn", "is %s, who is not on the board", g.ids[p.turn])
	case g.allBanked(p):
		return engines.Fieldf("banked", "is all the treasure there is: the match is over (ADV-28)")
	case p.stage == DueEvent && p.quiet():
		return engines.Fieldf("due",
			"is event, but all spawners are lit and no monster is left: the match is over (ADV-28)")
	}
	want := *p
	if g.advance(&want, nil); want != *p {
		return engines.Fieldf("due", "is %s, but it cannot be here: %s is", s.Due, stages[want.stage])
	}
	return nil
}

// sortedKeys returns the keys of a table in order, so that of several errors the same one is reported every
// time.
func sortedKeys[V any](table map[string]V) []string { return slices.Sorted(maps.Keys(table)) }
