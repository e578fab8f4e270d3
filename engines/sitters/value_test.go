package sitters

import (
	"math/rand/v2"
	"testing"

	"homespun/engines"
)

func TestValueLikesWhatTheSideWants(t *testing.T) {
	g := compile(t, "standard")
	value := func(picture string, notes ...string) int {
		p := draw(t, g, picture, notes...).At
		if mine, theirs := g.Value(&p, Collectors), g.Value(&p, Obstructors); mine != -theirs {
			t.Errorf("%s: %d for the collectors, %d for the obstructors", picture, mine, theirs)
		}
		return g.Value(&p, Collectors)
	}
	for _, c := range []struct {
		what          string
		better, worse int
	}{
		{"more loot", value("1........a", "loot = 5"), value("1........a")},
		{"a survivor more", value("1........a", `markers.C2 = "safe"`), value("1........a\n2")},
		{"a collector more", value("1........a\n2"), value("1........a")},
		{"an obstructor less", value("1........a"), value("1........a\n.........b")},
		{"nearer home", value(".....1...\n.........\n........."), value("1.....")},
		{"nearer a container", value("..1..*"), value("1....*")},
		{"out of reach", value("1........a"), value("1..a")},
		{"a container to open", value("...1", "due = \"loot\"\ncontainers = [\"d1\"]"), value("...1")},
		{"won", value("", `due = "over"`, `markers.C1 = "safe"`, "loot = 32"), value("1", "loot = 32")},
		{"not lost", value("1"), value("", `due = "over"`)},
	} {
		if c.better <= c.worse {
			t.Errorf("%s: %d is no better than %d", c.what, c.better, c.worse)
		}
	}
}

// TestLookingAheadPaysOff lets a player that takes the move of the highest value play against a random one,
// on either side.
func TestLookingAheadPaysOff(t *testing.T) {
	g := compile(t, "standard")
	r := rand.New(rand.NewPCG(7, 8))
	mean := func(looks engines.SeatSet) float64 {
		const games = 60
		sum := 0
		var list []engines.Move
		for range games {
			p := g.Start()
			for !p.Over() {
				pending := g.Pending(&p)
				m := g.Sample(&p, r)
				if !pending.Rolling() && looks.Has(pending.Who.Only()) {
					best := -1 << 60
					list = g.Moves(&p, list[:0])
					for _, try := range list {
						q := p
						g.Apply(&q, try, nil)
						if v := g.Value(&q, pending.Who.Only())*16 + r.IntN(16); v > best {
							best, m = v, try
						}
					}
				}
				g.Apply(&p, m, nil)
			}
			score, _ := g.Total(&p)
			sum += score
		}
		return float64(sum) / games
	}
	random, collectors, obstructors := mean(0), mean(engines.Seats(Collectors)),
		mean(engines.Seats(Obstructors))
	t.Logf("mean score: %.1f at random, %.1f with collectors that look ahead, %.1f with obstructors that "+
		"do, %.1f with both", random, collectors, obstructors, mean(engines.Seats(Collectors, Obstructors)))
	if collectors < random+10 || obstructors > random-5 {
		t.Errorf("mean score %.1f at random, %.1f with collectors that look ahead, %.1f with obstructors "+
			"that do", random, collectors, obstructors)
	}
}
