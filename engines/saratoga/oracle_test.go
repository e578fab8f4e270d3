package saratoga

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"homespun/engines"
)

// person is a player as the oracle sees one: words and numbers.
type person struct {
	colour             string
	progress, supplies int
	hand               []string // without the own colour and what lies open from the first turn
	action, target     string   // "" for who lays nothing
}

// options are the pairs that a person may lay, by the words of SAR-02 to SAR-16.
func (x *person) options(r *Rules, all []person) []string {
	cost := map[string]int{"move": r.ConvoyCost, "bullet": r.SabotageCost, "raid": r.RaidCost, "defend": 0}
	var list []string
	for _, action := range []string{"move", "bullet", "raid", "defend"} {
		for _, target := range x.hand {
			if !slices.Contains(x.hand, action) {
				continue
			}
			other := slices.ContainsFunc(all, func(y person) bool {
				return y.colour == target && target != x.colour
			})
			switch {
			case other && x.supplies >= cost[action],
				target == "self" && action != "raid",
				action == "defend" && (target == "bullet" || target == "raid"):
				list = append(list, "lays "+action+" "+target)
			}
		}
	}
	if len(list) == 0 {
		return []string{"pass"}
	}
	return list
}

// workOut works a turn out for one person after another, clause by clause, from what all have laid. It
// returns what everyone has afterwards.
func workOut(r *Rules, all []person) []person {
	after := slices.Clone(all)
	// harm is the progress that y would take from x, if nothing kept it off (SAR-09, SAR-10).
	harm := func(y, x person) int {
		raiders := 0
		for _, z := range all {
			if z.action == "raid" && z.target == x.colour {
				raiders++
			}
		}
		switch {
		case y.target != x.colour:
		case y.action == "bullet":
			return r.Sabotage
		case y.action == "raid" && raiders >= r.Raiders:
			return r.Raid
		}
		return 0
	}
	price := func(y person) int {
		return map[string]int{"bullet": r.SabotageCost, "raid": r.RaidCost}[y.action]
	}
	attacks := func(y, x person) bool {
		return (y.action == "bullet" || y.action == "raid") && y.target == x.colour
	}
	for i, x := range all {
		lost, won, attacked := 0, 0, false
		for _, y := range all {
			kept := x.action == "defend" && (x.target == y.colour || x.target == y.action)
			if attacks(y, x) {
				attacked = true
				if kept {
					after[i].supplies += price(y) // SAR-12 to SAR-14
				} else {
					lost += harm(y, x)
				}
			}
			if attacks(x, y) {
				after[i].supplies -= price(x)
				if y.action == "defend" && y.target == x.colour {
					lost += harm(x, y) // SAR-14: it happens to them
				}
			}
			if x.action == "move" && y.action == "move" && x.target == y.colour && y.target == x.colour {
				won += r.Convoy
				after[i].supplies -= r.ConvoyCost
			}
		}
		switch x.action + " " + x.target {
		case "move self":
			won += r.HeadWest
		case "bullet self":
			after[i].supplies += r.GetSupplies
		case "defend self":
			lost /= r.Wagons
			fallthrough
		case "defend bullet", "defend raid":
			if !attacked {
				lost += r.Unattacked
			}
		}
		after[i].progress = max(0, x.progress-lost) + won // SAR-05, SAR-17
	}
	return after
}

// randomRules draws house rules for a number of players.
func randomRules(t *rapid.T) house {
	if rapid.Bool().Draw(t, "standard rules") {
		return nil
	}
	draw := func(name string, most int) int { return rapid.IntRange(0, most).Draw(t, name) }
	return func(r *Rules) {
		r.Supplies, r.HeadWest, r.Convoy, r.ConvoyCost = draw("supplies", 3), 1+draw("head_west", 2),
			draw("convoy", 4), draw("convoy_cost", 2)
		r.GetSupplies, r.Sabotage, r.SabotageCost = draw("get_supplies", 3), draw("sabotage", 3),
			draw("sabotage_cost", 2)
		r.Raid, r.RaidCost, r.Raiders = draw("raid", 4), draw("raid_cost", 2), 1+draw("raiders", 3)
		r.Wagons, r.Unattacked = 1+draw("wagons", 3), draw("unattacked", 2)
	}
}

// TestWholeRoundsAsTheOracleSays plays rounds of random cards, and holds what may be laid and what comes of
// it against the oracle.
func TestWholeRoundsAsTheOracleSays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		change := randomRules(t)
		g, err := tryCompile(rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players"), change)
		if err != nil {
			t.Fatal(err)
		}
		p := g.Start()
		var all []person
		for who, n := range rapid.Permutation([]int{1, 2, 3, 4, 5, 6}).Draw(t, "colours")[:g.players] {
			g.Apply(&p, ColourMove(engines.Seat(who), Card(n)), nil)
			p.progress[who], p.supplies[who] = int32(rapid.IntRange(0, 6).Draw(t, "progress")),
				int32(rapid.IntRange(0, 3).Draw(t, "supplies"))
			all = append(all, person{colour: g.colours[n-1], progress: int(p.progress[who]),
				supplies: int(p.supplies[who])})
		}
		for range 5 {
			deck := append([]string{"self", "move", "bullet", "raid", "defend"}, g.colours...)
			for i := range all {
				x := &all[i]
				x.hand = slices.DeleteFunc(slices.Clone(deck), func(c string) bool { return c == x.colour })
			}
			for range Turns {
				playTurn(t, g, &p, all)
			}
		}
	})
}

// playTurn lays for everyone, in any order, one of the pairs that the oracle allows, and compares.
func playTurn(t *rapid.T, g *Game, p *Position, all []person) {
	if p.Over() {
		return
	}
	listed := map[string]bool{}
	for _, m := range g.Moves(p, nil) {
		listed[g.ids[m.Who]+g.Format(m)] = true
	}
	allowed := map[string]bool{}
	seats := rapid.Permutation([]int{0, 1, 2, 3, 4, 5}[:g.players]).Draw(t, "order")
	for _, who := range seats {
		options := all[who].options(&g.rules, all)
		for _, text := range options {
			allowed[g.ids[who]+text] = true
		}
		text := rapid.SampledFrom(options).Draw(t, "lay")
		words := strings.Fields(text)
		all[who].action, all[who].target = "", ""
		if len(words) == 3 {
			all[who].action, all[who].target = words[1], words[2]
		}
		m, err := g.Parse(engines.Seat(who), text)
		if err != nil || !g.Check(p, m).OK() {
			t.Fatalf("%s: %s: %v, %+v", g.ids[who], text, err, g.Check(p, m))
		}
		g.Apply(p, m, nil)
	}
	if !maps.Equal(allowed, listed) {
		t.Fatalf("the oracle allows %v, listed are %v", allowed, listed)
	}
	copy(all, workOut(&g.rules, all))
	for who := range all {
		x := &all[who]
		if p.Progress(engines.Seat(who)) != x.progress || p.Supplies(engines.Seat(who)) != x.supplies {
			t.Fatalf("%s: progress %d and supplies %d; the oracle says %+v of\n%+v", g.ids[who],
				p.progress[who], p.supplies[who], *x, all)
		}
		x.hand = slices.DeleteFunc(x.hand, func(c string) bool { return c == x.action || c == x.target })
	}
}

// TestWhatIsToldAddsUp adds up the numbers that are told of a turn, and comes to the same position.
func TestWhatIsToldAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, err := tryCompile(rapid.IntRange(MinPlayers, MaxPlayers).Draw(t, "players"), randomRules(t))
		if err != nil {
			t.Fatal(err)
		}
		p := g.Start()
		for who := range g.players {
			g.Apply(&p, ColourMove(engines.Seat(who), Card(who+1)), nil)
			p.progress[who] = int32(rapid.IntRange(0, 6).Draw(t, "progress"))
		}
		before := p
		var told []engines.Message
		for who := range g.players {
			moves := slices.DeleteFunc(g.Moves(&p, nil), func(m engines.Move) bool {
				return m.Who != engines.Seat(who)
			})
			g.Apply(&p, rapid.SampledFrom(moves).Draw(t, "lay"),
				func(n engines.Message) { told = append(told, n) })
		}
		for _, n := range told {
			count(&before, n)
		}
		if before.progress != p.progress || before.supplies != p.supplies {
			t.Fatalf("told: progress %v and supplies %v; the position has %v and %v", before.progress,
				before.supplies, p.progress, p.supplies)
		}
	})
}

// count does to a position what a message says.
func count(p *Position, n engines.Message) {
	at := func(i int) int32 { return n.Args[i].Value }
	switch n.Reason {
	case Sabotaged.Reason, Raided.Reason:
		p.supplies[at(0)] -= at(3)
	case SabotageFendedOff.Reason, SabotageTurnedBack.Reason, RaidFendedOff.Reason, RaidTurnedBack.Reason:
		p.supplies[at(0)] -= at(3)
		p.supplies[at(1)] += at(3)
	case RaidTooFew.Reason:
		p.supplies[at(0)] -= at(2)
	case RaidTooFewFendedOff.Reason, RaidTooFewTurnedBack.Reason:
		p.supplies[at(0)] -= at(2)
		p.supplies[at(1)] += at(2)
	case Loses.Reason:
		p.progress[at(0)] = max(0, p.progress[at(0)]-at(1))
	case HeadedWest.Reason:
		p.progress[at(0)] += at(1)
	case GotSupplies.Reason:
		p.supplies[at(0)] += at(1)
	case ConvoyMet.Reason:
		for i := range 2 {
			p.progress[at(i)] += at(2)
			p.supplies[at(i)] -= at(3)
		}
	}
}
