package bots_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"homespun/engines"
	"homespun/engines/bots"
)

// counting closes a channel, or cancels, after some draws of random numbers.
type counting struct {
	rand.Source
	left int
	end  func()
}

func (c *counting) Uint64() uint64 {
	if c.left--; c.left == 0 {
		c.end()
	}
	return c.Source.Uint64()
}

// decision is a decision of SiTTeRS with several moves, and who has to make it.
func decision(t *testing.T) (engines.Walker, engines.Seat) {
	t.Helper()
	engine, r := sittersEngine(t), random(2)
	w := engine.Walk(engine.Start())
	for line := 0; ; line++ {
		if who, _ := w.Due(); line >= 40 && who.First() >= 0 && len(w.Moves(nil)) > 3 {
			return w, who.First()
		}
		w.Apply(w.Sample(r))
	}
}

func TestPonderingEndsWhenItIsEnough(t *testing.T) {
	w, seat := decision(t)
	hard := bot(t, "hard").(bots.Ponderer)
	enough := make(chan struct{})
	source := &counting{random(1), 2000, func() { close(enough) }}
	if m, err := hard.Ponder(t.Context(), enough, w, seat, rand.New(source)); err != nil || !w.Check(m).OK() {
		t.Errorf("%v, %v", m, err)
	}
	if source.left > 0 {
		t.Errorf("it ends %d draws before it is enough", source.left)
	}
	// One search is made whole, whatever the time.
	chosen, _ := hard.Choose(t.Context(), w, seat, random(1))
	if m, err := hard.Ponder(t.Context(), enough, w, seat, random(1)); err != nil || m != chosen {
		t.Errorf("%v without time, %v by the budget, %v", m, chosen, err)
	}
}

func TestPonderingStopsWhenCancelled(t *testing.T) {
	w, seat := decision(t)
	ctx, cancel := context.WithCancel(t.Context())
	source := &counting{random(1), 45, cancel}
	hard := bot(t, "hard").(bots.Ponderer)
	if _, err := hard.Ponder(ctx, nil, w, seat, rand.New(source)); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want it cancelled", err)
	}
	if source.left < -10 {
		t.Errorf("it goes on for %d draws", -source.left)
	}
}
