package adventure

import (
	"math/rand/v2"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// deal are the lines that deal all tiles but the entrance, far from the middle.
var deal = []string{
	"table: tile T a1", "table: tile T c1", "table: tile T e1", "table: tile T g1", "table: tile W a16",
	"table: tile W c16", "table: tile W e16",
	"table: tile Z i1", "table: tile Z k1", "table: tile S m1", "table: tile S o1", "table: tile K i16",
	"table: tile K k16", "table: tile C m16", "table: tile C o16",
}

func TestADV01TheTilesThereAre(t *testing.T) {
	tab := begin(t, compile(t, 2))
	tab.Refuses("table: tile Q f4", "ADV-01 no-such-tile piece=Q")
	tab.Refuses("table: tile Z q4", "ADV-01 no-such-space space=q4")
	tab.Refuses("table: tile Z a17", "ADV-01 no-such-space space=a17")
	tab.Refuses("table: tile Q q4", "ADV-01")
	tab.Allows("table: tile Z a1", "table: tile Z p16", "table: tile P h8")
	tab.play("table: tile Z a1", "table: tile Z p16")
	tab.Refuses("table: tile Z b2", "ADV-01 no-tile-left piece=Z")
}

func TestADV02TilesGoOnFreeSpacesInAnyOrder(t *testing.T) {
	tab := begin(t, compile(t, 2))
	tab.play("table: tile W d4")
	tab.Refuses("table: tile T d4", "ADV-02 tile-there piece=T space=d4 other=W")
	tab.Refuses("A: place d5", "ADV-02 wants-tile")
	tab.Refuses("A: step d5", "ADV-02 wants-tile")
	tab.Refuses("dice: 3", "ADV-02 wants-tile")
	tab.Refuses("table: fix kill Z1", "table fix-setting-up")
	enginetest.Equal(t, "moves: seven tiles on 255 spaces", len(tab.Game.Moves(&tab.At, nil)), 7*255)
}

// The app deals one tile into each block of 4 × 4; more than there are blocks go anywhere.
func TestADV02TheAppDealsATileToEachBlock(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, rules := range []string{"", "tiles = { T = 10, W = 20 }", "discard = 6"} {
		g := compile(t, 2, rules)
		spaces, letters := map[int]bool{}, map[string]int{}
		for range 300 {
			p := g.Start()
			for p.stage != DuePlace {
				g.Apply(&p, g.Sample(&p, r), nil)
			}
			blocks := map[int]int{}
			for rest := p.tiles; !rest.Empty(); {
				at := rest.Take()
				spaces[at] = true
				blocks[row(at)/4*4+column(at)/4]++
				if at == 0 {
					letter, _ := g.Tile(&p, at)
					letters[letter]++
				}
			}
			tiles := p.tiles.Len()
			if want := min(16, tiles); len(blocks) != want {
				t.Fatalf("%s: %d tiles in %d blocks", rules, tiles, len(blocks))
			}
		}
		if len(spaces) != Spaces || len(letters) < 5 {
			t.Errorf("%s: in 300 deals tiles lie on %d spaces, and on a1 %v", rules, len(spaces), letters)
		}
	}
}

func TestADV03TilesAreTakenAwayFirst(t *testing.T) {
	tab := begin(t, compile(t, 2, "discard = 4"))
	tab.due("discard A")
	tab.Lists("discard C, discard K, discard S, discard T, discard Z")
	tab.Refuses("table: discard P", "ADV-03 discard-never piece=P")
	tab.Refuses("table: discard W", "ADV-03 discard-never piece=W")
	tab.Refuses("table: discard Q", "ADV-03 discard-unknown piece=Q")
	tab.Refuses("table: tile T a1", "ADV-02 wants-discard")
	tab.play("table: discard T", "table: discard T", "table: discard T")
	tab.Refuses("table: discard T", "ADV-03 discard-last piece=T")
	tab.play("table: discard Z")
	tab.due("tile A")
	tab.Refuses("table: discard Z", "ADV-03 discard-not-due")
	enginetest.Equal(t, "tiles to deal", tab.At.inHand(), 12)

	few := begin(t, compile(t, 2, "discard = 9"))
	few.play("table: discard Z", "table: discard Z", "table: discard K", "table: discard K",
		"table: discard C", "table: discard C", "table: discard S")
	few.Refuses("table: discard S", "ADV-03 discard-last piece=S")
	few.Refuses("table: discard Z", "ADV-03 discard-none-left piece=Z")
	begin(t, compile(t, 2)).Refuses("table: discard T", "ADV-03 discard-not-due")
}

func TestADV05KingsStandLeftAndRightOfTheEntrance(t *testing.T) {
	for _, c := range []struct {
		name, exit    string
		seats         int
		first, second string
	}{
		{"in the middle", "h8", 2, "place g8, place i8", "place i8"},
		{"alone", "h8", 1, "place g8, place i8", ""},
		{"three", "h8", 3, "place g8, place h7, place h9, place i8", "place g8, place h9, place i8"},
		{"at the edge", "a8", 2, "place a7, place a9, place b8", "place a9, place b8"},
		{"in the corner", "p1", 2, "place p2", "place n1, place o2, place p3"},
		{"beside a tile", "p16", 2, "place p15", "place n16, place o15, place p14"},
		{"between tiles", "b1", 2, "place b2", "place a2, place b3, place c2, place d1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tab := begin(t, compile(t, c.seats)).play(deal...)
			tab.play("table: tile P " + c.exit)
			tab.due("place A")
			tab.Lists(c.first)
			if c.second == "" {
				return
			}
			tab.Refuses("B: place g8", "ADV-06 other-seat seat=A")
			tab.Refuses("A: place q8", "ADV-01 no-such-space")
			tab.Refuses("A: place h14",
				map[bool]string{true: "ADV-05 place-left-or-right",
					false: "ADV-05 place-nearer"}[c.exit == "h8" && c.seats < 3])
			tab.play("A: " + tab.Game.Format(tab.Game.Moves(&tab.At, nil)[0]))
			tab.due("place B")
			tab.Lists(c.second)
		})
	}
}

func TestADV06TheFirstSeatBegins(t *testing.T) {
	tab := begin(t, compile(t, 2)).play(deal...).play("table: tile P h8", "A: place i8")
	tab.Refuses("B: place i8", "ADV-05 place-taken space=i8 piece=A")
	tab.Refuses("B: place h8", "ADV-05 place-tile-there space=h8 piece=P")
	tab.Refuses("B: place h7", "ADV-05 place-left-or-right space=h7 target=h8")
	tab.Refuses("B: step h7", "ADV-02 wants-place")
	tab.play("B: place g8")
	tab.Hears("ADV-05 king-placed seat=B space=g8", "ADV-06 play-begins seat=A")
	tab.due("event A")
	enginetest.Equal(t, "hearts of A", tab.At.Hearts(0), 10)
	enginetest.Equal(t, "hearts of B", tab.At.Hearts(1), 10)
}

func TestRulesThatCannotBePlayed(t *testing.T) {
	for rules, want := range map[string]string{
		"hearts = 0":                             "hearts is 0; it can be 1 to 30",
		"actions = 99":                           "actions is 99; it can be 1 to 8",
		"event_die = 5":                          "events.6 cannot be so with event_die (event-of-no-face 6)",
		`bank = "bank"`:                          `bank is "bank"; it can be adjacent or entrance`,
		`ambiguity = "no"`:                       `ambiguity is "no"; it can be ask or auto`,
		"discard = 11":                           "discard cannot be so with tiles (many-taken-away 10)",
		"tiles = { P = 2 }":                      "tiles.P is 2; there is 1 entrance",
		"tiles = { T = 0 }":                      "tiles.T is 0; it can be 1 to 16",
		"tiles = { Q = 1 }":                      "tiles.Q cannot be so with monsters (tile-of-none Q)",
		"tiles = { W = 64 }":                     "tiles are 77 in all; there can be 64",
		"tiles = { Z = 0, S = 0, K = 0, C = 0 }": "tiles cannot be so with monsters (no-spawner)",
		`events = { 1 = ["ghost"] }`:             "events.1 cannot be so with monsters (event-of-none 1 ghost)",
		`events = { 7 = ["heal"] }`:              "events.7 cannot be so with event_die (event-of-no-face 7)",
		"[monsters.ghost]\nletter = \"Z\"\nsupply = 1\nrange = 1\norder = 1\ntarget = \"sees\"\nattack = " +
			"\"hit\"": "monsters.zombie.letter cannot be so with monsters.ghost.letter " +
			"(same-letter zombie ghost)",
		"event_die = 4":                    "events.5 cannot be so with event_die (event-of-no-face 5)",
		`events = { 21 = [] }`:             "events.21 is no face; the die has 1 to 6",
		"[monsters.ghost]\nletter = \"T\"": "monsters.ghost.letter is T, which is the letter of treasure",
		"[monsters.ghost]\nletter = \"🎲\"": `monsters.ghost.letter is "🎲"; it can be one letter from A to Z`,
		"[monsters.heal]\nletter = \"H\"": "monsters.heal cannot be the id of a monster; it is what an " +
			"event is called",
		"[monsters.ghost]\nletter = \"G\"": "monsters.ghost.supply is 0; it can be 1 to 16",
		"[monsters.ghost]\nletter = \"G\"\nsupply = 1\nrange = 1\norder = 1\ntarget = \"shot\"\nattack = " +
			"\"hit\"": "monsters.ghost.target cannot be so with monsters.ghost.attack (shot-without-shooting ghost ghost)",
	} {
		if _, err := tryCompile(2, rules); err == nil || err.Error() != want {
			t.Errorf("%s: got %v\nwant %s", rules, err, want)
		}
	}
	for _, seats := range []int{0, 5} {
		if _, err := tryCompile(seats); err == nil {
			t.Errorf("%d seats can be played", seats)
		}
	}
	if _, err := Definition.Compile(func(any) error { return engines.ErrUnreadable }, 2); err == nil {
		t.Error("an error of the file is not passed on")
	}
}
