package kit

import (
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// market is base with more to have, and with prices.
var market = strings.NewReplacer("counters = { coins = 0 }", "counters = { coins = 0, shells = 0, swords = 0 }\n"+
	"prices = { swords = \"3 coins\", Sun = \"a shell\" }").Replace(base)

// marketLines are as wordLines, in the market.
var marketLines = []struct{ id, says, lines, want string }{
	{"effects.pay", "gain 3 coins and pay 1 coin", "dice: 3", "A1 on 3, A 2 coins, B's turn"},
	{"effects.pay", "pay 1 coin and gain 2 shells", "dice: 3", "A1 on 3, A 2 shells, B's turn"},
	{"effects.pay", "may: pay 1 coin and gain 2 shells", "dice: 3", "A1 on 3, B's turn"},
	{"effects.pay", "may: pay 1 coin | go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"effects.pay", "gain 2 coins and (may: pay a coin and pay 2 coins | go on 1)", "dice: 3", "A1 on 4, A 2 coins, B's turn"},
	{"effects.pay", "gain 3 coins and (may: pay a coin and pay 2 coins | go on 1)", "dice: 3; A: yes", "A1 on 3, B's turn"},
	{"effects.pay", "gain a shell and (choose: pay a coin and go on 1 | pay a shell and go on 2 | go on 3)", "dice: 3; A: choose 2",
		"A1 on 5, B's turn"},
	{"effects.pay", "gain a shell and (choose: pay a coin and go on 1 | pay a shell and go on 2 | go on 3)", "dice: 3; A: choose 1",
		"refused: cannot-pay"},
	{"effects.pay", "choose: pay a coin and go on 1 | pay a shell and go on 2", "dice: 3", "A1 on 3, B's turn"},
	{"effects.pay", "choose: pay a coin and go on 1 | pay a shell and go on 2 | lose a coin and go on 3", "dice: 3", "A1 on 6, B's turn"},
	{"effects.pay", "gain 2 coins and (as often as you like: pay a coin and gain a shell)", "dice: 3; A: yes",
		"A1 on 3, A 2 shells, B's turn"},
	{"effects.pay", "as often as you like: pay a coin and gain a shell", "dice: 3", "A1 on 3, B's turn"},
	{"effects.pay-cards", "get a Sun and (may: pay a Sun and go on 2)", "dice: 3; A: yes", "A1 on 5, discards: Sun, B's turn"},
	{"effects.pay-cards", "get a Rain and (may: pay a Sun and go on 2)", "dice: 3", "A1 on 3, a: Rain, B's turn"},
	{"effects.pay-alike", "get 2 Suns and (may: pay 2 alike and go on 2)", "dice: 3; A: yes", "A1 on 5, discards: Sun Sun, B's turn"},
	{"effects.pay-alike", "get a Sun and get a Rain and (may: pay 2 alike and go on 2)", "dice: 3", "A1 on 3, a: Rain Sun, B's turn"},
	{"effects.buy", "gain 5 coins and buy a sword for 4 coins", "dice: 3", "A1 on 3, A 1 coins, A 1 swords, B's turn"},
	{"effects.buy", "gain 3 coins and buy a sword for 4 coins", "dice: 3", "A1 on 3, A 3 coins, B's turn"},
	{"effects.buy", "gain 3 coins and (may: buy 2 swords for 4 coins)", "dice: 3", "A1 on 3, A 3 coins, B's turn"},
	{"effects.buy", "gain 4 coins and (may: buy 2 cards for 4 coins)", "dice: 3; A: yes; table: draw sun; table: draw rain",
		"A1 on 3, a: Rain Sun, B's turn"},
	{"effects.buy-priced", "gain 7 coins and buy 2 swords", "dice: 3", "A1 on 3, A 1 coins, A 2 swords, B's turn"},
	{"effects.buy-priced", "gain 5 coins and buy 2 swords", "dice: 3", "A1 on 3, A 5 coins, B's turn"},
	{"effects.buy-something", "gain 3 coins and buy something", "dice: 3; A: choose 2", "A1 on 3, A 1 swords, B's turn"},
	{"effects.buy-something", "gain 3 coins and buy something", "dice: 3; A: choose 1", "refused: cannot-pay"},
	{"effects.buy-something", "gain a shell and buy something", "dice: 3; A: choose 1", "A1 on 3, a: Sun, B's turn"},
	{"effects.buy-something", "gain 3 coins and buy something", "dice: 3; A: choose 3", "A1 on 3, A 3 coins, B's turn"},
	{"effects.buy-something", "gain 2 coins and buy something", "dice: 3", "A1 on 3, A 2 coins, B's turn"},
	{"effects.change", "gain 5 shells and change 2 shells for 3 coins", "dice: 3", "A1 on 3, A 3 coins, A 3 shells, B's turn"},
	{"effects.change", "gain a shell and change 2 shells for a coin", "dice: 3", "A1 on 3, A 1 shells, B's turn"},
	{"effects.change", "get a Sun and sell a Sun for 2 coins", "dice: 3", "A1 on 3, A 2 coins, discards: Sun, B's turn"},
	{"effects.change", "gain a sword and (may: sell a sword for 2 coins)", "dice: 3; A: yes", "A1 on 3, A 2 coins, B's turn"},
	{"effects.change-all", "gain 4 shells and change all shells for coins", "dice: 3", "A1 on 3, A 4 coins, B's turn"},
	{"effects.change-all", "gain 4 shells and sell all shells for 2 coins each", "dice: 3", "A1 on 3, A 8 coins, B's turn"},
	{"effects.change-all", "may: sell all shells for 2 coins each", "dice: 3", "A1 on 3, B's turn"},

	{"effects.take-common", "raven +3 and (may: take 2 from the raven and go on 1)", "dice: 3; A: yes", "A1 on 4, 1 raven, B's turn"},
	{"effects.take-common", "raven +1 and (may: take 2 from the raven and go on 1)", "dice: 3; A: yes", "A1 on 4, B's turn"},
	{"effects.take-common", "may: take 2 from the raven and go on 1", "dice: 3", "A1 on 3, B's turn"},
	{"effects.pay-common", "raven +3 and (may: pay 2 from the raven and go on 1)", "dice: 3; A: yes", "A1 on 4, 1 raven, B's turn"},
	{"effects.pay-common", "raven +1 and (may: pay 2 from the raven and go on 1)", "dice: 3", "A1 on 3, 1 raven, B's turn"},
	{"conditions.common-exactly", "raven +3 and (if the raven is exactly 2: go on 1)", "dice: 3", "A1 on 3, 3 raven, B's turn"},
	{"conditions.common-exactly", "raven +2 and (if the raven is exactly 2: go on 1)", "dice: 3", "A1 on 4, 2 raven, B's turn"},
	{"conditions.not-at", "if you are not at 3: go on 1 | go on 2", "dice: 3", "A1 on 5, B's turn"},
	{"heads.who", "one you choose who is not at the finish: gain a coin", "dice: 3; A: pick C", "A1 on 3, C 1 coins, B's turn"},
	{"heads.who", "one you choose who has a coin: gain a coin", "dice: 3", "A1 on 3, B's turn"},
	{"heads.who", "all others who have no coins: gain a coin", "dice: 3", "A1 on 3, B 1 coins, C 1 coins, B's turn"},
	{"heads.who", "(left neighbour: gain a coin) and (one you choose who has a coin: gain a shell)", "dice: 3",
		"A1 on 3, B 1 coins, B 1 shells, B's turn"},
	{"heads.choose", "choose: (if you have a coin: go on 1) | go on 2", "dice: 3", "A1 on 5, B's turn"},
	{"heads.choose", "choose: play a Sun | go on 2", "dice: 3", "A1 on 5, B's turn"},
	{"heads.choose", "gain a coin and (choose: (if you have a coin: go on 1) | go on 2)", "dice: 3; A: choose 1", "A1 on 4, A 1 coins, B's turn"},

	{"conditions.has-fewer", "gain 2 coins and (if you have fewer than 3 coins: go on 1)", "dice: 3", "A1 on 4, A 2 coins, B's turn"},
	{"conditions.has-fewer", "gain 3 coins and (if you have less than 3 coins: go on 1)", "dice: 3", "A1 on 3, A 3 coins, B's turn"},
	{"conditions.has-more", "gain 3 coins and (if you have more than 3 coins: go on 1)", "dice: 3", "A1 on 3, A 3 coins, B's turn"},
	{"conditions.has-at-most", "gain 3 coins and (if you have at most 3 coins: go on 1)", "dice: 3", "A1 on 4, A 3 coins, B's turn"},
	{"conditions.has-exactly", "gain 3 coins and (if you have exactly 3 coins: go on 1)", "dice: 3", "A1 on 4, A 3 coins, B's turn"},
	{"conditions.has-exactly", "gain 4 coins and (if you have exactly 3 coins: go on 1)", "dice: 3", "A1 on 3, A 4 coins, B's turn"},
	{"conditions.has-most", "(everybody: gain a coin) and (if you have the most coins: gain a shell)", "dice: 3",
		"A1 on 3, A 1 coins, A 1 shells, B 1 coins, C 1 coins, B's turn"},
	{"conditions.has-fewest", "(all others: gain a coin) and (if you have the fewest coins: go on 1)", "dice: 3",
		"A1 on 4, B 1 coins, C 1 coins, B's turn"},
	{"conditions.has-fewest", "gain a coin and (if you have the fewest coins: go on 1)", "dice: 3", "A1 on 3, A 1 coins, B's turn"},
	{"conditions.has-most-alone", "gain a coin and (if you alone have the most coins: go on 1)", "dice: 3", "A1 on 4, A 1 coins, B's turn"},
	{"conditions.has-most-alone", "if you have the most coins alone: go on 1", "dice: 3", "A1 on 3, B's turn"},
	{"conditions.has-fewest-alone", "(all others: gain a coin) and (if you alone have the fewest coins: go on 1)", "dice: 3",
		"A1 on 4, B 1 coins, C 1 coins, B's turn"},
	{"conditions.has-fewest-alone", "if you alone have the fewest coins: go on 1", "dice: 3", "A1 on 3, B's turn"},
	{"conditions.common-fewer", "raven +2 and (if the raven is below 3: go on 1)", "dice: 3", "A1 on 4, 2 raven, B's turn"},
	{"conditions.common-more", "raven +3 and (if the raven is over 3: go on 1)", "dice: 3", "A1 on 3, 3 raven, B's turn"},
	{"conditions.holds-fewer", "get 2 Suns and (if you have fewer than 3 cards: go on 1)", "dice: 3", "A1 on 4, a: Sun Sun, B's turn"},
	{"effects.fewest-wins", "gain a coin and (fewest coins wins)", "dice: 3", "A1 on 3, A 1 coins, won by B and C"},
	{"effects.then-most", "gain a shell and (most coins wins, then most shells)", "dice: 3", "A1 on 3, A 1 shells, won by A"},
	{"effects.then-fewest", "gain a shell and (most coins wins, then fewest shells)", "dice: 3", "A1 on 3, A 1 shells, won by B and C"},
	{"effects.then-fewest", "(left neighbour: gain a coin) and (most swords wins, then fewest shells, then fewest coins)", "dice: 3",
		"A1 on 3, B 1 coins, won by A and C"},
	{"effects.then-furthest", "most coins wins and then furthest", "dice: 3", "A1 on 3, won by A"},
	{"effects.then-most-cards", "get a Sun and (most coins wins, then most cards)", "dice: 3", "A1 on 3, a: Sun, won by A"},
	{"effects.then-fewest-cards", "get a Sun and (most coins wins, then fewest cards)", "dice: 3", "A1 on 3, a: Sun, won by B and C"},
	{"effects.then-highest-hand", "get a Sun and (most coins wins, then highest hand)", "dice: 3", "A1 on 3, a: Sun, won by A"},
	{"effects.then-lowest-hand", "get a Sun and (most coins wins, then lowest hand)", "dice: 3", "A1 on 3, a: Sun, won by B and C"},
	{"heads.ask", `ask the table "Sing!", usually 2 in 3: gain a coin`, "dice: 3; table: yes", "A1 on 3, A 1 coins, B's turn"},
	{"heads.ask", `table says "Sing!" usually = 2 in 3: gain a coin | go on 1`, "dice: 3; table: no", "A1 on 4, B's turn"},
	{"effects.go-up-to", "go on up to 3", "dice: 3; A: choose 2", "A1 on 5, B's turn"},
	{"effects.go-up-to", "go on up to 3", "dice: 3; A: choose 4", "refused: no-choice"},
	{"effects.go-up-to", "go on 7 and take up to 3 steps", "dice: 3; A: choose 2", "A1 on 12, won by A"},
	{"effects.go-up-to", "go on 7 and take up to 3 steps", "dice: 3; A: choose 3", "refused: no-choice"},
	{"effects.go-up-to-rolled", "go on up to what you rolled", "dice: 3; A: choose 1", "A1 on 4, B's turn"},
	{"effects.go-back-rolled", "go on 4 and go back what you rolled", "dice: 3", "A1 on 4, B's turn"},
	{"effects.lose-rolled", "gain 5 coins and lose what you rolled in coins", "dice: 3", "A1 on 3, A 2 coins, B's turn"},
	{"effects.lose-rolled", "gain 2 coins and lose as many coins as you rolled", "dice: 3", "A1 on 3, B's turn"},
	{"effects.take-count", "left neighbour: gain 3 coins and take 2 coins from the left neighbour", "dice: 3", "A1 on 3, B 3 coins, B's turn"},
	{"effects.take-count", "(all others: gain 1 coin) and take 2 coins from the left neighbour", "dice: 3", "A1 on 3, A 1 coins, C 1 coins, B's turn"},
	{"effects.take-count", "(right neighbour: gain 3 coins) and steal a coin from somebody", "dice: 3", "A1 on 3, A 1 coins, C 2 coins, B's turn"},
	{"effects.take-count", "(all others: gain 3 coins) and steal a coin from somebody", "dice: 3; A: pick B",
		"A1 on 3, A 1 coins, B 2 coins, C 3 coins, B's turn"},
	{"effects.take-count", "(all others: gain 3 coins) and everybody gives you 2 coins", "dice: 3", "A1 on 3, A 4 coins, B 1 coins, C 1 coins, B's turn"},
	{"effects.take-count-all", "(all others: gain 3 coins) and take all coins from the left neighbour", "dice: 3", "A1 on 3, A 3 coins, C 3 coins, B's turn"},
	{"effects.give-count", "gain 5 coins and give 2 coins to somebody", "dice: 3; A: pick C", "A1 on 3, A 3 coins, C 2 coins, B's turn"},
	{"effects.give-count", "gain 3 coins and pay 2 coins to everybody else", "dice: 3", "A1 on 3, B 2 coins, C 1 coins, B's turn"},
	{"effects.give-count", "may: give a coin to somebody and go on 2", "dice: 3", "A1 on 3, B's turn"},
	{"effects.give-count-all", "gain 5 coins and give all coins to the left neighbour", "dice: 3", "A1 on 3, B 5 coins, B's turn"},
	{"effects.swap-count", "gain 5 coins and swap coins with the left neighbour", "dice: 3", "A1 on 3, B 5 coins, B's turn"},
	{"effects.swap-count", "gain 5 coins and swap coins with somebody", "dice: 3", "A1 on 3, A 5 coins, B's turn"},
	{"effects.swap-count", "gain 5 coins and (right neighbour: gain 2 coins) and swap coins with somebody", "dice: 3",
		"A1 on 3, A 2 coins, C 5 coins, B's turn"},
}

func TestEveryWordOfTradeDoesWhatItSays(t *testing.T) {
	for _, w := range marketLines {
		rules := strings.Replace(market, `"X"`, "'"+w.says+"'", 1)
		if got := play(t, rules, w.lines); got != w.want {
			t.Errorf("%s: %s\n\t%s: %s\n\tand not: %s", w.id, w.says, w.lines, got, w.want)
		}
	}
}

// Words of which the lines stand elsewhere.
var elsewhere = []string{"effects.move-die", "effects.move-each-die"}

// Markets are games in which much is paid, with hands that all see and with hands that nobody else does.
var markets = map[string]string{"market": marketDay + "hand = 'open'\n", "secret market": marketDay + "hand = 'secret'\n",
	"real market": marketDay + "hand = 'real'\n",
	"backgammon":  backgammon, "alone": strings.Replace(backgammon, "end ", "together = false\nmust = ['leave']\nenter = [6, 5]\nexact = 'stay'\nend ", 1)}

const marketDay = `
path     = 20
turn     = ["roll", "move"]
counters = { coins = 3, hats = 0, shells = 0 }
prices   = { hats = "4 coins", goods = "a shell", pear = "2 coins" }
kinds    = { shop = [3, 9, 15], inn = [5, 11], work = [1, 2, 4, 7, 12] }
meet     = ["take a coin from whoever is here"]
end      = ["if all yours are at the finish: most hats wins"]
[land]
work = ["gain what you rolled in coins", "gain a shell"]
shop = ["buy something"]
inn  = ["choose: pay 2 coins and go on 2 | pay a pear and go on 3 | pay 2 alike and go on 4", "may: pay 2 coins to somebody and roll again"]
6    = ["as often as you like: pay a shell and gain a coin"]
8    = ["swap coins with somebody", "sell all shells for 2 coins each"]
10   = ["may: buy a hat | give all shells to the leader"]
14   = ["steal all shells from somebody", "change a pear for 2 coins", "change 2 coins for a fig"]
[deck.goods]
cards = { pear = 5, fig = 5, plum = 3 }
`

const backgammon = `
path   = 24
dice   = "2d6"
pieces = 2
turn   = ["roll", "move by each die"]
end    = ["if all yours are at the finish: win"]
land   = { 5 = ["go on up to 4"], 9 = ["go back what you rolled"], 12 = ["go on up to what you rolled"] }
`

// With dice that count each by itself the player chooses the order, and with which piece.
func TestDiceOneByOne(t *testing.T) {
	both := strings.NewReplacer("pieces = 2\n", "", "land ", "# land ").Replace(backgammon)
	one, dear := strings.Replace(both, "each die", "one die", 1), strings.Replace(both, "end ", "enter = [6]\nend ", 1)
	alone := strings.Replace(backgammon, "end ", "together = false\nexact = 'stay'\nend ", 1)
	for _, w := range []struct{ id, rules, lines, want string }{
		{"effects.move-die", one, "dice: 4-2; A: choose 2", "A1 on 2, B's turn"},
		{"effects.move-die", one, "dice: 4-4", "A1 on 4, B's turn"},
		{"effects.move-die", one, "dice: 4-2; A: choose 3", "refused: no-choice"},
		{"effects.move-die", strings.Replace(both, "each die\"", "one die\", \"move by the other die\"", 1), "dice: 4-2; A: choose 2",
			"A1 on 6, B's turn"},
		{"effects.move-each-die", both, "dice: 4-2; A: choose 2", "A1 on 6, B's turn"},
		{"effects.move-each-die", both, "dice: 4-4", "A1 on 8, B's turn"},
		{"effects.move-each-die", backgammon, "dice: 4-2; A: choose 2; A: move A1; A: move A2", "A1 on 2, A2 on 4, B's turn"},
		{"effects.move-each-die", backgammon, "dice: 5-2; A: choose 1; A: move A1; A: choose 3; A: move A1", "A1 on 10, B's turn"},
		{"effects.move-each-die", dear, "dice: 4-2", "B's turn"},
		{"effects.move-each-die", dear, "dice: 4-6", "A1 on 5, B's turn"},
		{"effects.move-each-die", dear, "dice: 4-6; dice: 6-1", "A1 on 5, B1 on 2, C's turn"},
		{"effects.move-each-die", alone, "dice: 3-3; A: move A1; dice: 1-2; B: choose 1; B: move B1; B: move B1",
			"A1 on 6, B1 on 3, C's turn"},
	} {
		if got := play(t, w.rules, w.lines); got != w.want {
			t.Errorf("%s: %s: %s\n\tand not: %s", w.id, w.lines, got, w.want)
		}
	}
}

// Where nobody is asked it falls as the sentence says, and else evenly.
func TestTheTableUsuallySays(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for usually, low := range map[string]int{"": 450, ", usually 1 in 10": 70, ", usually 9 in 10": 870} {
		g := compile(t, 2, "turn = ['ask the table \"Sing!\""+usually+": win']")
		p, yes := g.Start(), 0
		for range 1000 {
			yes += bit(g.Sample(&p, rnd).Verb == VerbYes)
		}
		if yes < low || yes > low+100 {
			t.Errorf("%q: %d of 1000", usually, yes)
		}
	}
}

// Whoever gets help begins further, or with more; a game in which neither makes sense has none.
func TestHelp(t *testing.T) {
	const race = "path = 30\nturn = ['roll', 'move']\ncounters = { coins = 2 }\nend = ['if all yours are at the finish: win']\n"
	const rich = "turn = ['roll', 'gain what you rolled in coins']\ncounters = { coins = 2 }\n"
	for _, w := range []struct{ rules, want string }{
		{race, "A 2 coins, B1 on 6, B 2 coins, A's turn"},
		{race + "help = 'begins 5 further'\n", "A 2 coins, B1 on 10, B 2 coins, A's turn"},
		{race + "help = '3 coins more and begins 1 further'\n", "A 2 coins, B1 on 2, B 8 coins, A's turn"},
		{rich + "end = ['if you have 20 coins: win']\n", "A 2 coins, B 4 coins, A's turn"},
		{rich + "end = ['if 5 rounds are over: most coins wins']\n", "A 2 coins, B 4 coins, A's turn"},
	} {
		g := compile(t, 2, w.rules, "[handicap]\nB = 2\n")
		if p := g.Start(); told(g, &p) != w.want {
			t.Errorf("%s: %s\n\tand not: %s", w.rules, told(g, &p), w.want)
		}
	}
	if _, err := Compile(language(), enginetest.TOML("turn = ['roll']\nend = ['if you rolled 6: win']\n[handicap]\nB = 1\n"), 2); err == nil {
		t.Error("help is given where there is none")
	}
}

// Nobody pays for more than they can have of a thing.
func TestNobodyBuysWhatTheyCannotCarry(t *testing.T) {
	bag := market + "[thing.swords]\nat = [11]\nmost = 1\n"
	for says, want := range map[string]string{
		"gain 7 coins and buy 2 swords":                                 "A1 on 3, A 7 coins, swords on 11, B's turn",
		"gain 7 coins and buy a sword and (may: buy a sword | go on 1)": "A1 on 4, A 4 coins, A 1 swords, swords on 11, B's turn",
	} {
		if got := play(t, strings.Replace(bag, "X", says, 1), "dice: 3"); got != want {
			t.Errorf("%s: %s, want %s", says, got, want)
		}
	}
}

// What stands under round happens once everybody has had a turn; those who are out are not waited for.
func TestAfterEveryRound(t *testing.T) {
	rules := "round = [\"raven +1\"]\n" + strings.Replace(market, "X", "be out", 1)
	for lines, want := range map[string]string{
		"dice: 1; dice: 1":                            "A1 on 1, B1 on 1, C's turn",
		"dice: 1; dice: 1; dice: 1":                   "A1 on 1, B1 on 1, C1 on 1, 1 raven, A's turn",
		"dice: 1; dice: 1; dice: 3; dice: 1; dice: 1": "A1 on 2, B1 on 2, C1 on 3, C out, 2 raven, A's turn",
	} {
		if got := play(t, rules, lines); got != want {
			t.Errorf("%s: %s, want %s", lines, got, want)
		}
	}
}

// A space of two kinds that both say something is told: only one of them could.
func TestASpaceOfTwoKindsIsTold(t *testing.T) {
	const rules = "path = 12\nturn = ['roll', 'move']\nkinds = { dew = [3, 5], grass = [5, 6] }\n[land]\ngrass = ['go on 1']\n"
	compile(t, 2, rules+"5 = ['go back 1']\n")
	_, err := Compile(language(), enginetest.TOML(rules+"dew = ['go back 1']\n"), 2)
	if want := "land.grass is said of space 5, of which another kind says something too"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}
