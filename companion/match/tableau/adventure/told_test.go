package adventure_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/companion/match/tableau"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	engine "homespun/engines/adventure"
)

// ADV-07: the face is shown with what it brings, then each monster on its spawner.
func TestTheEventIsTold(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(`
tiles = { g8 = "P", e7 = "T", f4 = "Z", h2 = "Z" }
kings = { A = "f7", B = "p16" }
due = "event"`)
	list := tab.play("dice: 1")
	tableautest.Equal(t, "moments", moments(list), "event-rolled appeared appeared")
	for _, track := range list[0].scene.Tracks {
		if track.Name == "What the roll brings" {
			tableautest.Equal(t, "the face", tab.now(track), "zombies")
		}
	}
	tableautest.Equal(t, "the first", tab.spots(list[1].scene.Here), "h2")
	if _, there := list[1].scene.Piece(tab.piece("Z2")); there {
		t.Error("the second zombie is there before it is told")
	}
	tableautest.Equal(t, "the second", tab.spots(list[2].scene.Here), "f4")
}

func moments(list []moment) string {
	var names []string
	for _, m := range list {
		names = append(names, m.name)
	}
	return strings.Join(names, " ")
}

// ADV-08, ADV-09, ADV-13: hearts, who comes back, and treasure brought out are moments of their own.
func TestGoodThingsAreTold(t *testing.T) {
	const wounded = `
tiles = { g8 = "P", e7 = "T", c2 = "T", f4 = "Z" }
kings = { A = "f8", B = "dead" }
hearts = { A = 3 }
due = "event"`
	tab := sit(t, "standard", 2, nil).set(wounded)
	list := tab.play("dice: 5")
	tableautest.Equal(t, "a heart", moments(list)+" "+tab.spots(list[1].scene.Here), "event-rolled healed f8")
	tab.play("A: step f7")
	list = tab.play("A: take e7")
	tableautest.Equal(t, "taken", moments(list[:1]), "treasure-taken")
	tab.set(wounded)
	list = tab.play("dice: 6")
	tableautest.Equal(t, "Ben", moments(list)+" "+tab.spots(list[1].scene.Here), "event-rolled came-back g8")
	tab.set(strings.Replace(strings.Replace(wounded, `"f8"`, `"e8"`, 1), "due", "carried = { A = 1 }\ndue",
		1))
	tab.play("dice: 5")
	list = tab.play("A: step f8")
	tableautest.Equal(t, "brought out", moments(list)+" "+tab.spots(list[1].scene.Here),
		"stepped treasure-banked f8")
}

// ADV-16, ADV-19, ADV-22: a move is told with the monster where it has gone, and an arrow from there to what
// it goes after; and why, with the numbers.
func TestGoingIsTold(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(worked)
	tab.play("A: done")
	list := tab.play("A: goes Z1 e5")
	tableautest.Equal(t, "moments", moments(list), "went")
	went := list[0]
	tableautest.Equal(t, "arrow", tab.arrows(went.scene), "!e5>e9")
	zombie, _ := went.scene.Piece(tab.piece("Z1"))
	tableautest.Equal(t, "where it has gone", zombie.Spot, tab.at("e5"))
	tableautest.Equal(t, "here", tab.spots(went.scene.Here), "e5")
	tableautest.Equal(t, "whose move", went.of, "zombie 1")
	tableautest.Equal(t, "why", went.why, "ADV-16 why-goes Z1 e9 e5 6 4 A")
	tableautest.Equal(t, "the step", tab.now(went.scene.Tracks[0]), "Monsters")
}

// ADV-14: of several that go by themselves each is told with the position as it stood before it: why the
// second went counts where the first stands by then.
func TestWhyEachMonsterWent(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(`
tiles = { p1 = "P", a1 = "Z", a16 = "T" }
kings = { A = "e9", B = "dead" }
monsters = { Z1 = "e6", Z2 = "e4", S1 = "e3" }
due = "action"`)
	list := told(tab.play("A: done"), "went")
	var said []string
	for _, m := range list {
		said = append(said, m.of+": "+m.why)
	}
	tableautest.Equal(t, "reasons", strings.Join(said, "; "),
		"zombie 1: ADV-16 why-goes Z1 e9 e8 3 1 A; zombie 2: ADV-16 why-goes Z2 e9 e6 5 3 A; spider 1: "+
			"ADV-16 why-goes S1 e9 e5 6 4 A")
}

// ADV-23: a fight is replayed with an arrow to the monster, which is still shown when it is killed.
func TestFightsAreTold(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(strings.Replace(worked, `Z1 = "d4"`, `Z1 = "e8", S1 = "e10"`, 1))
	tab.play("A: done")
	list := tab.play("dice: 5")
	tableautest.Equal(t, "killed", moments(list)+" "+tab.arrows(list[0].scene), "killed !e9>e8")
	if _, there := list[0].scene.Piece(tab.piece("Z1")); !there {
		t.Error("the zombie is gone before it falls")
	}
	if scene := tab.Scene(tab.p, ava); len(scene.Pieces) == 0 {
		t.Error("nothing lies on the board")
	} else if _, there := scene.Piece(tab.piece("Z1")); there {
		t.Error("the zombie still stands")
	}
	list = tab.play("dice: 1")
	tableautest.Equal(t, "missed, and struck", moments(list), "missed wounded")
	tableautest.Equal(t, "the spider strikes", tab.arrows(list[1].scene), "!e10>e9")
	tableautest.Equal(t, "the step", tab.now(list[1].scene.Tracks[0]), "Spiders")
	tableautest.Equal(t, "hearts", list[1].scene.Tracks[1].Count, 9)
}

// ADV-24, ADV-26: of several players who are struck each is told with those who struck them, in range and in
// line.
func TestWhoIsStruckByWhom(t *testing.T) {
	tab := sit(t, "standard", 2, dragons).set(`
tiles = { p1 = "P", a1 = "Z", a16 = "T" }
kings = { A = "e9", B = "h9" }
monsters = { K1 = "e6", K2 = "h11", K3 = "f12", D1 = "f10", D2 = "g9" }
due = "action"`)
	list := tab.play("A: done")
	for tab.e.Pending(tab.p).Kind == engine.DueFight {
		list = append(list, tab.play("dice: 1")...)
	}
	var said []string
	for _, m := range told(list, "wounded") {
		said = append(said, tab.arrows(m.scene))
	}
	tableautest.Equal(t, "strikes", strings.Join(said, "; "),
		"!e6>e9 !e12>e9; !h11>h9; !g9>e9 !f10>e9; !g9>h9")
}

// ADV-25, ADV-27: an explosion is told with its square; monsters, torches and walls go one by one, then
// hearts, then the dead and what they carried.
func TestAnExplosionIsTold(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(`
tiles = { p1 = "P", d4 = "Z", d6 = "W", h6 = "W", a16 = "T", a1 = "C" }
kings = { A = "f7", B = "h8" }
hearts = { A = 4, B = 2 }
carried = { A = 2 }
torches = ["d4"]
monsters = { C1 = "f6", Z1 = "h4" }
due = "action"`)
	tab.play("A: done")
	list := tab.play("A: goes Z1 f4")[1:]
	tableautest.Equal(t, "moments", moments(list),
		"exploded blown-up torch-out wall-gone wall-gone wounded wounded died treasure-lies")
	squares := blasts(list[0].scene)
	tableautest.Equal(t, "squares", len(squares), 1)
	box := squares[0]
	first, _ := list[0].scene.Spot(tab.at("d4"))
	last, _ := list[0].scene.Spot(tab.at("h8"))
	if box != first.Box.Union(last.Box) {
		t.Errorf("the square is %v, want d4 to h8", box)
	}
	tableautest.Equal(t, "the zombie", tab.spots(list[1].scene.Here), "f4")
	tableautest.Equal(t, "the torch", tab.spots(list[2].scene.Here), "d4")
	tableautest.Equal(t, "a wall", tab.spots(list[3].scene.Here), "d6")
	tableautest.Equal(t, "Ava", tab.spots(list[5].scene.Here), "f7")
	tableautest.Equal(t, "where she died", tab.spots(list[7].scene.Here), "f7")
	king, _ := list[7].scene.Piece(engine.King(ava))
	tableautest.Equal(t, "beside the board", king.Spot, 1001)
	stack, _ := list[8].scene.Piece(tileOn + tab.at("f7"))
	tableautest.Equal(t, "the stack", stack.Count, 2)
	tableautest.Equal(t, "treasure in play", list[8].scene.Tracks[3].Detail, "of 3")
}

// ADV-28: how it ended is told, and the sum says what was brought out and who lives.
func TestEndings(t *testing.T) {
	sum := func(tab *table) string {
		if !tab.e.Pending(tab.p).Over() {
			t.Fatal("the match is not over")
		}
		e := tab.Ending(tab.p)
		tableautest.Equal(t, "rule", e.Rule, engines.Clause(28))
		return strings.Join(e.Sum, " | ")
	}
	tab := sit(t, "standard", 2, nil).set(`
tiles = { g8 = "P", e8 = "T", f4 = "Z" }
kings = { A = "f8", B = "dead" }
hearts = { A = 1 }
banked = 3
due = "action"`)
	list := tab.play("A: take e8")
	tableautest.Equal(t, "told", moments(list), "treasure-taken treasure-banked won-by-treasure")
	tableautest.Equal(t, "won", sum(tab),
		"All the treasure is out. | Ava has 1 heart left. | Ben did not come out.")
	tab.play("table: fix treasure A 1") // banked at once, but the end stays as it was
	tableautest.Equal(t, "after a fix", sum(tab),
		"All the treasure is out. | Brought out: 4 of 5 treasures. | Ava has 1 heart left. "+
			"| Ben did not come out.")

	tab.set(`
tiles = { g8 = "P", e8 = "T", f4 = "Z" }
kings = { A = "f5", B = "k9" }
banked = 3
due = "action"`)
	tab.play("A: torch f4")
	tab.play("A: done")
	tableautest.Equal(t, "dark", sum(tab),
		"Every spawner is lit, and no monster is left. | Brought out: 3 of 4 treasures. | Ava has "+
			"10 hearts left. | Ben has 10 hearts left.")

	tab.set(`
tiles = { g8 = "P", e8 = "T", f4 = "Z" }
kings = { A = "m8", B = "dead" }
hearts = { A = 2 }
monsters = { Z1 = "l8" }
due = "action"`)
	tab.play("A: done")
	list = tab.play("dice: 4")
	tableautest.Equal(t, "told", moments(list), "missed wounded died lost")
	tableautest.Equal(t, "lost", sum(tab),
		"Nobody is left standing. | Brought out: 0 of 1 treasure. | Ava did not come out. | Ben did "+
			"not come out.")
	tableautest.Equal(t, "title", tab.Ending(tab.p).Title, "The dungeon wins this time")
	tableautest.Equal(t, "readings", len(tab.Readings(tab.p)), 5)
}

// In random matches every kind of event that is replayed occurs, and every monster that went has a reason.
func TestEverythingIsTold(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(6) {
		tab := sit(t, "standard", 4, crowd())
		r := rand.New(rand.NewPCG(seed, 9))
		for range 1500 {
			if tab.e.Pending(tab.p).Over() {
				break
			}
			before := tab.p
			tab.p = tab.e.Watch(tab.p, tab.e.Sample(tab.p, r),
				func(n engines.Message, after engines.Position) {
					name := tab.e.Info().Reasons[n.Reason].Name
					if _, ok := tab.Show(before, after, n, engines.Table); ok {
						seen[name]++
					}
					if why, _, ok := tab.Why(before, n); ok != (name == "went") ||
						ok && !strings.HasPrefix(tab.note(why), "ADV-16 why-goes") {
						t.Fatalf("why %s: %v %s", name, ok, tab.note(why))
					}
					before = after
				})
		}
	}
	for _, name := range strings.Fields("event-rolled appeared healed came-back stepped treasure-taken " +
		"treasure-banked torch-lit went killed missed wounded exploded " +
		"blown-up wall-gone died treasure-lies lost") {
		if seen[name] == 0 {
			t.Errorf("%s never came up", name)
		}
	}
}

var _ tableau.Narrator = (*table)(nil)
