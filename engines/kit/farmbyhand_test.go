package kit

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// handFarm is the farm of three players written by hand: how many of each animal lie where, and what is asked next.
type handFarm struct {
	hands          [3][4]int
	pile, discards [4]int
	points         [3]int
	dealt          int
	mover, other   int
	asks           string
	over           bool
}

func sum(of [4]int) int { return of[0] + of[1] + of[2] + of[3] }

// settle goes on to what is asked next.
func (h *handFarm) settle() {
	for {
		me := &h.hands[h.mover]
		switch h.asks {
		case "deal":
			if h.dealt < 12 {
				return
			}
			h.asks = "draw"
		case "draw":
			if sum(h.pile) == 0 && sum(*me) < 6 { // whoever can draw nothing shuffles nothing
				h.pile, h.discards = h.discards, [4]int{}
			}
			if sum(*me) < 6 && sum(h.pile) > 0 {
				return
			}
			h.asks = "choose"
		case "pick":
			var can []int
			for i := range 3 {
				if i != h.mover && sum(h.hands[i]) > 0 {
					can = append(can, i)
				}
			}
			if len(can) > 1 {
				return
			}
			if h.asks = "set"; len(can) == 1 {
				h.asks, h.other = "take", can[0]
			}
		case "take":
			if sum(*me) < 6 {
				return
			}
			h.asks = "set"
		case "give":
			if h.other = (h.mover + 1) % 3; sum(*me) > 0 && sum(h.hands[h.other]) < 6 {
				return
			}
			h.asks = "set"
		case "set":
			if max(me[0], me[1], me[2], me[3]) >= 3 {
				return
			}
			h.asks = "drop"
		case "drop":
			if sum(*me) > 0 {
				return
			}
			h.asks = "next"
		case "next":
			if h.points[h.mover] >= 2 {
				h.over = true
				return
			}
			h.mover, h.asks = (h.mover+1)%3, "draw"
		default:
			return
		}
	}
}

// wants is who says what next.
func (h *handFarm) wants() (who engines.Seat, verb engines.Verb) {
	me := engines.Seat(h.mover)
	switch h.asks {
	case "deal", "draw", "take":
		return engines.Table, VerbDraw
	case "choose":
		return me, VerbChoose
	case "pick":
		return me, VerbPick
	case "give":
		return me, VerbGive
	}
	return me, VerbDiscard
}

// says makes a line; it reports whether that is allowed.
func (h *handFarm) says(who engines.Seat, verb engines.Verb, arg int) bool {
	if wantsWho, wants := h.wants(); who != wantsWho || verb != wants {
		return false
	}
	me, card := &h.hands[h.mover], max(0, min(arg, 3))
	from, to, n, next := me, &h.discards, 1, "set"
	switch h.asks {
	case "choose":
		if arg < 1 || arg > 3 {
			return false
		}
		h.asks = []string{"pick", "give", "set"}[arg-1]
		h.settle()
		return true
	case "pick":
		if arg < 0 || arg > 2 || arg == h.mover || sum(h.hands[arg]) == 0 {
			return false
		}
		h.other, h.asks = arg, "take"
		h.settle()
		return true
	case "deal":
		from, to, next = &h.pile, &h.hands[h.dealt/4], "deal"
	case "draw":
		from, to, next = &h.pile, me, "choose"
	case "take":
		from, to = &h.hands[h.other], me
	case "give":
		to = &h.hands[h.other]
	case "set":
		n, next = 3, "drop"
	case "drop":
		next = "next"
	}
	if arg != card || from[card] < n {
		return false
	}
	from[card] -= n
	to[card] += n
	if h.asks == "deal" {
		h.dealt++
	} else if h.asks == "set" {
		h.points[h.mover]++
	}
	h.asks = next
	h.settle()
	return true
}

// told says the position as the helper of that name says it.
func (h *handFarm) told() string {
	var parts []string
	for i, n := range h.points {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%c %d points", 'A'+i, n))
		}
	}
	add := func(name string, of [4]int) {
		cards := ""
		for i, animal := range []string{"Cow", "Hen", "Old goat", "Sheep"} {
			cards += strings.Repeat(" "+animal, of[i])
		}
		if cards != "" {
			parts = append(parts, name+":"+cards)
		}
	}
	add("discards", h.discards)
	for i := range h.hands {
		add(string(rune('a'+i)), h.hands[i])
	}
	last := "%c's turn"
	if h.over {
		last = "won by %c"
	}
	return strings.Join(append(parts, fmt.Sprintf(last, 'A'+h.mover)), ", ")
}

// Two programs that know nothing of each other play the same farm, line by line, legal and illegal.
func TestFarmByHand(t *testing.T) {
	g := compile(t, 3, farm)
	r := rand.New(rand.NewPCG(3, 4))
	allowed := 0
	most := round.Many(4_000, 30_000, 1_000_000)
	for lines := 0; lines < most; {
		p, h := g.Start(), handFarm{pile: [4]int{7, 7, 7, 7}, asks: "deal"}
		for ; !h.over && lines < most; lines++ {
			who, verb := h.wants()
			if r.IntN(5) == 0 {
				who, verb = engines.Seat(r.IntN(5)-2), VerbYes+engines.Verb(r.IntN(int(VerbPut-VerbYes)))
			}
			arg := r.IntN(6) - 1
			said := fmt.Sprint(who, " ", g.Format(engines.NewMove(who, verb, int16(arg))), " ", h.asks, ": ", h.told())
			m := engines.NewMove(who, verb, int16(arg))
			legal := h.says(who, verb, arg)
			if v := g.Check(&p, m); v.OK() != legal {
				t.Fatalf("allowed is %v: %s", v.OK(), said)
			} else if !legal {
				continue
			}
			g.Apply(&p, m, nil)
			allowed++
			if got, want := told(g, &p), h.told(); got != want || p.Over != h.over {
				t.Fatalf("%s\nleads to %s\nand in the kit to %s", said, want, got)
			}
		}
	}
	if allowed < most/4 {
		t.Errorf("only %d of %d lines were allowed", allowed, most)
	}
}
