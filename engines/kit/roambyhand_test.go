package kit

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// grove is squares with one piece on each, nobody past another, a gate, and berries, of which one comes again.
const grove = `
squares = ["S . b . b", ". # . # .", ". b . . g", "# . # b #"]
signs   = { S = "start", b = "bush", g = "gate" }
pieces  = 2
room    = 1
past    = false
dice    = "d4"
needs   = { gate = "berry" }
turn    = ["roll", "move", "take a berry"]
end     = ["if you have 4 berries: win", "if 25 rounds are over: most berries wins"]
[thing.berry]
at   = ["bush"]
most = 4
[land]
gate = ["lose a berry", "put a new berry on every bush"]
`

// A cell is a column and a row from 0 on.
type cell struct{ x, y int }

// handGrove is the grove of two players written by hand, in the manner of whoever plays it on paper.
type handGrove struct {
	rows    []string
	all     bool // all steps are taken
	at      [2][2]cell
	has     [2]int
	berries map[cell]int
	mover   int
	rounds  int
	face    int
}

func (h *handGrove) sign(c cell) byte {
	if c.x < 0 || c.y < 0 || c.x > 4 || c.y > 3 {
		return '#'
	}
	return h.rows[c.y][c.x]
}

// enters reports whether a piece can come to a square.
func (h *handGrove) enters(piece int, c cell) bool {
	if h.sign(c) == '#' || h.sign(c) == 'g' && h.has[h.mover] == 0 {
		return false
	}
	for seat := range h.at {
		for other, at := range h.at[seat] {
			if at == c && h.sign(c) != 'S' && (seat != h.mover || other != piece) {
				return false
			}
		}
	}
	return true
}

// walks follows all walks of a piece to where they can end, and to dead ends.
func (h *handGrove) walks(piece int, c, from cell, left int, ends, dead map[cell]bool) {
	if left == 0 || !h.all {
		ends[c] = true
	}
	if left == 0 {
		return
	}
	goes := false
	for _, to := range []cell{{c.x + 1, c.y}, {c.x - 1, c.y}, {c.x, c.y + 1}, {c.x, c.y - 1}} {
		if to != from && h.enters(piece, to) {
			goes = true
			h.walks(piece, to, c, left-1, ends, dead)
		}
	}
	if !goes {
		dead[c] = true
	}
}

// goals are the squares to which each piece can go.
func (h *handGrove) goals() (list [2]map[cell]bool) {
	for piece, at := range h.at[h.mover] {
		ends, dead := map[cell]bool{}, map[cell]bool{}
		h.walks(piece, at, cell{-9, -9}, h.face, ends, dead)
		if delete(ends, at); len(ends) == 0 {
			ends = dead
		}
		delete(ends, at)
		list[piece] = ends
	}
	return list
}

// goes moves a piece, and ends the turn; it reports whether the match is over.
func (h *handGrove) goes(piece int, to cell) (over bool) {
	h.at[h.mover][piece] = to
	if h.sign(to) == 'g' {
		h.has[h.mover]--
		for y, row := range h.rows {
			for x, sign := range row {
				if sign == 'b' {
					h.berries[cell{x, y}]++
				}
			}
		}
	}
	if h.berries[to] > 0 {
		h.berries[to]--
		h.has[h.mover]++
	}
	return h.ends()
}

func (h *handGrove) ends() bool {
	if h.rounds += h.mover; h.has[h.mover] == 4 || h.has[1-h.mover] == 4 || h.rounds == 25 {
		return true
	}
	h.mover = 1 - h.mover
	return false
}

// Two programs that know nothing of each other hunt for berries, line by line, legal and illegal: with steps as one likes,
// and with all of them.
func TestGroveByHand(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, all := range []bool{false, true} {
		rules := grove
		if all {
			rules = "steps = \"all\"\n" + grove
		}
		g := compile(t, 2, rules)
		for lines := 0; lines < round.Many(2_000, 10_000, 500_000); {
			h := handGrove{rows: []string{"S.b.b", ".#.#.", ".b..g", "#.#b#"}, all: all,
				berries: map[cell]int{{2, 0}: 1, {4, 0}: 1, {1, 2}: 1, {3, 3}: 1}}
			p, over := g.Start(), false
			makes := func(m engines.Move, legal bool) {
				t.Helper()
				lines++
				if v := g.Check(&p, m); v.OK() != legal {
					t.Fatalf("%s is allowed: %v, and by hand %v: %s", g.Format(m), v.OK(), legal, told(g, &p))
				} else if legal {
					g.Apply(&p, m, nil)
				}
			}
			for !over {
				h.face = 1 + r.IntN(4)
				makes(engines.NewMove(engines.Dice, engines.VerbRoll, int16(h.face)), true)
				goals := h.goals()
				many := len(goals[0]) + len(goals[1])
				for tries := 0; many > 1; tries++ {
					piece, to := r.IntN(2), cell{r.IntN(5), r.IntN(4)}
					word, ok := engines.Words(fmt.Sprintf("move %c%d %c%d", 'A'+h.mover, piece+1, 'a'+to.x, to.y+1)), goals[piece][to]
					m, err := g.Parse(engines.Seat(h.mover), strings.Join(word, " "))
					if err != nil {
						t.Fatal(err)
					}
					if makes(m, ok); ok {
						over = h.goes(piece, to)
						break
					}
				}
				if many == 0 {
					over = h.ends()
				}
				for piece := range goals {
					for to := range goals[piece] {
						if many == 1 {
							over = h.goes(piece, to)
						}
					}
				}
				compareGrove(t, g, &p, &h, over)
			}
		}
	}
}

func compareGrove(t *testing.T, g *Game, p *Position, h *handGrove, over bool) {
	t.Helper()
	lying := 0
	for _, l := range g.Lies(p) {
		x, y := g.Cell(l.Space)
		lying++
		if p.lying(l.Space, 0, 0, 0) != h.berries[cell{x, y}] {
			over = !over // differs
		}
	}
	for _, n := range h.berries {
		lying -= n
	}
	same := lying == 0 && over == p.Over && (over || int(p.mover()) == h.mover)
	for seat := range h.at {
		same = same && int(p.Own[seat][0]) == h.has[seat]
		for piece, at := range h.at[seat] {
			x, y := g.Cell(int(p.Place[seat][piece]))
			same = same && at == cell{x, y}
		}
	}
	if over && same {
		var winners engines.SeatSet
		for seat := range h.has {
			if h.has[seat] == slices.Max(h.has[:]) {
				winners = winners.With(engines.Seat(seat))
			}
		}
		same = winners == p.Winners
	}
	if !same {
		t.Fatalf("by hand it is %v, over %v, and the kit says %s", h, over, told(g, p))
	}
}
