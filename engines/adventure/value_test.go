package adventure

import (
	"math/rand/v2"
	"testing"

	"homespun/engines/enginetest"
)

func TestValueLikesWhatPlayersWant(t *testing.T) {
	g := compile(t, 2)
	value := func(picture string, notes ...string) int {
		p := draw(t, g, picture, notes...).At
		return g.Value(&p, 0)
	}
	plain := `
		P . . . . . . T
		A . . . . . . .
		B . . . . . . .
		. . . . . Z . .`
	const weary = "hearts = { A = 2, B = 2 }"
	for _, c := range []struct {
		what          string
		better, worse int
	}{
		{"treasure brought out", value(plain, "banked = 1"), value(plain)},
		{"treasure carried", value("P . . . . . . .\n. . . . . . A .\nB", "carried = { A = 1 }"),
			value("P . . . . . . T\n. . . . . . A .\nB")},
		{"nearer to treasure", value("P . . . . . T\n. . A . . . .\nB"),
			value("P . . . . . T\n. A . . . . .\nB")},
		{"nearer home with it", value("P . . .\n. A . .\nB", "carried = { A = 1 }"),
			value("P . . .\n. . A .\nB", "carried = { A = 1 }")},
		{"each to another treasure", value("T . . . P . . . T\n. . A . . . B . ."),
			value("T . . . P . . . T\n. . . . . . B A .")},
		{"a spawner lit", value("P . . K\nA . . K*\nB"), value("P . . K\nA . . K\nB")},
		{"nearer to a spawner", value("P . . . . . K\n. . . . A . .\nB"),
			value("P . . . . . K\n. . . A . . .\nB")},
		{"more hearts", value(plain), value(plain, "hearts = { B = 3 }")},
		{"both alive", value(plain),
			value("P . . . . . . T\nA . . . . . . .\n. . . . . . . .\n. . . . . Z . .")},
		{"a monster less", value(plain), value(plain + "\n. . . . . . . . Z1")},
		{"out of reach of a zombie", value("P T . . . . . .\nB . . . . . . .\nA . . . . . Z1 .", weary),
			value("P T . . . . . .\nB . . . . . . .\nA . Z1 . . . . .", weary)},
		{"out of an arrow's way", value("P T . . .\n. . . . .\nA . W K1 .", "hearts = { A = 2 }"),
			value("P T . . .\n. . W . .\nA . . K1 .", "hearts = { A = 2 }")},
		{"not beside a creeper", value("P T . . . . . .\n. . . . . . . .\nA B . . . . C1 ."),
			value("P T . . . . . .\n. . . . . . . .\nA B C1 . . . . .")},
		{"the last spawner lit, and fewer monsters", value("P T Z*\nA B . . . . .\n. . . . . . . . S1"),
			value("P T Z*\nA B . . . . . .\n. . . . . . . . S1 S2")},
		{"won", value("P", `due = "over"`, `winner = "players"`, `kings = { A = "a2", B = "b2" }`),
			value(plain, "banked = 9")},
		{"not lost", value("P T\nA", "hearts = { A = 1 }"),
			value("P T", `due = "over"`, `winner = "dungeon"`)},
	} {
		if c.better <= c.worse {
			t.Errorf("%s: %d is no better than %d", c.what, c.better, c.worse)
		}
	}
}

// Players who take the action after which the position is worth most walk to the treasure and home with it,
// where nobody is in their way. A spawner to which there is no way keeps them from nothing.
func TestPlayersWalkToTreasureAndBack(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		. . T . . . . . . . . T
		. . . . . . . . . . . .
		. . . . . . P . . . . .
		. . . . . . A . . . . .
		. . . . . . B . . . . .
		. . . . . . . . . . . .
		. . . . . . . . . . . T
		W . . . . . . . . . . .
		Z W . . . . . . . . . .
		W . . . . . . . . . . .`)
	turns := 0
	for ; !tab.At.Over() && turns < 60; turns++ {
		tab.play("dice: 5")
		for who := tab.At.turn; tab.At.stage == DueAction && tab.At.turn == who; {
			best, most := tab.Game.Moves(&tab.At, nil)[0], -1<<60
			for _, m := range tab.Game.Moves(&tab.At, nil) {
				q := tab.At
				tab.Game.Apply(&q, m, nil)
				if v := tab.Game.Value(&q, 0); v > most {
					best, most = m, v
				}
			}
			tab.Game.Apply(&tab.At, best, nil)
		}
	}
	enginetest.Equal(t, "banked", tab.At.Banked(), 3)
	if turns > 30 {
		t.Errorf("it took %d turns, and 30 are more than enough for two who share the work", turns)
	}
}

// TestLookingAheadPaysOff lets players that take the move of the highest value play against the dungeon, and
// players at random.
func TestLookingAheadPaysOff(t *testing.T) {
	g := compile(t, 2, "discard = 4")
	won := func(looks bool) int {
		r := rand.New(rand.NewPCG(7, 8))
		n := 0
		for range 60 {
			p := g.Start()
			for lines := 0; !p.Over() && lines < 3000; lines++ {
				m := g.Sample(&p, r)
				if pending := g.Pending(&p); looks && pending.Who.Only() >= 0 {
					most := -1 << 60
					for _, try := range g.Moves(&p, nil) {
						q := p
						g.Apply(&q, try, nil)
						if v := g.Value(&q, 0)*16 + r.IntN(16); v > most {
							m, most = try, v
						}
					}
				}
				g.Apply(&p, m, nil)
			}
			if p.ended == playersWon {
				n++
			}
		}
		return n
	}
	looking, random := won(true), won(false)
	t.Logf("won of 60: %d looking ahead, %d at random", looking, random)
	if looking < 30 || random > 3 {
		t.Errorf("won of 60: %d looking ahead, want at least 30, and %d at random, want at most 3", looking,
			random)
	}
}
