package adventure

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/grid"
)

// Definition is what package rulesets needs to know of the game.
var Definition = engines.Define[Position](&info, Compile)

// Game is Adventure Mode Awesome under one ruleset. It does not change and is safe for several goroutines.
type Game struct {
	lines   engines.Lines[word]
	rules   Rules
	board   *grid.Board
	players int
	// kinds are the kinds of monsters in the order of combat (ADV-23).
	kinds []kind
	// events holds what each face brings, in order: the number of a kind, or heal or respawn.
	events [MaxFaces + 1][]int8
	// tiles holds how many tiles there are of each, before any are taken away.
	tiles   [tileKinds]uint8
	ids     []string
	letters [26]int8     // the tile of each letter, or -1
	auto    bool         // open choices are made in reading order (ADV-22)
	all     grid.WideSet // all spaces
	// balls[n][s] holds the spaces up to n steps from the space s, as if nothing were in the way. blocks are
	// those into which tiles are dealt (ADV-02).
	balls  *[farthest + 1][Spaces]grid.WideSet
	blocks [(Columns / block) * (Columns / block)]grid.WideSet
	// square holds, for each kind that explodes, the spaces around each space that its explosion reaches.
	square [MaxKinds]*[Spaces]grid.WideSet
	// most is how many hearts each player starts with and can have (ADV-05).
	most [MaxPlayers]uint8
}

// kind is a kind of monsters, compiled from the ruleset.
type kind struct {
	Monster
	id     string
	target uint8
	attack uint8
	// harm is how harmful a bot thinks one of these monsters is on the board, in tenths.
	harm int
}

// The values of target and attack, as numbers.
const (
	hears = uint8(iota)
	sees
	shot
)

const (
	hit = uint8(iota)
	shoot
	explode
)

// The events that bring no monsters. They are negative, unlike the numbers of kinds.
const (
	heal    = int8(-1)
	respawn = int8(-2)
)

var _ engines.Game[Position] = (*Game)(nil)

// Compile reads a ruleset, checks that it can be played and returns its game. A value that is not allowed
// gives a *[engines.FieldError].
func Compile(decode func(into any) error, seats int) (*Game, error) {
	g := &Game{players: seats}
	if err := decode(&g.rules); err != nil {
		return nil, err
	}
	if seats < 1 || seats > MaxPlayers {
		return nil, engines.Fieldf("seats", "must be 1 to %d", MaxPlayers)
	}
	g.ids = strings.Split("ABCD", "")[:seats]
	help, err := g.rules.Handicap.Of(Fields, g.ids)
	if err != nil {
		return nil, err
	}
	for player := range g.most {
		g.most[player] = uint8(g.rules.Hearts + help[player])
	}
	for _, check := range []func() error{g.checkNumbers, g.readMonsters, g.readTiles, g.readEvents} {
		if err := check(); err != nil {
			return nil, err
		}
	}
	board, err := grid.Parse(strings.Repeat(strings.Repeat(".", Columns)+"\n", Columns), ".", Spaces)
	if err != nil {
		return nil, err
	}
	g.board = board
	g.auto = g.rules.Ambiguity == Auto
	for i := range Spaces {
		g.all.Add(i)
	}
	g.balls, g.blocks = balls(), blocks()
	for k := range g.kinds {
		if g.kinds[k].attack == explode {
			g.square[k] = squares(g.kinds[k].Range)
		}
	}
	g.lines = g.newLines()
	return g, nil
}

// checkNumbers checks the plain fields against their bounds and choices.
func (g *Game) checkNumbers() error {
	return cmp.Or(engines.CheckNumbers(Fields, "", g.rules), engines.CheckChoices(Fields, "", g.rules))
}

// readMonsters reads the kinds and puts them in the order of combat.
func (g *Game) readMonsters() error {
	if n := len(g.rules.Monsters); n == 0 || n > MaxKinds {
		return engines.Fieldf("monsters", "has %d kinds; there can be 1 to %d", n, MaxKinds)
	}
	taken := map[string]string{LetterEntrance: "the entrance", LetterTreasure: "treasure",
		LetterWall: "walls"}
	for _, id := range slices.Sorted(maps.Keys(g.rules.Monsters)) {
		m := g.rules.Monsters[id]
		path := "monsters." + id + "."
		m.Letter = strings.ToUpper(m.Letter)
		if id == EventHeal || id == EventRespawn {
			return engines.Fieldf("monsters."+id,
				"cannot be the id of a monster; it is what an event is called")
		}
		if len(m.Letter) != 1 || m.Letter[0] < 'A' || m.Letter[0] > 'Z' {
			return engines.Fieldf(path+"letter", "is %q; it can be one letter from A to Z", m.Letter)
		}
		if other, ok := taken[m.Letter]; ok {
			if strings.Contains(LetterEntrance+LetterTreasure+LetterWall, m.Letter) {
				return engines.Fieldf(path+"letter", "is %s, which is the letter of %s", m.Letter, other)
			}
			return Clashes.Of("same-letter", id, other).With(otherLetter(g, id), otherLetter(g, other))
		}
		taken[m.Letter] = id
		if err := cmp.Or(engines.CheckNumbers(monsterFields, path, m),
			engines.CheckChoices(monsterFields, path, m)); err != nil {
			return err
		}
		if m.Target == Shot && m.Attack != Shoot {
			return Clashes.Of("shot-without-shooting", id, id).With(engines.FitOf(path+"attack", Shoot),
				engines.FitOf(path+"target", Sees))
		}
		attack := uint8(slices.Index([]string{Hit, Shoot, Explode}, m.Attack))
		g.kinds = append(g.kinds, kind{
			Monster: m, id: id,
			target: uint8(slices.Index([]string{Hears, Sees, Shot}, m.Target)),
			attack: attack,
			harm:   harmOf(&m, attack),
		})
	}
	slices.SortStableFunc(g.kinds, func(a, b kind) int { return a.Order - b.Order })
	return nil
}

// readTiles reads how many tiles there are, and checks that enough of them stay after the discards.
func (g *Game) readTiles() error {
	for i := range g.letters {
		g.letters[i] = -1
	}
	for i, letter := range []string{LetterEntrance, LetterTreasure, LetterWall} {
		g.letters[letter[0]-'A'] = int8(i)
	}
	for k := range g.kinds {
		g.letters[g.kinds[k].Letter[0]-'A'] = int8(tileSpawner + k)
	}
	total, spawners := 0, 0
	for _, letter := range slices.Sorted(maps.Keys(g.rules.Tiles)) {
		n := g.rules.Tiles[letter]
		up := strings.ToUpper(letter)
		if len(up) != 1 || up[0] < 'A' || up[0] > 'Z' || g.letters[up[0]-'A'] < 0 {
			if n == 0 && len(up) == 1 {
				continue // the tiles of a monster that has been taken out
			}
			return Clashes.Of("tile-of-none", letter).With(tilesElsewhere(g, letter)...)
		}
		if err := engines.CheckNumber(Fields, "tiles", "tiles."+letter, n); err != nil {
			return err
		}
		tile := g.letters[up[0]-'A']
		if g.tiles[tile] != 0 {
			return engines.Fieldf("tiles."+letter, "is there twice")
		}
		g.tiles[tile] = uint8(n)
		if total += n; tile >= tileSpawner {
			spawners += n
		}
	}
	treasures := int(g.tiles[tileTreasure])
	switch most := treasures + spawners - 2; {
	case total > MaxTiles:
		return engines.Fieldf("tiles", "are %d in all; there can be %d", total, MaxTiles)
	case g.tiles[tileEntrance] != 1:
		return engines.Fieldf("tiles.P", "is %d; there is 1 entrance", g.tiles[tileEntrance])
	case treasures < 1 || treasures > MaxTreasures:
		return engines.Fieldf("tiles.T", "is %d; it can be 1 to %d", treasures, MaxTreasures)
	case spawners < 1:
		return Clashes.Of("no-spawner").With(moreSpawners(g, 1)...)
	case g.rules.Discard > most:
		return Clashes.Of("many-taken-away", strconv.Itoa(most)).With(append([]engines.Fit{engines.FitOf("discard", max(most, 0)),
			engines.FitOf("tiles."+LetterTreasure, treasures+g.rules.Discard-most)},
			moreSpawners(g, g.rules.Discard-most)...)...)
	}
	return nil
}

// readEvents reads what each face brings.
func (g *Game) readEvents() error {
	for _, key := range slices.Sorted(maps.Keys(g.rules.Events)) {
		path := "events." + key
		face, err := strconv.Atoi(key)
		switch {
		case err != nil || face < 1 || face > MaxFaces || strconv.Itoa(face) != key:
			return engines.Fieldf(path, "is no face; the die has 1 to %d", g.rules.EventDie)
		case face > g.rules.EventDie && len(g.rules.Events[key]) == 0:
			continue // a face that a smaller die has no longer
		case face > g.rules.EventDie:
			return Clashes.Of("event-of-no-face", key).With(eventsOnFewerFaces(g), engines.FitOf("event_die", face))
		}
		if n := len(g.rules.Events[key]); n > MaxEvents {
			return engines.Fieldf(path, "brings %d things; a face can bring %d", n, MaxEvents)
		}
		for _, id := range g.rules.Events[key] {
			event := int8(slices.IndexFunc(g.kinds, func(k kind) bool { return k.id == id }))
			switch {
			case id == EventHeal:
				event = heal
			case id == EventRespawn:
				event = respawn
			case event < 0:
				return Clashes.Of("event-of-none", key, id).With(eventsWithout(g, id))
			}
			g.events[face] = append(g.events[face], event)
		}
	}
	return nil
}

// tileLetters lists the letters of all tiles, for error messages.
func (g *Game) tileLetters() string {
	list := []string{LetterEntrance, LetterTreasure, LetterWall}
	for k := range g.kinds {
		list = append(list, g.kinds[k].Letter)
	}
	return strings.Join(list, ", ")
}
