package adventure

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// standard are the rules as the designers wrote them.
const standard = `
hearts = 10
respawn = true
bank = "adjacent"
ambiguity = "ask"
discard = 0
actions = 2
event_die = 6
events = { 1 = ["zombie"], 2 = ["skeleton"], 3 = ["creeper"], 4 = ["spider"], 5 = ["heal"], 6 = ["respawn"] }
tiles = { P = 1, T = 4, W = 3, Z = 2, S = 2, K = 2, C = 2 }

[monsters.zombie]
letter = "Z"
figure = "rook"
supply = 4
steps = 2
climbs = false
target = "sees"
attack = "hit"
range = 1
damage = 2
kill = 5
order = 4

[monsters.skeleton]
letter = "K"
figure = "bishop"
supply = 4
steps = 2
climbs = false
target = "shot"
attack = "shoot"
range = 4
damage = 1
kill = 4
order = 3

[monsters.creeper]
letter = "C"
figure = "knight"
supply = 4
steps = 1
climbs = false
target = "sees"
attack = "explode"
range = 2
damage = 5
kill = 0
order = 2

[monsters.spider]
letter = "S"
figure = "pawn"
supply = 16
steps = 3
climbs = true
target = "hears"
attack = "hit"
range = 1
damage = 1
kill = 3
order = 1
`

// ghost is a monster that a family made up: it hits two steps away, climbs, and comes with the spiders.
const ghost = `
tiles = { G = 2 }
events = { 4 = ["spider", "ghost"] }
[monsters.ghost]
letter = "G"
figure = "thimble"
supply = 3
steps = 4
climbs = true
target = "sees"
attack = "hit"
range = 2
damage = 1
kill = 6
order = 5
`

// tryCompile compiles the standard rules with house rules written as TOML on top.
func tryCompile(seats int, rules ...string) (*Game, error) {
	return Compile(enginetest.TOML(append([]string{standard}, rules...)...), seats)
}

// compile is tryCompile for rules that can be played.
func compile(t testing.TB, seats int, rules ...string) *Game {
	t.Helper()
	g, err := tryCompile(seats, rules...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// table is a game in a test.
type table struct {
	enginetest.Table[*Game, Position]
}

// draw sets a position up from a picture of the board's top left corner, a cell a space with blanks between:
// a tile by its letter (T3 is a stack, Z* a lit spawner), a figure by its name (Z1, A or B; C and D are said
// in the notes), both as Z1/T, and . for nothing. The notes after it are keys of a record's position. Where
// no entrance or no spawner is drawn, the entrance is p16 and a zombie spawner a16.
func draw(t testing.TB, g *Game, picture string, notes ...string) *table {
	t.Helper()
	tab := begin(t, g)
	tab.Stand(load(g, picture, notes...))
	return tab
}

// load is draw for a position that may not be possible.
func load(g *Game, picture string, notes ...string) (Position, error) {
	saved := Saved{Tiles: map[string]string{}, Kings: map[string]string{}, Monsters: map[string]string{},
		Hearts: map[string]int{}, Carried: map[string]int{}, Due: "event"}
	entrance, spawner := false, false
	for row, line := range strings.Split(strings.Trim(picture, "\n"), "\n") {
		for column, cell := range strings.Fields(line) {
			name := fmt.Sprintf("%c%d", 'a'+column, row+1)
			for _, part := range strings.Split(cell, "/") {
				letter := part[:1]
				tile, lit := strings.CutSuffix(part, "*")
				switch {
				case part == ".":
				case lit:
					saved.Torches = append(saved.Torches, name)
					saved.Tiles[name] = tile
					spawner = true
				case part == "A" || part == "B":
					saved.Kings[part] = name
				case len(part) == 1 || letter == "T":
					saved.Tiles[name] = part
					entrance = entrance || part == "P"
					spawner = spawner || !strings.Contains("PTW", letter)
				default:
					saved.Monsters[part] = name
				}
			}
		}
	}
	if !entrance {
		saved.Tiles["p16"] = "P"
	}
	if !spawner {
		saved.Tiles["a16"] = "Z"
	}
	return g.Load(enginetest.Over(func(s *Saved) { *s = saved }, notes...))
}

// begin begins a match with setting up.
func begin(t testing.TB, g *Game) *table { return &table{enginetest.NewTable(t, g)} }

// play makes lines that must be legal.
func (t *table) play(lines ...string) *table {
	t.Helper()
	t.Play(lines...)
	return t
}

// due checks what is due and whose it is.
func (t *table) due(want string) {
	t.Helper()
	got := stages[t.At.stage]
	if t.At.stage != over {
		got += " " + t.Game.ids[t.Game.mover(&t.At)]
	}
	if got != want {
		t.Errorf("due: got %s, want %s", got, want)
	}
}

// goals are the spaces to which a monster would go.
func (t *table) goals(monster string) string {
	t.Helper()
	return t.spaces(t.Game.Goals(&t.At, int(t.piece(monster))))
}

// targets are the spaces that a monster is after.
func (t *table) targets(monster string) string {
	t.Helper()
	return t.spaces(t.Game.Targets(&t.At, int(t.piece(monster))))
}

func (t *table) piece(name string) int16 {
	t.Helper()
	m, ok := t.Game.readFigure(strings.ToLower(name))
	if !ok || m < 0 {
		t.Fatalf("no piece %s", name)
	}
	return m
}

func (t *table) spaces(list []int) string {
	var names []string
	for _, at := range list {
		names = append(names, t.Game.board.Name(at))
	}
	return strings.Join(names, " ")
}

// where is the space of a figure, "" off the board.
func (t *table) where(name string) string {
	t.Helper()
	if at := t.At.Where(int(t.piece(name))); at >= 0 {
		return t.Game.board.Name(at)
	}
	return ""
}

func (t *table) saved() *Saved { return t.Game.Save(&t.At).(*Saved) }
