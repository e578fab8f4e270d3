package sitters

import (
	"math"
	"testing"
)

func TestChanceGrowsWithTheLead(t *testing.T) {
	for _, variant := range variants {
		g := compile(t, variant)
		last := 0.0
		for _, picture := range []string{"1\n........a", "1\n2\n........a", "1\n2\n3\n........a", "1\n2\n3\n4",
			".......1\n.......2\n.......3\n.......4"} {
			p := draw(t, g, picture, "loot = 20").At
			chance := g.Chance(&p, Collectors)
			if chance <= last || chance >= 1 {
				t.Errorf("%s: %v for the collectors in %s, want more than %v and less than 1", variant, chance,
					picture, last)
			}
			if sum := chance + g.Chance(&p, Obstructors); math.Abs(sum-1) > 1e-9 {
				t.Errorf("%s: the chances in %s add up to %v", variant, picture, sum)
			}
			last = chance
		}
	}
}

// The same lead decides more where one collector is left than where all four are.
func TestALeadDecidesMoreNearTheEnd(t *testing.T) {
	g := compile(t, "standard")
	gain := func(picture string) float64 {
		odds := func(loot string) float64 {
			p := draw(t, g, picture, loot).At
			chance := g.Chance(&p, Collectors)
			return math.Log(chance / (1 - chance))
		}
		return odds("loot = 18") - odds("loot = 16")
	}
	if one, four := gain("1\n........a"), gain("1\n2\n3\n4\n........a"); one <= 2*four {
		t.Errorf("2 loot more add %v to the odds of one collector, and %v to those of four", one, four)
	}
}
