package kit

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/kit/program"
)

// meadow is four pawns home with a ford that cuts across the ring, and a safe space.
var meadow = strings.Replace(pawns, "starts   = [1, 11, 21, 31, 6, 16]", "starts   = [1, 11, 21]\nsafe     = [8, 25]", 1) +
	"[ways]\nford = { from = 15, to = 26, spaces = 3 }\n"

// handPawns is the meadow of three players written by hand. A piece is at the start, 0, on a space of the ring, on one of
// the ford, 41 to 43, or in its lane, 101 to 104.
type handPawns struct {
	at    [3][4]int
	mover int
	asks  string
	face  int
	piece int
	steps int
	over  bool
}

func (h *handPawns) first() int { return 1 + 10*h.mover }

// after is the space behind another for whoever has the turn; 0 is none.
func (h *handPawns) after(at int, ford bool) int {
	switch {
	case at == 104:
		return 0
	case at > 100:
		return at + 1
	case at == 43:
		return 26
	case at > 40:
		return at + 1
	case ford && at == 15:
		return 41
	case at == (h.first()+38)%40+1:
		return 101
	}
	return at%40 + 1
}

// left is how many steps there are to the last space, straight on.
func (h *handPawns) left(at int) (n int) {
	for at = h.after(at, false); at != 0; at = h.after(at, false) {
		n++
	}
	return n
}

func (h *handPawns) mine(at, besides int) bool {
	for i, is := range h.at[h.mover] {
		if i != besides && is == at && at > 0 {
			return true
		}
	}
	return false
}

// ends reports whether a walk can end where none of one's own stands.
func (h *handPawns) ends(piece, at, steps int) bool {
	if steps == 0 || h.after(at, false) == 0 {
		return !h.mine(at, piece)
	}
	return h.ends(piece, h.after(at, false), steps-1) || at == 15 && h.ends(piece, 41, steps-1)
}

// movable are the pieces that can and have to be moved.
func (h *handPawns) movable() (list []int) {
	can := func(wanted func(at int) bool) {
		for i, at := range h.at[h.mover] {
			ok := h.left(at) >= h.face && h.ends(i, at, h.face)
			if at == 0 {
				ok = h.face == 6 && !h.mine(h.first(), i)
			}
			if ok && wanted(at) {
				list = append(list, i)
			}
		}
	}
	waits := h.at[h.mover][0]*h.at[h.mover][1]*h.at[h.mover][2]*h.at[h.mover][3] == 0
	can(func(at int) bool { return at == 0 })
	if len(list) == 0 && waits {
		can(func(at int) bool { return at == h.first() })
	}
	if len(list) == 0 {
		can(func(int) bool { return true })
	}
	return list
}

// walk goes on until the way has to be chosen or the walk is over.
func (h *handPawns) walk() {
	at := &h.at[h.mover][h.piece]
	for h.steps > 0 {
		if *at == 15 {
			on, ford := h.ends(h.piece, 16, h.steps-1), h.ends(h.piece, 41, h.steps-1)
			if on == ford {
				h.asks = "way"
				return
			}
			*at = h.after(15, ford)
		} else {
			*at = h.after(*at, false)
		}
		h.steps--
	}
	h.arrived()
}

func (h *handPawns) arrived() {
	at := h.at[h.mover][h.piece]
	for seat := range h.at {
		for i := range h.at[seat] {
			if seat != h.mover && h.at[seat][i] == at && at < 100 && at != 8 && at != 25 {
				h.at[seat][i] = 0
			}
		}
	}
	h.over = true
	for _, at := range h.at[h.mover] {
		h.over = h.over && at > 100
	}
	if !h.over {
		h.next()
	}
}

func (h *handPawns) next() {
	if h.asks = "roll"; h.face != 6 {
		h.mover = (h.mover + 1) % 3
	}
}

// moves begins to move a piece.
func (h *handPawns) moves(piece int) {
	if h.piece, h.steps = piece, h.face; h.at[h.mover][piece] == 0 {
		h.at[h.mover][piece], h.steps = h.first(), 0
	}
	h.walk()
}

// says makes a line; it reports whether that is allowed.
func (h *handPawns) says(who int, asks string, arg int) bool {
	if asks != h.asks || asks != "roll" && who != h.mover {
		return false
	}
	switch asks {
	case "way":
		if arg != 1 && arg != 2 {
			return false
		}
		h.at[h.mover][h.piece] = h.after(15, arg == 2)
		h.steps--
		h.walk()
	case "piece":
		list := h.movable()
		for _, can := range list {
			if can == arg {
				h.moves(arg)
				return true
			}
		}
		return false
	case "roll":
		if arg < 1 || arg > 6 {
			return false
		}
		again := h.face == -1 // the second roll of somebody with all at the start
		h.face = arg
		if !again && arg != 6 && h.at[h.mover] == [4]int{} {
			h.face = -1
			return true
		}
		switch list := h.movable(); len(list) {
		case 0:
			h.next()
		case 1:
			h.moves(list[0])
		default:
			h.asks = "piece"
		}
	}
	return true
}

// Two programs that know nothing of each other play four pawns home, line by line, legal and illegal.
func TestPawnsByHand(t *testing.T) {
	g := compile(t, 3, meadow)
	r := rand.New(rand.NewPCG(5, 6))
	most, allowed, ways, matches := round.Many(6_000, 60_000, 1_000_000), 0, 0, 0
	for lines := 0; lines < most; matches++ {
		p, h := g.Start(), handPawns{asks: "roll"}
		for ; !h.over && lines < most; lines++ {
			who, asks, arg := h.mover, h.asks, r.IntN(7)
			if r.IntN(5) == 0 {
				who, asks = r.IntN(3), []string{"roll", "piece", "way"}[r.IntN(3)]
			}
			var m engines.Move
			switch asks {
			case "roll":
				m = engines.NewMove(engines.Dice, engines.VerbRoll, int16(arg))
			case "way":
				m = engines.NewMove(engines.Seat(who), VerbChoose, int16(arg))
			case "piece":
				arg %= 4
				m = engines.NewMove(engines.Seat(who), VerbMove, int16(who*program.MaxPieces+arg))
			}
			before := fmt.Sprintf("%+v, then %d %s %d", h, who, asks, arg)
			legal := h.says(who, asks, arg)
			if v := g.Check(&p, m); v.OK() != legal {
				t.Fatalf("allowed is %v (%s): %s", v.OK(), info.Reasons[v.Message.Reason].Name, before)
			} else if !legal {
				continue
			}
			allowed++
			if asks == "way" {
				ways++
			}
			g.Apply(&p, m, nil)
			var at [3][4]int
			for seat := range at {
				for i := range at[seat] {
					if at[seat][i] = int(p.Place[seat][i]); at[seat][i] > 43 {
						at[seat][i] += 57 - 4*seat
					}
				}
			}
			if at != h.at || p.Over != h.over || int(p.mover()) != h.mover || h.over && p.Winners != engines.Seats(engines.Seat(h.mover)) {
				t.Fatalf("%s\nleads to %+v\nand in the kit to %s", before, h, told(g, &p))
			}
		}
	}
	if allowed < most/4 || ways < most/500 {
		t.Errorf("of %d lines %d were allowed, and %d times a way was chosen", most, allowed, ways)
	}
}
