package saratoga

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// The other players lay what touches nobody, where they have no part.

func TestSAR06HeadWest(t *testing.T) {
	tab := play4(t).lays("move self", "bullet self", "defend red", "defend red")
	tab.has([]int{6, 5, 5, 5}, []int{5, 7, 5, 5})
	tab.Hears(
		"SAR-14 left-alone seat=C target=A", "SAR-14 left-alone seat=D target=A",
		"SAR-06 headed-west seat=A gain=1 progress=6", "SAR-08 got-supplies seat=B gain=2 supplies=7",
	)
}

func TestSAR07Convoy(t *testing.T) {
	tab := play4(t, "supplies = { red = 1, blue = 1 }").lays("move blue", "move red", "bullet self",
		"bullet self")
	tab.has([]int{7, 7, 5, 5}, []int{0, 0, 7, 7})
	tab.Hears(
		"SAR-07 convoy-met seat=A target=B gain=2 cost=1 progress=7 other=7",
		"SAR-08 got-supplies seat=C gain=2 supplies=7", "SAR-08 got-supplies seat=D gain=2 supplies=7",
	)
}

func TestSAR07AConvoyThatIsNotMetCostsNothing(t *testing.T) {
	tab := play4(t).lays("move blue", "move green", "move red", "move self")
	tab.has([]int{5, 5, 5, 6}, []int{5, 5, 5, 5})
	tab.Hears("SAR-07 convoy-missed seat=A target=B", "SAR-07 convoy-missed seat=B target=C",
		"SAR-07 convoy-missed seat=C target=A",
		"SAR-06 headed-west seat=D gain=1 progress=6")
}

func TestSAR07TwoConvoysGoAtOnce(t *testing.T) {
	play4(t).lays("move white", "move green", "move blue", "move red").has([]int{7, 7, 7, 7},
		[]int{4, 4, 4, 4})
}

func TestSAR08GetSupplies(t *testing.T) {
	tab := play4(t, "supplies.red = 0").lays("bullet self", "bullet red", "move self", "move self")
	tab.has([]int{4, 5, 6, 6}, []int{2, 4, 5, 5})
	enginetest.Equal(t, "told", tab.Say(tab.Heard[6]), "SAR-08 got-supplies seat=A gain=2 supplies=2")
}

func TestSAR09Sabotage(t *testing.T) {
	play4(t).lays("bullet blue", "bullet red", "bullet red", "move self").has([]int{3, 4, 5, 6},
		[]int{4, 4, 4, 5})
}

func TestSAR10RaidsTakeTwoForEachRaider(t *testing.T) {
	tab := play4(t, "progress.white = 9").lays("raid white", "raid white", "raid white", "bullet self")
	tab.has([]int{5, 5, 5, 3}, []int{4, 4, 4, 7})
	tab.Hears(
		"SAR-10 raided seat=A target=D damage=2 cost=1 raiders=3 supplies=4", "SAR-10 raided seat=B "+
			"target=D damage=2 cost=1 raiders=3 supplies=4",
		"SAR-10 raided seat=C target=D damage=2 cost=1 raiders=3 supplies=4", "SAR-17 loses seat=D loss=6 "+
			"before=9 after=3",
		"SAR-08 got-supplies seat=D gain=2 supplies=7",
	)
}

func TestSAR10ALoneRaidDoesNoDamageAndIsAnAttack(t *testing.T) {
	tab := play4(t).lays("raid green", "bullet self", "defend bullet", "bullet self")
	tab.has([]int{5, 5, 5, 5}, []int{4, 7, 5, 7})
	tab.Hears("SAR-10 raid-too-few seat=A target=C cost=1 raiders=1 need=2 supplies=4",
		"SAR-08 got-supplies seat=B gain=2 supplies=7", "SAR-08 got-supplies seat=D gain=2 supplies=7")
	// Two raids on two players are two lone raids.
	play4(t).lays("raid green", "raid white", "defend self", "defend self").has([]int{5, 5, 5, 5},
		[]int{4, 4, 5, 5})
}

func TestSAR11CircleTheWagonsHalvesTheLossRoundedDown(t *testing.T) {
	tab := play4(t).lays("raid green", "raid green", "defend self", "bullet green")
	tab.has([]int{5, 5, 3, 5}, []int{4, 4, 5, 4})
	tab.Hears(
		"SAR-10 raided seat=A target=C damage=2 cost=1 raiders=2 supplies=4", "SAR-10 raided seat=B "+
			"target=C damage=2 cost=1 raiders=2 supplies=4",
		"SAR-09 sabotaged seat=D target=C damage=1 cost=1 supplies=4", "SAR-11 loss-divided seat=C "+
			"would=5 by=2 loss=2 rest=1", "SAR-17 loses seat=C loss=2 before=5 after=3",
	)
	tab = play4(t).lays("bullet green", "bullet self", "defend self", "bullet self")
	tab.has([]int{5, 5, 5, 5}, []int{4, 7, 5, 7})
	enginetest.Equal(t, "told", tab.Say(tab.Heard[5]),
		"SAR-11 loss-divided seat=C would=1 by=2 loss=0 rest=1")
}

func TestSAR11SAR12SAR13AreNeedlessWhereNoOneAttacks(t *testing.T) {
	tab := play4(t, "progress.green = 0").lays("defend self", "defend bullet", "defend raid", "bullet self")
	tab.has([]int{4, 4, 0, 5}, []int{5, 5, 5, 7})
	tab.Hears(
		"SAR-11 needless-circle-the-wagons seat=A loss=1", "SAR-12 needless-git-off-my-land seat=B loss=1",
		"SAR-13 needless-raiders seat=C loss=1",
		"SAR-17 loses seat=A loss=1 before=5 after=4", "SAR-17 loses seat=B loss=1 before=5 after=4",
		"SAR-17 loses seat=C loss=1 before=0 after=0",
		"SAR-08 got-supplies seat=D gain=2 supplies=7",
	)
	// An attack on somebody else is none on them.
	play4(t).lays("defend self", "defend bullet", "defend raid", "bullet red").has([]int{5, 4, 4, 5},
		[]int{5, 5, 5, 4})
}

func TestSAR12GitOffMyLandTakesTheSuppliesOfSaboteurs(t *testing.T) {
	tab := play4(t).lays("bullet green", "bullet green", "defend bullet", "raid green")
	tab.has([]int{5, 5, 5, 5}, []int{4, 4, 7, 4})
	tab.Hears(
		"SAR-12 sabotage-fended-off seat=A target=C damage=1 cost=1 supplies=6",
		"SAR-12 sabotage-fended-off seat=B target=C damage=1 cost=1 supplies=7",
		"SAR-10 raid-too-few seat=D target=C cost=1 raiders=1 need=2 supplies=4",
	)
	// Raids do their damage.
	play4(t).lays("raid green", "raid green", "defend bullet", "bullet green").has([]int{5, 5, 1, 5},
		[]int{4, 4, 6, 4})
}

func TestSAR13RaidersTakesTheSuppliesOfRaidersALoneOneToo(t *testing.T) {
	tab := play4(t).lays("raid green", "raid green", "defend raid", "bullet green")
	tab.has([]int{5, 5, 4, 5}, []int{4, 4, 7, 4})
	tab.Hears(
		"SAR-13 raid-fended-off seat=A target=C damage=2 cost=1 raiders=2 supplies=6",
		"SAR-13 raid-fended-off seat=B target=C damage=2 cost=1 raiders=2 supplies=7",
		"SAR-09 sabotaged seat=D target=C damage=1 cost=1 supplies=4",
		"SAR-17 loses seat=C loss=1 before=5 after=4",
	)
	tab = play4(t).lays("raid green", "bullet self", "defend raid", "bullet self")
	tab.has([]int{5, 5, 5, 5}, []int{4, 7, 6, 7})
	enginetest.Equal(t, "told", tab.Say(tab.Heard[4]),
		"SAR-13 raid-too-few-fended-off seat=A target=C cost=1 raiders=1 need=2 supplies=6")
}

func TestSAR14YouScoundrelTurnsBackWhatOnePlayerDoes(t *testing.T) {
	tab := play4(t).lays("bullet green", "bullet green", "defend red", "bullet self")
	tab.has([]int{4, 5, 4, 5}, []int{4, 4, 6, 7})
	tab.Hears(
		"SAR-14 sabotage-turned-back seat=A target=C damage=1 cost=1 supplies=6",
		"SAR-09 sabotaged seat=B target=C damage=1 cost=1 supplies=4",
		"SAR-17 loses seat=A loss=1 before=5 after=4", "SAR-17 loses seat=C loss=1 before=5 after=4",
		"SAR-08 got-supplies seat=D gain=2 supplies=7",
	)
	// A lone raider does nothing that could happen to them, and loses the supply to the target.
	tab = play4(t).lays("raid green", "bullet self", "defend red", "bullet self")
	tab.has([]int{5, 5, 5, 5}, []int{4, 7, 6, 7})
	enginetest.Equal(t, "told", tab.Say(tab.Heard[4]),
		"SAR-14 raid-too-few-turned-back seat=A target=C cost=1 raiders=1 need=2 supplies=6")
}

func TestSAR14NoPenaltyIfTheyLeaveAlone(t *testing.T) {
	tab := play4(t).lays("bullet blue", "bullet self", "defend red", "defend green")
	tab.has([]int{5, 4, 5, 5}, []int{4, 7, 5, 5})
}

// What is turned back adds to what others do to the same player.
func TestSAR14WhatIsTurnedBackIsNoAttack(t *testing.T) {
	// Green turns red's sabotage back, and white sabotages red as well.
	tab := play4(t).lays("bullet green", "bullet self", "defend red", "bullet red")
	tab.has([]int{3, 5, 5, 5}, []int{4, 7, 6, 4})
}

func TestSAR15AnySabotageOrRaidIsAnAttack(t *testing.T) {
	for _, attack := range []string{"bullet green", "raid green"} {
		for _, defence := range []string{"defend self", "defend bullet", "defend raid"} {
			tab := play4(t).lays(attack, "bullet self", defence, "bullet self")
			for _, n := range tab.Heard {
				if n.Reason >= NeedlessCircleTheWagons.Reason && n.Reason <= NeedlessRaiders.Reason {
					t.Errorf("%s against %s: %s", attack, defence, tab.Say(n))
				}
			}
		}
	}
	// A convoy offered, and You Scoundrel!, are none.
	tab := play4(t).lays("move green", "defend green", "defend self", "bullet self")
	tab.has([]int{5, 5, 4, 5}, []int{5, 5, 5, 7})
}

func TestSAR16WhoHasNoSupplyCannotLayWhatCostsOne(t *testing.T) {
	tab := play4(t, "supplies.red = 0")
	tab.Refuses("A: lays bullet blue", "SAR-16 sabotage-too-dear seat=A supplies=0 cost=1")
	tab.Refuses("A: lays raid blue", "SAR-16 raid-too-dear seat=A supplies=0 cost=1")
	tab.Refuses("A: lays move blue", "SAR-16 convoy-too-dear seat=A supplies=0 cost=1")
	tab.lists("A", "lays move self, lays bullet self, lays defend blue, lays defend green, lays defend "+
		"white, lays defend self, lays defend bullet, lays defend raid")
}

func TestSAR16WhatAreNoPairs(t *testing.T) {
	tab := play4(t)
	tab.Refuses("A: lays raid self", "SAR-16 no-pair action=raid card=self")
	tab.Refuses("A: lays move bullet", "SAR-16 no-pair action=move card=bullet")
	for _, pair := range []string{"move raid", "move defend", "move move", "bullet bullet", "bullet raid",
		"raid bullet", "raid raid", "defend move", "defend defend"} {
		tab.Refuses("A: lays "+pair, "SAR-16 no-pair")
	}
	tab.Refuses("A: lays self move", "SAR-16 no-action card=self")
	tab.Refuses("A: lays blue self", "SAR-16 no-action card=blue")
}

func TestSAR16WhoHasNoPairLeftPasses(t *testing.T) {
	tab := play4(t, "supplies.red = 0", "turn = 2", `first.red = "defend self"`)
	tab.lists("A", "pass")
	tab.Refuses("B: pass", "SAR-16 can-lay seat=B action=move card=red")
	tab.lays("pass", "bullet red", "raid red", "bullet self")
	tab.has([]int{4, 5, 5, 5}, []int{0, 4, 4, 7})
	enginetest.Equal(t, "told", tab.Say(tab.Heard[0]), "SAR-16 laid-nothing seat=A")
}

func TestSAR17DamageIsCountedInFullAndTakenDownToNought(t *testing.T) {
	// Green would lose 4 and has 1: halved it is 2, and green ends at 0.
	tab := play4(t, "progress.green = 1").lays("raid green", "raid green", "defend self", "bullet self")
	tab.has([]int{5, 5, 0, 5}, []int{4, 4, 5, 7})
	enginetest.Equal(t, "told", tab.Say(tab.Heard[7]), "SAR-17 loses seat=C loss=2 before=1 after=0")
}

func TestSAR18SelfMayBeGoneInTheSecondTurn(t *testing.T) {
	tab := play4(t).lays("move self", "bullet self", "defend self", "move red")
	for _, line := range []string{"A: lays bullet self", "B: lays move self", "C: lays move self"} {
		tab.Refuses(line, "SAR-04 laid-in-first-turn")
	}
	tab.Allows("D: lays bullet self")
}

func TestWorkedTwoRaidAndGreenCirclesTheWagons(t *testing.T) {
	tab := play4(t).lays("raid green", "raid green", "defend self", "bullet self")
	tab.has([]int{5, 5, 3, 5}, []int{4, 4, 5, 7})
	tab.Hears(
		"SAR-10 raided seat=A target=C damage=2 cost=1 raiders=2 supplies=4", "SAR-10 raided seat=B "+
			"target=C damage=2 cost=1 raiders=2 supplies=4",
		"SAR-11 loss-divided seat=C would=4 by=2 loss=2 rest=0",
		"SAR-17 loses seat=C loss=2 before=5 after=3", "SAR-08 got-supplies seat=D gain=2 supplies=7",
	)
}

func TestWorkedTwoRaidAndGreenPlaysYouScoundrelOnRed(t *testing.T) {
	tab := play4(t).lays("raid green", "raid green", "defend red", "bullet self")
	tab.has([]int{3, 5, 3, 5}, []int{4, 4, 6, 7})
	tab.Hears(
		"SAR-14 raid-turned-back seat=A target=C damage=2 cost=1 raiders=2 supplies=6",
		"SAR-10 raided seat=B target=C damage=2 cost=1 raiders=2 supplies=4",
		"SAR-17 loses seat=A loss=2 before=5 after=3", "SAR-17 loses seat=C loss=2 before=5 after=3",
		"SAR-08 got-supplies seat=D gain=2 supplies=7",
	)
}

func TestWorkedRedSabotagesAndGreenPlaysRaiders(t *testing.T) {
	tab := play4(t).lays("bullet green", "bullet self", "defend raid", "bullet self")
	tab.has([]int{5, 5, 4, 5}, []int{4, 7, 5, 7})
}

func TestWorkedRedAndBlueMoveOnEachOther(t *testing.T) {
	tab := play4(t, "supplies = { red = 1, blue = 1 }").lays("move blue", "move red", "bullet self",
		"bullet self")
	tab.has([]int{7, 7, 5, 5}, []int{0, 0, 7, 7})
}

// What everyone has laid is told first, in seat order, each under the clause of its play.
func TestWhatEveryoneHasLaidIsToldFirst(t *testing.T) {
	tab := load(t, compile(t, 6, nil)).play("F: lays move self", "E: lays move red", "D: lays bullet self",
		"C: lays move red", "B: lays raid red", "A: lays defend self")
	want := []string{
		"SAR-11 laid-circle-the-wagons seat=A", "SAR-10 laid-raid seat=B target=A",
		"SAR-07 laid-convoy seat=C target=A", "SAR-08 laid-get-supplies seat=D",
		"SAR-07 laid-convoy seat=E target=A", "SAR-06 laid-head-west seat=F",
	}
	for i, text := range want {
		enginetest.Equal(t, "told", tab.Say(tab.Heard[i]), text)
	}
	enginetest.Equal(t, "told last", tab.Say(tab.Heard[len(tab.Heard)-1]), "SAR-04 next-turn round=1 turn=2")
	tab.lays("bullet blue", "defend green", "defend bullet", "defend raid", "raid blue", "raid blue")
	for i, text := range []string{
		"SAR-09 laid-sabotage seat=A target=B", "SAR-14 laid-you-scoundrel seat=B target=C",
		"SAR-12 laid-git-off-my-land seat=C",
		"SAR-13 laid-raiders seat=D", "SAR-10 laid-raid seat=E target=B", "SAR-10 laid-raid seat=F target=B",
	} {
		enginetest.Equal(t, "told", tab.Say(tab.Heard[i]), text)
	}
	enginetest.Equal(t, "told last", tab.Say(tab.Heard[len(tab.Heard)-1]), "SAR-04 next-round round=2")
}

// The position right after each line is what the line says.
func TestWhatIsToldIsSoRightThen(t *testing.T) {
	g := compile(t, 4, nil)
	tab := load(t, g, `laid = { red = "raid green", blue = "raid green", white = "move self" }`)
	var seen []string
	engines.Wrap(g).Watch(tab.At, tab.Read("C: lays defend red"),
		func(n engines.Message, at engines.Position) {
			p := at.(Position)
			seen = append(seen, fmt.Sprint(info.Reasons[n.Reason].Name, p.progress[:4], p.supplies[:4]))
		})
	want := []string{
		"laid-raid[5 5 5 5] [5 5 5 5]", "laid-raid[5 5 5 5] [5 5 5 5]", "laid-you-scoundrel[5 5 5 5] [5 5 5 5]", "laid-head-west[5 5 5 5] [5 5 5 5]",
		"raid-turned-back[5 5 5 5] [4 5 6 5]", "raided[5 5 5 5] [4 4 6 5]", "loses[3 5 5 5] [4 4 6 5]",
		"loses[3 5 3 5] [4 4 6 5]",
		"headed-west[3 5 3 6] [4 4 6 5]", "next-turn[3 5 3 6] [4 4 6 5]",
	}
	if diff := cmp.Diff(want, seen); diff != "" {
		t.Errorf("told, and the position then (-want +got):\n%s", diff)
	}
}
