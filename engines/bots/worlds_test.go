package bots_test

import (
	"slices"
	"testing"

	"homespun/engines"
	"homespun/engines/bots"
	"homespun/engines/enginetest/round"
)

// Where something is hidden from a seat, or answered in secret, hard compares its best moves in at least 100
// possible worlds. Answers in secret differ from world to world: they are drawn as people answer, who mostly take a few
// of those they might. Tokens are drawn only where they are shown.
func TestHardThinksOfAHundredWorlds(t *testing.T) {
	shelf := shelfOfAll(t)
	var secret []string
	for _, s := range strengths {
		engine := s.engine(t, shelf)
		r, player, left := random(6), bot(t, "hard"), round.Many(4, 10, 20)
		w := engine.Walk(engine.Start())
		for range 4000 {
			who, _ := w.Due()
			if who == 0 || left == 0 {
				break
			}
			seat := who.First()
			if seat >= 0 && hides(engine, w, seat) && r.IntN(8) == 0 {
				chosen, err := player.Choose(t.Context(), w, seat, r)
				if err != nil {
					t.Fatal(err)
				}
				drawn, different := bots.Worlds(player, seat)
				if drawn > 0 { // there is more than one move
					left--
				}
				want := min(100, possible(engine.Walk(engine.View(w.Position(), seat)), seat)/16)
				if drawn > 0 && (drawn < 100 || different < want) {
					t.Errorf("%s: %q is chosen in %d worlds, of which %d differ, want 100 and %d", s.name(),
						engine.Format(chosen), drawn, different, want)
				}
			}
			m, _ := w.SampleOf(seat, r)
			w.Apply(m)
		}
		if left == 0 {
			secret = append(secret, s.name())
		}
	}
	if want := []string{"saratoga/standard/4", "patrollers/standard/2"}; !slices.Equal(secret, want) {
		t.Errorf("something is hidden in %v, want %v", secret, want)
	}
}

// hides reports whether a seat may not know all of a position, or does not know what others answer.
func hides(engine engines.Engine, w engines.Walker, seat engines.Seat) bool {
	pending := w.Pending()
	return pending.Secret && pending.Who.Len() > 1 || engine.View(w.Position(), seat) != w.Position()
}

// possible returns in how many ways the others may answer in secret, in a seat's view.
func possible(w engines.Walker, seat engines.Seat) int {
	ways := 1
	for _, other := range w.Pending().Who.Without(seat).List() {
		ways *= len(slices.DeleteFunc(w.Moves(nil), func(m engines.Move) bool { return m.Who != other }))
	}
	return ways
}
