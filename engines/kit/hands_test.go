package kit

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// Lines of matches of three with cards, and what they lead to.
func TestCardsInLines(t *testing.T) {
	const deal = "table: draw hen; table: draw hen; table: draw cow; table: draw sheep; " +
		"table: draw hen; table: draw cow; table: draw sheep; table: draw old-goat; " +
		"table: draw hen; table: draw hen; table: draw cow; table: draw sheep; "
	for _, c := range []struct{ about, rules, lines, want string }{
		{"a draw is of the table", farm, "A: draw hen", "unreadable"},
		{"a draw is due", farm, "A: discard hen", "refused: draw-due"},
		{"an animal that is no card", farm, "table: draw wolf", "unreadable"},
		{"all are told what is due", farm, deal + "A: discard hen", "refused: draw-due"},
		{"somebody else's turn", farm, deal + "table: draw hen; B: choose 1", "refused: other-turn"},
		{"another line is due", farm, deal + "table: draw sheep; A: discard sheep", "refused: other-due"},
		{"nobody takes from themselves", farm, deal + "table: draw sheep; A: choose 1; A: pick A", "refused: no-person"},
		{"taking needs such a card there", farm, deal + "table: draw sheep; A: choose 1; A: pick C; table: draw old-goat",
			"refused: not-in-hand"},
		{"giving needs such a card", farm, deal + "table: draw sheep; A: choose 2; A: give old-goat", "refused: not-in-hand"},
		{"three alike", farm, deal + "table: draw hen; A: choose 3; A: discard cow", "refused: too-few-alike"},
		{"three alike are a point", farm, deal + "table: draw hen; A: choose 3; A: discard hen; A: discard cow",
			"A 1 points, discards: Cow Hen Hen Hen, a: Sheep, b: Cow Hen Old goat Sheep, c: Cow Hen Hen Sheep, B's turn"},
		{"nobody says no with cards in hand", farm, deal + "table: draw sheep; A: choose 2; A: no", "refused: has-such-a-card"},
		{"only what is in the pile is drawn", farm, deal + "table: draw hen; A: choose 3; A: discard hen; A: discard cow; " +
			"table: draw hen; B: choose 3; B: discard hen; table: draw hen", "refused: not-in-pile"},
		{"a hand that is full takes none", farm, deal + "fix card cow B; fix card cow B; table: draw sheep; A: choose 2; " +
			"A: discard sheep", "discards: Sheep, a: Cow Hen Hen Sheep, b: Cow Cow Cow Hen Old goat Sheep, " +
			"c: Cow Hen Hen Sheep, B's turn"},

		{"real cards are drawn as they are", realFarm, "dice: 1; A: no; A: discard hen; table: no; table: no",
			"A1 on 1, discards: Hen, a: ? ? ?, b: ? ? ?, c: ? ? ?, B's turn"},
		{"of real hands the table says what is there", realFarm, "dice: 1; A: no; A: discard hen; table: yes; table: yes",
			"A1 on 1, A 2 points, discards: Hen, a: ? ? ?, b: ? ? ?, c: ? ? ?, B's turn"},
		{"a card lies nowhere else", realFarm, "fix card cow away; fix card cow away; fix card cow away; dice: 1; A: no; " +
			"A: discard cow", "refused: not-in-hand"},
		{"real pairs", realFarm, "dice: 1; A: yes; A: discard sheep; A: discard hen; table: no",
			"A1 on 1, A 1 points, discards: Hen Sheep Sheep, a: ?, b: ? ? ?, c: ? ? ?, B's turn"},
		{"what nobody knows may be missing", realFarm, "dice: 3; table: draw rain; A: no; A: yes; A: no; A: discard cow; " +
			"table: no; table: no", "A1 on 3, A 1 points, discards: Cow, a: ? ? ?, b: ? ? ?, c: ? ? ?, discards: Rain, B's turn"},
		{"a hand is put right", realFarm, "fix hand A animals 1; fix card hen A", "a: Hen ?, b: ? ? ?, c: ? ? ?, A's turn"},
		{"more than there can be", realFarm, "fix hand A animals 6", "refused: hand-is-full"},
		{"no hands", realFarm, "fix hand A weather 1", "refused: no-hands"},
		{"no more of them", realFarm, "fix card snow away; fix card snow away", "refused: no-more-cards"},

		{"a card does what it does", cardRace, strings.Repeat("table: draw 1; ", 6) + "table: draw storm; A: play storm; " +
			"table: draw 3; B: play 3; table: draw twins; C: play twins; table: draw storm; table: draw 3",
			"B1 on 1, C1 on 3, discards: Storm Storm Twins 3 3, a: 1 1, b: 1 1, c: 1 1, A's turn"},
		{"cards and spaces", cardRace, strings.Repeat("table: draw 2; ", 6) + "fix put A1 4; table: draw 3; A: play 3; " +
			"table: draw nap", "A1 on 7, discards: 2 3, a: 2, b: Nap 2 2, c: 2 2, B's turn"},
		{"the last card comes by itself", onlyDeck, "A: choose 1; table: draw sun; B: choose 1; table: draw moon; " +
			"C: choose 1; table: draw moon; A: choose 1; B: choose 2",
			"discards: Moon, a: Star Sun, c: Moon, C's turn"},
		{"whoever is out has no hand", "turn = ['draw 2 cards', 'if you have a Sun: be out']\n[deck.sky]\ncards = { Sun = 3, Rain = 9 }",
			"table: draw sun; table: draw rain; table: draw rain; table: draw rain", "A out, discards: Rain Sun, b: Rain Rain, C's turn"},
		{"a card is kept for later", "turn = ['draw a card', 'if you have a Pass: discard a Pass and win']\n" +
			"[deck.sky]\ncards = { Sun = 3, Pass = 2 }\ndo = { Pass = ['keep it', 'miss a turn'], Sun = ['put it away'] }",
			"table: draw sun; table: draw pass", "discards: Pass, away: Sun, won by B"},
		{"cards are called like words of the rules", "turn = ['play a Skip', 'discard a Swap', 'draw one Roll', 'roll']\n" +
			"setup = ['deal a card']\n[deck.sky]\ncards = { Swap = 3, Skip = 2, Roll = 1, One = 1 }\nhand = 'open'",
			"table: draw skip; table: draw swap; table: draw swap; dice: 3; dice: 2",
			"discards: Skip Swap Swap, a: Roll, C's turn"},
		{"the pile is at its end", suits, "table: draw red-1; table: draw red-2; table: draw blue-6; table: draw blue-1; " +
			"table: draw red-3; table: draw blue-2; A: choose 1; table: draw red-6",
			"discards: red 1 red 2 red 6, b: blue 1 blue 6, c: blue 2 red 3, B's turn"},
	} {
		if got := playRead(t, c.rules, c.lines); got != c.want {
			t.Errorf("%s: %s\n\t%s\n\tand not %s", c.about, c.lines, got, c.want)
		}
	}
}

// playRead is play, and says which lines cannot be read.
func playRead(t testing.TB, rules, lines string) string {
	g := compile(t, 3, rules)
	lines = strings.ReplaceAll(lines, "fix ", "table: fix ")
	for line := range strings.SplitSeq(lines, ";") {
		if _, err := enginetest.Parse(g, strings.TrimSpace(line)); err != nil {
			return "unreadable"
		}
	}
	return play(t, rules, lines)
}

// What is wrong with a deck is told in a line, at its key.
func TestWrongDecks(t *testing.T) {
	many := "[deck.a]\ncards = { "
	for i := range 121 {
		many += fmt.Sprintf("c%d = 1, ", i)
	}
	many = strings.TrimSuffix(many, ", ") + " }"
	four := ""
	for i := range 5 {
		four += fmt.Sprintf("[deck.d%d]\ncards = { c%d = 1 }\n", i, i)
	}
	const small = "[deck.sky]\ncards = { Rain = 2, Sun = 2 }\n"
	const board = "path = 9\nturn = ['roll', 'move']\n"
	for rules, want := range map[string]string{
		"[deck.sky]\n":                                "deck.sky.cards has none; say how many there are of each",
		"[deck.sky]\ncards = { Rain = 0 }":            "deck.sky.cards.Rain is 0; it can be 1 to 120",
		"[deck.sky]\ncards = { Rain = 61, Sun = 60 }": "deck.sky.cards are 121; a deck has at most 120",
		many:                                                    "deck.a.cards are 121",
		board + four:                                            "deck is there 5 times; there can be 4 decks",
		small + "hand = 'shut'":                                 "deck.sky.hand is \"shut\"; it can be none, open, secret or real",
		small + "empty = 'no'":                                  "deck.sky.empty is \"no\"; it can be shuffle, out or end",
		small + "most = 21":                                     "deck.sky.most is 21; it can be 0 to 20",
		small + "do = { Snow = ['win'] }":                       "deck.sky.do.Snow speaks of \"Snow\", which is no card of this deck",
		small + "do = { Rian = ['win'] }":                       "did you mean \"Rain\"",
		small + "kinds = { wet = ['Rains'] }":                   "deck.sky.kinds.wet speaks of \"Rains\", which is no card of this deck; did",
		small + "kinds = { Sun = ['Rain'] }":                    "deck.sky.kinds.Sun has the name of a card",
		small + "worth = { Snow = 1 }":                          "deck.sky.worth.Snow speaks of",
		small + "worth = { Sun = 1000 }":                        "deck.sky.worth.Sun is 1000; it can be -999 to 999",
		small + "do = { Sun = ['dance'] }":                      "deck.sky.do.Sun says: \"dance\" says nothing",
		small + "do = { Sun = ['dance'] }\nhand='open'":         "deck.sky.do.Sun says: \"dance\" says nothing",
		"turn = ['play a card']\n" + small + "hand = 'none'":    "turn says: nobody has cards of deck sky in hand",
		"turn = ['draw a card']\npath = 3":                      "turn says: \"draw a card\": there is no deck; a small one is",
		"turn = ['swap hands with somebody', 'roll']\npath = 3": "turn says: \"swap hands with somebody\": there is no deck",
		"turn = ['shuffle a Sun', 'roll']\n" + small:            "turn says: \"shuffle a Sun\": only a whole deck is shuffled",
		"turn = ['roll', 'if no Sun is left: win']\n" + small:   "turn says: \"if no Sun is left: win\": only a whole deck has a pile",
		"turn = ['discard 2 alike', 'roll']\n" + small + "[deck.b]\ncards = { Fog = 2 }":           "there are several decks",
		"turn = ['roll', 'if the pile is empty: win']\n" + small + "[deck.b]\ncards = { Fog = 2 }": "there are several decks",
		small + "[deck.b]\ncards = { Rain = 2 }\n":                                                 "turn says nothing",
		"turn = ['roll']\n" + small + "[deck.b]\ncards = { Rain = 2 }\n":                           "deck.sky.cards.Rain is called \"Rain\", as something else",
		"[deck.sky]\ncards = { '🎲' = 1 }":                                                          "deck.sky.cards.🎲 has no letter and no digit in its name",
		"[deck.sky]\ncards = { 'a b' = 1, 'a-b' = 1 }":                                             "is written as \"a-b\", as another card is",
		"pieces = 2\n" + small: "pieces need a path or a ring",
	} {
		_, err := Compile(language(), enginetest.TOML(rules), 3)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.90s\n\t%v\n\tand not: %s", rules, err, want)
		}
	}
}

// A position that cannot be is refused, with its key.
func TestWrongPositionsOfCards(t *testing.T) {
	g := compile(t, 3, realFarm)
	for text, key := range map[string]string{
		"cards = { fish = { A = ['Hen'] } }":                                                    "cards.fish",
		"cards = { animals = { D = ['Hen'] } }":                                                 "cards.animals.D",
		"cards = { animals = { pile = ['Hen'] } }":                                              "cards.animals.pile",
		"cards = { weather = { A = ['Sun'] } }":                                                 "cards.weather.A",
		"cards = { animals = { A = ['Sun'] } }":                                                 "cards.animals.A",
		"cards = { animals = { A = ['Cow', 'Cow', 'Cow', 'Cow'] } }":                            "cards.animals.A",
		"cards = { animals = { A = ['Cow', 'Cow', 'Cow'] } }\nunseen = { A = { animals = 3 } }": "cards.animals",
		"unseen = { A = { weather = 1 } }":                                                      "unseen.A",
		"unseen = { D = { animals = 1 } }":                                                      "unseen.D",
		"unseen = { A = { animals = 5 }, B = { animals = 5 }, C = { animals = 5 } }\ncards = { animals = { away = ['Hen', 'Hen', 'Hen'] } }": "unseen",
	} {
		_, err := g.Load(enginetest.TOML(text))
		if err == nil || !strings.HasPrefix(err.Error(), key+" ") {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// A turn in which nobody has anything to do any more ends the match, and does not go on for ever.
func TestNobodyCanPlayOn(t *testing.T) {
	g := compile(t, 2, "turn = ['draw a card']\n[deck.sky]\ncards = { Rain = 2, Sun = 1 }\n")
	p := g.Start()
	for !p.Over && p.Turns < 4 {
		g.Apply(&p, g.Sample(&p, rand.New(rand.NewPCG(1, 1))), nil)
	}
	if !p.Over || p.Winners != 0 {
		t.Errorf("it goes on: %s", told(g, &p))
	}
}

func FuzzParse(f *testing.F) {
	var games []engines.Engine
	for _, rules := range []string{farm, realFarm, cardRace, snails, hills, knights} {
		games = append(games, engines.Wrap(compile(f, 3, rules)))
	}
	enginetest.FuzzParse(f, []string{"draw hen", "play storm", "discard old-goat", "give 7", "return sheep", "no", "choose 2",
		"fix card hen a", "fix hand a animals 3", "move a1", "pick b", "3-4", "2-old_owl"}, games...)
}

func FuzzLoad(f *testing.F) {
	enginetest.FuzzLoad(f, []string{"fix card hen a", "fix turn B"}, nil, engines.Wrap(compile(f, 3, farm)),
		engines.Wrap(compile(f, 4, realFarm)))
}

func FuzzLoadWays(f *testing.F) {
	enginetest.FuzzLoad(f, []string{"fix turn B"}, nil, engines.Wrap(compile(f, 3, hills)),
		engines.Wrap(compile(f, 3, knights)), engines.Wrap(compile(f, 2, luck)))
}

// FuzzRules reads any file: what compiles can be played.
func FuzzRules(f *testing.F) {
	for _, rules := range cardGames {
		f.Add(rules, 3)
	}
	for _, rules := range wayGames {
		f.Add(rules, 3)
	}
	f.Add(snails, 2)
	f.Fuzz(func(t *testing.T, text string, seats int) {
		if len(text) > 2000 {
			return
		}
		g, err := Compile(language(), enginetest.TOML(text), 1+(seats&7)%engines.MaxSeats)
		if err != nil {
			return
		}
		r := rand.New(rand.NewPCG(1, 2))
		p := g.Start()
		for i := 0; i < 60 && !p.Over; i++ {
			m := g.Sample(&p, r)
			if again, err := g.Parse(m.Who, g.Format(m)); err != nil || again != m || !g.Check(&p, m).OK() {
				t.Fatalf("%q: %+v, read back as %+v, %v", g.Format(m), m, again, err)
			}
			g.Apply(&p, m, func(engines.Message) {})
		}
	})
}
