package kit

import (
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"homespun/engines"
	"homespun/engines/enginetest/round"
	"homespun/engines/kit/program"
	"homespun/engines/record"
)

// otherwise gives somebody other cards, which only they and the pile know: each that is in a secret hand is changed for
// one of the pile.
func otherwise(g *Game, p Position, seat engines.Seat, r *rand.Rand) Position {
	for deck := range g.Decks {
		d := &g.Decks[deck]
		if d.Hand != program.Secret {
			continue
		}
		for card := range d.Names() {
			for range g.has(&p, deck, card, handOf(seat)) {
				g.shift(&p, deck, card, handOf(seat), program.InPile)
				other := r.IntN(d.Names())
				for g.has(&p, deck, other, program.InPile) == 0 {
					other = r.IntN(d.Names())
				}
				g.shift(&p, deck, other, program.InPile, handOf(seat))
			}
		}
	}
	return p
}

// Of two worlds that differ only in what is hidden from somebody, they see the same, owe the same, and may do the same.
func TestNobodySeesTheHandsOfOthers(t *testing.T) {
	games := shipped(t)
	games["farm"] = farm
	for name, rules := range games {
		for _, seats := range []int{2, 4, 6} {
			t.Run(name, func(t *testing.T) {
				if seats == 6 && name == "hedgehogs" {
					t.Skip("four lanes")
				}
				g := compile(t, seats, rules)
				worlds(t, g, seats, slices.ContainsFunc(g.Packs(), func(pack Pack) bool { return pack.Hand == program.Secret }))
			})
		}
	}
}

// worlds plays matches, each position of which is compared with another world; hidden says that there is something that
// not all see.
func worlds(t *testing.T, g *Game, seats int, hidden bool) {
	r, other := rand.New(rand.NewPCG(1, 1)), 0
	for range round.Many(3, 10, 100) {
		p := g.Start()
		for line := 0; line < 150 && !p.Over; line++ {
			me, them := engines.Seat(r.IntN(seats)), engines.Seat(r.IntN(seats))
			q := otherwise(g, p, them, r)
			view := g.View(&p, me)
			if q != p {
				other++
			}
			if me != them && view != g.View(&q, me) || g.View(&p, engines.Table) != g.View(&q, engines.Table) {
				t.Fatalf("%d sees the hand of %d:\n%s\n%s", me, them, told(g, &p), told(g, &q))
			}
			if !hidden && view != p {
				t.Fatalf("%d does not see all of what all see:\n%s\n%s", me, told(g, &p), told(g, &view))
			}
			if due, same := g.Pending(&p), g.Pending(&view); due != same {
				t.Fatalf("%d owes %+v and not %+v:\n%s", me, same, due, told(g, &view))
			} else if due.Who == engines.Seats(me) {
				if own, seen := g.Moves(&p, nil), g.Moves(&view, nil); len(own) != len(seen) {
					t.Fatalf("%d may do %v and not %v", me, seen, own)
				}
			}
			for seat := range seats { // and whoever guesses can play on
				view := g.View(&p, engines.Seat(seat))
				for n := 0; n < 5 && !view.Over; n++ {
					m := g.Sample(&view, r)
					if v := g.Check(&view, m); !v.OK() {
						t.Fatalf("in a view %s is refused", g.Format(m))
					}
					g.Apply(&view, m, nil)
				}
			}
			g.Apply(&p, g.Sample(&p, r), nil)
		}
	}
	if hidden == (other < 50) {
		t.Errorf("%d worlds differed", other)
	}
}

// A card that somebody draws in secret is hidden from all others, in the log too.
func TestASecretDrawIsHidden(t *testing.T) {
	g := compile(t, 3, farm)
	p := g.Start()
	for _, want := range []struct {
		line string
		seen engines.SeatSet
	}{
		{"draw hen", engines.Seats(0)}, {"draw hen", engines.Seats(0)}, {"draw cow", engines.Seats(0)},
		{"draw cow", engines.Seats(0)}, {"draw sheep", engines.Seats(1)},
	} {
		if due := g.Pending(&p); !due.Hidden || due.Seen != want.seen || due.Who != engines.Seats(engines.Table) {
			t.Errorf("%s: %+v", want.line, due)
		}
		m, err := g.Parse(engines.Table, want.line)
		if err != nil || !g.Check(&p, m).OK() {
			t.Fatal(want.line, err)
		}
		g.Apply(&p, m, func(n engines.Message) {
			for _, arg := range n.Args[:n.N] {
				if arg.Kind == engines.SaidArg {
					t.Errorf("%s is told as %v", want.line, n)
				}
			}
		})
	}
	if view := g.View(&p, 2); told(g, &view) != "a: ? ? ? ?, b: ?, A's turn" {
		t.Error(told(g, &view))
	}
	if view := g.View(&p, 1); told(g, &view) != "a: ? ? ? ?, b: Sheep, A's turn" {
		t.Error(told(g, &view))
	}
}

// The log shows nobody which card it was, and neither does taking it back.
func TestTheLogHidesSecretDraws(t *testing.T) {
	g := compile(t, 2, farm)
	m, err := record.NewMatch(record.Header{Game: "kit", Seats: []record.Seat{{ID: "A"}, {ID: "B"}}},
		func(record.Header) (engines.Engine, error) { return engines.Wrap(g), nil })
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range [][2]string{{"table: draw hen", "table: …"}, {"table: undo", "table: …"}, {"table: redo", "table: …"}} {
		line, err := record.ReadLine(g, c[0])
		if err != nil {
			t.Fatal(err)
		}
		step, err := m.Add(line)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Masked(step); got != c[1] {
			t.Errorf("%s is shown as %s", c[0], got)
		}
	}
}

// A position is a plain value of at most 2 KB.
func TestPositionIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Position{}); size > 2048 {
		t.Errorf("a position has %d bytes", size)
	}
}
