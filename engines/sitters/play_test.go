package sitters

import (
	"fmt"
	"testing"

	"homespun/engines/enginetest"
)

func TestSIT13ReturnOnSix(t *testing.T) {
	g := compile(t, "standard")
	picture := `
		1........a
		.........b
		..........
		.........3`
	tab := draw(t, g, picture, rolled(Collectors, 6), `markers.C4 = "safe"`)
	tab.Asks("SIT-13 prompt-move-or-return seat=collectors roll=6")
	tab.Refuses("collectors: return C1 a2", "SIT-13 return-on-board piece=C1 space=a1", "a1")
	tab.Refuses("collectors: return C2 a1", "SIT-13 return-taken piece=C2 space=a1 other=C1", "a1")
	tab.Refuses("collectors: return C2 b1", "SIT-13 return-space piece=C2 space=b1", "b1")
	tab.Refuses("collectors: return C2 j6", "SIT-13 return-space piece=C2 space=j6")
	tab.Refuses("collectors: return C2 z1", "SIT-13 return-unknown-space piece=C2 space=z1")
	tab.Refuses("collectors: return C9 a2", "SIT-13 return-unknown-marker piece=C9")
	tab.Refuses("collectors: return O3 j6", "SIT-13 return-other-side piece=O3 seat=obstructors")
	tab.Refuses("collectors: return C4 a2", "SIT-12 return-survivor piece=C4")
	tab.play("collectors: return C2 a7").Hears("SIT-13 returned piece=C2 space=a7")
	enginetest.Equal(t, "C2", tab.where("C2"), "a7")
	tab.Asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")

	tab = draw(t, g, picture, rolled(Collectors, 5))
	tab.Refuses("collectors: return C2 a7", "SIT-13 return-face piece=C2 roll=5")
	tab.Refuses("collectors: return C4 a7", "SIT-13 return-face piece=C4 roll=5")

	t.Run("an opponent on the start space", func(t *testing.T) {
		tab := draw(t, g, "1........2", rolled(Obstructors, 6))
		tab.Refuses("obstructors: return O1 j1", "SIT-13 return-taken piece=O1 space=j1 other=C2", "j1")
		tab.Allows("obstructors: return O1 j2", "obstructors: return O6 i1")
	})
	t.Run("long-haul: obstructors on 5 and 6", func(t *testing.T) {
		g := compile(t, "long-haul")
		draw(t, g, picture, rolled(Obstructors, 5)).Allows("obstructors: return O3 j6")
		draw(t, g, picture, rolled(Obstructors, 4)).Refuses("obstructors: return O3 j6",
			"SIT-13 return-face piece=O3 roll=4")
		draw(t, g, picture, rolled(Collectors, 5)).Refuses("collectors: return C2 a7",
			"SIT-13 return-face piece=C2 roll=5")
	})
}

func TestSIT14Loot(t *testing.T) {
	tab := draw(t, compile(t, "standard"), `..1*......`, rolled(Collectors, 3), "loot = 6")
	tab.play("collectors: move C1 d1").Asks("SIT-14 prompt-loot piece=C1 space=d1")
	wants := "SIT-14 wants-loot-roll piece=C1 space=d1"
	tab.Refuses("collectors: move C1 e1", wants)
	tab.Refuses("collectors: pass", wants)
	tab.Refuses("obstructors: pass", wants)
	tab.Refuses("dice: 3-3", "SIT-14 loot-dice")
	tab.Refuses("dice: 8", "SIT-02 no-such-face face=8 faces=6")
	tab.play("dice: 4").Hears("SIT-14 container-opened piece=C1 space=d1 face=4 loot=10",
		"SIT-17 loot-row loot=10 row=2")
	enginetest.Equal(t, "loot", tab.At.Loot(), 10)
	enginetest.Equal(t, "containers", tab.At.ContainersLeft(), 0)
	tab.Asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")

	tab = draw(t, tab.Game, "...1", `due = "loot"`, `containers = ["d1"]`, "loot = 9997").play("dice: 6")
	enginetest.Equal(t, "loot beyond all bounds", tab.At.Loot(), MaxLoot)
}

func TestSIT15Battle(t *testing.T) {
	g := compile(t, "standard")
	for _, attack := range []struct{ turn, move string }{{rolled(Collectors, 3), "collectors: move C1 d1"},
		{rolled(Obstructors, 3), "obstructors: move O1 a1"}} {
		fight := func() *table {
			return draw(t, g, "1..a......\n2.........", attack.turn).play(attack.move)
		}
		tab := fight()
		at := map[bool]string{true: "d1", false: "a1"}[attack.move[0] == 'c']
		tab.Asks("SIT-15 prompt-battle piece=C1 other=O1 space=" + at)
		wants := "SIT-15 wants-battle-roll piece=C1 other=O1 space=" + at
		tab.Refuses("collectors: move C2 a3", wants)
		tab.Refuses("obstructors: pass", wants)
		tab.Refuses("dice: 4", "SIT-15 battle-dice piece=C1 other=O1 dice=1 otherdice=1")
		tab.Refuses("dice: 4,4-4", "SIT-15 battle-dice piece=C1 other=O1 dice=1 otherdice=1")
		tab.Refuses("dice: 4-7", "SIT-02 no-such-face face=7 faces=6")
		tab.play("dice: 3-3").Hears("SIT-15 battle-tied piece=C1 other=O1 space=" + at + " face=3")
		tab.play("dice: 5-2").Hears("SIT-15 battle-won piece=C1 other=O1 space=" + at + " face=5 otherface=2")
		enginetest.Equal(t, "C1", tab.where("C1"), at)
		enginetest.Equal(t, "O1", tab.where("O1"), "defeated")

		tab = fight().play("dice: 1-6")
		tab.Hears("SIT-15 battle-won piece=O1 other=C1 space=" + at + " face=6 otherface=1")
		enginetest.Equal(t, "C1", tab.where("C1"), "defeated")
		enginetest.Equal(t, "O1", tab.where("O1"), at)
	}

	t.Run("gentle: the collectors' better die", func(t *testing.T) {
		tab := draw(t, compile(t, "gentle"), "1..a......",
			rolled(Collectors, 3)).play("collectors: move C1 d1")
		tab.Refuses("dice: 4-5", "SIT-15 battle-dice piece=C1 other=O1 dice=2 otherdice=1")
		tab.Refuses("dice: 4-5,2", "SIT-15 battle-dice piece=C1 other=O1 dice=2 otherdice=1")
		tab.play("dice: 4,5-5").Hears("SIT-15 battle-tied piece=C1 other=O1 space=d1 face=5")
		tab.play("dice: 4,2-3").Hears("SIT-15 battle-won piece=C1 other=O1 space=d1 face=4 otherface=3")
		enginetest.Equal(t, "outcomes",
			len(tab.Game.Moves(
				&draw(t, tab.Game, "1.a.......", rolled(Collectors, 2)).play("collectors: move C1 c1").At,
				nil)), 216)
	})
}

func TestSIT16OverWithoutCollectors(t *testing.T) {
	g := compile(t, "standard")
	last := `
		.........a
		..........
		..........
		.........1`
	tab := draw(t, g, last, rolled(Collectors, 1), "loot = 24", `markers.C2 = "safe"`)
	tab.play("collectors: move C1 k4").Hears("SIT-06 moved piece=C1 space=j4 target=k4",
		"SIT-12 reached-safety piece=C1 space=k4 survivors=2",
		"SIT-16 game-over score=60 loot=24 survivors=2 par=50",
		"SIT-18 collectors-win seat=collectors score=60 par=50")
	for _, line := range []string{"dice: 3", "dice: 9", "obstructors: pass", "collectors: move C1 j4",
		"collectors: container d1"} {
		tab.Refuses(line, "SIT-16 over")
	}
	enginetest.Equal(t, "moves", len(g.Moves(&tab.At, nil)), 0)
	enginetest.Equal(t, "nobody owes", g.Pending(&tab.At).Over(), true)
	tab.Asks("SIT-16 prompt-over score=60 par=50")
	tab.Allows("table: fix loot 3")

	t.Run("by defeat, in mid-round", func(t *testing.T) {
		tab := draw(t, g, "1.a.......", rolled(Collectors, 2)).play("collectors: move C1 c1", "dice: 1-2")
		enginetest.Equal(t, "over", tab.At.Over(), true)
	})
}

func TestSIT17ScoringTable(t *testing.T) {
	g := compile(t, "standard")
	for loot, row := range map[int]int{0: 0, 7: 0, 8: 1, 15: 1, 16: 2, 23: 2, 24: 3, 31: 3, 32: 4, 99: 4,
		9999: 4} {
		for survivors := range 5 {
			enginetest.Equal(t, fmt.Sprint(loot, " loot, ", survivors, " survivors"),
				g.Score(loot, survivors), 10*(1+row+survivors))
		}
	}
}

func TestSIT18FiftyIsADraw(t *testing.T) {
	g := compile(t, "standard")
	for _, c := range []struct {
		loot, survivors int
		want            Result
	}{
		{16, 2, Result{Winner: "draw", Score: 50, Loot: 16, Survivors: 2}},
		{24, 2, Result{Winner: "collectors", Score: 60, Loot: 24, Survivors: 2}},
		{15, 2, Result{Winner: "obstructors", Score: 40, Loot: 15, Survivors: 2}},
		{0, 4, Result{Winner: "draw", Score: 50, Survivors: 4}},
	} {
		notes := []string{`due = "over"`, fmt.Sprint("loot = ", c.loot)}
		for n := range c.survivors {
			notes = append(notes, fmt.Sprintf("markers.C%d = \"safe\"", n+1))
		}
		tab := draw(t, g, ".........a", notes...)
		got := g.Result(&tab.At).(Result)
		if got.Winner != c.want.Winner || got.Score != c.want.Score || got.Loot != c.want.Loot ||
			got.Survivors != c.want.Survivors || got.Boards != nil {
			t.Errorf("%d loot, %d survivors: got %+v, want %+v", c.loot, c.survivors, got, c.want)
		}
		if won := g.Outcome(&tab.At).Winners; won.Has(Collectors) != (c.want.Winner == "collectors") ||
			won.Has(Obstructors) != (c.want.Winner == "obstructors") {
			t.Errorf("%d loot, %d survivors: winners %v", c.loot, c.survivors, won.List())
		}
	}
	if g.Result(&start(t, g).At) != nil {
		t.Error("a match that goes on has a result")
	}
}

func TestSIT19FirstThatFits(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, "1........a", rolled(Collectors, 3), `markers.C2 = "safe"`)
	tab.Refuses("dice: 9", "SIT-02 no-such-face face=9 faces=6")
	tab.Refuses("collectors: container d1", "SIT-06 wants-move seat=collectors roll=3")
	tab.Refuses("collectors: move C9 z9", "SIT-02 unknown-marker piece=C9")
	tab.Refuses("collectors: move C1 z9", "SIT-01 unknown-space space=z9")
	tab.Refuses("collectors: move O9 a1", "SIT-02 unknown-marker piece=O9")
	tab.Refuses("collectors: move O1 z9", "SIT-01 unknown-space space=z9")
	tab.Refuses("collectors: move C2 a1", "SIT-12 survivor piece=C2")
	tab.Refuses("collectors: move C3 a1", "SIT-06 defeated piece=C3")
	tab = draw(t, g, "1........a", rolled(Obstructors, 3), `markers.C2 = "safe"`)
	tab.Refuses("obstructors: move C2 a1", "SIT-12 survivor piece=C2")
	tab.Refuses("obstructors: return C2 a1", "SIT-12 return-survivor piece=C2")

	t.Run("the first clause where lifting any of several would do", func(t *testing.T) {
		// g1 past the obstructor on d1, or through the own marker on b2.
		tab := draw(t, g, `
			1..a......
			.2........`, rolled(Collectors, 6))
		tab.Refuses("collectors: move C1 g1",
			"SIT-08 opponent-in-the-way piece=C1 space=d1 target=g1 other=O1", "d1")
	})
}
