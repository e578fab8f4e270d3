package kit

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/kit/phrase"
	"homespun/engines/kit/program"
)

// told says what a position is: where pieces stand beyond the start, what counters are beyond 0, where cards are beyond the
// pile, and whose turn it is.
func told(g *Game, p *Position) string {
	var parts []string
	for i, id := range g.IDs {
		for n := range g.Rules.Pieces {
			if at := p.Place[i][n]; at > 0 {
				parts = append(parts, fmt.Sprintf("%s on %d", pieceText(int16(i*program.MaxPieces+n)), at))
			}
		}
		for n, name := range g.OwnNames {
			if has := p.Own[i][n]; has > 0 {
				parts = append(parts, fmt.Sprintf("%s %d %s", id, has, name))
			}
		}
		if p.Out.Has(engines.Seat(i)) {
			parts = append(parts, id+" out")
		}
	}
	for n, name := range g.CommonNames {
		if has := p.Common[n]; has > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", has, name))
		}
	}
	parts = append(parts, toldCards(g, p)...)
	for _, l := range g.Lies(p) {
		parts = append(parts, g.lieKey(l)+" on "+g.spaceText(int16(l.Space)))
	}
	if p.Over {
		return strings.Join(append(parts, "won by "+strings.Join(g.names(p.Winners), " and ")), ", ")
	}
	return strings.Join(append(parts, g.IDs[p.mover()]+"'s turn"), ", ")
}

func toldCards(g *Game, p *Position) (parts []string) {
	for deck := range g.Decks {
		d := &g.Decks[deck]
		for place, name := range g.places() {
			var cards []string
			for i := range d.Len() {
				if place > 0 && int(p.Where[deck][i]) == place {
					cards = append(cards, g.Texts[d.First+int(d.Of[i])])
				}
			}
			if place >= int(program.InHand) {
				for range p.Unseen[place-int(program.InHand)][deck] {
					cards = append(cards, "?")
				}
			}
			if len(cards) > 0 {
				parts = append(parts, name+": "+strings.Join(cards, " "))
			}
		}
	}
	return parts
}

// play makes lines, separated by semicolons, on a game of three with the rules, and tells what comes of it.
func play(t testing.TB, rules, lines string) string {
	t.Helper()
	g := compile(t, 3, rules)
	p := g.Start()
	if refused := makes(t, g, &p, lines); refused != "" {
		return "refused: " + refused
	}
	return told(g, &p)
}

// playOn is play for what comes of it.
func playOn(t testing.TB, rules, lines string) (*Game, *Position) {
	t.Helper()
	g := compile(t, 3, rules)
	p := g.Start()
	if refused := makes(t, g, &p, lines); refused != "" {
		t.Fatalf("%s: %s", lines, refused)
	}
	return g, &p
}

// makes makes lines; it returns why one is refused.
func makes(t testing.TB, g *Game, p *Position, lines string) (refused string) {
	t.Helper()
	for line := range strings.SplitSeq(lines, ";") {
		who, words, _ := strings.Cut(strings.TrimSpace(line), ":")
		seat, known := map[string]engines.Seat{"dice": engines.Dice, "table": engines.Table}[who]
		if !known {
			seat = engines.Seat(slices.Index(g.IDs, who))
		}
		m, err := g.Parse(seat, words)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if v := g.Check(p, m); !v.OK() {
			return info.Reasons[v.Message.Reason].Name
		}
		g.Apply(p, m, nil)
	}
	return ""
}

// base has what the sentences below speak of. X is the sentence, which happens on space 3.
const base = `
path     = 12
turn     = ["roll", "move"]
counters = { coins = 0 }
common   = { raven = 0 }
kinds    = { bridge = [6, 9] }
end      = ["if all yours are at the finish: win"]
land     = { 3 = ["X"] }
[deck.sky]
cards = { Rain = 2, Sun = 2, 4 = 1 }
kinds = { warm = ["Sun", "4"] }
hand  = "open"
do    = { Rain = ["raven +1"], 4 = ["go on by its worth"], Sun = ["gain its worth in coins"] }
`

// things are those of which sentences with berries and flags speak.
const things = `
[thing.berry]
at   = [4, 9]
each = 2
most = 3
[thing.flag]
own  = true
`

// wordLines have a sentence for each word of the vocabulary, the lines of a match in which it counts, and what it brings.
var wordLines = []struct{ id, says, lines, want string }{
	{"effects.roll", "roll and move", "dice: 3; dice: 2", "A1 on 5, B's turn"},
	{"effects.move", "roll and move", "dice: 3; dice: 1", "A1 on 4, B's turn"},
	{"effects.go-on", "go on 4", "dice: 3", "A1 on 7, B's turn"},
	{"effects.go-back", "go back 2", "dice: 3", "A1 on 1, B's turn"},
	{"effects.go-to", "go to 11", "dice: 3", "A1 on 11, B's turn"},
	{"effects.go-to-start", "go back to start", "dice: 3", "B's turn"},
	{"effects.go-to-next", "go to the next bridge", "dice: 3", "A1 on 6, B's turn"},
	{"effects.go-back-to-last", "go on 5 and go back to the last bridge", "dice: 3", "A1 on 6, B's turn"},
	{"effects.go-up-to", "", "", ""}, // on squares
	{"effects.go-nearest", "go to the nearest bridge", "dice: 3", "A1 on 6, B's turn"},
	{"effects.go-any", "go to a bridge of your choice", "dice: 3; A: move A1 9", "A1 on 9, B's turn"},
	{"effects.go-anywhere", "go to any space", "dice: 3; A: move A1 11", "A1 on 11, B's turn"},
	{"effects.gain", "gain 3 coins", "dice: 3", "A1 on 3, A 3 coins, B's turn"},
	{"effects.lose-some", "gain 3 coins and pay 1 coin", "dice: 3", "A1 on 3, A 2 coins, B's turn"},
	{"effects.lose-all", "gain 3 coins and lose all coins", "dice: 3", "A1 on 3, B's turn"},
	{"effects.set", "set coins to 5", "dice: 3", "A1 on 3, A 5 coins, B's turn"},
	{"effects.mark", "raven +2", "dice: 3", "A1 on 3, 2 raven, B's turn"},
	{"effects.unmark", "raven +2 and the raven goes back 1", "dice: 3", "A1 on 3, 1 raven, B's turn"},
	{"effects.miss", "miss a turn", "dice: 3; dice: 1; dice: 2", "A1 on 3, B1 on 1, C1 on 2, B's turn"},
	{"effects.again", "roll again", "dice: 3", "A1 on 3, A's turn"},
	{"effects.hold", "wait here until you roll 6", "dice: 3; dice: 1; dice: 1; dice: 5",
		"A1 on 3, B1 on 1, C1 on 1, B's turn"},
	{"effects.swap-places", "swap places with somebody", "dice: 5; dice: 3; B: pick A", "A1 on 3, B1 on 5, C's turn"},
	{"effects.nothing", "nothing happens", "dice: 3", "A1 on 3, B's turn"},
	{"effects.out", "you are out", "dice: 3; dice: 1; dice: 1", "A1 on 3, A out, B1 on 1, C1 on 1, B's turn"},
	{"effects.win", "you win", "dice: 3", "A1 on 3, won by A"},
	{"effects.all-win", "everybody wins", "dice: 3", "A1 on 3, won by A and B and C"},
	{"effects.all-lose", "all lose", "dice: 3", "A1 on 3, won by "},
	{"effects.most-wins", "gain 1 coin and (most coins wins)", "dice: 2; dice: 3", "A1 on 2, B1 on 3, B 1 coins, won by B"},
	{"effects.furthest-wins", "whoever is furthest wins", "dice: 5; dice: 3", "A1 on 5, B1 on 3, won by A"},
	{"effects.by-hand", `at the table "Sing."`, "dice: 3", "A1 on 3, B's turn"},

	{"effects.draw", "draw 2 cards", "dice: 3; table: draw rain; table: draw sun", "A1 on 3, a: Rain Sun, B's turn"},
	{"effects.draw", "get a Sun", "dice: 3", "A1 on 3, a: Sun, B's turn"},
	{"effects.deal", "deal 1 card to each player", "dice: 3; table: draw sun; table: draw 4; table: draw sun",
		"A1 on 3, a: Sun, b: 4, c: Sun, B's turn"},
	{"effects.keep", "turn over a card and keep it", "dice: 3; table: draw 4", "A1 on 7, a: 4, B's turn"},
	{"effects.return-it", "turn over a card and put it back", "dice: 3; table: draw 4", "A1 on 7, B's turn"},
	{"effects.away", "turn over a card and put it away", "dice: 3; table: draw 4", "A1 on 7, away: 4, B's turn"},
	{"effects.draw-to", "get a Sun and draw up to 2 cards", "dice: 3; table: draw 4", "A1 on 3, a: Sun 4, B's turn"},
	{"effects.turn-over", "turn over a card", "dice: 3; table: draw rain", "A1 on 3, 1 raven, discards: Rain, B's turn"},
	{"effects.play", "get a Sun and get a Rain and play a card", "dice: 3; A: play rain",
		"A1 on 3, 1 raven, discards: Rain, a: Sun, B's turn"},
	{"effects.discard", "get a Sun and get a Rain and discard a card", "dice: 3; A: discard sun",
		"A1 on 3, discards: Sun, a: Rain, B's turn"},
	{"effects.discard", "get 2 Suns and get a Rain and pay a Sun", "dice: 3", "A1 on 3, discards: Sun, a: Rain Sun, B's turn"},
	{"effects.discard-all", "get 2 Suns and get a Rain and lose all warm", "dice: 3",
		"A1 on 3, discards: Sun Sun, a: Rain, B's turn"},
	{"effects.discard-alike", "get 2 Suns and get a Rain and discard 2 alike", "dice: 3",
		"A1 on 3, discards: Sun Sun, a: Rain, B's turn"},
	{"effects.put-back", "get 2 Suns and put a Sun back", "dice: 3", "A1 on 3, a: Sun, B's turn"},
	{"effects.take", "all: get a Sun", "dice: 3; dice: 3", "A1 on 3, B1 on 3, a: Sun, b: Sun, C's turn"},
	{"effects.take", "get a Sun and (left neighbour: take a card from the right neighbour)", "dice: 3",
		"A1 on 3, b: Sun, B's turn"},
	{"effects.take", "get a Sun and get a Rain and (each other: take a card from the leader)",
		"dice: 3; table: draw rain", "A1 on 3, b: Rain, c: Sun, B's turn"},
	{"effects.give", "get a Sun and give a card to somebody", "dice: 3; A: pick C", "A1 on 3, c: Sun, B's turn"},
	{"effects.swap-hands", "get a Sun and swap hands with the left neighbour", "dice: 3", "A1 on 3, b: Sun, B's turn"},
	{"effects.shuffle", "get a Sun and discard a Sun and shuffle the discards", "dice: 3", "A1 on 3, B's turn"},
	{"effects.show", "get a Sun and show your hand", "dice: 3", "A1 on 3, a: Sun, B's turn"},
	{"effects.go-by-card", "get a 4 and play a 4", "dice: 3", "A1 on 7, discards: 4, B's turn"},
	{"effects.gain-by-card", "get a Sun and play a Sun", "dice: 3", "A1 on 3, A 1 coins, discards: Sun, B's turn"},
	{"effects.most-cards-win", "right neighbour: (get a Sun and most cards wins)", "dice: 3", "A1 on 3, c: Sun, won by C"},
	{"effects.fewest-cards-win", "all others: get a Sun and fewest cards wins", "dice: 3", "A1 on 3, b: Sun, won by A and C"},
	{"effects.highest-hand-wins", "get a 4 and (left neighbour: get 2 Suns) ", "dice: 3", "A1 on 3, a: 4, b: Sun Sun, B's turn"},
	{"effects.highest-hand-wins", "get a Rain and (left neighbour: (get a 4 and highest hand wins))", "dice: 3",
		"A1 on 3, a: Rain, b: 4, won by B"},
	{"effects.lowest-hand-wins", "get a Rain and (left neighbour: (get a 4 and lowest hand wins))", "dice: 3",
		"A1 on 3, a: Rain, b: 4, won by C"},

	{"effects.set-aside", "put 3 aside and keep what you put aside", "dice: 3", "A1 on 3, A 3 coins, B's turn"},
	{"effects.set-aside-rolled", "set aside what you rolled and keep what you set aside as coins", "dice: 3",
		"A1 on 3, A 3 coins, B's turn"},
	{"effects.lose-aside", "set aside what you rolled and lose what you set aside and keep what you set aside", "dice: 3",
		"A1 on 3, B's turn"},
	{"effects.keep-aside", "put 2 aside and keep what you have put aside in coins", "dice: 3", "A1 on 3, A 2 coins, B's turn"},
	{"effects.go-aside", "set aside what you rolled and go on what you set aside", "dice: 3", "A1 on 6, B's turn"},
	{"effects.gain-rolled", "gain what you rolled in coins", "dice: 3", "A1 on 3, A 3 coins, B's turn"},
	{"effects.end-turn", "end your turn and gain a coin", "dice: 3", "A1 on 3, B's turn"},

	{"heads.until", "until you stop: roll and gain what you rolled in coins", "dice: 3; dice: 2; A: yes; dice: 4; A: no",
		"A1 on 3, A 6 coins, B's turn"},
	{"heads.fight", "roll against the left neighbour: gain a coin | go back 1", "dice: 3; dice: 2; dice: 4", "A1 on 2, B's turn"},
	{"heads.fight", "roll against somebody: gain a coin | go back 1", "dice: 3; A: pick C; dice: 2; dice: 2; dice: 3; dice: 1",
		"A1 on 3, A 1 coins, B's turn"},
	{"heads.if", "if you have 1 coin: go on 1 | gain 1 coin", "dice: 3", "A1 on 3, A 1 coins, B's turn"},
	{"heads.if", "if you rolled 3 and you have no coins: gain a coin | go on 1", "dice: 3", "A1 on 3, A 1 coins, B's turn"},
	{"heads.if", "if you rolled 3 and you have 2 coins and the roll is 4: gain a coin | go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"heads.if", "if you rolled 4 and you have no coins: gain a coin | go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"heads.if", "if you rolled 3 or you have 2 coins: gain a coin | go on 1", "dice: 3", "A1 on 3, A 1 coins, B's turn"},
	{"heads.if", "if you rolled 1 or you rolled 2 or you rolled 3: gain a coin", "dice: 3", "A1 on 3, A 1 coins, B's turn"},
	{"heads.if", "if you rolled 1 or you rolled 2: gain a coin | go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"heads.who", "each other: gain 2 coins", "dice: 3", "A1 on 3, B 2 coins, C 2 coins, B's turn"},
	{"heads.may", "may: go on 2 | gain a coin", "dice: 3; A: no", "A1 on 3, A 1 coins, B's turn"},
	{"heads.choose", "choose: go on 2 | gain a coin | raven +1", "dice: 3; A: choose 3", "A1 on 3, 1 raven, B's turn"},
	{"heads.ask", `ask the table "Sing!": gain a coin`, "dice: 3; table: yes", "A1 on 3, A 1 coins, B's turn"},
	{"heads.test", "roll 5 or more: gain a coin | go back 1", "dice: 3; dice: 4", "A1 on 2, B's turn"},
	{"heads.table", "roll on the table: go on 1 | gain a coin | raven +1", "dice: 3; dice: 4", "A1 on 3, A 1 coins, B's turn"},

	{"conditions.has", "gain 2 coins and (if you have 2 coins: go on 1)", "dice: 3", "A1 on 4, A 2 coins, B's turn"},
	{"conditions.has-not", "if you have no coins: go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"conditions.common", "raven +2 and (if the raven is 2: go on 1)", "dice: 3", "A1 on 4, 2 raven, B's turn"},
	{"conditions.rolled", "if you rolled 3: go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"conditions.rolled-least", "if you roll 3 or more: go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"conditions.rolled-least", "if you roll at least 4: go on 1", "dice: 3", "A1 on 3, B's turn"},
	{"conditions.rolled-most", "if the roll is 3 or less: go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"conditions.rolled-most", "if you rolled at most 2: go on 1", "dice: 3", "A1 on 3, B's turn"},
	{"conditions.rolled-even", "if the roll is even: go on 1 | go on 2", "dice: 3", "A1 on 5, B's turn"},
	{"conditions.rolled-double", "if you rolled a double: go on 1 | go on 2", "dice: 3", "A1 on 5, B's turn"},
	{"conditions.rolled-face", "", "", ""},
	{"conditions.common-none", "if no raven is left: go on 1 and mark the raven", "dice: 3", "A1 on 4, 1 raven, B's turn"},
	{"conditions.aside", "put 3 aside and (if you have set aside 3: go on 1)", "dice: 3", "A1 on 4, B's turn"},
	{"conditions.at", "if you are at 3: go on 2", "dice: 3", "A1 on 5, B's turn"},
	{"conditions.at-start", "go to start and (if you are back at the start: gain a coin)", "dice: 3", "A 1 coins, B's turn"},
	{"conditions.beside-somebody", "if somebody is next to you: gain a coin", "dice: 2; dice: 3",
		"A1 on 2, B1 on 3, B 1 coins, C's turn"},
	{"conditions.beside-space", "if you are next to 4: gain a coin", "dice: 3", "A1 on 3, A 1 coins, B's turn"},
	{"conditions.beside-kind", "go on 2 and (if you are beside a bridge: gain a coin)", "dice: 3", "A1 on 5, A 1 coins, B's turn"},
	{"conditions.all-yours-at", "if all yours are at 3: go on 2", "dice: 3", "A1 on 5, B's turn"},
	{"conditions.all-yours-at-start", "go to start and (if all yours are at the start: gain a coin)", "dice: 3",
		"A 1 coins, B's turn"},
	{"conditions.all-yours-home", "go to 12 and (if all yours are home: raven +1)", "dice: 3", "A1 on 12, 1 raven, won by A"},
	{"conditions.on-kind", "go on 3 and (if you are on a bridge: gain a coin)", "dice: 3", "A1 on 6, A 1 coins, B's turn"},
	{"conditions.all-at", "if everybody is at 3: all win", "dice: 3; dice: 3; dice: 3",
		"A1 on 3, B1 on 3, C1 on 3, won by A and B and C"},
	{"conditions.laps", "", "", ""},
	{"conditions.company", "if somebody is here: go on 1", "dice: 3; dice: 3", "A1 on 3, B1 on 4, C's turn"},
	{"conditions.rounds", "if 1 rounds are over: go on 1", "dice: 1; dice: 1; dice: 1; dice: 2", "A1 on 4, B1 on 1, C1 on 1, B's turn"},
	{"conditions.one-left", "each other: be out and (if only one is left: nothing)", "dice: 3; dice: 2", "A1 on 5, B out, C out, A's turn"},
	{"conditions.holds", "get 2 Suns and (if you have 2 warm: go on 1)", "dice: 3", "A1 on 4, a: Sun Sun, B's turn"},
	{"conditions.holds-none", "get 2 Suns and (if you have no Rain: go on 1)", "dice: 3", "A1 on 4, a: Sun Sun, B's turn"},
	{"conditions.holds-more", "get 2 Suns and (if you have more than 1 card: go on 1)", "dice: 3", "A1 on 4, a: Sun Sun, B's turn"},
	{"conditions.alike", "get 2 Suns and (if you have 2 alike: go on 1)", "dice: 3", "A1 on 4, a: Sun Sun, B's turn"},
	{"conditions.one-of-each", "get a Sun and get a 4 and (if you have one of each warm: go on 1)", "dice: 3",
		"A1 on 4, a: Sun 4, B's turn"},
	{"conditions.hand-worth", "get a 4 and (if your hand is worth 4: go on 1)", "dice: 3", "A1 on 4, a: 4, B's turn"},
	{"conditions.hand-empty", "if your hand is empty: go on 1", "dice: 3", "A1 on 4, B's turn"},
	{"conditions.pile-empty", "get 2 Rain and get 2 Suns and get a 4 and (if the pile is empty: all win)", "dice: 3",
		"A1 on 3, a: Rain Rain Sun Sun 4, won by A and B and C"},
	{"conditions.card-is", "", "", ""},
	{"conditions.not", "if not you have a coin: go on 1", "dice: 3", "A1 on 4, B's turn"},

	{"who.you", "you: gain a coin", "dice: 3", "A1 on 3, A 1 coins, B's turn"},
	{"who.all", "everybody: gain a coin", "dice: 3", "A1 on 3, A 1 coins, B 1 coins, C 1 coins, B's turn"},
	{"who.others", "all others: gain a coin", "dice: 3", "A1 on 3, B 1 coins, C 1 coins, B's turn"},
	{"who.chosen", "one you choose: gain a coin", "dice: 3; A: pick C", "A1 on 3, C 1 coins, B's turn"},
	{"who.here", "whoever is here: go on 4", "dice: 3; dice: 3", "A1 on 7, B1 on 3, C's turn"},
	{"who.beside", "whoever is next to you: go to start", "dice: 4; dice: 3", "B1 on 3, C's turn"},
	{"who.left", "left neighbour: gain a coin", "dice: 3", "A1 on 3, B 1 coins, B's turn"},
	{"who.right", "right neighbour: gain a coin", "dice: 3", "A1 on 3, C 1 coins, B's turn"},
	{"who.first", "whoever is first: gain a coin", "dice: 5; dice: 3", "A1 on 5, A 1 coins, B1 on 3, C's turn"},
	{"who.rival", "roll against the left neighbour: (the other: gain a coin) | go back 1", "dice: 3; dice: 5; dice: 4",
		"A1 on 3, B 1 coins, B's turn"},
	{"who.last", "whoever is last: gain a coin", "dice: 5; dice: 3", "A1 on 5, B1 on 3, C 1 coins, C's turn"},
}

// thingLines are the same for what lies on spaces. What is told of it are the counters of A, and what lies there.
var thingLines = []struct{ id, says, lines, want string }{
	{"effects.pick-up", "go on 1 and take 2 berries", "dice: 3", "2 berry, 2 flag: berry 9, berry 9"},
	{"effects.pick-up", "go to 4 and pick up a berry", "dice: 3", "1 berry, 2 flag: berry 4, berry 9, berry 9"},
	{"effects.pick-up", "put a flag here and take your flag", "dice: 3; dice: 3", "2 flag: berry 4, berry 4, berry 9, berry 9"},
	{"effects.pick-up-all", "go to 4 and take all berries and go to 9 and take all berries here", "dice: 3", "3 berry, 2 flag: berry 9"},
	{"effects.pick-up-everything", "put 2 flags here and take everything here", "dice: 3", "2 flag: berry 4, berry 4, berry 9, berry 9"},
	{"effects.pick-up-another", "take another's flag and (put 1 flag here)", "dice: 3; dice: 3", "1 flag: flag B 3, berry 4, berry 4, berry 9, berry 9"},
	{"effects.put-down", "put down a flag", "dice: 3", "1 flag: flag A 3, berry 4, berry 4, berry 9, berry 9"},
	{"effects.put-down", "drop 5 flags here", "dice: 3", "flag A 3, flag A 3, berry 4, berry 4, berry 9, berry 9"},
	{"effects.put-on", "put a flag on 7", "dice: 3", "1 flag: berry 4, berry 4, flag A 7, berry 9, berry 9"},
	{"effects.put-on-any", "put a flag on any bridge", "dice: 3; A: put flag 6", "1 flag: berry 4, berry 4, flag A 6, berry 9, berry 9"},
	{"effects.put-anywhere", "put a flag anywhere", "dice: 3; A: put flag 1", "1 flag: flag A 1, berry 4, berry 4, berry 9, berry 9"},
	{"effects.put-new", "put a new berry here", "dice: 3", "2 flag: berry 3, berry 4, berry 4, berry 9, berry 9"},
	{"effects.put-new-on", "put 2 new berries on 1", "dice: 3", "2 flag: berry 1, berry 1, berry 4, berry 4, berry 9, berry 9"},
	{"effects.put-new-on-any", "put a new flag on any bridge", "dice: 3; A: put flag 6", "2 flag: berry 4, berry 4, flag A 6, berry 9, berry 9"},
	{"effects.put-new-on-each", "put a new berry on every bridge", "dice: 3", "2 flag: berry 4, berry 4, berry 6, berry 9, berry 9, berry 9"},
	{"effects.put-new-anywhere", "put a new berry on any space", "dice: 3; A: put berry 12", "2 flag: berry 4, berry 4, berry 9, berry 9, berry 12"},
	{"conditions.lies-here", "go to 4 and (if there are 2 berries here: win)", "dice: 3", "won"},
	{"conditions.lies-here", "if a flag is here: win | put a flag here", "dice: 3; dice: 3", "won"},
	{"conditions.lies-here", "if your flag is here: win | put a flag here", "dice: 3; dice: 3",
		"1 flag: flag A 3, flag B 3, berry 4, berry 4, berry 9, berry 9"},
	{"conditions.lies-not-here", "if no berry is here: win", "dice: 3", "won"},
	{"conditions.another-lies-here", "if another's flag is here: win | put a flag here", "dice: 3; dice: 3", "won"},
	{"conditions.none-lies", "if not no berries are left on the board: win", "dice: 3", "won"},
	{"conditions.none-lies", "go to 4 and take all berries and go to 9 and (take all berries and (if all berries are taken: win))", "dice: 3",
		"3 berry, 2 flag: berry 9"},
}

func TestWhatLiesOnSpacesDoesWhatItSays(t *testing.T) {
	for _, w := range thingLines {
		rules := strings.NewReplacer(`"X"`, strconv.Quote(w.says), "{ coins = 0 }", "{ flag = 2 }").Replace(base) + things
		g, p := playOn(t, strings.Replace(rules, "gain its worth in coins", "nothing", 1), w.lines)
		var has, lies []string
		for n, name := range g.OwnNames {
			if n := p.Own[0][n]; n > 0 {
				has = append(has, fmt.Sprint(n, " ", name))
			}
		}
		for _, l := range g.Lies(p) {
			lies = append(lies, g.lieKey(l)+" "+g.spaceText(int16(l.Space)))
		}
		got := strings.TrimPrefix(strings.Join(has, ", ")+": "+strings.Join(lies, ", "), ": ")
		if p.Over {
			got = "won"
		}
		if got != w.want {
			t.Errorf("%s: %s\n\t%s: %s\n\tand not: %s", w.id, w.says, w.lines, got, w.want)
		}
	}
}

func TestEveryWordDoesWhatItSays(t *testing.T) {
	for _, w := range wordLines {
		if w.says == "" {
			continue
		}
		rules := strings.Replace(base, `"X"`, "'"+w.says+"'", 1)
		if got := play(t, rules, w.lines); got != w.want {
			t.Errorf("%s: %s\n\t%s: %s\n\tand not: %s", w.id, w.says, w.lines, got, w.want)
		}
	}
	const flips = "turn = ['turn over a card', 'if it is a Sun: win']\n[deck.sky]\ncards = { Sun = 1, Rain = 1 }\n"
	if got, want := play(t, flips, "table: draw rain"), "discards: Rain Sun, won by B"; got != want {
		t.Errorf("conditions.card-is: %s, and not %s", got, want)
	}
	const orchard = "turn = ['roll', 'if the die shows a basket: raven +2']\ndice = ['basket', 'big raven', '2']\n" +
		"common = { raven = 0 }\nroll = { 'Big raven' = ['mark the raven'], 2 = ['add 3 to the raven'] }\n"
	if got, want := play(t, orchard, "dice: big_raven; dice: basket; dice: 2"), "6 raven, A's turn"; got != want {
		t.Errorf("conditions.rolled-face: %s, and not %s", got, want)
	}
	const ring = "ring = 6\nturn = ['roll', 'move']\nend = ['if you have gone round: win']\n"
	if got, want := play(t, ring, "dice: 6; dice: 5; dice: 1; dice: 1"), "A1 on 1, B1 on 5, C1 on 1, won by A"; got != want {
		t.Errorf("conditions.laps: %s, and not %s", got, want)
	}
}

// Each word of the vocabulary has its instruction in the engine, the other way round too, and a line above.
func TestVocabularyAndEngineAreOne(t *testing.T) {
	text, err := os.ReadFile("../../rulesets/kit/vocabulary.toml")
	if err != nil {
		t.Fatal(err)
	}
	var v phrase.Vocabulary
	if err := toml.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	for _, row := range regexp.MustCompile(`(?m)^icon += "(.*)"`).FindAllSubmatch(text, -1) {
		if _, err := os.Stat("../../assets/icons/" + string(row[1]) + ".svg"); err != nil {
			t.Errorf("there is no icon %s", row[1])
		}
	}
	conditions := slices.Collect(maps.Keys(program.Tests))
	for table, both := range map[string][2][]string{
		"effects":    {slices.Collect(maps.Keys(v.Effects)), slices.Collect(maps.Keys(program.Effects))},
		"heads":      {slices.Collect(maps.Keys(v.Heads)), slices.Collect(maps.Keys(program.Heads))},
		"conditions": {slices.Collect(maps.Keys(v.Conditions)), append(conditions, "not")},
		"who":        {slices.Collect(maps.Keys(v.Who)), slices.Collect(maps.Keys(program.Selectors))},
	} {
		slices.Sort(both[0])
		slices.Sort(both[1])
		if !slices.Equal(both[0], both[1]) {
			t.Errorf("%s: the vocabulary has %v, the engine %v", table, both[0], both[1])
		}
		for _, id := range both[0] {
			if !slices.Contains(elsewhere, table+"."+id) && !slices.ContainsFunc(slices.Concat(wordLines, thingLines, marketLines), func(w struct{ id, says, lines, want string }) bool { return w.id == table+"."+id }) {
				t.Errorf("%s.%s has no line", table, id)
			}
		}
	}
}
