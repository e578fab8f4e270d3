package geyser

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// world is a position as the oracle sees it: the drawing of the board, and the tokens on each square by its
// name, in the order of arrival.
type world struct {
	signs  map[string]rune
	stands map[string][]string
}

// newWorld makes a world of a saved position and the drawing of the board.
func newWorld(g *Game, p *Position) *world {
	w := &world{map[string]rune{}, g.Save(p).(*Saved).Tokens}
	for y, line := range strings.Split(g.rules.Board, "\n") {
		for x, sign := range line {
			if sign != ' ' {
				w.signs[fmt.Sprintf("%c%d", 'a'+x, y+1)] = sign
			}
		}
	}
	return w
}

// off is the name of the square some columns and rows away.
func off(name string, x, y int) string {
	var row int
	fmt.Sscan(name[1:], &row)
	return fmt.Sprintf("%c%d", int(name[0])+x, row+y)
}

// owner returns the player whose tokens stand on a square, "" if there are none.
func (w *world) owner(name string) string {
	if len(w.stands[name]) == 0 {
		return ""
	}
	return w.stands[name][0][:1]
}

func (w *world) geyser(name string) bool { return w.signs[name] >= '1' && w.signs[name] <= '9' }

// geysers counts the geysers on which a player stands (GEY-06).
func (w *world) geysers(player string) (n int) {
	for name := range w.signs {
		if w.geyser(name) && w.owner(name) == player {
			n++
		}
	}
	return n
}

// moves lists the lines open to a player on their turn, worked out from the words of GEY-04, GEY-06, GEY-07
// and GEY-14.
func (w *world) moves(g *Game, player string) (list []string) {
	tokens := 0
	for from, names := range w.stands {
		for _, name := range names {
			if name[:1] != player {
				continue
			}
			tokens++
			for _, to := range []string{off(from, 0, -1), off(from, 0, 1), off(from, -1, 0),
				off(from, 1, 0)} {
				sign, isSquare := w.signs[to]
				switch {
				case !isSquare, w.geyser(from) && len(names) == 1,
					sign == 'M' && w.geysers(player) < g.rules.MotherNeeds:
				default:
					list = append(list, "move "+name+" "+to)
				}
			}
		}
	}
	if tokens == 0 && g.rules.Reentry {
		for name, sign := range w.signs {
			if sign == 'S' && w.owner(name) == "" {
				list = append(list, "reenter "+name)
			}
		}
	}
	if len(list) == 0 {
		list = []string{"pass"}
	}
	return list
}

// spawnSpaces lists the squares for a new token around a geyser (GEY-05).
func (w *world) spawnSpaces(g *Game, player, geyser string) (list []string) {
	tokens := 0
	for _, names := range w.stands {
		if len(names) > 0 && names[0][:1] == player {
			tokens += len(names)
		}
	}
	if g.rules.Tokens > 0 && tokens >= g.rules.Tokens {
		return nil
	}
	for _, d := range [][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1},
		{-1, -1}}[:g.rules.Around] {
		name := off(geyser, d[0], d[1])
		if sign := w.signs[name]; (sign == '.' || sign == 'S') &&
			(w.owner(name) == "" || w.owner(name) == player) {
			list = append(list, "spawn "+name)
		}
	}
	return list
}

// crowd draws a position in the middle of a crowd, a turn due.
func crowd(t *rapid.T, g *Game) Position {
	p := Position{target: -1, stage: DueTurn, round: 1}
	seats := rapid.SliceOfN(rapid.IntRange(-g.board.Len()/8, g.players-1), g.board.Len(),
		g.board.Len()).Draw(t, "who")
	for at, seat := range seats {
		for range rapid.IntRange(1, 2).Draw(t, "tokens") {
			if seat >= 0 && int(p.tribes[seat].count) < g.limit {
				p.put(engines.Seat(seat), p.tribes[seat].next(), at)
			}
		}
	}
	p.turn = int8(rapid.IntRange(0, g.players-1).Draw(t, "turn"))
	return p
}

// oracleGames are the rules under which the oracle looks.
func oracleGames(t *testing.T) []*Game {
	return []*Game{
		compile(t, 3), compile(t, 4, kindIsland, "mother_needs = 1"),
		compile(t, 2, smallIsland, "around = 4", `spawn_on = "claim"`, "tokens = 6"),
		compile(t, 2, contract[len(contract)-2].rules...),
	}
}

// TestTurnsAsTheOracleSays compares Moves, and Check on every token and square, with the oracle.
func TestTurnsAsTheOracleSays(t *testing.T) {
	games := oracleGames(t)
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		p := crowd(t, g)
		w, player := newWorld(g, &p), engines.Seat(p.turn)
		want := w.moves(g, g.ids[player])
		slices.Sort(want)
		var listed, allowed []string
		for _, m := range g.Moves(&p, nil) {
			listed = append(listed, g.Format(m))
		}
		slices.Sort(listed)
		lines := []engines.Move{engines.NewMove(player, VerbPass)}
		for to := range g.board.Len() {
			lines = append(lines, engines.NewMove(player, VerbReenter, int16(to)))
			for seat := range g.players {
				for _, n := range p.tribes[seat].number[:p.tribes[seat].count] {
					lines = append(lines, engines.NewMove(player, VerbMove, int16(seat), n, int16(to)))
				}
			}
		}
		for _, m := range lines {
			if g.Check(&p, m).OK() {
				allowed = append(allowed, g.Format(m))
			}
		}
		slices.Sort(allowed)
		if !slices.Equal(listed, want) || !slices.Equal(allowed, want) {
			t.Fatalf("%s in\n%s\noracle  %v\nlisted  %v\nallowed %v", g.ids[player], g.Draw(p), want, listed,
				allowed)
		}
	})
}

// TestMovesLeadWhereTheOracleSays makes a move and its battle, and compares the tokens on the board and the
// next decision with the oracle's.
func TestMovesLeadWhereTheOracleSays(t *testing.T) {
	games := oracleGames(t)
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		p := crowd(t, g)
		player := engines.Seat(p.turn)
		m := rapid.SampledFrom(g.Moves(&p, nil)).Draw(t, "move")
		if m.Verb != VerbMove {
			return
		}
		id, w := g.ids[player], newWorld(g, &p)
		name, from, to := g.Describe(token(player, m.Args[1]).Arg()).Text, "", g.board.Name(int(m.Args[2]))
		for square, names := range w.stands {
			if slices.Contains(names, name) {
				from = square
			}
		}
		g.Apply(&p, m, nil)
		defenders := w.stands[to]
		stage := "battle"
		for foe := w.owner(to); foe != "" && foe != id && stage == "battle"; {
			if p.stage != DueBattle {
				t.Fatalf("%s is attacked and %s is due", to, stages[p.stage])
			}
			attack, defence := rapid.IntRange(1, g.rules.DieFaces).Draw(t, "attack"),
				rapid.IntRange(1, g.rules.DieFaces).Draw(t, "defence")
			// The attacker counts what they hold while attacking, the defended geyser counts for its
			// defender.
			mine, theirs := attack+w.geysers(id), defence+w.geysers(foe)
			g.Apply(&p, engines.NewMove(engines.Dice, VerbRoll, int16(attack), int16(defence)), nil)
			switch {
			case mine < theirs:
				w.stands[from] = slices.DeleteFunc(w.stands[from], func(s string) bool { return s == name })
				stage = "lost"
			case mine > theirs:
				defenders = defenders[:len(defenders)-1]
				w.stands[to] = defenders
				if len(defenders) == 0 {
					stage = "entered"
				}
			}
			if stage == "battle" {
				if p.stage != DueAgain {
					t.Fatalf("%d to %d and %d defenders left, and %s is due", mine, theirs, len(defenders),
						stages[p.stage])
				}
				if !rapid.Bool().Draw(t, "again") {
					g.Apply(&p, engines.NewMove(player, VerbBack), nil)
					stage = "back"
				} else {
					g.Apply(&p, engines.NewMove(player, VerbAgain), nil)
				}
			}
		}
		claimed := w.owner(to) != id
		if stage == "battle" || stage == "entered" {
			w.stands[from] = slices.DeleteFunc(w.stands[from], func(s string) bool { return s == name })
			w.stands[to] = append(w.stands[to], name)
			stage = "turn"
			if w.geyser(to) && (claimed || g.rules.SpawnOn == Landing) && len(w.spawnSpaces(g, id, to)) > 0 {
				stage = "spawn"
			}
		}
		maps.DeleteFunc(w.stands, func(_ string, names []string) bool { return len(names) == 0 })
		if got := g.Save(&p).(*Saved).Tokens; !maps.EqualFunc(got, w.stands, slices.Equal) {
			t.Fatalf("%s from %s to %s: %s\ngot  %v\nwant %v", name, from, to, stage, got, w.stands)
		}
		if (stage == "spawn") != (p.stage == DueSpawn) {
			t.Fatalf("%s to %s: %s is due, want %s", name, to, stages[p.stage], stage)
		}
		if p.stage == DueSpawn {
			want := append(w.spawnSpaces(g, id, to), "no-spawn")
			var got []string
			for _, m := range g.Moves(&p, nil) {
				got = append(got, g.Format(m))
			}
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Fatalf("around %s: got %v, want %v", to, got, want)
			}
		}
	})
}

// TestFiringsAsTheOracleSays fires the geysers under many tokens. It compares the tokens left, the players
// out, the winner and the next to begin with the oracle's.
func TestFiringsAsTheOracleSays(t *testing.T) {
	games := append(oracleGames(t), compile(t, 3, restlessMother))
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(games).Draw(t, "game")
		p := crowd(t, g)
		p.stage, p.turn = DueFiring, 0
		w := newWorld(g, &p)
		roll := rapid.SampledFrom(g.Moves(&p, nil)).Draw(t, "roll")
		sum := int(roll.Args[0] + roll.Args[1])
		left, players := map[string][]string{}, map[string]bool{}
		winner := ""
		for name, names := range w.stands {
			ring, isGeyser := g.rules.Rings[string(w.signs[name])]
			if isGeyser && slices.Contains(ring.Sums, sum) ||
				w.signs[name] == 'M' && slices.Contains(g.rules.MotherFiresOn, sum) {
				continue
			}
			left[name], players[names[0][:1]] = names, true
			if w.signs[name] == 'M' {
				winner = names[0][:1]
			}
		}
		ends := winner != "" || !g.rules.Reentry && len(players) < 2
		for id := range players {
			if winner == "" && len(players) == 1 && !g.rules.Reentry {
				winner = id
			}
		}
		g.Apply(&p, roll, nil)
		if got := g.Save(&p).(*Saved).Tokens; !maps.EqualFunc(got, left, slices.Equal) {
			t.Fatalf("%d: got %v, want %v", sum, got, left)
		}
		if p.Over() != ends {
			t.Fatalf("%d: over is %v, want %v", sum, p.Over(), ends)
		}
		if ends {
			if got := g.Result(&p).(Result); got != (Result{winner, 1}) {
				t.Fatalf("%d: got %+v, want %s", sum, got, winner)
			}
		}
		for s, id := range g.ids {
			if !g.rules.Reentry && p.Out(engines.Seat(s)) == players[id] {
				t.Fatalf("%d: %s is out: %v", sum, id, p.Out(engines.Seat(s)))
			}
		}
	})
}
